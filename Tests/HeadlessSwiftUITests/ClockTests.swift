@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct ClockTests {
  private struct Loading: View {
    @State private var items: [String]?
    var body: some View {
      if let items { Text(items.joined()) } else { Text("Loading") }
      EmptyView()
        .task {
          try? await HeadlessProgram.sleep(for: .seconds(2))
          items = ["Tea"]
        }
        .onAppear { HeadlessProgram.run(after: .milliseconds(500)) { say("later") } }
    }
  }

  @Test func aStepRunsOnlyWhatIsDue() throws {
    let app = Simulator()
    app.open(Loading())
    #expect(app.snapshot().nextDue == 0.5)
    #expect(app.snapshot().labels == ["Loading"])
    try app.wait(.seconds(1))
    let step = app.snapshot()
    #expect(step.prints == ["later"])
    #expect(step.labels == ["Loading"])
    #expect(step.nextDue == 1)
    try app.wait(.seconds(1))
    #expect(app.snapshot().labels == ["Tea"])
    #expect(app.snapshot().nextDue == nil)
  }

  private struct Ticking: View {
    @State private var ticks = 0
    private let beat = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Text("\(ticks) ticks")
        .onReceive(beat) { _ in ticks += 1 }
        .onAppear {
          let timer = Timer(fire: HeadlessProgram.now.addingTimeInterval(2), interval: 2, repeats: true) {
            timer in
            say("fired")
            timer.invalidate()
          }
          HeadlessProgram.start(timer)
        }
    }
  }

  @Test func aTimerFiresOnceAnInterval() throws {
    let app = Simulator()
    app.open(Ticking())
    #expect(app.snapshot().labels == ["0 ticks"])
    try app.wait(.seconds(5))
    let step = app.snapshot()
    #expect(step.labels == ["5 ticks"])
    #expect(step.prints == ["fired"])
  }

  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var found = "nothing"
    private var search: AnyCancellable?
    init() {
      search = $text.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .receive(on: DispatchQueue.main).sink { [weak self] in self?.found = $0 }
    }
  }

  private struct Debounced: View {
    @StateObject private var model = Model()
    var body: some View {
      TextField("Query", text: $model.text)
      Text(model.found)
    }
  }

  @Test func debounceWaitsForAPause() throws {
    let app = Simulator()
    app.open(Debounced())
    try app.type("t", into: "Query")
    try app.wait(.milliseconds(200))
    try app.type("ea", into: "Query")
    try app.wait(.milliseconds(200))
    #expect(app.snapshot().labels.contains("nothing"))
    try app.wait(.milliseconds(200))
    #expect(app.snapshot().labels.contains("tea"))
  }

  private struct Phases: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(phase)").onChange(of: phase) { _, new in say("\(new)") } }
  }

  @Test func aSceneIsInactiveOnItsWay() throws {
    let app = Simulator()
    app.open(Phases())
    try app.enterBackground()
    #expect(app.snapshot().prints == ["inactive", "background"])
    #expect(throws: Simulator.StepError.self) { try app.enterBackground() }
    try app.enterForeground()
    #expect(app.snapshot().prints == ["inactive", "active"])
  }

  @Test func theDayIsAlwaysTheSame() {
    let app = Simulator()
    app.open(Text("x"))
    app.run { say("\(HeadlessProgram.now.timeIntervalSince1970)") }
    #expect(app.snapshot().prints == ["1781516460.0"])
  }

  private struct Seconds: View {
    let start: Date
    @State private var text = "still"
    var body: some View {
      TimelineView(.periodic(from: start, by: 1)) { Text("\(Int($0.date.timeIntervalSince(start))) s") }
      Button("Go") {
        withAnimation(.linear(duration: 2)) {
          text = "moving"
        } completion: {
          text = "done"
        }
      }
      Text(text)
    }
  }

  @Test func timelinesAndAnimationsTakeTheirTime() throws {
    let app = Simulator()
    app.open(Seconds(start: HeadlessProgram.opening))
    #expect(app.snapshot().labels == ["0 s", "Go", "still"])
    try app.tap("Go")
    try app.wait(.seconds(1.5))
    #expect(app.snapshot().labels == ["1 s", "Go", "moving"])
    try app.wait(.seconds(1))
    #expect(app.snapshot().labels == ["2 s", "Go", "done"])
  }

  @Test func blockingTheMainThreadTakesTime() throws {
    let app = Simulator()
    app.open(Text("a"))
    var moments: [Double] = []
    func note() { moments.append(HeadlessProgram.now.timeIntervalSince(HeadlessProgram.opening)) }
    app.run {
      HeadlessProgram.run(after: .seconds(1), note)
      HeadlessProgram.block(for: 3)
      note()
    }
    // What was due after a second had to wait for the other two.
    #expect(moments == [3, 3])
  }

  @Test func theClocksShowTheModelsTime() throws {
    let app = Simulator()
    app.open(Text("a"))
    var moments: [(ContinuousClock.Instant, SuspendingClock.Instant)] = []
    func note() {
      moments.append(
        (HeadlessProgram.instant(of: ContinuousClock()), HeadlessProgram.instant(of: SuspendingClock())))
    }
    app.run(note)
    app.run(note)
    try app.wait(.seconds(2))
    app.run(note)
    #expect(moments[0] == moments[1])
    #expect(moments[0].0.duration(to: moments[2].0) == .seconds(2))
    #expect(moments[0].1.duration(to: moments[2].1) == .seconds(2))
  }
}

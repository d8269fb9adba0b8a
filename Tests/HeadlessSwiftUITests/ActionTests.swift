@_spi(Headless) import HeadlessSwiftUI
import Testing

/// What the model lists can be done, and what it does not list cannot.
@MainActor
@Suite(.serialized)
struct ActionTests {
  private struct Shop: View {
    @State private var tab = 0
    @State private var path = NavigationPath()
    @State private var isShown = false
    @State private var isAsked = false
    @State private var isOn = false
    @State private var size = "S"
    @State private var items = ["Tea", "Milk"]
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Tea", value: 1)
            NavigationLink("Tea", value: 2)
            Button("Sheet") { isShown = true }
            Button("Alert") { isAsked = true }
            Button("Off") {}.disabled(true)
            Toggle("Switch", isOn: $isOn)
            Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
            ForEach(items, id: \.self) { Text($0) }
              .onDelete { items.remove(atOffsets: $0) }
            Text("Plain")
          }
          .navigationDestination(for: Int.self) { number in
            Text("Number \(number)").navigationBarBackButtonHidden(number == 2)
          }
        }
        .tabItem { Text("First") }.tag(0)
        Text("Other").tabItem { Text("Second") }.tag(1)
      }
      .sheet(isPresented: $isShown) { Button("Close") { isShown = false }.interactiveDismissDisabled(isOn) }
      .alert("Sure?", isPresented: $isAsked) {
        Button("Yes", role: .destructive) { items = [] }
        Button("No", role: .cancel) {}
      }
    }
  }

  private func replay(_ trail: [Simulator.Action], os: Int) throws -> Simulator {
    let app = Simulator(os: os)
    app.open(Shop())
    for action in trail { try app.perform(action) }
    return app
  }

  @Test(arguments: [16, 18, 26])
  func whatIsListedCanBeDoneAndNothingElse(os: Int) throws {
    var known: Set<String> = []
    var waiting: [[Simulator.Action]] = [[]]
    while let trail = waiting.first, known.count < 40 {
      waiting.removeFirst()
      let app = try replay(trail, os: os)
      guard known.insert(app.stateKey()).inserted else { continue }
      let before = app.stateKey()
      let listed = app.availableActions()
      #expect(app.stateKey() == before, "asking changes nothing")
      #expect(Set(listed).count == listed.count)
      for action in listed {
        // Throws what it says where it cannot be done.
        let other = try replay(trail + [action], os: os)
        #expect(!other.isRestless && other.snapshot().crash == nil)
        waiting.append(trail + [action])
      }
      for verb in [Simulator.Action.Verb.back, .swipeDown, .pullDown, .swipeLeft] {
        guard !listed.contains(.init(verb)) else { continue }
        #expect(throws: Simulator.StepError.self) { try app.perform(.init(verb)) }
      }
      #expect(!listed.contains { $0.label == "Off" || $0.label == "Plain" && $0.verb == .tap })
    }
    #expect(known.count == 40)
  }

  @Test func listsByNumberWhatSharesALabel() throws {
    let listed = try replay([], os: 26).availableActions()
    #expect(listed.contains(.init(.tap, "Tea", number: 1)) && listed.contains(.init(.tap, "Tea", number: 2)))
    #expect(!listed.contains(.init(.tap, "Tea")))
    #expect(
      listed.contains(.init(.selectTab, "Second")) && listed.contains(.init(.choose, "M", picker: "Size")))
    #expect(!listed.contains { $0.verb == .back })
    #expect(
      try replay([.init(.tap, "Alert")], os: 26).availableActions() == [
        .init(.tap, "Yes"), .init(.tap, "No"),
      ])
    #expect(
      try replay([.init(.tap, "Tea", number: 2)], os: 26).availableActions().allSatisfy { $0.verb != .back })
  }

  private final class Store: ObservableObject {
    @Published var count = 0
    let id = UUID()
  }

  private struct Hidden: View {
    @StateObject private var store = Store()
    @State private var secret = 0
    @AppStorage("ActionTests.hidden") private var kept = 0
    let session = UUID()
    var body: some View {
      VStack {
        Button("Model") { store.count = (store.count + 1) % 2 }
        Button("State") { secret = (secret + 1) % 2 }
        Button("Storage") { kept = (kept + 1) % 2 }
        Button("Sleep") { Task { try? await HeadlessProgram.sleep(for: .seconds(5)) } }
      }
    }
  }

  @Test(arguments: ["Model", "State", "Storage"])
  func keysTellApartWhatCannotBeSeen(label: String) throws {
    func key(_ taps: Int) throws -> String {
      let app = Simulator(os: 26)
      app.open(Hidden())
      for _ in 0..<taps { try app.tap(label) }
      defer { if label == "Storage", taps % 2 == 1 { try? app.tap(label) } }
      return app.stateKey()
    }
    // Identifiers made at random are in them, as numbers. What was never written is not as what was put back.
    #expect(try key(0) == key(0))
    #expect(try key(1) != key(2))
    #expect(try key(2) == key(2))
    #expect(try key(1) == key(1))
  }

  @Test func keysHoldWhatSleeps() throws {
    let app = Simulator(os: 26)
    app.open(Hidden())
    let before = app.stateKey()
    try app.tap("Sleep")
    #expect(app.stateKey() != before)
  }

  @Test func whatDiffersInEachRunIsNumberedByFirstAppearance() {
    let (a, b) = ("7C0E1A52-4F0B-4B6C-9D2E-0A1B2C3D4E5F", "00000000-0000-0000-0000-000000000001")
    #expect(numbered("x \(a) y \(b) \(a)") == "x #1 y #2 #1")
    #expect(numbered("ObjectIdentifier(0x00007f00deadbeef)") == "ObjectIdentifier(#1)")
    #expect(numbered("2026-07-04 a-b") == "2026-07-04 a-b")
  }

  @Test func everyIdentifierAndAddressIsFound() {
    let (one, two) = ("0f8fad5b-D9CB-469f-A165-70867728950e", "7C9E6679-7425-40DE-944B-E07FC1F90AE7")
    let cases = [
      ("", ""), ("plain - text 0x12345", "plain - text 0x12345"),
      ("\(one), \(two), \(one)", "#1, #2, #1"), ("a\(two)b", "a#1b"), ("\(one)\(two)", "#1#2"),
      ("at 0x7f00aa11 and \(one), 0x7f00aa11.", "at #1 and #2, #1."), ("0x7F00AA11", "0x7F00AA11"),
      (String(one.dropLast()), String(one.dropLast())), ("é\(one)é 😀 0xabcdef", "é#1é 😀 #2"),
      ("00x123456", "0#1"),
    ]
    for (text, expected) in cases { #expect(numbered(text) == expected, "\(text)") }
  }
}

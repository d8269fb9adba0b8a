import Foundation
@_spi(Headless) import HeadlessSwiftUI
import Testing

@MainActor
@Suite(.serialized)
struct WindowTests {
  private struct Desk: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    @SceneStorage("kept") private var kept = 0
    var body: some View {
      Text("\(count), \(kept)")
      Button("Count") {
        count += 1
        kept += 1
      }
      Button("New") { openWindow(id: "desk") }
      Button("Letter 1") { openWindow(value: 1) }
      Button("Letter 2") { openWindow(value: 2) }
      Button("Nowhere") { openWindow(id: "nowhere") }
      Button("Leave") { dismiss() }
      Button("Close this") { dismissWindow() }
      Button("Close letters") { dismissWindow(id: "letter") }
      Button("Show") { openWindow(id: "letter", value: 1) }
    }
  }

  private struct Letter: View {
    let number: Int?
    @State private var isRead = false
    var body: some View {
      Button("Read") { isRead = true }
      Text("letter \(number ?? 0)\(isRead ? ", read" : "")")
      Desk()
    }
  }

  private struct Office: App {
    init() {}
    var body: some Scene {
      WindowGroup(id: "desk") { Desk() }
      WindowGroup(id: "letter", for: Int.self) { $number in Letter(number: number) }
    }
  }

  private struct Post: App {
    @State private var address = "none"
    init() {}
    var body: some Scene {
      WindowGroup { Text(address).onOpenURL { address = $0.absoluteString } }
    }
  }

  @Test func windowsFollowTheStateOfTheirApp() throws {
    let app = Simulator()
    app.open(app: Post())
    #expect(app.snapshot().labels == ["none"])
    try app.openURL(try #require(URL(string: "shop://tea")))
    #expect(app.snapshot().labels == ["shop://tea"])
  }

  private func office() -> Simulator {
    let app = Simulator(sizeClass: .regular)
    app.open(app: Office())
    return app
  }

  @Test func aNewWindowHasStateOfItsOwn() throws {
    let app = office()
    try app.tap("Count")
    #expect(app.snapshot().labels.first == "1, 1")
    try app.tap("New")
    var step = app.snapshot()
    #expect(step.kinds == [.window, .window])
    #expect(step.labels.first == "0, 0")
    try app.tap("Nowhere")
    step = app.snapshot()
    #expect(step.blocked == "no scene of the app opens windows for id “nowhere”")
    #expect(step.kinds.count == 2)
    try app.tap("Count")
    try app.openWindow()
    #expect(app.snapshot().labels.first == "0, 0")
    let phone = Simulator()
    phone.open(app: Office())
    try phone.tap("New")
    step = phone.snapshot()
    #expect(step.kinds == [.window])
    #expect(step.blocked == "a phone has one window: openWindow does nothing")
    #expect(phone.snapshot().blocked == nil)
    #expect(throws: Simulator.StepError.self) { try phone.openWindow() }
  }

  @Test func aValueShownAlreadyBringsItsWindowForward() throws {
    let app = office()
    try app.tap("Letter 1")
    try app.tap("Read")
    try app.tap("Letter 2")
    #expect(app.snapshot().labels.contains("letter 2"))
    try app.tap("Show")
    let step = app.snapshot()
    #expect(step.labels.contains("letter 1, read"))
    #expect(step.kinds.count == 3)
  }

  @Test func windowsAreClosed() throws {
    let app = office()
    for button in ["Leave", "Close this"] {
      try app.tap(button)
      #expect(app.snapshot().kinds.count == 1, "the only window stays")
      try app.tap("Letter 2")
      try app.tap(button)
      #expect(app.snapshot().kinds.count == 1)
      #expect(app.snapshot().labels.first == "0, 0")
    }
    try app.tap("Letter 1")
    try app.tap("Letter 2")
    try app.tap("Close letters")
    #expect(app.snapshot().kinds == [.window])
  }

  @Test func anActivityReachesTheHandlersOfItsType() throws {
    let app = Simulator()
    app.open(
      Text("a")
        .onContinueUserActivity("read") { say("read \($0.userInfo?["book"] ?? "nothing")") }
        .onContinueUserActivity("write") { _ in say("write") })
    try app.continueActivity("read", userInfo: ["book": "Emma"])
    #expect(app.snapshot().prints == ["read Emma"])
    #expect {
      try app.continueActivity("raed", userInfo: [:])
    } throws: {
      "\($0)".hasSuffix("there is “write”, “read”") || "\($0)".hasSuffix("there is “read”, “write”")
    }
  }
}

import HandbookModel
import HandbookScenarios

/// The UI tests of a page: a method for each run of its scenarios.
func testSource(_ name: String, title: String, _ snippets: [ExportedSnippet]) -> String {
  var lines = [
    "import XCTest", "", "/// \(title.split(separator: "\n").joined(separator: " "))",
    "final class \(name): ScenarioCase {",
  ]
  for snippet in snippets {
    for run in snippet.scenarios {
      if lines.last != lines[3] { lines.append("") }
      lines += ["  /// \(run.place)", "  func \(run.test)() throws {"]
      lines += steps(of: run).map { "    \($0)" }
      lines.append("  }")
    }
  }
  lines.append("}")
  return lines.joined(separator: "\n") + "\n"
}

/// A run's commands as calls of `ScenarioCase`, the base class of the tests (see below).
private func steps(of exported: ExportedSnippet.Run) -> [String] {
  var lines: [String] = []
  let run = exported.run
  // A run of the model's newest version is also meant for all later ones, so it needs no certain version.
  if run.os != ScenarioRun.defaultVersion { lines.append("try needs(iOS: \(run.os.major))") }
  if let variant = run.variant { lines.append("sourcesDiffer(\(swiftLiteral(variant.rawValue)))") }
  var isRegular = false
  var number = -1
  for (index, command) in run.commands.enumerated() {
    switch command.kind {
    case .action(.bind): continue
    case .action(let action):
      number += 1
      if case .size(let compact) = action { isRegular = !compact }
      let call = call(action, index: index, screen: exported.screen)
      let expectations = expectations(after: index, in: run.commands)
      let crashes = expectations.contains { if case .crash = $0.1 { true } else { false } }
      lines.append(crashes ? "try ends { \(call) }" : call)
      guard exported.record.steps.indices.contains(number), !crashes else { continue }
      let step = exported.record.steps[number]
      if expectations.contains(where: { $0.1.isAboutScreens }), let seen = sees(step, isRegular) {
        lines.append(seen)
      }
      for (command, expectation) in expectations {
        switch expectation {
        case .tab(let label): lines.append("seesTab(\(swiftLiteral(label)))")
        case .text(let text): lines.append("seesText(\(swiftLiteral(text)))")
        case .noText(let text): lines.append("seesNoText(\(swiftLiteral(text)))")
        case .enabled(let label, let isEnabled):
          lines.append("sees(\(swiftLiteral(label)), enabled: \(isEnabled))")
        case .value(let value, let label):
          lines.append("sees(value: \(swiftLiteral(value ?? "")), in: \(swiftLiteral(label)))")
        case .title(let title): lines.append("sees(title: \(swiftLiteral(title)), [])")
        case .alert(let text): lines.append("seesAlert(\(swiftLiteral(text)))")
        case .noAlert: lines.append("seesNoAlert()")
        case .crash: break
        default:
          if !expectation.isAboutScreens { lines.append("cannotSee(\(swiftLiteral(command.text)))") }
        }
      }
    case .expectation: continue
    }
  }
  return lines
}

private func call(_ action: ScenarioAction, index: Int, screen: String) -> String {
  switch action {
  case .bind: ""
  case .open: "try open(\(swiftLiteral(screen)))"
  case .tap(let label, let place, let number):
    "tap(\(swiftLiteral(label))\(place.map { ", in: \(swiftLiteral($0))" } ?? "")\(number.map { ", number: \($0)" } ?? ""))"
  case .doubleTap(let label): "doubleTap(\(swiftLiteral(label)))"
  case .press(let label): "press(\(swiftLiteral(label)))"
  case .tapOutside: "tapOutside()"
  case .type(let text, let field): "type(\(swiftLiteral(text)), into: \(swiftLiteral(field)))"
  case .submit: "submit()"
  case .choose(let option, let picker):
    "try choose(\(swiftLiteral(option))\(picker.map { ", in: \(swiftLiteral($0))" } ?? ""))"
  case .swipe(nil, let left): "swipePage(left: \(left))"
  case .swipe(let row?, let left): "swipe(\(swiftLiteral(row)), left: \(left))"
  case .drag(let row, let other): "drag(\(swiftLiteral(row)), to: \(swiftLiteral(other)))"
  case .continueActivity(let type, _): "try cannotDo(\(swiftLiteral("continue activity \"\(type)\"")))"
  case .openWindow: "try cannotDo(\"open window\")"
  case .background: "background()"
  case .foreground: "foreground()"
  case .wait(let milliseconds): "wait(milliseconds: \(milliseconds))"
  case .back: "back()"
  case .pullDown: "pullDown()"
  case .swipeDown: "swipeDown()"
  case .selectTab(let label): "selectTab(\(swiftLiteral(label)))"
  case .openURL(let address): "openURL(\(swiftLiteral(address)))"
  case .run(let statement): "runCommand(\(index), \(swiftLiteral(statement)))"
  case .relaunch: "relaunch()"
  case .size(let compact): "try needs(compact: \(compact))"
  }
}

private func expectations(
  after index: Int, in commands: [ScenarioCommand]
) -> [(ScenarioCommand, ScenarioExpectation)] {
  commands[(index + 1)...].prefix { if case .expectation = $0.kind { true } else { false } }.compactMap {
    if case .expectation(let expectation) = $0.kind { ($0, expectation) } else { nil }
  }
}

/// A call that compares the screen with what the model recorded. The names of views cannot be seen, so
/// titles, texts and controls stand for them.
private func sees(_ step: ScenarioRecord.Step, _ isRegular: Bool) -> String? {
  guard let layer = step.layers.last, let screen = layer.stack.last else { return nil }
  // A list creates only rows that are on the screen, so only the first six labels are compared.
  let labels = screen.content.filter { $0.kind != .image && !$0.label.isEmpty }.prefix(6).map(\.label)
  var arguments: [String] = []
  if let title = screen.title { arguments.append("title: \(swiftLiteral(title))") }
  arguments.append("[" + labels.map(swiftLiteral).joined(separator: ", ") + "]")
  if !isRegular, layer.kind != .alert, layer.kind != .dialog {
    arguments.append("canGoBack: \(layer.stack.count > 1)")
  }
  return "sees(\(arguments.joined(separator: ", ")))"
}

extension ScenarioExpectation {
  fileprivate var isAboutScreens: Bool {
    switch self {
    case .stack, .screen, .sheet, .cover, .noSheet, .underneath, .stays: true
    default: false
    }
  }
}

/// The base class of all UI tests, which is the same in every project.
let scenarioCaseSource = #"""
  import XCTest

  /// Does what scenarios say, in the app of this project.
  @MainActor
  class ScenarioCase: XCTestCase {
    let app = XCUIApplication()

    /// Seconds to wait for what a step should bring.
    private let patience: TimeInterval = 5

    // MARK: Where it happens

    /// Skips the test unless the simulator runs this version.
    func needs(iOS version: Int) throws {
      let running = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
      try XCTSkipUnless(running == version, "about iOS \(version), and this is iOS \(running)")
    }

    /// Skips the test unless the simulator has this much room.
    func needs(compact: Bool) throws {
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      try XCTSkipUnless(isPad != compact, compact ? "needs an iPhone" : "needs an iPad")
    }

    /// Sources differ on what happens: the test may fail, and tells which of them is right here.
    func sourcesDiffer(_ variant: String) {
      XCTExpectFailure("sources differ; this is what is \(variant)", strict: false)
    }

    // MARK: What a user does

    func open(_ screen: String) throws {
      continueAfterFailure = false
      app.launchArguments = ["-screen", screen]
      app.launch()
      try XCTSkipIf(app.staticTexts["handbook: opens an app"].exists, "opens an app, which cannot be shown here")
    }

    /// Taps the frontmost element with this label, a button if there is one.
    ///
    /// - Parameters:
    ///   - place: A text in the same cell.
    ///   - number: Which of several, 1-based from the top.
    func tap(_ label: String, in place: String? = nil, number: Int? = nil) {
      if place != nil || number != nil {
        let scope: XCUIElement = place.map { text in
          app.cells.containing(NSPredicate(format: "label CONTAINS %@", text)).firstMatch
        } ?? app
        let found = scope.buttons.matching(NSPredicate(format: "label == %@", label))
        return found.element(boundBy: (number ?? 1) - 1).tap()
      }
      let queries = [
        app.buttons[label], app.switches[label], app.links[label], app.cells[label],
        app.cells.containing(NSPredicate(format: "label == %@", label)).firstMatch,
        app.staticTexts[label], element(saying: label),
      ]
      XCTAssert(element(saying: label).waitForExistence(timeout: patience), "nothing is called \(label)")
      guard let found = queries.first(where: { $0.exists && $0.isHittable }) ?? queries.first(where: \.exists)
      else { return XCTFail("nothing to tap is called \(label)") }
      if found.elementType == .switch {
        found.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
      } else {
        found.firstMatch.tap()
      }
    }

    func doubleTap(_ label: String) { element(saying: label).doubleTap() }

    func press(_ label: String) { element(saying: label).press(forDuration: 1) }

    /// Taps near the top of the screen, beside what is presented.
    func tapOutside() { app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.04)).tap() }

    func type(_ text: String, into label: String) {
      let field = field(label)
      guard field.exists else { return XCTFail("no field is called \(label)") }
      field.tap()
      field.typeText(text)
    }

    func submit() { app.typeText("\n") }

    /// Opens the picker, unless its options are on the screen, and taps one.
    func choose(_ option: String, in picker: String? = nil) throws {
      try XCTSkipIf(
        app.datePickers.firstMatch.exists, "a date picker is different on each release: choose \(option) by hand")
      if !app.buttons[option].exists, let picker { element(saying: picker).tap() }
      tap(option)
    }

    func swipe(_ row: String, left: Bool) {
      let cell = app.cells.containing(NSPredicate(format: "label CONTAINS %@", row)).firstMatch
      let target = cell.exists ? cell : element(saying: row)
      if left { target.swipeLeft() } else { target.swipeRight() }
    }

    func swipePage(left: Bool) {
      let from = app.coordinate(withNormalizedOffset: CGVector(dx: left ? 0.9 : 0.1, dy: 0.5))
      let to = app.coordinate(withNormalizedOffset: CGVector(dx: left ? 0.1 : 0.9, dy: 0.5))
      from.press(forDuration: 0.05, thenDragTo: to)
    }

    /// Drags a row by its handle, which is there in edit mode, or else by a long press.
    func drag(_ row: String, to other: String) {
      func target(_ row: String) -> XCUIElement {
        let handle = app.buttons["Reorder \(row)"].firstMatch
        return handle.exists ? handle : element(saying: row)
      }
      target(row).press(forDuration: 1, thenDragTo: target(other))
    }

    func background() {
      XCUIDevice.shared.press(.home)
      _ = app.wait(for: .runningBackgroundSuspended, timeout: patience)
    }

    func foreground() { app.activate() }

    func wait(milliseconds: Int) { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }

    func back() {
      guard let button = backButton else { return XCTFail("there is no back button") }
      button.tap()
    }

    func pullDown() {
      let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
      start.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)))
    }

    func swipeDown() {
      let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.12))
      start.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.97)))
    }

    func selectTab(_ label: String) {
      let tab = tab(label)
      XCTAssert(tab.waitForExistence(timeout: patience), "no tab is called \(label)")
      tab.tap()
    }

    func openURL(_ address: String) {
      guard let url = URL(string: address) else { return XCTFail("\(address) is not a URL") }
      app.open(url)
    }

    /// Skips the rest: no UI test can do such a step.
    func cannotDo(_ step: String) throws { throw XCTSkip("no UI test can do this: \(step)") }

    /// Has the app run a `run` line of the scenario.
    func runCommand(_ number: Int, _ statement: String) {
      XCTContext.runActivity(named: "run \(statement)") { _ in }
      CFNotificationCenterPostNotification(
        CFNotificationCenterGetDarwinNotifyCenter(),
        CFNotificationName("handbook.run.\(number)" as CFString), nil, nil, true)
      _ = app.wait(for: .notRunning, timeout: 1)
    }

    /// Ends the app as the system does, once it has had the time to save its scene, and starts it again.
    func relaunch() {
      XCUIDevice.shared.press(.home)
      _ = app.wait(for: .runningBackgroundSuspended, timeout: patience)
      app.terminate()
      app.launch()
    }

    // MARK: What is to be seen

    /// Expects the screen that the model recorded.
    func sees(title: String? = nil, _ labels: [String], canGoBack: Bool? = nil) {
      if let title {
        let bar = app.navigationBars.containing(NSPredicate(format: "identifier == %@ OR label == %@", title, title))
        XCTAssert(
          app.navigationBars[title].waitForExistence(timeout: patience) || bar.firstMatch.exists
            || element(saying: title).exists, "the title is not \(title)")
      }
      for label in labels {
        XCTAssert(element(saying: label).waitForExistence(timeout: patience), "\(label) is not on the screen")
      }
      if canGoBack == true { XCTAssert(backButton != nil, "there is no way back") }
      if canGoBack == false { XCTAssertFalse(app.buttons["BackButton"].exists, "there is a way back") }
    }

    func seesTab(_ label: String) {
      let tab = tab(label)
      XCTAssert(tab.waitForExistence(timeout: patience) && tab.isSelected, "the tab is not \(label)")
    }

    func seesText(_ text: String) {
      XCTAssert(element(saying: text).waitForExistence(timeout: patience), "\(text) is not on the screen")
    }

    func seesNoText(_ text: String) { XCTAssertFalse(element(saying: text).exists, "\(text) is on the screen") }

    func sees(_ label: String, enabled: Bool) {
      XCTAssertEqual(element(saying: label).isEnabled, enabled, "\(label) is \(enabled ? "disabled" : "enabled")")
    }

    /// Expects the text that a field holds, or `on` or `off` of a switch.
    func sees(value: String, in label: String) {
      let control = app.switches[label].exists ? app.switches[label] : field(label)
      XCTAssert(control.waitForExistence(timeout: patience), "no field and no switch is called \(label)")
      var found = control.value as? String ?? ""
      if control.elementType == .switch { found = found == "1" ? "on" : "off" }
      // An empty field gives its placeholder for a value.
      if found == control.placeholderValue { found = "" }
      XCTAssertEqual(found, value, "\(label) holds something else")
    }

    func seesAlert(_ text: String) {
      let alert = app.alerts.firstMatch.exists ? app.alerts.firstMatch : app.sheets.firstMatch
      XCTAssert(alert.waitForExistence(timeout: patience), "no alert is up")
      XCTAssert(alert.label == text || alert.staticTexts[text].exists, "the alert does not say \(text)")
    }

    func seesNoAlert() { XCTAssertFalse(app.alerts.firstMatch.exists, "an alert is up") }

    /// Expects the app to end.
    func ends(_ step: () throws -> Void) rethrows {
      XCTExpectFailure("the app ends here", strict: false) { $0.compactDescription.contains("crash") }
      try step()
      XCTAssert(app.wait(for: .notRunning, timeout: patience), "the app did not end")
    }

    /// Notes an expectation about what no UI test can see: paths, the console, printed lines.
    func cannotSee(_ expectation: String) {
      XCTContext.runActivity(named: "Not to be seen from a test: \(expectation)") { _ in }
    }

    // MARK: Finding

    private func element(saying label: String) -> XCUIElement {
      app.descendants(matching: .any).matching(
        NSPredicate(format: "label == %@ OR placeholderValue == %@ OR label CONTAINS %@", label, label, label)
      ).firstMatch
    }

    /// A field of any kind; the first of them where none exists.
    private func field(_ label: String) -> XCUIElement {
      let fields = [app.textFields[label], app.secureTextFields[label], app.searchFields[label], app.textViews[label]]
      return fields.first(where: \.exists) ?? fields[0]
    }

    /// On iPad the tabs are buttons above the content.
    private func tab(_ label: String) -> XCUIElement {
      app.tabBars.buttons[label].exists ? app.tabBars.buttons[label] : app.buttons[label].firstMatch
    }

    /// The system's, or else the first button of the frontmost navigation bar.
    private var backButton: XCUIElement? {
      let own = app.buttons["BackButton"].firstMatch
      return own.exists ? own : app.navigationBars.allElementsBoundByIndex.last?.buttons.allElementsBoundByIndex.first
    }
  }

  """#

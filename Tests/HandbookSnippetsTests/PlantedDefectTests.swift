import Foundation
import HandbookModel
import Testing

/// The Correct code of a rule with a mistake planted in it: exploring it beside the code as it was must find the
/// mistake, and the shortest way to it.
private struct Plant: CustomTestStringConvertible {
  /// Below `Content/rules`, without `.md`.
  let rule: String
  let mistake: String
  let code: String
  let planted: String
  let trail: [String]
  /// What is said of the planted code.
  let difference: String
  /// A line of a scenario that holds for the code as it was, and must fail on the same way.
  var claim: String? = nil

  var testDescription: String { mistake }
}

private let plants = [
  Plant(
    rule: "state/restore-the-path", mistake: "a missing registration",
    code: "for: Route.self) { RouteScreen(route: $0) }",
    planted: "for: Product.self) { ProductScreen(product: $0) }",
    trail: ["tap \"Kettle\""], difference: "no matching navigationDestination", claim: "always no warnings"),
  Plant(
    rule: "flows/finish-a-flow-in-one-step", mistake: "a second stack",
    code: "case .order(let id): OrderScreen(id: id)",
    planted: "case .order(let id): NavigationStack { OrderScreen(id: id) }",
    trail: ["tap \"Coffee\"", "tap \"Pay\""], difference: "the stack is CheckoutScreen, NavigationStack"),
  Plant(
    rule: "modals/dismiss-from-inside", mistake: "a lost dismiss",
    code: "Button(\"Done\") { dismiss() }", planted: "Button(\"Done\") {}",
    trail: ["tap \"Kettle\"", "tap \"Write a review\"", "tap \"Done\""],
    difference: "sheet ReviewSheet is up"),
  Plant(
    rule: "flows/draft-outside-the-steps", mistake: "a button that writes nowhere",
    code: "draft.isWrapped = true", planted: "_ = draft.isWrapped",
    trail: ["tap \"Gift options\"", "tap \"Wrap it\""], difference: "\"Wrap it\" is to be seen"),
  Plant(
    rule: "stack/guard-pops", mistake: "an unguarded pop",
    code: "min(2, path.count)", planted: "2",
    trail: ["tap \"Coffee\"", "tap \"Cancel order\""], difference: "the app ends", claim: "always no crash"),
  Plant(
    rule: "modals/hand-over-in-on-dismiss", mistake: "a choice that is not forgotten",
    code: "      chosen = nil\n", planted: "",
    trail: ["tap \"Find a gift\"", "tap \"A kettle\"", "back", "tap \"Find a gift\"", "swipe down"],
    difference: "the stack is CatalogScreen, RouteScreen"),
  Plant(
    rule: "modals/unsaved-changes", mistake: "a lost guard of what is unsaved",
    code: ".interactiveDismissDisabled(stars > 0)", planted: ".interactiveDismissDisabled(stars > 5)",
    trail: ["tap \"Write a review\"", "tap \"Five stars\"", "swipe down"],
    difference: "'swipe down' can be done"),
  Plant(
    rule: "tabs/one-path-per-tab", mistake: "two tabs with one path",
    code: "path: $favorites", planted: "path: $catalog",
    trail: ["tap \"Kettle\"", "select tab \"Favorites\""], difference: "the stack is ShelfTab, ProductScreen"),
  Plant(
    rule: "tabs/retap-pops-to-root", mistake: "a tap on the tab that does nothing",
    code: "if tapped == tab, tapped == .catalog { path = [] }",
    planted: "if tapped == tab, tapped == .account { path = [] }",
    trail: ["tap \"Kettle\"", "select tab \"Catalog\""], difference: "the stack is CatalogTab, ProductScreen"),
  Plant(
    rule: "deep-linking/auth-gate", mistake: "a place that outlives the sign-out",
    code: "if !isSignedIn { router = Router() }", planted: "if !isSignedIn { _ = router }",
    trail: [
      "tap \"Sign in\"", "tap \"Order 142\"", "run session.isSignedIn = false", "tap \"Sign in\"",
    ], difference: "the stack is RootView, RouteScreen"),
]

@Suite struct PlantedDefectTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Content")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The planted code beside the code as it was, each with the scenario's actions.
  private static func document(_ plant: Plant) throws -> String {
    let rule = try text("rules/\(plant.rule).md")
    let correct = try #require(rule.range(of: "**Correct"))
    let rest = rule[correct.upperBound...]
    let fence = try #require(
      rest.firstMatch(of: #/```swift\n(.*?)```.*?```scenario[^\n]*\n(.*?)```/#.dotMatchesNewlines()))
    let code = String(fence.1)
    try #require(code.components(separatedBy: plant.code).count == 2, "\(plant.rule) has changed")
    let expectations = ["expect ", "always ", "never "]
    let steps = fence.2.split(separator: "\n").filter { line in !expectations.contains { line.hasPrefix($0) }
    }
    func side(_ name: String, _ code: String) -> String {
      let scenario = (steps + [Substring(plant.claim ?? "")]).joined(separator: "\n")
      return "**\(name):**\n\n```swift\n\(code)```\n\n```scenario\n\(scenario)\n```\n"
    }
    return "---\ntitle: T\n---\n\n"
      + side("Incorrect", code.replacingOccurrences(of: plant.code, with: plant.planted)) + "\n"
      + side("Correct", code)
  }

  @Test func eachIsFoundOnTheShortestWay() async throws {
    let support = try ["Router", "Screens", "Shop"].map { try Self.text("Support/\($0).swift") }
    let documents = try plants.map { ("\($0.rule).md", try Self.document($0)) }
    let reports = try await check(
      Dictionary(uniqueKeysWithValues: documents), support: support.joined(separator: "\n"), explores: true)
    for plant in plants {
      let path = "\(plant.rule).md"
      let exploration = try #require(
        reports.reports[SnippetID(page: path, index: 0)]?.exploration, "\(reports.text(about: path))")
      let trail = exploration.shortest?.map { exploration.actions[$0].text }
      #expect(trail == plant.trail, "\(plant.mistake)")
      let incorrect = exploration.difference?.components(separatedBy: "; Correct: ")[0] ?? ""
      #expect(incorrect.contains(plant.difference), "\(plant.mistake)")
      guard let claim = plant.claim else { continue }
      let failures = reports.diagnostics.filter { $0.range.file == path && $0.id == "ScenarioNotAlways" }
      #expect(failures.count == 1, "\(claim) fails for the planted code alone: \(failures.map(\.message))")
      for action in plant.trail { #expect(failures.first?.message.contains(action) == true) }
    }
  }
}

import HandbookModel
import HandbookScenarios

/// A snippet's file in the app: the program, and a function for each view that its scenarios open.
func appSource(_ snippet: ExportedSnippet) -> String {
  var lines = ["// \(snippet.place)", ""]
  lines += snippet.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  while lines.last?.isEmpty ?? false { lines.removeLast() }
  var written: Set<String> = []
  for run in snippet.scenarios where written.insert(run.screen).inserted {
    lines += ["", "// What a scenario opens, and what its `run` lines do.", "@MainActor"]
    lines.append("func \(run.screen)() -> HandbookScreen {")
    var commands: [String] = []
    var opened = "EmptyView()"
    for (index, command) in run.run.commands.enumerated() {
      guard case .action(let action) = command.kind else { continue }
      switch action {
      case .bind: lines.append("  \(command.text)")
      case .open(let expression): opened = expression
      case .run(let statement): commands.append("    \(index): {\n      \(statement)\n    },")
      default: break
      }
    }
    lines.append("  return HandbookScreen(commands: [" + (commands.isEmpty ? ":]) {" : ""))
    if !commands.isEmpty { lines += commands + ["  ]) {"] }
    lines += ["    \(opened)", "  }", "}"]
  }
  return lines.joined(separator: "\n") + "\n"
}

/// The app's file that maps the name of a scenario's view to the view.
func registrySource(_ snippets: [ExportedSnippet]) -> String {
  let names = Set(snippets.flatMap { $0.scenarios.map(\.screen) }).sorted()
  return """
    /// What each scenario opens, by the name that a test asks for.
    @MainActor
    let handbookScreens: [String: @MainActor () -> HandbookScreen] = [
    \(names.map { "  \(swiftLiteral($0)): \($0)," }.joined(separator: "\n"))\(names.isEmpty ? "  :" : "")
    ]

    """
}

/// The app's own code, which is the same in every project.
let hostSource = #"""
  import SwiftUI

  /// What a scenario opens: a view, and code of the app that the scenario runs, by the line's number in it.
  @MainActor
  struct HandbookScreen {
    typealias Command = @MainActor () async throws -> Void

    /// Nil where the scenario opens a whole app, which this app cannot show.
    var root: AnyView?
    var commands: [Int: Command]

    init<Root: View>(commands: [Int: Command], _ root: () -> Root) {
      self.root = AnyView(root())
      self.commands = commands
    }

    init<Root: App>(commands: [Int: Command], _ root: () -> Root) {
      self.root = nil
      self.commands = commands
    }
  }

  /// Shows the scenario named by the launch argument `-screen NAME`; without one, a list to choose from.
  @main
  struct HandbookHost: App {
    static let screen = UserDefaults.standard.string(forKey: "screen").flatMap { handbookScreens[$0]?() }

    init() {
      // Code of the app is run when a test posts a notification: nothing of it is seen on the screen.
      for number in (Self.screen?.commands ?? [:]).keys {
        CFNotificationCenterAddObserver(
          CFNotificationCenterGetDarwinNotifyCenter(), nil,
          { _, _, name, _, _ in
            guard let number = name.map({ $0.rawValue as String })?.split(separator: ".").last.flatMap({ Int($0) })
            else { return }
            Task { @MainActor in try await HandbookHost.screen?.commands[number]?() }
          }, "handbook.run.\(number)" as CFString, nil, .deliverImmediately)
      }
    }

    var body: some Scene {
      WindowGroup {
        if let screen = Self.screen {
          if let root = screen.root { root } else { Text("handbook: opens an app") }
        } else {
          HandbookList()
        }
      }
    }
  }

  /// All scenarios, to try by hand.
  private struct HandbookList: View {
    @State private var shown: String?

    var body: some View {
      if let shown, let root = handbookScreens[shown]?().root {
        root
      } else {
        List(handbookScreens.keys.sorted(), id: \.self) { name in
          Button(name) { shown = name }
        }
      }
    }
  }

  """#

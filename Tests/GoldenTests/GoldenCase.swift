import Foundation
import Testing

/// A golden case: a folder with what a user has (`Content/`, `Templates/`, …), what is run (`command.txt`),
/// and the expected results (`expected/`).
struct GoldenCase: CustomTestStringConvertible, Sendable {
  /// The folder's name, which states the behavior.
  var name: String
  var folder: URL

  var testDescription: String { name }

  private var expectedFolder: URL { folder.appending(path: "expected") }

  /// Whether it is to be run: all are, unless `ONLY` in the environment is a part of some names.
  var isAskedFor: Bool {
    ProcessInfo.processInfo.environment["ONLY"].map { $0.isEmpty || name.contains($0) } ?? true
  }

  static func all() throws -> [GoldenCase] {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    return try FileManager.default.contentsOfDirectory(atPath: cases.path()).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { GoldenCase(name: $0, folder: cases.appending(path: $0).resolvingSymlinksInPath()) }
  }

  /// The lines of `command.txt`: arguments of the program or, after `$ `, a line for the shell.
  private func commands() throws -> [String] {
    let file = folder.appending(path: "command.txt")
    guard FileManager.default.fileExists(atPath: file.path()) else { return ["build"] }
    return try text(file).split(separator: "\n").map(String.init)
  }

  /// Runs the commands one after the other in a copy of the folder.
  ///
  /// - Returns: The results, by path below `expected/`: `diagnostics.txt`, `exit-code.txt`, `stdout.txt`,
  ///   `files.txt` and `site/…`. In each, paths and times are replaced by fixed words.
  func run() async throws -> [String: String] {
    let sandbox = try Sandbox(copying: folder, leavingOut: ["command.txt", "expected"])
    defer { sandbox.remove() }
    let commands = try commands()
    var actual = ["diagnostics.txt": "", "stdout.txt": "", "exit-code.txt": ""]
    for command in commands {
      let result = try await sandbox.run(command)
      let heading =
        commands.count > 1 ? "$ \(command.hasPrefix("$ ") ? "" : "handbook ")\(command.dropShell)\n" : ""
      actual["diagnostics.txt", default: ""] += heading + sandbox.normalized(result.error)
      actual["stdout.txt", default: ""] += heading + sandbox.normalized(result.output)
      actual["exit-code.txt", default: ""] += "\(result.status)\n"
    }
    let site = try sandbox.site()
    actual["files.txt"] = site.keys.sorted().map { $0 + "\n" }.joined()
    for (path, content) in site { actual["site/\(path)"] = sandbox.normalized(content) }
    return actual
  }

  /// Describes each difference from what is expected. Only files in `expected/` are compared, and the two
  /// that every case has.
  func problems(with actual: [String: String]) throws -> [String] {
    let expected = try files(below: expectedFolder)
    let paths = Set(expected.keys).union(Self.always).sorted()
    return paths.compactMap { path in
      guard let text = actual[path] else { return "expected/\(path) is left over: the run does not make it" }
      let wanted = expected[path] ?? ""
      return text == wanted ? nil : "\(path) differs\n\(lineDifference(from: wanted, to: text))"
    }
  }

  /// Rewrites `expected/`, and removes files that the run did not make.
  func record(_ actual: [String: String]) throws {
    for path in Set(try files(below: expectedFolder).keys).union(Self.always) {
      let file = expectedFolder.appending(path: path)
      guard let text = actual[path] else {
        try FileManager.default.removeItem(at: file)
        continue
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let always = ["diagnostics.txt", "exit-code.txt"]
}

extension String {
  fileprivate var dropShell: Substring { hasPrefix("$ ") ? dropFirst(2) : self[...] }
}

import Foundation
import HandbookCompilation
import HandbookModel
import HandbookParsing
import HandbookSnippets

/// The compiler, and the stub modules beside the program built from this package.
///
/// - Throws: `MissingTool` where the program is not built.
func toolchain() async throws -> Toolchain {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return try await Toolchain.locate(executable: root.path + "/.build/release/handbook")
}

/// Checks documents together, as a book of their own.
///
/// - Parameters:
///   - documents: Markdown by path.
///   - cacheFolder: Where results are kept; nil: nowhere.
///   - startsCompiler: Whether there is a compiler to be started where a result is not kept.
///   - jobs: Processes at a time.
///   - together: Snippets that may share a process, and scenarios a program.
///   - support: Declarations that all documents share.
///   - explores: Whether all comparisons are explored.
/// - Returns: What the checker found; diagnostics are those of parsing too, in report order.
func check(
  _ documents: [String: String], cacheFolder: String? = nil, startsCompiler: Bool = true, jobs: Int = 2,
  together: Int = 80, support: String = "", explores: Bool = false
) async throws -> SnippetReports {
  var toolchain = try await toolchain()
  if !startsCompiler { toolchain.frontend = "/nowhere/swift-frontend" }
  var checker = SnippetChecker(
    toolchain: toolchain, jobs: jobs, cacheFolder: cacheFolder, filesPerProcess: together,
    snippetsPerProgram: together)
  checker.exploresAll = explores
  let parsed = documents.sorted { $0.key < $1.key }.map {
    parsePage(SourceFile(path: $0.key, bytes: Array($0.value.utf8)), contentName: "")
  }
  let book = Book(
    configuration: Configuration(), pages: parsed.compactMap(\.value),
    support: [SourceFile(path: "Support/Shared.swift", bytes: Array(support.utf8))])
  var reports = try await checker.check(book)
  reports.diagnostics = (parsed.flatMap(\.diagnostics) + reports.diagnostics)
    .sorted(by: Diagnostic.inReportOrder)
  return reports
}

/// Whether a fragment or a mistake is to be checked: all are, unless `ONLY` in the environment is a part of some names.
func isAskedFor(_ name: String) -> Bool {
  ProcessInfo.processInfo.environment["ONLY"].map { $0.isEmpty || name.contains($0) } ?? true
}

/// A document with one fence: its code begins in line 6, or one further for each line of `head`.
func document(_ code: String, info: String = "swift", head: String = "") -> String {
  "---\ntitle: T\n\(head)---\n\n```\(info)\n\(code)\n```\n"
}

extension Diagnostic {
  /// All that an author reads: `line:column severity: message [Id]`, then notes and help, indented.
  var text: String {
    var lines = ["\(range.start.line):\(range.start.column) \(severity): \(message) [\(id)]"]
    for note in notes {
      let place = note.range.map { "\($0.start.line):\($0.start.column) " } ?? ""
      lines.append("  \(place)note: \(note.message)")
    }
    if let help { lines.append("  help: \(help)") }
    return lines.joined(separator: "\n")
  }
}

extension SnippetReports {
  /// Everything said about a document, one message after the other.
  func text(about path: String) -> String {
    diagnostics.filter { $0.range.file == path }.map(\.text).joined(separator: "\n")
  }
}

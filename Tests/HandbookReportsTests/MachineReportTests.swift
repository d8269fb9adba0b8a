import Foundation
import HandbookModel
import HandbookReports
import Testing

@Suite struct MachineReportTests {
  private let tree = SourceTree(
    contentName: "Content",
    documents: [SourceFile(path: "rules/a b.md", bytes: Array("Für 👩‍💻 [b](b.md)\nTwo\n".utf8))])

  private func diagnostic(_ severity: Diagnostic.Severity = .error, message: String = "no page") -> Diagnostic
  {
    Diagnostic(
      severity, "UnresolvedLink", message,
      at: SourceRange(file: "Content/rules/a b.md", line: 1, column: 18, length: 9),
      notes: [.init("seen here", range: SourceRange(file: "Content/rules/a b.md", line: 2)), .init("plain")],
      help: "Write it")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: GitHub

  @Test func annotationsEscapeWhatHasAMeaning() {
    let report = githubReport([diagnostic(.warning, message: "100%: a,\nb")])
    #expect(
      report
        == "::warning file=Content/rules/a b.md,line=1,col=18,endLine=1,endColumn=27,title=UnresolvedLink::"
        + "100%25: a,%0Ab%0Aseen here%0Aplain%0AWrite it\n")
  }

  @Test func annotationPropertiesEscapeColonsAndCommas() {
    let range = SourceRange(
      file: "a:b,c.md", start: SourceLocation(line: 1, column: 2), end: SourceLocation(line: 3, column: 4))
    let report = githubReport([Diagnostic(.error, "X", "m", at: range)])
    #expect(report == "::error file=a%3Ab%2Cc.md,line=1,col=2,endLine=3,title=X::m\n")
  }

  // MARK: SARIF

  @Test func sarifColumnsCountUTF16() throws {
    let log = try object(sarifReport([diagnostic()], tree: tree))
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: String]) == ["uri": "Content/rules/a%20b.md"])
    // "Für " has 5 bytes and 4 units, the emoji 11 and 5.
    #expect(
      physical["region"] as? [String: Int] == [
        "startLine": 1, "startColumn": 11, "endLine": 1, "endColumn": 20,
      ])
  }

  /// What the schema of SARIF 2.1.0 requires, as far as we write it.
  @Test func sarifHasTheRequiredShape() throws {
    let diagnostics = [diagnostic(), diagnostic(.warning, message: "other")]
    let log = try object(sarifReport(diagnostics, tree: tree))
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "handbook")
    let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    #expect(rules == ["UnresolvedLink"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      #expect((result["locations"] as? [Any])?.count == 1)
      let related = try #require(result["relatedLocations"] as? [[String: Any]])
      #expect(related.count == 1 && related[0]["id"] as? Int == 0)
      #expect(related[0]["message"] as? [String: String] == ["text": "seen here"])
    }
  }

  @Test func sarifWithoutProblemsHasNoResults() throws {
    let log = try object(sarifReport([], tree: tree))
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  // MARK: JSON

  @Test func jsonHasTheDocumentedFields() throws {
    let report = JSONReport(
      Book(configuration: Configuration(), pages: []), SnippetReports(), diagnostics: [diagnostic()],
      seconds: 1.23456)
    let root = try object(report.text())
    #expect(Set(root.keys) == ["version", "summary", "snippets", "diagnostics"])
    let summary = try #require(root["summary"] as? [String: Any])
    #expect(
      Set(summary.keys) == [
        "documents", "snippets", "passed", "failed", "expectedFailures", "unverified", "unchecked", "cached",
        "seconds",
      ])
    #expect(summary["seconds"] as? Double == 1.235)
    let problem = try #require((root["diagnostics"] as? [[String: Any]])?.first)
    #expect(
      Set(problem.keys) == [
        "file", "line", "column", "endLine", "endColumn", "severity", "id", "message", "notes", "help",
      ])
    #expect(problem["endColumn"] as? Int == 27)
    #expect(try report.text().hasSuffix("}\n"))
  }
}

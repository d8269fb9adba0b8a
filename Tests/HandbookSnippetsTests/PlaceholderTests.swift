import HandbookModel
import HandbookSnippets
import Testing

/// Fragments pass as they are, and what was invented for them is reported.
struct PlaceholderTests {
  private static let all =
    declarations + members + statements + viewExpressions + chains + mixtures + elisions + inferences
    + companies + libraries + routing + articles + resemblances + statedElsewhere + handedOn + architecture
    + mentionedFragments + ofTheirPlace + teamFragments + contractFragments + shownByUse + besideOthers
    + ofApple + commonCode + cutFragments + insideFragments + appCodeFragments

  @Test func fragmentsPassAndSayWhatWasInvented() async throws {
    let chosen = Self.all.filter { isAskedFor($0.name) }
    try #require(!chosen.isEmpty, "ONLY is a part of a name")
    var documents: [String: String] = [:]
    for fragment in chosen { documents["\(fragment.name).md"] = document(fragment.code) }
    try #require(documents.count == chosen.count, "names are distinct")
    let reports = try await check(documents)
    for fragment in chosen {
      let path = "\(fragment.name).md"
      #expect(reports.text(about: path) == "", "\(fragment.name)")
      let report = try #require(reports.reports[SnippetID(page: path, index: 0)])
      #expect(report.status == .passed, "\(fragment.name)")
      let placeholders = report.placeholders.map { "\($0.name): \($0.kind)" }.joined(separator: ", ")
      #expect(placeholders == fragment.placeholders, "\(fragment.name)")
    }
  }
}

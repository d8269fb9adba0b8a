import HandbookSnippets
import Testing

/// Mistakes authors make are reported at their place, in words that help; all are checked together, so that
/// none may change what is said about another.
struct MistakeTests {
  private static let all =
    misspeltNames + wrongArguments + wrongTypes + wrongSyntax + beyondTypes + trueCauses + everyPlace
    + expectations + statedTypes + throughStatedTypes + absentPackages + uncoveredModules
    + whatIsShown + knownAllTheSame + besideMentioned + outOfPlace + givenByLibrary + besideTeams
    + besideContracts + besideUses + besideApple + required + modifiersOfUnshown + doubts + besideUnshown
    + besideAppCode + decidedElsewhere
    + besideCommonCode + contradictions + mayBeNil + besideCut + brokenOff

  @Test func authorsReadExactlyThis() async throws {
    let chosen = Self.all.filter { isAskedFor($0.name) }
    try #require(!chosen.isEmpty, "ONLY is a part of a name")
    var documents: [String: String] = [:]
    for mistake in chosen { documents["\(mistake.name).md"] = mistake.document }
    try #require(documents.count == chosen.count, "names are distinct")
    let reports = try await check(documents)
    for mistake in chosen {
      #expect(reports.text(about: "\(mistake.name).md") == mistake.said, "\(mistake.name)")
    }
  }
}

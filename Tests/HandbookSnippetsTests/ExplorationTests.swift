import HandbookModel
import Testing

@testable import HandbookCompilation
@testable import HandbookScenarios
@testable import HandbookSnippets

@Suite struct ExplorationTests {
  /// A graph of states, each a stack of screens, with the texts of the actions that lead on.
  private func code(_ stacks: [[String]], _ edges: [(from: Int, action: String, to: Int)]) -> ExploredCode {
    var code = ExploredCode()
    code.states = stacks.map { names in
      ExploredCode.State(
        layers: [
          RecordedState.Layer(kind: .window, stack: names.map { .init(name: $0, content: []) }, visible: [])
        ], tabs: [])
    }
    code.edges = [Exploration.Edge(from: nil, action: nil, to: 0)]
    for edge in edges {
      let action = Exploration.Action(kind: edge.action == "back" ? .back : .tap, text: edge.action)
      let index = code.actions.firstIndex(of: action) ?? code.actions.count
      if index == code.actions.count { code.actions.append(action) }
      code.edges.append(Exploration.Edge(from: edge.from, action: index, to: edge.to))
    }
    return code
  }

  @Test func theShortestDifferenceAndOfThoseTheGravestIsFound() {
    let first = code(
      [["A"], ["A", "B"], ["A", "B", "C"]], [(0, "tap B", 1), (1, "back", 0), (1, "tap C", 2)])
    var second = first
    #expect(tellApart(first, second, names: []) == nil)
    second.states[2].layers[0].stack[2].name = "D"
    #expect(tellApart(first, second, names: [])?.trail == ["tap B", "tap C"])
    #expect(tellApart(first, second, names: ["D"]) == nil, "a name that one side declares is no difference")
    second.edges[3].console = ["said"]
    #expect(tellApart(first, second, names: [])?.kind == .warning)
    second.edges.remove(at: 2)
    #expect(tellApart(first, second, names: [])?.kind == .warning)
    second.states[1].crash = "Fatal error"
    #expect(tellApart(first, second, names: [])?.trail == ["tap B"])
    #expect(
      tellApart(first, second, names: [])?.text
        == "Incorrect: the app goes on; Correct: the app ends: Fatal error")
  }

  @Test func nothingIsSaidOfWhatAStateOffersThatWasNotTriedOut() {
    let first = code([["A"], ["A", "B"]], [(0, "tap B", 1), (1, "back", 0)])
    var second = code([["A"], ["A", "B"]], [(0, "tap B", 1)])
    #expect(tellApart(first, second, names: [])?.trail == ["tap B", "back"])
    second.open = [1]
    #expect(tellApart(first, second, names: []) == nil)
  }

  @Test func aScenarioIsLongerThanNeededWhereAllThatItShowsShowsEarlier() throws {
    // B can be reached at once, and by way of C.
    let edges = [(0, "tap B", 1), (0, "tap C", 2), (2, "tap B", 1), (1, "back", 0), (2, "back", 0)]
    let first = code([["A"], ["A", "B"], ["A", "C"]], edges)
    var second = first
    second.states[1].layers[0].stack = [.init(name: "A", content: [])]
    func shorter(_ trail: [String]) throws -> [String]? {
      let shown = try #require(tellApart(first, second, names: [], along: trail))
      return shorterTrail(to: shown, first, second, names: [])
    }
    #expect(try shorter(["tap C", "tap B"]) == ["tap B"])
    #expect(try shorter(["tap B", "back"]) == nil, "what follows is not judged")
    #expect(tellApart(first, second, names: [], along: ["tap D"]) == nil, "nobody knows where that leads")
    #expect(tellApart(first, second, names: [], along: ["tap C"]) == nil)
    // On the longer way something else differs, too.
    second.edges[3].prints = ["C was left"]
    #expect(try shorter(["tap C", "tap B"]) == nil)
    // Of a state that was not tried out nothing is said.
    second.edges[3].prints = []
    second.open = [2]
    #expect(tellApart(first, second, names: [], along: ["tap C", "tap B"]) == nil)
  }

  @Test func claimsFailAtTheShortestWay() {
    var graph = code(
      [["A"], ["A", "B"], ["A", "B", "B"]],
      [(0, "tap B", 1), (0, "tap both", 2), (1, "back", 0), (1, "tap B", 2), (2, "back", 1)])
    func judged(_ kind: ScenarioClaim.Kind) -> Exploration.Claim {
      judge(
        ScenarioClaim(kind: kind, text: "always it", range: SourceRange(file: "a.md", line: 1)), on: graph)
    }
    #expect(judged(.noWarnings).holds && judged(.noCrash).holds && judged(.pathEncodes).holds)
    #expect(judged(.noneTwice("A")).holds)
    #expect(judged(.noneTwice("B")).trail.map { graph.actions[$0].text } == ["tap both"])
    #expect(judged(.backLeadsBack).trail.map { graph.actions[$0].text } == ["tap both", "back"])
    graph.edges[3].console = ["said"]
    #expect(judged(.noWarnings).trail.map { graph.actions[$0].text } == ["tap B", "back"])
    graph.states[2].encodes = false
    #expect(!judged(.pathEncodes).holds)
    #expect(judged(.noSheet("B")).holds, "a window is no sheet")
    graph.states[1].layers.append(
      RecordedState.Layer(kind: .sheet, stack: [.init(name: "B", content: [])], visible: []))
    #expect(judged(.noSheet("B")).actual == "a sheet shows B")
  }
}

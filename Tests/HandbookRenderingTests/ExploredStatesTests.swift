import Foundation
import HandbookModel
import Testing

@testable import HandbookRendering

@Suite struct ExploredStatesTests {
  private static let path = "explored/rules/one.js"

  private static func reports(_ exploration: Exploration?) -> SnippetReports {
    var reports = SiteRendererTests.reports()
    reports.reports[SnippetID(page: "rules/stack/one.md", index: 0)]?.exploration = exploration
    return reports
  }

  private static func site(_ exploration: Exploration?) -> [String: OutputFile] {
    let site = SiteRendererTests.renderer.render(TestBook.book(), reports(exploration))
    return Dictionary(uniqueKeysWithValues: site.value.map { ($0.path, $0) })
  }

  private struct Packed: Decodable {
    struct Comparison: Decodable {
      var actions: [[Part]]
      var sides: [Side]
    }
    struct Side: Decodable {
      var name: String
      var views: [[Int]]
      var states: [Int]
      var edges: [[[Int]]]
      var start: Int
      var open: [Int]
      var reach: Int?
    }
    enum Part: Decodable, Equatable {
      case text(String)
      case number(Int)
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = try (try? container.decode(Int.self)).map(Part.number) ?? .text(container.decode(String.self))
      }
    }
    var lines: [String]
    var notes: [[Int]]
    var of: [String: Comparison]
  }

  private static func packed(_ exploration: Exploration) throws -> Packed {
    let file = try #require(site(exploration)[path])
    let json = file.text.dropFirst("handbook.explored(".count).dropLast(");\n".count)
    return try JSONDecoder().decode(Packed.self, from: Data(json.utf8))
  }

  /// What the packed states say is what the exploration says: every drawing, every edge, every note.
  @Test func nothingIsLostInTheFile() throws {
    let exploration = TestExploration.made()
    let packed = try Self.packed(exploration)
    let comparison = try #require(packed.of["explored-1"])
    #expect(comparison.actions.map(\.first) == exploration.actions.map { .text($0.text) })
    #expect(
      comparison.actions[0] == [.text("tap \"Books\""), .text("element"), .text("Books")]
        && comparison.actions.contains([.text("back"), .text("back")])
        && comparison.actions.contains([
          .text("tap \"Next\" number 2"), .text("element"), .text("Next"), .number(2),
        ])
        && comparison.actions.contains([.text("open url \"shop://cart\""), .text("")]))
    func html(_ lines: [Int]) -> String { lines.map { packed.lines[$0] }.joined(separator: "\n") }
    for (side, own) in zip(comparison.sides, exploration.sides) {
      #expect(side.states == own.states && side.open == own.open)
      #expect(html(packed.notes[side.start]).contains("<b>Prints</b> open"))
      for (view, drawn) in zip(own.views, side.views.map(html)) {
        for screen in view.layers.flatMap(\.stack) { #expect(drawn.contains(screen.name)) }
        for layer in view.layers { #expect(drawn.contains("layer \(layer.kind.rawValue)")) }
        #expect(drawn.contains("class=\"console crash\"") == (view.crash != nil))
      }
      var number = 1
      for (from, next) in side.edges.enumerated() {
        for packedEdge in next {
          let edge = own.edges[number]
          number += 1
          #expect(edge.from == from && packedEdge[0] == edge.action && packedEdge[1] == edge.to)
          let note = html(packed.notes[packedEdge[2]])
          for text in edge.console + edge.prints + edge.opened + [edge.blocked].compactMap(\.self) {
            #expect(note.contains(text.escaped), "\(text)")
          }
          if edge.console + edge.prints + edge.opened == [], edge.blocked == nil { #expect(note.isEmpty) }
        }
      }
      #expect(number == own.edges.count)
    }
  }

  @Test func whatWasSeenIsSaidAndNoMore() throws {
    let incorrect = TestExploration.made(actions: 9).sides[0]
    #expect(incorrect.reach == nil && incorrect.open.isEmpty)
    let correct = TestExploration.made(actions: 3).sides[1]
    #expect(correct.reach == 3)
    // A state that a bound cut off earlier than others counts.
    var cut = correct
    cut.open.append(try #require(cut.edges.first { $0.from == 0 && $0.to != 0 }?.to))
    #expect(cut.reach == 1)
    let page = try #require(Self.site(TestExploration.made(actions: 9))["rules/one.html"]?.text)
    #expect(page.contains("Incorrect in all \(incorrect.states.count) states</span>"))
    #expect(page.contains("Correct within 9 taps</span>"))
  }

  @Test func pagesWithoutExplorationsLoadNothing() throws {
    let script = "assets/explore.js\""
    let with = Self.site(TestExploration.made())
    #expect(with["rules/one.html"]!.text.contains(script) && with[Self.path] != nil)
    #expect(!with["rules/two.html"]!.text.contains(script) && with["explored/rules/two.js"] == nil)
    let without = Self.site(nil)
    #expect(!without["rules/one.html"]!.text.contains(script) && without[Self.path] == nil)
  }

  @Test func theSameExplorationGivesTheSameBytes() {
    let first = Self.site(TestExploration.made())
    for _ in 0..<5 { #expect(Self.site(TestExploration.made()) == first) }
  }

  /// What a warm build keeps: the part is made again where the exploration or a template is another, and only there.
  @Test func theKeyStandsForTheStates() throws {
    func key(
      _ exploration: Exploration, _ renderer: SiteRenderer = SiteRendererTests.renderer
    ) throws -> Digest {
      var page = TestBook.book()
      for index in page.pages.indices { page.pages[index].digest = Digest(low: 1, high: UInt64(index)) }
      let parts = renderer.parts(of: page, Self.reports(exploration)).all
      return try #require(parts.first { $0.name == Self.path }?.key)
    }
    let exploration = TestExploration.made()
    #expect(try key(exploration) == key(exploration))
    var other = exploration
    other.sides[1].edges[2].prints = ["more"]
    #expect(try key(other) != key(exploration))
    let templates =
      TestBook.templates + [
        SourceFile(path: "notes.mustache", bytes: Array("{{#prints}}{{text}}{{/prints}}".utf8))
      ]
    #expect(try key(exploration, SiteRenderer(templates: templates, assets: [])) != key(exploration))
  }

  /// States of both sides share what they look alike in.
  @Test func aRuleIsSmall() throws {
    let file = try #require(Self.site(TestExploration.made(actions: 6))[Self.path])
    let states = TestExploration.made(actions: 6).sides.reduce(0) { $0 + $1.states.count }
    #expect(file.bytes.count < 400 * states, "\(file.bytes.count) bytes for \(states) states")
  }
}

extension String {
  fileprivate var escaped: String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(self) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}

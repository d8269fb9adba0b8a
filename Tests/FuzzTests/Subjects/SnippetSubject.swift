import HandbookModel

@testable import HandbookAssembly
@testable import HandbookLearning
@testable import HandbookPlaceholders

/// Code of fences: read, highlighted, put into a file, given placeholders, and refined by what a compiler could
/// say about it, right or wrong.
///
/// An input is a fence, or several that make one program, with a line `---` between them.
struct SnippetSubject: Subject {
  let name = "snippet"
  let words = [
    "Result", "result", "Invented", "InventedValue", "Member", "A0", "G0", "V0", "Snippet", "body",
    "some View",
    "self", "Self", "Any", "$0", "$1", "$path", "init", "deinit", "subscript", "static ", "override ",
    "async ",
    "await ", "try ", "throws ", "func f() { }", "var x: Int { 1 }", "let y = z(1) + 2.5 * z(2)\n",
    "struct S {", "}",
    "class C: UIViewController {", "enum E { case a(b: Int) }", "protocol P { func f() -> Int }",
    "extension View {",
    "actor A {", "import MapKit\n", "@State private var x", "@Environment(\\.key) var key", "@objc ",
    "#selector(a)",
    "#if os(iOS)\n", "#else\n", "#endif\n", "#Preview { X() }", "// ...\n", "...", "…", "/* x */", "{ ... }",
    "Text(...)", ".padding()", ".sheet(item: $x) { y in Z(y) }", "switch x { case .a(let b): b }",
    "guard let a else",
    "if let b = c?.d", "\"\\(x)\"", "\"\"\"\n", "<#x#>", "[.a, .b]", "a.b.c(d).e", "\\.id", "-> some View",
    ": View",
    "where T == U", "<T: P>", "@MainActor ", "fileprivate ", "typealias X = Y", "operator +++",
    "precedencegroup Q {",
    "---\n", ".red\n", ".bouncy\n", "a?.b!", "as! D", "as? D", "is D", "&x", "==", "??", "= nil", "{ a, b in",
    "_ = ",
  ]

  func seeds(in repository: Repository) -> [[UInt8]] {
    repository.fences("swift") + Repository.corpus(of: self).map(\.bytes)
  }

  /// A part of the stub, by hand: what is near to it, in it, and missing from it.
  private static let api: KnownAPI = {
    var api = KnownAPI()
    for name in [
      "Text", "View", "Button", "List", "NavigationStack", "NavigationLink", "Color", "Font", "State",
      "Binding",
      "Environment", "ForEach", "VStack", "HStack", "Image", "Section", "Tab", "TabView", "NavigationPath",
      "Bindable",
      "EnvironmentValues", "ButtonStyle", "ViewModifier", "App", "Scene", "WindowGroup", "EmptyView",
      "AnyView",
    ] { api.topLevel[name] = "SwiftUI" }
    api.topLevel["Map"] = "MapKit"
    api.topLevel["Product"] = "StoreKit"
    api.members = [
      "View": [
        "padding", "sheet", "navigationTitle", "navigationDestination", "task", "onAppear", "foregroundStyle",
      ],
      "Color": ["red", "blue", "accentColor"], "Animation": ["bouncy", "spring", "default"],
      "EnvironmentValues": ["dismiss", "openURL"], "ButtonStyle": ["plain", "bordered"],
      "Font": ["body", "title"],
    ]
    api.views = ["Text", "Button", "List"]
    api.companionMembers = ["mapStyle": "MapKit"]
    return api
  }()

  private static let known: Set<String> = [
    "String", "Int", "Double", "Bool", "Array", "Set", "Dictionary", "Optional", "URL", "UUID", "Date",
    "Void", "Any",
    "print", "fatalError", "Identifiable", "Hashable", "Codable", "Equatable", "Error", "Task", "MainActor",
  ]

  func examine(_ input: [UInt8], _ examination: inout Examination) throws {
    let text = String(decoding: input.filter { $0 != 13 && $0 != 0 }, as: UTF8.self)
    var pieces: [Program.Piece] = []
    for code in text.split(separator: "---\n", omittingEmptySubsequences: false).prefix(4) {
      pieces.append(Program.Piece(index: pieces.count, code: String(code)))
    }
    for piece in pieces {
      let tokens = highlight(piece.code)
      examination.note("\(tokens)")
      examination.require(
        tokens.reduce(0) { $0 + $1.length } == piece.code.utf8.count && tokens.allSatisfy { $0.length > 0 },
        "highlighting does not cover the code")
    }
    let program = Program(
      id: SnippetID(page: "a.md", index: 0), role: .other, pieces: pieces, languageMode: "5")
    refine(program, &examination)
  }

  private func refine(_ program: Program, _ examination: inout Examination) {
    let knowledge = Knowledge(Self.api)
    let support = SupportCode(["public struct Shared { let a: Int }\n"])
    var analysis = Analysis(program, known: ["SwiftUI", "MapKit", "os"], api: Self.api)
    for piece in analysis.pieces {
      // A head, or what closes a fence that breaks off, is added; nothing else may move the places in the code.
      let added = piece.code.utf8.count - program.pieces[piece.index].code.utf8.count
      let isCompleted = piece.leftOut > 0 || piece.gap != nil
      examination.require(isCompleted ? added >= 0 : added == 0, "a piece changes its length")
    }
    analysis = analysis.with(
      undeclared: analysis.names.free.subtracting(Self.api.topLevel.keys).subtracting(Self.known)
        .subtracting(Lexicon.builtinAttributes))
    var speaker = CompilerSpeaker(seed: examination.digest)
    var open: Hypothesis? = firstHypothesis(
      for: analysis.shapes[0], of: analysis, facts: analysis.facts, knowledge: knowledge)
    var search: Search?
    for _ in 0..<8 where !analysis.isBeyondLimits {
      guard let hypothesis = open else { break }
      let source = hypothesis.assembled(of: analysis, support: support.part(for: program.code)).source
      examination.note(source.text)
      requirePlaces(of: source, in: analysis, &examination)
      examination.require(
        source.text.utf8.count < 100_000 + 400 * analysis.size, "the program grows without end")
      let outcome = HandbookLearning.Outcome(
        source: source, messages: speaker.messages(about: source, of: analysis))
      let attempt = Attempt(hypothesis: hypothesis, outcome: outcome)
      if search?.add(attempt, of: analysis) == nil { search = Search(attempt, of: analysis) }
      let next = nextHypothesis(after: search!, of: analysis, knowledge: knowledge)
      search?.facts = next.facts
      open = next.hypothesis
    }
    guard let search else { return }
    let compiled = CompiledProgram(analysis, search.result, knowledge: knowledge)
    examination.note("\(compiled)")
    let lines = lines(of: analysis.pieces)
    for finding in compiled.findings {
      examination.require(
        isInside(finding.place, lines), "'\(finding.text)' outside the code: \(finding.place)")
    }
  }

  /// Lengths of the lines of each piece.
  private func lines(of pieces: [ParsedPiece]) -> [[Int]] {
    pieces.map { $0.code.utf8.split(separator: 10, omittingEmptySubsequences: false).map(\.count) }
  }

  private func isInside(_ place: AssembledSource.Place, _ lines: [[Int]]) -> Bool {
    lines.indices.contains(place.piece) && lines[place.piece].indices.contains(place.line - 1)
      && (1...lines[place.piece][place.line - 1] + 1).contains(place.column)
  }

  /// Every place of the generated text that stands for one of the code is inside it.
  private func requirePlaces(
    of source: AssembledSource, in analysis: Analysis, _ examination: inout Examination
  ) {
    let lines = lines(of: analysis.pieces)
    for (index, line) in source.lines.enumerated() {
      for column in [1, line.utf8.count / 2 + 1, line.utf8.count + 1] {
        guard let place = source.place(line: index + 1, column: column) else { continue }
        examination.require(
          isInside(place, lines), "\(index + 1):\(column) stands for \(place), outside the code")
      }
    }
  }
}

/// Says about a program what a compiler says about programs: messages of every kind that has an answer, about names of
/// the program, anywhere in it.
private struct CompilerSpeaker {
  var random: Random

  init(seed: UInt64) { random = Random(seed: seed) }

  private static let kinds = answers.reduce(into: MessageKind.placeholder) { $0.formUnion($1.kinds) }
    .union(MessageKind.unbalanced).union(["expected_rbrace_struct", "unknown"]).sorted()

  mutating func messages(about source: AssembledSource, of analysis: Analysis) -> [CompilerMessage] {
    let names = analysis.names
    let known = names.free.union(names.declaredTypes).union(names.declaredValues).sorted()
    return (0..<1 + random.below(12)).map { _ in
      let quoted = (0..<random.below(5)).map { _ in "'\(name(known))'" }
      let line = random.below(source.lines.count)
      let column = 1 + random.below(source.lines[line].utf8.count + 1)
      return CompilerMessage(
        kind: random.once(in: 12) ? .warning : .error, file: "s0.swift", line: line + 1, column: column,
        highlight: column..<column + 1 + random.below(20),
        text: "there is \(quoted.joined(separator: " and "))",
        id: random.pick(Self.kinds))
    }
  }

  private mutating func name(_ names: [String]) -> String {
    let name = names.isEmpty || random.once(in: 4) ? random.pick(Self.types) : random.pick(names)
    switch random.below(12) {
    case 0: return name + "?"
    case 1: return "[\(name)]"
    case 2: return "Binding<\(name)>"
    case 3: return name + ".Type"
    case 4: return "any \(name)"
    default: return name
    }
  }

  private static let types = [
    "Int", "String", "Double", "Bool", "Invented", "InventedValue", "Result", "()", "(Int) -> Void",
    "some View", "View",
    "EnvironmentValues", "Color", "ShapeStyle", "Hashable", "KeyPath<EnvironmentValues, Int>", "τ_0_0", "$T1",
    "_",
    "PersistentIdentifier", "UIViewController", "Snippet", "Tab", "Section", "x", "",
  ]
}

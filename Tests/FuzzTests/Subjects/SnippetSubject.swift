import HandbookModel

@testable import HandbookSnippets

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
    let refiner = Refiner(api: Self.api, guardian: NameGuard(api: Self.api))
    let support = SupportCode(["public struct Shared { let a: Int }\n"])
    var state = ProgramState(program)
    for piece in state.original {
      examination.require(
        piece.code.utf8.count == program.pieces[piece.index].code.utf8.count, "a piece changes its length")
    }
    state.settleImports(known: ["SwiftUI", "MapKit", "os"], api: Self.api)
    state.unknown = state.names.free.subtracting(Self.api.topLevel.keys).subtracting(Self.known)
      .subtracting(builtinAttributes)
    state.begin(guardian: refiner.guardian, api: Self.api)
    var speaker = CompilerSpeaker(seed: examination.digest)
    let size = program.pieces.reduce(0) { $0 + $1.code.utf8.count }
    for _ in 0..<8 where !state.isDone {
      state.source = assemble(
        state.pieces, shape: state.shape, placeholders: state.placeholders.declarations,
        support: support.part(for: program.code),
        imports: state.imports, waits: state.waits, isLenient: true)
      examination.note(state.source.text)
      requirePlaces(of: state, &examination)
      examination.require(
        state.source.text.utf8.count < 100_000 + 400 * size, "the program grows without end")
      state.messages = speaker.messages(about: state)
      if !refiner.refine(&state) { state.tryNextShape(guardian: refiner.guardian, api: Self.api) }
    }
    let compiled = CompiledProgram(state, guardian: refiner.guardian, api: Self.api)
    examination.note("\(compiled)")
    let lines = lines(of: state.original)
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
  private func requirePlaces(of state: ProgramState, _ examination: inout Examination) {
    let lines = lines(of: state.original)
    for (index, line) in state.source.lines.enumerated() {
      for column in [1, line.utf8.count / 2 + 1, line.utf8.count + 1] {
        guard let place = state.source.place(line: index + 1, column: column) else { continue }
        examination.require(
          isInside(place, lines), "\(index + 1):\(column) stands for \(place), outside the code")
      }
    }
  }
}

/// Says about a program what a compiler says about programs: the texts are the compiler's, the names the
/// program's, the places anywhere.
private struct CompilerSpeaker {
  var random: Random

  init(seed: UInt64) { random = Random(seed: seed) }

  private static let texts = [
    "cannot find '%' in scope", "cannot find type '%' in scope", "unknown attribute '%'",
    "value of type '%' has no member '%'", "value of type '%' has no dynamic member '%'",
    "value of optional type '%' has no member '%'", "type '%' has no member '%'",
    "missing argument for parameter '%'",
    "incorrect argument label in call (have '%:', expected '%:')",
    "argument passed to call that takes no arguments",
    "trailing closure passed to parameter of type '%'", "extra argument '%' in call", "cannot infer",
    "'%' cannot be constructed because it has no accessible initializers", "type '()' cannot conform to '%'",
    "cannot convert value of type '()' to expected argument type '%'", "operands of type '()'",
    "cannot assign value of type '%' to type '%'",
    "cannot convert value of type '%' to expected argument type '%'",
    "cannot convert value of type '%' to specified type '%'",
    "cannot convert return expression of type '%' to return type '%'",
    "binary operator '+' cannot be applied to operands of type 'Int' and 'Double'",
    "binary operator '*' cannot be applied to operands of type 'Double' and 'CGFloat'",
    "'nil' cannot be assigned to type '%'",
    "initializer for conditional binding must have Optional type, not '%'",
    "cannot use optional chaining on non-optional value of type '%'",
    "cannot force unwrap value of non-optional type '%'",
    "type '%' does not conform to protocol '%'", "type '%' does not conform to protocol 'View'",
    "value of type '%' does not conform to specified type 'Hashable'", "class '%' has no initializers",
    "argument type '%' expected to be an instance of a class or class-constrained type",
    "reference to member '%' cannot be resolved without a contextual type",
    "cannot infer contextual base in reference to member '%'",
    "use of '%' refers to instance method rather than",
    "expansion of macro '%' requires leading '#'", "ambiguous use of operator '=='", "ambiguous use of '%'",
    "generic parameter 'Member' could not be inferred", "generic parameter 'Result' could not be inferred",
    "the compiler is unable to type-check this expression in reasonable time; try breaking up",
    "failed to produce diagnostic for expression",
    "type of expression is ambiguous without a type annotation",
    "no exact matches in call to initializer", "unable to infer type of a closure parameter '%'",
    "'async' call in a function that does not support concurrency", "expected '}' in struct",
    "expected ')' in call",
    "return type of property '%' requires that '%' conform to 'View'",
    "cannot infer key path type from context",
    "instance method '%' requires that '%' conform to 'Equatable'", "declaration is only valid at file scope",
  ]

  mutating func messages(about state: ProgramState) -> [CompilerMessage] {
    let names = Array(state.names.free.union(state.names.declaredTypes).union(state.names.declaredValues))
      .sorted()
    return (0..<1 + random.below(12)).map { _ in
      let parts = random.pick(Self.texts).split(separator: "%", omittingEmptySubsequences: false)
      var text = String(parts[0])
      for part in parts.dropFirst() { text += name(names) + part }
      let line = random.below(state.source.lines.count)
      let column = 1 + random.below(state.source.lines[line].utf8.count + 1)
      return CompilerMessage(
        kind: random.once(in: 12) ? .warning : .error, file: "s0.swift", line: line + 1, column: column,
        highlight: column..<column + 1 + random.below(20), text: text)
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

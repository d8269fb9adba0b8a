import HandbookModel

/// A program on its way through the compiler: what was tried, and what came of it.
struct ProgramState {
  var program: Program
  var original: [ParsedPiece]
  var pieces: [ParsedPiece]
  var names: ProgramNames
  var shapes: [Shape]
  var shape: Shape
  var placeholders = Placeholders()
  var imports: Set<String> = ["SwiftUI"]
  /// Names never to be invented, with the near miss that forbids it.
  var forbidden: [String: String] = [:]
  /// Free names that no module declares.
  var unknown: Set<String> = []
  /// Imported modules of the system that no stub stands for.
  var uncovered: Set<String> = []
  /// Real API that the stub lacks.
  var missing: Set<String> = []
  /// Loose statements await something.
  var waits: Bool
  /// Expressions given up on: they take whatever type their context asks for.
  var holes = 0
  var source = AssembledSource()
  var messages: [CompilerMessage] = []
  /// Messages of the best shape tried so far.
  var best:
    (
      shape: Shape, errors: Int, placeholders: Placeholders, pieces: [ParsedPiece],
      messages: [CompilerMessage], source: AssembledSource
    )?
  var failure: String?
  var uses: [CompiledProgram.Use] = []
  var requirements: [CompiledProgram.Requirement] = []
  /// How far it is compiled in the next round: what has the right types is looked at in depth.
  var depth = Compiler.Depth.types
  var isDone = false
  /// Bytes of syntax looked through to learn from messages.
  private var steps = 0
  /// Rounds in which an expression took the compiler its whole time.
  var slowRounds = 0

  init(_ program: Program) {
    self.program = program
    original = program.pieces.map(ParsedPiece.init)
    pieces = original
    names = ProgramNames(original)
    waits = original.contains { $0.tree.waits }
    shapes = original.last?.shapes ?? [.declarations]
    shape = shapes[0]
    // What cannot be parsed is not compiled either.
    isDone = original.contains { $0.beyondLimit != nil }
  }

  var isSlow: Bool { errors.contains { $0.text.contains("in reasonable time") } }

  /// Another round would take as long and say the same.
  var isHopeless: Bool { isSlow && slowRounds > 1 }

  /// Bytes of syntax after which learning ends; some seconds' work. Sound documents stay below a tenth of it.
  private static let stepLimit = 64 << 20

  /// Counts work before it is done; false, with a failure, where it is more than one program may ask for.
  mutating func mayStep(_ size: Int) -> Bool {
    steps += size
    guard steps > Self.stepLimit else { return true }
    failure = "too much of what it mentions is left to be guessed"
    return false
  }

  var errors: [CompilerMessage] { messages.filter { $0.kind == .error } }
}

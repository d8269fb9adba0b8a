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
  var isDone = false
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
  }

  var isSlow: Bool { errors.contains { $0.text.contains("in reasonable time") } }

  /// Another round would take as long and say the same.
  var isHopeless: Bool { isSlow && slowRounds > 1 }

  var errors: [CompilerMessage] { messages.filter { $0.kind == .error } }
}

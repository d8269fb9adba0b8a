import HandbookAssembly
import SwiftSyntax

/// Ends functions where their author left something out, if the compiler reports errors in what follows.
///
/// In `init(id: Int) { self.id = id  // ... }`, the part that is not shown sets the other properties. A call of
/// `fatalError` stands for that part: the compiler then requires nothing more of the function. Likewise `let image: UIImage`
/// beside statements says what they are given.
///
/// - Returns: What to compile next; nil where nothing changes.
func stoppedAtElisions(_ attempt: Attempt, of analysis: Analysis) -> Hypothesis? {
  var hypothesis = attempt.hypothesis
  hypothesis.depth = .types
  var isChanged = false
  for message in attempt.outcome.errors {
    if message.isOf(MessageKind.unsetVariable), let name = message.quoted.first {
      isChanged = hypothesis.give(name, in: analysis) || isChanged
    }
    guard let place = attempt.outcome.source.place(line: message.line, column: message.column),
      let node = analysis.node(at: place)
    else { continue }
    isChanged =
      hypothesis.stop(atElisionsAround: node, in: analysis.pieces[place.piece], place.piece) || isChanged
  }
  return isChanged ? hypothesis : nil
}

extension Hypothesis {
  /// Gives a value to a constant that stands beside statements without one. Returns whether there is such a constant.
  fileprivate mutating func give(_ name: String, in analysis: Analysis) -> Bool {
    for (index, piece) in analysis.pieces.enumerated() {
      for statement in piece.tree.statements {
        guard let variable = statement.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self),
          variable.bindings.count == 1, let binding = variable.bindings.first,
          binding.pattern.trimmedDescription == name, binding.initializer == nil,
          binding.typeAnnotation != nil
        else { continue }
        let end = binding.bytes.upperBound
        return edit(.init(range: end..<end, text: " = { \(Trap.code(name)) }()"), in: index)
      }
    }
    return false
  }

  /// Ends the blocks around a node where statements were left out. Returns whether that changes anything.
  fileprivate mutating func stop(atElisionsAround node: Syntax, in piece: ParsedPiece, _ index: Int) -> Bool {
    piece.elidedStatements(around: node).reduce(false) { isChanged, offset in
      edit(.init(range: offset..<offset, text: " \(Trap.code("...")); "), in: index) || isChanged
    }
  }
}

extension Question {
  /// Ends a closure whose statements were left out: `static let style: Style = { ... }()` has some value.
  func stopAtElisions(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let closure = node?.ancestor(of: ClosureExprSyntax.self), closure.statements.isEmpty
    else { return false }
    return hypothesis.stop(atElisionsAround: Syntax(closure), in: pieces[place.piece], place.piece)
  }
}

extension Question {
  /// `enum Tab: String { ... }`: there are cases, which are not shown.
  func addCaseLeftOut(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let block = node?.ancestor(of: EnumDeclSyntax.self)?.memberBlock,
      block.leavesOutMembers(elisions: pieces[place.piece].elisions) || block.holdsOnlyComments
    else { return false }
    let start = block.leftBrace.bytes.upperBound
    return hypothesis.edit(.init(range: start..<start, text: " case leftOut;"), in: place.piece)
  }

  /// `Binding<Bool>` or `(Int, String)` as all that a document shows.
  func nameType(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, pieces[place.piece].tree.statements.count == 1,
      let statement = pieces[place.piece].tree.statements.first, statement.item.is(ExprSyntax.self),
      node?.ancestor(of: CodeBlockItemSyntax.self)?.id == statement.id,
      statement.item.is(GenericSpecializationExprSyntax.self) || statement.item.is(DictionaryExprSyntax.self)
        || statement.item.is(TupleExprSyntax.self)
    else { return false }
    let end = statement.item.bytes.upperBound
    return hypothesis.edit(.init(range: end..<end, text: ".self"), in: place.piece)
  }
}

extension Analysis {
  /// The call around a place, if `...` stands for arguments in it: `Text(...)`. Nobody can say which initializer of
  /// `Text` is meant, so nobody can say what is wrong with the call.
  func callWithHole(at place: AssembledSource.Place) -> String? {
    let piece = pieces[place.piece]
    var current = node(at: place)
    while let syntax = current, !syntax.is(CodeBlockItemSyntax.self), !syntax.is(ClosureExprSyntax.self) {
      if let call = syntax.as(FunctionCallExprSyntax.self), let open = call.leftParen,
        let close = call.rightParen
      {
        let inside = open.bytes.upperBound..<close.bytes.lowerBound
        let values = call.arguments.map(\.expression.bytes)
        if piece.elisions.contains(where: { offset in
          inside.contains(offset) && !values.contains { $0.contains(offset) }
        }) {
          return "\(call.calleeName)(...)"
        }
      }
      current = syntax.parent
    }
    return nil
  }
}

extension ParsedPiece {
  /// Byte offsets at which statements were left out, in the blocks around a node, from the innermost block outwards
  /// to the function it belongs to.
  func elidedStatements(around node: Syntax) -> [Int] {
    var current: Syntax? = node
    while let syntax = current {
      if let block = syntax.as(CodeBlockSyntax.self) {
        let found = elidedStatements(in: block.statements, before: block.rightBrace)
        if !found.isEmpty { return found }
      } else if let block = syntax.as(AccessorBlockSyntax.self), case .getter(let list) = block.accessors {
        let found = elidedStatements(in: list, before: block.rightBrace)
        if !found.isEmpty { return found }
      } else if let closure = syntax.as(ClosureExprSyntax.self) {
        let found = elidedStatements(in: closure.statements, before: closure.rightBrace)
        if !found.isEmpty { return found }
      } else if syntax.is(SourceFileSyntax.self) {
        return elidedStatements(in: tree.statements, before: tree.endOfFileToken)
      } else if syntax.is(MemberBlockSyntax.self) {
        return []
      }
      current = syntax.parent
    }
    return []
  }

  /// Byte offsets of `...` and `// ...` between the statements of a block, and of a comment that is all there is in a
  /// block.
  private func elidedStatements(in statements: CodeBlockItemListSyntax, before end: TokenSyntax) -> [Int] {
    let starts = statements.compactMap { $0.firstToken(viewMode: .sourceAccurate) } + [end]
    var found: [Int] = []
    for token in starts {
      // The parser attaches a comment on the line of an opening brace to the brace.
      let before = token.previousToken(viewMode: .sourceAccurate)
      let start = before?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
      var offset = start
      for trivia in (before?.trailingTrivia ?? []) + token.leadingTrivia {
        let isBehind = offset < token.position.utf8Offset && !statements.isEmpty
        if trivia.isElision && !isBehind || statements.isEmpty && trivia.isComment { found.append(offset) }
        offset += trivia.sourceLength.utf8Length
      }
      // `...` was replaced by blanks: they are trivia before the token, or after the token before it.
      found += elisions.filter { (start..<token.positionAfterSkippingLeadingTrivia.utf8Offset).contains($0) }
    }
    return found
  }
}

import HandbookAssembly
import SwiftSyntax

/// Ends functions at what their author left out, where the compiler finds fault with what follows.
///
/// In `init(id: Int) { self.id = id  // ... }` the other properties are set in the part that is not shown. A call of
/// `fatalError` stands for that part: the compiler then asks nothing more of the function.
///
/// - Returns: What to compile then; nil where nothing changes.
func stoppedAtElisions(_ attempt: Attempt, of analysis: Analysis) -> Hypothesis? {
  var hypothesis = attempt.hypothesis
  hypothesis.depth = .types
  var isChanged = false
  for message in attempt.outcome.errors {
    guard let place = attempt.outcome.source.place(line: message.line, column: message.column),
      let node = analysis.node(at: place)
    else { continue }
    for offset in analysis.pieces[place.piece].elidedStatements(around: node) {
      let edit = ParsedPiece.Edit(range: offset..<offset, text: " \(Trap.code("...")); ")
      isChanged = hypothesis.edit(edit, in: place.piece) || isChanged
    }
  }
  return isChanged ? hypothesis : nil
}

extension Analysis {
  /// The call that a place is in, where `...` stands for arguments of it: `Text(...)`. Which of the `Text`s it makes
  /// nobody can say, and neither what is wrong with it.
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
  /// Where statements were left out of the blocks around a node, from the innermost outwards to the function they
  /// belong to: byte offsets.
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

  /// Where `...` or a comment `// ...` stands between the statements of a block, or nothing but a comment does.
  private func elidedStatements(in statements: CodeBlockItemListSyntax, before end: TokenSyntax) -> [Int] {
    let starts = statements.compactMap { $0.firstToken(viewMode: .sourceAccurate) } + [end]
    var found: [Int] = []
    for token in starts {
      // A comment on the line of an opening brace belongs to the brace.
      let before = token.previousToken(viewMode: .sourceAccurate)
      let start = before?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
      var offset = start
      for trivia in (before?.trailingTrivia ?? []) + token.leadingTrivia {
        let isBehind = offset < token.position.utf8Offset && !statements.isEmpty
        if trivia.isElision && !isBehind || statements.isEmpty && trivia.isComment { found.append(offset) }
        offset += trivia.sourceLength.utf8Length
      }
      // `...` was blanked: it is white space before the token, or after the one before.
      found += elisions.filter { (start..<token.positionAfterSkippingLeadingTrivia.utf8Offset).contains($0) }
    }
    return found
  }
}

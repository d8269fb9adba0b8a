import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// One message of the compiler, with all that is needed to answer it. It is immutable.
package struct Question {
  let message: CompilerMessage
  /// The message's texts in single quotes.
  let quoted: [String]
  /// The type that one of these texts names. Nothing is known of one that depends on a parameter of an invented type. A
  /// type inside of one that is not shown has the name that it is invented under.
  func type(_ index: Int) -> SwiftType {
    // A message with fewer texts names no type.
    guard quoted.indices.contains(index) else { return .named("") }
    let type = SwiftType(meaning(of: quoted[index]).replacing("Handbook.", with: "")).map { part in
      guard case .named(let name, let arguments) = part, name.contains(".") else { return part }
      return .named(placeholders.invented(name), arguments)
    }
    return type.words.contains { Placeholders.isParameter(String($0)) } ? .invented : type
  }
  /// `Font` for `FontAttribute.Value`. A name without a dot is kept, since authors know `CGFloat`, and not what it is on
  /// this system.
  private func meaning(of written: String) -> String {
    guard written.contains("."), placeholders.invented(written) == written,
      let meant = message.meaning(of: written), !meant.contains("Invented")
    else { return written }
    return meant
  }
  let analysis: Analysis
  /// What was invented for the attempt.
  let placeholders: Placeholders
  /// How the top level of the last piece was wrapped.
  let shape: Shape
  /// The file that was compiled.
  let source: AssembledSource
  let api: KnownAPI
  let guardian: NameGuard
  /// What names suggest, together with the types that are known so far.
  let hints: NameHints
  /// Place of the message in the code of one of the pieces; nil inside invented code.
  let place: AssembledSource.Place?
  /// The token that the message points at.
  let node: Syntax?

  var names: ProgramNames { analysis.names }
  var pieces: [ParsedPiece] { analysis.pieces }

  init(
    _ message: CompilerMessage, about attempt: Attempt, of analysis: Analysis, knowledge: Knowledge,
    hints: NameHints
  ) {
    self.message = message
    quoted = message.quoted
    self.analysis = analysis
    placeholders = attempt.hypothesis.placeholders
    shape = attempt.hypothesis.shape
    source = attempt.outcome.source
    api = knowledge.api
    guardian = knowledge.guardian
    self.hints = hints
    place = source.place(line: message.line, column: message.column)
    node = place.flatMap(analysis.node)
  }
}

extension Question {
  /// The hole that the message points at, or a hole inside the call that it points at.
  func hole(in hypothesis: Hypothesis) -> (piece: Int, edit: ParsedPiece.Edit)? {
    guard let place, let node else { return nil }
    let around: Syntax? =
      node.ancestor(of: FunctionCallExprSyntax.self).map(Syntax.init)
      ?? node.ancestor(of: SubscriptCallExprSyntax.self).map(Syntax.init)
      ?? node.ancestor(of: SequenceExprSyntax.self).map(Syntax.init)
    let element = node.parent?.parent?.as(SubscriptCallExprSyntax.self)
    let scope = (around ?? element.map(Syntax.init) ?? node).bytes
    return hypothesis.edits[place.piece].first { $0.text.hasPrefix("<#") && scope.overlaps($0.range) }
      .map { (place.piece, $0) }
  }

  /// Whether the message points into a pattern such as `case .loaded(let items)`.
  var isPattern: Bool {
    guard let node else { return false }
    return node.ancestor(of: SwitchCaseItemSyntax.self) != nil
      || node.ancestor(of: MatchingPatternConditionSyntax.self) != nil
  }

  /// The payload types of an enum case, according to the pattern that matches it.
  var patternPayload: [SwiftType.Element] {
    // `.sheet(item: $sheet) { sheet in switch sheet { case .filters: … } }`: the call around the pattern is none of its own.
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      call.ancestor(of: SwitchCaseItemSyntax.self)?.id == node?.ancestor(of: SwitchCaseItemSyntax.self)?.id
    else { return [] }
    return call.arguments.map { argument in
      let name =
        argument.expression.descendantsAndSelf(of: IdentifierPatternSyntax.self).first?.identifier.text
        ?? "value"
      let type = hints.type(for: name)
      return .init(argument.label?.text, type == .invented ? "String" : type)
    }
  }
}

extension Syntax {
  /// `theme` of the `@Environment(\.theme)` around it.
  var environmentKey: TokenSyntax? { key(of: "Environment") }

  /// The key that the wrapper around it is given.
  func key(of wrapper: String) -> TokenSyntax? {
    guard let attribute = ancestor(of: AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == wrapper,
      let path = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.as(
        KeyPathExprSyntax.self), path.components.count == 1
    else { return nil }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
  }
}

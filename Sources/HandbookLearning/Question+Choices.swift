import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// The invented declaration an expression takes its type from.
package enum Origin: Hashable {
  case value(String)
  case member(type: String, name: String)
  case function(String)
  case method(type: String, name: String)
  case staticMember(type: String, name: String)
  case staticFunction(type: String, name: String)
}

extension Hypothesis {
  /// Follows an expression to the invented declaration that says its type; nil where none does.
  func origin(of expression: ExprSyntax, in analysis: Analysis, depth: Int = 0) -> Origin? {
    guard depth < 8 else { return nil }
    func next(_ inner: ExprSyntax) -> Origin? { origin(of: inner, in: analysis, depth: depth + 1) }
    if let attempt = expression.as(TryExprSyntax.self) { return next(attempt.expression) }
    if let wait = expression.as(AwaitExprSyntax.self) { return next(wait.expression) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return next(chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return next(force.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return next(tuple.elements.first!.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return placeholders.functions[name] != nil ? .function(name) : nil
      }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
      let name = access.declName.baseName.text
      if let type = staticOwner(of: access) { return .staticFunction(type: type, name: name) }
      for (type, names) in placeholders.methods.inOrder where names[name] != nil {
        return .method(type: type, name: name)
      }
      return nil
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      if let type = staticOwner(of: access) { return .staticMember(type: type, name: name) }
      guard access.base != nil, isInventedMember(access, in: analysis) else { return nil }
      for (type, names) in placeholders.members.inOrder where names[name] != nil && type != "InventedValue" {
        return .member(type: type, name: name)
      }
      return .member(type: "InventedValue", name: name)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if placeholders.values[name] != nil { return .value(name) }
      return analysis.initializer(of: name).flatMap(next)
    }
    return nil
  }

  /// The invented type a member is asked of: `Store` in `Store.shared`.
  private func staticOwner(of access: MemberAccessExprSyntax) -> String? {
    guard let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      base.first?.isUppercase == true, placeholders.types[base] != nil
    else { return nil }
    return base
  }

  /// A member no type of the program declares, of something that is not the frameworks'.
  func isInventedMember(_ access: MemberAccessExprSyntax, in analysis: Analysis) -> Bool {
    guard let root = ExprSyntax(access).rootName else { return false }
    let name = access.declName.baseName.text
    if analysis.names.declaredMembers.values.contains(where: { $0.contains(name) }) { return false }
    if root.first?.isUppercase == true { return placeholders.types[root] != nil }
    return isInvented(root, in: analysis)
      || analysis.names.declaredValues.contains(root) && !analysis.names.frameworkValues.contains(root)
  }

  /// A value that could be anything so far becomes one that is declared.
  mutating func declareHole(_ expression: ExprSyntax) -> Origin? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      edits.contains(where: { $0.contains { $0.text == "<#\(name)#>" } })
    else { return nil }
    for index in edits.indices { edits[index].removeAll { $0.text == "<#\(name)#>" } }
    placeholders.values[name] = "Invented"
    return .value(name)
  }

  /// The type that was guessed for an origin.
  func type(of origin: Origin) -> String? {
    switch origin {
    case .value(let name): placeholders.values[name]
    case .member(let type, let name): placeholders.members[type]?[name]
    case .function(let name): placeholders.functions[name]?.map(\.result).min()
    case .method(let type, let name): placeholders.methods[type]?[name]?.map(\.result).min()
    case .staticMember(let type, let name): placeholders.types[type]?.statics[name]
    case .staticFunction(let type, let name):
      placeholders.types[type]?.staticFunctions[name]?.map { $0.result ?? type }.min()
    }
  }

  mutating func set(_ origin: Origin, to type: String) {
    switch origin {
    case .value(let name): placeholders.values[name] = type
    case .member(let owner, let name): placeholders.members[owner, default: [:]][name] = type
    case .function(let name):
      let overloads = placeholders.functions[name, default: []]
      placeholders.functions[name] = Set(overloads.map { .init(shape: $0.shape, result: type) })
    case .method(let owner, let name):
      let overloads = placeholders.methods[owner]?[name] ?? []
      placeholders.methods[owner]?[name] = Set(overloads.map { .init(shape: $0.shape, result: type) })
    case .staticMember(let owner, let name): placeholders.types[owner]?.statics[name] = type
    case .staticFunction(let owner, let name):
      let overloads = placeholders.types[owner]?.staticFunctions[name] ?? []
      placeholders.types[owner]?.staticFunctions[name] = Set(
        overloads.map { .init(shape: $0.shape, result: type) })
    }
  }
}

extension Analysis {
  /// What a local variable without a written type begins as.
  fileprivate func initializer(of name: String) -> ExprSyntax? {
    for piece in pieces {
      for binding in Syntax(piece.tree).descendants(of: PatternBindingSyntax.self)
      where binding.pattern.trimmedDescription == name && binding.typeAnnotation == nil {
        if let value = binding.initializer?.value { return value }
      }
      for binding in Syntax(piece.tree).descendants(of: OptionalBindingConditionSyntax.self)
      where binding.pattern.trimmedDescription == name {
        if let value = binding.initializer?.value { return value }
      }
    }
    return nil
  }
}

extension Question {
  /// The type of a closure's parameter, where the call says what it goes through: `Phase.allCases`, `Route.self`.
  private func elementType(of expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let closure = expression.ancestor(
        of: ClosureExprSyntax.self, where: { NameHints(types: []).closureParameters($0).contains(name) }),
      let call = closure.ancestor(of: FunctionCallExprSyntax.self)
    else { return nil }
    for argument in call.arguments {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        ["allCases", "self"].contains(member.declName.baseName.text),
        let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { continue }
      return type
    }
    return nil
  }

  /// `.confirmed` beside `order.status`: the status is an enum with that case.
  ///
  /// - Returns: Whether the case has a type now.
  func addContextCase(_ hypothesis: inout Hypothesis) -> Bool {
    guard let node = node,
      let member = node.ancestor(of: MemberAccessExprSyntax.self, where: { $0.base == nil })
        ?? node.ancestor(of: ExprListSyntax.self)?.lazy.compactMap(\.implicitMember)
        .first,
      let other = comparand(of: ExprSyntax(member))
    else { return false }
    if let type = elementType(of: other), hypothesis.placeholders.types[type] != nil {
      let before = hypothesis.placeholders
      hypothesis.placeholders.addCases(
        [CasePattern(name: member.declName.baseName.text, payload: nil)], to: type)
      return hypothesis.placeholders != before
    }
    guard let origin = hypothesis.origin(of: other, in: analysis) ?? hypothesis.declareHole(other) else {
      return false
    }
    if let known = hypothesis.type(of: origin)?.trimmingCharactersOfTypes,
      names.declaredTypes.contains(known)
    {
      return false
    }
    let name = member.declName.baseName.text
    let type = choiceType(for: other)
    let payload: [String]? =
      member.parent?.as(FunctionCallExprSyntax.self).map { call in
        CallShape(call, names: hints).parameters.map {
          ($0.label.map { $0 + ": " } ?? "") + ($0.type ?? "String")
        }
      }
    for argument in member.parent?.as(FunctionCallExprSyntax.self)?.arguments ?? [] {
      // `.failure(.expired)`: the payload is an enum of its own.
      guard let inner = argument.expression.implicitMember else { continue }
      let type = hints.implicitType(label: argument.label?.text, member: "")
      guard !names.declaredTypes.contains(type) else { continue }
      hypothesis.placeholders.addCases(
        [CasePattern(name: inner.declName.baseName.text, payload: nil)], to: type)
    }
    let pattern = isPattern ? patternPayload : payload ?? []
    hypothesis.placeholders.addCases(
      [CasePattern(name: name, payload: pattern.isEmpty ? nil : pattern)], to: type)
    if hypothesis.type(of: origin)?.trimmingCharactersOfTypes != type { hypothesis.set(origin, to: type) }
    return true
  }

  /// `order.status` is of the app's `OrderStatus` if that is mentioned, or of a type invented for it.
  private func choiceType(for expression: ExprSyntax) -> String {
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?
      .declName.baseName.text ?? expression.rootName ?? "choice"
    let named = hints.typeName(for: name)
    return named != "Invented" && hints.types.contains(named) ? named : "Invented\(name.capitalizedFirst)"
  }

  /// What an implicit member is compared with, assigned to or matched against.
  private func comparand(of member: ExprSyntax) -> ExprSyntax? {
    var node = Syntax(member)
    while let parent = node.parent {
      if let item = parent.as(SwitchCaseItemSyntax.self) {
        return item.ancestor(of: SwitchExprSyntax.self)?.subject
      }
      if let condition = parent.as(MatchingPatternConditionSyntax.self) {
        return condition.initializer.value
      }
      if let list = parent.as(ExprListSyntax.self) {
        let elements = Array(list)
        guard let index = elements.firstIndex(where: { $0.id == ExprSyntax(node)?.id }) else { return nil }
        func isComparison(_ expression: ExprSyntax) -> Bool {
          ["==", "!=", "??"].contains(expression.as(BinaryOperatorExprSyntax.self)?.operator.text)
            || expression.is(AssignmentExprSyntax.self)
        }
        if index >= 2, isComparison(elements[index - 1]) { return elements[index - 2] }
        if index + 2 < elements.count, isComparison(elements[index + 1]) { return elements[index + 2] }
        if let assignment = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), assignment == 1
        {
          return elements[0]
        }
        return nil
      }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(LabeledExprSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  /// Something invented that was thought to give nothing is used as a value.
  func giveResult(_ hypothesis: inout Hypothesis) -> Bool {
    guard let node = node else { return false }
    if isPattern { return addContextCase(&hypothesis) }
    for expression in users(of: node) {
      guard let origin = hypothesis.origin(of: expression, in: analysis),
        [nil, "Void", "()", Placeholders.anyResult].contains(hypothesis.type(of: origin))
      else { continue }
      let isSequence = quoted.contains { $0.hasSuffix("Sequence") || $0.hasSuffix("Collection") }
      hypothesis.set(
        origin, to: isSequence ? "[Invented]" : contextType(of: expression) ?? "Invented")
      return true
    }
    return false
  }

  /// `for await event in events()`: what is looped over gives its elements one after the other.
  func makeStream(_ hypothesis: inout Hypothesis) -> Bool {
    guard let loop = node?.ancestor(of: ForStmtSyntax.self) else { return false }
    let element =
      quoted[0].hasPrefix("[") && !quoted[0].contains(":")
      ? String(quoted[0].dropFirst().dropLast()) : "Invented"
    let type =
      loop.tryKeyword == nil ? "AsyncStream<\(element)>" : "AsyncThrowingStream<\(element), any Error>"
    if let origin = hypothesis.origin(of: loop.sequence, in: analysis) {
      guard hypothesis.type(of: origin) != type else { return false }
      hypothesis.set(origin, to: type)
      return true
    }
    guard let access = loop.sequence.as(MemberAccessExprSyntax.self),
      hypothesis.isInventedMember(access, in: analysis)
    else { return false }
    hypothesis.placeholders.members["InventedValue", default: [:]][access.declName.baseName.text] = type
    return true
  }

  /// The expressions a message about a missing value may mean: what a member is asked of, operands,
  /// what is looped over, and arguments.
  private func users(of node: Syntax) -> [ExprSyntax] {
    if let reference = node.parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id,
      let base = access.base
    {
      return [base, ExprSyntax(access)]
    }
    if let loop = node.ancestor(of: ForStmtSyntax.self, where: { $0.sequence.bytes.overlaps(node.bytes) }) {
      return [loop.sequence]
    }
    var found: [ExprSyntax] = []
    if let list = node.ancestor(of: ExprListSyntax.self) { found += list }
    if let call = node.ancestor(of: FunctionCallExprSyntax.self) {
      found += call.arguments.map(\.expression) + [call.calledExpression]
    }
    return found
  }

  /// The type a modifier or view wants, where its name says it.
  func contextType(of expression: some ExprSyntaxProtocol) -> String? {
    guard
      let argument = expression.ancestor(of: LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let callee =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    return Self.typeWanted(by: callee)
  }

  static func typeWanted(by callee: String) -> String? {
    switch callee {
    case "padding", "cornerRadius", "frame", "spacing", "VStack", "HStack", "LazyVStack", "LazyHStack",
      "offset":
      "CGFloat"
    case "foregroundStyle", "background", "fill", "stroke", "strokeBorder", "tint", "foregroundColor",
      "accentColor", "overlay", "shadow", "listRowBackground", "border":
      "Color"
    case "font": "Font"
    case "animation", "withAnimation": "Animation"
    case "transition": "AnyTransition"
    case "Text": "String"
    case "onReceive": "AnyPublisher<InventedEvent, Never>"
    default: nil
    }
  }

  /// `.home` where anything hashable will do: a case of an enum made for it.
  func qualify(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place = place,
      let member = node?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.base == nil })
    else { return false }
    let label = member.parent?.as(LabeledExprSyntax.self)?.label?.text
    let type = NameHints(types: []).implicitType(label: label ?? "choice", member: "")
    hypothesis.placeholders.addCases(
      [CasePattern(name: member.declName.baseName.text, payload: nil)], to: type)
    let start = member.period.bytes.lowerBound
    let edit = ParsedPiece.Edit(range: start..<start, text: type)
    guard !hypothesis.edits[place.piece].contains(edit) else { return false }
    hypothesis.edits[place.piece].append(edit)
    return true
  }

  /// The app's own `.buttonStyle(.shop)`: a style made for it.
  func addStyle(_ member: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard
      let call = node?.ancestor(
        of: FunctionCallExprSyntax.self,
        where: { $0.arguments.first?.expression.implicitMember?.declName.baseName.text == member }),
      let modifier = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let contract = Lexicon.styleProtocols[modifier]
    else { return false }
    if let near = guardian.nearMember(member, of: [contract, "Primitive\(contract)"]) {
      hypothesis.facts.nearMisses[member] = near
      return true
    }
    let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
    guard made == nil else { return false }
    return hypothesis.placeholders.styles[contract, default: []].insert(member).inserted
  }

}

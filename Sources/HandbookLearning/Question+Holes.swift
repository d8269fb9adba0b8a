import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

extension Question {
  /// The last resort for errors about app-domain values: the expression becomes a hole of whatever
  /// type its context asks for. Only expressions that start from something invented qualify, so no
  /// use of known API is ever hidden.
  ///
  /// - Parameter settled: Places of errors that no guess changes: what has one is not given up on.
  func punchHoles(_ hypothesis: inout Hypothesis, sparing settled: [AssembledSource.Place]) {
    guard !isSettled, !isChoiceGivenForValue(hypothesis), !isMissingContract,
      hypothesis.facts.nearMisses.keys.allSatisfy({ !quoted.contains($0) }), let place, let node,
      // A hole would close the bracket that is left open.
      !node.isUnfinished
    else {
      return
    }
    let spared = settled.filter { $0.piece == place.piece }.compactMap {
      pieces[place.piece].offset(line: $0.line, column: $0.column)
    }
    for (range, hole) in candidates(for: node, in: hypothesis) where !spared.contains(where: range.contains) {
      let overlapping = hypothesis.edits[place.piece].filter { $0.range.overlaps(range) && !$0.range.isEmpty }
      if overlapping.contains(where: { $0.range == range && $0.text == hole }) { continue }
      hypothesis.edits[place.piece].removeAll { overlapping.contains($0) }
      hypothesis.edits[place.piece].append(.init(range: range, text: hole))
    }
  }

  /// Whether the error stays, whatever is guessed of what is not shown.
  var isSettled: Bool {
    message.isOf(MessageKind.effects) || message.isOf(MessageKind.resultOfNothing) || isAsStated
      || isOfTypeInsteadOfValue || message.isOf(MessageKind.ofNoInstance) || isReadTooEarly
      || isCallOfLibrary || isCallOfOwnModifier || isOfPlainProperty || isCountGivenAsRange
      || isListGivenForOne || isMissingInStatedList || isTextGivenForFlag || isTextGivenForView
      || isOutOfScope || isModifierOfAnother || isHeldWeakly || isGivenByLibrary || isDefaultedByLiteral
  }

  /// `coordinator.stop()` in a closure with `[weak coordinator]`: it is optional there, whatever it is.
  private var isHeldWeakly: Bool {
    guard message.isOf(MessageKind.neededOptional),
      let access = node?.ancestor(of: MemberAccessExprSyntax.self), let name = access.base?.simpleName
    else { return false }
    return access.isCapturedWeakly(as: name)
  }

  /// `.onChanged { ... }`: what is left out of the closure goes on with its parameters, one more for each time the
  /// compiler asks.
  func ignoreParameters(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let closure = node?.ancestor(of: ClosureExprSyntax.self), closure.signature == nil
    else { return false }
    let inside = closure.leftBrace.bytes.upperBound..<closure.rightBrace.bytes.lowerBound
    let start = inside.lowerBound..<inside.lowerBound
    if let known = hypothesis.edits[place.piece].firstIndex(where: {
      $0.range == start && $0.text.hasPrefix(Self.ignored)
    }) {
      hypothesis.edits[place.piece][known].text =
        Self.ignored + "," + hypothesis.edits[place.piece][known].text
      return true
    }
    let isElided =
      closure.statements.isEmpty
      && (pieces[place.piece].elisions.contains(where: inside.contains)
        || closure.rightBrace.leadingTrivia.contains { !$0.isWhitespace }
        || closure.leftBrace.trailingTrivia.contains { !$0.isWhitespace })
    guard
      isElided
        || hypothesis.edits[place.piece].contains(where: {
          inside.overlaps($0.range) && $0.text.contains("<#")
        })
    else { return false }
    return hypothesis.edit(.init(range: start, text: Self.ignored + " in "), in: place.piece)
  }

  /// A parameter that nothing uses.
  private static let ignored = " _"

  /// `users.allSatisfy { $0.name }`: a name is a text, and no text is true or false.
  var isTextGivenForFlag: Bool {
    guard message.isOf(MessageKind.wrongType.union(MessageKind.closureResult)), quoted.count > 1,
      type(0) == "String", type(1) == "Bool"
    else { return false }
    let item = node?.ancestor(of: CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self)
    let name = node?.ancestor(of: MemberAccessExprSyntax.self)?.memberName ?? item?.memberName
    return name.map(Lexicon.surelyTexts.contains) ?? false
  }

  /// `let count: Int = order.name.uppercased()`: what the library's members of that name give is known, wherever they are
  /// asked for.
  var isGivenByLibrary: Bool {
    let conversions = MessageKind.wrongType.union(MessageKind.wrongAssignment).union(
      MessageKind.closureResult)
    guard message.isOf(conversions.union(MessageKind.wrongFlag)), let node,
      let access = node.ancestor(of: MemberAccessExprSyntax.self), access.declName.baseName.id == node.id,
      let result = LibraryResult(access)
    else { return false }
    if message.isOf(MessageKind.wrongFlag) { return result.excludes("Bool") }
    return quoted.indices.dropFirst().contains { result.excludes(type($0)) }
  }

  /// `let count: Int = title` after `let title = flags.title ?? "Untitled"`: what stands in where there is none is of
  /// the same type.
  var isDefaultedByLiteral: Bool {
    guard message.isOf(MessageKind.wrongType.union(MessageKind.wrongAssignment)),
      let name = node?.as(TokenSyntax.self)?.text
    else { return false }
    let bindings = pieces.flatMap { $0.tree.descendants(of: PatternBindingSyntax.self) }
      .filter { $0.pattern.trimmedDescription == name }
    guard bindings.count == 1,
      let parts = bindings[0].initializer?.value.as(SequenceExprSyntax.self)?.elements,
      parts.dropLast().last?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
      let literal = parts.last
    else { return false }
    let result: LibraryResult
    switch literal.kind {
    case .stringLiteralExpr: result = .text
    case .booleanLiteralExpr: result = .flag
    case .integerLiteralExpr, .floatLiteralExpr: result = .count
    default: return false
    }
    return quoted.indices.dropFirst().contains { result.excludes(type($0)) }
  }

  /// `title.uppercased()` among views: what a text's method makes is a text, wherever the text is from.
  var isTextGivenForView: Bool {
    guard message.isOf(MessageKind.requiresConformance), quoted.count > 1, quoted.last == "View",
      type(quoted.count - 2) == "String"
    else { return false }
    let call = node?.ancestor(of: CodeBlockItemSyntax.self)?.item.as(FunctionCallExprSyntax.self)
    return call.map { Lexicon.textMakers.contains($0.calleeName) } ?? false
  }

  /// `items.sink { … }` of `items: [Item]`: lists have no such member, and what has one is known.
  var isMissingInStatedList: Bool {
    // Of `@Published var items: [Item]`, the compiler knows that `$items` has one.
    if message.isOf(MessageKind.wrapperMissed) {
      return askedValues.contains { isList(names.statedType(of: $0)) }
    }
    guard message.isOf(MessageKind.unknownMember), quoted.count > 1, type(0).isArray,
      api.knowsMember(quoted[1])
    else { return false }
    return askedValues.contains { isList(names.statedType(of: $0)) }
  }

  /// `.environment(store)` of a `Store` that the program shows: what it conforms to is shown, too.
  private var isMissingContract: Bool {
    guard message.isOf(MessageKind.requiresConformance.union(MessageKind.requiresClass)), quoted.count > 1
    else { return false }
    let type = message.isOf(MessageKind.requiresClass) ? type(quoted.count - 1) : type(quoted.count - 2)
    if case .named(let name, []) = type { return names.declaredTypes.contains(name) }
    return false
  }

  /// `ForEach(items.count)`: what counts is a number, whatever is counted.
  var isCountGivenAsRange: Bool {
    message.isOf(MessageKind.wrongType) && quoted.count > 1 && type(0) == "Int" && type(1) == "Range<Int>"
      && node?.ancestor(of: MemberAccessExprSyntax.self)?.memberName.map(NameHints.isCount) == true
  }

  /// `print(total); let total = items.count`. `let item = item.copy()` may begin from one that is not shown.
  private var isReadTooEarly: Bool {
    guard message.isOf(MessageKind.beforeDeclaration), let node else { return false }
    return node.ancestor(of: PatternBindingSyntax.self)?.pattern.trimmedDescription != quoted.first
  }

  /// `items.map(\.name).joined(",")` of `items: [Item]`: what the library's methods take does not depend on what an `Item`
  /// is.
  private var isCallOfLibrary: Bool {
    guard message.isOf(MessageKind.argumentsDoNotFit),
      let call = node?.ancestor(of: FunctionCallExprSyntax.self)
    else { return false }
    return isOfLibrary(call.calledExpression)
  }

  /// `HomeView().card()` of the program's own `extension View { func card(_ theme: Theme) … }`.
  private var isCallOfOwnModifier: Bool {
    guard message.isOf(MessageKind.argumentsDoNotFit),
      let name = node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.memberName
    else { return false }
    return names.declaredMembers["View"]?.contains(name) == true
  }

  /// `$router.path` of `@Environment(Router.self) var router`: there is no binding, whatever a `Router` is.
  private var isOfPlainProperty: Bool {
    message.isOf(MessageKind.unknownName) && quoted.first.map(isPlainProperty) == true
  }

  /// `item` after the closure that it is a parameter of.
  private var isOutOfScope: Bool {
    message.isOf(MessageKind.unseen) && quoted.first.flatMap(declarationOutOfScope) != nil
  }

  private func isOfLibrary(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) { return isOfLibrary(call.calledExpression) }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return Lexicon.listMethods.contains(access.declName.baseName.text)
        && (isOfLibrary(base) || isList(names.statedType(of: base)))
    }
    return false
  }

  private func isList(_ type: SwiftType?) -> Bool {
    switch type {
    case .array, .dictionary: true
    default: false
    }
  }

  /// What may be given up on, and what stands there instead: a value, a view, or a statement's nothing.
  private func candidates(for node: Syntax, in hypothesis: Hypothesis) -> [(Range<Int>, String)] {
    if let chain = inventedChain(around: node, in: hypothesis) {
      return hypothesis.isGuessed(chain, in: analysis) ? [(chain.bytes, hole(for: chain))] : []
    }
    // An API call that does not like its arguments: those that are invented may be anything.
    guard let call = node.ancestor(of: FunctionCallExprSyntax.self) else { return [] }
    return call.arguments.compactMap { argument in
      let expression = argument.expression
      guard mayBeLeftOut(expression, in: hypothesis), isInvented(expression, in: hypothesis),
        !isPlainName(expression, in: hypothesis), hypothesis.isGuessed(expression, in: analysis)
      else { return nil }
      return (expression.bytes, value(for: expression))
    }
  }

  private func hole(for expression: ExprSyntax) -> String {
    let isOnlyItem = expression.parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    guard let item = expression.parent?.as(CodeBlockItemSyntax.self) else { return value(for: expression) }
    if item.isInViewBuilder { return "EmptyView()" }
    // The only statement of a closure, or of a function that gives something, is its value.
    let body = item.parent?.parent
    let isResult =
      isOnlyItem && (body?.is(ClosureExprSyntax.self) == true || body?.isBodyWithResult == true)
    return isResult ? value(for: expression) : "_ = \(value(for: expression)) as Any"
  }

  /// A closure must go on naming the parameters it has.
  private func value(for expression: ExprSyntax) -> String {
    let inside = Syntax(expression).descendants(of: ClosureExprSyntax.self).map(\.bytes)
    let named = Set(
      Syntax(expression).descendantsAndSelf(of: DeclReferenceExprSyntax.self).filter { reference in
        !inside.contains { $0.overlaps(reference.bytes) }
      }.map(\.baseName.text)
    )
    .filter { $0.hasPrefix("$") && Int($0.dropFirst()) != nil }
    guard !named.isEmpty else { return "<#value#>" }
    let list = named.sorted().map { "\($0) as Any" }.joined(separator: ", ")
    return "([\(list)].isEmpty ? <#value#> : <#value#>)"
  }

  /// A type, or a variable the program declares: a `.self` or `$` may be missing.
  private func isPlainName(_ expression: ExprSyntax, in hypothesis: Hypothesis) -> Bool {
    // `Trip.self` is a type, whatever a `Trip` is.
    if expression.memberName == "self" { return true }
    guard let name = expression.simpleName else { return false }
    // `$route` of `@State var route: Route?` is a binding of an optional, whatever a `Route` is.
    if name.hasPrefix("$"), names.wrapped.contains(String(name.dropFirst())),
      let types = names.statedTypes[String(name.dropFirst())], types.count == 1
    {
      return true
    }
    return name.first?.isUppercase == true || names.everyType[name] != nil
  }

  /// It is about a value as its declaration states it, with nothing invented between: whether `product: Product` is
  /// optional, and what can be done to `products: [Product]`, does not depend on what a `Product` is.
  private var isAsStated: Bool {
    func stated(_ expression: ExprSyntax?) -> SwiftType? { expression.flatMap(names.statedType) }
    if message.isOf(MessageKind.needlessOptional) {
      let unwrapped =
        node?.parent?.as(OptionalChainingExprSyntax.self)?.expression
        ?? node?.parent?.as(ForceUnwrapExprSyntax.self)?.expression ?? node?.parent?.as(ExprSyntax.self)
      guard case .named(let name, []) = stated(unwrapped) else { return false }
      return !name.contains(".")
    }
    // `products.first.id`, `products.count.name`: what the library gives is known, whatever a `Product` is.
    if statedOptional != nil { return true }
    if message.isOf(MessageKind.unknownMember) {
      let asked = askedValues.compactMap(stated)
      if let type = message.quoted.first.map({ SwiftType($0) }),
        Lexicon.plainTypes.contains(type.description)
      {
        return asked.contains(type)
      }
    }
    guard message.isOf(MessageKind.neededOptional.union(MessageKind.immutable)) else { return false }
    let reference = node?.parent?.as(DeclReferenceExprSyntax.self)
    let access = reference?.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access != nil && access?.declName.id == reference?.id
    return switch stated(isMember ? access?.base : reference.map(ExprSyntax.init)) {
    case .array, .dictionary: true
    default: false
    }
  }

  /// `ids.append(Route.home)` of numbers.
  private func isChoiceGivenForValue(_ hypothesis: Hypothesis) -> Bool {
    guard message.isOf(MessageKind.wrongType.union(MessageKind.wrongAssignment)), quoted.count > 1,
      let access = node?.ancestor(of: MemberAccessExprSyntax.self),
      let origin = hypothesis.origin(of: ExprSyntax(access), in: analysis)
    else { return false }
    return isChoice(origin, otherThan: type(1), in: hypothesis)
  }

  /// The optional that is asked for a member no optional has, as declarations state it: `products.first` of
  /// `products.first.id`. Whatever the compiler says of that expression, it is wrong.
  var statedOptional: SwiftType? {
    askedValues.lazy
      .filter { !Lexicon.optionalMembers.contains($0.parent?.memberName ?? "") }
      .compactMap(names.statedType).first(where: \.isOptional)
  }

  /// The values around the place that are asked for members.
  private var askedValues: [ExprSyntax] {
    var found: [ExprSyntax] = []
    var current = node
    while let syntax = current, !syntax.is(CodeBlockItemSyntax.self), !syntax.is(ClosureExprSyntax.self) {
      if let base = syntax.as(MemberAccessExprSyntax.self)?.base { found.append(base) }
      current = syntax.parent
    }
    return found
  }

  /// Starts from a value or type that was made up, or whose type depends on one.
  private func isInvented(_ expression: ExprSyntax, in hypothesis: Hypothesis) -> Bool {
    guard let root = expression.rootName else { return false }
    if root.first?.isUppercase == true { return hypothesis.placeholders.types[root] != nil }
    // `self.poll()` of a class that does not show its `poll`.
    let member = (expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression).memberName
    return hypothesis.isOpen(root, at: Syntax(expression), in: analysis)
      || member.map(hypothesis.placeholders.addsToOwnType) ?? false
  }

  /// `ProductList().navigationTitle` of an invented view.
  private func isKnownModifier(_ expression: ExprSyntax, in hypothesis: Hypothesis) -> Bool {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      api.members["View"]?.contains(access.declName.baseName.text) == true,
      hypothesis.placeholders.modifiers[access.declName.baseName.text] == nil
    else { return false }
    return base.rootName.flatMap { hypothesis.placeholders.types[$0]?.kind } == .view
  }

  /// Whether nothing much is lost with an expression: one line, or a call whose closures hold no more than a value each,
  /// which is none of the program's own and none of a library's.
  ///
  /// `Shop.where { $0.id.eq(id) }.delete()` is as good as nothing, on one line or on three.
  private func mayBeLeftOut(_ expression: ExprSyntax, in hypothesis: Hypothesis) -> Bool {
    guard expression.trimmedDescription.contains("\n") else { return true }
    return Syntax(expression).descendants(of: ClosureExprSyntax.self).allSatisfy { closure in
      guard let item = closure.statements.first, closure.statements.count == 1 else {
        return closure.statements.isEmpty
      }
      guard item.item.is(ExprSyntax.self) else { return false }
      return Syntax(item).descendantsAndSelf(of: DeclReferenceExprSyntax.self).allSatisfy { reference in
        let name = reference.baseName.text
        return name.first?.isUppercase != true || hypothesis.placeholders.types[name] != nil
          || hypothesis.placeholders.types[expression.rootName ?? ""]?.nestedTypes[name] != nil
      }
    }
  }

  /// The whole member chain a token belongs to, if it starts from something invented.
  private func inventedChain(around node: Syntax, in hypothesis: Hypothesis) -> ExprSyntax? {
    var found: ExprSyntax?
    var current: Syntax? = node
    while let syntax = current {
      if let expression = syntax.as(ExprSyntax.self) {
        let isLink =
          expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
          || expression.is(DeclReferenceExprSyntax.self) || expression.is(OptionalChainingExprSyntax.self)
          || expression.is(SubscriptCallExprSyntax.self) || expression.is(ForceUnwrapExprSyntax.self)
        guard isLink else { break }
        if expression.is(DeclReferenceExprSyntax.self),
          let member = expression.parent?.as(MemberAccessExprSyntax.self),
          member.declName.id == expression.as(DeclReferenceExprSyntax.self)?.id
        {
          current = Syntax(member)
          continue
        }
        // What a modifier of SwiftUI's asks for does not depend on whose view it is.
        if isKnownModifier(expression, in: hypothesis) { break }
        if isInvented(expression, in: hypothesis), mayBeLeftOut(expression, in: hypothesis) {
          found = expression
        }
      } else if syntax.is(CodeBlockItemSyntax.self) || syntax.is(LabeledExprSyntax.self) {
        break
      }
      current = syntax.parent
    }
    // What is called is no value of its own, and `.success` takes its type from what it is beside.
    guard let chain = found, !isPlainName(chain, in: hypothesis), !chain.isAssigned,
      chain.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != chain.id,
      chain.parent?.as(ExprListSyntax.self)?.contains(where: { $0.implicitMember != nil }) != true
    else { return nil }
    return chain
  }
}

extension ExprSyntax {
  /// It is what something is assigned to.
  fileprivate var isAssigned: Bool {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init), elements.count > 1 else {
      return false
    }
    return elements[0].id == id && elements[1].is(AssignmentExprSyntax.self)
  }
}

extension Syntax {
  /// What it is a part of, up to the statement, cannot be parsed.
  fileprivate var isUnfinished: Bool {
    var current = self
    while let parent = current.parent, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(ClosureExprSyntax.self)
    {
      current = parent
    }
    return current.hasError
  }
}

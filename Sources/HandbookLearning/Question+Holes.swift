import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

extension Question {
  /// The last resort for errors about values of the app: puts a hole in place of the expression, which takes whatever
  /// type its context requires. Only expressions that begin with something invented are replaced, so a use of known
  /// API is never hidden.
  ///
  /// - Parameter settled: Places of errors that no guess can remove. An expression that contains one is not replaced.
  func punchHoles(_ hypothesis: inout Hypothesis, sparing settled: [AssembledSource.Place]) {
    guard !isSettled, !isChoiceGivenForValue(hypothesis), !isMissingContract,
      hypothesis.facts.nearMisses.keys.allSatisfy({ !quoted.contains($0) }), let place, let node,
      // A hole would also close the bracket that the author left open.
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

  /// Whether no guess about what the document leaves out can remove the error.
  var isSettled: Bool {
    message.isOf(MessageKind.effects) || message.isOf(MessageKind.resultOfNothing) || isAsStated
      || isOfTypeInsteadOfValue || message.isOf(MessageKind.ofNoInstance) || isReadTooEarly
      || isCallOfLibrary || isCallOfOwnModifier || isOfPlainProperty || isCountGivenAsRange
      || isListGivenForOne || isMissingInStatedList || isTextGivenForFlag || isTextGivenForView
      || isOtherThanLiteralBeside || isOutOfScope || isModifierOfAnother || isHeldWeakly || isGivenByLibrary
      || isDefaultedByLiteral || isCallOfModifier || isWrongIndexOfStatedList || isTextGivenForStyle
      || isAnchorOfOtherAxis || isIgnoredItem || isOrderOfKeys
  }

  /// `ForEach(groups.keys, id: \.self) { … }`: the keys of no dictionary have an order, whatever they are.
  var isOrderOfKeys: Bool {
    message.isOf(MessageKind.requiresConformance)
      && quoted.contains { $0.hasPrefix("Dictionary<") && ($0.hasSuffix(".Keys") || $0.hasSuffix(".Values")) }
  }

  /// `.alert("Failed", isPresented: $isShown, presenting: error) { Button("OK") { } }`: the closure is given what is presented,
  /// which is never nothing, unlike what `.onReceive(model.finished) { close() }` may receive.
  private var isIgnoredItem: Bool {
    guard message.isOf(MessageKind.ignoredParameters),
      let call = node?.ancestor(of: ClosureExprSyntax.self)?.call
    else { return false }
    return guardian.isModifier(call)
      && call.arguments.contains { ["item", "presenting"].contains($0.label?.text) }
  }

  /// `label.leadingAnchor.constraint(equalTo: view.topAnchor)`: only views have anchors, whatever else a `view` is.
  var isAnchorOfOtherAxis: Bool {
    message.isOf(MessageKind.wrongType) && quoted.count > 1
      && quoted.prefix(2).allSatisfy { $0.hasPrefix("NSLayout") }
  }

  /// `Text(title).foregroundStyle(product.name)`: a name is a `String`, which is no style. The compiler finds two ways to make
  /// the text.
  private var isTextGivenForStyle: Bool {
    message.isOf(MessageKind.ambiguousUse)
      && node?.ancestor(of: CodeBlockItemSyntax.self).map {
        Syntax($0).descendants(of: FunctionCallExprSyntax.self).contains { call in
          Lexicon.takersOfStyles.contains(call.calleeName)
            && Lexicon.surelyTexts.contains(call.arguments.first?.expression.memberName ?? "")
        }
      } == true
  }

  /// `items[path]` with a declared `items: [Item]` and a declared `path: IndexPath`: a list takes an `Int`, whatever an
  /// `Item` is.
  private var isWrongIndexOfStatedList: Bool {
    guard message.isOf(MessageKind.wrongType.union(MessageKind.noMatch)),
      let element = node?.ancestor(of: SubscriptCallExprSyntax.self), element.arguments.count == 1,
      let index = element.arguments.first, index.label == nil, names.subscripts.isEmpty,
      case .array = names.statedType(of: element.calledExpression),
      case .named(let type, []) = names.statedType(of: index.expression)
    else { return false }
    return type != "Int" && !analysis.undeclared.contains(type) && !names.genericNames.contains(type)
  }

  /// `coordinator.stop()` in a closure with `[weak coordinator]`: the captured reference is optional, whatever its
  /// type.
  private var isHeldWeakly: Bool {
    guard message.isOf(MessageKind.neededOptional),
      let access = node?.ancestor(of: MemberAccessExprSyntax.self), let name = access.base?.simpleName
    else { return false }
    return access.isCapturedWeakly(as: name)
  }

  /// Adds a parameter to a closure whose content is left out, such as `.onChanged { ... }`: the content would use it.
  /// The compiler reports one missing parameter at a time.
  func ignoreParameters(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let closure = node?.ancestor(of: ClosureExprSyntax.self), closure.signature == nil
    else { return false }
    let inside = closure.inside
    let start = inside.lowerBound..<inside.lowerBound
    if let known = hypothesis.edits[place.piece].firstIndex(where: {
      $0.range == start && $0.text.hasPrefix(Self.ignored)
    }) {
      hypothesis.edits[place.piece][known].text =
        Self.ignored + "," + hypothesis.edits[place.piece][known].text
      return true
    }
    guard
      isLeftOut(closure, in: place.piece)
        || hypothesis.edits[place.piece].contains(where: {
          inside.overlaps($0.range) && ["<##>", "<#elided#>"].contains($0.text)
        })
    else { return false }
    return hypothesis.edit(.init(range: start, text: Self.ignored + " in "), in: place.piece)
  }

  /// Gives an empty frame to a view of the program that is made without arguments.
  func addFrame(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let call = node?.ancestor(of: FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let open = call.leftParen?.bytes.upperBound, let type = call.calledExpression.simpleName,
      api.lineage(of: names.ancestor(of: type)).contains("UIView")
    else { return false }
    return hypothesis.edit(.init(range: open..<open, text: "frame: .zero"), in: place.piece)
  }

  /// Whether `...` or a comment stands for all that the closure does.
  private func isLeftOut(_ closure: ClosureExprSyntax, in piece: Int) -> Bool {
    closure.statements.isEmpty
      && (pieces[piece].elisions.contains(where: closure.inside.contains)
        || closure.rightBrace.leadingTrivia.contains { !$0.isWhitespace }
        || closure.leftBrace.trailingTrivia.contains { !$0.isWhitespace })
  }

  /// Puts a hole in place of what a closure leaves out, where its value is used: `await MainActor.run { ... }` as the
  /// result of a function.
  func giveValue(toClosureLeftOut hypothesis: inout Hypothesis) -> Bool {
    guard let place, let item = node?.ancestor(of: CodeBlockItemSyntax.self) else { return false }
    for closure in Syntax(item).descendants(of: ClosureExprSyntax.self)
    where isLeftOut(closure, in: place.piece) {
      let offset = closure.signature?.bytes.upperBound ?? closure.inside.lowerBound
      let start = offset..<offset
      if hypothesis.edit(.init(range: start, text: " <#elided#> "), in: place.piece) { return true }
    }
    return false
  }

  /// The name of a parameter that nothing uses.
  private static let ignored = " _"

  /// `users.allSatisfy { $0.name }`: a name is a `String`, which is no condition.
  var isTextGivenForFlag: Bool {
    guard message.isOf(MessageKind.wrongType.union(MessageKind.closureResult)), quoted.count > 1,
      type(0) == "String", type(1) == "Bool"
    else { return false }
    let item = node?.ancestor(of: CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self)
    let name = node?.ancestor(of: MemberAccessExprSyntax.self)?.memberName ?? item?.memberName
    return name.map(Lexicon.surelyTexts.contains) ?? false
  }

  /// `let count: Int = order.name.uppercased()`: the name of a library method tells the type of its result, whatever
  /// value the method is called on.
  var isGivenByLibrary: Bool {
    let conversions = MessageKind.wrongType.union(MessageKind.wrongAssignment).union(
      MessageKind.closureResult)
    guard message.isOf(conversions.union(MessageKind.wrongFlag)), let access = memberMeant,
      let result = LibraryResult(access)
    else { return false }
    if message.isOf(MessageKind.wrongFlag) { return result.excludes("Bool") }
    return quoted.indices.dropFirst().contains { result.excludes(type($0)) }
  }

  /// The member that the message is about: it points at the name, or at the `await` or `try` before the whole expression.
  private var memberMeant: MemberAccessExprSyntax? {
    guard let node else { return nil }
    if let access = node.ancestor(of: MemberAccessExprSyntax.self), access.declName.baseName.id == node.id {
      return access
    }
    let waiting =
      node.parent?.as(AwaitExprSyntax.self)?.expression ?? node.parent?.as(TryExprSyntax.self)?.expression
    return waiting?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
  }

  /// `isNew ? user.name.count : "none"`: the literal states the type of the other branch, which the library's member never
  /// gives.
  var isOtherThanLiteralBeside: Bool {
    guard message.isOf(MessageKind.differentBranches),
      let elements = node?.ancestor(of: SequenceExprSyntax.self)?.elements.map(\.self), elements.count == 3,
      let choice = elements[1].as(UnresolvedTernaryExprSyntax.self)
    else { return false }
    let branches = [choice.thenExpression, elements[2]]
    let types = branches.compactMap { SwiftType(literal: $0) }
    let results = branches.compactMap { branch in
      (branch.as(FunctionCallExprSyntax.self)?.calledExpression ?? branch).as(MemberAccessExprSyntax.self)
        .flatMap { LibraryResult($0) }
    }
    return types.count == 1 && results.count == 1 && results[0].excludes(types[0])
  }

  /// `let count: Int = title` after `let title = flags.title ?? "Untitled"`: the literal after `??` has the type of
  /// the whole.
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

  /// `title.uppercased()` among views: the method returns a `String`, whatever `title` is, and a `String` is no view.
  var isTextGivenForView: Bool {
    guard message.isOf(MessageKind.requiresConformance), quoted.count > 1, quoted.last == "View",
      type(quoted.count - 2) == "String"
    else { return false }
    let call = node?.ancestor(of: CodeBlockItemSyntax.self)?.item.as(FunctionCallExprSyntax.self)
    return call.map { Lexicon.textMakers.contains($0.calleeName) } ?? false
  }

  /// `items.sink { … }` with a declared `items: [Item]`: arrays have no such member, and the check knows which types
  /// have. Nor have they `items.coount`, which is a slip.
  var isMissingInStatedList: Bool {
    // If the program declares `@Published var items: [Item]`, the compiler suggests `$items`, which has the member.
    if message.isOf(MessageKind.wrapperMissed) {
      return askedValues.contains { isList(names.statedType(of: $0)) }
    }
    guard message.isOf(MessageKind.unknownMember), quoted.count > 1, type(0).isArray,
      api.knowsMember(quoted[1]) || NearMiss.nearest(to: quoted[1], in: Lexicon.membersOfTextsAndLists) != nil
    else { return false }
    return askedValues.contains { isList(names.statedType(of: $0)) }
  }

  /// `.environment(store)` with a `Store` that the program shows: its conformances are shown, too.
  var isMissingContract: Bool {
    guard message.isOf(MessageKind.requiresConformance.union(MessageKind.requiresClass)), quoted.count > 1
    else { return false }
    let type = message.isOf(MessageKind.requiresClass) ? type(quoted.count - 1) : type(quoted.count - 2)
    if case .named(let name, []) = type { return names.declaredTypes.contains(name) }
    return false
  }

  /// `ForEach(items.count)`: a count is a number, whatever the type of `items`.
  var isCountGivenAsRange: Bool {
    message.isOf(MessageKind.wrongType) && quoted.count > 1 && type(0) == "Int" && type(1) == "Range<Int>"
      && node?.ancestor(of: MemberAccessExprSyntax.self)?.memberName.map(NameHints.isCount) == true
  }

  /// `print(total); let total = items.count`. But `let item = item.copy()` may read another `item`, which is not
  /// shown.
  private var isReadTooEarly: Bool {
    guard message.isOf(MessageKind.beforeDeclaration), let node else { return false }
    return node.ancestor(of: PatternBindingSyntax.self)?.pattern.trimmedDescription != quoted.first
  }

  /// `items.map(\.name).joined(",")` with a declared `items: [Item]`: the labels of the library's methods do not
  /// depend on `Item`.
  private var isCallOfLibrary: Bool {
    guard message.isOf(MessageKind.argumentsDoNotFit),
      let call = node?.ancestor(of: FunctionCallExprSyntax.self)
    else { return false }
    return isOfLibrary(call.calledExpression)
  }

  /// `image.aspectRatio(contentMoode: .fit)`: the compiler found the modifier, so `image` is a view, whatever the value
  /// depends on.
  private var isCallOfModifier: Bool {
    guard message.isOf(MessageKind.argumentsDoNotFit) else { return false }
    return node?.ancestor(of: FunctionCallExprSyntax.self).map(guardian.isModifier) ?? false
  }

  /// `HomeView().card()`, where the program itself declares `extension View { func card(_ theme: Theme) … }`.
  private var isCallOfOwnModifier: Bool {
    guard message.isOf(MessageKind.argumentsDoNotFit),
      let name = node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.memberName
    else { return false }
    return names.declaredMembers["View"]?.contains(name) == true
  }

  /// `$router.path` with `@Environment(Router.self) var router`: that wrapper offers no binding, whatever a `Router`
  /// is.
  private var isOfPlainProperty: Bool {
    message.isOf(MessageKind.unknownName) && quoted.first.map(isPlainProperty) == true
  }

  /// The parameter `item` of a closure, used after the closure.
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

  /// The ranges that a hole may replace, each with its hole: a value, a view, or a statement without value.
  private func candidates(for node: Syntax, in hypothesis: Hypothesis) -> [(Range<Int>, String)] {
    if let chain = inventedChain(around: node, in: hypothesis) {
      return hypothesis.isGuessed(chain, in: analysis) ? [(chain.bytes, hole(for: chain))] : []
    }
    // The call is of known API and rejects its arguments: the invented ones may have any type.
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
    // The only statement of a closure, or of a function with a result, is the result.
    let body = item.parent?.parent
    let isResult =
      isOnlyItem && (body?.is(ClosureExprSyntax.self) == true || body?.isBodyWithResult == true)
    return isResult ? value(for: expression) : "_ = \(value(for: expression)) as Any"
  }

  /// The hole for a value. If it replaces a use of a closure's `$0`, it still mentions `$0`, because a closure
  /// without it would have another number of parameters.
  private func value(for expression: ExprSyntax) -> String {
    let inside = Syntax(expression).descendants(of: ClosureExprSyntax.self).map(\.bytes)
    let named = Set(
      Syntax(expression).descendantsAndSelf(of: DeclReferenceExprSyntax.self).filter { reference in
        !inside.contains { $0.overlaps(reference.bytes) }
      }.map(\.baseName.text)
    )
    .filter { $0.hasPrefix("$") && Int($0.dropFirst()) != nil }
    guard !named.isEmpty else {
      // `for part in items.parts(of: 3)`: a value of no type is no sequence.
      if let loop = expression.parent?.as(ForStmtSyntax.self), loop.sequence.id == expression.id,
        expression.rootName != "Self"
      {
        let parts = loop.pattern.as(TuplePatternSyntax.self)?.elements.enumerated().map { index, _ in
          let isIndex = index == 0 && expression.as(FunctionCallExprSyntax.self)?.calleeName == "enumerated"
          return SwiftType.Element(nil, isIndex ? "Int" : .invented)
        }
        let element = parts.map(SwiftType.tuple) ?? .invented
        let sequence =
          loop.awaitKeyword == nil ? .array(element) : SwiftType.stream(of: element, in: loop)
        return "<#value#> as \(sequence)"
      }
      // `Array(results)`: a value of no type could be any of the things that a list is made from.
      let made = expression.parent?.as(LabeledExprSyntax.self)?.callGiven
      let isOfList =
        made?.arguments.count == 1 && ["Array", "Set"].contains(made?.calledExpression.simpleName)
      return isOfList ? "<#value#> as [Invented]" : "<#value#>"
    }
    let list = named.sorted().map { "\($0) as Any" }.joined(separator: ", ")
    return "([\(list)].isEmpty ? <#value#> : <#value#>)"
  }

  /// Whether the expression is a type, or a variable that the program declares. Such an expression may lack a `.self`
  /// or a `$`, so it is not replaced.
  private func isPlainName(_ expression: ExprSyntax, in hypothesis: Hypothesis) -> Bool {
    // `Trip.self` is a metatype, whatever a `Trip` is.
    if expression.memberName == "self" { return true }
    guard let name = expression.simpleName else { return false }
    // `$route` with `@State var route: Route?` is a binding of an optional, whatever a `Route` is.
    if name.hasPrefix("$"), names.wrappers[String(name.dropFirst())] != nil,
      let types = names.statedTypes[String(name.dropFirst())], types.count == 1
    {
      return true
    }
    return name.first?.isUppercase == true || names.everyType[name] != nil
  }

  /// Whether the error follows from a written type alone. Whether `product: Product` is optional, and which
  /// operations `products: [Product]` has, does not depend on what a `Product` is.
  private var isAsStated: Bool {
    func stated(_ expression: ExprSyntax?) -> SwiftType? { expression.flatMap(names.statedType) }
    if message.isOf(MessageKind.needlessOptional) {
      let unwrapped =
        node?.parent?.as(OptionalChainingExprSyntax.self)?.expression
        ?? node?.parent?.as(ForceUnwrapExprSyntax.self)?.expression ?? node?.parent?.as(ExprSyntax.self)
      guard case .named(let name, []) = stated(unwrapped) else { return false }
      return !name.contains(".")
    }
    // `products.first.id`, `products.count.name`: the library's members give known types, whatever a `Product` is.
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

  /// `ids.append(Route.home)`, where `ids` is a list of numbers.
  func isChoiceGivenForValue(_ hypothesis: Hypothesis) -> Bool {
    guard message.isOf(MessageKind.wrongType.union(MessageKind.wrongAssignment)), quoted.count > 1,
      let access = node?.ancestor(of: MemberAccessExprSyntax.self),
      let origin = hypothesis.origin(of: ExprSyntax(access), in: analysis)
    else { return false }
    return isChoice(origin, otherThan: type(1), in: hypothesis)
  }

  /// The optional that is asked for a member that no optional has, according to written types: `products.first` in
  /// `products.first.id`. The compiler's message about this expression may name something else.
  var statedOptional: SwiftType? {
    askedValues.lazy
      .filter { !Lexicon.optionalMembers.contains($0.parent?.memberName ?? "") }
      .compactMap(names.statedType).first(where: \.isOptional)
  }

  /// The values around the place whose members are used.
  private var askedValues: [ExprSyntax] {
    var found: [ExprSyntax] = []
    var current = node
    while let syntax = current, !syntax.is(CodeBlockItemSyntax.self), !syntax.is(ClosureExprSyntax.self) {
      if let base = syntax.as(MemberAccessExprSyntax.self)?.base { found.append(base) }
      current = syntax.parent
    }
    return found
  }

  /// Whether the expression begins with an invented value or type, or with a value whose type depends on one.
  private func isInvented(_ expression: ExprSyntax, in hypothesis: Hypothesis) -> Bool {
    guard let root = expression.rootName else { return false }
    if root.first?.isUppercase == true { return hypothesis.placeholders.types[root] != nil }
    // `self.poll()` in a class that does not show its `poll`.
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
    guard let root = base.rootName else { return false }
    if let call = ExprSyntax(access).callOfCallee, guardian.isModifier(call) {
      // Nothing that is known could be wrong with `content.scaleEffect(phase.scale)`.
      let isOpen = call.arguments.allSatisfy { isInvented($0.expression, in: hypothesis) }
      return !(isOpen && guardian.hasForm(of: call))
    }
    return hypothesis.placeholders.types[root]?.kind == .view
      || hypothesis.placeholders.values[root].map { api.views.contains($0.bareName) } == true
  }

  /// Whether an expression is small enough to be replaced by a hole: it has one line, or it is a call whose closures
  /// each hold no more than one value that is neither the program's own nor a library's.
  ///
  /// `Shop.where { $0.id.eq(id) }.delete()` may be replaced, whether it is written on one line or on three.
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
        // The parameters of one of SwiftUI's modifiers do not depend on the view it is applied to.
        if isKnownModifier(expression, in: hypothesis) { break }
        if isInvented(expression, in: hypothesis), mayBeLeftOut(expression, in: hypothesis) {
          found = expression
        }
      } else if syntax.is(CodeBlockItemSyntax.self) || syntax.is(LabeledExprSyntax.self) {
        break
      }
      current = syntax.parent
    }
    // A function that is called is not a value by itself, and `.success` takes its type from the expression beside
    // it.
    guard let chain = found, !isPlainName(chain, in: hypothesis), !chain.isAssigned,
      chain.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != chain.id,
      chain.parent?.as(ExprListSyntax.self)?.contains(where: { $0.implicitMember != nil }) != true
    else { return nil }
    return chain
  }
}

extension ClosureExprSyntax {
  /// What is between its braces.
  fileprivate var inside: Range<Int> { leftBrace.bytes.upperBound..<rightBrace.bytes.lowerBound }
}

extension ExprSyntax {
  /// Whether something is assigned to the expression.
  fileprivate var isAssigned: Bool {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init), elements.count > 1 else {
      return false
    }
    return elements[0].id == id && elements[1].is(AssignmentExprSyntax.self)
  }
}

extension Syntax {
  /// Whether the statement around the node has a syntax error.
  var isUnfinished: Bool {
    var current = self
    while let parent = current.parent, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(ClosureExprSyntax.self)
    {
      current = parent
    }
    return current.hasError
  }
}

extension SwiftType {
  /// The type of a literal; nil for other expressions.
  fileprivate init?(literal expression: ExprSyntax) {
    switch expression.kind {
    case .stringLiteralExpr: self = "String"
    case .booleanLiteralExpr: self = "Bool"
    case .integerLiteralExpr: self = "Int"
    case .floatLiteralExpr: self = "Double"
    default: return nil
    }
  }
}

import HandbookAssembly
package import SwiftSyntax

/// The parameters of an invented function or initializer, according to one call in a snippet.
package struct CallShape: Hashable, Sendable, Comparable {
  package struct Parameter: Hashable, Sendable {
    package var label: String?
    /// The parameter's type; nil for a generic parameter, which takes the argument's own type.
    package var type: SwiftType?
    var isBuilder = false
    /// The parameters of a builder closure: `{ product in ProductRow(product) }`.
    package var builderInput: [SwiftType.Element] = []
    /// Whether the builder awaits something.
    var isAsync = false
    /// `&state`
    var isInOut = false
    /// Whether the argument is a type such as `Product.self`. The function then returns a value of that type.
    var isMetatype = false
  }

  package var parameters: [Parameter] = []
  /// Whether the result is unwrapped. An initializer is then `init?`.
  var isFailable = false

  init() {}

  /// A shape with these labels whose parameters take values of any type.
  package init(labels: [String]) {
    parameters = labels.map { Parameter(label: $0 == "_" ? nil : $0) }
  }

  /// The shape of a failable initializer.
  package var failable: CallShape {
    var copy = self
    copy.isFailable = true
    return copy
  }

  /// Lets closures that build views be actions.
  package mutating func takeActions() {
    for index in parameters.indices where parameters[index].isBuilder {
      let effects = parameters[index].isAsync ? "async throws" : ""
      let action = SwiftType.function(parameters[index].builderInput, effects: effects, result: "Void")
      parameters[index] = Parameter(
        label: parameters[index].label, type: .modified("@escaping @MainActor", action))
    }
  }

  /// Lets the closures do what those of another call do: `write { db in … }` beside `write { db in try db.erase() }`.
  mutating func allow(_ other: CallShape) {
    for (index, parameter) in other.parameters.enumerated() {
      guard case .modified(_, .function(let others, let effects, _)) = parameter.type,
        case .modified(let words, .function(let input, let own, let result)) = parameters[index].type,
        input.count == others.count
      else { continue }
      let changed = zip(input, others).map { mine, other in
        if case .modified("inout", _) = other.type { other } else { mine }
      }
      let allowed = effects.count > own.count ? effects : own
      parameters[index].type = .modified(words, .function(changed, effects: allowed, result: result))
    }
  }

  /// `<A, B>(title a: A, _ b: B)`.
  var declaration: String {
    var generics: [String] = []
    let list = parameters.enumerated().map { index, parameter in
      let label = parameter.label ?? "_"
      if parameter.isBuilder {
        generics.append("V\(index): View")
        let input = SwiftType.tuple(parameter.builderInput).description
        let effects = parameter.isAsync ? "@escaping \(input) async throws" : input
        return "@ViewBuilder \(label) a\(index): \(effects) -> V\(index)"
      }
      if parameter.type == nil { generics.append("A\(index)") }
      let own = parameter.isMetatype ? "A\(index).Type" : "A\(index)"
      return "\(label) a\(index): \(parameter.isInOut ? "inout " : "")\(parameter.type?.description ?? own)"
    }
    return (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
      + "(\(list.joined(separator: ", ")))"
  }

  /// The labels, and how many parameters the closures have. Two shapes with the same key would be redeclarations.
  package var key: String {
    parameters.map { parameter in
      let label = parameter.label ?? "_"
      if parameter.isBuilder { return "\(label){\(parameter.builderInput.count)}" }
      guard case .modified(_, .function(let input, _, _)) = parameter.type else { return label }
      return "\(label)(\(input.count))"
    }.joined(separator: ":")
  }

  /// Orders shapes by labels, then by everything else. Shapes come from sets, and generated code must not depend on
  /// the order of a set.
  package static func < (a: CallShape, b: CallShape) -> Bool {
    (a.key, a.declaration, a.isFailable ? 1 : 0) < (b.key, b.declaration, b.isFailable ? 1 : 0)
  }
}

extension CallShape {
  /// Reads the shape of a call; `typeNamed` gives the type that the program has for a name.
  package init(_ call: FunctionCallExprSyntax, names: NameHints) {
    isFailable = call.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    for argument in call.arguments {
      parameters.append(
        Parameter(argument: argument.expression, label: argument.label?.text, names: names))
    }
    if let closure = call.trailingClosure {
      let isAction = Lexicon.actionCallees.contains(call.calleeName)
      parameters.append(Parameter(closure: closure, label: nil, isAction: isAction, names: names))
    }
    for closure in call.additionalTrailingClosures {
      parameters.append(Parameter(closure: closure.closure, label: closure.label.text, names: names))
    }
  }
}

extension CallShape {
  /// The shape of a property wrapper's initializer: the variable's initial value, and the arguments of the attribute.
  init(_ arguments: LabeledExprListSyntax, wrapping value: Bool, names: NameHints) {
    if value { parameters.append(Parameter(label: "wrappedValue", type: "Value")) }
    for argument in arguments {
      parameters.append(
        Parameter(argument: argument.expression, label: argument.label?.text, names: names))
    }
  }
}

extension CallShape.Parameter {
  package init(argument: ExprSyntax, label: String?, names: NameHints) {
    if let closure = argument.as(ClosureExprSyntax.self) {
      self.init(closure: closure, label: label, names: names)
      return
    }
    self.init(label: label)
    if let access = argument.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      access.base?.is(DeclReferenceExprSyntax.self) == true || access.base?.is(ArrayExprSyntax.self) == true,
      access.base?.simpleName?.first?.isLowercase != true
    {
      isMetatype = true
    } else if argument.isFaded, label?.lowercased().hasSuffix("color") == true {
      type = "Color"
    } else if let member = argument.implicitMember {
      type = .named(names.implicitType(label: label, member: member.declName.baseName.text))
    } else if argument.is(NilLiteralExprSyntax.self) {
      type = "String?"
    } else if let array = argument.as(ArrayExprSyntax.self), array.elements.isEmpty {
      type = "[String]"
    } else if let member = argument.listedMember {
      let element = names.implicitType(label: label?.singular, member: member.declName.baseName.text)
      type = .array(.named(element))
    } else if argument.is(EditorPlaceholderExprSyntax.self) {
      type = "String"
    } else if argument.is(InOutExprSyntax.self) {
      isInOut = true
    } else if argument.as(KeyPathExprSyntax.self)?.root == nil, argument.is(KeyPathExprSyntax.self) {
      type = "PartialKeyPath<Invented>"
    }
  }

  /// - Parameter isAction: Whether the function that takes the closure is known to take actions: `measure { App().open()
  ///   }`.
  init(closure: ClosureExprSyntax, label: String?, isAction: Bool = false, names: NameHints) {
    self.init(label: label)
    let last = closure.statements.last
    // A closure with a label like `onSubmit` is an action, and not a view: `onSubmit: { SearchTip.searched.donate()
    // }`.
    let isEvent = label.map { $0.hasPrefix("on") && $0.dropFirst(2).first?.isUppercase == true } ?? false
    let looksLikeView =
      last.map { $0.looksLikeView && !$0.makesNestedValue && !(isEvent && $0.asksMemberOfType) } ?? false
    let isView =
      looksLikeView && !isAction && !closure.returnsNothing && closure.signature?.returnClause == nil
    let input = names.inputs(of: closure)
    if isView {
      isBuilder = true
      builderInput = input
      isAsync = closure.statements.containsAwait
    } else {
      type = .modified(
        "@escaping @MainActor",
        .function(
          input, effects: closure.statements.effects, result: closure.result(names)))
    }
  }
}

extension CodeBlockItemSyntax {
  /// `Shop.Draft(title: title)`: nothing says that it is a view.
  fileprivate var makesNestedValue: Bool {
    guard let call = item.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.memberName, name.first?.isUppercase == true
    else { return false }
    return !Lexicon.viewEndings.contains(where: name.hasSuffix)
  }
}

extension CodeBlockItemSyntax {
  /// `SearchTip.searched.donate()`: the call does not create a value of the type.
  fileprivate var asksMemberOfType: Bool {
    descendants(of: DeclReferenceExprSyntax.self).first.map {
      $0.baseName.text.first?.isUppercase == true && $0.parent?.is(MemberAccessExprSyntax.self) == true
    } ?? false
  }
}

extension ExprSyntax {
  /// `.black.opacity(0.4)`
  fileprivate var isFaded: Bool {
    let access = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return access?.declName.baseName.text == "opacity" && access?.base?.implicitMember != nil
  }

  /// The first element of `[.foo, .bar]`.
  var listedMember: MemberAccessExprSyntax? {
    self.as(ArrayExprSyntax.self)?.elements.first?.expression.implicitMember
  }
}

extension ClosureExprSyntax {
  /// `guard let self else { return }`: a closure that shows views cannot return early.
  fileprivate var returnsNothing: Bool {
    Syntax(statements).descendants(of: ReturnStmtSyntax.self).contains { statement in
      statement.expression == nil && statement.ancestor(of: ClosureExprSyntax.self)?.id == id
    }
  }

  /// The type of `(response, data)` in `return (response, data)`.
  package var returnedPair: SwiftType? {
    let pairs = Syntax(statements).descendants(of: ReturnStmtSyntax.self).compactMap {
      $0.expression?.as(TupleExprSyntax.self)
    }
    guard let pair = pairs.first, pair.elements.count > 1 else { return nil }
    return .tuple(pair.elements.map { .init($0.label?.text, "Any") })
  }

  /// The type of what the closure gives: what its signature says, or what it returns. Nothing else says that it gives anything.
  func result(_ names: NameHints) -> SwiftType {
    if let stated = signature?.returnClause?.type { return SwiftType(stated) }
    func inside(_ node: Syntax) -> [ReturnStmtSyntax] {
      node.children(viewMode: .sourceAccurate).flatMap { child in
        if child.is(ClosureExprSyntax.self) || child.is(FunctionDeclSyntax.self) {
          return [ReturnStmtSyntax]()
        }
        return (child.as(ReturnStmtSyntax.self).map { [$0] } ?? []) + inside(child)
      }
    }
    let values = inside(Syntax(statements)).compactMap(\.expression)
    // `return .none`
    if values.contains(where: { $0.implicitMember != nil }) { return .named(Placeholders.returned) }
    // `isCancelled: Check = { false }`
    let only = statements.count == 1 ? statements.first?.item.as(ExprSyntax.self)?.literalType : nil
    guard let value = values.first else { return only ?? "Void" }
    if let made = value.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName,
      Lexicon.numbersAndFlags.union(Lexicon.wholeNumbers).contains(made)
    {
      return .named(made)
    }
    return value.literalType ?? (value.is(NilLiteralExprSyntax.self) ? .optional(.invented) : .invented)
  }
}

extension SyntaxProtocol {
  /// The effects of a closure with these statements, such as `async throws`. Only the function that takes the closure
  /// says whether they are allowed, so an invented function allows them.
  fileprivate var effects: String {
    let tries = tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.try)
        && token.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
    }
    return containsAwait ? "async throws" : tries ? "throws" : ""
  }

  var containsAwait: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
  }
}

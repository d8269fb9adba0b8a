import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Answers about invented values whose type is left to their context, where the context does not decide it.
extension Question {
  /// States that what `Text(event.start.formatted())` shows is a text, if nothing that the document shows says what it
  /// is: without its type, the compiler cannot choose between the initializers. A member that is also used for
  /// something else, as in `Text(product.name).foregroundStyle(product.name)`, may be no text.
  func takeAsText(_ hypothesis: inout Hypothesis) -> Bool {
    guard quoted[0] == "init", let place, let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      call.calledExpression.simpleName == "Text", call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil,
      hypothesis.isGuessed(argument.expression, in: analysis),
      // A count is no text, whatever is counted.
      ["String", nil].contains(argument.expression.memberName.flatMap(hints.simpleType)),
      pieces.allSatisfy({ piece in
        Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self).allSatisfy {
          $0.memberName != argument.expression.memberName || $0.isShownAsText
        }
      })
    else { return false }
    let end = argument.expression.bytes.upperBound
    return hypothesis.edit(.init(range: end..<end, text: " as String"), in: place.piece)
  }

  /// Gives a plain type to an invented value whose type is too open for its context.
  func concretise(_ hypothesis: inout Hypothesis) {
    guard let node = node else { return }
    // `Text(order.number)` shows a text. `Text(items.count)` cannot: a count is a number.
    if let call = node.ancestor(of: FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Text", call.arguments.count == 1,
      let shown = call.arguments.first, shown.label == nil,
      shown.expression.as(MemberAccessExprSyntax.self).flatMap(LibraryResult.init)?.excludes("String")
        != true,
      let origin = hypothesis.origin(of: shown.expression, in: analysis),
      let type = hypothesis.type(of: origin), ["Int", "Double", "CGFloat", "Date", "Bool"].contains(type)
    {
      hypothesis.set(origin, to: "String")
      return
    }
    // A hole stands where a type must be known: declare a value instead.
    if let (piece, edit) = hole(in: hypothesis) {
      let name = String(edit.text.dropFirst(2).dropLast(2))
      guard name != "elided" else { return }
      hypothesis.edits[piece].removeAll { $0.text == edit.text }
      let element = hints.type(for: name.singular)
      hypothesis.placeholders.values[name] =
        hints.simpleType(for: name) ?? (name.isPlural ? .array(element) : "String")
      return
    }
    let call = node.ancestor(of: FunctionCallExprSyntax.self)
    let operation = node.ancestor(of: SequenceExprSyntax.self)
    let statement = node.ancestor(of: CodeBlockItemSyntax.self)
    let attribute = node.ancestor(of: AttributeSyntax.self)
    for scope in [
      attribute.map(Syntax.init), call.map(Syntax.init), operation.map(Syntax.init),
      statement.map(Syntax.init), node,
    ] {
      if let scope, typeMembers(in: scope, onlyFirst: true, &hypothesis) { return }
    }
  }

  /// Lets an invented function take an action where its closure, of one statement, was taken for one that builds views.
  func takeAction(_ hypothesis: inout Hypothesis) -> Bool {
    guard let closure = node?.ancestor(of: ClosureExprSyntax.self), closure.statements.count == 1,
      let call = closure.call, let name = call.calledExpression.simpleName,
      let forms = hypothesis.placeholders.functions[name]
    else { return false }
    let actions = forms.map { form in
      var form = form
      form.shape.takeActions()
      return form
    }
    hypothesis.placeholders.functions[name] = Set(actions)
    return Set(actions) != forms
  }

  /// Gives a type to every invented member of an expression that has too many open types.
  func concretiseAll(_ hypothesis: inout Hypothesis) {
    let statement = node?.ancestor(of: CodeBlockItemSyntax.self)
    guard let statement else { return }
    _ = typeMembers(in: Syntax(statement), &hypothesis)
  }

  /// Gives types of their own to invented members whose type is open.
  ///
  /// - Parameter onlyFirst: Stop after the first one.
  /// - Returns: Whether there was one.
  private func typeMembers(
    in scope: Syntax, onlyFirst: Bool = false, _ hypothesis: inout Hypothesis
  ) -> Bool {
    var found = false
    for access in scope.descendantsAndSelf(of: MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard let written = ExprSyntax(access).rootName, name != "self", !name.hasPrefix("$") else { continue }
      let root =
        written.hasPrefix("$") && Int(written.dropFirst()) == nil ? String(written.dropFirst()) : written
      if root.first?.isUppercase == true {
        // A constant of an invented type.
        if hypothesis.placeholders.types[root] != nil, access.base?.is(DeclReferenceExprSyntax.self) == true,
          name.first?.isUppercase != true, ExprSyntax(access).callOfCallee == nil,
          hypothesis.placeholders.types[root]?.statics[name] == nil,
          hypothesis.placeholders.types[root]?.staticFunctions[name] == nil
        {
          let isList = access.parent?.is(ForStmtSyntax.self) == true || name == "allCases"
          let isFirst =
            access.parent?.is(InitializerClauseSyntax.self) == true
            || access.parent?.is(MemberAccessExprSyntax.self) == true
          hypothesis.placeholders.types[root]?.statics[name] =
            isList
            ? .array(.named(root))
            : isFirst ? .named(root) : contextType(of: access) ?? hints.simpleType(for: name) ?? "CGFloat"
          found = true
          if onlyFirst { return true }
        }
        // `DesignTokens.Color.surface`: a constant of a nested type.
        if let inner = access.base?.as(MemberAccessExprSyntax.self), inner.base?.simpleName == root,
          let made = hypothesis.placeholders.types[root]?.nestedTypes[inner.declName.baseName.text]?
            .description,
          name.first?.isUppercase != true, ExprSyntax(access).callOfCallee == nil,
          let type = contextType(of: access), hypothesis.placeholders.types[made] != nil
        {
          guard hypothesis.placeholders.types[made]?.statics[name] == nil else { continue }
          hypothesis.placeholders.types[made]?.statics[name] = type
          found = true
          if onlyFirst { return true }
          continue
        }
        guard access.base?.is(DeclReferenceExprSyntax.self) != true else { continue }
      }
      guard hypothesis.placeholders.members["InventedValue"]?[name] == nil,
        hypothesis.placeholders.methods["InventedValue"]?[name] == nil,
        hypothesis.isInventedMember(access, in: analysis),
        ExprSyntax(access).callOfCallee == nil
      else { continue }
      let type = memberType(of: access)
      hypothesis.placeholders.members["InventedValue", default: [:]][name] = type
      found = true
      if onlyFirst { return true }
    }
    for call in scope.descendantsAndSelf(of: FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
        hypothesis.isInventedMember(access, in: analysis)
      else { continue }
      let name = access.declName.baseName.text
      guard hypothesis.placeholders.methods.values.allSatisfy({ $0[name] == nil }),
        hypothesis.facts.nearMisses[name] == nil,
        call.isAwaitedOrTried || guardian.nearAnyModifier(name) == nil && !guardian.isModifier(call)
      else { continue }
      let isStatement =
        call.parent?.is(CodeBlockItemSyntax.self) == true
        || call.parent?.parent?.is(CodeBlockItemSyntax.self) == true
      hypothesis.placeholders.methods["InventedValue", default: [:]][name] = [
        .init(
          shape: CallShape(call, names: hints),
          result: isStatement
            ? "Void"
            : call.isCast
              ? "Any" : call.isExpected ? "Bool" : LibraryResult(access)?.type ?? call.resultForContext)
      ]
      found = true
      if onlyFirst { return true }
    }
    for call in scope.descendantsAndSelf(of: FunctionCallExprSyntax.self) {
      // `let page = try await source.page(after: cursor)`: nothing else says the result's type.
      guard let binding = call.binding, let origin = hypothesis.origin(of: ExprSyntax(call), in: analysis),
        hypothesis.type(of: origin) == .open
      else { continue }
      hypothesis.set(origin, to: hints.type(for: binding.name))
      found = true
      if onlyFirst { return true }
    }
    for path in scope.descendantsAndSelf(of: KeyPathExprSyntax.self) {
      for component in path.components {
        guard let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text,
          name != "self", !name.hasPrefix("$"),
          hypothesis.placeholders.members["InventedValue"]?[name] == nil,
          !names.declaredMembers.values.contains(where: { $0.contains(name) })
        else { continue }
        hypothesis.placeholders.members["InventedValue", default: [:]][name] =
          component.id == path.components.last?.id
          ? hints.simpleType(for: name) ?? "String"
          : path.isAskedForElement(after: component) ? .array(.invented) : .invented
        found = true
        if onlyFirst { return true }
      }
    }
    for reference in scope.descendants(of: DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if hypothesis.placeholders.functions[name]?.contains(where: { $0.result == .open }) == true {
        hypothesis.set(.function(name), to: hints.type(for: name))
        found = true
        if onlyFirst { return true }
      }
    }
    return found
  }

  /// The type of an object that is only mentioned, as in `.environment(dependencies.router)`.
  private func objectType(of access: MemberAccessExprSyntax) -> SwiftType? {
    guard let argument = access.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      Lexicon.objectTakers.contains(call.calledExpression.memberName ?? "")
    else { return nil }
    return .named(hints.choiceType(for: access.declName.baseName.text))
  }

  /// Whether a member is asked of a variable that no text has, as in `garage.vans`.
  private func isAskedForMembers(_ name: String) -> Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self).contains {
        $0.base?.simpleName == name && !Lexicon.textMembers.contains($0.declName.baseName.text)
      }
    }
  }

  /// A member's type, according to the members that are asked of it.
  private func memberType(of access: MemberAccessExprSyntax) -> SwiftType {
    let name = access.declName.baseName.text
    if let type = objectType(of: access) { return type }
    var expression = ExprSyntax(access)
    while let chain = expression.parent?.as(OptionalChainingExprSyntax.self) {
      expression = ExprSyntax(chain)
    }
    // `let garage = Fleet.main.garage`, whose `garage.vans` are asked for.
    if let bound = expression.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      bound.typeAnnotation == nil, hints.simpleType(for: name) == nil,
      isAskedForMembers(bound.pattern.trimmedDescription)
    {
      return hints.type(for: name)
    }
    let element = name.singular.capitalizedFirst
    let list = SwiftType.array(hints.types.contains(element) ? .named(element) : .invented)
    if let next = expression.parent?.as(MemberAccessExprSyntax.self), next.base?.id == expression.id {
      let member = next.declName.baseName.text
      let call = next.parent?.as(FunctionCallExprSyntax.self)
      // `items.contains(where: \.isNew)`
      let takesClosure =
        call?.trailingClosure != nil || call?.arguments.first?.expression.is(ClosureExprSyntax.self) == true
        || call?.arguments.first?.label?.text == "where"
      if takesClosure || Lexicon.listMembers.contains(member) { return list }
      // `daily` is a list if `daily.count` stands here and `daily.first` there.
      let isListElsewhere = pieces.contains { piece in
        Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self).contains {
          Lexicon.listMembers.contains($0.declName.baseName.text)
            && $0.base?.memberName == name
        }
      }
      if isListElsewhere { return list }
      if let simple = hints.simpleType(for: name), api.members[simple.description]?.contains(member) ?? true {
        return simple
      }
      return Lexicon.textMembers.contains(member) ? "String" : hints.type(for: name)
    }
    return contextType(of: access) ?? hints.simpleType(for: name)
      ?? (name.singular == name + "Element" || !hints.types.contains(element) ? "String" : list)
  }
}

extension KeyPathExprSyntax {
  /// Whether a subscript follows the component, as `[0]` does in `\.items[0].name`.
  fileprivate func isAskedForElement(after component: KeyPathComponentSyntax) -> Bool {
    let components = Array(components)
    let next = components.firstIndex { $0.id == component.id }.map { $0 + 1 }
    return next.map {
      components.indices.contains($0) && components[$0].component.is(KeyPathSubscriptComponentSyntax.self)
    } ?? false
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is in the argument of a `Text` or in a text.
  fileprivate var isShownAsText: Bool {
    if ancestor(of: ExpressionSegmentSyntax.self) != nil { return true }
    return ancestor(of: LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)?
      .calledExpression
      .simpleName == "Text"
  }
}

import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Answers about names that no declaration has.
extension Question {
  /// Invents the app's environment key of `@Environment(\.theme) var theme`, for which the compiler only says that
  /// nothing fits.
  func addEnvironmentKey(_ hypothesis: inout Hypothesis) -> Bool {
    if let key = (node?.key(of: "FocusedValue") ?? node?.key(of: "FocusedBinding"))?.text,
      hypothesis.placeholders.focused[key] == nil,
      names.declaredMembers["FocusedValues"]?.contains(key) != true
    {
      hypothesis.placeholders.focused[key] = analysis.focusedType(of: key, hints: hints)
      return true
    }
    guard let key = node?.environmentKey?.text,
      !(api.members["EnvironmentValues"]?.contains(key) ?? false),
      hypothesis.placeholders.environment[key] == nil
    else { return false }
    if let near = guardian.nearMember(key, of: ["EnvironmentValues"]) {
      hypothesis.facts.nearMisses[key] = near
      return true
    }
    if guardian.isMissingMember(key) { hypothesis.facts.lacking.insert(key) }
    let hints = NameHints(types: names.declaredTypes.union(hypothesis.placeholders.types.keys))
    hypothesis.placeholders.environment[key] = analysis.environmentType(of: key, hints: hints)
    return true
  }

  /// `Foundation.URLSession`: on Linux the module `FoundationNetworking` has the type.
  func meanModuleOfNetworking(_ hypothesis: inout Hypothesis) -> Bool {
    guard message.text.contains("FoundationNetworking"), let place,
      let module = node?.ancestor(of: MemberTypeSyntax.self)?.baseType ?? nil,
      module.trimmedDescription == "Foundation"
    else { return false }
    let end = module.bytes.upperBound
    return hypothesis.edit(.init(range: end..<end, text: "Networking"), in: place.piece)
  }

  func addMissing(_ name: String, _ hypothesis: inout Hypothesis) {
    guard hypothesis.facts.nearMisses[name] == nil, !analysis.looseNames.contains(name),
      !isPlainProperty(name),
      isInSubclassOfInvented(hypothesis)
        || !isMemberOfAnother(name) && declarationOutOfScope(of: name) == nil,
      !analysis.lacksLet(name), lackedInheritance(of: name) == nil
    else { return }
    if let near = guardian.nearMiss(name, names: names) ?? caseMeant(by: name) {
      hypothesis.facts.nearMisses[name] = near
      return
    }
    if guardian.isMissingType(name) { hypothesis.facts.lacking.insert(name) }
    if let framework = guardian.uncoveredFramework(of: name) {
      hypothesis.facts.uncoveredModules.insert(framework)
    }
    var pieces = pieces
    let inferred = inferPlaceholders(
      in: &pieces, names: names, guardian: guardian, unknown: [name],
      invented: Set(hypothesis.placeholders.types.keys))
    hypothesis.placeholders.merge(inferred)
    for index in pieces.indices {
      for edit in pieces[index].edits { hypothesis.edit(edit, in: index) }
    }
  }

  /// Whether the place is in a class whose superclass was invented, though the library has a type of that name: `class Circle:
  /// Shape`, with an `override`.
  private func isInSubclassOfInvented(_ hypothesis: Hypothesis) -> Bool {
    let parent = node?.ancestor(of: ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
    return parent.map { hypothesis.placeholders.types[$0.type.trimmedDescription] != nil } ?? false
  }

  /// Whether the nearest declaration of `name` offers no binding `$name`: it is `@Environment(Router.self) var
  /// router`, a variable without a wrapper, or a closure's parameter.
  func isPlainProperty(_ name: String) -> Bool {
    guard name.hasPrefix("$") else { return false }
    if node?.isParameterOfClosure(String(name.dropFirst()), hints) == true { return true }
    var current = node
    while let scope = current {
      let declarations =
        scope.as(MemberBlockSyntax.self)?.members.map(\.decl)
        ?? scope.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(DeclSyntax.self) } ?? []
      let variable = declarations.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first {
        $0.bindings.contains { $0.pattern.trimmedDescription == name.dropFirst() }
      }
      // An unknown wrapper may offer one.
      if let variable, scope.ancestor(of: MemberBlockSyntax.self) != nil {
        return variable.attributes.allSatisfy {
          $0.as(AttributeSyntax.self).map { isKnownWrapper($0.attributeName.trimmedDescription) } ?? false
        }
      }
      current = scope.parent
    }
    return false
  }

  /// Whether the wrapper is known in full: it is the frameworks', or the program shows all of its members.
  private func isKnownWrapper(_ name: String) -> Bool {
    if names.declaredTypes.contains(name) {
      return !analysis.leavesOutMembers(of: name)
    }
    return api.topLevel[name] != nil
  }

  /// Gives another name to a variable that the document declares again below a comment `// OR`, to show another way.
  func renameAlternative(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let name = node?.as(TokenSyntax.self),
      let variable = name.ancestor(of: VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.id == name.id,
      variable.leadingTrivia.contains(where: \.offersAnotherWay)
    else { return false }
    let edit = ParsedPiece.Edit(range: name.bytes, text: "\(name.text)Alternative\(place.line)")
    return hypothesis.edit(edit, in: place.piece)
  }

  /// `tableView.reloadData()` beside `func tableView(_:numberOfRowsInSection:)`, both without a class: the table is not
  /// shown, and the compiler takes its name for the function.
  func addValueNamedLikeFunction(_ hypothesis: inout Hypothesis) -> Bool {
    guard let access = node?.ancestor(of: MemberAccessExprSyntax.self), let name = access.base?.simpleName,
      names.declaredFunctions.contains(name), access.ancestor(of: MemberBlockSyntax.self) == nil
    else { return false }
    return hypothesis.rename(name, in: analysis, hints)
  }

  /// `log(.open)` beside `router.open(id: id)`, of an event and a router that are not shown.
  func addConstantNamedLikeMethod(_ hypothesis: inout Hypothesis) -> Bool {
    guard hypothesis.placeholders.types[type(1).bareName] != nil else { return false }
    let before = hypothesis
    addMember(String(quoted[0].prefix { $0 != "(" }), of: type(1), isStatic: true, &hypothesis)
    return hypothesis != before
  }

  /// Leaves out an attribute of a type that has the name of one of the library's types: a macro of a package.
  func leaveAttribute(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let attribute = node?.ancestor(of: AttributeSyntax.self),
      attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self) != nil,
      !names.declaredTypes.contains(quoted[0])
    else { return false }
    return hypothesis.edit(.blank(attribute), in: place.piece)
  }

  /// Leaves out the traits of a test, of which the app has declared one.
  func leaveTrait(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let attribute = node?.ancestor(of: AttributeSyntax.self),
      ["Suite", "Test"].contains(attribute.attributeName.trimmedDescription),
      let argument = node?.ancestor(
        of: LabeledExprSyntax.self, where: { $0.parent?.parent?.id == Syntax(attribute).id }),
      let member = argument.expression.implicitMember?.declName.baseName.text,
      NearMiss.nearest(to: member, in: Lexicon.traits) == nil
    else { return false }
    return hypothesis.edit(.blank(attribute), in: place.piece)
  }

  /// Makes `max(self, 0)` in an extension of `CGFloat` the library's function: only on Linux `CGFloat` has a `max` of its
  /// own.
  func meanLibraryFunction(_ hypothesis: inout Hypothesis) -> Bool {
    guard type(1) == "CGFloat", ["max", "min"].contains(quoted[0]), let place,
      let name = node?.parent?.as(DeclReferenceExprSyntax.self), name.baseName.text == quoted[0],
      name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
    else { return false }
    let start = name.bytes.lowerBound
    return hypothesis.edit(.init(range: start..<start, text: "Swift."), in: place.piece)
  }

  /// `router[tab].path = []`: if nothing says what the subscript gives, it gives an invented type that has members.
  func settleElement(_ hypothesis: inout Hypothesis) -> Bool {
    guard node?.parent?.is(SubscriptCallExprSyntax.self) == true,
      [nil, .open].contains(hypothesis.placeholders.element)
    else { return false }
    hypothesis.placeholders.element = .invented
    return true
  }

  /// On Apple's systems an extension may override an inherited method, because Objective-C finds it. On Linux it may
  /// not, so the method gets another name.
  func renameOverride(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let function = node?.ancestor(of: FunctionDeclSyntax.self),
      api.topLevel[quoted[1]] != nil || quoted[1] == "NSObject", !names.declaredTypes.contains(quoted[1]),
      let word = function.modifiers.first(where: { $0.name.text == "override" })
    else { return false }
    let isNew = hypothesis.edit(.blank(word), in: place.piece)
    hypothesis.edit(.init(range: function.name.bytes, text: "\(function.name.text)Override"), in: place.piece)
    return isNew
  }
}

extension TriviaPiece {
  /// `// OR`, `// or from the environment:`
  fileprivate var offersAnotherWay: Bool {
    guard case .lineComment(let text) = self else { return false }
    return text.lowercased().split { !$0.isLetter }.first == "or"
  }
}

extension Placeholders {
  /// Adds the declarations of another guess, which decides where both declare a name.
  mutating func merge(_ other: Placeholders) {
    types.merge(other.types) { a, _ in a }
    functions.merge(other.functions) { a, _ in a }
    values.merge(other.values) { a, _ in a }
    modifiers.merge(other.modifiers) { $0.union($1) }
    environment.merge(other.environment) { a, _ in a }
    focused.merge(other.focused) { a, _ in a }
    members.merge(other.members) { $0.merging($1) { a, _ in a } }
    methods.merge(other.methods) { $0.merging($1) { $0.union($1) } }
  }
}

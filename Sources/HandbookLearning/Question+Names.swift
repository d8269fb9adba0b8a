import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Answers about names, members and calls that no declaration fits.
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
      !isPlainProperty(name), !isMemberOfAnother(name), declarationOutOfScope(of: name) == nil,
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

  /// A value or type lacks a member. If the member resembles a real one, it is noted as misspelled; otherwise it is
  /// invented.
  func addMember(_ member: String, of type: SwiftType, isStatic: Bool, _ hypothesis: inout Hypothesis) {
    if type.isFunction, declareBesideMethods(&hypothesis) { return }
    // `pair.0`: the base must be a tuple, which has no declared members.
    if member.first?.isNumber == true { return }
    let written = hypothesis.placeholders.invented((isStatic ? type.instance.unwrapped : type).bareName)
    // A member that is asked of a generic parameter belongs to the parameter's protocol.
    let contract = constraint(ofParameter: written)
    if addMember(member, ofAssociatedType: written, &hypothesis) { return }
    if isStatic, contract != nil, addRequirement(member, of: type.instance, &hypothesis) { return }
    let bare = contract.flatMap { hypothesis.placeholders.types[$0]?.kind == .contract ? $0 : nil } ?? written
    if Lexicon.plainTypes.contains(bare),
      isStatic
        ? addContextCase(&hypothesis) || addPayload(member, &hypothesis) : widen(member, &hypothesis)
    {
      return
    }
    let access = node?.ancestor(of: MemberAccessExprSyntax.self) { $0.declName.baseName.text == member }
    if type.isSomeView, let base = access?.base, isQuery(base, in: hypothesis),
      let origin = hypothesis.origin(of: base, in: analysis), hypothesis.type(of: origin) == type
    {
      return hypothesis.set(origin, to: .invented)
    }
    let call = access.flatMap { ExprSyntax($0).callOfCallee }
    // A member of the app's own, such as `sum(of: \.price)`, takes an argument.
    let isOwn = member == "sum" && call.map { $0.arguments.isEmpty && $0.trailingClosure == nil } != true
    if !isStatic, type.isArray || Lexicon.collections.contains(bare), !isOwn,
      let meant = Lexicon.otherLanguages[member]
    {
      hypothesis.facts.nearMisses[member] = meant
      return
    }
    // `item.title` with `item: some Identifiable & Displayable`: one of the protocols that are not shown has the
    // member.
    if !isStatic, case .composition(let parts) = type.constraint,
      parts.contains(where: { hypothesis.placeholders.types[$0.bareName]?.kind == .contract })
    {
      return addAppMember(member, of: "InventedValue", isStatic: false, call, &hypothesis)
    }
    if isMissingInStatedList || isModifierOfAnother { return }
    if !isStatic, let base = access?.base, addMember(member, ofValueNamedLike: bare, base, &hypothesis) {
      return
    }
    if let access, call == nil, addMember(member, ofLooseSelf: access, &hypothesis) { return }
    if bare == "FocusedValues" {
      hypothesis.placeholders.focused[member] = analysis.focusedType(of: member, hints: hints)
    } else if bare == "EnvironmentValues" {
      if isNearMiss(member, of: ["EnvironmentValues"], &hypothesis) { return }
      if guardian.isMissingMember(member) { hypothesis.facts.lacking.insert(member) }
      hypothesis.placeholders.environment[member] = analysis.environmentType(of: member, hints: hints)
    } else if names.declaredTypes.contains(bare) || hypothesis.placeholders.types[bare] != nil
      || bare.hasPrefix("Invented")
      || bare == wrapperName
        && (shape == .value || access?.isOfWeakSelf == true || isStatic && access?.base?.simpleName == "Self")
    {
      addAppMember(member, of: bare, isStatic: isStatic, call, &hypothesis)
    } else if shadow(bare, &hypothesis) || isNearMiss(member, of: [bare], &hypothesis) {
      return
    } else if isStatic {
      addStaticMember(member, ofFramework: bare, access, &hypothesis)
    } else if let call, bare == "View" || type.isSome || api.views.contains(bare) {
      addModifier(member, call, &hypothesis)
    }
  }

  /// `routerPath.navigate(to: .home)`: the value was guessed to be a `NavigationPath` by the end of its name, and has a
  /// member that no path has.
  private func addMember(
    _ member: String, ofValueNamedLike type: String, _ base: ExprSyntax, _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard let name = base.memberName ?? base.simpleName, Lexicon.wellKnown[name] == nil,
      hints.simpleType(for: name)?.bareName == type, !names.declaredTypes.contains(type),
      hypothesis.placeholders.types[type] == nil,
      let origin = hypothesis.origin(of: base, in: analysis), hypothesis.type(of: origin)?.bareName == type,
      guardian.nearMember(member, of: [type]) == nil
    else { return false }
    hypothesis.set(origin, to: .invented)
    return true
  }

  /// Whether the expression is a query such as `Shop.order { $0.due }`, though `Shop` was guessed to be a view: it
  /// stands among statements, and is asked for members that no view has.
  private func isQuery(_ expression: ExprSyntax, in hypothesis: Hypothesis) -> Bool {
    guard expression.is(FunctionCallExprSyntax.self), let root = expression.rootName,
      root.first?.isUppercase == true, let shape = hypothesis.placeholders.types[root]
    else { return false }
    return shape.kind != .view && !Lexicon.viewEndings.contains(where: root.hasSuffix)
  }

  /// `.detail(.sample)`, where the case was guessed to carry text: it carries a type that has such a constant.
  private func addPayload(_ member: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard let access = node?.ancestor(of: MemberAccessExprSyntax.self, where: { $0.base == nil }),
      let argument = access.ancestor(of: LabeledExprSyntax.self),
      let made = argument.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.implicitMember
    else { return false }
    let type = hints.implicitType(label: argument.label?.text ?? made.declName.baseName.text, member: member)
    guard type.hasPrefix("Invented"), retypePayload(to: .named(type), &hypothesis) else { return false }
    let shape = ExprSyntax(access).callOfCallee.map { CallShape($0, names: hints) }
    addStaticMember(member, of: type, shape, &hypothesis)
    return true
  }

  /// Adds a requirement to a protocol that is not shown: an initializer for `R(link)`, where `R` is a generic
  /// parameter, or an associated type for `R.Link.self`.
  private func addRequirement(_ member: String, of type: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    if member.first?.isUppercase == true { return addMemberType(member, of: type, &hypothesis) }
    guard member == "init", let contract = constraint(ofParameter: type.bareName),
      let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      hypothesis.placeholders.types[contract]?.kind == .contract
    else { return false }
    return hypothesis.placeholders.types[contract]?.initializers.insert(CallShape(call, names: hints))
      .inserted
      ?? false
  }

  /// `route.title` with `route: C.Route`: adds the member to all associated types that were invented.
  private func addMember(
    _ member: String, ofAssociatedType name: String, _ hypothesis: inout Hypothesis
  ) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let contract = constraint(ofParameter: parts[0]),
      hypothesis.placeholders.types[contract]?.memberTypes.contains(parts[1]) == true
    else { return false }
    addAppMember(
      member, of: "InventedValue", isStatic: false,
      node?.ancestor(of: MemberAccessExprSyntax.self) { $0.declName.baseName.text == member }.flatMap {
        ExprSyntax($0).callOfCallee
      }, &hypothesis)
    return true
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

  /// Adds the properties that `#Index<Trip>([\.start])` names to a `Trip` that leaves out its members.
  func addIndexed(_ hypothesis: inout Hypothesis) -> Bool {
    guard let macro = node?.ancestor(of: MacroExpansionDeclSyntax.self),
      let type = macro.genericArgumentClause?.arguments.first?.argument.trimmedDescription,
      names.declaredTypes.contains(type), analysis.leavesOutMembers(of: type)
    else { return false }
    let before = hypothesis
    for path in Syntax(macro).descendants(of: KeyPathExprSyntax.self) where path.components.count == 1 {
      let named = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
      guard let member = named?.declName.baseName.text,
        names.declaredMembers[type]?.contains(member) != true
      else { continue }
      addAppMember(member, of: type, isStatic: false, nil, &hypothesis)
    }
    return hypothesis != before
  }

  /// `self.paths` in code of a type that is not shown: declares a value of the app that the code can use without
  /// `self`.
  private func addMember(
    _ member: String, ofLooseSelf access: MemberAccessExprSyntax, _ hypothesis: inout Hypothesis
  ) -> Bool {
    if setByItsName(member, access, &hypothesis) { return true }
    // `self.items = items` assigns the parameter to the property of the same name.
    guard access.base?.simpleName == "self", access.ancestor(of: MemberBlockSyntax.self) == nil,
      !names.declaredValues.contains(member)
    else { return false }
    addMissing(member, &hypothesis)
    guard hypothesis.placeholders.values[member] != nil else { return false }
    for (index, piece) in pieces.enumerated() {
      for other in Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self)
      where other.declName.baseName.text == member && other.base?.simpleName == "self"
        && other.ancestor(of: MemberBlockSyntax.self) == nil
      {
        // A blank would separate the operator of `!self.isOpen` from its operand.
        let range = other.bytes.lowerBound..<other.declName.bytes.lowerBound
        hypothesis.edit(.init(range: range, text: ""), in: index)
      }
    }
    return true
  }

  /// Declares what the closure of a call asks of `self`. The compiler only says that the call does not fit.
  func addMembersOfSelf(_ hypothesis: inout Hypothesis) -> Bool {
    let closure =
      message.isOf(MessageKind.returnAmongViews)
      ? node?.ancestor(of: ClosureExprSyntax.self)
      : node?.ancestor(of: FunctionCallExprSyntax.self)?.trailingClosure
    let before = hypothesis
    for access in closure.map({ Syntax($0).descendants(of: MemberAccessExprSyntax.self) }) ?? [] {
      _ = addMember(access.declName.baseName.text, ofLooseSelf: access, &hypothesis)
    }
    return hypothesis != before
  }

  /// `self.error = error` in a function whose parameter, variable or `catch` hides the property: gives the
  /// property another name.
  private func setByItsName(
    _ member: String, _ access: MemberAccessExprSyntax, _ hypothesis: inout Hypothesis
  ) -> Bool {
    let signature =
      access.ancestor(of: FunctionDeclSyntax.self)?.signature
      ?? access.ancestor(of: InitializerDeclSyntax.self)?.signature
    let parameters = signature?.parameterClause.parameters
    let isCaught =
      member == "error"
      && access.ancestor(of: CatchClauseSyntax.self, where: { $0.catchItems.isEmpty }) != nil
    // `let panel = UIView(); self.panel = panel`
    let isDeclared =
      access.ancestor(of: FunctionDeclSyntax.self)?.body.map { body in
        let patterns =
          Syntax(body).descendants(of: PatternBindingSyntax.self).map(\.pattern)
          + Syntax(body).descendants(of: OptionalBindingConditionSyntax.self).map(\.pattern)
        return patterns.contains { $0.trimmedDescription == member }
      } ?? false
    // `case .found(let order): self.order = order`
    let isMatched =
      access.ancestor(of: SwitchCaseSyntax.self).map { branch in
        Syntax(branch.label).descendants(of: IdentifierPatternSyntax.self).contains {
          $0.identifier.text == member
        }
      } ?? false
    let isHidden =
      isCaught || isDeclared || isMatched
      || parameters?.contains { ($0.secondName ?? $0.firstName).text == member } == true
    let name = "\(member)Value"
    guard isHidden, access.base?.simpleName == "self", access.ancestor(of: MemberBlockSyntax.self) == nil,
      !names.declaredMembers.values.contains(where: { $0.contains(member) }),
      !names.declaredValues.contains(name), hypothesis.placeholders.values[name] == nil
    else { return false }
    let type = isCaught ? .modified("any", "Error") : names.valueTypes[member] ?? hints.type(for: member)
    hypothesis.placeholders.values[name] = type.asOptional
    for (index, piece) in pieces.enumerated() {
      for other in Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self)
      where other.declName.baseName.text == member && other.base?.simpleName == "self"
        && other.ancestor(of: MemberBlockSyntax.self) == nil
      {
        hypothesis.edit(
          .init(range: other.bytes.lowerBound..<other.declName.bytes.upperBound, text: name), in: index)
      }
    }
    return true
  }

  /// `self?.coordinator.start()` in a closure, in a class that does not show its coordinator: the compiler only says
  /// that the type of `coordinator` is unknown.
  func addMember(_ member: String, ofWeakSelf hypothesis: inout Hypothesis) -> Bool {
    guard
      let access = node?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.declName.baseName.text == member }),
      access.isOfWeakSelf,
      let owner = access.ancestor(of: ClassDeclSyntax.self)?.name.text,
      names.declaredMembers[owner]?.contains(member) != true
    else { return false }
    addMember(
      member, of: .named(owner), isStatic: false, &hypothesis)
    return true
  }

  /// - Returns: Whether the name is taken for a misspelt member of one of the types.
  private func isNearMiss(_ member: String, of types: [String], _ hypothesis: inout Hypothesis) -> Bool {
    guard let near = guardian.nearMember(member, of: types) else { return false }
    hypothesis.facts.nearMisses[member] = near
    return true
  }

  /// `Image("logo").padding().resizable()`: the modifier is one that only images have, and its arguments are those of
  /// the real one, so the app has no modifier of that name.
  var isModifierOfAnother: Bool { ownerOfModifier != nil }

  /// The member of one of Apple's types that the stub library does not declare, but the type has:
  /// `UIViewController.setContentScrollView`.
  var lackedMember: String? {
    if message.isOf(MessageKind.overridesNothing) { return lackedOverride }
    if message.isOf(MessageKind.unknownName), let name = quoted.first { return lackedInheritance(of: name) }
    if message.isOf(MessageKind.unknownContext) { return lackedLookup }
    guard let asked = memberAsked else { return nil }
    let type = asked.type.bareName.replacing(#/^Headless\w+\./#, with: "")
    guard !names.declaredTypes.contains(type) else { return nil }
    let isView = api.views.contains(type) || type == "View"
    let isScene = Lexicon.scenes.contains(type) || type == "Scene"
    let owners =
      api.lineage(of: type) + (isView ? ["View"] : isScene ? ["Scene"] : [])
      + [Lexicon.contractsOfTypes[type]].compactMap(\.self)
    let member = asked.member.prefix { $0 != "(" }
    if let owner = owners.first(where: { RealMembers.has(member, of: $0) }) { return "\(owner).\(member)" }
    // `TipView(tip).tipViewStyle(…)` of a view of a framework that is not covered.
    return api.topLevel[type] == nil && guardian.isMissingMember(String(member)) ? String(member) : nil
  }

  /// The member that the compiler does not find in a type.
  private var memberAsked: (member: String, type: SwiftType)? {
    guard quoted.count > 1 else { return nil }
    // 'Indices' is not a member type of struct 'AttributedTextSelection'
    if message.isOf(MessageKind.memberType) { return (quoted[0], type(1)) }
    // value of type 'Font' has no member 'resolve'
    return message.isOf(MessageKind.unknownMember.union(MessageKind.unknownStaticMember))
      ? (quoted[1], type(0)) : nil
  }

  /// The member of a value whose members are looked up by name: `text.presentationIntent` of an `AttributedString`. Of one
  /// that is not there, the compiler says that it has no type.
  private var lackedLookup: String? {
    guard let name = quoted.first,
      let access = node?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.declName.baseName.text == name }),
      let base = access.base
    else { return nil }
    let made = base.simpleName.flatMap(analysis.initializer)?.as(FunctionCallExprSyntax.self)
    let type = names.statedType(of: base)?.unwrapped.bareName ?? made?.calledExpression.simpleName
    guard let type, !names.declaredTypes.contains(type), RealMembers.has(name[...], of: type),
      !api.allMembers(of: Lexicon.scopeOfAttributes).contains(name), !Lexicon.attributesOfTexts.contains(name)
    else { return nil }
    return "\(type).\(name)"
  }

  /// A call of an initializer that one of Apple's types has, and the stub library's lacks: `UIImage(ciImage: image)`.
  var lackedInitializer: FunctionCallExprSyntax? {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let type = call.calledExpression.simpleName, !names.declaredTypes.contains(type)
    else { return nil }
    let given = call.arguments.first
    if Lexicon.madeFromConfiguration.contains(type), given?.label == nil,
      given?.expression.simpleName == "configuration"
    {
      return call
    }
    guard let labels = RealMembers.initializers[type],
      labels.contains(call.arguments.first.map { $0.label?.text ?? "_" } ?? "")
    else { return nil }
    return call
  }

  /// The call around the message that one of Apple's types allows, and the stub library's does not, with the name and
  /// labels of what is called.
  var lackedCall: (call: Syntax, name: String)? {
    guard message.kind == .error else { return nil }
    var around = node?.parent
    while let scope = around, !scope.is(MemberBlockItemSyntax.self) {
      if let call = scope.as(FunctionCallExprSyntax.self), !names.declaredFunctions.contains(call.calleeName),
        call.calledExpression.simpleName.map(names.declaredTypes.contains) != true,
        let name = RealCalls.lacking(call, api: api)
      {
        return (scope, name)
      }
      if let macro = scope.asProtocol((any FreestandingMacroExpansionSyntax).self),
        let name = RealCalls.lacking(macro, api: api)
      {
        return (scope, "#" + name)
      }
      around = scope.parent
    }
    return nil
  }

  /// The member that a class inherits from one of Apple's, and uses by its name alone: `setContentScrollView(table)`.
  private func lackedInheritance(of name: String) -> String? {
    var around = node?.parent
    while let scope = around {
      let parent =
        scope.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        ?? scope.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      if let lineage = parent.flatMap({ api.lineageOfClass(names.ancestor(of: $0)) }),
        let owner = RealMembers.owner(of: name, among: lineage)
      {
        return "\(owner).\(name)"
      }
      around = scope.parent
    }
    return nil
  }

  /// The member that a class of the snippet overrides, of one of Apple's classes: `NSObject.accessibilityCustomActions`.
  private var lackedOverride: String? {
    let name = node?.ancestor(of: FunctionDeclSyntax.self)?.name.text ?? node?.as(TokenSyntax.self)?.text
    guard let name, let owner = node?.ancestor(of: ClassDeclSyntax.self),
      let parent = owner.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    else { return nil }
    let found = (api.lineage(of: parent) + ["NSObject"]).first { RealMembers.has(name[...], of: $0) }
    return found.map { "\($0).\(name)" }
  }

  /// The kind of view that has the modifier, if the modifier is called on another kind for certain.
  var ownerOfModifier: String? {
    guard message.isOf(MessageKind.unknownMember), quoted.count > 1,
      let access = node?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.declName.baseName.text == quoted[1] }),
      let base = access.base, let call = ExprSyntax(access).callOfCallee
    else { return nil }
    let asked = base.as(FunctionCallExprSyntax.self)?.calledExpression.memberName
    guard
      api.views.contains(type(0).bareName) || asked.map({ api.members["View"]?.contains($0) == true }) == true
    else { return nil }
    return guardian.owner(ofModifier: quoted[1], called: CallShape(call, names: hints))
  }

  private func addModifier(_ name: String, _ call: FunctionCallExprSyntax, _ hypothesis: inout Hypothesis) {
    let shape = CallShape(call, names: hints)
    if let near = guardian.nearModifier(name, called: shape) {
      hypothesis.facts.nearMisses[name] = near
      return
    }
    if guardian.isMissingMember(name) { hypothesis.facts.lacking.insert(name) }
    hypothesis.placeholders.modifiers[name, default: []].insert(shape)
  }

  /// `tableView.reloadData()` beside `func tableView(_:numberOfRowsInSection:)`, both without a class: the table is not
  /// shown, and the compiler takes its name for the function.
  func addValueNamedLikeFunction(_ hypothesis: inout Hypothesis) -> Bool {
    guard let access = node?.ancestor(of: MemberAccessExprSyntax.self), let name = access.base?.simpleName,
      names.declaredFunctions.contains(name), access.ancestor(of: MemberBlockSyntax.self) == nil
    else { return false }
    return hypothesis.rename(name, in: analysis, hints)
  }

  /// Adds a constant or a function of the app to the type of the library that a function or a variable gives: `return
  /// .brandRed`, where a `UIColor?` is stated.
  func addToResult(_ hypothesis: inout Hypothesis) -> Bool {
    guard let access = node?.ancestor(of: MemberAccessExprSyntax.self, where: { $0.base == nil }),
      case let value = ExprSyntax(access).callOfCallee.map({ ExprSyntax($0) }) ?? ExprSyntax(access),
      let type = value.resultWritten.map({ SwiftType($0).unwrapped.bareName }),
      Lexicon.extensible.contains(type), !api.allMembers(of: type).contains(quoted[0])
    else { return false }
    let before = hypothesis
    addStaticMember(quoted[0], ofFramework: type, access, &hypothesis)
    return hypothesis != before
  }

  /// Adds constants and functions of the app to types of the library that the closures of a call ask for them. The
  /// compiler only says that the call does not fit.
  func addStaticMembersInside(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self), let closure = call.trailingClosure
    else {
      return false
    }
    let before = hypothesis
    for access in Syntax(closure).descendants(of: MemberAccessExprSyntax.self) {
      let member = access.declName.baseName.text
      guard let type = access.base?.simpleName, Lexicon.extensible.contains(type),
        !names.declaredTypes.contains(type), !api.allMembers(of: type).contains(member),
        !RealMembers.has(member[...], of: type)
      else { continue }
      addStaticMember(member, ofFramework: type, access, &hypothesis)
    }
    return hypothesis != before
  }

  /// Makes an invented view one of UIKit's, because one of its properties is set where it was made: `let card =
  /// CardView(frame: frame); card.cornerRadius = 8`.
  func makeViewOfUIKit(_ hypothesis: inout Hypothesis) -> Bool {
    guard let name = node?.ancestor(of: MemberAccessExprSyntax.self)?.base?.simpleName,
      let made = analysis.initializer(of: name)?.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName,
      hypothesis.placeholders.types[made]?.kind == .view
    else { return false }
    hypothesis.placeholders.types[made]?.kind = .data
    hypothesis.placeholders.types[made]?.superclass = "UIView"
    return true
  }

  /// Adds a modifier of the app that is called on a view whose arguments are left out.
  func addModifierBesideHole(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place,
      let access = node?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.declName.baseName.text == quoted[0] }),
      let view = access.base?.as(FunctionCallExprSyntax.self),
      view.calledExpression.simpleName?.first?.isUppercase == true,
      pieces[place.piece].elisions.contains(where: view.bytes.contains),
      hypothesis.placeholders.modifiers[quoted[0]] == nil, let call = ExprSyntax(access).callOfCallee
    else { return false }
    addModifier(quoted[0], call, &hypothesis)
    return true
  }

  /// Adds a member to a type that the program declares, or that was invented.
  private func addAppMember(
    _ member: String, of type: String, isStatic: Bool, _ call: FunctionCallExprSyntax?,
    _ hypothesis: inout Hypothesis
  ) {
    if names.declaredTypes.contains(type),
      let near = NearMiss.nearest(to: member, in: names.declaredMembers[type, default: []]),
      NearMiss.editDistance(near, member) <= (member.count > 7 ? 2 : 1), member.count > 3,
      // `page2` beside `pageN` is another page.
      member.last?.isNumber != true || member.dropLast() != near.dropLast()
    {
      hypothesis.facts.nearMisses[member] = "\(type).\(near)"
      return
    }
    let shape = call.map { CallShape($0, names: hints) }
    if !isStatic, isShownWholeHere(type, isCalled: call != nil, hypothesis) { return }
    // An enum that states no raw type has no `rawValue`.
    if member == "rawValue", analysis.showsAllCases(of: type) { return }
    // An extension cannot add a case.
    if isStatic, names.declaredTypes.contains(type), analysis.showsAllCases(of: type) { return }
    // `.map(DeepLink.init(url:))`
    if isStatic, member.hasPrefix("init("), hypothesis.placeholders.types[type] != nil {
      let labels = member.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
      hypothesis.placeholders.types[type]?.initializers.insert(CallShape(labels: labels))
      return
    }
    // An extension in the program declares the member of an invented type.
    if isStatic, hypothesis.placeholders.types[type] != nil, shape == nil,
      names.declaredMembers[type]?.contains(member) == true
    {
      return
    }
    if isStatic {
      if addCase(member, toShown: type, &hypothesis) { return }
      return addStaticMember(member, of: type, shape, &hypothesis)
    }
    guard let call, let shape else {
      if names.declaredClasses.contains(type) || type == wrapperName && self.shape == .object {
        hypothesis.placeholders.references.insert(type)
      }
      let next = node?.ancestor(of: MemberAccessExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self)
      hypothesis.placeholders.members[type, default: [:]][member] =
        next.flatMap(guardian.view) ?? hints.memberType(for: member)
      return
    }
    if !call.isAwaitedOrTried, let near = guardian.nearModifier(member, called: shape) {
      hypothesis.facts.nearMisses[member] = near
    } else if analysis.isView(type) || hypothesis.placeholders.types[type]?.kind == .view {
      // A modifier that is called on one of the program's views.
      if guardian.isMissingMember(member) { hypothesis.facts.lacking.insert(member) }
      hypothesis.placeholders.modifiers[member, default: []].insert(shape)
    } else if guardian.isModifier(call),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let origin = hypothesis.origin(of: base, in: analysis), type.hasPrefix("Invented") || origin.isStatic
    {
      hypothesis.set(origin, to: "AnyView")
    } else {
      let isStatement = call.isValueless
      let known = call.calledExpression.as(MemberAccessExprSyntax.self).flatMap(LibraryResult.init)?.type
      let result: SwiftType =
        call.isInViewPosition
        ? .modified("some", "View")
        : isStatement
          ? "Void"
          : call.isExpected ? "Bool" : call.isValueOfLink || call.isDiscarded ? .invented : known ?? .open
      hypothesis.placeholders.methods[type, default: [:]][member, default: []].insert(
        .init(shape: shape, result: result))
    }
  }

  /// Whether the program shows the whole type that is asked for the member: `genre.title` beside `struct Genre { let name:
  /// String }`.
  ///
  /// What a type asks of itself shows that some of it was left out: `self.reload()` in a class without `reload()`. An
  /// extension that is not shown may give a view another modifier, and the stub library lacks members of UIKit's classes.
  private func isShownWholeHere(_ type: String, isCalled: Bool, _ hypothesis: Hypothesis) -> Bool {
    guard !isCalled || !analysis.isView(type),
      let base = node?.ancestor(of: MemberAccessExprSyntax.self)?.base, base.rootName != "self",
      !hypothesis.isGuessed(base, in: analysis)
    else { return false }
    let isOfClass = analysis.contracts(of: type).contains { api.lineage(of: $0).count > 1 }
    return !isOfClass && analysis.showsWhole(type)
  }

  /// Adds a case that a pattern names to an enum that leaves out cases: `enum Route { ... case product(Int) }`. A static
  /// member would do only for an enum whose values can be compared.
  private func addCase(_ member: String, toShown type: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard isPattern, analysis.elidesMembers(of: type) else { return false }
    let payload = patternPayload
    let text = " case \(member.escaped)\(payload.isEmpty ? "" : SwiftType.tuple(payload).description);"
    for (index, piece) in pieces.enumerated() {
      let declaration = Syntax(piece.tree).descendants(of: EnumDeclSyntax.self).first { $0.name.text == type }
      guard let start = declaration?.memberBlock.leftBrace.bytes.upperBound else { continue }
      let known = hypothesis.edits[index].firstIndex { $0.range == start..<start }
      guard let known else { return hypothesis.edit(.init(range: start..<start, text: text), in: index) }
      guard !hypothesis.edits[index][known].text.contains(text) else { return false }
      hypothesis.edits[index][known].text += text
      return true
    }
    return false
  }

  /// Adds a static member, or a case, to a type that the program declares, or that was invented.
  private func addStaticMember(
    _ member: String, of type: String, _ shape: CallShape?, _ hypothesis: inout Hypothesis
  ) {
    guard var declared = hypothesis.placeholders.types[type] ?? (type.hasPrefix("Invented") ? .init() : nil)
    else {
      if let shape {
        let binding = node?.ancestor(of: FunctionCallExprSyntax.self)?.binding
        hypothesis.placeholders.staticMethods[type, default: [:]][member, default: []].insert(
          .init(
            shape: shape,
            result: type == wrapperName
              ? binding.map { hints.memberType(for: $0.name) } ?? .open
              : analysis.isView(type)
                ? .modified("some", "View") : binding.flatMap { hints.simpleType(for: $0.name) }))
      } else {
        hypothesis.placeholders.staticExtensions[type, default: [:]][member] =
          type == wrapperName ? hints.memberType(for: member) : .named(type)
      }
      return
    }
    if isPattern {
      let payload = patternPayload
      return hypothesis.placeholders.addCases(
        [CasePattern(name: member, payload: payload.isEmpty ? nil : payload)], to: type)
    }
    if declared.kind == .choice {
      declared.cases[member] = shape?.parameters.map { .init($0.label, "String") } ?? []
      noteMade(in: member, of: &declared, &hypothesis)
    } else if let shape {
      declared.staticFunctions[member, default: []].insert(.init(shape: shape))
    } else {
      declared.statics[member] = member == "allCases" ? .array(.named(type)) : .named(type)
    }
    hypothesis.placeholders.types[type] = declared
  }

  /// `.detail(.init(id: id))`: the payload is created here, so it gets an invented type.
  private func noteMade(
    in member: String, of type: inout Placeholders.TypeShape, _ hypothesis: inout Hypothesis
  ) {
    let call = node?.ancestor(of: FunctionCallExprSyntax.self) { $0.calledExpression.memberName == member }
    for (index, argument) in (call?.arguments ?? []).enumerated() {
      guard let made = argument.expression.as(FunctionCallExprSyntax.self),
        made.calledExpression.implicitMember?.declName.baseName.text == "init",
        type.cases[member]?.indices.contains(index) == true
      else { continue }
      let carried = hints.implicitType(label: argument.label?.text ?? member, member: "init")
      guard carried.hasPrefix("Invented") else { continue }
      hypothesis.placeholders.types[carried, default: .init()].initializers.insert(
        CallShape(made, names: hints))
      type.cases[member]?[index].type = .named(carried)
    }
  }

  /// Adds a constant of the app to a type of the frameworks, such as `Color.brand`.
  private func addStaticMember(
    _ member: String, ofFramework type: String, _ access: MemberAccessExprSyntax?,
    _ hypothesis: inout Hypothesis
  ) {
    if let meant = Lexicon.otherFrameworks[member] {
      hypothesis.facts.nearMisses[member] = meant
      return
    }
    if Lexicon.anything.contains(type), qualify(&hypothesis) { return }
    // A text that is asked for by its member alone is a mistake, as in `sentAt: .now` of a `String`.
    if type == "String", access?.base == nil { return }
    if addStyle(member, &hypothesis) { return }
    guard Lexicon.extensible.contains(type) || Lexicon.extensibleEndings.contains(where: type.hasSuffix),
      !isNearMiss(member, of: type == "Font" ? ["Font"] : [type, "ShapeStyle", "Color"], &hypothesis)
    else { return }
    let (owner, result): (String, SwiftType) =
      switch type {
      case "NSNotification.Name": ("Notification.Name", "Notification.Name")
      case "ShapeStyle": (Placeholders.colorStyles, "Color")
      case "Shape": ("Shape where Self == Circle", "Circle")
      case "PreviewTrait": ("PreviewTrait<Preview.ViewTraits>", "PreviewTrait<Preview.ViewTraits>")
      default: (type, .named(type))
      }
    if type != "ShapeStyle", type.hasSuffix("Style") { return }
    guard let call = access.flatMap({ ExprSyntax($0).callOfCallee }) else {
      let isGroup = access.map { addGroup($0, of: type, &hypothesis) } ?? false
      hypothesis.placeholders.staticExtensions[owner, default: [:]][member] = isGroup ? .invented : result
      return
    }
    // `.font(.brand(size: 24))`
    hypothesis.placeholders.staticMethods[owner, default: [:]][member, default: []].insert(
      .init(shape: CallShape(call, names: hints), result: result))
  }

  /// `UIColor.brand.text.primary`: colors in groups.
  ///
  /// - Returns: Whether a constant of a type of the library's is asked for a member that the type does not have. Then
  ///   what is asked of it is added to invented values.
  private func addGroup(_ access: MemberAccessExprSyntax, of type: String, _ hypothesis: inout Hypothesis)
    -> Bool
  {
    func next(_ access: MemberAccessExprSyntax) -> MemberAccessExprSyntax? {
      access.parent?.as(MemberAccessExprSyntax.self).flatMap {
        $0.base?.id == ExprSyntax(access).id ? $0 : nil
      }
    }
    guard let first = next(access), case let asked = first.declName.baseName.text,
      !(api.lineage(of: type) + (api.views.contains(type) ? ["View"] : [])).contains(where: {
        api.allMembers(of: $0).contains(asked) || RealMembers.has(asked[...], of: $0)
      })
    else { return false }
    var link = first
    while let following = next(link) {
      let name = link.declName.baseName.text
      if hypothesis.placeholders.members["InventedValue"]?[name] == nil {
        hypothesis.placeholders.members["InventedValue", default: [:]][name] = .invented
      }
      link = following
    }
    if let call = ExprSyntax(link).callOfCallee {
      hypothesis.placeholders.methods["InventedValue", default: [:]][
        link.declName.baseName.text, default: []
      ].insert(.init(shape: CallShape(call, names: hints), result: .open))
    }
    return true
  }

  /// `tableView.register(…)` in a class that shows only its `tableView(_:cellForRowAt:)`: declares the property of
  /// the same name, which the document left out.
  private func declareBesideMethods(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place = place, let node = node,
      let access = node.ancestor(of: MemberAccessExprSyntax.self),
      let name = access.base?.simpleName
    else { return false }
    // `tableView.register(…)` beside `func tableView(_:cellForRowAt:)`, both without a class
    guard let owner = node.ancestor(of: ClassDeclSyntax.self) else {
      return hypothesis.rename(name, in: analysis, hints)
    }
    let start = owner.memberBlock.leftBrace.bytes.upperBound
    let edit = ParsedPiece.Edit(
      range: start..<start, text: " var \(name): \(hints.type(for: name)) { \(Trap.code(name)) };")
    return hypothesis.edit(edit, in: place.piece)
  }

  private func addInitializer(_ shape: CallShape, to type: String, _ hypothesis: inout Hypothesis) {
    hypothesis.placeholders.extraInitializers[type, default: []].insert(shape)
    if names.declaredClasses.contains(type) || type == "UIColor" {
      hypothesis.placeholders.classes.insert(type)
    }
  }

  /// Adds an initializer to a class that leaves out its own.
  func initialise(_ type: String, _ hypothesis: inout Hypothesis) {
    guard let place = place,
      let declaration = node?.ancestor(of: ClassDeclSyntax.self),
      declaration.name.text == type.split(separator: ".").last.map(String.init),
      declaration.memberBlock.leavesOutMembers(elisions: pieces[place.piece].elisions)
    else { return }
    let start = declaration.memberBlock.leftBrace.bytes.upperBound
    let edit = ParsedPiece.Edit(range: start..<start, text: " init() { \(Trap.code(type)) };")
    guard hypothesis.edit(edit, in: place.piece) else { return }
    hypothesis.placeholders.classes.insert(declaration.name.text)
  }

  /// Adds an overload for a call of an invented type or function, or one of the program's own, whose arguments do not
  /// fit.
  func addCall(_ hypothesis: inout Hypothesis) {
    if relabelPayload(&hypothesis) { return }
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self)
    else { return }
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    // `SwiftUI.Color(hex:)`
    if let access = callee.as(MemberAccessExprSyntax.self),
      access.base?.simpleName == "SwiftUI"
    {
      callee = ExprSyntax(access.declName)
    }
    if let name = callee.simpleName {
      let shape = CallShape(call, names: hints)
      if addOverload(shape, of: name, for: call, &hypothesis) { return }
      // No view has an initializer like `Tab(rawValue: name)` or `Link(id: id, url: url)`: the app has a type of that
      // name.
      if isUnlikeKnown(shape, name), shadow(name, isMade: true, &hypothesis) { return }
      if hypothesis.placeholders.types[name] != nil {
        hypothesis.placeholders.types[name]?.initializers.insert(shape)
      } else if let overloads = hypothesis.placeholders.functions[name] {
        hypothesis.placeholders.functions[name]?.insert(
          .init(shape: shape, result: overloads.map(\.result).min() ?? .open))
      } else if let known = Lexicon.extensibleInitializers[name], let label = shape.parameters.first?.label,
        !known.contains(label), NearMiss.nearest(to: label, in: known) == nil
      {
        // An initializer of the app, such as `Color(hex:)`.
        addInitializer(shape, to: name, &hypothesis)
      } else if names.declaredTypes.contains(name), api.topLevel[name] == nil,
        analysis.leavesOutMembers(of: name),
        message.isOf(MessageKind.missingArgument) || analysis.elidesMembers(of: name)
          || shape.parameters.allSatisfy({
            names.declaredMembers[name]?.contains($0.label ?? "") ?? false
          })
      {
        addInitializer(shape, to: name, &hypothesis)
      }
      return
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let member = access.declName.baseName.text
      let shape = CallShape(call, names: hints)
      // `.detail(.init(id: id))`: the payload's type has the name of the label.
      if access.base == nil, member == "init", let argument = call.parent?.as(LabeledExprSyntax.self) {
        let type = hints.implicitType(label: argument.label?.text, member: member)
        hypothesis.placeholders.types[type]?.initializers.insert(shape)
        return
      }
      if access.base == nil, member == "init", let type = call.typeStatedForMade ?? typeAssigned(by: call) {
        let made = hypothesis.placeholders.invented(type.unwrapped.bareName)
        // `static func sample() -> Self { .init(id: 1) }` of a type that is not shown
        let extended = call.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        let name = made == "Self" ? extended ?? wrapperName : made
        if name == wrapperName, self.shape != .object {
          addInitializer(shape, to: name, &hypothesis)
        } else {
          hypothesis.placeholders.types[name]?.initializers.insert(shape)
        }
        return
      }
      if hypothesis.placeholders.modifiers[member] != nil {
        hypothesis.placeholders.modifiers[member]?.insert(shape)
      } else if let owner = hypothesis.placeholders.methods.inOrder.first(where: { $0.value[member] != nil }
      ) {
        let result = owner.value[member]?.map(\.result).min() ?? .open
        hypothesis.placeholders.methods[owner.key]?[member]?.insert(.init(shape: shape, result: result))
      } else if let base = access.base?.simpleName,
        hypothesis.placeholders.types[base] != nil
      {
        hypothesis.placeholders.types[base]?.staticFunctions[member, default: []].insert(
          .init(shape: shape))
      } else if let owner = hypothesis.placeholders.staticMethods.inOrder.first(where: {
        $0.value[member] != nil
      }) {
        let result = owner.value[member]?.compactMap(\.result).min()
        hypothesis.placeholders.staticMethods[owner.key]?[member]?.insert(.init(shape: shape, result: result))
      }
    }
  }

  /// `func show(_ error: any Error) { show(message: error.text) }`: a method that calls one of the same name with other
  /// labels, which its type has in a part that is not shown.
  private func addOverload(
    _ shape: CallShape, of name: String, for call: FunctionCallExprSyntax, _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard let function = call.ancestor(of: FunctionDeclSyntax.self, where: { $0.name.text == name }),
      CallShape(labels: function.signature.parameterClause.parameters.map(\.firstName.text)).key != shape.key
    else { return false }
    let overload = Placeholders.Function(shape: shape, result: call.isValueless ? "Void" : .open)
    guard let owner = function.ancestor(of: MemberBlockSyntax.self)?.parent else {
      if self.shape == .declarations {
        return hypothesis.placeholders.functions[name, default: []].insert(overload).inserted
      }
      return hypothesis.placeholders.methods[wrapperName, default: [:]][name, default: []].insert(overload)
        .inserted
    }
    guard let type = owner.typeName, analysis.undeclared.contains(type) || analysis.elidesMembers(of: type)
    else { return false }
    return hypothesis.placeholders.methods[type, default: [:]][name, default: []].insert(overload).inserted
  }

  /// The type of `x` in `x = .init(…)`, if the program states it.
  private func typeAssigned(by call: FunctionCallExprSyntax) -> SwiftType? {
    guard let parts = call.parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
      parts[1].isAssignment
    else { return nil }
    return names.statedType(of: parts[0])
  }

  /// Whether every argument of a call has a label, and no known initializer has any of these labels.
  private func isUnlikeKnown(_ shape: CallShape, _ type: String) -> Bool {
    let labels = shape.parameters.map(\.label)
    guard !labels.isEmpty, labels.allSatisfy({ $0 != nil }) else { return false }
    let known = api.labels(ofInitializersOf: type)
    return labels.compactMap(\.self).allSatisfy {
      !known.contains($0) && NearMiss.nearest(to: $0, in: known) == nil
    }
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

  /// Adds a type inside a type that is not shown, such as `Provider.Entry`.
  ///
  /// `C.Route` in `struct Screen<C: Coordinator>` is an associated type of a protocol that is not shown.
  func addMemberType(_ name: String, of type: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    if let contract = constraint(ofParameter: type.bareName),
      hypothesis.placeholders.types[contract]?.kind == .contract
    {
      return hypothesis.placeholders.types[contract]?.memberTypes.insert(name).inserted ?? false
    }
    // `StackState<Path.State>`, where `Path` is the app's and not SwiftUI's.
    let invented = hypothesis.placeholders.invented(type.bareName)
    let owner = invented.split(separator: ".").last.map(String.init) ?? invented
    if hypothesis.placeholders.types[owner] == nil, !shadow(owner, &hypothesis) { return false }
    guard hypothesis.placeholders.types[owner]?.nestedTypes[name] == nil else { return false }
    let made = Placeholders.nestedName(name, of: owner)
    hypothesis.placeholders.types[owner]?.nestedTypes[name] = made
    hypothesis.placeholders.types[made] = hypothesis.placeholders.types[made] ?? .init()
    return true
  }

  /// Requires nothing of an associated type: of `C.Item` in `C.Item == Int`.
  func openMemberType(_ written: String, _ hypothesis: inout Hypothesis) -> Bool {
    let parts = written.prefix { $0 != " " }.split(separator: ".").map(String.init)
    guard parts.count == 2, let contract = constraint(ofParameter: parts[0]),
      hypothesis.placeholders.types[contract]?.kind == .contract
    else { return false }
    hypothesis.placeholders.types[contract]?.memberTypes.insert(parts[1])
    return hypothesis.placeholders.types[contract]?.openMemberTypes.insert(parts[1]).inserted ?? false
  }

  /// Makes a value a function: `send(.loaded)` of a closure's parameter `send`, or `uuid()` of `@Dependency(\.uuid)
  /// var uuid`.
  func makeCallable(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let name = call.calledExpression.simpleName,
      hypothesis.placeholders.types[type(0).bareName] != nil || type(0) == .invented
    else { return false }
    let closure = call.ancestor(
      of: ClosureExprSyntax.self, where: { hints.closureParameters($0).contains(name) })
    let wrappers = pieces.flatMap { Syntax($0.tree).descendants(of: VariableDeclSyntax.self) }
      .filter { $0.bindings.first?.pattern.trimmedDescription == name }
      .flatMap { $0.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } }
    guard closure != nil || wrappers.contains(where: { hypothesis.placeholders.types[$0]?.kind == .wrapper })
    else { return false }
    let shape = CallShape(call, names: hints)
    var parent = call.parent
    while let current = parent, current.is(AwaitExprSyntax.self) || current.is(TryExprSyntax.self) {
      parent = current.parent
    }
    let result: SwiftType = parent?.is(CodeBlockItemSyntax.self) == true ? "Void" : .open
    return hypothesis.placeholders.methods["InventedValue", default: [:]]["callAsFunction", default: []]
      .insert(.init(shape: shape, result: result)).inserted
  }

  /// Adds a subscript to a type that is not shown, for `router[tab]`. Its element is optional where `if let` unwraps
  /// it.
  func addSubscript(_ hypothesis: inout Hypothesis) -> Bool {
    guard let element = node?.ancestor(of: SubscriptCallExprSyntax.self),
      [[nil], [nil, "default"]].contains(element.arguments.map { $0.label?.text })
    else { return false }
    let label = element.parent?.as(LabeledExprSyntax.self)?.label?.text
    let bound = element.parent?.parent?.as(OptionalBindingConditionSyntax.self)
    let type: SwiftType =
      label == "path"
      ? "NavigationPath" : bound.map { hints.type(for: $0.pattern.trimmedDescription).asOptional } ?? .open
    let known = hypothesis.placeholders.element
    guard known != type else { return false }
    // A use that states the element's type decides; for the others the element takes any type.
    if known == nil || known == .open { hypothesis.placeholders.element = type }
    return true
  }

  /// `model[scoreFor: player]`: a subscript with a label, of a type that is not shown.
  func addLabeledSubscript(_ hypothesis: inout Hypothesis) -> Bool {
    guard let element = node?.ancestor(of: SubscriptCallExprSyntax.self), element.arguments.count == 1,
      let label = element.arguments.first?.label?.text, label != "dynamicMember",
      !names.subscripts.contains(where: { $0.map(\.label) == [label] }),
      let root = element.calledExpression.rootName, hypothesis.isInvented(root, in: analysis)
    else { return false }
    return hypothesis.placeholders.subscriptLabels.insert(label).inserted
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

  /// Adds the subscript of `items[safe: 7]`, which nearly every app has: it gives nil beyond the end.
  func addSafeSubscript(_ hypothesis: inout Hypothesis) -> Bool {
    guard let element = node?.ancestor(of: SubscriptCallExprSyntax.self), element.arguments.count == 1,
      let label = element.arguments.first?.label?.text, quoted[0] == "\(label):",
      Lexicon.safeSubscripts.contains(label)
    else { return false }
    hypothesis.placeholders.safeSubscripts.insert(label)
    return true
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
      let extended = function.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      api.topLevel[extended] != nil,
      let word = function.modifiers.first(where: { $0.name.text == "override" })
    else { return false }
    let isNew = hypothesis.edit(.blank(word), in: place.piece)
    hypothesis.edit(.init(range: function.name.bytes, text: "\(function.name.text)Override"), in: place.piece)
    return isNew
  }

  /// Adds a color of the app's asset catalog, for which Xcode makes a constant: `Color(.accent)`. It is none of the
  /// system's colors, of which UIKit has a constant: `Color(.systemBackground)`.
  private func addAsset(_ member: String, namedIn callee: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard callee == "Color" else { return false }
    if let near = guardian.nearMember(member, of: ["UIColor", "Color"]) {
      hypothesis.facts.nearMisses[member] = near
    } else {
      // `Color(.Brand.green)`: colors in folders
      let access = node?.ancestor(of: MemberAccessExprSyntax.self) { $0.declName.baseName.text == member }
      let isGroup = access.map { addGroup($0, of: "ColorResource", &hypothesis) } ?? false
      hypothesis.placeholders.staticExtensions["ColorResource", default: [:]][member] =
        isGroup ? .invented : "ColorResource"
    }
    return true
  }

  /// Adds a constant of the app to the type that a modifier takes: `.padding(.cardContent)`.
  func addImplicit(_ member: String, _ hypothesis: inout Hypothesis) {
    guard let node = node,
      let call = node.ancestor(
        of: FunctionCallExprSyntax.self,
        where: { call in
          call.arguments.contains { $0.expression.implicitMember?.declName.baseName.text == member }
        })
    else { return }
    let modifier = call.calledExpression.memberName ?? call.calledExpression.trimmedDescription
    if addAsset(member, namedIn: modifier, &hypothesis) { return }
    guard let type = Self.typeWanted(by: modifier) else { return }
    let owner = type.description
    guard !(api.members[owner]?.contains(member) ?? false) else { return }
    if let meant = Lexicon.otherFrameworks[member] {
      hypothesis.facts.nearMisses[member] = meant
      return
    }
    if let near = guardian.nearMember(member, of: [owner, "ShapeStyle", "Color"]) {
      hypothesis.facts.nearMisses[member] = near
      return
    }
    let key = owner == "Color" ? Placeholders.colorStyles : owner
    hypothesis.placeholders.staticExtensions[key, default: [:]][member] = type
  }
}

extension MemberAccessExprSyntax {
  /// `self?.socket`
  fileprivate var isOfWeakSelf: Bool {
    base?.as(OptionalChainingExprSyntax.self)?.expression.simpleName == "self"
  }
}

extension TriviaPiece {
  /// `// OR`, `// or from the environment:`
  fileprivate var offersAnotherWay: Bool {
    guard case .lineComment(let text) = self else { return false }
    return text.lowercased().split { !$0.isLetter }.first == "or"
  }
}

extension FunctionCallExprSyntax {
  /// `try await center.ask(question)`: no modifier of views throws, or has to be awaited.
  var isAwaitedOrTried: Bool {
    parent?.is(AwaitExprSyntax.self) == true || parent?.is(TryExprSyntax.self) == true
  }

  /// Whether the expression is a statement of its own, awaited or not. `await model.load()` is one, even as the only
  /// content of a task, if nobody reads the task's value.
  var isValueless: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      node = parent
    }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self), item.choiceOfValues == nil else {
      return false
    }
    if node.id == Syntax(self).id { return true }
    guard item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1,
      let closure = item.parent?.parent?.as(ClosureExprSyntax.self)
    else { return item.parent?.parent?.isBodyWithResult != true }
    return closure.call?.calledExpression.trimmedDescription == "Task" && closure.call?.isValueless == true
  }

  /// `#expect(Router().open(route))`
  var isExpected: Bool {
    parent?.as(LabeledExprSyntax.self)?.expectation?.isUnwrapping == false
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

extension FunctionCallExprSyntax {
  /// The type of what a call makes, where the code states it: of `var client: Client { .init(id: id) }`, of
  /// `let client: Client = .init(id: id)`, and of what a function returns.
  fileprivate var typeStatedForMade: SwiftType? {
    guard let parent,
      parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
        || parent.is(InitializerClauseSyntax.self)
    else { return nil }
    // `(0..<3).map { .init(id: $0) }`
    if let call = parent.ancestor(of: ClosureExprSyntax.self)?.call,
      ["map", "compactMap"].contains(call.calleeName)
    {
      return call.typeStatedForMade.flatMap { type in
        if case .array(let element) = type { element } else { type.isOptional ? type.unwrapped : nil }
      }
    }
    var around: Syntax? = parent
    while let scope = around, !scope.is(ClosureExprSyntax.self) {
      if let binding = scope.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { SwiftType($0.type) }
      }
      if let function = scope.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { SwiftType($0.type) }
      }
      around = scope.parent
    }
    return nil
  }
}

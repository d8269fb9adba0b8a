import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Answers about members that a value or a type lacks.
extension Question {
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
    // `for item in buffer { buffer.push(item) }` of a buffer that is not shown, and need not be an array
    if !isStatic, type.isArray || Lexicon.collections.contains(bare), !isOwn, !isAboutUnnamedType(hypothesis),
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
  func addMember(
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
  func addMember(
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
  func addMember(
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

  private func addModifier(_ name: String, _ call: FunctionCallExprSyntax, _ hypothesis: inout Hypothesis) {
    let shape = CallShape(call, names: hints)
    if let near = guardian.nearModifier(name, called: shape) {
      hypothesis.facts.nearMisses[name] = near
      return
    }
    if guardian.isMissingMember(name) { hypothesis.facts.lacking.insert(name) }
    hypothesis.placeholders.modifiers[name, default: []].insert(shape)
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

  /// Adds modifiers of the app that are called on views in the closures of a call, as in `ForEach(tabs) { tab in let route =
  /// router.route(for: tab); HomeView().withDestinations(of: route) }`. The compiler only says that something of `ForEach`
  /// cannot be inferred.
  func addModifiersInside(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self) else { return false }
    let before = hypothesis
    for inner in Syntax(call).descendants(of: FunctionCallExprSyntax.self) where inner.id != call.id {
      guard let access = inner.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.is(FunctionCallExprSyntax.self) == true, let view = access.base?.rootName,
        api.views.contains(view) || hypothesis.placeholders.types[view]?.kind == .view
      else { continue }
      let name = access.declName.baseName.text
      guard hypothesis.placeholders.modifiers[name] == nil, !api.knowsMember(name),
        !names.declaredMembers.values.contains(where: { $0.contains(name) })
      else { continue }
      addModifier(name, inner, &hypothesis)
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
      let suggested = next.flatMap(guardian.view) ?? hints.memberType(for: member)
      // `self?.output?.didLoad(orders)`
      let isUnwrapped =
        node?.ancestor(of: MemberAccessExprSyntax.self)?.parent?.is(OptionalChainingExprSyntax.self) == true
      hypothesis.placeholders.members[type, default: [:]][member] =
        isUnwrapped ? suggested.asOptional : suggested
      return
    }
    let isOwnEvent = hypothesis.placeholders.types[type] != nil && guardian.isOwnEvent(member, called: shape)
    let isOfModel = names.declaredTypes.contains(type) && !analysis.isView(type)
    if !call.isAwaitedOrTried, !isOwnEvent, !isOfModel,
      let near = guardian.nearModifier(member, called: shape)
    {
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
          : call.isExpected
            ? "Bool" : call.isValueOfLink || call.isDiscarded ? .invented : known ?? call.resultForContext
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

  /// Adds the name of a notification that a test waits for.
  func addNotification(_ hypothesis: inout Hypothesis) -> Bool {
    guard let access = node?.ancestor(of: MemberAccessExprSyntax.self), access.base == nil,
      access.parent?.as(LabeledExprSyntax.self)?.label?.text == "forNotification"
    else { return false }
    let before = hypothesis
    addStaticMember(quoted[0], ofFramework: "NSNotification.Name", access, &hypothesis)
    return hypothesis != before
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
    // `.foregroundStyle(.brand)` beside `extension Color { static let brand = … }`: no style has it.
    if type == "ShapeStyle", names.declaredMembers["Color"]?.contains(member) == true { return }
    // `UIColor.redColor()`: a member as Objective-C calls it
    if RealMembers.has(member[...], of: type) { return }
    // `TimeZone.curent`: Foundation's types have their members in another table.
    if let near = RealMembers.near(member, of: type),
      NearMiss.editDistance(near, member) <= (member.count > 7 ? 2 : 1)
    {
      hypothesis.facts.nearMisses[member] = near
      return
    }
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

  /// Adds a type inside a type that is not shown, such as `Provider.Entry`.
  ///
  /// `C.Route` in `struct Screen<C: Coordinator>` is an associated type of a protocol that is not shown.
  func addMemberType(_ name: String, of type: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    if let contract = constraint(ofParameter: type.bareName),
      hypothesis.placeholders.types[contract]?.kind == .contract
    {
      return hypothesis.placeholders.types[contract]?.memberTypes.insert(name).inserted ?? false
    }
    // `ListWorkflow.State` of a `ListWorkflow: Workflow`, whose protocol is not shown
    if names.declaredTypes.contains(type.bareName), !analysis.showsWhole(type.bareName) {
      // `ListWorkflow.Actoin` beside `enum Action` is a slip, whatever the protocol requires.
      if let near = NearMiss.nearest(to: name, in: analysis.nestedTypes(of: type.bareName)) {
        hypothesis.facts.nearMisses[name] = near
        return true
      }
      let contract = analysis.contracts(of: type.bareName).sorted().first {
        hypothesis.placeholders.types[$0]?.kind == .contract
      }
      return contract.flatMap { hypothesis.placeholders.types[$0]?.memberTypes.insert(name).inserted }
        ?? false
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

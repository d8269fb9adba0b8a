import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What names, members and calls that no declaration answers must be.
extension Question {
  /// `@Environment(\.theme) var theme` of the app, where the compiler only says that nothing fits.
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

  func addMissing(_ name: String, _ hypothesis: inout Hypothesis) {
    guard hypothesis.facts.nearMisses[name] == nil, !analysis.looseNames.contains(name),
      !isPlainProperty(name), !isMemberOfAnother(name), declarationOutOfScope(of: name) == nil
    else { return }
    if let near = guardian.nearMiss(name, names: names) ?? caseMeant(by: name) {
      hypothesis.facts.nearMisses[name] = near
      return
    }
    if guardian.isMissingType(name) {
      hypothesis.facts.lacking.insert(name)
    } else if let framework = guardian.uncoveredFramework(of: name) {
      hypothesis.facts.uncoveredModules.insert(framework)
    }
    var pieces = pieces
    let inferred = inferPlaceholders(
      in: &pieces, names: names, unknown: [name], invented: Set(hypothesis.placeholders.types.keys))
    hypothesis.placeholders.merge(inferred)
    for index in pieces.indices {
      for edit in pieces[index].edits { hypothesis.edit(edit, in: index) }
    }
  }

  /// Whether what is declared nearest to the place has no binding that `$name` could be:
  /// `@Environment(Router.self) var router`, a variable without a wrapper, or the parameter of a closure.
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
      // A wrapper that is not known may have one.
      if let variable, scope.ancestor(of: MemberBlockSyntax.self) != nil {
        return variable.attributes.allSatisfy {
          $0.as(AttributeSyntax.self).map { isKnownWrapper($0.attributeName.trimmedDescription) } ?? false
        }
      }
      current = scope.parent
    }
    return false
  }

  /// Whether all is known of a wrapper: it is of the frameworks, or the program shows it whole.
  private func isKnownWrapper(_ name: String) -> Bool {
    if names.declaredTypes.contains(name) {
      return !analysis.leavesOutMembers(of: name)
    }
    return api.topLevel[name] != nil
  }

  /// A value or type lacks a member: near misses of real members are told, what the app would declare is invented.
  func addMember(_ member: String, of type: SwiftType, isStatic: Bool, _ hypothesis: inout Hypothesis) {
    if type.isFunction, declareBesideMethods(&hypothesis) { return }
    // `pair.0`: whatever the pair is, it is a tuple, and no type with members.
    if member.first?.isNumber == true { return }
    let written = hypothesis.placeholders.invented((isStatic ? type.instance : type).bareName)
    // What is asked of a generic parameter, its contract has.
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
    // An app's own `sum(of: \.price)` takes something.
    let isOwn = member == "sum" && call.map { $0.arguments.isEmpty && $0.trailingClosure == nil } != true
    if !isStatic, type.isArray || Lexicon.collections.contains(bare), !isOwn,
      let meant = Lexicon.otherLanguages[member]
    {
      hypothesis.facts.nearMisses[member] = meant
      return
    }
    // `item.title` of an `item: some Identifiable & Displayable`: what all that is not shown has.
    if !isStatic, case .composition(let parts) = type.constraint,
      parts.contains(where: { hypothesis.placeholders.types[$0.bareName]?.kind == .contract })
    {
      return addAppMember(member, of: "InventedValue", isStatic: false, call, &hypothesis)
    }
    if isMissingInStatedList || isModifierOfAnother { return }
    if let access, call == nil, addMember(member, ofLooseSelf: access, &hypothesis) { return }
    if bare == "FocusedValues" {
      hypothesis.placeholders.focused[member] = analysis.focusedType(of: member, hints: hints)
    } else if bare == "EnvironmentValues" {
      if isNearMiss(member, of: ["EnvironmentValues"], &hypothesis) { return }
      if guardian.isMissingMember(member) { hypothesis.facts.lacking.insert(member) }
      hypothesis.placeholders.environment[member] = analysis.environmentType(of: member, hints: hints)
    } else if names.declaredTypes.contains(bare) || hypothesis.placeholders.types[bare] != nil
      || bare.hasPrefix("Invented")
      || bare == wrapperName && (shape == .value || access?.isOfWeakSelf == true)
    {
      addAppMember(member, of: bare, isStatic: isStatic, call, &hypothesis)
    } else if shadow(bare, &hypothesis) || isNearMiss(member, of: [bare], &hypothesis) {
      return
    } else if isStatic {
      addStaticMember(member, ofFramework: bare, &hypothesis)
    } else if let call, bare == "View" || type.isSome || api.views.contains(bare) {
      addModifier(member, call, &hypothesis)
    }
  }

  /// `Shop.order { $0.due }` among statements: what a type that is no view gives is no view either, where it is asked for
  /// what no view has.
  private func isQuery(_ expression: ExprSyntax, in hypothesis: Hypothesis) -> Bool {
    guard expression.is(FunctionCallExprSyntax.self), let root = expression.rootName,
      root.first?.isUppercase == true, let shape = hypothesis.placeholders.types[root]
    else { return false }
    return shape.kind != .view && !Lexicon.viewEndings.contains(where: root.hasSuffix)
  }

  /// `.detail(.sample)` of a case that was thought to carry text: it carries something that has such a constant.
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

  /// `R(link)` and `R.Link.self` of a parameter whose contract is not shown: it asks for an initializer, or for a type.
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

  /// `route.title` of a `route: C.Route`: what is asked of an associated type that was invented is asked of all of them.
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

  /// `self.paths` in code of a type that is not shown: a value of the app, which stands there without `self`.
  private func addMember(
    _ member: String, ofLooseSelf access: MemberAccessExprSyntax, _ hypothesis: inout Hypothesis
  ) -> Bool {
    if setByItsName(member, access, &hypothesis) { return true }
    // `self.items = items` sets one by the other.
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
        let range = other.bytes.lowerBound..<other.declName.bytes.lowerBound
        hypothesis.edit(.init(range: range, text: String(repeating: " ", count: range.count)), in: index)
      }
    }
    return true
  }

  /// `self.error = error` in a function whose parameter, or `catch`, hides the property: that stands there under another
  /// name.
  private func setByItsName(
    _ member: String, _ access: MemberAccessExprSyntax, _ hypothesis: inout Hypothesis
  ) -> Bool {
    let parameters = access.ancestor(of: FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    let isCaught =
      member == "error"
      && access.ancestor(of: CatchClauseSyntax.self, where: { $0.catchItems.isEmpty }) != nil
    let isHidden = isCaught || parameters?.contains { ($0.secondName ?? $0.firstName).text == member } == true
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

  /// `self?.coordinator.start()` in a closure: of a class that does not show its coordinator, the compiler only says that
  /// nothing tells what that is.
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

  /// `Image("logo").padding().resizable()`: what only images have is no modifier of the app, where it is called as theirs.
  var isModifierOfAnother: Bool { ownerOfModifier != nil }

  /// The views whose modifier is asked of another view, of which it is certain what it is.
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

  /// A member of a type that the program declares, or that was invented.
  private func addAppMember(
    _ member: String, of type: String, isStatic: Bool, _ call: FunctionCallExprSyntax?,
    _ hypothesis: inout Hypothesis
  ) {
    if names.declaredTypes.contains(type),
      let near = NearMiss.nearest(to: member, in: names.declaredMembers[type, default: []]),
      NearMiss.editDistance(near, member) <= (member.count > 7 ? 2 : 1), member.count > 3
    {
      hypothesis.facts.nearMisses[member] = "\(type).\(near)"
      return
    }
    let shape = call.map { CallShape($0, names: hints) }
    // An enum that states no type for its raw values has none.
    if member == "rawValue", analysis.showsAllCases(of: type) { return }
    // No extension adds a case.
    if isStatic, names.declaredTypes.contains(type), analysis.showsAllCases(of: type) { return }
    // `.map(DeepLink.init(url:))`
    if isStatic, member.hasPrefix("init("), hypothesis.placeholders.types[type] != nil {
      let labels = member.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
      hypothesis.placeholders.types[type]?.initializers.insert(CallShape(labels: labels))
      return
    }
    if isStatic { return addStaticMember(member, of: type, shape, &hypothesis) }
    guard let call, let shape else {
      if names.declaredClasses.contains(type) || type == wrapperName && self.shape == .object {
        hypothesis.placeholders.references.insert(type)
      }
      hypothesis.placeholders.members[type, default: [:]][member] = hints.memberType(for: member)
      return
    }
    if let near = guardian.nearModifier(member, called: shape) {
      hypothesis.facts.nearMisses[member] = near
    } else if analysis.isView(type) || hypothesis.placeholders.types[type]?.kind == .view {
      // A modifier on one of the program's views.
      hypothesis.placeholders.modifiers[member, default: []].insert(shape)
    } else {
      let isStatement = call.isValueless
      let known = call.calledExpression.as(MemberAccessExprSyntax.self).flatMap(LibraryResult.init)?.type
      let result: SwiftType =
        call.isInViewPosition
        ? .modified("some", "View")
        : isStatement
          ? "Void" : call.isExpected ? "Bool" : call.isValueOfLink ? .invented : known ?? .open
      hypothesis.placeholders.methods[type, default: [:]][member, default: []].insert(
        .init(shape: shape, result: result))
    }
  }

  /// A static member, or a case, of a type that the program declares, or that was invented.
  private func addStaticMember(
    _ member: String, of type: String, _ shape: CallShape?, _ hypothesis: inout Hypothesis
  ) {
    guard var declared = hypothesis.placeholders.types[type] ?? (type.hasPrefix("Invented") ? .init() : nil)
    else {
      if let shape {
        hypothesis.placeholders.staticMethods[type, default: [:]][member, default: []].insert(
          .init(shape: shape, result: analysis.isView(type) ? .modified("some", "View") : nil))
      } else {
        hypothesis.placeholders.staticExtensions[type, default: [:]][member] = .named(type)
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

  /// `.detail(.init(id: id))`: what a case carries is made here, so that it has a type of its own.
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

  /// `Color.brand` of the app.
  private func addStaticMember(_ member: String, ofFramework type: String, _ hypothesis: inout Hypothesis) {
    if let meant = Lexicon.otherFrameworks[member] {
      hypothesis.facts.nearMisses[member] = meant
      return
    }
    if Lexicon.anything.contains(type), qualify(&hypothesis) { return }
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
    hypothesis.placeholders.staticExtensions[owner, default: [:]][member] = result
  }

  /// `tableView.register(…)` in a class that shows only its `tableView(_:cellForRowAt:)`: the property of
  /// that name was left out.
  private func declareBesideMethods(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place = place, let node = node,
      let access = node.ancestor(of: MemberAccessExprSyntax.self),
      let name = access.base?.simpleName,
      let owner = node.ancestor(of: ClassDeclSyntax.self)
    else { return false }
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

  /// A class whose initialiser was left out gets one.
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

  /// A call of an invented or own type or function whose arguments do not fit.
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
      // `Tab(rawValue: name)`, `Link(id: id, url: url)`: no view is made so.
      if isUnlikeKnown(shape, name), shadow(name, isMade: true, &hypothesis) { return }
      if hypothesis.placeholders.types[name] != nil {
        hypothesis.placeholders.types[name]?.initializers.insert(shape)
      } else if let overloads = hypothesis.placeholders.functions[name] {
        hypothesis.placeholders.functions[name]?.insert(
          .init(shape: shape, result: overloads.map(\.result).min() ?? .open))
      } else if let known = Lexicon.extensibleInitializers[name], let label = shape.parameters.first?.label,
        !known.contains(label), NearMiss.nearest(to: label, in: known) == nil
      {
        // `Color(hex:)` of the app.
        addInitializer(shape, to: name, &hypothesis)
      } else if names.declaredTypes.contains(name), api.topLevel[name] == nil,
        analysis.leavesOutMembers(of: name),
        message.isOf(MessageKind.missingArgument)
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
      // `.detail(.init(id: id))`: what is asked for was named after its label.
      if access.base == nil, member == "init", let argument = call.parent?.as(LabeledExprSyntax.self) {
        let type = hints.implicitType(label: argument.label?.text, member: member)
        hypothesis.placeholders.types[type]?.initializers.insert(shape)
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
      }
    }
  }

  /// Whether nothing that is known has any of the labels of a call, which is all made of labels.
  private func isUnlikeKnown(_ shape: CallShape, _ type: String) -> Bool {
    let labels = shape.parameters.map(\.label)
    guard !labels.isEmpty, labels.allSatisfy({ $0 != nil }) else { return false }
    let known = api.labels(ofInitializersOf: type)
    return labels.compactMap(\.self).allSatisfy {
      !known.contains($0) && NearMiss.nearest(to: $0, in: known) == nil
    }
  }

  /// `Tab` with a case `.home` is the app's own type, not SwiftUI's.
  ///
  /// - Returns: Whether the name now stands for an invented type.
  func shadow(_ name: String, isMade: Bool = false, _ hypothesis: inout Hypothesis) -> Bool {
    let isOwn =
      Lexicon.everydayTypes.contains(name)
      || Lexicon.everydayViews.contains(name) && (isMade || !analysis.calls(name))
    guard isOwn, hypothesis.placeholders.types[name] == nil,
      !names.declaredTypes.contains(name)
    else { return false }
    var pieces = pieces
    hypothesis.placeholders.merge(inferPlaceholders(in: &pieces, names: names, unknown: [name]))
    return true
  }

  /// `Snapshot<Section, Item>`: a type that is an argument of another is no view.
  func shadowArgument(_ hypothesis: inout Hypothesis) -> Bool {
    guard let name = node?.as(TokenSyntax.self)?.text,
      node?.parent?.is(IdentifierTypeSyntax.self) == true
        && node?.parent?.parent?.is(GenericArgumentSyntax.self) == true
    else { return false }
    return shadow(name, &hypothesis)
  }

  /// `Provider.Entry` of a provider that is not shown.
  ///
  /// `C.Route` of `struct Screen<C: Coordinator>` is an associated type of a contract that is not shown.
  func addMemberType(_ name: String, of type: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    if let contract = constraint(ofParameter: type.bareName),
      hypothesis.placeholders.types[contract]?.kind == .contract
    {
      return hypothesis.placeholders.types[contract]?.memberTypes.insert(name).inserted ?? false
    }
    // `StackState<Path.State>` of an app whose `Path` is none of SwiftUI's.
    let owner = type.bareName.split(separator: ".").last.map(String.init) ?? type.bareName
    if hypothesis.placeholders.types[owner] == nil, !shadow(owner, &hypothesis) { return false }
    guard hypothesis.placeholders.types[owner]?.nestedTypes[name] == nil else { return false }
    let made = Placeholders.nestedName(name, of: owner)
    hypothesis.placeholders.types[owner]?.nestedTypes[name] = made
    hypothesis.placeholders.types[made] = hypothesis.placeholders.types[made] ?? .init()
    return true
  }

  /// `send(.loaded)` of a closure's `send`, and `uuid()` of an `@Dependency(\.uuid) var uuid`: what an invented function or
  /// wrapper gives may be called.
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

  /// `router[tab]` of something that is not shown: it gives elements, or none where `if let` asks for one.
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
    // What one of several uses says counts; the others take whatever they ask for.
    if known == nil || known == .open { hypothesis.placeholders.element = type }
    return true
  }

  /// `items[safe: 7]`: nearly every app has such a subscript of lists, which gives nothing beyond the end.
  func addSafeSubscript(_ hypothesis: inout Hypothesis) -> Bool {
    guard let element = node?.ancestor(of: SubscriptCallExprSyntax.self), element.arguments.count == 1,
      let label = element.arguments.first?.label?.text, quoted[0] == "\(label):",
      Lexicon.safeSubscripts.contains(label)
    else { return false }
    hypothesis.placeholders.safeSubscripts.insert(label)
    return true
  }

  /// `router[tab].path = []`: where nothing says what is given for a key, it is something of which members are asked.
  func settleElement(_ hypothesis: inout Hypothesis) -> Bool {
    guard node?.parent?.is(SubscriptCallExprSyntax.self) == true,
      [nil, .open].contains(hypothesis.placeholders.element)
    else { return false }
    hypothesis.placeholders.element = .invented
    return true
  }

  /// `Model()` of the app's own, which SwiftData has a macro of the name of.
  func addTypeNamedLikeMacro(_ hypothesis: inout Hypothesis) -> Bool {
    let name = String(quoted[0].prefix { $0 != "(" })
    guard name.first?.isUppercase == true, hypothesis.placeholders.types[name] == nil,
      !names.declaredTypes.contains(name)
    else { return false }
    var pieces = pieces
    hypothesis.placeholders.merge(inferPlaceholders(in: &pieces, names: names, unknown: [name]))
    return true
  }

  /// On Apple's systems an extension may override what its class inherits, because Objective-C finds it: here it stands
  /// under another name.
  func renameOverride(_ hypothesis: inout Hypothesis) -> Bool {
    guard let place, let function = node?.ancestor(of: FunctionDeclSyntax.self),
      let extended = function.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      api.topLevel[extended] != nil,
      let word = function.modifiers.first(where: { $0.name.text == "override" })
    else { return false }
    let blank = String(repeating: " ", count: word.bytes.count)
    let isNew = hypothesis.edit(.init(range: word.bytes, text: blank), in: place.piece)
    hypothesis.edit(.init(range: function.name.bytes, text: "\(function.name.text)Override"), in: place.piece)
    return isNew
  }

  /// `.padding(.cardContent)`: a constant of the app on the type its modifier takes.
  func addImplicit(_ member: String, _ hypothesis: inout Hypothesis) {
    guard let node = node,
      let call = node.ancestor(
        of: FunctionCallExprSyntax.self,
        where: { call in
          call.arguments.contains { $0.expression.implicitMember?.declName.baseName.text == member }
        })
    else { return }
    let modifier = call.calledExpression.memberName ?? call.calledExpression.trimmedDescription
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
  /// It is a statement, awaited or not: `await model.load()`, as the whole of a task that nobody asks for its value, too.
  var isValueless: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      node = parent
    }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return false }
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
  /// Adds what another guess declares; where both say something of a name, this one counts.
  fileprivate mutating func merge(_ other: Placeholders) {
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

import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What a type of the library lacks, so that nothing may be invented for it.
extension Question {
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
  func lackedInheritance(of name: String) -> String? {
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
}

extension FunctionCallExprSyntax {
  /// The type of what a call makes, where the code states it: of `var client: Client { .init(id: id) }`, of
  /// `let client: Client = .init(id: id)`, and of what a function returns.
  var typeStatedForMade: SwiftType? {
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

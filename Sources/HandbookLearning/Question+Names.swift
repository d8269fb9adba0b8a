import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What names, members and calls that no declaration answers must be.
extension Question {
  /// `@Environment(\.theme) var theme` of the app, where the compiler only says that nothing fits.
  func addEnvironmentKey(_ hypothesis: inout Hypothesis) -> Bool {
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
      !isPlainProperty(name)
    else { return }
    if let near = guardian.nearMiss(name, names: names) {
      hypothesis.facts.nearMisses[name] = near
      return
    }
    if guardian.isMissingType(name) {
      hypothesis.facts.lacking.insert(name)
    }
    var pieces = pieces
    let inferred = inferPlaceholders(in: &pieces, names: names, unknown: [name])
    hypothesis.placeholders.merge(inferred)
    for index in pieces.indices {
      for edit in pieces[index].edits where !hypothesis.edits[index].contains(edit) {
        hypothesis.edits[index].append(edit)
      }
    }
  }

  /// Whether what is declared nearest to the place has no binding that `$name` could be:
  /// `@Environment(Router.self) var router`, or a variable without a wrapper.
  private func isPlainProperty(_ name: String) -> Bool {
    guard name.hasPrefix("$") else { return false }
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
          $0.as(AttributeSyntax.self).map { api.topLevel[$0.attributeName.trimmedDescription] != nil }
            ?? false
        }
      }
      current = scope.parent
    }
    return false
  }

  func addMember(
    _ member: String, of type: String, isStatic: Bool, _ hypothesis: inout Hypothesis
  ) {
    if type.hasPrefix("("), type.contains("->"), declareBesideMethods(&hypothesis) { return }
    let bare = type.trimmingCharactersOfTypes
    if Lexicon.plainTypes.contains(bare),
      isStatic
        ? addContextCase(&hypothesis) : widen(member, &hypothesis)
    {
      return
    }
    let node = node
    let access = node?.ancestor(of: MemberAccessExprSyntax.self) { $0.declName.baseName.text == member }
    let call = access?.parent?.as(FunctionCallExprSyntax.self).flatMap { call in
      call.calledExpression.id == access.map { ExprSyntax($0).id } ? call : nil
    }
    func forbid(_ near: String) { hypothesis.facts.nearMisses[member] = near }
    if bare == "EnvironmentValues" {
      if let near = guardian.nearMember(member, of: ["EnvironmentValues"]) { return forbid(near) }
      if guardian.isMissingMember(member) { hypothesis.facts.lacking.insert(member) }
      hypothesis.placeholders.environment[member] = analysis.environmentType(of: member, hints: hints)
      return
    }
    let isOwn = names.declaredTypes.contains(bare)
    let isInvented = hypothesis.placeholders.types[bare] != nil || bare.hasPrefix("Invented")
    if isOwn || isInvented {
      if isOwn, let near = NearMiss.nearest(to: member, in: names.declaredMembers[bare, default: []]),
        NearMiss.editDistance(near, member) <= (member.count > 7 ? 2 : 1), member.count > 3
      {
        return forbid("\(bare).\(near)")
      }
      if !isStatic, let call, let near = guardian.nearModifier(member, called: CallShape(call, names: hints))
      {
        return forbid(near)
      }
      // A modifier on one of the program's views.
      if !isStatic, let call, analysis.isView(bare) || hypothesis.placeholders.types[bare]?.kind == .view {
        hypothesis.placeholders.modifiers[member, default: []].insert(CallShape(call, names: hints))
        return
      }
      let shape = call.map { CallShape($0, names: hints) }
      // No extension adds a case.
      if isStatic, isOwn, isPattern, analysis.showsAllCases(of: bare) { return }
      if isStatic {
        if isInvented {
          if hypothesis.placeholders.types[bare] == nil { hypothesis.placeholders.types[bare] = .init() }
          if isPattern {
            let payload = patternPayload
            hypothesis.placeholders.addCases(
              [CasePattern(name: member, payload: payload.isEmpty ? nil : payload)], to: bare)
          } else if let shape {
            if hypothesis.placeholders.types[bare]?.kind == .choice {
              hypothesis.placeholders.types[bare]?.cases[member] = shape.parameters.map {
                ($0.label.map { $0 + ": " } ?? "") + "String"
              }
            } else {
              hypothesis.placeholders.types[bare]?.staticFunctions[member, default: []].insert(
                .init(shape: shape))
            }
          } else if hypothesis.placeholders.types[bare]?.kind == .choice {
            hypothesis.placeholders.types[bare]?.cases[member] = []
          } else {
            hypothesis.placeholders.types[bare]?.statics[member] = member == "allCases" ? "[\(bare)]" : bare
          }
        } else {
          hypothesis.placeholders.staticExtensions[bare, default: [:]][member] = bare
        }
      } else if let shape {
        hypothesis.placeholders.methods[bare, default: [:]][member, default: []]
          .insert(
            .init(
              shape: shape,
              result: call!.isInViewPosition
                ? "some View"
                : call!.parent?.is(CodeBlockItemSyntax.self) == true ? "Void" : Placeholders.anyResult))
      } else {
        if names.declaredClasses.contains(bare) { hypothesis.placeholders.references.insert(bare) }
        hypothesis.placeholders.members[bare, default: [:]][member] =
          hints.simpleType(for: member) ?? hints.typeName(for: member)
      }
      return
    }
    if shadow(bare, &hypothesis) { return }
    // Members of framework types.
    if let near = guardian.nearMember(member, of: [bare]) { return forbid(near) }
    if isStatic, let meant = Lexicon.otherFrameworks[member] { return forbid(meant) }
    if isStatic, Lexicon.anything.contains(bare), qualify(&hypothesis) { return }
    if isStatic {
      if addStyle(member, &hypothesis) { return }
      guard
        Lexicon.extensible.contains(bare)
          || Lexicon.extensibleEndings.contains(where: { bare.hasSuffix($0) })
      else { return }
      if let near = guardian.nearMember(
        member, of: bare == "Font" ? ["Font"] : [bare, "ShapeStyle", "Color"])
      {
        return forbid(near)
      }
      let owner = bare == "NSNotification.Name" ? "Notification.Name" : bare
      if owner == "ShapeStyle" {
        hypothesis.placeholders.staticExtensions["ShapeStyle where Self == Color", default: [:]][member] =
          "Color"
        return
      }
      if owner == "Shape" {
        hypothesis.placeholders.staticExtensions["Shape where Self == Circle", default: [:]][member] =
          "Circle"
        return
      }
      if owner.hasSuffix("Style") { return }
      hypothesis.placeholders.staticExtensions[owner, default: [:]][member] = owner
      return
    }
    guard let call else { return }
    let isView =
      bare == "View" || type.hasPrefix("some View") || type.hasPrefix("some") || api.views.contains(bare)
    guard isView else { return }
    if let near = guardian.nearModifier(member, called: CallShape(call, names: hints)) { return forbid(near) }
    if guardian.isMissingMember(member) { hypothesis.facts.lacking.insert(member) }
    hypothesis.placeholders.modifiers[member, default: []].insert(CallShape(call, names: hints))
  }

  /// `tableView.register(…)` in a class that shows only its `tableView(_:cellForRowAt:)`: the property of
  /// that name was left out.
  private func declareBesideMethods(
    _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard let place = place, let node = node,
      let access = node.ancestor(of: MemberAccessExprSyntax.self),
      let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let owner = node.ancestor(of: ClassDeclSyntax.self)
    else { return false }
    let start = owner.memberBlock.leftBrace.bytes.upperBound
    let edit = ParsedPiece.Edit(
      range: start..<start, text: " var \(name): \(hints.typeName(for: name)) { fatalError() };")
    guard !hypothesis.edits[place.piece].contains(edit) else { return false }
    hypothesis.edits[place.piece].append(edit)
    return true
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
    let edit = ParsedPiece.Edit(range: start..<start, text: " init() { fatalError() };")
    guard !hypothesis.edits[place.piece].contains(edit) else { return }
    hypothesis.edits[place.piece].append(edit)
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
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI"
    {
      callee = ExprSyntax(access.declName)
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let shape = CallShape(call, names: hints)
      if hypothesis.placeholders.types[name] != nil {
        hypothesis.placeholders.types[name]?.initializers.insert(shape)
      } else if let overloads = hypothesis.placeholders.functions[name] {
        hypothesis.placeholders.functions[name]?.insert(
          .init(shape: shape, result: overloads.map(\.result).min() ?? Placeholders.anyResult))
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
      if hypothesis.placeholders.modifiers[member] != nil {
        hypothesis.placeholders.modifiers[member]?.insert(shape)
      } else if let owner = hypothesis.placeholders.methods.inOrder.first(where: { $0.value[member] != nil }
      ) {
        let result = owner.value[member]?.map(\.result).min() ?? Placeholders.anyResult
        hypothesis.placeholders.methods[owner.key]?[member]?.insert(.init(shape: shape, result: result))
      } else if let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        hypothesis.placeholders.types[base] != nil
      {
        hypothesis.placeholders.types[base]?.staticFunctions[member, default: []].insert(
          .init(shape: shape))
      }
    }
  }

  /// `Tab` with a case `.home` is the app's own type, not SwiftUI's.
  ///
  /// - Returns: Whether the name now stands for an invented type.
  func shadow(_ name: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard Lexicon.everydayTypes.contains(name), hypothesis.placeholders.types[name] == nil,
      !names.declaredTypes.contains(name)
    else { return false }
    var pieces = pieces
    hypothesis.placeholders.merge(inferPlaceholders(in: &pieces, names: names, unknown: [name]))
    return true
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
    let modifier =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
    let owner = Self.typeWanted(by: modifier)
    guard let owner, !(api.members[owner]?.contains(member) ?? false) else { return }
    if let meant = Lexicon.otherFrameworks[member] {
      hypothesis.facts.nearMisses[member] = meant
      return
    }
    if let near = guardian.nearMember(member, of: [owner, "ShapeStyle", "Color"]) {
      hypothesis.facts.nearMisses[member] = near
      return
    }
    if owner == "Color" {
      hypothesis.placeholders.staticExtensions["ShapeStyle where Self == Color", default: [:]][member] =
        "Color"
    } else {
      hypothesis.placeholders.staticExtensions[owner, default: [:]][member] = owner
    }
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
    members.merge(other.members) { $0.merging($1) { a, _ in a } }
    methods.merge(other.methods) { $0.merging($1) { $0.union($1) } }
  }
}

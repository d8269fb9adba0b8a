import HandbookModel
import SwiftSyntax

/// What names, members and calls that no declaration answers must be.
extension Refiner {
  /// `@Environment(\.theme) var theme` of the app, where the compiler only says that nothing fits.
  func addEnvironmentKey(_ message: CompilerMessage, _ state: inout ProgramState) -> Bool {
    guard let key = state.environmentKey(at: message)?.text,
      !(api.members["EnvironmentValues"]?.contains(key) ?? false), state.placeholders.environment[key] == nil
    else { return false }
    if let near = guardian.nearMember(key, of: ["EnvironmentValues"]) {
      state.forbidden[key] = near
      return true
    }
    if guardian.isMissingMember(key) { state.missing.insert(key) }
    let hints = NameHints(types: state.names.declaredTypes.union(state.placeholders.types.keys))
    state.placeholders.environment[key] = state.environmentType(of: key, hints: hints)
    return true
  }

  func addMissing(_ name: String, _ message: CompilerMessage, _ state: inout ProgramState) {
    guard state.forbidden[name] == nil else { return }
    if let near = guardian.nearMiss(name, names: state.names) {
      state.forbidden[name] = near
      return
    }
    if guardian.isMissingType(name) {
      state.missing.insert(name)
    }
    var pieces = state.original
    let inferred = inferPlaceholders(in: &pieces, names: state.names, unknown: [name])
    state.placeholders.merge(inferred)
    for index in pieces.indices {
      for edit in pieces[index].edits where !state.pieces[index].edits.contains(edit) {
        state.pieces[index].edits.append(edit)
      }
    }
  }

  func addMember(
    _ member: String, of type: String, isStatic: Bool, _ message: CompilerMessage, _ hints: NameHints,
    _ state: inout ProgramState
  ) {
    if type.hasPrefix("("), type.contains("->"), declareBesideMethods(message, hints, &state) { return }
    let bare = type.trimmingCharactersOfTypes
    if ["String", "Substring", "Int", "Double", "Bool", "Date", "CGFloat", "Any"].contains(bare),
      isStatic
        ? addContextCase(message, hints, &state) : widen(member, message, &state)
    {
      return
    }
    let node = state.node(at: message)
    let access = node?.ancestor(of: MemberAccessExprSyntax.self) { $0.declName.baseName.text == member }
    let call = access?.parent?.as(FunctionCallExprSyntax.self).flatMap { call in
      call.calledExpression.id == access.map { ExprSyntax($0).id } ? call : nil
    }
    func forbid(_ near: String) { state.forbidden[member] = near }
    if bare == "EnvironmentValues" {
      if let near = guardian.nearMember(member, of: ["EnvironmentValues"]) { return forbid(near) }
      if guardian.isMissingMember(member) { state.missing.insert(member) }
      state.placeholders.environment[member] = state.environmentType(of: member, hints: hints)
      return
    }
    let isOwn = state.names.declaredTypes.contains(bare)
    let isInvented = state.placeholders.types[bare] != nil || bare.hasPrefix("Invented")
    if isOwn || isInvented {
      if isOwn, let near = NearMiss.nearest(to: member, in: state.names.declaredMembers[bare, default: []]),
        NearMiss.editDistance(near, member) <= (member.count > 7 ? 2 : 1), member.count > 3
      {
        return forbid("\(bare).\(near)")
      }
      if !isStatic, call != nil, let near = guardian.nearAnyModifier(member) { return forbid(near) }
      // A modifier on one of the program's views.
      if !isStatic, let call, state.isView(bare) || state.placeholders.types[bare]?.kind == .view {
        state.placeholders.modifiers[member, default: []].insert(CallShape(call, names: hints))
        return
      }
      let shape = call.map { CallShape($0, names: hints) }
      if isStatic {
        if isInvented {
          if state.placeholders.types[bare] == nil { state.placeholders.types[bare] = .init() }
          if state.isPattern(message) {
            let payload = state.patternPayload(message, hints: hints)
            state.placeholders.addCases(
              [CasePattern(name: member, payload: payload.isEmpty ? nil : payload)], to: bare)
          } else if let shape {
            if state.placeholders.types[bare]?.kind == .choice {
              state.placeholders.types[bare]?.cases[member] = shape.parameters.map {
                ($0.label.map { $0 + ": " } ?? "") + "String"
              }
            } else {
              state.placeholders.types[bare]?.staticFunctions[member, default: []].insert(.init(shape: shape))
            }
          } else if state.placeholders.types[bare]?.kind == .choice {
            state.placeholders.types[bare]?.cases[member] = []
          } else {
            state.placeholders.types[bare]?.statics[member] = member == "allCases" ? "[\(bare)]" : bare
          }
        } else {
          state.placeholders.staticExtensions[bare, default: [:]][member] = bare
        }
      } else if let shape {
        state.placeholders.methods[bare, default: [:]][member, default: []]
          .insert(
            .init(
              shape: shape,
              result: call!.isInViewPosition
                ? "some View"
                : call!.parent?.is(CodeBlockItemSyntax.self) == true ? "Void" : Placeholders.anyResult))
      } else {
        if state.names.declaredClasses.contains(bare) { state.placeholders.references.insert(bare) }
        state.placeholders.members[bare, default: [:]][member] =
          hints.simpleType(for: member) ?? hints.typeName(for: member)
      }
      return
    }
    if shadow(bare, &state) { return }
    // Members of framework types.
    if let near = guardian.nearMember(member, of: [bare]) { return forbid(near) }
    let extensible: Set<String> = [
      "Color", "Font", "Animation", "ShapeStyle", "ButtonStyle", "Image", "CGFloat", "Notification.Name",
      "LinearGradient",
      "AnyTransition", "Logger", "UTType", "UserDefaults", "Date", "URL", "Spacing", "UIColor", "Edge.Set",
      "UIImage", "EdgeInsets",
      "Double", "Locale", "NSNotification.Name", "Transaction", "ToolbarItemPlacement", "URLSession",
      "JSONDecoder", "JSONEncoder", "DateFormatter", "Gradient", "Calendar", "Bundle",
    ]
    let anything: Set<String> = [
      "Hashable", "Any", "Equatable", "Encodable", "Sendable", "Identifiable", "InventedValue",
    ]
    if isStatic, anything.contains(bare), qualify(message, &state) { return }
    if isStatic {
      if addStyle(member, message, &state) { return }
      guard
        extensible.contains(bare)
          || [
            "ButtonStyle", "ShapeStyle", "PrimitiveButtonStyle", "LabelStyle", "TextFieldStyle",
            "ToggleStyle", "GroupBoxStyle", "ProgressViewStyle", "ListStyle", "Shape",
          ].contains(where: { bare.hasSuffix($0) })
      else { return }
      if let near = guardian.nearMember(
        member, of: bare == "Font" ? ["Font"] : [bare, "ShapeStyle", "Color"])
      {
        return forbid(near)
      }
      let owner = bare == "NSNotification.Name" ? "Notification.Name" : bare
      if owner == "ShapeStyle" {
        state.placeholders.staticExtensions["ShapeStyle where Self == Color", default: [:]][member] = "Color"
        return
      }
      if owner == "Shape" {
        state.placeholders.staticExtensions["Shape where Self == Circle", default: [:]][member] = "Circle"
        return
      }
      if owner.hasSuffix("Style") { return }
      state.placeholders.staticExtensions[owner, default: [:]][member] = owner
      return
    }
    guard let call else { return }
    let isView =
      bare == "View" || type.hasPrefix("some View") || type.hasPrefix("some") || api.views.contains(bare)
    guard isView else { return }
    if let near = guardian.nearAnyModifier(member) { return forbid(near) }
    if guardian.isMissingMember(member) { state.missing.insert(member) }
    state.placeholders.modifiers[member, default: []].insert(CallShape(call, names: hints))
  }

  /// `tableView.register(…)` in a class that shows only its `tableView(_:cellForRowAt:)`: the property of
  /// that name was left out.
  private func declareBesideMethods(
    _ message: CompilerMessage, _ hints: NameHints, _ state: inout ProgramState
  ) -> Bool {
    guard let place = state.place(of: message), let node = state.node(at: message),
      let access = node.ancestor(of: MemberAccessExprSyntax.self, where: { _ in true }),
      let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let owner = node.ancestor(of: ClassDeclSyntax.self, where: { _ in true })
    else { return false }
    let start = owner.memberBlock.leftBrace.bytes.upperBound
    let edit = ParsedPiece.Edit(
      range: start..<start, text: " var \(name): \(hints.typeName(for: name)) { fatalError() };")
    guard !state.pieces[place.piece].edits.contains(edit) else { return false }
    state.pieces[place.piece].edits.append(edit)
    return true
  }

  /// Types that apps add initialisers to, with the labels theirs begin with.
  static let extensibleInitializers: [String: Set<String>] = [
    "Color": ["red", "white", "hue", "uiColor", "cgColor", "_"],
    "UIColor": ["red", "white", "hue", "named", "cgColor"],
    "Date": ["timeIntervalSince1970", "timeIntervalSinceNow", "timeInterval"],
  ]

  private func addInitializer(_ shape: CallShape, to type: String, _ state: inout ProgramState) {
    state.placeholders.extraInitializers[type, default: []].insert(shape)
    if state.names.declaredClasses.contains(type) || type == "UIColor" {
      state.placeholders.classes.insert(type)
    }
  }

  /// A class whose initialiser was left out gets one.
  func initialise(_ type: String, _ message: CompilerMessage, _ state: inout ProgramState) {
    guard let place = state.place(of: message),
      let declaration = state.node(at: message)?.ancestor(of: ClassDeclSyntax.self, where: { _ in true }),
      declaration.name.text == type.split(separator: ".").last.map(String.init)
    else { return }
    let start = declaration.memberBlock.leftBrace.bytes.upperBound
    let edit = ParsedPiece.Edit(range: start..<start, text: " init() { fatalError() };")
    guard !state.pieces[place.piece].edits.contains(edit) else { return }
    state.pieces[place.piece].edits.append(edit)
    state.placeholders.classes.insert(declaration.name.text)
  }

  /// A call of an invented or own type or function whose arguments do not fit.
  func addCall(_ message: CompilerMessage, _ hints: NameHints, _ state: inout ProgramState) {
    if relabelPayload(message, &state) { return }
    guard let call = state.node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })
    else { return }
    var candidate: FunctionCallExprSyntax? = call
    while let call = candidate {
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
        if state.placeholders.types[name] != nil {
          state.placeholders.types[name]?.initializers.insert(shape)
        } else if let overloads = state.placeholders.functions[name] {
          state.placeholders.functions[name]?.insert(
            .init(shape: shape, result: overloads.map(\.result).min() ?? Placeholders.anyResult))
        } else if let known = Self.extensibleInitializers[name], let label = shape.parameters.first?.label,
          !known.contains(label), NearMiss.nearest(to: label, in: known) == nil
        {
          // `Color(hex:)` of the app.
          addInitializer(shape, to: name, &state)
        } else if state.names.declaredTypes.contains(name), api.topLevel[name] == nil,
          message.text.hasPrefix("missing argument")
            || message.text.contains("has no accessible initializers")
            || shape.parameters.allSatisfy({
              state.names.declaredMembers[name]?.contains($0.label ?? "") ?? false
            })
        {
          addInitializer(shape, to: name, &state)
        } else {
          candidate = call.parent?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })
          if message.text.hasPrefix("extra") { return }
          return
        }
        return
      }
      if let access = callee.as(MemberAccessExprSyntax.self) {
        let member = access.declName.baseName.text
        let shape = CallShape(call, names: hints)
        if state.placeholders.modifiers[member] != nil {
          state.placeholders.modifiers[member]?.insert(shape)
        } else if let owner = state.placeholders.methods.inOrder.first(where: { $0.value[member] != nil }) {
          let result = owner.value[member]?.map(\.result).min() ?? Placeholders.anyResult
          state.placeholders.methods[owner.key]?[member]?.insert(.init(shape: shape, result: result))
        } else if let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
          state.placeholders.types[base] != nil
        {
          state.placeholders.types[base]?.staticFunctions[member, default: []].insert(.init(shape: shape))
        }
      }
      return
    }
  }

  /// `Tab` with a case `.home` is the app's own type, not SwiftUI's.
  ///
  /// - Returns: Whether the name now stands for an invented type.
  func shadow(_ name: String, _ state: inout ProgramState) -> Bool {
    let nouns: Set<String> = [
      "Tab", "Transaction", "Section", "Table", "Link", "Menu", "Group", "Layout", "Path", "Event",
      "Notification", "Query", "SortOrder", "Operation", "Unit", "Process", "Port", "Host", "Configuration",
    ]
    guard nouns.contains(name), state.placeholders.types[name] == nil,
      !state.names.declaredTypes.contains(name)
    else { return false }
    var pieces = state.original
    state.placeholders.merge(inferPlaceholders(in: &pieces, names: state.names, unknown: [name]))
    return true
  }

  /// `.padding(.cardContent)`: a constant of the app on the type its modifier takes.
  func addImplicit(_ member: String, _ message: CompilerMessage, _ state: inout ProgramState) {
    guard let node = state.node(at: message),
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
    if let near = guardian.nearMember(member, of: [owner, "ShapeStyle", "Color"]) {
      state.forbidden[member] = near
      return
    }
    if owner == "Color" {
      state.placeholders.staticExtensions["ShapeStyle where Self == Color", default: [:]][member] = "Color"
    } else {
      state.placeholders.staticExtensions[owner, default: [:]][member] = owner
    }
  }
}

import HandbookModel
import SwiftSyntax

/// Learns from the compiler's errors what the invented declarations must be.
///
/// Only errors about names the app would declare are answered with a declaration; everything else
/// is left for the author. Near misses of known names are never answered.
struct Refiner {
  var api: KnownAPI
  var guardian: NameGuard

  /// - Returns: Whether anything changed, so that another compilation is worth its time.
  func refine(_ state: inout ProgramState) -> Bool {
    let before = (state.placeholders, state.pieces.map(\.edits), state.imports)
    for message in state.errors { answer(message, in: &state) }
    state.placeholders.settle(
      hints: NameHints(types: state.names.declaredTypes.union(state.placeholders.types.keys)),
      known: state.names.declaredTypes)
    let changed =
      before.0 != state.placeholders || before.1 != state.pieces.map(\.edits) || before.2 != state.imports
    return changed || punchHoles(&state)
  }

  private func answer(_ message: CompilerMessage, in state: inout ProgramState) {
    let text = message.text.withoutAliases
    if addEnvironmentKey(message, &state) { return }
    let hints = NameHints(
      types: state.names.declaredTypes.union(state.placeholders.types.keys))
    if let name = text.between("cannot find type '", "' in scope") ?? text.between(
      "cannot find '", "' in scope")
      ?? text.between("unknown attribute '", "'")
    {
      addMissing(name, message, &state)
      return
    }
    if let (type, member) = text.pair("value of type '", "' has no member '", "'")
      ?? text.pair("value of type '", "' has no dynamic member '", "'")
      ?? text.pair("value of optional type '", "' has no member '", "'")
    {
      addMember(member, of: type, isStatic: false, message, hints, &state)
      return
    }
    if let (type, member) = text.pair("type '", "' has no member '", "'") {
      addMember(member, of: type.replacing(".Type", with: ""), isStatic: true, message, hints, &state)
      return
    }
    if text.hasPrefix("missing argument") || text.hasPrefix("incorrect argument label")
      || text.hasPrefix("extra argument") || text.hasPrefix("extraneous argument")
      || text.hasPrefix("argument passed to call that takes no")
      || text.hasPrefix("trailing closure passed to parameter") || text.hasPrefix("missing arguments")
      || text.contains("cannot be constructed because it has no accessible initializers")
      || text.hasPrefix("incorrect argument labels")
    {
      addCall(message, hints, &state)
      return
    }
    if text.contains("tuple type '()'") || text.contains("non-function type '()'")
      || text.contains("operands of type '()'") || text.contains("requires '()' to conform")
      || text.contains("type '()' cannot conform"), giveResult(message, hints, &state)
    {
      return
    }
    if let (found, _) = text.pair("cannot assign value of type '", "' to type '", "'"),
      retypeAssigned(message, to: found, hints, &state)
    {
      return
    }
    if let (found, wanted) = text.pair("cannot convert value of type '", "' to expected argument type '", "'")
      ?? text.pair("cannot convert value of type '", "' to specified type '", "'")
      ?? text.pair("cannot convert return expression of type '", "' to return type '", "'")
      ?? text.pair("cannot convert value of type '", "' to expected element type '", "'")
      ?? text.pair("cannot assign value of type '", "' to type '", "'")
    {
      retype(message, from: found, to: wanted, hints, &state)
      return
    }
    if text.hasPrefix("'nil' cannot be assigned to type"), makeAssignedOptional(message, &state) { return }
    if text.hasPrefix("initializer for conditional binding must have Optional type")
      || text.hasPrefix("cannot use optional chaining on non-optional value")
      || text.hasPrefix("cannot force unwrap value of non-optional")
    {
      makeOptional(message, &state)
      return
    }
    if let (type, contract) = text.pair("type '", "' does not conform to protocol '", "'")
      ?? text.requirement
      ?? text.pair("default argument value of type '", "' cannot be converted to type '", "'")
      ?? text.pair("default argument value of type '", "' does not conform to '", "'")
      ?? text.pair("value of type '", "' does not conform to specified type '", "'")
      ?? text.pair("return expression of type '", "' does not conform to '", "'")
      ?? text.pair("thrown expression type '", "' does not conform to '", "'")
      ?? text.pair("argument type '", "' does not conform to expected type '", "'")
    {
      conform(type, to: contract.replacing("any ", with: ""), message, &state)
      retypeText(message, for: contract, type: type, &state)
      return
    }
    if let type = text.between("class '", "' has no initializers") {
      initialise(type, message, &state)
      return
    }
    if let type = text.between("argument type '", "' expected to be an instance of a class") {
      conform(type, to: "a class type", message, &state)
      return
    }
    if let member = text.between("reference to member '", "' cannot be resolved without a contextual type")
      ?? text.between("cannot infer contextual base in reference to member '", "'")
    {
      if addContextCase(message, hints, &state) || addStyle(member, message, &state) { return }
      addImplicit(member, message, &state)
      concretise(message, hints, &state)
      return
    }
    if let name = text.between("use of '", "' refers to instance method rather than")
      ?? text.between("expansion of macro '", "' requires leading '#'"),
      state.rename(name, hints)
    {
      return
    }
    if text.contains("generic parameter '") && text.contains("could not be inferred")
      || text.hasPrefix("ambiguous use of") || text.hasPrefix("cannot infer")
      || text.hasPrefix("failed to produce diagnostic") || text.hasPrefix("type of expression is ambiguous")
      || text.hasPrefix("type '()' cannot conform") || text.hasPrefix("unable to infer")
      || text.hasPrefix("no exact matches in call") || text.hasPrefix("cannot infer key path type")
    {
      concretise(message, hints, &state)
    }
  }

  // MARK: Names

  /// `@Environment(\.theme) var theme` of the app, where the compiler only says that nothing fits.
  private func addEnvironmentKey(_ message: CompilerMessage, _ state: inout ProgramState) -> Bool {
    guard let attribute = state.node(at: message)?.ancestor(of: AttributeSyntax.self, where: { _ in true }),
      attribute.attributeName.trimmedDescription == "Environment",
      let path = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.as(
        KeyPathExprSyntax.self), path.components.count == 1,
      let key = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
        .text,
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

  private func addMissing(_ name: String, _ message: CompilerMessage, _ state: inout ProgramState) {
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

  private func addMember(
    _ member: String, of type: String, isStatic: Bool, _ message: CompilerMessage, _ hints: NameHints,
    _ state: inout ProgramState
  ) {
    let bare = type.trimmingCharactersOfTypes
    if ["String", "Int", "Double", "Bool", "Date", "CGFloat", "Any"].contains(bare),
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
              state.placeholders.types[bare]?.staticFunctions[member, default: []].insert(shape)
            }
          } else if state.placeholders.types[bare]?.kind == .choice {
            state.placeholders.types[bare]?.cases[member] = []
          } else {
            state.placeholders.types[bare]?.statics[member] = bare
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
                ? "some View" : call!.parent?.is(CodeBlockItemSyntax.self) == true ? "Void" : "Result"))
      } else {
        state.placeholders.members[bare, default: [:]][member] =
          hints.simpleType(for: member) ?? hints.typeName(for: member)
      }
      return
    }
    if shadow(bare, &state) { return }
    // Members of framework types.
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

  /// Types that apps add initialisers to, with the labels theirs begin with.
  private static let extensibleInitializers: [String: Set<String>] = [
    "Color": ["red", "white", "hue", "uiColor", "cgColor", "_"],
    "UIColor": ["red", "white", "hue", "named", "cgColor"],
    "Date": ["timeIntervalSince1970", "timeIntervalSinceNow", "timeInterval"],
  ]

  /// Something guessed to be plain has a member that plain things lack: it is the app's own, or a view.
  private func widen(_ member: String, _ message: CompilerMessage, _ state: inout ProgramState) -> Bool {
    guard
      let access = state.node(at: message)?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.declName.baseName.text == member }),
      let base = access.base
    else { return false }
    let isModifier = api.members["View"]?.contains(member) ?? false
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      widenPayload(boundTo: name, around: base, &state)
    {
      return true
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, state.placeholders.values[name] != nil
    {
      state.placeholders.values[name] = isModifier ? "AnyView" : "Invented"
      return true
    }
    if let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      state.placeholders.members["InventedValue"]?[name] != nil
    {
      state.placeholders.members["InventedValue"]?[name] = isModifier ? "AnyView" : "Invented"
      return true
    }
    return false
  }

  /// `case .card(let card)` with a `card.lastFour` carries more than text.
  private func widenPayload(
    boundTo name: String, around node: ExprSyntax, _ state: inout ProgramState
  ) -> Bool {
    guard let branch = node.ancestor(of: SwitchCaseSyntax.self, where: { _ in true }) else { return false }
    for call in Syntax(branch.label).descendantsAndSelf(of: FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let index = call.arguments.enumerated().first(where: { _, argument in
          Syntax(argument).descendants(of: IdentifierPatternSyntax.self).contains {
            $0.identifier.text == name
          }
        })?.offset
      else { continue }
      for (type, shape) in state.placeholders.types
      where shape.cases[member]?.indices.contains(index) == true
        && shape.cases[member]![index].hasSuffix("String")
      {
        let label = shape.cases[member]![index].split(separator: ":", maxSplits: 1).dropLast().map {
          "\($0): "
        }
        state.placeholders.types[type]?.cases[member]![index] = (label.first ?? "") + "Invented"
        return true
      }
    }
    return false
  }

  /// `label.textColor = UIColor.label`: the property is of what it is given.
  private func retypeAssigned(
    _ message: CompilerMessage, to found: String, _ hints: NameHints, _ state: inout ProgramState
  ) -> Bool {
    guard let node = state.node(at: message),
      let list = node.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } }),
      let target = list.first, let value = list.dropFirst(2).first, let origin = state.origin(of: target)
    else { return false }
    if let closure = value.as(ClosureExprSyntax.self) {
      let parameters = hints.closureParameters(closure).map { hints.typeName(for: $0) }
      state.set(origin, to: "(@MainActor (\(parameters.joined(separator: ", "))) -> Void)?")
      return true
    }
    guard !found.contains("$"), !found.contains("_"), !found.contains("τ"), found != "()" else {
      return false
    }
    let new = found.replacing("Handbook.", with: "")
    guard state.type(of: origin) != new else { return false }
    state.set(origin, to: new)
    return true
  }

  private func addInitializer(_ shape: CallShape, to type: String, _ state: inout ProgramState) {
    state.placeholders.extraInitializers[type, default: []].insert(shape)
    if state.names.declaredClasses.contains(type) || type == "UIColor" {
      state.placeholders.classes.insert(type)
    }
  }

  /// A class whose initialiser was left out gets one.
  private func initialise(_ type: String, _ message: CompilerMessage, _ state: inout ProgramState) {
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
  private func addCall(_ message: CompilerMessage, _ hints: NameHints, _ state: inout ProgramState) {
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
            .init(shape: shape, result: overloads.first?.result ?? "Result"))
        } else if let known = Self.extensibleInitializers[name], let label = shape.parameters.first?.label,
          !known.contains(label), NearMiss.nearest(to: label, in: known) == nil
        {
          // `Color(hex:)` of the app.
          addInitializer(shape, to: name, &state)
        } else if state.names.declaredTypes.contains(name),
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
        } else if let owner = state.placeholders.methods.first(where: { $0.value[member] != nil }) {
          let result = owner.value[member]?.first?.result ?? "Result"
          state.placeholders.methods[owner.key]?[member]?.insert(.init(shape: shape, result: result))
        } else if let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
          state.placeholders.types[base] != nil
        {
          state.placeholders.types[base]?.staticFunctions[member, default: []].insert(shape)
        }
      }
      return
    }
  }

  /// `Tab` with a case `.home` is the app's own type, not SwiftUI's.
  ///
  /// - Returns: Whether the name now stands for an invented type.
  private func shadow(_ name: String, _ state: inout ProgramState) -> Bool {
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
  private func addImplicit(_ member: String, _ message: CompilerMessage, _ state: inout ProgramState) {
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

  /// A member guessed to be text turns out to be something else.
  private func retypeText(
    _ message: CompilerMessage, for contract: String, type: String, _ state: inout ProgramState
  ) {
    let wanted: String? =
      switch contract {
      case "Strideable", "BinaryInteger", "Numeric": "Int"
      case "BinaryFloatingPoint", "FloatingPoint": "Double"
      case "View": "AnyView"
      case "ShapeStyle": "Color"
      case "StringProtocol": "String"
      case "RandomAccessCollection", "Sequence", "Collection": "[Invented]"
      case "Identifiable": "Invented"
      default: nil
      }
    // Members called `id` are strings until they are held against something else.
    if contract == "StringProtocol", ["UUID", "PersistentIdentifier", "Int"].contains(type),
      state.placeholders.members["InventedValue"]?["id"] == nil
    {
      state.placeholders.members["InventedValue", default: [:]]["id"] = type
      return
    }
    guard let wanted, ["String", "Invented", "Int", "Double"].contains(type.replacing("?", with: "")),
      let node = state.node(at: message)
    else { return }
    let scope =
      node.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }).map(Syntax.init) ?? node.parent
      ?? node
    for access in scope.descendantsAndSelf(of: MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard state.placeholders.members["InventedValue"]?[name] == type else { continue }
      state.placeholders.members["InventedValue"]?[name] = wanted
      return
    }
    for reference in scope.descendantsAndSelf(of: DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if name.hasPrefix("$"), state.placeholders.values["\(name.dropFirst())Binding"] == "Binding<\(type)>" {
        state.placeholders.values["\(name.dropFirst())Binding"] = "Binding<\(wanted)>"
        return
      }
      guard state.placeholders.values[name] == type else { continue }
      state.placeholders.values[name] = wanted
      return
    }
  }

  /// A case is made with labels its patterns leave out.
  private func relabelPayload(_ message: CompilerMessage, _ state: inout ProgramState) -> Bool {
    guard let call = state.node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return false }
    for (name, type) in state.placeholders.types where type.kind == .choice {
      guard let payload = type.cases[member] else { continue }
      let arguments = Array(call.arguments)
      let new = arguments.enumerated().map { index, argument in
        let old = payload.indices.contains(index) ? payload[index] : "String"
        let type =
          old.split(separator: ":", maxSplits: 1).last.map { String($0).trimmingPrefix(" ") } ?? "String"
        return (argument.label.map { "\($0.text): " } ?? "") + type
      }
      guard new != payload else { continue }
      state.placeholders.types[name]?.cases[member] = new
      return true
    }
    return false
  }

  // MARK: Types

  private func root(of message: CompilerMessage, in state: ProgramState) -> Origin? {
    guard let node = state.node(at: message) else { return nil }
    var current: Syntax? = node
    var last: Origin?
    if let pattern = node.ancestor(of: IdentifierPatternSyntax.self, where: { _ in true }),
      pattern.parent?.as(OptionalBindingConditionSyntax.self)?.initializer == nil,
      state.placeholders.values[pattern.identifier.text] != nil
    {
      return .value(pattern.identifier.text)
    }
    while let syntax = current {
      if let access = syntax.as(MemberAccessExprSyntax.self) {
        let member = access.declName.baseName.text
        for (type, names) in state.placeholders.members where names[member] != nil {
          last = .member(type: type, name: member)
        }
        for (type, names) in state.placeholders.methods where names[member] != nil {
          last = .method(type: type, name: member)
        }
        if last == nil, let root = ExprSyntax(access).rootName,
          state.placeholders.values[root] != nil || state.names.declaredValues.contains(root),
          root.first?.isUppercase != true
        {
          last = .member(type: "InventedValue", name: member)
        }
        if last != nil { return last }
      }
      if let reference = syntax.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if state.placeholders.values[name] != nil { last = .value(name) }
        if state.placeholders.values[name.replacing("$", with: "") + "Binding"] != nil, name.hasPrefix("$") {
          last = .value(name.dropFirst() + "Binding")
        }
        if state.placeholders.functions[name] != nil { last = .function(name) }
        if last != nil { return last }
      }
      if syntax.is(CodeBlockItemSyntax.self) || syntax.is(LabeledExprListSyntax.self)
        || syntax.is(ClosureExprSyntax.self)
      {
        return last
      }
      current = syntax.parent
    }
    return last
  }

  private func retype(
    _ message: CompilerMessage, from found: String, to wanted: String, _ hints: NameHints,
    _ state: inout ProgramState
  ) {
    // An implementation where a protocol of the app is asked for.
    let contract = wanted.replacing("any ", with: "")
    if state.placeholders.types[found] != nil, let shape = state.placeholders.types[contract],
      shape.kind == .contract || shape.initializers.isEmpty && shape.cases.isEmpty && shape.statics.isEmpty
    {
      state.placeholders.types[contract]?.kind = .contract
      state.placeholders.types[found]?.conformances.insert(contract)
      return
    }
    if let model = found.split(separator: ".").first, found.hasSuffix(".Type"),
      wanted.contains("PersistentModel") || wanted == "Schema"
    {
      conform(String(model), to: "PersistentModel", message, &state)
      return
    }
    if retypePayload(message, to: found, &state) || retypeClosureParameter(message, to: wanted, hints, &state)
    {
      return
    }
    guard let root = root(of: message, in: state) else { return }
    let type = wanted.replacing("Handbook.", with: "")
    guard !type.contains("τ"), !type.hasGenericName, type.count < 120, !type.contains("$") else { return }
    state.set(root, to: type)
  }

  /// `{ tab in select(tab) }` given to an invented view: its parameter is what `select` takes.
  private func retypeClosureParameter(
    _ message: CompilerMessage, to wanted: String, _ hints: NameHints, _ state: inout ProgramState
  ) -> Bool {
    guard let node = state.node(at: message),
      let name = node.parent?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let closure = node.ancestor(
        of: ClosureExprSyntax.self, where: { hints.closureParameters($0).contains(name) }),
      let call = closure.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let shapes = state.placeholders.types[callee]?.initializers
    else { return false }
    let old = hints.closureParameters(closure).map { hints.typeName(for: $0) }
    let new = hints.closureParameters(closure).map { $0 == name ? wanted : hints.typeName(for: $0) }
    let before = "(\(old.joined(separator: ", "))) ->"
    let after = "(\(new.joined(separator: ", "))) ->"
    guard before != after else { return false }
    var changed: Set<CallShape> = []
    for var shape in shapes {
      for index in shape.parameters.indices {
        shape.parameters[index].type = shape.parameters[index].type?.replacing(before, with: after)
      }
      changed.insert(shape)
    }
    state.placeholders.types[callee]?.initializers = changed
    return changed != shapes
  }

  /// The error is about what an invented enum case carries: it carries what is given.
  private func retypePayload(_ message: CompilerMessage, to found: String, _ state: inout ProgramState)
    -> Bool
  {
    guard let argument = state.node(at: message)?.ancestor(of: LabeledExprSyntax.self, where: { _ in true }),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      let index = list.firstIndex(where: { $0.id == argument.id }).map({
        list.distance(from: list.startIndex, to: $0)
      })
    else { return false }
    let member = callee.declName.baseName.text
    for (name, type) in state.placeholders.types where type.kind == .choice {
      guard let payload = type.cases[member], payload.indices.contains(index), !found.contains("$") else {
        continue
      }
      let label = payload[index].contains(": ") ? payload[index].prefix { $0 != ":" } + ": " : ""
      let new = label + found.replacing("Handbook.", with: "")
      guard payload[index] != new else { continue }
      state.placeholders.types[name]?.cases[member]?[index] = new
      return true
    }
    return false
  }

  /// `deletedItem = nil`: the target may be nothing.
  private func makeAssignedOptional(_ message: CompilerMessage, _ state: inout ProgramState) -> Bool {
    guard
      let list = state.node(at: message)?.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } }),
      let target = list.first, let origin = state.origin(of: target), let type = state.type(of: origin),
      !type.hasSuffix("?")
    else { return false }
    state.set(origin, to: type + "?")
    return true
  }

  private func makeOptional(_ message: CompilerMessage, _ state: inout ProgramState) {
    guard let root = root(of: message, in: state) else { return }
    let isMember = if case .member = root { true } else { false }
    let current = state.type(of: root) ?? (isMember ? "Invented" : nil)
    guard let current, !current.hasSuffix("?") else { return }
    state.set(root, to: (current == "Result" || current == "Void" ? "Invented" : current) + "?")
  }

  static let styles: Set<String> = [
    "ButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "GroupBoxStyle", "GaugeStyle",
    "MenuStyle",
    "ControlGroupStyle", "DisclosureGroupStyle", "LabeledContentStyle", "FormStyle", "DatePickerStyle",
  ]

  private func conform(
    _ type: String, to contract: String, _ message: CompilerMessage, _ state: inout ProgramState
  ) {
    let bare = type.trimmingCharactersOfTypes
    if ["Hashable", "Identifiable", "Codable", "Encodable", "Decodable"].contains(contract),
      shadow(bare, &state)
    {
      return
    }
    guard state.placeholders.types[bare] != nil else { return }
    switch contract {
    case "View": state.placeholders.types[bare]?.kind = .view
    case "Observable": state.placeholders.types[bare]?.kind = .observable
    case "ObservableObject": state.placeholders.types[bare]?.kind = .object
    case "AnyObject", "a class type":
      if state.placeholders.types[bare]?.kind == .data { state.placeholders.types[bare]?.kind = .observable }
    case "PersistentModel":
      state.placeholders.types[bare]?.kind = .stored
      state.imports.insert("SwiftData")
    case "ViewModifier": state.placeholders.types[bare]?.kind = .modifier
    case let style where Self.styles.contains(style):
      state.placeholders.types[bare]?.conformances.insert(style)
    case "PrimitiveButtonStyle": state.placeholders.types[bare]?.conformances.insert("ButtonStyle")
    case "Error", "Sendable", "Comparable", "CustomStringConvertible", "LocalizedError", "PreferenceKey":
      state.placeholders.types[bare]?.conformances.insert(contract)
      if contract == "Comparable" {
        state.placeholders.methods[bare] = state.placeholders.methods[bare] ?? [:]
      }
    case let other
    where state.placeholders.types[other]?.kind == .contract
      || (message.text.hasPrefix("default argument") || message.text.contains("does not conform to"))
        && state.placeholders.types[other]?.initializers.isEmpty == true:
      state.placeholders.types[other]?.kind = .contract
      state.placeholders.types[bare]?.conformances.insert(other)
    case "CaseIterable": state.placeholders.types[bare]?.statics["allCases"] = "[\(bare)]"
    default: break
    }
  }

  /// Something invented has a type too open for its context: give it a plain one.
  private func concretise(_ message: CompilerMessage, _ hints: NameHints, _ state: inout ProgramState) {
    guard let node = state.node(at: message) else { return }
    // `Text(order.number)` shows text.
    if let call = node.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }),
      call.calledExpression.trimmedDescription == "Text", call.arguments.count == 1,
      let shown = call.arguments.first, shown.label == nil, let origin = state.origin(of: shown.expression),
      let type = state.type(of: origin), ["Int", "Double", "CGFloat", "Date", "Bool"].contains(type)
    {
      state.set(origin, to: "String")
      return
    }
    // A hole where a type must be known: make it a value.
    if let (piece, edit) = state.hole(near: message) {
      let name = String(edit.text.dropFirst(2).dropLast(2))
      guard name != "elided" else { return }
      state.pieces[piece].edits.removeAll { $0.text == edit.text }
      state.placeholders.values[name] = hints.simpleType(for: name) ?? "String"
      return
    }
    let call = node.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })
    let operation = node.ancestor(of: SequenceExprSyntax.self, where: { _ in true })
    let statement = node.ancestor(of: CodeBlockItemSyntax.self, where: { _ in true })
    let attribute = node.ancestor(of: AttributeSyntax.self, where: { _ in true })
    for scope in [
      attribute.map(Syntax.init), call.map(Syntax.init), operation.map(Syntax.init),
      statement.map(Syntax.init), node,
    ] {
      if let scope, typeMember(in: scope, hints, &state) { return }
    }
  }

  /// Gives one member that is whatever its context asks for a type of its own.
  private func typeMember(in scope: Syntax, _ hints: NameHints, _ state: inout ProgramState) -> Bool {
    for access in scope.descendantsAndSelf(of: MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard let written = ExprSyntax(access).rootName, name != "self" else { continue }
      let root =
        written.hasPrefix("$") && Int(written.dropFirst()) == nil ? String(written.dropFirst()) : written
      if root.first?.isUppercase == true {
        // A constant of an invented type.
        if state.placeholders.types[root] != nil, access.base?.is(DeclReferenceExprSyntax.self) == true,
          state.placeholders.types[root]?.statics[name] == nil,
          state.placeholders.types[root]?.staticFunctions[name] == nil
        {
          state.placeholders.types[root]?.statics[name] =
            access.parent?.is(ForStmtSyntax.self) == true
            ? "[\(root)]" : contextType(of: access) ?? hints.simpleType(for: name) ?? "CGFloat"
          return true
        }
        guard access.base?.is(DeclReferenceExprSyntax.self) != true else { continue }
      }
      guard state.placeholders.members["InventedValue"]?[name] == nil,
        state.placeholders.methods["InventedValue"]?[name] == nil, state.isInventedMember(access),
        access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id
      else { continue }
      let type = memberType(of: access, hints)
      state.placeholders.members["InventedValue", default: [:]][name] = type
      return true
    }
    for path in scope.descendantsAndSelf(of: KeyPathExprSyntax.self) {
      for component in path.components {
        guard let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text,
          name != "self", state.placeholders.members["InventedValue"]?[name] == nil,
          !state.names.declaredMembers.values.contains(where: { $0.contains(name) })
        else { continue }
        state.placeholders.members["InventedValue", default: [:]][name] =
          hints.simpleType(for: name) ?? "String"
        return true
      }
    }
    for reference in scope.descendants(of: DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if state.placeholders.functions[name]?.contains(where: { $0.result == "Result" }) == true {
        state.set(.function(name), to: hints.typeName(for: name))
        return true
      }
    }
    return false
  }

  /// A member's type, read from what is asked of it.
  private func memberType(of access: MemberAccessExprSyntax, _ hints: NameHints) -> String {
    let name = access.declName.baseName.text
    var expression = ExprSyntax(access)
    while let chain = expression.parent?.as(OptionalChainingExprSyntax.self) {
      expression = ExprSyntax(chain)
    }
    let element = name.singular.capitalizedFirst
    let list = hints.types.contains(element) ? "[\(element)]" : "[Invented]"
    if let next = expression.parent?.as(MemberAccessExprSyntax.self), next.base?.id == expression.id {
      let member = next.declName.baseName.text
      let call = next.parent?.as(FunctionCallExprSyntax.self)
      let takesClosure =
        call?.trailingClosure != nil || call?.arguments.first?.expression.is(ClosureExprSyntax.self) == true
      if takesClosure || Self.listMembers.contains(member) { return list }
      if let simple = hints.simpleType(for: name), api.members[simple]?.contains(member) ?? true {
        return simple
      }
      return Self.textMembers.contains(member) ? "String" : hints.typeName(for: name)
    }
    return contextType(of: access) ?? hints.simpleType(for: name)
      ?? (name.singular == name + "Element" || !hints.types.contains(element) ? "String" : list)
  }

  private static let listMembers: Set<String> = [
    "append", "removeAll", "removeLast", "insert", "indices", "enumerated", "reversed", "remove", "first",
    "last",
    "sort", "shuffled", "dropFirst", "dropLast", "firstIndex",
  ]
  private static let textMembers: Set<String> = [
    "localizedCaseInsensitiveContains", "localizedStandardContains", "lowercased", "uppercased", "hasPrefix",
    "hasSuffix", "trimmingCharacters", "contains", "isEmpty", "count", "split", "components",
    "replacingOccurrences", "utf8", "data", "capitalized",
  ]
}

extension Placeholders {
  mutating func merge(_ other: Placeholders) {
    types.merge(other.types) { a, _ in a }
    functions.merge(other.functions) { a, _ in a }
    values.merge(other.values) { a, _ in a }
    modifiers.merge(other.modifiers) { $0.union($1) }
    environment.merge(other.environment) { a, _ in a }
    members.merge(other.members) { $0.merging($1) { a, _ in a } }
    methods.merge(other.methods) { $0.merging($1) { $0.union($1) } }
  }
}

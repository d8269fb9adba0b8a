import HandbookModel
import SwiftSyntax

/// What types guessed too plainly, or not at all, must be.
extension Refiner {
  /// Something guessed to be plain has a member that plain things lack: it is the app's own, or a view.
  func widen(_ member: String, _ message: CompilerMessage, _ state: inout ProgramState) -> Bool {
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
      for (type, shape) in state.placeholders.types.inOrder
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
  func retypeAssigned(
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

  /// A member guessed to be text turns out to be something else.
  func retypeText(
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
    // A model with an `id` of its own, beside the one SwiftData gives it.
    if contract == "StringProtocol", type == "PersistentIdentifier" {
      for (name, shape) in state.placeholders.types where shape.kind == .stored {
        state.placeholders.members[name, default: [:]]["id"] = "String"
      }
      return
    }
    // Members called `id` are strings until they are held against something else.
    if contract == "StringProtocol", ["UUID", "Int"].contains(type),
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
      for owner in state.placeholders.members.keys.sorted()
      where state.placeholders.members[owner]?[name] == type {
        state.placeholders.members[owner]?[name] = wanted
        return
      }
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
  func relabelPayload(_ message: CompilerMessage, _ state: inout ProgramState) -> Bool {
    guard let call = state.node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return false }
    for (name, type) in state.placeholders.types.inOrder where type.kind == .choice {
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
      // `results = await SearchService.search(query)`: what the call gives, not the type it is a function of.
      if let expression = syntax.as(ExprSyntax.self),
        let origin = state.origin(of: expression), case .staticFunction = origin
      {
        return origin
      }
      if let access = syntax.as(MemberAccessExprSyntax.self) {
        let member = access.declName.baseName.text
        for (type, names) in state.placeholders.members.inOrder where names[member] != nil {
          last = .member(type: type, name: member)
        }
        for (type, names) in state.placeholders.methods.inOrder where names[member] != nil {
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

  func retype(
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
    if Self.superclasses.contains(wanted), state.placeholders.types[found] != nil {
      state.placeholders.types[found]?.superclass = wanted
      return
    }
    // The message may be about the key path, or about the value.
    let value = found.hasPrefix("KeyPath<") ? wanted.between("EnvironmentValues, ", ">") : found
    if let value, retypeEnvironment(message, to: value, &state) || retypeStream(message, to: wanted, &state) {
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
    // `Binding<some Hashable?>` takes a binding of anything hashable.
    let type = wanted.replacing("Handbook.", with: "").replacing("some Hashable", with: "String")
    guard !type.contains("τ"), !type.hasGenericName, type.count < 120, !type.contains("$") else { return }
    // So is the result called that an invented function leaves open.
    let isOpen = type == "Result" && !state.names.declaredTypes.contains(type)
    state.set(root, to: isOpen ? Placeholders.anyResult : type)
  }

  /// `order.total * 0.1`: what was guessed to be whole is not.
  private func retypeNumber(
    _ expression: ExprSyntax, from old: String, to new: String, _ state: inout ProgramState
  )
    -> Bool
  {
    guard let origin = state.origin(of: expression), state.type(of: origin) == old else { return false }
    state.set(origin, to: new)
    return true
  }

  /// The operands of an operator are of different numbers: the invented one is of the other's type.
  func retypeOperand(
    _ message: CompilerMessage, _ left: String, _ right: String, _ state: inout ProgramState
  ) -> Bool {
    let numbers: Set<String> = ["Int", "Double", "CGFloat"]
    guard numbers.contains(left), numbers.contains(right),
      let list = state.node(at: message)?.ancestor(of: ExprListSyntax.self, where: { _ in true })
    else { return false }
    return list.contains { retypeNumber($0, from: left, to: right, &state) }
      || list.contains { retypeNumber($0, from: right, to: left, &state) }
  }

  /// `.environment(\.network, dependencies.network)`: the key is of what it is given.
  private func retypeEnvironment(_ message: CompilerMessage, to found: String, _ state: inout ProgramState)
    -> Bool
  {
    guard let call = state.node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "environment",
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self), path.components.count == 1,
      let key = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
        .text,
      let known = state.placeholders.environment[key], known != found
    else { return false }
    state.placeholders.environment[key] = found
    return true
  }

  /// `.sink { results in self.results = results }`: the publisher gives what its closure takes.
  private func retypeStream(_ message: CompilerMessage, to wanted: String, _ state: inout ProgramState)
    -> Bool
  {
    guard let node = state.node(at: message),
      let list = node.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } }),
      let value = list.last?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let closure = node.ancestor(
        of: ClosureExprSyntax.self, where: { NameHints(types: []).closureParameters($0).contains(value) }),
      let call = closure.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })
    else { return false }
    for access in Syntax(call).descendants(of: MemberAccessExprSyntax.self) {
      guard let origin = state.origin(of: ExprSyntax(access)), let type = state.type(of: origin),
        type.hasPrefix("AnyPublisher<Invented,")
      else { continue }
      state.set(origin, to: type.replacing("<Invented,", with: "<\(wanted),"))
      return true
    }
    return false
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
    for (name, type) in state.placeholders.types.inOrder where type.kind == .choice {
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
  func makeAssignedOptional(_ message: CompilerMessage, _ state: inout ProgramState) -> Bool {
    guard
      let list = state.node(at: message)?.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(AssignmentExprSyntax.self) } }),
      let target = list.first, let origin = state.origin(of: target), let type = state.type(of: origin),
      !type.hasSuffix("?")
    else { return false }
    state.set(origin, to: type + "?")
    return true
  }

  /// `ObjectIdentifier(db.pool)`: what is asked for its identity is an object.
  func makeObject(_ message: CompilerMessage, _ state: inout ProgramState) {
    guard
      let call = state.node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }),
      let argument = call.arguments.first?.expression, let origin = state.origin(of: argument),
      ["String", "Invented"].contains(state.type(of: origin))
    else { return }
    state.placeholders.types["InventedObject"] = .init(kind: .observable)
    state.set(origin, to: "InventedObject")
  }

  func makeOptional(_ message: CompilerMessage, _ state: inout ProgramState) {
    guard let root = root(of: message, in: state) else { return }
    let isMember = if case .member = root { true } else { false }
    let current = state.type(of: root) ?? (isMember ? "Invented" : nil)
    guard let current, !current.hasSuffix("?") else { return }
    state.set(root, to: (current == Placeholders.anyResult || current == "Void" ? "Invented" : current) + "?")
  }

  /// Classes of Apple's that apps derive theirs from.
  private static let superclasses: Set<String> = [
    "UIViewController", "UIView", "NSObject", "UITableViewCell", "UICollectionViewCell",
  ]

  static let styles: Set<String> = [
    "ButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "GroupBoxStyle", "GaugeStyle",
    "MenuStyle",
    "ControlGroupStyle", "DisclosureGroupStyle", "LabeledContentStyle", "FormStyle", "DatePickerStyle",
  ]

  func conform(
    _ type: String, to contract: String, _ message: CompilerMessage, _ state: inout ProgramState
  ) {
    let bare = type.trimmingCharactersOfTypes
    if ["Hashable", "Identifiable", "Codable", "Encodable", "Decodable"].contains(contract),
      shadow(bare, &state)
    {
      return
    }
    if state.names.declaredTypes.contains(bare) { return complete(bare, for: contract, message, &state) }
    guard state.placeholders.types[bare] != nil else { return }
    if let lines = state.requirements(of: contract) {
      state.placeholders.types[bare]?.conformances.insert(contract)
      state.placeholders.types[bare]?.implementations = lines.map(\.code)
      return
    }
    switch contract {
    case "View": state.placeholders.types[bare]?.kind = .view
    case "Observable": state.placeholders.types[bare]?.kind = .observable
    case "ObservableObject": state.placeholders.types[bare]?.kind = .object
    case let superclass where Self.superclasses.contains(superclass):
      state.placeholders.types[bare]?.superclass = contract
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

  /// A type of the snippet's own that shows only some of what its protocol asks for, and says `// ...`.
  private func complete(
    _ type: String, for contract: String, _ message: CompilerMessage, _ state: inout ProgramState
  ) {
    guard let place = state.place(of: message), let lines = state.requirements(of: contract),
      let block = state.node(at: message)?.ancestor(
        of: StructDeclSyntax.self, where: { $0.name.text == type })?.memberBlock,
      // Among its members; what is left out inside one of them is another matter.
      (block.members.map(\.leadingTrivia) + [block.rightBrace.leadingTrivia]).contains(where: {
        $0.contains(where: \.isElision)
      })
    else { return }
    let shown = state.names.declaredMembers[type, default: []]
    let missing = lines.filter { !shown.contains($0.name) }.map { "\($0.code); " }.joined()
    let end = block.rightBrace.bytes.lowerBound
    let edit = ParsedPiece.Edit(range: end..<end, text: missing)
    guard !missing.isEmpty, !state.pieces[place.piece].edits.contains(edit) else { return }
    state.pieces[place.piece].edits.append(edit)
  }

  /// Something invented has a type too open for its context: give it a plain one.
  func concretise(_ message: CompilerMessage, _ hints: NameHints, _ state: inout ProgramState) {
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

  /// An expression of too many open types: every invented member in it gets one.
  func concretiseAll(_ message: CompilerMessage, _ hints: NameHints, _ state: inout ProgramState) {
    let statement = state.node(at: message)?.ancestor(of: CodeBlockItemSyntax.self, where: { _ in true })
    guard let statement else { return }
    while typeMember(in: Syntax(statement), hints, &state) {}
  }

  /// Gives one member that is whatever its context asks for a type of its own.
  private func typeMember(in scope: Syntax, _ hints: NameHints, _ state: inout ProgramState) -> Bool {
    guard state.mayStep(scope.totalLength.utf8Length) else { return false }
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
          let isList = access.parent?.is(ForStmtSyntax.self) == true || name == "allCases"
          let isFirst =
            access.parent?.is(InitializerClauseSyntax.self) == true
            || access.parent?.is(MemberAccessExprSyntax.self) == true
          state.placeholders.types[root]?.statics[name] =
            isList
            ? "[\(root)]"
            : isFirst ? root : contextType(of: access) ?? hints.simpleType(for: name) ?? "CGFloat"
          return true
        }
        guard access.base?.is(DeclReferenceExprSyntax.self) != true else { continue }
      }
      guard state.placeholders.members["InventedValue"]?[name] == nil,
        state.placeholders.methods["InventedValue"]?[name] == nil, state.isInventedMember(access),
        access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id
      else { continue }
      let type = memberType(of: access, hints, state)
      state.placeholders.members["InventedValue", default: [:]][name] = type
      return true
    }
    for call in scope.descendantsAndSelf(of: FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
        state.isInventedMember(access)
      else { continue }
      let name = access.declName.baseName.text
      guard state.placeholders.methods.values.allSatisfy({ $0[name] == nil }),
        state.forbidden[name] == nil, guardian.nearAnyModifier(name) == nil
      else { continue }
      let isStatement =
        call.parent?.is(CodeBlockItemSyntax.self) == true
        || call.parent?.parent?.is(CodeBlockItemSyntax.self) == true
      state.placeholders.methods["InventedValue", default: [:]][name] = [
        .init(
          shape: CallShape(call, names: hints),
          result: isStatement ? "Void" : call.isCast ? "Any" : Placeholders.anyResult)
      ]
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
      if state.placeholders.functions[name]?.contains(where: { $0.result == Placeholders.anyResult }) == true
      {
        state.set(.function(name), to: hints.typeName(for: name))
        return true
      }
    }
    return false
  }

  /// A member's type, read from what is asked of it.
  private func memberType(of access: MemberAccessExprSyntax, _ hints: NameHints, _ state: ProgramState)
    -> String
  {
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
      // `daily.count` here, `daily.first` there: a list.
      let isListElsewhere = state.original.contains { piece in
        Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self).contains {
          Self.listMembers.contains($0.declName.baseName.text)
            && $0.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
        }
      }
      if isListElsewhere { return list }
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

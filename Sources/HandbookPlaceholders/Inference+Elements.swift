import HandbookAssembly
import SwiftSyntax

/// Lists whose elements are cases of an enum: `router.path.append(.detail(id))`, `if case .detail = router.path.last`.
extension UseVisitor {
  func noteElements(givenTo call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let list = access.base,
      Lexicon.elementTakers.contains(access.declName.baseName.text),
      let made = call.arguments.first.flatMap({ reader.made($0.expression) })
    else { return }
    noteChoices(in: list, [made])
  }

  /// `OutlineGroup(folders, children: \.subfolders)`: a folder may contain folders.
  func noteTree(of call: FunctionCallExprSyntax) {
    guard let name = call.childrenOfTree, let list = call.arguments.first?.expression,
      let listName = list.simpleName, unknown.contains(listName),
      !names.declaredMembers.values.contains(where: { $0.contains(name) })
    else { return }
    let element = hints.elementType(of: listName, parameter: nil)
    placeholders.members["InventedValue", default: [:]][name] = .optional(.array(.named(element)))
  }

  /// The program's type that has the children, as `FileItem` in `List(files, children: \.contents)`; nil unless exactly
  /// one has.
  func typeOfTree(in call: FunctionCallExprSyntax) -> String? {
    guard let name = call.childrenOfTree else { return nil }
    let types = names.declaredMembers.filter { $0.value.contains(name) }.keys
    return types.count == 1 ? types.first : nil
  }

  func noteElement(_ subject: ExprSyntax, matched patterns: [CasePattern]) {
    guard let access = subject.as(MemberAccessExprSyntax.self), let list = access.base,
      ["first", "last"].contains(access.declName.baseName.text)
    else { return }
    noteChoices(in: list, patterns)
  }

  /// `switch session.status { case .signedIn(let user): … }`, where the session is not shown: its status has these
  /// cases.
  func noteMember(_ subject: ExprSyntax, matched patterns: [CasePattern]) {
    guard let access = subject.as(MemberAccessExprSyntax.self), let root = access.base?.rootName,
      root == "self" || isInventedRoot(root), case let name = access.declName.baseName.text,
      hints.simpleType(for: name) == nil, !Lexicon.genericCases.isSuperset(of: patterns.map(\.name)),
      placeholders.members["InventedValue"]?[name] == nil,
      !names.declaredMembers.values.contains(where: { $0.contains(name) })
    else { return }
    let type = hints.choiceType(for: name)
    guard !names.declaredTypes.contains(type), !names.sharedTypes.contains(type) else { return }
    placeholders.addCases(patterns, to: type)
    placeholders.members["InventedValue", default: [:]][name] = .named(type)
  }

  func noteChoices(in list: ExprSyntax, _ patterns: [CasePattern]) {
    guard let name = list.memberName ?? list.simpleName, !patterns.isEmpty else { return }
    let isValue = list.is(DeclReferenceExprSyntax.self)
    if isValue {
      if case .array(.named(let type, []))? = names.valueTypes[name] {
        if unknown.contains(type) { placeholders.addCases(patterns, to: type) }
        return
      }
      guard unknown.contains(name) else { return }
    } else {
      guard let root = list.as(MemberAccessExprSyntax.self)?.base?.simpleName, isInventedRoot(root) else {
        return
      }
    }
    let known = isValue ? placeholders.values[name] : placeholders.members["InventedValue"]?[name]
    let type: String
    if case .array(.named(let element, []))? = known {
      type = element
    } else {
      type = choice(in: name, patterns)
    }
    if !names.declaredTypes.contains(type), !names.sharedTypes.contains(type) {
      placeholders.addCases(patterns, to: type)
    }
    if isValue {
      placeholders.values[name] = .array(.named(type))
    } else {
      placeholders.members["InventedValue", default: [:]][name] = .array(.named(type))
    }
  }

  /// The program's enum with these cases, or the enum that the list's name suggests.
  private func choice(in list: String, _ patterns: [CasePattern]) -> String {
    let cases = Set(patterns.map(\.name))
    let shown = names.declaredMembers.inOrder.first { type, members in
      names.declaredTypes.contains(type) && cases.isSubset(of: members)
    }
    if let shown { return shown.key }
    let one = list.singular.capitalizedFirst
    if unknown.contains(one) { return one }
    let choices = unknown.filter { name in
      name.first?.isUppercase == true && Lexicon.choiceEndings.contains { name.hasSuffix($0) }
        && !Lexicon.viewEndings.contains { name.hasSuffix($0) }
    }
    return choices.count == 1 ? choices.first! : "Invented\(one)"
  }

  /// `TabView(selection: $tab) { … }`, where the type of `tab` is stated: the values of its tabs, and their tags, are
  /// cases of that type, however deep in sections the tabs are.
  func noteTabs(of call: FunctionCallExprSyntax) {
    guard call.calleeName == "TabView",
      let bound = call.arguments.first(where: { $0.label?.text == "selection" })?.expression.simpleName,
      bound.hasPrefix("$"), let type = names.valueTypes[String(bound.dropFirst())]?.unwrapped.description,
      unknown.contains(type), let content = call.trailingClosure
    else { return }
    let made = Syntax(content).descendants(of: FunctionCallExprSyntax.self).compactMap { inner in
      inner.arguments.first {
        inner.calleeName == "tag" && $0.label == nil || inner.calleeName == "Tab" && $0.label?.text == "value"
      }
    }.compactMap { reader.made($0.expression) }
    if !made.isEmpty { placeholders.addCases(made, to: type) }
  }

  /// `.sheet(item: $router.sheet) { sheet in switch sheet { … } }`: the item is an optional of an enum.
  func noteItem(of call: FunctionCallExprSyntax) {
    guard
      let item = call.arguments.first(where: {
        $0.label?.text == (call.calleeName == "List" ? "selection" : "item")
      })?.expression.as(MemberAccessExprSyntax.self),
      let root = item.base?.simpleName, root.hasPrefix("$"),
      unknown.contains(root) || isInventedRoot(String(root.dropFirst()))
    else { return }
    let name = item.declName.baseName.text
    guard placeholders.members["InventedValue"]?[name] == nil else { return }
    if call.calleeName == "List" {
      // `List(mailboxes, selection: $model.selectedMailbox)`: the selection is optional.
      if !name.isPlural {
        placeholders.members["InventedValue", default: [:]][name] = .optional(hints.type(for: name))
      }
      return
    }
    let named = hints.choiceType(for: name)
    let type = named == "InventedValue" ? "InventedChoice" : named
    placeholders.members["InventedValue", default: [:]][name] = .optional(.named(type))
    guard let closure = call.trailingClosure, let shown = hints.closureParameters(closure).first else {
      return
    }
    let choice = Syntax(closure).descendants(of: SwitchExprSyntax.self).first {
      $0.subject.simpleName == shown
    }
    if let choice, !names.declaredTypes.contains(type) {
      placeholders.addCases(reader.cases(of: choice), to: type)
    }
  }
}

extension FunctionCallExprSyntax {
  /// `contents` of `List(files, children: \.contents)`
  fileprivate var childrenOfTree: String? {
    guard ["List", "OutlineGroup", "Table"].contains(calleeName) else { return nil }
    let path = arguments.first { $0.label?.text == "children" }?.expression.as(KeyPathExprSyntax.self)
    guard let path, path.components.count == 1 else { return nil }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
  }
}

extension ChoiceReader {
  /// `.detail(id)` in an expression that creates a value.
  func made(_ expression: ExprSyntax) -> CasePattern? {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      member.base == nil,
      member.declName.baseName.text != "init"
    else { return nil }
    return CasePattern(name: member.declName.baseName.text, payload: call.map(payload))
  }

  private func payload(of call: FunctionCallExprSyntax) -> [SwiftType.Element] {
    let given = call.arguments.map(\.expression)
    return CallShape(call, names: hints).parameters.enumerated().map { index, parameter in
      // The pattern's payload comes from the arguments. A trailing closure states its own type.
      let argument = given.indices.contains(index) ? given[index] : nil
      let name = argument?.memberName ?? argument?.simpleName ?? ""
      let named = names.valueTypes[name] ?? hints.memberType(for: name)
      return .init(parameter.label, parameter.type ?? (named == .invented ? "String" : named))
    }
  }
}

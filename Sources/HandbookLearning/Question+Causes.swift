import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What rows of the table of tellings say where the compiler is right about the types, and the cause is a rule of SwiftUI's.
extension Question {
  /// `sheet(item: sheet) { … }` in a function of views whose parameter is named like the modifier.
  var parameterNamedLikeModifier: CompiledProgram.Finding? {
    guard let name = node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName,
      api.members["View"]?.contains(name) == true,
      let parameters = node?.ancestor(of: FunctionDeclSyntax.self)?.signature.parameterClause.parameters,
      let parameter = parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }),
      var finding = finding()
    else { return nil }
    let type = parameter.type.trimmedDescription
    finding.text = "'\(name)' is the parameter of type '\(type)' here; the modifier is 'self.\(name)(…)'"
    finding.suggestion = "self.\(name)"
    return finding
  }

  private var argument: LabeledExprSyntax? { node?.ancestor(of: LabeledExprSyntax.self) }

  /// `glasses += 1` in the body of a view with `private var glasses = 0`.
  var changeOfPlainProperty: CompiledProgram.Finding? {
    guard quoted.contains("self"), let view = node?.ancestor(of: StructDeclSyntax.self),
      node?.ancestor(
        of: FunctionDeclSyntax.self, where: { $0.modifiers.contains { $0.name.text == "mutating" } })
        == nil,
      !analysis.contracts(of: view.name.text).isDisjoint(with: ["View", "App", "Scene", "ViewModifier"]),
      let changed = node?.ancestor(of: CodeBlockItemSyntax.self).flatMap({ $0.targetOfChange }),
      let name = changed.propertyOfSelf
    else { return nil }
    let binding = view.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.attributes.isEmpty }.flatMap(\.bindings)
      .first { $0.pattern.trimmedDescription == name && $0.accessorBlock == nil }
    guard let binding else { return nil }
    return finding(
      "a view cannot change its plain property '\(name)'; what changes is kept in '@State', or in a '@Binding' to it",
      at: changed,
      suggestion: binding.initializer == nil ? nil : "@State private var \(name)")
  }

  /// `@StateObject var model = TripModel()` of an `@Observable` class.
  var wrapperOfOtherModel: CompiledProgram.Finding? {
    let others = [
      "StateObject": "@State", "ObservedObject": "@Bindable", "EnvironmentObject": "@Environment",
    ]
    guard let other = others[quoted[0]], quoted[2] == "ObservableObject",
      analysis.contracts(of: type(1).bareName).contains("Observable"),
      let attribute = node?.ancestor(of: AttributeSyntax.self)
    else { return nil }
    let meant = quoted[0] == "EnvironmentObject" ? "\(other)(\(quoted[1]).self)" : other
    return finding(
      "'@\(quoted[0])' holds an 'ObservableObject', and '\(quoted[1])' is '@Observable'", at: attribute,
      suggestion: meant)
  }

  /// `.sheet(item: $isShown)` with a `Bool`, `.sheet(isPresented: $trip)` with an optional.
  var labelOfPresentation: CompiledProgram.Finding? {
    guard let argument, let label = argument.label, case .named("Binding", let given) = type(0),
      case .named("Binding", let wanted) = type(1), let found = given.first, let asked = wanted.first
    else { return nil }
    switch label.text {
    case "item" where found == "Bool" && asked.isOptional:
      return finding(
        "'item:' takes a binding of an optional, whose value is shown; one of a 'Bool' is for 'isPresented:'",
        at: label, suggestion: "isPresented:")
    case "isPresented" where found.isOptional && asked == "Bool":
      return finding(
        "'isPresented:' takes a binding of a 'Bool'; one of an optional is for 'item:'", at: label,
        suggestion: "item:")
    default: return nil
    }
  }

  /// `router.$path` where `$router.path` is meant.
  var publisherForBinding: CompiledProgram.Finding? {
    guard quoted[0].hasPrefix("Published<"), quoted[0].hasSuffix(".Publisher"), type(1).isNamed("Binding"),
      let access = node?.ancestor(of: MemberAccessExprSyntax.self),
      let base = access.base?.trimmedDescription,
      access.declName.baseName.text.hasPrefix("$")
    else { return nil }
    let meant = "$\(base).\(access.declName.baseName.text.dropFirst())"
    return finding(
      "'\(access.trimmedDescription)' is a publisher; the binding is '\(meant)'", at: access,
      suggestion: meant)
  }

  /// `PriceLabel(amount: 12.5)` of a struct with `private let amount`.
  var propertyThatHidesInitializer: CompiledProgram.Finding? {
    let declared = pieces.lazy.flatMap { Syntax($0.tree).descendants(of: StructDeclSyntax.self) }
      .first { $0.name.text == quoted[0] }
    guard let members = declared?.memberBlock.members,
      !members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return nil }
    let hidden = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
      variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
        && variable.bindings.contains { binding in
          binding.accessorBlock == nil
            && (binding.initializer == nil || variable.bindingSpecifier.tokenKind == .keyword(.var))
        }
    }
    guard let name = hidden?.bindings.first?.pattern.trimmedDescription, var finding = finding() else {
      return nil
    }
    finding.text =
      "the initializer that '\(quoted[0])' gets from its properties is private, as its property '\(name)' is"
    finding.notes = []
    return finding
  }

  /// `self.isMuted = isMuted` in an initializer that is given the binding.
  var bindingForItsValue: CompiledProgram.Finding? {
    guard case .named("Binding", let held) = type(0), held.first == type(1),
      node?.ancestor(of: InitializerDeclSyntax.self) != nil,
      let target = node?.ancestor(of: ExprListSyntax.self)?.first,
      let name = target.propertyOfSelf, names.wrappers[name]?.contains("Binding") == true
    else { return nil }
    return finding(
      "'\(name)' is the value behind the binding, which itself is '_\(name)'", at: target,
      suggestion: "self._\(name)")
  }

  /// `override func viewWillAppear()`: the superclass has a method of that name that takes something else.
  var formThatIsOverridden: CompiledProgram.Finding? {
    guard let function = node?.ancestor(of: FunctionDeclSyntax.self),
      let superclass = node?.ancestor(of: ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
        .trimmedDescription, api.isClass(superclass), !names.declaredTypes.contains(superclass)
    else { return nil }
    let (name, lineage) = (function.name.text, api.lineage(of: superclass))
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    let forms = api.symbols.values.filter { symbol in
      symbol.baseName == name && symbol.name.hasSuffix(")") && symbol.labels != labels
        && symbol.owner.map(lineage.contains) == true
    }
    let isKnown = api.symbols.values.contains {
      $0.baseName == name && $0.labels == labels && $0.owner.map(lineage.contains) == true
    }
    if isKnown, function.signature.returnClause == nil,
      Syntax(function).descendants(of: ReturnStmtSyntax.self).contains(where: { $0.expression != nil })
    {
      return finding(
        "'\(name)' of '\(superclass)' gives a value; its type is missing after '->'", at: function.name)
    }
    if !isKnown, forms.isEmpty {
      let methods = api.symbols.values.reduce(into: Set<String>()) { found, symbol in
        guard symbol.name.hasSuffix(")"), symbol.owner.map(lineage.contains) == true else { return }
        found.insert(String(symbol.baseName))
      }
      return NearMiss.nearest(to: name, in: methods).flatMap {
        finding("'\(superclass)' has no method '\(name)'", at: function.name, suggestion: $0)
      }
    }
    guard !isKnown, let meant = forms.map(\.name).min() else { return nil }
    return finding("'\(superclass)' has no such method, but '\(meant)'", at: function.name, suggestion: meant)
  }

  /// `func screen(for route: Route) -> some View { switch route { … } }`: the branches are different views.
  var branchesOfFunction: CompiledProgram.Finding? {
    guard let choice = node?.ancestor(of: CodeBlockItemSyntax.self)?.choice, let owner = choice.ownerOfView
    else {
      return nil
    }
    return finding(
      "the branches are different views: '\(owner.name)' needs a view builder, as 'body' has one",
      at: owner.token, suggestion: "@ViewBuilder")
  }

  /// `if isOn { return Text("On") } else { return Image("off") }` of a `some View`.
  var returnsOfDifferentViews: CompiledProgram.Finding? {
    guard
      let returned = message.notes.first.flatMap({ source.place(line: $0.line, column: $0.column) })
        .flatMap(analysis.node), let owner = returned.ownerOfView
    else { return nil }
    var found = finding(
      "'\(owner.name)' returns different views; in a view builder, and without 'return', they are one",
      at: owner.token, suggestion: owner.name == "body" ? nil : "@ViewBuilder")
    found?.notes = finding()?.notes ?? []
    return found
  }

  /// `Button("Save", action: save())`
  var callForFunction: CompiledProgram.Finding? {
    guard quoted[0] == "()", quoted[1].contains("->"), let argument, let label = argument.label?.text,
      let made = argument.expression.as(FunctionCallExprSyntax.self)
    else { return nil }
    return finding(
      "'\(made.trimmedDescription)' is called at once; '\(label):' takes a function, which is called later",
      at: made, suggestion: "{ \(made.trimmedDescription) }")
  }

  /// `view.addSubview(host)` of `let host = UIHostingController(rootView: Board())`.
  var controllerForView: CompiledProgram.Finding? {
    guard quoted[1].hasPrefix("UIView"), api.isClass(quoted[1]), let given = argument?.expression,
      let name = given.simpleName, let type = libraryTypeMade(for: name),
      api.lineage(of: type).contains("UIViewController"),
      let call = node?.ancestor(of: FunctionCallExprSyntax.self)
    else { return nil }
    return finding(
      "'\(call.calleeName)' takes a view, and '\(name)' is a controller, whose view is '\(name).view'",
      at: given, suggestion: "\(name).view")
  }

  /// `case .user(let id, let name)` of `case user(id: Int)`.
  var valuesOfCase: CompiledProgram.Finding? {
    guard let pattern = node?.ancestor(of: FunctionCallExprSyntax.self),
      let name = pattern.calledExpression.memberName,
      case let cases = pieces.flatMap({ Syntax($0.tree).descendants(of: EnumCaseElementSyntax.self) })
        .filter({ $0.name.text == name }), cases.count == 1, let declared = cases.first
    else { return nil }
    let count = declared.parameterClause?.parameters.count ?? 0
    return finding(
      "'case \(declared.trimmedDescription)' has \(count == 1 ? "one value" : "\(count) values"), and the pattern has "
        + "\(pattern.arguments.count)", at: pattern)
  }

  /// `var body: any View`
  var bodyOfAnyView: CompiledProgram.Finding? {
    guard quoted[1] == "View",
      let type = node?.ancestor(of: Syntax.self, where: { $0.typeName == quoted[0] }),
      let body = type.descendants(of: PatternBindingSyntax.self).first(where: {
        $0.pattern.trimmedDescription == "body" && $0.typeAnnotation?.type.trimmedDescription == "any View"
      })?.typeAnnotation?.type
    else { return nil }
    return finding("a body is 'some View', and not 'any View'", at: body, suggestion: "some View")
  }

  /// `NavigationLink(value: route)`: each form that a view has with these labels takes a closure.
  var closureThatIsMissing: CompiledProgram.Finding? {
    guard quoted.isEmpty, let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      call.trailingClosure == nil,
      let name = call.calledExpression.simpleName, api.views.contains(name),
      !names.declaredTypes.contains(name)
    else { return nil }
    let given = call.arguments.map { $0.label?.text ?? "_" }
    let closures: Set = ["label", "content", "destination", "actions"]
    let missing = api.initializers(of: name).filter { $0.dropLast() == given[...] }.compactMap(\.last)
    guard let label = missing.filter(closures.contains).min() else { return nil }
    return finding("'\(call.trimmedDescription)' lacks the closure that makes its \(label)", at: call)
  }

  /// `path.append(home)` of `let path = NavigationPath()`.
  var changesConstantOfLibrary: Bool {
    guard let access = node?.ancestor(of: MemberAccessExprSyntax.self), access.base?.simpleName == quoted[0],
      let type = libraryTypeMade(for: quoted[0])
    else { return false }
    return api.allMembers(of: type).contains(access.declName.baseName.text)
  }

  /// `onDismiss: reload()` of a function that is shown.
  var callsShownFunctionAtOnce: Bool {
    guard callForFunction != nil,
      let name = argument?.expression.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName
    else { return false }
    return names.declaredFunctions.contains(name)
      || names.declaredMembers.values.contains { $0.contains(name) }
  }

  /// The library's type of a local value, as `let path = NavigationPath()` shows it.
  func libraryTypeMade(for name: String) -> String? {
    guard names.statedTypes[name] == nil,
      let made = analysis.initializer(of: name)?.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName,
      api.topLevel[made] != nil, !names.declaredTypes.contains(made)
    else { return nil }
    return made
  }

  /// Whether all that is returned is made by types of different names: `return Home()` and `return Settings()`.
  var returnsTypesOfDifferentNames: Bool {
    let returned =
      node?.ancestor(of: FunctionDeclSyntax.self)?.body.map {
        Syntax($0).descendants(of: ReturnStmtSyntax.self).map {
          $0.expression?.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName ?? ""
        }
      } ?? []
    return returned.count > 1 && Set(returned).count == returned.count
      && returned.allSatisfy { $0.first?.isUppercase == true && $0 != "AnyView" }
  }

  /// `SettingsView` among views.
  var typeForView: CompiledProgram.Finding? {
    guard case .metatype(let type) = type(0), ["View", "ViewModifier"].contains(quoted[1]) else { return nil }
    // Of `.modifier(CardStyle)` the compiler speaks at the view before it.
    let names = node?.ancestor(of: CodeBlockItemSyntax.self).map {
      Syntax($0).descendants(of: DeclReferenceExprSyntax.self)
    }
    guard
      let name = node?.ancestor(
        of: DeclReferenceExprSyntax.self, where: { $0.baseName.text == type.bareName })
        ?? names?.first(where: {
          $0.baseName.text == type.bareName && $0.parent?.is(LabeledExprSyntax.self) == true
        })
    else { return nil }
    return finding("'\(type)' is a type; '\(type)()' makes a value of it", at: name, suggestion: "\(type)()")
  }

  /// `.navigationDestination(for: Trip)`
  var typeWithoutSelf: CompiledProgram.Finding? {
    if let argument, argument.label == nil, let name = argument.expression.simpleName,
      argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "modifier"
    {
      return finding(
        "'\(name)' is a type; '\(name)()' makes a value of it", at: argument, suggestion: "\(name)()")
    }
    // `decode(Article, from: data)`
    let isDecoded =
      argument?.label == nil
      && ["decode", "decodeIfPresent"].contains(node?.ancestor(of: FunctionCallExprSyntax.self)?.calleeName)
    guard let argument,
      isDecoded || argument.label.map({ ["for", "forType", "of", "as"].contains($0.text) }) == true,
      let name = argument.expression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return finding(
      "'\(name.baseName.text)' is a type, which needs '.self' here", at: name,
      suggestion: "\(name.baseName.text).self")
  }

  /// `ForEach(songs, id: \.identifier)`, where the elements have no such member.
  var idThatNoElementHas: CompiledProgram.Finding? {
    guard case .array(let element) = type(0), case let type = element.bareName,
      names.declaredTypes.contains(type), analysis.showsWhole(type),
      let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let path = call.arguments.first(where: { $0.label?.text == "id" })?.expression.as(
        KeyPathExprSyntax.self),
      let first = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName,
      !analysis.membersShown(of: type, api).union(["self", "hashValue"]).contains(first.text)
    else { return nil }
    return finding(
      "value of type '\(type)' has no member '\(first.text)'", at: first,
      suggestion: NearMiss.nearest(to: first.text, in: names.declaredMembers[type, default: []]))
  }

  /// Whether the same lack of `Hashable` or `Codable` is reported, of which `Equatable`, or `Encodable`, is only a part.
  func isSaidOfLargerContract(in attempt: Attempt) -> Bool {
    let larger = ["Equatable": "Hashable", "Encodable": "Decodable"]
    return larger[quoted[1]].map { contract in
      attempt.outcome.errors.contains {
        $0.line == message.line && $0.isOf(MessageKind.missingRequirement)
          && $0.quoted.prefix(2) == [quoted[0], contract]
      }
    } ?? false
  }

  /// `func body(content: View) -> some View` of a `ViewModifier`.
  var contentOfModifier: CompiledProgram.Finding? {
    guard quoted[1] == "ViewModifier" else { return nil }
    let methods = pieces.lazy.flatMap { Syntax($0.tree).descendants(of: StructDeclSyntax.self) }
      .first { $0.name.text == quoted[0] }?.memberBlock.members
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let parameter = methods?.first { $0.name.text == "body" }?.signature.parameterClause.parameters.first
    guard let parameter, parameter.firstName.text == "content",
      case let type = parameter.type.trimmedDescription, !["Content", "Self.Content"].contains(type)
    else { return nil }
    return finding(
      "'body(content:)' of a 'ViewModifier' is given a 'Content', not a '\(type)'", at: parameter.type,
      suggestion: "Content")
  }

  /// `items.remove(at: offsets)` in `onDelete`, whose closure is given the places of several elements.
  var placesForPlace: CompiledProgram.Finding? {
    guard quoted[0] == "IndexSet", quoted[1] == "Int", let argument, argument.label?.text == "at",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.calleeName == "remove"
    else { return nil }
    return finding(
      "'remove(at:)' takes one place; 'remove(atOffsets:)' takes an 'IndexSet'", at: argument,
      suggestion: "atOffsets:")
  }

  /// `weak var delegate: CartDelegate?` of a protocol that any type may conform to.
  var contractOfObjects: CompiledProgram.Finding? {
    let name = quoted.last.map { $0.hasPrefix("any ") ? String($0.dropFirst(4)) : $0 } ?? ""
    guard names.declaredTypes.contains(name), var finding = finding() else { return nil }
    finding.text = "only a reference to an object can be weak, and what conforms to '\(name)' may be none"
    finding.suggestion = "protocol \(name): AnyObject"
    return finding
  }

  /// `handlers.append(completion)` of a closure that is a plain parameter.
  var keptParameter: CompiledProgram.Finding? {
    guard let name = quoted.first,
      let function = node?.ancestor(
        of: FunctionDeclSyntax.self,
        where: {
          $0.signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
        }), var finding = finding()
    else { return nil }
    finding.text =
      "'\(name)' is kept here beyond the call of '\(function.name.text)', so its type must be '@escaping'"
    finding.suggestion = "\(name): @escaping"
    finding.notes = []
    return finding
  }

  /// `sum + value` of two values of a type parameter.
  var operatorOfAnyType: CompiledProgram.Finding? {
    guard names.genericNames.contains(quoted[1]), constraint(ofParameter: quoted[1]) == nil,
      var finding = finding()
    else { return nil }
    guard let contract = Self.contractsOfOperators[quoted[0]] else { return nil }
    finding.text += ": '\(quoted[1])' may be any type"
    finding.suggestion = "\(quoted[1]): \(contract)"
    return finding
  }
}

extension CodeBlockItemSyntax {
  /// What the statement changes: `n` of `n += 1`, `list` of `list.append(1)`.
  fileprivate var targetOfChange: ExprSyntax? {
    if let elements = item.as(SequenceExprSyntax.self)?.elements { return elements.first }
    return item.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The `if` or `switch` that it is, or that it stands in.
  var choice: Syntax? {
    var expression = item.as(ExprSyntax.self)
    if let statement = item.as(ExpressionStmtSyntax.self) { expression = statement.expression }
    if let found = expression, found.is(IfExprSyntax.self) || found.is(SwitchExprSyntax.self) {
      return Syntax(found)
    }
    return ancestor(of: IfExprSyntax.self).map(Syntax.init)
      ?? ancestor(of: SwitchExprSyntax.self).map(Syntax.init)
  }
}

extension ExprSyntax {
  /// `n` of `n`, `self.n`, `n[0]` and `n.first`.
  fileprivate var propertyOfSelf: String? {
    if let name = simpleName { return name == "self" ? nil : name }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.simpleName == "self" ? access.declName.baseName.text : access.base?.propertyOfSelf
    }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression.propertyOfSelf
  }
}

extension Syntax {
  /// The function or property around it whose result is `some View`, if it has no builder of its own. Closures between
  /// them have results of their own.
  var ownerOfView: (name: String, token: TokenSyntax)? {
    var around = parent
    while let current = around, !current.is(ClosureExprSyntax.self) {
      if let function = current.as(FunctionDeclSyntax.self) {
        guard function.attributes.isEmpty,
          function.signature.returnClause?.type.trimmedDescription == "some View"
        else { return nil }
        let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        return ("\(function.name.text)(\(labels))", function.name)
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        guard binding.typeAnnotation?.type.trimmedDescription == "some View",
          binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes.isEmpty == true,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        return (name.text, name)
      }
      around = current.parent
    }
    return nil
  }
}

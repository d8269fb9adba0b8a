import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What rows of the table of tellings say of a value that is not of the kind that is needed: a type that is no list, a
/// constant that is changed, a case without its type.
extension Question {
  private var call: FunctionCallExprSyntax? { node?.ancestor(of: FunctionCallExprSyntax.self) }

  /// `lazy var formatter` of an `@Observable` class.
  var lazyPropertyOfObservable: CompiledProgram.Finding? {
    let macros = node?.ancestor(of: ClassDeclSyntax.self)?.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    guard let macro = macros?.first(where: { ["Observable", "Model"].contains($0) }),
      let variable = node?.ancestor(of: VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.trimmedDescription, var finding = finding()
    else { return nil }
    let other = macro == "Model" ? "@Transient" : "@ObservationIgnored"
    finding.text = "'@\(macro)' makes '\(name)' a computed property, which cannot be 'lazy'"
    finding.suggestion = "\(other) lazy var \(name)"
    return finding
  }

  /// `model = Model(id: id)` of a `@StateObject` in an initializer.
  var objectThatIsAssigned: CompiledProgram.Finding? {
    let name = quoted[0]
    guard names.wrappers[name]?.contains("StateObject") == true,
      node?.ancestor(of: InitializerDeclSyntax.self) != nil,
      let list = node?.ancestor(of: ExprListSyntax.self).map(Array.init), list.count == 3,
      list[0].trimmedDescription == name || list[0].trimmedDescription == "self.\(name)"
    else { return nil }
    return finding(
      "'\(name)' is the object in the '@StateObject', which itself is '_\(name)'", at: list[0],
      suggestion: "_\(name) = StateObject(wrappedValue: \(list[2].trimmedDescription))")
  }

  /// `case .product(id):` in a view, where `id` is found as a modifier.
  var patternWithoutLet: CompiledProgram.Finding? {
    guard let argument = node?.ancestor(of: LabeledExprSyntax.self),
      let name = argument.expression.simpleName, api.members["View"]?.contains(name) == true,
      let pattern = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      pattern.parent?.is(ExpressionPatternSyntax.self) == true,
      let made = pattern.calledExpression.implicitMember
    else { return nil }
    return finding(
      "'\(name)' is a modifier of the view here; a pattern that names what it finds needs 'let'",
      at: argument.expression,
      suggestion: ".\(made.declName.baseName.text)(let \(name))")
  }

  /// `path = []` of a `NavigationPath`.
  var listForPath: CompiledProgram.Finding? {
    guard quoted[1] == "NavigationPath", quoted[0].hasPrefix("["),
      let list = node?.ancestor(of: ExprListSyntax.self)?.last?.as(ArrayExprSyntax.self)
    else { return nil }
    return finding(
      "a 'NavigationPath' is no list", at: list,
      suggestion: "NavigationPath(\(list.elements.isEmpty ? "" : list.trimmedDescription))")
  }

  /// `List(names.sort(), id: \.self) { … }`
  var changeForList: CompiledProgram.Finding? {
    let list = call?.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.declName
    guard let name = list?.baseName, let maker = Lexicon.makersBesideChanges[name.text] else { return nil }
    return finding("'\(name.text)' gives nothing", at: name, suggestion: maker)
  }

  /// `view.delegate = coordinator` of a text view, whose delegate is of a narrower kind than that of each scroll view.
  var delegateOfKind: CompiledProgram.Finding? {
    guard quoted[1].contains("UIScrollViewDelegate"),
      let target = node?.ancestor(of: ExprListSyntax.self)?.first?.as(MemberAccessExprSyntax.self),
      let made = target.base?.simpleName.flatMap({ names.sources[$0]?.first?.expression })?
        .as(FunctionCallExprSyntax.self)?.calledExpression.simpleName
    else { return nil }
    return finding(
      "'\(quoted[0])' does not conform to '\(made)Delegate', which the delegate of a '\(made)' does",
      at: target, suggestion: "\(quoted[0].split(separator: ".").last ?? ""): \(made)Delegate")
  }

  /// `searchBar.delegate = coordinator` of a class that is shown.
  var classWithoutDelegate: CompiledProgram.Finding? {
    guard quoted[1].hasPrefix("(any "), quoted[1].hasSuffix("Delegate)?"),
      let name = quoted[0].split(separator: ".").last.map(String.init), names.declaredTypes.contains(name),
      let target = node?.ancestor(of: ExprListSyntax.self)?.last
    else { return nil }
    let contract = quoted[1].dropFirst("(any ".count).dropLast(")?".count)
    return finding(
      "'\(name)' does not conform to '\(contract)'", at: target, suggestion: "\(name): \(contract)")
  }

  /// `Links.shared` of `final class Links { let shared = Links() }`.
  var sharedThatIsNotStatic: CompiledProgram.Finding? {
    let made = analysis.groups(of: quoted[1]).lazy.flatMap { group in
      group.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.compactMap {
        $0.decl.as(VariableDeclSyntax.self)?.bindings.first
      } ?? []
    }.first {
      $0.pattern.trimmedDescription == quoted[0]
        && $0.initializer?.value.rootName.map { [$0 == quoted[1], $0 == "Self"].contains(true) } == true
    }
    guard let made else { return nil }
    return finding(
      "'\(quoted[0])' is a property of each '\(quoted[1])', and not of the type, as it is not 'static'",
      at: made.pattern, suggestion: "static let \(quoted[0])")
  }

  /// `.assign(to: &$isValid, on: self)`
  var targetOfTwoForms: CompiledProgram.Finding? {
    guard quoted[0].hasPrefix("Published<"), let call, call.calleeName == "assign",
      call.arguments.first?.expression.is(InOutExprSyntax.self) == true,
      let other = call.arguments.first(where: { $0.label?.text == "on" })
    else { return nil }
    return finding("'assign(to:)' of a published property has no 'on:'", at: other)
  }

  /// `context.fetch(Trip.self)`
  var modelForDescriptor: CompiledProgram.Finding? {
    guard let call, ["fetch", "fetchCount"].contains(call.calleeName), let argument = call.arguments.first,
      argument.label == nil, let model = argument.expression.as(MemberAccessExprSyntax.self),
      model.declName.baseName.text == "self", let type = model.base?.trimmedDescription
    else { return nil }
    return finding(
      "'\(call.calleeName)' takes a 'FetchDescriptor', which says of what", at: argument,
      suggestion: "FetchDescriptor<\(type)>()")
  }

  /// `window.rootViewController = NavigationStack { … }`
  var viewForController: CompiledProgram.Finding? {
    guard quoted[1] == "UIViewController" || quoted[1] == "UIViewController?",
      api.views.contains(type(0).bareName), let value = node?.ancestor(of: ExprListSyntax.self)?.last
    else { return nil }
    return finding(
      "a view is no 'UIViewController'", at: value,
      suggestion: "UIHostingController(rootView: \(value.simpleName ?? "…"))")
  }

  /// `self.items` in a closure with `[weak self]`.
  var selfThatMayBeNil: CompiledProgram.Finding? {
    guard quoted[0].hasSuffix("?") || message.isOf(MessageKind.neededOptional),
      let access = node?.ancestor(of: MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "self",
      base.isCapturedWeakly(as: "self")
    else { return nil }
    return finding("'self' may be nil here, as it is captured weakly", at: base, suggestion: "self?")
  }

  /// `cell as MessageCell`
  var castThatMayFail: CompiledProgram.Finding? {
    guard api.isClass(quoted[0]),
      let cast = node?.ancestor(of: ExprListSyntax.self)?.lazy
        .compactMap({ $0.as(UnresolvedAsExprSyntax.self) }).first(where: {
          $0.questionOrExclamationMark == nil
        })
    else { return nil }
    return finding(
      "'as' is for what surely is of a type; whether a '\(quoted[0])' is a '\(quoted[1])' shows when the program runs",
      at: cast, suggestion: "as?")
  }

  /// `isPresented: !$isSignedIn`
  var negatedBinding: CompiledProgram.Finding? {
    guard quoted[1] == "Binding<Bool>", let argument = node?.ancestor(of: LabeledExprSyntax.self),
      let negation = argument.expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!",
      let name = negation.expression.rootName, name.hasPrefix("$")
    else { return nil }
    return finding(
      "'!' negates a truth value, and '\(negation.expression.trimmedDescription)' is a binding; a 'Binding(get:set:)' can give the opposite",
      at: negation)
  }

  /// `values.reduce(.zero, +)` of a type parameter that may be any type.
  var operatorForAnyType: CompiledProgram.Finding? {
    let any = message.notes.lazy.compactMap { quotedTexts(of: $0.text).first }.first {
      names.genericNames.contains($0) && constraint(ofParameter: $0) == nil
    }
    guard let any, let contract = Self.contractsOfOperators[quoted[0]], var finding = finding() else {
      return nil
    }
    finding.text = "'\(any)' may be any type, and '\(quoted[0])' is not for all"
    finding.suggestion = "\(any): \(contract)"
    finding.notes = []
    return finding
  }

  /// The protocols that have the operators of the standard library.
  static let contractsOfOperators = [
    "==": "Equatable", "!=": "Equatable", "<": "Comparable", ">": "Comparable", "<=": "Comparable",
    ">=": "Comparable", "+": "AdditiveArithmetic", "-": "AdditiveArithmetic", "*": "Numeric",
  ]

  /// `sum += price` in `prices.reduce(0) { sum, price in … }`.
  var accumulatorThatIsChanged: CompiledProgram.Finding? {
    guard let closure = node?.ancestor(of: ClosureExprSyntax.self), let reduction = closure.call,
      reduction.calleeName == "reduce", reduction.arguments.first?.label == nil,
      let target = node?.ancestor(of: ExprListSyntax.self)?.first, let name = target.simpleName,
      name == "$0" || hints.closureParameters(closure).first == name
    else { return nil }
    return finding(
      "'\(name)' cannot be changed in the closure of 'reduce(_:_:)', which returns the next value; that of 'reduce(into:)' changes it",
      at: target)
  }

  /// `NavigationSplitView(columnVisibility: .all)`
  var choiceForBinding: CompiledProgram.Finding? {
    guard case .named("Binding", let value) = type(0), let type = value.first?.unwrapped.bareName,
      api.members[type]?.contains(quoted[1]) == true,
      let argument = node?.ancestor(of: LabeledExprSyntax.self), let label = argument.label?.text
    else { return nil }
    let given = argument.expression.trimmedDescription
    return finding(
      "'\(label):' takes a binding, and '\(given)' is a plain value", at: argument.expression,
      suggestion: ".constant(\(given))")
  }

  /// `.buttonStyle(isBought ? .borderedProminent : .bordered)`
  var stylesOfTwoTypes: CompiledProgram.Finding? {
    guard quoted[0].hasSuffix("Style"), quoted[0] != "ShapeStyle", api.topLevel[quoted[0]] != nil,
      api.knowsMember(quoted[1]),
      let list = node?.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(UnresolvedTernaryExprSyntax.self) } })
    else { return nil }
    return finding(
      "the two branches are styles of different types; choose between two views with 'if' instead", at: list)
  }

  /// `NavigationStack(path: $path)` with `@State var path: [any Hashable]`.
  var pathOfAnyHashable: CompiledProgram.Finding? {
    guard quoted[0].contains("[any Hashable]"), quoted[1].contains("NavigationPath") else { return nil }
    var found = finding()
    found?.text =
      "'any Hashable' is not 'Hashable' itself, so '[any Hashable]' is no path; a 'NavigationPath' holds values of several types"
    found?.notes = []
    return found
  }

  /// `decode([Trip], from: data)`
  var listTypeWithoutSelf: CompiledProgram.Finding? {
    guard let argument = node?.ancestor(of: LabeledExprSyntax.self), argument.label == nil,
      let list = argument.expression.as(ArrayExprSyntax.self), list.elements.count == 1
    else { return nil }
    return finding(
      "'\(list.trimmedDescription)' is a type, which needs '.self' here", at: list,
      suggestion: "\(list.trimmedDescription).self")
  }

  /// `ForEach(groups.keys, id: \.self) { … }` of a dictionary.
  var keysForList: CompiledProgram.Finding? {
    let place = node?.ancestor(of: CodeBlockItemSyntax.self)
    let lists = place.map { Syntax($0).descendants(of: FunctionCallExprSyntax.self) } ?? []
    let made = lists.first { call in
      ["ForEach", "List"].contains(call.calledExpression.simpleName)
        && ["keys", "values"].contains(call.arguments.first?.expression.memberName)
    }
    guard let list = made?.arguments.first?.expression, let name = list.memberName,
      let callee = made?.calleeName
    else { return nil }
    return finding(
      "'\(callee)' takes a list, and the '\(name)' of a dictionary have no order", at: list,
      suggestion: name == "keys" ? "\(list.trimmedDescription).sorted()" : "Array(\(list.trimmedDescription))"
    )
  }

  /// `List { guard let folder else { return EmptyView() }; Text(folder.name) }`
  var builderWithReturn: CompiledProgram.Finding? {
    guard let closure = node?.ancestor(of: ClosureExprSyntax.self), let call = closure.call,
      call.calledExpression.simpleName.map(api.views.contains) ?? guardian.isModifier(call),
      let returned = closure.descendants(of: ReturnStmtSyntax.self).first,
      closure.statements.last?.item.is(ExprSyntax.self) == true
    else { return nil }
    return finding(
      "with 'return', a closure builds no views, and must return one everywhere; 'if let … else' chooses between views",
      at: returned)
  }

  /// `path.append(.detail(trip))` of a path of any values, `NavigationLink("Settings", value: .settings)`.
  var caseForAnyType: CompiledProgram.Finding? {
    guard let argument = node?.ancestor(of: LabeledExprSyntax.self),
      let value = argument.expression.implicitMember?.declName.baseName.text,
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let isLink = taker.calledExpression.simpleName == "NavigationLink" && argument.label?.text == "value"
    let base = taker.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let isPath =
      taker.calleeName == "append" && argument.label == nil
      && base?.lastName.flatMap { names.valueTypes[$0] }?.unwrapped == "NavigationPath"
    guard isLink || isPath else { return nil }
    return finding(
      "\(isLink ? "'value:'" : "a 'NavigationPath'") takes values of any type: '.\(value)' needs its type before the dot",
      at: argument.expression)
  }

  /// `.presentationDetents(.medium)`
  var choiceForSet: CompiledProgram.Finding? {
    guard case .named("Set", let element) = type(0), let type = element.first?.bareName,
      api.members[type]?.contains(quoted[1]) == true,
      let argument = node?.ancestor(of: LabeledExprSyntax.self),
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self), taker.arguments.count == 1
    else { return nil }
    return finding(
      "'\(taker.calleeName)' takes a set of choices", at: argument.expression,
      suggestion: "[\(argument.expression.trimmedDescription)]")
  }

  /// `asyncAfter(deadline: .now + 1)`
  var timeThatIsNotCalled: CompiledProgram.Finding? {
    guard quoted.contains("DispatchTime"),
      let call, call.calleeName == "asyncAfter",
      let now = Syntax(call.arguments).descendants(of: MemberAccessExprSyntax.self).first(where: {
        $0.base == nil && $0.declName.baseName.text == "now"
          && $0.parent?.is(FunctionCallExprSyntax.self) != true
      })
    else { return nil }
    return finding("'now' of a 'DispatchTime' is a method", at: now, suggestion: ".now()")
  }

  /// `.alert(isPresented: $isShown) { Button("OK") {} }`
  var buttonsOfOldAlert: CompiledProgram.Finding? {
    guard quoted[0] == "Alert", let closure = node?.ancestor(of: ClosureExprSyntax.self),
      let alert = closure.call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
      alert.baseName.text == "alert",
      closure.descendants(of: FunctionCallExprSyntax.self).contains(where: {
        $0.calledExpression.simpleName == "Button"
      })
    else { return nil }
    return finding(
      "'alert(isPresented:)' is given a closure that makes an 'Alert'; buttons are for 'alert(_:isPresented:)', whose title comes first",
      at: alert)
  }

  /// `#expect(path.count, 1)`
  var valuesOfExpectation: CompiledProgram.Finding? {
    guard let expectation = node?.ancestor(of: MacroExpansionExprSyntax.self),
      ["expect", "require"].contains(expectation.macroName.text), expectation.arguments.count == 2,
      let found = expectation.arguments.first, let wanted = expectation.arguments.last, wanted.label == nil
    else { return nil }
    return finding(
      "'#\(expectation.macroName.text)' takes one condition", at: found,
      suggestion: "\(found.expression.trimmedDescription) == \(wanted.expression.trimmedDescription)")
  }

  /// `Button("Open") { isOpen.toggle }`
  var methodThatIsNotCalled: CompiledProgram.Finding? {
    let statements = node?.ancestor(of: CodeBlockItemSyntax.self).map {
      Syntax($0).descendants(of: CodeBlockItemSyntax.self)
    }
    let access = statements?.lazy.compactMap { $0.item.as(MemberAccessExprSyntax.self) }.first {
      ["popLast", "removeAll", "removeFirst", "removeLast", "toggle"].contains($0.declName.baseName.text)
    }
    guard let name = access?.declName else { return nil }
    return finding(
      "'\(name.baseName.text)' is a method that is not called", at: name,
      suggestion: "\(name.baseName.text)()")
  }

  /// `static var body: some View` of a `PreviewProvider`.
  var missingPreviews: CompiledProgram.Finding? {
    guard quoted[1] == "PreviewProvider", names.declaredMembers[quoted[0]]?.contains("previews") != true,
      var finding = finding()
    else { return nil }
    finding.text = "a 'PreviewProvider' has a 'static var previews: some View', which '\(quoted[0])' lacks"
    finding.notes = []
    return finding
  }

  /// `TabView { Tab("Home", image: "home") { … }; Text("Profile").tabItem { … } }`
  var tabBesideItems: CompiledProgram.Finding? {
    guard quoted[1].hasPrefix("Tab<"), quoted[2] == "View",
      let tab = node?.ancestor(of: CodeBlockItemSyntax.self),
      let other = tab.parent?.as(CodeBlockItemListSyntax.self)?.first(where: { statement in
        statement.item.as(FunctionCallExprSyntax.self)?.calledExpression.rootName != "Tab"
      })
    else { return nil }
    return finding("among 'Tab's, each tab of the 'TabView' is a 'Tab', and this is a view", at: other)
  }

  /// `ForEach(pages.indices) { pages[$0] }` of `[any View]`.
  var anyViewAmongViews: CompiledProgram.Finding? {
    guard let row = node?.ancestor(of: CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self),
      let name = row.rootName, let types = names.statedTypes[name], types.count == 1,
      types.first?.description.contains("any View") == true
    else { return nil }
    return finding(
      "'any View' is not a 'View' itself; wrap it in 'AnyView(…)'", at: row,
      suggestion: "AnyView(\(row.trimmedDescription))")
  }
}

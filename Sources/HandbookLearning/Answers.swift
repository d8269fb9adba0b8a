import HandbookAssembly

/// A row of the table of answers: how the hypothesis changes when the compiler reports a certain kind of message.
///
/// This table and its neighbours (tellings, doubts, certainties), with the kinds of messages in `MessageKind`, are the only
/// place where messages of the compiler are recognized. A new answer is a new row here, and a case in `AnswerTests`.
struct Answer: Sendable {
  /// Identifiers of the messages that the row answers.
  let kinds: Set<String>
  /// How many quoted texts the message must have; the row does not answer a message with fewer.
  let quotes: Int
  /// Changes the hypothesis so that the compiler may accept it. Returns whether the message is answered; after
  /// `false`, the rows below are asked.
  let give: @Sendable (Question, inout Hypothesis) -> Bool

  init(
    _ kinds: Set<String>, quotes: Int = 0, _ give: @escaping @Sendable (Question, inout Hypothesis) -> Bool
  ) {
    self.kinds = kinds
    self.quotes = quotes
    self.give = give
  }
}

/// The rows, in the order in which they are asked. The first that answers a message is the last that is asked.
let answers: [Answer] = [
  // `wait()`, where a statement of the fence awaits something: the check makes the function around it `async`.
  Answer(MessageKind.asyncCall) { _, hypothesis in
    hypothesis.waits = true
    return true
  },
  // call to main actor-isolated initializer 'init(rootView:)' in a synchronous nonisolated context: a protocol that
  // the snippet does not show may isolate the types that conform to it.
  Answer(MessageKind.isolatedCall) { question, hypothesis in question.isolateContract(&hypothesis) },
  // cannot find 'Product' in scope: a type, function or value of the app.
  Answer(MessageKind.unknownName, quotes: 1) { question, hypothesis in
    question.addMissing(question.quoted[0], &hypothesis)
    return true
  },
  // 'any NavigationTransition' cannot be constructed: `modifier(NavigationTransition())` of the app's own
  Answer(MessageKind.noAccessibleInitializer, quotes: 1) { question, hypothesis in
    question.shadowContract(&hypothesis)
  },
  // method does not override any method from its superclass: `class Circle: Shape { override func area() -> Double { … } }`
  Answer(MessageKind.overridesNothing.union(MessageKind.noSuperclass)) { question, hypothesis in
    question.shadowSuperclass(&hypothesis)
  },
  // an enum with no cases cannot declare a raw type: `enum Tab: String { ... }`
  Answer(MessageKind.enumWithoutCases) { question, hypothesis in question.addCaseLeftOut(&hypothesis) },
  // expected member name or initializer call after type name: `"\(Limit)"` of a constant that is named like a type
  Answer(MessageKind.typeWithoutSelf) { question, hypothesis in question.makePrintedConstant(&hypothesis) },
  // expected member name or initializer call after type name: a document shows `Binding<Bool>`, and nothing else.
  Answer(MessageKind.typeWithoutSelf) { question, hypothesis in question.nameType(&hypothesis) },
  // use of local variable 'copy' before its declaration: `let copy = copy { $0.isOn = true }`
  Answer(MessageKind.beforeDeclaration, quotes: 1) { question, hypothesis in
    question.addOtherDeclaration(of: question.quoted[0], &hypothesis)
  },
  // 'URLSession' is unavailable: `Foundation.URLSession`, which another module has on Linux
  Answer(MessageKind.unavailable, quotes: 1) { question, hypothesis in
    question.meanModuleOfNetworking(&hypothesis)
  },
  // cannot convert value of type 'user.Type' to expected argument type 'User': a type of the C library that is called like a
  // value of the app
  Answer(MessageKind.wrongType, quotes: 2) { question, hypothesis in
    let name = question.quoted[0].replacing(".Type", with: "")
    guard name != question.quoted[0], Lexicon.cNames.contains(name) else { return false }
    question.addMissing(name, &hypothesis)
    return true
  },
  // value of type 'Product' has no member 'price'
  Answer(MessageKind.unknownMember, quotes: 2) { question, hypothesis in
    question.addMember(question.quoted[1], of: question.type(0), isStatic: false, &hypothesis)
    return true
  },
  // type 'Route' has no member 'home'
  Answer(MessageKind.unknownStaticMember, quotes: 2) { question, hypothesis in
    question.addMember(question.quoted[1], of: question.type(0), isStatic: true, &hypothesis)
    return true
  },
  // member 'open(id:)' in 'Event' produces result …: `log(.open)` beside `router.open(id: id)`, neither of which is shown
  Answer(MessageKind.methodAsMember, quotes: 2) { question, hypothesis in
    question.addConstantNamedLikeMethod(&hypothesis)
  },
  // 'Entry' is not a member type of struct 'Provider'
  Answer(MessageKind.memberType, quotes: 2) { question, hypothesis in
    question.addMemberType(question.quoted[0], of: question.type(1), &hypothesis)
  },
  // no type for 'C.Item' can satisfy both 'C.Item == Int' and 'C.Item : Identifiable'
  Answer(MessageKind.requirementConflict, quotes: 1) { question, hypothesis in
    question.openMemberType(question.quoted[0], &hypothesis)
  },
  // no type for 'Self' can satisfy both 'Self == BrandStyle' and 'Self : FormatStyle'
  Answer(MessageKind.requirementConflict, quotes: 3) { question, hypothesis in
    question.conformSelf(&hypothesis)
  },
  // reference to generic type 'Form' requires arguments in <...>: the app has a type of that name.
  Answer(MessageKind.genericType, quotes: 1) { question, hypothesis in
    question.shadow(question.quoted[0], &hypothesis) || question.shadowResult(&hypothesis)
      || question.shadowView(&hypothesis)
  },
  // inheritance from non-protocol type 'Logger': the app has a protocol of that name.
  Answer(MessageKind.wrongInheritance, quotes: 1) { question, hypothesis in
    question.shadow(question.quoted[0], &hypothesis)
  },
  // protocol 'Observable' does not have primary associated types: `Observable<Item>` of another library
  Answer(MessageKind.noPrimaryType, quotes: 1) { question, hypothesis in
    question.shadow(question.quoted[0], &hypothesis)
  },
  // missing argument label 'dynamicMember:' in subscript: `router[tab]` of a router that is not shown
  Answer(MessageKind.missingArgument, quotes: 1) { question, hypothesis in
    question.quoted[0] == "dynamicMember:" && question.addSubscript(&hypothesis)
  },
  // missing argument for parameter 'value' in call: `Slider()` in code that imports UIKit, and not SwiftUI
  Answer(MessageKind.missingArgument.union(MessageKind.extraArgument).union(MessageKind.noMatch)) {
    question, hypothesis in
    question.shadowNotImported(&hypothesis)
  },
  // missing argument for parameter 'frame' in call: `Badge()` of a view that overrides `init(frame:)`. UIKit's views have
  // an `init()`, too, which the stub library's lack.
  Answer(MessageKind.missingArgument, quotes: 1) { question, hypothesis in
    question.quoted[0] == "frame" && question.addFrame(&hypothesis)
  },
  // static member 'max' cannot be used on instance of type 'CGFloat': only on Linux `CGFloat` has one.
  Answer(MessageKind.staticOfInstance, quotes: 2) { question, hypothesis in
    question.meanLibraryFunction(&hypothesis)
  },
  // extraneous argument label 'safe:' in subscript: the app's own subscript of lists, `items[safe: 7]`
  Answer(MessageKind.argumentsDoNotFit, quotes: 1) { question, hypothesis in
    question.addSafeSubscript(&hypothesis)
  },
  // incorrect argument label in subscript (have 'scoreFor:', expected 'dynamicMember:'): `model[scoreFor: player]`
  Answer(MessageKind.argumentsDoNotFit.union(MessageKind.noMatch)) { question, hypothesis in
    question.addLabeledSubscript(&hypothesis)
  },
  // pattern with associated values does not match enum case 'done': `case .done(_)` beside `case .done`
  Answer(MessageKind.patternOfPayload) { question, hypothesis in question.addPayload(&hypothesis) },
  // trailing closure passed to parameter of type 'DispatchWorkItem': `DispatchQueue.main.async { self.counts[key] … }`
  Answer(MessageKind.closureForValue, quotes: 1) { question, hypothesis in
    question.quoted[0] == "DispatchWorkItem" && question.addMembersOfSelf(&hypothesis)
  },
  // cannot use explicit 'return' statement in the body of result builder 'ViewBuilder': `GeometryReader { _ -> Color in
  // self.height = 8; return .clear }`, whose closure the compiler does not understand
  Answer(MessageKind.returnAmongViews) { question, hypothesis in question.addMembersOfSelf(&hypothesis) },
  // trailing closure passed to parameter of type 'ButtonRole': `Button(action: buy) { Image.asset(.cart) }`
  Answer(MessageKind.wrongLabels.union(MessageKind.closureForValue)) { question, hypothesis in
    question.addStaticMembersInside(&hypothesis)
  },
  // extra argument 'style' in call: the app's own function has another overload.
  Answer(MessageKind.argumentsDoNotFit) { question, hypothesis in
    question.addCall(&hypothesis)
    return true
  },
  // contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored: `.onChanged { ... }`
  Answer(MessageKind.ignoredParameters) { question, hypothesis in question.ignoreParameters(&hypothesis) },
  // for-in loop requires '[Event]' to conform to 'AsyncSequence': `for await event in events()`
  Answer(MessageKind.loop, quotes: 2) { question, hypothesis in
    question.quoted[1] == "AsyncSequence" && question.makeStream(&hypothesis)
  },
  // cannot convert value of type '()' to closure result type 'Style': `static let style: Style = { ... }()`
  Answer(MessageKind.closureResult.union(MessageKind.wrongType)) { question, hypothesis in
    question.stopAtElisions(&hypothesis)
  },
  // cannot convert value of type '()' to closure result type 'Item'
  Answer(MessageKind.closureResult, quotes: 2) { question, hypothesis in
    question.retypeClosureResult(to: question.type(1), &hypothesis)
  },
  // cannot call value of non-function type '()': the snippet uses the result of something that was guessed to return
  // nothing.
  Answer(MessageKind.nothingIsUsed, quotes: 1) { question, hypothesis in
    question.quoted.contains("()") && question.giveResult(&hypothesis)
  },
  // cannot call value of non-function type 'Invented': `send(.loaded)` of `.run { send in … }`
  Answer(MessageKind.calledValue, quotes: 1) { question, hypothesis in question.makeCallable(&hypothesis) },
  // cannot convert value of type 'String' to expected condition type 'Bool': `case .saved(let isNew): if isNew { … }`
  Answer(MessageKind.wrongFlag) { question, hypothesis in
    question.makePayloadFlag(&hypothesis) || question.makeEnvironmentFlag(&hypothesis)
      || question.makeResultFlag(&hypothesis)
  },
  // cannot assign value of type 'UIColor' to type 'String'
  Answer(MessageKind.wrongAssignment, quotes: 2) { question, hypothesis in
    question.retypeAssigned(to: question.type(0), &hypothesis)
  },
  // cannot convert value of type 'String' to expected argument type '() -> any StandardPredicateExpression<String>':
  // `Expression<String>("id")` of a package that is not there
  Answer(MessageKind.wrongType, quotes: 2) { question, hypothesis in
    question.quoted[1].contains("PredicateExpression") && question.shadow("Expression", &hypothesis)
  },
  // cannot convert return expression of type '()' to return type '[String]': `let result = // ...` above `return result`
  Answer(MessageKind.wrongType, quotes: 2) { question, hypothesis in question.typeElided(&hypothesis) },
  // cannot convert value of type 'BorderWidth.Type' to expected argument type 'CGFloat': a constant of the app's
  Answer(MessageKind.wrongType, quotes: 2) { question, hypothesis in question.makeConstant(&hypothesis) },
  // cannot convert value of type 'String' to expected argument type 'Int': `app.tables[name].cells`
  Answer(MessageKind.wrongType, quotes: 2) { question, hypothesis in question.openContainer(&hypothesis) },
  // cannot convert value of type 'Home.Type' to specified type 'any Route.Type'
  Answer(MessageKind.wrongType, quotes: 2) { question, hypothesis in question.conformMetatype(&hypothesis) },
  // cannot convert value of type 'Int' to expected argument type 'Product.ID' (aka 'String'): `Route.product(7)`
  Answer(MessageKind.wrongType, quotes: 2) { question, hypothesis in question.retypeID(&hypothesis) },
  // cannot convert value of type 'StoreError' to expected argument type '….Termination': `failure == .cancelled`, where the
  // library has such a case, too
  Answer(MessageKind.wrongType, quotes: 2) { question, hypothesis in question.addComparedCase(&hypothesis) },
  // cannot convert value of type 'Double' to expected argument type 'Int'
  Answer(MessageKind.wrongType.union(MessageKind.wrongAssignment), quotes: 2) { question, hypothesis in
    if question.quoted[0].hasPrefix("Invented"), question.addContextCase(&hypothesis) { return true }
    question.retype(from: question.type(0), to: question.type(1), &hypothesis)
    return true
  },
  // value of optional type 'String?' must be unwrapped to a value of type 'String': `label.text = user?.name` of a label
  // that is not shown, whose text may be nil.
  Answer(MessageKind.neededOptional, quotes: 2) { question, hypothesis in
    question.makeTargetOptional(&hypothesis)
  },
  // value of optional type 'String?' must be unwrapped to a value of type 'String': the payload of an invented case
  // takes the type of the argument.
  Answer(MessageKind.neededOptional, quotes: 2) { question, hypothesis in
    question.retypePayload(to: question.type(0), &hypothesis)
  },
  // cannot convert parent type 'Published<[Item]>' to expected type 'Published<[Invented]>': `.assign(to: &$items)`
  Answer(MessageKind.wrongParent, quotes: 2) { question, hypothesis in
    question.retypePublisher(from: question.type(1), to: question.type(0), &hypothesis)
  },
  // binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
  Answer(MessageKind.wrongOperands, quotes: 3) { question, hypothesis in
    question.retypeComparedPayload(&hypothesis)
      || question.retypeOperand(question.type(1), question.type(2), &hypothesis)
      || question.takeMadeUp(question.type(1), question.type(2), &hypothesis)
      || question.retypeDefaulted(question.type(1), question.type(2), &hypothesis)
      || question.retypeCompared(question.type(1), question.type(2), &hypothesis)
      || question.retypeComparedID(question.type(1), question.type(2), &hypothesis)
  },
  // binary operator '<' cannot be applied to two 'AppVersion' operands: values of the app's own type are ordered.
  Answer(MessageKind.sameOperands, quotes: 2) { question, hypothesis in
    question.order(question.type(1), &hypothesis)
  },
  // no exact matches in call to instance method 'contains': `case .invalid(let code) where (500...599).contains(code)`
  Answer(MessageKind.noMatch) { question, hypothesis in question.retypePayloadInRange(&hypothesis) },
  // invalid redeclaration of 'home': `extension Screen { static let home = Screen() }` beside `case .home:` of a `switch`
  Answer(MessageKind.declaredTwice, quotes: 1) { question, hypothesis in
    question.dropDeclaredCase(&hypothesis)
  },
  // reference to member 'menu' cannot be resolved without a contextual type: `.alignmentGuide(.menu) { … }`
  Answer(MessageKind.unknownContext, quotes: 1) { question, hypothesis in
    question.addAlignment(&hypothesis)
  },
  // 'nil' cannot be assigned to type 'Product'
  Answer(MessageKind.nilAssignment.union(MessageKind.nilWithoutType)) { question, hypothesis in
    question.makeAssignedOptional(&hypothesis)
  },
  // initializer for conditional binding must have Optional type, not 'Product'
  Answer(MessageKind.notOptional) { question, hypothesis in
    question.makeOptional(&hypothesis)
    return true
  },
  // type 'Post' does not conform to protocol 'Encodable', because its 'Visibility' does not: the app has a type of that
  // name.
  Answer(MessageKind.missingRequirement, quotes: 2) { question, hypothesis in
    question.shadowStored(in: question.quoted[0], &hypothesis)
  },
  // type 'Response' does not conform to protocol 'Decodable', because its 'StoryModel' does not: it is no class.
  Answer(MessageKind.missingRequirement, quotes: 2) { question, hypothesis in
    question.makeStoredPlain(&hypothesis)
  },
  // type-casting operator expects a type on its right-hand side (got: macro 'Entry()'): the app has a type of that name.
  Answer(MessageKind.castToMacro, quotes: 1) { question, hypothesis in
    question.addTypeNamedLikeMacro(&hypothesis)
  },
  // parameter of noncopyable type 'Job' must specify ownership: the app has a type of that name.
  Answer(MessageKind.noncopyable, quotes: 1) { question, hypothesis in
    question.shadow(question.quoted[0], &hypothesis)
  },
  // cannot assign to value: 'cornerRadius' is a method: `card.cornerRadius = 8` of a view of UIKit's that is not shown
  Answer(MessageKind.immutable, quotes: 1) { question, hypothesis in question.makeViewOfUIKit(&hypothesis) },
  // type 'Product' does not conform to protocol 'Comparable'
  Answer(MessageKind.lacksConformance, quotes: 2) { question, hypothesis in
    question.conform(question.type(0), to: question.quoted[1], &hypothesis)
    return true
  },
  // initializer 'init(value:label:)' requires that 'Product' conform to 'Hashable': the last two are type and contract.
  Answer(MessageKind.requiresConformance, quotes: 3) { question, hypothesis in
    let count = question.quoted.count
    question.conform(question.type(count - 2), to: question.quoted[count - 1], &hypothesis)
    return true
  },
  // generic struct 'Box' requires that 'Product' be a class type
  Answer(MessageKind.requiresClass, quotes: 2) { question, hypothesis in
    question.conform(question.type(question.quoted.count - 1), to: Contract.classType, &hypothesis)
    return true
  },
  // redundant conformance of 'Product' to protocol 'Hashable': an extension in the document already declares it.
  Answer(MessageKind.conformsTwice, quotes: 2) { question, hypothesis in
    question.leaveConformance(of: question.quoted[0], to: question.quoted[1], &hypothesis)
  },
  // invalid redeclaration of 'model': the document shows it in two ways, with `// OR` between them.
  Answer(MessageKind.declaredTwice, quotes: 1) { question, hypothesis in
    question.renameAlternative(&hypothesis)
  },
  // invalid redeclaration of 'id': an extension in the document already declares it.
  Answer(MessageKind.declaredTwice, quotes: 1) { question, hypothesis in
    question.leaveMember(question.quoted[0], &hypothesis)
  },
  // designated initializer cannot be declared in an extension of 'RowModel': it is a struct, and no class.
  Answer(MessageKind.initializerInExtension, quotes: 1) { question, hypothesis in
    question.makeStruct(&hypothesis)
  },
  // class 'Cell' has no initializers
  Answer(MessageKind.noInitializer, quotes: 1) { question, hypothesis in
    question.initialise(question.quoted[0], &hypothesis)
    return true
  },
  // 'weak' may only be applied to class and class-bound protocol types, not 'Router'
  Answer(MessageKind.needsObject, quotes: 1) { question, hypothesis in
    question.conform(question.type(question.quoted.count - 1), to: Contract.classType, &hypothesis)
    return true
  },
  // non-class type 'AppDelegate' cannot conform to class protocol 'UNUserNotificationCenterDelegate'
  Answer(MessageKind.contractOfClasses, quotes: 2) { question, hypothesis in
    question.conform(question.type(0), to: "NSObject", &hypothesis)
    return true
  },
  // initializers in structs are not marked with 'convenience': `extension Player { convenience init(url: URL) { … } }`
  Answer(MessageKind.initializerOfClass) { question, hypothesis in question.makeClass(&hypothesis) },
  // instance method 'viewDidLoad()' declared in 'UIViewController' cannot be overridden from extension
  Answer(MessageKind.overrideInExtension, quotes: 2) { question, hypothesis in
    question.renameOverride(&hypothesis)
  },
  // reference to member 'saved' cannot be resolved without a contextual type: `expectation(forNotification: .saved, object: nil)`
  Answer(MessageKind.unknownContext, quotes: 1) { question, hypothesis in
    question.addNotification(&hypothesis)
  },
  // cannot infer contextual base in reference to member 'mage': `Character(role: .mage)` of an app's own type
  Answer(MessageKind.unknownContext) { question, hypothesis in question.shadowMade(&hypothesis) },
  // reference to member 'reloadData' cannot be resolved without a contextual type: `tableView.reloadData()`
  Answer(MessageKind.unknownContext, quotes: 1) { question, hypothesis in
    question.addValueNamedLikeFunction(&hypothesis)
  },
  // reference to member 'trackTaps' cannot be resolved without a contextual type: `Button(...) { ... }.trackTaps()`
  Answer(MessageKind.unknownContext, quotes: 1) { question, hypothesis in
    question.addModifierBesideHole(&hypothesis)
  },
  // reference to member 'brandRed' cannot be resolved without a contextual type: `case .sale: return .brandRed` of a function
  // that returns a `UIColor?`
  Answer(MessageKind.unknownContext, quotes: 1) { question, hypothesis in question.addToResult(&hypothesis) },
  // reference to member 'dependencies' cannot be resolved without a contextual type: `@Suite(.dependencies { … })`
  Answer(MessageKind.unknownContext, quotes: 1) { question, hypothesis in question.leaveTrait(&hypothesis) },
  // cannot infer contextual base in reference to member 'home'
  Answer(MessageKind.unknownContext, quotes: 1) { question, hypothesis in
    let member = question.quoted[0]
    if question.addMember(member, ofWeakSelf: &hypothesis) { return true }
    if question.addContextCase(&hypothesis) || question.addStyle(member, &hypothesis) { return true }
    question.addImplicit(member, &hypothesis)
    question.concretise(&hypothesis)
    return true
  },
  // use of 'padding' refers to instance method rather than global function: the app has a value of that name.
  // expansion of macro 'file()' requires leading '#': `file.flush()` of a file that is not shown.
  Answer(MessageKind.hiddenByAnother, quotes: 1) { question, hypothesis in
    let name = String(question.quoted[0].prefix { $0 != "(" })
    guard question.declarationOutOfScope(of: name) == nil else { return false }
    // `Model()` is a type of the app that has the name of a macro.
    if name.first?.isUppercase == true { return question.addTypeNamedLikeMacro(&hypothesis) }
    return hypothesis.rename(name, in: question.analysis, question.hints)
      || question.addTypeNamedLikeMacro(&hypothesis)
  },
  // instance member 'genres' cannot be used on type 'Menu': `menu == .genres` beside `props.genres`, neither of which is shown
  Answer(MessageKind.typeInsteadOfValue, quotes: 2) { question, hypothesis in
    let before = hypothesis
    return question.isCaseWithoutType && question.addContextCase(&hypothesis) && hypothesis != before
      || question.shadowWithStatic(&hypothesis)
  },
  // generic struct 'Table' cannot be used as an attribute: `@Table struct Note` of a package that is not there
  Answer(MessageKind.typeAsAttribute, quotes: 1) { question, hypothesis in
    question.leaveAttribute(&hypothesis)
  },
  // failed to produce diagnostic for expression: `await MainActor.run { ... }` as the result of a function.
  Answer(MessageKind.undiagnosed) { question, hypothesis in
    question.giveValue(toClosureLeftOut: &hypothesis)
  },
  // cannot infer key path type from context: `#Index<Trip>([\.start])` in a class that leaves out its properties.
  Answer(MessageKind.undiagnosed.union(MessageKind.openKeyPath)) { question, hypothesis in
    question.addIndexed(&hypothesis)
  },
  // no exact matches in call to instance method 'append': `children.append(child)`, where the elements of `children`
  // conform to a protocol.
  Answer(MessageKind.saysLittle) { question, hypothesis in question.conformElement(&hypothesis) },
  // generic parameter 'C' could not be inferred: `ForEach(tabs) { tab in let route = route(for: tab); Text("").card(route) }`
  Answer(MessageKind.vague) { question, hypothesis in question.addModifiersInside(&hypothesis) },
  // generic parameter 'Element' could not be inferred: `router[tab].path = []`
  Answer(MessageKind.openGeneric, quotes: 1) { question, hypothesis in
    question.quoted[0] == "Element" && question.settleElement(&hypothesis)
  },
  // generic parameter 'Member' could not be inferred: `$0.client.fetch = { [] }`
  Answer(MessageKind.openType, quotes: 1) { question, hypothesis in
    (question.quoted[0] == "Member" || question.message.isOf(MessageKind.openParameter))
      && question.retypeAssignedClosure(&hypothesis)
  },
  // ambiguous use of 'init': `Text(event.start.formatted())` of an event that is not shown
  Answer(MessageKind.ambiguousUse, quotes: 1) { question, hypothesis in question.takeAsText(&hypothesis) },
  // ambiguous use of 'error': `model.state == .error` in `#expect`, of a model that is not shown
  Answer(MessageKind.ambiguousUse, quotes: 1) { question, hypothesis in
    let before = hypothesis
    return question.isCaseWithoutType && question.addContextCase(&hypothesis) && hypothesis != before
  },
  // ambiguous use of operator '==': `.confirmed` is compared with an operand of unknown type.
  Answer(MessageKind.ambiguousOperator) { question, hypothesis in question.addContextCase(&hypothesis) },
  // In `page.items.isEmpty && page.state == .loaded`, `state` has its case already, and `items` has no type.
  Answer(MessageKind.openType, quotes: 1) { question, hypothesis in
    let before = hypothesis
    return question.quoted[0] == "Member" && question.addContextCase(&hypothesis) && hypothesis != before
  },
  // the compiler is unable to type-check this expression in reasonable time
  Answer(MessageKind.tooComplex) { question, hypothesis in
    question.concretiseAll(&hypothesis)
    return true
  },
  // generic parameter 'Content' could not be inferred: `Snapshot<Section, Item>` names a section of the app.
  Answer(MessageKind.openGeneric) { question, hypothesis in question.shadowArgument(&hypothesis) },
  // generic parameter 'T' could not be inferred
  Answer(MessageKind.openType.union(MessageKind.ambiguousOperator)) { question, hypothesis in
    question.concretise(&hypothesis)
    return true
  },
  // type '()' cannot conform to 'View': `explain { Camera.ask { … } }`, where the app's function takes an action, and no views
  Answer(MessageKind.nothingConforms, quotes: 1) { question, hypothesis in
    question.quoted[0] == "()" && question.takeAction(&hypothesis)
  },
  Answer(MessageKind.nothingConforms, quotes: 1) { question, hypothesis in
    guard question.quoted[0] == "()" else { return false }
    question.concretise(&hypothesis)
    return true
  },
]

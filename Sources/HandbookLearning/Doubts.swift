import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// A row of the table of doubts: an error that may be the fault of a guess. With what the document does not show, the code
/// may be right, so its snippet is unverified, and not wrong.
struct Doubt: Sendable {
  /// What holds of an error where the row is asked. Each includes those before it.
  enum Stage {
    /// It is any error.
    case any
    /// The check invented something for the program.
    case invented
    /// A guess about what the document leaves out could remove the error.
    case unsettled
    /// The statement mentions a value whose type was guessed, or makes one.
    case guessed
  }

  let stage: Stage
  /// Identifiers of the messages that the row is for; nil for all messages.
  let kinds: Set<String>?
  /// How many quoted texts the message must have.
  let quotes: Int
  let holds: @Sendable (Question, Hypothesis) -> Bool

  init(
    _ stage: Stage, _ kinds: Set<String>?, quotes: Int = 0,
    _ holds: @escaping @Sendable (Question, Hypothesis) -> Bool
  ) {
    self.stage = stage
    self.kinds = kinds
    self.quotes = quotes
    self.holds = holds
  }
}

extension Question {
  /// Whether the message may be the fault of a guess: a row of the table says so.
  func isDoubtful(_ hypothesis: Hypothesis) -> Bool {
    func isDoubtful(at stage: Doubt.Stage) -> Bool {
      doubts.contains { row in
        row.stage == stage && quoted.count >= row.quotes && row.kinds.map(message.isOf) ?? true
          && row.holds(self, hypothesis)
      }
    }
    guard message.kind == .error, !isCertain(hypothesis) else { return false }
    if isDoubtful(at: .any) { return true }
    guard hypothesis.inventsNames else { return false }
    // An error in the code that was invented is about no code of the document.
    if place == nil || isDoubtful(at: .invented) { return true }
    guard !isSettled else { return false }
    if isDoubtful(at: .unsettled) { return true }
    return usesGuesses(hypothesis) && isDoubtful(at: .guessed)
  }
}

/// The third part of the table of answers, for errors that no guess removes and that may not be the author's. A new row needs
/// a case with its exact text in `Tests/HandbookSnippetsTests/Mistakes`.
let doubts: [Doubt] = [
  // value of type 'Bool' has no member 'not': an extension that is not shown may add it.
  Doubt(.any, nil) { question, _ in question.isMemberOfExtendedType },
  // cannot assign value of type 'Screen' to type 'any UITableViewDelegate': `tableView.delegate = self`
  Doubt(.any, nil) { question, _ in question.isConformanceElsewhere },
  // type 'Store' does not conform to protocol 'Scheduler': an extension that is not shown may meet the requirement.
  Doubt(.any, MessageKind.missingRequirement) { question, _ in question.isRequirementElsewhere },
  // global function cannot return 'Self': `var data: Self.Data { get }`, a member that documentation shows without its type
  Doubt(.any, nil) { question, _ in
    question.isInBareDeclaration && !question.message.isOf(MessageKind.unknownName)
  },
  // property wrapper type 'Stored' does not contain a non-static property named 'wrappedValue': `@propertyWrapper struct
  // Stored<Value> { ... }`, which leaves out its members
  Doubt(.any, MessageKind.requiredByAttribute) { question, _ in
    let declaration = question.node?.ancestor(of: Syntax.self) { $0.typeName != nil }
    return declaration?.typeName.map(question.analysis.elidesMembers) ?? false
  },
  // generic parameter 'T' could not be inferred: `withCheckedContinuation { ... }`, which leaves out what decides it
  Doubt(.any, MessageKind.openGeneric) { question, _ in
    guard let place = question.place,
      let closure = question.node?.ancestor(of: FunctionCallExprSyntax.self)?.trailingClosure,
      closure.statements.isEmpty
    else { return false }
    return question.pieces[place.piece].elisions.contains(where: closure.bytes.contains)
      || closure.rightBrace.leadingTrivia.contains(where: \.isComment)
  },
  // 'async' call in a function that does not support concurrency: `// Before … // After func load() async { … }`
  Doubt(.any, MessageKind.asyncCall) { question, _ in question.callsLaterVersion },
  // extra trailing closure passed in call: `fetch(user) { result in … }`, above a version that waits and has no closure
  Doubt(.any, MessageKind.argumentsDoNotFit) { question, _ in question.callsLaterVersion },
  // extra argument 'onSave' in call: `EditSheet(item: item, onSave: { … })` below `// Avoid`, of a view that is shown without such
  // a parameter above it
  Doubt(.any, MessageKind.argumentsDoNotFit) { question, _ in question.makesTypeOfEarlierVersion },
  // argument passed to call that takes no arguments: `self.update(with: data)` in one example, below `func update()` of another
  Doubt(.any, MessageKind.argumentsDoNotFit) { question, _ in question.callsFunctionOfOtherExample },
  // function declares an opaque return type, but has no return statements: the protocol of `Swing: Transitioning`, or the
  // attribute of `@MenuBuilder func menu() -> some Menu`, neither of which is shown, may have a builder.
  Doubt(.any, MessageKind.noUnderlyingType.union(MessageKind.missingReturn)) { question, _ in
    question.isInTypeOfUnknown || question.isInFunctionWithUnknownAttribute
  },
  // class methods are only allowed within classes: `extension Storyboard { class func setUp() { … } }` of a class that is not
  // shown; property wrapper cannot be applied to a computed property: `@BarBuilder var bars: [Bar] { … }`
  Doubt(.any, MessageKind.ofDeclarations) { question, _ in question.isInDeclarationOfUnknown },
  // '_' can only appear in a pattern: `switch self { case .branch(let name, _): … }` of an enum that is not shown, where it
  // is in a pattern
  Doubt(.any, MessageKind.patternAmongExpressions) { question, _ in
    question.isLoose && question.node?.ancestor(of: SwitchCaseLabelSyntax.self) != nil
  },
  // anonymous closure argument not contained in a closure: the statements of a closure, without it
  Doubt(.any, MessageKind.parameterOutsideOfClosure) { question, _ in
    question.isLoose && question.node?.ancestor(of: FunctionDeclSyntax.self) == nil
      && question.node?.ancestor(of: VariableDeclSyntax.self) == nil
  },
  // binary operator '==' cannot be applied to two 'Self' operands: `func isSame(as other: Self) -> Bool { self == other }` of
  // an extension that is not shown
  Doubt(.any, MessageKind.sameOperands, quotes: 2) { question, _ in
    question.isLoose && (question.quoted[1] == "Self" || question.isWrapper(question.type(1)))
  },
  // trailing closure passed to parameter of type 'Visibility': `.toolbar { Button("Share") { UIActivityViewController.show(url)
  // } }`, whose closure the compiler does not understand for a function that an extension may have
  Doubt(.any, MessageKind.closureForValue) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self)?.trailingClosure.map {
      Syntax($0).descendants(of: MemberAccessExprSyntax.self).contains(where: question.isAskedOfTypeOnly)
    } == true
  },
  // 'nil' requires a contextual type: `await withTimeout { guard isRunning else { return nil }; return order }` as the last
  // statement, which is the result of a function that is not shown
  Doubt(.any, MessageKind.nilWithoutType) { question, _ in
    guard question.isLoose, let statement = question.pieces.last?.tree.statements.last else { return false }
    let returned = question.node?.ancestor(of: ReturnStmtSyntax.self)
    return returned.map { statement.bytes.contains($0.bytes.lowerBound) } == true
      && statement.item.is(ExprSyntax.self)
  },
  // cannot assign value of type 'Date' to type 'NSDate': `date = date.addingTimeInterval(60)`, which gives what it is asked of
  // on Apple's systems
  Doubt(.any, MessageKind.wrongType.union(MessageKind.wrongAssignment), quotes: 2) { question, _ in
    question.quoted[1] == "NS" + question.quoted[0]
  },
  // cannot assign value of type 'NSFetchRequest<any NSFetchRequestResult>' to type 'NSFetchRequest<Trip>': Xcode writes a
  // `fetchRequest()` for each entity of a data model, which the document need not show
  Doubt(.any, MessageKind.wrongType.union(MessageKind.wrongAssignment), quotes: 2) { question, _ in
    question.quoted[0] == "NSFetchRequest<any NSFetchRequestResult>"
      && question.quoted[1].hasPrefix("NSFetchRequest<")
  },
  // 'init(wrappedValue:)' is unavailable: `@Bindable var model: FormModel` of a model that is not shown, which is an
  // `ObservableObject` in the version above a comment such as `// After`
  Doubt(.any, MessageKind.unavailable, quotes: 1) { question, _ in question.bindsModelOfOtherVersion },
  // no macro named 'URL': `#URL("https://…")` of a package that is not shown
  Doubt(.any, MessageKind.unknownMacro, quotes: 1) { question, _ in
    NearMiss.nearest(to: question.quoted[0], in: question.api.macros) == nil
  },
  // 'isolated' parameter type 'Account' does not conform to 'Actor': `from account: isolated Account`, of a type that is not shown
  Doubt(.any, MessageKind.isolatedToNoActor, quotes: 2) { question, _ in
    question.analysis.undeclared.contains(question.quoted[1])
  },
  // external macro implementation type 'AppMacros.Stringify' could not be found: a document shows what declares a macro, and
  // not its plugin.
  Doubt(.any, MessageKind.macroOfPlugin) { _, _ in true },
  // initializer for conditional binding must have Optional type, not '[String]': `if let names = formatter.monthSymbols`
  Doubt(.any, MessageKind.notOptional) { question, _ in
    question.node?.ancestor(of: ConditionElementSyntax.self)?.condition.as(
      OptionalBindingConditionSyntax.self)?
      .initializer?.value.memberName.map(Lexicon.implicitlyUnwrappedOfFormatters.contains) == true
  },
  // cannot assign value of type 'UIApplication' to type '(any UIGestureRecognizerDelegate)?': `tap.delegate = self` in an
  // extension of a class of the library's, of which another extension may state the conformance
  Doubt(.any, MessageKind.wrongAssignment, quotes: 2) { question, _ in
    question.node?.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      == question.quoted[0]
      && question.quoted[1].hasPrefix("(any ") && question.api.isClass(question.quoted[0])
  },
  // cannot force unwrap value of non-optional type 'Document': `super.init(name: "Untitled")!` of a class that is not shown
  Doubt(.invented, MessageKind.notOptional) { question, _ in
    question.node?.ancestor(of: ForceUnwrapExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)?
      .calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
  },
  // 'Metadata' is not a member type of class 'AVAsset': a type that an extension adds to one of the library's
  Doubt(.any, MessageKind.memberType, quotes: 2) { question, _ in question.isTypeInLibraryType },
  // value of type 'AnyObject' has no member 'perform': on Apple's systems any method of Objective-C may be asked of one.
  Doubt(.any, MessageKind.unknownMember, quotes: 1) { question, _ in
    question.type(0).unwrapped == "AnyObject"
  },
  // type '(Color) -> (Edge.Set) -> some View' cannot conform to 'ShapeStyle': `Color.background` of a color that an extension
  // names, which is not shown
  Doubt(.any, MessageKind.nothingConforms, quotes: 1) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self)?.arguments.contains { argument in
      argument.expression.as(MemberAccessExprSyntax.self)?.base?.simpleName.map {
        question.quoted[0].hasPrefix("(\($0)) ->")
      } == true
    } == true
  },
  // missing argument for parameter 'content' in call: `.alert(item: $context.alert)` of a value that is not shown, with a form
  // of the app's own
  Doubt(.invented, MessageKind.missingArgument, quotes: 1) { question, hypothesis in
    guard question.quoted[0] == "content",
      let call = question.node?.ancestor(of: FunctionCallExprSyntax.self),
      call.trailingClosure == nil, call.arguments.count == 1, let argument = call.arguments.first
    else { return false }
    return argument.label?.text == "item" && argument.expression.is(MemberAccessExprSyntax.self)
      && hypothesis.isGuessed(argument.expression, in: question.analysis)
  },
  // reference to generic type 'Result' requires arguments, type 'Self' has no member 'success': `func log() -> Result { if case
  // .success(let value) = self { … } }` of an extension of that type, which is not shown
  Doubt(.any, MessageKind.genericType.union(MessageKind.unknownStaticMember), quotes: 1) { question, _ in
    question.isLoose
      && question.node?.ancestor(of: FunctionDeclSyntax.self).map { function in
        function.signature.returnClause?.type.trimmedDescription
          == (question.quoted[0] == "Self" ? "Result" : question.quoted[0])
          && Syntax(function).descendants(of: DeclReferenceExprSyntax.self).contains {
            $0.baseName.text == "self"
          }
      } == true
  },
  // cannot assign to value: 'rollbackHook' is a function: `func rollbackHook(_ hook: Hook?) { rollbackHook = hook }` of a type
  // that is not shown, which has a property of that name, as its copy has
  Doubt(.any, MessageKind.immutable.union(MessageKind.nilAssignment)) { question, _ in
    let target = question.node?.ancestor(of: ExprListSyntax.self)?.first
    return question.isLoose
      && (target?.simpleName ?? target?.memberName).map { name in
        question.node?.ancestor(of: FunctionDeclSyntax.self) { $0.name.text == name } != nil
      } == true
  },
  // cannot infer key path type from context: `TableColumn("Name", value: \.name)` without its table
  Doubt(.any, MessageKind.openKeyPath) { question, _ in
    question.isLoose
      && question.node?.ancestor(of: FunctionCallExprSyntax.self).map {
        $0.calledExpression.simpleName == "TableColumn" && $0.parent?.is(CodeBlockItemSyntax.self) == true
      } == true
  },
  // result of key path is unused: a document shows what `\User.name` is.
  Doubt(.any, MessageKind.unusedKeyPath) { question, _ in question.isLoose },
  // no exact matches in call: `Endpoint(sample: { .response(401, /* data */) })`
  Doubt(.any, MessageKind.noMatch) { question, _ in
    guard let place = question.place, let call = question.node?.ancestor(of: FunctionCallExprSyntax.self)
    else { return false }
    return question.pieces[place.piece].elisions.contains(where: call.bytes.contains)
  },
  // cannot convert value of type 'Data' to expected argument type 'String': `mutating func append(_ text: String) {
  // append(Data(text.utf8)) }` of an extension that is not shown, whose type has other functions of that name
  Doubt(
    .any,
    MessageKind.wrongType.union(MessageKind.ofForms).union(MessageKind.nothingConforms)
      .union(MessageKind.withoutTypes).union(MessageKind.generic)
  ) { question, _ in question.isInCallOfOtherForm },
  // cannot convert value of type '(Pointer) -> Void' to specified type 'Hook', of return expression of type
  // 'UINavigationController' to return type 'Presentable': what is not shown may be another name of the type, or a protocol
  // of it. A text or number is neither.
  Doubt(.invented, MessageKind.wrongType, quotes: 2) { question, hypothesis in
    hypothesis.placeholders.types[question.type(1).unwrapped.bareName] != nil
      && (question.quoted[0].hasPrefix("(") || question.api.topLevel[question.type(0).bareName] != nil)
  },
  // value of type '[CartItem]' has no member 'push', of a `CartItem` that the document does not name
  Doubt(.invented, MessageKind.unknownMember) { question, hypothesis in
    question.isAboutUnnamedType(hypothesis)
  },
  // value of type '()' has no member 'email', cannot convert return expression of type '[()]' to return type '[Stage]'
  Doubt(
    .invented,
    MessageKind.unknownMember.union(MessageKind.requiresClass).union(MessageKind.wrongType)
  ) { question, _ in question.quoted.contains { ["()", "()?", "[()]"].contains($0) } },
  // type '()' cannot conform to 'Publisher': `.flatMap { self.search($0) }` of a function that is not shown
  Doubt(.invented, MessageKind.nothingConforms, quotes: 2) { question, _ in
    question.quoted[0] == "()" && question.quoted[1] != "View"
  },
  // instance member 'degrees' cannot be used on type 'Angle2D': `let angle: Angle2D = .degrees(0)` beside `angle.degrees`, of a
  // type that is not shown
  Doubt(.invented, MessageKind.typeInsteadOfValue, quotes: 2) { question, hypothesis in
    hypothesis.placeholders.types[question.type(1).bareName] != nil
      && question.names.declaredMembers[question.type(1).bareName]?.contains(question.quoted[0]) != true
  },
  // cannot call value of non-function type 'Int': likewise
  Doubt(.invented, MessageKind.calledValue) { question, hypothesis in
    question.node?.ancestor(of: MemberAccessExprSyntax.self).map { access in
      access.base == nil
        && hypothesis.placeholders.members.contains { $1[access.declName.baseName.text] != nil }
    } == true
  },
  // binary operator '+=' cannot be applied to operands of type 'Angle2D' and 'Angle2D.Stride', of a type that is not shown
  Doubt(.invented, MessageKind.wrongOperands.union(MessageKind.sameOperands), quotes: 2) {
    question, hypothesis in
    question.quoted.dropFirst().contains { type in
      type.split(separator: ".").first.map { hypothesis.placeholders.types[String($0)] != nil } == true
    }
  },
  // initializer 'init(_:in:)' requires that 'NSRange' conform to 'RangeExpression': `Range(match.range, in: attributed)`, of
  // which Linux has another form
  Doubt(.any, MessageKind.requiresConformance) { question, _ in
    question.quoted.last == "RangeExpression"
      && question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName == "Range"
  },
  // no '+' candidates produce the expected contextual result type 'Character': `store.mutes[name] = Date() + 60`
  Doubt(.invented, MessageKind.noResult) { question, hypothesis in
    question.node?.ancestor(of: ExprListSyntax.self)?.contains {
      hypothesis.isGuessed($0, in: question.analysis)
        || $0.rootName.map { hypothesis.placeholders.types[$0] != nil } == true
    } == true || question.quoted.contains { hypothesis.placeholders.types[$0] != nil }
  },
  // cannot convert value of type 'Int' to specified type 'SoundID': `var sound: SoundID = 0`, where it may be another name of a
  // number
  Doubt(.invented, MessageKind.wrongInitialValue, quotes: 2) { question, hypothesis in
    ["Double", "Int"].contains(question.quoted[0])
      && hypothesis.placeholders.types[question.type(1).unwrapped.bareName] != nil
  },
  // for-in loop requires 'Perceptions' to conform to 'AsyncSequence', of a type that is not shown
  Doubt(.invented, MessageKind.loop, quotes: 1) { question, hypothesis in
    hypothesis.placeholders.types[question.type(0).bareName] != nil
  },
  // binary operator '??' cannot be applied to operands of type 'ItemID?' and 'String': `ItemID` may be another name of
  // `String`.
  Doubt(.invented, MessageKind.wrongOperands, quotes: 3) { question, hypothesis in
    question.quoted[0] == "??"
      && hypothesis.placeholders.types[question.type(1).unwrapped.bareName] != nil
  },
  // cannot pass immutable value as inout argument: 'id' is a get-only property: `decode(&self.id)` in an extension of a type
  // that is not shown
  Doubt(.invented, MessageKind.readOnlyArgument, quotes: 1) { question, _ in
    !question.names.declaredMembers.values.contains { $0.contains(question.quoted[0]) }
      || question.isInDeclarationOfUnknown
  },
  // cannot convert value of type 'String' to expected argument type 'Double': `expect(sum).to(succeed("Hooray"))` of a function
  // that is not shown, which may have other forms
  Doubt(.invented, MessageKind.wrongType) { question, hypothesis in
    question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName.map {
      hypothesis.placeholders.functions[$0] != nil
    } == true
  },
  // A macro that is not shown may add such attributes, and a protocol may make such closures a builder's.
  Doubt(.any, MessageKind.isolation) { question, _ in question.isInTypeOfUnknown },
  // call to main actor-isolated initializer: in an extension of a type that is not shown, which may be isolated
  Doubt(.any, MessageKind.isolatedCall) { question, _ in
    question.node?.ancestor(of: ExtensionDeclSyntax.self).map {
      question.analysis.undeclared.contains($0.extendedType.trimmedDescription)
    } ?? false
  },
  // `#Preview { let screen = Screen(); screen.title = "Basket"; return screen }` of a controller that leaves out members
  Doubt(.any, MessageKind.returnAmongViews) { question, _ in question.analysis.elidesMembersOfAny },
  // Apple's `setUp()` is isolated as the class is; the one on Linux is not isolated.
  Doubt(.any, MessageKind.isolation) { question, _ in question.isInTestCase },
  // main actor-isolated property 'isBusy' can not be mutated from a Sendable closure: `Timer.scheduledTimer(…) { … }`. Apple's
  // SDK takes such closures from code without checks, so that Swift 5 only warns.
  Doubt(.any, MessageKind.isolation) { question, _ in question.isInClosureOfFoundation },
  // main actor-isolated property 'title' can not be referenced from a nonisolated context: as the value that a parameter has
  // if none is given, which Swift 6 allows
  Doubt(.any, MessageKind.isolation) { question, _ in
    question.node?.ancestor(of: InitializerClauseSyntax.self)?.parent?.is(FunctionParameterSyntax.self)
      == true
  },
  // value of type 'Shop.Folder' has no member 'notes': a nested type that leaves out its members
  Doubt(.any, MessageKind.unknownMember, quotes: 2) { question, _ in
    let type = question.type(0).instance.unwrapped.bareName
    return type.contains(".") && question.analysis.elidesMembers(of: type)
  },
  // '@NSManaged' only allowed on an instance property or method: a property of an entity that is not shown
  Doubt(.any, MessageKind.managedOutside) { question, _ in question.isLoose },
  // cannot use instance member 'trips' within property initializer: `let long = trips.filter { … }` below `@Query var trips:
  // [Trip]`, a statement that uses the property; 'isLong' cannot be used on type 'Self': `@Query(filter: isLong) var trips`
  // below `let isLong = …`, which no type may be around
  Doubt(.any, MessageKind.ofNoInstance.union(MessageKind.typeInsteadOfValue), quotes: 1) { question, _ in
    question.isLoose && question.isBetweenPropertyAndConstant
  },
  // main actor-isolated property 'state' can not be mutated from a nonisolated context: of a type that is not shown, which
  // the check took for one of the main actor
  Doubt(.any, MessageKind.isolation) { question, _ in
    question.isLoose
      && question.node?.ancestor(of: FunctionDeclSyntax.self)?.modifiers.contains {
        $0.name.tokenKind == .keyword(.nonisolated)
      } == true
  },
  // circular reference: `let tableView = tableView!` of a method of a controller
  Doubt(.any, MessageKind.circular.union(MessageKind.beforeDeclaration)) { question, _ in
    question.isLoose && question.readsOtherOfItsName
  },
  // use of local variable 'url' before its declaration: `open(url)` in one example, above `let url = …` of another one
  Doubt(.any, MessageKind.beforeDeclaration, quotes: 1) { question, _ in
    question.isLoose && question.isAboveExample(declaring: question.quoted[0])
  },
  // instance member 'ParagraphStyle' cannot be used on type 'AttributedString': a type inside of it, which Linux may lack
  Doubt(.any, MessageKind.typeInsteadOfValue, quotes: 2) { question, _ in
    question.quoted[0].first?.isUppercase == true
      && Lexicon.typesWithDynamicMembers.contains(question.quoted[1])
  },
  // a view has no member 'where': `.where { $0.isOn }` of a query that is not shown
  Doubt(.any, MessageKind.unknownMember, quotes: 1) { question, _ in
    question.quoted[0] == "EmptyView"
      && question.node?.ancestor(of: MemberAccessExprSyntax.self).map { $0.base == nil } == true
  },
  // unexpected non-void return value in void function: `return [.build(executable: try tool().path)]` of a function that is not
  // shown
  Doubt(.any, MessageKind.resultOfNothing) { question, _ in question.isInNoFunction },
  // '~Sendable' requires -enable-experimental-feature; `#else #error("Use the debug configuration")`: another compiler, or
  // another build, says nothing.
  Doubt(.any, MessageKind.ofLaterSwift.union(MessageKind.writtenError)) { _, _ in true },
  // Objective-C, which Linux lacks, has such requirements.
  Doubt(.any, MessageKind.optionalRequirement) { _, _ in true },
  // type 'Snippet' has no member 'all': `func icon() -> String { switch self { case .all: … } }` of an enum that is not shown
  Doubt(.any, MessageKind.unknownMember.union(MessageKind.unknownStaticMember), quotes: 1) { question, _ in
    question.isWrapper(question.type(0))
  },
  // type 'Ocean.Type' cannot conform to 'View': `Ocean` may be a value.
  Doubt(.unsettled, MessageKind.nothingConforms, quotes: 1) { question, _ in
    let name = String(question.quoted[0].dropLast(5))
    return question.quoted[0].hasSuffix(".Type") && question.analysis.undeclared.contains(name)
      && !Lexicon.viewEndings.contains(where: name.hasSuffix)
  },
  // argument passed to call that takes no arguments: `static func gray(_ level: Double) -> Self { Self(white: level) }` of a
  // type that is not shown
  Doubt(.any, MessageKind.argumentsDoNotFit) { question, _ in
    question.isLoose
      && question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName == "Self"
  },
  // unexpected non-void return value in void function, whose last parameters and result are left out:
  // `func application(_ app: UIApplication, didFinishLaunching...) { return true }`
  Doubt(.any, MessageKind.resultOfNothing) { question, _ in
    question.node?.ancestor(of: FunctionDeclSyntax.self)?.signature.parameterClause.parameters.last?.type
      .trimmedDescription == "()"
  },
  // missing return in closure expected to return '[Rule]': a builder that is not shown makes the list,
  // `func makeRules(@RuleBuilder _ content: () -> [Rule]) -> [Rule]`
  Doubt(.any, MessageKind.missingReturn) { question, _ in question.isForUnknownBuilder },
  // instance member 'padding' cannot be used on type 'View': `… sidebar …` on the line before `.padding()`
  Doubt(.any, MessageKind.typeInsteadOfValue) { question, _ in question.isModifierOfElided },
  // cannot find type 'Value' in scope: `init(_ value: repeat each Value)`, as documentation shows what a type declares
  Doubt(.any, MessageKind.unknownName) { question, _ in
    question.node?.ancestor(of: PackElementTypeSyntax.self) != nil
  },
  // extraneous argument label 'by:' in call: `.foregroundStyle(by: …)` of a mark in a chart, in a list of modifiers
  Doubt(.any, MessageKind.labelToRemove, quotes: 1) { question, _ in question.isLabelOfListedModifier },
  // type 'ImageResource' has no member 'background': Xcode makes a constant for each image of the app
  Doubt(.any, MessageKind.unknownStaticMember, quotes: 1) { question, _ in
    question.quoted[0] == "ImageResource"
  },
  // type 'Self' does not conform to protocol 'Layout': `public protocol Layout { … }`, a declaration of the library's
  Doubt(.any, MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.quoted[0] == "Self"
      && question.node?.ancestor(of: ProtocolDeclSyntax.self)?.name.text == question.quoted[1]
      && question.api.topLevel[question.quoted[1]] != nil
  },
  // type 'any Error' has no member 'notFound': `throw Error.notFound` of an `Error` that the type around it declares
  Doubt(.any, MessageKind.unknownStaticMember, quotes: 1) { question, _ in
    question.quoted[0] == "any Error"
      && question.node?.ancestor(of: MemberAccessExprSyntax.self)?.base?.simpleName == "Error"
  },
  // method does not override any method from its superclass: `override func start()` of a class that is not shown
  Doubt(.any, MessageKind.overridesNothing.union(MessageKind.noSuperclass)) { question, _ in
    let extended = question.node?.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    if question.message.isOf(MessageKind.noSuperclass), question.isLoose { return true }
    return (question.isLoose || extended.map(question.analysis.undeclared.contains) == true)
      && question.node?.ancestor(of: FunctionDeclSyntax.self).map(question.resemblesOverride) != true
  },
  // value of type '(Image) -> (Edge.Set) -> some View' has no member 'resizable': `Image.background.resizable()` of an image
  // that an extension names, which is not shown
  Doubt(.any, MessageKind.unknownMember, quotes: 1) { question, _ in
    question.quoted[0].hasPrefix("(")
      && question.node?.ancestor(of: MemberAccessExprSyntax.self)?.base?.as(MemberAccessExprSyntax.self)?
        .base?.simpleName?.first?.isUppercase == true
  },
  // method does not override any method from its superclass: `override func present(_ card: UIViewController, animated flag: Bool,
  // completion: Done?)`, where `Done` may be another name of the parameter's type
  Doubt(.invented, MessageKind.overridesNothing) { question, hypothesis in
    question.node?.ancestor(of: FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains {
      $0.type.tokens(viewMode: .sourceAccurate).contains { hypothesis.placeholders.types[$0.text] != nil }
    } == true
  },
  // macro cannot be declared public because its parameter uses a fileprivate type, which is not shown
  Doubt(.invented, MessageKind.accessOfType) { _, _ in true },
  // cannot infer type of closure parameter '$0': `.modifier { $0.padding() }`, a form that apps add
  Doubt(.any, MessageKind.openParameter) { question, _ in
    question.node?.ancestor(of: ClosureExprSyntax.self)?.call.map {
      $0.calleeName == "modifier" && $0.arguments.isEmpty
    } == true
  },
  // cannot call value of non-function type 'some Publisher<UITextField, Never>': `field.publisher(for: .editingChanged)` of an
  // extension that is not shown, where the field may be nil, and Combine makes a publisher of it
  Doubt(
    .any,
    MessageKind.calledValue.union(MessageKind.unknownBase).union(MessageKind.openKeyPath)
      .union(MessageKind.unknownMember)
  ) { question, _ in
    question.node?.ancestor(of: CodeBlockItemSyntax.self).map { statement in
      Syntax(statement).descendants(of: MemberAccessExprSyntax.self).contains {
        $0.declName.baseName.text == "publisher"
          && ExprSyntax($0).callOfCallee?.arguments.first?.label?.text == "for"
      }
    } == true
  },
  // expected member name or constructor call after type name, type '(() -> Void).Type' cannot conform to 'View': a line that only
  // says what a type looks like
  Doubt(.any, MessageKind.typeWithoutSelf.union(MessageKind.nothingConforms)) { question, _ in
    question.isLineOfFence
      && question.node?.ancestor(of: CodeBlockItemSyntax.self).map {
        let text = $0.trimmedDescription
        return text.contains("->") && text.hasPrefix("(") || text.hasSuffix("?") && !text.contains(" ")
      } == true
  },
  // generic parameter 'Value' could not be inferred: `@Published var state = State()`, the app's own type
  Doubt(.any, MessageKind.openGeneric) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self).map {
      $0.arguments.isEmpty && $0.trailingClosure == nil
        && $0.calledExpression.simpleName.map(Lexicon.genericTypesOfApps.contains) == true
    } == true
  },
  // '#selector' can only be used with the Objective-C runtime: `#selector(setter: Shop.name)`
  Doubt(.any, MessageKind.selectorOfObjectiveC) { _, _ in true },
  // operator implementation without matching operator declaration: `func ** (base: Int, power: Int) -> Int`, declared in a
  // part of the program that is not shown; and unknown precedence group 'Power'
  Doubt(.any, MessageKind.undeclaredOperator.union(MessageKind.undeclaredPrecedence)) { _, _ in true },
  // type 'Text' has no member 'lorem': `Text.lorem(3)` of an extension that is not shown
  Doubt(.any, MessageKind.unknownStaticMember, quotes: 2) { question, _ in question.isMakerOfView },
  // missing argument for parameter 'isPresented' in call: `.sheet { ... }`, which only mentions the modifier
  Doubt(.any, MessageKind.missingArgument) { question, _ in question.isMentionWithClosure },
  // macro 'Entry()' requires a definition: `@attached(accessor) macro Entry()`, as documentation shows what a macro declares
  Doubt(.any, MessageKind.undefinedMacro) { _, _ in true },
  // closure captures 'log' before it is declared: `measure { load() }` above `let log = …` and `func load()`. Each is a part
  // of the program, where a function may use a global that is declared below.
  Doubt(.any, MessageKind.capturedTooEarly, quotes: 1) { question, _ in
    question.isLoose && question.declaresAtTop(question.quoted[0])
  },
  // invalid redeclaration of 'Shop': `class Shop { ... }` beside `struct Shop { ... }`, two forms that are not filled in
  Doubt(.any, MessageKind.declaredTwice) { question, _ in question.isUnfilledForm },
  // use of local variable 'view' before its declaration: `view.backgroundColor = .red` of a controller, above `let view =
  // UIView()` of another example
  Doubt(.any, MessageKind.beforeDeclaration, quotes: 1) { question, _ in
    question.isLoose && question.node?.ancestor(of: FunctionDeclSyntax.self) == nil
      && question.api.allMembers(of: "UIViewController").contains(question.quoted[0])
  },
  // use of local variable 'isOn' before its declaration: `if isOn { … }` above `var isOn: Bool { … }`, each a part of a type
  Doubt(.any, MessageKind.beforeDeclaration, quotes: 1) { question, _ in
    question.isLoose
      && question.pieces.last?.tree.statements.contains {
        $0.item.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.accessorBlock != nil && $0.pattern.trimmedDescription == question.quoted[0]
        } ?? false
      } == true
  },
  // assigning a property to itself: `self.order = order` of a function that leaves out how `order` was made
  Doubt(.any, MessageKind.assignedToItself) { question, _ in question.isInElidedFunction },
  // default argument value of type '[AnyHashable : Any]' cannot be converted to type 'Metadata', which is not shown
  Doubt(.invented, MessageKind.wrongDefault, quotes: 2) { question, hypothesis in
    let wanted = question.type(1).unwrapped.description
    return wanted.split(separator: ".").contains { hypothesis.placeholders.types[String($0)] != nil }
  },
  // cannot convert return expression of type 'String' to return type 'CellIdentifier', cannot assign value of type 'String' to type
  // 'Id', which may be another name of `String`
  Doubt(.invented, MessageKind.wrongType.union(MessageKind.wrongAssignment), quotes: 2) {
    question, hypothesis in
    let wanted = question.type(1).unwrapped.bareName
    return question.quoted[0] == "String" && hypothesis.placeholders.types[wanted] != nil
      && Lexicon.endsOfTexts.contains(where: wanted.hasSuffix)
  },
  // return from initializer without initializing all stored properties: `init(id: UUID, ...) { }`
  Doubt(.any, MessageKind.unsetProperties) { question, _ in question.isInElidedInitializer },
  // call to main actor-isolated local function 'load()': the check put the function beside a call of it inside another.
  Doubt(.any, MessageKind.isolatedCall, quotes: 1) { question, _ in question.callsLooseFunction },
  // cannot find 'Self' in scope: `for scheme in Self.schemes { … }` of a type that is not shown
  Doubt(.any, MessageKind.unknownName, quotes: 1) { question, _ in
    question.quoted[0] == "Self" && question.isLoose
  },
  // value of type 'AVCaptureDevice' has no member 'lockForConfiguration', of which the stub has a part
  Doubt(.any, MessageKind.unknownMember.union(MessageKind.unknownStaticMember), quotes: 2) { question, _ in
    let type = question.type(0).instance.unwrapped.bareName
    return question.api.topLevel[type].map(Lexicon.partlyCovered.contains) == true
      && question.api.isUnmistakable(type) && !question.names.declaredTypes.contains(type)
  },
  // extra argument 'options' in call: `AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)`
  // of a framework of which the stub has a part
  Doubt(.any, MessageKind.extraArgument.union(MessageKind.wrongLabels)) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.rootName.map {
      question.api.topLevel[$0].map(Lexicon.partlyCovered.contains) == true
        && question.api.isUnmistakable($0) && !question.names.declaredTypes.contains($0)
    } == true
  },
  // missing argument for parameter 'value' in call: `NSNumber()`, `AVQueuePlayer()`, as Apple's classes of Objective-C can be
  // made; 'timeout': `wait(for: [loaded])` of Apple's XCTest
  Doubt(.any, MessageKind.missingArgument, quotes: 1) { question, _ in
    guard let call = question.node?.ancestor(of: FunctionCallExprSyntax.self),
      let name = call.calledExpression.simpleName
    else { return false }
    let isOfObjectiveC =
      name.hasPrefix("NS") && question.api.topLevel[name] == nil
      || question.api.topLevel[name].map(Lexicon.partlyCovered.contains) == true && question.api.isClass(name)
    return isOfObjectiveC && call.arguments.isEmpty || name == "wait" && question.quoted[0] == "timeout"
  },
  // initializer does not override a designated initializer from its superclass: `override init()` in a class that derives
  // from MapKit's `MKPolyline`
  Doubt(.any, MessageKind.argumentsDoNotFit.union(MessageKind.overridesNothing)) { question, _ in
    question.isAboutPartlyCovered
  },
  // generic type 'List' specialized with too few type parameters: `List<Shop>()` is another library's, or the app's, and so
  // is `Result<Shop>`.
  Doubt(.any, MessageKind.wrongNumberOfParameters, quotes: 1) { question, _ in
    Lexicon.namesOfAppTypes.contains(question.quoted[0]) || question.quoted[0] == "Result"
  },
  // cannot find operator '<-' in scope: `row <- 5` with an operator of a package's; '????' in `count ???? 10`, as nobody
  // mistypes four signs
  Doubt(.any, MessageKind.unknownName, quotes: 1) { question, _ in
    let name = question.quoted[0]
    return Lexicon.operatorsOfPackages.contains(name)
      || name.count > 3 && name.allSatisfy { "/=-+!*%<>&|^~?".contains($0) }
  },
  // member 'button(for:)' expects argument of type 'Context': `.button` of a color that an extension names like a function
  Doubt(.any, MessageKind.methodAsMember, quotes: 1) { question, _ in
    question.node?.ancestor(of: MemberAccessExprSyntax.self)?.base == nil
      && question.node?.ancestor(of: ExtensionDeclSyntax.self).map {
        question.api.topLevel[$0.extendedType.trimmedDescription] != nil
      } == true
  },
  // 'Configuration' is not a member type of struct 'Self': `func makeBody(configuration: Self.Configuration)` of a style
  // that is not shown
  Doubt(.any, MessageKind.memberType, quotes: 2) { question, _ in
    question.isLoose && question.isWrapper(question.type(1))
  },
  // 'ProcessInfo' initializer is inaccessible due to 'internal' protection level: only on Linux it is.
  Doubt(.any, MessageKind.inaccessible, quotes: 1) { question, _ in
    question.api.topLevel[question.quoted[0]] == nil
      && !question.names.declaredTypes.contains(question.quoted[0])
  },
  // 'case' label can only appear inside a 'switch' statement: a line of one that is not shown
  Doubt(.any, MessageKind.caseOutsideOfSwitch) { question, _ in question.isLoose },
  // no type for 'Self' can satisfy both 'Self == Trait<Cart>' and 'Self : Suite', of a `Trait` that is not shown
  Doubt(.invented, MessageKind.requirementConflict) { question, hypothesis in
    question.quoted.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
        hypothesis.placeholders.types[String($0)] != nil
      }
    }
  },
  // 'continue' is only allowed inside a loop: `if isDone { continue }` of a loop that is not shown
  Doubt(.any, MessageKind.outsideOfLoop) { question, _ in
    question.isLoose && question.node?.ancestor(of: FunctionDeclSyntax.self) == nil
  },
  // 'Transaction' is ambiguous for type lookup in this context: a document about purchases does not import SwiftUI. A type
  // that the snippet declares twice is a mistake.
  Doubt(.any, MessageKind.ambiguousType, quotes: 1) { question, _ in
    !question.names.declaredTypes.contains(question.quoted[0])
  },
  // value of tuple type '()' has no member 'path': nothing that a document shows gives `()` here.
  Doubt(.invented, MessageKind.memberOfNothing.union(MessageKind.unchangeableArgument)) { question, _ in
    question.quoted.contains { $0.contains("()") }
  },
  // cannot convert value of type 'URL' to closure result type '()': `static let path = { if let own = Paths.own() { return
  // own.appending("a") } else { return base } }()`, whose first result was guessed
  Doubt(.invented, MessageKind.closureResult, quotes: 2) { question, _ in question.quoted[1] == "()" },
  // cannot convert value of type 'ExpressibleByNilLiteral' to specified type 'Int': `case .new: nil` beside `case .old(let
  // park): park.id`
  Doubt(.invented, MessageKind.mismatch, quotes: 1) { question, _ in
    question.quoted[0] == "ExpressibleByNilLiteral"
  },
  // value of type 'C' has no subscripts, of a `C` that conforms to a protocol that is not shown
  Doubt(.invented, MessageKind.noSubscript, quotes: 1) { question, hypothesis in
    question.constraint(ofParameter: question.quoted[0]).map {
      hypothesis.placeholders.types[$0]?.kind == .contract
    } ?? false
  },
  // switch must be exhaustive, over an enum that is not shown: nothing says that it has other cases.
  Doubt(.invented, MessageKind.notExhaustive) { question, hypothesis in
    question.switchesOverUnknown(hypothesis)
  },
  // failed to produce diagnostic: `for case .done(let crop, 200) in replies` of replies that are not shown
  Doubt(.invented, MessageKind.undiagnosed) { question, _ in
    question.node?.as(TokenSyntax.self)?.tokenKind == .keyword(.for)
  },
  // cannot convert value of type '[Any]' to specified type 'Songs', cannot convert value of type 'Songs' to expected argument
  // type 'Binding<Data>': a type that is not shown may be a collection.
  Doubt(.unsettled, MessageKind.wrongType.union(MessageKind.wrongAssignment), quotes: 2) {
    question, hypothesis in
    let (found, wanted) = (question.type(0), question.type(1).unwrapped)
    return found == .array("Any") && hypothesis.placeholders.types[wanted.bareName] != nil
      || wanted.isNamed("Binding") && hypothesis.placeholders.types[found.bareName] != nil
  },
  // cannot convert value of type 'String' to expected element type 'Provider', where the document has no `Provider`
  Doubt(.unsettled, MessageKind.aboutTypes) { question, hypothesis in
    question.isAboutUnnamedType(hypothesis)
  },
  // `extension Proxy: Loading where T: Loading`, of a protocol that is not shown
  Doubt(.unsettled, MessageKind.lacksConformance.union(MessageKind.requiresConformance), quotes: 1) {
    question, hypothesis in
    hypothesis.placeholders.types[question.quoted.last!]?.kind == .contract
      && (question.message.isOf(MessageKind.missingRequirement)
        || question.quoted.contains(where: question.names.genericNames.contains))
  },
  // return type of global function 'start()' requires that '[String]' conform to 'Shelf', a protocol that is not shown: an
  // extension may have a type of the library conform.
  Doubt(.invented, MessageKind.requiresConformance, quotes: 2) { question, hypothesis in
    hypothesis.placeholders.types[question.quoted.last!]?.kind == .contract
      && !question.quoted.map { SwiftType($0).bareName }.contains {
        question.names.declaredTypes.contains($0) && !question.names.genericNames.contains($0)
      }
  },
  // value of type 'some Shelf' has no subscripts, of a protocol that is not shown
  Doubt(.invented, MessageKind.noSubscript, quotes: 1) { question, hypothesis in
    let name = question.quoted[0].split(separator: " ").last.map(String.init) ?? ""
    return hypothesis.placeholders.types[name]?.kind == .contract
  },
  // 'Item' is not a member type of type 'Self.Rest': `protocol Cuttable: Shelf { associatedtype Rest: Cuttable where Rest.Item ==
  // Item }`, of a protocol that is not shown
  Doubt(.any, MessageKind.memberType) { question, _ in
    question.node?.ancestor(of: ProtocolDeclSyntax.self)?.inheritanceClause?.inheritedTypes.contains {
      question.analysis.undeclared.contains($0.type.trimmedDescription)
    } == true
  },
  // argument passed to call that takes no arguments: `Point(x: 1)` of `class Point { init(...) { ... } }`
  Doubt(.any, MessageKind.argumentsDoNotFit) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName
      .map(question.analysis.elidesParameters) == true
  },
  // extraneous argument label 'containerItemID:' in call: a form of the Mac's
  Doubt(.any, nil) { question, _ in question.isForOtherPlatform },
  // missing argument label 'keyPath:' in subscript: `attributes[\.foregroundColor]` of a value that is not shown
  Doubt(.any, MessageKind.missingArgument, quotes: 1) { question, _ in question.quoted[0] == "keyPath:" },
  // `return ["swift"]` in a closure that is given to `Client(fetch:)`: nothing says what it must return.
  Doubt(.unsettled, MessageKind.mismatch.union(MessageKind.memberType)) { question, _ in
    question.isAboutInventedType
  },
  // `run { operation() }`, `run { count = 1 }`: a function that is not shown may not keep what it is given.
  Doubt(.unsettled, MessageKind.escapes.union(MessageKind.implicitSelf)) { question, hypothesis in
    question.node?.ancestor(of: FunctionCallExprSyntax.self).map {
      hypothesis.isGuessed(ExprSyntax($0), in: question.analysis)
    } ?? false
  },
  // extraneous argument label 'to:' in call: `NavigationLink(to: Destinations.basket)`, a form of the app's own
  Doubt(
    .any,
    MessageKind.labelToRemove.union(MessageKind.wrongLabels).union(MessageKind.argumentForNone)
  ) { question, hypothesis in
    question.labelOfNoForm(hypothesis)?.isDoubtful == true && !question.isGivenLiteral
  },
  // missing argument label 'title:' in call, instance member 'id' cannot be used on type 'Link'
  Doubt(.unsettled, MessageKind.ofForms) { question, _ in
    !question.isAboutShownForm && (question.quoted.first != "init" || question.isGivenLiteral)
  },
  // value of type 'Double' has no member 'value'
  Doubt(.unsettled, MessageKind.unknownMember.union(MessageKind.unknownStaticMember), quotes: 2) {
    question, _ in !question.isMemberOfShownType
  },
  // reference to member 'cart' cannot be resolved without a contextual type: `Text(.cart.emptyTitle)`. An extension may have
  // such a group of constants, which Xcode makes of a catalog of texts.
  Doubt(.unsettled, MessageKind.unknownContext) { question, hypothesis in
    question.node?.ancestor(of: MemberAccessExprSyntax.self).map {
      // `edges.contains(.top)` of edges that are not shown
      if let argument = $0.parent?.as(LabeledExprSyntax.self) {
        return argument.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression
          .as(MemberAccessExprSyntax.self)?.base.map { hypothesis.isGuessed($0, in: question.analysis) }
          == true
      }
      // `(0.4).opacity(strength).brand`, whose last member an extension may have
      return $0.base != nil || $0.parent?.is(MemberAccessExprSyntax.self) == true
    } == true
  },
  // cannot convert value of type 'Bool' to closure result type 'Void': `Search.handler = { key in return true }`
  Doubt(.unsettled, MessageKind.closureResult) { question, hypothesis in
    question.isInAssignedClosure(hypothesis)
  },
  Doubt(.guessed, MessageKind.mismatch) { question, hypothesis in
    question.isAboutGuessedValue(hypothesis)
      || !question.isChoiceGivenForValue(hypothesis) && !question.isMissingContract
        && !question.isOfKnownType(hypothesis)
  },
  // Nothing that a document shows gives `()` or `some View` here.
  Doubt(
    .guessed,
    MessageKind.mismatch.union(MessageKind.nothingConforms).union(MessageKind.loop)
      .union(MessageKind.unchangeableArgument)
  ) { question, _ in question.quoted.contains { $0.contains("()") || $0 == "some View" } },
  // reference to member 'cart' cannot be resolved: nothing says what types the code around a guess has.
  Doubt(.guessed, MessageKind.withoutTypes.subtracting(MessageKind.ambiguousUse)) { _, _ in true },
  // ambiguous use of 'appendInterpolation': `Text("\(size.formatted(…))")` of a size whose type is guessed
  Doubt(.guessed, MessageKind.ambiguousUse, quotes: 1) { question, _ in
    question.quoted[0].hasPrefix("appendInterpolation")
  },
  // What else is said of code that mentions a guess may follow from it, unless the document shows what decides it.
  Doubt(.guessed, nil) { question, _ in
    !question.message.isOf(MessageKind.decidedByRows) && !question.isAboutShownForm
      && !question.isMemberOfShownType && !question.isMissingContract
      && question.node?.isUnfinished != true
  },
  // cannot pass array of type '[Route]' as variadic arguments: a function that is not shown may take the list.
  Doubt(.guessed, MessageKind.listForArguments) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName.map {
      question.api.topLevel[$0] == nil
    } ?? true
  },
  // contextual closure type '(Price) -> Content' expects 1 argument, but 2 were used: `ForEach(prices.sorted(…), id: \.key) {
  // name, price in … }`, where `prices` may be a dictionary
  Doubt(.guessed, MessageKind.ignoredParameters) { question, hypothesis in
    guard let call = question.node?.ancestor(of: ClosureExprSyntax.self)?.call,
      !question.guardian.isModifier(call), let given = call.arguments.first?.expression
    else { return false }
    return hypothesis.isGuessed(given, in: question.analysis)
      || given.rootName.map { hypothesis.placeholders.values[$0] != nil } == true
  },
  // contextual closure type '(Result) -> Void' expects 1 argument: `pipeline.load(url) { response, error in … }`
  Doubt(.guessed, MessageKind.ignoredParameters) { question, hypothesis in
    question.node?.ancestor(of: ClosureExprSyntax.self)?.call.map {
      hypothesis.isGuessed(ExprSyntax($0), in: question.analysis) && !question.guardian.isModifier($0)
    } == true
  },
]

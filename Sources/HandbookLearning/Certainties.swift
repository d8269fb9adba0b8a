import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// A row of the table of certainties: an error about nothing but what the document or the library shows. It is the author's
/// whatever is guessed around it, so no doubt is asked about it.
struct Certainty: Sendable {
  /// Identifiers of the messages that the row is for.
  let kinds: Set<String>
  /// How many quoted texts the message must have.
  let quotes: Int
  let holds: @Sendable (Question, Hypothesis) -> Bool

  init(
    _ kinds: Set<String>, quotes: Int = 0, _ holds: @escaping @Sendable (Question, Hypothesis) -> Bool
  ) {
    self.kinds = kinds
    self.quotes = quotes
    self.holds = holds
  }
}

extension Question {
  /// Whether a row of the table says that the error is the author's.
  func isCertain(_ hypothesis: Hypothesis) -> Bool {
    certainties.contains { row in
      quoted.count >= row.quotes && message.isOf(row.kinds) && row.holds(self, hypothesis)
    }
  }
}

/// The part of the table of answers that comes before the doubts. A new row needs a case with its exact text in
/// `Tests/HandbookSnippetsTests/Mistakes`.
let certainties: [Certainty] = [
  // lazy cannot be used on a computed property: `lazy var` in an observable class, whose macro computes it
  Certainty(MessageKind.lazyComputed) { _, _ in true },
  // overriding declaration requires an 'override' keyword, in a class whose superclass is shown
  Certainty(MessageKind.missingOverride) { question, _ in
    question.node?.ancestor(of: ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first.map {
      let name = $0.type.trimmedDescription
      return question.api.isClass(name) || question.names.declaredTypes.contains(name)
    } ?? false
  },
  // 'weak' may only be applied to class and class-bound protocol types, not 'Handler', a struct that is shown
  Certainty(MessageKind.ownedValue, quotes: 1) { question, _ in
    question.names.declaredTypes.contains(question.quoted.last!)
  },
  // 'token' is inaccessible due to 'private' protection level, of a member that is shown
  Certainty(MessageKind.inaccessibleMember, quotes: 1) { question, _ in
    question.names.declaredMembers.values.contains { $0.contains(question.quoted[0]) }
  },
  // switch must be exhaustive; add missing case: '.profile', of an enum that is shown whole
  Certainty(MessageKind.notExhaustive) { question, _ in
    question.message.notes.flatMap { quotedTexts(of: $0.text) }.contains { missing in
      let name = String(missing.drop { $0 == "." }.prefix { $0 != "(" })
      return question.names.declaredMembers.contains {
        $1.contains(name) && question.analysis.showsAllCases(of: $0)
      }
    }
  },
  // 'guard' body must not fall through. A function that is not shown, called last, may never return.
  Certainty(MessageKind.guardGoesOn) { question, _ in
    question.node?.ancestor(of: GuardStmtSyntax.self).map {
      let last = $0.body.statements.last?.item.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName
      return last.map { !question.analysis.undeclared.contains($0) } ?? true
    } ?? false
  },
  // errors thrown from here are not handled, in a function that is shown and does not throw
  Certainty(MessageKind.unhandledTry) { question, _ in
    question.node?.ancestor(of: TryExprSyntax.self)?.isInFunctionThatThrowsNothing ?? false
  },
  // cannot convert value of type 'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutAnchor<NSLayoutXAxisAnchor>'
  Certainty(MessageKind.wrongType) { question, _ in question.isAnchorOfOtherAxis },
  // 'await' in an autoclosure that does not support concurrency: `XCTAssertEqual(await cart.total, 3)`
  Certainty(MessageKind.asyncCall, quotes: 1) { question, _ in
    question.quoted[0] == "await" && question.node?.ancestor(of: LabeledExprSyntax.self) != nil
  },
  // anonymous closure argument not contained in a closure: `items.first(where: $0.isOpen)`
  Certainty(MessageKind.parameterOutsideOfClosure) { question, _ in
    question.node?.ancestor(of: LabeledExprSyntax.self)?.label?.text == "where"
  },
  // 'continue' is only allowed inside a loop: in the closure of `forEach`
  Certainty(MessageKind.outsideOfLoop) { question, _ in
    question.node?.ancestor(of: ClosureExprSyntax.self)?.call?.calleeName == "forEach"
  },
  // cannot convert value of type '() -> ()' to expected argument type 'Selector'
  Certainty(MessageKind.wrongType, quotes: 2) { question, _ in
    question.quoted[1] == "Selector" && question.quoted[0].hasPrefix("(")
  },
  // 'UIViewController' is not convertible to 'DetailController', of types that are shown or the library's
  Certainty(MessageKind.neededCast, quotes: 2) { question, _ in
    question.quoted.prefix(2).allSatisfy {
      question.api.topLevel[$0] != nil || question.names.declaredTypes.contains($0)
    }
  },
  // cannot assign value of type 'UIColor' to type 'CGColor'
  Certainty(MessageKind.wrongAssignment.union(MessageKind.wrongType), quotes: 2) { question, _ in
    question.quoted.prefix(2) == ["UIColor", "CGColor"]
  },
  // type 'VerticalAlignment' has no member 'leading', which is one of the other alignment's
  Certainty(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    let others = ["HorizontalAlignment": "VerticalAlignment", "VerticalAlignment": "HorizontalAlignment"]
    return others[question.quoted[0]].map { question.api.members[$0]?.contains(question.quoted[1]) == true }
      ?? false
  },
  // instance method 'onChange(of:initial:_:)' requires that 'Binding<String>' conform to 'Equatable', of a binding that is shown
  Certainty(MessageKind.requiresConformance, quotes: 3) { question, _ in
    question.type(1).isNamed("Binding")
      && question.node?.ancestor(of: FunctionCallExprSyntax.self)?.arguments.contains { argument in
        argument.expression.simpleName.map {
          $0.hasPrefix("$") && question.names.wrappers[String($0.dropFirst())] != nil
        } ?? false
      } == true
  },
  // generic struct 'ForEach' requires that '[String : Double]' conform to 'RandomAccessCollection', of a dictionary that is shown
  Certainty(MessageKind.requiresConformance, quotes: 3) { question, _ in
    guard case .dictionary = question.type(1) else { return false }
    return question.node?.ancestor(of: FunctionCallExprSyntax.self)?.arguments.first?.expression.simpleName
      .map { question.names.statedTypes[$0]?.count == 1 } ?? false
  },
  // result values in '? :' expression have mismatching types 'Color' and 'Material', both of which are named
  Certainty(MessageKind.differentBranches, quotes: 2) { question, _ in
    let types = Set(question.quoted.indices.map { question.type($0).bareName })
    return question.node?.ancestor(of: ExprListSyntax.self)?.descendants(of: DeclReferenceExprSyntax.self)
      .filter {
        types.contains($0.baseName.text) && question.api.topLevel[$0.baseName.text] != nil
      }.count == 2
  },
  // missing argument for parameter #1 in call: `super.viewDidAppear()` of a superclass of Apple's
  Certainty(MessageKind.missingArgument) { question, _ in
    let access = question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)
    return access?.base?.is(SuperExprSyntax.self) == true && access?.declName.baseName.text != "init"
      && question.node?.ancestor(of: ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first.map {
        question.api.isClass($0.type.trimmedDescription)
      } == true
  },
  // unnamed argument #2 must precede argument 'from', of a method of a value that is made here: `JSONDecoder().decode(…)`
  Certainty(MessageKind.orderOfArguments) { question, hypothesis in
    let base = question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
    return base.map { !hypothesis.isGuessed(ExprSyntax($0), in: question.analysis) } ?? false
  },
  // closure is already escaping in optional type argument: `@escaping (() -> Void)?`
  Certainty(MessageKind.escapingOptional) { _, _ in true },
  // type 'Element' constrained to non-protocol, non-class type 'Expense', a struct that is shown
  Certainty(MessageKind.constrainedToStruct) { question, _ in
    question.quoted.last.map(question.names.declaredTypes.contains) ?? false
  },
  // extensions must not contain stored properties, whatever they extend
  Certainty(MessageKind.storedInExtension) { _, _ in true },
  // cannot find operator '..' in scope; did you mean '...'?
  Certainty(MessageKind.unknownName, quotes: 1) { question, _ in question.quoted[0] == ".." },
  // missing argument label 'code:' in call: `.currency("EUR")`. A form without labels that an extension adds makes a value of a
  // literal, as `URL("https://…")` does, and is no function.
  Certainty(MessageKind.missingLabels) { question, hypothesis in
    guard let call = question.node?.ancestor(of: FunctionCallExprSyntax.self) else { return false }
    let isOfLibrary = call.calledExpression.simpleName.map {
      question.api.views.contains($0)
        || question.api.topLevel[$0] == nil && question.names.wrappers[$0] != nil
    }
    return question.isGivenLiteral && isOfLibrary != false && call.calleeName != "init"
      && !question.names.declaredFunctions.contains(call.calleeName)
      && !hypothesis.isGuessed(call.calledExpression, in: question.analysis)
  },
  // missing argument label 'placement:' in call: `ToolbarItem(.topBarTrailing)`; 'in:': `.store(&cancellables)`
  Certainty(MessageKind.missingLabels) { question, hypothesis in
    guard let call = question.node?.ancestor(of: FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression
    else { return false }
    if let name = call.calledExpression.simpleName {
      // `Text(.checkoutTitle)` of a catalog of texts
      return argument.implicitMember.map { question.api.knowsMember($0.declName.baseName.text) } == true
        && name != "Text" && question.api.topLevel[name] != nil
        && !question.names.declaredTypes.contains(name)
    }
    // `formatter.string(date)` of a formatter that is made here
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let isMadeHere = base?.simpleName.map { question.names.sources[$0]?.count == 1 } == true
    return argument.is(InOutExprSyntax.self) && call.calleeName == "store"
      || isMadeHere && base.map { !hypothesis.isGuessed($0, in: question.analysis) } == true
  },
  // missing argument for parameter 'animated' in call: `navigation.pushViewController(detail)`
  Certainty(MessageKind.missingArgument, quotes: 1) { question, hypothesis in
    let base = question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.base
    let callee = question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calleeName
    return callee.map { Lexicon.neverLeftOut[$0] == question.quoted[0] } == true
      && base.map { !hypothesis.isGuessed($0, in: question.analysis) } != false
  },
  // value of optional type '[URLQueryItem]?' must be unwrapped, of a value whose type is stated. What is not shown may take it
  // as it is: `self.items = items`.
  Certainty(MessageKind.neededOptional) { question, hypothesis in
    if let target = question.assignedTarget, hypothesis.isGuessed(target, in: question.analysis) {
      return false
    }
    let value =
      question.node?.ancestor(of: MemberAccessExprSyntax.self)?.base
      ?? question.node?.ancestor(of: DeclReferenceExprSyntax.self).map(ExprSyntax.init)
    return value.map { !hypothesis.isGuessed($0, in: question.analysis) } ?? false
  },
  // cannot use optional chaining on non-optional value of type 'NavigationPath', of a variable that is made here
  Certainty(MessageKind.chainOfValue) { question, hypothesis in
    question.node?.ancestor(of: OptionalChainingExprSyntax.self).map {
      $0.expression.simpleName != nil && !hypothesis.isGuessed($0.expression, in: question.analysis)
    } ?? false
  },
  // switch must be exhaustive, over a text whose type is stated
  Certainty(MessageKind.notExhaustive) { question, hypothesis in
    question.node?.ancestor(of: SwitchExprSyntax.self).map { choice in
      choice.cases.contains {
        Syntax($0).descendants(of: ExpressionPatternSyntax.self).contains {
          $0.expression.is(StringLiteralExprSyntax.self)
        }
      } && !hypothesis.isGuessed(choice.subject, in: question.analysis)
    } ?? false
  },
  // additional 'case' blocks cannot appear after the 'default' block; the 'do' keyword is used to specify a 'catch' region
  Certainty(MessageKind.brokenRules) { _, _ in true },
  // nil default argument value cannot be converted to type 'Route'. `Completion` may be another name of an optional closure.
  Certainty(MessageKind.nilAsDefault, quotes: 1) { question, _ in
    !Lexicon.endsOfClosures.contains(where: question.quoted[0].hasSuffix)
  },
  // cannot convert value of type 'Int' to expected argument type 'IndexPath': `for: indexPath.row`
  Certainty(MessageKind.wrongType, quotes: 2) { question, _ in
    question.quoted.prefix(2) == ["Int", "IndexPath"]
      && question.node?.ancestor(of: LabeledExprSyntax.self)?.expression.memberName.map {
        ["item", "row", "section"].contains($0)
      } == true
  },
  // missing argument for parameter #2 in call: `XCTAssertEqual(path.count == 1)`
  Certainty(MessageKind.missingArgument) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName
      == "XCTAssertEqual"
  },
  // missing argument label 'rootView:' in call: `UIHostingController(HomeView())`
  Certainty(MessageKind.missingLabels) { question, _ in
    guard let call = question.node?.ancestor(of: FunctionCallExprSyntax.self), call.arguments.count == 1,
      let made = call.calledExpression.simpleName, question.api.topLevel[made] != nil, made != "Text",
      !question.names.declaredTypes.contains(made)
    else { return false }
    return call.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName.map {
      Lexicon.viewEndings.contains(where: $0.hasSuffix)
    } == true
  },
  // '$1' in a closure that names its parameters
  Certainty(MessageKind.parameterBesideNamed) { _, _ in true },
  // cannot convert value of type 'some View' to expected argument type 'Text': `Text(name).padding() + Text(handle)`
  Certainty(MessageKind.wrongType, quotes: 2) { question, _ in
    question.quoted.prefix(2) == ["some View", "Text"]
      && question.node?.ancestor(of: ExprListSyntax.self)?.first?.rootName == "Text"
  },
  // cannot convert value of type 'String' to expected argument type 'PlottableValue<X>': `BarMark(x: months[index], …)`
  Certainty(MessageKind.wrongType, quotes: 2) { question, _ in
    question.quoted[1].hasPrefix("PlottableValue<")
      && ["Double", "Int", "String"].contains(question.quoted[0])
  },
  // unnamed argument #2 must precede argument 'from', of a decoder that is made above
  Certainty(MessageKind.orderOfArguments) { question, hypothesis in
    let base = question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.base
    return base.map {
      $0.simpleName.map { question.names.sources[$0]?.count == 1 } == true
        && !hypothesis.isGuessed($0, in: question.analysis)
    } ?? false
  },
  // type 'SortOrder' has no member 'descending'
  Certainty(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    Lexicon.enumsOfFoundation.contains(question.quoted[0])
  },
  // missing argument for parameter 'in' in call: `Timer.publish(every: 1, on: .main)` of a type of the library's
  Certainty(MessageKind.missingArgument) { question, _ in
    let access = question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)
    return access?.base?.simpleName == "Timer" && access?.declName.baseName.text == "publish"
  },
  // incorrect argument label in call (have '_:primary:detail:'): a closure that no form of the library's view has
  Certainty(MessageKind.wrongLabels) { question, _ in
    guard let call = question.node?.ancestor(of: FunctionCallExprSyntax.self),
      let name = call.calledExpression.simpleName, question.api.views.contains(name),
      !question.names.declaredTypes.contains(name)
    else { return false }
    let known = Set(question.api.initializers(of: name).joined())
    return call.additionalTrailingClosures.contains { !known.contains($0.label.text) }
  },
  // property declares an opaque return type, but has no initializer expression: `let content: some View`
  Certainty(MessageKind.opaqueWithoutValue) { _, _ in true },
  // tuple pattern cannot match values of the non-tuple type 'any Error': `case .failure(let error, let code)`
  Certainty(MessageKind.tupleOfOneValue, quotes: 1) { question, _ in question.quoted[0] == "any Error" },
  // invalid redeclaration of 'settings', two cases of one enum
  Certainty(MessageKind.declaredTwice, quotes: 1) { question, _ in
    question.node?.ancestor(of: EnumCaseDeclSyntax.self) != nil
      && question.node?.ancestor(of: EnumDeclSyntax.self)?.memberBlock.members.compactMap {
        $0.decl.as(EnumCaseDeclSyntax.self)
      }.flatMap(\.elements).filter { $0.name.text == question.quoted[0] && $0.parameterClause == nil }.count
        == 2
  },
  // 'id' must be bound in every pattern: `case .home, .detail(let id):`
  Certainty(MessageKind.boundInOnePattern) { _, _ in true },
  // escaping closure captures 'inout' parameter 'path': `Task { path.append(route) }`
  Certainty(MessageKind.capturedInOut) { question, _ in
    question.node?.ancestor(of: ClosureExprSyntax.self)?.call?.calledExpression.simpleName == "Task"
  },
  // escaping closure captures non-escaping parameter 'done': `DispatchQueue.main.async { done() }` of Foundation's
  Certainty(MessageKind.escapes) { question, hypothesis in
    let access = question.node?.ancestor(of: ClosureExprSyntax.self)?.call?.calledExpression.as(
      MemberAccessExprSyntax.self)
    return access.map {
      Lexicon.callersOfClosures.contains($0.declName.baseName.text)
        && $0.base.map { !hypothesis.isGuessed($0, in: question.analysis) } == true
    } ?? false
  },
  // error is not handled because the enclosing function is not declared 'throws', of a function that is shown
  Certainty(MessageKind.unhandledThrow) { question, _ in
    question.node?.ancestor(of: ThrowStmtSyntax.self)?.isInFunctionThatThrowsNothing ?? false
  },
  // missing return in global function expected to return 'String': its last statement gives one of two values.
  Certainty(MessageKind.missingReturn) { question, _ in
    guard question.node?.ancestor(of: ClosureExprSyntax.self) == nil else { return false }
    let body = question.node?.ancestor(of: FunctionDeclSyntax.self)?.body
    return body?.statements.last?.item.as(SequenceExprSyntax.self)?.elements.contains {
      $0.is(UnresolvedTernaryExprSyntax.self)
    } == true
  },
  // cannot assign to value: 'navigationTitle' is a method
  Certainty(MessageKind.immutable, quotes: 1) { question, _ in
    let target = question.node?.ancestor(of: ExprListSyntax.self)?.first?.as(MemberAccessExprSyntax.self)
    return target.map {
      $0.declName.baseName.text == question.quoted[0] && $0.base?.is(DeclReferenceExprSyntax.self) != true
        && question.api.members["View"]?.contains(question.quoted[0]) == true
    } ?? false
  },
  // contextual closure type '(Trip, Trip) throws -> Bool' expects 2 arguments, but 1 was used: `trips.sorted { trip in … }`
  Certainty(MessageKind.ignoredParameters) { question, _ in
    question.node?.ancestor(of: ClosureExprSyntax.self)?.call.map { call in
      ["sort", "sorted"].contains(call.calleeName) && call.arguments.isEmpty
    } ?? false
  },
  // extraneous argument label 'id:' in call: `proxy.scrollTo(id: row)`; 'name:' in macro expansion: `#Preview(name: "Trip")`
  Certainty(MessageKind.labelToRemove) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calleeName == "scrollTo"
      || question.node?.ancestor(of: MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || question.node?.ancestor(of: MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
  },
  // 'UIViewController' is not convertible to 'DetailViewController', which is not shown, and surely a kind of it
  Certainty(MessageKind.neededCast, quotes: 2) { question, _ in
    let kinds = ["ViewController", "Cell", "View"]
    return question.api.isClass(question.quoted[0])
      && kinds.contains { question.quoted[0].hasSuffix($0) && question.quoted[1].hasSuffix($0) }
  },
  // missing argument label 'displayMode:' in call: `.navigationBarDrawer(.always)`, both of which the library has
  Certainty(MessageKind.missingLabels) { question, _ in
    guard let call = question.node?.ancestor(of: FunctionCallExprSyntax.self), call.arguments.count == 1,
      let made = call.calledExpression.implicitMember?.declName.baseName.text, made != "init",
      let given = call.arguments.first?.expression.implicitMember?.declName.baseName.text
    else { return false }
    return question.api.knowsMember(made) && question.api.knowsMember(given)
      && !question.names.declaredFunctions.contains(made)
  },
  // expected 'else' after 'guard' condition
  Certainty(MessageKind.guardWithoutElse) { _, _ in true },
  // cannot call value of non-function type 'Bool': `app.buttons["Buy"].exists()` of an app that is stated
  Certainty(MessageKind.calledValue, quotes: 1) { question, hypothesis in
    // `field.publisher(for: .editingChanged)` of a field that may be nil, of which Combine makes a publisher
    !question.quoted[0].contains("Publisher")
      && question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.as(
        MemberAccessExprSyntax.self
      )
      .map { access in
        access.base.map {
          question.api.knowsMember(access.declName.baseName.text) && $0.rootName?.hasPrefix("$") != true
            && !hypothesis.isGuessed($0, in: question.analysis)
        } ?? (question.api.topLevel[question.type(0).bareName] != nil)
      } == true
  },
  // incorrect argument label in call (have 'sourceID:namespace:', expected 'sourceID:in:'): `.zoom(…)` of the library's
  Certainty(MessageKind.wrongLabels) { question, _ in
    let access = question.node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)
    return access.map { access in
      access.base == nil && access.declName.baseName.text != "init"
        && !question.names.declaredFunctions.contains(access.declName.baseName.text)
        && question.api.knowsMember(access.declName.baseName.text)
    } ?? false
  },
  // argument 'alignment' must precede argument 'spacing': nobody adds a form with another order.
  Certainty(MessageKind.orderOfArguments) { question, hypothesis in
    question.node?.ancestor(of: FunctionCallExprSyntax.self).map { call in
      call.calledExpression.simpleName.map {
        question.api.topLevel[$0] != nil && !question.names.declaredTypes.contains($0)
          && hypothesis.placeholders.types[$0] == nil
      } ?? question.guardian.isModifier(call)
    } ?? false
  },
  // missing argument label 'path:' in call: `NavigationStack($path) { … }`
  Certainty(MessageKind.missingLabels) { question, _ in
    question.node?.ancestor(of: FunctionCallExprSyntax.self).map { call in
      let name = call.calledExpression.simpleName ?? ""
      return question.api.views.contains(name) && !question.names.declaredTypes.contains(name)
        && call.arguments.first?.expression.simpleName?.hasPrefix("$") == true
    } ?? false
  },
  // cannot assign through subscript: 'keyPath' is a read-only key path, of a parameter that is stated
  Certainty(MessageKind.assignedElement, quotes: 1) { question, _ in
    question.names.statedTypes[question.quoted[0]]?.allSatisfy { $0.isNamed("KeyPath") } ?? false
  },
  // instance method 'decode(_:from:)' requires that 'NavigationPath' conform to 'Decodable', for which it has a type of its own
  Certainty(MessageKind.requiresConformance, quotes: 3) { question, _ in
    question.quoted[1] == "NavigationPath" && ["Decodable", "Encodable"].contains(question.quoted[2])
  },
  // type 'ControlSize' has no member 'big': nobody adds to the cases of an enum, or constants to a truth value.
  Certainty(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    let type = question.type(0).instance.unwrapped.bareName
    return (type == "Bool" || question.api.enums.contains(type))
      && !RealMembers.has(question.quoted[1][...], of: type)
      && question.node?.ancestor(of: MemberAccessExprSyntax.self)?.base == nil && question.quoted[1] != "init"
  },
  // extra argument 'animated' in call: `Text(drink).tag(Drink.tea, animated: true)`. No form of the modifier has the label, and
  // what it is given is a literal.
  Certainty(MessageKind.extraArgument, quotes: 1) { question, hypothesis in
    guard let call = question.node?.ancestor(of: FunctionCallExprSyntax.self), question.isGivenLiteral,
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      base.rootName.map(question.api.views.contains) == true
    else { return false }
    let label = question.quoted[0]
    let known = question.guardian.labels(ofModifier: call.calleeName)
    return call.arguments.contains { $0.label?.text == label && $0.expression.literalType != nil }
      && !known.isEmpty && !known.contains(label)
      && !question.names.declaredFunctions.contains(call.calleeName)
      && hypothesis.facts.absentModules.isEmpty
  },
  // cannot use mutating member on immutable value: 'path' is a 'let' constant, of a library's type, as `let path =
  // NavigationPath()` shows
  Certainty(MessageKind.immutable, quotes: 1) { question, _ in question.changesConstantOfLibrary },
  // cannot convert value of type 'UIHostingController<Board>' to expected argument type 'UIView', of a local value that is one
  Certainty(MessageKind.wrongType, quotes: 2) { question, _ in
    question.controllerForView != nil
  },
  // cannot convert value of type '()' to expected argument type '() -> Void': `onDismiss: reload()` of a function that is shown
  Certainty(MessageKind.wrongType, quotes: 2) { question, _ in question.callsShownFunctionAtOnce },
  // function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying
  // types: `return HomeScreen()` beside `return Settings()`
  Certainty(MessageKind.differentReturns) { question, _ in question.returnsTypesOfDifferentNames },
  // tuple pattern has the wrong length for tuple type '(id: Int)', of a case that is shown
  Certainty(MessageKind.tupleOfOtherLength) { question, _ in question.valuesOfCase != nil },
  // type 'ProfileTab' does not conform to protocol 'View': `var body: any View`
  Certainty(MessageKind.missingRequirement, quotes: 2) { question, _ in question.bodyOfAnyView != nil },
]

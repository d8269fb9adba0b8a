import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// A row of the table of tellings: what authors read where the compiler's message does not name the cause.
struct Telling: Sendable {
  enum Told {
    /// The row has nothing to say. The next row is asked; after the last row, authors read the message itself.
    case unchanged
    /// Authors read nothing about this message, because another message names the cause.
    case nothing
    case instead(CompiledProgram.Finding)

    /// The finding, if there is one. It is as doubtful as the message that it replaces.
    static func asDoubtful(
      _ finding: CompiledProgram.Finding?, _ question: Question, _ attempt: Attempt
    ) -> Told {
      guard var finding else { return .unchanged }
      finding.isDoubtful = question.isDoubtful(attempt.hypothesis)
      return .instead(finding)
    }
  }

  /// Identifiers of the messages that the row is for; nil for all messages.
  let kinds: Set<String>?
  /// How many quoted texts the message must have.
  let quotes: Int
  let tell: @Sendable (Question, Attempt) -> Told

  init(_ kinds: Set<String>?, quotes: Int = 0, _ tell: @escaping @Sendable (Question, Attempt) -> Told) {
    self.kinds = kinds
    self.quotes = quotes
    self.tell = tell
  }
}

/// The second part of the table of answers, for messages that no guess removes. A new row needs a mistake with its
/// exact text in `Tests/HandbookSnippetsTests/Mistakes`.
let tellings: [Telling] = [
  Telling(MessageKind.placeholder) { _, _ in .nothing },
  // invalid redeclaration of synthesized property '_isOn': `@AppStorage("on") var isOn` of an `@Observable` class. Where
  // `isOn` is declared twice, too, that alone is told.
  Telling(MessageKind.storageDeclaredTwice, quotes: 1) { question, attempt in
    if attempt.outcome.errors.contains(where: {
      $0.isOf(MessageKind.declaredTwice) && $0.line == question.message.line
    }) {
      return .nothing
    }
    return question.wrapperInObservable.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type 'ReferenceWritableKeyPath<Profile, Published<String>>' …: inside the expansion of `@Observable`,
  // because of a `@Published` of which another message speaks
  Telling(nil) { question, attempt in
    let isExplained = attempt.outcome.errors.contains { $0.isOf(MessageKind.storageDeclaredTwice) }
    return question.message.isInExpansion && isExplained ? .nothing : .unchanged
  },
  // cannot find '_trips' in scope: inside the expansion of a macro, where authors cannot look. Another error is about
  // the snippet itself.
  Telling(nil) { question, attempt in
    guard question.message.kind == .error, question.message.isInExpansion else { return .unchanged }
    return attempt.outcome.errors.contains { !$0.isInExpansion } ? .nothing : .unchanged
  },
  // A macro is expanded at its use, and where it is attached. An error in its argument appears in both, and is
  // reported once.
  Telling(nil) { question, attempt in
    guard question.message.kind == .error, question.node?.isAttributeName ?? true else { return .unchanged }
    let isRepeated = attempt.outcome.errors.contains { other in
      other != question.message && other.text == question.message.text
        && question.source.place(line: other.line, column: other.column)
          .flatMap(question.analysis.node)?.isAttributeName == false
    }
    return isRepeated ? .nothing : .unchanged
  },
  // '@Observable' cannot be applied to struct type 'Store': errors in its expansion follow from that.
  Telling(MessageKind.failedExpansion) { _, attempt in
    attempt.outcome.errors.allSatisfy { $0.isOf(MessageKind.failedExpansion) } ? .unchanged : .nothing
  },
  // `@Environment(\.colorShceme)`: the compiler only says that nothing fits.
  Telling(nil) { question, attempt in
    guard question.message.kind == .error, let place = question.place,
      let key = question.node?.environmentKey,
      let near = attempt.hypothesis.facts.nearMisses[key.text]
    else { return .unchanged }
    return .instead(
      CompiledProgram.Finding(
        isError: true, text: "value of type 'EnvironmentValues' has no member '\(key.text)'",
        place: question.analysis.place(ofByte: key.bytes.lowerBound, in: place.piece),
        length: key.text.utf8.count,
        notes: [], suggestion: near))
  },
  // instance method 'id' requires that 'Product' conform to 'View': in `products.first.id`, the author means the `id`
  // of the element, and the compiler finds the modifier that an optional view has.
  Telling(MessageKind.requiresConformance, quotes: 1) { question, _ in
    guard question.quoted.last == "View", let optional = question.statedOptional,
      let access = question.node?.ancestor(of: MemberAccessExprSyntax.self),
      ExprSyntax(access).callOfCallee == nil, var finding = question.finding()
    else { return .unchanged }
    let member = access.declName.baseName.text
    finding.text = "value of optional type '\(optional)' must be unwrapped to refer to member '\(member)'"
    finding.notes = []
    return .instead(finding)
  },
  // no exact matches in call to initializer: `task = Task { try await load() }` of a `Task<Void, Never>`
  Telling(MessageKind.noMatch) { question, _ in question.taskThatThrows.map { .instead($0) } ?? .unchanged },
  // value of type 'Player' has no member '$isMuted': `player.$isMuted` of an `@Observable` class
  Telling(MessageKind.unknownMember, quotes: 2) { question, _ in
    question.bindingOfObservable.map { .instead($0) } ?? .unchanged
  },
  // function declares an opaque return type, but has no return statements: `var badge: some View { if isNew { Text("New") } }`
  Telling(MessageKind.noUnderlyingType) { question, _ in
    question.viewUnderCondition.map { .instead($0) } ?? .unchanged
  },
  // class 'Cart' has no initializers: `var coupon: String`
  Telling(MessageKind.noInitializer, quotes: 1) { question, attempt in
    attempt.outcome.errors.contains { $0.isOf(MessageKind.wrapperOfComputed) }
      ? .unchanged : .asDoubtful(question.propertyWithoutValue, question, attempt)
  },
  // class 'Order' has no initializers, because a computed property has a wrapper, as another message says
  Telling(MessageKind.noInitializer) { _, attempt in
    attempt.outcome.errors.contains { $0.isOf(MessageKind.wrapperOfComputed) } ? .nothing : .unchanged
  },
  // extraneous argument label 'top:' in call: `.padding(top: 24)`
  Telling(MessageKind.labelToRemove.union(MessageKind.wrongLabels).union(MessageKind.extraArgument)) {
    question, attempt in
    .asDoubtful(question.edgeAsLabel, question, attempt)
  },
  // referencing instance method 'font' on 'Optional' requires that 'UILabel' conform to 'View': `button.titleLabel.font = bold`
  Telling(MessageKind.requiresConformance, quotes: 4) { question, _ in
    guard question.quoted[1] == "Optional", question.quoted[3] == "View", var finding = question.finding(),
      let access = question.node?.ancestor(of: MemberAccessExprSyntax.self), let base = access.base
    else { return .unchanged }
    finding.text =
      "value of optional type '\(question.quoted[2])?' must be unwrapped to refer to member '\(question.quoted[0])'"
    finding.suggestion = "\(base.trimmedDescription)?.\(access.declName.baseName.text)"
    finding.notes = []
    return .instead(finding)
  },
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, attempt in
    question.quoted[0].hasPrefix("(")
      && attempt.outcome.errors.contains {
        $0.line == question.message.line && $0.isOf(MessageKind.requiresConformance)
          && $0.quoted.dropFirst().first == "Optional"
      }
      ? .nothing : .unchanged
  },
  // method 'refresh()' must be declared fileprivate because it matches a requirement in fileprivate protocol 'Refreshable': of
  // which only the check made it so
  Telling(MessageKind.hiddenWitness, quotes: 2) { question, _ in
    guard var finding = question.finding() else { return .unchanged }
    let isPrivate = question.node?.ancestor(of: MemberBlockItemSyntax.self)?.decl
      .asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["private", "fileprivate"].contains($0.name.text) }
    finding.text =
      "'\(question.quoted[0])' meets a requirement of '\(question.quoted[1])', so it must be as visible as that is; "
      + (isPrivate == true ? "leave out 'private'" : "write 'public'")
    finding.notes = []
    return .instead(finding)
  },
  // type '()' cannot conform to 'RandomAccessCollection': `ForEach(trips, id: .id)`, as another message says
  Telling(MessageKind.nothingConforms, quotes: 1) { question, attempt in
    question.quoted[0] == "()"
      && attempt.outcome.errors.contains {
        $0.line == question.message.line && $0.isOf(MessageKind.unknownStaticMember)
          && $0.quoted.first?.contains("KeyPath<") == true
      }
      ? .nothing : .unchanged
  },
  // reference to member 'fit' cannot be resolved without a contextual type: `.aspectRatio(.fit)`, where a label is missing
  Telling(MessageKind.unknownContext) { question, attempt in
    question.labelOfChoice(in: attempt).map { .instead($0) } ?? .unchanged
  },
  Telling(MessageKind.missingArgument, quotes: 1) { question, attempt in
    attempt.outcome.errors.contains {
      $0.isOf(MessageKind.unknownContext) && $0.line == question.message.line
        && $0.column < question.message.column
    } && question.givesOneChoice ? .nothing : .unchanged
  },
  // type 'ShapeStyle' has no member 'brand', which the document adds to `Color`
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    guard ["ShapeStyle", "View"].contains(question.quoted[0]),
      question.names.declaredMembers["Color"]?.contains(question.quoted[1]) == true,
      var finding = question.finding()
    else { return .unchanged }
    finding.text =
      "'\(question.quoted[1])' is a member of 'Color' alone; where any style may stand, its type must be named"
    finding.suggestion = "Color.\(question.quoted[1])"
    return .instead(finding)
  },
  // switch must be exhaustive, and what it lacks is in a note
  Telling(MessageKind.notExhaustive) { question, attempt in
    let lacking = question.message.notes.filter { $0.isOf(MessageKind.missingCase) }
      .compactMap { quotedTexts(of: $0.text).first }
    guard !lacking.isEmpty, !lacking.contains(".some(_)"), var finding = question.finding() else {
      return .unchanged
    }
    let cases = lacking.map { "'\($0)'" }.joined(separator: ", ")
    finding.text = "this 'switch' lacks \(cases)"
    finding.notes = []
    return .asDoubtful(finding, question, attempt)
  },
  // cannot use mutating member on immutable value: 'self' is immutable: `func add(_ item: String) { items.append(item) }`
  Telling(MessageKind.immutable) { question, _ in
    question.methodThatIsNotMutating.map { .instead($0) } ?? .unchanged
  },
  // cannot assign value of type 'Coordinator' to type '(any UISearchBarDelegate)?', of a class that is shown
  Telling(MessageKind.wrongAssignment, quotes: 2) { question, attempt in
    .asDoubtful(question.delegateOfKind ?? question.classWithoutDelegate, question, attempt)
  },
  // return from initializer without initializing all stored properties
  Telling(MessageKind.unsetProperties) { question, attempt in
    let unset = question.message.notes.compactMap { quotedTexts(of: $0.text).first }
    guard let first = unset.first, var finding = question.finding() else { return .unchanged }
    finding.text = "the initializer ends before '\(first)' has a value"
    finding.notes = []
    return .asDoubtful(finding, question, attempt)
  },
  // 'Host' declares raw type 'Int', but does not conform to RawRepresentable: a raw value is of another type.
  Telling(MessageKind.lacksRawValues) { _, attempt in
    attempt.outcome.errors.contains { $0.isOf(MessageKind.wrongRawValue) } ? .nothing : .unchanged
  },
  // cannot convert value of type 'Published<Bool>.Publisher' …: `.assign(to: &$isValid, on: self)`
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.targetOfTwoForms.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type '[String]' to expected argument type 'Published<…>.Publisher': `.assign(to: &results)`
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.propertyForPublisher.map { .instead($0) } ?? .unchanged
  },
  // missing argument for parameter #1 in call: `.confirmationDialog(isPresented: $isShown) { … }`
  Telling(MessageKind.missingArgument) { question, attempt in
    .asDoubtful(question.dialogWithoutTitle, question, attempt)
  },
  // instance member 'shared' cannot be used on type 'Links': `let shared = Links()`
  Telling(MessageKind.typeInsteadOfValue, quotes: 2) { question, _ in
    question.sharedThatIsNotStatic.map { .instead($0) } ?? .unchanged
  },
  // failed to produce diagnostic for expression: `XCTAssertEqual(path.count, "1")`
  Telling(MessageKind.undiagnosed) { question, attempt in
    .asDoubtful(question.valuesOfTwoTypes, question, attempt)
  },
  // type 'Any' cannot conform to 'PersistentModel': `context.fetch(Trip.self)`
  Telling(MessageKind.nothingConforms, quotes: 2) { question, _ in
    question.quoted[0] == "Any" && question.modelForDescriptor != nil ? .nothing : .unchanged
  },
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.modelForDescriptor.map { .instead($0) } ?? .unchanged
  },
  // type '()' cannot conform to 'View': `Card { Text("a"); Text("b") }` of a `Card` whose closure is no view builder
  Telling(MessageKind.nothingConforms, quotes: 2) { question, _ in
    question.closureWithoutBuilder.map { .instead($0) } ?? .unchanged
  },
  // type 'MockSession' does not conform to protocol 'SessionProviding': `let isLoggedIn = true`
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.propertyThatIsFixed.map { .instead($0) } ?? .unchanged
  },
  // cannot assign value of type 'NavigationStack<…>' to type 'UIViewController'
  Telling(MessageKind.wrongAssignment, quotes: 2) { question, _ in
    question.viewForController.map { .instead($0) } ?? .unchanged
  },
  // value of type 'Cart?' has no member 'items': `{ [weak self] items in self.items = items }`
  Telling(MessageKind.unknownMember.union(MessageKind.neededOptional), quotes: 1) { question, _ in
    question.selfThatMayBeNil.map { .instead($0) } ?? .unchanged
  },
  // call can throw, but the error is not handled: `for await line in url.lines`
  Telling(MessageKind.unhandledCall) { question, attempt in
    .asDoubtful(question.loopThatMayFail, question, attempt)
  },
  // cannot convert value of type 'any Error' to expected argument type 'Never': `continuation.resume(throwing: error)`
  Telling(MessageKind.wrongType, quotes: 2) { question, attempt in
    .asDoubtful(question.continuationThatNeverFails, question, attempt)
  },
  // actor-isolated property 'points' can not be mutated from a nonisolated context: `await board.points = 0`
  Telling(MessageKind.isolation) { question, _ in
    question.message.kind == .error
      ? question.changeFromOutside.map { .instead($0) } ?? .unchanged : .unchanged
  },
  // referencing instance method 'sink(receiveValue:)' on 'Publisher' requires the types 'URLError' and 'Never' be equivalent
  Telling(MessageKind.differentTypes, quotes: 4) { question, attempt in
    .asDoubtful(question.publisherThatMayFail, question, attempt)
  },
  // cannot convert return expression of type '_Transform<Bool, Never>' to return type 'AnyPublisher<Bool, Never>'
  Telling(MessageKind.wrongType.union(MessageKind.wrongAssignment), quotes: 2) { question, attempt in
    .asDoubtful(question.publisherOfOwnType, question, attempt)
  },
  // type 'Scheduler' has no member 'main': `.receive(on: .main)`
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    question.schedulerWithoutType.map { .instead($0) } ?? .unchanged
  },
  // contextual closure type '@Sendable () async -> Int?' expects 0 arguments: `AsyncStream { continuation in … }`
  Telling(MessageKind.ignoredParameters) { question, attempt in
    .asDoubtful(question.methodOfNoContinuation, question, attempt)
  },
  // cannot assign value of type '[Any]' to type 'NavigationPath': `path = []`
  Telling(MessageKind.wrongAssignment, quotes: 2) { question, attempt in
    .asDoubtful(question.listForPath, question, attempt)
  },
  // type 'Article' does not conform to protocol 'Decodable': a property has no case in its `CodingKeys`.
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.propertyWithoutKey.map { .instead($0) } ?? .unchanged
  },
  // type 'Stopwatch' does not conform to protocol 'Resettable': `mutating func reset()`
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.methodThatChanges.map { .instead($0) } ?? .unchanged
  },
  // missing argument label 'inMemory:' in call: `.modelContainer(for: Note.self, Tag.self)`; 'content:': `.overlay(alignment:
  // .top, Badge())`; `Section("Sound") { … } footer: { … }`
  Telling(MessageKind.missingLabels, quotes: 1) { question, attempt in
    .asDoubtful(
      question.typesOfContainer ?? question.valueForLastClosure ?? question.titleBesideFooter, question,
      attempt)
  },
  // extraneous argument label 'delete:' in macro expansion: `@Relationship(delete: .cascade)`
  Telling(MessageKind.labelToRemove.union(MessageKind.wrongLabels), quotes: 1) { question, _ in
    question.labelOfMacro.map { .instead($0) } ?? .unchanged
  },
  // type '()' cannot conform to 'RandomAccessCollection': `List(names.sort(), id: \.self) { … }`
  Telling(MessageKind.nothingConforms, quotes: 1) { question, _ in
    question.quoted[0] == "()" ? question.changeForList.map { .instead($0) } ?? .unchanged : .unchanged
  },
  // generic parameter 'Element' could not be inferred: another message is about the argument of `@Query(filter: …)`
  Telling(MessageKind.openGeneric) { question, attempt in
    guard let attribute = question.node?.ancestor(of: AttributeSyntax.self), question.textForKeyPath == nil
    else { return .unchanged }
    let isExplained = attempt.outcome.errors.contains { other in
      other.isOf(MessageKind.wrongType)
        && question.source.place(line: other.line, column: other.column).flatMap(question.analysis.node)?
          .ancestor(of: AttributeSyntax.self)?.id == attribute.id
    }
    return isExplained ? .nothing : .unchanged
  },
  // cannot convert value of type 'UITableViewCell' to type 'MessageCell' in coercion
  Telling(MessageKind.neededCast, quotes: 2) { question, attempt in
    .asDoubtful(question.castThatMayFail, question, attempt)
  },
  // extra argument in call: `NSLayoutConstraint.activate(top, bottom)`
  Telling(MessageKind.extraArgument) { question, _ in
    question.listOfConstraints.map { .instead($0) } ?? .unchanged
  },
  // incorrect argument label in call (have '_:specifier:', expected '_:default:'): `let text = "\(price, specifier: "%.2f")"`
  Telling(MessageKind.wrongLabels, quotes: 2) { question, attempt in
    .asDoubtful(question.specifierOfText, question, attempt)
  },
  // no exact matches in reference to operator function '+': `values.reduce(.zero, +)` of any type
  Telling(MessageKind.noMatch, quotes: 1) { question, attempt in
    .asDoubtful(question.operatorForAnyType, question, attempt)
  },
  // function declares an opaque return type, but the return statements do not have matching underlying types: a view builder
  // with `return`
  Telling(MessageKind.differentReturns) { question, attempt in
    question.returnInBuilder(in: attempt).map { .instead($0) } ?? .unchanged
  },
  // closure containing control flow statement cannot be used with result builder 'LinesBuilder': `if` without `else`
  Telling(MessageKind.loopAmongViews) { question, _ in
    question.lackOfBuilder.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>': `isPresented: !$isSignedIn`
  Telling(MessageKind.wrongType, quotes: 2) { question, attempt in
    .asDoubtful(question.negatedBinding, question, attempt)
  },
  // function declares an opaque return type, but has no return statements: two views without a builder
  Telling(MessageKind.noUnderlyingType) { question, attempt in
    .asDoubtful(question.severalViews, question, attempt)
  },
  // cannot infer key path type from context: `trips.sorted(by: \.date)`
  Telling(MessageKind.openKeyPath) { question, attempt in
    .asDoubtful(question.pathForComparison, question, attempt)
  },
  // failed to produce diagnostic for expression: `decode(User.self, from: data)` of `func decode<T>(_ type: T, …)`
  Telling(MessageKind.undiagnosed) { question, attempt in
    .asDoubtful(question.typeForValue, question, attempt)
  },
  // non-expression branch of 'switch' expression may only end with a 'throw'
  Telling(MessageKind.severalStatements, quotes: 1) { question, _ in
    guard var finding = question.finding() else { return .unchanged }
    finding.text =
      "each branch of '\(question.quoted[0])' that gives a value is one expression, and this one has several statements"
    return .instead(finding)
  },
  // binary operator '+' cannot be applied to operands of type 'MoveTransition' …: `.transition(.move(edge: .top) + .opacity)`
  Telling(MessageKind.wrongOperands.union(MessageKind.sameOperands), quotes: 1) { question, _ in
    guard question.quoted[0] == "+",
      let call = question.node?.ancestor(
        of: FunctionCallExprSyntax.self, where: { $0.calleeName == "transition" }),
      let sum = call.arguments.first,
      var finding = question.finding(
        "'combined(with:)' joins transitions, and not '+'", at: sum)
    else { return .unchanged }
    finding.notes = []
    return .instead(finding)
  },
  // type 'AccentKey' does not conform to protocol 'EnvironmentKey': `let defaultValue = 3`, which is not static
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.memberThatIsNotStatic.map { .instead($0) } ?? .unchanged
  },
  // type 'Exercise' does not conform to protocol 'Identifiable'
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.missingIdentity.map { .instead($0) } ?? .unchanged
  },
  // type 'User' does not conform to protocol 'Decodable': a case of its `CodingKeys` is no property.
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.keyOfNoProperty.map { .instead($0) } ?? .unchanged
  },
  // missing argument for parameter #1 in call: `Button { save() }`
  Telling(MessageKind.missingArgument.union(MessageKind.noMatch)) { question, _ in
    question.viewWithoutLabel.map { .instead($0) } ?? .unchanged
  },
  // incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:'): `@Binding var isOn = false`
  Telling(MessageKind.wrongLabels.union(MessageKind.extraArgument).union(MessageKind.wrongInitialValue)) {
    question, _ in
    question.valueOfWrapperWithout.map { .instead($0) } ?? .unchanged
  },
  // missing argument label 'selection:' in call: `.presentationDetents(.medium, .large)`
  Telling(MessageKind.missingLabels.union(MessageKind.extraArgument)) { question, attempt in
    .asDoubtful(question.choicesOfSet, question, attempt)
  },
  // type 'Book' does not conform to protocol 'PersistentModel': `@Query var books: [Book]`
  Telling(MessageKind.requiresConformance.union(MessageKind.lacksConformance), quotes: 2) {
    question, attempt in
    guard question.quoted.last == "PersistentModel", var finding = question.finding(),
      question.names.declaredTypes.contains(question.type(question.quoted.count - 2).bareName)
    else { return .unchanged }
    finding.text =
      "'\(question.quoted[question.quoted.count - 2])' is no model: what is stored and fetched is a class with '@Model'"
    finding.suggestion = "@Model final class \(question.quoted[question.quoted.count - 2])"
    finding.notes = []
    finding.isDoubtful = question.isDoubtful(attempt.hypothesis)
    return .instead(finding)
  },
  // cannot convert parent type 'FocusState<Field?>' to expected type 'FocusState<Bool>': `.focused($field)`
  Telling(MessageKind.wrongParent, quotes: 2) { question, _ in
    guard question.quoted[1] == "FocusState<Bool>", question.quoted[0].hasPrefix("FocusState<"),
      var finding = question.finding()
    else { return .unchanged }
    finding.text = "'focused' without 'equals:' takes the focus of a 'Bool'; this one says which field has it"
    finding.suggestion = "equals:"
    finding.notes = []
    return .instead(finding)
  },
  // type 'Difficulty' has no member 'allCases'
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    guard question.quoted[1] == "allCases", question.names.declaredTypes.contains(question.quoted[0]),
      var finding = question.finding()
    else { return .unchanged }
    finding.text += ", which 'CaseIterable' would give it"
    finding.suggestion = "\(question.quoted[0]): CaseIterable"
    return .instead(finding)
  },
  // cannot use mutating getter on immutable value: 'self' is immutable: a `lazy var` of a view
  Telling(MessageKind.changingGetter) { question, _ in
    question.lazyPropertyOfView.map { .instead($0) } ?? .unchanged
  },
  // for-in loop requires 'AsyncStream<Int>' to conform to 'Sequence'
  Telling(MessageKind.loop, quotes: 2) { question, attempt in
    guard question.quoted[1] == "Sequence", Lexicon.asyncSequences.contains(question.type(0).bareName),
      var finding = question.finding()
    else { return .unchanged }
    finding.text = "the elements of '\(question.quoted[0])' arrive one by one, so the loop must wait for each"
    finding.suggestion = "for await"
    finding.isDoubtful = question.isDoubtful(attempt.hypothesis)
    return .instead(finding)
  },
  // no 'prefix' candidates produce the expected contextual result type 'String'
  Telling(MessageKind.noResult, quotes: 2) { question, attempt in
    guard ["prefix", "suffix", "dropFirst", "dropLast"].contains(question.quoted[0]),
      question.quoted[1] == "String",
      let call = question.node?.ancestor(of: FunctionCallExprSyntax.self), var finding = question.finding()
    else { return .unchanged }
    finding.text = "'\(question.quoted[0])' of a text gives a 'Substring'"
    finding.suggestion = "String(\(call.trimmedDescription))"
    finding.notes = []
    finding.isDoubtful = question.isDoubtful(attempt.hypothesis)
    return .instead(finding)
  },
  // cannot convert value of type '() -> ()' to expected argument type 'Selector'
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    guard question.quoted[1] == "Selector", question.quoted[0].hasPrefix("("),
      let given = question.node?.ancestor(of: LabeledExprSyntax.self)?.expression,
      var finding = question.finding()
    else { return .unchanged }
    finding.text = "a selector names a method for Objective-C; this is the method itself"
    finding.suggestion = "#selector(\(given.trimmedDescription))"
    return .instead(finding)
  },
  // errors thrown from here are not handled: in `var latest: Data { try load() }`
  Telling(MessageKind.unhandledTry) { question, _ in
    question.tryInGetter.map { .instead($0) } ?? .unchanged
  },
  // extra argument 'height' in call: `.frame(maxWidth: .infinity, height: 50)`
  Telling(MessageKind.extraArgument) { question, attempt in
    .asDoubtful(question.framesInOne, question, attempt)
  },
  // left side of mutating operator isn't mutable: 'self' is immutable: `glasses += 1` in a view
  Telling(MessageKind.immutable.union(MessageKind.setOfReadOnly), quotes: 1) { question, _ in
    question.changeOfPlainProperty.map { .instead($0) } ?? .unchanged
  },
  // generic struct 'StateObject' requires that 'TripModel' conform to 'ObservableObject', which is '@Observable'
  Telling(MessageKind.requiresConformance, quotes: 3) { question, _ in
    question.wrapperOfOtherModel.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type 'Binding<Bool>' to expected argument type 'Binding<Item?>': `.sheet(item: $isShown)`
  Telling(MessageKind.wrongType, quotes: 2) { question, attempt in
    .asDoubtful(
      question.labelOfPresentation ?? question.publisherForBinding ?? question.placesForPlace, question,
      attempt)
  },
  // cannot convert value of type 'UIHostingController<Board>' to expected argument type 'UIView': `view.addSubview(host)`
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.controllerForView.map { .instead($0) } ?? .unchanged
  },
  // tuple pattern has the wrong length for tuple type '(id: Int)': `case .user(let id, let name)`
  Telling(MessageKind.tupleOfOtherLength) { question, _ in
    question.valuesOfCase.map { .instead($0) } ?? .unchanged
  },
  // type 'ProfileTab' does not conform to protocol 'View': `var body: any View`
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.bodyOfAnyView.map { .instead($0) } ?? .unchanged
  },
  // missing argument for parameter #1 in call: `NavigationLink(value: route)`
  Telling(MessageKind.missingArgument) { question, attempt in
    .asDoubtful(question.closureThatIsMissing, question, attempt)
  },
  // cannot convert value of type '()' to expected argument type '() -> Void': `Button("Save", action: save())`
  Telling(MessageKind.wrongType, quotes: 2) { question, attempt in
    .asDoubtful(question.callForFunction, question, attempt)
  },
  // cannot convert value of type '[Song]' to expected argument type 'Binding<C>': `ForEach(songs, id: \.identifier)`. That
  // the root of the key path is unknown follows from it.
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.idThatNoElementHas.map { .instead($0) } ?? .unchanged
  },
  Telling(MessageKind.openKeyPath) { question, attempt in
    attempt.outcome.errors.contains { $0.line == question.message.line && $0.isOf(MessageKind.wrongType) }
      ? .nothing : .unchanged
  },
  // expected member name or initializer call after type name: `.navigationDestination(for: Trip)`
  Telling(MessageKind.typeWithoutSelf) { question, _ in
    question.typeWithoutSelf.map { .instead($0) } ?? .unchanged
  },
  // 'PriceLabel' initializer is inaccessible due to 'private' protection level
  Telling(MessageKind.inaccessible, quotes: 1) { question, _ in
    question.propertyThatHidesInitializer.map { .instead($0) } ?? .unchanged
  },
  // cannot assign value of type 'Binding<Bool>' to type 'Bool': `self.isMuted = isMuted`
  Telling(MessageKind.wrongAssignment, quotes: 2) { question, _ in
    question.bindingForItsValue.map { .instead($0) } ?? .unchanged
  },
  // method does not override any method from its superclass: `override func viewWillAppear()`
  Telling(MessageKind.overridesNothing) { question, attempt in
    .asDoubtful(question.formThatIsOverridden, question, attempt)
  },
  // branches have mismatching types 'Text' and 'Image': `func screen() -> some View { switch route { … } }`
  Telling(MessageKind.differentBranches) { question, _ in
    question.branchesOfFunction.map { .instead($0) } ?? .unchanged
  },
  // function declares an opaque return type 'some View', but the return statements do not have matching underlying types
  Telling(MessageKind.differentReturns) { question, _ in
    question.returnsOfDifferentViews.map { .instead($0) } ?? .unchanged
  },
  // type 'any View' cannot conform to 'View': `func body(content: View)` of a modifier, of which another message says why
  Telling(MessageKind.nothingConforms, quotes: 2) { question, attempt in
    question.quoted[0] == "any View"
      && attempt.outcome.errors.contains {
        $0.isOf(MessageKind.missingRequirement) && $0.quoted.last == "ViewModifier"
      }
      ? .nothing : .unchanged
  },
  // type 'SettingsView.Type' cannot conform to 'View'
  Telling(MessageKind.nothingConforms, quotes: 2) { question, attempt in
    .asDoubtful(question.typeForView, question, attempt)
  },
  // 'weak' must not be applied to non-class-bound 'any CartDelegate'
  Telling(MessageKind.ownedContract) { question, _ in
    question.contractOfObjects.map { .instead($0) } ?? .unchanged
  },
  // converting non-escaping parameter 'completion' to generic parameter 'Element' may allow it to escape
  Telling(MessageKind.escapes, quotes: 2) { question, attempt in
    guard var finding = question.keptParameter else { return .unchanged }
    // The unknown attribute of `then: @escape () -> Void` is told.
    if attempt.hypothesis.facts.nearMisses.values.contains("escaping") { return .nothing }
    finding.isDoubtful = question.isDoubtful(attempt.hypothesis)
    return .instead(finding)
  },
  // binary operator '+' cannot be applied to two 'T' operands
  Telling(MessageKind.sameOperands, quotes: 2) { question, attempt in
    .asDoubtful(question.operatorOfAnyType, question, attempt)
  },
  // closure containing control flow statement cannot be used with result builder 'ViewBuilder': `for tag in tags { … }`
  Telling(MessageKind.loopAmongViews) { question, _ in
    guard question.node?.as(TokenSyntax.self)?.tokenKind == .keyword(.for),
      question.quoted.last == "ViewBuilder",
      var finding = question.finding()
    else { return .unchanged }
    finding.text = "a loop is not a 'View'; 'ForEach' makes a view of each element"
    finding.notes = []
    return .instead(finding)
  },
  // type 'Route' does not conform to protocol 'Equatable': what is hashable is equatable, and nobody wrote that it is.
  Telling(MessageKind.missingRequirement, quotes: 2) { question, attempt in
    question.isSaidOfLargerContract(in: attempt) ? .nothing : .unchanged
  },
  // type 'CardModifier' does not conform to protocol 'ViewModifier': `func body(content: View) -> some View`
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.contentOfModifier.map { .instead($0) } ?? .unchanged
  },
  // type '()' cannot conform to 'View': `var header: some View { if isOn { title } else { logo } }`
  Telling(MessageKind.nothingConforms) { question, _ in
    question.branchesWithoutBuilder.map { .instead($0) } ?? .unchanged
  },
  // type 'KeyPath<String, ID>' has no member 'self': `List(tags, id: .self)`
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    question.pathWithoutBackslash.map { .instead($0) } ?? .unchanged
  },
  // cannot assign to property: 'id' is a 'let' constant: `items.removeAll { $0.id = id }`
  Telling(MessageKind.closureResult.union(MessageKind.immutable).union(MessageKind.setOfReadOnly)) {
    question, _ in
    question.assignmentForComparison.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type 'Note.Type' to expected argument type 'ModelContainer': `.modelContainer(Note.self)`
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.labelOfModels.map { .instead($0) } ?? .unchanged
  },
  // cannot find '$model' in scope: `let model: Model` has no wrapper that makes a binding.
  Telling(MessageKind.unseen, quotes: 1) { question, _ in
    question.bindingOfPlainProperty.map { .instead($0) } ?? .unchanged
  },
  // cannot find 'message' in scope: `if case .failed(message) = state { Text(message) }`
  Telling(MessageKind.unseen, quotes: 1) { question, _ in
    guard question.analysis.lacksLet(question.quoted[0]), var finding = question.finding() else {
      return .unchanged
    }
    finding.text += "; a pattern that names what it finds needs 'let'"
    finding.suggestion = "let \(question.quoted[0])"
    return .instead(finding)
  },
  // cannot find 'item' in scope: it is declared, but its scope does not include this place.
  Telling(MessageKind.unseen, quotes: 1) { question, _ in
    guard let place = question.place, let token = question.declarationOutOfScope(of: question.quoted[0]),
      var finding = question.finding()
    else { return .unchanged }
    if question.message.isOf(MessageKind.hiddenByAnother) {
      finding.text = "cannot find '\(question.quoted[0])' in scope"
    }
    finding.notes = [
      .init(
        text: "this '\(question.quoted[0])' is known only to the lines it is declared for",
        place: question.analysis.place(ofByte: token.bytes.lowerBound, in: place.piece))
    ]
    return .instead(finding)
  },
  // value of type 'ShopModel' has no dynamic member 'load' using key path from root type 'ShopModel'
  Telling(MessageKind.unknownDynamicMember, quotes: 3) { question, _ in
    guard question.quoted[0] == question.quoted[2], var finding = question.finding() else {
      return .unchanged
    }
    finding.text = "value of type '\(question.quoted[0])' has no member '\(question.quoted[1])'"
    return .instead(finding)
  },
  // 'length' is deprecated: 'NSString' has it, and 'String' has not: only on Linux does the compiler find it in a `String`.
  // An extension that is not shown may have it, but nobody adds a property `lowercased`.
  Telling(MessageKind.deprecated, quotes: 3) { question, _ in
    guard question.quoted[1] == "NSString", question.quoted[2] == "String", var finding = question.finding()
    else { return .unchanged }
    let name = question.quoted[0]
    finding.isError = true
    if Lexicon.methodsWithoutArguments.contains(name) {
      finding.text = "'\(name)' is a method that is not called"
      finding.suggestion = "\(name)()"
    } else {
      finding.text = "value of type 'String' has no member '\(name)'"
      finding.suggestion = name == "length" ? "count" : nil
      finding.isDoubtful = true
    }
    return .instead(finding)
  },
  // value of type 'some View' has no member 'resizable': only images have it.
  Telling(MessageKind.unknownMember, quotes: 2) { question, attempt in
    guard let owner = question.ownerOfModifier, var finding = question.finding() else { return .unchanged }
    finding.text += ": it is a modifier of '\(owner)'"
    let access = question.node?.ancestor(of: MemberAccessExprSyntax.self) {
      $0.declName.baseName.text == question.quoted[1]
    }
    finding.isDoubtful =
      access?.base?.as(SubscriptCallExprSyntax.self).map {
        attempt.hypothesis.isGuessed($0.calledExpression, in: question.analysis)
      } ?? false
    return .instead(finding)
  },
  // The type of `.red` is unknown only because the modifier around it is misspelled, or does not take it.
  Telling(MessageKind.unknownBase) { question, attempt in
    question.isExtraArgument(in: attempt) || question.followsMisspeltModifier(in: attempt)
      ? .nothing : .unchanged
  },
  // unicode curly quote found: whatever else is said of the line follows from it.
  Telling(nil) { question, attempt in
    !question.message.isOf(MessageKind.curlyQuote)
      && attempt.outcome.errors.contains {
        $0.isOf(MessageKind.curlyQuote) && $0.line == question.message.line
      } ? .nothing : .unchanged
  },
  // condition required for target platform '*': `#available(iOS 18)`, of which another message speaks
  Telling(MessageKind.platformWithoutStar) { question, attempt in
    attempt.outcome.errors.contains {
      $0.isOf(MessageKind.starMissing) && $0.line == question.message.line
    } ? .nothing : .unchanged
  },
  // incorrect argument label in call (have '_:isPresented:message:_:'): `.alert("Delete?", isPresented: $isShown, message:
  // Text("…")) { … }`, where another message says that a closure is missing
  Telling(MessageKind.wrongLabels) { question, attempt in
    question.labelOfNoForm(attempt.hypothesis) == nil
      && attempt.outcome.errors.contains {
        $0.isOf(MessageKind.wrongType) && $0.line == question.message.line && $0.quoted.count > 1
          && $0.quoted[1].contains("->") && !$0.quoted[0].contains("->")
      } ? .nothing : .unchanged
  },
  // 'lazy' cannot be used on a computed property, which the macro of the class makes
  Telling(MessageKind.lazyComputed) { question, _ in
    question.lazyPropertyOfObservable.map { .instead($0) } ?? .unchanged
  },
  // cannot assign to property: 'model' is a get-only property: `model = Model(id: id)` of a `@StateObject`
  Telling(MessageKind.setOfReadOnly.union(MessageKind.immutable), quotes: 1) { question, _ in
    question.objectThatIsAssigned.map { .instead($0) } ?? .unchanged
  },
  // expression pattern of type '(ID) -> some View' cannot match values of type 'Int': `case .product(id):` in a view
  Telling(MessageKind.patternOfOtherType.union(MessageKind.openGeneric)) { question, _ in
    question.patternWithoutLet.map { .instead($0) } ?? .unchanged
  },
  // cannot assign to value: 'navigationTitle' is a method, as another message says
  Telling(MessageKind.immutable, quotes: 1) { question, attempt in
    guard let statement = question.node?.ancestor(of: CodeBlockItemSyntax.self),
      question.api.members["View"]?.contains(question.quoted[0]) == true
    else { return .unchanged }
    let isExplained = attempt.outcome.errors.contains { other in
      other.isOf(MessageKind.nothingConforms)
        && question.source.place(line: other.line, column: other.column).flatMap(question.analysis.node)?
          .ancestor(of: CodeBlockItemSyntax.self)?.id == statement.id
    }
    return isExplained ? .nothing : .unchanged
  },
  // left side of mutating operator isn't mutable: 'sum' is a 'let' constant: `prices.reduce(0) { sum, price in sum += price }`
  Telling(MessageKind.immutable, quotes: 1) { question, _ in
    question.accumulatorThatIsChanged.map { .instead($0) } ?? .unchanged
  },
  // type 'Binding<NavigationSplitViewVisibility>' has no member 'all': `NavigationSplitView(columnVisibility: .all)`
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    question.choiceForBinding.map { .instead($0) } ?? .unchanged
  },
  // type 'ButtonStyle' has no member 'borderedProminent': `.buttonStyle(isBought ? .borderedProminent : .bordered)`
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    question.stylesOfTwoTypes.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type 'Binding<[any Hashable]>' to expected argument type 'Binding<NavigationPath>'
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.pathOfAnyHashable.map { .instead($0) } ?? .unchanged
  },
  // expected member name or initializer call after type name: `decode([Trip], from: data)`
  Telling(MessageKind.typeWithoutSelf) { question, _ in
    question.listTypeWithoutSelf.map { .instead($0) } ?? .unchanged
  },
  // failed to produce diagnostic: `ForEach(groups.keys, id: \.self) { … }`
  Telling(MessageKind.saysLittle.union(MessageKind.requiresConformance).union(MessageKind.openGeneric)) {
    question, attempt in
    guard let finding = question.keysForList else { return .unchanged }
    return question.isOrderOfKeys ? .instead(finding) : .asDoubtful(finding, question, attempt)
  },
  // cannot infer contextual base in reference to member 'settings': `NavigationLink("Settings", value: .settings)`
  Telling(MessageKind.unknownContext) { question, _ in
    question.caseForAnyType.map { .instead($0) } ?? .unchanged
  },
  // missing return in closure expected to return 'EmptyView': a view builder with `return`
  Telling(MessageKind.missingReturn) { question, _ in
    question.builderWithReturn.map { .instead($0) } ?? .unchanged
  },
  // type 'Set<PresentationDetent>' has no member 'medium': `.presentationDetents(.medium)`
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    question.choiceForSet.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type 'Date' to expected argument type 'DispatchTime': `asyncAfter(deadline: .now + 1)`
  Telling(MessageKind.wrongType.union(MessageKind.wrongOperands), quotes: 2) { question, _ in
    question.timeThatIsNotCalled.map { .instead($0) } ?? .unchanged
  },
  // missing return in closure expected to return 'Alert': `.alert(isPresented: $isShown) { Button("OK") {} }`
  Telling(MessageKind.missingReturn, quotes: 1) { question, _ in
    question.buttonsOfOldAlert.map { .instead($0) } ?? .unchanged
  },
  // type 'Int' cannot be used as a boolean: `#expect(path.count, 1)`
  Telling(MessageKind.wrongFlag) { question, _ in
    question.valuesOfExpectation.map { .instead($0) } ?? .unchanged
  },
  // failed to produce diagnostic for expression: `Button("Open") { isOpen.toggle }`
  Telling(MessageKind.saysLittle) { question, _ in
    question.methodThatIsNotCalled.map { .instead($0) } ?? .unchanged
  },
  // type 'Badge_Previews' does not conform to protocol 'PreviewProvider': it has a `body`
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    question.missingPreviews.map { .instead($0) } ?? .unchanged
  },
  // incorrect argument label in call (have '_:details:', expected 'sidebar:detail:')
  Telling(MessageKind.wrongLabels.union(MessageKind.extraArgument)) { question, _ in
    question.closureOfNoForm.map { .instead($0) } ?? .unchanged
  },
  // type '() -> Void' has no member 'search': `.onSubmit(.search) { … }`
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    question.choiceWithoutLabel.map { .instead($0) } ?? .unchanged
  },
  // no initializer takes 'path:': `NavigationView(path: $path) { … }`
  Telling(MessageKind.aboutCalls) { question, _ in
    question.typeWithSuchInitializer.map { .instead($0) } ?? .unchanged
  },
  // extra arguments at positions #2, #3 in call: `.navigationDestination(isPresented: $isShown, for: Receipt.self) { … }`
  Telling(MessageKind.extraArgument.union(MessageKind.wrongLabels)) { question, attempt in
    .asDoubtful(question.labelsOfTwoForms, question, attempt)
  },
  // no exact matches in call to instance method 'asyncAfter': `DispatchQueue.main.asyncAfter(2.0) { … }`
  Telling(MessageKind.noMatch.union(MessageKind.missingArgument)) { question, _ in
    question.firstLabelLeftOut.map { .instead($0) } ?? .unchanged
  },
  // no exact matches in call to instance method 'toolbar': `.toolbar(content: EditButton())`
  Telling(MessageKind.noMatch.union(MessageKind.openGeneric)) { question, _ in
    question.valueForContent.map { .instead($0) } ?? .unchanged
  },
  // generic parameter 'Element' could not be inferred: `@Query(sort: "title") var books: [Book]`
  Telling(MessageKind.openGeneric.union(MessageKind.noMatch)) { question, _ in
    question.textForKeyPath.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type 'NavigationPath' to expected argument type '[Route]': `push(route, onto: path)`, where the
  // parameter is `inout`
  Telling(MessageKind.wrongType.union(MessageKind.unchangeableArgument)) { question, _ in
    question.argumentWithoutAmpersand.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type 'Text' to expected argument type '() -> Label'
  Telling(MessageKind.wrongType, quotes: 2) { question, attempt in
    guard let finding = question.valueForClosure else { return .unchanged }
    return question.isGivenNoClosure ? .instead(finding) : .asDoubtful(finding, question, attempt)
  },
  // cannot assign to property: '$isShown' is immutable
  Telling(MessageKind.setOfReadOnly, quotes: 1) { question, attempt in
    .asDoubtful(question.assignmentToBinding, question, attempt)
  },
  // type 'TitleKey' does not conform to protocol 'PreferenceKey': `func reduce(value: String, nextValue: () -> String)`
  Telling(MessageKind.missingRequirement, quotes: 2) { question, _ in
    (question.parameterThatIsNotInout ?? question.valueForNextValue ?? question.bodyOfApp).map {
      .instead($0)
    } ?? .unchanged
  },
  // extra arguments at positions #1, #2 in call: `VStack(align: .leading) { … }`. Whatever else the compiler says of the
  // call follows from the label.
  Telling(MessageKind.aboutCalls) { question, attempt in
    if let finding = question.labelOfNoForm(attempt.hypothesis) {
      let isToBeRemoved =
        question.message.isOf(MessageKind.labelToRemove) && finding.suggestion == nil
        && question.quoted.first.map { finding.text.contains("'\($0.prefix { $0 != ":" }):'") } == true
      return isToBeRemoved ? .unchanged : .instead(finding)
    }
    let hasTooMany = attempt.outcome.errors.contains {
      $0.line == question.message.line && $0.isOf(MessageKind.extraArguments)
    }
    return hasTooMany && question.message.isOf(MessageKind.missingArgument) ? .nothing : .unchanged
  },
  // type '() -> Image' cannot conform to 'StringProtocol': `Button(acton: buy) { … }`. Another message names the label.
  Telling(MessageKind.nothingConforms) { question, attempt in
    question.labelOfNoForm(attempt.hypothesis) != nil
      && attempt.outcome.errors.contains {
        $0.line == question.message.line && $0.isOf(MessageKind.aboutCalls)
      }
      ? .nothing : .unchanged
  },
  // incorrect argument label in call (have 'forr:_:', expected 'for:_:')
  Telling(MessageKind.wrongLabels, quotes: 2) { question, attempt in
    guard var finding = question.wrongLabel else { return .unchanged }
    // `.alert(isPresent: $isWrong, view: alert)` is none of the library's, whatever `isPresent` resembles.
    if question.labelOfNoForm(attempt.hypothesis)?.isDoubtful == true { finding.suggestion = nil }
    finding.isDoubtful =
      question.isForOtherPlatform
      || finding.suggestion == nil && question.isDoubtful(attempt.hypothesis)
    return .instead(finding)
  },
  // List(items, selection: $id) with an `id` that is never nil
  Telling(MessageKind.openGeneric, quotes: 1) { question, _ in
    question.selectionOfList.map { .instead($0) } ?? .unchanged
  },
  // generic parameter 'ObjectType' could not be inferred: `@EnvironmentObject(\.router) var router`
  Telling(MessageKind.openType.union(MessageKind.extraArgument)) { question, _ in
    if question.message.isOf(MessageKind.openType), question.valueOfWrapperWithout != nil { return .nothing }
    guard question.node?.key(of: "EnvironmentObject") != nil, var finding = question.finding() else {
      return .unchanged
    }
    guard question.message.isOf(MessageKind.extraArgument) else { return .nothing }
    finding.text = "'@EnvironmentObject' takes no key path: it finds an object by the type of its variable"
    finding.notes = []
    finding.suggestion = "@Environment"
    return .instead(finding)
  },
  // no exact matches in call to initializer: `NavigationStack(path: $path)` of a `[Route]` that is not hashable
  Telling(MessageKind.saysLittle) { question, _ in
    question.pathOfUnhashable.map { .instead($0) } ?? .unchanged
  },
  // no exact matches in call to initializer: `@Environment(CartModel.self)` of an `ObservableObject`
  Telling(MessageKind.saysLittle) { question, _ in
    question.environmentOfUnobservable.map { .instead($0) } ?? .unchanged
  },
  // generic parameter 'Element' could not be inferred, because of a closure on the same line that is no value
  Telling(MessageKind.openGeneric) { question, attempt in
    attempt.outcome.errors.contains {
      $0.isOf(MessageKind.closureForValue) && $0.line == question.message.line
    } ? .nothing : .unchanged
  },
  // 'Route' declares raw type 'String', but does not conform to RawRepresentable: a case has a payload, as another
  // message says.
  Telling(MessageKind.lacksRawValues) { _, attempt in
    attempt.outcome.errors.contains { $0.isOf(MessageKind.payloadBesideRawValue) } ? .nothing : .unchanged
  },
  // closure passed to parameter of type 'Predicate<Trip>' that does not accept a closure: `@Query(filter: { … })`
  Telling(MessageKind.closureForValue, quotes: 1) { question, _ in
    guard question.type(0).unwrapped.isNamed("Predicate"), var finding = question.finding() else {
      return .unchanged
    }
    finding.text = "a predicate is a macro, not a closure"
    finding.suggestion = "#Predicate { … }"
    return .instead(finding)
  },
  // initializer 'init()' requires the types 'Field' and 'Bool' be equivalent: `@FocusState var field: Field`
  Telling(nil, quotes: 3) { question, _ in question.focusThatIsNeverNil.map { .instead($0) } ?? .unchanged },
  // missing argument label 'count:' in call: `.onTapGesture(router.open(.profile))`
  Telling(MessageKind.missingArgument, quotes: 1) { question, _ in
    question.valueForAction.map { .instead($0) } ?? .unchanged
  },
  // type '() -> Badge' cannot conform to 'Shape': `.overlay(.bottom) { Badge() }`
  Telling(MessageKind.nothingConforms, quotes: 2) { question, _ in
    question.lostLabelBeforeClosure.map { .instead($0) } ?? .unchanged
  },
  // no exact matches in call to static method 'currency': `Text(order.date, format: .currency(code: "EUR"))`
  Telling(nil) { question, attempt in
    question.formatOfNumbers(in: attempt).map { .instead($0) } ?? .unchanged
  },
  // generic parameter 'SelectionValue' could not be inferred: another message names the cause.
  Telling(MessageKind.openGeneric.union(MessageKind.saysLittle)) { question, attempt in
    question.isExplained(in: attempt) ? .nothing : .unchanged
  },
  // cannot convert value of type 'Int' to expected argument type 'Binding<Int>'
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.lostDollar.map { .instead($0) } ?? .unchanged
  },
  // no calls to throwing functions occur within 'try' expression: `try store.load()` of a store that is not shown
  Telling(MessageKind.nothingThrows) { question, attempt in
    question.errorThatNobodyCatches(in: attempt).map { .instead($0) } ?? .unchanged
  },
  // cannot pass function of type '() async -> ()' to parameter expecting synchronous function type:
  // `Button("Buy") { await store.buy() }`
  Telling(MessageKind.needlessWait.union(MessageKind.needlessThrow)) { question, attempt in
    guard var finding = question.effectInClosure else { return .unchanged }
    // `updated { $0.id = await makeID() }` with a function that is not shown, which may wait, as may the `Result { … }` that
    // packages add
    finding.isDoubtful =
      question.node?.ancestor(of: ClosureExprSyntax.self)?.call?.calledExpression.simpleName
      .map { $0 == "Result" || question.analysis.undeclared.contains($0) } == true
    return .instead(finding)
  },
  // actor-isolated instance method 'load()' cannot be called from outside of the actor: it can, with `await`. In
  // Swift 5 mode the compiler only warns about it in a view, because `View` is marked `@preconcurrency`. It is a
  // mistake in every language mode.
  Telling(MessageKind.outsideOfActor.union(MessageKind.missingAwait)) { question, _ in
    guard question.message.kind == .error || question.isAboutShownMember, var finding = question.finding()
    else { return .unchanged }
    finding.isError = true
    finding.text = finding.text.replacing("; this is an error in the Swift 6 language mode", with: "")
    if question.message.isOf(MessageKind.outsideOfActor) { finding.text += " without 'await'" }
    return .instead(finding)
  },
  // actor-isolated property 'count' can not be referenced from the main actor: likewise
  Telling(MessageKind.isolation) { question, _ in
    guard question.message.kind == .warning, question.message.text.contains(#/^(call to )?actor-isolated/#),
      var finding = question.finding()
    else { return .unchanged }
    finding.isError = true
    return .instead(finding)
  },
  // sending value of non-Sendable type '() async -> ()' risks causing data races: `Task.detached { count += 1 }`
  Telling(MessageKind.race) { question, _ in question.raceForVariable.map { .instead($0) } ?? .unchanged },
  // unrecognized platform name 'iSO'
  Telling(MessageKind.unknownPlatform) { question, _ in
    // The compiler ignores `iPadOS`, of which `iOS` says the same.
    guard question.quoted.first != "iPadOS", var finding = question.finding() else { return .unchanged }
    finding.isError = true
    return .instead(finding)
  },
  // type '()' cannot conform to 'VisualEffect'
  Telling(MessageKind.nothingConforms, quotes: 2) { question, _ in
    question.missingReturn.map { .instead($0) } ?? .unchanged
  },
  // type '()' cannot conform to 'View': `print(path)` between the views of a body
  Telling(MessageKind.nothingConforms, quotes: 2) { question, _ in
    question.callThatGivesNoView.map { .instead($0) } ?? .unchanged
  },
  // type '()' cannot conform to 'View': `count = 3` between the views of a body
  Telling(MessageKind.nothingConforms, quotes: 2) { question, _ in
    question.assignmentAmongViews.map { .instead($0) } ?? .unchanged
  },
  // static method 'buildExpression' requires that 'Int' conform to 'View'
  // Of `.toolbar { ToolbarItem { … } }` the compiler says so, too, where it does not understand what is inside.
  Telling(MessageKind.requiresConformance, quotes: 3) { question, attempt in
    guard question.quoted[0].hasPrefix("build") || question.quoted[0] == "ViewBuilder",
      question.quoted.count == 3, var finding = question.finding()
    else { return .unchanged }
    if let finding = question.anyViewAmongViews ?? question.tabBesideItems {
      return .instead(finding)
    }
    finding.text = "an expression of type '\(question.quoted[1])' is not a '\(question.quoted[2])'"
    // Sections of a table's rows are not in the stub library.
    let isSectionOfTable = question.quoted[1].hasPrefix("Section<") && question.quoted[2] == "TableRowContent"
    finding.isDoubtful =
      isSectionOfTable || question.isAboutInventedType
      || question.isLoose
        && question.node?.description.trimmingPrefix(while: \.isWhitespace).hasPrefix("self") == true
      || question.quoted[1].hasPrefix("ToolbarItem") && attempt.hypothesis.inventsNames
      // `Markdown { "# Title" }`: the builder of a type that is not shown takes what it wants.
      || question.node?.ancestor(of: ClosureExprSyntax.self)?.call.map {
        attempt.hypothesis.placeholders.types[$0.calleeName] != nil
          // `container.register(Dog.self) { _ in Dog() }`
          || !question.guardian.isModifier($0)
            && attempt.hypothesis.isGuessed(ExprSyntax($0), in: question.analysis)
      } == true
      // `#Predicate<Order> { $0.customer?.id == id }` of a model that is not shown
      || question.quoted[1].contains("PredicateExpressions.")
      // `LineMark(…)`, whose chart is not shown
      || question.isLoose && question.quoted[1].hasSuffix("Mark")
      // `\User.name`, which says what it is
      || question.isLoose && question.quoted[1].contains("KeyPath<")
      // `handler.map { … }` of a handler that is not shown, which may be an optional
      || question.quoted[1].hasPrefix("[") && question.isMapOfGuess(attempt.hypothesis)
      // `sin(x)` among the lines of a list of functions
      || question.isLineOfFence
      // `LinePlot(x: "x", y: "y") { … }`, which the stub does not have
      || question.node?.ancestor(of: CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self)?.rootName.map {
        attempt.hypothesis.placeholders.types[$0] != nil
      } == true
    return .instead(finding)
  },
  // no exact matches in call to initializer: List(items, selection: 3)
  Telling(MessageKind.vague) { question, _ in
    question.literalForBinding.map { .instead($0) } ?? .unchanged
  },
  // 'nil' requires a contextual type: `guard let host else { nil }`
  Telling(MessageKind.nilWithoutType) { question, _ in
    guard question.node?.ancestor(of: CodeBlockItemSyntax.self)?.item.is(NilLiteralExprSyntax.self) == true,
      var finding = question.finding()
    else { return .unchanged }
    finding.text = "'nil' stands alone here; 'return' is missing before it"
    return .instead(finding)
  },
  // 'nil' is incompatible with return type 'EnvironmentValues.__Key_router.Value': the error is in a macro's
  // expansion.
  Telling(nil, quotes: 2) { question, _ in
    question.entryWithoutDefault.map { .instead($0) } ?? .unchanged
  },
  // no exact matches in call to initializer: Text(count); ambiguous use of 'init': Text(items.count), `items` not shown
  Telling(MessageKind.saysLittle.union(MessageKind.ambiguousUse)) { question, attempt in
    question.isOnlyArgumentInvented(attempt.hypothesis)
      ? .unchanged : question.wrongOnlyArgument.map { .instead($0) } ?? .unchanged
  },
  // cannot call value of non-function type 'Binding<Subject>': `$path.append(route)`
  Telling(MessageKind.calledValue, quotes: 1) { question, _ in
    question.methodOfBinding.map { .instead($0) } ?? .unchanged
  },
  // cannot call value of non-function type 'Binding<Sheet?>': `sheet(item: sheet) { … }` in a function with a parameter of that
  // name
  Telling(MessageKind.calledValue) { question, _ in
    question.parameterNamedLikeModifier.map { .instead($0) } ?? .unchanged
  },
  // cannot call value of non-function type 'Animation': `.easeInOut(seconds: 0.3)`
  Telling(MessageKind.calledValue, quotes: 1) { question, attempt in
    let isExplained = attempt.outcome.errors.contains {
      $0.line == question.message.line && $0.isOf(MessageKind.unknownMember)
    }
    return isExplained ? .nothing : .asDoubtful(question.calledProperty, question, attempt)
  },
  // cannot call value of non-function type 'CGFloat': max(a, b) where `max` is a property, too
  Telling(MessageKind.calledValue, quotes: 1) { question, _ in
    guard let name = question.node?.as(TokenSyntax.self)?.text, Lexicon.globalFunctions.contains(name),
      var finding = question.finding()
    else { return .unchanged }
    finding.text = "'\(name)' is a member of the type around it here"
    finding.suggestion = "Swift.\(name)"
    return .instead(finding)
  },
  // cannot convert value 'on' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
  Telling(MessageKind.valueForWrapper, quotes: 3) { question, _ in
    guard question.type(2).isNamed("Binding") || question.quoted[2].hasPrefix("FocusState<"),
      var finding = question.finding()
    else { return .unchanged }
    finding.suggestion = "$\(question.quoted[0])"
    return .instead(finding)
  },
  // referencing property 'last' requires wrapper 'Binding<NavigationPath>': a binding has any member by dynamic
  // lookup, so the compiler suggests `$path`. In fact the member does not exist.
  Telling(MessageKind.wrapperMissed, quotes: 2) { question, attempt in
    if question.quoted[0] == "wrappedValue", let name = question.wrappedBase, var finding = question.finding()
    {
      finding.text = "'\(name)' is the value behind its wrapper already, so it has no 'wrappedValue'"
      finding.suggestion = question.quoted[1].contains("DismissAction") ? "\(name)()" : name
      return .instead(finding)
    }
    let isExplained = attempt.outcome.errors.contains {
      $0.line == question.message.line && !$0.isOf(MessageKind.wrapperMissed)
    }
    if isExplained { return .nothing }
    guard let name = question.wrappedBase, var finding = question.finding() else { return .unchanged }
    finding.suggestion = "$\(name)"
    return .instead(finding)
  },
  // no exact matches in call to initializer: `@AppStorage("user") var user: User`
  Telling(MessageKind.saysLittle) { question, _ in
    question.valueThatCannotBeStored.map { .instead($0) } ?? .unchanged
  },
  // type 'Decodable' has no member 'home': `path.append(.home)`, `.tag(.home)`
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    question.caseWithoutType.map { .instead($0) } ?? .unchanged
  },
  // type 'View' has no member 'fill'
  Telling(MessageKind.unknownStaticMember, quotes: 2) { question, _ in
    question.differentStyles.map { .instead($0) } ?? .unchanged
  },
  // cannot pass immutable value of type 'String' as inout argument: `trim(name)` of a function that changes it
  Telling(MessageKind.unchangeableArgument, quotes: 1) { question, _ in
    question.lostAmpersand.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type '[Genre]' to expected argument type 'Binding<Data>': of `List(genres) { genre in
  // Text(genre.title) }`, whose rows ask for a member that a `Genre` does not have.
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.memberThatNoRowHas.map { .instead($0) } ?? .unchanged
  },
  // cannot convert value of type '[String]' to expected argument type 'Range<Int>': `ForEach(tags) { tag in … }`
  Telling(MessageKind.wrongType, quotes: 2) { question, _ in
    question.listWithoutID.map { .instead($0) } ?? .unchanged
  },
  // type '(_) -> Text' cannot conform to 'StringProtocol': `AxisValueLabel { Text("\($0)") }`
  Telling(nil) { question, _ in
    question.parameterOfNone.map { .instead($0) } ?? .unchanged
  },
  // type 'ProductRow' does not conform to protocol 'View'
  Telling(MessageKind.lacksConformance, quotes: 2) { question, _ in
    question.missingBody.map { .instead($0) } ?? .unchanged
  },
  // type 'Cart' does not conform to protocol 'Hashable': it has a `let order: Ordr`, and `Ordr` is unknown.
  Telling(MessageKind.lacksConformance, quotes: 2) { question, attempt in
    question.isLackOfUnfoundType(in: attempt) ? .nothing : .unchanged
  },
  // type 'HeightKey' does not conform to protocol 'PreferenceKey': the compiler's note is in the protocol's module.
  Telling(MessageKind.lacksConformance, quotes: 2) { question, _ in
    guard let lack = question.message.reasonOfLack, var finding = question.finding() else {
      return .unchanged
    }
    let source = lack.isOf(MessageKind.requiredType) ? Lexicon.sourcesOfTypes[question.quoted[1]] : nil
    finding.text += ": \(source.map { "protocol requires '\($0)'" } ?? lack.text)"
    return .instead(finding)
  },
  // member 'tint' expects argument of type 'Color'. Of a case of the program's own, the message is right.
  Telling(MessageKind.methodAsMember, quotes: 2) { question, attempt in
    // 'article(id:)'
    let member = String(question.quoted[0].prefix { $0 != "(" })
    let isShown = question.names.declaredMembers.values.contains { $0.contains(member) }
    guard !isShown, var finding = question.finding() else { return .unchanged }
    finding.text = "type '\(question.quoted[1])' has no member '\(question.quoted[0])'"
    finding.isDoubtful = question.isDoubtful(attempt.hypothesis)
    return .instead(finding)
  },
  // A type that the check invented means nothing to an author, and neither does a generic parameter of the library.
  // Another error says more.
  Telling(nil) { question, attempt in
    question.message.namesUnknownType && attempt.outcome.errors.contains { !$0.namesUnknownType }
      ? .nothing : .unchanged
  },
  // no 'opacity' candidates produce the expected contextual result type 'UIColor': `label.textColor = Color.red.opacity(0.6)`
  Telling(MessageKind.noResult, quotes: 2) { question, attempt in
    .asDoubtful(question.colorForUIColor, question, attempt)
  },
]

extension CompilerMessage {
  /// Whether the message names a type whose name the check made up, or a binding's generic parameter.
  fileprivate var namesUnknownType: Bool { mentionsInvention || quoted.contains("Binding<Subject>") }

  /// Whether the message names a type whose name the check made up.
  var mentionsInvention: Bool {
    quoted.contains { $0.firstMatch(of: #/\bInvented(Value|Choice)?\b/#) != nil }
  }
}

extension Syntax {
  /// Whether the token is the attribute's name, such as `Model` in `@Model(…)`, and not one of its arguments.
  fileprivate var isAttributeName: Bool {
    guard let attribute = ancestor(of: AttributeSyntax.self) else { return false }
    return attribute.arguments.map { !$0.bytes.overlaps(bytes) } ?? true
  }
}

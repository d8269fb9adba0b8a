import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What authors read about an attempt: the compiler's messages, at the places of the document that they are about.
func findings(of attempt: Attempt, in analysis: Analysis, knowledge: Knowledge) -> [CompiledProgram.Finding] {
  let report = Report(attempt: attempt, analysis: analysis)
  let unreadable = report.beyondLimits + (report.notSwift.map { [$0] } ?? report.unbalanced)
  var findings = unreadable
  let hints = attempt.hypothesis.hints(for: analysis, guardian: knowledge.guardian)
  var doubtful: Set<SyntaxIdentifier> = []
  var unsettled: [(index: Int, statement: CodeBlockItemSyntax)] = []
  for message in attempt.outcome.messages where message.kind != .note {
    // One unreadable message can be the cause of all other errors.
    if !unreadable.isEmpty, message.kind == .error { continue }
    let question = Question(message, about: attempt, of: analysis, knowledge: knowledge, hints: hints)
    guard let finding = told(question, of: attempt), !findings.contains(finding) else { continue }
    findings.append(finding)
    guard finding.isError, let statement = question.node?.ancestor(of: CodeBlockItemSyntax.self) else {
      continue
    }
    if finding.isDoubtful {
      doubtful.insert(statement.id)
    } else if finding.suggestion == nil, !question.isSettled {
      unsettled.append((findings.count - 1, statement))
    }
  }
  // What else the compiler says of a statement that is in doubt, or of one inside it, may follow from the same guess.
  for (index, statement) in unsettled
  where statement.ancestor(of: CodeBlockItemSyntax.self, where: { doubtful.contains($0.id) }) != nil {
    findings[index].isDoubtful = true
  }
  // `NavigationSplitView { List() }`: of a call without an argument, nothing can be inferred.
  let lacking = attempt.outcome.errors.filter { $0.isOf(MessageKind.missingArgument) }.map(\.text)
  if findings.contains(where: { lacking.contains($0.text) }) {
    let vague = attempt.outcome.errors.filter { $0.isOf(MessageKind.openGeneric) }.map(\.text)
    findings.removeAll { vague.contains($0.text) }
  }
  // Each row that leaves a message to another message assumes that the other is reported. If no row reported an
  // error, the first error is reported as it is, so that a snippet with errors never passes.
  if let error = attempt.outcome.errors.first, !findings.contains(where: \.isError) {
    let question = Question(error, about: attempt, of: analysis, knowledge: knowledge, hints: hints)
    question.finding().map { findings.append($0) }
  }
  if unreadable.isEmpty, !findings.contains(where: { $0.suggestion != nil }) {
    let hidden = hiddenMistakes(of: attempt, in: analysis, knowledge: knowledge)
    if !hidden.isEmpty {
      let vague = Set(
        attempt.outcome.errors.filter { $0.isOf(MessageKind.openType.union(MessageKind.nothingConforms)) }
          .map(\.text))
      findings.removeAll { vague.contains($0.text) }
    }
    findings += hidden
  }
  if unreadable.isEmpty {
    findings +=
      accessMistakes(in: analysis, shape: attempt.hypothesis.shape) + storageMistakes(in: analysis)
      + operatorMistakes(of: attempt, in: analysis) + bindingMistakes(of: attempt, in: analysis)
      + methodMistakes(of: attempt, in: analysis)
      + libraryCallMistakes(of: attempt, in: analysis, knowledge: knowledge)
      + statementMistakes(of: attempt, in: analysis) + selectorMistakes(in: analysis)
      + lazyMistakes(of: attempt, in: analysis)
  }
  if unreadable.isEmpty { findings = analysis.doubtful(findings, knowledge) + report.gaps }
  if let contradiction = attempt.hypothesis.contradiction,
    let first = findings.firstIndex(where: { $0.isError && $0.suggestion == nil })
  {
    findings[first].notes.append(contradiction.note)
    findings[first].isDoubtful = false
  }
  if report.hasSyntaxError(at: findings) {
    // What the compiler says of code around a place that it cannot read often follows from it, and may stand before it.
    findings.removeAll { $0.isError && !report.hasSyntaxError(at: [$0]) }
  }
  let misread = misreadings(of: attempt, in: analysis)
  findings.removeAll { finding in
    finding.isError
      && misread.contains { ($0.place.piece, $0.place.line) == (finding.place.piece, finding.place.line) }
  }
  findings += misread
  let own = analysis.names.declaredTypes
  return findings.map { $0.withoutMadeNames(own: own) } + report.misspeltImports
}

extension CompiledProgram.Finding {
  /// The finding without names that the check or a macro made up, because authors have never seen them.
  ///
  /// `SnippetAlternative1.Cart` is the second `Cart` of a snippet, and `__Key_cart` is a type that `@Entry var cart`
  /// expands to.
  ///
  /// - Parameter own: Types that the snippet declares.
  func withoutMadeNames(own: Set<String>) -> Self {
    func plain(_ text: String) -> String {
      var text = text.replacing(#/\bSnippet\d*Alternative\d+\./#, with: "")
        .replacing(#/'EnvironmentValues\.__Key_\w+\.Value' \(aka ('[^']*')\)/#) { "\($0.output.1)" }
        .replacing("__Key_", with: "")
        .replacing(#/ \(aka '[^']*\bInvented(Value|Choice|Subject)?\b[^']*'\)/#, with: "")
        // "value of type 'Invented'", but "requires that 'Invented' conform to".
        .replacing(#/\btype 'Invented\w*[?]?'/#, with: "type that the snippet does not show")
        .replacing(#/'Invented\w*[?]?'/#, with: "a type that the snippet does not show")
        .replacing(#/\bInvented(Value|Choice|Subject)?\b/#, with: "…")
      if !own.contains(wrapperName) { text = text.replacing(#/'Snippet\d*'/#, with: "'Self'") }
      return text
    }
    var finding = self
    finding.text = plain(text)
    // A member of the type that was made around the snippet is the snippet's own.
    if !own.contains(wrapperName) {
      finding.suggestion = finding.suggestion?.replacing(#/\bSnippet\d*\./#, with: ".")
    }
    for index in finding.notes.indices { finding.notes[index].text = plain(finding.notes[index].text) }
    return finding
  }
}

/// What authors read about one message: the text of the first row of the table that has one.
private func told(_ question: Question, of attempt: Attempt) -> CompiledProgram.Finding? {
  for row in tellings where question.quoted.count >= row.quotes {
    guard row.kinds.map(question.message.isOf) ?? true else { continue }
    switch row.tell(question, attempt) {
    case .unchanged: continue
    case .nothing: return nil
    case .instead(var finding):
      if question.isRequirementElsewhere { finding.isDoubtful = true }
      return finding
    }
  }
  guard var finding = question.finding(nearMisses: attempt.hypothesis.facts.nearMisses) else { return nil }
  finding.isDoubtful = finding.suggestion == nil && question.isDoubtful(attempt.hypothesis)
  return finding
}

extension Gap {
  fileprivate var text: String {
    switch kind {
    case .end: "the code breaks off here"
    case .start: "this closes what the code does not open: it begins in the middle"
    case .body: "the code breaks off here, before the body of this declaration"
    case .argument: "this is an argument of a call that the code does not show"
    }
  }

  fileprivate var help: String {
    switch kind {
    case .end: "Close it; write `...` for what is not shown"
    case .start: "Show how it begins, or leave out its end"
    case .body: "Write `{ ... }` for what is not shown"
    case .argument: "Show the call"
    }
  }
}

extension Question {
  /// Whether the message may be the fault of a guess: it is about a type that was invented, or only says that no types
  /// were found with which the code makes sense. With what the document does not show, the code may be right.
  fileprivate func isDoubtful(_ hypothesis: Hypothesis) -> Bool {
    guard message.kind == .error else { return false }
    if isMemberOfExtendedType || isConformanceElsewhere || isRequirementElsewhere { return true }
    // A macro that is not shown may add such attributes, and a protocol may make such closures a builder's.
    if message.isOf(MessageKind.isolation.union(MessageKind.missingReturn)), isInTypeOfUnknown { return true }
    // `#Preview { let screen = Screen(); screen.title = "Basket"; return screen }` of a controller that leaves out members
    if message.isOf(MessageKind.returnAmongViews), analysis.elidesMembersOfAny { return true }
    // Objective-C, which Linux lacks, has such requirements.
    if message.isOf(MessageKind.optionalRequirement) { return true }
    guard hypothesis.inventsNames else { return false }
    // An error in the code that was invented is about no code of the document.
    if place == nil { return true }
    guard !isSettled else { return false }
    // `@Watch(CountAtom().changes) var count`: a wrapper that is not shown takes what it wants.
    if message.isOf(MessageKind.argumentsDoNotFit.union(MessageKind.noMatch)),
      let wrapper = node?.ancestor(of: AttributeSyntax.self)?.attributeName.trimmedDescription,
      hypothesis.placeholders.types[wrapper] != nil
    {
      return true
    }
    // `extension Proxy: Loading where T: Loading`, of a protocol that is not shown
    if message.isOf(MessageKind.lacksConformance.union(MessageKind.requiresConformance)),
      let last = quoted.last,
      hypothesis.placeholders.types[last]?.kind == .contract,
      quoted.contains(where: names.genericNames.contains)
    {
      return true
    }
    // `if let style` of `for await style in session.styles`: nothing says that a style is never nil.
    if message.isOf(MessageKind.notOptional), let last = quoted.last.map({ SwiftType($0).bareName }),
      hypothesis.placeholders.types[last] != nil,
      !analysis.pieces.contains(where: { $0.identifiers.contains(last) })
    {
      return true
    }
    // `view.animation.offset` of a view that is not shown: its `animation` was guessed by its name.
    if message.isOf(MessageKind.unknownMember), !message.isOf(MessageKind.correctedMember), quoted.count > 1,
      let base = node?.ancestor(of: MemberAccessExprSyntax.self)?.base, base.is(MemberAccessExprSyntax.self),
      hypothesis.isGuessed(base, in: analysis)
    {
      return true
    }
    // `return ["swift"]` in a closure that is given to `Client(fetch:)`: nothing says what it must return.
    if message.isOf(MessageKind.mismatch.union(MessageKind.memberType)), isAboutInventedType { return true }
    // `.medium()` beside `.large` of a type that is not shown: one of them may be a function.
    if message.isOf(MessageKind.callOfPlainCase), let name = quoted.first,
      hypothesis.placeholders.types.values.contains(where: { $0.cases[name] != nil })
    {
      return true
    }
    // `func reduce(_ state: State, _ event: Event)`: the app's own type, though SwiftUI has one of that name.
    if message.isOf(MessageKind.genericType), let name = quoted.first,
      Lexicon.genericTypesOfApps.contains(name),
      !analysis.pieces.contains(where: { Syntax($0.tree).hasAttribute(name) })
    {
      return true
    }
    // `run { operation() }`: a function that is not shown may not keep what it is given.
    if message.isOf(MessageKind.escapes), let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      hypothesis.isGuessed(ExprSyntax(call), in: analysis)
    {
      return true
    }
    guard usesGuesses(hypothesis) else { return false }
    if message.isOf(MessageKind.mismatch), isAboutGuessedValue(hypothesis) { return true }
    if message.isOf(MessageKind.tooComplex) { return true }
    if message.isOf(MessageKind.ambiguousUse), let name = quoted.first {
      let called = String(name.prefix { $0 != "(" })
      // `Loader(currentDate: Date.init)`: the parameter's type says which one is meant.
      if called == "init" {
        let call = node?.ancestor(of: LabeledExprSyntax.self)?.ancestor(of: FunctionCallExprSyntax.self)
        return call?.calledExpression.simpleName.map { hypothesis.placeholders.types[$0] != nil } ?? false
          // `Stepper(value: $count)` of a wrapper that is not shown
          || node?.ancestor(of: FunctionCallExprSyntax.self)?.arguments.contains {
            $0.expression.simpleName?.hasPrefix("$") == true
              && hypothesis.isGuessed($0.expression, in: analysis)
          } == true
      }
      return !names.declaredFunctions.contains(called)
    }
    // Nothing that a document shows gives `()` or `some View` here.
    if message.isOf(
      MessageKind.mismatch.union(MessageKind.nothingConforms).union(MessageKind.loop).union(
        MessageKind.memberOfNothing)),
      quoted.contains(where: { $0.contains("()") || $0 == "some View" })
    {
      return true
    }
    // A closure has too many parameters, whatever their types.
    if message.isOf(MessageKind.ignoredParameters) { return false }
    return message.isOf(MessageKind.withoutTypes) || isAboutGuesses(hypothesis) || isAboutInventedType
  }

  /// Whether the code stands in a type with an attribute or a protocol that is not shown.
  private var isInTypeOfUnknown: Bool {
    var around = node?.parent
    while let scope = around {
      if let type = scope.asProtocol((any DeclGroupSyntax).self) {
        let attributes = type.attributes.compactMap {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        let contracts = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if !analysis.undeclared.isDisjoint(with: attributes + contracts) { return true }
      }
      around = scope.parent
    }
    return false
  }

  /// Whether the message names a type that was invented without a name of the document's.
  private var isAboutInventedType: Bool {
    quoted.contains { SwiftType($0).words.contains { $0.hasPrefix("Invented") } }
  }

  /// Whether a member may be the app's own, in an extension that is not shown: `URLSession.shared.pay(order)`. A member
  /// that resembles one of the type's, or that another type of the library has, is none. Numbers are extended with
  /// what is asked of literals and of the type, as in `3.minutes`.
  private var isMemberOfExtendedType: Bool {
    guard message.isOf(MessageKind.unknownMember.union(MessageKind.unknownStaticMember)),
      !message.isOf(MessageKind.correctedMember), quoted.count > 1
    else { return false }
    // `queryChanges.debounce(for: .seconds(1))`
    if Lexicon.asyncAlgorithms.contains(quoted[1]), Lexicon.asyncSequences.contains(type(0).bareName) {
      return true
    }
    let name =
      switch type(0).instance {
      case .array: "Array"
      case .dictionary: "Dictionary"
      case .optional: "Optional"
      case let type: type.bareName
      }
    let base = node?.ancestor(of: MemberAccessExprSyntax.self)?.base
    if Lexicon.numbersAndFlags.contains(name), base?.literalType == nil, base?.simpleName != name {
      return false
    }
    // `label.backport.spacing(4)`: views are extended with properties, too.
    let isOwnProperty =
      api.views.contains(name)
      && node?.ancestor(of: MemberAccessExprSyntax.self).map { ExprSyntax($0).callOfCallee == nil } == true
    let isExtended =
      isOwnProperty || Lexicon.extendedTypes.contains(name)
      || name.hasPrefix("UI") && api.topLevel[name] != nil && !soundsLikeMember(of: name)
    return isExtended && !api.knowsMember(quoted[1])
      && guardian.nearMember(quoted[1], of: api.lineage(of: name)) == nil
      && NearMiss.nearest(to: quoted[1], in: Lexicon.membersOfTextsAndLists) == nil
      && api.lineage(of: name).allSatisfy { RealMembers.near(quoted[1], of: $0) == nil }
  }

  /// Whether the member begins like one of a type of UIKit's, such as `backButtonDisplayKind`: it is meant to be one.
  private func soundsLikeMember(of name: String) -> Bool {
    let asked = quoted[1].camelWords.prefix(2)
    return (api.lineageOfClass(name) ?? [name, "NSObject"]).contains { type in
      RealMembers.all(of: type).union(api.allMembers(of: type)).contains {
        asked.count > 1 ? $0.camelWords.prefix(2) == asked : $0.camelWords.first == asked.first
      }
    }
  }

  /// `tableView.delegate = self` in a class that conforms to nothing of the kind: most apps write the conformance in an
  /// extension, which may not be shown.
  private var isConformanceElsewhere: Bool {
    let kinds = MessageKind.wrongAssignment.union(MessageKind.wrongType).union(MessageKind.lacksConformance)
    guard message.isOf(kinds), quoted.count > 1, names.declaredTypes.contains(type(0).bareName),
      let expression = node?.parent?.as(DeclReferenceExprSyntax.self), expression.baseName.text == "self"
    else { return false }
    let contract = type(1).unwrapped.bareName
    return contract.hasSuffix("Delegate") || contract.hasSuffix("DataSource")
  }

  /// Whether a type may meet the requirement where it is not shown: its members are left out, or nothing of it is shown,
  /// as in `extension Store: Scheduler`.
  fileprivate var isRequirementElsewhere: Bool {
    guard message.isOf(MessageKind.missingRequirement), let type = quoted.first else { return false }
    return analysis.undeclared.contains(type) || analysis.elidesMembers(of: type)
  }

  /// Whether the statement mentions a value whose type was guessed, or makes one.
  private func usesGuesses(_ hypothesis: Hypothesis) -> Bool {
    // `.customTransition(.slide.combined(with: .fade(.in)))`: nothing says what the app's modifier takes.
    if let argument = node?.ancestor(
      of: LabeledExprSyntax.self,
      where: {
        $0.callGiven.map { hypothesis.placeholders.modifiers[$0.calleeName] != nil } == true
      }), !argument.expression.is(ClosureExprSyntax.self)
    {
      return true
    }
    // A message about no code of the document is shown at the first line.
    guard let item = node?.ancestor(of: CodeBlockItemSyntax.self) else { return true }
    return Syntax(item).descendants(of: DeclReferenceExprSyntax.self).contains {
      hypothesis.placeholders.types[$0.baseName.text] != nil
        || hypothesis.isGuessed(ExprSyntax($0), in: analysis)
    }
      || message.isOf(MessageKind.mismatch)
        && Syntax(item).descendants(of: MemberAccessExprSyntax.self).contains {
          $0.base != nil && hypothesis.isGuessed(ExprSyntax($0), in: analysis)
        }
      || Syntax(item).descendants(of: MemberTypeSyntax.self).contains {
        hypothesis.placeholders.types[$0.baseType.trimmedDescription] != nil
      }
      || node?.ancestor(of: VariableDeclSyntax.self)?.attributes.contains {
        $0.as(AttributeSyntax.self).map {
          hypothesis.placeholders.types[$0.attributeName.trimmedDescription] != nil
        }
          ?? false
      } == true
  }

  /// Whether the type of the value that the message is about was guessed, and may be another one.
  private func isAboutGuessedValue(_ hypothesis: Hypothesis) -> Bool {
    // `Route.home` is a `Route`, and `Route.self` is a type, whatever a `Route` is.
    if isChoiceGivenForValue(hypothesis) || quoted.first?.hasSuffix(".Type") == true || isMissingContract {
      return false
    }
    func isGuessed(_ expression: ExprSyntax?) -> Bool {
      expression.map { hypothesis.isGuessed($0, in: analysis) } ?? false
    }
    if let condition = node?.ancestor(of: OptionalBindingConditionSyntax.self),
      message.isOf(MessageKind.notOptional)
    {
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier
      return isGuessed(
        condition.initializer?.value ?? name.map { ExprSyntax(DeclReferenceExprSyntax(baseName: $0)) })
    }
    // A function takes its generic arguments from what it is given, and from what its closures give.
    if message.isOf(MessageKind.generic),
      let call = node?.ancestor(of: FunctionCallExprSyntax.self)
    {
      let closures =
        call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        + [call.trailingClosure].compactMap(\.self)
      let results = closures.compactMap { $0.statements.last?.item.as(ExprSyntax.self) }
      if (call.arguments.map(\.expression) + results).contains(where: isGuessed) { return true }
    }
    var current = node
    while let syntax = current, !syntax.is(CodeBlockItemSyntax.self), !syntax.is(LabeledExprSyntax.self) {
      if let expression = syntax.as(ExprSyntax.self) {
        if let list = expression.as(ArrayExprSyntax.self) {
          return list.elements.allSatisfy { isGuessed($0.expression) }
        }
        // `movies = result`, `response.data ?? []`
        if let parts = expression.as(SequenceExprSyntax.self)?.elements {
          return parts.contains(where: isGuessed)
        }
        if isGuessed(expression) { return true }
      }
      if syntax.is(ClosureExprSyntax.self) { break }
      current = syntax.parent
    }
    return false
  }

  /// Whether a call is rejected because of its arguments, and one of them was guessed; or an operator because of its
  /// operands, and all of them were.
  private func isAboutGuesses(_ hypothesis: Hypothesis) -> Bool {
    if message.isOf(MessageKind.noMatch), let call = node?.ancestor(of: FunctionCallExprSyntax.self) {
      return call.arguments.contains {
        hypothesis.isGuessed($0.expression, in: analysis)
          // `SchemaV2.Item.self`
          || $0.expression.rootName.map { hypothesis.placeholders.types[$0] != nil } == true
      }
    }
    // `router.homePath == [.product(id)]`
    if message.isOf(MessageKind.unknownStaticMember), !names.declaredTypes.contains(type(0).bareName),
      let access = node?.ancestor(of: MemberAccessExprSyntax.self), access.base == nil,
      let list = node?.ancestor(of: ExprListSyntax.self)
    {
      return list.contains {
        !$0.is(BinaryOperatorExprSyntax.self) && !$0.bytes.contains(access.bytes.lowerBound)
          && hypothesis.isGuessed($0, in: analysis)
      }
    }
    if message.isOf(MessageKind.wrongOperands), let list = node?.ancestor(of: ExprListSyntax.self) {
      return list.allSatisfy {
        $0.is(BinaryOperatorExprSyntax.self) || hypothesis.isGuessed($0, in: analysis)
      }
    }
    return false
  }

  /// The message itself, at its place; nil for a warning about no code of the document.
  func finding(nearMisses: [String: String] = [:]) -> CompiledProgram.Finding? {
    // An error inside invented code is shown at the first line of the snippet.
    let first = AssembledSource.Place(piece: pieces.count - 1, line: 1, column: 1)
    guard let place = place ?? (message.kind == .error ? first : nil) else { return nil }
    return CompiledProgram.Finding(
      isError: message.kind == .error, text: message.text.withoutModules, place: place,
      length: max(1, message.highlight.count),
      notes: message.notes.compactMap { note in
        // Notes inside modules and macro expansions have no place that a reader could look at.
        guard note.file == message.file, let place = source.place(line: note.line, column: note.column)
        else { return nil }
        return CompiledProgram.Note(text: note.text.withoutModules, place: place)
      },
      suggestion: nearMisses.inOrder.first { name, _ in quoted.contains(name) }?.value)
  }
}

extension String {
  /// The compiler's text without names of modules that only the check knows: 'Handbook.Router' is the author's
  /// `Router`, and 'HeadlessSwiftUI.Path' is SwiftUI's `Path`.
  fileprivate var withoutModules: String {
    guard contains("Handbook.") || contains("Headless") else { return self }
    return replacing(#/\bHandbook\./#, with: "").replacing(#/\bHeadless(\w+)\./#) { "\($0.output.1)." }
  }
}

/// An attempt, as the document's author sees it.
private struct Report {
  let attempt: Attempt
  let analysis: Analysis

  /// A finding for each piece that is nested too deeply to be parsed.
  var beyondLimits: [CompiledProgram.Finding] {
    analysis.pieces.indices.compactMap { position in
      analysis.pieces[position].beyondLimit.map { offset in
        CompiledProgram.Finding(
          isError: true, text: "code nests too deeply to be checked",
          place: analysis.place(ofByte: offset, in: position), length: 1, notes: [])
      }
    }
  }

  /// A finding for each piece that shows a declaration or statement only in part.
  var gaps: [CompiledProgram.Finding] {
    analysis.pieces.indices.compactMap { position in
      analysis.pieces[position].gap.map { gap in
        var finding = CompiledProgram.Finding(
          isError: true, text: gap.text, place: analysis.place(ofByte: gap.offset, in: position), length: 1,
          notes: [])
        if case .end(let opening) = gap.kind {
          finding.notes = [
            .init(text: "this is not closed", place: analysis.place(ofByte: opening, in: position))
          ]
        }
        finding.isDoubtful = true
        finding.help = gap.help
        return finding
      }
    }
  }

  /// Whether one of the errors is where the code cannot be parsed, or beside it.
  func hasSyntaxError(at findings: [CompiledProgram.Finding]) -> Bool {
    findings.contains { finding in
      let place = finding.place
      guard finding.isError,
        let offset = analysis.pieces[place.piece].offset(line: place.line, column: place.column)
      else { return false }
      return SyntaxErrors(in: analysis.pieces[place.piece].tree).all.contains {
        (max(0, $0.bytes.lowerBound - 1)...$0.bytes.upperBound).contains(offset)
      }
    }
  }

  /// A finding where most lines cannot be parsed: the code is in another language, or in none.
  var notSwift: CompiledProgram.Finding? {
    guard !attempt.outcome.errors.isEmpty, let index = analysis.pieces.indices.last else { return nil }
    let piece = analysis.pieces[index]
    let unjoined = piece.tree.statementsOnOneLine
    // `brew install swiftlint`: three names in a row are words.
    let words = unjoined.filter { previous, next in
      previous.item.is(DeclReferenceExprSyntax.self) && next.item.is(DeclReferenceExprSyntax.self)
    }
    let followers = Set(words.map(\.next.id))
    let isText = words.contains { followers.contains($0.previous.id) }
    // `├── Sources`: the folders of a project.
    let branches = Syntax(piece.tree).tokens(viewMode: .sourceAccurate).filter { token in
      switch token.tokenKind {
      case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): text.isDrawn
      default: false
      }
    }
    let places =
      SyntaxErrors(in: piece.tree).all + unjoined.map { Syntax($0.next) } + branches.map(Syntax.init)
    let wrong = Set(
      places.map {
        piece.line(of: min($0.positionAfterSkippingLeadingTrivia.utf8Offset, piece.code.utf8.count))
      })
    let lines = piece.code.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) }
    guard let first = wrong.min(), wrong.count > 2 || isText || !branches.isEmpty, wrong.count * 2 > lines
    else {
      return nil
    }
    return CompiledProgram.Finding(
      isError: true,
      text: "this does not read as Swift; name its language after the fence, or mark it `unchecked`",
      place: .init(piece: index, line: first + 1, column: 1), length: 1, notes: [])
  }

  /// What the parser says about brackets that do not match. The compiler would complain about the code that the check
  /// put around the snippet; the parser says what is missing in the snippet itself.
  var unbalanced: [CompiledProgram.Finding] {
    guard attempt.outcome.errors.contains(where: \.saysUnbalanced),
      let index = analysis.pieces.lastIndex(where: \.tree.hasError),
      SyntaxErrors(in: analysis.pieces[index].tree).areBrackets
    else { return [] }
    let piece = analysis.pieces[index]
    func place(of position: AbsolutePosition) -> AssembledSource.Place {
      analysis.place(ofByte: min(position.utf8Offset, piece.code.utf8.count), in: index)
    }
    return ParseDiagnosticsGenerator.diagnostics(for: piece.tree).prefix(3).map { diagnostic in
      CompiledProgram.Finding(
        isError: true, text: diagnostic.message, place: place(of: diagnostic.position), length: 1,
        notes: diagnostic.notes.map { .init(text: $0.message, place: place(of: $0.position)) })
    }
  }

  var misspeltImports: [CompiledProgram.Finding] {
    analysis.names.imports.compactMap { name, node in
      guard let near = analysis.facts.nearMisses[name],
        let position = analysis.pieces.firstIndex(where: { $0.tree.id == node.root.id })
      else { return nil }
      return CompiledProgram.Finding(
        isError: true, text: "no such module '\(name)'",
        place: analysis.place(ofByte: node.path.bytes.lowerBound, in: position), length: name.utf8.count,
        notes: [],
        suggestion: near)
    }
  }
}

extension SourceFileSyntax {
  /// Statements at the top level that stand on the line of the one before them, without a semicolon: `label { … }` of
  /// `Button { … } label { … }`.
  ///
  /// The check gives each a line of its own, so the compiler does not see it.
  var statementsOnOneLine: [(previous: CodeBlockItemSyntax, next: CodeBlockItemSyntax)] {
    zip(statements, statements.dropFirst()).filter { previous, next in
      // Where one is missing, the parser puts one that is marked as missing.
      previous.semicolon?.presence != .present && !next.leadingTrivia.contains(where: \.isNewline)
    }.map { (previous: $0, next: $1) }
  }
}

extension Syntax {
  /// `@State`
  fileprivate func hasAttribute(_ name: String) -> Bool {
    descendants(of: AttributeSyntax.self).contains { $0.attributeName.trimmedDescription == name }
  }
}

extension String {
  /// Whether it consists of lines that are drawn with letters: `├──`.
  fileprivate var isDrawn: Bool { unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) } }
}

/// Collects the tokens that the parser missed, and those that it did not expect.
///
/// swift-syntax can turn them into messages. That is done only where nothing but brackets is wrong: for some other
/// code it makes a fix-it without a change, which ends the process (`f(.red, var x: Int { 1 }: y)`).
private final class SyntaxErrors: SyntaxVisitor {
  private var missing: [TokenSyntax] = []
  private var unexpected: [UnexpectedNodesSyntax] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .all)
    walk(tree)
  }

  var all: [Syntax] { missing.map(Syntax.init) + unexpected.map(Syntax.init) }

  /// Whether each of them is a bracket that closes nothing, or that nothing closes.
  var areBrackets: Bool {
    let brackets: [TokenKind] = [.rightParen, .rightSquare, .rightBrace]
    return missing.allSatisfy { brackets.contains($0.tokenKind) }
      && unexpected.allSatisfy { nodes in
        nodes.tokens(viewMode: .sourceAccurate).allSatisfy { brackets.contains($0.tokenKind) }
      }
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { missing.append(token) }
    return .visitChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    unexpected.append(node)
    return .skipChildren
  }
}

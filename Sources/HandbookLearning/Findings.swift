import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What authors read about an attempt: the compiler's messages, at the places of the document that they are about.
func findings(of attempt: Attempt, in analysis: Analysis, knowledge: Knowledge) -> [CompiledProgram.Finding] {
  let report = Report(attempt: attempt, analysis: analysis)
  let unreadable =
    report.beyondLimits + ((report.marked ?? report.notSwift).map { [$0] } ?? report.unbalanced)
  var findings = unreadable
  let hints = attempt.hypothesis.hints(for: analysis, guardian: knowledge.guardian)
  var doubtful: [CodeBlockItemSyntax] = []
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
      doubtful.append(statement)
    } else if finding.suggestion == nil, !question.isSettled, !question.isCertain(attempt.hypothesis) {
      unsettled.append((findings.count - 1, statement))
    }
  }
  for (index, statement) in unsettled where statement.mayFollow(from: doubtful) {
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
      + methodMistakes(of: attempt, in: analysis).filter { mistake in
        !findings.contains { $0.place == mistake.place }
      }
      + libraryCallMistakes(of: attempt, in: analysis, knowledge: knowledge)
      + statementMistakes(of: attempt, in: analysis) + selectorMistakes(in: analysis)
      + lazyMistakes(of: attempt, in: analysis) + objectMistakes(in: analysis, api: knowledge.api)
  }
  let misplaced = orderMistakes(of: attempt, in: analysis, api: knowledge.api)
  findings.removeAll { finding in
    finding.isError && misplaced.contains { $0.place.isOnLine(of: finding.place) }
  }
  findings += misplaced
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
  for index in findings.indices where findings[index].isError && findings[index].suggestion == nil {
    if analysis.isInForm(findings[index].place) || report.isBesideElision(findings[index]) {
      findings[index].isDoubtful = true
    }
  }
  let misread = misreadings(in: analysis)
  findings.removeAll { finding in
    finding.isError
      && misread.contains {
        $0.finding.place.piece == finding.place.piece
          && [$0.finding.place.line, $0.otherLine].contains(finding.place.line)
      }
  }
  if !misread.isEmpty {
    // That something could not be inferred is said of the code around what was misread.
    let vague = Set(attempt.outcome.errors.lazy.filter { $0.isOf(MessageKind.vague) }.map(\.text))
    findings.removeAll { $0.isError && ($0.isDoubtful || vague.contains($0.text)) }
  }
  findings += misread.map(\.finding)
  let undiagnosed = Set(attempt.outcome.errors.lazy.filter { $0.isOf(MessageKind.undiagnosed) }.map(\.text))
  for index in findings.indices where undiagnosed.contains(findings[index].text) {
    findings[index].text = "the compiler finds no meaning for this expression, and cannot say why"
  }
  let own = analysis.names.declaredTypes
  let written = analysis.pieces.reduce(into: Set()) { $0.formUnion($1.identifiers) }
  return findings.map { $0.withoutMadeNames(own: own, written: written) } + report.misspeltImports
}

extension CompiledProgram.Finding {
  /// The finding without names that the check or a macro made up, because authors have never seen them.
  ///
  /// `SnippetAlternative1.Cart` is the second `Cart` of a snippet, and `__Key_cart` is a type that `@Entry var cart`
  /// expands to.
  ///
  /// - Parameters:
  ///   - own: Types that the snippet declares.
  ///   - written: Every name in the code. `start_2` is the second `start` of a snippet that shows alternatives.
  func withoutMadeNames(own: Set<String>, written: Set<String>) -> Self {
    func plain(_ text: String) -> String {
      var text = text.replacing(#/\bSnippet\d*Alternative\d+\./#, with: "")
        .replacing(#/'([^']+)' \(aka '([^']+)'\)/#) { match in
          String(match.output.1 == match.output.2 ? "'\(match.output.1)'" : match.output.0)
        }
        // A fence that begins with a modifier stands below an `EmptyView()`.
        .replacing(
          "value of type 'EmptyView'",
          with: written.contains("EmptyView") ? "value of type 'EmptyView'" : "a view"
        )
        .replacing(#/'EnvironmentValues\.__Key_\w+\.Value' \(aka ('[^']*')\)/#) { "\($0.output.1)" }
        .replacing("__Key_", with: "")
        .replacing(#/ \(aka '[^']*\bInvented(Value|Choice|Subject)?\b[^']*'\)/#, with: "")
        // "value of type 'Invented'", but "requires that 'Invented' conform to".
        .replacing(#/\btype 'Invented\w*[?]?'/#, with: "type that the snippet does not show")
        .replacing(#/'Invented\w*[?]?'/#, with: "a type that the snippet does not show")
        .replacing(#/\bInvented(Value|Choice|Subject)?\b/#, with: "…")
        .replacing(#/\b(\w+?)_[0-9]+\b/#) { match in
          let (whole, name) = (String(match.output.0), String(match.output.1))
          return written.contains(name) && !written.contains(whole) ? name : whole
        }
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
      let isOfUnknown =
        question.message.isOf(MessageKind.ofDeclarations) && question.isInDeclarationOfUnknown
      if question.isRequirementElsewhere || question.isMemberOfExtendedType || isOfUnknown
        || question.isAboutMissingType || question.isInBareDeclaration
      {
        finding.isDoubtful = true
      }
      // What is wrong in the code that was invented is no fault of the document's.
      if question.place == nil, attempt.hypothesis.inventsNames { finding.isDoubtful = true }
      return finding
    }
  }
  guard var finding = question.finding(nearMisses: attempt.hypothesis.facts.nearMisses) else { return nil }
  finding.isDoubtful = finding.suggestion == nil && question.isDoubtful(attempt.hypothesis)
  return finding
}

extension AssembledSource.Place {
  fileprivate func isOnLine(of other: Self) -> Bool { (piece, line) == (other.piece, other.line) }
}

extension Gap {
  fileprivate var text: String {
    switch kind {
    case .end: "the code breaks off here"
    case .start: "this closes what the code does not open: it begins in the middle"
    case .body: "the code breaks off here, before the body of this declaration"
    case .argument: "this is an argument of a call that the code does not show"
    case .element: "this is an element of a dictionary that the code does not show"
    }
  }

  fileprivate var help: String {
    switch kind {
    case .end: "Close it; write `...` for what is not shown"
    case .start: "Show how it begins, or leave out its end"
    case .body: "Write `{ ... }` for what is not shown"
    case .argument: "Show the call"
    case .element: "Show the dictionary"
    }
  }
}

extension Question {
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

  /// Whether the code cannot be parsed at a finding because of what is left out there: `@Published var ...`, or
  /// `macro line() -> Int =` above a comment.
  func isBesideElision(_ finding: CompiledProgram.Finding) -> Bool {
    guard hasSyntaxError(at: [finding]) else { return false }
    let piece = analysis.pieces[finding.place.piece]
    let lines = piece.code.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(
      finding.place.line - 1)
    guard let line = lines.first else { return false }
    let rest = lines.dropFirst().map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    let isLast = rest.allSatisfy { line in ["//", "/*", "*/"].contains { line.hasPrefix($0) } }
    let hasDots = piece.tree.tokens(viewMode: .sourceAccurate).contains {
      ["...", "…"].contains($0.text) && piece.line(of: $0.bytes.lowerBound) == finding.place.line - 1
    }
    return hasDots || line.hasSuffix("=") && !rest.isEmpty && isLast
  }

  /// A finding for the first line that is marked as in a diff, or that is drawn.
  var marked: CompiledProgram.Finding? {
    guard let index = analysis.pieces.indices.last, !attempt.outcome.errors.isEmpty else { return nil }
    let begun = analysis.pieces[index].linesOfCode
    let lines = analysis.pieces[index].code.split(separator: "\n", omittingEmptySubsequences: false)
    func finding(_ line: Int, _ text: String) -> CompiledProgram.Finding {
      .init(
        isError: true, text: text, place: .init(piece: index, line: line + 1, column: 1), length: 1, notes: []
      )
    }
    if let changed = lines.indices.first(where: { begun.contains($0) && lines[$0].isChangeOfDiff }) {
      return finding(
        changed,
        "'\(lines[changed].prefix(1))' marks a line of a diff, and no Swift; show the code as it becomes, or name the language `diff` after the fence"
      )
    }
    let drawn = lines.indices.filter { begun.contains($0) && lines[$0].isDrawing }
    guard drawn.count > 1, let first = drawn.first else { return nil }
    return finding(
      first, "a drawing is no Swift; put it into a fence of its own that is marked `text`, or into a comment")
  }

  /// A finding where most lines cannot be parsed: the code is in another language, or in none.
  var notSwift: CompiledProgram.Finding? {
    guard let index = analysis.pieces.indices.last else { return nil }
    let piece = analysis.pieces[index]
    let unjoined = piece.tree.statementsOnOneLine
    guard !attempt.outcome.errors.isEmpty || !unjoined.isEmpty else { return nil }
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
    let lines = piece.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    let begun = piece.linesOfCode
    let foreign = lines.filter { begun.contains($0.offset) && $0.element.isOfOtherLanguage }.map(\.offset)
    let wrong = Set(
      places.map {
        piece.line(of: min($0.positionAfterSkippingLeadingTrivia.utf8Offset, piece.code.utf8.count))
      }
    ).union(foreign)
    let written = lines.map(\.element).filter { !$0.allSatisfy(\.isWhitespace) }
    let statements = written.count { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
    let isOther = isText || !branches.isEmpty || !foreign.isEmpty
    guard let first = wrong.min(), wrong.count > 2 || isOther || wrong.count > 1 && wrong.count == statements,
      wrong.count * 2 > (isOther ? statements : written.count)
    else { return nil }
    return CompiledProgram.Finding(
      isError: true,
      text: "this does not read as Swift; name its language after the fence, or mark it `unchecked`",
      place: .init(piece: index, line: first + 1, column: 1), length: 1, notes: [])
  }

  /// What the parser says about brackets that do not match. The compiler would complain about the code that the check
  /// put around the snippet; the parser says what is missing in the snippet itself.
  var unbalanced: [CompiledProgram.Finding] {
    let isUnbalanced = attempt.outcome.errors.contains(where: \.saysUnbalanced)
    guard isUnbalanced || attempt.outcome.errors.contains(where: { $0.isOf(MessageKind.braceTooMany) }),
      let index = analysis.pieces.lastIndex(where: \.tree.hasError),
      SyntaxErrors(in: analysis.pieces[index].tree).areBrackets
    else { return [] }
    let piece = analysis.pieces[index]
    if let lost = piece.lostBrace {
      let place = analysis.place(ofByte: lost.offset, in: index)
      return [.init(isError: true, text: lost.text, place: place, length: 1, notes: [])]
    }
    guard isUnbalanced else { return [] }
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

extension ParsedPiece {
  /// Lines that a token of the code begins in, 0-based. Those of comments and of texts may be in any language.
  fileprivate var linesOfCode: Set<Int> {
    Set(
      Syntax(tree).tokens(viewMode: .sourceAccurate).filter {
        if case .stringSegment = $0.tokenKind { false } else { true }
      }.map { line(of: $0.bytes.lowerBound) })
  }
}

extension Analysis {
  /// Whether the statement or member at a place is a form, with an editor placeholder that its author wrote:
  /// `continue <#label name#>`. Nobody can say what it will be.
  fileprivate func isInForm(_ place: AssembledSource.Place) -> Bool {
    let node = node(at: place)
    let item =
      node?.ancestor(of: CodeBlockItemSyntax.self).map { Syntax($0) }
      ?? node?.ancestor(of: MemberBlockItemSyntax.self).map { Syntax($0) }
      ?? node?.root
    return item?.tokens(viewMode: .sourceAccurate).contains {
      $0.text.hasPrefix("<#") && $0.text.contains(where: \.isLetter)
    } ?? false
  }
}

extension CodeBlockItemSyntax {
  /// Whether what the compiler says of the statement may have the same cause as what it says of the others: it is one of
  /// them, stands in one, or uses a variable that one of them sets, as `level + 1` below `let level = levels[id] ?? 0`,
  /// or a variable that is set with such a variable.
  fileprivate func mayFollow(from others: [CodeBlockItemSyntax]) -> Bool {
    let ids = Set(others.map(\.id))
    if ancestor(of: CodeBlockItemSyntax.self, where: { ids.contains($0.id) }) != nil { return true }
    guard let block = ancestor(of: CodeBlockItemListSyntax.self) else { return false }
    var names: Set<String> = []
    for statement in block.prefix(while: { $0.id != id }) {
      let isDoubtful = ids.contains(statement.id) || statement.mentions(names)
      if isDoubtful { names.formUnion(statement.namesSet) }
    }
    return mentions(names)
  }

  /// The names of the variables that a `let`, a `var` or a `guard let` sets for the statements below it.
  private var namesSet: [String] {
    var patterns: [PatternSyntax] = []
    if let declaration = item.as(VariableDeclSyntax.self) {
      patterns = declaration.bindings.map(\.pattern)
    } else if let guarding = item.as(GuardStmtSyntax.self) {
      patterns = guarding.conditions.compactMap {
        $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
      }
    }
    return patterns.flatMap { Syntax($0).descendantsAndSelf(of: IdentifierPatternSyntax.self) }
      .map(\.identifier.text)
  }

  private func mentions(_ names: Set<String>) -> Bool {
    Syntax(self).descendants(of: DeclReferenceExprSyntax.self).contains { names.contains($0.baseName.text) }
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

extension Substring {
  /// Whether a line is marked as taken out or put in: `+   case detail(id: Int)`, `- }`. A line of Swift may begin with
  /// a sign, but not with one before such a word.
  fileprivate var isChangeOfDiff: Bool {
    firstMatch(
      of:
        #/^[+-] *((@\w+ |private |public |static |final |override )*(case|let|var|func|struct|class|enum|extension|import|init|return|guard|if|switch)\b|\}\s*$)/#
    ) != nil
  }

  /// Whether a line consists of strokes alone, as of a tree that is drawn: `|`, `-------`, `/ \`.
  fileprivate var isDrawing: Bool {
    let strokes = filter { !$0.isWhitespace }
    return !strokes.isEmpty && strokes.allSatisfy("|-+\\/".contains) && strokes != "//"
      && (strokes.contains("|") || strokes.count > 3 && strokes.allSatisfy { $0 == "-" })
  }

  /// Whether only another language has such lines: `> rake db:migrate`, `$ brew install`, `swift build --product cart`,
  /// `- The cart is empty`, `@implementation Cart`, `end`.
  fileprivate var isOfOtherLanguage: Bool {
    firstMatch(
      of:
        #/^\s*([>$] |end$|def \w|function \w|#import |#include |@(interface|implementation|synthesize|end)\b)/#
    ) != nil
      // `pod install`
      || firstMatch(of: #/^\s*(brew|bundle|carthage|git|npm|npx|pod|swift) [a-z]+( [\w.\/@:=-]+)*$/#) != nil
      || firstMatch(of: #/^\s*([-*•] [A-Z]\w* [a-z]\w*\b|[\w.\/-]+( [\w.\/@:=-]+)* --\w)/#) != nil
  }
}

extension String {
  /// Whether it consists of lines or arrows that are drawn with letters: `├──`, `→`.
  fileprivate var isDrawn: Bool {
    unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) || (0x2190...0x21FF).contains($0.value) }
  }
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

import HandbookAssembly
import HandbookLearning
import HandbookModel
import HandbookScenarios

extension SnippetChecker {
  /// Compares what the compiler said of a page's snippets with what the document expects, and writes reports
  /// and diagnostics.
  ///
  /// - Parameters:
  ///   - own: The snippets to judge; nil: all of the page.
  ///   - sharedCode: The code of `Content/Support`.
  func judge(
    _ page: Page, own: Set<SnippetID>? = nil, results: [SnippetID: CompiledProgram],
    outcomes: [SnippetID: ScenarioOutcome],
    otherSides: [SnippetID: [SnippetReport.OtherSide]], since: OSVersion?, sharedCode: String = "",
    into reports: inout SnippetReports
  ) {
    let chains = programs(of: page, languageMode: "").reduce(into: [:]) { $0[$1.id.index] = $1.pieces }
    var said: [Diagnostic] = []
    for snippet in page.snippets where snippet.language == "swift" {
      let id = SnippetID(page: page.path, index: snippet.index)
      guard own?.contains(id) ?? true else { continue }
      let problems: [Diagnostic]
      var report: SnippetReport
      if let result = results[id] {
        let pieces = chains[snippet.index] ?? []
        report = draft(result, pieces: pieces)
        report.scenarios = outcomes[id]?.records ?? []
        report.otherSide = weakest(otherSides[id] ?? [])
        let messages = Messages(result, pieces: pieces) { diagnostic(for: $0, pieces: pieces, page: page) }
        problems =
          problemsOfCode(snippet, result, messages, report: &report, updates: &reports.updates)
          + problemsOfScenarios(
            of: snippet, outcomes[id], result, pieces: pieces, page: page, sharedCode: sharedCode)
          + problemsOfVersions(
            of: snippet, result, messages, since: since, report, pieces: pieces, page: page)
        report.status = status(of: snippet, result, problems)
        if report.status == .unverified {
          let doubt = messages.findings.first { $0.0.isDoubtful }
          said.append(doubt.map(unguessed) ?? unverified(snippet, result))
        }
      } else {
        let outcome = outcomes[id]?.diagnostics ?? []
        report = SnippetReport(status: outcome.contains { $0.severity == .error } ? .failed : .unchecked)
        // A snippet that was not compiled has no types, so each `// ^?` in it is a problem.
        problems = outcome + typeAnswers(snippet, Words()).problems
      }
      reports.summary.count(report.status)
      reports.reports[id] = report
      said += problems
      // This comes after `report.status` is set: a scenario that does not fail on the other side is no fault
      // of this snippet's code.
      if outcomes[id]?.diagnostics.isEmpty ?? false, let otherSide = report.otherSide {
        said += HandbookScenarios.diagnostics(for: otherSide, of: snippet)
      }
    }
    // A fence that several snippets continue is compiled with each of them. Its problems are reported once.
    var told: Set<Diagnostic> = []
    reports.diagnostics += said.filter { told.insert($0).inserted }
  }

  /// What the compiler said of a snippet, with places in the document.
  private struct Messages {
    var findings: [(CompiledProgram.Finding, Diagnostic)]
    /// Deprecated names in the snippet itself, not in those it continues.
    var deprecations: [(use: CompiledProgram.Use, finding: CompiledProgram.Finding, diagnostic: Diagnostic)]

    init(
      _ result: CompiledProgram, pieces: [Program.Piece],
      diagnostic: (CompiledProgram.Finding) -> Diagnostic
    ) {
      findings = result.findings.map { ($0, diagnostic($0)) }
      deprecations = result.uses.filter { $0.place.piece == pieces.count - 1 }.compactMap { use in
        use.deprecation.map { text in
          let finding = CompiledProgram.Finding(
            isError: false, text: text, place: use.place, length: use.symbol.baseName.utf8.count, notes: [])
          return (use, finding, diagnostic(finding))
        }
      }
    }
  }

  /// The report of a compiled snippet, before its status is known.
  private func draft(_ result: CompiledProgram, pieces: [Program.Piece]) -> SnippetReport {
    var report = SnippetReport(
      status: .passed, placeholders: result.placeholders, minimumOS: result.minimumOS,
      symbols: result.symbols,
      missing: result.missing + result.absent + result.leftOut, program: result.source)
    report.words = result.words
    for index in report.words.meanings.indices {
      let piece = report.words.meanings[index].snippet
      report.words.meanings[index].snippet = piece.flatMap { pieces.isEmpty ? nil : pieces[$0].index }
    }
    return report
  }

  /// Problems with the code itself: it is too complex, has errors that the document does not expect, lacks
  /// errors that it expects, or has other types than its `// ^?` lines say.
  private func problemsOfCode(
    _ snippet: Snippet, _ result: CompiledProgram, _ messages: Messages, report: inout SnippetReport,
    updates: inout [TextEdit]
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if let failure = result.failure, !isDoubtful(snippet, result) {
      problems.append(
        Diagnostic(
          .error, "SnippetTooComplex", "snippet could not be checked: \(failure)", at: snippet.infoRange,
          help: "Break long expressions apart, or mark the fence `unchecked=\"reason\"`"))
    }
    if !isDoubtful(snippet, result) {
      var errors = messages.findings.filter { $0.0.isError }
      // Beside an error that is the author's, one that may be the fault of a guess is only a warning.
      if snippet.options.fails.isEmpty, errors.contains(where: { !$0.0.isDoubtful }) {
        problems += errors.filter(\.0.isDoubtful).map(unguessed)
        errors.removeAll(where: \.0.isDoubtful)
      }
      problems += match(
        snippet.options.fails, kind: "error", in: errors, report: &report, updates: &updates)
    }
    if !snippet.options.warns.isEmpty {
      let warnings =
        messages.findings.filter { !$0.0.isError } + messages.deprecations.map { ($0.finding, $0.diagnostic) }
      problems += match(
        snippet.options.warns, kind: "warning", in: warnings, report: &report, updates: &updates)
    }
    // Code with unexpected errors has to be mended first; its `// ^?` lines are not judged.
    if result.failure == nil, problems.isEmpty || !result.findings.contains(where: \.isError) {
      let (answers, wrong) = typeAnswers(snippet, report.words)
      report.types = answers
      problems += wrong
    }
    return problems
  }

  /// API that is deprecated in the oldest iOS that the code is for, or that this iOS does not have yet.
  /// Incorrect code may use both.
  private func problemsOfVersions(
    of snippet: Snippet, _ result: CompiledProgram, _ messages: Messages, since: OSVersion?,
    _ report: SnippetReport, pieces: [Program.Piece], page: Page
  ) -> [Diagnostic] {
    guard snippet.role != .incorrect,
      let since = snippet.options.ios ?? page.frontMatter.since?.value ?? since
    else { return [] }
    let deprecated = messages.deprecations.filter {
      $0.use.deprecated! <= since && !report.expected.contains($0.diagnostic)
    }
    return deprecated.map { _, _, found in
      var problem = found
      problem.severity = .error
      problem.id = "DeprecatedAPI"
      problem.help = "Use its replacement, or expect it with `warns=\"…\"`"
      return problem
    } + newerOS(result, since: since, pieces: pieces, page: page)
  }

  private func status(
    of snippet: Snippet, _ result: CompiledProgram, _ problems: [Diagnostic]
  ) -> SnippetReport.Status {
    if !problems.isEmpty { return .failed }
    if !snippet.options.fails.isEmpty { return .expectedFailure }
    if isDoubtful(snippet, result) { return .unverified }
    return result.missing.isEmpty && result.absent.isEmpty && result.leftOut.isEmpty ? .passed : .unverified
  }

  /// Problems that the scenarios' runs found, and those that are wrong whatever a run shows: views and texts
  /// that cannot occur, and API that the iOS played does not have.
  private func problemsOfScenarios(
    of snippet: Snippet, _ outcome: ScenarioOutcome?, _ result: CompiledProgram, pieces: [Program.Piece],
    page: Page, sharedCode: String
  ) -> [Diagnostic] {
    guard let outcome else { return [] }
    let runs = snippet.scenarios.flatMap { parseScenario($0).value }
    let newer = newerNames(result.requirements, runs: runs).map { newer, played in
      tooNew(
        newer, "ScenarioNeedsNewerOS", because: "a scenario plays iOS \(played)",
        help:
          "Ask for it with `if #available(iOS \(newer.version), *)`, or play iOS \(newer.version) or later",
        pieces: pieces, page: page)
    }
    return outcome.diagnostics + unknownViews(in: runs, of: page, sharedCode: sharedCode)
      + unknownTexts(in: runs, outcome.records, of: page, sharedCode: sharedCode) + newer
  }

  /// A diagnostic for the newest API that the document's oldest iOS does not have, if there is one.
  private func newerOS(
    _ result: CompiledProgram, since: OSVersion, pieces: [Program.Piece], page: Page
  ) -> [Diagnostic] {
    let newer = result.requirements.filter { $0.version > since }
    guard let newest = newer.max(by: { $0.version < $1.version }) else { return [] }
    return [
      tooNew(
        newest, "NeedsNewerOS", because: "the document says iOS \(since)",
        help:
          "Write `since: iOS \(newest.version)` into the front matter, or `ios=\(newest.version)` after the fence's language",
        pieces: pieces, page: page)
    ]
  }

  /// A diagnostic for API that an OS version does not have.
  ///
  /// - Parameter reason: Why that version counts: "the document says iOS 16".
  private func tooNew(
    _ name: CompiledProgram.Requirement, _ id: String, because reason: String, help: String,
    pieces: [Program.Piece], page: Page
  ) -> Diagnostic {
    let finding = CompiledProgram.Finding(
      isError: true, text: "'\(name.name)' needs iOS \(name.version), but \(reason)",
      place: name.place, length: name.length, notes: [])
    var problem = diagnostic(for: finding, pieces: pieces, page: page)
    problem.id = id
    problem.help = help
    return problem
  }

  /// Whether all that is wrong with a snippet may be wrong with what was guessed, and the document claims no error and
  /// no behavior.
  private func isDoubtful(_ snippet: Snippet, _ result: CompiledProgram) -> Bool {
    // A compiler that fails may do so at what the check invented. It may have found a mistake before.
    let failsAtGuesses = result.failure != nil && !result.placeholders.isEmpty
    let mayBeRight = result.findings.contains(where: \.isError) ? result.isDoubtful : failsAtGuesses
    return mayBeRight && snippet.options.fails.isEmpty && snippet.scenarios.isEmpty
  }

  /// The warning for an error that may be the fault of a guess, or of what is not shown.
  private func unguessed(_ finding: CompiledProgram.Finding, _ error: Diagnostic) -> Diagnostic {
    var doubt = error
    doubt.severity = .warning
    doubt.id = "UnverifiedSnippet"
    if finding.help != nil { return doubt }
    doubt.message = "no guess about what is not shown fits: \(error.message)"
    doubt.help =
      "Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked=\"reason\"`"
    return doubt
  }

  private func unverified(_ snippet: Snippet, _ result: CompiledProgram) -> Diagnostic {
    func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    if let failure = result.failure {
      return Diagnostic(
        .warning, "UnverifiedSnippet", "snippet could not be checked with what was guessed: \(failure)",
        at: snippet.infoRange,
        help:
          "Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked=\"reason\"`"
      )
    }
    if result.missing.isEmpty, result.absent.isEmpty {
      return Diagnostic(
        .warning, "UnverifiedSnippet", "snippet leaves out what it gives to \(list(result.leftOut))",
        at: snippet.infoRange,
        help: "Write arguments, as the compiler needs them, or mark the fence `unchecked=\"reason\"`")
    }
    if result.missing.isEmpty {
      let package = result.absent.count == 1 ? "package" : "packages"
      return Diagnostic(
        .warning, "UnverifiedSnippet",
        "snippet uses the \(package) \(list(result.absent)), which the check does not have",
        at: snippet.infoRange,
        help:
          "Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked=\"reason\"`"
      )
    }
    return Diagnostic(
      .warning, "UnverifiedSnippet",
      "snippet uses \(list(result.missing + result.absent)), which the stub library does not cover",
      at: snippet.infoRange, help: "Declare it in the stub, or mark the fence `unchecked=\"reason\"`")
  }

  /// Errors for claims about views that do not exist: `never sheet CartView` would always hold if nothing is
  /// called `CartView`.
  private func unknownViews(in runs: [ScenarioRun], of page: Page, sharedCode: String) -> [Diagnostic] {
    let claims = runs.flatMap(\.always)
    guard !claims.isEmpty else { return [] }
    let code = page.snippets.map(\.code) + [sharedCode]
    let names = Set(code.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } })
    return claims.compactMap { claim in
      let view: String
      switch claim.kind {
      case .noSheet(let name), .noneTwice(let name): view = name
      case .noWarnings, .noCrash, .pathEncodes, .backLeadsBack: return nil
      }
      guard !names.isSuperset(of: view.split(separator: ".")) else { return nil }
      return Diagnostic(
        .error, "ScenarioUnknownView", "no code of this document names '\(view)', so this is always so",
        at: claim.range, help: "Write the name of a view that could be there")
    }
  }

  /// Errors for texts that no code could show: a misspelled `expect no text "Laoding"` would always hold.
  ///
  /// The code may put a text together (`"\\(count) items"`), or show the name of a case. So each word of the
  /// text only has to stand somewhere in the document's code, in a text that a run showed, or in a label of
  /// the system.
  private func unknownTexts(
    in runs: [ScenarioRun], _ records: [ScenarioRecord], of page: Page, sharedCode: String
  ) -> [Diagnostic] {
    let denied = runs.flatMap(\.commands).compactMap { command -> (text: String, range: SourceRange)? in
      guard case .expectation(.noText(let text)) = command.kind else { return nil }
      return (text, command.argumentRange)
    }
    guard !denied.isEmpty else { return [] }
    let screens = records.flatMap(\.steps).flatMap(\.layers).flatMap(\.stack)
    let seen = screens.flatMap { [$0.title ?? ""] + $0.content.map(\.label) }
    let known = (page.snippets.map(\.code) + [sharedCode, Lexicon.labelsOfSystem] + seen)
      .joined(separator: "\n").lowercased()
    return denied.compactMap { text, range in
      let words = text.lowercased().split { !$0.isLetter }.map {
        $0.count > 3 && $0.hasSuffix("s") ? $0.dropLast() : $0
      }
      guard let unknown = words.first(where: { !known.contains($0) }) else { return nil }
      let near = NearMiss.nearest(to: String(unknown), in: known.split { !$0.isLetter }.map(String.init))
      return Diagnostic(
        .error, "ScenarioUnknownText",
        "no code of this document can say \"\(text)\", so it is never to be seen", at: range,
        help: near.map { "did you mean '\($0)'?" } ?? "write a text that could be there")
    }
  }

  /// Compares the messages that a document expects with those the compiler gave.
  ///
  /// - Parameters:
  ///   - kind: `error` or `warning`, for the texts of diagnostics.
  ///   - found: What the compiler said, of this kind.
  /// - Returns: An error for each expected message that did not come. For errors of the compiler, also each
  ///   that no expectation took.
  private func match(
    _ expected: [Snippet.Expectation], kind: String,
    in found: [(CompiledProgram.Finding, Diagnostic)], report: inout SnippetReport,
    updates: inout [TextEdit]
  ) -> [Diagnostic] {
    var left = found
    var unmet: [Snippet.Expectation] = []
    for expectation in expected {
      func fits(_ item: (CompiledProgram.Finding, Diagnostic)) -> Bool {
        item.0.text.contains(expectation.text)
          && (expectation.line == nil || expectation.line == item.1.range.start.line)
      }
      let matching = left.filter(fits)
      if matching.isEmpty { unmet.append(expectation) }
      report.expected += matching.map(\.1)
      left.removeAll(where: fits)
    }
    var problems: [Diagnostic] = []
    // Messages that no expectation took, in order: an unmet expectation probably means one of them, with
    // another text.
    var others = left
    for expectation in unmet {
      let index = others.firstIndex {
        expectation.line == nil || expectation.line == $0.1.range.start.line
      }
      let other = index.map { others.remove(at: $0).0.text }
      let said = other ?? found.first?.0.text
      let problem = Diagnostic(
        .error, "ExpectedDiagnosticMissing",
        "expected the \(kind) '\(expectation.text)', but "
          + (said.map { "the compiler says '\($0)'" } ?? "the snippet compiles"),
        at: expectation.range,
        help: said == nil
          ? "Remove the expectation, or restore the mistake it is about"
          : other == nil
            ? "Write the compiler's text into the expectation if that is what the rule is about"
            : "If that is what the rule is about, let `handbook check --update` write it")
      problems.append(problem)
      if let other {
        let isComment = expectation.textRange != expectation.range
        let escaped = other.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        updates.append(TextEdit(range: expectation.textRange, text: isComment ? other : escaped))
      }
    }
    if kind == "error" { problems += left.map(\.1) }
    return problems
  }

  private func diagnostic(
    for finding: CompiledProgram.Finding, pieces chain: [Program.Piece], page: Page
  ) -> Diagnostic {
    func range(_ place: AssembledSource.Place, length: Int) -> SourceRange {
      let snippet = page.snippets[chain[place.piece].index]
      guard
        let origin = snippet.lines.indices.contains(place.line - 1)
          ? snippet.lines[place.line - 1] : snippet.lines.last
      else { return snippet.infoRange }
      return SourceRange(
        file: snippet.range.file, line: origin.line, column: place.column + origin.columnOffset,
        length: length)
    }
    return Diagnostic(
      finding.isError ? .error : .warning, finding.isError ? "SnippetDoesNotCompile" : "CompilerWarning",
      finding.text, at: range(finding.place, length: finding.length),
      notes: finding.notes.map { note in
        Diagnostic.Note(note.text, range: note.place.map { range($0, length: 1) })
      },
      help: finding.help ?? finding.suggestion.map { "Did you mean '\($0)'?" })
  }
}

extension SnippetReport.SymbolUse {
  /// `sheet` for `sheet(item:content:)`; for an initializer, the name of its type.
  var baseName: String {
    let base = String(name.prefix { $0 != "(" })
    return base == "init" ? owner ?? base : base
  }
}

import HandbookAssembly
import HandbookLearning
import HandbookModel
import HandbookScenarios

extension SnippetChecker {
  /// Holds what the compiler said against what the document expects, and writes reports and diagnostics.
  ///
  /// - Parameters:
  ///   - own: The snippets that are judged; nil: all.
  ///   - sharedCode: What all documents share.
  func judge(
    _ page: Page, own: Set<SnippetID>? = nil, results: [SnippetID: CompiledProgram],
    outcomes: [SnippetID: ScenarioOutcome],
    otherSides: [SnippetID: [SnippetReport.OtherSide]], since: OSVersion?, sharedCode: String = "",
    into reports: inout SnippetReports
  ) {
    let chains = programs(of: page, languageMode: "").reduce(into: [:]) { $0[$1.id.index] = $1.pieces }
    for snippet in page.snippets where snippet.language == "swift" {
      let id = SnippetID(page: page.path, index: snippet.index)
      guard own?.contains(id) ?? true else { continue }
      reports.summary.snippets += 1
      guard let result = results[id] else {
        let problems = outcomes[id]?.diagnostics ?? []
        let isSound = !problems.contains { $0.severity == .error }
        reports.summary.unchecked += isSound ? 1 : 0
        reports.summary.failed += isSound ? 0 : 1
        reports.reports[id] = SnippetReport(status: isSound ? .unchecked : .failed)
        // What is not compiled has no types.
        reports.diagnostics += problems + typeAnswers(snippet, Words()).problems
        continue
      }
      var report = SnippetReport(
        status: .passed, placeholders: result.placeholders, minimumOS: result.minimumOS,
        symbols: result.symbols,
        missing: result.missing + result.absent, program: result.source)
      report.words = result.words
      for index in report.words.meanings.indices {
        let piece = report.words.meanings[index].snippet
        report.words.meanings[index].snippet = piece.flatMap { chains[snippet.index]?[$0].index }
      }
      var problems: [Diagnostic] = []
      if let failure = result.failure {
        problems.append(
          Diagnostic(
            .error, "SnippetTooComplex", "snippet could not be checked: \(failure)", at: snippet.infoRange,
            help: "Break long expressions apart, or mark the fence `unchecked=\"reason\"`"))
      }
      let found = result.findings.map { finding in
        (finding, diagnostic(for: finding, pieces: chains[snippet.index] ?? [], page: page))
      }
      let pieces = chains[snippet.index] ?? []
      let deprecations = result.uses.filter { $0.place.piece == pieces.count - 1 }.compactMap { use in
        use.deprecation.map { text in
          let finding = CompiledProgram.Finding(
            isError: false, text: text, place: use.place, length: use.symbol.baseName.utf8.count, notes: [])
          return (use, finding, diagnostic(for: finding, pieces: pieces, page: page))
        }
      }
      problems += match(
        snippet.options.fails, kind: "error", in: found.filter { $0.0.isError }, report: &report,
        updates: &reports.updates)
      if !snippet.options.warns.isEmpty {
        let warnings = found.filter { !$0.0.isError } + deprecations.map { ($0.1, $0.2) }
        problems += match(
          snippet.options.warns, kind: "warning", in: warnings, report: &report, updates: &reports.updates)
      }
      // Of code with mistakes that nobody expected, types are not what its author has to look at.
      if result.failure == nil, problems.isEmpty || !result.findings.contains(where: \.isError) {
        let (answers, wrong) = typeAnswers(snippet, report.words)
        report.types = answers
        problems += wrong
      }
      if let outcome = outcomes[id] {
        report.scenarios = outcome.records
        problems += outcome.diagnostics
        problems += problemsOfScenarios(
          of: snippet, result, pieces: pieces, page: page, sharedCode: sharedCode)
      }
      report.otherSide = weakest(otherSides[id] ?? [])
      if snippet.role != .incorrect, let since = snippet.options.ios ?? page.frontMatter.since?.value ?? since
      {
        for (use, _, found) in deprecations where use.deprecated! <= since && !report.expected.contains(found)
        {
          var problem = found
          problem.severity = .error
          problem.id = "DeprecatedAPI"
          problem.help = "Use its replacement, or expect it with `warns=\"…\"`"
          problems.append(problem)
        }
        problems += newerOS(result, since: since, pieces: pieces, page: page)
      }
      if !problems.isEmpty {
        report.status = .failed
        reports.summary.failed += 1
      } else if !snippet.options.fails.isEmpty {
        report.status = .expectedFailure
        reports.summary.expectedFailures += 1
      } else if !result.missing.isEmpty || !result.absent.isEmpty {
        report.status = .unverified
        reports.summary.unverified += 1
        problems.append(unverified(snippet, result))
      } else {
        report.status = .passed
        reports.summary.passed += 1
      }
      reports.reports[id] = report
      if outcomes[id]?.diagnostics.isEmpty ?? false, let otherSide = report.otherSide {
        problems += HandbookScenarios.diagnostics(for: otherSide, of: snippet)
      }
      for problem in problems where !reports.diagnostics.contains(problem) {
        reports.diagnostics.append(problem)
      }
    }
  }

  /// What is wrong with a snippet's scenarios, whatever came of them.
  private func problemsOfScenarios(
    of snippet: Snippet, _ result: CompiledProgram, pieces: [Program.Piece], page: Page, sharedCode: String
  ) -> [Diagnostic] {
    let runs = snippet.scenarios.flatMap { parseScenario($0).value }
    let newer = newerNames(result.requirements, runs: runs).map { newer, played in
      tooNew(
        newer, "ScenarioNeedsNewerOS", because: "a scenario plays iOS \(played)",
        help:
          "Ask for it with `if #available(iOS \(newer.version), *)`, or play iOS \(newer.version) or later",
        pieces: pieces, page: page)
    }
    return unknownViews(in: runs, of: page, sharedCode: sharedCode) + newer
  }

  /// The newest of the names that the document's oldest iOS does not have.
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

  /// A name that a system does not have, and why that system counts.
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

  private func unverified(_ snippet: Snippet, _ result: CompiledProgram) -> Diagnostic {
    func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
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

  /// What `never sheet CartView` says is so wherever there is no `CartView`.
  private func unknownViews(in runs: [ScenarioRun], of page: Page, sharedCode: String) -> [Diagnostic] {
    runs.flatMap(\.always).compactMap { claim in
      let view: String
      switch claim.kind {
      case .noSheet(let name), .noneTwice(let name): view = name
      case .noWarnings, .noCrash, .pathEncodes, .backLeadsBack: return nil
      }
      guard !page.snippets.contains(where: { $0.code.contains(view) }), !sharedCode.contains(view) else {
        return nil
      }
      return Diagnostic(
        .error, "ScenarioUnknownView", "no code of this document names '\(view)', so this is always so",
        at: claim.range, help: "Write the name of a view that could be there")
    }
  }

  /// Expected texts that did not come, and messages that were not expected.
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
    // What else was said, in order, is what the unmet expectations may have meant.
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
      help: finding.suggestion.map { "Did you mean '\($0)'?" })
  }
}

extension SnippetReport.SymbolUse {
  /// `sheet` of `sheet(item:content:)`; an initialiser is written as its type.
  var baseName: String {
    let base = String(name.prefix { $0 != "(" })
    return base == "init" ? owner ?? base : base
  }
}

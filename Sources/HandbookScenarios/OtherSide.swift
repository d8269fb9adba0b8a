package import HandbookModel

/// What scenarios prove by failing on the code of the other side.
///
/// A scenario shows what differs between Incorrect and Correct only if it holds on its own side alone.

/// By snippet that has scenarios, the snippets with scenarios on the other side of its comparison.
package func opposingSnippets(of page: Page) -> [Int: [Int]] {
  var opposing: [Int: [Int]] = [:]
  for case .comparison(let comparison) in page.blocks {
    let sides = comparison.sides.map { side in
      (
        role: side.role,
        snippets: side.blocks.compactMap { block in
          if case .snippet(let index) = block, !page.snippets[index].scenarios.isEmpty { index } else { nil }
        }
      )
    }
    for side in sides {
      let others = sides.filter { $0.role != side.role }.flatMap(\.snippets)
      for index in side.snippets where !others.isEmpty { opposing[index, default: []] += others }
    }
  }
  return opposing
}

/// By snippet with scenarios that is in a comparison, all such snippets of it.
package func comparedSnippets(of page: Page) -> [Int: [Int]] {
  var compared: [Int: [Int]] = [:]
  for case .comparison(let comparison) in page.blocks {
    let snippets = comparison.sides.flatMap(\.blocks).compactMap { block -> Int? in
      if case .snippet(let index) = block, !page.snippets[index].scenarios.isEmpty { index } else { nil }
    }
    for index in snippets { compared[index, default: []] += snippets }
  }
  return compared
}

/// Judges the runs of one side's scenarios, performed on the code of the other.
///
/// The scenarios may hold here in part: what both sides do alike on one of several versions may be shown, too. A
/// difference that is only about views that the code does not declare does not count.
/// - Parameter program: What they were performed on.
func verdict(
  on runs: [(run: ScenarioRun, recorded: RecordedRun)], program: ScenarioProgram
) -> SnippetReport.OtherSide {
  let declared = Set(program.source.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  var unknown: [String] = []
  for (run, recorded) in runs {
    let (_, differences) = match(
      recorded, against: run, mentioned: program.mentionedViews, declares: program.declares)
    for difference in differences {
      // An end in a placeholder says nothing of the code.
      if difference.id == "ScenarioNeedsCode" { return .init(.doesNotCompile, detail: difference.message) }
      let names = run.viewNames(at: difference.range.start.line).filter { name in
        !declared.isSuperset(of: name.split(separator: "."))
      }
      if names.isEmpty { return .init(.fails, detail: difference.message) }
      unknown += names.filter { !unknown.contains($0) }
    }
  }
  return unknown.isEmpty
    ? .init(.holds) : .init(.namesOnly, detail: listed(unknown.map { "'\($0)'" }, "and"))
}

/// The verdict on all code of the other side: what holds on any of it does not tell the sides apart.
package func weakest(_ verdicts: [SnippetReport.OtherSide]) -> SnippetReport.OtherSide? {
  let order: [SnippetReport.OtherSide.Verdict] = [.holds, .namesOnly, .doesNotCompile, .fails]
  return verdicts.min { order.firstIndex(of: $0.verdict)! < order.firstIndex(of: $1.verdict)! }
}

/// Warns of scenarios that do not tell the sides of a comparison apart.
package func diagnostics(for otherSide: SnippetReport.OtherSide, of snippet: Snippet) -> [Diagnostic] {
  guard let scenario = snippet.scenarios.first else { return [] }
  let other = snippet.role == .incorrect ? "correct" : "incorrect"
  let text = otherSide.detail ?? ""
  switch otherSide.verdict {
  case .fails: return []
  case .holds:
    return [
      Diagnostic(
        .warning, "ScenarioHoldsOnBothSides",
        "the scenario holds for the \(other) code too, so it does not show the difference",
        at: scenario.range, help: "expect something that only this side does")
    ]
  case .namesOnly:
    return [
      Diagnostic(
        .warning, "ScenarioComparesNames",
        "on the \(other) code the scenario fails only because it has no \(text)", at: scenario.range,
        help: "call the same view by the same name on both sides, or expect something both could show")
    ]
  case .doesNotCompile:
    return [
      Diagnostic(
        .warning, "ScenarioFitsOneSide", "the scenario cannot be run on the \(other) code: \(text)",
        at: scenario.range,
        help: "open the same view in the same way on both sides; declare in `setup` what both need")
    ]
  }
}

extension ScenarioRun {
  /// The views that an expectation on a line is about.
  fileprivate func viewNames(at line: Int) -> [String] {
    for command in commands where command.range.start.line == line {
      guard case .expectation(let expectation) = command.kind else { continue }
      switch expectation {
      case .stack(let names): return names
      case .screen(let name), .sheet(let name), .cover(let name), .underneath(let name): return [name]
      default: return []
      }
    }
    return []
  }
}

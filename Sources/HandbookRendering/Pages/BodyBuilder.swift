package import HandbookModel
import Synchronization

/// Swift code → tokens that cover it.
package typealias Highlight = @Sendable (_ code: String) -> [HighlightToken]

/// Turns a page's blocks into what templates show.
struct BodyBuilder: Sendable {
  private(set) var page: Page
  let links: LinkResolver
  let reports: SnippetReports
  /// Stands for all in the reports that is about the page.
  let found: Digest?
  let highlight: Highlight
  /// Put before each anchor where many documents share a page.
  let anchorPrefix: String
  /// The lines of code of each snippet, by its index on the page.
  private var lines: [[CodeLine]] = []
  private let alignments = Alignments()

  init(
    page: Page, links: LinkResolver, reports: SnippetReports, found: Digest?,
    highlight: @escaping Highlight, anchorPrefix: String
  ) {
    self.page = page
    self.links = links
    self.reports = reports
    self.found = found
    self.highlight = highlight
    self.anchorPrefix = anchorPrefix
  }

  /// The blocks, with all that they depend on in their digest.
  var later: Later<[BlockValue]> {
    Later(digest: digest) {
      // Terms are linked here, and not when the book is put together: few of its bodies are made again.
      var builder = self
      builder.page = links.plan.terms.linking(page)
      builder.lines = page.snippets.map(builder.codeLines)
      return builder.blocks()
    }
  }

  private var digest: Digest? {
    var digester = Digester()
    digester.add(page.digest)
    digester.add(links.plan.digest)
    for text in [anchorPrefix, links.root, reports.compiler ?? ""] { digester.add(text) }
    digester.add(links.isBook)
    for link in page.links { digester.add(links.address(of: link) ?? "\n") }
    digester.add(found)
    return digester.digest
  }

  private func blocks() -> [BlockValue] {
    var result: [BlockValue] = []
    for (index, block) in page.blocks.enumerated() {
      if case .comparison(let comparison) = block {
        result.append(.comparison(compared(comparison, number: index)))
      } else {
        result += values(of: block)
      }
    }
    return result
  }

  func report(_ index: Int) -> SnippetReport? {
    reports.reports[SnippetID(page: page.path, index: index)]
  }

  private func values(of block: Block) -> [BlockValue] {
    switch block {
    case .prose(let prose): nested(prose)
    case .heading(let heading): [.heading(value(of: heading))]
    case .snippet(let index): code(index).map { [.code($0)] } ?? []
    case .comparison(let comparison): comparison.sides.flatMap(\.blocks).flatMap(values)
    }
  }

  private func nested(_ prose: Prose) -> [BlockValue] {
    writer.pieces(of: prose).compactMap {
      switch $0 {
      case .html(let html): .html(html)
      case .snippet(let index): code(index).map { .code($0) }
      }
    }
  }

  private var writer: ProseWriter {
    ProseWriter(anchorPrefix: anchorPrefix) { index in
      guard page.links.indices.contains(index) else { return (nil, "") }
      let link = page.links[index]
      return (links.address(of: link), link.title)
    }
  }

  /// Prose that has no snippets.
  private func inline(_ prose: Prose) -> [UInt8] {
    writer.pieces(of: prose).map { if case .html(let html) = $0 { html } else { [] } }.concatenated()
  }

  func value(of heading: Heading) -> HeadingValue {
    HeadingValue(
      level: min(6, max(2, heading.level)), anchor: anchorPrefix + heading.anchor,
      html: inline(heading.prose), text: heading.text)
  }

  // MARK: Code

  /// A snippet on its own; nil where the page has none of that number.
  private func code(_ index: Int) -> CodeValue? {
    guard page.snippets.indices.contains(index) else { return nil }
    var value = frame(page.snippets[index])
    var writer = CodeWriter(anchor: value.anchor)
    for line in lines[index] { writer.write(line) }
    value.lines = writer.html
    value.rows = writer.rows
    value.scenarios = scenarios(of: index)
    value.exploration = exploration(of: index)
    return value
  }

  private func codeLines(_ snippet: Snippet) -> [CodeLine] {
    CodeLine.lines(
      of: snippet,
      tokens: snippet.language == "swift" ? highlight(snippet.code) : [],
      diagnostics: report(snippet.index)?.expected ?? [], types: report(snippet.index)?.types ?? [])
  }

  /// Everything about a snippet but its lines.
  private func frame(_ snippet: Snippet) -> CodeValue {
    let report = report(snippet.index)
    return CodeValue(
      anchor: "\(anchorPrefix)code-\(snippet.index + 1)", language: snippet.language,
      role: snippet.role, title: snippet.options.title, caption: nil,
      isSetup: snippet.options.isSetup, continues: snippet.options.continues, lines: [], rows: 0,
      status: snippet.language == "swift" ? report?.status : nil, minimumOS: report?.minimumOS,
      uncheckedReason: snippet.options.unchecked,
      expectedErrors: report?.expected.count { $0.severity == .error } ?? 0,
      expectedWarnings: report?.expected.count { $0.severity == .warning } ?? 0,
      placeholders: report?.placeholders ?? [], missing: report?.missing ?? [],
      program: links.isBook ? nil : report?.program, compiler: reports.compiler, scenarios: [],
      shared: shared(snippet), hasNames: !links.isBook && report?.words.meanings.isEmpty == false)
  }

  /// What the snippet uses of the code that all documents share, each once, in order of use.
  private func shared(_ snippet: Snippet) -> [LinkValue] {
    guard !links.isBook, snippet.language == "swift", !links.plan.sharedNames.isEmpty else { return [] }
    var seen: Set<String> = []
    return snippet.code.utf8.split { !$0.isWordByte }.compactMap { word in
      let word = String(decoding: word, as: UTF8.self)
      guard let path = links.plan.sharedNames[word], seen.insert(word).inserted else { return nil }
      return LinkValue(title: word, path: path, isCode: true)
    }
  }

  private func exploration(of index: Int) -> ExplorationValue? {
    report(index)?.exploration.map {
      ExplorationValue(
        exploration: $0, anchor: anchorPrefix + ExplorationValue.anchor(ofSnippet: index),
        path: ExploredStates.path(of: links.plan.path(of: page)))
    }
  }

  private func scenarios(of index: Int) -> [ScenarioValue] {
    guard let report = report(index) else { return [] }
    let records = Array(report.scenarios.enumerated())
    var values = page.snippets[index].scenarios.compactMap { scenario -> ScenarioValue? in
      let own = records.filter { page.snippets[index].scenario(of: $1) == scenario }
      let length = own.map(\.element.steps.count).max() ?? 0
      let runs = own.map { number, record in
        RunValue(record: record, anchor: "\(anchorPrefix)run-\(index + 1)-\(number + 1)", length: length)
      }
      guard !runs.isEmpty else { return nil }
      return ScenarioValue(runs: runs, evidence: EvidenceValue(scenario.evidence, of: page.frontMatter))
    }
    if !values.isEmpty { values[values.count - 1].otherSide = report.otherSide }
    return values
  }

  // MARK: Comparisons

  /// One side cut into alternating prose and code.
  private struct Cut {
    var intro: [Block] = []
    var codes: [(snippet: Int, after: [Block])] = []

    init(_ blocks: [Block]) {
      for block in blocks {
        if case .snippet(let index) = block {
          codes.append((index, []))
        } else if codes.isEmpty {
          intro.append(block)
        } else {
          codes[codes.count - 1].after.append(block)
        }
      }
    }
  }

  private func compared(_ comparison: Comparison, number: Int) -> ComparisonValue {
    let sides = comparison.sides
    let cuts = sides.map { Cut($0.blocks) }
    let left = sides.firstIndex { $0.role == .incorrect }
    let right = sides.firstIndex { $0.role == .correct }
    var values: [ComparisonValue.Side] = []
    for (index, side) in sides.enumerated() {
      let isPaired = left != nil && right != nil && (index == left || index == right)
      // Further Corrects have the whole width, and are marked against the Incorrect all the same.
      let partner = index == left ? right.map { cuts[$0] } : left.map { cuts[$0] }
      let slots = slots(cuts[index], beside: partner, isLeft: index == left, isPaired: isPaired)
      values.append(
        ComparisonValue.Side(
          role: side.role, description: side.description.map(inline),
          anchor: anchorPrefix + side.anchor, rows: slots.reduce(1) { $0 + $1.rows }, slots: slots,
          isPaired: isPaired))
    }
    return ComparisonValue(
      anchor: "\(anchorPrefix)comparison-\(number + 1)", sides: values,
      exploration: sides.flatMap(\.blocks).lazy.compactMap {
        if case .snippet(let index) = $0 { exploration(of: index) } else { nil }
      }.first)
  }

  private func slots(
    _ cut: Cut, beside other: Cut?, isLeft: Bool, isPaired: Bool
  ) -> [ComparisonValue.Slot] {
    var slots: [ComparisonValue.Slot] = []
    func add(prose: [Block], otherHasProse: Bool, scenarios: [ScenarioValue] = [], otherRan: Bool = false) {
      if !scenarios.isEmpty || isPaired && otherRan {
        slots.append(.init(rows: 1, code: nil, blocks: [], scenarios: scenarios))
      }
      if !prose.isEmpty || isPaired && otherHasProse {
        slots.append(.init(rows: 1, code: nil, blocks: prose.flatMap(values), scenarios: []))
      }
    }
    add(prose: cut.intro, otherHasProse: other?.intro.isEmpty == false)
    let count = isPaired ? max(cut.codes.count, other?.codes.count ?? 0) : cut.codes.count
    for index in 0..<count {
      let mine = index < cut.codes.count ? cut.codes[index] : nil
      let theirs = other.flatMap { index < $0.codes.count ? $0.codes[index] : nil }
      let code = mine.flatMap { pairedCode($0.snippet, beside: theirs?.snippet, isLeft, isPaired) }
      let rows =
        code?.rows
        ?? theirs.flatMap { pairedCode($0.snippet, beside: mine?.snippet, !isLeft, isPaired)?.rows } ?? 0
      slots.append(.init(rows: rows + 2, code: code, blocks: [], scenarios: []))
      add(
        prose: mine?.after ?? [], otherHasProse: theirs?.after.isEmpty == false,
        scenarios: mine.map { scenarios(of: $0.snippet) } ?? [],
        otherRan: theirs.map { !scenarios(of: $0.snippet).isEmpty } ?? false)
    }
    return slots
  }

  /// The code of one side, its changes marked, with gaps where only the other side has a line.
  private func pairedCode(
    _ index: Int, beside other: Int?, _ isLeft: Bool, _ isPaired: Bool
  ) -> CodeValue? {
    guard page.snippets.indices.contains(index) else { return nil }
    guard let other, page.snippets.indices.contains(other), !page.snippets[index].options.isSetup,
      page.snippets[index].language == page.snippets[other].language
    else { return code(index).map { dropScenarios($0) } }
    let (leftIndex, rightIndex) = isLeft ? (index, other) : (other, index)
    let (left, right) = (lines[leftIndex], lines[rightIndex])
    var value = frame(page.snippets[index])
    value.isCompared = true
    var writer = CodeWriter(anchor: value.anchor)
    for row in alignments.rows(leftIndex, rightIndex, { ComparisonRows(left, right) }) {
      let line = isLeft ? row.left : row.right
      if let line {
        writer.write(
          isLeft ? left[line] : right[line],
          CodeWriter.Mark(
            kind: row.kind, isFar: row.isFar, words: isLeft ? row.leftWords : row.rightWords))
      } else if isPaired {
        writer.writeGap(isFar: row.isFar)
      }
      guard isPaired else { continue }
      // What the compiler says takes rows too, which the other side must have as well.
      let mineSays = line.map { (isLeft ? left[$0] : right[$0]).notes } ?? 0
      let otherLine = isLeft ? row.right : row.left
      let theirsSays = otherLine.map { (isLeft ? right[$0] : left[$0]).notes } ?? 0
      for _ in 0..<max(0, theirsSays - mineSays) { writer.writeGap() }
    }
    value.lines = writer.html
    value.rows = writer.rows
    return value
  }

  private func dropScenarios(_ value: CodeValue) -> CodeValue {
    var value = value
    value.scenarios = []
    value.exploration = nil
    return value
  }
}

/// What was found out about pairs of snippets: both sides of a comparison ask for it.
private final class Alignments: Sendable {
  private let known = Mutex<[[Int]: [ComparisonRows.Row]]>([:])

  func rows(_ left: Int, _ right: Int, _ make: () -> ComparisonRows) -> [ComparisonRows.Row] {
    if let rows = known.withLock({ $0[[left, right]] }) { return rows }
    let rows = make().rows
    known.withLock { $0[[left, right]] = rows }
    return rows
  }
}

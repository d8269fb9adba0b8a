import HandbookModel
import Yams

/// What a document's front matter says, and where its body begins.
struct ParsedFrontMatter {
  /// nil if the front matter cannot be read.
  var frontMatter: FrontMatter?
  /// The range of each key.
  var keys: [String: SourceRange] = [:]
  /// The first line of the body; the file's first line is 1.
  var bodyLine: Int
  var diagnostics: [Diagnostic]
  /// The opening line of the front matter, at which missing keys are reported.
  var range: SourceRange
}

/// Reads the front matter of a document.
///
/// Diagnostics: `MissingFrontMatter`, `UnclosedFrontMatter`, `InvalidYAML`, `MissingKey`, `UnknownKey`,
/// `DuplicateKey`, `WrongType`, `InvalidURL`, `UnknownImpact`, `UnknownStatus`, `InvalidVersion`.
///
/// - Parameter needsImpact: Whether the document must be a rule.
func parseFrontMatter(_ source: SourceText, needsImpact: Bool) -> ParsedFrontMatter {
  let opening = source.range(line: 1, length: source.line(1).trimmedEnd.count)
  guard isFence(source.line(1)) else {
    let start = (1...max(1, source.lineCount)).first { !source.line($0).trimmed.isEmpty } ?? 1
    let help =
      isFence(source.line(start))
      ? "Front matter must start on the first line"
      : "Start the document with lines '---', 'title: …', '---'"
    return ParsedFrontMatter(
      bodyLine: 1,
      diagnostics: [
        Diagnostic(.error, "MissingFrontMatter", "document has no front matter", at: opening, help: help)
      ], range: opening)
  }
  let lines = 2...max(2, source.lineCount)
  guard let closing = lines.first(where: { isFence(source.line($0)) || isDocumentEnd(source.line($0)) })
  else {
    // Without a closing line, front matter and body cannot be told apart, so neither is read.
    return ParsedFrontMatter(
      bodyLine: source.lineCount + 1,
      diagnostics: [
        Diagnostic(
          .error, "UnclosedFrontMatter", "front matter is not closed", at: opening,
          help: "Add a line '---' after the last key")
      ], range: opening)
  }
  var reader = YAMLReader(source, lines: 2..<closing)
  let frontMatter = reader.isReadable ? reader.frontMatter(opening, needsImpact: needsImpact) : nil
  let keys = reader.entries.map { ($0.key, $0.keyRange) }
  return ParsedFrontMatter(
    frontMatter: frontMatter, keys: Dictionary(keys, uniquingKeysWith: { $1 }), bodyLine: closing + 1,
    diagnostics: reader.diagnostics, range: opening)
}

private func isFence(_ line: ArraySlice<UInt8>) -> Bool { line.trimmedEnd.elementsEqual("---".utf8) }
private func isDocumentEnd(_ line: ArraySlice<UInt8>) -> Bool { line.trimmedEnd.elementsEqual("...".utf8) }

/// The keys of front matter. `front-matter.schema.json` tells editors their values.
let frontMatterKeys = [
  "title", "impact", "impactDescription", "tags", "id", "aliases", "since", "until", "swift", "symptoms",
  "messages", "related", "supersedes", "conflicts", "sources", "status", "description",
]

extension YAMLReader {
  fileprivate mutating func frontMatter(_ opening: SourceRange, needsImpact: Bool) -> FrontMatter? {
    warnUnknownKeys(entries, known: frontMatterKeys, in: "front matter")
    let title = text("title")
    let impact = impact(opening, isNeeded: needsImpact)
    let (since, until) = (version("since"), version("until"))
    if let since, let until, until.value < since.value {
      report(
        "InvalidVersion", "'until' is iOS \(until.value), which comes before 'since', iOS \(since.value)",
        at: until.range)
    }
    if title == nil || title?.value.isEmpty == true, !diagnostics.contains(where: { $0.isAbout("title") }) {
      let place = entry("title")?.keyRange ?? opening
      report("MissingKey", "front matter has no 'title'", at: place, help: "Add 'title: …'")
    }
    var frontMatter = FrontMatter(
      title: title ?? FrontMatter.Placed("", range: opening), impact: impact,
      impactDescription: text("impactDescription")?.value,
      tags: texts("tags", separatedByCommas: true).map(\.value).withoutRepeats(),
      id: text("id"), aliases: texts("aliases", separatedByCommas: true),
      since: since, until: until?.value, swift: languageMode()?.value,
      symptoms: texts("symptoms", separatedByCommas: false).map(\.value),
      messages: texts("messages", separatedByCommas: false).map(\.value),
      related: texts("related", separatedByCommas: true),
      supersedes: texts("supersedes", separatedByCommas: true),
      conflicts: texts("conflicts", separatedByCommas: true), sources: sources(),
      description: text("description")?.value)
    frontMatter.status = status() ?? .stable
    return frontMatter
  }

  private mutating func impact(_ opening: SourceRange, isNeeded: Bool) -> Impact? {
    let levels = Impact.allCases.map(\.rawValue)
    guard let placed = text("impact") else {
      if isNeeded, !diagnostics.contains(where: { $0.isAbout("impact") }) {
        report(
          "MissingKey", "front matter of a rule has no 'impact'", at: entry("impact")?.keyRange ?? opening,
          help: "Add 'impact: …' with one of \(levels.joined(separator: ", "))")
      }
      return nil
    }
    if let impact = Impact(rawValue: placed.value.uppercased()) { return impact }
    let near = NearMiss.nearest(to: placed.value, in: levels)
    report(
      "UnknownImpact",
      "unknown impact '\(placed.value)'" + NearMiss.question(near),
      at: placed.range, help: "Impact is one of \(levels.joined(separator: ", "))")
    // The document was meant to be a rule, so it gets an impact: without one it would be taken for a guide.
    return near.flatMap(Impact.init) ?? .medium
  }

  private mutating func status() -> FrontMatter.Status? {
    guard let placed = text("status") else { return nil }
    if let status = FrontMatter.Status(rawValue: placed.value.lowercased()) { return status }
    let known = FrontMatter.Status.allCases.map(\.rawValue)
    let near = NearMiss.nearest(to: placed.value, in: known)
    report(
      "UnknownStatus",
      "unknown status '\(placed.value)'" + NearMiss.question(near),
      at: placed.range, help: "Status is one of \(known.joined(separator: ", "))")
    return nil
  }

  /// An iOS version such as `iOS 16`.
  mutating func version(_ key: String) -> FrontMatter.Placed<OSVersion>? {
    let version = value(key, id: "InvalidVersion", expected: "an iOS version such as 'iOS 16'") {
      OSVersion($0)
    }
    guard let version, !version.value.isReleased else { return version }
    report(
      "InvalidVersion", "'\(key)' is iOS \(version.value), which there is not", at: version.range,
      help: "Versions of iOS are \(OSVersion.releasedVersions)")
    return nil
  }

  mutating func languageMode() -> FrontMatter.Placed<String>? {
    value("swift", id: "InvalidVersion", expected: "a Swift language mode, 5 or 6", parse: swiftLanguageMode)
  }

  private mutating func sources() -> [FrontMatter.Source] {
    guard let entry = entry("sources"), !isNull(entry.node) else { return [] }
    switch entry.node {
    case .sequence(let sequence): return sequence.compactMap { source($0) }
    default: return source(entry.node).map { [$0] } ?? []
    }
  }

  private mutating func source(_ node: Node) -> FrontMatter.Source? {
    if let fields = entries(of: node) {
      warnUnknownKeys(fields, known: ["title", "url"], in: "a source")
      let written = fields.first { $0.key == "url" }.flatMap { text($0.node, of: "url") }
      let url = written.flatMap { webURL($0.value) }
      if let written, url == nil {
        report(
          "InvalidURL", "'url' is '\(written.value)', not an address that starts with https:// or http://",
          at: written.range)
      }
      let title = fields.first { $0.key == "title" }.flatMap { text($0.node, of: "title")?.value }
      guard let name = title ?? written?.value else {
        report("MissingKey", "a source has neither 'title' nor 'url'", at: range(of: node))
        return nil
      }
      return FrontMatter.Source(title: name, url: url)
    }
    guard let text = text(node, of: "sources")?.value, !text.isEmpty else { return nil }
    return FrontMatter.Source(title: text, url: webURL(text))
  }
}

/// An address that a page may link to; nil for other schemes, such as `javascript:`, which may run something
/// when they are opened.
package func webURL(_ text: String) -> String? {
  ["https://", "http://"].contains { text.lowercased().hasPrefix($0) } ? text : nil
}

/// Reads a Swift language mode: `5` or `6`, as a compiler version such as `5.9` too.
func swiftLanguageMode(_ text: String) -> String? {
  let major = text.prefix { $0 != "." }
  return major == "5" || major == "6" ? String(major) : nil
}

extension Diagnostic {
  /// Whether this is a `WrongType` about the value of a key, so that the key is not reported as missing, too.
  fileprivate func isAbout(_ key: String) -> Bool { id == "WrongType" && message.hasPrefix("'\(key)' ") }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order of their first occurrences.
  func withoutRepeats() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

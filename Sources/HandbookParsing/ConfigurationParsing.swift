package import HandbookModel
import Yams

/// Parses `handbook.yml` strictly.
///
/// Keys: `title`, `description`, `baseURL`, `editURL`, `since`, `swift`, `editorial`, a list of checks or `all`,
/// and `sections`, a list of folder names or of mappings with `id`, `title`, `impact`, `description`.
/// Diagnostics: `NotUTF8`, `InvalidYAML`, `UnknownKey` (an error here: a misspelt setting has no effect),
/// `DuplicateKey`, `WrongType`, `InvalidURL`, `InvalidVersion`, `UnknownImpact`, `UnknownCheck`,
/// `DuplicateSection`.
package func parseConfiguration(_ file: SourceFile, contentName: String) -> Parsed<Configuration> {
  let read = SourceText.read(file, contentName: contentName)
  guard let source = read.value else { return Parsed(Configuration(), diagnostics: read.diagnostics) }
  var reader = YAMLReader(source, lines: 1..<source.lineCount + 1)
  var configuration = Configuration()
  reader.warnUnknownKeys(reader.entries, known: configurationKeys, in: "handbook.yml")
  if let title = reader.text("title") { configuration.title = title.value }
  if let description = reader.text("description") { configuration.description = description.value }
  configuration.baseURL = reader.webAddress("baseURL").map { address in
    String(address.reversed().drop { $0 == "/" }.reversed())
  }
  configuration.editURL = reader.webAddress("editURL")
  configuration.since = reader.version("since")?.value
  if let mode = reader.languageMode() { configuration.swift = mode.value }
  configuration.editorial = reader.editorialChecks()
  configuration.sections = reader.sections()
  let diagnostics = reader.diagnostics.map { diagnostic in
    var diagnostic = diagnostic
    diagnostic.severity = .error
    return diagnostic
  }
  return Parsed(
    configuration, diagnostics: (read.diagnostics + diagnostics).sorted(by: Diagnostic.inReportOrder))
}

/// The keys of `handbook.yml`, and of a section in it. `handbook.schema.json` tells editors their values.
let configurationKeys = [
  "title", "description", "baseURL", "editURL", "since", "swift", "editorial", "sections",
]
let sectionKeys = ["id", "title", "impact", "description"]

extension YAMLReader {
  fileprivate mutating func webAddress(_ key: String) -> String? {
    value(key, id: "InvalidURL", expected: "an address that starts with https:// or http://", parse: webURL)?
      .value
  }

  fileprivate mutating func editorialChecks() -> Set<EditorialCheck> {
    let names = texts("editorial", separatedByCommas: true)
    if names.map(\.value) == ["all"] { return Set(EditorialCheck.allCases) }
    return Set(
      names.compactMap { name in
        if let check = EditorialCheck(rawValue: name.value) { return check }
        let known = EditorialCheck.allCases.map(\.rawValue)
        let near = NearMiss.nearest(to: name.value, in: known)
        report(
          "UnknownCheck",
          "unknown editorial check '\(name.value)'" + NearMiss.question(near),
          at: name.range, help: "Write 'all', or some of \(known.joined(separator: ", "))")
        return nil
      })
  }

  fileprivate mutating func sections() -> [Configuration.Section] {
    guard let entry = entry("sections"), !isNull(entry.node) else { return [] }
    guard case .sequence(let nodes) = entry.node else {
      reportType("sections", "a list", found: entry.node)
      return []
    }
    var sections: [Configuration.Section] = []
    for node in nodes {
      guard let section = section(node) else { continue }
      if sections.contains(where: { $0.id == section.id }) {
        report("DuplicateSection", "section '\(section.id)' is listed more than once", at: range(of: node))
      } else {
        sections.append(section)
      }
    }
    return sections
  }

  private mutating func section(_ node: Node) -> Configuration.Section? {
    guard let fields = entries(of: node) else {
      guard let id = text(node, of: "sections")?.value, !id.isEmpty else { return nil }
      return Configuration.Section(id: id, title: sectionTitle(id))
    }
    warnUnknownKeys(fields, known: sectionKeys, in: "a section")
    var values: [String: FrontMatter.Placed<String>] = [:]
    for field in fields { values[field.key] = text(field.node, of: field.key) }
    guard let id = values["id"]?.value, !id.isEmpty else {
      report("MissingKey", "a section has no 'id'", at: range(of: node), help: "Add the name of its folder")
      return nil
    }
    var impact: Impact?
    if let written = values["impact"] {
      impact = Impact(rawValue: written.value.uppercased())
      let levels = Impact.allCases.map(\.rawValue)
      let near = NearMiss.nearest(to: written.value, in: levels)
      if impact == nil {
        report(
          "UnknownImpact",
          "unknown impact '\(written.value)'" + NearMiss.question(near),
          at: written.range, help: "Impact is one of \(levels.joined(separator: ", "))")
      }
    }
    return Configuration.Section(
      id: id, title: values["title"]?.value ?? sectionTitle(id), impact: impact,
      description: values["description"]?.value)
  }
}

/// A title for a section that has none: `deep-links` becomes "Deep links".
func sectionTitle(_ id: String) -> String {
  let words = id.map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
  return words.prefix(1).uppercased() + words.dropFirst()
}

import HandbookModel

/// What a page is, according to its path.
///
/// Either `rules/<section>/<slug>.md` and `guides/<slug>.md`, or a flat folder of rules whose file-name
/// prefix is the section; both may occur in one tree.
package struct PageConvention: Hashable, Sendable {
  /// A folder's path → the prefixes that its `_sections.md` names.
  package var prefixes: [String: [String]]

  package init(prefixes: [String: [String]] = [:]) { self.prefixes = prefixes }

  /// Whether the page must be a rule.
  func isRule(_ path: String) -> Bool { Place(path).ruleSection != nil }

  /// The section of a rule; nil if its path does not tell.
  func section(of path: String) -> String? {
    let place = Place(path)
    if let section = place.ruleSection { return section }
    let named = (prefixes[place.folder] ?? []).filter { prefix in
      guard place.stem.hasPrefix(prefix) else { return false }
      let next = place.stem.dropFirst(prefix.count).first
      return next == nil || next == "-" || next == "_"
    }
    if let longest = named.max(by: { $0.count < $1.count }) { return longest }
    let prefix = place.stem.prefix { $0 != "-" && $0 != "_" }
    return prefix.isEmpty || prefix.count == place.stem.count ? nil : String(prefix)
  }

  /// A path taken apart.
  struct Place {
    /// The path of the folder; empty at the root.
    var folder: String
    /// The file name without its extension.
    var stem: String
    /// The section's folder, if the path is `rules/<section>/…/<file>`.
    var ruleSection: String?
    /// Whether the file is in a folder `glossary`.
    var isTerm: Bool

    init(_ path: String) {
      let parts = path.split(separator: "/")
      let name = parts.last ?? ""
      let dot = name.lastIndex(of: ".")
      stem = String(dot.map { $0 > name.startIndex ? name[..<$0] : name } ?? name)
      folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      let folders = parts.dropLast()
      let rules = folders.lastIndex(of: "rules")
      ruleSection = rules.flatMap { $0 + 1 < folders.endIndex ? String(folders[$0 + 1]) : nil }
      isTerm = folders.last == "glossary"
    }
  }
}

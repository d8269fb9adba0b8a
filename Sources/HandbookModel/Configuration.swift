/// Checks of style that a handbook may ask for. The raw value is the id of their diagnostics.
package enum EditorialCheck: String, CaseIterable, Sendable {
  case titleNotImperative = "TitleNotImperative"
  case duplicateTitle = "DuplicateTitle"
  case descriptionLength = "DescriptionLength"
  case sourceWithoutAddress = "SourceWithoutAddress"
  case behaviourWithoutScenario = "BehaviourWithoutScenario"
  case unknownAPI = "UnknownAPI"
  case wideCode = "WideCode"
  case inventedName = "InventedName"
}

/// `handbook.yml`, decoded strictly.
package struct Configuration: Hashable, Sendable {
  /// A group of rules; `id` is the folder name below `rules/`, or the file-name prefix in a flat folder.
  package struct Section: Hashable, Sendable {
    package var id: String
    package var title: String
    package var impact: Impact?
    package var description: String?

    package init(id: String, title: String, impact: Impact? = nil, description: String? = nil) {
      self.id = id
      self.title = title
      self.impact = impact
      self.description = description
    }
  }

  package var title: String
  /// One sentence for the home page and feeds.
  package var description: String
  /// The address of the published site, without a slash at its end. nil: links are relative, and there is no
  /// sitemap.
  package var baseURL: String?
  /// The address at which a document can be edited; `{path}` stands for its path.
  package var editURL: String?
  /// The oldest iOS that the handbook is for. It counts for rules without `since`.
  package var since: OSVersion?
  /// The Swift language mode of snippets whose document does not name one: "5" or "6".
  package var swift: String
  /// The checks of style to run; none by default, as each handbook has its own style.
  package var editorial: Set<EditorialCheck>
  /// The sections in reading order.
  package var sections: [Section]

  package init(
    title: String = "Handbook", description: String = "", baseURL: String? = nil,
    editURL: String? = nil, since: OSVersion? = nil, swift: String = "5",
    editorial: Set<EditorialCheck> = [], sections: [Section] = []
  ) {
    self.title = title
    self.description = description
    self.baseURL = baseURL
    self.editURL = editURL
    self.since = since
    self.swift = swift
    self.editorial = editorial
    self.sections = sections
  }
}

extension Configuration {
  /// Adds all that a site shows of the configuration. Checks and language mode are not shown, except through
  /// snippet reports, which have digests of their own.
  package func add(to digester: inout Digester) {
    for text in [title, description, baseURL ?? "", editURL ?? "", since?.description ?? ""] {
      digester.add(text)
    }
    digester.add(sections.count)
    for section in sections {
      let impact = section.impact?.rawValue ?? ""
      for text in [section.id, section.title, impact, section.description ?? ""] { digester.add(text) }
    }
  }
}

/// An iOS version such as 16 or 17.4.
package struct OSVersion: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `16`, `16.4`, `iOS 16` or `iOS 16.4`; nil for anything else. A third number, as in `16.4.1`, is
  /// ignored.
  package init?(_ text: String) {
    var rest = Substring(text.trimmingWhitespace())
    if rest.lowercased().hasPrefix("ios") { rest = rest.dropFirst(3) }
    let parts = rest.trimmingWhitespace().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let major = Int(parts[0]), (1...99).contains(major) else {
      return nil
    }
    var minor = 0
    if parts.count > 1 {
      guard let value = Int(parts[1]), value >= 0 else { return nil }
      minor = value
    }
    self.init(major, minor)
  }

  /// The major versions since Apple numbers them by year, up to the newest at the time of writing.
  private static let byYear = 26...27

  /// Whether this version exists. iOS 18 was followed by iOS 26.
  package var isReleased: Bool { (1...18).contains(major) || Self.byYear.contains(major) }

  /// The versions that exist, in words.
  package static let releasedVersions = "1 to 18, \(byYear.lowerBound) and \(byYear.upperBound)"

  /// `16`, or `16.4` if the minor part is not zero.
  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}

extension StringProtocol {
  /// The text without white space and line ends at both ends.
  package func trimmingWhitespace() -> String {
    // Looking at characters is slow. Most texts begin and end with an ASCII character, which a byte tells.
    func isPlain(_ byte: UInt8?) -> Bool { byte.map { $0 > 0x20 && $0 < 0x7F } ?? true }
    var slice = Substring(self)
    if isPlain(slice.utf8.first), isPlain(slice.utf8.last) { return String(self) }
    while slice.first?.isWhitespace == true { slice.removeFirst() }
    while slice.last?.isWhitespace == true { slice.removeLast() }
    return String(slice)
  }
}

/// "a, b and c".
package func listed(_ items: [String], _ conjunction: String) -> String {
  guard items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(conjunction) " + items.last!
}

/// How much a rule matters, from the highest to the lowest.
package enum Impact: String, CaseIterable, Codable, Sendable, Comparable {
  case critical = "CRITICAL"
  case high = "HIGH"
  case mediumHigh = "MEDIUM-HIGH"
  case medium = "MEDIUM"
  case lowMedium = "LOW-MEDIUM"
  case low = "LOW"

  /// For URLs and class names: `medium-high`.
  package var slug: String { rawValue.lowercased() }

  /// Critical sorts first.
  package static func < (a: Self, b: Self) -> Bool {
    Self.allCases.firstIndex(of: a)! < Self.allCases.firstIndex(of: b)!
  }
}

/// The front matter of a document: the YAML at its head.
package struct FrontMatter: Hashable, Sendable {
  package enum Status: String, CaseIterable, Codable, Sendable { case draft, stable, deprecated }

  /// Where a statement comes from.
  package struct Source: Hashable, Codable, Sendable {
    package var title: String
    package var url: String?
    package init(title: String, url: String? = nil) {
      self.title = title
      self.url = url
    }
  }

  /// A value with its place, for diagnostics about it.
  package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var range: SourceRange
    package init(_ value: Value, range: SourceRange) {
      self.value = value
      self.range = range
    }
  }

  package var title: Placed<String>
  package var impact: Impact?
  package var impactDescription: String?
  package var tags: [String]
  package var id: Placed<String>?
  package var aliases: [Placed<String>]
  package var since: Placed<OSVersion>?
  package var until: OSVersion?
  /// The Swift language mode of the document's snippets: "5" or "6".
  package var swift: String?
  package var symptoms: [String]
  /// Messages of the console; `X` stands for any type.
  package var messages: [String]
  package var related: [Placed<String>]
  package var supersedes: [Placed<String>]
  package var conflicts: [Placed<String>]
  package var sources: [Source]
  package var status: Status
  /// One or two sentences for lists.
  package var description: String?

  package init(
    title: Placed<String>, impact: Impact? = nil, impactDescription: String? = nil,
    tags: [String] = [], id: Placed<String>? = nil, aliases: [Placed<String>] = [],
    since: Placed<OSVersion>? = nil, until: OSVersion? = nil, swift: String? = nil,
    symptoms: [String] = [], messages: [String] = [], related: [Placed<String>] = [],
    supersedes: [Placed<String>] = [], conflicts: [Placed<String>] = [], sources: [Source] = [],
    status: Status = .stable, description: String? = nil
  ) {
    self.title = title
    self.impact = impact
    self.impactDescription = impactDescription
    self.tags = tags
    self.id = id
    self.aliases = aliases
    self.since = since
    self.until = until
    self.swift = swift
    self.symptoms = symptoms
    self.messages = messages
    self.related = related
    self.supersedes = supersedes
    self.conflicts = conflicts
    self.sources = sources
    self.status = status
    self.description = description
  }
}

extension FrontMatter {
  /// The source that a scenario names, by its number from 1 or by its address.
  package func source(_ reference: String) -> Source? {
    guard let number = Int(reference) else { return sources.first { $0.url == reference } }
    return sources.indices.contains(number - 1) ? sources[number - 1] : nil
  }
}

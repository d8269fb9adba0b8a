/// Something SwiftUI does, or is said to do, that the navigation model leaves out.
package struct OmittedBehaviour: Hashable, Codable, Sendable {
  /// The heading under which it is listed with others: "Faults of single releases".
  package var reason: String
  /// A sentence.
  package var statement: String
  /// Where it is written; several are separated by semicolons.
  package var source: String

  package init(reason: String, statement: String, source: String) {
    self.reason = reason
    self.statement = statement
    self.source = source
  }
}

/// Something the navigation model does as SwiftUI does it, and how that is known.
package struct ModelledBehaviour: Hashable, Codable, Sendable {
  /// What behaviours are grouped by, e.g. "destinations".
  package var topic: String
  /// A sentence.
  package var statement: String
  /// Where it is written; several are separated by semicolons.
  package var source: String
  /// In words: "documented by Apple".
  package var confidence: String
  /// Whether `source` can be looked up.
  package var isSourced: Bool
  /// iOS versions it holds for: "all", "iOS 18 and later" …
  package var versions: String
  /// Name of the test that shows it.
  package var test: String

  package init(
    topic: String, statement: String, source: String, confidence: String, isSourced: Bool = true,
    versions: String, test: String
  ) {
    self.topic = topic
    self.statement = statement
    self.source = source
    self.confidence = confidence
    self.isSourced = isSourced
    self.versions = versions
    self.test = test
  }
}

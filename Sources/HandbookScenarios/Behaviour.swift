/// One thing the model does as SwiftUI does it, and how that is known.
struct Behaviour: Hashable, Codable, Sendable, Identifiable {
  /// How well a behaviour is founded.
  enum Confidence: String, Codable, Sendable, CaseIterable {
    /// Documented by Apple: documentation, release notes, WWDC.
    case apple = "A"
    /// SwiftUI's own console message.
    case message = "M"
    /// Follows from the declarations.
    case declaration = "D"
    /// Reproduced by several independent sources.
    case reproduced = "W"
    /// A single report.
    case single = "S"
    /// Commonly stated, without a source that can be cited.
    case assumed = "?"

    /// As a page says it.
    var description: String {
      switch self {
      case .apple: "documented by Apple"
      case .message: "SwiftUI's own message"
      case .declaration: "follows from the declaration"
      case .reproduced: "reproduced by several sources"
      case .single: "a single report"
      case .assumed: "commonly stated, no source found"
      }
    }
  }

  let id: String
  let topic: String
  let statement: String
  /// Where it is written; several are separated by semicolons.
  let source: String
  let confidence: Confidence
  /// Versions it holds for: "all", "iOS 18 and later", "before iOS 18" …
  let versions: String
  /// Function name of the test that shows it.
  let test: String

  init(
    _ id: String, topic: String, _ statement: String, source: String, _ confidence: Confidence,
    versions: String = "all", test: String
  ) {
    self.id = id
    self.topic = topic
    self.statement = statement
    self.source = source
    self.confidence = confidence
    self.versions = versions
    self.test = test
  }
}

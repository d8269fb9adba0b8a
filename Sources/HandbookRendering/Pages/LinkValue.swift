import HandbookModel

/// A link to a page of the site.
struct LinkValue: TemplateValue, Hashable {
  var title: String
  /// From the site's root, without leading slash; templates write `{{root}}{{path}}`.
  var path: String
  /// A few words more, e.g. why two rules are related.
  var note: String?
  /// How many rules stand behind it.
  var count: Int?
  var isCurrent = false
  /// Shown as code.
  var isCode = false

  /// The link as that page shows it.
  func onPage(_ path: String) -> LinkValue {
    var link = self
    link.isCurrent = self.path == path
    return link
  }

  static let fields: Fields<Self> = [
    "title": .text("Text of the link") { $0.title },
    "path": .text("Page it leads to, from the site's root: write `{{root}}{{path}}`") { $0.path },
    "note": .text("A few words more") { $0.note },
    "count": .text("How many rules stand behind it") { $0.count.map(String.init) },
    "isCurrent": .flag("This is the page shown") { $0.isCurrent },
    "isCode": .flag("Title is a name from code") { $0.isCode },
  ]
}

/// An impact level.
struct ImpactValue: TemplateValue, Hashable {
  var impact: Impact

  static let fields: Fields<Self> = [
    "name": .text("In words: `Medium-high`") { $0.impact.words },
    "slug": .text("For class names and links: `medium-high`") { $0.impact.slug },
    "level": .number("6 for critical … 1 for low") { $0.impact.level },
  ]
}

extension Impact {
  /// `Medium-high`.
  var words: String { rawValue.prefix(1) + rawValue.dropFirst().lowercased() }
  /// 6 for critical … 1 for low.
  var level: Int { Self.allCases.count - Self.allCases.firstIndex(of: self)! }
}

/// A rule or guide as lists show it.
struct CardValue: TemplateValue, Hashable {
  var title: String
  var path: String
  var isRule: Bool
  var impact: Impact?
  var summary: String?
  var section: LinkValue?
  var tags: [LinkValue]
  var minimumOS: OSVersion?
  var reasons: [Reason]
  var status: FrontMatter.Status

  static let fields: Fields<Self> = [
    "title": .text("Title of the rule or guide") { $0.title },
    "path": .text("Its page, from the site's root") { $0.path },
    "isRule": .flag("A rule; else a guide") { $0.isRule },
    "impact": .record("Impact of a rule") { $0.impact.map(ImpactValue.init) },
    "summary": .text("What following it brings, in a line") { $0.summary },
    "section": .record("Section of a rule") { $0.section },
    "tags": .list("Its tags") { $0.tags },
    "minimumOS": .text("Oldest iOS it is for, e.g. `17`") {
      $0.minimumOS.map(String.init(describing:))
    },
    "reasons": .list("Why the incorrect code is wrong") { $0.reasons.map(ReasonValue.init) },
    "isDraft": .flag("Front matter says `status: draft`") { $0.status == .draft },
    "isDeprecated": .flag("Front matter says `status: deprecated`") { $0.status == .deprecated },
    "sectionKey": .text("Id of the section, for filters") { $0.section.map { $0.path.pathStem } },
    "tagKeys": .text("Slugs of the tags with spaces between, for filters") {
      $0.tags.map(\.path.pathStem).joined(separator: " ")
    },
    "reasonKeys": .text("Keys of the reasons with spaces between, for filters") {
      $0.reasons.map(\.rawValue).joined(separator: " ")
    },
  ]
}

/// Why incorrect code is wrong, as far as the machine found out.
enum Reason: String, CaseIterable, Codable, Sendable {
  case doesNotCompile = "does-not-compile"
  case deprecated
  case runtimeMessage = "runtime-message"
  case behaviour

  /// In words, for readers.
  var words: String {
    switch self {
    case .doesNotCompile: "Does not compile"
    case .deprecated: "Deprecated"
    case .runtimeMessage: "Runtime message"
    case .behaviour: "Behavior"
    }
  }
}

struct ReasonValue: TemplateValue {
  var reason: Reason
  static let fields: Fields<Self> = [
    "name": .text("In words: `Does not compile`") { $0.reason.words },
    "key": .text("For class names and filters: `does-not-compile`") { $0.reason.rawValue },
  ]
}

extension String {
  /// `medium` of `impact/medium.html`.
  var pathStem: String {
    let last = split(separator: "/").last.map(String.init) ?? self
    return last.hasSuffix(".html") ? String(last.dropLast(5)) : last
  }

  /// Equal for tags that differ only in case or in what separates their words: `deep-link`, `Deep Link`.
  var tagKey: String { lowercased().split { " -_".contains($0) }.joined(separator: " ") }
}

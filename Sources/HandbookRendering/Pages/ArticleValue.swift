import HandbookModel

/// A rule or a guide.
struct ArticleValue: TemplateValue {
  var title: String
  var anchor: String
  var isRule: Bool
  var impact: Impact?
  /// What following the rule brings; a guide's summary.
  var lede: String?
  var section: LinkValue?
  var tags: [LinkValue]
  var since: OSVersion?
  var until: OSVersion?
  var minimumOS: OSVersion?
  var apiOS: OSVersion?
  var reasons: [Reason]
  var status: FrontMatter.Status
  var supersededBy: [LinkValue]
  var symptoms: [LinkValue]
  var messages: [LinkValue]
  var blocks: Later<[BlockValue]>
  var headings: [HeadingValue]
  var related: [CardValue]
  var conflicts: [CardValue]
  var supersedes: [CardValue]
  var guides: [CardValue]
  var sources: [FrontMatter.Source]
  /// Nobody but the model says that the incorrect code does what its scenarios show.
  var failsInModelOnly: Bool
  var symbols: [LinkValue]
  /// The file with what names in its code are.
  var words: String?
  var checked: CheckedValue?
  var hasExplorations: Bool
  var updated: String?
  var editURL: String?
  var markdownPath: String
  var previous: LinkValue?
  var next: LinkValue?

  static let fields: Fields<Self> = [
    "title": .text("Title") { $0.title },
    "anchor": .text("Anchor of the article where many share a page") { $0.anchor },
    "isRule": .flag("A rule; else a guide") { $0.isRule },
    "impact": .record("Impact of a rule") { $0.impact.map(ImpactValue.init) },
    "lede": .text("What following the rule brings; a guide's summary") { $0.lede },
    "section": .record("Section of a rule") { $0.section },
    "tags": .list("Tags") { $0.tags },
    "hasTags": .flag("There are tags") { !$0.tags.isEmpty },
    "since": .text("iOS from which the rule applies, if stated") { $0.since.map(String.init(describing:)) },
    "until": .text("iOS up to which the rule applies, if stated") { $0.until.map(String.init(describing:)) },
    "minimumOS": .text("Oldest iOS it is for: by its API, its `since` or the handbook's") {
      $0.minimumOS.map(String.init(describing:))
    },
    "apiOS": .text("What the API of the correct code needs, where that is less") {
      $0.apiOS == $0.minimumOS ? nil : $0.apiOS.map(String.init(describing:))
    },
    "reasons": .list("Why the incorrect code is wrong") { $0.reasons.map(ReasonValue.init) },
    "isDraft": .flag("Front matter says `status: draft`") { $0.status == .draft },
    "isDeprecated": .flag("Front matter says `status: deprecated`") { $0.status == .deprecated },
    "supersededBy": .list("Rules that replace this one") { $0.supersededBy },
    "symptoms": .list("What a user sees, in plain words") { $0.symptoms },
    "hasSymptoms": .flag("There are symptoms") { !$0.symptoms.isEmpty },
    "messages": .list("Console messages that lead here") { $0.messages },
    "hasMessages": .flag("There are messages") { !$0.messages.isEmpty },
    "hasSigns": .flag("There are symptoms or messages") { !$0.symptoms.isEmpty || !$0.messages.isEmpty },
    "blocks": .list("The body in order", later: { $0.blocks }),
    "headings": .list("Table of contents") { $0.headings },
    "hasHeadings": .flag("There is a table of contents") { !$0.headings.isEmpty },
    "related": .list("Related rules and guides") { $0.related },
    "hasRelated": .flag("There are related ones") { !$0.related.isEmpty },
    "conflicts": .list("Rules that say otherwise") { $0.conflicts },
    "hasConflicts": .flag("There are rules that say otherwise") { !$0.conflicts.isEmpty },
    "supersedes": .list("Rules this one replaces") { $0.supersedes },
    "hasSupersedes": .flag("It replaces rules") { !$0.supersedes.isEmpty },
    "guides": .list("Guides and rules that link here") { $0.guides },
    "hasGuides": .flag("Something links here") { !$0.guides.isEmpty },
    "sources": .list("Where its statements come from") { $0.sources.map(SourceValue.init) },
    "hasSources": .flag("There are sources") { !$0.sources.isEmpty },
    "failsInModelOnly": .flag("No source stands behind what the scenarios of the incorrect code show") {
      $0.failsInModelOnly
    },
    "symbols": .list("Framework API used in the code") { $0.symbols },
    "words": .text("The script that says what names in its code are, from the site's root") { $0.words },
    "hasSymbols": .flag("API use is known") { !$0.symbols.isEmpty },
    "checked": .record("What was checked; none if nothing was") { $0.checked },
    "hasExplorations": .flag("There are devices to use: what users can do was tried") { $0.hasExplorations },
    "updated": .text("When last changed: 2026-11-21") { $0.updated.map { String($0.prefix(10)) } },
    "editURL": .text("Where the document can be edited") { $0.editURL },
    "markdownPath": .text("The document as Markdown, from the site's root") { $0.markdownPath },
    "previous": .record("Page before this one in reading order") { $0.previous },
    "next": .record("Page after this one in reading order") { $0.next },
  ]
}

struct SourceValue: TemplateValue {
  var source: FrontMatter.Source
  static let fields: Fields<Self> = [
    "title": .text("Name of the source") { $0.source.title },
    "url": .text("Its address") { $0.source.url.flatMap(LinkResolver.safeAddress) },
  ]
}

/// An entry of the table of contents.
struct HeadingValue: TemplateValue, Hashable {
  var level: Int
  var anchor: String
  var html: [UInt8]
  var text: String

  static let fields: Fields<Self> = [
    "level": .number("2 … 6") { $0.level },
    "anchor": .text("Anchor on the page") { $0.anchor },
    "html": .html("Text with code and emphasis") { $0.html },
    "text": .text("Plain text") { $0.text },
    "isH2": .flag("Level 2") { $0.level <= 2 },
    "isH3": .flag("Level 3") { $0.level == 3 },
    "isDeeper": .flag("Level 4 or more") { $0.level > 3 },
  ]
}

/// The evidence of an article as a whole.
struct CheckedValue: TemplateValue {
  var compiler: String?
  var passed: Int
  var failed: Int
  var expectedFailures: Int
  var unverified: Int
  var unchecked: Int
  var scenarios: Int
  var scenariosHeld: Int
  var systems: [OSVersion]

  static let fields: Fields<Self> = [
    "compiler": .text("`Swift 6.3.1`") { $0.compiler },
    "passed": .text("Snippets that compile") { $0.passed.shownIfAny },
    "failed": .text("Snippets that do not, though they should") { $0.failed.shownIfAny },
    "expectedFailures": .text("Snippets the compiler refuses, as the text says") {
      $0.expectedFailures.shownIfAny
    },
    "unverified": .text("Snippets that could be neither confirmed nor refuted") { $0.unverified.shownIfAny },
    "unchecked": .text("Snippets the author left out") { $0.unchecked.shownIfAny },
    "scenarios": .text("Scenarios that ran") { $0.scenarios.shownIfAny },
    "scenariosHeld": .number("Scenarios that ran as stated") { $0.scenariosHeld },
    "allHeld": .flag("All scenarios ran as stated") { $0.scenarios == $0.scenariosHeld },
    "systems": .text("Versions of iOS they ran as: `17, 18`") {
      $0.systems.map(String.init(describing:)).joined(separator: ", ")
    },
  ]
}

extension Int {
  /// The number in digits; nil for none.
  var shownIfAny: String? { self > 0 ? String(self) : nil }
}

import HandbookModel

/// A piece of an article's body: exactly one of its fields is there.
enum BlockValue: TemplateValue {
  case html([UInt8])
  case heading(HeadingValue)
  case code(CodeValue)
  case comparison(ComparisonValue)

  static let fields: Fields<Self> = [
    "html": .html("Prose") { if case .html(let html) = $0 { html } else { nil } },
    "heading": .record("A heading") { if case .heading(let heading) = $0 { heading } else { nil } },
    "code": .record("A snippet on its own") { if case .code(let code) = $0 { code } else { nil } },
    "comparison": .record("Incorrect and Correct side by side") {
      if case .comparison(let comparison) = $0 { comparison } else { nil }
    },
  ]
}

/// A snippet with its evidence.
struct CodeValue: TemplateValue {
  /// Anchor, unique on the page.
  var anchor: String
  var language: String
  var role: Snippet.Role
  var title: String?
  var caption: String?
  var isSetup: Bool
  var continues: Bool
  var lines: [UInt8]
  /// Lines, gaps and diagnostics in `lines`.
  var rows: Int
  var status: SnippetReport.Status?
  var minimumOS: OSVersion?
  var uncheckedReason: String?
  var expectedErrors: Int
  var expectedWarnings: Int
  var placeholders: [SnippetReport.Placeholder]
  var missing: [String]
  var program: String?
  var compiler: String?
  var scenarios: [ScenarioValue]
  var exploration: ExplorationValue?
  /// Names of the code that all documents share.
  var shared: [LinkValue]
  /// What its names are can be told.
  var hasNames: Bool
  /// Beside another side: its code is marked.
  var isCompared = false

  static let fields: Fields<Self> = [
    "anchor": .text("Anchor; line 3 is `<anchor>-L3`") { $0.anchor },
    "language": .text("`swift`, or nothing") { $0.language },
    "title": .text("File name") { $0.title },
    "isIncorrect": .flag("Labelled Incorrect") { $0.role == .incorrect },
    "isCorrect": .flag("Labelled Correct") { $0.role == .correct },
    "isSetup": .flag("Declarations shared by the page's snippets") { $0.isSetup },
    "continues": .flag("Same program as the snippet before") { $0.continues },
    "isCompared": .flag("Stands beside another side") { $0.isCompared },
    "hasNames": .flag("The page's `words` say what names in it are") { $0.hasNames },
    "lines": .html("The lines, highlighted") { $0.lines },
    "rows": .number("Lines, gaps and diagnostics, for the row grid") { $0.rows },
    "gridRows": .number("`rows` and the two rows of the frame") { $0.rows + 2 },
    "isChecked": .flag("There is a report about it") { $0.status != nil },
    "isPassed": .flag("It compiles") { $0.status == .passed },
    "isFailed": .flag("It does not compile, though it should") { $0.status == .failed },
    "isExpectedFailure": .flag("The compiler refuses it, as the text says") { $0.status == .expectedFailure },
    "isUnverified": .flag("It could be neither confirmed nor refuted") { $0.status == .unverified },
    "isUnchecked": .flag("The author left it out") { $0.status == .unchecked },
    "uncheckedReason": .text("Why it was left out") { $0.uncheckedReason },
    "compiler": .text("`Swift 6.3.1`") { $0.compiler },
    "minimumOS": .text("Minimum iOS computed from the API it uses") {
      $0.minimumOS.map(String.init(describing:))
    },
    "warnings": .text("How many expected warnings are shown") { $0.expectedWarnings.shownIfAny },
    "missing": .text("API the check does not know") { $0.missing.joined(separator: ", ") },
    "placeholders": .list("Names invented to compile it") { $0.placeholders.map(PlaceholderValue.init) },
    "placeholderCount": .text("How many names were invented") { $0.placeholders.count.shownIfAny },
    "program": .text("The whole program that was compiled") { $0.program },
    "scenarios": .list("What happened when it ran") { $0.scenarios },
    "exploration": .record("What was seen when all that a user can do was tried") { $0.exploration },
    "shared": .list("Names it uses of the code that all documents share") { $0.shared },
    "usesShared": .flag("There are such") { !$0.shared.isEmpty },
  ]
}

struct PlaceholderValue: TemplateValue {
  var placeholder: SnippetReport.Placeholder
  static let fields: Fields<Self> = [
    "name": .text("The name") { $0.placeholder.name },
    "kind": .text("What it was taken for: `type`, `view`, `function` …") { $0.placeholder.kind },
  ]
}

/// Incorrect and Correct, laid out so that lines which belong together share a row.
struct ComparisonValue: TemplateValue {
  struct Side: TemplateValue {
    var role: Snippet.Role
    var description: [UInt8]?
    var anchor: String
    /// Grid rows of all slots.
    var rows: Int
    var slots: [Slot]
    /// Stands beside the side before or after it; else it has the whole width.
    var isPaired: Bool

    static let fields: Fields<Self> = [
      "isIncorrect": .flag("Labelled Incorrect") { $0.role == .incorrect },
      "isCorrect": .flag("Labelled Correct") { $0.role == .correct },
      "description": .html("What the label says in parentheses") { $0.description },
      "anchor": .text("Anchor on the page") { $0.anchor },
      "rows": .number("Grid rows of all slots and the label") { $0.rows },
      "slots": .list("Code and prose in order") { $0.slots },
      "isPaired": .flag("Stands beside another side") { $0.isPaired },
    ]
  }

  /// A place both sides have, so that what follows it starts at the same height.
  struct Slot: TemplateValue {
    var rows: Int
    var code: CodeValue?
    /// Prose, headings and further snippets.
    var blocks: [BlockValue]
    var scenarios: [ScenarioValue]

    static let fields: Fields<Self> = [
      "rows": .number("Grid rows it takes") { $0.rows },
      "code": .record("A snippet") { $0.code },
      "blocks": .list("Prose") { $0.blocks },
      "scenarios": .list("What happened when the snippet above ran") { $0.scenarios },
      "isEmpty": .flag("Only the other side has something here") {
        $0.code == nil && $0.blocks.isEmpty && $0.scenarios.isEmpty
      },
    ]
  }

  var anchor: String
  var sides: [Side]
  var exploration: ExplorationValue?

  static let fields: Fields<Self> = [
    "anchor": .text("Anchor, unique on the page") { $0.anchor },
    "sides": .list("Incorrect first") { $0.sides },
    "isPaired": .flag("Two sides stand beside each other") { $0.sides.contains(where: \.isPaired) },
    "exploration": .record("What was seen when all that a user can do was tried") { $0.exploration },
  ]
}

/// A parsed document.
package struct Page: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case rule, guide
    /// A word of the glossary; its aliases are further names of what it names.
    case term
  }

  // Pages go from hand to hand, and have many parts: a copy is one reference, not one for each part.
  private var box: Box

  private final class Box: Sendable {
    let fields: Fields
    init(_ fields: Fields) { self.fields = fields }
  }

  private struct Fields: Hashable, Sendable {
    var kind: Kind
    var path: String
    var id: String
    var slug: String
    var section: String?
    var frontMatter: FrontMatter
    var blocks: [Block]
    var snippets: [Snippet]
    var headings: [Heading]
    var links: [Link]
    var markdown: String
    var plainText: String
    var digest: Digest?
  }

  package var kind: Kind {
    _read { yield box.fields.kind }
    set { change { $0.kind = newValue } }
  }
  /// Source path relative to the content folder.
  package var path: String {
    _read { yield box.fields.path }
    set { change { $0.path = newValue } }
  }
  /// Stable name: front matter `id`, else the slug.
  package var id: String {
    _read { yield box.fields.id }
    set { change { $0.id = newValue } }
  }
  /// Last part of the URL.
  package var slug: String {
    _read { yield box.fields.slug }
    set { change { $0.slug = newValue } }
  }
  /// Id of the section (folder, or file-name prefix); nil for guides and terms.
  package var section: String? {
    _read { yield box.fields.section }
    set { change { $0.section = newValue } }
  }
  package var frontMatter: FrontMatter {
    _read { yield box.fields.frontMatter }
    set { change { $0.frontMatter = newValue } }
  }
  package var blocks: [Block] {
    _read { yield box.fields.blocks }
    set { change { $0.blocks = newValue } }
  }
  package var snippets: [Snippet] {
    _read { yield box.fields.snippets }
    set { change { $0.snippets = newValue } }
  }
  package var headings: [Heading] {
    _read { yield box.fields.headings }
    set { change { $0.headings = newValue } }
  }
  package var links: [Link] {
    _read { yield box.fields.links }
    set { change { $0.links = newValue } }
  }
  /// The Markdown as read, LF line ends, no BOM: published beside the page.
  package var markdown: String {
    _read { yield box.fields.markdown }
    set { change { $0.markdown = newValue } }
  }
  /// The first 200 characters of the prose as plain text, for summaries; code left out.
  package var plainText: String {
    _read { yield box.fields.plainText }
    set { change { $0.plainText = newValue } }
  }
  /// Stands for the document's bytes, its path, and all else that parsing made of it; nil where it was not parsed.
  package var digest: Digest? {
    _read { yield box.fields.digest }
    set { change { $0.digest = newValue } }
  }

  package init(
    kind: Kind, path: String, id: String, slug: String, section: String?, frontMatter: FrontMatter,
    blocks: [Block], snippets: [Snippet], headings: [Heading], links: [Link], markdown: String,
    plainText: String
  ) {
    box = Box(
      Fields(
        kind: kind, path: path, id: id, slug: slug, section: section, frontMatter: frontMatter,
        blocks: blocks,
        snippets: snippets, headings: headings, links: links, markdown: markdown, plainText: plainText,
        digest: nil))
  }

  private mutating func change(_ change: (inout Fields) -> Void) {
    var fields = box.fields
    change(&fields)
    box = Box(fields)
  }

  package static func == (a: Page, b: Page) -> Bool { a.box === b.box || a.box.fields == b.box.fields }

  package func hash(into hasher: inout Hasher) { hasher.combine(box.fields) }
}

extension Page {
  /// Whether a rule's incorrect code was run, and nobody but the model says that what it shows is so.
  package var failsInModelOnly: Bool {
    let scenarios = snippets.filter { $0.role == .incorrect }.flatMap(\.scenarios)
    return kind == .rule && !scenarios.isEmpty && scenarios.allSatisfy(\.evidence.isModelOnly)
  }
}

/// A top-level piece of a page's body, in order.
///
/// HTML may contain two kinds of marks that rendering replaces: `href="handbook-link:N"` (and
/// `src=`) for `Page.links[N]`, and `<!--handbook-snippet:N-->` for a snippet nested in a list or quote.
package enum Block: Hashable, Sendable {
  case html(String)
  case heading(Heading)
  case snippet(Int)
  case comparison(Comparison)
}

/// One Incorrect and the Corrects after it.
package struct Comparison: Hashable, Sendable {
  package struct Side: Hashable, Sendable {
    package var role: Snippet.Role
    /// Text in the parentheses of the label, as inline HTML; nil if none.
    package var description: String?
    /// Anchor on the page.
    package var anchor: String
    package var range: SourceRange
    /// The side's code and any prose that follows it, in order.
    package var blocks: [Block]

    package init(
      role: Snippet.Role, description: String?, anchor: String, range: SourceRange, blocks: [Block]
    ) {
      self.role = role
      self.description = description
      self.anchor = anchor
      self.range = range
      self.blocks = blocks
    }
  }

  /// Incorrect first; one of the two kinds may be missing (a warning says so).
  package var sides: [Side]

  package init(sides: [Side]) { self.sides = sides }
}

package struct Heading: Hashable, Sendable {
  /// 1…6.
  package var level: Int
  package var anchor: String
  /// Inline HTML.
  package var html: String
  package var text: String
  package var range: SourceRange

  package init(level: Int, anchor: String, html: String, text: String, range: SourceRange) {
    self.level = level
    self.anchor = anchor
    self.html = html
    self.text = text
    self.range = range
  }
}

/// A link or image as written.
package struct Link: Hashable, Sendable {
  package var destination: String
  package var isImage: Bool
  package var range: SourceRange

  package init(destination: String, isImage: Bool, range: SourceRange) {
    self.destination = destination
    self.isImage = isImage
    self.range = range
  }
}

/// A value and the problems met in making it.
package struct Parsed<Value: Sendable>: Sendable {
  package var value: Value
  package var diagnostics: [Diagnostic]

  package init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

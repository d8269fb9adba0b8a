/// A parsed document.
package struct Page: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case rule, guide
    /// A word of the glossary. Its aliases are its other forms.
    case term
  }

  // Pages are passed on a lot and have many parts. In a box, copying one copies a single reference.
  @usableFromInline var box: Box

  @usableFromInline final class Box: Sendable {
    @usableFromInline let head: Head
    let body: any PageContents
    init(_ head: Head, _ body: any PageContents) {
      self.head = head
      self.body = body
    }
  }

  @usableFromInline struct Head: Hashable, Sendable {
    var kind: Kind
    var path: String
    var id: String
    var slug: String
    var section: String?
    @usableFromInline var frontMatter: FrontMatter
    var digest: Digest?
  }

  package var kind: Kind {
    _read { yield box.head.kind }
    set { change { $0.kind = newValue } }
  }
  /// The document's path, relative to the content folder.
  package var path: String {
    _read { yield box.head.path }
    set { change { $0.path = newValue } }
  }
  /// The `id` of the front matter, or else the slug.
  package var id: String {
    _read { yield box.head.id }
    set { change { $0.id = newValue } }
  }
  /// The last part of the page's address.
  package var slug: String {
    _read { yield box.head.slug }
    set { change { $0.slug = newValue } }
  }
  /// The id of the section (its folder, or the prefix of the file name); nil for guides and terms.
  package var section: String? {
    _read { yield box.head.section }
    set { change { $0.section = newValue } }
  }
  package var frontMatter: FrontMatter {
    // Inlinable, as other targets would otherwise copy all of its parts to read one of them.
    @inlinable _read { yield box.head.frontMatter }
    set { change { $0.frontMatter = newValue } }
  }
  /// A digest of all that parsing depends on, such as the document's bytes and path; nil if the page was not
  /// parsed from a document.
  package var digest: Digest? {
    _read { yield box.head.digest }
    set { change { $0.digest = newValue } }
  }

  // The other parts may be on disk. Then each access reads them; `inMemory` reads them once.

  /// The range of each key of the front matter, for diagnostics about values without a place of their own.
  package var keys: [String: SourceRange] {
    get { box.body.keys }
    set { changeBody { $0.keys = newValue } }
  }
  package var blocks: [Block] {
    get { box.body.blocks }
    set { changeBody { $0.blocks = newValue } }
  }
  package var snippets: [Snippet] {
    get { box.body.snippets }
    set { changeBody { $0.snippets = newValue } }
  }
  package var headings: [Heading] {
    get { box.body.headings }
    set { changeBody { $0.headings = newValue } }
  }
  package var links: [Link] {
    get { box.body.links }
    set { changeBody { $0.links = newValue } }
  }
  /// The Markdown as it is published beside the page, with LF line ends and without a byte order mark.
  package var markdown: String {
    get { box.body.markdown }
    set { changeBody { $0.markdown = newValue } }
  }
  /// The first 200 characters of the prose without code, for summaries.
  package var plainText: String {
    get { box.body.plainText }
    set { changeBody { $0.plainText = newValue } }
  }

  package init(
    kind: Kind, path: String, id: String, slug: String, section: String?, frontMatter: FrontMatter,
    keys: [String: SourceRange] = [:], blocks: [Block], snippets: [Snippet], headings: [Heading],
    links: [Link], markdown: String, plainText: String
  ) {
    box = Box(
      Head(
        kind: kind, path: path, id: id, slug: slug, section: section, frontMatter: frontMatter, digest: nil),
      Body(
        keys: keys, blocks: blocks, snippets: snippets, headings: headings, links: links, markdown: markdown,
        plainText: plainText))
  }

  private init(_ box: Box) { self.box = box }

  private mutating func change(_ change: (inout Head) -> Void) {
    var head = box.head
    change(&head)
    box = Box(head, box.body)
  }

  private mutating func changeBody(_ change: (inout Body) -> Void) {
    var body = Body(box.body)
    change(&body)
    box = Box(box.head, body)
  }

  /// Whether this is the same object, not only an equal page.
  package func isSame(as other: Page) -> Bool { box === other.box }

  package static func == (a: Page, b: Page) -> Bool {
    a.box === b.box || a.box.head == b.box.head && Body(a.box.body) == Body(b.box.body)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(box.head)
    hasher.combine(Body(box.body))
  }
}

/// The parts of a page that take nearly all of its memory, and that only some stages need.
package protocol PageContents: Sendable {
  var keys: [String: SourceRange] { get }
  var blocks: [Block] { get }
  var snippets: [Snippet] { get }
  var headings: [Heading] { get }
  var links: [Link] { get }
  var markdown: String { get }
  var plainText: String { get }
}

extension Page {
  /// The parts in memory.
  fileprivate struct Body: PageContents, Hashable {
    var keys: [String: SourceRange]
    var blocks: [Block]
    var snippets: [Snippet]
    var headings: [Heading]
    var links: [Link]
    var markdown: String
    var plainText: String
  }

  /// The page with its parts in memory, for code that goes through them more than once.
  package var inMemory: Page { box.body is Body ? self : Page(Box(box.head, Body(box.body))) }

  /// The page with its parts replaced by these, which may be on disk.
  package func keeping(_ contents: any PageContents) -> Page { Page(Box(box.head, contents)) }
}

extension Page.Body {
  init(_ contents: any PageContents) {
    if let body = contents as? Self {
      self = body
    } else {
      self.init(
        keys: contents.keys, blocks: contents.blocks, snippets: contents.snippets,
        headings: contents.headings,
        links: contents.links, markdown: contents.markdown, plainText: contents.plainText)
    }
  }
}

extension Page {
  /// Whether a rule's incorrect code was run, and no source but the model confirms what the runs show.
  package var failsInModelOnly: Bool {
    let scenarios = snippets.filter { $0.role == .incorrect }.flatMap(\.scenarios)
    return kind == .rule && !scenarios.isEmpty && scenarios.allSatisfy(\.evidence.isModelOnly)
  }
}

/// A top-level part of a page's body.
package enum Block: Hashable, Sendable {
  case prose(Prose)
  case heading(Heading)
  case snippet(Int)
  case comparison(Comparison)
}

/// An Incorrect and the Corrects after it.
package struct Comparison: Hashable, Sendable {
  package struct Side: Hashable, Sendable {
    package var role: Snippet.Role
    /// The label's text in parentheses or after its colon; nil if there is none.
    package var description: Prose?
    /// The anchor on the page.
    package var anchor: String
    package var range: SourceRange
    /// The side's code and the prose that follows it, in order.
    package var blocks: [Block]

    package init(
      role: Snippet.Role, description: Prose?, anchor: String, range: SourceRange, blocks: [Block]
    ) {
      self.role = role
      self.description = description
      self.anchor = anchor
      self.range = range
      self.blocks = blocks
    }
  }

  /// The incorrect sides, then the correct ones. One kind may be missing, which a check reports.
  package var sides: [Side]

  package init(sides: [Side]) { self.sides = sides }
}

package struct Heading: Hashable, Sendable {
  /// 1…6.
  package var level: Int
  package var anchor: String
  package var prose: Prose
  package var text: String
  package var range: SourceRange

  package init(level: Int, anchor: String, prose: Prose, text: String, range: SourceRange) {
    self.level = level
    self.anchor = anchor
    self.prose = prose
    self.text = text
    self.range = range
  }
}

/// A link or image as written.
package struct Link: Hashable, Sendable {
  package var destination: String
  /// The text shown when a pointer rests on it; empty if there is none.
  package var title: String
  package var isImage: Bool
  package var range: SourceRange

  package init(destination: String, title: String = "", isImage: Bool, range: SourceRange) {
    self.destination = destination
    self.title = title
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

/// Text of a document as Markdown means it: paragraphs, lists, tables, and what stands in them.
///
/// A tree, laid flat: a node's descendants follow it up to its `end`, so that text which nests deep needs no recursion.
/// Pages, the search index and the links to the glossary are made from it; `ProseWriter` alone writes it as HTML.
package struct Prose: Hashable, Sendable {
  /// Elements that are nothing but themselves, named as HTML does.
  package enum Element: String, Sendable, CaseIterable {
    case paragraph = "p"
    case quote = "blockquote"
    case emphasis = "em"
    case strong
    case deleted = "del"
    case table
    case tableHead = "thead"
    case tableBody = "tbody"
    case tableRow = "tr"
  }

  package enum Alignment: String, Sendable { case left, center, right }

  package enum Kind: Hashable, Sendable {
    case element(Element)
    /// A bold paragraph above code.
    case caption
    /// One inside a quote or a list; others are blocks of their own.
    case heading(level: Int)
    /// `start` is the first number of an ordered list.
    case list(start: Int?)
    /// `isChecked` is nil where the item is no task.
    case item(isChecked: Bool?)
    case cell(isHeader: Bool, Alignment?)
    case text, code, lineBreak, thematicBreak
    /// `Page.links[index]`.
    case link(Int)
    /// A word of the glossary, linked by the program: `Page.links[index]`.
    case term(Int)
    /// `Page.links[index]`, with its alternative text.
    case image(Int)
    /// `Page.snippets[index]`, inside a list or a quote.
    case snippet(Int)
    /// The `nth` mention of a footnote, 1-based.
    case footnoteReference(Int, nth: Int)
    case footnotes
    case footnote(Int)
    /// The way back from a footnote to its first mention.
    case backReference(Int)
  }

  package struct Node: Hashable, Sendable {
    package var kind: Kind
    /// Bytes of its own text; its descendants have theirs.
    package var length: Int
    /// Index after its last descendant.
    package var end: Int

    package init(_ kind: Kind, length: Int, end: Int) {
      self.kind = kind
      self.length = length
      self.end = end
    }
  }

  /// In reading order.
  package private(set) var nodes: [Node] = []
  /// UTF-8 of all texts, one node's after the other's.
  package private(set) var text: [UInt8] = []

  package init() {}

  /// - Returns: nil where lengths and ends do not fit.
  package init?(nodes: [Node], text: [UInt8]) {
    var rest = text.count
    for (index, node) in nodes.enumerated() {
      guard node.length >= 0, node.length <= rest, node.end > index, node.end <= nodes.count else {
        return nil
      }
      rest -= node.length
    }
    guard rest == 0 else { return nil }
    self.nodes = nodes
    self.text = text
  }

  /// Calls for each node where it begins, and again where it ends.
  ///
  /// - Parameters:
  ///   - enter: Takes the node and the place of its own text in `text`.
  ///   - leave: Takes the same node after its descendants.
  package func walk(enter: (Node, Range<Int>) -> Void, leave: (Node) -> Void) {
    var open: [Node] = []
    var position = 0
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.end <= index { leave(open.removeLast()) }
      enter(node, position..<position + node.length)
      position += node.length
      open.append(node)
    }
    while let last = open.popLast() { leave(last) }
  }

  /// The part of it whose text stands at these bytes; what has no text there is left out.
  package func part(_ bytes: Range<Int>) -> Prose {
    var builder = Builder()
    // Whether anything was added since a node was begun says whether to keep it.
    var begun: [Int] = []
    walk { node, place in
      begun.append(builder.prose.text.count)
      builder.open(node.kind, text[place.clamped(to: bytes)])
    } leave: { node in
      builder.close(keeping: builder.prose.text.count > begun.removeLast())
    }
    return builder.prose
  }
}

extension Prose {
  /// Makes prose from its beginnings and ends.
  package struct Builder: Sendable {
    package private(set) var prose = Prose()
    private var open: [Int] = []
    /// Whether text was added last, to which more can go.
    private var endsInText = false

    package init() {}

    /// Begins a node; what follows stands in it until it is closed.
    package mutating func open(_ kind: Kind, _ text: some Sequence<UInt8> = EmptyCollection()) {
      let start = prose.text.count
      prose.text += text
      open.append(prose.nodes.count)
      prose.nodes.append(Node(kind, length: prose.text.count - start, end: prose.nodes.count + 1))
      endsInText = false
    }

    /// Ends the node that was begun last.
    ///
    /// - Parameter isKept: Whether it stays; if not, nothing in it may have text.
    package mutating func close(keeping isKept: Bool = true) {
      guard let index = open.popLast() else { return }
      if isKept { prose.nodes[index].end = prose.nodes.count } else { prose.nodes.removeSubrange(index...) }
      endsInText = false
    }

    /// Adds a node that nothing stands in. Text goes to the text right before it.
    package mutating func add(_ kind: Kind, _ text: some Sequence<UInt8> = EmptyCollection()) {
      if kind == .text, endsInText {
        let start = prose.text.count
        prose.text += text
        prose.nodes[prose.nodes.count - 1].length += prose.text.count - start
      } else {
        open(kind, text)
        close()
        endsInText = kind == .text
      }
    }

    /// Ends the last paragraph with one more node, if a paragraph is what was closed last.
    ///
    /// - Returns: Whether it was.
    package mutating func addToLastParagraph(_ kind: Kind) -> Bool {
      let parent = open.last ?? -1
      var child = parent + 1
      while child < prose.nodes.count, prose.nodes[child].end < prose.nodes.count {
        child = prose.nodes[child].end
      }
      guard child < prose.nodes.count, prose.nodes[child].kind == .element(.paragraph) else { return false }
      open(kind)
      close()
      prose.nodes[child].end = prose.nodes.count
      return true
    }
  }
}

/// The text of a document as parsed Markdown: paragraphs, lists, tables, and what they contain.
///
/// It is a tree in an array: a node's descendants follow it, up to its `end`, so that deeply nested text
/// needs no recursion. Pages, the search index and the links to the glossary are made from it. Only
/// `ProseWriter` turns it into HTML.
package struct Prose: Hashable, Sendable {
  /// Elements without attributes, with their names in HTML.
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
    /// A heading inside a quote or a list. Others are `Block`s of their own.
    case heading(level: Int)
    /// `start` is the first number of an ordered list.
    case list(start: Int?)
    /// `isChecked` is nil if the item is not a task.
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
    /// The `nth` reference, from 1, to a footnote.
    case footnoteReference(Int, nth: Int)
    case footnotes
    case footnote(Int)
    /// The link from a footnote back to its first reference.
    case backReference(Int)
  }

  package struct Node: Hashable, Sendable {
    package var kind: Kind
    /// The number of bytes of its own text, without that of its descendants.
    package var length: Int
    /// The index after its last descendant.
    package var end: Int

    package init(_ kind: Kind, length: Int, end: Int) {
      self.kind = kind
      self.length = length
      self.end = end
    }
  }

  /// In reading order.
  package private(set) var nodes: [Node] = []
  /// The UTF-8 of all nodes' texts, in the order of the nodes.
  package private(set) var text: [UInt8] = []

  package init() {}

  /// - Returns: nil if lengths and ends do not fit together.
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

  /// Calls `enter` where each node begins, and `leave` where it ends.
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

  /// The part whose text is at these bytes. Nodes without text there are left out.
  package func part(_ bytes: Range<Int>) -> Prose {
    var builder = Builder()
    // The length of the text when each open node was begun. A node is kept if text was added since.
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
  /// Makes prose from the beginnings and ends of its nodes.
  package struct Builder: Sendable {
    package private(set) var prose = Prose()
    private var open: [Int] = []
    /// Whether a text node was added last, so that more text can be appended to it.
    private var endsInText = false

    package init() {}

    /// Begins a node. Nodes that follow are its children until it is closed.
    package mutating func open(_ kind: Kind, _ text: some Sequence<UInt8> = EmptyCollection()) {
      let start = prose.text.count
      prose.text += text
      open.append(prose.nodes.count)
      prose.nodes.append(Node(kind, length: prose.text.count - start, end: prose.nodes.count + 1))
      endsInText = false
    }

    /// Ends the node that was begun last.
    ///
    /// - Parameter isKept: Whether to keep the node. If not, nothing in it may have text.
    package mutating func close(keeping isKept: Bool = true) {
      guard let index = open.popLast() else { return }
      if isKept { prose.nodes[index].end = prose.nodes.count } else { prose.nodes.removeSubrange(index...) }
      endsInText = false
    }

    /// Adds a node without children. Text is appended to a text node right before it.
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

    /// If the node that was closed last is a paragraph, adds a node at its end.
    ///
    /// - Returns: Whether it is a paragraph.
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

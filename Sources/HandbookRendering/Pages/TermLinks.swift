import HandbookModel

/// Links the words of the glossary where a document first uses them.
struct TermLinks: Sendable {
  private struct Name {
    /// Lower case; the last may have a plural's ending in the text.
    var words: [String]
    var term: Int
  }

  private let terms: [Page]
  /// First word → the names that begin with it, the longest first.
  private let names: [String: [Name]]

  init(_ terms: [Page]) {
    self.terms = terms
    var names: [String: [Name]] = [:]
    for (index, term) in terms.enumerated() {
      for name in [term.frontMatter.title] + term.frontMatter.aliases {
        let words = name.value.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { continue }
        names[first, default: []].append(Name(words: words, term: index))
      }
    }
    self.names = names.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// The document with links; a term is not linked from its own definition, nor where the author did.
  func linking(_ page: Page) -> Page {
    guard !terms.isEmpty else { return page }
    var page = page
    let written = Set(page.links.map { $0.destination.pathName })
    var open = Set(
      terms.indices.filter { terms[$0].path != page.path && !written.contains(terms[$0].path.pathName) })
    page.blocks = page.blocks.map { link($0, &page.links, &open) }
    return page
  }

  private func link(_ block: Block, _ links: inout [Link], _ open: inout Set<Int>) -> Block {
    switch block {
    case .prose(let prose): return .prose(link(prose, &links, &open))
    case .comparison(var comparison):
      for side in comparison.sides.indices {
        comparison.sides[side].blocks = comparison.sides[side].blocks.map { link($0, &links, &open) }
      }
      return .comparison(comparison)
    case .heading, .snippet: return block
    }
  }

  /// The same prose with its first mentions linked.
  private func link(_ prose: Prose, _ links: inout [Link], _ open: inout Set<Int>) -> Prose {
    var builder = Prose.Builder()
    // Nodes that are open and whose text is no prose, or is a link already.
    var closed = 0
    prose.walk { node, place in
      if node.kind.isClosedToTerms { closed += 1 }
      if node.kind == .text, closed == 0 {
        link(prose.text[place], &builder, &links, &open)
      } else {
        builder.open(node.kind, prose.text[place])
      }
    } leave: { node in
      if node.kind.isClosedToTerms { closed -= 1 }
      if node.kind != .text || closed > 0 { builder.close() }
    }
    return builder.prose
  }

  private func link(
    _ text: ArraySlice<UInt8>, _ builder: inout Prose.Builder, _ links: inout [Link], _ open: inout Set<Int>
  ) {
    let text = Array(text)
    var index = 0
    while index < text.count {
      guard text[index].isWordByte else {
        let end = text[index...].firstIndex(where: \.isWordByte) ?? text.count
        builder.add(.text, text[index..<end])
        index = end
        continue
      }
      let end = wordEnd(text, from: index)
      if let found = mention(text, index..<end, open) {
        open.remove(found.term)
        builder.open(.term(links.count))
        builder.add(.text, text[index..<found.end])
        builder.close()
        links.append(
          Link(
            destination: "/" + terms[found.term].path, isImage: false, range: SourceRange(file: "", line: 1)))
        index = found.end
      } else {
        builder.add(.text, text[index..<end])
        index = end
      }
    }
  }

  /// The longest name that begins with the word, if it is still to be linked, and where it ends.
  private func mention(_ bytes: [UInt8], _ word: Range<Int>, _ open: Set<Int>) -> (term: Int, end: Int)? {
    var plural: [Name]?
    let first = Self.lower(bytes[word])
    if first.hasSuffix("s") { plural = names[String(first.dropLast())]?.filter { $0.words.count == 1 } }
    for name in (names[first] ?? []) + (plural ?? []) {
      var end = word.upperBound
      var isSame = true
      for (number, expected) in name.words.enumerated().dropFirst() {
        guard end < bytes.count, " -\n".utf8.contains(bytes[end]) else {
          isSame = false
          break
        }
        let next = (end + 1)..<wordEnd(bytes, from: end + 1)
        let found = Self.lower(bytes[next])
        guard found == expected || number == name.words.count - 1 && found == expected + "s" else {
          isSame = false
          break
        }
        end = next.upperBound
      }
      // A longer word with a hyphen is another word.
      let isWhole =
        (end == bytes.count || bytes[end] != 45) && (word.lowerBound == 0 || bytes[word.lowerBound - 1] != 45)
      if isSame, isWhole { return open.contains(name.term) ? (name.term, end) : nil }
    }
    return nil
  }

  private func wordEnd(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isWordByte } ?? bytes.count
  }

  private static func lower(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }
}

extension Prose.Kind {
  /// Whether words in it stay as they are: those of links, headings and headers of tables.
  fileprivate var isClosedToTerms: Bool {
    switch self {
    case .link, .heading, .cell(isHeader: true, _): true
    default: false
    }
  }
}

extension String {
  /// `push` of `../glossary/push.md`.
  fileprivate var pathName: Substring { split(separator: "/").last ?? "" }
}

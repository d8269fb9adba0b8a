package import HandbookModel

/// One snippet as the compiler will see it: its own code after everything it builds on.
package struct Program: Hashable, Sendable {
  /// The code of one fence of the program.
  package struct Piece: Hashable, Sendable {
    /// Position of the fence among the page's snippets.
    package var index: Int
    package var code: String
  }

  /// The snippet that the program was made for. The last piece is its code.
  package var id: SnippetID
  package var role: Snippet.Role
  /// Setup fences of the document, snippets this one continues, and the snippet itself.
  package var pieces: [Piece]
  /// Swift language mode: "5" or "6".
  package var languageMode: String
  /// Compilation conditions that hold in `#if`.
  package var flags = Program.debug

  /// Code of all pieces, each ended by a zero byte.
  package var code: String { pieces.map { "\($0.code)\u{0}" }.joined() }
}

/// The programs of a page, in snippet order; snippets that are not Swift or marked `unchecked` have none.
package func programs(of page: Page, languageMode: String) -> [Program] {
  let swift = page.snippets.filter { $0.language == "swift" && $0.options.unchecked == nil }
  let setup = swift.filter { $0.options.isSetup }.map { Program.Piece(index: $0.index, code: $0.code) }
  var chains: [Int: [Program.Piece]] = [:]
  var previous: Int?
  var result: [Program] = []
  for snippet in swift {
    let piece = Program.Piece(index: snippet.index, code: snippet.code)
    var chain: [Program.Piece]
    if snippet.options.continues, let previous {
      chain = chains[previous, default: []] + [piece]
    } else if snippet.options.isSetup {
      // A setup fence is checked on its own, after the setup fences before it.
      chain = Array(setup.prefix { $0.index <= snippet.index })
    } else {
      chain = setup + [piece]
    }
    chains[snippet.index] = chain
    previous = snippet.index
    result.append(
      Program(
        id: SnippetID(page: page.path, index: snippet.index), role: snippet.role, pieces: chain,
        languageMode: snippet.options.swift ?? page.frontMatter.swift ?? languageMode))
  }
  return result
}

import HandbookAssembly
import SwiftSyntax

/// A bracket that was forgotten, as the indentation of the lines shows.
struct LostBrace {
  let text: String
  /// Byte offset of the place where it is missing, or of its partner.
  let offset: Int
}

extension ParsedPiece {
  private static let wordsOfDeclarations: Set<Keyword> = [
    .actor, .class, .enum, .extension, .func, .protocol, .struct,
  ]

  /// The first bracket of the code that has no partner, though others are closed where the parser looks for its own.
  ///
  /// A bracket at the start of a line belongs to the line above that is indented like it. If the innermost open bracket is
  /// indented deeper, that one was never closed; if it is indented less, the bracket itself was never opened:
  ///
  ///     Button(action: save)      // '{' is missing here
  ///         Text("Save")
  ///     }
  ///
  /// A declaration that is indented like the line of an open bracket stands behind it, and not in it.
  ///
  /// - Returns: nil where the indentation does not tell.
  var lostBrace: LostBrace? {
    var open: [(token: TokenSyntax, indentation: Int)] = []
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    func indentation(_ line: Int) -> Int { lines[line].prefix { $0 == " " }.count }
    guard !code.contains("\t"), !code.contains("\"\"\"") else { return nil }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let number = line(of: token.bytes.lowerBound)
      switch token.tokenKind {
      case .leftBrace, .leftParen, .leftSquare: open.append((token, indentation(number)))
      case .rightBrace, .rightParen, .rightSquare:
        let own = indentation(number)
        let beginsLine = lines[number].dropFirst(own).hasPrefix(token.text)
        if beginsLine, let last = open.last, last.indentation > own {
          return .init(text: "this '\(last.token.text)' is not closed", offset: last.token.bytes.lowerBound)
        }
        if beginsLine, token.tokenKind == .rightBrace, own > open.last?.indentation ?? -1,
          let opener = lines[..<number].lastIndex(where: { line in
            line.prefix { $0 == " " }.count <= own && line.contains { $0 != " " }
          }), indentation(opener) == own, opener + 1 < number
        {
          let end = lines[...opener].reduce(0) { $0 + $1.utf8.count + 1 } - 1
          return .init(text: "'{' is missing at the end of this line", offset: end - 1)
        }
        _ = open.popLast()
      case .keyword(let word) where Self.wordsOfDeclarations.contains(word):
        let own = indentation(number)
        guard lines[number].dropFirst(own).hasPrefix(token.text), let last = open.last,
          last.token.tokenKind == .leftBrace, last.indentation >= own,
          let above = lines[..<number].last(where: { $0.contains { $0 != " " } }),
          above.prefix(while: { $0 == " " }).count > own || above.hasSuffix("}")
        else { continue }
        return .init(text: "this '{' is not closed", offset: last.token.bytes.lowerBound)
      default: break
      }
    }
    return open.last.flatMap { last in
      last.token.tokenKind == .leftBrace
        ? nil : .init(text: "this '\(last.token.text)' is not closed", offset: last.token.bytes.lowerBound)
    }
  }
}

package import HandbookModel
import SwiftIDEUtils
import SwiftSyntax

/// Highlighting of Swift code from SwiftSyntax's classifications; the tokens cover the code.
package func highlight(_ code: String) -> [HighlightToken] {
  var tokens: [HighlightToken] = []
  func add(_ kind: HighlightToken.Kind, _ length: Int) {
    guard length > 0 else { return }
    if let last = tokens.last, last.kind == kind {
      tokens[tokens.count - 1].length += length
    } else {
      tokens.append(HighlightToken(kind: kind, length: length))
    }
  }
  var end = 0
  let bytes = Array(code.utf8)
  for range in parse(code).tree.classifications {
    let start = range.range.lowerBound.utf8Offset
    add(.plain, start - end)
    let length = range.range.length.utf8Length
    var kind: HighlightToken.Kind =
      switch range.kind {
      case .keyword: .keyword
      case .type: .type
      case .identifier: .identifier
      case .argumentLabel: .argument
      case .stringLiteral, .regexLiteral: .string
      case .integerLiteral, .floatLiteral: .number
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
      case .attribute: .attribute
      case .operator: .operator
      case .ifConfigDirective: .directive
      case .editorPlaceholder: .placeholder
      case .dollarIdentifier: .identifier
      case .none: .plain
      @unknown default: .plain
      }
    if kind == .identifier {
      if start > 0, bytes[start - 1] == 0x2E {
        kind = .member
      } else if start < bytes.count, (65...90).contains(bytes[start]) {
        kind = .type
      }
    }
    add(kind, length)
    end = start + length
  }
  add(.plain, bytes.count - end)
  return tokens
}

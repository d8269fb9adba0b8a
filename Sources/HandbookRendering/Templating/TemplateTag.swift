import HandbookModel

/// A `{{tag}}` of a template, with its place.
struct TemplateTag: Hashable {
  enum Kind: Hashable {
    case text, unescaped, section, inverted, end, partial, parent, block, comment
    /// `{{=<% %>=}}` and `{{% pragma}}`.
    case setting
  }

  var kind: Kind
  /// Without sign and white space: `site.title`.
  var name: String
  /// Where the name stands; the whole tag where there is none.
  var range: SourceRange
  /// The whole tag in the bytes of its file.
  var bytes: Range<Int>

  /// The tags of a template in order, and what is wrong with their form (`TemplateSyntax`).
  ///
  /// Columns are 1-based UTF-8 bytes. Source of the syntax: mustache(5), with the parents and
  /// blocks of its inheritance extension.
  static func scan(_ file: SourceFile, shownAs path: String) -> Parsed<[TemplateTag]> {
    var tags: [TemplateTag] = []
    var diagnostics: [Diagnostic] = []
    let bytes = file.bytes
    var line = 1
    var lineStart = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == 10 {
        line += 1
        lineStart = index + 1
      }
      guard bytes[index] == 123, index + 1 < bytes.count, bytes[index + 1] == 123 else {
        index += 1
        continue
      }
      let start = index
      let startLine = line
      let startColumn = start - lineStart + 1
      index += 2
      let isTriple = index < bytes.count && bytes[index] == 123
      let close: [UInt8] = isTriple ? [125, 125, 125] : [125, 125]
      var end = index
      while end < bytes.count, !bytes[end...].starts(with: close) {
        if bytes[end] == 10 {
          line += 1
          lineStart = end + 1
        }
        end += 1
      }
      let whole = SourceRange(file: path, line: startLine, column: startColumn, length: 2)
      guard end < bytes.count else {
        diagnostics.append(
          Diagnostic(
            .error, "TemplateSyntax", "tag is never closed", at: whole,
            help: "end it with '\(isTriple ? "}}}" : "}}")'"))
        break
      }
      var nameStart = index
      let kind: Kind
      switch bytes[index] {
      case 123: (kind, nameStart) = (.unescaped, index + 1)
      case 38: (kind, nameStart) = (.unescaped, index + 1)
      case 35: (kind, nameStart) = (.section, index + 1)
      case 94: (kind, nameStart) = (.inverted, index + 1)
      case 47: (kind, nameStart) = (.end, index + 1)
      case 62: (kind, nameStart) = (.partial, index + 1)
      case 60: (kind, nameStart) = (.parent, index + 1)
      case 36: (kind, nameStart) = (.block, index + 1)
      case 33: (kind, nameStart) = (.comment, index + 1)
      case 61, 37: (kind, nameStart) = (.setting, index + 1)
      default: kind = .text
      }
      var nameEnd = end
      while nameStart < nameEnd, isSpace(bytes[nameStart]) { nameStart += 1 }
      while nameEnd > nameStart, isSpace(bytes[nameEnd - 1]) { nameEnd -= 1 }
      let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
      let range =
        startLine == line
        ? SourceRange(
          file: path, line: line, column: nameStart - lineStart + 1, length: nameEnd - nameStart)
        : whole
      index = end + close.count
      tags.append(TemplateTag(kind: kind, name: name, range: range, bytes: start..<index))
    }
    diagnostics += misnested(tags)
    if diagnostics.isEmpty { diagnostics = misformed(tags) }
    return Parsed(tags, diagnostics: diagnostics)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [32, 9, 10, 13].contains(byte) }

  /// Names that are none, and tags where none may stand.
  private static func misformed(_ tags: [TemplateTag]) -> [Diagnostic] {
    var open: [Kind] = []
    return tags.compactMap { tag in
      var problem: String?
      switch tag.kind {
      case .comment, .setting: return nil
      case .end:
        open.removeLast()
        return nil
      case .text, .unescaped, .section, .inverted: problem = isName(tag.name) ? nil : "tag is badly formed"
      case .partial, .parent:
        problem = tag.name.allSatisfy { isInNames($0) || $0 == "/" } ? nil : "tag is badly formed"
      case .block: problem = tag.name.allSatisfy(isInNames) ? nil : "tag is badly formed"
      }
      if open.last == .parent, tag.kind != .block {
        problem = problem ?? "only blocks may stand directly inside a parent"
      }
      if [.section, .inverted, .parent, .block].contains(tag.kind) { open.append(tag.kind) }
      return problem.map { Diagnostic(.error, "TemplateSyntax", $0, at: tag.range) }
    }
  }

  /// Whether a text is a name, or a call such as `last()`.
  private static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    let closing = parts.last!.drop { $0 != ")" }
    return parts.dropLast().allSatisfy { $0.allSatisfy(isInNames) }
      && parts.last!.prefix { $0 != ")" }.allSatisfy(isInNames) && closing.allSatisfy { $0 == ")" }
      && closing.count == parts.count - 1
  }

  private static func isInNames(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || ".-_?*".contains(character))
  }

  /// Sections closed by another name, or never.
  private static func misnested(_ tags: [TemplateTag]) -> [Diagnostic] {
    var open: [TemplateTag] = []
    var found: [Diagnostic] = []
    for tag in tags {
      switch tag.kind {
      case .section, .inverted, .parent, .block: open.append(tag)
      case .end:
        guard let last = open.popLast() else {
          found.append(
            Diagnostic(
              .error, "TemplateSyntax", "'{{/\(tag.name)}}' closes a section that is not open",
              at: tag.range))
          continue
        }
        guard last.name != tag.name else { continue }
        found.append(
          Diagnostic(
            .error, "TemplateSyntax", "'{{/\(tag.name)}}' closes the section '\(last.name)'",
            at: tag.range,
            notes: [.init("section '\(last.name)' opened here", range: last.range)],
            help: "write '{{/\(last.name)}}'"))
      case .setting:
        found.append(
          Diagnostic(
            .error, "TemplateSyntax", "delimiters and pragmas cannot be changed in a template",
            at: tag.range))
      case .text, .unescaped, .partial, .comment: break
      }
    }
    return found
      + open.map {
        Diagnostic(
          .error, "TemplateSyntax", "section '\($0.name)' is never closed", at: $0.range,
          help: "add '{{/\($0.name)}}'")
      }
  }
}

import HandbookModel
import Mustache

/// The parsed templates, and what is wrong with them.
struct TemplateLibrary: Sendable {
  /// Problems of form, wrong names, missing partials; empty when every page can be rendered.
  let diagnostics: [Diagnostic]
  private let library: MustacheLibrary

  /// Parses templates and checks those in `roots` against the value each will be given.
  ///
  /// - Parameters:
  ///   - files: `rule.mustache` is the template and partial `rule`; a later file replaces an
  ///     earlier one of the same path.
  ///   - folder: How diagnostics name the folder of `files`.
  ///   - roots: Template name → type of its value.
  init(files: [SourceFile], folder: String, roots: [String: any TemplateValue.Type]) {
    MustacheContentTypes.register(ByteEscaping(), named: ByteEscaping.name)
    var tags: [String: [TemplateTag]] = [:]
    var found: [Diagnostic] = []
    var library = MustacheLibrary()
    let byName = Dictionary(
      files.filter { $0.path.hasSuffix(".mustache") }.map { (String($0.path.dropLast(9)), $0) },
      uniquingKeysWith: { $1 })
    for (name, file) in byName.sorted(by: { $0.key < $1.key }) {
      let path = "\(folder)/\(file.path)"
      let scan = TemplateTag.scan(file, shownAs: path)
      tags[name] = scan.value
      found += scan.diagnostics
      guard scan.diagnostics.isEmpty else { continue }
      do {
        library.register(try MustacheTemplate(string: Self.prepared(file)), named: name)
      } catch {
        found.append(Self.translated(error, at: Self.place(of: error, among: scan.value, path: path)))
      }
    }
    var check = TemplateCheck(tags: tags, folder: folder)
    for (name, type) in roots.sorted(by: { $0.key < $1.key }) { check.run(name, type) }
    self.library = library
    self.diagnostics = (found + check.found).sorted(by: Diagnostic.inReportOrder)
  }

  /// Renders `value`; only meaningful where `diagnostics` is empty.
  func render(_ name: String, _ value: some TemplateValue) -> String {
    library.render(TemplateBox(value), withTemplate: name) ?? ""
  }

  /// The text given to the library: our escaping chosen, and partials flush left, because Mustache
  /// would repeat their indentation on the lines of code inside them.
  private static func prepared(_ file: SourceFile) -> String {
    var text = "{{% CONTENT_TYPE: \(ByteEscaping.name)}}"
    let source = String(decoding: file.bytes, as: UTF8.self)
    text.reserveCapacity(source.utf8.count + 32)
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      text += trimmed.hasPrefix("{{>") ? trimmed : line
      text += "\n"
    }
    text.removeLast()
    return text
  }

  /// The first tag that the library cannot read by itself: the places it gives are those of the prepared text.
  private static func place(of error: any Error, among tags: [TemplateTag], path: String) -> SourceRange {
    let bad = tags.first { tag in
      ![.comment, .setting].contains(tag.kind) && (try? MustacheTemplate(string: "{{\(tag.name)}}")) == nil
    }
    return bad?.range ?? SourceRange(file: path, line: 1)
  }

  /// The library's parse error in words (its own text is "error 1").
  private static func translated(_ error: any Error, at range: SourceRange) -> Diagnostic {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Diagnostic(.error, "TemplateSyntax", "template cannot be read: \(error)", at: range)
    }
    let message =
      switch error.error as? MustacheTemplate.Error {
      case .sectionCloseNameIncorrect: "section is closed by another name"
      case .unfinishedName: "tag is badly formed"
      case .expectedSectionEnd: "section is never closed"
      case .invalidSetDelimiter: "delimiters are badly formed"
      case .transformAppliedToInheritanceSection: "a block cannot have a transform"
      case .illegalTokenInsideInheritSection, .textInsideInheritSection:
        "only blocks may stand directly inside a parent"
      case .invalidConfigVariableSyntax, .unrecognisedConfigVariable: "unknown pragma"
      case nil: "tag is badly formed"
      }
    return Diagnostic(.error, "TemplateSyntax", message, at: range)
  }
}

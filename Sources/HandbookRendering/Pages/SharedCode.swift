import HandbookModel

/// `Content/Support`: what snippets may use without showing it, on a page of its own.
struct SharedCodeValue: TemplateValue {
  struct File: TemplateValue {
    var name: String
    var anchor: String
    var block: Later<BlockValue?>

    static let fields: Fields<Self> = [
      "name": .text("Name of the file") { $0.name },
      "anchor": .text("Anchor on the page") { $0.anchor },
      "block": .record("Its code", later: { $0.block }),
    ]
  }

  var files: [File]

  static let fields: Fields<Self> = [
    "files": .list("The files") { $0.files }
  ]
}

extension SitePlan {
  /// The page of the code that all documents share.
  static let sharedCode = "shared.html"

  /// Address of each name that the shared code declares at file level.
  static func sharedNames(_ files: [SourceFile]) -> [String: String] {
    var addresses: [String: String] = [:]
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let name = declaredName(line), addresses[name] == nil else { continue }
        addresses[name] = "\(sharedCode)#\(anchor(of: file))-code-1-L\(index + 1)"
      }
    }
    return addresses
  }

  static func anchor(of file: SourceFile) -> String { file.path.pathStem.urlSlug }

  /// The name that a line declares, if it is not inside of another declaration.
  private static func declaredName(_ line: Substring) -> String? {
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var", "macro",
    ]
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard line.first?.isLetter == true || line.first == "@",
      let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count
    else { return nil }
    return String(words[kind + 1])
  }
}

extension ArticleBuilder {
  func sharedCode() -> SharedCodeValue? {
    let files = book.support.map { file -> SharedCodeValue.File in
      let place = SourceRange(file: "\(book.contentName)/\(file.path)", line: 1)
      let text = String(decoding: file.bytes, as: UTF8.self)
      let count = text.utf8.count { $0 == 10 }
      let snippet = Snippet(
        index: 0, language: "swift", code: text,
        lines: (1...max(1, count)).map { Snippet.LineOrigin(line: $0, columnOffset: 0) }, range: place,
        infoRange: place)
      var page = Page(
        kind: .guide, path: file.path, id: file.path, slug: file.path, section: nil,
        frontMatter: FrontMatter(title: .init(file.path, range: place)), blocks: [.snippet(0)],
        snippets: [snippet], headings: [], links: [], markdown: "", plainText: "")
      let anchor = SitePlan.anchor(of: file)
      var digester = Digester()
      digester.add(file)
      page.digest = digester.digest
      let body = body(page, LinkResolver(plan: plan, page: page, root: ""), anchorPrefix: anchor + "-")
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let blocks = body.later
      return SharedCodeValue.File(
        name: name, anchor: anchor, block: Later(digest: blocks.digest) { blocks.make().first })
    }
    return files.isEmpty ? nil : SharedCodeValue(files: files)
  }
}

import Foundation
import HandbookFiles
import HandbookModel
import HandbookRendering
import HandbookServer
import Testing

@testable import HandbookPipeline

/// The law of `SiteParts`: whatever was done to a project, and whichever builds failed between, a build that keeps what
/// it can has the bytes of one that makes everything.
///
/// `SEED=7 STEPS=200` in the environment repeats a sequence, or makes a longer one.
@Suite struct KeptResultsTests {
  @Test(arguments: 0..<4) func aWarmSiteEqualsACleanOne(number: UInt64) async throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["SEED"].flatMap(UInt64.init).map { $0 + number } ?? .random(in: 0..<1 << 32)
    let steps = environment["STEPS"].flatMap(Int.init) ?? 50
    print("sequence of \(steps) steps with SEED=\(seed)")
    var project = try EditedProject(seed: seed)
    defer { project.remove() }
    let memory = BuildMemory()
    var served = ServedSite()
    for step in 0..<steps {
      let edit = try project.edit()
      let place: Comment = "seed \(seed), step \(step): \(edit)"
      // Now as a process that goes on, now as one that begins.
      let warm = try await project.build(memory: project.chance(2) ? memory : nil, keepsPages: true)
      let clean = try await project.build(memory: nil, keepsPages: false)
      #expect(warm.diagnostics == clean.diagnostics, place)
      #expect(warm.findings == clean.findings, place)
      guard let warmParts = warm.parts, let cleanParts = clean.parts else { continue }
      #expect(warmParts.all.filter { $0.key == nil }.map(\.name) == [], place)

      // In a folder, with the record of what was written last.
      let path = "\(project.folder)/record"
      let last = SiteRecord.read(path, program: "1")
      let count = last.count(ifMadeOf: warm.key, in: project.output)
      if count != nil { try expectSame(project.written(), files(of: cleanParts), place) }
      let result = try write(to: project.output, last: last) { (known, add) throws(FileError) in
        var notes = try warmParts.make(known: known, emit: add)
        notes[notes.count - 1].key = warm.key
        return notes
      }
      if let count { #expect(result.summary == WriteSummary(unchanged: count), place) }
      // A build that was killed leaves no record.
      if !project.chance(5) { try result.record.write(to: path, program: project.chance(20) ? "2" : "1") }
      let expected = files(of: cleanParts)
      try expectSame(project.written(), expected, place)

      // In memory, where a few files were asked for before all are.
      served = ServedSite(warmParts, after: served)
      for path in expected.keys.sorted() where project.chance(10) { _ = served.file(path) }
      guard project.chance(3) else { continue }
      let files = served.paths().map { ($0, served.file($0) ?? []) }
      try expectSame(Dictionary(uniqueKeysWithValues: files), expected, place)
    }
  }

  private func files(of parts: SiteParts) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    _ = parts.make { if case .made(let file) = $0 { files[file.path] = file.bytes } }
    return files
  }

  private func expectSame(_ found: [String: [UInt8]], _ expected: [String: [UInt8]], _ place: Comment) throws
  {
    #expect(found.keys.sorted() == expected.keys.sorted(), place)
    let different = expected.filter { found[$0] != $1 }.keys.sorted()
    try #require(different == [], place)
  }
}

/// A small project on disk, and random changes of it: of documents, sections, terms, templates, settings, assets, shared
/// code, published files, what the compiler says, and of the site that was written.
private struct EditedProject {
  let folder: String
  var output: String { "\(folder)/site" }
  private var random: SplitMix
  /// What the compiler says of snippets depends on it.
  private var compiler = 0

  init(seed: UInt64) throws {
    random = SplitMix(state: seed)
    folder = FileManager.default.temporaryDirectory.appending(path: "handbook-law-\(UUID().uuidString)").path
    for number in 0..<6 { try write("Content/\(path(number))", document(number)) }
    try write("Content/handbook.yml", "title: A book\nsections: [stack, links]\n")
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  // MARK: Building

  func build(
    memory: BuildMemory?, keepsPages: Bool
  ) async throws -> (
    parts: SiteParts?, diagnostics: [Diagnostic], findings: [Diagnostic], key: Digest?
  ) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let own = "\(folder)/Templates"
    let tree = try load(
      content: "\(folder)/Content", templates: FileManager.default.fileExists(atPath: own) ? own : nil,
      builtinTemplates: "\(root)/Templates", memory: memory?.files)
    let kept = KeptPages(content: "\(folder)/Content", caches: "\(folder)/caches", program: "1")
    // Documents of a large book are put aside; here, those of builds that begin.
    let spool = keepsPages && memory == nil ? Spool() : nil
    let book = readBook(tree, memory: memory, kept: keepsPages ? kept : nil, spool: spool)
    if keepsPages { kept.write() }
    let findings = sorted(try await inspect(book.value, checker: nil, memory: memory).diagnostics)
    func make() -> SiteRenderer {
      SiteRenderer(templates: tree.templates, assets: tree.assets) { code in
        [HighlightToken(kind: .keyword, length: min(3, code.utf8.count))]
      }
    }
    let renderer = memory?.renderer(of: tree, make: make) ?? make()
    let diagnostics = book.diagnostics + renderer.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics, findings, nil) }
    let dates = ["guides/one.md": "2026-01-02"]
    let parts = renderer.parts(of: book.value, reports(of: book.value), dates: dates)
    let key = siteKey(of: tree, baseURL: nil, checking: "\(compiler)", dates: dates)
    return (parts, diagnostics, findings, diagnostics.isEmpty ? key : nil)
  }

  private func reports(of book: Book) -> SnippetReports {
    var reports = SnippetReports(compiler: "Swift \(compiler / 4)")
    for page in book.documents {
      for snippet in page.snippets where snippet.index % 2 == compiler % 2 {
        var report = SnippetReport(status: compiler % 3 == 0 ? .passed : .unverified)
        report.placeholders = [.init(name: "Name\(compiler % 5)", kind: "type")]
        report.minimumOS = OSVersion(16 + compiler % 3)
        report.program = snippet.code + "\(compiler % 7)"
        report.symbols = [
          .init(
            name: "padding(_:)", owner: "View", module: "SwiftUI", introduced: OSVersion(13 + compiler % 2))
        ]
        var meaning = Words.Meaning(declaration: "let found: Found\(compiler / 4)")
        meaning.snippet = snippet.index
        meaning.line = 1
        report.words.add(meaning, line: 1, column: 1, length: 1)
        reports.reports[SnippetID(page: page.path, index: snippet.index)] = report
      }
    }
    return reports
  }

  /// The files of the site that was written.
  func written() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in FileManager.default.enumerator(atPath: output)?.compactMap({ $0 as? String }) ?? [] {
      guard path != ".handbook-manifest",
        let data = FileManager.default.contents(atPath: "\(output)/\(path)"),
        (try? FileManager.default.contentsOfDirectory(atPath: "\(output)/\(path)")) == nil
      else { continue }
      files[path] = Array(data)
    }
    return files
  }

  // MARK: Edits

  /// Changes something, at times something without a visible effect, at times to what cannot be built.
  ///
  /// - Returns: What was done.
  mutating func edit() throws -> String {
    let documents = try names("Content").filter { $0.hasSuffix(".md") }
    let document = documents.randomElement(using: &random)
    let number = Int.random(in: 0..<12, using: &random)
    switch Int.random(in: 0..<21, using: &random) {
    case 0...4:
      try write("Content/\(path(number))", self.document(number))
      return "wrote \(path(number))"
    case 5 where documents.count > 2:
      try FileManager.default.removeItem(atPath: "\(folder)/Content/\(document!)")
      return "removed \(document!)"
    case 6 where document != nil:
      let new = document!.replacing(".md", with: "x.md")
      try? FileManager.default.removeItem(atPath: "\(folder)/Content/\(new)")
      try FileManager.default.moveItem(
        atPath: "\(folder)/Content/\(document!)", toPath: "\(folder)/Content/\(new)")
      return "moved \(document!)"
    case 7:
      let sections = number % 2 == 0 ? "stack, links" : "links, stack"
      let address = number % 3 == 0 ? "baseURL: https://example.com/book\n" : ""
      try write("Content/handbook.yml", "title: Book \(number % 3)\nsections: [\(sections)]\n\(address)")
      return "settings"
    case 8:
      try write("Content/handbook.yml", "titel: no such key\n")
      return "settings that are wrong"
    case 9:
      try write("Templates/footer.mustache", "<footer>{{site.title}} \(number % 3)</footer>\n")
      return "template"
    case 10:
      try write("Templates/footer.mustache", chance(2) ? "{{nothing}}" : "{{#site}}")
      return "template that is wrong"
    case 11:
      try write("Templates/assets/site.css", "body { margin: \(number % 3)px }\n")
      return "stylesheet"
    case 12:
      try write("Templates/assets/more-\(number % 2).js", "// \(number % 3)\n")
      return "asset"
    case 13:
      try? FileManager.default.removeItem(atPath: "\(folder)/Templates")
      return "no templates of its own"
    case 14:
      try write("Content/Support/Shop.swift", "struct Product\(number % 3) {}\nstruct Order {}\n")
      return "shared code"
    case 15:
      // A file of the search index may have the name, too: it hides the published one, as long as it is there.
      let name = number < 8 ? "images/a\(number % 2).png" : "assets/search-\(number % 2).js"
      try write("Content/\(name)", "picture \(number % 3)")
      return "published file"
    case 16:
      try write(
        "Content/glossary/term\(number % 2).md",
        "---\ntitle: Path\(number % 3)\naliases: [stack]\n---\n\nA word, \(number).\n")
      return "term"
    case 17:
      try write("Content/synonyms.yml", "greyed out: disabled \(number % 3)\n")
      return "synonyms"
    case 18:
      try write(
        "Content/questions.tsv", "Is it grey?\t-\ta\(number % 3)\nIs it grey again?\t-\tb\(number % 2)\n")
      return "questions"
    case 19:
      compiler = Int.random(in: 0..<40, using: &random)
      return "the compiler says something else"
    default:
      guard let file = try written().keys.sorted().randomElement(using: &random) else { return "nothing" }
      if chance(2) {
        try FileManager.default.removeItem(atPath: "\(output)/\(file)")
      } else {
        try Data("other".utf8).write(to: URL(filePath: "\(output)/\(file)"))
      }
      return "the written \(file)"
    }
  }

  private func path(_ number: Int) -> String {
    switch number % 3 {
    case 0: "guides/\(["one", "two", "three", "four"][number / 3]).md"
    case 1: "rules/stack/rule\(number).md"
    default: "rules/links/rule\(number).md"
    }
  }

  private mutating func document(_ number: Int) -> String {
    func one(_ texts: [String]) -> String { texts.randomElement(using: &random)! }
    let isRule = number % 3 != 0
    var text = "---\ntitle: \(one(["Keep", "Give", "Take"])) \(one(["one", "two"])) \(number)\n"
    if isRule { text += "impact: \(one(["HIGH", "LOW"]))\n" }
    text += "tags: \(one(["stack", "links, path", "stack, C++"]))\n"
    text += one(["", "symptoms: [Nothing happens]\n", "messages: [\"Do not X twice\"]\n"])
    text += one(["", "impactDescription: why \(number)\n", "aliases: [old\(number)]\n", "related: [rule1]\n"])
    text += "---\n\nProse on a stack and a Path\(Int.random(in: 0..<3, using: &random)).\n\n"
    text += one([
      "", "## A heading\n\n## Another\n\n", "See [one](../stack/rule1.md) and [two](/guides/two.md).\n\n",
    ])
    text += one(["", "![a](/images/a0.png)\n\n", "> A quote.\n\n"])
    if chance(25) { text += "```swift nonsense\nlet a = 1\n```\n" }
    let code = one([
      "Text(\"a\")", "let order = Order()", "let product: Product0? = nil", "List {\n  Text(\"b\")\n}",
    ])
    guard isRule else { return text + "```swift\n\(code)\n```\n" }
    text += "**Incorrect:**\n\n```swift\n\(code)\n```\n\n"
    return text
      + "**Correct:**\n\n```swift\n\(code)\n    .padding(\(Int.random(in: 0..<3, using: &random)))\n```\n"
  }

  private func names(_ path: String) throws -> [String] {
    (FileManager.default.enumerator(atPath: "\(folder)/\(path)")?.compactMap { $0 as? String } ?? []).sorted()
  }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

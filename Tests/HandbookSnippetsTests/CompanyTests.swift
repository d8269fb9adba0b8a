import Foundation
import HandbookModel
import Testing

@testable import HandbookAssembly

/// What is said of a document does not depend on the documents it is checked with, nor on their order, the number
/// of processes, or what was kept of earlier checks.
///
/// `COMPANY_SEEDS=30 swift test --filter CompanyTests` tries as many random companies.
struct CompanyTests {
  /// Documents that would change what others mean if they were seen there, and others that would be changed.
  private static let influences: [String: String] = [
    "conformance": """
    extension String: Identifiable { public var id: String { self } }
    struct Rows: View { var body: some View { ForEach(["a"]) { Text($0) } } }
    """,
    "uses a conformance":
      "struct Rows: View { var body: some View { ForEach([\"a\", \"b\"]) { Text($0) } } }",
    "retroactive": "extension URL: @retroactive Identifiable { public var id: String { absoluteString } }",
    "sheet of a URL": """
    struct Home: View {
      @State private var url: URL?
      var body: some View { Text("a").sheet(item: $url) { Text($0.absoluteString) } }
    }
    """,
    "an error of a number": "extension Int: Error {}\nfunc fail() throws { throw 1 }",
    "throws a number": "func fail() throws { throw 2 }",
    "a conditional conformance":
      "extension Array: Identifiable where Element: Hashable { public var id: Self { self } }",
    "members beside a conformance":
      "protocol Titled { var title: String { get } }\nextension Int: Titled { var title: String { \"a\" } }",
    "uses such a member": "func show() { print(3.title) }",
    "public members":
      "extension Int { public func doubled() -> Int { self * 2 } }\nfunc two() { print(1.doubled()) }",
    "uses a public member": "func four() { print(2.doubled()) }",
    "a modifier":
      "extension View { func glow() -> some View { opacity(0.5) } }\nstruct A: View { var body: some View { Text(\"a\").glow() } }",
    "another's modifier":
      "struct B: View { let title: String; var body: some View { Text(title).glow(by: 2) } }",
    "a literal's type":
      "typealias IntegerLiteralType = Double\nfunc half() { let x = 1; let y: Double = x; print(y) }",
    "a literal": "func half() { let x = 1; let y: Double = x; print(y) }",
    "an operator": "prefix operator √\nprefix func √ (x: Double) -> Double { x.squareRoot() }",
    "uses an operator": "func root() { print(√2.0) }",
    "precedence":
      "infix operator **: Power\nprecedencegroup Power { higherThan: MultiplicationPrecedence }\nfunc ** (a: Int, b: Int) -> Int { a }",
    "between #if": "#if !NEVER\nfunc helper() -> Int { 1 }\n#endif\nfunc use() -> Int { helper() }",
    "its own helper": "func use() -> String { helper(\"a\").uppercased() }",
    "an import":
      "import Charts\nstruct C: View { var body: some View { Chart { BarMark(x: .value(\"a\", 1), y: .value(\"b\", 2)) } } }",
    "needs the import":
      "struct C: View { let n: Int; var body: some View { Text(\"a\").chartXAxis(.hidden).padding(n.plottable) } }",
    "a missing return": "func one(_ n: Int) -> Int { if n > 0 { return 1 } }",
    "a name that others have":
      "struct Product { let name: String }\nlet product = Product(name: \"a\")\nfunc items() -> [Product] { [product] }",
    "the name alone": "struct Shelf: View { var body: some View { List(items()) { Text($0.title) } } }",
    "invented":
      "struct S: View { let x = 1; var body: some View { VStack { Card(style: .a); Card(style: x) } } }",
    "invented twice":
      "func events(x: Int, s: String) -> [Event] { [Event.item(id: x), Event.item(name: s)] }",
  ]

  private static let documents = {
    var documents = influences.mapValues { document($0) }
    for (index, code) in (Draft.fragments + Draft.mistakes).enumerated() {
      documents["draft \(index)"] = document(code)
    }
    return Dictionary(uniqueKeysWithValues: documents.map { ("\($0).md", $1) })
  }()

  @Test func companyDecidesNothing() async throws {
    var alone: [String: SnippetReports] = [:]
    for (path, text) in Self.documents { alone[path] = try await check([path: text], jobs: 1) }
    let seeds = ProcessInfo.processInfo.environment["COMPANY_SEEDS"].flatMap(UInt64.init) ?? 2
    for seed in 1...seeds {
      var random = SplitMix(state: seed)
      let cache = FileManager.default.temporaryDirectory
        .appendingPathComponent("handbook-company-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: cache) }
      // Twice: the second half of the documents may be known from the first check.
      for round in 1...2 {
        let company = Self.documents.keys.sorted().shuffled(using: &random).prefix(
          Int.random(in: 2...24, using: &random))
        // Documents are taken in the order of their names.
        let renamed = company.enumerated().map { (name: "\(100 + $0) \($1)", path: $1) }
        let reports = try await check(
          Dictionary(uniqueKeysWithValues: renamed.map { ($0.name, Self.documents[$0.path]!) }),
          cacheFolder: cache,
          jobs: Int.random(in: 1...2, using: &random),
          together: [1, 2, 3, 7, 80].randomElement(using: &random)!)
        for (name, path) in renamed {
          let place: Comment = "seed \(seed), round \(round): \(path)"
          #expect(reports.text(about: name) == alone[path]!.text(about: path), place)
          let (here, there) = (SnippetID(page: name, index: 0), SnippetID(page: path, index: 0))
          #expect(
            reports.reports[here].map(withoutFiles) == alone[path]!.reports[there].map(withoutFiles), place)
        }
      }
    }
  }

  /// The compiler says of a member that a neighbour was given that it is there and cannot be reached, where it would say
  /// of which type it is not a member.
  @Test func membersOfNeighboursAreNotThere() async throws {
    let lines = [
      "Folder.withFiles.having { $2.count().gt(0) }.select { folder, _, _ in folder }",
      "let above = try Walk { Folder.where { $0.id.eq(start) } } then: { part in Folder.all.join(part) { $0.id.eq($1.parent) }.select { $0 } } last: { part in part.all }.fetchAll(db)",
      "let below = try Walk { Remark.where { $0.parent.is(nil) && $0.post.eq(start) }.select { ($0, 0) } } then: { part in Remark.all.join(part) { $0.parent.eq($1.id) }.select { ($0, $1.depth + 1) } } last: { part in part.order { ($0.depth, $0.date) } }.fetchAll(db)",
      "RowView(store: store.scope(state: \\.row, action: \\.row))\nextension Parent.State {\n  var first: Row.State { Row.State() }\n}",
    ]
    let documents = Dictionary(
      uniqueKeysWithValues: lines.enumerated().map { ("\($0).md", document($1)) })
    let together = try await check(documents, jobs: 1)
    let alone = try await check(["0.md": documents["0.md"]!], jobs: 1)
    #expect(together.text(about: "0.md") == alone.text(about: "0.md"))
  }

  /// Expected messages name the document, which has another name in each company.
  private func withoutFiles(_ report: SnippetReport) -> SnippetReport {
    var report = report
    report.expected = []
    return report
  }

  @Test func whatSharesAModuleStaysInItsFile() {
    for (name, code) in Self.influences {
      let reaches = [
        "conformance", "retroactive", "an error of a number", "a conditional conformance",
        "members beside a conformance", "public members", "a literal's type", "an operator", "precedence",
        "between #if",
      ].contains(name)
      #expect(reachesBeyondItsFile(code) == reaches, "\(name)")
    }
  }
}

/// A document that is being edited.
struct Draft: Sendable {
  enum Block: Sendable {
    case prose(String)
    case code(String, info: String = "swift")
  }

  let path: String
  var blocks: [Block]

  var text: String {
    let body = blocks.map { block in
      switch block {
      case .prose(let text): "\(text)\n"
      case .code(let code, let info): "```\(info)\n\(code)\n```\n"
      }
    }
    return "---\ntitle: T\n---\n\n" + body.joined(separator: "\n")
  }

  static func texts(of drafts: [Draft]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: drafts.map { ($0.path, $0.text) })
  }
}

extension Draft {
  /// Four small documents: sound code, a mistake, code that builds on other code, an expected failure.
  static let examples = [
    Draft(path: "a.md", blocks: [.prose("One."), .code(fragments[0])]),
    Draft(path: "b.md", blocks: [.code(mistakes[0]), .prose("Two.")]),
    Draft(
      path: "c.md",
      blocks: [
        .code("struct Product: Hashable { var name = \"\" }", info: "swift setup"),
        .code("let product = Product()"), .code("print(product.name)", info: "swift continues"),
      ]),
    Draft(path: "d.md", blocks: [.code(mistakes[1], info: "swift fails=\"cannot convert\"")]),
  ]

  static let fragments = [
    "NavigationStack {\n  ProductList(products: products)\n}",
    "struct CatalogTab: View {\n  var body: some View { CatalogList(model: model) }\n}",
    ".navigationDestination(for: Product.self) { product in\n  ProductDetail(product: product)\n}",
    "Task {\n  await viewModel.load()\n}",
  ]

  static let mistakes = [
    "Text(\"a\").navigationTitel(\"b\")",
    "let count: Int = \"0\"",
    "VStack {\n  Text(\"a\")",
    "List { Text(\"a\") }.listStyle(.insetGruoped)",
  ]

  /// Something an author may do next; what it was is returned for messages.
  mutating func edit(using random: inout SplitMix) -> String {
    let code = blocks.indices.filter { index in
      if case .code = blocks[index] { true } else { false }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      blocks.insert(
        .prose("More prose.\nIn two lines."), at: Int.random(in: 0...blocks.count, using: &random))
      return "\(path): prose inserted"
    case 1:
      let block = Block.code((Self.fragments + Self.mistakes).randomElement(using: &random)!)
      blocks.insert(block, at: Int.random(in: 0...blocks.count, using: &random))
      return "\(path): code inserted"
    case 2 where blocks.count > 1:
      blocks.remove(at: Int.random(in: blocks.indices, using: &random))
      return "\(path): block removed"
    case 3 where blocks.count > 1:
      blocks.swapAt(0, blocks.count - 1)
      return "\(path): blocks swapped"
    case 4:
      guard let index = code.randomElement(using: &random), case .code(let text, _) = blocks[index] else {
        return "\(path): nothing"
      }
      let info = ["swift", "swift fails=\"has no member\"", "swift unchecked=\"why\"", "swift swift=6"]
      blocks[index] = .code(text, info: info.randomElement(using: &random)!)
      return "\(path): expectations changed"
    default:
      guard let index = code.randomElement(using: &random), case .code(_, let info) = blocks[index] else {
        return "\(path): nothing"
      }
      blocks[index] = .code((Self.fragments + Self.mistakes).randomElement(using: &random)!, info: info)
      return "\(path): code replaced"
    }
  }
}

/// SplitMix64: the same seed makes the same numbers everywhere.
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What the names in a snippet's code are, as the compiler resolved them.
package struct Words: Hashable, Codable, Sendable {
  /// A name in the code.
  package struct Place: Hashable, Codable, Sendable {
    /// 1-based, in the snippet's code.
    package var line: Int
    /// 1-based, UTF-8 bytes.
    package var column: Int
    /// UTF-8 bytes.
    package var length: Int
    /// Index into `meanings`; nil where nothing certain is known.
    package var meaning: Int?

    package init(line: Int, column: Int, length: Int, meaning: Int?) {
      self.line = line
      self.column = column
      self.length = length
      self.meaning = meaning
    }

    package init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      line = try list.decode(Int.self)
      column = try list.decode(Int.self)
      length = try list.decode(Int.self)
      let index = try list.decode(Int.self)
      meaning = index < 0 ? nil : index
    }

    /// Four numbers: there are many of them.
    package func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for number in [line, column, length, meaning ?? -1] { try list.encode(number) }
    }
  }

  /// What a name stands for.
  package struct Meaning: Hashable, Codable, Sendable {
    /// Swift that declares it, as far as it is certain: `@State var path: NavigationPath`.
    package var declaration: String
    /// Nil for names that no framework declares.
    package var api: SnippetReport.SymbolUse?
    /// Others of its owner have the same name and labels.
    package var isOverloaded = false
    /// First iOS that advises against it.
    package var deprecated: OSVersion?
    /// What to use instead, as its declaration says.
    package var advice: String?
    /// The snippet of the page that declares it, by its index; nil where no snippet does.
    package var snippet: Int?
    /// 1-based line of that snippet's code.
    package var line: Int?
    /// The declaration in `Content/Support` that it is, or that it belongs to.
    package var shared: String?
    /// What the check invented it as: `view`, `value`, `member` …
    package var invented: String?

    package init(declaration: String) { self.declaration = declaration }
  }

  /// Every name the author wrote, in order.
  package var places: [Place] = []
  package var meanings: [Meaning] = []

  package init() {}

  package mutating func add(_ meaning: Meaning?, line: Int, column: Int, length: Int) {
    var number: Int?
    if let meaning {
      number = meanings.firstIndex(of: meaning) ?? meanings.count
      if number == meanings.count { meanings.append(meaning) }
    }
    places.append(Place(line: line, column: column, length: length, meaning: number))
  }
}

/// What the names in a snippet's code mean, as the compiler resolved them.
package struct Words: Hashable, Codable, Sendable {
  /// A name in the code.
  package struct Place: Hashable, Sendable {
    /// The line in the snippet's code, from 1.
    package var line: Int
    /// The column, from 1, in UTF-8 bytes.
    package var column: Int
    /// UTF-8 bytes.
    package var length: Int
    /// An index into `meanings`; nil if nothing certain is known.
    package var meaning: Int?

    package init(line: Int, column: Int, length: Int, meaning: Int?) {
      self.line = line
      self.column = column
      self.length = length
      self.meaning = meaning
    }

  }

  /// What a name stands for.
  package struct Meaning: Hashable, Codable, Sendable {
    /// Its declaration, as far as it is certain: `@State var path: NavigationPath`.
    package var declaration: String
    /// The API that it is; nil for names that no framework declares.
    package var api: SnippetReport.SymbolUse?
    /// The module in whose documentation Apple lists it, if that is not its own: the module of the type that
    /// it extends.
    package var documentedIn: String?
    /// Whether its owner has other members with the same name and labels.
    package var isOverloaded = false
    /// The first iOS in which it is deprecated.
    package var deprecated: OSVersion?
    /// What to use instead, as its declaration says.
    package var advice: String?
    /// The index of the page's snippet that declares it; nil if none does.
    package var snippet: Int?
    /// The line of that snippet's code, from 1.
    package var line: Int?
    /// The name of the declaration in `Content/Support` that it is or belongs to.
    package var shared: String?
    /// What the check invented it as: `view`, `value`, `member` …
    package var invented: String?

    package init(declaration: String) { self.declaration = declaration }
  }

  /// Every name in the code, in order.
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

  private enum CodingKeys: CodingKey { case places, meanings }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    meanings = try fields.decode([Meaning].self, forKey: .meanings)
    var numbers: [Int] = [0]
    for byte in try fields.decode(String.self, forKey: .places).utf8 {
      if byte == 32 {
        numbers.append(0)
      } else {
        numbers[numbers.count - 1] = numbers.last! &* 10 &+ Int(byte & 15)
      }
    }
    places.reserveCapacity(numbers.count / 4)
    for start in stride(from: 0, to: numbers.count - 3, by: 4) {
      let meaning = numbers[start + 3] - 1
      guard numbers[start] > 0, numbers[start + 1] > 0, (-1..<meanings.count).contains(meaning) else {
        throw DecodingError.dataCorruptedError(
          forKey: .places, in: fields, debugDescription: "there is no such place or meaning")
      }
      places.append(
        Place(
          line: numbers[start], column: numbers[start + 1], length: numbers[start + 2],
          meaning: meaning < 0 ? nil : meaning))
    }
  }

  /// Encodes all places as one text of numbers with spaces between them. Each place has four: line, column,
  /// length, and the index of its meaning plus one (0 for none). A snippet has hundreds of places, and a list
  /// of lists would take longer to read and write than everything else.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(meanings, forKey: .meanings)
    var digits: [UInt8] = []
    digits.reserveCapacity(12 * places.count)
    func write(_ number: Int) {
      if number > 9 { write(number / 10) }
      digits.append(48 + UInt8(number % 10))
    }
    for place in places {
      for number in [place.line, place.column, place.length] {
        write(number)
        digits.append(32)
      }
      write(place.meaning.map { $0 + 1 } ?? 0)
      digits.append(32)
    }
    try fields.encode(String(decoding: digits, as: UTF8.self), forKey: .places)
  }
}

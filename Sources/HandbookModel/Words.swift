/// What the names in a snippet's code are, as the compiler resolved them.
package struct Words: Hashable, Codable, Sendable {
  /// A name in the code.
  package struct Place: Hashable, Sendable {
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

  }

  /// What a name stands for.
  package struct Meaning: Hashable, Codable, Sendable {
    /// Swift that declares it, as far as it is certain: `@State var path: NavigationPath`.
    package var declaration: String
    /// Nil for names that no framework declares.
    package var api: SnippetReport.SymbolUse?
    /// Where Apple's documentation lists it, if not below its own module: the module of the type it extends.
    package var documentedIn: String?
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

  /// All places are one text, of four numbers a place: there are hundreds in a snippet, and to read and write a list of
  /// lists takes longer than all else that is kept of it.
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

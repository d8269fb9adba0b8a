/// Where in a book each word stands, and how much it says about the page: BM25F, with all that does not depend on
/// the question computed here (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009).
struct SearchPosts {
  /// What a page consists of, in the order of how much a word there says about it.
  enum Field: UInt8, CaseIterable {
    case title, symptom, message, tag, heading, name, summary, prose, code

    fileprivate var weight: Float {
      switch self {
      case .title: 10
      case .symptom: 8
      case .message: 5
      case .tag: 4
      case .heading: 3
      case .name: 2.5
      case .summary: 2
      case .prose: 1
      case .code: 0.2
      }
    }

    /// Usual length in words, of a symptom by itself: of a longer text, each word counts less.
    fileprivate var usualLength: Float {
      switch self {
      case .title, .tag, .summary: 8
      case .symptom: 9
      case .name: 24
      case .message: 30
      case .heading: 30
      case .prose: 400
      case .code: 200
      }
    }
  }

  /// A word that occurs often says little more than one that occurs a few times.
  private static let saturation: Float = 8
  /// How far a long text makes its words count less: 0 not at all, 1 in proportion.
  private static let lengthEffect: Float = 0.5
  /// The letter Z is written for 1, and for this where it says what the questions of readers add; `search.js` has the
  /// same number.
  private static let mostAsked: Float = 3

  private var numbers: [String: UInt32] = [:]
  private var words: [String] = []
  /// Where each word stands, as it is written to the file: nothing else takes as little room, and a large book has
  /// millions of places.
  private var lists: [[UInt8]] = []
  /// The last page in each list.
  private var lastPages: [UInt32] = []
  private var page: UInt32 = 0

  // Of the page at hand, by word.
  private var sums: [Float] = []
  private var asked: [UInt8] = []
  private var askedWords: [UInt32] = []
  private var places: [(field: UInt8, place: UInt16)] = []
  private var found: [UInt32] = []
  /// Words of each field, with their places.
  private var fields = [[(word: UInt32, place: UInt16)]](repeating: [], count: Field.allCases.count)

  mutating func add(_ text: some StringProtocol, _ field: Field, place: Int = 0) {
    let place = UInt16(clamping: place)
    SearchWords.forEach(in: text) { word in
      let number = number(of: word)
      fields[Int(field.rawValue)].append((number, place))
    }
  }

  /// Adds a word of the questions that the page answers, which it may have or not; see `AskedWords`.
  mutating func addAsked(_ word: String, letter: UInt8) {
    let word = number(of: word)
    asked[Int(word)] = letter
    askedWords.append(word)
  }

  private mutating func number(of word: String) -> UInt32 {
    if let known = numbers[word] { return known }
    let number = UInt32(words.count)
    numbers[word] = number
    words.append(word)
    lists.append([])
    lastPages.append(0)
    sums.append(0)
    asked.append(0)
    places.append((0, 0))
    return number
  }

  /// Whether a field says where a word stands that stands on the page as such: a symptom does, and more of the same.
  private func isPlace(_ field: Field, of word: Int) -> Bool {
    field == .symptom || field == .message || field.rawValue == places[word].field
  }

  mutating func endPage() {
    for field in Field.allCases {
      let texts = fields[Int(field.rawValue)]
      guard !texts.isEmpty else { continue }
      // Each symptom is a text of its own: that a page has many makes none of them say less.
      let lengths = field == .symptom ? Dictionary(texts.map { ($0.place, 1) }, uniquingKeysWith: +) : [:]
      for (word, place) in texts {
        let length = Float(lengths[place] ?? texts.count) / field.usualLength
        let weight = field.weight / (1 - Self.lengthEffect + Self.lengthEffect * length)
        let index = Int(word)
        if sums[index] == 0 {
          found.append(word)
          places[index] = (field.rawValue, place)
        } else if places[index].place == 0, isPlace(field, of: index) {
          places[index].place = place
        }
        sums[index] += weight
      }
      fields[Int(field.rawValue)].removeAll(keepingCapacity: true)
    }
    for word in askedWords where sums[Int(word)] == 0 {
      places[Int(word)].place = 0
      found.append(word)
    }
    for word in found {
      let index = Int(word)
      if !lists[index].isEmpty { lists[index].append(UInt8(ascii: ",")) }
      Self.append(page - lastPages[index], to: &lists[index])
      // However little a word says about a page that has it, it is there.
      let share = sums[index] / (Self.saturation + sums[index])
      lists[index].append(share > 0 ? max(UInt8(ascii: "B"), Self.letter(share)) : UInt8(ascii: "A"))
      if asked[index] > 0 { lists[index].append(asked[index]) }
      if places[index].place > 0 { Self.append(UInt32(places[index].place), to: &lists[index]) }
      lastPages[index] = page
      sums[index] = 0
      asked[index] = 0
    }
    askedWords.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    page += 1
  }

  /// Hands out all words, sorted as scripts compare strings, and where each stands: `<page distance><weight A…Z><place>`,
  /// with commas; a second letter is what questions add; numbers in base 36, places but for 0. Nothing is kept of what
  /// was handed out.
  consuming func forEachInOrder(_ body: (_ word: String, _ list: [UInt8]) -> Void) {
    let occurring = words.indices.filter { !lists[$0].isEmpty }
    for word in occurring.sorted(by: { words[$0].utf16.lexicographicallyPrecedes(words[$1].utf16) }) {
      body(words[word], lists[word])
      lists[word] = []
    }
  }

  /// The letter for what the questions of readers add to a page's score; nil where that is next to nothing. It stands
  /// for the root: most words add little, and the letters tell small additions apart better than large ones.
  static func letter(asked weight: Float) -> UInt8? {
    let letter = letter((weight / mostAsked).squareRoot())
    return letter > UInt8(ascii: "A") ? letter : nil
  }

  /// From A for 0 to Z for 1 and more.
  private static func letter(_ share: Float) -> UInt8 { 65 + UInt8((25 * min(1, share)).rounded()) }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    if number >= 36 { append(number / 36, to: &bytes) }
    let digit = UInt8(number % 36)
    bytes.append(digit < 10 ? 48 + digit : 87 + digit)
  }
}

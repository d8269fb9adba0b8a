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
  /// The letter Z is written for 1, and for this where it says what the questions of readers add; `answers.js` has the
  /// same number.
  private static let mostAsked: Float = 3

  private var words = SearchTerms()
  /// Where each word stands, as it is written to the file: nothing else takes as little room, and a large book has
  /// millions of places.
  private var lists = ByteLists()
  /// By number of the word.
  private var states: [State] = []
  private var page: UInt32 = 0

  private struct State {
    var list = ByteLists.List()
    /// The last page in its list.
    var lastPage: UInt32 = 0
    // Of the page at hand.
    var sum: Float = 0
    var place: UInt16 = 0
    var field: UInt8 = 0
    var asked: UInt8 = 0
  }

  // Of the page at hand.
  private var askedWords: [UInt32] = []
  private var found: [UInt32] = []
  /// Words of each field, with their places.
  private var fields = [[(word: UInt32, place: UInt16)]](repeating: [], count: Field.allCases.count)

  mutating func add(_ text: some StringProtocol, _ field: Field, place: Int = 0) {
    let place = UInt16(clamping: place)
    SearchWords.forEachUTF8(in: text) { word in
      let number = number(of: word)
      fields[Int(field.rawValue)].append((number, place))
    }
  }

  /// Adds a word of the questions that the page answers, which it may have or not; see `AskedWords`.
  mutating func addAsked(_ word: String, letter: UInt8) {
    var word = word
    let term = word.withUTF8 { number(of: $0) }
    states[Int(term)].asked = letter
    askedWords.append(term)
  }

  private mutating func number(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let number = words.number(of: word)
    if number == states.count { states.append(State()) }
    return UInt32(number)
  }

  /// Whether a field says where a word stands that stands on the page as such: a symptom does, and more of the same.
  private static func isPlace(_ field: Field, of word: State) -> Bool {
    field == .symptom || field == .message || field.rawValue == word.field
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
        if states[index].sum == 0 {
          found.append(word)
          states[index].field = field.rawValue
          states[index].place = place
        } else if states[index].place == 0, Self.isPlace(field, of: states[index]) {
          states[index].place = place
        }
        states[index].sum += weight
      }
      fields[Int(field.rawValue)].removeAll(keepingCapacity: true)
    }
    for word in askedWords where states[Int(word)].sum == 0 {
      states[Int(word)].place = 0
      found.append(word)
    }
    for word in found {
      var state = states[Int(word)]
      if !state.list.isEmpty { lists.append(UInt8(ascii: ","), to: &state.list) }
      append(page - state.lastPage, to: &state.list)
      // However little a word says about a page that has it, it is there.
      let share = state.sum / (Self.saturation + state.sum)
      let letter = share > 0 ? max(UInt8(ascii: "B"), Self.letter(share)) : UInt8(ascii: "A")
      lists.append(letter, to: &state.list)
      if state.asked > 0 { lists.append(state.asked, to: &state.list) }
      if state.place > 0 { append(UInt32(state.place), to: &state.list) }
      state.lastPage = page
      state.sum = 0
      state.asked = 0
      states[Int(word)] = state
    }
    askedWords.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    page += 1
  }

  /// Hands out all words, sorted as scripts compare strings, and where each stands: `<page distance><weight A…Z><place>`,
  /// with commas; a second letter is what questions add; numbers in base 36, places but for 0.
  consuming func forEachInOrder(_ body: (_ word: String, _ list: [UInt8]) -> Void) {
    for word in words.inOrder where !states[word].list.isEmpty {
      body(words.text(word), lists.bytes(of: states[word].list))
    }
  }

  /// The letter for what the questions of readers add to a page's score; nil where that is next to nothing: a seventh of all
  /// additions is so small that leaving them out changes next to no answer. It stands for the root: most words add little, and the
  /// letters tell small additions apart better than large ones.
  static func letter(asked weight: Float) -> UInt8? {
    let letter = letter((weight / mostAsked).squareRoot())
    return letter > UInt8(ascii: "E") ? letter : nil
  }

  /// From A for 0 to Z for 1 and more.
  private static func letter(_ share: Float) -> UInt8 { 65 + UInt8((25 * min(1, share)).rounded()) }

  private mutating func append(_ number: UInt32, to list: inout ByteLists.List) {
    if number >= 36 { append(number / 36, to: &list) }
    let digit = UInt8(number % 36)
    lists.append(digit < 10 ? 48 + digit : 87 + digit, to: &list)
  }
}

/// Different words, numbered as they come.
///
/// A table of its own, since it is asked once for each word of the book: it looks a word up by its bytes, without a text,
/// and has all words in one array.
private struct SearchTerms {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`.
  private var ends: [UInt32] = []
  /// Numbers of words, plus 1, each at the place that its hash says or the next that was free. At most half are taken.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)

  private func range(_ word: Int) -> Range<Int> { (word == 0 ? 0 : Int(ends[word - 1]))..<Int(ends[word]) }

  func text(_ word: Int) -> String { String(decoding: bytes[range(word)], as: UTF8.self) }

  /// The number of a word: a new one is the number of those before it.
  mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = home(of: word)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      let place = range(number)
      if place.count == word.count, bytes.withUnsafeBufferPointer({ $0[place].elementsEqual(word) }) {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes += word
    ends.append(UInt32(bytes.count))
    slots[slot] = UInt32(ends.count)
    if 2 * ends.count > slots.count { grow() }
    return ends.count - 1
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: 2 * slots.count)
    for word in ends.indices {
      var slot = bytes.withUnsafeBufferPointer { home(of: UnsafeBufferPointer(rebasing: $0[range(word)])) }
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(word + 1)
    }
  }

  /// The slot that a word's hash says: FNV-1a (Fowler, Noll and Vo).
  private func home(of word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
  }

  /// The numbers of all words, sorted as scripts compare strings: by units of UTF-16.
  var inOrder: [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      ends.indices.sorted { a, b in
        let a = UnsafeBufferPointer(rebasing: bytes[range(a)])
        let b = UnsafeBufferPointer(rebasing: bytes[range(b)])
        for index in 0..<min(a.count, b.count) where a[index] != b[index] {
          return Self.rank(a[index]) < Self.rank(b[index])
        }
        return a.count < b.count
      }
    }
  }

  /// Bytes compare as units of UTF-16 do, but where one begins a character beyond U+FFFF (from F0): of these, units come
  /// before those of U+E000 to U+FFFF (EE and EF).
  private static func rank(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0xF0...: byte - 2
    case 0xEE...: byte + 0x10
    default: byte
    }
  }
}

/// Many lists that grow beside each other, in blocks of one size: none is moved when it grows, and none has room for more
/// than a block to spare.
private struct ByteLists {
  struct List {
    fileprivate var first: UInt32 = 0
    fileprivate var last: UInt32 = 0
    /// Bytes in the last block; 0 where the list has no block.
    fileprivate var used: UInt8 = 0

    var isEmpty: Bool { used == 0 }
  }

  private static let size = 24
  private var bytes: [UInt8] = []
  /// Block → the next one of its list.
  private var next: [UInt32] = []

  mutating func append(_ byte: UInt8, to list: inout List) {
    if list.isEmpty || list.used == Self.size {
      let block = UInt32(next.count)
      if list.isEmpty { list.first = block } else { next[Int(list.last)] = block }
      list.last = block
      list.used = 0
      next.append(0)
      bytes.append(contentsOf: repeatElement(0, count: Self.size))
    }
    bytes[Int(list.last) * Self.size + Int(list.used)] = byte
    list.used += 1
  }

  func bytes(of list: List) -> [UInt8] {
    var all: [UInt8] = []
    guard !list.isEmpty else { return all }
    var block = list.first
    while true {
      let start = Int(block) * Self.size
      all += bytes[start..<start + (block == list.last ? Int(list.used) : Self.size)]
      if block == list.last { return all }
      block = next[Int(block)]
    }
  }
}

import Foundation

/// The words of a text as search knows them. `answers.js` cuts what people ask for in the same way.
///
/// Case, accents, and the form a character has in Unicode do not count: `Größe`, `GRÖSSE` and `grosse` are one word.
/// Where words are written without spaces (Chinese, Japanese, Thai …), each two neighbouring characters are a word,
/// and the last one of a text by itself. Other words have two characters or more. `navigationDestination` is a word,
/// and so are its parts, those of `UIHostingController` too.
enum SearchWords {
  /// Longest word, in Unicode scalars.
  private static let limit = 64

  static func forEach(in text: some StringProtocol, _ body: (String) -> Void) {
    forEachUTF8(in: text) { body(String(decoding: $0, as: UTF8.self)) }
  }

  /// The same without a text made for each word, of which a book has a million.
  ///
  /// - Parameter body: Gets the UTF-8 of a word; it is there only for the time of the call.
  static func forEachUTF8(in text: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let isWhole = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 128 }) else { return false }
      cut(bytes, body)
      return true
    }
    if isWhole == true { return }
    // Only what is not ASCII is worth the work; what is folded never reaches over a space.
    for part in text.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if isASCII(part) {
        cut(part, body)
      } else {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: part)
        cut(folded(String(view)).unicodeScalars, body)
      }
    }
  }

  /// As for scalars below, for the text that is nearly all: ASCII.
  private static func cut(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { small in
      func lowercased(_ word: Range<Int>) {
        for (index, byte) in text[word].enumerated() {
          small.initializeElement(at: index, to: isCapital(byte) ? byte | 32 : byte)
        }
        body(UnsafeBufferPointer(rebasing: small[..<word.count]))
      }
      var start = 0
      while start < text.count {
        guard isPartOfWord(text[start]) else {
          start += 1
          continue
        }
        var end = start + 1
        var hasCapitals = false
        while end < text.count, isPartOfWord(text[end]) {
          if isCapital(text[end]) { hasCapitals = true }
          end += 1
        }
        if (2...limit).contains(end - start) {
          lowercased(start..<end)
          if hasCapitals {
            parts(of: UnsafeBufferPointer(rebasing: text[start..<end])) { part in
              if part.count > 1 { lowercased(start + part.lowerBound..<start + part.upperBound) }
            }
          }
        }
        start = end
      }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool { byte.isWordByte && byte != UInt8(ascii: "_") }

  private static func isASCII(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy(\.isASCII)
  }

  /// Without what distinguishes forms of the same letters, but for case.
  private static func folded(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars where !isIgnored(scalar) {
      kept.append(scalar)
    }
    return String(kept).precomposedStringWithCanonicalMapping
  }

  /// Accents of Latin, Greek and Cyrillic letters, vowel signs of Arabic, and marks that only steer how a text is set.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x640, 0x64B...0x65F, 0x670, 0xAD, 0x200B...0x200D: true
    default: false
    }
  }

  private static func cut(
    _ scalars: some Sequence<Unicode.Scalar>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var word: [Unicode.Scalar] = []
    var isUnspaced = false
    var hasCapitals = false
    func hand(_ word: ArraySlice<Unicode.Scalar>) {
      var text = lowercased(word)
      text.withUTF8(body)
    }
    func flush() {
      if isUnspaced {
        for index in word.indices { hand(word[index..<min(index + 2, word.count)]) }
      } else if (2...limit).contains(word.count) {
        hand(word[...])
        if hasCapitals {
          // Where a part begins, only letters of ASCII say.
          let bytes = word.map { $0.isASCII ? UInt8($0.value) : 128 }
          bytes.withUnsafeBufferPointer { bytes in
            parts(of: bytes) { if $0.count > 1 { hand(word[$0]) } }
          }
        }
      }
      word.removeAll(keepingCapacity: true)
      hasCapitals = false
    }
    for scalar in scalars {
      guard isPartOfWord(scalar) else {
        flush()
        continue
      }
      if !scalar.isASCII || isUnspaced, !word.isEmpty, isWrittenWithoutSpaces(scalar) != isUnspaced {
        flush()
      }
      if word.isEmpty {
        isUnspaced = isWrittenWithoutSpaces(scalar)
      } else if scalar.isASCII, isCapital(UInt8(scalar.value)) {
        hasCapitals = true
      }
      word.append(scalar)
    }
    flush()
  }

  /// A capital begins a part; of several capitals, the last one does if small letters follow: `UI`, `Hosting`,
  /// `Controller`. Nothing is a part where the whole word is.
  private static func parts(of word: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = 0
    for index in 1..<word.count where isCapital(word[index]) {
      let isLast = index + 2 < word.count && isSmall(word[index + 1]) && isSmall(word[index + 2])
      guard !isCapital(word[index - 1]) || isLast else { continue }
      body(start..<index)
      start = index
    }
    if start > 0 { body(start..<word.count) }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

  private static func isSmall(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

  /// A letter, a mark that belongs to one, or a number.
  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isPartOfWord(UInt8(scalar.value)) }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Thai and Lao, Burmese, Khmer, kana, Bopomofo and Han.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3100...0x312F, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func lowercased(_ word: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: word)
    let small = String(view).lowercased()
    guard !word.allSatisfy(\.isASCII) else { return small }
    var text = ""
    for scalar in small.unicodeScalars {
      switch scalar {
      case "ß": text += "ss"
      case "ς": text += "σ"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

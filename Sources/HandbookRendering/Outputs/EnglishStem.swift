/// What forms of an English word have in common: `dismiss` of dismissed and dismissing. The algorithm of M. F. Porter
/// ("An algorithm for suffix stripping", 1980; https://tartarus.org/martin/PorterStemmer/), as `answers.js` has it.
///
/// A word with a letter other than `a` to `z` is its own stem, and so is one of two letters.
struct EnglishStem {
  private(set) var text: String

  init(_ word: String) {
    text = word
    guard word.utf8.count > 2, word.utf8.allSatisfy({ (97...122).contains($0) }) else { return }
    // No vowel, where all that asks for one knows small letters.
    if word.hasPrefix("y") { text = "Y" + word.dropFirst() }
    removePlural()
    removeTense()
    if text.hasSuffix("y"), Shape(text.dropLast()).hasVowel { replaceEnd(1, with: "i") }
    replaceEnding(in: Self.endings, where: { $0.measure > 0 })
    replaceEnding(in: Self.laterEndings, where: { $0.measure > 0 })
    replaceEnding(in: Self.lastEndings, where: { $0.measure > 1 })
    removeSilentE()
    text = text.lowercased()
  }

  private mutating func removePlural() {
    if text.hasSuffix("sses") || text.hasSuffix("ies") {
      replaceEnd(2, with: "")
    } else if text.hasSuffix("s"), !text.hasSuffix("ss") {
      replaceEnd(1, with: "")
    }
  }

  private mutating func removeTense() {
    if text.hasSuffix("eed") {
      if Shape(text.dropLast(3)).measure > 0 { replaceEnd(1, with: "") }
      return
    }
    guard let ending = ["ed", "ing"].first(where: text.hasSuffix),
      Shape(text.dropLast(ending.count)).hasVowel
    else { return }
    replaceEnd(ending.count, with: "")
    let last = text.suffix(2)
    if ["at", "bl", "iz"].contains(last) {
      text += "e"
    } else if last.count == 2, last.first == last.last, !last.contains(where: "aeiouylsz".contains) {
      replaceEnd(1, with: "")
    } else if Shape(text).isShort {
      text += "e"
    }
  }

  private mutating func removeSilentE() {
    if text.hasSuffix("e") {
      let base = Shape(text.dropLast())
      if base.measure > 1 || base.measure == 1 && !base.isShort { replaceEnd(1, with: "") }
    }
    if text.hasSuffix("ll"), Shape(text.dropLast()).measure > 1 { replaceEnd(1, with: "") }
  }

  /// Only the longest of the endings that fits is looked at.
  private mutating func replaceEnding(
    in endings: [(old: String, new: String)], where isLongEnough: (Shape) -> Bool
  ) {
    guard let (old, new) = endings.first(where: { text.hasSuffix($0.old) && text.count > $0.old.count }),
      isLongEnough(Shape(text.dropLast(old.count)))
    else { return }
    // The ending `ion` belongs to the word elsewhere: onion.
    if old == "ion", !["s", "t"].contains(text.dropLast(3).last) { return }
    replaceEnd(old.count, with: new)
  }

  private mutating func replaceEnd(_ count: Int, with new: String) { text = text.dropLast(count) + new }

  private static let endings = longestFirst([
    "ational": "ate", "tional": "tion", "enci": "ence", "anci": "ance", "izer": "ize", "bli": "ble",
    "alli": "al", "entli": "ent", "eli": "e", "ousli": "ous", "ization": "ize", "ation": "ate", "ator": "ate",
    "alism": "al", "iveness": "ive", "fulness": "ful", "ousness": "ous", "aliti": "al", "iviti": "ive",
    "biliti": "ble", "logi": "log",
  ])
  private static let laterEndings = longestFirst([
    "icate": "ic", "ative": "", "alize": "al", "iciti": "ic", "ical": "ic", "ful": "", "ness": "",
  ])
  private static let lastEndings = longestFirst(
    Dictionary(
      uniqueKeysWithValues: [
        "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ou", "ism", "ate",
        "iti", "ous", "ive", "ize", "ion",
      ].map { ($0, "") }))

  private static func longestFirst(_ endings: [String: String]) -> [(old: String, new: String)] {
    endings.map { (old: $0.key, new: $0.value) }.sorted { ($0.old.count, $0.old) > ($1.old.count, $1.old) }
  }

  /// The vowels and consonants of a word: `a`, `e`, `i`, `o`, `u`, and `y` after a consonant are vowels.
  private struct Shape {
    /// By letter, whether it is a vowel.
    private var vowels: [Bool] = []
    private let last: Character?

    init(_ word: some StringProtocol) {
      last = word.last
      for letter in word {
        vowels.append("aeiou".contains(letter) || letter == "y" && vowels.last == false)
      }
    }

    var hasVowel: Bool { vowels.contains(true) }

    /// How often consonants follow vowels: 2 in `stack|ed | v|iew`.
    var measure: Int { zip(vowels, vowels.dropFirst()).count { $0 && !$1 } }

    /// Consonants, one vowel, one consonant: `tap` and `scrol`, but not `show`.
    var isShort: Bool {
      guard let last, !"wxy".contains(last) else { return false }
      return vowels.count > 2 && vowels.count(where: \.self) == 1 && vowels[vowels.count - 2]
    }
  }
}

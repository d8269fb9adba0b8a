extension String {
  /// The text as part of an address: lowercase, with letters and digits kept and everything between them
  /// replaced by one hyphen.
  package var urlSlug: String {
    var slug = ""
    for character in lowercased() {
      if character.isOfWord {
        slug.append(character)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "x" : slug
  }
}

extension Character {
  /// Whether it is a letter or a digit of any script.
  package var isOfWord: Bool {
    // Nearly all characters are ASCII; looking up others in Unicode's tables takes longer.
    guard let byte = asciiValue else { return isLetter || isNumber }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

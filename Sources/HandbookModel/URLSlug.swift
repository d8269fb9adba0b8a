extension String {
  /// For URLs: lower case, letters and digits kept, anything else one hyphen.
  package var urlSlug: String {
    var slug = ""
    for character in lowercased() {
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "x" : slug
  }
}

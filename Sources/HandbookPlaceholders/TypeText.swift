extension String {
  /// `[Product]?` → `Product`.
  package var trimmingCharactersOfTypes: String {
    var text = Substring(self)
    for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    while let last = text.last, "?!]".contains(last) { text = text.dropLast() }
    while text.first == "[" { text = text.dropFirst() }
    return String(text.split(separator: "<").first ?? "")
  }

  /// A type that names a parameter of a generic declaration, as compilers print them: `C`, `[T]`.
  package var hasGenericName: Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0.count == 1 }
  }

  /// What stands between two texts, the first of each.
  package func between(_ start: String, _ end: String) -> String? {
    guard let first = firstRange(of: start), let last = self[first.upperBound...].firstRange(of: end) else {
      return nil
    }
    return String(self[first.upperBound..<last.lowerBound])
  }
}

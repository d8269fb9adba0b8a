/// Gives each page of a folder a name of its own, whatever the case of its letters: some file systems do not tell
/// `Stack.html` from `stack.html`.
struct AddressNames {
  private var taken: Set<String>

  /// - Parameter reserved: Names of pages the site always has.
  init(reserved: Set<String> = []) { taken = reserved }

  /// The first of some names that is free, else the last with a number.
  mutating func name(_ names: String...) -> String {
    let numbered = (2...).lazy.map { "\(names.last!)-\($0)" }
    // The numbers do not end before a name is free.
    return names.first { take($0) } ?? numbered.first { take($0) }!
  }

  private mutating func take(_ name: String) -> Bool { taken.insert(name.lowercased()).inserted }
}

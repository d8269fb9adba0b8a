/// Finds the known word that a misspelled one probably means, for "did you mean".
package enum NearMiss {
  /// The candidate with the smallest edit distance, the alphabetically first of several; nil if none is near
  /// enough. The distance may be a third of the longer word's length, and at least one edit.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    var best: (distance: Int, word: String)?
    for candidate in candidates where candidate != word {
      let limit = max(1, max(word.count, candidate.count) / 3)
      guard abs(word.count - candidate.count) <= limit else { continue }
      let distance = editDistance(word.lowercased(), candidate.lowercased())
      guard distance <= limit else { continue }
      if best == nil || (distance, candidate) < best! { best = (distance, candidate) }
    }
    return best?.word
  }

  /// The end of a message about an unknown word: "; did you mean 'stack'?", or nothing if no known word is near.
  package static func question(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }

  /// The Damerau-Levenshtein distance (optimal string alignment): the number of insertions, deletions,
  /// substitutions and swaps of neighbors that turn one word into the other, in UTF-8 bytes.
  package static func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        current[j] = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          current[j] = min(current[j], before[j - 2] + 1)
        }
      }
      (before, previous) = (previous, current)
    }
    return previous[b.count]
  }
}

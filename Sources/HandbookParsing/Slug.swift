import HandbookModel

/// The name of a page in its address, made from its file name: letters, digits, `_` and `.` stay, everything
/// else becomes `-`.
///
/// A slug is never empty and never starts with a dot, so it cannot point out of its folder.
func slug(ofFileName name: String) -> String {
  var slug = ""
  for character in name {
    if character.isOfWord || character == "_" || character == "." {
      slug.append(character)
    } else if slug.last != "-" {
      slug.append("-")
    }
  }
  while slug.first == "." || slug.first == "-" { slug.removeFirst() }
  while slug.last == "-" || slug.last == "." { slug.removeLast() }
  return slug.isEmpty ? "page" : slug
}

/// Gives the headings of one page distinct anchors.
///
/// Source: GitHub's rule, as in its `github-slugger`: lowercase, without punctuation, spaces become `-`;
/// repetitions get `-1`, `-2` and so on.
struct AnchorNames {
  private var used: [String: Int] = [:]

  mutating func anchor(for text: String) -> String {
    var name = ""
    for character in text.trimmingWhitespace().lowercased() {
      if character.isOfWord || character == "-" || character == "_" {
        name.append(character)
      } else if character.isWhitespace {
        name.append("-")
      }
    }
    if name.isEmpty { name = "section" }
    guard var count = used[name] else {
      used[name] = 0
      return name
    }
    repeat { count += 1 } while used["\(name)-\(count)"] != nil
    used[name] = count
    used["\(name)-\(count)"] = 0
    return "\(name)-\(count)"
  }
}

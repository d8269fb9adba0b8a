import HandbookModel

/// The name of a page in its address: letters, digits, `-`, `_` and `.` of a file name; others become `-`.
///
/// Never empty, never starting with a dot: a slug cannot leave its folder.
func slug(ofFileName name: String) -> String {
  var slug = ""
  for character in name {
    if character.isLetter || character.isNumber || character == "_" || character == "." {
      slug.append(character)
    } else if slug.last != "-" {
      slug.append("-")
    }
  }
  while slug.first == "." || slug.first == "-" { slug.removeFirst() }
  while slug.last == "-" || slug.last == "." { slug.removeLast() }
  return slug.isEmpty ? "page" : slug
}

/// Gives the headings of one page their anchors, each once.
///
/// Source: GitHub's rule as its `github-slugger` has it: lowercase, punctuation out, spaces to `-`, then
/// `-1`, `-2` … for repetitions.
struct AnchorNames {
  private var used: [String: Int] = [:]

  mutating func anchor(for text: String) -> String {
    var name = ""
    for character in text.trimmingWhitespace().lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
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

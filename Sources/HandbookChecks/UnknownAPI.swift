package import HandbookModel

/// Reports API in backticks that is misspelled.
///
/// Prose also names what belongs to apps and other frameworks. So only these are reported: a name that is
/// nearly a known one, and a known function with labels that none of its forms has.
package struct UnknownAPI: Check {
  package let id = EditorialCheck.unknownAPI.rawValue

  /// The names of API without labels, such as `NavigationStack` and `sheet`; empty if the API is not known.
  private let names: Set<String>
  /// The base name of a function → the labels of each of its forms.
  private let labels: [Substring: [[Substring]]]

  package init(names: Set<String>) {
    var labels: [Substring: [[Substring]]] = [:]
    for name in names {
      if let call = Call(name[...]) { labels[call.base, default: []].append(call.labels) }
    }
    self.labels = labels
    self.names = Set(names.map { String($0.prefix { $0 != "(" }) })
  }

  package func run(_ book: Book) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    let support = book.support.flatMap { words(String(decoding: $0.bytes, as: UTF8.self)) }
    return book.documents.flatMap { page in
      var reported: Set<Substring> = []
      let own = Set(page.snippets.flatMap { words($0.code) } + support)
      var found: [Diagnostic] = []
      for line in page.proseLines {
        for span in line.text.matches(of: #/`([^`]+)`/#) where reported.insert(span.1).inserted {
          let place = page.place(of: span.1, in: line)
          if let diagnostic = diagnostic(span.1, own: own, at: place) { found.append(diagnostic) }
        }
      }
      return found
    }
  }

  /// All characters beyond ASCII count as letters. Bytes tell this without looking up what each character is.
  private func words(_ code: String) -> [Substring] {
    code.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_") || byte >= 0x80)
    }.map(Substring.init)
  }

  private func diagnostic(_ span: Substring, own: Set<Substring>, at place: SourceRange) -> Diagnostic? {
    let text = span.drop { "\\.@$".contains($0) }
    guard let match = text.wholeMatch(of: #/([A-Za-z]+)(?:\(([A-Za-z_]+:)*\))?/#) else { return nil }
    let base = match.1
    if own.contains(base) { return nil }
    if names.contains(String(base)) {
      guard let call = Call(text), let forms = labels[base], !call.labels.isEmpty,
        !forms.contains(where: { isPart(call.labels, of: $0) })
      else { return nil }
      let known = forms.map { "\(base)(\($0.map { "\($0):" }.joined()))" }.sorted()
      return Diagnostic(
        .warning, id, "'\(text)' is not a form of '\(base)'", at: place,
        help: "Known forms are \(known.prefix(4).joined(separator: ", "))")
    }
    // Short words, and those without an inner capital, such as `title`, may be ordinary words.
    guard base.count >= 6, base.dropFirst().contains(where: \.isUppercase) else { return nil }
    let word = String(base)
    guard let near = names.filter({ isSlip(word, $0) }).min() else { return nil }
    return Diagnostic(
      .warning, id, "no API is called '\(base)'; did you mean '\(near)'?", at: place)
  }

  /// Whether a form has these labels, in this order. Labels of the form may be left out.
  private func isPart(_ labels: [Substring], of form: [Substring]) -> Bool {
    var rest = form[...]
    for label in labels {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// Whether one name is the other with one typing error. A plural is not an error.
  private func isSlip(_ name: String, _ known: String) -> Bool {
    guard name.utf8.first == known.utf8.first, abs(name.utf8.count - known.utf8.count) <= 1,
      name.last == known.last || name.hasPrefix(String(known.prefix(8)))
    else { return false }
    if name + "s" == known || known + "s" == name { return false }
    return NearMiss.editDistance(name, known) == 1
  }

  /// A function with its labels: `sheet(item:content:)`.
  private struct Call {
    var base: Substring
    var labels: [Substring]

    init?(_ name: Substring) {
      guard let open = name.firstIndex(of: "("), name.last == ")" else { return nil }
      base = name[..<open]
      labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    }
  }
}

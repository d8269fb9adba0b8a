import HandbookModel

/// A fence's info string: the language, and for Swift and scenarios the words after it.
///
/// Grammar: the language, then words separated by spaces. A word is `name`, `name=value` or `name="value"`;
/// in quotes, `\"` stands for a quote and `\\` for a backslash. Words of other languages are not read.
struct FenceInfo {
  /// The first word, lowercased; empty if there is none.
  var language = ""
  /// What the words after `swift` say; empty for other fences.
  var options = Snippet.Options()
  /// What the words after `scenario` say; empty for other fences.
  var evidence = Scenario.Evidence()
  var diagnostics: [Diagnostic] = []

  /// The words a fence may carry, as an author writes them.
  private var known: [(name: String, usage: String)] {
    language == "scenario" ? Self.ofScenario : Self.ofSwift
  }

  private static let ofScenario: [(name: String, usage: String)] = [
    ("documented", "documented=1"), ("reported", "reported=1,2"), ("versions", "versions=\"iOS 17\""),
  ]

  private static let ofSwift: [(name: String, usage: String)] = [
    ("setup", "setup"), ("continues", "continues"), ("fails", "fails=\"text\""),
    ("warns", "warns=\"text\""), ("unchecked", "unchecked=\"reason\""), ("ios", "ios=17"),
    ("swift", "swift=6"), ("title", "title=\"File.swift\""),
  ]

  /// Words that other tools use, → what to write here instead.
  private static let foreign = [
    "ignore": "unchecked=\"reason\"", "skip": "unchecked=\"reason\"", "no_run": "unchecked=\"reason\"",
    "notest": "unchecked=\"reason\"", "noverify": "unchecked=\"reason\"", "file": "title=\"File.swift\"",
    "filename": "title=\"File.swift\"", "name": "title=\"File.swift\"", "compile_fail": "fails=\"text\"",
    "should_fail": "fails=\"text\"", "error": "fails=\"text\"", "hidden": "setup",
  ]

  private struct Word {
    var name: String
    var nameRange: Range<Int>
    var value: String?
    var valueRange: Range<Int>
  }

  /// Reads the info string at these offsets of a text.
  ///
  /// At most one diagnostic for each word: `MisspeltFenceLanguage`, `UnknownFenceWord`, `RepeatedFenceWord`,
  /// `MissingFenceValue`, `UnexpectedFenceValue`, `InvalidFenceValue`, `UnclosedFenceQuote`,
  /// `ContradictoryFenceWords`.
  init(_ source: SourceText, at offsets: Range<Int>) {
    let text = source.bytes[offsets]
    let first = text.prefix { !Self.isBlank($0) }
    // Other generators attach more to the language: `swift,ignore`, `swift{1,3}`, `swift:File.swift`.
    let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: ":")]
    let name = first.prefix { !separators.contains($0) }
    let isRead = ["swift", "scenario"].contains(name.text.lowercased())
    language = (isRead ? name : first).text.lowercased()
    guard isRead else {
      // No language has a name similar to these two. If `swfit` were accepted as another language, the fence
      // would not be checked, and nobody would notice.
      let written = name.isEmpty ? first : name
      if let meant = ["scenario", "swift"].first(where: {
        NearMiss.editDistance(written.text.lowercased(), $0) == 1 || Self.letters(first).lowercased() == $0
          || written.text.lowercased().hasPrefix($0)
      }) {
        diagnostics.append(
          Diagnostic(
            .error, "MisspeltFenceLanguage", "'\(written.text)' is no language; did you mean '\(meant)'?",
            at: source.range(written.startIndex..<written.endIndex),
            help: "Nothing in this fence is checked as it stands"))
      }
      return
    }
    if name.endIndex < first.endIndex {
      let rest = name.endIndex..<first.endIndex
      let skipsComma = source.bytes[rest.lowerBound] == UInt8(ascii: ",") && rest.count > 1
      let example = language == "swift" ? "unchecked=\"reason\"" : "documented=1"
      reportUnknown(
        source.bytes[rest].dropFirst(skipsComma ? 1 : 0).text,
        at: source.range((rest.lowerBound + (skipsComma ? 1 : 0))..<rest.upperBound),
        help: "Separate the words by spaces: \(language) \(example)")
    }
    var position = first.endIndex
    var seen: Set<String> = []
    while let word = nextWord(source, &position, offsets.upperBound) {
      let isRepeatable = word.name == "fails" || word.name == "warns"
      if !seen.insert(word.name).inserted, !isRepeatable {
        report("RepeatedFenceWord", "'\(word.name)' is written more than once", source, word.nameRange)
        continue
      }
      apply(word, source)
    }
    reportContradictions(source, seen, offsets)
  }

  /// The first run of ASCII letters: `swift` in `{swift}`, also if an invisible character follows it.
  private static func letters(_ text: ArraySlice<UInt8>) -> String {
    let isLetter = { (byte: UInt8) in (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
    return text.drop { !isLetter($0) }.prefix(while: isLetter).text
  }

  private mutating func apply(_ word: Word, _ source: SourceText) {
    guard known.contains(where: { $0.name == word.name }) else {
      reportUnknown(word.name, at: source.range(word.nameRange), help: nil)
      return
    }
    switch word.name {
    case "setup", "continues":
      if word.value != nil {
        report("UnexpectedFenceValue", "'\(word.name)' takes no value", source, word.valueRange)
      }
      if word.name == "setup" { options.isSetup = true } else { options.continues = true }
    default:
      guard let value = word.value, !value.allSatisfy(\.isWhitespace) else {
        let usage = known.first { $0.name == word.name }?.usage ?? word.name
        report(
          "MissingFenceValue", "'\(word.name)' has no value", source, word.nameRange, help: "Write \(usage)")
        return
      }
      apply(word.name, value, source, word.valueRange)
    }
  }

  private mutating func apply(_ name: String, _ value: String, _ source: SourceText, _ place: Range<Int>) {
    switch name {
    case "fails": options.fails.append(Snippet.Expectation(text: value, range: source.range(place)))
    case "warns": options.warns.append(Snippet.Expectation(text: value, range: source.range(place)))
    case "unchecked": options.unchecked = value
    case "title": options.title = value
    case "documented": evidence.documented = references(source, place)
    case "reported": evidence.reported = references(source, place)
    case "versions": evidence.versions = value
    case "ios":
      options.ios = OSVersion(value)
      if options.ios == nil {
        report(
          "InvalidFenceValue", "'\(value)' is not an iOS version", source, place, help: "Write ios=17")
      } else if let version = options.ios, !version.isReleased {
        options.ios = nil
        report(
          "InvalidFenceValue", "there is no iOS \(version)", source, place,
          help: "Versions of iOS are \(OSVersion.releasedVersions)")
      }
    default:
      options.swift = swiftLanguageMode(value)
      if options.swift == nil {
        report(
          "InvalidFenceValue", "'\(value)' is not a Swift language mode", source, place,
          help: "Write swift=5 or swift=6")
      }
    }
  }

  /// The sources that a value names, separated by commas or spaces.
  private func references(_ source: SourceText, _ place: Range<Int>) -> [FrontMatter.Placed<String>] {
    source.bytes[place].split { Self.isBlank($0) || $0 == UInt8(ascii: ",") }.map {
      FrontMatter.Placed($0.text, range: source.range($0.startIndex..<$0.endIndex))
    }
  }

  private mutating func reportContradictions(
    _ source: SourceText, _ words: Set<String>, _ offsets: Range<Int>
  ) {
    let pairs = [
      ("setup", "continues"), ("unchecked", "fails"), ("unchecked", "warns"), ("setup", "unchecked"),
    ]
    for (one, other) in pairs where words.contains(one) && words.contains(other) {
      report(
        "ContradictoryFenceWords", "'\(one)' and '\(other)' contradict each other", source, offsets,
        help: "Keep one of them")
    }
    if words.contains("versions"), !words.contains("reported") {
      report(
        "MissingFenceWord", "'versions' says where something was reported, and no report is named", source,
        offsets, help: "Write reported=1, the number of the report among the document's sources")
    }
  }

  private mutating func nextWord(_ source: SourceText, _ position: inout Int, _ end: Int) -> Word? {
    let bytes = source.bytes
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
    guard position < end else { return nil }
    let start = position
    while position < end, !Self.isBlank(bytes[position]), bytes[position] != UInt8(ascii: "=") {
      position += 1
    }
    let name = start..<position
    guard position < end, bytes[position] == UInt8(ascii: "="), !name.isEmpty else {
      if name.isEmpty { position += 1 }
      return Word(
        name: bytes[start..<position].text, nameRange: start..<position, value: nil,
        valueRange: position..<position)
    }
    position += 1
    guard position < end, bytes[position] == Byte.quote else {
      let from = position
      while position < end, !Self.isBlank(bytes[position]) { position += 1 }
      return Word(
        name: bytes[name].text, nameRange: name, value: bytes[from..<position].text,
        valueRange: from..<position)
    }
    let opening = position
    var value: [UInt8] = []
    position += 1
    while position < end, bytes[position] != Byte.quote {
      let isEscape =
        bytes[position] == Byte.backslash && position + 1 < end
        && (bytes[position + 1] == Byte.quote || bytes[position + 1] == Byte.backslash)
      if isEscape { position += 1 }
      value.append(bytes[position])
      position += 1
    }
    if position == end {
      report(
        "UnclosedFenceQuote", "quoted text is not closed", source, opening..<end,
        help: "Write \(bytes[name].text)=\"…\"; a quote inside is \\\"")
    }
    let close = position
    position = min(end, position + 1)
    return Word(name: bytes[name].text, nameRange: name, value: value.text, valueRange: opening + 1..<close)
  }

  private mutating func reportUnknown(_ word: String, at range: SourceRange, help: String?) {
    let near = NearMiss.nearest(to: word, in: known.map(\.name))
    let foreign = language == "swift" ? Self.foreign[word.lowercased()] : nil
    let usage = foreign ?? near.flatMap { near in known.first { $0.name == near }?.usage }
    let words = "Known words are \(known.map(\.usage).joined(separator: ", "))"
    diagnostics.append(
      Diagnostic(
        .error, "UnknownFenceWord",
        "unknown word '\(word)' in a \(language == "swift" ? "Swift" : language) fence"
          + (usage.map { "; did you mean '\($0)'?" } ?? ""),
        at: range, help: help ?? (usage == nil ? words : nil)))
  }

  private mutating func report(
    _ id: String, _ message: String, _ source: SourceText, _ place: Range<Int>, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(.error, id, message, at: source.range(place), help: help))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }
}

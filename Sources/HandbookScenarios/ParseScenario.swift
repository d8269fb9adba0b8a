import HandbookAssembly
package import HandbookModel

/// Reads a scenario, one command a line.
///
/// A run begins with its `on` lines; several of them are several runs of the same commands, and an `on`
/// line after commands begins a further run with commands of its own.
/// - Returns: The runs in order, none if there is an error; diagnostics `UnknownScenarioCommand`,
///   `MissingScenarioArgument`, `MalformedScenarioArgument`, `MisplacedScenarioCommand`,
///   `UnexpectedScenarioText`, `ScenarioExpectsNothing` (a warning), `EmptyScenario`.
package func parseScenario(_ scenario: Scenario) -> Parsed<[ScenarioRun]> {
  var parser = ScenarioParser(scenario: scenario)
  return parser.parse()
}

private struct ScenarioParser {
  let scenario: Scenario
  var diagnostics: [Diagnostic] = []
  /// Commands in order, with the `on` lines among them.
  var lines: [Line] = []

  enum Line {
    case version(OSVersion, SourceRange)
    case variant(ScenarioRun.Variant, SourceRange)
    case command(ScenarioCommand)
    case claim(ScenarioClaim)
  }

  init(scenario: Scenario) { self.scenario = scenario }

  mutating func parse() -> Parsed<[ScenarioRun]> {
    let texts = scenario.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (text, origin) in zip(texts, scenario.lines) {
      var line = ScenarioLine(text, file: scenario.range.file, origin: origin)
      guard !line.isAtEnd else { continue }
      if let parsed = parseLine(&line) { lines.append(parsed) }
    }
    let failed = diagnostics.contains { $0.severity == .error }
    let runs = failed ? [] : assembleRuns()
    let sound = !diagnostics.contains { $0.severity == .error }
    return Parsed(sound ? runs : [], diagnostics: diagnostics)
  }

  private mutating func report(_ id: String, _ message: String, at range: SourceRange, help: String? = nil) {
    diagnostics.append(Diagnostic(.error, id, message, at: range, help: help))
  }

  // MARK: Lines

  private static let verbs = [
    "let", "open", "tap", "double", "press", "type", "submit", "choose", "back", "swipe", "drag", "pull",
    "select", "continue", "run", "wait", "background", "foreground", "relaunch", "size", "on", "expect",
    "always", "never",
  ]
  private static let expectations = [
    "stack", "screen", "sheet", "cover", "no", "path", "tab", "warning", "crash", "prints", "underneath",
    "text", "title", "alert", "dialog", "disabled", "enabled", "value", "opens", "stays",
  ]

  private mutating func parseLine(_ line: inout ScenarioLine) -> Line? {
    let start = line.offset
    let verb = line.word()!
    let name = line.text(verb)
    let argument = line.offset
    func command(_ kind: ScenarioCommand.Kind) -> Line {
      let end = max(line.offset, verb.upperBound)
      let whole = trimmed(line, start..<end)
      let part = trimmed(line, min(argument, whole.upperBound)..<whole.upperBound)
      return .command(
        ScenarioCommand(
          kind: kind, text: line.text(whole), range: line.range(whole),
          argumentRange: line.range(part.isEmpty ? whole : part)))
    }
    switch name {
    case "let": return binding(&line, verb).map { command(.action($0)) }
    case "open":
      if line.peekWord() == "url" {
        var copy = line
        _ = copy.word()
        // `open url` alone may also be a view called `url`; a quote or nothing decides.
        if copy.isAtEnd || copy.isNext("\"") {
          _ = line.word()
          return text(&line, after: "open url", at: verb, "a URL", "open url \"shop://order/7\"")
            .flatMap { end(&line) ? command(.action(.openURL($0))) : nil }
        }
      }
      if line.peekWord() == "window" {
        var copy = line
        _ = copy.word()
        if copy.isAtEnd {
          line = copy
          return command(.action(.openWindow))
        }
      }
      return code(&line, verb, "a view", "open CatalogTab()").map { command(.action(.open($0))) }
    case "run":
      return statement(&line, verb).map { command(.action(.run($0))) }
    case "tap": return tap(&line, verb).map { command(.action($0)) }
    case "double":
      guard keyword(&line, ["tap"], after: "double", at: verb) != nil else { return nil }
      return text(&line, after: "double tap", at: verb, "a label", "double tap \"Photo\"")
        .flatMap { end(&line) ? command(.action(.doubleTap($0))) : nil }
    case "press":
      return text(&line, after: "press", at: verb, "a label", "press \"Photo\"")
        .flatMap { end(&line) ? command(.action(.press($0))) : nil }
    case "type":
      let example = "type \"espresso\" into \"Search\""
      guard let typed = text(&line, after: "type", at: verb, "what is typed", example),
        keyword(&line, ["into"], after: "type \"\(typed)\"", at: verb) != nil,
        let field = text(&line, after: "type … into", at: verb, "the label of a field", example), end(&line)
      else { return nil }
      return command(.action(.type(typed, field: field)))
    case "choose":
      let example = "choose \"Mint\" in \"Flavor\""
      guard let option = text(&line, after: "choose", at: verb, "an option", example) else { return nil }
      if line.isAtEnd { return command(.action(.choose(option, picker: nil))) }
      guard keyword(&line, ["in"], after: "choose \"\(option)\"", at: verb) != nil,
        let picker = text(&line, after: "choose … in", at: verb, "the label of a picker", example), end(&line)
      else { return nil }
      return command(.action(.choose(option, picker: picker)))
    case "wait": return wait(&line, verb).map { command(.action($0)) }
    case "submit": return end(&line) ? command(.action(.submit)) : nil
    case "background": return end(&line) ? command(.action(.background)) : nil
    case "foreground": return end(&line) ? command(.action(.foreground)) : nil
    case "back": return end(&line) ? command(.action(.back)) : nil
    case "pull":
      guard keyword(&line, ["down"], after: "pull", at: verb) != nil, end(&line) else { return nil }
      return command(.action(.pullDown))
    case "relaunch": return end(&line) ? command(.action(.relaunch)) : nil
    case "swipe":
      guard let way = keyword(&line, ["down", "left", "right"], after: "swipe", at: verb) else { return nil }
      if way == "down" { return end(&line) ? command(.action(.swipeDown)) : nil }
      if line.isAtEnd { return command(.action(.swipe(nil, left: way == "left"))) }
      return text(&line, after: "swipe \(way)", at: verb, "a text of the row", "swipe \(way) \"Espresso\"")
        .flatMap { end(&line) ? command(.action(.swipe($0, left: way == "left"))) : nil }
    case "drag":
      let example = "drag \"Milk\" to \"Tea\""
      guard let row = text(&line, after: "drag", at: verb, "a text of the row", example),
        keyword(&line, ["to"], after: "drag \"\(row)\"", at: verb) != nil,
        let other = text(&line, after: "drag … to", at: verb, "a text of another row", example), end(&line)
      else { return nil }
      return command(.action(.drag(row, to: other)))
    case "continue": return activity(&line, verb).map { command(.action($0)) }
    case "select":
      guard keyword(&line, ["tab"], after: "select", at: verb) != nil else { return nil }
      return text(&line, after: "select tab", at: verb, "the label of a tab", "select tab \"Search\"")
        .flatMap { end(&line) ? command(.action(.selectTab($0))) : nil }
    case "size":
      guard let size = keyword(&line, ["compact", "regular"], after: "size", at: verb), end(&line) else {
        return nil
      }
      return command(.action(.size(compact: size == "compact")))
    case "on": return condition(&line, verb)
    case "always", "never":
      guard let kind = name == "always" ? always(&line, verb) : never(&line, verb) else { return nil }
      let whole = trimmed(line, start..<max(line.offset, verb.upperBound))
      return .claim(ScenarioClaim(kind: kind, text: line.text(whole), range: line.range(whole)))
    case "expect": return expectation(&line, verb).map { command(.expectation($0)) }
    default:
      let known = NearMiss.nearest(to: name, in: Self.verbs)
      let isExpectation = Self.expectations.contains(name)
      report(
        "UnknownScenarioCommand",
        "unknown command '\(name)'" + (known.map { "; did you mean '\($0)'?" } ?? ""),
        at: line.range(verb),
        help: isExpectation
          ? "write 'expect \(name) …'" : known == nil ? "commands are \(listed(Self.verbs, "and"))" : nil)
      return nil
    }
  }

  /// `tap "Delete"`, `tap "Delete" in "Espresso"`, `tap "Delete" number 2`, `tap outside`.
  private mutating func tap(_ line: inout ScenarioLine, _ verb: Range<Int>) -> ScenarioAction? {
    if line.peekWord() == "outside" {
      _ = line.word()
      return end(&line) ? .tapOutside : nil
    }
    guard
      let label = text(&line, after: "tap", at: verb, "the label of a control", "tap \"Espresso machine\"")
    else { return nil }
    var (place, number): (String?, Int?) = (nil, nil)
    while !line.isAtEnd {
      guard let word = keyword(&line, ["in", "number"], after: "tap \"\(label)\"", at: verb) else {
        return nil
      }
      if word == "in" {
        guard
          let text = text(
            &line, after: "tap … in", at: verb, "a text beside the control", "tap \"Delete\" in \"Espresso\"")
        else { return nil }
        place = text
      } else {
        guard let part = line.word(), let value = Int(line.text(part)), value > 0 else {
          report(
            "MalformedScenarioArgument", "'number' needs a number from 1", at: line.range(verb),
            help: "for example: tap \"Delete\" number 2")
          return nil
        }
        number = value
      }
    }
    return .tap(label, place: place, number: number)
  }

  /// `continue activity "com.example.read" with "book": "Emma", "page": "7"`.
  private mutating func activity(_ line: inout ScenarioLine, _ verb: Range<Int>) -> ScenarioAction? {
    let example = "continue activity \"com.example.read\" with \"book\": \"Emma\""
    guard keyword(&line, ["activity"], after: "continue", at: verb) != nil,
      let type = text(&line, after: "continue activity", at: verb, "the type of an activity", example)
    else { return nil }
    var info: [String: String] = [:]
    if !line.isAtEnd {
      guard keyword(&line, ["with"], after: "continue activity \"\(type)\"", at: verb) != nil else {
        return nil
      }
      repeat {
        guard let key = text(&line, after: "continue activity … with", at: verb, "a key", example) else {
          return nil
        }
        guard line.take(":") else {
          report(
            "MalformedScenarioArgument", "the key \"\(key)\" needs a value", at: line.range(verb),
            help: "for example: \(example)")
          return nil
        }
        guard let value = text(&line, after: "\"\(key)\":", at: verb, "a value", example) else { return nil }
        info[key] = value
      } while line.take(",")
    }
    return end(&line) ? .continueActivity(type, info: info) : nil
  }

  /// `wait 2 seconds`.
  private mutating func wait(_ line: inout ScenarioLine, _ verb: Range<Int>) -> ScenarioAction? {
    let help = "for example: wait 2 seconds"
    guard let part = line.word() else {
      report("MissingScenarioArgument", "'wait' needs a time", at: line.range(verb), help: help)
      return nil
    }
    // An hour is more than a scenario has to show; the clock itself would go further.
    guard let value = Double(line.text(part)), value > 0, value <= 3600 else {
      report(
        "MalformedScenarioArgument", "'\(line.text(part))' is not a time", at: line.range(part), help: help)
      return nil
    }
    let units = [
      "second": 1000.0, "seconds": 1000, "millisecond": 1, "milliseconds": 1, "minute": 60_000,
      "minutes": 60_000,
    ]
    let names = ["seconds", "milliseconds", "minutes", "second", "millisecond", "minute"]
    guard let unit = keyword(&line, names, after: "wait \(line.text(part))", at: verb), end(&line) else {
      return nil
    }
    return .wait(milliseconds: Int((value * units[unit]!).rounded()))
  }

  private mutating func expectation(_ line: inout ScenarioLine, _ verb: Range<Int>) -> ScenarioExpectation? {
    guard let word = line.word() else {
      report(
        "MissingScenarioArgument", "'expect' needs to know what", at: line.range(verb),
        help: "for example: expect stack CatalogTab, ProductDetailView")
      return nil
    }
    let name = line.text(word)
    func names(_ line: inout ScenarioLine, _ example: String) -> [String]? {
      guard let part = line.list() else {
        report(
          "MissingScenarioArgument", "'expect \(name)' needs the name of a view", at: line.range(word),
          help: "for example: expect \(name) \(example)")
        return nil
      }
      let items = splitItems(line.text(part))
      if items.contains(where: { $0.isEmpty || $0.contains(where: \.isWhitespace) }) {
        report(
          "MalformedScenarioArgument", "view names are separated by commas", at: line.range(part),
          help: "for example: expect \(name) \(example)")
        return nil
      }
      return items
    }
    func one(_ line: inout ScenarioLine, _ example: String) -> String? {
      let before = line
      guard let items = names(&line, example) else { return nil }
      if items.count == 1 { return items[0] }
      var copy = before
      report(
        "MalformedScenarioArgument", "'expect \(name)' takes one view name",
        at: line.range(copy.list() ?? word), help: "to name several, write 'expect stack'")
      return nil
    }
    func quoted(_ line: inout ScenarioLine, _ what: String, _ example: String) -> String? {
      let value = text(&line, after: "expect \(name)", at: word, what, "expect \(name) \"\(example)\"")
      return value != nil && end(&line) ? value : nil
    }
    /// A text that says which message is meant.
    func message(_ line: inout ScenarioLine, _ what: String, _ example: String) -> String? {
      guard let value = quoted(&line, what, example) else { return nil }
      if !value.isInNearlyEveryMessage { return value }
      report(
        "MalformedScenarioArgument", "'\(value)' is in nearly every message", at: line.range(word),
        help: "for example: expect \(name) \"\(example)\"")
      return nil
    }
    switch name {
    case "stack": return names(&line, "CatalogTab, ProductDetailView").map { .stack($0) }
    case "screen": return one(&line, "ProductDetailView").map { .screen($0) }
    case "sheet": return one(&line, "SettingsView").map { .sheet($0) }
    case "cover": return one(&line, "PlayerView").map { .cover($0) }
    case "underneath": return one(&line, "ProductDetailView").map { .underneath($0) }
    case "path":
      guard let part = line.list() else {
        report(
          "MissingScenarioArgument", "'expect path' needs the values on the path", at: line.range(word),
          help: "write the values as they print, separated by commas, or 'expect path empty'")
        return nil
      }
      return .path(pathItems(line.text(part)))
    case "tab": return quoted(&line, "the label of a tab", "Search").map { .tab($0) }
    case "warning":
      return message(&line, "the beginning of a console line", "A NavigationLink").map { .warning($0) }
    case "crash": return message(&line, "a part of the message", "Fatal error").map { .crash($0) }
    case "prints":
      var lines: [String] = []
      repeat {
        guard
          let value = text(
            &line, after: "expect prints", at: word, "a printed line", "expect prints \"Made recipe 1\"")
        else { return nil }
        lines.append(value)
      } while line.take(",")
      return end(&line) ? .prints(lines) : nil
    case "text": return quoted(&line, "a text that is to be seen", "3 items").map { .text($0) }
    case "disabled": return quoted(&line, "the label of a control", "Save").map { .enabled($0, false) }
    case "enabled": return quoted(&line, "the label of a control", "Save").map { .enabled($0, true) }
    case "value":
      guard let value = text(&line, after: "expect value", at: word, "what a control holds", valueExample)
      else {
        return nil
      }
      return control(&line, after: "expect value \"\(value)\"", at: word).map { .value(value, control: $0) }
    case "title": return quoted(&line, "the title of the screen", "Catalog").map { .title($0) }
    case "alert", "dialog": return quoted(&line, "its title or text", "Delete the order?").map { .alert($0) }
    case "opens": return quoted(&line, "an address", "https://example.com").map { .opens($0) }
    case "stays": return end(&line) ? .stays : nil
    case "no":
      let kinds = ["sheet", "warnings", "prints", "text", "value", "title", "alert", "dialog"]
      guard let kind = keyword(&line, kinds, after: "expect no", at: word) else { return nil }
      if kind == "text" {
        return text(&line, after: "expect no text", at: word, "a text", "expect no text \"Loading\"")
          .flatMap { end(&line) ? .noText($0) : nil }
      }
      if kind == "value" {
        return control(&line, after: "expect no value", at: word).map { .value(nil, control: $0) }
      }
      guard end(&line) else { return nil }
      switch kind {
      case "sheet": return .noSheet
      case "warnings": return .noWarnings
      case "prints": return .noPrints
      case "title": return .noTitle
      default: return .noAlert
      }
    default:
      let known = NearMiss.nearest(to: name, in: Self.expectations.filter { $0 != "no" })
      report(
        "UnknownScenarioCommand",
        "unknown expectation '\(name)'" + (known.map { "; did you mean '\($0)'?" } ?? ""),
        at: line.range(word),
        help: known == nil
          ? "expectations are \(listed(Self.expectations.filter { $0 != "no" }, "and"))" : nil)
      return nil
    }
  }

  private var valueExample: String { "expect value \"tea\" in \"Search\"" }

  /// `in "Search"`: the control that an expectation is about, the last thing in its line.
  private mutating func control(
    _ line: inout ScenarioLine, after command: String, at word: Range<Int>
  ) -> String? {
    guard keyword(&line, ["in"], after: command, at: word) != nil,
      let label = text(
        &line, after: "\(command) in", at: word, "the label of a field or a switch", valueExample)
    else { return nil }
    return end(&line) ? label : nil
  }

  /// `always no warnings`, `always stack has no CartView twice` …
  private mutating func always(_ line: inout ScenarioLine, _ verb: Range<Int>) -> ScenarioClaim.Kind? {
    guard let word = keyword(&line, ["no", "stack", "back", "path"], after: "always", at: verb) else {
      return nil
    }
    switch word {
    case "no":
      guard let what = keyword(&line, ["warnings", "crash"], after: "always no", at: verb), end(&line) else {
        return nil
      }
      return what == "crash" ? .noCrash : .noWarnings
    case "stack":
      guard words(&line, ["has", "no"], after: "always stack", at: verb),
        let view = view(&line, after: "always stack has no", at: verb, "always stack has no CartView twice"),
        words(&line, ["twice"], after: "always stack has no \(view)", at: verb), end(&line)
      else { return nil }
      return .noneTwice(view)
    case "back":
      guard words(&line, ["leads", "to", "where", "it", "came", "from"], after: "always back", at: verb),
        end(&line)
      else { return nil }
      return .backLeadsBack
    default:
      guard words(&line, ["encodes"], after: "always path", at: verb), end(&line) else { return nil }
      return .pathEncodes
    }
  }

  /// `never sheet CartView`.
  private mutating func never(_ line: inout ScenarioLine, _ verb: Range<Int>) -> ScenarioClaim.Kind? {
    guard words(&line, ["sheet"], after: "never", at: verb),
      let view = view(&line, after: "never sheet", at: verb, "never sheet CartView"), end(&line)
    else { return nil }
    return .noSheet(view)
  }

  /// Reads words that stand in this order.
  private mutating func words(
    _ line: inout ScenarioLine, _ words: [String], after command: String, at verb: Range<Int>
  ) -> Bool {
    var command = command
    for word in words {
      guard keyword(&line, [word], after: command, at: verb) != nil else { return false }
      command += " \(word)"
    }
    return true
  }

  private mutating func view(
    _ line: inout ScenarioLine, after command: String, at verb: Range<Int>, _ example: String
  ) -> String? {
    guard let part = line.word() else {
      report(
        "MissingScenarioArgument", "'\(command)' needs the name of a view", at: line.range(verb),
        help: "for example: \(example)")
      return nil
    }
    guard isIdentifier(line.text(part)) else {
      report(
        "MalformedScenarioArgument", "'\(line.text(part))' is not the name of a view", at: line.range(part),
        help: "for example: \(example)")
      return nil
    }
    return line.text(part)
  }

  private mutating func condition(_ line: inout ScenarioLine, _ verb: Range<Int>) -> Line? {
    guard let kind = keyword(&line, ["ios", "variant"], after: "on", at: verb) else { return nil }
    if kind == "variant" {
      let names = ScenarioRun.Variant.allCases.map(\.rawValue)
      guard let name = keyword(&line, names, after: "on variant", at: verb), end(&line) else { return nil }
      return .variant(ScenarioRun.Variant(rawValue: name)!, line.range(verb))
    }
    let known = ScenarioRun.modelledVersions.map(\.description)
    guard let word = line.word() else {
      report(
        "MissingScenarioArgument", "'on ios' needs a version", at: line.range(verb),
        help: "the model knows \(listed(known, "and"))")
      return nil
    }
    let text = line.text(word)
    guard let version = OSVersion(text), ScenarioRun.modelledVersions.contains(version) else {
      report(
        "MalformedScenarioArgument", "the model has no iOS '\(text)'", at: line.range(word),
        help: "it knows \(listed(known, "and"))")
      return nil
    }
    return end(&line) ? .version(version, line.range(verb)) : nil
  }

  private mutating func binding(_ line: inout ScenarioLine, _ verb: Range<Int>) -> ScenarioAction? {
    let example = "for example: let router = Router()"
    guard let part = line.remainder() else {
      report("MissingScenarioArgument", "'let' needs a name and a value", at: line.range(verb), help: example)
      return nil
    }
    let text = line.text(part)
    guard let equals = assignment(in: text) else {
      report("MissingScenarioArgument", "'let' needs a value", at: line.range(part), help: example)
      return nil
    }
    let left = text[..<equals].split(separator: ":", maxSplits: 1).map { $0.trimmingWhitespace() }
    let expression = text[text.index(after: equals)...].trimmingWhitespace()
    guard let name = left.first, isIdentifier(name) else {
      report(
        "MalformedScenarioArgument", "'let' needs a name before '='", at: line.range(part), help: example)
      return nil
    }
    guard !expression.isEmpty else {
      report("MissingScenarioArgument", "'let' needs a value", at: line.range(part), help: example)
      return nil
    }
    let skipped = text.utf8.count - text[text.index(after: equals)...].drop(while: \.isWhitespace).utf8.count
    guard balanced(expression, at: part.lowerBound + skipped, line) else { return nil }
    return .bind(name: name, type: left.count > 1 ? left[1] : nil, expression: expression)
  }

  // MARK: Arguments

  private mutating func code(
    _ line: inout ScenarioLine, _ verb: Range<Int>, _ what: String, _ example: String
  ) -> String? {
    guard let part = line.remainder() else {
      report(
        "MissingScenarioArgument", "'\(line.text(verb))' needs \(what)", at: line.range(verb),
        help: "for example: \(example)")
      return nil
    }
    let text = line.text(part)
    return balanced(text, at: part.lowerBound, line) ? text : nil
  }

  /// `run router.showOrder(7)`; what has no effect, or none that lasts, is no statement to run.
  private mutating func statement(_ line: inout ScenarioLine, _ verb: Range<Int>) -> String? {
    guard let code = code(&line, verb, "a statement", "run router.showOrder(7)") else { return nil }
    guard let fault = faultOfStatement(code) else { return code }
    report("MalformedScenarioArgument", fault.message, at: line.range(verb), help: fault.help)
    return nil
  }

  /// Reports a bracket without its partner: it would break the program around it.
  private mutating func balanced(_ code: String, at offset: Int, _ line: ScenarioLine) -> Bool {
    guard let unmatched = unmatchedBracket(in: code) else { return true }
    let place = offset + unmatched.offset
    report(
      "MalformedScenarioArgument", "'\(unmatched.bracket)' has no partner", at: line.range(place..<place + 1))
    return false
  }

  private mutating func text(
    _ line: inout ScenarioLine, after command: String, at verb: Range<Int>, _ what: String, _ example: String
  ) -> String? {
    guard !line.isAtEnd else {
      report(
        "MissingScenarioArgument", "'\(command)' needs \(what) in quotes", at: line.range(verb),
        help: "for example: \(example)")
      return nil
    }
    switch line.quoted() {
    case .string(let value, let part):
      if !value.isEmpty { return value }
      report("MissingScenarioArgument", "'\(command)' needs \(what), not an empty text", at: line.range(part))
    case .unclosed(let part):
      report("MalformedScenarioArgument", "the closing quote is missing", at: line.range(part))
    case nil:
      let part = line.rest
      let bare = line.text(part).filter { !"“”„'\"".contains($0) }
      report(
        "MalformedScenarioArgument", "'\(command)' needs \(what) in straight double quotes",
        at: line.range(part), help: "write: \(command) \"\(bare)\"")
    }
    return nil
  }

  private mutating func keyword(
    _ line: inout ScenarioLine, _ words: [String], after command: String, at verb: Range<Int>
  ) -> String? {
    let choices = listed(words.map { "'\($0)'" }, "or")
    guard let part = line.word() else {
      report("MissingScenarioArgument", "'\(command)' needs \(choices)", at: line.range(verb))
      return nil
    }
    let found = line.text(part)
    if words.contains(found) { return found }
    let near = NearMiss.nearest(to: found, in: words).map { "; did you mean '\($0)'?" }
    report(
      "MalformedScenarioArgument", "unknown word '\(found)' after '\(command)'" + (near ?? ""),
      at: line.range(part), help: near == nil ? "expected \(choices)" : nil)
    return nil
  }

  private mutating func end(_ line: inout ScenarioLine) -> Bool {
    if line.isAtEnd { return true }
    report(
      "UnexpectedScenarioText", "unexpected '\(line.text(line.rest))'", at: line.range(line.rest),
      help: "one command a line; a comment begins with '#'")
    return false
  }

  // MARK: Runs

  private mutating func assembleRuns() -> [ScenarioRun] {
    var runs: [ScenarioRun] = []
    var versions: [OSVersion] = []
    var variants: [ScenarioRun.Variant] = []
    var commands: [ScenarioCommand] = []
    var claims: [ScenarioClaim] = []
    var condition: SourceRange?

    func close() {
      if commands.isEmpty, let claim = claims.first {
        report(
          "MisplacedScenarioCommand", "'\(claim.text)' needs an open view", at: claim.range,
          help: "begin with: open CatalogTab()")
      } else if commands.isEmpty {
        if let condition {
          report("MisplacedScenarioCommand", "nothing to do after 'on'", at: condition)
        }
      } else {
        check(commands, claims)
        for version in versions.isEmpty ? [ScenarioRun.defaultVersion] : versions {
          for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
            runs.append(ScenarioRun(os: version, variant: variant, commands: commands, always: claims))
          }
        }
      }
      (versions, variants, commands, claims, condition) = ([], [], [], [], nil)
    }
    for line in lines {
      switch line {
      case .version(let version, let range):
        if !commands.isEmpty || !claims.isEmpty { close() }
        if !versions.contains(version) { versions.append(version) }
        condition = range
      case .variant(let variant, let range):
        if !commands.isEmpty || !claims.isEmpty { close() }
        if !variants.contains(variant) { variants.append(variant) }
        condition = range
      case .command(let command): commands.append(command)
      case .claim(let claim): claims.append(claim)
      }
    }
    close()
    if runs.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) {
      report(
        "EmptyScenario", "the scenario does nothing", at: scenario.range,
        help: "begin with: open CatalogTab()")
    }
    return runs
  }

  /// Reports commands that cannot stand where they are.
  private mutating func check(_ commands: [ScenarioCommand], _ claims: [ScenarioClaim]) {
    var isOpen = false
    var names: Set<String> = []
    for command in commands {
      let verb = command.text.prefix { !$0.isWhitespace }
      switch command.kind {
      case .action(.bind(let name, _, _)):
        if isOpen {
          report("MisplacedScenarioCommand", "'let' comes before 'open'", at: command.range)
        } else if !names.insert(name).inserted {
          report("MisplacedScenarioCommand", "'\(name)' is declared twice", at: command.range)
        }
      case .action(.open):
        if isOpen {
          report(
            "MisplacedScenarioCommand", "a view is already open", at: command.range,
            help: "a further scenario fence opens another view; 'relaunch' opens the same one again")
        }
        isOpen = true
      case .action(.size) where !isOpen: break
      default:
        if !isOpen {
          report(
            "MisplacedScenarioCommand", "'\(verb)' needs an open view", at: command.range,
            help: "begin with: open CatalogTab()")
          return
        }
      }
    }
    let expects = commands.contains { if case .expectation = $0.kind { true } else { false } }
    if !expects, claims.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, "ScenarioExpectsNothing", "the scenario expects nothing, so it proves nothing",
          at: commands.last!.range, help: "add for example: expect screen ProductDetailView"))
    }
  }
}

private func trimmed(_ line: ScenarioLine, _ part: Range<Int>) -> Range<Int> {
  let text = line.text(part)
  let lead = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
  let trail = text.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.count
  return min(
    part.lowerBound + lead, part.upperBound)..<max(
      part.upperBound - trail, min(part.lowerBound + lead, part.upperBound))
}

import HandbookModel

/// Swift that performs scenarios, with a way back to the lines they were written on.
struct RunnerSource: Sendable {
  /// Goes behind the snippet's own code, in the same file: its declarations are `fileprivate`.
  var text: String
  /// Name of the function that performs each of the runs.
  var functions: [String]
  /// By 1-based line of `text`.
  var origins: [Int: Origin]

  /// A generated line that holds code of the scenario.
  struct Origin: Sendable {
    var range: SourceRange
    /// Added to a generated column gives the column in the Markdown file; nil: the whole range is meant.
    var columnOffset: Int?
  }

  /// The place of a compiler message in the scenario; nil if it is about other code.
  ///
  /// - Parameter line: 1-based line of `text`.
  func place(line: Int, columns: Range<Int>) -> SourceRange? {
    guard let origin = origins[line] else { return nil }
    guard let offset = origin.columnOffset else { return origin.range }
    return SourceRange(
      file: origin.range.file, line: origin.range.start.line, column: columns.lowerBound + offset,
      length: columns.count)
  }
}

/// Writes one function for each distinct list of commands.
///
/// - Parameter prefix: Makes the functions' names unique in the program.
func runnerSource(for runs: [ScenarioRun], prefix: String) -> RunnerSource {
  var writer = RunnerWriter()
  var names: [[[ScenarioCommand]]: String] = [:]
  var functions: [String] = []
  for run in runs {
    let content = [run.commands] + (run.explored.map { [$0] } ?? [])
    if let known = names[content] {
      functions.append(known)
      continue
    }
    let name = "\(prefix)_\(names.count)"
    names[content] = name
    functions.append(name)
    writer.function(name, run.commands, explored: run.explored)
  }
  return RunnerSource(
    text: writer.lines.map { $0 + "\n" }.joined(), functions: functions, origins: writer.origins)
}

private struct RunnerWriter {
  var lines = ["import ScenarioRunner"]
  var origins: [Int: RunnerSource.Origin] = [:]

  // Two underscores: no name of a reader's example begins so.
  private static let host = "__scenario"

  mutating func function(_ name: String, _ commands: [ScenarioCommand], explored: [ScenarioCommand]?) {
    let relaunches = (commands + (explored ?? [])).contains { $0.kind == .action(.relaunch) }
    let bindings = commands.filter { if case .action(.bind) = $0.kind { true } else { false } }
    let opened = commands.first { if case .action(.open) = $0.kind { true } else { false } }
    add("@MainActor func \(name)(_ \(Self.host): ScenarioHost) throws {")
    write(commands, from: 0, bindings, opened, relaunches)
    if let explored {
      let table = explored.map { command in
        var field = "nil"
        if case .action(.type(_, let label)) = command.kind { field = swiftLiteral(label) }
        return "(\(swiftLiteral(String(command.text.prefix { !$0.isWhitespace }))), \(field))"
      }
      add("  try \(Self.host).explore([\(table.joined(separator: ", "))]) { __line in")
      add("  switch __line {")
      for (index, command) in explored.enumerated() {
        add("  case \(index):")
        write([command], from: commands.count + index, bindings, opened, relaunches)
      }
      add("  default: break")
      add("  }")
      add("  }")
    }
    add("}")
  }

  private mutating func write(
    _ commands: [ScenarioCommand], from first: Int, _ bindings: [ScenarioCommand],
    _ opened: ScenarioCommand?, _ relaunches: Bool
  ) {
    for (offset, command) in commands.enumerated() {
      let index = first + offset
      guard case .action(let action) = command.kind else { continue }
      if expectsToStay(commands, after: offset) { add("  \(Self.host).mayBeBlocked(\(index))") }
      switch action {
      case .bind(_, _, let expression):
        // A relaunched app makes its objects anew. `var` is as long as `let`, so columns stay.
        let name = Substring(command.text.utf8.dropLast(expression.utf8.count))
        bind(
          (relaunches ? "var" : "let") + name.dropFirst(3), index, expression, again: false, at: command.range
        )
      case .open(let expression):
        call("open", index, code: expression, at: command.argumentRange)
      case .openWindow: add("  try \(Self.host).openWindow(\(index))")
      case .run(let statement):
        let verb = containsWord("await", in: statement) ? "runTask" : "run"
        call(verb, index, code: statement, at: command.argumentRange)
      case .relaunch:
        add("  try \(Self.host).quit(\(index))")
        for binding in bindings {
          guard case .action(.bind(let name, _, let expression)) = binding.kind else { continue }
          bind("\(name) = ", index, expression, again: true, at: binding.range)
        }
        guard let opened, case .action(.open(let expression)) = opened.kind else { continue }
        call("open", index, code: expression, at: opened.argumentRange)
      case .tap(let label, let place, let number):
        let place = place.map { ", in: \(swiftLiteral($0))" } ?? ""
        let number = number.map { ", number: \($0)" } ?? ""
        add("  try \(Self.host).tap(\(index), \(swiftLiteral(label))\(place)\(number))")
      case .doubleTap(let label): add("  try \(Self.host).doubleTap(\(index), \(swiftLiteral(label)))")
      case .press(let label): add("  try \(Self.host).press(\(index), \(swiftLiteral(label)))")
      case .tapOutside: add("  try \(Self.host).tapOutside(\(index))")
      case .type(let text, let field):
        add("  try \(Self.host).type(\(index), \(swiftLiteral(text)), into: \(swiftLiteral(field)))")
      case .submit: add("  try \(Self.host).submit(\(index))")
      case .choose(let option, let picker):
        add(
          "  try \(Self.host).choose(\(index), \(swiftLiteral(option)), in: \(picker.map(swiftLiteral) ?? "nil"))"
        )
      case .swipe(let row, let left):
        add("  try \(Self.host).swipe(\(index), \(row.map(swiftLiteral) ?? "nil"), left: \(left))")
      case .drag(let row, let other):
        add("  try \(Self.host).drag(\(index), \(swiftLiteral(row)), to: \(swiftLiteral(other)))")
      case .continueActivity(let type, let info):
        add(
          "  try \(Self.host).continueActivity(\(index), \(swiftLiteral(type)), info: \(swiftLiteral(info)))")
      case .background: add("  try \(Self.host).background(\(index))")
      case .foreground: add("  try \(Self.host).foreground(\(index))")
      case .wait(let milliseconds): add("  try \(Self.host).wait(\(index), milliseconds: \(milliseconds))")
      case .back: add("  try \(Self.host).back(\(index))")
      case .pullDown: add("  try \(Self.host).pullDown(\(index))")
      case .swipeDown: add("  try \(Self.host).swipeDown(\(index))")
      case .selectTab(let label): add("  try \(Self.host).selectTab(\(index), \(swiftLiteral(label)))")
      case .openURL(let url): add("  try \(Self.host).openURL(\(index), \(swiftLiteral(url)))")
      case .size(let compact): add("  try \(Self.host).resize(\(index), compact: \(compact))")
      }
    }
  }

  private func expectsToStay(_ commands: [ScenarioCommand], after index: Int) -> Bool {
    commands[(index + 1)...].prefix { if case .expectation = $0.kind { true } else { false } }
      .contains { $0.kind == .expectation(.stays) }
  }

  /// The scenario's code has a line to itself: a comment at its end then harms nothing.
  private mutating func call(_ verb: String, _ index: Int, code: String, at range: SourceRange) {
    add("  try \(Self.host).\(verb)(\(index)) {")
    add(code: code, at: range)
    add("  }")
  }

  /// A value of the scenario's own is made like any other command is performed.
  private mutating func bind(
    _ left: some StringProtocol, _ index: Int, _ expression: String, again: Bool, at range: SourceRange
  ) {
    let verb = containsWord("await", in: expression) ? "makeTask" : "make"
    add(
      code: "\(left)try \(Self.host).\(verb)(\(index)\(again ? ", again: true" : "")) {", at: range,
      exact: !again)
    var place = range
    place.start.column = range.end.column - expression.utf8.count
    add(code: expression, at: place)
    add("  }")
  }

  private mutating func add(code: some StringProtocol, at range: SourceRange, exact: Bool = true) {
    add("    " + code)
    origins[lines.count] = RunnerSource.Origin(
      range: range, columnOffset: exact ? range.start.column - 5 : nil)
  }

  private mutating func add(_ line: String) { lines.append(line) }
}

/// The text as a Swift string literal.
package func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case "\u{0}"..."\u{1F}", "\u{7F}": literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}

/// The texts as a literal of a dictionary.
package func swiftLiteral(_ texts: [String: String]) -> String {
  let entries = texts.sorted { $0.key < $1.key }.map { "\(swiftLiteral($0.key)): \(swiftLiteral($0.value))" }
  return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
}

private func containsWord(_ word: String, in code: String) -> Bool {
  code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
}

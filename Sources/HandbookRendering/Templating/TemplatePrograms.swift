import HandbookModel

/// Templates made ready for values of their types: every name is resolved, so that rendering looks up none.
///
/// A step holds only numbers. Steps that held their texts and their inner steps would count references to them each time
/// they are performed, which takes longer than what most steps do.
struct TemplatePrograms: Sendable {
  /// Where a tag finds its value.
  struct Place: Sendable {
    /// How many values further out: 0 is the innermost.
    var level: Int
    /// Number of the field; nil: the value itself, `{{.}}`.
    var field: Int?
    /// Of a name with a period, the field of what that holds, and so on: the number of a list in `paths`.
    var path: Int?
  }

  /// A question about the place in the list that is gone through: `{{#last()}}`.
  enum Question: String { case first, last, even, odd }

  /// Other steps are those of another program, by its number.
  enum Step: Sendable {
    /// A part of `texts`.
    case text(start: Int, end: Int)
    case value(Place, isEscaped: Bool)
    case section(Place, Int)
    /// Shown where the value is not there, false or empty.
    case inverted(Place, Int)
    case question(Question, is: Bool, Int)
    case partial(Int)
    /// A partial that gets only some of the values: the number of a list in `paths` of their places, from the outermost.
    case keeping(Int, Int)
  }

  /// The steps of each program.
  var steps: [[Step]] = []
  /// All text of the templates, in UTF-8.
  var texts: [UInt8] = []
  var paths: [[Int]] = []

  /// - Returns: The number of the program.
  mutating func add(_ new: [Step] = []) -> Int {
    steps.append(new)
    return steps.count - 1
  }

  mutating func text(_ bytes: [UInt8]) -> Step {
    texts += bytes
    return .text(start: texts.count - bytes.count, end: texts.count)
  }

  mutating func path(_ numbers: some Sequence<Int>) -> Int {
    paths.append(Array(numbers))
    return paths.count - 1
  }
}

/// A value on its way through programs.
struct TemplateRun {
  /// What names can mean at one place.
  private enum Scope {
    case record(any TemplateValue)
    case text(String)
    case html([UInt8])
  }

  private struct Level {
    var scope: Scope
    /// In the list that is gone through.
    var index = 0
    var count = 0
  }

  private(set) var output: [UInt8] = []
  private let programs: TemplatePrograms
  /// The innermost last.
  private var levels: [Level]

  init(_ value: some TemplateValue, programs: TemplatePrograms) {
    self.programs = programs
    levels = [Level(scope: .record(value))]
    output.reserveCapacity(1 << 14)
  }

  mutating func perform(_ program: Int) {
    for step in programs.steps[program] {
      switch step {
      case .text(let start, let end): output += programs.texts[start..<end]
      case .value(let place, let isEscaped): show(read(place), isEscaped: isEscaped)
      case .section(let place, let inner): section(read(place), inner)
      case .inverted(let place, let inner): if isNone(read(place)) { perform(inner) }
      case .question(let question, let wanted, let inner):
        if answer(question) == wanted { perform(inner) }
      case .partial(let program): perform(program)
      case .keeping(let kept, let program):
        let all = levels
        levels = programs.paths[kept].map { all[$0] }
        perform(program)
        levels = all
      }
    }
  }

  private func read(_ place: TemplatePrograms.Place) -> FieldValue {
    let level = levels.count - 1 - place.level
    switch levels[level].scope {
    case .text(let text): return .text(text)
    case .html(let html): return .html(html)
    case .record(let value):
      guard let field = place.field else { return .record(value) }
      guard let path = place.path else { return value.read(field) }
      var found = value.read(field)
      for field in programs.paths[path] {
        guard case .record(let inner?) = found else { return .record(nil) }
        found = inner.read(field)
      }
      return found
    }
  }

  private func isNone(_ value: FieldValue) -> Bool {
    switch value {
    case .text(let text): text?.isEmpty ?? true
    case .html(let html): html?.isEmpty ?? true
    case .flag(let flag): !flag
    case .record(let record): record == nil
    case .list(let list): list.isEmpty
    }
  }

  private mutating func show(_ value: FieldValue, isEscaped: Bool) {
    switch value {
    case .text(let text?): if isEscaped { output.appendEscaped(text) } else { output += text.utf8 }
    case .html(let html?): output += html
    default: break
    }
  }

  private mutating func section(_ value: FieldValue, _ inner: Int) {
    switch value {
    case .flag(let flag): if flag { perform(inner) }
    case .text(let text?) where !text.isEmpty: perform(inner, in: Level(scope: .text(text)))
    case .html(let html?) where !html.isEmpty: perform(inner, in: Level(scope: .html(html)))
    case .record(let record?): perform(inner, in: Level(scope: .record(record)))
    case .list(let list):
      for (index, element) in list.enumerated() {
        perform(inner, in: Level(scope: .record(element), index: index, count: list.count))
      }
    default: break
    }
  }

  private mutating func perform(_ program: Int, in level: Level) {
    levels.append(level)
    perform(program)
    levels.removeLast()
  }

  /// Answers for the innermost list: texts and single values in an element of it are at its place.
  private func answer(_ question: TemplatePrograms.Question) -> Bool {
    guard let level = levels.last(where: { $0.count > 0 }) else { return false }
    return switch question {
    case .first: level.index == 0
    case .last: level.index == level.count - 1
    case .even: level.index % 2 == 0
    case .odd: level.index % 2 == 1
    }
  }
}

import HandbookModel

/// A template made ready for values of one type: every name is resolved, so that rendering looks up none.
struct TemplateProgram: Sendable {
  /// Where a tag finds its value.
  struct Place: Sendable {
    /// How many values further out: 0 is the innermost.
    var level: Int
    /// Number of the field, then of the field in what that holds, and so on. Without one, the value itself: `{{.}}`.
    var fields: [Int]
  }

  /// A question about the place in the list that is gone through: `{{#last()}}`.
  enum Question: String { case first, last, even, odd }

  indirect enum Step: Sendable {
    case text([UInt8])
    case value(Place, isEscaped: Bool)
    case section(Place, [Step])
    /// Shown where the value is not there, false or empty.
    case inverted(Place, [Step])
    case question(Question, is: Bool, [Step])
    /// Another program, by its number.
    ///
    /// - Parameter keeping: Which of the values it gets, from the outermost; nil: all.
    case partial(Int, keeping: [Int]?)
  }

  var steps: [Step] = []
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
  private let programs: [TemplateProgram]
  /// The innermost last.
  private var levels: [Level]

  init(_ value: some TemplateValue, programs: [TemplateProgram]) {
    self.programs = programs
    levels = [Level(scope: .record(value))]
    output.reserveCapacity(1 << 14)
  }

  mutating func perform(_ program: Int) { perform(programs[program].steps) }

  private mutating func perform(_ steps: [TemplateProgram.Step]) {
    for step in steps {
      switch step {
      case .text(let bytes): output += bytes
      case .value(let place, let isEscaped): show(read(place), isEscaped: isEscaped)
      case .section(let place, let inner): section(read(place), inner)
      case .inverted(let place, let inner): if isNone(read(place)) { perform(inner) }
      case .question(let question, let wanted, let inner):
        if answer(question) == wanted { perform(inner) }
      case .partial(let program, nil): perform(program)
      case .partial(let program, let kept?):
        let all = levels
        levels = kept.map { all[$0] }
        perform(program)
        levels = all
      }
    }
  }

  private func read(_ place: TemplateProgram.Place) -> FieldValue {
    let scope = levels[levels.count - 1 - place.level].scope
    guard let first = place.fields.first, case .record(let value) = scope else {
      return switch scope {
      case .record(let value): .record(value)
      case .text(let text): .text(text)
      case .html(let html): .html(html)
      }
    }
    var found = value.read(first)
    for field in place.fields.dropFirst() {
      guard case .record(let inner?) = found else { return .record(nil) }
      found = inner.read(field)
    }
    return found
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

  private mutating func section(_ value: FieldValue, _ inner: [TemplateProgram.Step]) {
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

  private mutating func perform(_ steps: [TemplateProgram.Step], in level: Level) {
    levels.append(level)
    perform(steps)
    levels.removeLast()
  }

  /// Answers for the innermost list: texts and single values in an element of it are at its place.
  private func answer(_ question: TemplateProgram.Question) -> Bool {
    guard let level = levels.last(where: { $0.count > 0 }) else { return false }
    return switch question {
    case .first: level.index == 0
    case .last: level.index == level.count - 1
    case .even: level.index % 2 == 0
    case .odd: level.index % 2 == 1
    }
  }
}

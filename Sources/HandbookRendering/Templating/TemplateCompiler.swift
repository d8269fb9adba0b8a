import HandbookModel

/// Follows templates with the types of the values they will get, reports names nothing answers to, and writes down
/// where every other name finds its value.
///
/// Mustache itself shows nothing for a missing value, section or partial, and says nothing either.
struct TemplateCompiler {
  /// One level of what is in scope at a tag.
  private enum Scope {
    case value(any TemplateValue.Type)
    case text
    case html

    /// Equal for equal scopes.
    enum Key: Hashable {
      case value(ObjectIdentifier)
      case text, html
    }

    var key: Key {
      switch self {
      case .value(let type): .value(ObjectIdentifier(type))
      case .text: .text
      case .html: .html
      }
    }

    var isValue: Bool { if case .value = self { true } else { false } }
  }

  /// Where a name was found, and what it holds.
  private struct Found {
    var place: TemplatePrograms.Place
    var kind: FieldKind
  }

  /// How one template includes another.
  private struct Use: Hashable {
    /// What the other is given: the same value; one inside it, so that there is an end to it; or any, by a name
    /// that was looked up further out.
    enum Value { case same, inner, outer }
    var from: String
    var to: String
    var value: Value
    var range: SourceRange
  }

  /// Where in a template the compiler is.
  private struct Position {
    var template: String
    var scopes: [Scope]
    /// Of the innermost scope, compared with what the template was given.
    var value = Use.Value.same
    /// Blocks of parents that stand in for blocks of the same name.
    var blocks: [String: Block]
  }

  private struct Block {
    var range: SourceRange
    var nodes: [TemplateNode]
  }

  /// What a program depends on.
  private struct ProgramKey: Hashable {
    var template: String
    var scopes: [Scope.Key]
    var blocks: [String: SourceRange]
  }

  private let trees: [String: [TemplateNode]]
  private let folder: String
  private var uses: Set<Use> = []
  /// Uses on the way to the template that is being compiled.
  private var path: [Use] = []
  /// The number of each program. A partial is compiled once for each key, and recursion ends.
  private var numbers: [ProgramKey: Int] = [:]
  private(set) var programs = TemplatePrograms()
  private(set) var found: [Diagnostic] = []

  init(trees: [String: [TemplateNode]], folder: String) {
    self.trees = trees
    self.folder = folder
  }

  /// Compiles the template `name` for values of `type`.
  ///
  /// - Returns: The number of the program.
  mutating func compile(_ name: String, for type: any TemplateValue.Type) -> Int? {
    guard trees[name] != nil else {
      report(
        Diagnostic(
          .error, "MissingTemplate", "no template '\(name).mustache'",
          at: SourceRange(file: folder, line: 1)))
      return nil
    }
    let number = program(Position(template: name, scopes: [.value(type)], blocks: [:]))
    // Whoever has the value it was given again, or any, goes on for ever.
    for use in uses
    where use.value != .inner && isReached(use.from, from: use.to, always: use.value == .outer) {
      report(
        Diagnostic(
          .error, "EndlessPartial", "'\(use.to).mustache' includes itself without end", at: use.range,
          help: "include it in a section that goes into the value, as '{{#items}}{{> \(use.to)}}{{/items}}'"))
    }
    return number
  }

  /// Whether a template includes another, itself or by others.
  ///
  /// - Parameter always: Whatever it hands on, not the same value only.
  private func isReached(_ name: String, from start: String, always: Bool) -> Bool {
    var found: Set<String> = [start]
    var next = [start]
    while let from = next.popLast() {
      for use in uses where use.from == from && (always || use.value != .inner) {
        if found.insert(use.to).inserted { next.append(use.to) }
      }
    }
    return found.contains(name)
  }

  /// The number of a template's program. The template is compiled where it was not, for these scopes and blocks.
  private mutating func program(_ start: Position) -> Int {
    let key = ProgramKey(
      template: start.template, scopes: start.scopes.map(\.key), blocks: start.blocks.mapValues(\.range))
    if let known = numbers[key] { return known }
    let number = programs.add()
    numbers[key] = number
    programs.steps[number] = steps(trees[start.template] ?? [], start)
    return number
  }

  private mutating func steps(_ nodes: [TemplateNode], _ position: Position) -> [TemplatePrograms.Step] {
    nodes.flatMap { node -> [TemplatePrograms.Step] in
      switch node {
      case .text(let bytes): return [programs.text(bytes)]
      case .value(let tag): return shown(tag, position)
      case .section(let tag, let inner): return section(tag, inner, position)
      case .partial(let tag): return partial(tag, position)
      case .parent(let tag, let inner):
        // Looked at where they stand, too: perhaps no template has a place for them.
        _ = steps(inner, position)
        var position = position
        for case .block(let block, let nodes) in inner where position.blocks[block.name] == nil {
          position.blocks[block.name] = Block(range: block.range, nodes: nodes)
        }
        return partial(tag, position)
      case .block(let tag, let inner): return steps(position.blocks[tag.name]?.nodes ?? inner, position)
      }
    }
  }

  private mutating func section(
    _ tag: TemplateTag, _ inner: [TemplateNode], _ position: Position
  ) -> [TemplatePrograms.Step] {
    let isWanted = tag.kind == .section
    if tag.name.hasSuffix("()"),
      let question = TemplatePrograms.Question(rawValue: String(tag.name.dropLast(2)))
    {
      return [.question(question, is: isWanted, programs.add(steps(inner, position)))]
    }
    guard let found = resolve(tag, position.scopes) else {
      _ = steps(inner, position)
      return []
    }
    guard isWanted else { return [.inverted(found.place, programs.add(steps(inner, position)))] }
    var inside = position
    switch found.kind {
    case .record(let type), .list(let type):
      let isOwn = position.scopes.suffix(found.place.level).allSatisfy { !$0.isValue }
      inside.value = isOwn && position.value != .outer ? .inner : .outer
      inside.scopes.append(.value(type))
    case .text: inside.scopes.append(.text)
    case .html: inside.scopes.append(.html)
    case .flag: break
    }
    return [.section(found.place, programs.add(steps(inner, inside)))]
  }

  private mutating func partial(_ tag: TemplateTag, _ position: Position) -> [TemplatePrograms.Step] {
    guard trees[tag.name] != nil else {
      let near = NearMiss.nearest(to: tag.name, in: trees.keys.sorted())
      report(
        Diagnostic(
          .error, "MissingPartial", "no partial '\(tag.name).mustache'", at: tag.range,
          help: near.map { "did you mean '\($0)'?" }))
      return []
    }
    let use = Use(from: position.template, to: tag.name, value: position.value, range: tag.range)
    uses.insert(use)
    // One that includes itself is looked into again only where it goes into its value: the ways around others
    // have no end.
    let round = (path.lastIndex { $0.from == tag.name }.map { path[$0...] + [use] } ?? []).map(\.value)
    guard round.isEmpty || round.contains(.inner) && !round.contains(.outer) else { return [] }
    // The inner of two equal scopes answers for both; without this, values that hold values of their own kind
    // would go on for ever.
    var inner: Set<Scope.Key> = []
    let kept = Array(
      position.scopes.indices.reversed().filter { inner.insert(position.scopes[$0].key).inserted }.reversed())
    path.append(use)
    defer { path.removeLast() }
    let number = program(
      Position(template: tag.name, scopes: kept.map { position.scopes[$0] }, blocks: position.blocks))
    return [
      kept.count == position.scopes.count ? .partial(number) : .keeping(programs.path(kept), number)
    ]
  }

  private mutating func shown(_ tag: TemplateTag, _ position: Position) -> [TemplatePrograms.Step] {
    guard let found = resolve(tag, position.scopes) else { return [] }
    switch (found.kind, tag.kind) {
    case (.html, .text):
      report(
        Diagnostic(
          .error, "EscapedMarkup", "'\(tag.name)' holds HTML and would show as source text",
          at: tag.range, help: "write '{{{\(tag.name)}}}'"))
    case (.text, .unescaped):
      report(
        Diagnostic(
          .error, "UnescapedText", "'\(tag.name)' holds text and must be escaped", at: tag.range,
          help: "write '{{\(tag.name)}}'"))
    case (.flag, _), (.record, _), (.list, _):
      report(
        Diagnostic(
          .error, "NotShowable", "'\(tag.name)' is not a text", at: tag.range,
          help: "use it as a section: '{{#\(tag.name)}}…{{/\(tag.name)}}'"))
    default: break
    }
    return [.value(found.place, isEscaped: tag.kind == .text)]
  }

  /// What the tag's name holds, looking outwards through the scopes as Mustache does.
  private mutating func resolve(_ tag: TemplateTag, _ scopes: [Scope]) -> Found? {
    if tag.name == "." {
      switch scopes.last {
      case .text: return Found(place: .init(level: 0), kind: .text)
      case .html: return Found(place: .init(level: 0), kind: .html)
      case .value, nil: return unknown(tag, ".", [])
      }
    }
    let path = tag.name.split(separator: ".").map(String.init)
    var known: [String] = []
    for (level, scope) in scopes.reversed().enumerated() {
      guard case .value(let type) = scope else { continue }
      guard let first = path.first, let number = type.number(of: first), var kind = type.holds(first) else {
        known += type.fieldNames
        continue
      }
      var fields: [Int] = []
      for name in path.dropFirst() {
        guard case .record(let inner) = kind else { return unknown(tag, name, []) }
        guard let number = inner.number(of: name), let next = inner.holds(name) else {
          return unknown(tag, name, inner.fieldNames)
        }
        fields.append(number)
        kind = next
      }
      let path = fields.isEmpty ? nil : programs.path(fields)
      return Found(place: .init(level: level, field: number, path: path), kind: kind)
    }
    return unknown(tag, tag.name, known)
  }

  private mutating func unknown(_ tag: TemplateTag, _ name: String, _ known: [String]) -> Found? {
    let near = NearMiss.nearest(to: name, in: known)
    report(
      Diagnostic(
        .error, "UnknownTemplateValue", "no value '\(name)' here", at: tag.range,
        help: near.map { "did you mean '\($0)'?" }
          ?? (known.isEmpty ? nil : "known here: \(Set(known).sorted().joined(separator: ", "))")))
    return nil
  }

  /// A partial may be reached by many ways: each problem is told once.
  private mutating func report(_ diagnostic: Diagnostic) {
    if !found.contains(diagnostic) { found.append(diagnostic) }
  }
}

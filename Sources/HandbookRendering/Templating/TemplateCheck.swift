import HandbookModel

/// Follows templates with the types of the values they will get, and reports names nothing answers to.
///
/// Mustache itself shows nothing for a missing value, section or partial, and says nothing either.
struct TemplateCheck {
  /// One level of what is in scope at a tag.
  private enum Scope {
    case value(any TemplateValue.Type)
    case text

    var key: String {
      switch self {
      case .value(let type): String(describing: type)
      case .text: "text"
      }
    }
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

  private let tags: [String: [TemplateTag]]
  private let folder: String
  private var uses: Set<Use> = []
  /// Uses on the way to the template that is being checked.
  private var path: [Use] = []
  /// Template and scope seen before: a partial is checked once for each, and recursion ends.
  private var seen: Set<String> = []
  private(set) var found: [Diagnostic] = []

  init(tags: [String: [TemplateTag]], folder: String) {
    self.tags = tags
    self.folder = folder
  }

  /// Checks the template `name` as rendered with a value of `type`.
  mutating func run(_ name: String, _ type: any TemplateValue.Type) {
    guard tags[name] != nil else {
      report(
        Diagnostic(
          .error, "MissingTemplate", "no template '\(name).mustache'",
          at: SourceRange(file: folder, line: 1)))
      return
    }
    check(name, [.value(type)])
    // Whoever has the value it was given again, or any, goes on for ever.
    for use in uses
    where use.value != .inner && isReached(use.from, from: use.to, always: use.value == .outer) {
      report(
        Diagnostic(
          .error, "EndlessPartial", "'\(use.to).mustache' includes itself without end", at: use.range,
          help: "include it in a section that goes into the value, as '{{#items}}{{> \(use.to)}}{{/items}}'"))
    }
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

  private mutating func check(_ name: String, _ scopes: [Scope]) {
    // The inner of two equal scopes answers for both; without this, values that hold values of their
    // own kind would go on for ever.
    var inner: Set<String> = []
    var scopes = Array(scopes.reversed().filter { inner.insert($0.key).inserted }.reversed())
    let key = name + " " + scopes.map(\.key).joined(separator: "/")
    guard seen.insert(key).inserted, let tags = tags[name] else { return }
    var stack: [(scopes: [Scope], value: Use.Value)] = []
    var value = Use.Value.same
    for tag in tags {
      switch tag.kind {
      case .comment, .setting: break
      case .text, .unescaped: checkShown(tag, scopes)
      case .partial: checkPartial(tag, in: name, scopes, value)
      case .parent, .block:
        if tag.kind == .parent { checkPartial(tag, in: name, scopes, value) }
        stack.append((scopes, value))
      case .section:
        stack.append((scopes, value))
        switch resolve(tag, scopes) {
        case .record(let type), .list(let type):
          let isOwn = isOfInnermost(tag, scopes)
          value = isOwn && value != .outer ? .inner : .outer
          scopes.append(.value(type))
        case .text, .html: scopes.append(.text)
        case .flag, nil: break
        }
      case .inverted:
        stack.append((scopes, value))
        _ = resolve(tag, scopes)
      case .end: (scopes, value) = stack.popLast() ?? (scopes, value)
      }
    }
  }

  private mutating func checkPartial(
    _ tag: TemplateTag, in name: String, _ scopes: [Scope], _ value: Use.Value
  ) {
    guard tags[tag.name] != nil else {
      let near = NearMiss.nearest(to: tag.name, in: tags.keys.sorted())
      report(
        Diagnostic(
          .error, "MissingPartial", "no partial '\(tag.name).mustache'", at: tag.range,
          help: near.map { "did you mean '\($0)'?" }))
      return
    }
    let use = Use(from: name, to: tag.name, value: value, range: tag.range)
    uses.insert(use)
    // One that includes itself is looked into again only where it goes into its value: the ways around others
    // have no end.
    let round = (path.lastIndex { $0.from == tag.name }.map { path[$0...] + [use] } ?? []).map(\.value)
    guard round.isEmpty || round.contains(.inner) && !round.contains(.outer) else { return }
    path.append(use)
    check(tag.name, scopes)
    path.removeLast()
  }

  /// Whether the innermost value has what a tag names: it is not looked up further out.
  private func isOfInnermost(_ tag: TemplateTag, _ scopes: [Scope]) -> Bool {
    for case .value(let type) in scopes.reversed() {
      return tag.name.split(separator: ".").first.map { type.holds(String($0)) != nil } ?? false
    }
    return false
  }

  private mutating func checkShown(_ tag: TemplateTag, _ scopes: [Scope]) {
    guard let kind = resolve(tag, scopes) else { return }
    switch (kind, tag.kind) {
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
  }

  /// What the tag's name holds, looking outwards through the scopes as Mustache does.
  private mutating func resolve(_ tag: TemplateTag, _ scopes: [Scope]) -> FieldKind? {
    if tag.name == "." {
      if case .text = scopes.last { return tag.kind == .unescaped ? .html : .text }
      return nil
    }
    // `last()` and the like ask for the place in the list, not for a value.
    if ["first()", "last()", "even()", "odd()"].contains(tag.name) { return .flag }
    let path = tag.name.split(separator: ".").map(String.init)
    var known: [String] = []
    for scope in scopes.reversed() {
      guard case .value(let type) = scope else { continue }
      guard let first = path.first, var kind = type.holds(first) else {
        known += type.fieldNames
        continue
      }
      for name in path.dropFirst() {
        guard case .record(let inner) = kind else { return unknown(tag, name, []) }
        guard let next = inner.holds(name) else { return unknown(tag, name, inner.fieldNames) }
        kind = next
      }
      return kind
    }
    return unknown(tag, tag.name, known)
  }

  private mutating func unknown(_ tag: TemplateTag, _ name: String, _ known: [String]) -> FieldKind? {
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

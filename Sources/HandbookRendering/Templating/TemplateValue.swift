import Mustache

/// A value that templates read.
///
/// One table names every field, says what it holds and how to read it: what templates are checked
/// against and what they are given can therefore not differ.
protocol TemplateValue: Sendable, Equatable {
  static var fields: [String: Field<Self>] { get }
}

extension TemplateValue {
  /// What the field called `name` holds; nil where the value has none.
  static func holds(_ name: String) -> FieldKind? { fields[name]?.kind }

  /// Names templates may write, sorted.
  static var fieldNames: [String] { fields.keys.sorted() }
}

/// A value as Mustache gets it: a reference, because the library copies what it looks into at each
/// step, and an article is large.
final class TemplateBox<Value: TemplateValue>: MustacheParent, Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  /// A known name always answers, with `Absent` where there is no value: otherwise Mustache would
  /// go on and show a value of the same name from further out.
  func child(named name: String) -> Any? { Value.fields[name]?.read(value) }
}

/// What a field holds.
enum FieldKind: Sendable {
  /// Plain text, escaped when shown.
  case text
  /// Markup made by the program, shown as it is with three braces.
  case html
  /// True or false: for sections only.
  case flag
  /// One value, or none.
  case record(any TemplateValue.Type)
  /// Any number of values.
  case list(any TemplateValue.Type)
}

/// One readable name of a `TemplateValue`.
struct Field<Owner: Sendable>: Sendable {
  let kind: FieldKind
  /// One line for template authors.
  let note: String
  let read: @Sendable (Owner) -> Any

  static func text(_ note: String, _ read: @escaping @Sendable (Owner) -> String?) -> Field {
    Field(kind: .text, note: note) { owner in
      guard let text = read(owner), !text.isEmpty else { return Absent() }
      return text
    }
  }

  static func html(_ note: String, _ read: @escaping @Sendable (Owner) -> String?) -> Field {
    Field(kind: .html, note: note) { owner in
      guard let text = read(owner), !text.isEmpty else { return Absent() }
      return text
    }
  }

  static func number(_ note: String, _ read: @escaping @Sendable (Owner) -> Int) -> Field {
    Field(kind: .text, note: note) { String(read($0)) }
  }

  static func flag(_ note: String, _ read: @escaping @Sendable (Owner) -> Bool) -> Field {
    Field(kind: .flag, note: note) { read($0) }
  }

  static func record<Value: TemplateValue>(
    _ note: String, _ read: @escaping @Sendable (Owner) -> Value?
  ) -> Field {
    Field(kind: .record(Value.self), note: note) { read($0).map { TemplateBox($0) as Any } ?? Absent() }
  }

  static func list<Value: TemplateValue>(
    _ note: String, _ read: @escaping @Sendable (Owner) -> [Value]
  ) -> Field {
    Field(kind: .list(Value.self), note: note) { read($0).map(TemplateBox.init) }
  }
}

/// Stands for a value that could be there and is not.
struct Absent: MustacheCustomRenderable {
  var renderText: String { "" }
  var isNull: Bool { true }
}

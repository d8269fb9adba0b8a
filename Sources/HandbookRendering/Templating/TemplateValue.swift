import HandbookModel

/// A value that templates read.
///
/// One table names every field, says what it holds and how to read it: what templates are checked
/// against and what they are given can therefore not differ.
protocol TemplateValue: Sendable {
  static var fields: Fields<Self> { get }
  /// What a field holds, by its number in `fields`. Declared here, so that each type has a reader of its own.
  func read(_ field: Int) -> FieldValue
  /// Adds all that a template can see of the value.
  func add(to digester: inout Digester)
}

extension TemplateValue {
  func add(to digester: inout Digester) {
    let fields = Self.fields.all
    // By index: going through the fields would copy each of them.
    for number in fields.indices {
      if let digest = fields[number].digest {
        digester.add(digest(self))
        continue
      }
      switch fields[number].read(self) {
      case .text(let text): digester.add(text ?? "")
      case .html(let html): digester.add(html ?? [])
      case .flag(let flag): digester.add(flag)
      case .record(let record):
        digester.add(record != nil)
        record?.add(to: &digester)
      case .list(let list):
        digester.add(list.count)
        for element in list { element.add(to: &digester) }
      }
    }
  }

  func read(_ field: Int) -> FieldValue { Self.fields.all[field].read(self) }

  /// What the field called `name` holds; nil where the value has none.
  static func holds(_ name: String) -> FieldKind? { number(of: name).map { fields.all[$0].kind } }

  /// Where in `fields` a name stands.
  @_semantics("optimize.sil.specialize.generic.never")
  static func number(of name: String) -> Int? { fields.names.firstIndex(of: name) }

  /// Names templates may write, sorted.
  static var fieldNames: [String] { fields.names.sorted() }
}

/// All that templates may name in a value, in the order the type lists it.
struct Fields<Owner: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  let names: [String]
  let all: [Field<Owner>]

  @_semantics("optimize.sil.specialize.generic.never")
  init(dictionaryLiteral elements: (String, Field<Owner>)...) {
    names = elements.map(\.0)
    all = elements.map(\.1)
  }

  /// These fields for a value that holds their owner, and one more.
  @_semantics("optimize.sil.specialize.generic.never")
  func inside<Outer>(
    _ owner: @escaping @Sendable (Outer) -> Owner, adding name: String, _ field: Field<Outer>
  ) -> Fields<Outer> {
    Fields<Outer>(names: names + [name], all: all.map { $0.inside(owner) } + [field])
  }

  private init(names: [String], all: [Field<Owner>]) {
    self.names = names
    self.all = all
  }
}

/// A value that is costly to make, and what stands for it until it is needed.
struct Later<Value: Sendable>: Sendable {
  /// Equal digests mean equal values; nil where the value has to be made to find out.
  let digest: Digest?
  let make: @Sendable () -> Value
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

/// What was read from a field. Text that is empty counts as none.
enum FieldValue {
  case text(String?)
  /// UTF-8.
  case html([UInt8]?)
  case flag(Bool)
  case record((any TemplateValue)?)
  case list([any TemplateValue])
}

/// One readable name of a `TemplateValue`.
///
/// What makes fields of texts and flags is not specialized for each of the values that have any: such a field is read as
/// fast without it. What makes fields of values is: without it, each that is read asks the runtime for its type.
struct Field<Owner: Sendable>: Sendable {
  let kind: FieldKind
  /// One line for template authors.
  let note: String
  /// Stands for what `read` gives, where that is costly to make.
  var digest: (@Sendable (Owner) -> Digest?)?
  let read: @Sendable (Owner) -> FieldValue

  /// The field for a value that holds its owner.
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func inside<Outer>(_ owner: @escaping @Sendable (Outer) -> Owner) -> Field<Outer> {
    var field = Field<Outer>(kind: kind, note: note) { read(owner($0)) }
    if let digest { field.digest = { digest(owner($0)) } }
    return field
  }

  @_semantics("optimize.sil.specialize.generic.never")
  static func text(_ note: String, _ read: @escaping @Sendable (Owner) -> String?) -> Field {
    Field(kind: .text, note: note) { .text(read($0)) }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  static func html(_ note: String, _ read: @escaping @Sendable (Owner) -> [UInt8]?) -> Field {
    Field(kind: .html, note: note) { .html(read($0)) }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  static func number(_ note: String, _ read: @escaping @Sendable (Owner) -> Int) -> Field {
    Field(kind: .text, note: note) { .text(String(read($0))) }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  static func flag(_ note: String, _ read: @escaping @Sendable (Owner) -> Bool) -> Field {
    Field(kind: .flag, note: note) { .flag(read($0)) }
  }

  static func record<Value: TemplateValue>(
    _ note: String, _ read: @escaping @Sendable (Owner) -> Value?
  ) -> Field {
    Field(kind: .record(Value.self), note: note) { .record(read($0)) }
  }

  /// A value that is made only when it is shown.
  @_semantics("optimize.sil.specialize.generic.never")
  static func record<Value: TemplateValue>(
    _ note: String, later: @escaping @Sendable (Owner) -> Later<Value?>
  ) -> Field {
    Field(
      kind: .record(Value.self), note: note, digest: { later($0).digest },
      read: { .record(later($0).make()) })
  }

  static func list<Value: TemplateValue>(
    _ note: String, _ read: @escaping @Sendable (Owner) -> [Value]
  ) -> Field {
    Field(kind: .list(Value.self), note: note) { .list(boxed(read($0))) }
  }

  /// A list that is made only when it is shown.
  @_semantics("optimize.sil.specialize.generic.never")
  static func list<Value: TemplateValue>(
    _ note: String, later: @escaping @Sendable (Owner) -> Later<[Value]>
  ) -> Field {
    Field(
      kind: .list(Value.self), note: note, digest: { later($0).digest },
      read: { .list(boxed(later($0).make())) })
  }

  /// One by one: to convert an array as a whole asks the runtime, for each value, which protocols it conforms to.
  private static func boxed<Value: TemplateValue>(_ values: [Value]) -> [any TemplateValue] {
    values.map { $0 as any TemplateValue }
  }
}

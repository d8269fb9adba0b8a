/// One value on a stack's path.
///
/// A value read from a written path stays text until a destination asks for its type, so it equals no value
/// that was appended. Source: forums.swift.org/t/58857, with printed output.
struct PathElement: Hashable {
  private enum Content: Hashable {
    case value(AnyHashable)
    case written(typeName: String, json: String)
  }

  private let content: Content
  /// Nil for a written element.
  private let type: Any.Type?
  private let encode: (() throws -> String)?

  init<Value: Hashable>(_ value: Value) {
    content = .value(AnyHashable(value))
    type = Value.self
    encode = nil
  }

  init<Value: Hashable & Codable>(codable value: Value) {
    content = .value(AnyHashable(value))
    type = Value.self
    encode = { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
    WrittenTypes.remember(Value.self)
  }

  init(typeName: String, json: String) {
    content = .written(typeName: typeName, json: json)
    type = nil
    encode = nil
  }

  var isCodable: Bool {
    if case .written = content { true } else { encode != nil }
  }

  /// Name and JSON, as a written path holds them.
  func written() throws -> (typeName: String, json: String) {
    switch content {
    case .written(let typeName, let json): (typeName, json)
    case .value: (type.map { WrittenTypes.name(of: $0) } ?? "", try encode?() ?? "null")
    }
  }

  /// Unqualified name of the value's type.
  var typeName: String {
    switch content {
    case .value: type.map { "\($0)" } ?? ""
    case .written(let name, _): WrittenTypes.type(named: name).map { "\($0)" } ?? name
    }
  }

  /// The value as one of a type, decoded if need be; nil if it is of another type.
  func value<Value: Hashable>(as wanted: Value.Type) -> Value? {
    switch content {
    case .value(let value):
      return type == wanted ? value.base as? Value : nil
    case .written(let name, let json):
      guard WrittenTypes.type(named: name) == wanted, let decodable = wanted as? any Decodable.Type else {
        return nil
      }
      return try? JSONDecoder().decode(decodable, from: Data(json.utf8)) as? Value
    }
  }

  /// Whether the value is of a type.
  func isValue(of wanted: Any.Type) -> Bool {
    switch content {
    case .value: type == wanted
    case .written(let name, _): WrittenTypes.type(named: name) == wanted
    }
  }

  /// The value whatever its type; nil for one that is still written.
  var base: AnyHashable? {
    if case .value(let value) = content { value } else { nil }
  }

  /// As a snapshot prints it: without the module's name.
  var description: String {
    switch content {
    case .value(let value): unqualified(String(describing: value.base))
    case .written(_, let json): json
    }
  }

  static func == (a: PathElement, b: PathElement) -> Bool { a.content == b.content }
  func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// Text without the module names that reflection puts before types (`App.Product(…)`).
private func unqualified(_ text: String) -> String {
  withoutContexts(text).replacing(#/\b[A-Za-z_][A-Za-z0-9_]*\.(?=[A-Z][A-Za-z0-9_]*[\(\.])/#, with: "")
}

/// Finds the types of written paths again by name, private ones too, which the Swift runtime cannot.
private enum WrittenTypes {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var types: [String: Any.Type] = [:]

  static func name(of type: Any.Type) -> String { _mangledTypeName(type) ?? "\(type)" }
  static func remember(_ type: Any.Type) { lock.withLock { types[name(of: type)] = type } }
  static func type(named name: String) -> Any.Type? { lock.withLock { types[name] } ?? _typeByName(name) }
}

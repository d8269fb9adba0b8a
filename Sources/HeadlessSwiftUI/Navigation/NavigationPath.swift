/// The values of a navigation stack, of any types.
@available(iOS 16.0, *)
public struct NavigationPath {
  var elements: [PathElement] = []

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  /// The path as it can be written down; nil if a value was appended that is not known to be `Codable`.
  public var codable: CodableRepresentation? {
    elements.allSatisfy(\.isCodable) ? CodableRepresentation(elements: elements) : nil
  }

  public init() {}

  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    self.elements = elements.map { PathElement($0) }
  }

  public init<S>(_ elements: S)
  where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    self.elements = elements.map { PathElement(codable: $0) }
  }

  public init(_ codable: NavigationPath.CodableRepresentation) { elements = codable.elements }

  public mutating func append<V>(_ value: V) where V: Hashable { elements.append(PathElement(value)) }

  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    elements.append(PathElement(codable: value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    guard k <= elements.count else {
      // The text of the array's own trap; what SwiftUI says here is not on record.
      Runtime.trap("Fatal error: Can't remove more items from a collection than it contains")
      return elements.removeAll()
    }
    elements.removeLast(k)
  }

  /// A path written down: for each value the name of its type and its JSON.
  @available(iOS 16.0, *)
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [PathElement]

    init(elements: [PathElement]) { self.elements = elements }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [PathElement] = []
      while !container.isAtEnd {
        let type = try container.decode(String.self)
        let json = try container.decode(String.self)
        elements.append(PathElement(typeName: type, json: json))
      }
      // Written with the top of the stack first, as `encode(to:)` does.
      self.elements = elements.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        let written = try element.written()
        try container.encode(written.typeName)
        try container.encode(written.json)
      }
    }
  }
}

@available(iOS 16.0, *)
extension NavigationPath: Equatable {}

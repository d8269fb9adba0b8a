@_spi(Reflection) import Swift

/// A stored property of a view that is filled in before the view's body runs.
@available(iOS 13.0, *)
public protocol DynamicProperty {
  mutating func update()
}

@available(iOS 13.0, *)
extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property the model fills in itself.
protocol GraphProperty: DynamicProperty {
  /// - Parameter slot: The property's place in the view, which names what the node keeps for it.
  @MainActor mutating func install(on node: Node, slot: Int)
  static var readsEnvironment: Bool { get }
}

extension GraphProperty {
  static var readsEnvironment: Bool { false }
}

/// The dynamic properties of view types, found by reflection.
///
/// They are changed in place, in the copy of the view whose body is about to run: two equal views in one tree
/// then have state of their own.
@MainActor
enum DynamicFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
    let readsEnvironment: Bool
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// The dynamic properties of a type, in declaration order.
  static func of(_ type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    if !(type is AnyClass) {
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        if let property = fieldType as? any DynamicProperty.Type {
          let graph = property as? any GraphProperty.Type
          let reads = graph.map { $0.readsEnvironment } ?? of(fieldType).contains(where: \.readsEnvironment)
          fields.append(Field(offset: offset, type: property, readsEnvironment: reads))
        }
        return true
      }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Fills in the dynamic properties of the value at `pointer`.
  static func install(_ type: Any.Type, at pointer: UnsafeMutableRawPointer, on node: Node, slot: Int = 0) {
    for field in of(type) {
      installProperty(field.type, at: pointer + field.offset, on: node, slot: slot + field.offset)
    }
  }

  private static func installProperty<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, on node: Node, slot: Int
  ) {
    if let graph = type as? any GraphProperty.Type {
      installGraph(graph, at: pointer, on: node, slot: slot)
    } else {
      // A property made of others: they come first, then its own update.
      install(type, at: pointer, on: node, slot: slot)
      node.track { pointer.assumingMemoryBound(to: type).pointee.update() }
    }
  }

  private static func installGraph<Property: GraphProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, on node: Node, slot: Int
  ) {
    pointer.assumingMemoryBound(to: type).pointee.install(on: node, slot: slot)
  }
}

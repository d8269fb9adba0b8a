/// A picture, named but not drawn.
@available(iOS 13.0, *)
public struct Image: Equatable, Sendable {
  /// Name of the symbol or asset.
  let name: String
  let isDecorative: Bool

  init(name: String, isDecorative: Bool = false) {
    self.name = name
    self.isDecorative = isDecorative
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name: name) }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, isDecorative: true)
  }
  @available(iOS 16.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name: name) }
  @available(iOS 16.0, *)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name: name)
  }
  public init(systemName: String) { self.init(name: systemName) }
  @available(iOS 16.0, *)
  public init(systemName: String, variableValue: Double?) { self.init(name: systemName) }
}

@available(iOS 13.0, *)
extension Image: View, Primitive {
  func update(_ node: Node) {
    if !isDecorative { node.element = Element(.image, label: name) }
  }
}

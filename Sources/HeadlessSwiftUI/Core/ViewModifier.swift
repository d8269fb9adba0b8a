/// Makes one view of another.
@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

@available(iOS 13.0, *)
extension ViewModifier where Self.Body == Never {
  @MainActor @preconcurrency
  public func body(content: Self.Content) -> Self.Body { neverBody(Self.self) }
}

/// A modifier the model understands by itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Brings the node in line with this value; `content` places the modified view.
  func update(_ node: Node, content: Node.Content)
}

/// A modifier that must see every change below it (see `Coordinator`).
@MainActor
protocol CoordinatingModifier: PrimitiveModifier {}

/// What stands for the view a modifier of the app is applied to.
@MainActor
protocol ModifierContent {
  var view: any View { get }
}

/// The view a modifier is applied to.
@available(iOS 13.0, *)
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let view: any View
}

@available(iOS 13.0, *)
extension _ViewModifier_Content: View, Primitive, Multiple, ModifierContent {
  func update(_ node: Node) { node.place(member: view, key: .init(0)) }
  var parts: [(key: Node.Key, view: any View)] { [(.init(0), view)] }
}

/// A modifier that changes nothing.
@available(iOS 13.0, *)
public struct EmptyModifier {
  public static let identity = EmptyModifier()
  public init() {}
}

@available(iOS 13.0, *)
extension EmptyModifier: ViewModifier, PrimitiveModifier, Sendable {
  public typealias Body = Never
  func update(_ node: Node, content: Node.Content) { content() }
}

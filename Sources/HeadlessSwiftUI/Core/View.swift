/// A part of the user interface, described by the views it is made of.
@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, *)
extension Never: View {
  public typealias Body = Never
  public var body: Never { neverBody(Never.self) }
}

/// A view without a body. Only the framework's own views are such.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { neverBody(Self.self) }
}

/// A view the model understands by itself: it places children and says what it shows.
@MainActor
protocol Primitive: _PrimitiveView {
  /// Brings the node in line with this value. Children that are not placed go away.
  func update(_ node: Node)
}

/// A primitive that must see every change below it, because it decides from its descendants what to show.
@MainActor
protocol Coordinator: Primitive {}

/// A view that stands for several: looked into without building a node.
@MainActor
protocol Multiple {
  /// The parts, each with the key under which the view places it.
  var parts: [(key: Node.Key, view: any View)] { get }
}

/// SwiftUI traps when the body of one of its own views is called; so does the model.
func neverBody(_ type: Any.Type) -> Never {
  preconditionFailure("body() should not be called on \(type).")
}

/// One of the views that another view consists of.
@available(iOS 18.0, *)
public struct Subview: Identifiable {
  /// Where the view stands in the view that it was taken from.
  public struct ID: Hashable {
    let path: [Node.Key]
  }

  public let id: ID
  let view: any View
}

@available(iOS 18.0, *)
extension Subview: View, _PrimitiveView, Primitive, Multiple {
  func update(_ node: Node) { node.place(member: view, key: .init(0)) }
  var parts: [(key: Node.Key, view: any View)] { [(.init(0), view)] }
}

/// The views that a view consists of. A view of the app's own is one of them, whatever it shows.
@available(iOS 18.0, *)
public struct SubviewsCollection: RandomAccessCollection {
  private let views: [Subview]

  @MainActor
  init(of view: any View) {
    views = Self.parts(of: view, at: []).map { Subview(id: .init(path: $0.path), view: $0.view) }
  }

  @MainActor
  private static func parts(of view: any View, at path: [Node.Key]) -> [(path: [Node.Key], view: any View)] {
    guard let several = view as? any Multiple else { return view is EmptyView ? [] : [(path, view)] }
    return several.parts.flatMap { parts(of: $0.view, at: path + [$0.key]) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
}

@available(iOS 18.0, *)
extension SubviewsCollection: View, _PrimitiveView, Primitive, Multiple {
  func update(_ node: Node) {
    for part in parts { node.place(member: part.view, key: part.key) }
  }

  var parts: [(key: Node.Key, view: any View)] { views.map { (Node.Key($0.id), $0) } }
}

@available(iOS 18.0, *)
extension ForEach {
  @MainActor
  public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == SubviewsCollection, ID == Subview.ID, Content: View, V: View {
    self.init(data: SubviewsCollection(of: view), id: { $0.id }, content: content)
  }
}

@available(iOS 18.0, *)
extension Group where Content: View {
  @MainActor
  public init<Base>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content
  ) where Base: View {
    self.init { transform(SubviewsCollection(of: view)) }
  }
}

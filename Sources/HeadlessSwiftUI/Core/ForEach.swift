/// A view for each element of a collection, told apart by its id.
@available(iOS 13.0, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What edits the data, where the loop does so by itself.
  var edits: RowEdits?

  init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

@available(iOS 13.0, *)
extension ForEach: View, _PrimitiveView, Primitive, Multiple where Content: View {
  func update(_ node: Node) {
    if let edits {
      var rows = self
      rows.edits = nil
      node.place(
        member: EditableContent(content: rows, delete: edits.delete, move: edits.move), key: .edited)
      return
    }
    var seen = Set<ID>()
    for element in data {
      let id = id(element)
      guard seen.insert(id).inserted else {
        node.runtime.warn(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times "
            + "within the collection, this will give undefined results!", once: node)
        continue
      }
      node.place(.init(id)) { content(element) }
    }
  }

  var parts: [(key: Node.Key, view: any View)] {
    data.map { (Node.Key(id($0)), content($0)) }
  }
}

/// A loop: the keys of its children are the ids of the elements.
protocol Looping {}

extension ForEach: Looping {}

@available(iOS 13.0, *)
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

@available(iOS 13.0, *)
extension ForEach: DynamicViewContent where Content: View {}

@available(iOS 13.0, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

@available(iOS 13.0, *)
extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

@available(iOS 13.0, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @_semantics("swiftui.requires_constant_range")
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

@available(iOS 13.0, *)
extension ForEach where Content: View {
  @_disfavoredOverload
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      id: { $0.1 },
      content: { content(data[$0.0]) })
  }
}

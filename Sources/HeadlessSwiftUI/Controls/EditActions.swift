/// What a user may do to the elements of a collection.
@available(iOS 16.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate static var deleting: EditActions { EditActions(rawValue: 1) }
  fileprivate static var moving: EditActions { EditActions(rawValue: 2) }
}

@available(iOS 16.0, *)
extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { deleting }
}

@available(iOS 16.0, *)
extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { moving }
}

@available(iOS 16.0, *)
extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { [deleting, moving] }
}

/// What edits the data of a loop.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  @available(iOS 16.0, *)
  init<Data>(_ actions: EditActions<Data>, of data: Binding<Data>) {
    func edit(_ work: @escaping (inout any RangeReplaceableCollection & MutableCollection) -> Void) {
      guard var edited = data.wrappedValue as? any RangeReplaceableCollection & MutableCollection else {
        return
      }
      work(&edited)
      if let result = edited as? Data { data.wrappedValue = result }
    }
    func remove<C: RangeReplaceableCollection & MutableCollection>(_ offsets: IndexSet, from data: inout C) {
      data.remove(atOffsets: offsets)
    }
    func move<C: RangeReplaceableCollection & MutableCollection>(
      _ offsets: IndexSet, to offset: Int, in data: inout C
    ) {
      data.move(fromOffsets: offsets, toOffset: offset)
    }
    if actions.contains(.deleting) { delete = { offsets in edit { remove(offsets, from: &$0) } } }
    if actions.contains(.moving) {
      self.move = { offsets, offset in edit { move(offsets, to: offset, in: &$0) } }
    }
  }
}

/// The positions of a collection, with the ids of the elements there.
@available(iOS 16.0, *)
public struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
  let base: Base
  let identifier: (Base.Element) -> ID

  /// A position.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: identifier(base[position]))
  }
}

@available(iOS 16.0, *)
extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

@available(iOS 16.0, *)
extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// A row whose element a user may edit.
@available(iOS 16.0, *)
public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

@available(iOS 16.0, *)
extension EditableCollectionContent: View, _PrimitiveView, Primitive where Content: View {
  func update(_ node: Node) { node.place(content, 0) }
}

@available(iOS 16.0, *)
extension ForEach {
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] }, id: { $0.id },
      content: { EditableCollectionContent(content: content(data[$0.index])) })
    edits = RowEdits(editActions, of: data)
  }
}

@available(iOS 16.0, *)
extension List {
  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection(set: $0) })
  }

  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }

  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection(set: $0) })
  }

  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }
}

@available(iOS 16.0, *)
extension List where SelectionValue == Never {
  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
  }

  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil)
  }
}

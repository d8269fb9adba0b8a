import Foundation

/// Rows that disclose their children.
@available(iOS 14.0, *)
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let rows: [OutlineRow]
}

/// One row and those below it.
struct OutlineRow {
  let id: AnyHashable
  let view: AnyView
  let children: [OutlineRow]?
}

/// The children of an outline group, as its type names them.
@available(iOS 14.0, *)
public struct OutlineSubgroupChildren {}

@available(iOS 14.0, *)
extension OutlineSubgroupChildren: View, Primitive { func update(_ node: Node) {} }

@available(iOS 14.0, *)
extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable, ID == Data.Element.ID
{
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element { rows = Self.rows(data, id: \.id, children, content) }
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = [Self.row(root, id: \.id, children, content)]
  }
}

@available(iOS 14.0, *)
extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element { rows = Self.rows(data, id: id, children, content) }
}

@available(iOS 14.0, *)
extension OutlineGroup where Leaf: View {
  static func rows(
    _ data: Data, id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ content: (Data.Element) -> Leaf
  ) -> [OutlineRow] { data.map { row($0, id: id, children, content) } }

  static func row(
    _ element: Data.Element, id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ content: (Data.Element) -> Leaf
  ) -> OutlineRow {
    OutlineRow(
      id: AnyHashable(element[keyPath: id]), view: AnyView(content(element)),
      children: element[keyPath: children].map { rows($0, id: id, children, content) })
  }
}

@available(iOS 14.0, *)
extension OutlineGroup: View, _PrimitiveView, Primitive where Parent: View, Leaf: View, Subgroup: View {
  func update(_ node: Node) {
    for row in rows { node.place(OutlineRowView(row: row), row.id) }
  }
}

/// A row with its children folded below it.
struct OutlineRowView: View {
  let row: OutlineRow

  var body: some View {
    if let children = row.children {
      DisclosureGroup {
        ForEach(children.indices, id: \.self) { OutlineRowView(row: children[$0]) }
      } label: {
        row.view
      }
    } else {
      row.view
    }
  }
}

@available(iOS 14.0, *)
extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }

  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }
}

@available(iOS 14.0, *)
extension List {
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }

  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection(set: $0) })
  }
}

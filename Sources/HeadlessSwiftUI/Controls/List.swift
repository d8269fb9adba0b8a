/// Rows in a column, which may be selected.
@available(iOS 13.0, *)
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: ListSelection?
  let content: Content

  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }
}

@available(iOS 13.0, *)
extension List: View, Primitive, Scrolling, RowContainer {
  func update(_ node: Node) {
    var environment = node.environment
    if let latest = selection {
      let selection = node.state("selection") { latest }
      selection.adopt(latest)
      _ = node.track { selection.selected() }
      environment.listSelection = selection
      node.trait = ListTrait(selection: selection)
    } else {
      environment.listSelection = nil
      node.trait = LazyTrait()
    }
    node.place(content, key: .init(0), environment: environment)
  }
}

@available(iOS 13.0, *)
extension List {
  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection(set: $0) })
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection(single: $0) })
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(set: $0) })
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection(set: $0) }
    )
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
    self.init(
      content: ForEach(data) { row in HStack { rowContent(row) } },
      selection: selection.map { ListSelection(set: $0) })
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(single: $0) })
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(single: $0) })
  }
}

@available(iOS 13.0, *)
extension List where SelectionValue == Never {
  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

@available(iOS 13.0, *)
extension List {
  @available(iOS 13.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(set: $0) })
  }

  @available(iOS 13.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection(set: $0) }
    )
  }

  @available(iOS 13.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(single: $0) })
  }

  @available(iOS 13.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection(single: $0) })
  }
}

@available(iOS 13.0, *)
extension List where SelectionValue == Never {
  @available(iOS 13.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  @available(iOS 13.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

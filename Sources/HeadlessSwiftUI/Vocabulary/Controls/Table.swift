import Foundation

/// Rows in columns. The model shows all columns, one row after the other, whatever the size class.
@available(iOS 16.0, *)
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?

  init(rows: Rows, columns: Columns, selection: ListSelection? = nil) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}

@available(iOS 16.0, *)
extension Table: View, Primitive {
  func update(_ node: Node) {
    for value in rows.tableValues {
      node.place(TableRowView(cells: columns.cells(of: value)), key: .init(AnyHashable(value.id)))
    }
  }
}

/// The cells of one row.
struct TableRowView {
  let cells: [any View]
}

extension TableRowView: View, Primitive {
  func update(_ node: Node) {
    for (index, cell) in cells.enumerated() { node.place(cell, key: .init(index)) }
  }
}

/// Rows of a table.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// The values of the rows, in order.
  var tableValues: [TableRowValue] { get }
}

/// One row of a table.
@available(iOS 16.0, *)
public struct TableRow<Value>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public let tableValues: [Value]
  @MainActor @preconcurrency public init(_ value: Value) { tableValues = [value] }
}

/// The rows of a table made of a collection.
@available(iOS 16.0, *)
public struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data
  public var tableValues: [Data.Element] { Array(data) }
}

@available(iOS 16.0, *)
extension ForEach: TableRowContent
where Content: TableRowContent, Data.Element: Identifiable, Content.TableRowValue == Data.Element {
  public typealias TableRowValue = Data.Element
  public var tableValues: [Data.Element] { data.flatMap { content($0).tableValues } }
  public init(_ data: Data, @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID { self.init(data: data, id: { $0.id }, content: content) }
}

/// Builds the rows of a table.
@available(iOS 16.0, *)
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { content }

  @MainActor @preconcurrency
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { first }

  @MainActor @preconcurrency
  public static func buildPartialBlock<First, Next>(accumulated: First, next: Next)
    -> TupleTableRowContent<Value, (First, Next)>
  where
    First: TableRowContent, Next: TableRowContent, First.TableRowValue == Value, Next.TableRowValue == Value
  {
    TupleTableRowContent(
      value: (accumulated, next), tableValues: accumulated.tableValues + next.tableValues)
  }
}

/// No rows.
@available(iOS 16.0, *)
public struct EmptyTableRowContent<Value>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public let tableValues: [Value] = []
}

/// Rows written one after the other.
@available(iOS 16.0, *)
public struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public var value: T
  public let tableValues: [Value]
}

@available(iOS 16.0, *)
extension Table {
  @MainActor @preconcurrency public init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  @MainActor @preconcurrency public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(single: selection))
  }

  @MainActor @preconcurrency public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(set: selection))
  }

  @MainActor @preconcurrency public init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  @MainActor @preconcurrency public init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(single: selection))
  }

  @MainActor @preconcurrency public init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator,
    Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(set: selection))
  }

  @MainActor @preconcurrency public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns()) }

  @MainActor @preconcurrency public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: ListSelection(single: selection)) }

  @MainActor @preconcurrency public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: ListSelection(set: selection)) }
}

import Foundation

/// Columns of a table.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Never
  associatedtype TableColumnSortComparator: SortComparator = Never
  /// The cells that the columns show for one row.
  func cells(of value: TableRowValue) -> [any View]
}

/// A column: its title, and a cell for each row.
@available(iOS 16.0, *)
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let label: Label
  let content: (RowValue) -> Content

  init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }

  public func cells(of value: RowValue) -> [any View] { [content(value)] }
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { self }
}

@available(iOS 16.0, *)
extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content)
  }
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }
}

@available(iOS 16.0, *)
extension TableColumn where Sort == Never, Content == Text, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S>(_ title: S, value: KeyPath<RowValue, String>) where S: StringProtocol {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text) { Text($0[keyPath: value]) }
  }
}

@available(iOS 16.0, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable { self.init(label: Text(titleKey), content: content) }
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable { self.init(label: Text(title), content: content) }
  public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator { self.init(label: Text(titleKey), content: content) }
}

@available(iOS 16.0, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) { self.init(label: Text(titleKey)) { Text($0[keyPath: value]) } }
  @_disfavoredOverload
  public init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
  ) where S: StringProtocol { self.init(label: Text(title)) { Text($0[keyPath: value]) } }
}

@available(iOS 16.0, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  // The default of SwiftUI's `comparator`, `.localizedStandard`, is not in Foundation everywhere.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S>(_ title: S, value: KeyPath<RowValue, String>) where S: StringProtocol {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }
}

/// Builds the columns of a table.
@available(iOS 16.0, *)
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  public static func buildPartialBlock<Column>(first: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent { first }

  @MainActor @preconcurrency
  public static func buildPartialBlock<First, Next>(accumulated: First, next: Next)
    -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
  where
    First: TableColumnContent, Next: TableColumnContent, First.TableRowValue == RowValue,
    Next.TableRowValue == RowValue
  {
    TupleTableColumnContent(value: (accumulated, next)) { accumulated.cells(of: $0) + next.cells(of: $0) }
  }
}

/// Columns written one after the other.
@available(iOS 16.0, *)
public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public var value: T
  let makeCells: @MainActor (RowValue) -> [any View]
  public func cells(of value: RowValue) -> [any View] { makeCells(value) }
}

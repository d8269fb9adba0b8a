import Foundation

/// How a list looks.
public protocol ListStyle {}

/// A style of this kind.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A style of this kind.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A style of this kind.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, *)
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, *)
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A style of this kind.
@available(iOS 14.0, *)
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, *)
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How a table looks.
@available(iOS 16.0, *)
public protocol TableStyle {}

/// A style of this kind.
@available(iOS 16.0, *)
public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
}

@available(iOS 16.0, *)
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// A style of this kind.
@available(iOS 16.0, *)
public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
}

@available(iOS 16.0, *)
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

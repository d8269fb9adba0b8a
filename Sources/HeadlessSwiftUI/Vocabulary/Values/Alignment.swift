import Foundation

/// Says where an alignment guide lies by default.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  private let key: String

  public init(_ id: any AlignmentID.Type) { key = String(reflecting: id) }
  private init(key: String) { self.key = key }
  public static let leading = HorizontalAlignment(key: "leading")
  public static let center = HorizontalAlignment(key: "center")
  public static let trailing = HorizontalAlignment(key: "trailing")
  @available(iOS 16.0, *)
  public static let listRowSeparatorLeading = HorizontalAlignment(key: "listRowSeparatorLeading")
  @available(iOS 16.0, *)
  public static let listRowSeparatorTrailing = HorizontalAlignment(key: "listRowSeparatorTrailing")
}

/// A position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  private let key: String

  public init(_ id: any AlignmentID.Type) { key = String(reflecting: id) }
  private init(key: String) { self.key = key }
  public static let top = VerticalAlignment(key: "top")
  public static let center = VerticalAlignment(key: "center")
  public static let bottom = VerticalAlignment(key: "bottom")
  public static let firstTextBaseline = VerticalAlignment(key: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(key: "lastTextBaseline")
}

/// A position in both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

/// A view's size and guides. Nothing is laid out here: every guide lies where a view of size zero has it.
public struct ViewDimensions: Equatable {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// How lines of text align.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

import Foundation

extension Text {
  /// Upper or lower case.
  @available(iOS 14.0, *)
  public enum Case: Sendable {
    case uppercase, lowercase
  }

  /// Where text is cut.
  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  /// Size of a part of text.
  @available(iOS 17.0, *)
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// A line under or through text.
  @available(iOS 15.0, *)
  public struct LineStyle: Hashable, Sendable {
    /// Dots and dashes.
    public struct Pattern: Equatable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    private let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
    public static let single = LineStyle()
  }

  /// How lines align.
  @available(iOS 26.0, *)
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = AlignmentStrategy(name: "default")
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// How the writing direction is found.
  @available(iOS 26.0, *)
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = WritingDirectionStrategy(name: "default")
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }

  public func foregroundColor(_ color: Color?) -> Text { styled("foregroundColor") }
  @available(iOS 17.0, *)
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { styled("foregroundStyle") }
  public func font(_ font: Font?) -> Text { styled("font") }
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled("fontWeight") }
  @available(iOS 16.0, *)
  public func fontWidth(_ width: Font.Width?) -> Text { styled("fontWidth") }
  @available(iOS 16.1, *)
  public func fontDesign(_ design: Font.Design?) -> Text { styled("fontDesign") }
  @available(iOS 17.0, *)
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? styled("typesettingLanguage") : self
  }
  public func bold() -> Text { styled("bold") }
  @available(iOS 16.0, *)
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { styled("italic") }
  @available(iOS 16.0, *)
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  @available(iOS 15.0, *)
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? styled("monospaced") : self }
  @available(iOS 15.0, *)
  public func monospacedDigit() -> Text { styled("monospacedDigit") }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { styled("strikethrough") }
  @available(iOS 16.0, *)
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { styled("strikethrough") }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { styled("underline") }
  @available(iOS 16.0, *)
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { styled("underline") }
  public func kerning(_ kerning: CGFloat) -> Text { styled("kerning") }
  public func tracking(_ tracking: CGFloat) -> Text { styled("tracking") }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled("baselineOffset") }
  @available(iOS 17.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { styled("textScale") }
  @available(iOS 18.0, *)
  public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute { styled("customAttribute") }
  @available(iOS 15.0, *)
  public func accessibilityLabel(_ label: Text) -> Text { styled("accessibilityLabel") }
  @available(iOS 15.0, *)
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { styled("accessibilityLabel") }
  @_disfavoredOverload
  @available(iOS 15.0, *)
  public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol {
    styled("accessibilityLabel")
  }
  @available(iOS 15.0, *)
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    styled("accessibilityHeading")
  }
  @available(iOS 15.0, *)
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    styled("accessibilityTextContentType")
  }
  @available(iOS 15.0, *)
  public func speechAdjustedPitch(_ value: Double) -> Text { styled("speechAdjustedPitch") }
  @available(iOS 15.0, *)
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    styled("speechAlwaysIncludesPunctuation")
  }
  @available(iOS 15.0, *)
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { styled("speechSpellsOutCharacters") }

  @available(iOS 14.0, *)
  public init(_ image: Image) { self.init(verbatim: "") }
}

/// A mark on a part of text, for renderers.
@available(iOS 17.0, *)
public protocol TextAttribute {}

/// Draws text by code.
@available(iOS 17.0, *)
nonisolated public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

@available(iOS 17.0, *)
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Text that a renderer measures.
@available(iOS 18.0, *)
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

@available(iOS 17.0, *)
extension Text {
  /// Lines of laid out text; headless, there are none.
  public struct Layout: RandomAccessCollection, Equatable {
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line() }

    /// A position in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      var value = 0
      public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
      public func distance(to other: CharacterIndex) -> Int { other.value - value }
    }

    /// Extent of a piece of text.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin: CGPoint = .zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public init() {}
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }

    /// One line.
    public struct Line: RandomAccessCollection, Equatable {
      public var origin: CGPoint = .zero
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A stretch of equal text.
    public struct Run: RandomAccessCollection, Equatable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      @available(iOS 18.0, *)
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
      public var layoutDirection: LayoutDirection { .leftToRight }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var characterIndices: [CharacterIndex] { [] }
    }

    /// A part of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public var run: Run { Run() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { self }
      @available(iOS 18.0, *)
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var characterIndices: [CharacterIndex] { [] }
    }
  }
}

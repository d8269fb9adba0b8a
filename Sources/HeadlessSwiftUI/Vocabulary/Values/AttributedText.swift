import Foundation

// How parts of a text look. The model shows the characters alone.

@available(iOS 15.0, *)
extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What SwiftUI knows of a part of a text.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

@available(iOS 15.0, *)
extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
}

@available(iOS 15.0, *)
extension AttributeDynamicLookup {
  public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
  where T: AttributedStringKey { self[T.self] }
}

#if !canImport(Darwin)
  @available(iOS 15.0, *)
  extension AttributedString {
    /// How Markdown is read. The model reads emphasis, code and links within a line, whatever the options.
    public struct MarkdownParsingOptions: Sendable {
      /// Which parts of Markdown are understood.
      public enum InterpretedSyntax: Hashable, Sendable {
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }
      /// What becomes of a text that cannot be read.
      public enum FailurePolicy: Int, Hashable, Sendable {
        case throwError, returnPartiallyParsedIfPossible
      }

      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      /// A BCP 47 code.
      public var languageCode: String?
      @available(iOS 16.0, *)
      public var appliesSourcePositionAttributes: Bool {
        get { appliesSourcePositions }
        set { appliesSourcePositions = newValue }
      }
      private var appliesSourcePositions = false

      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
      let read = InlineMarkdown(markdown, arguments: [])
      self.init(read.text)
      var start = startIndex
      for link in read.links {
        guard let range = self[start...].range(of: link.label) else { continue }
        self[range].link = URL(string: link.address, relativeTo: baseURL)
        start = range.upperBound
      }
    }
  }
#endif

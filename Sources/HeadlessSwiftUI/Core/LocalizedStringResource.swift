/// A reference to a localizable string. Foundation declares it on Apple's systems only.
@available(iOS 16.0, *)
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable,
  ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  public var key: String
  public var table: String?
  public var locale: Locale

  public init(stringLiteral value: String) { self.init(text: value) }

  public init(
    _ keyAndValue: StringLiteralType, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(text: keyAndValue, table: table, locale: locale)
  }

  init(text: String, table: String? = nil, locale: Locale = .current) {
    key = text
    self.table = table
    self.locale = locale
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that can be shown as a localized string.
@available(iOS 16.0, *)
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

@available(iOS 16.0, *)
extension String {
  // A literal is a `LocalizationValue`, as it is for Foundation.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

#if !canImport(Darwin)
  @available(iOS 15.0, *)
  extension String {
    /// A text that is looked up by what stands in the code.
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
      let text: String
      public init(_ value: String) { text = value }
      public init(stringLiteral value: String) { text = value }
      public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

      /// Collects the parts of an interpolated text.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
        public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatOutput == String { text += format.format(value) }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
          text += String(format: specifier, value)
        }
      }
    }

    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.text
    }

    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = defaultValue.text
    }
  }

  @available(iOS 15.0, *)
  extension AttributedString {
    public init(
      localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(key.text)
    }

    /// What becomes of the texts that are put into the localized one.
    public struct FormattingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }
  }
#endif

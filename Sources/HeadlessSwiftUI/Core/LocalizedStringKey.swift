/// The text of a user interface, as written in the source; the model shows it untranslated.
@available(iOS 13.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// As it is read, without the marks of Markdown.
  let text: String
  /// Its links, in order.
  let links: [InlineMarkdown.Link]

  public init(_ value: String) { self.init(value, arguments: []) }
  public init(stringLiteral value: String) { self.init(value, arguments: []) }
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.text, arguments: stringInterpolation.arguments)
  }

  private init(_ format: String, arguments: [String]) {
    let markdown = InlineMarkdown(format, arguments: arguments)
    text = markdown.text
    links = markdown.links
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    /// With a mark in place of each argument.
    private(set) var text = ""
    private(set) var arguments: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }
    public mutating func appendLiteral(_ literal: String) { text += literal }
    private mutating func append(_ argument: String) {
      text.append(InlineMarkdown.argument)
      arguments.append(argument)
    }
    public mutating func appendInterpolation(_ string: String) { append(string) }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
      append(formatter?.string(for: subject) ?? "\(subject)")
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject {
      append(formatter?.string(for: subject) ?? "\(subject)")
    }
    #if !canImport(Darwin)
      // A date is no `ReferenceConvertible` here.
      public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "\(subject)")
      }
    #endif
    @available(iOS 15.0, *)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }
    @available(iOS 18.0, *)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(String(format.format(input).characters))
    }
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(value.shown)
    }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      append(String(format: specifier, value._arg))
    }
    @available(iOS 14.0, *)
    public mutating func appendInterpolation(_ text: Text) { append(text.string) }
    @available(iOS 14.0, *)
    public mutating func appendInterpolation(_ image: Image) {}
    @available(iOS 14.0, *)
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(style.string(from: date))
    }
    @available(iOS 14.0, *)
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("\(dates.lowerBound) – \(dates.upperBound)")
    }
    @available(iOS 15.0, *)
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(String(attributedString.characters))
    }
    @available(iOS 16.0, *)
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(resource.key) }
  }
}

/// A number that can stand in a localized string.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
}

extension _FormatSpecifiable {
  /// The number as a text for people has it in English: `2,024` and `3.500000`. `Text(verbatim:)` and a format show it
  /// otherwise.
  var shown: String {
    let isWhole = !(_arg is Double || _arg is Float)
    let digits = isWhole ? "\(self)" : String(format: "%f", _arg)
    let whole = digits.prefix { $0 != "." }
    let number = whole.drop { $0 == "-" }
    guard number.allSatisfy(\.isNumber) else { return digits }
    let grouped = number.enumerated().map { index, digit in
      index > 0 && (number.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }
    return digits.prefix { $0 == "-" } + grouped.joined() + digits.dropFirst(whole.count)
  }
}

extension Int: _FormatSpecifiable { public var _arg: Int64 { Int64(self) } }
extension Int8: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int16: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { self } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt64 { UInt64(self) } }
extension UInt8: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt16: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt32: _FormatSpecifiable { public var _arg: UInt32 { self } }
extension UInt64: _FormatSpecifiable { public var _arg: UInt64 { self } }
extension Float: _FormatSpecifiable { public var _arg: Float { self } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: Double { Double(self) } }

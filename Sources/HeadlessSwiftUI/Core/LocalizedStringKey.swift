/// The text of a user interface, as written in the source; the model shows it untranslated.
@available(iOS 13.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
      text += formatter?.string(for: subject) ?? "\(subject)"
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject {
      text += formatter?.string(for: subject) ?? "\(subject)"
    }
    @available(iOS 15.0, *)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { text += "\(value)" }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      text += String(format: specifier, value._arg)
    }
    @available(iOS 14.0, *)
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
    @available(iOS 14.0, *)
    public mutating func appendInterpolation(_ image: Image) {}
    @available(iOS 14.0, *)
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.string(from: date)
    }
    @available(iOS 14.0, *)
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      text += "\(dates.lowerBound) – \(dates.upperBound)"
    }
    @available(iOS 15.0, *)
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      text += String(attributedString.characters)
    }
    @available(iOS 16.0, *)
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { text += resource.key }
  }
}

/// A number that can stand in a localized string.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
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

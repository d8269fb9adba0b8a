@_exported import Foundation

/// Writes messages to the log; headless, to nowhere.
@available(iOS 14.0, *)
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  public init() { self.init(subsystem: "", category: "") }
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

/// How much a message matters.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// Whether a value in a message may be read by others.
public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// What is shown in place of a value that others may not read.
  public enum Mask: Sendable {
    case hash, none
  }
}

/// How an integer in a message is written.
public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting()
  }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How another number in a message is written.
public struct OSLogFloatFormatting: Sendable {
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How a flag in a message is written.
public enum OSLogBoolFormat: Sendable {
  case truth, answer
}

/// The columns that a value in a message takes at least.
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Collects a message's parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
      _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible {}
    public mutating func appendInterpolation<T>(
      _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) where T: FixedWidthInteger {}
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
      _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
      _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto
    ) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

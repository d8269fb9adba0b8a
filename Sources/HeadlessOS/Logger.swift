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
}

/// A message with values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Collects a message's parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
      _ argumentString: @autoclosure () -> String, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible {}
    public mutating func appendInterpolation<T>(
      _ number: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) where T: FixedWidthInteger {}
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

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// What Foundation has on Apple platforms only.
#if !canImport(Darwin)
  /// Seconds.
  public typealias CFTimeInterval = Double
  /// Seconds since the first instant of 2001.
  public typealias CFAbsoluteTime = CFTimeInterval

  /// Now, by the clock of the system.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  extension FileManager {
    /// The folder that the apps of a group share.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
  }

  extension URLCache {
    /// A cache that keeps its files in a folder.
    @available(iOS 13.0, *)
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
      self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
  }

  extension NotificationCenter {
    /// Notifications as they come.
    @available(iOS 15.0, *)
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in self.removeObserver(observer) }
      return Notifications(stream: stream)
    }

    /// The notifications of one name.
    @available(iOS 15.0, *)
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      public typealias Element = Notification
      let stream: AsyncStream<Notification>
      init(stream: AsyncStream<Notification>) { self.stream = stream }
      public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator { stream.makeAsyncIterator() }
    }
  }

  @available(iOS 16.0, *)
  extension URL {
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: folder, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }
  }

  extension URL {
    /// The bytes of a resource, one after the other.
    @available(iOS 15.0, *)
    public struct AsyncBytes: AsyncSequence, Sendable {
      public typealias Element = UInt8
      let content: @Sendable () async throws -> Data
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(content: content) }

      public struct AsyncIterator: AsyncIteratorProtocol {
        let content: @Sendable () async throws -> Data
        private var rest: Data.Iterator?

        init(content: @escaping @Sendable () async throws -> Data) { self.content = content }

        public mutating func next() async throws -> UInt8? {
          if rest == nil { rest = try await content().makeIterator() }
          return rest?.next()
        }
      }
    }

    @available(iOS 15.0, *)
    public var resourceBytes: AsyncBytes { AsyncBytes { try Data(contentsOf: self) } }
    @available(iOS 15.0, *)
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
  }

  /// The lines of a text that comes byte by byte.
  @available(iOS 15.0, *)
  public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    let base: Base
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: Base.AsyncIterator

      public mutating func next() async throws -> String? {
        var line: [UInt8] = []
        while let byte = try await base.next() {
          if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
          line.append(byte)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }
  }

  extension AsyncSequence where Element == UInt8 {
    @available(iOS 15.0, *)
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  }

  extension PredicateExpressions {
    /// Whether a text has another in it, as people search: in either case, with or without accents.
    public struct StringLocalizedStandardContains<
      Root: StandardPredicateExpression, Other: StandardPredicateExpression
    >: StandardPredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
      public typealias Output = Bool
      public let root: Root
      public let other: Other

      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        try root.evaluate(bindings).range(
          of: other.evaluate(bindings), options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func build_localizedStandardContains<Root, Other>(
      _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
      StringLocalizedStandardContains(root: root, other: other)
    }
  }

  extension URLSession {
    /// The content of an address.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url, delegate: nil)
    }

    /// The answer to a request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }

    @available(iOS 15.0, *)
    public typealias AsyncBytes = URL.AsyncBytes

    /// The content of an address, byte by byte.
    @available(iOS 15.0, *)
    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let (content, response) = try await data(from: url, delegate: delegate)
      return (AsyncBytes { content }, response)
    }

    /// The answer to a request, byte by byte.
    @available(iOS 15.0, *)
    public func bytes(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let (content, response) = try await data(for: request, delegate: delegate)
      return (AsyncBytes { content }, response)
    }
  }
#endif

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

  extension URLSession {
    /// The content of an address.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url, delegate: nil)
    }

    /// The answer to a request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }
  }
#endif

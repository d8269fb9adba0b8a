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

  /// `String(format: "Failed: %@", error)` with an `NSError`
  // swift-format-ignore: AvoidRetroactiveConformances
  extension NSObject: @retroactive CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
  }

  /// Members that are found by their names, which only Objective-C keeps. Of all objects, only the defaults know theirs here.
  extension NSObject {
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? { (self as? UserDefaults)?.object(forKey: key) }
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {
      (self as? UserDefaults)?.set(value, forKey: key)
    }
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  }

  /// Hears of changes of a property until it is deallocated; only Objective-C tells it of one.
  public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    public func invalidate() {}
  }

  /// What an observer of a property is told.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
    public static let prior = Self(rawValue: 8)
  }

  /// How a property has changed.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
  }

  /// What has changed: the value, or elements of it.
  public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
  }

  /// An object whose properties can be observed.
  // swift-format-ignore: NoLeadingUnderscores
  public protocol _KeyValueCodingAndObserving {}
  extension NSObject: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving {
    /// Tells of the value that the property has now, where that is asked for, and of no change.
    @preconcurrency
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
      }
      return NSKeyValueObservation()
    }
  }

  // `NSPredicate(format: "id IN %@", ids)`: on Apple's systems lists are objects, which such a format takes. Nothing else
  // keeps the object that is made of the list, so it is never released.
  // swift-format-ignore: AvoidRetroactiveConformances
  extension Array: @retroactive CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    public var _cVarArgEncoding: [Int] {
      [Int(bitPattern: Unmanaged.passRetained(self as NSArray).toOpaque())]
    }
  }
  // swift-format-ignore: AvoidRetroactiveConformances
  extension Set: @retroactive CVarArg {
    // swift-format-ignore: NoLeadingUnderscores
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(self as NSSet).toOpaque())] }
  }

  extension NSPredicate {
    /// A condition that is written as text, which only Objective-C can ask of an object.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
      self.init { _, _ in preconditionFailure("conditions written as text do not run headless") }
    }
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      self.init(format: predicateFormat)
    }
  }

  extension NSSortDescriptor {
    /// An order by a member that may be compared only by Objective-C, as an optional text is.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
      self.init(keyPath: keyPath, ascending: ascending) { _, _ in
        preconditionFailure("orders by values that are not 'Comparable' do not run headless")
      }
    }
    /// An order by a member that is found by its name, which only Objective-C keeps.
    public convenience init(key: String?, ascending: Bool) {
      self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in
        preconditionFailure("orders by the name of a member do not run headless")
      }
    }
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
      self.init(key: key, ascending: ascending)
    }
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
      self.init(key: key, ascending: ascending)
    }
  }

  /// Calls the closure. Only Objective-C has objects that a pool releases at its end.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  /// Where the error of a broken download keeps what was loaded.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

  /// A color as layers take it.
  public final class CGColor: Hashable, Sendable {
    let color: Color
    init(color: Color) { self.color = color }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(color: Color(white: gray, opacity: alpha))
    }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color: color.opacity(alpha)) }
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension Color {
    @available(iOS 15.0, *)
    public init(cgColor: CGColor) { self = cgColor.color }
    /// Nil for a color that is another in other surroundings.
    @available(iOS 14.0, *)
    public var cgColor: CGColor? {
      if case .named = storage { nil } else { CGColor(color: self) }
    }
  }

  extension URL {
    /// Opens a file outside of the app's folders, until `stopAccessingSecurityScopedResource`.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
  }

  extension ProcessInfo {
    /// What the system leaves to an activity.
    public struct ActivityOptions: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
      public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
      public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
      public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
      public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
      public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
      public static let background = ActivityOptions(rawValue: 0xFF)
      public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Keeps the process going until `endActivity`.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
      NSObject()
    }
    public func endActivity(_ activity: any NSObjectProtocol) {}
    public func performActivity(
      options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
    ) { block() }
  }

  extension Measurement where UnitType: Dimension {
    /// How a quantity is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of a unit's name is written.
      public struct UnitWidth: Codable, Hashable, Sendable {
        let name: String
        public static var wide: UnitWidth { UnitWidth(name: "wide") }
        public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
        public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
      }
      public var width: UnitWidth
      public var locale: Locale

      init(width: UnitWidth, locale: Locale = .autoupdatingCurrent) {
        self.width = width
        self.locale = locale
      }

      public func format(_ measurement: Measurement) -> String {
        "\(measurement.value) \(measurement.unit.symbol)"
      }
      public func locale(_ locale: Locale) -> Self { Self(width: width, locale: locale) }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Measurement { style.format(self) }
  }

  extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// How an amount of data is written.
    @available(iOS 15.0, *)
    public struct ByteCount: Foundation.FormatStyle, Sendable {
      public var style: ByteCountFormatStyle.Style
      public var allowedUnits: ByteCountFormatStyle.Units
      public var spellsOutZero: Bool
      public var includesActualByteCount: Bool
      public var locale: Locale

      public func format(_ value: Measurement<UnitInformationStorage>) -> String {
        ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount, locale: locale
        ).format(Int64(value.converted(to: .bytes).value))
      }
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }
    }
  }

  extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    @available(iOS 15.0, *)
    public static func byteCount(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
      Self(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
  }

  /// What a quantity is used for, which decides its unit.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String
    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focalLength") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
  }

  extension FormatStyle {
    public static func measurement<UnitType>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle { Self(width: width) }
  }

  /// How to open a file only to hear of its changes.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let O_EVTONLY: Int32 = 0x8000

  /// Hears of changes of a file; headless, of none.
  public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var handle: Int32 { get }
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
  }

  extension DispatchSource {
    public class func makeFileSystemObjectSource(
      fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject { UnchangedFile(handle: fileDescriptor, mask: eventMask) }
  }

  /// A file that nothing happens to.
  private final class UnchangedFile: DispatchSourceFileSystemObject {
    let handle: Int32
    let mask: DispatchSource.FileSystemEvent
    var data: DispatchSource.FileSystemEvent { [] }
    private(set) var isCancelled = false
    private var cancelHandler: (() -> Void)?

    init(handle: Int32, mask: DispatchSource.FileSystemEvent) {
      self.handle = handle
      self.mask = mask
    }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
    func setEventHandler(handler: DispatchWorkItem) {}
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
      cancelHandler = handler
    }
    func setCancelHandler(handler: DispatchWorkItem) { cancelHandler = { handler.perform() } }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
      handler?()
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { handler.perform() }
    func activate() {}
    func resume() {}
    func suspend() {}
    func cancel() {
      isCancelled = true
      cancelHandler?()
      cancelHandler = nil
    }
  }

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

  @available(iOS 15.0, *)
  extension FileHandle {
    public typealias AsyncBytes = URL.AsyncBytes
    public var bytes: AsyncBytes { AsyncBytes { self.availableData } }
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

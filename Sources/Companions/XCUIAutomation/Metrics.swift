// Xcode has all this itself; on Linux, XCTest measures the time, and nothing else.
#if canImport(XCTest)
  import HeadlessSwiftUI
  import XCTest

  /// Something that a test measures.
  public protocol XCTMetric: NSObjectProtocol {}

  /// The time that passes.
  open class XCTClockMetric: NSObject, XCTMetric {
    public override init() {}
  }

  /// What the processor does.
  open class XCTCPUMetric: NSObject, XCTMetric {
    public override init() {}
    public init(application: XCUIApplication) {}
    public init(limitingToCurrentThread: Bool) {}
  }

  /// The memory that is used.
  open class XCTMemoryMetric: NSObject, XCTMetric {
    public override init() {}
    public init(application: XCUIApplication) {}
  }

  /// What is written to storage.
  open class XCTStorageMetric: NSObject, XCTMetric {
    public override init() {}
    public init(application: XCUIApplication) {}
  }

  /// The time until an app shows something.
  open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    public override init() {}
    public init(waitUntilResponsive: Bool) {}
  }

  /// The time between two signposts.
  open class XCTOSSignpostMetric: NSObject, XCTMetric {
    public init(subsystem: String, category: String, name: String) {}
    @available(iOS 14.0, *)
    open class var navigationTransitionMetric: any XCTMetric { system }
    @available(iOS 14.0, *)
    open class var customNavigationTransitionMetric: any XCTMetric { system }
    @available(iOS 14.0, *)
    open class var scrollDecelerationMetric: any XCTMetric { system }
    @available(iOS 14.0, *)
    open class var scrollDraggingMetric: any XCTMetric { system }
    @available(iOS 15.0, *)
    open class var scrollingAndDecelerationMetric: any XCTMetric { system }
    private static var system: any XCTMetric { XCTOSSignpostMetric(subsystem: "", category: "", name: "") }
  }

  /// How often, and from when to when, is measured.
  open class XCTMeasureOptions: NSObject {
    open var iterationCount = 5
    open var invocationOptions: InvocationOptions = []
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    public override init() {}

    /// What code begins and ends itself.
    public struct InvocationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let manuallyStart = InvocationOptions(rawValue: 1)
      public static let manuallyStop = InvocationOptions(rawValue: 2)
    }
  }

  extension XCTestCase {
    public func measure(metrics: [any XCTMetric], block: () -> Void) { block() }
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { block() }
    public func measure(options: XCTMeasureOptions, block: () -> Void) { block() }
  }
#endif

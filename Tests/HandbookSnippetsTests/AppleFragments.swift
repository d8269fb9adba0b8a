/// Code that uses what Apple's frameworks declare, in ways that apps do.
let ofApple: [Fragment] = [
  Fragment(
    "text and colors that are drawn, and a picture's pixels",
    """
    func draw(_ title: String, in rect: CGRect, over image: UIImage) -> Int {
      UIColor.systemBlue.setFill()
      title.draw(in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      return image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0
    }
    """),
  Fragment(
    "a file that is watched, and an activity that goes on",
    """
    final class Watcher {
      private var source: DispatchSourceFileSystemObject?

      func watch(_ url: URL, as file: FileHandle) {
        guard url.startAccessingSecurityScopedResource() else { return }
        source = DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: file.fileDescriptor, eventMask: [.write, .rename], queue: .main)
        source?.setEventHandler { print("changed") }
        source?.resume()
        let activity = ProcessInfo.processInfo.beginActivity(
          options: [.userInitiated, .idleSystemSleepDisabled], reason: "Export")
        ProcessInfo.processInfo.endActivity(activity)
        url.stopAccessingSecurityScopedResource()
      }
    }
    """),
  Fragment(
    "what a container says of iCloud",
    """
    func hear(_ notification: Notification) {
      let key = NSPersistentCloudKitContainer.eventNotificationUserInfoKey
      guard let event = notification.userInfo?[key] as? NSPersistentCloudKitContainer.Event else { return }
      switch event.type {
      case .setup: print("setup")
      case .import, .export: print(event.succeeded, event.error?.localizedDescription ?? "")
      @unknown default: break
      }
    }
    """),
  Fragment(
    "a chart of rectangles, whose axis has texts that stand upright",
    """
    Chart(days) { day in
      RectangleMark(
        xStart: .value("From", day.start), xEnd: .value("To", day.end),
        yStart: .value("Low", day.low), yEnd: .value("High", day.high))
    }
    .chartXAxis {
      AxisMarks(preset: .extended, position: .top, values: .stride(by: .month)) {
        AxisGridLine()
        AxisTick(length: .label)
        AxisValueLabel(
          format: .dateTime.month(), collisionResolution: .greedy(minimumSpacing: 4), orientation: .vertical)
      }
    }
    """,
    placeholders: "Day: type, days: value"),
  Fragment(
    "a way on a map, and a camera that flies",
    """
    struct RouteMap: View {
      @State private var route: MKRoute?
      var body: some View {
        Map {
          if let route { MapPolyline(route.polyline).stroke(.blue, lineWidth: 5) }
        }
        .mapCameraKeyframeAnimator(trigger: route?.distance) { camera in
          KeyframeTrack(\\MapCamera.centerCoordinate) {
            CubicKeyframe(camera.centerCoordinate, duration: 2)
          }
          KeyframeTrack(\\MapCamera.distance) { LinearKeyframe(800, duration: 1) }
        }
      }
    }
    """),
  Fragment(
    "an animation of several parts, and rules written as a picture",
    """
    func show(_ card: UIView, in view: UIView) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 1 }
      } completion: { _ in print("done") }
      view.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-16-[card]-16-|", options: [], metrics: nil, views: ["card": card]))
    }
    """),
  Fragment(
    "stretches of time in a log of the app's own",
    """
    import os

    extension OSLog {
      static let launch = OSLog(subsystem: "com.example.shop", category: .pointsOfInterest)
    }
    let id = OSSignpostID(log: .launch)
    os_signpost(.begin, log: .launch, name: "Launch", signpostID: id)
    os_signpost(.end, log: .launch, name: "Launch", signpostID: id)
    """),
  Fragment(
    "a symbol with several wishes, and a change of the size of text",
    """
    let wishes = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    imageView.image = UIImage(systemName: "bolt", withConfiguration: wishes)?
      .applyingSymbolConfiguration(.preferringMulticolor())
    NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { _ in print("changed") }
    """,
    placeholders: "imageView: value"),
  Fragment(
    "a copy that is forgotten after a while",
    """
    UIPasteboard.general.setItems(
      [["public.text": "code"]], options: [.expirationDate: Date().addingTimeInterval(60), .localOnly: true])
    """),
  Fragment(
    "a test that measures a launch",
    """
    import XCTest

    final class LaunchTests: XCTestCase {
      func testLaunch() {
        measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
      }
      func testScrolling() {
        let options = XCTMeasureOptions()
        options.iterationCount = 3
        measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()], options: options) {
          XCUIApplication().swipeUp()
        }
        measure(metrics: [XCTOSSignpostMetric.scrollingAndDecelerationMetric]) { XCUIApplication().swipeUp() }
      }
    }
    """),
  Fragment(
    "a widget that texts describe",
    """
    import WidgetKit

    struct OrdersWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "orders", provider: Orders()) { entry in Text(entry.date, style: .time) }
          .configurationDisplayName(Text("Orders"))
          .description(Text("When the next one comes"))
      }
    }

    struct Order: TimelineEntry { let date: Date }

    struct Orders: TimelineProvider {
      func placeholder(in context: Context) -> Order { Order(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Order) -> Void) {
        completion(Order(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Order>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
      }
    }
    """),
  Fragment(
    "the latest of publishers that fail, where the one of them does not",
    """
    final class Search {
      let queries = PassthroughSubject<String, Never>()
      let failing = PassthroughSubject<Int, any Error>()
      var results: AnyPublisher<[String], any Error> {
        queries.map { Just([$0]).setFailureType(to: (any Error).self) }.switchToLatest().eraseToAnyPublisher()
      }
      var counts: AnyPublisher<Int, any Error> {
        failing.map { Just($0) }.switchToLatest().eraseToAnyPublisher()
      }
      var words: AnyPublisher<String, Never> {
        queries.map { Just($0) }.switchToLatest().eraseToAnyPublisher()
      }
    }
    """),
  Fragment(
    "a controller of a list that one of UIKit's has",
    """
    final class ShopTabs: UITabBarController {
      func show(_ order: UIViewController) {
        guard let stack = selectedViewController as? UINavigationController,
          let first = stack.viewControllers.first
        else { return }
        stack.setViewControllers([first, order], animated: false)
      }
    }
    """),
  Fragment(
    "items of another controller's bar",
    """
    final class Pager: UIViewController {
      func show(_ page: UIViewController) {
        let item = page.navigationItem
        navigationItem.rightBarButtonItems = item.rightBarButtonItems ?? item.rightBarButtonItem.map { [$0] }
      }
    }
    """),
  Fragment(
    "an own method of a controller, which one of its superclass is nearly called",
    """
    final class Pager: UIViewController {
      func show(_ page: UIViewController) { add(page) }
    }
    """,
    placeholders: "add: function"),
  Fragment(
    "a title with a menu",
    """
    @ToolbarContentBuilder
    private var titleMenu: some ToolbarContent {
      ToolbarTitleMenu {
        Button("By name") { order = .name }
        Button("By price") { order = .price }
      }
    }
    """,
    placeholders: "order: value"),
  Fragment(
    "a digit of an address, as a builder reads it",
    """
    let octet = Regex {
      Optionally { ("0"..."2") }
      One(.digit)
    }
    """),
]

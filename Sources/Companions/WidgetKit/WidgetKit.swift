@_spi(Headless) @_exported import HeadlessSwiftUI

/// Sizes of widgets.
@available(iOS 14.0, *)
public enum WidgetFamily: Int, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge
  @available(iOS 15.0, *) case systemExtraLarge
  @available(iOS 16.0, *) case accessoryCircular
  @available(iOS 16.0, *) case accessoryRectangular
  @available(iOS 16.0, *) case accessoryInline
  public var description: String { "\(rawValue)" }
  public static var allCases: [WidgetFamily] { [.systemSmall, .systemMedium, .systemLarge] }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemMedium
}

extension EnvironmentValues {
  @available(iOS 14.0, *)
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}

/// A widget.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

@available(iOS 14.0, *)
extension Widget {
  public static func main() { preconditionFailure("widgets do not run headless") }
}

/// How a widget is made.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

@available(iOS 14.0, *)
extension Never: WidgetConfiguration {}

/// A configuration with something changed.
@available(iOS 14.0, *)
public struct ModifiedWidgetConfiguration<Base>: WidgetConfiguration where Base: WidgetConfiguration {
  public var body: Never { preconditionFailure("widgets do not run headless") }
}

@available(iOS 14.0, *)
extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  @_disfavoredOverload
  public func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration
  where S: StringProtocol { self }
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description<S>(_ description: S) -> some WidgetConfiguration where S: StringProtocol { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  @available(iOS 15.0, *)
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  @available(iOS 15.0, *)
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

@available(iOS 17.0, *)
extension ContainerBackgroundPlacement {
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// Several widgets.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

@available(iOS 14.0, *)
extension WidgetBundle {
  public static func main() { preconditionFailure("widgets do not run headless") }
}

/// Lists the widgets of a bundle.
@available(iOS 14.0, *)
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Widget { content }
  @MainActor @preconcurrency
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Widget
  where repeat each Content: Widget { WidgetGroup() }
  @MainActor @preconcurrency
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget { WidgetGroup() }
  @MainActor @preconcurrency
  public static func buildLimitedAvailability(_ widget: some Widget) -> any Widget { widget }
}

@available(iOS 14.0, *)
struct WidgetGroup: Widget {
  var body: Never { preconditionFailure("widgets do not run headless") }
}

/// What a widget shows at a time.
@available(iOS 14.0, *)
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

@available(iOS 14.0, *)
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much a widget matters at a time.
@available(iOS 14.0, *)
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a widget shows, and when it asks again.
@available(iOS 14.0, *)
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a widget asks again.
@available(iOS 14.0, *)
public struct TimelineReloadPolicy: Equatable, Sendable {
  let date: Date?
  public static let atEnd = TimelineReloadPolicy(date: .distantPast)
  public static let never = TimelineReloadPolicy(date: nil)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// What is known when a timeline is asked for.
@available(iOS 14.0, *)
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

/// Gives a widget its timeline.
@available(iOS 14.0, *)
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A widget without settings.
@available(iOS 14.0, *)
public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  public var body: Never { preconditionFailure("widgets do not run headless") }
  public init<Provider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {}
}

/// Asks for widgets to be drawn anew.
@available(iOS 14.0, *)
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
}

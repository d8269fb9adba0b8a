@_exported import HeadlessSwiftUI
import Observation

/// A web page, with the history of what was loaded into it. Nothing is fetched here: a page is there as soon as it is
/// asked for, without content and without a title.
@available(iOS 26.0, *)
@MainActor @Observable
public final class WebPage {
  var visited: [BackForwardList.Item] = []
  /// Of the item that is shown.
  var position = -1

  public convenience init(configuration: Configuration = Configuration()) { self.init(for: configuration) }
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) { self.init(for: configuration) }
  public convenience init(
    configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
  ) { self.init(for: configuration) }
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) { self.init(for: configuration) }
  private init(for configuration: Configuration) {}

  public var url: URL? { backForwardList.currentItem?.url }
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { url == nil ? 0 : 1 }
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  public var backForwardList: BackForwardList { BackForwardList(items: visited, position: position) }
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { events([]) }
  public var customUserAgent: String?
  public var isInspectable = false

  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> { events(visit(url)) }
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    events(visit(request.url))
  }
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> { events(visit(baseURL)) }
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let known = visited.firstIndex(where: { $0.id == item.id }) else { return events([]) }
    position = known
    return events(NavigationEvent.ofLoad)
  }
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    events(url == nil ? [] : NavigationEvent.ofLoad)
  }
  public func stopLoading() {}
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? { nil }

  private func visit(_ url: URL?) -> [NavigationEvent] {
    guard let url else { return [] }
    // What was ahead is given up, as in any browser.
    visited = visited.prefix(position + 1) + [BackForwardList.Item(url: url)]
    position = visited.count - 1
    return NavigationEvent.ofLoad
  }

  private func events(_ events: [NavigationEvent]) -> AsyncThrowingStream<NavigationEvent, any Error> {
    AsyncThrowingStream { stream in
      for event in events { stream.yield(event) }
      stream.finish()
    }
  }
}

@available(iOS 26.0, *)
extension WebPage {
  /// How far a navigation has come.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    /// Those of a page that loads, without a redirect.
    static var ofLoad: [NavigationEvent] { [.startedProvisionalNavigation, .committed, .finished] }
  }

  /// Pages before and after the one that is shown, each in the order of visits.
  @MainActor
  public struct BackForwardList: Equatable, Sendable {
    let items: [Item]
    let position: Int
    public var backList: [Item] { Array(items.prefix(max(position, 0))) }
    public var currentItem: Item? { self[0] }
    public var forwardList: [Item] { Array(items.dropFirst(position + 1)) }
    public subscript(_ index: Int) -> Item? {
      items.indices.contains(position + index) ? items[position + index] : nil
    }

    /// A page that was visited.
    public struct Item: Equatable, Identifiable, Sendable {
      /// Tells visits apart, those of the same page, too.
      public struct ID: Hashable, Sendable {
        let value = UUID()
      }
      public let id = ID()
      public let title: String? = nil
      public let url: URL
      public var initialURL: URL { url }
    }
  }

  /// How pages are loaded.
  @MainActor
  public struct Configuration: Sendable {
    public init() {}
    public var applicationNameForUserAgent: String?
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var loadsSubresources = true
    public var upgradeKnownHostsToHTTPS = true
    public var suppressesIncrementalRendering = false
    public var limitsNavigationsToAppBoundDomains = false
    public var defaultNavigationPreferences = NavigationPreferences()
  }

  /// How one page is loaded.
  @MainActor
  public struct NavigationPreferences: Sendable {
    public init() {}
    public var allowsContentJavaScript = true
    public var isLockdownModeEnabled = false
  }

  /// What asks for another page.
  @MainActor
  public struct NavigationAction {
    public let request: URLRequest
    public let navigationType: WKNavigationType
    public let source: FrameInfo
    public let target: FrameInfo?
    public var shouldPerformDownload: Bool { false }
  }

  /// What a server answered.
  @MainActor
  public struct NavigationResponse {
    public let response: URLResponse
    public let canShowMimeType: Bool
  }

  /// A frame of a page.
  public struct FrameInfo: Hashable, Sendable, Identifiable {
    public var id: Int { 0 }
    public let isMainFrame: Bool
    public let request: URLRequest
  }

  /// Decides whether pages are loaded. Nothing is asked here.
  @MainActor public protocol NavigationDeciding {
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
    mutating func decidePolicy(for response: NavigationResponse) async
      -> WKNavigationResponsePolicy
  }

  /// Shows the dialogs that a page asks for. Nothing is asked here.
  @MainActor public protocol DialogPresenting {
    mutating func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
  }
}

@available(iOS 26.0, *)
extension WebPage.NavigationDeciding {
  @MainActor public mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  @MainActor public mutating func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
}

@available(iOS 26.0, *)
extension WebPage.DialogPresenting {
  @MainActor public mutating func handleJavaScriptAlert(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async {}
}

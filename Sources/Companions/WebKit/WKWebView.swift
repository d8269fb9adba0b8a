import HeadlessSwiftUI

/// UIKit's view of a web page, with the history of what was loaded into it. Nothing is fetched here.
@preconcurrency @MainActor
open class WKWebView: UIView {
  open private(set) var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) lazy var scrollView = UIScrollView()
  /// Off by default, unlike that of `WebView`.
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  @available(iOS 16.4, *)
  open var isInspectable = false
  @available(iOS 14.0, *)
  open var pageZoom: CGFloat = 1
  private var visited: [WKBackForwardListItem] = []
  private var position = -1

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override init(frame: CGRect = .zero) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  open var url: URL? { backForwardList.currentItem?.url }
  open var title: String? { url == nil ? nil : "" }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var canGoBack: Bool { position > 0 }
  open var canGoForward: Bool { position + 1 < visited.count }
  open var backForwardList: WKBackForwardList { WKBackForwardList(items: visited, position: position) }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { visit(request.url) }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    visit(baseURL ?? URL(string: "about:blank"))
  }
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { visit(url) }
  @discardableResult open func goBack() -> WKNavigation? { canGoBack ? move(to: position - 1) : nil }
  @discardableResult open func goForward() -> WKNavigation? { canGoForward ? move(to: position + 1) : nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    visited.firstIndex { $0 === item }.flatMap { move(to: $0) }
  }
  @discardableResult open func reload() -> WKNavigation? { url.map { _ in WKNavigation() } }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { "" }

  private func visit(_ url: URL?) -> WKNavigation? {
    guard let url else { return nil }
    visited = visited.prefix(position + 1) + [WKBackForwardListItem(url: url)]
    return move(to: visited.count - 1)
  }

  private func move(to position: Int) -> WKNavigation {
    self.position = position
    return WKNavigation()
  }
}

/// Pages before and after the one that is shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private let items: [WKBackForwardListItem]
  private let position: Int
  init(items: [WKBackForwardListItem], position: Int) {
    self.items = items
    self.position = position
  }
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(position, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(position + index) ? items[position + index] : nil
  }
}

/// A page that was visited.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
  open var title: String? { nil }
  open var initialURL: URL { url }
}

/// Tells navigations apart.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// How a web view is made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  nonisolated public override init() {}
  open lazy var userContentController = WKUserContentController()
  open lazy var preferences = WKPreferences()
  open lazy var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  open lazy var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var suppressesIncrementalRendering = false
  @available(iOS 14.0, *)
  open var limitsNavigationsToAppBoundDomains = false
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  nonisolated public override init() {}
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  @available(iOS 15.4, *)
  open var isElementFullscreenEnabled = false
}

@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  nonisolated public override init() {}
  @available(iOS 14.0, *)
  open var allowsContentJavaScript = true
}

@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  nonisolated public override init() {}
}

/// Where cookies and caches are.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// A world of scripts.
@available(iOS 14.0, *)
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  open class var page: WKContentWorld { WKContentWorld() }
  open class var defaultClient: WKContentWorld { WKContentWorld() }
  open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

/// Scripts of the app, and messages of the page's.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  nonisolated public override init() {}
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A script that is put into pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// What a page's script tells the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  open weak var webView: WKWebView? { nil }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What asks for another page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
  open var navigationType: WKNavigationType { .other }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var targetFrame: WKFrameInfo? { nil }
  @available(iOS 14.5, *)
  open var shouldPerformDownload: Bool { false }
}

/// What a server answered.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
}

@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow
  @available(iOS 14.5, *) case download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow
  @available(iOS 14.5, *) case download
}

/// Hears of navigations. All are optional, and none is called here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Opens windows and dialogs for a page. All are optional, and none is called here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}

@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

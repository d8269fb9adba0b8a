import HeadlessSwiftUI

/// Shows a web page. It draws nothing here.
@available(iOS 26.0, *)
@MainActor @preconcurrency
public struct WebView: View {
  public init(_ page: WebPage) {}
  public init(url: URL?) {}
  public var body: some View { EmptyView() }

  /// Whether swipes go through the page's history: by default they do.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }

  /// Whether pinches change the page's size.
  public struct MagnificationGesturesBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }

  /// Whether a long press on a link shows where it leads.
  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }

  /// Whether parts of the page can fill the screen.
  public struct ElementFullscreenBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }
}

@available(iOS 26.0, *)
extension View {
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  nonisolated public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }
  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  nonisolated public func webViewTextSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability {
    self
  }
  nonisolated public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func webViewOnScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View where T: Hashable { self }
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
  nonisolated public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}

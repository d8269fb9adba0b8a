/// How the index of a paged tab view looks.
@available(iOS 14.0, *)
public protocol IndexViewStyle {}

/// Dots.
@available(iOS 14.0, *)
public struct PageIndexViewStyle: IndexViewStyle {
  /// When a background is shown behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

@available(iOS 14.0, *)
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}

import Foundation

extension Image {
  /// Size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Whether an image is a mask.
  public enum TemplateRenderingMode: Sendable {
    case template, original
  }

  /// Quality of scaling.
  public enum Interpolation: Sendable {
    case none, low, medium, high
  }

  /// How an image fills space.
  public enum ResizingMode: Sendable {
    case tile, stretch
  }

  /// Which way is up.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Range of brightness.
  @available(iOS 17.0, *)
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  @available(iOS 17.0, *)
  public init(_ resource: ImageResource) { self.init(name: resource.name) }
  public init(uiImage: UIImage) { self.init(name: uiImage.name) }
  @available(iOS 16.0, *)
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { self.init(name: label?.string ?? "") }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  @available(iOS 15.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  @available(iOS 26.0, *)
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  @available(iOS 26.0, *)
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  @available(iOS 17.0, *)
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

/// An image from the network; headless, it is always loading.
@available(iOS 15.0, *)
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }
}

@available(iOS 15.0, *)
extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) {
    self.url = url
    content = { _ in Image(decorative: url?.absoluteString ?? "") }
  }
}

@available(iOS 15.0, *)
extension AsyncImage: View, Primitive {
  func update(_ node: Node) { node.place(.init(0)) { content(.empty) } }
}

/// How far an image from the network is.
@available(iOS 15.0, *)
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Makes an image of a view.
@available(iOS 16.0, *)
@MainActor
public final class ImageRenderer<Content>: ObservableObject where Content: View {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public init(content view: Content) { content = view }
  public var uiImage: UIImage? { UIImage() }
}

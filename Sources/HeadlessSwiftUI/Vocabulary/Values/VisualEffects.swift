import Foundation

/// Changes how a view looks, without its place.
@available(iOS 17.0, *)
public protocol VisualEffect: Sendable, Animatable {}

/// No change.
@available(iOS 17.0, *)
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

@available(iOS 17.0, *)
extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

/// A function of a Metal library, with arguments.
@available(iOS 17.0, *)
public struct Shader: Equatable, Sendable {
  /// What is handed to the function.
  public struct Argument: Equatable, Sendable {
    private let text: String
    public static func float<T>(_ x: T) -> Argument where T: BinaryFloatingPoint { Argument(text: "\(x)") }
    public static func float2<T>(_ x: T, _ y: T) -> Argument where T: BinaryFloatingPoint {
      Argument(text: "\(x) \(y)")
    }
    public static func float2(_ point: CGPoint) -> Argument { Argument(text: "\(point)") }
    public static func float2(_ size: CGSize) -> Argument { Argument(text: "\(size)") }
    public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Argument where T: BinaryFloatingPoint {
      Argument(text: "\(x) \(y) \(z)")
    }
    public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument where T: BinaryFloatingPoint {
      Argument(text: "\(x) \(y) \(z) \(w)")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
    public static var boundingRect: Argument { Argument(text: "boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
    public static func image(_ image: Image) -> Argument { Argument(text: "\(image)") }
    public static func data(_ data: Data) -> Argument { Argument(text: "\(data)") }
  }
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

@available(iOS 17.0, *)
extension Shader: ShapeStyle {
  public typealias Resolved = Never
}

/// A function of a Metal library.
@available(iOS 17.0, *)
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A Metal library.
@available(iOS 17.0, *)
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String
  public static let `default` = ShaderLibrary(name: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }
  public init(data: Data) { name = "data" }
  public init(url: URL) { name = url.path }
  private init(name: String) { self.name = name }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A projection in three dimensions.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public init() {}
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
  public var isIdentity: Bool { self == ProjectionTransform() }
}

/// Changes a view's place in space.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// Draws by code; headless, nothing is drawn.
@available(iOS 15.0, *)
public struct GraphicsContext {
  /// How colours mix.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }

  /// What fills or strokes a path.
  public struct Shading: Sendable {
    private let name: String
    public static var backdrop: Shading { Shading(name: "backdrop") }
    public static var foreground: Shading { Shading(name: "foreground") }
    public static func palette(_ array: [Shading]) -> Shading { Shading(name: "palette") }
    public static func color(_ color: Color) -> Shading { Shading(name: "\(color)") }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle { Shading(name: "\(S.self)") }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "linearGradient") }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "radialGradient") }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "conicGradient") }
  }

  /// How a gradient continues.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    private let name: String
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(name: "blur")
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(name: "shadow") }
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: "colorInvert") }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(name: "alphaThreshold")
    }
    public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha") }
  }

  /// How a blur is made.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a shadow is made.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How filters apply.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// What a clip keeps.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// An image ready to be drawn.
  public struct ResolvedImage {
    public var size: CGSize { .zero }
    public let baseline: CGFloat = 0
    public var shading: Shading?
  }

  /// Text ready to be drawn.
  public struct ResolvedText {
    public var shading = Shading.foreground
    public func measure(in size: CGSize) -> CGSize { .zero }
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }

  /// A symbol view ready to be drawn.
  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }

  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transform = CGAffineTransform.identity
  public var clipBoundingRect: CGRect { .zero }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var copy = self
    try content(&copy)
  }
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable { nil }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  @available(iOS 17.0, *)
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  @available(iOS 17.0, *)
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  @available(iOS 17.0, *)
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

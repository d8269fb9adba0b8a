import Foundation

/// A colour: sRGB components, or a name that stands for one.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  enum Storage: Hashable, Sendable {
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case named(String)
    indirect case opacity(Storage, Double)
    indirect case mixed(Storage, Storage, Double)
  }

  /// Where components are measured.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    storage = .components(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    storage = .components(
      .sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }
  public init(_ resource: ColorResource) { storage = .named(resource.name) }
  public init(_ resolved: Color.Resolved) {
    storage = .components(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  public var description: String {
    switch storage {
    case .named(let name): name
    case .components(_, let red, let green, let blue, let opacity):
      "#"
        + [red, green, blue, opacity].map { String(format: "%02X", Int(min(max($0, 0), 1) * 255)) }.joined()
    case .opacity(let base, let opacity): "\(Int(opacity * 100))% \(Color(base))"
    case .mixed(let a, let b, let fraction): "\(Color(a)) mixed with \(Int(fraction * 100))% \(Color(b))"
    }
  }
}

extension Color {
  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  @available(iOS 15.0, *)
  public static let mint = Color("mint")
  @available(iOS 15.0, *)
  public static let teal = Color("teal")
  @available(iOS 15.0, *)
  public static let cyan = Color("cyan")
  public static let blue = Color("blue")
  @available(iOS 15.0, *)
  public static let indigo = Color("indigo")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  @available(iOS 15.0, *)
  public static let brown = Color("brown")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static var accentColor: Color { Color("accentColor") }

  public func opacity(_ opacity: Double) -> Color { Color(.opacity(storage, opacity)) }

  @available(iOS 18.0, *)
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    Color(.mixed(storage, rhs.storage, fraction))
  }

  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: ShapeStyle {
  /// A colour as numbers.
  @available(iOS 17.0, *)
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      linearRed = Self.linear(red)
      linearGreen = Self.linear(green)
      linearBlue = Self.linear(blue)
      self.opacity = opacity
    }

    public var red: Float { Self.encoded(linearRed) }
    public var green: Float { Self.encoded(linearGreen) }
    public var blue: Float { Self.encoded(linearBlue) }

    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }
    private static func encoded(_ value: Float) -> Float {
      value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
    }
  }

  @available(iOS 17.0, *)
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch storage {
    case .components(let space, let red, let green, let blue, let opacity):
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .opacity(let base, let opacity):
      var resolved = Color(base).resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mixed(let a, _, _): return Color(a).resolve(in: environment)
    case .named(let name):
      let (red, green, blue) = Self.system[name] ?? (0.5, 0.5, 0.5)
      return Resolved(red: red, green: green, blue: blue, opacity: name == "clear" ? 0 : 1)
    }
  }

  /// Light-mode values of the system colours. Source: Human Interface Guidelines, "Color".
  private static let system: [String: (Float, Float, Float)] = [
    "red": (1, 0.231, 0.188), "orange": (1, 0.584, 0), "yellow": (1, 0.8, 0), "green": (0.204, 0.78, 0.349),
    "mint": (0, 0.78, 0.745), "teal": (0.188, 0.69, 0.78), "cyan": (0.196, 0.678, 0.902),
    "blue": (0, 0.478, 1), "indigo": (0.345, 0.337, 0.839), "purple": (0.686, 0.322, 0.871),
    "pink": (1, 0.176, 0.333), "brown": (0.635, 0.518, 0.369), "white": (1, 1, 1), "black": (0, 0, 0),
    "gray": (0.557, 0.557, 0.576), "clear": (0, 0, 0), "primary": (0, 0, 0),
    "secondary": (0.24, 0.24, 0.26), "accentColor": (0, 0.478, 1),
  ]
}

extension Color.Resolved: ShapeStyle, CustomStringConvertible {
  public typealias Resolved = Never
  public var description: String { "rgba(\(red), \(green), \(blue), \(opacity))" }
}

extension Color: View {}

extension Color {
  /// Whether nothing is to be seen of it: touches then get through, too.
  var isClear: Bool {
    func isClear(_ storage: Storage) -> Bool {
      switch storage {
      case .components(_, _, _, _, let opacity): opacity <= 0
      case .named(let name): name == "clear"
      case .opacity(let base, let opacity): opacity <= 0 || isClear(base)
      case .mixed(let a, let b, _): isClear(a) && isClear(b)
      }
    }
    return isClear(storage)
  }
}

/// A colour of an asset catalogue.
@available(iOS 17.0, *)
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// An image of an asset catalogue.
@available(iOS 17.0, *)
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

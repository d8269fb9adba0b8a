import Foundation

/// The compiler looks for this name where it meets an image literal.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

/// A picture, as UIKit has it.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  let name: String
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public override init() { name = "" }
  public init?(named name: String) { self.name = name }
  /// `#imageLiteral(resourceName: "Logo")`
  public required init(imageLiteralResourceName name: String) { self.name = name }
  public init?(systemName name: String) { self.name = name }
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.name = name
  }
  public init?(contentsOfFile path: String) { name = path }
  public init?(data: Data) { name = "" }
  public init?(data: Data, scale: CGFloat) { name = "" }
  open var size: CGSize { .zero }
  open var scale: CGFloat { 1 }
  public init(cgImage: CGImage) { name = "" }
  public required init?(coder: NSCoder) {
    name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" } ?? ""
  }
  open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }
  open class var supportsSecureCoding: Bool { true }
  open var cgImage: CGImage? { nil }
  open func pngData() -> Data? { Data() }
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func draw(in rect: CGRect) {}
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  @available(iOS 15.0, *)
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  @available(iOS 15.0, *)
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  @available(iOS 15.0, *)
  open func preparingForDisplay() -> UIImage? { self }
  @available(iOS 15.0, *)
  open func byPreparingForDisplay() async -> UIImage? { self }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// What a symbol is made with.
  open class Configuration: NSObject, @unchecked Sendable {}
  /// What a symbol is made with.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    public init(scale: SymbolScale) {}
    public init(weight: SymbolWeight) {}
    public init(paletteColors: [UIColor]) {}
    public init(hierarchicalColor: UIColor) {}
    @available(iOS 15.0, *)
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(pointSize: 0) }
    @available(iOS 16.0, *)
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(pointSize: 0) }
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }
}

/// The type of color literals where the context requires none.
public typealias _ColorLiteralType = UIColor

/// A colour, as UIKit has it.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  let color: Color
  /// Whether it is another color in other surroundings: two such are one only if they are one object.
  private var isDynamic = false
  public init(_ color: Color) { self.color = color }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }
  public init?(named name: String) { color = Color(name) }
  public required init?(coder: NSCoder) {
    func part(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    color = Color(red: part("red"), green: part("green"), blue: part("blue"), opacity: part("alpha"))
  }
  open func encode(with coder: NSCoder) {
    let resolved = color.resolve(in: EnvironmentValues())
    coder.encode(Double(resolved.red), forKey: "red")
    coder.encode(Double(resolved.green), forKey: "green")
    coder.encode(Double(resolved.blue), forKey: "blue")
    coder.encode(Double(resolved.opacity), forKey: "alpha")
  }
  open class var supportsSecureCoding: Bool { true }
  /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
  open var cgColor: CGColor { CGColor(color: color) }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    color = .primary
    isDynamic = true
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || !isDynamic && !other.isDynamic && color == other.color
  }
  open override var hash: Int { isDynamic ? ObjectIdentifier(self).hashValue : color.hashValue }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}

extension UIColor {
  public class var black: UIColor { UIColor(.black) }
  public class var white: UIColor { UIColor(.white) }
  public class var gray: UIColor { UIColor(.gray) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var red: UIColor { UIColor(.red) }
  public class var green: UIColor { UIColor(.green) }
  public class var blue: UIColor { UIColor(.blue) }
  public class var cyan: UIColor { UIColor(.cyan) }
  public class var yellow: UIColor { UIColor(.yellow) }
  public class var orange: UIColor { UIColor(.orange) }
  public class var purple: UIColor { UIColor(.purple) }
  public class var brown: UIColor { UIColor(.brown) }
  public class var clear: UIColor { UIColor(.clear) }
  public class var systemRed: UIColor { UIColor(.red) }
  public class var systemGreen: UIColor { UIColor(.green) }
  public class var systemBlue: UIColor { UIColor(.blue) }
  public class var systemOrange: UIColor { UIColor(.orange) }
  public class var systemYellow: UIColor { UIColor(.yellow) }
  public class var systemPink: UIColor { UIColor(.pink) }
  public class var systemPurple: UIColor { UIColor(.purple) }
  public class var systemTeal: UIColor { UIColor(.teal) }
  public class var systemIndigo: UIColor { UIColor(.indigo) }
  @available(iOS 15.0, *)
  public class var systemMint: UIColor { UIColor(.mint) }
  @available(iOS 15.0, *)
  public class var systemCyan: UIColor { UIColor(.cyan) }
  public class var systemBrown: UIColor { UIColor(.brown) }
  public class var systemGray: UIColor { UIColor(.gray) }
  public class var systemGray2: UIColor { UIColor(Color("systemGray2")) }
  public class var systemGray3: UIColor { UIColor(Color("systemGray3")) }
  public class var systemGray4: UIColor { UIColor(Color("systemGray4")) }
  public class var systemGray5: UIColor { UIColor(Color("systemGray5")) }
  public class var systemGray6: UIColor { UIColor(Color("systemGray6")) }
  @available(iOS 15.0, *)
  public class var tintColor: UIColor { UIColor(.accentColor) }
  public class var label: UIColor { UIColor(.primary) }
  public class var secondaryLabel: UIColor { UIColor(.secondary) }
  public class var tertiaryLabel: UIColor { UIColor(Color("tertiaryLabel")) }
  public class var quaternaryLabel: UIColor { UIColor(Color("quaternaryLabel")) }
  public class var link: UIColor { UIColor(Color("link")) }
  public class var placeholderText: UIColor { UIColor(Color("placeholderText")) }
  public class var separator: UIColor { UIColor(Color("separator")) }
  public class var opaqueSeparator: UIColor { UIColor(Color("opaqueSeparator")) }
  public class var systemBackground: UIColor { UIColor(Color("systemBackground")) }
  public class var secondarySystemBackground: UIColor { UIColor(Color("secondarySystemBackground")) }
  public class var tertiarySystemBackground: UIColor { UIColor(Color("tertiarySystemBackground")) }
  public class var systemGroupedBackground: UIColor { UIColor(Color("systemGroupedBackground")) }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(Color("secondarySystemGroupedBackground"))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(Color("tertiarySystemGroupedBackground"))
  }
  public class var systemFill: UIColor { UIColor(Color("systemFill")) }
  public class var secondarySystemFill: UIColor { UIColor(Color("secondarySystemFill")) }
  public class var tertiarySystemFill: UIColor { UIColor(Color("tertiarySystemFill")) }
  public class var quaternarySystemFill: UIColor { UIColor(Color("quaternarySystemFill")) }
}

extension Color {
  @available(iOS 15.0, *)
  public init(uiColor: UIColor) { self = uiColor.color }
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly"
  )
  public init(_ color: UIColor) { self = color.color }
}

/// A font, as UIKit has it.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  public let pointSize: CGFloat
  init(size: CGFloat) { pointSize = size }
  public init?(name fontName: String, size fontSize: CGFloat) { pointSize = fontSize }
  public required init?(coder: NSCoder) { pointSize = coder.decodeDouble(forKey: "pointSize") }
  open func encode(with coder: NSCoder) { coder.encode(Double(pointSize), forKey: "pointSize") }
  open class var supportsSecureCoding: Bool { true }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont(size: 17) }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open class var familyNames: [String] { [] }
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// Weight of the strokes.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// A style of text that follows the user's size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }
}

/// Scales fonts with the user's size.
open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// Size of text chosen by the user.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// Pixels.
public final class CGImage: Sendable {
  public let width = 0
  public let height = 0
  public let bitsPerComponent = 8
  public let bitsPerPixel = 32
  public let bytesPerRow = 0
  init() {}
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}

/// How text is drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How far text may be made smaller.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

@available(iOS 15.0, *)
extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// What UIKit knows of a part of a text.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
    public let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

@available(iOS 15.0, *)
extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }

  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
  }

  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
  }
}

@available(iOS 15.0, *)
extension AttributeDynamicLookup {
  /// SwiftUI's attributes of the same names come first: `text.foregroundColor = .red` sets a `Color`.
  @_disfavoredOverload
  public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T
  where T: AttributedStringKey { self[T.self] }
}

extension NSAttributedString {
  @available(iOS 15.0, *)
  public convenience init(_ attributed: AttributedString) {
    self.init(string: String(attributed.characters))
  }
  public func size() -> CGSize { .zero }
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
}

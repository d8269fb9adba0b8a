import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Whether text runs from left to right.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Something that is known of a view's surroundings.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
  public static var name: String { "\(self)" }
  public static var identifier: String { "\(self)" }
  public static var affectsColorAppearance: Bool { false }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// Compact or regular, across.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Compact or regular, from top to bottom.
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The kind of device.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Pixels of a point.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

/// The size of text.
@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Which way text runs.
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// What is known of a view's surroundings.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  public override init() {}
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    values[ObjectIdentifier(UITraitUserInterfaceStyle.self)] = userInterfaceStyle
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    values[ObjectIdentifier(UITraitHorizontalSizeClass.self)] = horizontalSizeClass
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    values[ObjectIdentifier(UITraitVerticalSizeClass.self)] = verticalSizeClass
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    values[ObjectIdentifier(UITraitPreferredContentSizeCategory.self)] = preferredContentSizeCategory
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    values[ObjectIdentifier(UITraitUserInterfaceIdiom.self)] = userInterfaceIdiom
  }
  public convenience init(displayScale: CGFloat) {
    self.init()
    values[ObjectIdentifier(UITraitDisplayScale.self)] = displayScale
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    values[ObjectIdentifier(UITraitLayoutDirection.self)] = layoutDirection
  }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for collection in traitCollections { values.merge(collection.values) { $1 } }
  }
  @available(iOS 17.0, *)
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init()
    values = Self.changed([:], by: mutations)
  }
  @available(iOS 17.0, *)
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    let other = UITraitCollection()
    other.values = Self.changed(values, by: mutations)
    return other
  }
  @available(iOS 17.0, *)
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    value(trait, or: T.defaultValue)
  }
  open var userInterfaceStyle: UIUserInterfaceStyle { value(UITraitUserInterfaceStyle.self, or: .light) }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    value(UITraitHorizontalSizeClass.self, or: .compact)
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { value(UITraitVerticalSizeClass.self, or: .regular) }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { value(UITraitUserInterfaceIdiom.self, or: .phone) }
  open var displayScale: CGFloat { value(UITraitDisplayScale.self, or: 3) }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    value(UITraitPreferredContentSizeCategory.self, or: .large)
  }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    value(UITraitLayoutDirection.self, or: .leftToRight)
  }
  public class var current: UITraitCollection { UITraitCollection() }

  private func value<T>(_ trait: T.Type, or other: T.Value) -> T.Value where T: UITraitDefinition {
    values[ObjectIdentifier(trait)] as? T.Value ?? other
  }
  private static func changed(
    _ values: [ObjectIdentifier: Any], by mutations: (inout any UIMutableTraits) -> Void
  ) -> [ObjectIdentifier: Any] {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }
  func with(_ overrides: [ObjectIdentifier: Any]) -> UITraitCollection {
    if overrides.isEmpty { return self }
    let other = UITraitCollection()
    other.values = values.merging(overrides) { $1 }
    return other
  }
}

/// What has such surroundings.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// Traits that can be changed.
@available(iOS 17.0, *)
public protocol UIMutableTraits {
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
}

@available(iOS 17.0, *)
extension UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
}

/// Traits that a view or controller changes for itself and what is in it.
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
  var values: [ObjectIdentifier: Any]
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { values[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }
  public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
  public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }
}

extension UIView {
  @available(iOS 17.0, *)
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: overrides) }
    set { overrides = newValue.values }
  }
}

extension UIViewController {
  @available(iOS 17.0, *)
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: overrides) }
    set { overrides = newValue.values }
  }
}

/// Stands for what was registered.
@available(iOS 17.0, *)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, *)
private final class Registration: NSObject, UITraitChangeRegistration {}

/// What tells of changes of its traits. None change here.
@available(iOS 17.0, *)
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment
}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment { Registration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {}
@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {}

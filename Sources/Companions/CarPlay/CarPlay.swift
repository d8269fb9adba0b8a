@_exported import HeadlessSwiftUI

/// A screen of a car.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
  open var userInfo: Any?
  @available(iOS 14.0, *)
  open var tabTitle: String?
}

/// A list in a car.
@preconcurrency @MainActor
open class CPListTemplate: CPTemplate {
  public let title: String?
  open private(set) var sections: [CPListSection]
  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
  }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// A part of a list.
@preconcurrency @MainActor
open class CPListSection: NSObject {
  public let items: [CPListItem]
  public let header: String?
  public init(items: [CPListItem], header: String?, sectionIndexTitle: String?) {
    self.items = items
    self.header = header
  }
  public convenience init(items: [CPListItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }
}

/// A row of a list.
@preconcurrency @MainActor
open class CPListItem: NSObject {
  public let text: String?
  public let detailText: String?
  @available(iOS 14.0, *)
  open var handler: ((CPListItem, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  public init(text: String?, detailText: String?) {
    self.text = text
    self.detailText = detailText
  }
}

/// The stack of a car's screens. Here it never refuses one.
@preconcurrency @MainActor
open class CPInterfaceController: NSObject {
  open private(set) var templates: [CPTemplate] = []
  open var topTemplate: CPTemplate? { templates.last }
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open private(set) var presentedTemplate: CPTemplate?

  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates = [rootTemplate]
    completion?(true, nil)
  }
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    templates.append(templateToPush)
    completion?(true, nil)
  }
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if templates.count > 1 { templates.removeLast() }
    completion?(true, nil)
  }
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates = Array(templates.prefix(1))
    completion?(true, nil)
  }
  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    presentedTemplate = templateToPresent
    completion?(true, nil)
  }
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    presentedTemplate = nil
    completion?(true, nil)
  }
}

/// A car's part of an app.
@preconcurrency @MainActor
open class CPTemplateApplicationScene: NSObject {
  open private(set) lazy var interfaceController = CPInterfaceController()
}

/// Hears of a car that is connected.
@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: AnyObject {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}

import Foundation

// Names that UIKit had for Swift 2, and that Objective-C still has. The compiler says what each is called now.

extension UIViewController {
  @available(*, unavailable, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {}
  @available(*, unavailable, renamed: "removeFromParent()")
  public func removeFromParentViewController() {}
  @available(*, unavailable, renamed: "children")
  public var childViewControllers: [UIViewController] { [] }
  @available(*, unavailable, renamed: "parent")
  public var parentViewController: UIViewController? { nil }
  @available(*, unavailable, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {}
  @available(*, unavailable, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)?) {}
  @available(*, unavailable, renamed: "performSegue(withIdentifier:sender:)")
  public func performSegueWithIdentifier(_ identifier: String, sender: Any?) {}
}

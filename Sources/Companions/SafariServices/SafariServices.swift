@_exported import HeadlessSwiftUI

/// A browser of Safari's, to be presented. It loads nothing here.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredControlTintColor: UIColor?
  open var preferredBarTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// How the browser is made.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    nonisolated public override init() {}
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  /// What the button says that closes the browser.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }
}

/// Hears of the browser. All are optional, and none is called here.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

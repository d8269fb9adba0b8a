@_exported import HeadlessSwiftUI

/// A mail to be written, to be presented. Nothing is sent here.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open class func canSendMail() -> Bool { true }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// How the writing of a mail ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// Hears how the writing of a mail ended.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// A message to be written, to be presented. Nothing is sent here.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open class func canSendText() -> Bool { true }
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
}

/// How the writing of a message ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// Hears how the writing of a message ended.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

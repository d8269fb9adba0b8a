@_exported import HeadlessAVFoundation
@_exported import HeadlessSwiftUI

/// Shows a film, with controls. It draws nothing here.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay>: View where VideoOverlay: View {
  let overlay: VideoOverlay
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
  public var body: some View { overlay }
}

@available(iOS 14.0, *)
extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player, videoOverlay: { EmptyView() }) }
}

/// UIKit's film with controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// Hears of a film that leaves its screen and comes back. All are optional, and none is called here.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler done: @escaping @Sendable (Bool) -> Void
  )
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler done: @escaping @Sendable (Bool) -> Void
  ) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

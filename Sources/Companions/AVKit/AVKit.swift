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
}

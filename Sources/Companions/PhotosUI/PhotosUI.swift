@_exported import HeadlessSwiftUI

/// Which pictures can be picked.
@available(iOS 14.0, *)
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let kinds: Set<String>
  init(_ kind: String) { kinds = [kind] }
  init(kinds: Set<String>) { self.kinds = kinds }
  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  @available(iOS 15.0, *) public static let screenshots = PHPickerFilter("screenshots")
  @available(iOS 16.0, *) public static let bursts = PHPickerFilter("bursts")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
  @available(iOS 15.0, *)
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kinds: []) }
}

/// The library of pictures.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  @available(iOS 14.0, *)
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  @available(iOS 14.0, *)
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    .denied
  }
  @available(iOS 14.0, *)
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
}

/// What an app wants to do with the library.
@available(iOS 14.0, *)
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// What the user allows.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
  @available(iOS 14.0, *)
  case limited
}

/// A picked picture.
@available(iOS 16.0, *)
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  public let itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable { nil }
  /// How a picture is encoded.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

/// When picks are told.
@available(iOS 16.0, *)
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  @available(iOS 17.0, *) public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  @available(iOS 17.0, *)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// Opens the picker of pictures.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct PhotosPicker<Label>: View where Label: View {
  nonisolated(unsafe) let label: Label
  public var body: some View { Button(action: {}, label: { label }) }

  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

@available(iOS 16.0, *)
extension PhotosPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) where S: StringProtocol { label = Text(title) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) where S: StringProtocol { label = Text(title) }
}

@available(iOS 16.0, *)
extension View {
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
}

/// UIKit's picker of pictures.
@available(iOS 14.0, *)
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: (any PHPickerViewControllerDelegate)?
}

/// What can be picked.
@available(iOS 14.0, *)
public struct PHPickerConfiguration {
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Hears what was picked.
@available(iOS 14.0, *)
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A pick of UIKit's picker.
@available(iOS 14.0, *)
public struct PHPickerResult: Equatable, Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

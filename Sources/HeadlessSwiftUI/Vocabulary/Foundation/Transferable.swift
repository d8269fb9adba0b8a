import Foundation

/// A type of data or file.
@available(iOS 14.0, *)
public struct UTType: Hashable, Codable, Sendable, Identifiable, CustomStringConvertible {
  public let identifier: String
  public var id: String { identifier }
  public var description: String { identifier }

  public init?(_ identifier: String) { self.init(known: identifier) }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(known: "public.\(filenameExtension)")
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { self.init(known: mimeType) }
  private init(known identifier: String) { self.identifier = identifier }

  public func conforms(to type: UTType) -> Bool { self == type }
  public var preferredFilenameExtension: String? { identifier.split(separator: ".").last.map(String.init) }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
}

/// A value that can be dragged, pasted and shared.
@available(iOS 16.0, *)
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is handed over.
@available(iOS 16.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

@available(iOS 16.0, *)
extension Never: TransferRepresentation {
  public typealias Item = Never
}

@available(iOS 16.0, *)
extension Never: Transferable {
  public typealias Representation = Never
  public static var transferRepresentation: Never { preconditionFailure("Never has no values") }
}

/// Collects representations.
@available(iOS 16.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> where Item: Decodable, Item: Encodable { content }
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation { content }
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation { content }
  public static func buildBlock<C0, C1>(_ content0: C0, _ content1: C1) -> some TransferRepresentation<Item>
  where C0: TransferRepresentation, C1: TransferRepresentation, C0.Item == Item, C1.Item == Item { content0 }
  public static func buildBlock<C0, C1, C2>(
    _ content0: C0, _ content1: C1, _ content2: C2
  ) -> some TransferRepresentation<Item>
  where
    C0: TransferRepresentation, C1: TransferRepresentation, C2: TransferRepresentation, C0.Item == Item,
    C1.Item == Item, C2.Item == Item
  { content0 }
}

/// As JSON or another coding.
@available(iOS 16.0, *)
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation, Sendable
where Item: Transferable, Item: Decodable, Item: Encodable {
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}
}

/// As bytes.
@available(iOS 16.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, Sendable {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// As a file.
@available(iOS 16.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, Sendable {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// As another value.
@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation, Sendable
{
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

/// A file to be sent.
@available(iOS 16.0, *)
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file received.
@available(iOS 16.0, *)
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

@available(iOS 16.0, *)
extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: String.self, contentType: .plainText)
  }
}
@available(iOS 16.0, *)
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: URL.self, contentType: .url)
  }
}
@available(iOS 16.0, *)
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Data.self, contentType: .data)
  }
}
@available(iOS 16.0, *)
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .rtf) { Data(String($0.characters).utf8) }
  }
}
@available(iOS 16.0, *)
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .data) { Data($0.description.utf8) }
  }
}
@available(iOS 16.0, *)
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .image) { Data($0.name.utf8) }
  }
}

/// Hands data to another process.
open class NSItemProvider: NSObject {
  private let item: Any?
  public override init() { item = nil }
  public init(object: NSObject) { item = object }
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    item = fileURL
  }
  public var suggestedName: String?
  public var registeredTypeIdentifiers: [String] { [] }
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
}

/// What can be made of the data that another process hands over.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}

extension UIColor: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

/// Which processes may read the data.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case ownProcess = 3
}

/// A document that is a value.
@available(iOS 14.0, *)
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

@available(iOS 14.0, *)
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
@available(iOS 14.0, *)
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

@available(iOS 14.0, *)
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document being read.
@available(iOS 14.0, *)
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// A document being written.
@available(iOS 14.0, *)
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A file or folder in memory.
open class FileWrapper {
  open var regularFileContents: Data?
  open var fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  public init(directoryWithFileWrappers children: [String: FileWrapper]) { fileWrappers = children }
}

/// Receives what is dropped on a view.
@available(iOS 13.4, *)
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is being dropped.
@available(iOS 13.4, *)
public struct DropInfo {
  public var location: CGPoint
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
@available(iOS 13.4, *)
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// An answer to a drop that has not happened yet.
@available(iOS 13.4, *)
public struct DropProposal {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

import Foundation

/// A scene that opens, edits and saves documents. The model shows a new document.
@available(iOS 14.0, *)
public struct DocumentGroup<Document, Content> where Content: View {
  private let makeContent: @MainActor () -> Content
}

@available(iOS 14.0, *)
extension DocumentGroup: Scene, _PrimitiveScene, PrimitiveScene {
  var windows: [WindowKind] { [WindowKind(id: nil, value: nil) { _ in makeContent() }] }
}

@available(iOS 14.0, *)
extension DocumentGroup where Document: FileDocument {
  @MainActor @preconcurrency public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let box = DocumentBox(newDocument)
    makeContent = {
      let document = Binding(get: { box.document }, set: { box.document = $0 })
      return editor(FileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
    }
  }
}

/// Keeps the document of a group from its first use on.
@MainActor @Observable
private final class DocumentBox<Document> {
  @ObservationIgnored private let make: () -> Document
  @ObservationIgnored private(set) lazy var first = make()
  private var edited: Document?

  init(_ make: @escaping () -> Document) { self.make = make }

  var document: Document {
    get { edited ?? first }
    set { edited = newValue }
  }
}

/// A document that is a value, open in an editor.
@available(iOS 14.0, *)
public struct FileDocumentConfiguration<Document> where Document: FileDocument {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

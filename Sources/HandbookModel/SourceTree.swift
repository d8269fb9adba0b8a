import Synchronization

/// A text file as read from disk. `path` is relative to its root, with `/`.
package struct SourceFile: Hashable, Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Everything a build reads, loaded at once: no later stage touches the disk.
package struct SourceTree: Sendable {
  /// How diagnostics name the content folder ("Content", "docs/Content"); see `displayPath`.
  package var contentName: String
  /// `handbook.yml`, if there is one.
  package var configuration: SourceFile?
  /// `synonyms.yml`, if there is one.
  package var synonyms: SourceFile?
  /// `questions.tsv`, if there is one.
  package var questions: SourceFile?
  /// Markdown documents, sorted by path.
  package var documents: [SourceFile]
  /// `Support/*.swift`, sorted by path.
  package var support: [SourceFile]
  /// Other files in the content folder that are published as they are (images …).
  package var resources: [SourceFile]
  /// `*.mustache`, paths relative to the template folder.
  package var templates: [SourceFile]
  /// Everything below the template folder's `assets/`.
  package var assets: [SourceFile]
  /// Folders that were read completely: a file below them that is not listed does not exist. Their paths are
  /// like those of the documents.
  package var roots: [String]
  /// The paths of other files below the roots, which were not read. Links may lead to them.
  package var unread: [String]
  /// Problems met while reading (`NotUTF8`, `LinkLeavesProject`, …).
  package var diagnostics: [Diagnostic]

  package init(
    contentName: String, configuration: SourceFile? = nil, synonyms: SourceFile? = nil,
    questions: SourceFile? = nil, documents: [SourceFile] = [], support: [SourceFile] = [],
    resources: [SourceFile] = [],
    templates: [SourceFile] = [], assets: [SourceFile] = [], roots: [String] = [""], unread: [String] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.contentName = contentName
    self.configuration = configuration
    self.synonyms = synonyms
    self.questions = questions
    self.documents = documents
    self.support = support
    self.resources = resources
    self.templates = templates
    self.assets = assets
    self.roots = roots
    self.unread = unread
    self.diagnostics = diagnostics
  }
}

/// How diagnostics name a file, so that it is found from where the program was started.
///
/// - Parameters:
///   - path: The path, relative to the content folder.
///   - contentName: The content folder's name; empty if paths are as the user typed them, "." if it is the
///     folder that the program was started in.
package func displayPath(_ path: String, in contentName: String) -> String {
  contentName.isEmpty || contentName == "." ? path : "\(contentName)/\(path)"
}

/// One file of the finished site. `path` is relative to the output folder, with `/`.
package struct OutputFile: Hashable, Sendable {
  package var path: String
  private let contents: Contents

  private enum Contents: Sendable {
    case bytes([UInt8])
    case pieces(Pieces)
  }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    contents = .bytes(bytes)
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// A file that may be too large for memory. It is made in pieces each time it is read, unless it turns out
  /// to be small.
  ///
  /// - Parameter make: Calls `add` with each piece. Each call must give the same pieces.
  package init(path: String, pieces make: @escaping @Sendable (_ add: ([UInt8]) -> Void) -> Void) {
    self.path = path
    contents = .pieces(Pieces(make))
  }

  package var bytes: [UInt8] {
    if case .bytes(let bytes) = contents { return bytes }
    var bytes: [UInt8] = []
    forEachPiece { bytes += $0 }
    return bytes
  }

  /// The number of bytes, if it is known without making the file.
  package var size: Int? {
    if case .bytes(let bytes) = contents { bytes.count } else { nil }
  }

  /// The digest of the file's bytes. A file in pieces is made for this, unless it was read before. If another
  /// thread is reading it, this one waits.
  package var digest: UInt64 {
    switch contents {
    case .bytes(let bytes): contentDigest(of: bytes)
    case .pieces(let pieces): pieces.digest
    }
  }

  package static func == (a: Self, b: Self) -> Bool { a.path == b.path && a.bytes == b.bytes }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes)
  }

  /// Calls `body` with the bytes in order.
  package func forEachPiece(_ body: ([UInt8]) -> Void) {
    switch contents {
    case .bytes(let bytes): body(bytes)
    case .pieces(let pieces): pieces.forEach(body)
    }
  }

  private final class Pieces: Sendable {
    /// A file of up to so many bytes stays in memory once it was made.
    private static let limit = 1 << 20

    private struct Known {
      var digest: UInt64?
      var bytes: [UInt8]?
    }

    private let make: @Sendable (_ add: ([UInt8]) -> Void) -> Void
    private let known = Mutex(Known())

    init(_ make: @escaping @Sendable (_ add: ([UInt8]) -> Void) -> Void) { self.make = make }

    var digest: UInt64 {
      known.withLock { known in
        if known.digest == nil { read(&known) { _ in } }
        return known.digest!
      }
    }

    func forEach(_ body: ([UInt8]) -> Void) {
      known.withLock { known in
        if let bytes = known.bytes { body(bytes) } else { read(&known, body) }
      }
    }

    private func read(_ known: inout Known, _ body: ([UInt8]) -> Void) {
      var digester = ContentDigester()
      var bytes: [UInt8]? = []
      // Growing the array would need the old and the new memory at once. Reserved memory costs nothing until
      // it is used.
      bytes?.reserveCapacity(Self.limit)
      make { piece in
        body(piece)
        digester.add(piece)
        if let count = bytes?.count, count + piece.count > Self.limit { bytes = nil }
        bytes?.append(contentsOf: piece)
      }
      known = Known(digest: digester.digest, bytes: bytes)
    }
  }
}

/// The result of a build: all files, and all diagnostics.
package struct Site: Sendable {
  package var files: [OutputFile]
  package var diagnostics: [Diagnostic]

  package init(files: [OutputFile], diagnostics: [Diagnostic]) {
    self.files = files
    self.diagnostics = diagnostics
  }
}

import Synchronization

/// A part of the site that can be made by itself, usually one file.
package struct SitePart: Sendable {
  /// The path of its file, or of the first of several.
  package let name: String
  /// A digest of everything that its files depend on: equal keys mean equal bytes. nil if it is only known
  /// once they are made.
  package var key: Digest? { lazyKey.value }
  package let make: @Sendable () -> [OutputFile]
  private let lazyKey: LazyKey

  /// - Parameter key: Is computed when `key` is first read. While serving, a page that nobody asks for needs
  ///   none.
  package init(
    name: String, key: @autoclosure @escaping @Sendable () -> Digest?,
    make: @escaping @Sendable () -> [OutputFile]
  ) {
    self.name = name
    self.make = make
    lazyKey = LazyKey(key)
  }

  private final class LazyKey: Sendable {
    private let known = Mutex<Digest??>(nil)
    private let find: @Sendable () -> Digest?

    init(_ find: @escaping @Sendable () -> Digest?) { self.find = find }

    var value: Digest? {
      if let known = known.withLock({ $0 }) { return known }
      let found = find()
      known.withLock { $0 = .some(found) }
      return found
    }
  }
}

/// What the last files of a site, such as its manifest, need to know of another file. That file's bytes may
/// be gone by then.
package struct FileNote: Hashable, Sendable {
  package var path: String
  /// The digest of the file's bytes.
  package var digest: UInt64
  /// The numbers of rows that need a style rule, in ascending order.
  package var rows: [Int]

  package init(path: String, digest: UInt64, rows: [Int]) {
    self.path = path
    self.digest = digest
    self.rows = rows
  }
}

/// What is remembered of a part that was made.
package struct PartNote: Hashable, Sendable {
  package var name: String
  package var key: Digest?
  package var files: [FileNote]

  package init(name: String, key: Digest?, files: [FileNote]) {
    self.name = name
    self.key = key
    self.files = files
  }
}

/// A file that was made now, or the unchanged file of an earlier build.
package enum SiteFile: Sendable {
  case made(OutputFile)
  /// The file's path.
  case kept(String)
}

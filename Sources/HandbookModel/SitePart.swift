import Synchronization

/// A part of the site that can be made by itself: nearly always one file.
package struct SitePart: Sendable {
  /// Path of its file, or of the first of several.
  package let name: String
  /// A digest of all that its files depend on: equal keys mean equal bytes; nil where they have to be made to find out.
  package var key: Digest? { lazyKey.value }
  package let make: @Sendable () -> [OutputFile]
  private let lazyKey: LazyKey

  /// - Parameter key: Computed when `key` is first read. A page that is served and never asked for needs none.
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

/// What the last files of a site need to know of another, when its bytes may be gone.
package struct FileNote: Hashable, Sendable {
  package var path: String
  /// Tells editions of the file apart.
  package var digest: UInt64
  /// Numbers of rows that need a style, ascending.
  package var rows: [Int]

  package init(path: String, digest: UInt64, rows: [Int]) {
    self.path = path
    self.digest = digest
    self.rows = rows
  }
}

/// What is known of a part that was made.
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

/// A file that was made, or one that an earlier build made of the same.
package enum SiteFile: Sendable {
  case made(OutputFile)
  /// Its path.
  case kept(String)
}

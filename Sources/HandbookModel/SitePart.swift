import Synchronization

/// A part of the site that can be made by itself, usually one file.
package struct SitePart: Sendable {
  /// What makes a part's key, and what makes its files.
  package typealias Makers = (key: () -> Digest?, files: () -> [OutputFile])

  /// The path of its file, or of the first of several.
  package let name: String
  private let makers: @Sendable () -> Makers
  private let known = Known()

  /// - Parameter key: Is computed when `key` is first read. While serving, a page that nobody asks for needs
  ///   none.
  package init(
    name: String, key: @autoclosure @escaping @Sendable () -> Digest?,
    make: @escaping @Sendable () -> [OutputFile]
  ) {
    self.init(name: name) { (key, make) }
  }

  /// - Parameter makers: Makes the value that both the key and the files are made of, if there is one. It is not kept:
  ///   the values of all pages would take more room than their bytes.
  package init(name: String, makers: @escaping @Sendable () -> Makers) {
    self.name = name
    self.makers = makers
  }

  /// A digest of everything that its files depend on: equal keys mean equal bytes. nil if it is only known
  /// once they are made.
  package var key: Digest? { known.key(makers().key()) }

  /// Makes the files.
  package func make() -> [OutputFile] { makers().files() }

  /// Finds the key, and returns what makes the files, of the same value as the key.
  package func begun() -> () -> [OutputFile] {
    let (key, files) = makers()
    _ = known.key(key())
    return files
  }

  private final class Known: Sendable {
    private let key = Mutex<Digest??>(nil)

    func key(_ find: @autoclosure () -> Digest?) -> Digest? {
      if let key = key.withLock({ $0 }) { return key }
      let found = find()
      key.withLock { $0 = .some(found) }
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

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that are put aside on disk, and read again later in this process: for what a large book has more of than memory
/// should hold.
///
/// The file has no name, so that nothing is left of it, however the process ends.
package final class Spool: Sendable {
  private let file: Int32
  private let end = Mutex(0)

  /// nil where there is no room for temporary files.
  package init?() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/handbook-XXXXXX".utf8CString)
    file = mkstemp(&template)
    guard file >= 0 else { return nil }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  deinit { if file >= 0 { close(file) } }

  /// Puts bytes aside.
  ///
  /// - Returns: Where they start; nil where the disk takes no more.
  package func append(_ bytes: [UInt8]) -> Int? {
    let start = end.withLock { end in
      defer { end += bytes.count }
      return end
    }
    var count = 0
    while count < bytes.count {
      let put = bytes.withUnsafeBytes {
        pwrite(file, $0.baseAddress! + count, bytes.count - count, off_t(start + count))
      }
      guard put > 0 else { return nil }
      count += put
    }
    return start
  }

  /// Reads what was put aside. Where the disk does not give it back, there is nothing to go on with: the process ends,
  /// and the site that was there stays.
  package func read(_ place: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: place.count) { buffer, count in
      while count < place.count {
        let got = pread(
          file, buffer.baseAddress! + count, place.count - count, off_t(place.lowerBound + count))
        guard got > 0 else { fatalError("cannot read a temporary file: \(String(cString: strerror(errno)))") }
        count += got
      }
    }
  }
}

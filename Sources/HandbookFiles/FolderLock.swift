#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that one process at a time may change: others wait until it is done, or dead. Nothing is written.
struct FolderLock {
  private let folder: Int32
  /// false where folders cannot be locked: on some network file systems, or where this one cannot be read.
  let isHeld: Bool

  /// Waits for its turn.
  ///
  /// - Parameter patience: Seconds until it gives up.
  /// - Throws: `FileError` where another process does not end, or the task is cancelled.
  init(_ path: String, patience: Int = 60) throws(FileError) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.folder = folder
    let step = 20_000
    var waits = patience * 1_000_000 / step
    while folder >= 0, flock(folder, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        isHeld = false
        return
      }
      guard !Task.isCancelled, waits > 0 else {
        close(folder)
        let reason =
          waits > 0 ? "It was interrupted" : "Another process is writing there; try again when it is done"
        throw FileError("write", path, reason: reason)
      }
      waits -= 1
      usleep(UInt32(step))
    }
    isHeld = folder >= 0
  }

  func release() { if folder >= 0 { close(folder) } }
}

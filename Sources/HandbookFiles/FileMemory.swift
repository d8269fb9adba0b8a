import HandbookModel
import Synchronization

/// Files as they were read last, in one process: those that nobody wrote to since need not be read again.
package final class FileMemory: Sendable {
  fileprivate struct Known {
    var stamp: FileStamp
    var bytes: [UInt8]
  }

  /// Folder → place in it → file. Only what was asked for the last time is kept.
  private let known = Mutex<[String: [String: Known]]>([:])

  package init() {}

  /// Nanoseconds after a change for which a file is read again: its time may not tell a change that comes soon after.
  private static let settling = 100_000_000

  func reader(of folder: String) -> Reader { Reader(last: known.withLock { $0[folder] ?? [:] }) }

  /// Keeps what was read of a folder, and nothing else of it.
  func keep(_ reader: Reader, of folder: String) { known.withLock { $0[folder] = reader.now } }

  /// Reads the files of one folder.
  struct Reader {
    fileprivate var last: [String: Known] = [:]
    fileprivate var now: [String: Known] = [:]

    /// - Parameter status: Of the file, asked for before: what is written meanwhile makes it another.
    mutating func read(
      _ path: String, _ status: FileSystem.Status, keeping isKept: Bool
    ) throws(FileError) -> [UInt8] {
      let stamp = FileStamp(status)
      if let known = last[path], known.stamp == stamp {
        now[path] = known
        return known.bytes
      }
      let bytes = try FileSystem.read(path, limit: fileSizeLimit)
      if isKept, let stamp, FileSystem.now - stamp.modified > FileMemory.settling {
        now[path] = Known(stamp: stamp, bytes: bytes)
      }
      return bytes
    }
  }
}

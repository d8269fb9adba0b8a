import Foundation

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A folder for files that are needed only while something is compiled or run, in the system's folder for
/// temporary files.
///
/// The folder is locked as long as its owner runs; the system removes the lock when the process ends. So a
/// folder without a lock was left behind by a process that was killed, and `removeLeftovers` may remove it.
package struct ScratchFolder: Sendable {
  package let path: String
  private let isKept: Bool
  private let lock: FileDescriptor?

  /// - Parameter kept: A folder to use instead. It is not removed, so that its files can be looked at.
  /// - Throws: `MissingTool` if temporary files cannot be written.
  package init(keptIn kept: String? = nil) throws(MissingTool) {
    var path = kept ?? ""
    var lock: FileDescriptor?
    // Until the lock is taken, `removeLeftovers` of another process may remove the new folder; then the next
    // attempt makes another. On a file system without locks, `removeLeftovers` removes nothing.
    for _ in 0..<5 where kept == nil && lock == nil {
      path = "\(Self.parent)/\(Self.prefix)\(UUID().uuidString)"
      try Self.create(path)
      lock = Self.lock(path)
    }
    if let kept { try Self.create(kept) }
    self.path = path
    self.lock = lock
    isKept = kept != nil
  }

  /// Removes the folder and all that is in it.
  package func remove() {
    if !isKept { try? FileManager.default.removeItem(atPath: path) }
    try? lock?.close()
  }

  /// Creates a folder in a scratch folder, unless it exists.
  package static func create(_ path: String) throws(MissingTool) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw unusable(error)
    }
  }

  /// Creates or replaces a file in a scratch folder.
  package static func write(_ text: String, to path: String) throws(MissingTool) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw unusable(error)
    }
  }

  /// Removes the scratch folders of processes that were killed.
  package static func removeLeftovers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
      let path = "\(parent)/\(name)"
      guard let lock = lock(path) else { continue }
      try? FileManager.default.removeItem(atPath: path)
      try? lock.close()
    }
  }

  private static let prefix = "handbook-scratch-"
  private static var parent: String { FileManager.default.temporaryDirectory.path }

  /// Locks a folder. Returns nil if another process holds the lock or has removed the folder, or if this user
  /// may not open it.
  private static func lock(_ path: String) -> FileDescriptor? {
    guard let folder = try? FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .noFollow]) else {
      return nil
    }
    if flock(folder.rawValue, LOCK_EX | LOCK_NB) == 0, FileManager.default.fileExists(atPath: path) {
      return folder
    }
    try? folder.close()
    return nil
  }

  private static func unusable(_ error: any Error) -> MissingTool {
    MissingTool(
      "temporary files cannot be written to '\(parent)': \(systemReason(error)); free some space there, or let "
        + "TMPDIR name another folder")
  }
}

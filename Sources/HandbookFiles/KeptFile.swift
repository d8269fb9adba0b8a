import HandbookModel

/// A file in the folder for caches: what it holds can be made again.
package enum KeptFile {
  /// nothing where there is no such file.
  package static func read(_ path: String) -> [UInt8] { (try? FileSystem.read(path)) ?? [] }

  /// Puts bytes in place in one step, with the folders above them.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(OutputFile(path: path, bytes: bytes), to: path)
  }

  /// Adds bytes to a file, if it is the one that was read: it begins and ends as that did. What another process adds at
  /// the same time comes before them or after; of a process that is killed, only a part may be there.
  ///
  /// - Parameters:
  ///   - size: Bytes that were read.
  ///   - head: The first of them.
  /// - Returns: Whether they were added.
  package static func append(_ bytes: [UInt8], to path: String, after size: Int, head: [UInt8]) -> Bool {
    FileSystem.append(bytes, to: path, after: size, head: head)
  }

  /// Puts a file in place in one step, with the folders above it.
  static func write(_ file: OutputFile, to path: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/") { try FileSystem.createFolder(String(path[..<slash])) }
    let new = "\(path).new-\(FileSystem.processID)"
    do {
      try FileSystem.write(file, to: new)
      try FileSystem.rename(new, to: path)
    } catch {
      FileSystem.removeFile(new)
      throw error
    }
  }
}

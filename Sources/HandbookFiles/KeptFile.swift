import HandbookModel

/// A file in the folder for caches: what it holds can be made again.
package enum KeptFile {
  /// nothing where there is no such file.
  package static func read(_ path: String) -> [UInt8] { (try? FileSystem.read(path)) ?? [] }

  /// Puts bytes in place in one step, with the folders above them.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(OutputFile(path: path, bytes: bytes), to: path)
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

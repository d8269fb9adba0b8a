/// A file in the folder for caches: what it holds can be made again.
package enum KeptFile {
  /// nothing where there is no such file.
  package static func read(_ path: String) -> [UInt8] { (try? FileSystem.read(path)) ?? [] }

  /// Puts a file in place in one step, with the folders above it.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/") { try FileSystem.createFolder(String(path[..<slash])) }
    let new = "\(path).new-\(FileSystem.processID)"
    do {
      try FileSystem.write(bytes, to: new)
      try FileSystem.rename(new, to: path)
    } catch {
      FileSystem.removeFile(new)
      throw error
    }
  }
}

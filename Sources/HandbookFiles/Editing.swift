package import HandbookModel

/// Writes edits into the documents they are about, each document in one step.
///
/// - Parameters:
///   - tree: The documents as they were read: places are counted in their bytes.
///   - content: The content folder; "" where paths are as typed.
/// - Throws: `FileError` where a document changed since it was read, or cannot be written; documents
///   before it are written.
package func apply(_ edits: [TextEdit], to tree: SourceTree, in content: String) throws(FileError) {
  for document in tree.documents {
    let own = edits.filter { $0.range.file == displayPath(document.path, in: tree.contentName) }
    guard !own.isEmpty else { continue }
    let path = content.isEmpty ? document.path : "\(content)/\(document.path)"
    guard try FileSystem.read(path, limit: fileSizeLimit) == document.bytes else {
      throw FileError("write", path, reason: "The file changed since it was read")
    }
    try FileSystem.replace(FileSystem.resolved(path) ?? path, with: applying(own, to: document.bytes))
  }
}

/// Creates or replaces a file, in folders that are made for it.
package func createFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
    try FileSystem.createFolder(String(path[..<slash]))
  }
  if FileSystem.target(path)?.kind == .file {
    try FileSystem.replace(FileSystem.resolved(path) ?? path, with: bytes)
  } else {
    try FileSystem.write(bytes, to: path)
  }
}

/// The bytes with the stretches replaced; edits do not overlap.
package func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
  let lines = SourceLines(bytes)
  var result = bytes
  for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
    result.replaceSubrange(
      lines.offset(of: edit.range.start)..<lines.offset(of: edit.range.end), with: edit.text.utf8)
  }
  return result
}

package import HandbookModel

/// Writes edits into the documents they are about, each document in one step.
///
/// - Parameters:
///   - tree: The documents as they were read: places are counted in their bytes.
///   - content: The content folder; "" where paths are as typed.
/// - Throws: `FileError` where a document changed since it was read, or cannot be written; documents
///   before it are written.
package func apply(_ edits: [TextEdit], to tree: SourceTree, in content: String) throws(FileError) {
  let prefix = tree.contentName.isEmpty ? "" : "\(tree.contentName)/"
  for document in tree.documents {
    let own = edits.filter { $0.range.file == prefix + document.path }
    guard !own.isEmpty else { continue }
    let path = content.isEmpty ? document.path : "\(content)/\(document.path)"
    guard try FileSystem.read(path, limit: fileSizeLimit) == document.bytes else {
      throw FileError("write", path, reason: "The file changed since it was read")
    }
    let target = FileSystem.resolved(path) ?? path
    try FileSystem.write(applying(own, to: document.bytes), to: "\(target).edited")
    try FileSystem.rename("\(target).edited", to: target)
  }
}

/// The bytes with the stretches replaced; edits do not overlap.
func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
  var starts = [0]
  for (offset, byte) in bytes.enumerated() where byte == 10 { starts.append(offset + 1) }
  func offset(_ place: SourceLocation) -> Int {
    starts[min(place.line, starts.count) - 1] + place.column - 1
  }
  var result = bytes
  for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
    result.replaceSubrange(offset(edit.range.start)..<offset(edit.range.end), with: edit.text.utf8)
  }
  return result
}

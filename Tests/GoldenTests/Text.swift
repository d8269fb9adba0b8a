import Foundation

/// The text of a file. Bytes that are not UTF-8 become U+FFFD.
func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

/// The texts of all files below a folder, by path with `/`; empty if the folder does not exist.
func files(below folder: URL) throws -> [String: String] {
  guard FileManager.default.fileExists(atPath: folder.path()) else { return [:] }
  var files: [String: String] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) {
    let file = folder.appending(path: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path(), isDirectory: &isFolder), !isFolder.boolValue
    else { continue }
    files[path] = try text(file)
  }
  return files
}

/// The removed (`-`) and added (`+`) lines in order, with their line numbers.
func lineDifference(from old: String, to new: String) -> String {
  let difference = new.lines.difference(from: old.lines)
  let changes = difference.removals.map { ($0, "-") } + difference.insertions.map { ($0, "+") }
  return changes.map { change, mark in
    switch change {
    case .insert(let offset, let line, _), .remove(let offset, let line, _): (offset + 1, mark, line)
    }
  }
  .sorted { ($0.0, $1.1) < ($1.0, $0.1) }
  .map { number, mark, line in "\(mark)\(number): \(line)" }
  .joined(separator: "\n")
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}

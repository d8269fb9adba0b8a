import Foundation
import HandbookFiles
import HandbookModel
import Testing

struct EditingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Replaces `old` on a line of a document by `new`.
  private func edit(_ text: String, line: Int, column: Int, length: Int, to new: String) throws -> String? {
    try folder.write(["a.md": text])
    let edit = TextEdit(
      range: SourceRange(file: "a.md", line: line, column: column, length: length), text: new)
    try apply([edit], to: load(paths: ["\(folder.path)/a.md"]).relative, in: folder.path)
    return folder.text("a.md")
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func linesAreThoseOfTheParser(_ end: String, _ mark: String) throws {
    let text = "\(mark)é = 1\(end)x\rold;\(end)"
    #expect(try edit(text, line: 3, column: 1, length: 3, to: "new") == text.replacing("old", with: "new"))
    #expect(try edit(text, line: 1, column: 1, length: 2, to: "e") == text.replacing("é", with: "e"))
  }

  @Test func permissionsStay() throws {
    try folder.write(["a.md": "old"])
    let path = "\(folder.path)/a.md"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try edit("old", line: 1, column: 1, length: 3, to: "new") == "new")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
    #expect(folder.names() == ["a.md"])
  }
}

extension SourceTree {
  /// The same with paths below the folder.
  fileprivate var relative: SourceTree {
    var tree = self
    for index in tree.documents.indices { tree.documents[index].path = "a.md" }
    return tree
  }
}

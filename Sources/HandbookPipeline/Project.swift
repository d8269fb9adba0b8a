import Foundation
package import HandbookFiles
package import HandbookModel
import HandbookParsing

/// Where a build reads and writes.
package struct Project: Sendable {
  package var root: String
  package var content: String
  package var templates: String?
  package var output: String

  /// - Parameters: As given on the command line; nil: the default below `root`.
  ///
  /// A folder without `Content/` that has documents is itself the content: a flat folder of rules.
  package init(root: String, content: String? = nil, templates: String? = nil, output: String? = nil) {
    self.root = root
    func isFolder(_ path: String) -> Bool {
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
    let standard = join(root, "Content")
    let isItself = !isFolder(standard) && (isContentFolder(root) || !isFolder(root))
    self.content = content ?? (isItself ? root : standard)
    let ownTemplates = join(root, "Templates")
    self.templates = templates ?? (isFolder(ownTemplates) ? ownTemplates : nil)
    self.output = output ?? join(root, "_site")
  }

  /// Reads everything a build needs.
  ///
  /// - Parameters:
  ///   - builtinTemplates: Templates that ship with the program.
  ///   - memory: What was read before in this process.
  package func load(
    builtinTemplates: String?, memory: FileMemory? = nil
  ) throws(FileError) -> SourceTree {
    try HandbookFiles.load(
      content: content, project: root, templates: templates, builtinTemplates: builtinTemplates,
      memory: memory)
  }
}

private func join(_ root: String, _ name: String) -> String {
  root == "." ? name : root.hasSuffix("/") ? root + name : "\(root)/\(name)"
}

/// Whether a text is an address that a site can have, on the command line as in `handbook.yml`.
package func isWebAddress(_ text: String) -> Bool { webURL(text) != nil }

/// Where faults of the program are reported: the issues of the repository that released it.
///
/// - Returns: nil where the program was not released, and so does not know it.
package func issuesAddress(executable: String) -> String? {
  guard let file = shippedFolder("action", executable: executable),
    let action = try? String(contentsOfFile: file, encoding: .utf8)
  else { return nil }
  return "https://github.com/\(action.trimmingWhitespace().prefix { $0 != "@" })/issues"
}

/// A folder that belongs to the program, such as `Templates`: beside an installed binary, or above a built one.
package func shippedFolder(_ name: String, executable: String) -> String? {
  var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
  for _ in 0..<5 {
    for place in ["share/handbook", "."] {
      let candidate = folder.appendingPathComponent(place).standardizedFileURL.path
      // A folder of the user's may have the name, too; the program's stand side by side.
      let isOurs = ["Templates/layout.mustache", "Starter/project"].allSatisfy {
        FileManager.default.fileExists(atPath: "\(candidate)/\($0)")
      }
      if isOurs { return "\(candidate)/\(name)" }
    }
    folder.deleteLastPathComponent()
  }
  return nil
}

/// The template folder that belongs to the program.
package func builtinTemplates(executable: String) -> String? {
  shippedFolder("Templates", executable: executable)
}

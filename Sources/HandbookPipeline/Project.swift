import Foundation
package import HandbookFiles
package import HandbookModel
import HandbookParsing

/// The folders that a build reads and writes.
package struct Project: Sendable {
  package var root: String
  package var content: String
  package var templates: String?
  package var output: String

  /// The arguments are as given on the command line; nil stands for the default below `root`.
  ///
  /// A folder without `Content/` that contains documents is itself the content: a flat folder of rules.
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
  ///   - builtinTemplates: The folder of the templates that come with the program.
  ///   - memory: Files that an earlier build in this process read.
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

/// Whether a text can be the address of a site, on the command line or in `handbook.yml`.
package func isWebAddress(_ text: String) -> Bool { webURL(text) != nil }

/// The address at which to report faults of the program: the issues of the repository that released it.
///
/// - Returns: nil for a program that was not released, as it does not know its repository.
package func issuesAddress(executable: String) -> String? {
  guard let file = shippedFolder("action", executable: executable),
    let action = try? String(contentsOfFile: file, encoding: .utf8)
  else { return nil }
  return "https://github.com/\(action.trimmingWhitespace().prefix { $0 != "@" })/issues"
}

/// Finds a folder that comes with the program, such as `Templates`: in `share/` beside an installed program,
/// or above a built one.
package func shippedFolder(_ name: String, executable: String) -> String? {
  var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
  for _ in 0..<5 {
    for place in ["share/handbook", "."] {
      let candidate = folder.appendingPathComponent(place).standardizedFileURL.path
      // The user may have a folder of that name, too. The program's folder also contains these two.
      let isOurs = ["Templates/layout.mustache", "Starter/project"].allSatisfy {
        FileManager.default.fileExists(atPath: "\(candidate)/\($0)")
      }
      if isOurs { return "\(candidate)/\(name)" }
    }
    folder.deleteLastPathComponent()
  }
  return nil
}

/// The folder of the templates that come with the program.
package func builtinTemplates(executable: String) -> String? {
  shippedFolder("Templates", executable: executable)
}

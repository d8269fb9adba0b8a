package import HandbookModel

/// Largest file that is read, in bytes; larger ones are reported.
package let fileSizeLimit = 8 << 20

/// Reads a configured project, or any content folder, in one go.
///
/// Documents are `*.md` (not `README.md`, nor files starting with `_` except `_sections.md`), support is
/// `Support/*.swift`, everything else is a resource. Hidden files are skipped. All lists are sorted by path.
///
/// Diagnostics: `LinkLeavesProject`, `LinkToFolderAbove`, `FileTooLarge`, `UnreadableFile`.
///
/// - Parameters:
///   - content: The content folder.
///   - project: Folder that symbolic links must not leave; nil: the content folder.
///   - templates: The project's template folder, if it has one.
///   - builtinTemplates: The program's; the project's templates and assets stand in for those of the same path.
///   - memory: What was read before in this process.
/// - Throws: `FileError` where the content folder cannot be read, or has no document.
package func load(
  content: String, project: String? = nil, templates: String? = nil, builtinTemplates: String? = nil,
  memory: FileMemory? = nil
) throws(FileError) -> SourceTree {
  let name = displayName(content)
  var walk = try FolderWalk(root: content, boundary: project ?? content, displayName: name, memory: memory)
  var tree = SourceTree(contentName: name)
  for file in try walk.files() {
    if file.path == "handbook.yml" {
      tree.configuration = file
    } else if file.path == "synonyms.yml" {
      tree.synonyms = file
    } else if file.path == "questions.tsv" {
      tree.questions = file
    } else if isDocument(file.path) {
      tree.documents.append(file)
    } else if file.path.hasPrefix("Support/"), file.path.hasSuffix(".swift") {
      tree.support.append(file)
    } else if !isMarkdown(file.path) {
      tree.resources.append(file)
    }
  }
  tree.diagnostics = walk.diagnostics

  var templateFiles: [String: SourceFile] = [:]
  for folder in [builtinTemplates, templates].compactMap({ $0 }) {
    var walk = try FolderWalk(
      root: folder, boundary: folder, displayName: displayName(folder), memory: memory)
    for file in try walk.files() { templateFiles[file.path] = file }
    tree.diagnostics += walk.diagnostics
  }
  for path in templateFiles.keys.sorted(by: FileSystem.areInByteOrder) {
    guard var file = templateFiles[path] else { continue }
    if path.hasPrefix("assets/") {
      file.path = String(path.dropFirst("assets/".count))
      tree.assets.append(file)
    } else if path.hasSuffix(".mustache") {
      tree.templates.append(file)
    }
  }
  try requireDocuments(tree, in: content)
  return tree
}

/// Reads Markdown files and folders named by the user, in a project or not.
///
/// Paths are kept as typed, so that diagnostics show them so. A file named explicitly is read whatever its
/// extension; of a folder, the documents are. Links must not leave the folder they stand in. Documents of one project
/// are checked with its settings and the code they share.
///
/// - Parameter content: The content folder of the project, where no folder above the documents has a `handbook.yml`.
/// - Returns: A tree with an empty `contentName`; a file named twice is in it once.
/// - Throws: `FileError` where a path does not exist or cannot be read, or there is no document.
package func load(paths: [String], content: String? = nil) throws(FileError) -> SourceTree {
  var tree = SourceTree(contentName: "", roots: [])
  let folders = Set(paths.map { contentFolder(of: $0, among: content) })
  if folders.count == 1, let folder = folders.first ?? nil { try addShared(of: folder, to: &tree) }
  var seen: Set<String> = []
  for path in paths {
    guard let status = FileSystem.target(path) else { throw FileError("read", path) }
    let typed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if status.kind == .folder {
      var walk = try FolderWalk(root: typed, boundary: typed, displayName: typed)
      let prefix = typed == "." ? "" : typed == "/" ? "/" : "\(typed)/"
      for var file in try walk.files(where: isDocument) {
        file.path = prefix + file.path
        if seen.insert(file.path).inserted { tree.documents.append(file) }
        if file.path.hasSuffix("_sections.md") { tree.unread.append(file.path) }
      }
      tree.roots.append(typed == "." ? "" : typed)
      tree.unread += walk.passedOver.map { prefix + $0 }
      tree.diagnostics += walk.diagnostics
    } else if seen.insert(typed).inserted {
      if status.size > fileSizeLimit {
        tree.diagnostics.append(tooLarge(typed))
      } else {
        let bytes = try FileSystem.read(typed, limit: fileSizeLimit)
        tree.documents.append(SourceFile(path: typed, bytes: bytes))
      }
      addSections(beside: typed, &tree, &seen)
    }
  }
  tree.documents.sort { FileSystem.areInByteOrder($0.path, $1.path) }
  try requireDocuments(tree, in: paths.joined(separator: "', '"))
  return tree
}

/// Whether a folder holds documents itself, so that no `Content` folder is expected in it.
package func isContentFolder(_ folder: String) -> Bool {
  let names = (try? FileSystem.names(in: folder)) ?? []
  let marks: Set = ["handbook.yml", "_sections.md", "rules", "guides", "glossary"]
  return names.contains { name in
    marks.contains(name)
      || isDocument(name)
        && ((try? FileSystem.read("\(folder)/\(name)", limit: 8))?.contains("---".utf8) ?? false)
  }
}

/// A site without a document is nobody's wish: what was named is another folder, or empty by mistake.
private func requireDocuments(_ tree: SourceTree, in place: String) throws(FileError) {
  guard tree.diagnostics.isEmpty, !tree.documents.contains(where: { !$0.path.hasSuffix("_sections.md") })
  else {
    return
  }
  throw FileError("read", place, reason: "There is no document in it (Markdown, other than README.md)")
}

/// The content folder that a document is in: the nearest above it that has settings, or the project's.
private func contentFolder(of path: String, among project: String?) -> String? {
  guard let path = FileSystem.resolved(path) else { return nil }
  let project = project.flatMap { folder in FileSystem.resolved(folder).map { (typed: folder, resolved: $0) }
  }
  var folder = path[...]
  while !folder.isEmpty {
    if FileSystem.status("\(folder)/handbook.yml")?.kind == .file {
      return folder == project?.resolved[...] ? project?.typed : String(folder)
    }
    folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
  }
  guard let project, path == project.resolved || path.hasPrefix(project.resolved + "/") else { return nil }
  return project.typed
}

/// What all documents of a content folder are checked with: its settings, and the code they share.
private func addShared(of content: String, to tree: inout SourceTree) throws(FileError) {
  let settings = "\(content)/handbook.yml"
  if FileSystem.status(settings)?.kind == .file {
    tree.configuration = SourceFile(
      path: settings, bytes: try FileSystem.read(settings, limit: fileSizeLimit))
  }
  let support = "\(content)/Support"
  guard FileSystem.target(support)?.kind == .folder else { return }
  var walk = try FolderWalk(root: support, boundary: content, displayName: support)
  for var file in try walk.files(where: { $0.hasSuffix(".swift") }) {
    file.path = "\(support)/\(file.path)"
    tree.support.append(file)
  }
  tree.diagnostics += walk.diagnostics
}

/// A folder as it is named from where the program was started; of one that lies elsewhere, the last part.
private func displayName(_ folder: String) -> String {
  let parts = folder.split(separator: "/").filter { $0 != "." }
  if folder.hasPrefix("/") || parts.contains("..") {
    return parts.last { $0 != ".." }.map(String.init) ?? "."
  }
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}

/// The sections of a single file's folder, if it has them: they say which section the file is in.
private func addSections(beside path: String, _ tree: inout SourceTree, _ seen: inout Set<String>) {
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  let sections = folder + "_sections.md"
  guard FileSystem.status(sections)?.kind == .file, seen.insert(sections).inserted,
    let bytes = try? FileSystem.read(sections, limit: fileSizeLimit)
  else { return }
  tree.documents.append(SourceFile(path: sections, bytes: bytes))
}

private func isMarkdown(_ path: String) -> Bool {
  path.hasSuffix(".md") || path.hasSuffix(".markdown")
}

/// Whether a file found in a folder is a document, or names sections.
private func isDocument(_ path: String) -> Bool {
  let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  if name == "_sections.md" { return true }
  return isMarkdown(path) && !name.hasPrefix("_") && name != "README.md"
}

func tooLarge(_ path: String) -> Diagnostic {
  Diagnostic(
    .error, "FileTooLarge", "file is larger than \(fileSizeLimit >> 20) MB",
    at: SourceRange(file: path, line: 1), help: "Split it, or keep it out of the content folder")
}

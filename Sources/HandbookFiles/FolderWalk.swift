import HandbookModel

/// Reads the files below a folder, in order of their paths, without leaving a boundary.
struct FolderWalk {
  private let root: String
  /// The folder no link may leave, resolved.
  private let boundary: String
  private let displayName: String
  private let memory: FileMemory?
  private(set) var diagnostics: [Diagnostic] = []
  /// Paths of the files the filter did not take.
  private(set) var passedOver: [String] = []

  /// - Parameter memory: What was read of the folder before.
  init(root: String, boundary: String, displayName: String, memory: FileMemory? = nil) throws(FileError) {
    guard let resolved = FileSystem.resolved(boundary) else { throw FileError("read", boundary) }
    self.root = root
    self.boundary = resolved
    self.displayName = displayName
    self.memory = memory
  }

  /// All files a filter takes, with paths relative to the root.
  ///
  /// A link to a folder above is reported, not followed; other folders that links lead to are visited once each.
  mutating func files(where takes: (String) -> Bool = { _ in true }) throws(FileError) -> [SourceFile] {
    var files: [SourceFile] = []
    var folders = [""]
    var visited: Set<String> = []
    var reader = memory?.reader(of: root) ?? FileMemory.Reader()
    defer { memory?.keep(reader, of: root) }
    if let resolved = FileSystem.resolved(root) { visited.insert(resolved) }
    while let folder = folders.popLast() {
      let full = folder.isEmpty ? root : "\(root)/\(folder)"
      let names: [String]
      do {
        names = try FileSystem.names(in: full)
      } catch {
        if folder.isEmpty { throw error }
        report("UnreadableFile", "folder cannot be read: \(error.reason)", folder)
        continue
      }
      // A site this program wrote is no content, wherever it stands.
      if names.contains(manifestName) { continue }
      let paths = names.filter { !$0.hasPrefix(".") }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      let statuses = inParallel(paths) { [root] in FileSystem.status("\(root)/\($0)") }
      for (path, found) in zip(paths, statuses) {
        let place = "\(root)/\(path)"
        guard var status = found else {
          // Gone since the folder was read, unless its name could not be said.
          if path.unicodeScalars.contains("\u{FFFD}") {
            report("UnreadableFile", "file name is not UTF-8", path, help: "Rename the file")
          }
          continue
        }
        if status.kind == .link {
          guard let target = FileSystem.resolved(place), let found = FileSystem.target(place) else {
            report("UnreadableFile", "symbolic link leads nowhere", path)
            continue
          }
          guard target == boundary || target.hasPrefix(boundary == "/" ? "/" : boundary + "/") else {
            report(
              "LinkLeavesProject", "symbolic link leaves the project", path,
              help: "Copy the file into the project")
            continue
          }
          status = found
          let above = FileSystem.resolved(full) ?? full
          if found.kind == .folder, above == target || above.hasPrefix(target == "/" ? "/" : target + "/") {
            report(
              "LinkToFolderAbove", "symbolic link leads to a folder that it is in", path,
              help: "Remove it: what is in that folder is read already")
            continue
          }
          if found.kind == .folder, !visited.insert(target).inserted { continue }
        }
        switch status.kind {
        case .folder: folders.append(path)
        case .file where takes(path):
          if status.size > fileSizeLimit {
            diagnostics.append(tooLarge(displayPath(path, in: displayName)))
            continue
          }
          do {
            files.append(
              SourceFile(path: path, bytes: try reader.read(place, status, keeping: memory != nil)))
          } catch {
            report("UnreadableFile", "file cannot be read: \(error.reason)", path)
          }
        case .file: passedOver.append(path)
        default: break
        }
      }
    }
    return files.sorted { FileSystem.areInByteOrder($0.path, $1.path) }
  }

  private mutating func report(
    _ id: String, _ message: String, _ path: String, help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        .error, id, message, at: SourceRange(file: displayPath(path, in: displayName), line: 1), help: help))
  }
}

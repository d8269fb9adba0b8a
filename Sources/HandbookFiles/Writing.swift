import Dispatch
package import HandbookModel
import Synchronization

/// What writing a site did, in files.
package struct WriteSummary: Hashable, Sendable {
  package var written = 0
  package var unchanged = 0
  package var removed = 0

  package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
  }
}

/// Name of the list of files the program made, in the output folder.
let manifestName = ".handbook-manifest"

/// Writes a site so that its folder holds the old one or the new one, never a mixture.
///
/// The new site is made beside the old one and exchanged with it in one step; unchanged files are the old
/// files themselves, so they keep their times. Where nothing changed, nothing is written. Of the old site
/// only files the program made are removed: others, such as `CNAME` or `.git`, are kept. While another process
/// writes the same site, this one waits.
///
/// - Parameters:
///   - output: The folder, existing or not; a link to a folder is followed.
///   - record: What is known of the site as it was last written.
///   - produce: Hands over the files one by one; none is kept, so a site may be larger than memory. It is told which
///     parts of the site stand in the folder as the record says: their files need not be made.
/// - Returns: What was done, and what is known of the site now.
/// - Throws: `FileError`, with the old site as it was: where a path of the site leaves the folder or is there
///   twice, where the folder holds files and the program did not make it, where a file of another would be
///   overwritten, or where the disk refuses.
package func write(
  to output: String, last record: SiteRecord = SiteRecord(),
  files produce: (
    _ known: @escaping @Sendable (SitePart) -> PartNote?, _ add: (SiteFile) throws(FileError) -> Void
  ) throws(FileError) -> [PartNote]
) throws(FileError) -> (summary: WriteSummary, record: SiteRecord) {
  let folder = FileSystem.resolved(output) ?? withoutTrailingSlash(output)
  let (parent, name) = split(folder)
  try FileSystem.createFolder(parent)
  let lock = try FolderLock(parent)
  defer { lock.release() }
  if lock.isHeld { try removeLeftovers(of: name, in: parent) }
  var writer = try SiteWriter(output, folder: folder)
  do {
    let old = writer.old
    let known: @Sendable (SitePart) -> PartNote? = { record.note(of: $0, standing: { old.stamps[$0] }) }
    let notes = try produce(known) { (file) throws(FileError) in
      // Whoever cancels a build wants the old site, and soon.
      guard !Task.isCancelled else { throw FileError("write", output, reason: "It was interrupted") }
      try writer.add(file)
    }
    let summary = try writer.finish()
    return (summary, SiteRecord(notes) { FileSystem.status("\(folder)/\($0)").flatMap { FileStamp($0) } })
  } catch {
    writer.discard()
    throw writer.asTyped(error)
  }
}

/// Asks whether a site can be written to a folder, before the work for it is done.
///
/// - Parameter output: The folder, existing or not.
/// - Throws: `FileError` where the folder holds files that the program did not make, or where the disk refuses.
package func requireOutput(_ output: String) throws(FileError) {
  let folder = FileSystem.resolved(output) ?? withoutTrailingSlash(output)
  try OldSite.requireOwn(folder, named: output)
  // The new site is made beside the old one.
  try requireFolder(split(folder).parent, for: output)
}

/// Asks whether files can be made in a folder, which may have to be made itself.
///
/// - Parameter path: What the user named, for the error.
/// - Throws: `FileError`.
package func requireFolder(_ folder: String, for path: String) throws(FileError) {
  var nearest = withoutTrailingSlash(folder)
  while FileSystem.target(nearest) == nil, nearest != split(nearest).parent {
    nearest = split(nearest).parent
  }
  try FileSystem.requireFolder(nearest, for: path)
}

/// Writes a site that is in memory.
@discardableResult
package func write(_ site: Site, to output: String) throws(FileError) -> WriteSummary {
  try write(to: output) { (_, add) throws(FileError) in
    for file in site.files { try add(.made(file)) }
    return []
  }.summary
}

/// A site on its way to its folder.
private struct SiteWriter {
  private let output: String
  private let folder: String
  let old: OldSite
  private var paths = SitePaths()
  /// Files that are as they were, until there is a first that is not.
  private var unchanged: [String] = []
  /// Made for the first file that is not as it was.
  private var staging: Staging?
  private let longFiles = LongFiles()
  private var summary = WriteSummary()

  /// - Parameters:
  ///   - output: As the user names it.
  ///   - folder: The same, links followed.
  init(_ output: String, folder: String) throws(FileError) {
    self.output = output
    self.folder = folder
    old = try OldSite(folder, named: output)
  }

  /// The error by the name of the site that the user knows, not by that of the folder beside it where the new one is made.
  func asTyped(_ error: FileError) -> FileError {
    guard let path = error.path.removing("\(folder)\(stagingInfix)\(FileSystem.processID)") else {
      return error
    }
    var error = error
    error.path = output + path
    return error
  }

  mutating func add(_ file: SiteFile) throws(FileError) {
    switch file {
    case .made(let file):
      try paths.add(file.path)
      if file.size == nil {
        try putLater(file)
      } else if try put(file) {
        summary.written += 1
      } else {
        summary.unchanged += 1
      }
    case .kept(let path):
      try paths.add(path)
      try keep(path)
      summary.unchanged += 1
    }
  }

  private mutating func keep(_ path: String) throws(FileError) {
    if staging == nil { unchanged.append(path) } else { try staging!.keep(path, from: folder) }
  }

  /// Puts the new site in the old one's place.
  mutating func finish() throws(FileError) -> WriteSummary {
    for isNew in try longFiles.finish() {
      if isNew { summary.written += 1 } else { summary.unchanged += 1 }
    }
    let made = paths.files
    let isListNew = try put(OutputFile(path: manifestName, bytes: manifest(of: made)))
    summary.removed =
      old.made.filter {
        $0 != manifestName && !made.contains($0) && old.entries[$0] != nil
      }.count
    guard staging != nil else { return summary }
    // Files in pieces are written to know whether they are new.
    guard isListNew || summary.written > 0 else {
      discard()
      return summary
    }
    for path in old.foreign { try staging!.copy(path, from: folder, kind: old.entries[path] ?? .other) }
    try swap(staging!.folder, folder, hasOld: old.exists)
    // What was in the old site is now under the staging name; what is not ours has its second name in the new.
    if old.exists { OldSite.remove(staging!.folder, entries: old.entries) }
    return summary
  }

  /// Takes everything back.
  func discard() {
    _ = try? longFiles.finish()
    staging?.remove()
  }

  /// - Returns: Whether the file is not as it was.
  private mutating func put(_ file: OutputFile) throws(FileError) -> Bool {
    try refuseForeign(file.path)
    if old.holds(file) {
      try keep(file.path)
      return false
    }
    try beginStaging()
    try staging!.write(file)
    return true
  }

  /// Writes a file in pieces while others are made: to make it twice, once to compare it, would cost more.
  private mutating func putLater(_ file: OutputFile) throws(FileError) {
    try refuseForeign(file.path)
    try beginStaging()
    let new = try staging!.place(file.path)
    longFiles.write(file, to: new, insteadOf: old.stamps[file.path].map { _ in "\(folder)/\(file.path)" })
  }

  private func refuseForeign(_ path: String) throws(FileError) {
    guard old.isForeign(path) else { return }
    throw FileError(
      "write", "\(output)/\(path)", reason: "A file stands there that this program did not make")
  }

  private mutating func beginStaging() throws(FileError) {
    guard staging == nil else { return }
    staging = try Staging("\(folder)\(stagingInfix)\(FileSystem.processID)")
    for path in unchanged { try staging!.keep(path, from: folder) }
    unchanged = []
  }

  private func manifest(of paths: Set<String>) -> [UInt8] {
    var bytes: [UInt8] = []
    for path in paths.sorted(by: FileSystem.areInByteOrder) {
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}

/// Files in pieces, written one after the other on a thread of their own.
private final class LongFiles: Sendable {
  private let queue = DispatchQueue(label: "handbook.long-files")
  private let results = Mutex<[Result<Bool, FileError>]>([])

  /// - Parameter old: The file as it was; where it holds the same, it takes the new one's place.
  func write(_ file: OutputFile, to new: String, insteadOf old: String?) {
    queue.async {
      let result = Result { () throws(FileError) in
        try FileSystem.write(file, to: new)
        guard let old, FileSystem.areSame(old, new) else { return true }
        // Where the file system has no links, the copy stays.
        let link = "\(new).old"
        if FileSystem.hardLink(old, as: link) { try FileSystem.rename(link, to: new) }
        return false
      }
      self.results.withLock { $0.append(result) }
    }
  }

  /// Waits for all.
  ///
  /// - Returns: For each, whether it is not as it was.
  func finish() throws(FileError) -> [Bool] {
    queue.sync {}
    var areNew: [Bool] = []
    for result in results.withLock({ $0 }) { areNew.append(try result.get()) }
    return areNew
  }
}

/// Removes what a process that was killed left beside a site, and puts the site back where it had just taken it
/// away. Nobody else writes to the site at the time.
private func removeLeftovers(of name: String, in parent: String) throws(FileError) {
  for entry in try FileSystem.names(in: parent) {
    let place = "\(parent)/\(entry)"
    func isLeftover(_ infix: String) -> Bool {
      entry.hasPrefix(name + infix) && Int(entry.dropFirst(name.count + infix.count)) != nil
        && FileSystem.status(place)?.kind == .folder
        && FileSystem.status("\(place)/\(manifestName)")?.kind == .file
    }
    if isLeftover(asideInfix), FileSystem.status("\(parent)/\(name)") == nil {
      try FileSystem.rename(place, to: "\(parent)/\(name)")
    } else if isLeftover(stagingInfix) || isLeftover(asideInfix) {
      FileSystem.removeAll(place)
    }
  }
}

/// Between a site's name and the number of the process that makes a new one, or has put the old one aside.
private let stagingInfix = ".new-"
private let asideInfix = ".old-"

/// The folder a path stands in, and its name there.
private func split(_ path: String) -> (parent: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return (".", path) }
  return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
}

/// Puts the new folder in the old one's place; on failure the old one stands.
private func swap(_ staging: String, _ folder: String, hasOld: Bool) throws(FileError) {
  guard hasOld else {
    try FileSystem.rename(staging, to: folder)
    return
  }
  if FileSystem.exchange(staging, folder) { return }
  // A file system without exchange: the old site stands aside for a moment.
  let aside = "\(folder)\(asideInfix)\(FileSystem.processID)"
  try FileSystem.rename(folder, to: aside)
  do {
    try FileSystem.rename(staging, to: folder)
  } catch {
    try FileSystem.rename(aside, to: folder)
    throw error
  }
  try FileSystem.rename(aside, to: staging)
}

/// The paths of a site; refuses those that leave the folder, name no file, or are there twice.
private struct SitePaths {
  private(set) var files: Set<String> = []
  private var folders: Set<String> = []

  mutating func add(_ path: String) throws(FileError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe =
      parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count < 256 }
      && !path.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\\") } && path != manifestName
    guard isSafe else { throw FileError("write", path, reason: "Not a path inside the output folder") }
    guard files.insert(path).inserted else {
      throw FileError("write", path, reason: "Two pages would be written to it")
    }
    let above = newFolders(above: path, in: folders)
    if let both = folders.contains(path) ? path : above.first(where: files.contains) {
      throw FileError("write", both, reason: "It would be a file and a folder")
    }
    folders.formUnion(above)
  }
}

extension String {
  /// What follows a beginning; nil where the text does not begin so.
  fileprivate func removing(_ beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}

private func withoutTrailingSlash(_ path: String) -> String {
  var path = path[...]
  while path.count > 1, path.last == "/" { path.removeLast() }
  return String(path)
}

/// The output folder as it is: what stands in it, and which of that the program made.
private struct OldSite: Sendable {
  let folder: String
  let exists: Bool
  /// Everything in it, by path.
  private(set) var entries: [String: FileSystem.Kind] = [:]
  private(set) var made: Set<String> = []
  /// The stamps of its files, by path.
  private(set) var stamps: [String: FileStamp] = [:]

  /// - Parameter output: The folder as the user names it.
  /// - Throws: See `requireOwn`.
  init(_ folder: String, named output: String) throws(FileError) {
    self.folder = folder
    let names = try Self.requireOwn(folder, named: output)
    exists = names != nil
    guard names?.contains(manifestName) == true else { return }
    let manifest = try FileSystem.read("\(folder)/\(manifestName)")
    made = Set(
      manifest.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
    made.insert(manifestName)
    try walk()
  }

  /// The names in the folder; nil where nothing stands.
  ///
  /// - Throws: `FileError` where the folder has files and no manifest: it is not ours to replace.
  @discardableResult
  static func requireOwn(_ folder: String, named output: String) throws(FileError) -> [String]? {
    guard let status = FileSystem.status(folder) else { return nil }
    guard status.kind == .folder else { throw FileError("write", output, reason: "It is not a folder") }
    let names = try FileSystem.names(in: folder)
    guard names.isEmpty || names.contains(manifestName) else {
      throw FileError(
        "write", output,
        reason: "The folder holds files that this program did not make; choose an empty or a new one")
    }
    return names
  }

  /// What the program did not make, folders before what is in them; its own folders are not in it.
  var foreign: [String] {
    var own: Set<String> = []
    for path in made { own.formUnion(newFolders(above: path, in: own)) }
    return entries.keys.filter { !made.contains($0) && !own.contains($0) }.sorted()
  }

  /// Whether something the program did not make stands where a file would be written, or one of its folders.
  func isForeign(_ path: String) -> Bool {
    if entries[path] != nil, !made.contains(path) { return true }
    return foldersAbove(path).contains { (entries[$0] ?? .folder) != .folder && !made.contains($0) }
  }

  /// Whether the file stands there with the same bytes.
  func holds(_ file: OutputFile) -> Bool {
    guard entries[file.path] == .file, let size = stamps[file.path]?.size, file.size ?? size == size else {
      return false
    }
    return FileSystem.holds(file, at: "\(folder)/\(file.path)")
  }

  /// Removes these entries of a folder and then the folder; what came in since stays.
  static func remove(_ folder: String, entries: [String: FileSystem.Kind]) {
    _ = inParallel(entries.keys.filter { entries[$0] != .folder }) {
      FileSystem.removeFile("\(folder)/\($0)")
    }
    let folders = entries.filter { $0.value == .folder }.keys
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      FileSystem.removeEmptyFolder("\(folder)/\(path)")
    }
    FileSystem.removeEmptyFolder(folder)
  }

  private mutating func walk() throws(FileError) {
    var folders = [""]
    while let parent = folders.popLast() {
      let names = try FileSystem.names(in: parent.isEmpty ? folder : "\(folder)/\(parent)")
      let paths = names.map { parent.isEmpty ? $0 : "\(parent)/\($0)" }
      let statuses = inParallel(paths) { [folder] in FileSystem.status("\(folder)/\($0)") }
      for (path, status) in zip(paths, statuses) {
        guard let status else { continue }
        entries[path] = status.kind
        stamps[path] = FileStamp(status)
        if status.kind == .folder { folders.append(path) }
      }
    }
  }
}

/// The new site while it is made.
private struct Staging {
  let folder: String
  private var entries: [String: FileSystem.Kind] = [:]

  init(_ folder: String) throws(FileError) {
    self.folder = folder
    guard FileSystem.status(folder) == nil else {
      throw FileError("create folder", folder, reason: "Something stands there; remove it")
    }
    try FileSystem.createFolder(folder)
    // Says whose the folder is, should the process be killed now; the whole list comes last.
    try write(OutputFile(path: manifestName, bytes: []))
  }

  mutating func write(_ file: OutputFile) throws(FileError) {
    try FileSystem.write(file, to: try place(file.path))
  }

  /// Where a file will stand, in a folder that exists.
  mutating func place(_ path: String) throws(FileError) -> String {
    try makeFolder(of: path)
    entries[path] = .file
    return "\(folder)/\(path)"
  }

  /// Gives an old file its place in the new site: the file itself, or a copy where the file system has no links.
  mutating func keep(_ path: String, from old: String) throws(FileError) {
    try makeFolder(of: path)
    entries[path] = .file
    if FileSystem.hardLink("\(old)/\(path)", as: "\(folder)/\(path)") { return }
    try FileSystem.write(try FileSystem.read("\(old)/\(path)"), to: "\(folder)/\(path)")
  }

  /// Takes over a file the program did not make.
  mutating func copy(_ path: String, from old: String, kind: FileSystem.Kind) throws(FileError) {
    switch kind {
    case .folder: try makeFolder(path)
    case .file: try keep(path, from: old)
    case .link:
      try makeFolder(of: path)
      entries[path] = .link
      try FileSystem.createLink("\(folder)/\(path)", saying: try FileSystem.linkText("\(old)/\(path)"))
    default:
      throw FileError("write", "\(old)/\(path)", reason: "It is neither a file nor a link, and not ours")
    }
  }

  /// Takes everything back.
  func remove() { OldSite.remove(folder, entries: entries) }

  private mutating func makeFolder(of path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/") else { return }
    try makeFolder(String(path[..<slash]))
  }

  private mutating func makeFolder(_ path: String) throws(FileError) {
    guard entries[path] == nil else { return }
    for parent in foldersAbove(path) { entries[parent] = .folder }
    entries[path] = .folder
    try FileSystem.createFolder("\(folder)/\(path)")
  }
}

/// Those of `foldersAbove` that are not in a set, which has with each folder those above it: for nearly all files, none.
private func newFolders(above path: String, in known: Set<String>) -> [String] {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), !known.contains(String(path[..<slash])) else {
    return []
  }
  return foldersAbove(path)
}

/// `a/b` and `a` for `a/b/c`.
private func foldersAbove(_ path: String) -> [String] {
  var folders: [String] = []
  var rest = path[...]
  while let slash = rest.lastIndex(of: "/") {
    rest = rest[..<slash]
    folders.append(String(rest))
  }
  return folders
}

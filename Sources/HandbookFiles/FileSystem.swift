import HandbookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A system call that failed, and on which file.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// What was tried: "read", "write", "rename" …
  package var action: String
  package var path: String
  /// The system's own words.
  package var reason: String
  /// Whether no change to the project would help: the disk is full, may only be read, or is broken.
  package private(set) var isFaultOfMachine = false

  package init(_ action: String, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// With the reason of the last system call on this thread.
  package init(_ action: String, _ path: String) {
    let code = errno
    let advice =
      switch code {
      case ENOSPC, EDQUOT: "; free some room there"
      case EACCES, EPERM,
        EROFS where action != "read":
        "; choose a place that you may write to"
      default: ""
      }
    self.init(action, path, reason: String(cString: strerror(code)) + advice)
    isFaultOfMachine = [ENOSPC, EDQUOT, EROFS, EIO, EMFILE, ENFILE, ENOMEM].contains(code)
  }

  package var description: String { "cannot \(action) '\(path)': \(reason)" }
}

/// The few file operations this room needs, straight on the system calls: ten thousand files are compared in
/// a fifth of a second, and symbolic links are never followed by accident.
enum FileSystem {
  enum Kind: Sendable { case file, folder, link, other }

  struct Status {
    var kind: Kind
    /// Bytes.
    var size: Int
    /// Identifies the file on this machine.
    var device: UInt64
    var node: UInt64
    /// When the contents were last changed, in nanoseconds since 1970.
    var modified: Int
    /// When they were last read, as far as the file system keeps that.
    var read: Int
  }

  /// Nanoseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// What stands at a path, without following a link at its end; nil if nothing does.
  static func status(_ path: String) -> Status? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return status(info)
  }

  /// What a path leads to, links followed; nil for a link to nowhere.
  static func target(_ path: String) -> Status? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return status(info)
  }

  private static func status(_ info: stat) -> Status {
    let kind: Kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    #if canImport(Darwin)
      let (modified, read) = (info.st_mtimespec, info.st_atimespec)
    #else
      let (modified, read) = (info.st_mtim, info.st_atim)
    #endif
    func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }
    return Status(
      kind: kind, size: Int(info.st_size), device: UInt64(truncatingIfNeeded: info.st_dev),
      node: UInt64(truncatingIfNeeded: info.st_ino),
      modified: nanoseconds(modified), read: nanoseconds(read))
  }

  /// Names in a folder, sorted by their bytes, without `.` and `..`.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError("read", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted(by: areInByteOrder)
  }

  /// Whether a text comes before another, their bytes compared: at each look at a folder, all its names are sorted.
  static func areInByteOrder(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return a.count < b.count }
        let order = memcmp(first, second, min(a.count, b.count))
        return order == 0 ? a.count < b.count : order < 0
      }
    }
  }

  /// All bytes of a file.
  ///
  /// - Parameter limit: Reading stops after so many bytes and one more, whatever the file's stated size.
  static func read(_ path: String, limit: Int = .max - 1) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError("read", path) }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw FileError("read", path) }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw FileError("read", path, reason: "Not a regular file")
    }
    let limit = min(limit, Int.max - 1)
    // One byte more than the file should have tells its end without another call.
    var capacity = min(max(0, Int(info.st_size)), limit) + 1
    var bytes: [UInt8] = []
    while true {
      let space = capacity - bytes.count
      var failed = false
      let chunk = [UInt8](unsafeUninitializedCapacity: space) { buffer, count in
        while count < space {
          let got = systemRead(file, buffer.baseAddress! + count, space - count)
          if got < 0 { failed = true }
          if got <= 0 { return }
          count += got
        }
      }
      guard !failed else { throw FileError("read", path) }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      if chunk.count < space || bytes.count > limit { return bytes }
      capacity += max(4096, bytes.count)
    }
  }

  /// Creates or replaces a file.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(OutputFile(path: "", bytes: bytes), to: path)
  }

  /// Creates or replaces a file with what another is to hold.
  static func write(_ output: OutputFile, to path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw FileError("write", path) }
    defer { close(file) }
    var failure: FileError?
    output.forEachPiece { bytes in
      var start = 0
      while start < bytes.count, failure == nil {
        let put = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress! + start, bytes.count - start) }
        if put < 0 { failure = FileError("write", path) }
        start += put
      }
    }
    if let failure { throw failure }
  }

  /// Adds bytes to a file of this size that begins with `head`, in one step.
  ///
  /// - Returns: Whether all were added.
  static func append(_ bytes: [UInt8], to path: String, after size: Int, head: [UInt8]) -> Bool {
    let file = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return false }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, Int(info.st_size) == size,
      next(head.count, of: file) == head
    else { return false }
    return bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress!, $0.count) } == bytes.count
  }

  /// Whether a file holds these bytes and no others.
  static func holds(_ output: OutputFile, at path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return false }
    defer { close(file) }
    var isSame = true
    output.forEachPiece { piece in isSame = isSame && next(piece.count, of: file) == piece }
    return isSame && next(1, of: file).isEmpty
  }

  /// Whether two files hold the same bytes.
  static func areSame(_ first: String, _ second: String) -> Bool {
    guard let size = status(first)?.size, status(second)?.size == size else { return false }
    let files = [first, second].map { (path: String) in open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
    defer { for file in files where file >= 0 { close(file) } }
    guard files.allSatisfy({ $0 >= 0 }) else { return false }
    while true {
      let parts = files.map { next(64 << 10, of: $0) }
      if parts[0] != parts[1] { return false }
      if parts[0].isEmpty { return true }
    }
  }

  /// Bytes of an open file, fewer only at its end.
  private static func next(_ size: Int, of file: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = systemRead(file, buffer.baseAddress! + count, size - count)
        guard got > 0 else { return }
        count += got
      }
    }
  }

  /// Puts new contents into a file in one step; its permissions stay, and on failure the old contents.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let new = "\(path).new-\(processID)"
    var info = stat()
    guard stat(path, &info) == 0 else { throw FileError("read", path) }
    do throws(FileError) {
      try write(bytes, to: new)
      guard chmod(new, info.st_mode & 0o7777) == 0 else { throw FileError("write", path) }
      try rename(new, to: path)
    } catch {
      removeFile(new)
      throw error
    }
  }

  /// Creates a folder and those above it that do not exist.
  static func createFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o755) == 0 { return }
    if errno == EEXIST {
      guard target(path)?.kind == .folder else {
        throw FileError("create folder", path, reason: "A file stands there")
      }
      return
    }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw FileError("create folder", path)
    }
    try createFolder(String(path[..<slash]))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError("create folder", path) }
  }

  /// - Throws: `FileError` about another path where something can never be made in the folder.
  static func requireFolder(_ folder: String, for path: String) throws(FileError) {
    guard target(folder)?.kind == .folder else {
      throw FileError("write", path, reason: "'\(folder)' is not a folder")
    }
    guard access(folder, W_OK) == 0 else { throw FileError("write", path) }
  }

  static func rename(_ old: String, to new: String) throws(FileError) {
    guard systemRename(old, new) == 0 else { throw FileError("rename", old) }
  }

  /// Exchanges two folders in one step, where the system can: nobody sees neither.
  static func exchange(_ a: String, _ b: String) -> Bool {
    #if canImport(Darwin)
      return renamex_np(a, b, UInt32(RENAME_SWAP)) == 0
    #else
      // `renameat2` (Linux 3.15) is a GNU extension that Swift's module of the C library leaves out.
      typealias Rename =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) ->
        Int32
      let exchange: UInt32 = 1 << 1
      guard let symbol = dlsym(nil, "renameat2") else { return false }
      return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, a, AT_FDCWD, b, exchange) == 0
    #endif
  }

  /// What a symbolic link says.
  static func linkText(_ path: String) throws(FileError) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes {
      readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard count >= 0 else { throw FileError("read", path) }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  static func createLink(_ path: String, saying text: String) throws(FileError) {
    guard symlink(text, path) == 0 else { throw FileError("write", path) }
  }

  /// A second name for a file; false where the file system has none to give.
  static func hardLink(_ old: String, as new: String) -> Bool { link(old, new) == 0 }

  static func removeFile(_ path: String) { unlink(path) }

  /// Removes a folder with everything in it, as far as that is possible; links are removed, not followed.
  static func removeAll(_ folder: String) {
    for name in (try? names(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      if status(path)?.kind == .folder { removeAll(path) } else { removeFile(path) }
    }
    removeEmptyFolder(folder)
  }

  /// Removes a folder if it is empty.
  static func removeEmptyFolder(_ path: String) { rmdir(path) }

  /// The path without links, `.` and `..`; nil where nothing stands.
  static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// This process, for the names of temporary folders.
  static var processID: Int { Int(getpid()) }
}

// The module's own `read`, `write` and `rename` are shadowed by the functions above.
private func systemRead(_ file: Int32, _ to: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, to, count)
}
private func systemWrite(_ file: Int32, _ from: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, from, count)
}
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

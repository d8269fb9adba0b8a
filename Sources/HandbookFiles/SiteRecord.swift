package import HandbookModel

/// What is known of a site as it was written, part by part: a build makes only those parts anew that have another key,
/// or whose files are not as they were left.
///
/// A record is a file in the folder for caches, one for each place that a site is written to. It says which program
/// wrote it, and the sum of its bytes: another program, or half a record, is no record at all. It is put in place in one
/// step. Of two builds at once the second waits for the first where they write; the record that comes last is of the
/// site that came last, or fits none of its files. After a build that was killed, the files it wrote are not those of
/// the record, and are made again.
package struct SiteRecord: Sendable {
  private var parts: [String: PartNote] = [:]
  private var stamps: [String: FileStamp] = [:]
  /// Nothing is known.
  package init() {}

  init(_ notes: [PartNote], stamp: (String) -> FileStamp?) {
    for note in notes where note.key != nil {
      parts[note.name] = note
      for file in note.files { stamps[file.path] = stamp(file.path) }
    }
    // Whether the whole site stands can be told only where each file of it is known.
    let isWhole = notes.allSatisfy { $0.key != nil && $0.files.allSatisfy { stamps[$0.path] != nil } }
    if !isWhole { parts[""] = nil }
  }

  /// What is known of a part, if that is its key still, and all its files stand as they were written.
  func note(of part: SitePart, standing: (String) -> FileStamp?) -> PartNote? {
    guard let key = part.key, let note = parts[part.name], note.key == key else { return nil }
    let isStanding = note.files.allSatisfy { file in
      stamps[file.path].map { $0 == standing(file.path) } ?? false
    }
    return isStanding ? note : nil
  }

  /// How many files a site has, if it was made of what this key stands for, and all stand as they were written; else nil.
  package func count(ifMadeOf key: Digest?, in output: String) -> Int? {
    // The part without a name are the last files, whose key is that of the whole site.
    guard let key, let site = parts[""], site.key == key else { return nil }
    let isStanding = stamps.allSatisfy { path, stamp in
      FileSystem.status("\(output)/\(path)").flatMap(FileStamp.init) == stamp
    }
    return isStanding ? stamps.count : nil
  }

  // MARK: On disk

  /// Reads a record; an empty one where there is none that this program wrote.
  ///
  /// - Parameter program: Names the program and its version.
  package static func read(_ path: String, program: String) -> SiteRecord {
    guard let bytes = try? FileSystem.read(path), let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      bytes[..<end].elementsEqual(head(of: Array(bytes[(end + 1)...]), program: program).utf8)
    else { return SiteRecord() }
    var record = SiteRecord()
    var name = ""
    for line in bytes[(end + 1)...].split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if fields.count == 3, let low = UInt64(fields[1], radix: 16), let high = UInt64(fields[2], radix: 16) {
        name = fields[0]
        record.parts[name] = PartNote(name: name, key: Digest(low: low, high: high), files: [])
      } else if fields.count == 6, let digest = UInt64(fields[1], radix: 16), let size = Int(fields[3]),
        let node = UInt64(fields[4]), let modified = Int(fields[5])
      {
        let rows = fields[2].split(separator: " ").compactMap { Int($0) }
        record.parts[name]?.files.append(FileNote(path: fields[0], digest: digest, rows: rows))
        record.stamps[fields[0]] = FileStamp(size: size, node: node, modified: modified)
      }
    }
    return record
  }

  package func write(to path: String, program: String) throws(FileError) {
    var bytes: [UInt8] = []
    // Of a large site it would else be in memory twice, when memory is fullest.
    bytes.reserveCapacity(128 * stamps.count)
    // Paths of a site have no tabs and no line ends.
    for part in parts.values.sorted(by: { $0.name < $1.name }) {
      guard let key = part.key, part.files.allSatisfy({ stamps[$0.path] != nil }) else { continue }
      bytes += "\(part.name)\t\(String(key.low, radix: 16))\t\(String(key.high, radix: 16))\n".utf8
      for file in part.files {
        guard let stamp = stamps[file.path] else { continue }
        let rows = file.rows.map(String.init).joined(separator: " ")
        bytes += "\(file.path)\t\(String(file.digest, radix: 16))\t\(rows)\t".utf8
        bytes += "\(stamp.size)\t\(stamp.node)\t\(stamp.modified)\n".utf8
      }
    }
    let head = Array("\(Self.head(of: bytes, program: program))\n".utf8)
    let lines = bytes
    try KeptFile.write(
      OutputFile(path: path) {
        $0(head)
        $0(lines)
      }, to: path)
  }

  private static func head(of bytes: [UInt8], program: String) -> String {
    "\(program) \(contentDigest(of: bytes))"
  }
}

/// Tells whether a file is the one that was written, and has been left alone since.
package struct FileStamp: Hashable, Sendable {
  var size: Int
  var node: UInt64
  /// Nanoseconds since 1970.
  var modified: Int
}

extension FileStamp {
  /// nil for what is no file.
  init?(_ status: FileSystem.Status) {
    guard status.kind == .file else { return nil }
    self.init(size: status.size, node: status.node, modified: status.modified)
  }
}

/// Where the record of a site is kept.
///
/// - Parameters:
///   - output: Folder the site is written to.
///   - caches: Folder for what is kept.
package func recordPath(of output: String, in caches: String) -> String {
  let folder = FileSystem.resolved(output) ?? absolute(output)
  return "\(caches)/sites/\(SHA256.hex(folder).prefix(32))"
}

/// Names a program and its version: the file that it was started from.
package func programStamp(_ path: String) -> String {
  guard let stamp = FileSystem.target(path).flatMap(FileStamp.init) else { return "" }
  return "\(stamp.size)-\(stamp.node)-\(stamp.modified)"
}

private func absolute(_ path: String) -> String {
  path.hasPrefix("/") ? path : "\(FileSystem.resolved(".") ?? "")/\(path)"
}

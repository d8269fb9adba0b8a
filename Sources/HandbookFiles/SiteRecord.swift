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
  private var notes: [PartNote] = []
  /// Of all files, in the order of the notes.
  private var stamps: [FileStamp?] = []
  /// Name of a part → its note, and the stamp of its first file; only of a record that was read.
  private var places: [String: (note: Int, stamp: Int)] = [:]

  /// Nothing is known.
  package init() {}

  /// - Parameter notes: Of all parts of a site.
  init(_ notes: [PartNote], stamp: @Sendable (String) -> FileStamp?) {
    self.notes = notes
    stamps = inParallel(notes.flatMap { $0.files.map(\.path) }, stamp)
    // Whether the whole site stands can be told only where each file of it is known.
    if notes.contains(where: { $0.key == nil }) || stamps.contains(nil) {
      for index in notes.indices where notes[index].name.isEmpty { self.notes[index].key = nil }
    }
  }

  /// What is known of a part, if that is its key still, and all its files stand as they were written.
  func note(of part: SitePart, standing: (String) -> FileStamp?) -> PartNote? {
    guard let key = part.key, let place = places[part.name], notes[place.note].key == key else { return nil }
    let note = notes[place.note]
    let isStanding = zip(note.files, stamps[place.stamp...]).allSatisfy { file, stamp in
      stamp != nil && stamp == standing(file.path)
    }
    return isStanding ? note : nil
  }

  /// How many files a site has, if it was made of what this key stands for, and all stand as they were written; else nil.
  package func count(ifMadeOf key: Digest?, in output: String) -> Int? {
    // The part without a name are the last files, whose key is that of the whole site.
    guard let key, let last = places[""], notes[last.note].key == key else { return nil }
    let isStanding = zip(notes.lazy.flatMap(\.files), stamps).allSatisfy { file, stamp in
      FileSystem.status("\(output)/\(file.path)").flatMap(FileStamp.init) == stamp
    }
    return isStanding ? stamps.count : nil
  }

  // MARK: On disk

  // A line for the program; for each part, one with its name and key, and then one for each of its files; a line with the
  // sum of all bytes before it. Paths of a site have no tabs and no line ends. Numbers are hexadecimal.

  /// Reads a record; an empty one where there is none that this program wrote.
  ///
  /// - Parameter program: Names the program and its version.
  package static func read(_ path: String, program: String) -> SiteRecord {
    let bytes = KeptFile.read(path)
    let end = bytes.dropLast().lastIndex(of: lineEnd).map { $0 + 1 } ?? 0
    let lines = Array(bytes[..<end])
    guard lines.starts(with: "\(program)\n".utf8),
      bytes[end...].elementsEqual(sumLine(contentDigest(of: lines)))
    else { return SiteRecord() }
    var record = SiteRecord()
    var reader = FieldReader(rest: lines[...])
    _ = reader.text(upTo: lineEnd)
    while let mark = reader.byte() {
      let name = reader.text(upTo: tab)
      if mark == partMark {
        record.places[name] = (record.notes.count, record.stamps.count)
        let key = Digest(low: reader.number(upTo: tab), high: reader.number(upTo: lineEnd))
        record.notes.append(PartNote(name: name, key: key, files: []))
      } else {
        var note = FileNote(path: name, digest: reader.number(upTo: tab), rows: [])
        for _ in 0..<reader.number(upTo: tab) { note.rows.append(Int(reader.number(upTo: tab))) }
        let size = Int(reader.number(upTo: tab))
        let node = reader.number(upTo: tab)
        let modified = Int(bitPattern: UInt(reader.number(upTo: lineEnd)))
        record.notes[record.notes.count - 1].files.append(note)
        record.stamps.append(FileStamp(size: size, node: node, modified: modified))
      }
    }
    return record
  }

  /// Writes the record piece by piece: when a large site is finished, memory is fullest.
  package func write(to path: String, program: String) throws(FileError) {
    let file = OutputFile(path: path) { add in
      var sum = ContentDigester()
      var bytes = Array("\(program)\n".utf8)
      func handOver() {
        sum.add(bytes)
        add(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
      var start = 0
      for note in notes {
        let stamps = stamps[start..<start + note.files.count]
        start = stamps.endIndex
        guard let key = note.key, !stamps.contains(nil) else { continue }
        bytes.append(Self.partMark)
        bytes += note.name.utf8
        for number in [key.low, key.high] { bytes.append(after: Self.tab, number) }
        bytes.append(Self.lineEnd)
        for (file, stamp) in zip(note.files, stamps) {
          guard let stamp else { continue }
          bytes.append(Self.fileMark)
          bytes += file.path.utf8
          bytes.append(after: Self.tab, file.digest)
          bytes.append(after: Self.tab, UInt64(file.rows.count))
          for row in file.rows { bytes.append(after: Self.tab, UInt64(row)) }
          bytes.append(after: Self.tab, UInt64(stamp.size))
          bytes.append(after: Self.tab, stamp.node)
          bytes.append(after: Self.tab, UInt64(UInt(bitPattern: stamp.modified)))
          bytes.append(Self.lineEnd)
        }
        if bytes.count >= 1 << 16 { handOver() }
      }
      handOver()
      add(Self.sumLine(sum.digest))
    }
    try KeptFile.write(file, to: path)
  }

  private static let tab = UInt8(ascii: "\t")
  private static let lineEnd = UInt8(ascii: "\n")
  private static let partMark = UInt8(ascii: "=")
  private static let fileMark = UInt8(ascii: "+")

  private static func sumLine(_ sum: UInt64) -> [UInt8] { Array("\(String(sum, radix: 16))\n".utf8) }
}

/// Reads a record whose sum is that of its bytes, so that it is as it was written.
private struct FieldReader {
  var rest: ArraySlice<UInt8>

  mutating func byte() -> UInt8? { rest.popFirst() }

  mutating func text(upTo end: UInt8) -> String {
    let field = rest.prefix { $0 != end }
    rest = rest[field.endIndex...].dropFirst()
    return String(decoding: field, as: UTF8.self)
  }

  mutating func number(upTo end: UInt8) -> UInt64 {
    var number: UInt64 = 0
    while let digit = rest.popFirst(), digit != end {
      number = number << 4 | UInt64(digit < 97 ? digit &- 48 : digit &- 87)
    }
    return number
  }
}

extension [UInt8] {
  fileprivate mutating func append(after mark: UInt8, _ number: UInt64) {
    append(mark)
    var shift = Swift.max(0, 60 - number.leadingZeroBitCount / 4 * 4)
    while shift >= 0 {
      let digit = UInt8(number >> UInt64(shift) & 15)
      append(digit < 10 ? 48 + digit : 87 + digit)
      shift -= 4
    }
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

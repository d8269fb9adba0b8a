import HandbookFiles
import HandbookModel
import HandbookParsing
import Synchronization

/// Documents as they were parsed by an earlier process: a file in the folder for caches, one for each place that content
/// is read from.
///
/// Each is found by a digest of all that parsing it depends on: its bytes and path, and how its folder is read. The file
/// begins with the program that wrote it, and each document with the sum of its bytes; what does not fit is not there. A
/// document is kept only if what is read back equals what was parsed, so that a new part of a page that was forgotten
/// here costs time and nothing else. The file has what the last build used, and is put in place in one step: of two
/// builds at once, the last one's counts.
package final class KeptPages: Sendable {
  /// Bytes of all documents beyond which none are kept: of a large book, they take more memory than is worth it.
  private static let limit = 8 << 20

  private let path: String
  private let program: String
  private let bytes: [UInt8]
  /// Where documents stand in `bytes`, by digest.
  private let places: [Digest: Range<Int>]
  /// What this build used; nil for a document that cannot be kept.
  private let used = Mutex<[Digest: [UInt8]]>([:])
  private let isChanged = Mutex(false)

  /// - Parameters:
  ///   - content: The folder that documents are read from, as it is named on the command line.
  ///   - caches: The folder for caches.
  ///   - program: Names the program and its version.
  package init(content: String, caches: String, program: String) {
    path = "\(recordPath(of: content, in: caches)).pages"
    self.program = program
    var bytes = KeptFile.read(path)
    var places: [Digest: Range<Int>] = [:]
    let head = Array("\(program)\n".utf8)
    if !bytes.starts(with: head) { bytes = [] }
    bytes.withUnsafeBytes { bytes in
      var start = head.count
      // Digest and length, then the document.
      while start + 24 <= bytes.count {
        func word(_ offset: Int) -> UInt64 {
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self))
        }
        let length = word(16)
        guard length <= UInt64(bytes.count - start - 24) else { break }
        let end = start + 24 + Int(length)
        places[Digest(low: word(0), high: word(8))] = start + 24..<end
        start = end
      }
    }
    self.bytes = bytes
    self.places = places
  }

  /// Whether documents are few enough to be kept.
  static func takes(_ documents: [SourceFile]) -> Bool {
    documents.reduce(0) { $0 + $1.bytes.count } <= limit
  }

  /// A document as `parsePage` reads it, which does it where it is not kept.
  func page(
    of file: SourceFile, contentName: String, convention: PageConvention, parse: () -> Parsed<Page?>
  ) -> Parsed<Page?> {
    var digester = Digester()
    for (folder, prefixes) in convention.prefixes.sorted(by: { $0.key < $1.key }) {
      digester.add(folder)
      digester.add(encoded: prefixes)
    }
    digester.add(contentName)
    digester.add(file)
    guard let key = digester.digest else { return parse() }
    let display = displayPath(file.path, in: contentName)
    if let place = places[key], let known = Self.unpacked(bytes, place, file: display) {
      used.withLock { $0[key] = [] }
      return known
    }
    let parsed = parse()
    isChanged.withLock { $0 = true }
    if let packed = Self.packed(parsed, file: display) { used.withLock { $0[key] = packed } }
    return parsed
  }

  /// Writes what was used, where that is something else than what was read. To be called when all documents were asked for.
  package func write() {
    let used = used.withLock { $0 }
    guard isChanged.withLock({ $0 }) || used.count != places.count else { return }
    var file = Array("\(program)\n".utf8)
    for (key, packed) in used.sorted(by: { ($0.key.low, $0.key.high) < ($1.key.low, $1.key.high) }) {
      let packed = packed.isEmpty ? bytes[places[key] ?? 0..<0] : packed[...]
      for word in [key.low, key.high, UInt64(packed.count)] {
        withUnsafeBytes(of: word.littleEndian) { file.append(contentsOf: $0) }
      }
      file.append(contentsOf: packed)
    }
    // Without them the next build takes longer, and that is all.
    try? KeptFile.write(file, to: path)
  }

  // MARK: Bytes

  private static func packed(_ parsed: Parsed<Page?>, file: String) -> [UInt8]? {
    var packer = Packer(file: file)
    packer.add(parsed.value)
    packer.add(parsed.diagnostics)
    let sum = packer.bytes.withUnsafeBytes(sum)
    let packed = withUnsafeBytes(of: sum.littleEndian) { Array($0) } + packer.bytes
    guard let back = unpacked(packed, packed.indices, file: file), back.value == parsed.value,
      back.diagnostics == parsed.diagnostics
    else { return nil }
    return packed
  }

  private static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var digester = Digester()
    digester.add(bytes)
    return digester.digest?.low ?? 0
  }

  private static func unpacked(_ bytes: [UInt8], _ place: Range<Int>, file: String) -> Parsed<Page?>? {
    guard place.count >= 8 else { return nil }
    return bytes.withUnsafeBytes { bytes in
      let sum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place.lowerBound, as: UInt64.self))
      let body = place.dropFirst(8)
      guard sum == Self.sum(UnsafeRawBufferPointer(rebasing: bytes[body])) else { return nil }
      var unpacker = Unpacker(bytes[body], file: file)
      do {
        let page: Page? = try unpacker.optional()
        let diagnostics: [Diagnostic] = try unpacker.list()
        return unpacker.isAtEnd ? Parsed(page, diagnostics: diagnostics) : nil
      } catch {
        return nil
      }
    }
  }
}

import HandbookFiles
import HandbookModel
import HandbookParsing

/// Documents as they were parsed by an earlier process: a file for each place that content is read from.
///
/// Each is found by a digest of all that parsing it depends on: its bytes and path, and how its folder is read. The file
/// has what the last build used, and a little of what others did. A document is kept only if what is read back equals what
/// was parsed, so that a new part of a page that was forgotten here costs time and nothing else.
package final class KeptPages: Sendable {
  /// Bytes of all documents beyond which none are kept: of a large book, they take more memory than is worth it.
  private static let limit = 8 << 20

  private let values: KeptValues

  /// - Parameters:
  ///   - content: The folder that documents are read from, as it is named on the command line.
  ///   - caches: The folder for caches.
  ///   - program: Names the program and its version.
  package init(content: String, caches: String, program: String) {
    values = KeptValues("\(recordPath(of: content, in: caches)).pages", program: program)
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
    if let known = values.value(key, read: { Self.unpacked($0, file: display) }) { return known }
    let parsed = parse()
    if let packed = Self.packed(parsed, file: display) { values.keep(packed, under: key) }
    return parsed
  }

  /// Writes what was used, where that is something else than what was read. To be called when all documents were asked for.
  package func write() { values.write() }

  private static func packed(_ parsed: Parsed<Page?>, file: String) -> [UInt8]? {
    var packer = Packer(file: file)
    packer.add(parsed.value)
    packer.add(parsed.diagnostics)
    let back = packer.bytes.withUnsafeBytes { unpacked($0[...], file: file) }
    guard let back, back.value == parsed.value, back.diagnostics == parsed.diagnostics else { return nil }
    return packer.bytes
  }

  private static func unpacked(_ bytes: Slice<UnsafeRawBufferPointer>, file: String) -> Parsed<Page?>? {
    var unpacker = Unpacker(bytes, file: file)
    do {
      let page: Page? = try unpacker.optional()
      let diagnostics: [Diagnostic] = try unpacker.list()
      return unpacker.isAtEnd ? Parsed(page, diagnostics: diagnostics) : nil
    } catch {
      return nil
    }
  }
}

import HandbookFiles
package import HandbookModel
import HandbookParsing

/// Documents as an earlier process parsed them, in a file for each folder that documents are read from.
///
/// A document's key is a digest of all that parsing it depends on: its bytes, its path, and how its folder is
/// read. The file contains the documents of the last build, and few others (see `KeptValues.write`). A document
/// is kept only if unpacking it gives what was parsed. So if a new field of `Page` is forgotten in
/// `Packing.swift`, documents with it are parsed each time, and nothing is lost.
package final class KeptPages: Sendable {
  /// If all documents together have more bytes than this, none are kept: those of a large book would take too
  /// much memory.
  private static let limit = 8 << 20

  private let values: KeptValues

  /// - Parameters:
  ///   - content: The folder that documents are read from, as the command line names it.
  ///   - caches: The folder for caches.
  ///   - program: The program's name and version.
  package init(content: String, caches: String, program: String) {
    values = KeptValues("\(recordPath(of: content, in: caches)).pages", program: program)
  }

  /// Whether these documents are small enough to be kept.
  package static func takes(_ documents: [SourceFile]) -> Bool {
    documents.reduce(0) { $0 + $1.bytes.count } <= limit
  }

  /// Returns a parsed document: the kept one, or else what `parse` returns.
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

  /// Writes the documents that were used, if they differ from those in the file. Call it when all documents
  /// were asked for.
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

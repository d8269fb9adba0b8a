import HandbookFiles
import HandbookModel

/// The contents of a document, written to a file on disk part by part: memory should not hold all documents
/// of a large book.
final class SpooledContents: PageContents {
  private let spool: Spool
  /// The file that nearly all source ranges are in.
  private let file: String
  private let start: Int
  /// Where each part ends, in bytes from `start`.
  private let ends: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  /// nil if the disk is full.
  init?(_ page: Page, in spool: Spool) {
    self.spool = spool
    file = page.frontMatter.title.range.file
    var packer = Packer(file: file)
    func end() -> UInt32 { UInt32(packer.bytes.count) }
    packer.add(page.blocks)
    ends.0 = end()
    packer.add(page.snippets)
    ends.1 = end()
    packer.add(page.headings)
    ends.2 = end()
    packer.add(page.links)
    ends.3 = end()
    packer.add(page.markdown)
    ends.4 = end()
    packer.add(page.plainText)
    ends.5 = end()
    packer.add(page.keys)
    ends.6 = end()
    guard let start = spool.append(packer.bytes) else { return nil }
    self.start = start
  }

  var blocks: [Block] { read(0..<ends.0) { try $0.list() } }
  var snippets: [Snippet] { read(ends.0..<ends.1) { try $0.list() } }
  var headings: [Heading] { read(ends.1..<ends.2) { try $0.list() } }
  var links: [Link] { read(ends.2..<ends.3) { try $0.list() } }
  var markdown: String { read(ends.3..<ends.4) { try $0.text() } }
  var plainText: String { read(ends.4..<ends.5) { try $0.text() } }
  var keys: [String: SourceRange] { read(ends.5..<ends.6) { try $0.keys() } }

  private func read<Value>(_ part: Range<UInt32>, _ unpack: (inout Unpacker) throws -> Value) -> Value {
    let bytes = spool.read(start + Int(part.lowerBound)..<start + Int(part.upperBound))
    return bytes.withUnsafeBytes { bytes in
      var unpacker = Unpacker(bytes[...], file: file)
      do {
        return try unpack(&unpacker)
      } catch {
        preconditionFailure("what was packed in this process can be read in it")
      }
    }
  }
}

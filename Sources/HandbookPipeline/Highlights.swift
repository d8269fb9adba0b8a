import HandbookAssembly
import HandbookFiles
import HandbookModel
import Synchronization

/// Highlighted code, each snippet once: what an article shows, the page with everything shows once more, and the next
/// build again. What an earlier process highlighted is in a file, one for each place that content is read from.
package final class Highlights: Sendable {
  /// Bytes in memory and in the file. Code beyond it is not kept: a book so large has no page with everything, which
  /// would show the code a second time.
  private let limit: Int
  private let known: Mutex<Known>
  private let open: @Sendable () -> KeptValues?

  private struct Known {
    /// Opened when the first code is asked for: most builds ask for none.
    var kept: KeptValues??
    var packed: [Digest: [UInt8]] = [:]
    var size = 0
  }

  /// In memory only.
  package convenience init() { self.init(limit: 4 << 20) { nil } }

  /// - Parameters:
  ///   - content: The folder that documents are read from, as it is named on the command line.
  ///   - caches: The folder for caches.
  ///   - program: Names the program and its version.
  package convenience init(content: String, caches: String, program: String) {
    self.init(limit: 4 << 20) {
      KeptValues("\(recordPath(of: content, in: caches)).code", program: program)
    }
  }

  init(limit: Int, open: @escaping @Sendable () -> KeptValues?) {
    self.limit = limit
    self.open = open
    known = Mutex(Known())
  }

  /// The tokens of Swift code, which cover it.
  func tokens(of code: String) -> [HighlightToken] { tokens(of: code, highlight: highlight) }

  func tokens(of code: String, highlight: (String) -> [HighlightToken]) -> [HighlightToken] {
    var digester = Digester()
    digester.add(code)
    guard let key = digester.digest else { return highlight(code) }
    let (packed, kept) = known.withLock { known in
      if known.kept == nil { known.kept = .some(open()) }
      return (known.packed[key], known.kept ?? nil)
    }
    if let packed, let tokens = packed.withUnsafeBytes({ unpacked($0[...]) }) { return tokens }
    if let tokens = kept?.value(key, read: unpacked) { return tokens }
    let tokens = highlight(code)
    let new = Self.packed(tokens)
    known.withLock { known in
      known.size += new.count
      if known.size <= limit { known.packed[key] = new } else { known.packed = [:] }
    }
    return tokens
  }

  /// Writes what there is now, where the file has less. To be called when all pages were made.
  package func write() {
    let (packed, kept) = known.withLock { ($0.packed, $0.kept ?? nil) }
    guard let kept, !packed.isEmpty else { return }
    for (key, value) in packed { kept.keep(value, under: key) }
    kept.write(unused: limit)
  }

  private static let kinds = HighlightToken.Kind.allCases

  private static func packed(_ tokens: [HighlightToken]) -> [UInt8] {
    var packer = Packer(file: "")
    for token in tokens { packer.add(token.length * kinds.count + (kinds.firstIndex(of: token.kind) ?? 0)) }
    return packer.bytes
  }
}

private func unpacked(_ bytes: Slice<UnsafeRawBufferPointer>) -> [HighlightToken]? {
  let kinds = HighlightToken.Kind.allCases
  var unpacker = Unpacker(bytes, file: "")
  var tokens: [HighlightToken] = []
  while !unpacker.isAtEnd {
    guard let number = try? unpacker.number(), number > 0 else { return nil }
    tokens.append(HighlightToken(kind: kinds[number % kinds.count], length: number / kinds.count))
  }
  return tokens
}

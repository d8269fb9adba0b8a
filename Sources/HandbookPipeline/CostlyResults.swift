import HandbookAssembly
import HandbookFiles
import HandbookModel
import Synchronization

/// Keeps results that take long to make and depend on little. Highlighted code is one: an article shows it,
/// then the page with all rules, then the same pages in the next build. What search learns from readers'
/// questions is another. Results of earlier processes are in a file, one for each folder that documents are
/// read from.
package final class CostlyResults: Sendable {
  /// How many bytes are kept in memory, and in the file. If the results are larger, none are kept: a book
  /// with that much code has no page with all rules, which would show the code a second time.
  private let limit: Int
  private let known: Mutex<Known>
  private let open: @Sendable () -> KeptValues?

  private struct Known {
    /// The file of earlier results. It is opened when the first result is asked for, as most builds ask for
    /// none.
    var kept: KeptValues??
    var made: [Digest: [UInt8]] = [:]
    var size = 0
  }

  /// Keeps results in memory only.
  package convenience init() { self.init(limit: 4 << 20) { nil } }

  /// - Parameters:
  ///   - content: The folder that documents are read from, as the command line names it.
  ///   - caches: The folder for caches.
  ///   - program: The program's name and version.
  package convenience init(content: String, caches: String, program: String) {
    self.init(limit: 4 << 20) {
      KeptValues("\(recordPath(of: content, in: caches)).results", program: program)
    }
  }

  init(limit: Int, open: @escaping @Sendable () -> KeptValues?) {
    self.limit = limit
    self.open = open
    known = Mutex(Known())
  }

  /// The tokens of Swift code. Together they cover all of it.
  func tokens(of code: String) -> [HighlightToken] { tokens(of: code, highlight: highlight) }

  func tokens(of code: String, highlight: (String) -> [HighlightToken]) -> [HighlightToken] {
    var digester = Digester()
    digester.add(code)
    guard let key = digester.digest else { return highlight(code) }
    func make() -> (value: [HighlightToken], bytes: [UInt8]) {
      let tokens = highlight(code)
      return (tokens, Self.packed(tokens))
    }
    return value(key, unpack: unpacked, make: make)
  }

  /// Returns the bytes that were kept under a key, or those that `make` returns. The key must be a digest of
  /// everything that the bytes depend on.
  func bytes(_ key: Digest, make: () -> [UInt8]) -> [UInt8] {
    func both() -> (value: [UInt8], bytes: [UInt8]) {
      let made = make()
      return (made, made)
    }
    return value(key, unpack: { Array($0) }, make: both)
  }

  private func value<Value>(
    _ key: Digest, unpack: (Slice<UnsafeRawBufferPointer>) -> Value?,
    make: () -> (value: Value, bytes: [UInt8])
  ) -> Value {
    let (made, kept) = known.withLock { known in
      if known.kept == nil { known.kept = .some(open()) }
      return (known.made[key], known.kept ?? nil)
    }
    if let made, let value = made.withUnsafeBytes({ unpack($0[...]) }) { return value }
    if let value = kept?.value(key, read: unpack) { return value }
    let new = make()
    known.withLock { known in
      known.size += new.bytes.count
      if known.size <= limit { known.made[key] = new.bytes } else { known.made = [:] }
    }
    return new.value
  }

  /// Writes the new results to the file, if there are any. Call it when all pages are made.
  package func write() {
    let (made, kept) = known.withLock { ($0.made, $0.kept ?? nil) }
    guard let kept, !made.isEmpty else { return }
    for (key, value) in made { kept.keep(value, under: key) }
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

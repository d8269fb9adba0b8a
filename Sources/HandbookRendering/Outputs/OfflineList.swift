import HandbookModel

/// What the service worker keeps for reading offline.
struct OfflineList {
  /// Files kept from the first visit on; pages of larger sites are kept as they are visited.
  static let limit = 400

  private var digests: [(path: String, digest: UInt64)] = []

  mutating func add(_ path: String, digest: UInt64) { digests.append((path, digest)) }

  static func digest(of file: OutputFile) -> UInt64 { file.bytes.withUnsafeBufferPointer(digest) }

  /// `assets/offline.js`: a version that changes with any file, and the files to keep.
  func file() -> OutputFile {
    let sorted = digests.sorted { $0.path < $1.path }
    let version = Self.digest(sorted.map { "\($0.path) \($0.digest)\n" }.joined().utf8)
    let pages = sorted.map(\.path).filter { $0.hasSuffix(".html") && $0 != "print.html" }
    let fixed = sorted.map(\.path).filter { $0.hasPrefix("assets/") }
    let kept = fixed + (pages.count > Self.limit ? ["404.html", "index.html", "rules/index.html"] : pages)
    let list = kept.map { "\"\(LinkResolver.escapedPath($0))\"" }.joined(separator: ",")
    return OutputFile(
      path: "assets/offline.js",
      text: "self.handbook={version:\"\(String(version, radix: 36))\",files:[\(list)]};\n")
  }

  /// FNV-1a: tells editions apart, guards against nobody.
  private static func digest(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

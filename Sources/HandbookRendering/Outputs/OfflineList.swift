import HandbookModel

/// What the service worker keeps for reading offline.
struct OfflineList {
  /// Files kept from the first visit on; pages of larger sites are kept as they are visited.
  static let limit = 400

  private var digests: [(path: String, digest: UInt64)] = []

  mutating func add(_ path: String, digest: UInt64) { digests.append((path, digest)) }

  /// `assets/offline.js`: a version that changes with any file, and the files to keep.
  func file() -> OutputFile {
    let sorted = digests.sorted { $0.path < $1.path }
    var digester = Digester()
    for (path, digest) in sorted {
      digester.add(path)
      digester.add(digest)
    }
    let version = digester.digest.map { String($0.low, radix: 36) } ?? ""
    let pages = sorted.map(\.path).filter {
      $0.hasSuffix(".html") && $0 != "print.html" || $0.hasPrefix(ExploredStates.folder)
    }
    let fixed = sorted.map(\.path).filter { $0.hasPrefix("assets/") }
    let kept = fixed + (pages.count > Self.limit ? ["404.html", "index.html", "rules/index.html"] : pages)
    let list = kept.map { "\"\(LinkResolver.escapedPath($0))\"" }.joined(separator: ",")
    return OutputFile(
      path: "assets/offline.js",
      text: "self.handbook={version:\"\(version)\",files:[\(list)]};\n")
  }
}

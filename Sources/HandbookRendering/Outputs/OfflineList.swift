import HandbookModel

/// What the service worker keeps for reading offline.
enum OfflineList {
  /// Files kept from the first visit on; pages of larger sites are kept as they are visited.
  static let limit = 400

  /// `assets/offline.js`: a version that changes with any file, and the files to keep.
  static func file(for files: [OutputFile]) -> OutputFile {
    var version: UInt64 = 14_695_981_039_346_656_037
    for file in files.sorted(by: { $0.path < $1.path }) {
      for byte in file.path.utf8 { version = (version ^ UInt64(byte)) &* 1_099_511_628_211 }
      file.bytes.withUnsafeBufferPointer {
        for byte in $0 { version = (version ^ UInt64(byte)) &* 1_099_511_628_211 }
      }
    }
    let pages = files.map(\.path).filter { $0.hasSuffix(".html") && $0 != "print.html" }.sorted()
    let fixed = files.map(\.path).filter { $0.hasPrefix("assets/") }.sorted()
    let kept = fixed + (pages.count > limit ? ["index.html", "404.html", "rules/index.html"] : pages)
    let list = kept.map { "\"\(LinkResolver.escapedPath($0))\"" }.joined(separator: ",")
    return OutputFile(
      path: "assets/offline.js",
      text: "self.handbook={version:\"\(String(version, radix: 36))\",files:[\(list)]};\n")
  }
}

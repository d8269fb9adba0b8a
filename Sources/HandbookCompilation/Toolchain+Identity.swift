import Foundation
import HandbookModel
import Synchronization

extension Toolchain {
  /// A digest of the compiler and of the contents of the program's files. It is the same on every machine
  /// that has the same ones, so that machines can share results.
  ///
  /// The files are read once. As long as their sizes and dates are the same, the digest is taken from the
  /// cache.
  ///
  /// - Parameters:
  ///   - frontend: The compiler. It is large, so its size and date stand for its content; both are the same
  ///     wherever a release was unpacked.
  ///   - facts: What the compiler says of itself.
  ///   - files: The program and the modules.
  ///   - cacheFolder: The folder in which the digest is kept; nil: it is kept for this process only.
  static func identity(
    frontend: String, facts: CompilerFacts, files: [String], cacheFolder: String?
  ) -> String {
    let compiler = fileStamp(frontend).dropFirst(frontend.count)
    let stamps = hexDigest(
      ([facts.compilerVersion] + ([frontend] + files).map(fileStamp)).joined(separator: "\n"))
    if let known = identities.withLock({ $0[stamps] }) { return known }
    let kept = cacheFolder.map { "\($0)/compilers/\(stamps).identity" }
    if let kept, let data = FileManager.default.contents(atPath: kept), data.count == 64 {
      return String(decoding: data, as: UTF8.self)
    }
    var digester = Digester()
    digester.add("\(facts.compilerVersion)\(compiler)")
    for file in files {
      digester.add((file as NSString).lastPathComponent)
      let data = (try? Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe)) ?? Data()
      data.withUnsafeBytes { digester.add($0) }
    }
    let identity = hexDigest("\(digester.digest?.low ?? 0) \(digester.digest?.high ?? 0)")
    identities.withLock { $0[stamps] = identity }
    if let kept {
      let folder = (kept as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? Data(identity.utf8).write(to: URL(fileURLWithPath: kept), options: .atomic)
    }
    return identity
  }

  private static let identities = Mutex<[String: String]>([:])
}

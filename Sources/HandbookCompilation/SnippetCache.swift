import Foundation
import Synchronization

/// Results kept on disk by content: one file an entry, named by its key. What this process has read or written
/// is kept in memory, too, for the builds after the first. Files are written behind the work that goes on;
/// `flush()` waits for them.
package final class SnippetCache: Sendable {
  /// nil: nothing is read or kept on disk.
  let folder: String?
  private let memory = Mutex<[String: any Sendable]>([:])
  private let writing = DispatchQueue(label: "handbook.cache")
  private let isBroken = Mutex(false)
  private let warn: @Sendable (String) -> Void

  /// - Parameter warn: Told once, where entries cannot be kept.
  package init(folder: String?, warn: @escaping @Sendable (String) -> Void = { _ in }) {
    self.folder = folder
    self.warn = warn
  }

  package func read<Value: Decodable & Sendable>(_ key: String) -> Value? {
    if let known = memory.withLock({ $0[key] }) as? Value { return known }
    guard let folder, let data = FileManager.default.contents(atPath: path(key, in: folder)),
      let value: Value = Self.decode(data)
    else { return nil }
    memory.withLock { $0[key] = value }
    return value
  }

  /// Failing to keep an entry only costs time later. After the first failure nothing more is written.
  package func write(_ value: some Encodable & Sendable, _ key: String) {
    memory.withLock { $0[key] = value }
    guard let folder else { return }
    let path = path(key, in: folder)
    writing.async {
      guard !self.isBroken.withLock({ $0 }), let data = Self.encode(value) else { return }
      let parent = (path as NSString).deletingLastPathComponent
      do {
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        self.isBroken.withLock { $0 = true }
        self.warn("results are not kept for the next run: cannot write '\(folder)': \(systemReason(error))")
      }
    }
  }

  /// Returns when all entries are on disk.
  package func flush() { writing.sync {} }

  /// The value as JSON, after a line with the sum of its bytes.
  static func encode(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(value) else { return nil }
    return Data("\(checkSum(json))\n".utf8) + json
  }

  /// The value of an entry, nil where it is not what was written: half of it, or another program's.
  static func decode<Value: Decodable>(_ data: Data) -> Value? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let json = data[(end + 1)...]
    guard data[..<end].elementsEqual("\(checkSum(json))".utf8) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: json)
  }

  /// FNV-1a, 64 bits.
  private static func checkSum(_ data: Data) -> UInt64 {
    data.withUnsafeBytes { $0.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
  }

  private func path(_ key: String, in folder: String) -> String { "\(folder)/\(key.prefix(2))/\(key).json" }
}

import Foundation
import Synchronization

/// Results kept on disk by content: one JSON file an entry, named by its key. What this process has read or
/// written is kept in memory, too, for the builds after the first. Files are written behind the work that goes
/// on; `flush()` waits for them.
final class SnippetCache: Sendable {
  /// nil: nothing is read or kept on disk.
  let folder: String?
  private let memory = Mutex<[String: any Sendable]>([:])
  private let writing = DispatchQueue(label: "handbook.cache")

  init(folder: String?) { self.folder = folder }

  func read<Value: Decodable & Sendable>(_ key: String) -> Value? {
    if let known = memory.withLock({ $0[key] }) as? Value { return known }
    guard let folder, let data = FileManager.default.contents(atPath: path(key, in: folder)),
      let value = try? JSONDecoder().decode(Value.self, from: data)
    else { return nil }
    memory.withLock { $0[key] = value }
    return value
  }

  /// Failing to keep an entry only costs time later, so nothing is reported.
  func write(_ value: some Encodable & Sendable, _ key: String) {
    memory.withLock { $0[key] = value }
    guard let folder else { return }
    let path = path(key, in: folder)
    writing.async {
      guard let data = try? JSONEncoder().encode(value) else { return }
      let parent = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  /// Returns when all entries are on disk.
  func flush() { writing.sync {} }

  private func path(_ key: String, in folder: String) -> String { "\(folder)/\(key.prefix(2))/\(key).json" }
}

import Foundation

/// Results kept on disk by content: one JSON file an entry, named by its key.
struct SnippetCache: Sendable {
  /// nil: nothing is read or kept.
  var folder: String?

  func read<Value: Decodable>(_ key: String) -> Value? {
    guard let folder, let data = FileManager.default.contents(atPath: path(key, in: folder)) else {
      return nil
    }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  /// Failing to keep an entry only costs time later, so nothing is reported.
  func write(_ value: some Encodable, _ key: String) {
    guard let folder, let data = try? JSONEncoder().encode(value) else { return }
    let path = path(key, in: folder)
    let parent = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func path(_ key: String, in folder: String) -> String { "\(folder)/\(key.prefix(2))/\(key).json" }
}

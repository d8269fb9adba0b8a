import Foundation
import HandbookModel
import Synchronization

/// Keeps results on disk, one file per entry, named by the entry's key. The entries used last are also kept
/// in memory, for later builds of the same process. Files are written in the background; `flush()` waits for
/// them. With a `SharedCache`, `fetch(_:)` gets missing entries from other machines, and `share()` sends them
/// new ones.
package final class SnippetCache: Sendable {
  /// nil: entries are kept in memory only.
  let folder: String?
  private let shared: SharedCache?
  private let memory = Mutex(RecentEntries())
  private let unshared = Mutex<[String: Data]>([:])
  private let writing = DispatchQueue(label: "handbook.cache")
  private let isBroken = Mutex(false)
  private let warn: @Sendable (String) -> Void

  /// - Parameters:
  ///   - shared: The server with the results of other machines.
  ///   - warn: Is called once if entries cannot be written.
  package init(
    folder: String?, shared: SharedCache? = nil, warn: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folder = folder
    self.shared = folder == nil ? nil : shared
    self.warn = warn
  }

  package func read<Value: Decodable & Sendable>(_ key: String) -> Value? {
    if let known = memory.withLock({ $0.read(key) }) as? Value { return known }
    guard let folder, let data = FileManager.default.contents(atPath: path(key, in: folder)),
      let value: Value = Self.decode(data)
    else { return nil }
    memory.withLock { $0.add(value, key, size: data.count) }
    return value
  }

  /// Reads several entries, using all cores.
  package func read<Value: Decodable & Sendable>(_ keys: [String]) -> [Value?] {
    inParallel(keys) { self.read($0) }
  }

  /// Keeps an entry. An entry that cannot be written only costs time later, so this does not throw; after the
  /// first failure nothing more is written.
  ///
  /// - Parameter isShared: Whether `share()` sends the entry to other machines.
  package func write(_ value: some Encodable & Sendable, _ key: String, isShared: Bool = false) {
    guard let folder else {
      memory.withLock { $0.add(value, key, size: RecentEntries.usualSize) }
      return
    }
    memory.withLock { $0.add(value, key, size: RecentEntries.usualSize) }
    writing.async {
      guard let data = Self.encode(value) else { return }
      if isShared, self.shared?.takesResults == true { self.unshared.withLock { $0[key] = data } }
      self.keep(data, key, in: folder)
    }
  }

  private func keep(_ data: Data, _ key: String, in folder: String) {
    guard !isBroken.withLock({ $0 }) else { return }
    let path = path(key, in: folder)
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      isBroken.withLock { $0 = true }
      warn("results are not kept for the next run: cannot write '\(folder)': \(systemReason(error))")
    }
  }

  /// Waits until all entries are on disk.
  package func flush() { writing.sync {} }

  /// Gets the entries that are missing here from other machines, if they have them.
  ///
  /// - Parameter isChanging: Whether an entry's content may change under the same key, such as measured
  ///   times. Then entries that exist here are fetched again.
  package func fetch(_ keys: [String], isChanging: Bool = false) async {
    guard let shared, let folder else { return }
    let missing = Set(keys).filter { key in
      isChanging || !FileManager.default.fileExists(atPath: path(key, in: folder))
    }
    await shared.fetch(missing.sorted()) { key, data in self.keep(data, key, in: folder) }
  }

  /// Sends other machines the shared entries that were written since the last call.
  package func share() async {
    guard let shared, shared.takesResults else { return }
    flush()
    let made = unshared.withLock { entries in
      defer { entries = [:] }
      return entries
    }
    await shared.put(made.sorted { $0.key < $1.key })
  }

  /// The content of an entry's file: a line with the digest of the JSON, then the value as JSON.
  static func encode(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(value) else { return nil }
    return Data("\(contentDigest(of: Array(json)))\n".utf8) + json
  }

  /// The value in an entry's file; nil if the file is damaged, or was written by another version of the
  /// program.
  static func decode<Value: Decodable>(_ data: Data) -> Value? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let json = data[(end + 1)...]
    guard data[..<end].elementsEqual("\(contentDigest(of: Array(json)))".utf8) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: json)
  }

  private func path(_ key: String, in folder: String) -> String { "\(folder)/\(key.prefix(2))/\(key).json" }
}

/// The entries used last, as many as fit, in two generations. When the younger generation is full, it becomes
/// the older one, and entries of the older one that were not used meanwhile are forgotten.
private struct RecentEntries: Sendable {
  /// The size at which a generation is full, in bytes of the entries' files.
  private static let limit = 16 << 20
  /// The assumed size of an entry that is not encoded yet.
  static let usualSize = 4 << 10

  private typealias Entry = (value: any Sendable, size: Int)
  private var younger: [String: Entry] = [:]
  private var older: [String: Entry] = [:]
  private var size = 0

  mutating func read(_ key: String) -> (any Sendable)? {
    if let entry = younger[key] { return entry.value }
    guard let entry = older[key] else { return nil }
    add(entry.value, key, size: entry.size)
    return entry.value
  }

  mutating func add(_ value: any Sendable, _ key: String, size: Int) {
    if self.size > Self.limit {
      older = younger
      younger = [:]
      self.size = 0
    }
    self.size += size - (younger[key]?.size ?? 0)
    younger[key] = (value, size)
  }
}

import Foundation
import HandbookModel
import Synchronization

/// Results kept on disk by content: one file an entry, named by its key. What this process used last is kept in memory,
/// too, for the builds after the first. Files are written behind the work that goes on; `flush()` waits for them. Other
/// machines may have made what is missing here, and get what is made here: `fetch(_:)`, `share()`.
package final class SnippetCache: Sendable {
  /// nil: nothing is read or kept on disk.
  let folder: String?
  private let shared: SharedCache?
  private let memory = Mutex(RecentEntries())
  private let unshared = Mutex<[String: Data]>([:])
  private let writing = DispatchQueue(label: "handbook.cache")
  private let isBroken = Mutex(false)
  private let warn: @Sendable (String) -> Void

  /// - Parameters:
  ///   - shared: Where other machines keep their results.
  ///   - warn: Told once, where entries cannot be kept.
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

  /// Several entries, read and decoded on all cores.
  package func read<Value: Decodable & Sendable>(_ keys: [String]) -> [Value?] {
    inParallel(keys) { self.read($0) }
  }

  /// Failing to keep an entry only costs time later. After the first failure nothing more is written.
  ///
  /// - Parameter isShared: Whether other machines may get it, too.
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

  /// Returns when all entries are on disk.
  package func flush() { writing.sync {} }

  /// Gets those entries from other machines that are not here. What cannot be had has to be made.
  ///
  /// - Parameter isChanging: Whether entries may be others there than here: they are not named by what is in them.
  package func fetch(_ keys: [String], isChanging: Bool = false) async {
    guard let shared, let folder else { return }
    let missing = Set(keys).filter { key in
      isChanging || !FileManager.default.fileExists(atPath: path(key, in: folder))
    }
    await shared.fetch(missing.sorted()) { key, data in self.keep(data, key, in: folder) }
  }

  /// Gives other machines what was made here since the last time.
  package func share() async {
    guard let shared, shared.takesResults else { return }
    flush()
    let made = unshared.withLock { entries in
      defer { entries = [:] }
      return entries
    }
    await shared.put(made.sorted { $0.key < $1.key })
  }

  /// The value as JSON, after a line with the sum of its bytes.
  static func encode(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(value) else { return nil }
    return Data("\(contentDigest(of: Array(json)))\n".utf8) + json
  }

  /// The value of an entry, nil where it is not what was written: half of it, or another program's.
  static func decode<Value: Decodable>(_ data: Data) -> Value? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let json = data[(end + 1)...]
    guard data[..<end].elementsEqual("\(contentDigest(of: Array(json)))".utf8) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: json)
  }

  private func path(_ key: String, in folder: String) -> String { "\(folder)/\(key.prefix(2))/\(key).json" }
}

/// The entries used last, as many as fit. They are in two generations: where the younger one is full, it becomes the
/// older one, and what was in the older one and not used since is forgotten.
private struct RecentEntries: Sendable {
  /// Bytes of a generation, counted as they are on disk.
  private static let limit = 16 << 20
  /// For an entry that was not encoded yet.
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

import HandbookFiles
import HandbookModel
import Synchronization

/// Values that an earlier process made, as bytes by key, in a file in the folder for caches.
///
/// The file begins with a line that names the program that wrote it. Before each value stands the digest of
/// its bytes. A file of another program, or a damaged value, is ignored. New values are appended: otherwise an
/// edit of one document would write the kept results of all others again. If too many values are out of use,
/// the file is replaced in one step: if two builds write it at once, the last one's stays.
final class KeptValues: Sendable {
  private let path: String
  private let program: String
  private let bytes: [UInt8]
  /// Where the digest and the value of each key stand in `bytes`.
  private let places: [Digest: Range<Int>]
  /// Whether `bytes` are entries of this program up to their end, so that more can be appended.
  private let isWhole: Bool
  /// What this process asked for or made. A nil stands for the value in the file.
  private let used = Mutex<[Digest: [UInt8]?]>([:])

  /// - Parameter program: The program's name and version.
  init(_ path: String, program: String) {
    self.path = path
    self.program = program
    var bytes = KeptFile.read(path)
    var places: [Digest: Range<Int>] = [:]
    let head = Self.head(of: program)
    if !bytes.starts(with: head) { bytes = [] }
    isWhole = bytes.withUnsafeBytes { bytes in
      var start = head.count
      // Each entry is the key (16 bytes), the length of the rest (8), the digest of the value (8), and the
      // value.
      while start + 24 <= bytes.count {
        let length = bytes.word(at: start + 16)
        guard length <= UInt64(bytes.count - start - 24) else { break }
        let end = start + 24 + Int(length)
        places[Digest(low: bytes.word(at: start), high: bytes.word(at: start + 8))] = start + 24..<end
        start = end
      }
      return start == bytes.count
    }
    self.bytes = bytes
    self.places = places
  }

  /// Returns the value under a key, as `read` makes it from the bytes; nil if there is none, it is damaged,
  /// or `read` returns nil.
  func value<Value>(_ key: Digest, read: (Slice<UnsafeRawBufferPointer>) -> Value?) -> Value? {
    guard let place = places[key], place.count >= 8 else { return nil }
    let value = bytes.withUnsafeBytes { bytes -> Value? in
      let body = bytes[place.dropFirst(8)]
      guard bytes.word(at: place.lowerBound) == Self.sum(UnsafeRawBufferPointer(rebasing: body)) else {
        return nil
      }
      return read(body)
    }
    if value != nil { used.withLock { $0[key] = .some(nil) } }
    return value
  }

  /// Keeps a value for later processes.
  func keep(_ value: [UInt8], under key: Digest) { used.withLock { $0[key] = value } }

  /// Writes the values that were made. Call it when all values were asked for.
  ///
  /// - Parameter limit: How many bytes of values that nobody asked for may stay in the file; at least a quarter
  ///   of the file. If they have more, all of them are removed.
  func write(unused limit: Int = 0) {
    var used = used.withLock { $0 }
    let made = used.filter { $0.value != nil }
    let unused = places.filter { used[$0.key] == nil }
    let isSmall = unused.values.reduce(0) { $0 + $1.count } <= max(limit, bytes.count / 4)
    if isWhole, isSmall {
      var more: [UInt8] = []
      more.reserveCapacity(size(of: made))
      for (key, value) in Self.sorted(made) { append(key, value, to: &more) }
      if more.isEmpty || KeptFile.append(more, to: path, after: bytes.count, head: Self.head(of: program)) {
        return
      }
    }
    if isSmall { for key in unused.keys { used[key] = .some(nil) } }
    guard !made.isEmpty || used.count != places.count else { return }
    var file = Self.head(of: program)
    file.reserveCapacity(file.count + size(of: used))
    for (key, value) in Self.sorted(used) { append(key, value, to: &file) }
    // A failure is ignored: it only makes the next build slower.
    try? KeptFile.write(file, to: path)
  }

  private static func head(of program: String) -> [UInt8] { Array("\(program)\n".utf8) }

  private static func sorted(_ values: [Digest: [UInt8]?]) -> [(key: Digest, value: [UInt8]?)] {
    values.sorted { ($0.key.low, $0.key.high) < ($1.key.low, $1.key.high) }
  }

  /// How many bytes the entries of values take in the file.
  private func size(of values: [Digest: [UInt8]?]) -> Int {
    values.reduce(0) { $0 + 32 + ($1.value?.count ?? places[$1.key]?.count ?? 0) }
  }

  /// - Parameter value: nil for the one in the file.
  private func append(_ key: Digest, _ value: [UInt8]?, to file: inout [UInt8]) {
    let place = value == nil ? places[key] ?? 0..<0 : 0..<0
    for word in [key.low, key.high, UInt64(value.map { $0.count + 8 } ?? place.count)] {
      file.append(word: word)
    }
    if let value {
      file.append(word: value.withUnsafeBytes(Self.sum))
      file += value
    } else {
      file += bytes[place]
    }
  }

  private static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var digester = Digester()
    digester.add(bytes)
    return digester.digest?.low ?? 0
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: UInt64) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }
}

/// A number of 128 bits that stands for some content. It is the same in every process and on every machine.
/// Two different contents have the same digest with a chance of one in 2¹²⁸, unless somebody makes them so on
/// purpose, which is possible.
package struct Digest: Hashable, Codable, Sendable {
  package let low: UInt64
  package let high: UInt64

  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }
}

/// Computes the digest of values that are added one after the other.
///
/// The length of a text is added, too, so that `("ab", "c")` and `("a", "bc")` differ. The mixing is that of
/// wyhash (Wang Yi, public domain), which multiplies each word and combines the two halves of the product;
/// here in two independent lanes.
package struct Digester {
  private var low: UInt64 = 0xa076_1d64_78bd_642f
  private var high: UInt64 = 0xe703_7ed1_a0b4_28db
  private var isKnown = true

  package init() {}

  /// nil if something was added whose digest is not known.
  package var digest: Digest? {
    guard isKnown else { return nil }
    var end = self
    end.add(0x1d8e_4e27_c47d_124f as UInt64)
    return Digest(low: end.low, high: end.high)
  }

  package mutating func add(_ word: UInt64) {
    low = Self.folded(low ^ word, 0x8ebc_6af0_9c88_c6e3)
    high = Self.folded(high &+ (word << 32 | word >> 32), 0x5899_65cc_7537_4cc3) ^ word
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var start = 0
    while start + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
      start += 8
    }
    guard start < bytes.count else { return }
    var rest: UInt64 = 0
    for index in start..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
    add(rest)
  }

  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  package mutating func add(_ flag: Bool) { add(flag ? 1 : 2 as UInt64) }

  /// If the digest is nil, the whole digest becomes nil.
  package mutating func add(_ digest: Digest?) {
    guard let digest else {
      isKnown = false
      return
    }
    add(digest.low)
    add(digest.high)
  }

  package mutating func add(_ file: SourceFile) {
    add(file.path)
    add(file.bytes)
  }

  /// Adds everything that a value encodes.
  package mutating func add(encoded value: some Encodable) {
    let encoder = DigestEncoder(self)
    // Only a value that cannot be encoded at all throws.
    if (try? value.encode(to: encoder)) == nil { encoder.digester.isKnown = false }
    self = encoder.digester
  }

  fileprivate static func folded(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}

/// A digest of 64 bits, to notice that content has changed or was damaged. It depends only on the bytes, not
/// on how they are divided into pieces. It does not protect against content that is made to have a certain
/// digest.
package struct ContentDigester: Sendable {
  private var hash: UInt64 = 0x2d35_8dcc_aa6c_78a5
  /// Bytes that do not fill a word yet, the first one lowest.
  private var rest: UInt64 = 0
  private var count: UInt64 = 0

  package init() {}

  package var digest: UInt64 {
    var end = self
    end.add(word: rest)
    end.add(word: count)
    return end.hash
  }

  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, count & 7 != 0 {
        add(byte: bytes[start])
        start += 1
      }
      while start + 8 <= bytes.count {
        add(word: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
        start += 8
        count += 8
      }
      for byte in bytes[start...] { add(byte: byte) }
    }
  }

  private mutating func add(byte: UInt8) {
    rest |= UInt64(byte) << (8 * (count & 7))
    count += 1
    guard count & 7 == 0 else { return }
    add(word: rest)
    rest = 0
  }

  private mutating func add(word: UInt64) { hash = Digester.folded(hash ^ word, 0x8bb8_4b93_962e_acc9) }
}

/// The digest of all bytes of some content.
package func contentDigest(of bytes: [UInt8]) -> UInt64 {
  var digester = ContentDigester()
  digester.add(bytes)
  return digester.digest
}

/// Adds what a value encodes to a digest, including the names of keys.
private final class DigestEncoder: Encoder {
  var digester: Digester
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ digester: Digester) { self.digester = digester }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    digester.add(3 as UInt64)
    return KeyedEncodingContainer(Keyed(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    digester.add(4 as UInt64)
    return Unkeyed(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  func add<Value: Encodable>(_ value: Value) throws {
    try value.encode(to: self)
    // Marks the end, so that a list of two lists with one element each differs from one list of two.
    digester.add(5 as UInt64)
  }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: DigestEncoder
    let codingPath: [any CodingKey] = []
    mutating func encodeNil(forKey key: Key) { encoder.digester.add(key.stringValue) }
    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      encoder.digester.add(key.stringValue)
      try encoder.add(value)
    }
    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      encoder.digester.add(key.stringValue)
      return encoder.container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder.digester.add(key.stringValue)
      return encoder.unkeyedContainer()
    }
    mutating func superEncoder() -> any Encoder { encoder }
    mutating func superEncoder(forKey key: Key) -> any Encoder { encoder }
  }

  struct Unkeyed: UnkeyedEncodingContainer {
    let encoder: DigestEncoder
    let codingPath: [any CodingKey] = []
    var count = 0
    mutating func encodeNil() { encoder.digester.add(6 as UInt64) }
    mutating func encode<Value: Encodable>(_ value: Value) throws {
      count += 1
      try encoder.add(value)
    }
    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> { encoder.container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { encoder }
  }

  struct Single: SingleValueEncodingContainer {
    let encoder: DigestEncoder
    let codingPath: [any CodingKey] = []
    mutating func encodeNil() { encoder.digester.add(6 as UInt64) }
    mutating func encode(_ value: Bool) { encoder.digester.add(value) }
    mutating func encode(_ value: String) { encoder.digester.add(value) }
    mutating func encode(_ value: Double) { encoder.digester.add(value.bitPattern) }
    mutating func encode(_ value: Float) { encoder.digester.add(UInt64(value.bitPattern)) }
    mutating func encode(_ value: Int) { encoder.digester.add(value) }
    mutating func encode(_ value: Int8) { encoder.digester.add(Int(value)) }
    mutating func encode(_ value: Int16) { encoder.digester.add(Int(value)) }
    mutating func encode(_ value: Int32) { encoder.digester.add(Int(value)) }
    mutating func encode(_ value: Int64) { encoder.digester.add(Int(value)) }
    mutating func encode(_ value: UInt) { encoder.digester.add(UInt64(value)) }
    mutating func encode(_ value: UInt8) { encoder.digester.add(UInt64(value)) }
    mutating func encode(_ value: UInt16) { encoder.digester.add(UInt64(value)) }
    mutating func encode(_ value: UInt32) { encoder.digester.add(UInt64(value)) }
    mutating func encode(_ value: UInt64) { encoder.digester.add(value) }
    mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.add(value) }
  }
}

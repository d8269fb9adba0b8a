/// SHA-256, which gives results their keys.
///
/// It is written out here because a cryptography library would take a seventh of the program's first build,
/// for this one function. Source: FIPS 180-4, §5 and §6.2; tested against its published vectors.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The digest of a text's UTF-8 bytes, as 64 lowercase hexadecimal digits.
  package static func hex(_ text: String) -> String {
    var text = text
    return text.withUTF8 { hex(UnsafeRawBufferPointer($0)) }
  }

  /// The digest of bytes, as 64 lowercase hexadecimal digits.
  package static func hex(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { hex($0) } }

  private static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash = SHA256()
    let whole = bytes.count - bytes.count % 64
    for start in stride(from: 0, to: whole, by: 64) {
      hash.add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]))
    }
    // Padding: one bit, zeros, and the length in bits, to a multiple of 64 bytes (§5.1.1).
    var tail = [UInt8](bytes[whole...]) + [0x80]
    tail += [UInt8](repeating: 0, count: (120 - tail.count) % 64)
    tail += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> $0) }
    tail.withUnsafeBytes { tail in
      for start in stride(from: 0, to: tail.count, by: 64) {
        hash.add(UnsafeRawBufferPointer(rebasing: tail[start..<start + 64]))
      }
    }
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: hash.state.flatMap { word in
        stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0) & 15)] }
      }, as: UTF8.self)
  }

  /// Adds one block of 64 bytes (§6.2.2).
  private mutating func add(_ block: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for t in 0..<16 {
        w[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * t, as: UInt32.self))
      }
      for t in 16..<64 {
        let (a, b) = (w[t - 15], w[t - 2])
        let s0 = Self.rotate(a, 7) ^ Self.rotate(a, 18) ^ (a >> 3)
        let s1 = Self.rotate(b, 17) ^ Self.rotate(b, 19) ^ (b >> 10)
        w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for t in 0..<64 {
        let sum1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
        let t1 = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ Self.constants[t] &+ w[t]
        let sum0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
        let t2 = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (§4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

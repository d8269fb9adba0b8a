import HandbookModel
import Testing

struct ContentDigestTests {
  @Test func piecesDoNotMatter() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...100, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var digester = ContentDigester()
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 0...20, using: &random))
        digester.add(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      #expect(digester.digest == contentDigest(of: bytes), "\(bytes)")
    }
  }

  /// Zeros at the end, and any single bit.
  @Test func whatDiffersHasAnotherDigest() {
    let zeros = (0..<40).map { contentDigest(of: [UInt8](repeating: 0, count: $0)) }
    #expect(Set(zeros).count == 40)
    let text = Array("A page of a site, long enough for five words and a rest.".utf8)
    let changed = text.indices.flatMap { index in
      (0..<8).map { bit in
        var other = text
        other[index] ^= 1 << UInt8(bit)
        return contentDigest(of: other)
      }
    }
    #expect(Set(changed + [contentDigest(of: text)]).count == text.count * 8 + 1)
  }
}

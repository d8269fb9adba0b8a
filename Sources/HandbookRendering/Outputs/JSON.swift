import Foundation

/// A JSON value that writes itself, with the keys of objects sorted: the same value gives the same bytes.
indirect enum JSON: Sendable {
  case string(String)
  case number(Int)
  case list([JSON])
  /// So many elements, each made when it is written: of a large book, the values of all documents would take more room
  /// than their text.
  case each([Int], @Sendable (Int) -> JSON)
  /// Keys without a value are left out.
  case object([String: JSON?])
  /// JSON that was written already.
  case written([UInt8])

  static func strings(_ texts: [String]) -> JSON { .list(texts.map(JSON.string)) }

  /// A value that knows how to encode itself.
  static func encoding(_ value: some Encodable) -> JSON {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("strings, whole numbers and booleans always encode")
    }
    return .written(Array(data))
  }

  /// - Parameter handOver: Called now and then: it may take what was written so far.
  func write(to bytes: inout [UInt8], _ handOver: (inout [UInt8]) -> Void = { _ in }) {
    switch self {
    case .string(let text): Self.append(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .written(let json): bytes += json
    case .list(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes, handOver)
        handOver(&bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .each(let numbers, let element):
      bytes.append(UInt8(ascii: "["))
      for (index, number) in numbers.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element(number).write(to: &bytes, handOver)
        handOver(&bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      var isFirst = true
      for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
        guard let value else { continue }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        Self.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &bytes, handOver)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// RFC 8259, §7.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where byte < 32 || byte == 34 || byte == 92 {
        bytes += UnsafeBufferPointer(rebasing: utf8[start..<index])
        start = index + 1
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 34, 92: bytes.append(byte)
        case 8: bytes.append(UInt8(ascii: "b"))
        case 9: bytes.append(UInt8(ascii: "t"))
        case 10: bytes.append(UInt8(ascii: "n"))
        case 12: bytes.append(UInt8(ascii: "f"))
        case 13: bytes.append(UInt8(ascii: "r"))
        default: bytes += "u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
        }
      }
      bytes += UnsafeBufferPointer(rebasing: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

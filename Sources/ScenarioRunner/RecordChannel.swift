import Foundation

/// The connection on which a run tells the process that watches it what it has done.
///
/// A record is sent as a frame: the nonce, a byte that is 1 for the run's last record and otherwise 0, the
/// length as four bytes (little-endian), and JSON. The nonce is a random number that is made for one run just
/// before it is forked. The watcher rejects frames without it, so nothing that a snippet prints or writes to
/// a descriptor can pass for a record.
///
/// One hole is left: a snippet can forge its own run's record if it searches its process's memory for the
/// nonce, or changes the model's code there. Inside one process, nothing can be hidden from
/// `UnsafeRawPointer`. It cannot forge the record of another run, as each run has a process and a connection
/// of its own.
struct RecordChannel {
  static let nonceLength = 16

  /// A connected socket.
  let descriptor: Int32
  let nonce: [UInt8]

  /// Sends a record, and returns when the watcher has taken it.
  ///
  /// By then the watcher has also read all that the snippet printed before. If there is no watcher, the
  /// process ends.
  func send(_ json: [UInt8], isLast: Bool) {
    fflush(nil)
    let length = (0..<4).map { UInt8(truncatingIfNeeded: json.count >> (8 * $0)) }
    let frame = nonce + [isLast ? 1 : 0] + length + json
    var answer: UInt8 = 0
    guard writeAll(frame, to: descriptor), readAgain(descriptor, &answer, 1) == 1 else {
      _ = writeAll(
        Array("Fatal error: the app closed the descriptor that its run is recorded on\n".utf8), to: 2)
      abort()
    }
  }
}

/// Splits a stream of bytes into frames.
struct FrameReader {
  struct BrokenFrame: Error {}

  let nonce: [UInt8]
  private var bytes: [UInt8] = []

  init(nonce: [UInt8]) { self.nonce = nonce }

  /// - Returns: The next frame; nil if it is not complete yet.
  /// - Throws: `BrokenFrame` if the bytes are not a frame.
  mutating func next() throws -> (json: [UInt8], isLast: Bool)? {
    let head = nonce.count + 5
    guard bytes.prefix(nonce.count).elementsEqual(nonce.prefix(bytes.count)) else { throw BrokenFrame() }
    guard bytes.count >= head else { return nil }
    let length = bytes[nonce.count + 1..<head].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count >= head + length else { return nil }
    defer { bytes.removeFirst(head + length) }
    return (Array(bytes[head..<head + length]), bytes[nonce.count] == 1)
  }

  mutating func append(_ more: [UInt8]) { bytes += more }
}

/// Writes all bytes, however many calls that takes.
///
/// - Returns: Whether they could be written.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// Calls `read`, again if a signal interrupts it.
func readAgain(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  while true {
    let result = read(descriptor, buffer, count)
    if result >= 0 || errno != EINTR { return result }
  }
}

import Foundation

/// The way on which a run tells the process that watches it what it has done.
///
/// A record is a frame: the nonce, a byte that is 1 for the last record of the run, the length as four bytes
/// (little-endian), JSON. The watcher takes nothing without the nonce, which is made for one run just before
/// it is forked: whatever a snippet prints or writes, to whatever descriptor, is no record.
///
/// What remains in reach is a run's own record, for code that searches the memory of its own process for the
/// nonce, or that changes the code of the model there: nothing inside one process can be hidden from
/// `UnsafeRawPointer`. The record of another run never is, as each run has a process and a channel of its own.
struct RecordChannel {
  static let nonceLength = 16

  /// A connected socket.
  let descriptor: Int32
  let nonce: [UInt8]

  /// Sends a record, and returns when it was taken.
  ///
  /// What the snippet has printed until then has been read by then, too. Without a watcher there is no use in
  /// going on: the process ends.
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

/// Takes frames out of a stream of bytes.
struct FrameReader {
  struct BrokenFrame: Error {}

  let nonce: [UInt8]
  private var bytes: [UInt8] = []

  init(nonce: [UInt8]) { self.nonce = nonce }

  /// - Returns: The next frame; nil where it is not complete yet.
  /// - Throws: `BrokenFrame` if the bytes are none.
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

/// Writes everything.
///
/// - Returns: Whether it could be written.
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

/// `read`, again where a signal came between.
func readAgain(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  while true {
    let result = read(descriptor, buffer, count)
    if result >= 0 || errno != EINTR { return result }
  }
}

import Foundation

/// The process of one run, and the ends of its pipes that its watcher holds.
struct RunProcess {
  private let id: Int32
  private let records: Int32
  private let output: Int32
  private let errors: Int32
  private let nonce: [UInt8]

  /// Bytes a run may print, and bytes of records.
  private static let outputLimit = 16 << 20
  /// Bytes of standard error that are kept: a trap says there what it is, last.
  private static let errorsKept = 64 << 10
  /// How often the watcher looks whether the process was stopped.
  private static let glance: Duration = .milliseconds(50)

  /// Forks a process for a run.
  ///
  /// It has nothing open but an empty standard input, its own standard output and error, and its channel.
  /// - Parameter body: What it does; the process ends with it.
  /// - Returns: nil where the system has no process or pipe to give.
  static func start(_ body: (RecordChannel) -> Void) -> RunProcess? {
    var channel: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    defer {
      for descriptor in [channel[1], output[1], errors[1]] where descriptor >= 0 { close(descriptor) }
    }
    guard socketpair(AF_UNIX, streamSocket, 0, &channel) == 0, pipe(&output) == 0, pipe(&errors) == 0 else {
      for descriptor in [channel[0], output[0], errors[0]] where descriptor >= 0 { close(descriptor) }
      return nil
    }
    var random = SystemRandomNumberGenerator()
    let nonce = (0..<RecordChannel.nonceLength).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let watcher = getpid()
    fflush(nil)
    let id = forkProcess()
    if id == 0 {
      // A group of its own, so that all of it can be ended at once.
      setpgid(0, 0)
      for descriptor in [channel[0], output[0], errors[0]] { close(descriptor) }
      let empty = Foundation.open("/dev/null", O_RDONLY)
      for (old, new) in [(empty, 0), (output[1], 1), (errors[1], 2)] as [(Int32, Int32)] {
        dup2(old, new)
        close(old)
      }
      signal(SIGPIPE, SIG_DFL)
      endWith(watcher)
      body(RecordChannel(descriptor: channel[1], nonce: nonce))
      _exit(0)
    }
    guard id > 0 else {
      for descriptor in [channel[0], output[0], errors[0]] { close(descriptor) }
      return nil
    }
    setpgid(id, id)
    for descriptor in [channel[0], output[0], errors[0]] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    return RunProcess(id: id, records: channel[0], output: output[0], errors: errors[0], nonce: nonce)
  }

  /// Watches the process until it has said that it is done, ends by itself, or must be ended; then nothing of it
  /// is left.
  ///
  /// - Parameter isWanted: Asked now and then; the process is ended where it is not.
  func watch(limit: Duration, isWanted: () -> Bool) -> RunReport {
    var report = RunReport()
    var frames = FrameReader(nonce: nonce)
    var printed: [UInt8] = []
    var said: [UInt8] = []
    var count = 0
    var status: Int32 = 0
    var hasEnded = false
    var open: Set<Int32> = [records, output, errors]
    let deadline = ContinuousClock.now + limit

    /// Takes what was printed. It is there whenever a record is, as a record is sent after it.
    func drain() {
      for (descriptor, take) in [
        (output, { printed += $0 }), (errors, { said = (said + $0).suffix(Self.errorsKept) }),
      ] as [(Int32, ([UInt8]) -> Void)] {
        while open.contains(descriptor), count <= Self.outputLimit {
          guard let bytes = readAvailable(descriptor) else { break }
          if bytes.isEmpty { open.remove(descriptor) }
          count += bytes.count
          take(bytes)
        }
      }
    }
    /// - Returns: Whether the last record was among those taken.
    func takeRecords() throws -> Bool {
      while open.contains(records), count <= Self.outputLimit {
        guard let bytes = readAvailable(records) else { break }
        if bytes.isEmpty { open.remove(records) }
        count += bytes.count
        frames.append(bytes)
        while let frame = try frames.next() {
          drain()
          report.records.append(
            .init(
              json: String(decoding: frame.json, as: UTF8.self),
              printed: String(decoding: printed, as: UTF8.self)))
          printed = []
          if frame.isLast { return true }
          _ = writeAll([1], to: records)
        }
      }
      return false
    }
    func ending() -> RunReport.Ending? {
      var change: Int32 = 0
      let isChanged = waitpid(id, &change, WNOHANG | WUNTRACED) == id
      let isStopped = isChanged && change & 0xFF == 0x7F
      if isChanged, !isStopped {
        hasEnded = true
        status = change
      }
      do { if try takeRecords() { return .ended } } catch { return .brokeRecord }
      drain()
      if count > Self.outputLimit { return .printedTooMuch }
      if hasEnded {
        let signal = status & 0x7F
        report.code = signal == 0 ? (status >> 8) & 0xFF : signal
        return signal == 0 ? .exited : .signaled
      }
      if isStopped { return .stopped }
      return ContinuousClock.now >= deadline || !isWanted() ? .tookTooLong : nil
    }

    var end = ending()
    while end == nil {
      wait(
        for: open,
        atMost: min(ContinuousClock.now.duration(to: deadline), open.isEmpty ? .milliseconds(1) : Self.glance)
      )
      end = ending()
    }
    if !hasEnded {
      kill(-id, SIGKILL)
      kill(id, SIGKILL)
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }
    drain()
    for descriptor in [records, output, errors] { close(descriptor) }
    report.printed = String(decoding: printed, as: UTF8.self)
    report.errors = String(decoding: said, as: UTF8.self)
    report.ending = end!
    return report
  }

  private func wait(for descriptors: Set<Int32>, atMost limit: Duration) {
    var list = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let (seconds, attoseconds) = limit.components
    let milliseconds = max(1, Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    _ = poll(&list, nfds_t(list.count), milliseconds)
  }
}

@_silgen_name("fork") private func forkProcess() -> Int32

#if os(Linux)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  private let streamSocket = SOCK_STREAM
#endif

/// Reads what is there.
///
/// - Returns: Nothing at the end of the stream; nil where nothing is there yet.
private func readAvailable(_ descriptor: Int32) -> [UInt8]? {
  var count = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, initialized in
    count = readAgain(descriptor, buffer.baseAddress!, buffer.count)
    initialized = max(0, count)
  }
  return count < 0 && errno == EAGAIN ? nil : bytes
}

import Foundation

/// The process of one run, and the watcher's ends of its pipes.
struct RunProcess {
  fileprivate let id: Int32
  fileprivate let records: Int32
  fileprivate let output: Int32
  fileprivate let errors: Int32
  fileprivate let nonce: [UInt8]

  /// How many bytes a run may write: what it prints, its standard error, and its records together.
  fileprivate static let outputLimit = 16 << 20
  /// How many bytes at the end of standard error are kept: a trap prints its reason there last.
  fileprivate static let errorsKept = 64 << 10
  /// How often the watcher checks whether the process has ended or was stopped.
  private static let glance: Duration = .milliseconds(50)

  /// Forks a process for a run.
  ///
  /// The process has only these open: an empty standard input, its own standard output and error, and its
  /// channel.
  /// - Parameter body: What the process does; it ends after that.
  /// - Returns: nil if the system cannot make another process or pipe.
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
      // A process group of its own, so that everything in it can be ended at once.
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

  /// Watches the process until it has sent its last record, has ended, or must be ended. After that, the
  /// process is gone.
  ///
  /// - Parameter isWanted: Is asked now and then whether the result is still wanted; if not, the process is
  ///   ended.
  func watch(limit: Duration, isWanted: () -> Bool) -> RunReport {
    let deadline = ContinuousClock.now + limit
    var watch = Watch(self)
    while true {
      if let ending = watch.ending(deadline: deadline, isWanted: isWanted) {
        if !watch.hasEnded { end() }
        watch.drain()
        for descriptor in [records, output, errors] { close(descriptor) }
        return watch.report(ending)
      }
      let glance = watch.open.isEmpty ? .milliseconds(1) : Self.glance
      wait(for: watch.open, atMost: min(ContinuousClock.now.duration(to: deadline), glance))
    }
  }

  /// Ends the process and its group, and waits until it is gone.
  private func end() {
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  private func wait(for descriptors: Set<Int32>, atMost limit: Duration) {
    var list = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let (seconds, attoseconds) = limit.components
    let milliseconds = max(1, Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    _ = poll(&list, nfds_t(list.count), milliseconds)
  }
}

/// What a watcher has read from a run's process so far.
private struct Watch {
  private let process: RunProcess
  private var report = RunReport()
  private var frames: FrameReader
  private var printed: [UInt8] = []
  private var said: [UInt8] = []
  /// How many bytes were read: output, errors and records.
  private var count = 0
  /// The descriptors whose streams have not ended.
  private(set) var open: Set<Int32>
  /// Whether the process has ended by itself.
  private(set) var hasEnded = false

  init(_ process: RunProcess) {
    self.process = process
    frames = FrameReader(nonce: process.nonce)
    open = [process.records, process.output, process.errors]
  }

  /// Reads what is there.
  ///
  /// - Returns: Why the run is over; nil if it goes on.
  mutating func ending(
    deadline: ContinuousClock.Instant, isWanted: () -> Bool
  ) -> RunReport.Ending? {
    var status: Int32 = 0
    let isChanged = waitpid(process.id, &status, WNOHANG | WUNTRACED) == process.id
    let isStopped = isChanged && status & 0xFF == 0x7F
    if isChanged, !isStopped { hasEnded = true }
    do { if try takeRecords() { return .ended } } catch { return .brokeRecord }
    drain()
    if count > RunProcess.outputLimit { return .printedTooMuch }
    if hasEnded {
      let signal = status & 0x7F
      report.code = signal == 0 ? (status >> 8) & 0xFF : signal
      return signal == 0 ? .exited : .signaled
    }
    if isStopped { return .stopped }
    return ContinuousClock.now >= deadline || !isWanted() ? .tookTooLong : nil
  }

  /// Reads what was printed. Called after each record: the process sends a record after what it printed before,
  /// so all of that can be read now.
  mutating func drain() {
    while let bytes = read(process.output) { printed += bytes }
    while let bytes = read(process.errors) { said = (said + bytes).suffix(RunProcess.errorsKept) }
  }

  /// - Returns: Whether the last record is among those that were read.
  private mutating func takeRecords() throws -> Bool {
    while let bytes = read(process.records) {
      frames.append(bytes)
      while let frame = try frames.next() {
        drain()
        report.records.append(
          .init(
            json: String(decoding: frame.json, as: UTF8.self),
            printed: String(decoding: printed, as: UTF8.self)))
        printed = []
        if frame.isLast { return true }
        _ = writeAll([1], to: process.records)
      }
    }
    return false
  }

  /// The bytes that a stream has now; nil if there are none, if it has ended, or if the run has printed too much.
  private mutating func read(_ descriptor: Int32) -> [UInt8]? {
    guard open.contains(descriptor), count <= RunProcess.outputLimit, let bytes = readAvailable(descriptor)
    else { return nil }
    if bytes.isEmpty { open.remove(descriptor) }
    count += bytes.count
    return bytes
  }

  func report(_ ending: RunReport.Ending) -> RunReport {
    var report = report
    report.printed = String(decoding: printed, as: UTF8.self)
    report.errors = String(decoding: said, as: UTF8.self)
    report.ending = ending
    return report
  }
}

@_silgen_name("fork") private func forkProcess() -> Int32

#if os(Linux)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  private let streamSocket = SOCK_STREAM
#endif

/// Reads the bytes that are available.
///
/// - Returns: An empty array at the end of the stream; nil if no bytes are available yet.
private func readAvailable(_ descriptor: Int32) -> [UInt8]? {
  var count = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, initialized in
    count = readAgain(descriptor, buffer.baseAddress!, buffer.count)
    initialized = max(0, count)
  }
  return count < 0 && errno == EAGAIN ? nil : bytes
}

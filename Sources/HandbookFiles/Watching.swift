import Dispatch
import HandbookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Hears of edits below some folders, by looking at the files' times: works on every system and file system.
///
/// Between two looks it waits at least 50 ms, and twenty times as long as a look takes, so that a large
/// project costs no more than a twentieth of a core. Where the system tells of changes, it looks once nothing was told for
/// 20 ms, and elsewhere, an edit is handed out once nothing has changed for so long: editors save in several steps.
///
/// - Parameter folders: Asked for at each look; those that do not exist count as empty. Hidden files, and
///   sites that this program wrote, are passed over.
/// - Returns: A sequence that gives an element for each edit, the last where several came while nobody asked.
package func edits(below folders: @escaping @Sendable () -> [String]) -> AsyncStream<Void> {
  AsyncStream(bufferingPolicy: .bufferingNewest(1)) { edits in
    let task = Task {
      let clock = ContinuousClock()
      let news = FolderNews()
      var known = fingerprint(of: folders()) { news.watch($0) }
      var isTold = false
      while true {
        var found = known
        let cost = clock.measure { found = fingerprint(of: folders()) { news.watch($0) } }
        if found != known {
          var settled = isTold ? found : known
          while settled != found {
            settled = found
            try await clock.sleep(for: .milliseconds(20))
            found = fingerprint(of: folders())
          }
          known = found
          edits.yield()
        }
        try Task.checkCancellation()
        // News may come all the time, of files that do not count: half of the time is enough for looking.
        try await clock.sleep(for: cost)
        isTold = await news.wait(atMost: max(.milliseconds(50), cost * 20))
        let patience = clock.now + .milliseconds(500)
        while isTold, clock.now < patience, await news.wait(atMost: .milliseconds(20)) {}
      }
    }
    edits.onTermination = { _ in task.cancel() }
  }
}

/// What the system tells of changes in folders, on Linux. It need not tell all, nor only what matters: it makes the next
/// look come sooner, and that is all.
private final class FolderNews: Sendable {
  #if os(Linux)
    /// Below 0 where the system has no room for another.
    private let queue = inotify_init1(Int32(O_NONBLOCK) | Int32(O_CLOEXEC))

    deinit { if queue >= 0 { close(queue) } }

    /// Told again of the same folder, nothing changes.
    func watch(_ folder: String) {
      guard queue >= 0 else { return }
      let changes =
        IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB
      _ = inotify_add_watch(queue, folder, UInt32(changes))
    }

    /// Returns when there is news, or the time is over.
    ///
    /// - Returns: Whether there is news.
    func wait(atMost time: Duration) async -> Bool {
      let queue = queue
      let milliseconds = Int32(clamping: Int(time / .milliseconds(1)))
      return await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          // Without a queue, `poll` passes it over and waits for the time.
          var wanted = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
          let isTold = poll(&wanted, 1, milliseconds) > 0
          withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
            while queue >= 0, read(queue, buffer.baseAddress, buffer.count) > 0 {}
          }
          continuation.resume(returning: isTold)
        }
      }
    }
  #else
    func watch(_ folder: String) {}

    func wait(atMost time: Duration) async -> Bool {
      try? await Task.sleep(for: time)
      return false
    }
  #endif
}

/// A value that is another one when a file below the folders was edited, made, moved or removed.
///
/// - Parameter visit: Told of each folder.
func fingerprint(of folders: [String], visit: (String) -> Void = { _ in }) -> Int {
  var hasher = Hasher()
  var pending = folders
  var visited: Set<String> = []
  while let folder = pending.popLast() {
    // Before it is looked into: what changes after that is told.
    visit(folder)
    guard let names = try? FileSystem.names(in: folder), !names.contains(manifestName) else { continue }
    let paths = names.filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    for (path, status) in zip(paths, inParallel(paths, FileSystem.target)) {
      guard let status else { continue }
      hasher.combine(path)
      switch status.kind {
      case .folder:
        // A link may lead back to a folder above.
        if visited.insert("\(status.device) \(status.node)").inserted { pending.append(path) }
      case .file:
        hasher.combine(status.node)
        hasher.combine(status.size)
        hasher.combine(status.modified)
      case .link, .other: break
      }
    }
  }
  return hasher.finalize()
}

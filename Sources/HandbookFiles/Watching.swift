/// Hears of edits below some folders, by looking at the files' times: works on every system and file system.
///
/// Between two looks it waits at least 50 ms, and twenty times as long as a look takes, so that a large
/// project costs no more than a twentieth of a core. An edit is handed out once nothing has changed for
/// 20 ms: editors save in several steps.
///
/// - Parameter folders: Asked for at each look; those that do not exist count as empty. Hidden files, and
///   sites that this program wrote, are passed over.
/// - Returns: A sequence that gives an element for each edit, the last where several came while nobody asked.
package func edits(below folders: @escaping @Sendable () -> [String]) -> AsyncStream<Void> {
  AsyncStream(bufferingPolicy: .bufferingNewest(1)) { edits in
    let task = Task {
      let clock = ContinuousClock()
      var known = fingerprint(of: folders())
      while true {
        var found = known
        let cost = clock.measure { found = fingerprint(of: folders()) }
        if found != known {
          var settled = known
          while settled != found {
            settled = found
            try await clock.sleep(for: .milliseconds(20))
            found = fingerprint(of: folders())
          }
          known = found
          edits.yield()
        }
        try await clock.sleep(for: max(.milliseconds(50), cost * 20))
      }
    }
    edits.onTermination = { _ in task.cancel() }
  }
}

/// A value that is another one when a file below the folders was edited, made, moved or removed.
func fingerprint(of folders: [String]) -> Int {
  var hasher = Hasher()
  var pending = folders
  var visited: Set<String> = []
  while let folder = pending.popLast() {
    guard let names = try? FileSystem.names(in: folder), !names.contains(manifestName) else { continue }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard let status = FileSystem.target(path) else { continue }
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

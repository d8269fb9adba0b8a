import Foundation

/// One input on its way through a subject, where the process may not survive it.
struct Case {
  var subject: any Subject
  var input: [UInt8]

  /// Folder for inputs that the process did not survive, or that something does not hold for.
  static let findings = "\(Repository.root)/.build/fuzz"

  /// Processor time of a case, in seconds: a hundred times what the slowest sound input takes.
  static let seconds = 20

  /// Examines the input. Where the process ends in it, by a trap or because it takes too long, the input stays
  /// as `<subject>.<pid>.running` in `findings`.
  func examine() -> Examination {
    let path = "\(Self.findings)/\(subject.name).\(getpid()).running"
    write(input, to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    limitTime(to: Self.seconds)
    defer { limitTime(to: 0) }
    return subject.examine(input)
  }

  /// Keeps the input under a name of its own.
  func keep(as kind: String) -> String {
    var digest = Examination()
    digest.note(input)
    let path = "\(Self.findings)/\(subject.name)/\(kind)-\(String(digest.digest, radix: 36))"
    write(input, to: path)
    return path
  }
}

/// Ends the process once it has used so many seconds of processor time from now; 0 lifts the limit.
private func limitTime(to seconds: Int) {
  var limit = itimerval()
  limit.it_value.tv_sec = seconds
  #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  #else
    setitimer(ITIMER_PROF, &limit, nil)
  #endif
}

/// Writes a file, and its folder where there is none.
func write(_ bytes: [UInt8], to path: String) {
  let file = URL(fileURLWithPath: path)
  try? FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try? Data(bytes).write(to: file)
}

import ArgumentParser
import Foundation

/// The fuzzer as a program of its own, for runs of hours: `make fuzz`.
@main struct HandbookFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "handbook-fuzz", abstract: "Looks for inputs that the program cannot take.",
    subcommands: [Run.self, Cases.self, Replay.self, Minimise.self], defaultSubcommand: Run.self)
}

/// Runs cases in processes of their own, one batch after the other.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run mutated inputs; what goes wrong is kept in .build/fuzz.")

  @Option(help: "Minutes after which no further batch begins.") var minutes = 10.0
  @Option(help: "Number of the first input; the same number gives the same inputs.") var seed: UInt64 = 1
  @Option(help: "One of \(subjects.map(\.name).joined(separator: ", ")); all in turn if none.")
  var subject: [String] = []

  func run() throws {
    let names = subject.isEmpty ? subjects.map(\.name) : subject
    let end = Date(timeIntervalSinceNow: minutes * 60)
    var count = 0
    var findings = 0
    var batch: UInt64 = 0
    let size = 200
    while Date() < end {
      let name = names[Int(batch) % names.count]
      let first = seed + batch / UInt64(names.count) * UInt64(size)
      batch += 1
      var outcome = try run(["cases", name, "\(first)", "\(size)"])
      count += size
      // Another process hashes with another seed, and must print the same.
      if outcome.kind == .well, batch.isMultiple(of: 7) {
        let again = try run(["cases", name, "\(first)", "\(size)"])
        if again.text != outcome.text {
          outcome = Outcome(
            kind: .problem, text: "  another process gives other output", running: again.running)
        }
      }
      guard outcome.kind != .well else { continue }
      findings += 1
      say("\(name), inputs from \(first): \(outcome.kind)\n\(outcome.text)")
      if let running = outcome.running {
        let bytes = FileManager.default.contents(atPath: running) ?? Data()
        let kept = Case(subject: try named(name), input: Array(bytes)).keep(as: "\(outcome.kind)")
        try? FileManager.default.removeItem(atPath: running)
        say("  the input is \(kept)")
      }
    }
    say("\(count) inputs from seed \(seed), \(findings) findings")
    if findings > 0 { throw ExitCode(1) }
  }
}

/// One batch.
struct Cases: ParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)
  @Argument var subject: String
  @Argument var first: UInt64
  @Argument var count: Int

  func run() throws {
    let subject = try named(subject)
    let mutation = Mutation(seeds: subject.seeds(in: Repository()), words: subject.words)
    var isWell = true
    var digest = Examination()
    for number in 0..<UInt64(count) {
      let examined = Case(subject: subject, input: mutation.input(seed: first &+ number))
      let examination = examined.examine()
      digest.note("\(examination.digest)")
      let problems = examination.problems
      guard !problems.isEmpty else { continue }
      isWell = false
      print("  \(problems.joined(separator: "\n  "))\n  the input is \(examined.keep(as: "problem"))")
    }
    print("digest \(digest.digest)")
    if !isWell { throw ExitCode(1) }
  }
}

/// Inputs again.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Examine inputs, and print what came of them.")
  @Argument(help: "Files; the name of their folder is that of the subject.") var files: [String]

  func run() throws {
    var isWell = true
    for file in files {
      let examination = try kept(file).examine()
      print("\(file): \(String(examination.digest, radix: 16))")
      for problem in examination.problems { print("  \(problem)") }
      isWell = isWell && examination.problems.isEmpty
    }
    if !isWell { throw ExitCode(1) }
  }
}

/// The least that still goes wrong.
struct Minimise: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Leave out lines and bytes of an input as long as it goes wrong in the same way.")
  @Argument(help: "A file; the name of its folder is that of the subject.") var file: String

  func run() throws {
    let original = try kept(file)
    let folder = "\(Case.findings)/minimise-\(getpid())/\(original.subject.name)"
    defer { try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent) }
    func outcome(_ input: [UInt8]) -> Outcome? {
      write(input, to: "\(folder)/input")
      let outcome = try? HandbookFuzz.run(["replay", "\(folder)/input"])
      if let running = outcome?.running { try? FileManager.default.removeItem(atPath: running) }
      return outcome
    }
    guard let wanted = outcome(original.input), wanted.kind != .well else {
      return print("nothing goes wrong")
    }
    var input = original.input
    for separator in [UInt8(ascii: "\n"), UInt8(ascii: " "), nil] {
      var parts =
        separator.map { input.split(separator: $0, omittingEmptySubsequences: false).map(Array.init) }
        ?? input.map { [$0] }
      var size = max(1, parts.count / 2)
      while size > 0 {
        var start = 0
        while start < parts.count {
          var fewer = parts
          fewer.removeSubrange(start..<min(parts.count, start + size))
          let candidate = Array(fewer.joined(separator: separator.map { [$0] } ?? []))
          if let found = outcome(candidate), found.isLike(wanted) { parts = fewer } else { start += size }
        }
        size /= 2
      }
      input = Array(parts.joined(separator: separator.map { [$0] } ?? []))
    }
    let path = "\(file).min"
    write(input, to: path)
    print("\(input.count) of \(original.input.count) bytes: \(path)")
  }
}

private func named(_ name: String) throws -> any Subject {
  guard let subject = subjects.first(where: { $0.name == name }) else {
    throw ValidationError("no subject '\(name)'")
  }
  return subject
}

private func kept(_ file: String) throws -> Case {
  let url = URL(fileURLWithPath: file)
  return Case(
    subject: try named(url.deletingLastPathComponent().lastPathComponent),
    input: Array(try Data(contentsOf: url)))
}

/// How a process of ours ended.
struct Outcome {
  enum Kind: String { case well, problem, crash, hang }
  var kind: Kind
  /// What it printed.
  var text: String
  /// The input it did not survive.
  var running: String?

  /// The first thing that is wrong is the same, apart from names and numbers.
  func isLike(_ other: Outcome) -> Bool {
    func first(_ text: String) -> String {
      let line = text.split(separator: "\n").first { $0.hasPrefix("  ") || $0.contains("Fatal error") } ?? ""
      return String(line.filter { !$0.isNumber }.prefix(30))
    }
    return kind == other.kind && first(text) == first(other.text)
  }
}

extension HandbookFuzz {
  /// Runs this program with other arguments.
  static func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let isCrash = process.terminationReason == .uncaughtSignal
    let kind: Outcome.Kind =
      isCrash
      ? process.terminationStatus == SIGPROF ? .hang : .crash
      : process.terminationStatus == 0 ? .well : .problem
    let running = try? FileManager.default.contentsOfDirectory(atPath: Case.findings).first {
      $0.hasSuffix(".\(process.processIdentifier).running")
    }
    return Outcome(kind: kind, text: text, running: running.map { "\(Case.findings)/\($0)" })
  }
}

extension ParsableCommand {
  fileprivate func run(_ arguments: [String]) throws -> Outcome { try HandbookFuzz.run(arguments) }
}

/// Prints at once, also into a file.
private func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

import HandbookModel

/// A part of the program that reads what others wrote, and what must hold whatever they write.
protocol Subject: Sendable {
  /// The folder of `Corpus` its inputs are kept in.
  var name: String { get }
  /// Words that mean something to it: mutations put them anywhere.
  var words: [String] { get }
  /// Inputs that mutations start from.
  func seeds(in repository: Repository) -> [[UInt8]]
  /// Sends an input through the program and reports to `examination` what came out and what is wrong with it.
  ///
  /// - Throws: What the program throws although nothing of the machine failed: a problem, too.
  func examine(_ input: [UInt8], _ examination: inout Examination) throws
}

/// What came of one input.
struct Examination {
  /// What does not hold; empty where all is well.
  private(set) var problems: [String] = []
  /// Of everything that came out (FNV-1a, 64 bits): the same for the same input, in every process.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func require(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if !holds, problems.count < 5 { problems.append(problem()) }
  }

  /// Adds a part of the output to the digest.
  mutating func note(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    digest = (digest ^ 0xFF) &* 0x100_0000_01B3
  }

  mutating func note(_ text: String) { note(text.utf8) }
}

extension Subject {
  /// Examines an input twice: what is made of it must not depend on anything else.
  func examine(_ input: [UInt8]) -> Examination {
    func once() -> Examination {
      var examination = Examination()
      do {
        try examine(input, &examination)
      } catch {
        examination.require(false, "throws \(error)")
      }
      return examination
    }
    var first = once()
    let second = once()
    first.require(
      first.digest == second.digest || !first.problems.isEmpty, "the same input gives other output")
    return first
  }
}

/// All that is fuzzed.
let subjects: [any Subject] = [
  BookSubject(), SnippetSubject(), ScenarioSubject(), TemplateSubject(), RequestSubject(),
  CompilerOutputSubject(), RecordSubject(), CacheSubject(),
]

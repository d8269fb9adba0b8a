import Testing

/// Everything that reads what others wrote, on inputs that nobody would write.
///
/// A process that does not survive an input leaves it in `.build/fuzz`; CONTRIBUTING says what to do with it.
@Suite(.serialized) struct FuzzTests {
  /// What once was wrong stays right.
  @Test(
    arguments: subjects.flatMap { subject in Repository.corpus(of: subject).map { (subject.name, $0.name) } })
  func keptInput(_ subject: String, _ name: String) throws {
    let subject = try #require(subjects.first { $0.name == subject })
    let input = try #require(Repository.corpus(of: subject).first { $0.name == name })
    #expect(Case(subject: subject, input: input.bytes).examine().problems == [])
  }

  /// The same inputs each time: `make fuzz` goes on where these end.
  @Test(arguments: subjects.map(\.name)) func mutatedInputs(_ subject: String) throws {
    let subject = try #require(subjects.first { $0.name == subject })
    let mutation = Mutation(seeds: subject.seeds(in: Repository()), words: subject.words)
    for number in 0..<Self.count {
      let examined = Case(subject: subject, input: mutation.input(seed: UInt64(number)))
      let problems = examined.examine().problems
      guard problems.isEmpty else {
        Issue.record("\(problems.joined(separator: "\n"))\nThe input is \(examined.keep(as: "problem"))")
        return
      }
    }
  }

  private static let count = 100
}

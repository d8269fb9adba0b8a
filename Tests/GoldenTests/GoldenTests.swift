import Foundation
import Testing

/// Runs the real program on every folder in `Cases`.
///
/// `CONTRIBUTING.md` says what a case may contain and how to add one.
@Suite struct GoldenTests {
  @Test(.timeLimit(.minutes(20)), arguments: try GoldenCase.all().filter(\.isAskedFor))
  func golden(_ golden: GoldenCase) async throws {
    let actual = try await golden.run()
    if isRecording {
      try golden.record(actual)
      Issue.record("recorded; read the difference, then run without RECORD")
      return
    }
    for problem in try golden.problems(with: actual) { Issue.record("\(problem)") }
  }

  @Test func thereAreCases() throws {
    let cases = try GoldenCase.all()
    #expect(cases.count > 1)
    let asked = cases.filter(\.isAskedFor)
    #expect(!asked.isEmpty, "ONLY is a part of a name")
  }
}

/// Is set by `make record`. Recording fails the run, so that CI cannot approve its own results.
private let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

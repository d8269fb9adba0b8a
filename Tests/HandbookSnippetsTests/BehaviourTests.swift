import Foundation
import Testing

@testable import HandbookScenarios

/// The list of behaviours and the tests belong together.
@Suite
struct BehaviourTests {
  /// Names of the test functions of the model.
  private var tests: Set<String> {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../HeadlessSwiftUITests").resolvingSymlinksInPath()
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      var names: Set<String> = []
      for file in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/@Test(?:\([^\n]*\))?\s+func (\w+)\(/#) {
          names.insert(String(match.1))
        }
      }
      return names
    }
  }

  @Test func everyBehaviourHasItsTest() throws {
    let tests = try tests
    for behaviour in Behaviour.all {
      #expect(tests.contains(behaviour.test), "\(behaviour.id) names a test that is not there")
    }
  }

  @Test func idsAndTestsAreNotUsedTwice() {
    #expect(Set(Behaviour.all.map(\.id)).count == Behaviour.all.count)
    #expect(Set(Behaviour.all.map(\.test)).count == Behaviour.all.count)
  }

  @Test func statementsAreSentences() {
    for behaviour in Behaviour.all {
      #expect(behaviour.statement.hasSuffix("."))
      #expect(!behaviour.source.isEmpty)
    }
  }

  @Test func omissionsAreSentencesWithASource() {
    #expect(Set(Omission.all.map(\.statement)).count == Omission.all.count)
    #expect(Set(Omission.all.map(\.reason)) == Set(Omission.Reason.allCases))
    for omission in Omission.all {
      #expect(omission.statement.hasSuffix(".") && !omission.source.isEmpty, "\(omission.statement)")
    }
  }
}

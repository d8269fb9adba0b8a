import Foundation
@_spi(Headless) import HeadlessSwiftUI
import Testing

@testable import HandbookScenarios

@Suite struct ExploredActionTests {
  @Test(arguments: Simulator.Action.Verb.allCases)
  func everyActionOfTheModelIsRead(verb: Simulator.Action.Verb) throws {
    let written = Simulator.Action(verb, "Mint", number: 2, picker: "Flavor")
    let read = try JSONDecoder().decode(ExploredAction.self, from: JSONEncoder().encode(written))
    #expect(read.verb.rawValue == verb.rawValue)
    #expect(read.label == "Mint" && read.number == 2 && read.picker == "Flavor")
  }
}

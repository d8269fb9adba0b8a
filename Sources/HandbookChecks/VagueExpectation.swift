package import HandbookModel

/// Reports an expectation that nearly every message meets, such as `fails="a"`: it does not show that the
/// compiler found the mistake that is meant.
package struct VagueExpectation: PageCheck {
  package let id = "VagueExpectation"

  package func run(_ page: Page) -> [Diagnostic] {
    page.snippets.flatMap { $0.options.fails + $0.options.warns }.filter(\.text.isInNearlyEveryMessage).map {
      expectation in
      Diagnostic(
        .error, id, "'\(expectation.text)' is in nearly every message", at: expectation.range,
        help: "Write what the compiler says of this mistake, or let `handbook check --update` write it")
    }
  }
}

/// Mistakes that the compiler finds only after it has checked all types.
let beyondTypes: [Mistake] = [
  Mistake(
    "a missing return",
    """
    func sign(of number: Int) -> Int {
      if number > 0 { return 1 }
    }
    """,
    said: """
      8:1 error: missing return in global function expected to return 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a default without a return, where nobody shows the enum",
    """
    func title(for item: Item) -> String {
      switch item.kind {
      case .tea: return "Tea"
      default: print("other")
      }
    }
    """,
    said: """
      11:1 error: missing return in global function expected to return 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property that is never set",
    """
    struct Position {
      let row: Int
      init() {}
    }
    """,
    said: """
      8:11 error: the initializer ends before 'self.row' has a value [SnippetDoesNotCompile]
      """),
  Mistake(
    "a constant read before it is set",
    """
    func show() {
      let row: Int
      print(row)
    }
    """,
    said: """
      8:9 error: constant 'row' used before being initialized [SnippetDoesNotCompile]
        7:7 note: constant defined here
      """),
  Mistake(
    "two changes at once",
    """
    func turn() {
      var rows = [1, 2]
      swap(&rows[0], &rows[1])
    }
    """,
    said: """
      8:8 error: overlapping accesses to 'rows', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:) [SnippetDoesNotCompile]
        8:18 note: conflicting access is here
      """),
  Mistake(
    "a data race",
    """
    class Counter { var count = 0 }
    func race() {
      let counter = Counter()
      Task.detached { counter.count += 1 }
      counter.count += 2
    }
    """, info: "swift swift=6",
    said: """
      9:8 error: sending value of non-Sendable type '() async -> ()' risks causing data races [SnippetDoesNotCompile]
        9:8 note: Passing value of non-Sendable type '() async -> ()' as a 'sending' argument to static method 'detached(name:priority:operation:)' risks causing races in between local and caller code
        10:3 note: access can happen concurrently
      """),
  Mistake(
    "an expected missing return that is there", "func one() -> Int { return 1 }",
    info: "swift fails=\"missing return\"",
    said: """
      5:17 error: expected the error 'missing return', but the snippet compiles [ExpectedDiagnosticMissing]
        help: Remove the expectation, or restore the mistake it is about
      """),
  Mistake(
    "an error that claims to stand in another file",
    """
    #sourceLocation(file: "App.swift", line: 1)
    let title: Int = "oops"
    """,
    said: """
      7:18 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
]

/// Fences that begin or end in the middle of a declaration, and brackets that are forgotten.
let brokenOff: [Mistake] = [
  Mistake(
    "a view that breaks off",
    """
    struct A: View {
        var body: some View {
            VStack {
                Text("A")
    """,
    said: """
      9:21 warning: the code breaks off here [UnverifiedSnippet]
        6:16 note: this is not closed
        help: Close it; write `...` for what is not shown
      """),
  Mistake(
    "a switch that breaks off",
    """
    enum Kind { case a, b }
    func title(_ kind: Kind) -> String {
        switch kind {
        case .a:
            return "a"
    """,
    said: """
      10:18 warning: the code breaks off here [UnverifiedSnippet]
        7:36 note: this is not closed
        help: Close it; write `...` for what is not shown
      """),
  Mistake(
    "a call that breaks off",
    """
    let view = makeView(
        title: "A",
        count: 2,
    """,
    said: """
      8:13 warning: the code breaks off here [UnverifiedSnippet]
        6:20 note: this is not closed
        help: Close it; write `...` for what is not shown
      """),
  Mistake(
    "a class that breaks off after its properties",
    """
    class Store {
        let id: Int
        let name: String
    """,
    said: """
      8:20 warning: the code breaks off here [UnverifiedSnippet]
        6:13 note: this is not closed
        help: Close it; write `...` for what is not shown
      """),
  Mistake(
    "a closure that breaks off after dots",
    """
    dataLoader.loadData(from: url) { [weak self] result in
        guard let self = self else {
            return
        }

        self.cache(result)

        ...
    """,
    said: """
      11:22 warning: the code breaks off here [UnverifiedSnippet]
        6:32 note: this is not closed
        help: Close it; write `...` for what is not shown
      """),
  Mistake(
    "a function that breaks off below a text of several lines",
    #"""
    struct A {
        let text = """
    Hello {
    """
        func f() {
    """#,
    said: """
      10:14 warning: the code breaks off here [UnverifiedSnippet]
        6:10 note: this is not closed
        help: Close it; write `...` for what is not shown
      """),
  Mistake(
    "a misspelled modifier in a view that breaks off",
    """
    struct A: View {
        var body: some View {
            VStack {
                Text("A").fontt(.title)
    """,
    said: """
      9:23 error: value of type 'Text' has no member 'fontt' [SnippetDoesNotCompile]
        help: Did you mean 'font'?
      9:35 warning: the code breaks off here [UnverifiedSnippet]
        6:16 note: this is not closed
        help: Close it; write `...` for what is not shown
      """),
  Mistake(
    "a declaration without its body",
    """
    struct GlassEffectTransition
    """,
    said: """
      6:1 warning: the code breaks off here, before the body of this declaration [UnverifiedSnippet]
        help: Write `{ ... }` for what is not shown
      """),
  Mistake(
    "attributes without a declaration",
    """
    @available(watchOS, unavailable)
    """,
    said: """
      6:1 warning: the code breaks off here, before the body of this declaration [UnverifiedSnippet]
        help: Write `{ ... }` for what is not shown
      """),
  Mistake(
    "the end of a type",
    """
        func load() {
            print(1)
        }
    }
    """,
    said: """
      9:1 warning: this closes what the code does not open: it begins in the middle [UnverifiedSnippet]
        help: Show how it begins, or leave out its end
      """),
  Mistake(
    "the end of a view",
    """
            Text("B")
        }
    }
    """,
    said: """
      7:5 warning: this closes what the code does not open: it begins in the middle [UnverifiedSnippet]
        help: Show how it begins, or leave out its end
      """),
  Mistake(
    "a brace forgotten in the middle",
    """
    struct A: View {
        var body: some View {
            VStack {
                Text("A")
            Text("B")
        }
    }
    """,
    said: """
      8:16 error: this '{' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a brace forgotten before the last one",
    """
    func a() {
        if x {
            print(1)
    }
    """,
    said: """
      7:10 error: this '{' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parenthesis that is not closed",
    """
    Text("A"
        .padding()
    """,
    said: """
      6:5 error: this '(' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a brace too many",
    """
    func load() {
        print(1)
    }
    }
    """,
    said: """
      9:1 error: extraneous '}' at top level [SnippetDoesNotCompile]
      """),
]

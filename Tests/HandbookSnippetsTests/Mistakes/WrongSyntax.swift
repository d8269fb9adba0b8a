/// Text that is not Swift.
let wrongSyntax: [Mistake] = [
  Mistake(
    "stray brace",
    """
    Text("a")
    }
    }
    """,
    said: """
      7:1 error: extraneous '}' at top level [SnippetDoesNotCompile]
      8:1 error: extraneous '}' at top level [SnippetDoesNotCompile]
      """),
  Mistake(
    "missing comma",
    #"NavigationLink("Tea" value: 1)"#,
    said: "6:20 error: ',' is missing after this argument [SnippetDoesNotCompile]"),
  Mistake(
    "let without a value",
    "let x =",
    said: "6:8 error: expected initial value after '=' [SnippetDoesNotCompile]"),
  Mistake(
    "unfinished if",
    document: """
      ---
      title: T
      ---

      ```swift
      if isOpen {
        Text("a")
      } else

      ```

      """,
    said: "8:7 error: expected '{' or 'if' after 'else' [SnippetDoesNotCompile]"),
  Mistake(
    "missing brace",
    """
    NavigationStack {
      List {
        Text("a")
    }
    """,
    said: """
      7:8 error: this '{' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a second closure without the colon of its label",
    """
    Button(action: save) {
      Text("Save")
    } label {
      Text("Done")
    }
    """,
    said: """
      8:3 error: ':' is missing after 'label' [SnippetDoesNotCompile]
      """),
  Mistake(
    "two declarations on a line",
    "let first = 1 let second = 2",
    said: """
      6:15 error: consecutive statements on a line must be separated by ';' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a value where a type belongs",
    """
    struct NameView: View {
      @State private var name: "Anna"
      var body: some View { Text(name) }
    }
    """,
    said: """
      7:26 error: a type belongs after ':'; to give 'name' a value, write '=' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a pattern that is compared",
    """
    enum Route { case detail(String), list }

    func open(_ route: Route) {
      if route == .detail(let id) { print(id) }
    }
    """,
    said: """
      9:12 error: a value is matched with a pattern by 'if case .detail(…) = value', not by '==' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a statement of Objective-C",
    """
    @synchronized(self) {
      count += 1
    }
    """,
    said: """
      6:2 error: '@synchronized' is Objective-C; Swift has actors and locks, such as 'lock.withLock { … }' [SnippetDoesNotCompile]
      """),
]

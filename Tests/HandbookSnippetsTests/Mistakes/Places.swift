/// One mistake wherever Markdown can have code: the place is that in the file.
let everyPlace: [Mistake] = [
  Mistake(
    "in a list",
    document: """
      ---
      title: T
      ---

      1. First:

         ```swift
         Text("a")
           .navigationTitel("b")
         ```

      """,
    said: """
      9:7 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "in a nested list",
    document: """
      ---
      title: T
      ---

      - a
        - b

          ```swift
          Text("a")
            .navigationTitel("b")
          ```

      """,
    said: """
      10:8 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "in a quote",
    document: """
      ---
      title: T
      ---

      > Note
      >
      > ```swift
      > Text("a")
      >   .navigationTitel("b")
      > ```

      """,
    said: """
      9:6 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "in a list in a quote",
    document: """
      ---
      title: T
      ---

      > - Note
      >
      >   ```swift
      >   Text("a").navigationTitel("b")
      >   ```

      """,
    said: """
      8:15 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "in an indented fence",
    document: """
      ---
      title: T
      ---

        ```swift
        Text("a").navigationTitel("b")
        ```

      """,
    said: """
      6:13 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "in an unclosed fence",
    document: """
      ---
      title: T
      ---

      ```swift
      Text("a").navigationTitel("b")

      """,
    said: """
      5:1 warning: code block is not closed [UnclosedFence]
        help: Everything below is taken for code; close it with a line of the same fence
      6:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "with tildes",
    document: """
      ---
      title: T
      ---

      ~~~swift
      Text("a").navigationTitel("b")
      ~~~

      """,
    said: """
      6:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "with CRLF",
    document: """
      ---
      title: T
      ---

      ```swift
      Text("a")
        .navigationTitel("b")
      ```

      """.replacing("\n", with: "\r\n"),
    said: """
      7:4 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "with a BOM",
    document: "\u{FEFF}" + """
      ---
      title: T
      ---

      ```swift
      Text("a").navigationTitel("b")
      ```

      """,
    said: """
      6:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "with tabs",
    """
    VStack {
    	Text("a").navigationTitel("b")
    }
    """,
    said: """
      7:12 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "after a passing snippet",
    document: """
      ---
      title: T
      ---

      ```swift
      Text("a")
      ```

      Then:

      ```swift
      Text("b").navigationTitel("b")
      ```

      """,
    said: """
      12:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "twice the same",
    document: """
      ---
      title: T
      ---

      ```swift
      Text("a").navigationTitel("b")
      ```

      ```swift
      Text("a").navigationTitel("b")
      ```

      """,
    said: """
      6:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      10:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "in what is continued",
    document: """
      ---
      title: T
      ---

      ```swift
      struct Product: Hashabel { var name = "" }
      ```

      Then:

      ```swift continues
      let product = Product()
      ```

      """,
    said: """
      6:17 error: cannot find type 'Hashabel' in scope [SnippetDoesNotCompile]
        help: Did you mean 'Hashable'?
      """),
  Mistake(
    "against the setup",
    document: """
      ---
      title: T
      ---

      ```swift setup
      struct Product: Hashable { var name: String }
      ```

      ```swift
      let product = Product(nam: "a")
      ```

      """,
    said: """
      10:22 error: incorrect argument label in call (have 'nam:', expected 'name:') [SnippetDoesNotCompile]
        help: Did you mean 'name:'?
      """),
  Mistake(
    "in the incorrect side",
    document: """
      ---
      title: T
      impact: HIGH
      ---

      **Incorrect (no title):**

      ```swift
      Text("a").navigationTitel("b")
      ```

      **Correct:**

      ```swift
      Text("a").navigationTitle("b")
      ```

      """,
    said: """
      9:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "below a heading in a comparison",
    document: """
      ---
      title: T
      impact: HIGH
      ---

      ## Incorrect

      ```swift
      Text("a")
      ```

      ## Correct

      ```swift
      Text("a").navigationTitel("b")
      ```

      """,
    said: """
      15:11 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
]

/// What documents say about versions and about what the compiler says.
let expectations: [Mistake] = [
  Mistake(
    "deprecated for the document's version",
    #"NavigationLink(destination: Text("b"), isActive: $isOpen) { Text("a") }"#,
    head: "since: iOS 17\n",
    said: """
      7:1 error: 'init(destination:isActive:label:)' was deprecated in iOS 16.0: use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView [DeprecatedAPI]
        help: Use its replacement, or expect it with `warns="…"`
      """),
  Mistake(
    "deprecated onChange",
    #"Text("a").onChange(of: 1) { value in print(value) }"#,
    head: "since: iOS 17\n",
    said: """
      7:11 error: 'onChange(of:perform:)' was deprecated in iOS 17.0: Use `onChange` with a two or zero parameter action closure instead. [DeprecatedAPI]
        help: Use its replacement, or expect it with `warns="…"`
      """),
  Mistake(
    "expected deprecation",
    #"Text("a").onChange(of: 1) { value in print(value) }"#,
    info: #"swift warns="was deprecated in iOS 17.0""#,
    head: "since: iOS 17\n",
    said: ""),
  Mistake(
    "newer API than the document",
    #"NavigationStack { Text("a") }"#,
    head: "since: iOS 15\n",
    said: """
      7:1 error: 'NavigationStack' needs iOS 16, but the document says iOS 15 [NeedsNewerOS]
        help: Write `since: iOS 16` into the front matter, or `ios=16` after the fence's language
      """),
  Mistake(
    "newer modifier",
    #"Text("a").navigationSubtitle("b")"#,
    head: "since: iOS 17\n",
    said: """
      7:11 error: 'navigationSubtitle(_:)' needs iOS 26, but the document says iOS 17 [NeedsNewerOS]
        help: Write `since: iOS 26` into the front matter, or `ios=26` after the fence's language
      """),
  Mistake(
    "guarded newer API",
    """
    if #available(iOS 16, *) {
      NavigationStack { Text("a") }
    } else {
      NavigationView { Text("a") }
    }
    """,
    head: "since: iOS 15\n",
    said: ""),
  Mistake(
    "declared newer API",
    #"NavigationStack { Text("a") }"#,
    info: "swift ios=16",
    head: "since: iOS 15\n",
    said: ""),
  Mistake(
    "invalid since",
    #"Text("a")"#,
    head: "since: soon\n",
    said: """
      3:8 error: 'since' is 'soon', not an iOS version such as 'iOS 16' [InvalidVersion]
      """),
  Mistake(
    "expected failure that comes",
    #"Text("a").bolt()"#,
    info: #"swift fails="has no member""#,
    said: ""),
  Mistake(
    "expected failure that compiles",
    #"Text("a").bold()"#,
    info: #"swift fails="has no member""#,
    said: """
      5:17 error: expected the error 'has no member', but the snippet compiles [ExpectedDiagnosticMissing]
        help: Remove the expectation, or restore the mistake it is about
      """),
  Mistake(
    "expected failure with another text",
    #"Text("a").bolt()"#,
    info: #"swift fails="cannot convert""#,
    said: """
      5:17 error: expected the error 'cannot convert', but the compiler says 'value of type 'Text' has no member 'bolt'' [ExpectedDiagnosticMissing]
        help: If that is what the rule is about, let `handbook check --update` write it
      6:11 error: value of type 'Text' has no member 'bolt' [SnippetDoesNotCompile]
        help: Did you mean 'bold'?
      """),
  Mistake(
    "expectation comment at another line",
    """
    struct A {}
    // expected-error {{cannot find}}
    let x: Int = "a"
    """,
    said: """
      7:4 error: expected the error 'cannot find', but the compiler says 'cannot convert value of type 'String' to specified type 'Int'' [ExpectedDiagnosticMissing]
        help: Write the compiler's text into the expectation if that is what the rule is about
      8:14 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "expected warning that does not come",
    "let x = 1",
    info: #"swift warns="never used""#,
    said: """
      5:17 error: expected the warning 'never used', but the snippet compiles [ExpectedDiagnosticMissing]
        help: Remove the expectation, or restore the mistake it is about
      """),
  Mistake(
    "unused expectation of a warning",
    """
    let x = 1
    Text("a")
    """,
    info: #"swift warns="deprecated""#,
    said: """
      5:17 error: expected the warning 'deprecated', but the compiler says 'initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it' [ExpectedDiagnosticMissing]
        help: If that is what the rule is about, let `handbook check --update` write it
      """),
  Mistake(
    "unexpected failure beside an expected one",
    """
    let a: Int = "a"
    let b: String = 2
    """,
    info: #"swift fails="to specified type 'Int'""#,
    said: """
      7:17 error: cannot convert value of type 'Int' to specified type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "unchecked code with a mistake",
    #"Text("a").navigationTitel("b")"#,
    info: #"swift unchecked="shows a typo""#,
    said: ""),
  Mistake(
    "unknown fence word",
    #"Text("a")"#,
    info: #"swift unchekced="why""#,
    said: """
      5:10 error: unknown word 'unchekced' in a Swift fence; did you mean 'unchecked="reason"'? [UnknownFenceWord]
      """),
  Mistake(
    "unknown version in a fence",
    #"Text("a")"#,
    info: "swift ios=abc",
    said: """
      5:14 error: 'abc' is not an iOS version [InvalidFenceValue]
        help: Write ios=17
      """),
  Mistake(
    "a view that is never there",
    document: """
      ---
      title: T
      ---
      ```swift
      struct Home: View { var body: some View { Text("a") } }
      ```
      ```scenario
      open Home()
      never sheet CartView
      always stack has no Home twice
      ```
      """,
    said: """
      9:1 error: no code of this document names 'CartView', so this is always so [ScenarioUnknownView]
        help: Write the name of a view that could be there
      """),
]

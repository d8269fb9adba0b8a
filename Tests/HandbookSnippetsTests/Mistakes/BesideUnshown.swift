/// Code that is right if what it does not show is of a certain kind, and that the check cannot verify.
let besideUnshown: [Mistake] = [
  Mistake(
    "a function that is not shown, given a closure that calls a parameter",
    """
    func withFlags(_ operation: () -> Void) {
      withDependencies {
        $0.flags = LiveFlags()
      } operation: {
        operation()
      }
    }
    """,
    said: """
      9:16 warning: no guess about what is not shown fits: escaping closure captures non-escaping parameter 'operation' [UnverifiedSnippet]
        6:18 note: parameter 'operation' is implicitly non-escaping
        10:5 note: captured here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a closure of a function that is not shown, with results of unknown type",
    """
    var parser = LinkParser<Route>(host: "shop.com") { url in
      switch url.path {
      case "/": return .home
      default: return nil
      }
    }
    """,
    said: """
      9:19 warning: no guess about what is not shown fits: 'nil' is not compatible with closure result type that the snippet does not show [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "lists that closures give to a nested type that is not shown",
    #"""
    extension SearchModel.Dependencies {
      static let mock = Self(
        search: { query in
          try await Task.sleep(for: .seconds(1))
          return ["Book \(query)"]
        },
        save: { _ in }
      )
    }
    """#,
    said: """
      10:14 warning: no guess about what is not shown fits: cannot convert value of type '[String]' to closure result type that the snippet does not show [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an initializer of Apple's, given to a type that is not shown",
    """
    await store.schedule { [store] in
      let loader = LocalLoader(store: store, currentDate: Date.init)
      try? loader.save(feed)
    }
    """,
    said: """
      7:60 warning: no guess about what is not shown fits: ambiguous use of 'init' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type with requirements whose members are left out",
    """
    struct Badge: UIViewRepresentable { ... }
    """,
    said: """
      6:8 warning: no guess about what is not shown fits: type 'Badge' does not conform to protocol 'UIViewRepresentable': protocol requires 'makeUIView(context:)' [UnverifiedSnippet]
        6:8 note: add stubs for conformance
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a case of a type that is not shown, with and without a call",
    """
    panel.detents = [.medium(), .large()]
    panel.selected = .large
    """,
    said: """
      6:19 warning: no guess about what is not shown fits: enum case 'medium' has no associated values [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an argument of a package",
    """
    dependencies: [
        .package(url: "https://example.com/router", from: "1.0.0")
    ]
    """,
    said: """
      6:1 warning: this is an argument of a call that the code does not show [UnverifiedSnippet]
        help: Show the call
      """),
  Mistake(
    "a property wrapper that is not shown, without a type",
    """
    struct Shop: View {
      @ShopRouter var router
      var body: some View { Button("Close") { router.close() } }
    }
    """,
    said: ""),
  Mistake(
    "a requirement that may be missing",
    """
    @objc protocol PickerDelegate {
      @objc optional func didPick()
    }
    """,
    said: """
      7:9 warning: no guess about what is not shown fits: 'optional' can only be applied to members of an '@objc' protocol [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an initializer that Foundation lacks on Linux",
    """
    let text = NSAttributedString()
    print(text.string)
    """,
    said: """
      5:4 warning: snippet uses 'NSAttributedString.init()', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a modifier of scenes that the stub library lacks",
    """
    WindowGroup {
      ContentView()
    }
    .windowStyle(.hiddenTitleBar)
    """,
    said: """
      5:4 warning: snippet uses 'Scene.windowStyle', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
]

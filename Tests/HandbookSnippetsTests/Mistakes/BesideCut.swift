/// Mistakes beside code of which a part is not shown.
let besideCut: [Mistake] = [
  Mistake(
    "a member of two extensions without a word between",
    """
    extension Planet { var name: String { "Mars" } }

    extension Planet { var name: String { "Venus" } }
    """,
    said: """
      8:24 error: invalid redeclaration of 'name' [SnippetDoesNotCompile]
        6:24 note: 'name' previously declared here
      """),
  Mistake(
    "an alias declared twice without a word between",
    """
    typealias Name = String

    typealias Name = Int
    """,
    said: """
      8:11 error: invalid redeclaration of 'Name' [SnippetDoesNotCompile]
        6:11 note: 'Name' previously declared here
      """),
  Mistake(
    "a protocol declared twice without a word between",
    """
    protocol Flying { func fly() }

    protocol Flying { func fly() }
    """,
    said: """
      8:10 error: invalid redeclaration of 'Flying' [SnippetDoesNotCompile]
        6:10 note: 'Flying' previously declared here
      """),
  Mistake(
    "self unwrapped twice without a word between",
    """
    guard let self = self else { return }

    guard let self else { return }
    """,
    said: """
      8:7 error: initializer for conditional binding must have Optional type, not a type that the snippet does not show [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parameter unwrapped twice in one function",
    """
    func f(user: String?) {
      // First
      guard let user else { return }
      print(user)
      guard let user = user else { return }
      print(user)
    }
    """,
    said: """
      10:9 error: initializer for conditional binding must have Optional type, not 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a generic parameter of a type that is shown without it",
    """
    struct Box { var value = 1 }
    extension Box where Element: Equatable {
        func same(_ e: Element) -> Bool { true }
    }
    """,
    said: """
      7:1 error: trailing 'where' clause for extension of non-generic type 'Box' [SnippetDoesNotCompile]
      7:15 error: 'where' clause cannot be applied to a non-generic top-level declaration [SnippetDoesNotCompile]
      """),
  Mistake(
    "any of a struct",
    """
    struct Routable {}
    let type: any Routable.Type = Routable.self
    """,
    said: """
      7:11 error: 'any' has no effect on concrete type 'Routable.Type' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method without a body in a struct",
    """
    struct Store {
        func load(with id: Int) throws
    }
    """,
    said: """
      7:10 error: expected '{' in body of function declaration [SnippetDoesNotCompile]
      """),
  Mistake(
    "an initializer without a body in a class",
    """
    class Store {
        init(id: Int)
    }
    """,
    said: """
      7:5 error: initializer requires a body [SnippetDoesNotCompile]
      """),
  Mistake(
    "a value of another type for a property in an initializer alone",
    """
    let title: String

    init(count: Int) {
        self.title = count
    }
    """,
    said: """
      9:18 error: cannot assign value of type 'Int' to type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelled parameter in an initializer alone",
    """
    init(title: String) {
        self.title = titel
    }
    var title: String
    """,
    said: """
      7:18 error: cannot find 'titel' in scope [SnippetDoesNotCompile]
        help: Did you mean 'title'?
      """),
  Mistake(
    "a case without statements",
    """
    switch animal {
    case .dog:
    case .cat:
      print("cat")
    }
    """,
    said: """
      7:1 error: 'case' label in a 'switch' must have at least one executable statement [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier without a view",
    """
    VStack {
            .padding()
    }
    """,
    said: """
      7:10 error: instance member 'padding' cannot be used on type 'View' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelled modifier below a comment for its view",
    """
    VStack {
        // Detail content
            .paddign()
    }
    """,
    said: """
      8:10 error: a view has no member 'paddign' [SnippetDoesNotCompile]
        help: Did you mean 'padding'?
      """),
  Mistake(
    "a value that is left out, used as another type",
    """
    let x: Int = ...
    let y: String = x
    """,
    said: """
      7:17 error: cannot convert value of type 'Int' to specified type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a payload of a case that is shown without one",
    """
    enum State { case done, failed }
    let state = State.done
    if case .done(let x) = state { print(x) }
    """,
    said: """
      8:10 error: pattern with associated values does not match enum case 'done' [SnippetDoesNotCompile]
        8:10 note: remove associated values to make the pattern match
      """),
  Mistake(
    "a bindable member that begins as itself",
    """
    struct A: View {
        @Bindable var store = store
        var body: some View { Text(store.name) }
    }
    """,
    said: """
      7:19 error: circular reference [SnippetDoesNotCompile]
        7:15 note: through reference here
      """),
  Mistake(
    "a misspelled label beside a bindable copy",
    """
    @Bindable var store = store
    TextField("Name", txt: $store.name)
    """,
    said: """
      7:10 error: incorrect argument label in call (have '_:txt:', expected '_:text:') [SnippetDoesNotCompile]
        help: Did you mean 'text:'?
      """),
  Mistake(
    "an app's own canvas",
    """
    let canvas = Canvas()
    canvas.add(circle, lineA)
    canvas.render()
    """,
    said: """
      6:21 warning: no guess about what is not shown fits: missing argument for parameter 'renderer' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an extension of an app's own canvas",
    """
    extension Canvas {
        func add(_ shapes: Shape...) {
            shapes.forEach(add)
        }
    }
    """,
    said: """
      8:24 warning: no guess about what is not shown fits: cannot convert value of type '(any Shape...) -> ()' to expected argument type '(any Shape) throws -> Void' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an initializer of an app's own animation",
    """
    public extension Animation {
        init(textureNamed textureName: String) {
            frames = [Texture(name: textureName)]
        }
    }
    """,
    said: """
      9:5 warning: no guess about what is not shown fits: 'self.init' isn't called on all paths before returning from initializer [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an initializer that sets a property of an app's own animation",
    """
    public extension Animation {
        init(texturesNamed textureNames: [String], frameDuration: TimeInterval = 1) {
            frames = textureNames.map(Texture.init)
            self.frameDuration = frameDuration
        }
    }
    """,
    said: """
      9:14 warning: no guess about what is not shown fits: value of type 'Animation' has no member 'frameDuration' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a canvas without a renderer",
    """
    let canvas = Canvas()
    """,
    said: """
      6:21 error: missing argument for parameter 'renderer' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelled label of a label",
    """
    Label(titel: "x", systemImage: "star")
    """,
    said: """
      6:7 error: no initializer of 'Label' takes an argument 'titel:' [SnippetDoesNotCompile]
        help: Did you mean 'title'?
      """),
  Mistake(
    "a view with a label that it does not have",
    """
    VStack { Group(title: "x") { Text("a") } }
    """,
    said: """
      6:10 error: initializer 'init(subviews:transform:)' requires that 'String' conform to 'View' [SnippetDoesNotCompile]
      6:15 error: incorrect argument label in call (have 'title:_:', expected 'subviews:_:') [SnippetDoesNotCompile]
      6:28 error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelled label in an extension of Animation",
    """
    extension Animation {
      static let quick = Animation.easeInOut(duraton: 0.2)
    }
    """,
    said: """
      7:32 error: cannot call value of non-function type 'Animation' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelled hosting configuration",
    """
    let c = UIHostingConfiguratoin { Text("x") }
    """,
    said: """
      6:9 error: cannot find 'UIHostingConfiguratoin' in scope [SnippetDoesNotCompile]
        help: Did you mean 'UIHostingConfiguration'?
      """),
  Mistake(
    "an environment with a misspelled key",
    #"""
    struct A: View {
        @Environment(\.dismis) var dismiss
        var body: some View { Button("A") { dismiss() } }
    }
    """#,
    said: """
      7:20 error: value of type 'EnvironmentValues' has no member 'dismis' [SnippetDoesNotCompile]
        help: Did you mean 'dismiss'?
      """),
]

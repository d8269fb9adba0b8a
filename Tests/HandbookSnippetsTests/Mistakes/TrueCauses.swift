/// Mistakes that the compiler explains by something else, or that were taken for names of the app: the first message
/// names the cause that a reader would name.
let trueCauses: [Mistake] = [
  Mistake(
    "rows that are not identifiable",
    """
    struct Item { var name: String }
    struct A: View {
      let items: [Item]
      var body: some View {
        List {
          ForEach(items) { item in Text(item.name) }
        }
      }
    }
    """,
    said: """
      11:7 error: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Item' conform to 'Identifiable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a move without its arguments",
    """
    struct Item: Identifiable { let id: Int; var name: String }
    struct A: View {
      @State private var items: [Item] = []
      var body: some View {
        List {
          ForEach(items) { item in Text(item.name) }
            .onMove { items.shuffle() }
        }
      }
    }
    """,
    said: """
      12:17 error: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored [SnippetDoesNotCompile]
      """),
  Mistake(
    "a path used as text and as an address",
    """
    let path = "a/b"
    let data = try Data(contentsOf: path)
    print(path.lastPathComponent, data)
    """,
    said: """
      7:33 error: cannot convert value of type 'String' to expected argument type 'URL' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a try? that is still optional",
    """
    func load() throws -> [Int]? { nil }
    func f() {
      var result = try? load() ?? []
      result.sort()
    }
    """,
    said: """
      9:3 error: value of optional type '[Int]?' must be unwrapped to refer to member 'sort' of wrapped base type '[Int]' [SnippetDoesNotCompile]
        9:3 note: chain the optional using '?' to access member 'sort' only for non-'nil' base values
        9:3 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      9:10 error: cannot use mutating member on immutable value: 'result' is immutable [SnippetDoesNotCompile]
      """),
  Mistake(
    "a wrong argument of a macro",
    """
    @Model final class Item {
      @Attribute(.unique) var created: Date = .now
      @Attribute(originalName: .now) var name: String = ""
      init() { }
    }
    """,
    said: """
      8:29 error: type 'String?' has no member 'now' [SnippetDoesNotCompile]
      """),
  Mistake(
    "another language",
    """
    # Owners of the code
    * @global-owner1 @global-owner2
    *.js    @js-owner
    /docs/ docs@example.com
    """,
    said: """
      6:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "commands of a shell",
    """
    brew install swiftlint
    cd App
    """,
    said: """
      6:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "the folders of a project",
    """
    App/
    ├── Sources/
    │   └── HomeView.swift
    └── Tests/
    """,
    said: """
      7:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "branches of different styles",
    """
    struct A: View {
      let isOn: Bool
      var body: some View {
        Text("a").background(isOn ? .accentPrimary : .fill.tertiary)
      }
    }
    """,
    said: """
      9:26 error: the two branches are styles of different types; wrap each in 'AnyShapeStyle' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a closure of two statements without return",
    """
    struct A: View {
      var body: some View {
        Text("a").visualEffect { content, proxy in
          let y = proxy.frame(in: .global).minY
          content.offset(y: y)
        }
      }
    }
    """,
    said: """
      10:7 error: missing return in a closure that must give a 'VisualEffect' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a style that is no color",
    """
    struct A: View {
      let isOn: Bool
      var color: Color { isOn ? .tint : .secondary }
      var body: some View { color }
    }
    """,
    said: """
      8:30 error: type 'Color' has no member 'tint' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a missing try beside another error",
    """
    func load() throws -> Int { 1 }
    func f() {
      let a = load()
      let b: String = 3
      print(a, b)
    }
    """,
    said: """
      8:11 error: call can throw, but it is not marked with 'try' and the error is not handled [SnippetDoesNotCompile]
      9:19 error: cannot convert value of type 'Int' to specified type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "clamping a Double",
    """
    func f(x: Double) -> Int { Int(clamping: x) }
    """,
    said: """
      6:28 error: initializer 'init(clamping:)' requires that 'Double' conform to 'BinaryInteger' [SnippetDoesNotCompile]
      """),
  Mistake(
    "two forms of alert at once",
    """
    struct E: Identifiable { let id = 1 }
    struct A: View {
      @State private var e: E?
      var body: some View {
        Text("a").alert(item: $e) { e in
          Alert(title: Text("a"))
        } actions: {
          Button("OK") { }
        }
      }
    }
    """,
    said: """
      12:7 error: no 'alert' takes both 'item:' and 'actions:' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a function hidden by a property",
    """
    extension CGFloat {
      func atLeast(_ other: CGFloat) -> CGFloat { max(self, other) }
      var max: CGFloat { 3 }
    }
    """,
    said: """
      7:47 error: 'max' is a member of the type around it here [SnippetDoesNotCompile]
        help: Did you mean 'Swift.max'?
      """),
  Mistake(
    "a selection of a list that is never nil",
    #"""
    struct A: View {
      @State private var selected: Int = 0
      var body: some View {
        List([1, 2, 3], id: \.self, selection: $selected) { n in Text("\(n)") }
      }
    }
    """#,
    said: """
      9:44 error: the selection of a 'List' is an optional or a 'Set' on iOS, not 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a macro for classes on a struct",
    """
    @Observable struct Store { var a = 1 }
    """,
    said: """
      6:1 error: '@Observable' cannot be applied to struct type 'Store' (from macro 'Observable ') [SnippetDoesNotCompile]
      """),
  Mistake(
    "the same mistake in two alternatives",
    """
    struct A: View { var body: some View { Text("a").bolt() } }
    // or
    struct A: View { var body: some View { Text("b").bolt() } }
    """,
    said: """
      6:50 error: value of type 'Text' has no member 'bolt' [SnippetDoesNotCompile]
        help: Did you mean 'bold'?
      8:50 error: value of type 'Text' has no member 'bolt' [SnippetDoesNotCompile]
        help: Did you mean 'bold'?
      """),
  Mistake(
    "a slip in a label",
    #"""
    struct A: View {
      var body: some View {
        NavigationStack { Text("a").navigationDestination(forr: Int.self) { n in Text("\(n)") } }
      }
    }
    """#,
    said: """
      8:54 error: incorrect argument label in call (have 'forr:_:', expected 'for:_:') [SnippetDoesNotCompile]
        help: Did you mean 'for:'?
      """),
  Mistake(
    "a misspelt wrapper",
    #"""
    @Observable class Store { var name = "" }
    struct A: View {
      @Bindabel var store: Store
      var body: some View {
        TextField("a", text: $store.name)
        ForEach(0..<3) { n in Text("\(n)") }
      }
    }
    """#,
    said: """
      8:4 error: unknown attribute 'Bindabel' [SnippetDoesNotCompile]
        help: Did you mean 'Bindable'?
      """),
  Mistake(
    "a lost dollar of a tab view",
    """
    struct A: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: tab) { Text("a").tag(0) }
      }
    }
    """,
    said: """
      9:24 error: cannot convert value of type 'Int' to expected argument type 'Binding<SelectionValue>' [SnippetDoesNotCompile]
        help: Did you mean '$tab'?
      """),
  Mistake(
    "a slip in a short modifier",
    """
    struct A: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) { Text("a").tg(0) }
      }
    }
    """,
    said: """
      9:42 error: value of type 'Text' has no member 'tg' [SnippetDoesNotCompile]
        help: Did you mean 'tag'?
      """),
  Mistake(
    "a plural of a real view",
    """
    struct A: View {
      let columns = [GridItem(.flexible())]
      var body: some View {
        LazyVGrids(columns: columns) { Text("a") }
      }
    }
    """,
    said: """
      9:5 error: cannot find 'LazyVGrids' in scope [SnippetDoesNotCompile]
        help: Did you mean 'LazyVGrid'?
      """),
  Mistake(
    "a lost self",
    #"""
    struct Item: Hashable { let id: Int }
    struct A: View {
      var body: some View {
        NavigationStack { Text("a").navigationDestination(for: Item) { i in Text("\(i.id)") } }
      }
    }
    """#,
    said: """
      9:60 error: 'Item' is a type, which needs '.self' here [SnippetDoesNotCompile]
        help: Did you mean 'Item.self'?
      """),
  Mistake(
    "a missing await beside the function",
    """
    func load() async throws -> Int { 1 }
    struct A: View {
      var body: some View { Text("a").task { let n = load(); print(n) } }
    }
    """,
    said: """
      8:50 error: call can throw, but it is not marked with 'try' and the error is not handled [SnippetDoesNotCompile]
      8:50 error: expression is 'async' but is not marked with 'await' [SnippetDoesNotCompile]
        8:50 note: call is 'async'
      """),
  Mistake(
    "a number as text",
    """
    struct A: View {
      let count = 3
      var body: some View { Text(count) }
    }
    """,
    said: """
      8:30 error: no 'Text(_:)' takes 'count', which is of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count as text, of what is not shown",
    """
    struct A: View {
      var body: some View { Text(items.count) }
    }
    """,
    said: """
      7:30 error: no 'Text(_:)' takes 'items.count', which is of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count as text",
    """
    struct A: View {
      let items: [String]
      var body: some View { Text(items.count) }
    }
    """,
    said: """
      8:30 error: no 'Text(_:)' takes 'items.count', which is of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an assignment among views",
    """
    struct A: View {
      @State private var n = 0
      var body: some View {
        n = 3
        Text("a")
      }
    }
    """,
    said: """
      9:5 error: an assignment is not a 'View'; do it in an action or in 'onAppear' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number among views",
    """
    struct A: View {
      var body: some View {
        VStack { 3 }
      }
    }
    """,
    said: """
      8:14 error: an expression of type 'Int' is not a 'View' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a state object that is not observable",
    #"""
    class Store { var n = 0 }
    struct A: View {
      @StateObject private var store = Store()
      var body: some View { Text("\(store.n)") }
    }
    """#,
    said: """
      8:4 error: generic struct 'StateObject' requires that 'Store' conform to 'ObservableObject' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a path element that is not hashable",
    """
    struct P { let id: Int }
    struct A: View {
      @State private var path = NavigationPath()
      var body: some View { Button("a") { path.append(P(id: 1)) } }
    }
    """,
    said: """
      9:44 error: instance method 'append' requires that 'P' conform to 'Hashable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a sheet item that is not identifiable",
    #"""
    struct P { let id: Int }
    struct A: View {
      @State private var p: P?
      var body: some View { Text("a").sheet(item: $p) { p in Text("\(p.id)") } }
    }
    """#,
    said: """
      9:35 error: instance method 'sheet(item:onDismiss:content:)' requires that 'P' conform to 'Identifiable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an environment type without self",
    #"""
    @Observable class Store { var n = 0 }
    struct A: View {
      @Environment(Store) private var store
      var body: some View { Text("\(store.n)") }
    }
    """#,
    said: """
      8:16 error: expected member name or initializer call after type name [SnippetDoesNotCompile]
        8:16 note: add arguments after the type to construct a value of the type
        8:16 note: use '.self' to reference the type object
      """),
  Mistake(
    "a published property of a struct",
    """
    struct Model {
      @Published var n = 0
    }
    """,
    said: """
      7:3 error: 'wrappedValue' is unavailable: @Published is only available on properties of classes [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt key with one letter less",
    #"""
    struct A: View {
      @Environment(\.dismis) private var dismiss
      var body: some View { Button("a") { dismiss() } }
    }
    """#,
    said: """
      7:18 error: value of type 'EnvironmentValues' has no member 'dismis' [SnippetDoesNotCompile]
        help: Did you mean 'dismiss'?
      """),
  Mistake(
    "a body of type View",
    """
    struct A: View {
      var body: View { Text("a") }
    }
    """,
    said: """
      7:13 error: 'body' must be of one type: write 'some View' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a state that is a constant",
    #"""
    struct A: View {
      @State let n = 0
      var body: some View { Text("\(n)") }
    }
    """#,
    said: """
      7:3 error: property wrapper can only be applied to a 'var' [SnippetDoesNotCompile]
      """),
  Mistake(
    "if let of what is never nil",
    """
    struct A: View {
      let name: String
      var body: some View {
        if let name = name { Text(name) }
      }
    }
    """,
    said: """
      9:8 error: initializer for conditional binding must have Optional type, not 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a missing argument of an own view",
    """
    struct Row: View {
      let title: String
      let count: Int
      var body: some View { Text(title) }
    }
    struct A: View { var body: some View { Row(title: "a") } }
    """,
    said: """
      11:54 error: missing argument for parameter 'count' in call [SnippetDoesNotCompile]
        6:8 note: 'init(title:count:)' declared here
      """),
  Mistake(
    "arguments in the wrong order",
    """
    struct Row: View {
      let title: String
      let count: Int
      var body: some View { Text(title) }
    }
    struct A: View { var body: some View { Row(count: 1, title: "a") } }
    """,
    said: """
      11:54 error: argument 'title' must precede argument 'count' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt case",
    """
    enum Route: Hashable { case home, detail(Int) }
    let r: Route = .detial(3)
    """,
    said: """
      7:17 error: type 'Route' has no member 'detial' [SnippetDoesNotCompile]
        help: Did you mean 'Route.detail'?
      """),
  Mistake(
    "a payload of the wrong type",
    """
    enum Route: Hashable { case home, detail(Int) }
    let r: Route = .detail("a")
    """,
    said: """
      7:24 error: cannot convert value of type 'String' to expected argument type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a missing mutating",
    """
    struct Counter { var n = 0; func up() { n += 1 } }
    """,
    said: """
      6:43 error: 'up' changes the value that it is called on here, so it must be 'mutating' [SnippetDoesNotCompile]
        help: Did you mean 'mutating func up'?
      """),
  Mistake(
    "a weak struct",
    """
    struct Owner { }
    class Store { weak var owner: Owner? }
    """,
    said: """
      7:24 error: 'weak' may only be applied to class and class-bound protocol types, not 'Owner' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a throw that nothing handles",
    """
    struct Failure: Error { }
    func f() { throw Failure() }
    """,
    said: """
      7:12 error: error is not handled because the enclosing function is not declared 'throws' [SnippetDoesNotCompile]
      """),
  Mistake(
    "await in a plain function",
    """
    func load() async -> Int { 1 }
    func f() -> Int { await load() }
    """,
    said: """
      7:25 error: 'async' call in a function that does not support concurrency [SnippetDoesNotCompile]
        7:6 note: add 'async' to function 'f()' to make it asynchronous
      """),
  Mistake(
    "a guard that falls through",
    """
    func f(x: Int?) -> Int {
      guard let x else { print("no") }
      return x
    }
    """,
    said: """
      7:34 error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope [SnippetDoesNotCompile]
      """),
  Mistake(
    "a link activated by a plain value",
    """
    struct A: View {
      @State private var on = false
      var body: some View {
        NavigationLink("a", isActive: on) { Text("b") }
      }
    }
    """,
    said: """
      9:35 error: cannot convert value 'on' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead [SnippetDoesNotCompile]
        help: Did you mean '$on'?
      """),
  Mistake(
    "a destination that ignores its value",
    """
    struct A: View {
      var body: some View {
        NavigationStack { Text("a") }
          .navigationDestination(for: Int.self) { Text("b") }
      }
    }
    """,
    said: """
      9:45 error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored [SnippetDoesNotCompile]
      """),
  Mistake(
    "a path element of the wrong type",
    """
    struct A: View {
      @State private var path: [String] = []
      var body: some View {
        NavigationStack(path: $path) { Button("a") { path.append(3) } }
      }
    }
    """,
    said: """
      9:62 error: cannot convert value of type 'Int' to expected argument type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "onChange with three values",
    """
    struct A: View {
      @State private var n = 0
      var body: some View {
        Text("a").onChange(of: n) { a, b, c in print(a) }
      }
    }
    """,
    said: """
      9:33 error: contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 3 were used in closure body [SnippetDoesNotCompile]
      """),
  Mistake(
    "ForEach of a number",
    #"""
    struct A: View {
      let n = 3
      var body: some View { ForEach(n) { i in Text("\(i)") } }
    }
    """#,
    said: """
      8:33 error: cannot convert value of type 'Int' to expected argument type 'Range<Int>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a missing super.init",
    """
    class Base { let n: Int; init(n: Int) { self.n = n } }
    class Child: Base { init() { } }
    """,
    said: """
      7:30 error: 'super.init' isn't called on all paths before returning from initializer [SnippetDoesNotCompile]
      """),
  Mistake(
    "a comparison of what is not equatable",
    """
    struct P { let id: Int }
    func same(_ a: P, _ b: P) -> Bool { a == b }
    """,
    said: """
      7:39 error: binary operator '==' cannot be applied to two 'P' operands [SnippetDoesNotCompile]
      """),
  Mistake(
    "a tab of another type than the selection",
    """
    struct A: View {
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) { Tab("a", systemImage: "a", value: 1) { Text("a") } }
      }
    }
    """,
    said: """
      9:66 error: cannot convert value of type 'Int' to expected argument type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "two types behind some View",
    """
    struct A: View {
      let on: Bool
      func label() -> some View {
        if on { return Text("a") } else { return Image(systemName: "b") }
      }
      var body: some View { label() }
    }
    """,
    said: """
      8:8 error: 'label()' returns different views; in a view builder, and without 'return', they are one [SnippetDoesNotCompile]
        9:20 note: return statement has underlying type 'Text'
        9:46 note: return statement has underlying type 'Image'
        help: Did you mean '@ViewBuilder'?
      """),
  Mistake(
    "a quote that is not closed",
    """
    let a = "text
    """,
    said: """
      6:9 error: this text is not closed: '"' is missing at its end [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier of an invented view is SwiftUI's",
    """
    HomeView().navigationTitle(5)
    """,
    said: """
      6:28 error: no 'navigationTitle(_:)' takes '5', which is of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a binding of what has none",
    """
    struct Filter: View {
      var isOn = false
      var body: some View { Toggle("On sale", isOn: $isOn) }
    }
    """,
    said: """
      8:49 error: cannot find '$isOn' in scope: 'isOn' has no wrapper that makes a binding [SnippetDoesNotCompile]
      """),
  Mistake(
    "a class that shows all it has, and no initializer",
    """
    final class Store {
      let service: Service
      func load() { service.load() }
    }
    """,
    said: """
      6:13 error: class 'Store' has no initializers that give 'service' a value [SnippetDoesNotCompile]
        7:7 note: stored property 'service' without initial value prevents synthesized initializers
      """),
  Mistake(
    "an async let that is not awaited",
    """
    func load() async {
      async let items = fetch()
      print(items)
    }
    """,
    said: """
      8:3 error: expression is 'async' but is not marked with 'await' [SnippetDoesNotCompile]
        8:9 note: reference to async let 'items' is 'async'
      """),
  Mistake(
    "an actor's state used from a function beside it",
    """
    actor Store { var items: [Int] = [] }
    func add(to store: Store) { store.items.append(1) }
    """,
    said: """
      7:35 error: actor-isolated property 'items' can not be mutated from a nonisolated context [SnippetDoesNotCompile]
        6:19 note: mutation of this property is only permitted within the actor
      """),
  Mistake(
    "the main actor's state used from a function beside it",
    """
    @MainActor final class Router { var path: [Int] = [] }
    func reset(_ router: Router) { router.path = [] }
    """,
    said: """
      7:39 error: main actor-isolated property 'path' can not be mutated from a nonisolated context [SnippetDoesNotCompile]
        6:37 note: mutation of this property is only permitted within the actor
        7:6 note: add '@MainActor' to make global function 'reset' part of global actor 'MainActor'
      """),
  Mistake(
    "an error of what is not shown, in a function without throws",
    """
    struct Loader {
      func refresh() { try store.load() }
      func save() throws { try store.save() }
      func leave() {
        do { try store.close() } catch { print(error) }
      }
    }
    """,
    said: """
      7:20 error: errors thrown from here are not handled [SnippetDoesNotCompile]
      """),
  Mistake(
    "an error that only some clauses catch",
    """
    func save() {
      do { try store.save() } catch AppError.offline { print("later") }
    }
    func close() {
      do { try store.close() } catch let error as URLError { print(error) }
    }
    func leave() {
      do { try store.leave() } catch let error { print(error) }
    }
    """,
    said: """
      7:8 error: errors thrown from here are not handled [SnippetDoesNotCompile]
      10:8 error: errors thrown from here are not handled [SnippetDoesNotCompile]
      """),
  Mistake(
    "an actor used from a view",
    #"""
    actor Store {
      var count = 0
      func save() {}
    }
    struct A: View {
      let store = Store()
      var body: some View {
        Text("\(store.count)")
        Button("Save") { store.save() }
      }
    }
    """#,
    said: """
      13:19 error: actor-isolated property 'count' can not be referenced from the main actor [SnippetDoesNotCompile]
        7:7 note: property declared here
      14:28 error: call to actor-isolated instance method 'save()' in a synchronous main actor-isolated context [SnippetDoesNotCompile]
        8:8 note: calls to instance method 'save()' from outside of its actor context are implicitly asynchronous
      """),
  Mistake(
    "a binding of a type that is not shown, where another is wanted",
    """
    struct A: View {
      @State private var route: Route?
      @State private var items: [Item] = []
      var body: some View {
        Toggle("On sale", isOn: $route)
        TextField("Name", text: $items)
      }
    }
    """,
    said: """
      10:29 error: cannot convert value of type 'Binding<Route?>' to expected argument type 'Binding<Bool>' [SnippetDoesNotCompile]
        10:29 note: arguments to generic parameter 'Value' ('Route?' and 'Bool') are expected to be equal
      """),
  Mistake(
    "an optional chain of what is stated to be there",
    """
    struct A: View {
      let product: Product
      var body: some View { Text(product?.name ?? "") }
    }
    """,
    said: """
      8:37 error: cannot use optional chaining on non-optional value of type 'Product' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parameter that is changed",
    """
    func add(_ items: [Item]) { items.append(Item()) }
    """,
    said: """
      6:35 error: cannot use mutating member on immutable value: 'items' is a 'let' constant [SnippetDoesNotCompile]
      """),
  Mistake(
    "a result of a function that has none",
    """
    func make() { return Item() }
    """,
    said: """
      6:22 error: unexpected non-void return value in void function [SnippetDoesNotCompile]
        6:22 note: did you mean to add a return type?
      """),
  Mistake(
    "a case that an enum does not have",
    """
    enum Phase { case loading, loaded }
    func isReady(_ phase: Phase) -> Bool {
      if case .ready = phase { return true }
      return false
    }
    """,
    said: """
      8:12 error: type 'Phase' has no member 'ready' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member of the extended type, in a method that may not change it",
    """
    extension NavigationPath {
      func popToRoot() { removeLast(count) }
    }
    """,
    said: """
      7:22 error: 'popToRoot' changes the value that it is called on here, so it must be 'mutating' [SnippetDoesNotCompile]
        help: Did you mean 'mutating func popToRoot'?
      """),
  Mistake(
    "an edge that another framework has",
    """
    Text("a").padding(.left, 10)
    """,
    said: """
      6:20 error: type 'Edge.Set' has no member 'left' [SnippetDoesNotCompile]
        help: Did you mean 'leading'?
      """),
  Mistake(
    "a constant that is nearly the one meant",
    """
    Text("a").frame(maxWidth: .infinite)
    """,
    said: """
      6:28 error: type 'CGFloat?' has no member 'infinite' [SnippetDoesNotCompile]
        help: Did you mean 'infinity'?
      """),
  Mistake(
    "a place that no toolbar has",
    """
    Text("a").toolbar { ToolbarItem(placement: .leading) { Text("b") } }
    """,
    said: """
      6:45 error: type 'ToolbarItemPlacement' has no member 'leading' [SnippetDoesNotCompile]
        help: Did you mean 'topBarLeading'?
      """),
  Mistake(
    "a path of values that are not hashable",
    """
    struct Route: Identifiable { let id: Int }
    struct Shop: View {
      @State private var path: [Route] = []
      var body: some View { NavigationStack(path: $path) { CatalogView() } }
    }
    """,
    said: """
      9:47 error: the path of a 'NavigationStack' holds 'Hashable' values, and a 'Route' is not [SnippetDoesNotCompile]
      """),
  Mistake(
    "an observable object asked of the environment as what is observed",
    """
    final class CartModel: ObservableObject { @Published var items: [Item] = [] }
    struct A: View { @Environment(CartModel.self) var model; var body: some View { CartList(items: model.items) } }
    """,
    said: """
      7:31 error: '@Environment' takes an '@Observable' class, and 'CartModel' is an 'ObservableObject' [SnippetDoesNotCompile]
        help: Did you mean '@EnvironmentObject'?
      """),
  Mistake(
    "a focus that is never nil",
    """
    struct A: View {
      @FocusState private var field: Field
      var body: some View { TextField("x", text: $text).focused($field, equals: .name) }
    }
    enum Field { case name }
    """,
    said: """
      7:34 error: a '@FocusState' is a 'Bool' or an optional: nothing may have the focus [SnippetDoesNotCompile]
        help: Did you mean 'Field?'?
      """),
  Mistake(
    "a call where an action is taken",
    """
    ProfileHeader(user: user).onTapGesture(router.open(.profile))
    """,
    said: """
      6:40 error: 'onTapGesture' takes a closure: what is called here is called at once [SnippetDoesNotCompile]
        help: Did you mean '{ router.open(.profile) }'?
      """),
  Mistake(
    "a label that is left out before a closure",
    """
    ProfileHeader(user: user).overlay(.bottom) { Badge() }
    """,
    said: """
      6:35 error: missing argument label 'alignment:' in call [SnippetDoesNotCompile]
        help: Did you mean 'alignment:'?
      """),
  Mistake(
    "a date shown in a format of numbers",
    """
    Text(order.date, format: .currency(code: "EUR"))
    """,
    said: """
      6:26 error: 'currency' is a format of numbers, and 'order.date' is of type 'Date' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a binding of the parameter of a closure",
    """
    struct Row: View { @Binding var item: Item; var body: some View { Text(item.name) } }
    struct A: View {
      let store: Store
      var body: some View { ForEach(store.items) { item in Row(item: $item) } }
    }
    """,
    said: """
      9:66 error: cannot find '$item' in scope: 'item' has no wrapper that makes a binding [SnippetDoesNotCompile]
      """),
  Mistake(
    "paths, observed objects, focus, actions, overlays, formats and bindings as they should be",
    """
    enum Route { case home, cart }
    struct Row: View { @Binding var item: Item; var body: some View { Text(item.name) } }
    final class CartModel: ObservableObject { @Published var items: [Item] = [] }
    struct Shop: View {
      @State private var path: [Route] = []
      @State private var items: [Item] = []
      @EnvironmentObject private var model: CartModel
      @FocusState private var field: Route?
      var body: some View {
        NavigationStack(path: $path) {
          ForEach($items) { $item in Row(item: $item) }
          ProfileHeader(user: user).onTapGesture(perform: router.openProfile).overlay(alignment: .bottom) { Badge() }
          Text(order.total, format: .currency(code: "EUR")).focused($field, equals: .home)
        }
      }
    }
    """,
    said: ""),
  Mistake(
    "what optionals are mapped to, and lists that are asked by key paths",
    """
    enum Route { case chat(Int) }
    struct DetailView: View { let url: URL?; var body: some View { Text("x") } }
    func route(for id: Int?) -> Route? { id.map { Route.chat($0) } }
    func address() -> URL? { order.map { $0.url } }
    struct A: View {
      var name: String? { order.map(\\.name) }
      var body: some View { DetailView(url: link.map { $0.url }).disabled(cart.items.contains(where: \\.isNew)) }
    }
    """,
    said: ""),
  Mistake(
    "a declaration for the package that gives what only its module has",
    """
    struct Model { let id: Int }
    package func model() -> Model { Model(id: 1) }
    """,
    said: """
      7:25 error: this declaration is package, but 'Model' in its signature is internal [SnippetDoesNotCompile]
      """),
  Mistake(
    "a stored property of a misspelt type, declared below",
    """
    struct Cart: Hashable, Codable { let order: Ordr }
    struct Order: Hashable, Codable { let id: Int }
    """,
    said: """
      6:45 error: cannot find type 'Ordr' in scope [SnippetDoesNotCompile]
        help: Did you mean 'Order'?
      """),
  Mistake(
    "a stored property of a misspelt type, declared above",
    """
    struct Order: Hashable, Codable { let id: Int }
    struct Cart: Hashable, Codable { let order: Ordr }
    """,
    said: """
      7:45 error: cannot find type 'Ordr' in scope [SnippetDoesNotCompile]
        help: Did you mean 'Order'?
      """),
  Mistake(
    "a case with a misspelt type",
    """
    struct Order: Hashable { let id: Int }
    enum Route: Hashable { case order(Ordr), home }
    """,
    said: """
      7:35 error: cannot find type 'Ordr' in scope [SnippetDoesNotCompile]
        help: Did you mean 'Order'?
      """),
  Mistake(
    "a type that stores what has no equality, beside one that stores what is not found",
    """
    struct Order: Hashable { let id: Int }
    struct Cart: Hashable { let order: Ordr }
    struct Action: Hashable { let run: () -> Void }
    """,
    said: """
      7:36 error: cannot find type 'Ordr' in scope [SnippetDoesNotCompile]
        help: Did you mean 'Order'?
      8:8 error: type 'Action' does not conform to protocol 'Hashable': stored property type '() -> Void' does not conform to protocol 'Hashable', preventing synthesized conformance of 'Action' to 'Hashable' [SnippetDoesNotCompile]
        8:31 note: stored property type '() -> Void' does not conform to protocol 'Hashable', preventing synthesized conformance of 'Action' to 'Hashable'
      """),
  Mistake(
    "what stands in for what a function may not give, taken for something else",
    """
    func greet() {
      let message = flags.text(.welcome) ?? "Welcome!"
      let retries: Int = message
      let count: Int = flags.title("count") ?? "None"
      print(retries, count)
    }
    """,
    said: """
      8:22 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      9:41 warning: no guess about what is not shown fits: cannot convert value of type 'String' to specified type 'Int' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "two functions of the program that take the same argument",
    """
    func show(_ a: Int, b: Int = 0) {}
    func show(_ a: Int, c: Int = 0) {}
    func go() { show(1) }
    """,
    said: """
      8:13 error: ambiguous use of 'show' [SnippetDoesNotCompile]
        6:6 note: found this candidate
        7:6 note: found this candidate
      """),
  Mistake(
    "a case without its payload",
    """
    enum Route: Hashable { case detail(Int), settings }
    func go(path: inout [Route]) { path.append(.detail) }
    """,
    said: """
      7:45 error: member 'detail' expects argument of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case without its payload, which has a label",
    """
    enum Route: Hashable { case article(id: Int), settings }
    func go(path: inout [Route]) { path.append(.article) }
    """,
    said: """
      7:45 error: member 'article(id:)' expects argument of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an action that waits",
    """
    actor Store { func buy() {} }
    struct A: View {
      let store: Store
      let recipe: Recipe
      var body: some View {
        RecipeCard(recipe: recipe)
        Button("Buy") {
          Task { await store.buy() }
          await store.buy()
        }
      }
    }
    """,
    said: """
      14:7 error: nothing waits for this closure; wrap what it awaits in 'Task { … }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what waits when a view appears",
    """
    struct A: View {
      func load() async {}
      var body: some View { Text("A").onAppear { await load() } }
    }
    """,
    said: """
      8:46 error: nothing waits for this closure; wrap what it awaits in 'Task { … }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a throw in what catches",
    """
    struct A: View {
      func load() throws {}
      var body: some View { Button("A") { do { try load() } catch { try load() } } }
    }
    """,
    said: """
      8:65 error: nothing catches what this closure throws; use 'do' and 'catch' in it [SnippetDoesNotCompile]
      """),
  Mistake(
    "a task that throws where nothing catches",
    """
    func load() async throws {}
    struct A: View {
      let recipe: Recipe
      var body: some View {
        RecipeCard(recipe: recipe)
          .task {
            do { try await load() } catch { print(error) }
            try? await load()
            try await load()
          }
      }
    }
    """,
    said: """
      14:9 error: nothing catches what this closure throws; use 'do' and 'catch' in it [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parenthesis at the wrong place, behind a call that it changes",
    """
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("Count") {
          count = max(count, min(1) 2)
          print(cuont)
        }
        .padding(true)
      }
    }
    """,
    said: """
      10:33 error: expected ',' separator [SnippetDoesNotCompile]
      """),
  Mistake(
    "a split view without a detail",
    """
    NavigationSplitView {
      List { }
    }
    """,
    said: """
      8:2 error: missing argument for parameter 'detail' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "raw values beside a payload",
    """
    enum Route: String {
      case detail(id: Int)
      case list
    }
    """,
    said: """
      7:8 error: enum with raw type cannot have cases with arguments [SnippetDoesNotCompile]
        6:13 note: declared raw type 'String' here
      """),
  Mistake(
    "a closure for a predicate",
    """
    import SwiftData

    @Model class Trip {
      var name = ""
      init() {}
    }

    struct TripList: View {
      @Query(filter: { $0.name == "x" }) var trips: [Trip]
      var body: some View { Text("\\(trips.count)") }
    }
    """,
    said: """
      14:18 error: a predicate is a macro, not a closure [SnippetDoesNotCompile]
        help: Did you mean '#Predicate { … }'?
      """),
]

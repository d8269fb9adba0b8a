/// Mistakes about types that the snippet states, beside others that it does not show.
let statedTypes: [Mistake] = [
  Mistake(
    "a case of a route in a path of numbers",
    """
    struct Home: View {
      @State private var path: [Int] = []
      var body: some View { Button("a") { path.append(Route.home) } }
    }
    """,
    said: """
      8:57 error: cannot convert value of type 'Route' to expected argument type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "another type than the route's",
    """
    struct Home: View {
      @State private var route: Route?
      let item: Item
      var body: some View { Button("a") { route = item } }
    }
    """,
    said: """
      9:47 error: cannot assign value of type 'Item' to type 'Route' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a list of another type",
    """
    @Observable class Router {
      var path: [Route] = []
      func show(_ sheet: Sheet) { path = [sheet] }
    }
    """,
    said: """
      8:39 error: cannot convert value of type 'Sheet' to expected element type 'Route' [SnippetDoesNotCompile]
      """),
  Mistake(
    "the id of the first, given to what is not shown",
    """
    func open(_ products: [Product]) { show(products.first.id) }
    """,
    said: """
      6:56 error: value of optional type 'Product?' must be unwrapped to refer to member 'id' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member of an optional, given to what is not shown",
    """
    func open(_ user: User?) { show(user.name) }
    """,
    said: """
      6:33 error: value of optional type 'User?' must be unwrapped to refer to member 'name' of wrapped base type 'User' [SnippetDoesNotCompile]
        6:33 note: chain the optional using '?' to access member 'name' only for non-'nil' base values
        6:33 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "a member of the last, given to a view",
    """
    struct Bar: View {
      let path: [Route]
      var body: some View { Crumb(title: path.last.title) }
    }
    """,
    said: """
      8:43 error: value of optional type 'Route?' must be unwrapped to refer to member 'title' of wrapped base type 'Route' [SnippetDoesNotCompile]
        8:43 note: chain the optional using '?' to access member 'title' only for non-'nil' base values
        8:43 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "a member of a number, given to what is not shown",
    """
    func open(_ products: [Product]) { show(products.count.name) }
    """,
    said: """
      6:56 error: value of type 'Int' has no member 'name' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a binding that a wrapper of the snippet does not give",
    """
    @propertyWrapper struct Box { var wrappedValue: Int }
    struct Counter {
      @Box var count = 1
      func show() { print($count) }
    }
    """,
    said: """
      9:23 error: cannot find '$count' in scope: 'count' has no wrapper that makes a binding [SnippetDoesNotCompile]
      """),
  Mistake(
    "a class that is made without what its superclass asks for",
    """
    class Screen { init(id: Int) {} }
    class Home: Screen {}
    let home = Home()
    """,
    said: """
      8:17 error: missing argument for parameter 'id' in call [SnippetDoesNotCompile]
        7:20 note: 'init(id:)' declared here
      """),
  Mistake(
    "a mistake in code for iOS",
    """
    #if os(iOS)
    let title: Int = "oops"
    #endif
    """,
    said: """
      7:18 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a public property of an internal type",
    """
    struct Item {}
    public struct Cart {
      public let items: [Item]
      let last: Item?
    }
    """,
    said: """
      8:22 error: this declaration is public, but 'Item' in its signature is internal [SnippetDoesNotCompile]
      """),
  Mistake(
    "a function that gives a private type",
    """
    private struct Item {}
    struct Cart { private var item: Item?; public func last(_ id: Int) -> Item? { item } }
    """,
    said: """
      7:71 error: this declaration is internal, but 'Item' in its signature is private [SnippetDoesNotCompile]
      """),
  Mistake(
    "a bracket that is left open in a call that is not shown",
    """
    let item = store.load(
    """,
    said: """
      6:22 error: missing argument for parameter #1 in call [SnippetDoesNotCompile]
      """),
]

/// Code that imports a package which is not there: what may be because of it is not judged, all else is.
let absentPackages: [Mistake] = [
  Mistake(
    "a feature of a package that is not there",
    """
    import ComposableArchitecture

    struct Feature {
      struct State: Equatable {
        var path = StackState<Path.State>()
        @Presents var alert: AlertState<Action.Alert>?
      }
      enum Action { case addTapped }
    }
    """,
    said: """
      5:4 warning: snippet uses the package 'ComposableArchitecture', which the check does not have [UnverifiedSnippet]
        help: Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a misspelt modifier beside a package that is not there",
    """
    import ComposableArchitecture

    struct Home: View {
      let store: StoreOf<Feature>
      var body: some View {
        Text("Home").navigationTitel("Home")
      }
    }
    """,
    said: """
      11:18 error: value of type 'Text' has no member 'navigationTitel' [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle'?
      """),
  Mistake(
    "a wrong value beside a package that is not there",
    """
    import ComposableArchitecture

    struct Counter: View {
      @State private var count: Int = "one"
      var body: some View { Text("\\(count)") }
    }
    """,
    said: """
      9:35 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member type of an enum that is shown",
    """
    struct Form {
      enum Action { case save }
      var alert: Action.Alert
    }
    """,
    said: """
      8:21 error: 'Alert' is not a member type of enum 'Form.Action' [SnippetDoesNotCompile]
        7:8 note: 'Action' declared here
      """),
]

/// Mistakes beside code that is common in public documents.
let besideCommonCode: [Mistake] = [
  Mistake(
    "a misspelled member of a notification",
    """
    func handle(_ notification: Notification) {
      print(notification.userInf)
    }
    """,
    said: """
      7:22 error: value of type 'Notification' has no member 'userInf' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelled member of a transaction",
    """
    func apply(_ transaction: inout Transaction) {
      transaction.animatoin = nil
    }
    """,
    said: """
      7:15 error: value of type 'Transaction' has no member 'animatoin' [SnippetDoesNotCompile]
        help: Did you mean 'animation'?
      """),
  Mistake(
    "a misspelled member of a path",
    """
    func f(_ path: Path) -> CGRect { path.boundingRekt }
    """,
    said: """
      6:39 error: value of type 'Path' has no member 'boundingRekt' [SnippetDoesNotCompile]
        help: Did you mean 'boundingRect'?
      """),
  Mistake(
    "a copy of a value that nothing declares, in a view that is shown whole",
    """
    struct Picker: View {
      var body: some View { Text("x").onTapGesture { choose() } }
      func choose() {
        let selection = selection ?? .first
        print(selection)
      }
    }
    """,
    said: """
      9:21 error: use of local variable 'selection' before its declaration [SnippetDoesNotCompile]
        9:9 note: 'selection' declared here
      """),
  Mistake(
    "an element that is used beside its list",
    """
    List(items) { item in
      Row(item: item)
    }
    .onTapGesture { show(item) }
    """,
    said: """
      9:22 error: cannot find 'item' in scope [SnippetDoesNotCompile]
        6:15 note: this 'item' is known only to the lines it is declared for
      """),
  Mistake(
    "a misspelled view whose name is no word of the code",
    """
    NavigatonStack(path: $path) { Text("x") }
    """,
    said: """
      6:1 error: cannot find 'NavigatonStack' in scope [SnippetDoesNotCompile]
        help: Did you mean 'NavigationStack'?
      """),
  Mistake(
    "a list that is no view of the document",
    """
    struct Documents: View {
      let documentsList: [String]
      var body: some View {
        if true { documentsList }
      }
    }
    """,
    said: """
      9:15 error: an expression of type '[String]' is not a 'View' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a date that is shown as a text",
    """
    struct Row: View {
      let start: Date
      var body: some View { Text(start) }
    }
    """,
    said: """
      8:25 error: initializer 'init(_:)' requires that 'Date' conform to 'StringProtocol' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelled member of user defaults",
    """
    let name = UserDefaults.standard.strng(forKey: "name")
    """,
    said: """
      6:34 error: value of type 'UserDefaults' has no member 'strng' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member that a type of the setup lacks",
    document: """
      ---
      title: Rows
      impact: LOW
      ---
      ```swift setup
      struct Product: Identifiable { let id: Int; var name: String }
      ```

      ```swift
      struct Row: View {
        let product: Product
        var body: some View { Text(product.title) }
      }
      ```

      """,
    said: """
      12:38 error: value of type 'Product' has no member 'title' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method that an alert lacks, made with a text that is not shown",
    """
    func show(_ model: Model) {
      let alert = UIAlertController(title: model.title, message: nil, preferredStyle: .alert)
      alert.addTextfield(3)
    }
    """,
    said: """
      8:9 error: value of type 'UIAlertController' has no member 'addTextfield' [SnippetDoesNotCompile]
        help: Did you mean 'addTextField'?
      """),
  Mistake(
    "a method that a path lacks, made of routes that are not shown",
    """
    func go(_ model: Model) {
      var path = NavigationPath(model.routes)
      path.push(3)
    }
    """,
    said: """
      8:8 error: value of type 'NavigationPath' has no member 'push' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a controller that is used outside of its actor, in Swift 6",
    """
    final class Presenter {
      func show(_ navigation: UINavigationController, _ screen: UIViewController) {
        navigation.pushViewController(screen, animated: true)
      }
    }
    """, info: "swift swift=6",
    said: """
      8:16 error: call to main actor-isolated instance method 'pushViewController(_:animated:)' in a synchronous nonisolated context [SnippetDoesNotCompile]
        7:8 note: add '@MainActor' to make instance method 'show' part of global actor 'MainActor'
      """),
  Mistake(
    "a key path without its backslash",
    """
    struct V: View {
        let tags: [String]
        var body: some View { List(tags, id: .self) { tag in Text(tag) } }
    }
    """,
    said: """
      8:42 error: a key path begins with a backslash: '\\.self' [SnippetDoesNotCompile]
        help: Did you mean '\\.self'?
      """),
  Mistake(
    "an assignment for a comparison, of what is not shown",
    """
    func remove(_ id: Int) {
        items.removeAll { $0.id = id }
    }
    """,
    said: """
      7:29 error: '=' assigns; a condition compares with '==' [SnippetDoesNotCompile]
        help: Did you mean '=='?
      """),
  Mistake(
    "an assignment for a comparison",
    """
    struct Item { let id: Int }
    var items: [Item] = []
    func remove(_ id: Int) {
        items.removeAll { $0.id = id }
    }
    """,
    said: """
      9:29 error: '=' assigns; a condition compares with '==' [SnippetDoesNotCompile]
        help: Did you mean '=='?
      """),
  Mistake(
    "a list in the app's storage",
    """
    struct V: View {
        @AppStorage("recent") var recent: [String] = []
        var body: some View { Text("x") }
    }
    """,
    said: """
      7:6 error: 'AppStorage' stores no '[String]', only texts, numbers, addresses, data, and enums with raw values [SnippetDoesNotCompile]
      """),
  Mistake(
    "the models of a container without a label",
    """
    @main struct A: App {
        var body: some Scene { WindowGroup { Text("x") }.modelContainer(Note.self) }
    }
    """,
    said: """
      7:69 error: missing argument label 'for:' in call [SnippetDoesNotCompile]
        help: Did you mean 'for:'?
      """),
  Mistake(
    "two lists in a property without a builder",
    """
    var documents: some View {
      if canEdit { editableList } else { readOnlyList }
    }
    """,
    said: """
      7:3 error: an 'if' is a view only in a view builder; elsewhere its branches must have one type [SnippetDoesNotCompile]
        help: Did you mean '@ViewBuilder'?
      """),
]

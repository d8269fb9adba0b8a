/// Parts of the files of apps that may be right, because what is not shown decides, and some beside them that are not.
let besideAppCode: [Mistake] = [
  Mistake(
    "a member of a flag",
    """
    @State private var didAsk = false
    func ask() {
      guard didAsk.not else { return }
      didAsk = true
    }
    """,
    said: """
      8:16 warning: no guess about what is not shown fits: value of type 'Bool' has no member 'not' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member with one word more",
    """
    func validate(name: String) -> Bool { name.isNotEmpty }
    """,
    said: """
      6:44 warning: no guess about what is not shown fits: value of type 'String' has no member 'isNotEmpty' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "nil beside an identifier of unknown type",
    """
    extension OrderForm {
      enum Mode {
        case new(cityID: Int)
        case edit(Order)
        var orderID: Int? {
          switch self {
          case .new: nil
          case let .edit(order): order.id
          }
        }
      }
    }
    """,
    said: """
      12:18 warning: no guess about what is not shown fits: cannot convert value of type 'ExpressibleByNilLiteral' to specified type 'Int' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an enum that asks itself",
    """
    func icon() -> String {
      switch self {
      case .all: "tray"
      case .done: "checkmark"
      }
    }
    """,
    said: """
      8:9 warning: no guess about what is not shown fits: type 'Self' has no member 'all' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a closure of a case that is not shown",
    """
    func ask(title: String, action: @escaping () -> Void) {
      question = .error(title: title) {
        .okay(kind: .destructive, action: action)
      }
    }
    """,
    said: """
      8:6 warning: no guess about what is not shown fits: type 'View' has no member 'okay' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an error of the type around",
    """
    func palette() throws {
      throw Error.notFound
    }
    """,
    said: """
      7:15 warning: no guess about what is not shown fits: type 'any Error' has no member 'notFound' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method that overrides one of a class that is not shown",
    """
    override func start(url: URL?) {
      show([screen])
    }
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: method does not override any method from its superclass [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method that overrides nothing",
    """
    override func viewDidLod() {
      print("shown")
    }
    """,
    said: """
      6:15 error: method does not override any method from its superclass [SnippetDoesNotCompile]
      """),
  Mistake(
    "the type of a class that is not shown",
    """
    for scheme in Self.forbiddenSchemes {
      if link.scheme == scheme { return true }
    }
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: cannot find 'Self' in scope [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the end of a loop that is not shown",
    """
    if depth == 0 {
      end = text.index(after: index)
      break
    }
    """,
    said: """
      8:3 warning: no guess about what is not shown fits: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a test case that is isolated",
    """
    @MainActor
    final class CartTests: XCTestCase {
      private var cart: Cart!
      override func setUp() {
        cart = Cart()
      }
    }
    """,
    said: """
      10:5 warning: no guess about what is not shown fits: main actor-isolated property 'cart' can not be mutated from a nonisolated context [UnverifiedSnippet]
        8:15 note: mutation of this property is only permitted within the actor
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "cases of two enums",
    """
    func icon(of route: Route) -> String {
      switch route {
      case .orders: "tray"
      case .settings: "gear"
      }
    }
    struct RootView: View {
      @State private var router = Router()
      var body: some View {
        Text("Shop").fullScreenCover(item: $router.cover) { route in
          switch route {
          case .welcome: WelcomeView()
          case .offer(let id): OfferView(id: id)
          }
        }
      }
    }
    """,
    said: """
      7:3 warning: no guess about what is not shown fits: this 'switch' lacks '.offer(_)', '.welcome' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a collection that is not shown",
    """
    struct SearchView: View {
      @State private var songs: MusicItemCollection<Song> = []
      var body: some View { List(songs) { song in Text(song.title) } }
    }
    """,
    said: """
      7:57 warning: no guess about what is not shown fits: cannot convert value of type '[Any]' to specified type 'MusicItemCollection<Song>' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "purchases of two frameworks",
    """
    func last(of product: String) async -> Transaction? {
      for await result in Transaction.all { print(result) }
      return nil
    }
    """,
    said: """
      6:40 warning: no guess about what is not shown fits: 'Transaction' is ambiguous for type lookup in this context [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a closure alone",
    """
    { [weak self] in
      self?.reload()
    }
    """,
    said: """
      6:1 warning: this is an argument of a call that the code does not show [UnverifiedSnippet]
        help: Show the call
      """),
  Mistake(
    "a provider that makes itself",
    """
    extension OrderProvider {
      static func sample(of kind: Kind) -> Self {
        return .init(kind: kind) { page in try await client.load(page) }
      }
    }
    """,
    said: """
      8:13 warning: no guess about what is not shown fits: constructing an object of class type 'Self' with a metatype value must use a 'required' initializer [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a group named like a font",
    """
    Text("Orders").font(Font.shop.body)
    """,
    said: """
      6:26 warning: no guess about what is not shown fits: static member 'body' cannot be used on instance of type 'Font' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "methods that are left to a comment",
    """
    class OrdersController: UIViewController, UITableViewDataSource {
      // all methods
    }
    """,
    said: """
      6:7 warning: no guess about what is not shown fits: type 'OrdersController' does not conform to protocol 'UITableViewDataSource': protocol requires function 'tableView(_:numberOfRowsInSection:)' with type '(UITableView, Int) -> Int' [UnverifiedSnippet]
        6:7 note: add stubs for conformance
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type that is erased",
    """
    struct AnyShelf<T>: Shelf {
      typealias Item = T
      private let get: (Int) -> T
      init<S: Shelf>(_ shelf: S) where S.Item == T { get = { shelf[$0] } }
    }
    """,
    said: """
      6:8 warning: no guess about what is not shown fits: type 'AnyShelf<T>' does not conform to protocol 'Shelf' [UnverifiedSnippet]
        7:13 note: possibly intended match 'AnyShelf<T>.Item' (aka 'T') does not conform to a type that the snippet does not show
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an initializer whose parameters are left out",
    """
    @Model
    final class Order {
      var id: UUID
      init(id: UUID = UUID(), ...) { }
    }
    """,
    said: """
      9:34 warning: no guess about what is not shown fits: the initializer ends before 'self._id' has a value [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function beside the statements that call it",
    """
    DispatchQueue.global(qos: .background).async {
      work()
    }
    func work() { print("done") }
    """,
    said: """
      7:3 warning: no guess about what is not shown fits: call to main actor-isolated local function 'work()' in a synchronous nonisolated context [UnverifiedSnippet]
        9:6 note: calls to local function 'work()' from outside of its actor context are implicitly asynchronous
        9:6 note: main actor isolation inferred from enclosing context
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a difference of constants that are not shown",
    """
    func measured() {
      let start = Meter.memory
      let end = Meter.memory
      XCTAssertLessThan(end - start, 50)
    }
    """,
    said: """
      9:25 warning: no guess about what is not shown fits: binary operator '-' cannot be applied to two 'Meter' operands [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a color with other parts",
    """
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    """,
    said: """
      5:4 warning: snippet uses 'UIColor.init(displayP3Red:)', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "arrows between names",
    """
    Cart → owns → Checkout
    Checkout → owns → Cart
    """,
    said: """
      6:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "a form of a modifier that may be the app's own",
    """
    Text(order.title).font(style: .title, weight: .bold)
    """,
    said: """
      6:24 warning: no guess about what is not shown fits: no 'font' takes an argument 'style:' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a link of the app's own",
    """
    NavigationLink(to: Destinations.cart) { Text("Cart") }
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: extraneous argument label 'to:' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member of a class that an extension may add",
    """
    UIApplication.topViewController()?.present(screen, animated: true)
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: type 'UIApplication' has no member 'topViewController' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function of a class of Foundation's",
    """
    FileManager.default.store(account: account, for: user)
    """,
    said: """
      6:21 warning: no guess about what is not shown fits: value of type 'FileManager' has no member 'store' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the configuration of a style that is not shown",
    """
    func makeBody(configuration: Self.Configuration) -> some View {
      configuration.label
    }
    """,
    said: """
      6:35 warning: no guess about what is not shown fits: 'Configuration' is not a member type of struct 'Self' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a list of another library",
    """
    class Shelf: StoredObject {
      var books = List<Book>()
    }
    """,
    said: """
      7:15 warning: no guess about what is not shown fits: generic type 'List' specialized with too few type parameters (got 1, but expected 2) [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method of a class that is not shown, and that a class of UIKit has, too",
    """
    override func updateConfiguration() {
      super.updateConfiguration()
    }
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: method does not override any method from its superclass [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "what follows from a value in doubt",
    """
    func indentation(_ id: String, most: UInt) -> Double {
      let level = min(levels[id] ?? 0, most)
      let size = Double(level) * 2 + 8
      return size
    }
    """,
    said: """
      7:15 warning: no guess about what is not shown fits: the compiler finds no meaning for this expression, and cannot say why [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a closure in the initializer of an app",
    """
    @main
    struct ShopApp: App {
      @State var delegate = SyncDelegate()
      init() {
        try! prepare { try $0.start(delegate: delegate) }
      }
      var body: some Scene { WindowGroup { ContentView() } }
    }
    """,
    said: """
      10:18 warning: no guess about what is not shown fits: escaping closure captures mutating 'self' parameter [UnverifiedSnippet]
        10:43 note: captured here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a subclass of a class of maps",
    """
    final class RouteLine: MKPolyline {
      override init() { super.init() }
    }
    """,
    said: """
      7:12 warning: no guess about what is not shown fits: initializer does not override a designated initializer from its superclass [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "lines of a shell",
    """
    > rails new posts
    > rails server
    """,
    said: """
      6:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "lines of another language",
    """
    class OrdersController < BaseController
      skip_before_action :verify
    end
    """,
    said: """
      6:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number made of something that is not shown",
    """
    func pause(_ action: Action) {
      guard let value = action.value(for: "seconds"), let seconds = Double(value) else { return }
      wait(seconds)
    }
    """,
    said: """
      7:51 warning: no guess about what is not shown fits: initializer for conditional binding must have Optional type, not 'Double' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a closure for a property that is not shown",
    """
    SearchBar.keyHandler = { key in
      if key == .escape { return false }
      return true
    }
    """,
    said: """
      7:30 warning: no guess about what is not shown fits: cannot convert value of type 'Bool' to closure result type 'Void' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "texts as patterns for something that is not shown",
    """
    for character in token {
      switch character {
      case "{", "}": flush(asKey: false)
      default: word.append(character)
      }
    }
    """,
    said: """
      8:8 warning: no guess about what is not shown fits: expression pattern of type 'String' cannot match values of type 'TokenElement' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a case compared with a number by another use",
    """
    func visit(_ visitor: Visitor) {
      if self.level != 0 { visitor.visit(number: self.level) }
      if self.level != .unset { visitor.visit(choice: self.level) }
    }
    """,
    said: """
      8:21 warning: no guess about what is not shown fits: type 'Int' has no member 'unset' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a logger of the system, asked for what only its values have",
    """
    import os
    Logger.error("no order")
    """,
    said: """
      7:1 error: instance member 'error' cannot be used on type 'Logger'; did you mean to use a value of this type instead? [SnippetDoesNotCompile]
      """),
  Mistake(
    "a folder that is compared with an address",
    """
    func isKept(_ url: URL) -> Bool {
      let folder = DataManager.folder()
      return folder != url.deletingLastPathComponent()
    }
    """,
    said: """
      8:17 warning: no guess about what is not shown fits: binary operator '!=' cannot be applied to operands of type 'DataManager' and 'URL' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a result with one type",
    """
    func load(_ done: @escaping (Result<Order>) -> Void) { done(.success(order)) }
    """,
    said: """
      6:30 warning: no guess about what is not shown fits: generic type 'Result' specialized with too few type parameters (got 1, but expected 2) [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type that is not shown, made by its own name",
    """
    static func gray(_ level: Double) -> Self {
      Self(white: level, alpha: 1)
    }
    """,
    said: """
      7:7 warning: no guess about what is not shown fits: argument passed to call that takes no arguments [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a step of a loop that is not shown",
    """
    if let line = value as? String {
      if line.isEmpty {
        continue
      }
      total += line.count
    }
    """,
    said: """
      8:5 warning: no guess about what is not shown fits: 'continue' is only allowed inside a loop [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a value that is named as a type",
    """
    struct Badge: View {
      var body: some View {
        Circle().fill(Ocean)
      }
    }
    """,
    said: """
      8:14 warning: no guess about what is not shown fits: type 'Ocean.Type' cannot conform to 'ShapeStyle' [UnverifiedSnippet]
        8:14 note: only concrete types such as structs, enums and classes can conform to protocols
        8:14 note: required by instance method 'fill(_:style:)' where 'S' = 'Ocean.Type'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method of a class that is not shown, which overrides another",
    """
    override func updateActivity(_ activity: NSUserActivity) {
      activity.title = "Order"
    }
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: method does not override any method from its superclass [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member of an image that the library lacks",
    """
    let image = UIImage(named: "map")
    upload(image?.data(), to: server)
    """,
    said: """
      7:15 warning: no guess about what is not shown fits: value of type 'UIImage' has no member 'data' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "items of a toolbar with something inside that is not understood",
    """
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        Button("Pay") {
          UIDevice.impact(.light)
        }
      }
    }
    """,
    said: """
      9:16 warning: no guess about what is not shown fits: type 'UIDevice' has no member 'impact' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a symbol that is made for a text",
    """
    Text(.cart.emptyTitle)
    """,
    said: """
      6:7 warning: no guess about what is not shown fits: reference to member 'cart' cannot be resolved without a contextual type [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "options that the compiler crashes at",
    """
    imageView.kf.setImage(with: url, options: [.cacheSerializer(DefaultCacheSerializer.default)])
    """,
    said: """
      6:1 warning: no guess about what is not shown fits: ambiguous use of 'cacheSerializer' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "methods of a table's controller in an extension of it",
    """
    extension ThemesController {
      override func numberOfSections(in tableView: UITableView) -> Int { themes.count }
    }
    """,
    said: """
      7:17 warning: no guess about what is not shown fits: method does not override any method from its superclass [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member that the reader of a list lacks, beside what is not shown",
    """
    ScrollViewReader { reader in
      List(items) { item in Text(item.name) }
        .onAppear { reader.scrollToItem(target, anchor: .top) }
    }
    """,
    said: """
      8:24 error: value of type 'ScrollViewProxy' has no member 'scrollToItem' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a slip in an extension of a controller that is not shown",
    """
    extension ThemesController {
      override func viewDidLod() { setUp() }
    }
    """,
    said: """
      7:17 error: method does not override any method from its superclass [SnippetDoesNotCompile]
      """),
]

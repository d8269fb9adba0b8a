/// Mistakes beside what a use of a name says: the type is stated, or the name is Apple's.
let besideUses: [Mistake] = [
  Mistake(
    "a closure that states the type of what it unwraps",
    """
    store.load { (user: User) in
      guard let user else { return }
      print(user)
    }
    """,
    said: """
      7:9 error: initializer for conditional binding must have Optional type, not 'User' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a closure that is given a value by a function of the program",
    """
    struct User { let name: String }
    func load(_ body: (User) -> Void) {}
    func show() {
      load { user in
        guard let user else { return }
        print(user.name)
      }
    }
    """,
    said: """
      10:11 error: initializer for conditional binding must have Optional type, not 'User' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a stated value unwrapped under another name",
    """
    struct User { let name: String }
    func find() -> User { User(name: "a") }
    func show() {
      let found = find()
      if let user = found { print(user.name) }
    }
    """,
    said: """
      10:6 error: initializer for conditional binding must have Optional type, not 'User' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a closure of a stated type, kept",
    """
    final class Socket { var onMessage: ((String) -> Void)? }
    func connect(_ socket: Socket) {
      socket.onMessage = { message in
        if let message { print(message) }
      }
    }
    """,
    said: """
      9:8 error: initializer for conditional binding must have Optional type, not 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a name that a type of the program cannot be made of",
    """
    struct Store {
      struct Name { let raw: Int }
    }
    extension Store.Name {
      static let focus = Self("focus")
    }
    """,
    said: """
      10:27 error: cannot convert value of type 'String' to expected argument type 'Int' [SnippetDoesNotCompile]
      10:27 error: missing argument label 'raw:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "an index of a model that shows its properties",
    #"""
    import SwiftData

    @Model
    class Trip {
      var start: Date
      init(start: Date) { self.start = start }
      #Index<Trip>([\.finish])
    }
    """#,
    said: """
      12:16 error: cannot convert value of type '[Any]' to expected argument type '[PartialKeyPath<Trip>]' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an entry that is a number",
    """
    let entry = 3
    let mark = LineMark(x: .value("Day", entry.date), y: .value("Steps", 1))
    """,
    said: """
      7:44 error: value of type 'Int' has no member 'date' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt view with a capital in it",
    """
    struct A: View { var body: some View { Texxt("a") } }
    struct B: View { var body: some View { VStackk { Text("b") } } }
    """,
    said: """
      6:40 error: cannot find 'Texxt' in scope [SnippetDoesNotCompile]
        help: Did you mean 'Text'?
      7:40 error: cannot find 'VStackk' in scope [SnippetDoesNotCompile]
        help: Did you mean 'VStack'?
      """),
  Mistake(
    "a switch without cases",
    """
    func go(_ route: Route) {
      switch route {
      }
    }
    """,
    said: """
      7:3 error: 'switch' statement body must have at least one 'case' or 'default' block; add a default case [SnippetDoesNotCompile]
      """),
  Mistake(
    "work of an actor that gives nothing",
    """
    func fetch() async -> [Item] {
      await MainActor.run { print("a") }
    }
    """,
    said: """
      7:3 error: the compiler finds no meaning for this expression, and cannot say why [SnippetDoesNotCompile]
      """),
  Mistake(
    "a conformance to a structure of the program",
    """
    struct DataProvider {}
    extension ItemProvider: @MainActor DataProvider {
      func fetch() async -> [Item] { ... }
    }
    """,
    said: """
      7:1 error: inheritance from non-protocol type 'DataProvider' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt color of the system",
    """
    Text("B").background(Color(.systemBackgroud))
    """,
    said: """
      6:29 error: reference to member 'systemBackgroud' cannot be resolved without a contextual type [SnippetDoesNotCompile]
        help: Did you mean 'systemBackground'?
      """),
  Mistake(
    "a text written as a number in a log",
    #"""
    import os
    let logger = Logger()
    func note(_ name: String) {
      logger.notice("Latency \(name, format: .fixed(precision: 2))")
    }
    """#,
    said: #"""
      9:17 error: no 'notice(_:)' takes '"Latency \(name, format: .fixed(precision: 2))"', which is of type 'String' [SnippetDoesNotCompile]
      """#),
  Mistake(
    "numbers put into stated texts",
    """
    struct Launch { var arguments: [String] = [] }
    func launch(_ app: Launch) {
      var app = app
      app.arguments += [1]
    }
    """,
    said: """
      9:21 error: cannot convert value of type 'Int' to expected element type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "versions of the program that have no order",
    """
    struct AppVersion { let major: Int }
    func isOld(_ a: AppVersion, _ b: AppVersion) -> Bool { a < b }
    """,
    said: """
      7:58 error: binary operator '<' cannot be applied to two 'AppVersion' operands [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number shared as several things",
    """
    struct V: View {
      let count: Int
      var body: some View {
        ShareLink(items: count) { note in SharePreview("a") }
      }
    }
    """,
    said: """
      9:5 error: generic struct 'ShareLink' requires that 'Int' conform to 'RandomAccessCollection' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number beside a list",
    """
    func f(names: [String], count: Int) {
      for (name, score) in zip(names, count) { print(name, score) }
    }
    """,
    said: """
      7:24 error: global function 'zip' requires that 'Int' conform to 'Sequence' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a function put into stated numbers",
    """
    final class C {
      var handlers: [Int] = []
      func f() { handlers.append { [weak self] in self?.f() } }
    }
    """,
    said: """
      8:23 error: no exact matches in call to instance method 'append' [SnippetDoesNotCompile]
        8:23 note: found candidate with type '(__owned @escaping () -> ()?) -> ()'
      """),
  Mistake(
    "a misspelt distance of a camera",
    """
    func fly(_ coordinate: CLLocationCoordinate2D) {
      position = .camera(MapCamera(centerCoordinate: coordinate, distnace: 2000))
    }
    """,
    said: """
      7:31 error: incorrect argument label in call (have 'centerCoordinate:distnace:', expected 'centerCoordinate:distance:') [SnippetDoesNotCompile]
        help: Did you mean 'distance:'?
      """),
  Mistake(
    "a screen-time event that nothing imports",
    """
    override func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {
      super.eventDidReachThreshold(event, activity: activity)
    }
    """,
    said: """
      5:4 warning: snippet uses 'DeviceActivity', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the result of an intent",
    """
    func perform() async throws -> some IntentResult & ProvidesDialog {
      try await store.save()
      return .result(dialog: "Saved")
    }
    """,
    said: """
      5:4 warning: snippet uses 'AppIntents', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a manager of motions without its framework",
    """
    let manager = CMHeadphoneMotionManager()
    manager.startDeviceMotionUpdate(to: .main)
    """,
    said: """
      5:4 warning: snippet uses 'CoreMotion', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "wrong uses of background tasks and providers",
    """
    func f(_ provider: NSItemProvider) {
      let id: Int = UIApplication.shared.beginBackgroundTask()
      provider.loadObject(ofClass: UIImage.self) { (image: UIImage?, error: (any Error)?) in print(id) }
      if UIAccessibility.isGuidedAccesEnabled { print("a") }
    }
    """,
    said: """
      7:38 error: cannot convert value of type 'UIBackgroundTaskIdentifier' to specified type 'Int' [SnippetDoesNotCompile]
      8:46 error: cannot convert value of type '@Sendable (UIImage?, (any Error)?) -> ()' to expected argument type '@Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void' [SnippetDoesNotCompile]
      9:22 error: type 'UIAccessibility' has no member 'isGuidedAccesEnabled' [SnippetDoesNotCompile]
        help: Did you mean 'isGuidedAccessEnabled'?
      """),
  Mistake(
    "an enum of the program that cannot be compared",
    """
    enum Position { case region(MKCoordinateRegion) }
    func f(_ a: Position, _ b: Position) -> Bool { a == b }
    """,
    said: """
      7:50 error: binary operator '==' cannot be applied to two 'Position' operands [SnippetDoesNotCompile]
        7:50 note: binary operator '==' cannot be synthesized for enums with associated values
      """),
  Mistake(
    "a case that the program's enum lacks, chosen by",
    """
    enum Kind { case credit, charge }
    func name(_ transaction: Kind) -> String { transaction == .debit ? "spent" : "received" }
    """,
    said: """
      7:60 error: type 'Kind' has no member 'debit' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a state of the program without such a case",
    """
    enum Loading { case idle, busy }
    func isDone(_ items: [Int], _ state: Loading) -> Bool { items.isEmpty && state == .loaded }
    """,
    said: """
      7:84 error: type 'Loading' has no member 'loaded' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a number in one case of several views",
    """
    struct V: View {
      let count: Int
      var body: some View {
        switch count {
        case 0: Text("a")
        default: count
        }
      }
    }
    """,
    said: """
      11:14 error: an expression of type 'Int' is not a 'View' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a stated window that is never nil",
    """
    class AppDelegate: UIResponder {
      let window = UIWindow(frame: .zero)
      func start() { window?.makeKeyAndVisible() }
    }
    """,
    said: """
      8:24 error: cannot use optional chaining on non-optional value of type 'UIWindow' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier of the program that is none",
    """
    struct Card { let isShown: Bool }
    struct V: View {
      var body: some View { Text("a").modifier(Card(isShown: true)) }
    }
    """,
    said: """
      8:25 error: an expression of type 'Card' is not a 'ViewModifier' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an observed text that is never nil",
    """
    struct V: View {
      @State private var event = ""
      var body: some View {
        Text(event).onChange(of: event) { _, new in
          if let event = new { print(event) }
        }
      }
    }
    """,
    said: """
      10:10 error: initializer for conditional binding must have Optional type, not 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a structure as a protocol of addresses",
    """
    struct MockURLProtocol {}
    let config = URLSessionConfiguration.ephemeral
    config.protocolClasses = [MockURLProtocol.self]
    """,
    said: """
      8:27 error: cannot convert value of type 'MockURLProtocol.Type' to expected element type 'AnyClass' (aka 'any AnyObject.Type') [SnippetDoesNotCompile]
      """),
  Mistake(
    "a photo that a static function of the program gives, taken for its address",
    """
    struct Photo {
      let imageURL: URL
      static func save(_ url: URL) -> Photo { Photo(imageURL: url) }
      static func copy(_ url: URL) -> Photo {
        let savedURL = Self.save(url)
        return Photo(imageURL: savedURL)
      }
    }
    """,
    said: """
      11:28 error: cannot convert value of type 'Photo' to expected argument type 'URL' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text put into a stated date",
    """
    final class Model {
      var formattedDate = Date()
      func show(_ date: Date) { formattedDate = DateFormatter().string(from: date) }
    }
    """,
    said: """
      8:61 error: cannot assign value of type 'String' to type 'Date' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an early return among views",
    """
    let card = VStack { () -> Void in
      guard isShown else { return }
      Text("a")
    }
    """,
    said: """
      6:12 error: type 'Void' cannot conform to 'View' [SnippetDoesNotCompile]
        6:12 note: only concrete types such as structs, enums and classes can conform to protocols
        6:12 note: required by generic struct 'VStack' where 'Content' = 'Void'
      7:24 error: cannot use explicit 'return' statement in the body of result builder 'ViewBuilder' [SnippetDoesNotCompile]
        7:24 note: remove 'return' statements to apply the result builder
      """),
  Mistake(
    "a point as a value of a chart",
    """
    func mark(_ point: CGPoint) -> some ChartContent {
      LineMark(x: .value("X", point), y: .value("Y", 1))
    }
    """,
    said: """
      7:3 error: initializer 'init(x:y:)' requires that 'CGPoint' conform to 'Plottable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a stated path of a stack, in a log",
    #"""
    func note(_ path: NavigationPath, logger: Logger) {
      logger.debug("\(path)")
    }
    """#,
    said: """
      7:18 error: instance method 'appendInterpolation(_:align:privacy:)' requires that 'NavigationPath' conform to 'CustomStringConvertible' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a schema of the program that has no version",
    """
    enum SchemaV1 {}
    enum Plan: SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { [SchemaV1.self] }
      static var stages: [MigrationStage] { [] }
    }
    """,
    said: """
      8:53 error: cannot convert value of type 'SchemaV1.Type' to expected element type 'any VersionedSchema.Type' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property declared twice, with a comment about its order",
    """
    struct ProfileView: View {
      let name: String
      // Order matters.
      let name: Int
      var body: some View { Text("a") }
    }
    """,
    said: """
      9:7 error: invalid redeclaration of 'name' [SnippetDoesNotCompile]
        7:7 note: 'name' previously declared here
      """),
  Mistake(
    "a property that only Foundation for Linux does not let anybody set",
    """
    let config = URLSessionConfiguration.default
    config.waitsForConnectivity = true
    """,
    said: """
      5:4 warning: snippet uses 'URLSessionConfiguration.waitsForConnectivity', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a property that nobody can set",
    """
    func f(_ text: String) {
      var text = text
      text.count = 3
    }
    """,
    said: """
      8:8 error: cannot assign to property: 'count' is a get-only property [SnippetDoesNotCompile]
      """),
  Mistake(
    "a misspelt modifier of a store's view",
    """
    SubscriptionStoreView(groupID: "a").subscriptionStoreButtonLabl(.multiline)
    """,
    said: """
      5:4 warning: snippet uses 'SubscriptionStoreView', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an error beside a call that waits, which is called nearly like a modifier",
    """
    func send() async throws {
      let count: Int = "a"
      try await center.ask(question, count)
    }
    """,
    said: """
      7:20 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a store of settings whose framework is imported",
    """
    import ManagedSettings

    let store = ManagedSettingsStore()
    store.shield.aplications = tokens
    """,
    said: """
      5:4 warning: snippet uses 'ManagedSettings', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method that is called like a macro, and is not called",
    """
    struct Reader {
      func file() -> FileHandle { .standardInput }
      func close() { file.closeFile() }
    }
    """,
    said: """
      8:18 error: method 'file' was used as a property; add () to call it [SnippetDoesNotCompile]
      """),
  Mistake(
    "a use that gives a function of the document more than it takes",
    """
    func load<T: Decodable>(_ type: T.Type) async throws -> T {
      try await api.get(T.self)
    }
    let user = try await load(User.self, 3)
    """,
    said: """
      9:38 error: extra argument in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a count that a test expects, which is no flag",
    """
    struct Cart { var count = 0 }
    @Test func starts() { #expect(Cart().count) }
    """,
    said: """
      7:38 error: type 'Int' cannot be used as a boolean; test for '!= 0' instead [SnippetDoesNotCompile]
      """),
  Mistake(
    "a stated result that a test compares with another type",
    """
    @Test func reads() async throws {
      let result: Int = try await service.read()
      let expected: Status = .on
      #expect(result == expected)
    }
    """,
    said: """
      9:18 error: operator function '==' requires that 'Status' conform to 'BinaryInteger' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a state that the enum of the document lacks",
    """
    enum LoadState { case loading, loaded }
    final class ListModel { var state = LoadState.loading }
    @Test func fails() { #expect(ListModel().state == .error) }
    """,
    said: """
      8:48 error: binary operator '==' cannot be applied to operands of type 'LoadState' and 'UnicodeDecodingResult' [SnippetDoesNotCompile]
        8:48 note: overloads for '==' exist with these partially matching parameter lists: (Issue.Severity, Issue.Severity), (UnicodeDecodingResult, UnicodeDecodingResult)
      """),
  Mistake(
    "a number where a publisher is joined",
    """
    func join(_ second: AnyPublisher<Int, Never>) {
      let first = 1
      _ = Publishers.Merge(first, second)
    }
    """,
    said: """
      8:7 error: generic struct 'Merge' requires that 'Int' conform to 'Publisher' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property that a label lacks, set by a publisher",
    """
    func show(_ text: AnyPublisher<String?, Never>, in label: UILabel) -> AnyCancellable {
      text.assign(to: \\.title, on: label)
    }
    """,
    said: """
      7:19 error: reference to member 'title' cannot be resolved without a contextual type [SnippetDoesNotCompile]
      """),
  Mistake(
    "a failed result without its arguments",
    """
    func load() -> Result {
      .failure(LoadError.offline)
    }
    """,
    said: """
      6:16 error: reference to generic type 'Result' requires arguments in <...> [SnippetDoesNotCompile]
      """),
]

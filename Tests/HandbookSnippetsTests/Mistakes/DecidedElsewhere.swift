/// Code that may be right because a declaration decides that the document does not show: a superclass, an attribute, an
/// extension, a package's operator. And some beside it that is wrong whatever is not shown.
let decidedElsewhere: [Mistake] = [
  Mistake(
    "a constant of the fence that its types use",
    """
    let shared = UserDefaults(suiteName: "shop")!

    extension Shop.Keys {
        static let isOpen = Key<Bool>("isOpen", suite: shared)
    }

    shared[.isOpen]
    """,
    said: """
      12:7 warning: no guess about what is not shown fits: value of type 'UserDefaults' has no subscripts [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an image that an extension names like a modifier",
    """
    Image.background.resizable()
    """,
    said: """
      6:18 warning: no guess about what is not shown fits: value of type '(Image) -> (Edge.Set) -> some View' has no member 'resizable' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a default of a package's type",
    """
    func load(metadata: Transport.Metadata = [:]) { print(metadata) }
    """,
    said: """
      6:42 warning: no guess about what is not shown fits: default argument value of type '[AnyHashable : Any]' cannot be converted to type 'Transport.Metadata' (aka a type that the snippet does not show) [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a text for an identifier of unknown type",
    """
    func identifier(of row: Int) -> ReusableIdentifier { return "Shop" }
    """,
    said: """
      6:61 warning: no guess about what is not shown fits: cannot convert return expression of type 'String' to return type 'ReusableIdentifier' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an operator that a package adds to subjects",
    """
    let values = PassthroughSubject<String, any Error>()
    values.materialize().sink(receiveValue: { print($0) })
    """,
    said: """
      7:8 warning: no guess about what is not shown fits: value of type 'PassthroughSubject<String, any Error>' has no member 'materialize' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a controller's view above another one",
    """
    view.backgroundColor = .red
    let view = UIView(frame: .zero)
    """,
    said: """
      6:1 warning: no guess about what is not shown fits: use of local variable 'view' before its declaration [UnverifiedSnippet]
        7:5 note: 'view' declared here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the form of an operator",
    """
    func ** (base: Int, power: Int) -> Int
    """,
    said: """
      6:6 warning: no guess about what is not shown fits: operator implementation without matching operator declaration [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a style that an extension adds",
    """
    Text("Low").foregroundStyle(.tertiary.blended)
    """,
    said: """
      6:39 warning: no guess about what is not shown fits: value of type 'HierarchicalShapeStyle' has no member 'blended' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method of a wrapper that is not shown",
    """
    func refresh() async {
        await report { try await $rows.load(query) }
    }
    """,
    said: """
      7:36 warning: no guess about what is not shown fits: cannot call value of non-function type 'Binding<(A0) -> ()>' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an optional method of a session's delegate",
    """
    func send(_ session: URLSession, task: URLSessionTask, bytes: Int64) {
        (delegate as? URLSessionTaskDelegate)?.urlSession?(
            session, task: task, didSendBodyData: bytes, totalBytesSent: bytes, totalBytesExpectedToSend: bytes)
    }
    """,
    said: """
      7:54 warning: no guess about what is not shown fits: cannot use optional chaining on non-optional value of type '(URLSession, URLSessionTask, Int64, Int64, Int64) -> ()' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a property beside a parameter of its name",
    """
    func update(_ mocks: [Mock]) {
        self.mocks.removeAll()
        for mock in mocks { self.mocks[mock.mockID] = mock }
    }
    """,
    said: """
      7:16 warning: no guess about what is not shown fits: no exact matches in call to instance method 'removeAll' [UnverifiedSnippet]
        7:16 note: found candidate with type '(Bool) -> ()'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an overload of a package's",
    """
    import SwiftUIX

    Text("Value").equatable(by: value)
    """,
    said: """
      5:4 warning: snippet uses the package 'SwiftUIX', which the check does not have [UnverifiedSnippet]
        help: Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a random source that is not shown",
    """
    func fill(_ garden: Garden) {
        garden.food = foods.randomElement(using: &random)!
        garden.variant = .random(in: 0..<4, using: &random)
    }
    """,
    said: """
      7:46 warning: no guess about what is not shown fits: cannot pass immutable value of type '()' as inout argument [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method that the environment's action lacks",
    #"""
    import SwiftUI

    struct V: View {
        @Environment(\.openURL) var openURL
        var body: some View { Button("Open") { openURL.open(link) } }
    }
    """#,
    said: """
      10:52 error: value of type 'OpenURLAction' has no member 'open' [SnippetDoesNotCompile]
      """),
  Mistake(
    "numbered statements",
    """
    (1) view.showSkeleton()
    (2) view.hideSkeleton()
    """,
    said: """
      6:1 error: '(1)' before a statement is no Swift; number the lines in comments [SnippetDoesNotCompile]
      7:1 error: '(2)' before a statement is no Swift; number the lines in comments [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parameter of three names",
    """
    func process(_ image container: Container) -> Container? { nil }
    """,
    said: """
      6:22 error: a parameter has a label and a name, and no third name [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parenthesis that nothing opens",
    """
    func save(note: Note) throws {
        try database.write { db in
            try note.insert().execute(db))
        }
    }
    """,
    said: """
      8:38 error: ')' has no '(' before it [SnippetDoesNotCompile]
      """),
  Mistake(
    "an app that says it is a view, beside a type of its name",
    """
    struct Gardenia: App {
        var body: some View { Text("Rooms") }
    }
    """,
    said: """
      7:15 error: the body of an 'App' is 'some Scene'; its views are in a 'WindowGroup { … }' [SnippetDoesNotCompile]
        help: Did you mean 'some Scene'?
      """),
  Mistake(
    "a use of a type that another document declares",
    """
    func fill(_ garden: Gardenia) { garden.variant = .random(in: 0..<4, using: &random) }
    """,
    said: """
      6:76 warning: no guess about what is not shown fits: cannot convert value of type '()' to expected argument type '()' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method of a class in an extension of what is not shown",
    """
    extension Storyboard {
        class func setUp() { container.register(Animal.self) { _ in Cat(name: "Mimi") } }
    }
    """,
    said: """
      7:16 warning: no guess about what is not shown fits: class methods are only allowed within classes; use 'static' to declare a static method [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a builder that is not shown, of a property",
    """
    class Bottom: UIViewController {
        @BarBuilder
        var bars: [Bar] {
            ButtonRow.bar(title: "Add")
            ButtonRow.bar(title: "Remove")
        }
    }
    """,
    said: """
      7:5 warning: no guess about what is not shown fits: property wrapper cannot be applied to a computed property [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a macro that gives types to properties",
    """
    @Steps
    struct Flow {
        var home: Home = .feed
        var search
    }
    """,
    said: """
      9:9 warning: no guess about what is not shown fits: type annotation missing in pattern [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a pattern with a gap, of an enum that is not shown",
    #"""
    var path: String {
        switch self {
        case .zen: return "/zen"
        case .branches(let name, _): return "/repos/\(name)/branches"
        }
    }
    """#,
    said: """
      9:30 warning: no guess about what is not shown fits: '_' can only appear in a pattern or on the left side of an assignment [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a model whose wrapper is not shown",
    """
    struct Conversation: Codable {
        @DocumentID var id: String?
        let title: String
    }
    """,
    said: """
      6:8 warning: no guess about what is not shown fits: type 'Conversation' does not conform to protocol 'Decodable': cannot automatically synthesize 'Decodable' because 'DocumentID<String?>' does not conform to 'Decodable' [UnverifiedSnippet]
        7:21 note: cannot automatically synthesize 'Decodable' because 'DocumentID<String?>' does not conform to 'Decodable'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a key path that stands alone",
    #"""
    struct User { let id: Int }
    \User.id
    """#,
    said: """
      7:1 warning: no guess about what is not shown fits: result of key path is unused [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an override in a model that is not shown",
    """
    override public func willSave() {
        super.willSave()
        count += 1
    }
    """,
    said: """
      6:22 warning: no guess about what is not shown fits: method does not override any method from its superclass [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an overload of the function itself",
    """
    fileprivate mutating func append(_ text: String) {
        let data = text.data(using: .utf8, allowLossyConversion: true)
        append(data!)
    }
    """,
    said: """
      8:16 warning: no guess about what is not shown fits: cannot convert value of type 'Data' to expected argument type 'String' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a class that adds an initializer to one that is not shown",
    """
    class BookmarkTable: NoteTable {
        init() {
            super.init()
            reload()
        }
    }
    """,
    said: """
      7:5 warning: no guess about what is not shown fits: overriding declaration requires an 'override' keyword [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type in an extension of what is not shown",
    """
    extension VerticalConfig {
        class Top: VerticalConfig {}
    }
    """,
    said: """
      7:11 warning: no guess about what is not shown fits: type 'Top' cannot be nested in protocol extension of 'VerticalConfig' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a process of the app's own",
    #"""
    struct Row: View {
        @State var process: ProcessInfo
        var body: some View { Text("\(process.command)") }
    }
    """#,
    said: """
      8:43 warning: no guess about what is not shown fits: value of type 'ProcessInfo' has no member 'command' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a view of which members are left out, and so on",
    """
    struct Home: View {
        @State private var tab = 0
        // And so on...

        func open(_ link: DeepLink) { tab = link.tab }
    }
    """,
    said: """
      6:8 warning: no guess about what is not shown fits: view 'Home' has no 'body' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an operator of a package's",
    """
    let update = table.where(id == channel).update(count <- 0)
    """,
    said: """
      6:54 warning: no guess about what is not shown fits: cannot find operator '<-' in scope [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a color that an extension names like a function",
    """
    extension Color {
        static func key(for context: KeyContext) -> Color { context.isDark ? .keyDark : .key }
    }
    """,
    said: """
      7:86 warning: no guess about what is not shown fits: member 'key(for:)' expects argument of type 'KeyContext' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an image of another system",
    """
    VStack { Image(nsImage: icon).resizable() }
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: extraneous argument label 'nsImage:' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member that an app adds to files",
    """
    func read(_ handle: FileHandle) -> UInt16 { handle.extract(UInt16.self, offset: 4) ?? 0 }
    """,
    said: """
      6:52 warning: no guess about what is not shown fits: value of type 'FileHandle' has no member 'extract' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "optional patterns of an enum that is not shown",
    """
    switch Storyboard.Message(segue) {
    case .embed?: print("embed")
    default: break
    }
    """,
    said: """
      7:12 warning: no guess about what is not shown fits: '?' pattern cannot match values of type 'Storyboard.Message' (aka a type that the snippet does not show) [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a line of a Podfile",
    """
    pod "Resolver"
    """,
    said: """
      6:1 error: this is a line of a Podfile, and no Swift; name its language after the fence [SnippetDoesNotCompile]
      """),
  Mistake(
    "a keyword with a capital letter",
    """
    protocol Target {
        associatedType Result
    }
    """,
    said: """
      7:5 error: Swift writes 'associatedtype' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a call with the parameters of a declaration",
    """
    .collapseProgress(_ progress: Binding<CGFloat>)
    """,
    said: """
      6:19 error: a call gives values; 'func' is missing before a declaration of parameters [SnippetDoesNotCompile]
      """),
  Mistake(
    "an extension of a result that is not shown",
    """
    func log(_ use: (Value) -> Void) -> Result {
        if case .success(let value) = self { use(value) }
        return self
    }
    """,
    said: """
      6:37 warning: no guess about what is not shown fits: reference to generic type 'Result' requires arguments in <...> [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "another form of the function itself",
    """
    func validate<S: Sequence>(codes: S) -> Self where S.Element == Int {
        validate { [unowned self] _, response, _ in
            self.validate(codes: codes, response: response)
        }
    }
    """,
    said: """
      8:47 warning: no guess about what is not shown fits: extra argument 'response' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a pattern of an enum that is not shown",
    """
    switch json {
    case .dictionary(_):
        return Details()
    default:
        fatalError()
    }
    """,
    said: """
      7:18 warning: no guess about what is not shown fits: '_' can only appear in a pattern or on the left side of an assignment [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "rows of what may be a dictionary",
    #"""
    var body: some View {
        PriceList(title) {
            ForEach(priceDict.sorted(by: { $0.key < $1.key }), id: \.key) { name, price in
                Section(name) { Text(price) }
            }
        }
        .navigationDestination(isPresented: $isAdding) { AddPrice(priceDict: $priceDict) }
    }
    """#,
    said: """
      8:73 warning: no guess about what is not shown fits: contextual closure type '(PriceDictElement) -> Content' expects 1 argument, but 2 were used in closure body [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type that may be another name of a text",
    """
    func key(id: RawID?) -> String {
        let key = id ?? UUID().uuidString
        return key
    }
    """,
    said: """
      7:18 warning: no guess about what is not shown fits: binary operator '??' cannot be applied to operands of type 'RawID?' and 'String' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "two enums with cases of one name",
    """
    func rows(_ actions: [EditAction]) -> [Form.Row] {
        actions.map { action -> [Form.Row] in
            switch action {
            case .name(let isEditable): [.name(name: item.name, isEditable: isEditable)]
            case .variation: [.variation(name: item.name)]
            default: fatalError()
            }
        }.reduce([], +)
    }
    """,
    said: """
      9:15 warning: no guess about what is not shown fits: pattern with associated values does not match enum case 'name' [UnverifiedSnippet]
        9:15 note: remove associated values to make the pattern match
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the value of a key that is not shown",
    """
    struct OffsetReader: View {
        let moved: (CGPoint) -> Void
        var body: some View {
            GeometryReader { geometry in
                Color.clear.preference(key: OffsetKey.self, value: geometry.frame(in: .global).origin)
            }
            .onPreferenceChange(OffsetKey.self, perform: moved)
        }
    }
    """,
    said: """
      10:92 warning: no guess about what is not shown fits: cannot convert value of type 'CGPoint' to expected argument type 'CGFloat' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a property of an extended type that is not shown",
    """
    extension Chat.Reactions: Wire.Message {
        mutating func decode<D: Wire.Decoder>(decoder: inout D) throws {
            try { try decoder.decodeText(value: &self.id) }()
            try { try decoder.decodeMessage(value: &self._reactions) }()
        }
    }
    """,
    said: """
      8:45 warning: no guess about what is not shown fits: cannot pass immutable value as inout argument: 'id' is a get-only property [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the statements of a closure",
    """
    if alignments[$0] == .none {
        alignments[$0] = block.alignment == $0 ? .applied : .none
    }
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: anonymous closure argument not contained in a closure [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a property that has the name of a function",
    """
    func rollbackHook(_ hook: (() -> Void)?) {
        rollbackHook = nil
    }
    """,
    said: """
      7:5 warning: no guess about what is not shown fits: cannot assign to value: 'rollbackHook' is a function [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a closure that is handed on",
    """
    func sync<T>(_ block: () throws -> T) rethrows -> T {
        try queue.sync(execute: block)
    }
    """,
    said: """
      7:29 warning: no guess about what is not shown fits: 'block' is kept here beyond the call of 'sync', so its type must be '@escaping' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a sequence that is not shown",
    """
    let counts = Perceptions { model.count }
    for await count in counts { print(count) }
    """,
    said: """
      7:20 warning: no guess about what is not shown fits: for-in loop requires 'Perceptions' to conform to 'AsyncSequence' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an extension of a protocol that is not shown",
    """
    func isSame(as other: Self) -> Bool {
        return self == other
    }
    """,
    said: """
      7:17 warning: no guess about what is not shown fits: binary operator '==' cannot be applied to two 'Self' operands [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a protocol of UIKit's classes that is not shown",
    """
    class ShopFlow: Flow {
        var root: Presentable { return self.controller }
        private let controller = UINavigationController()
    }
    """,
    said: """
      7:41 warning: no guess about what is not shown fits: cannot convert return expression of type 'UINavigationController' to return type 'Presentable' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a form with one label that resembles",
    """
    let notice = Notice(title: "Sent")
    VStack {}
        .alert(isPresent: $isSent, view: notice)
    """,
    said: """
      8:11 warning: no guess about what is not shown fits: incorrect argument labels in call (have 'isPresent:view:', expected 'isPresented:content:') [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member that a type of the C library has on Apple's systems",
    """
    let address: sockaddr = UnsafePointer<sockaddr>(pointer).pointee
    print(address.sa_len)
    """,
    said: """
      7:15 warning: no guess about what is not shown fits: value of type 'sockaddr' has no member 'sa_len' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function of a type of UIKit's in a closure",
    """
    .toolbar {
        BarButton(symbol: "share", placement: .topBarTrailing) {
            UIActivityViewController.show(items: [link])
        }
    }
    """,
    said: """
      6:10 warning: no guess about what is not shown fits: trailing closure passed to parameter of type 'Visibility' that does not accept a closure [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "class properties of a class that is not shown",
    """
    extension PriceCell {
        class var height: CGFloat { return 84 }
    }
    """,
    said: """
      7:11 warning: no guess about what is not shown fits: class properties are only allowed within classes; use 'static' to declare a static property [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type in a type of the library",
    """
    enum Step: Hashable {
        case edit(URL, Bundle.Metadata)
        case done(URL)
    }
    """,
    said: """
      7:27 warning: no guess about what is not shown fits: 'Metadata' is not a member type of class 'Foundation.Bundle' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "what is read of a type in a type of the library",
    """
    extension URL {
        var metadata: Bundle.Metadata? {
            get async throws { try await read() }
        }
    }
    """,
    said: """
      7:26 warning: no guess about what is not shown fits: 'Metadata' is not a member type of class 'Foundation.Bundle' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a prefix operator of the app",
    """
    label.text = %"cart.title"
    """,
    said: """
      6:14 warning: no guess about what is not shown fits: '%' is not a prefix unary operator [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a constant that a closure gives",
    """
    static let folder = {
        if let own = Paths.own() {
            return own.appendingPathComponent("Shop")
        } else {
            return base
        }
    }()
    static let base = URL(fileURLWithPath: "/")
    """,
    said: """
      10:16 warning: no guess about what is not shown fits: cannot convert value of type 'URL' to closure result type '()' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function of the C library that is not shown",
    """
    func start() -> Bool {
        if OKAY == inflate(&stream, -CInt(bits), VERSION, CInt(MemoryLayout<z_stream>.size)) { return true }
        return false
    }
    """,
    said: """
      7:24 warning: no guess about what is not shown fits: cannot pass immutable value of type '()' as inout argument [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a constant of the type around",
    """
    func size(width: CGFloat) -> CGFloat {
        let isLarge = width > Self.limit
        return isLarge ? width / 2 : width
    }
    """,
    said: """
      7:25 warning: no guess about what is not shown fits: binary operator '>' cannot be applied to operands of type 'CGFloat' and a type that the snippet does not show [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function of a type that is not shown, without a call",
    """
    extension Binding {
        func part<Whole, Part>(_ path: CasePath<Whole, Part>) -> Binding<Part?> where Value == Whole? {
            .init(get: { self.wrappedValue.flatMap(CasePathReader(path).extract(from:)) }, set: { _ in })
        }
    }
    """,
    said: """
      8:69 warning: no guess about what is not shown fits: value of type 'CasePathReader' has no member 'extract(from:)' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an entry that conforms in a way that is not shown",
    """
    extension Reading {
        func store(in context: NSManagedObjectContext) throws {
            guard let value = level ?? other else { throw ImportError.missing }
            let entry = Stored(context: context)
            entry.id = UUID(uuidString: id) ?? UUID()
            entry.level = Int16(value)
        }
    }
    """,
    said: """
      6:1 warning: no guess about what is not shown fits: type 'ImportError' does not conform to protocol 'Identifiable': candidate has non-matching type 'Any?' [with ID = ObjectIdentifier] [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a slip beside a label that is right",
    """
    Text("Sent").alert("Sent", isPresnted: $isSent) { Text("OK") }
    """,
    said: """
      6:19 error: incorrect argument label in call (have '_:isPresnted:_:', expected '_:isPresented:_:') [SnippetDoesNotCompile]
        help: Did you mean 'isPresented:'?
      """),
  Mistake(
    "a type that is shown, given for a number",
    """
    enum Screen { case home }
    let first: Int = Screen
    """,
    said: """
      7:18 error: cannot convert value of type 'Screen.Type' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a library's value that is no flag",
    """
    if UserDefaults.standard { Text("A") }
    """,
    said: """
      6:17 error: cannot convert value of type 'UserDefaults' to expected condition type 'Bool' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a slip of a type in a type of the library",
    """
    func round(_ edges: Edge.Sett) {}
    """,
    said: """
      6:26 error: 'Sett' is not a member type of enum 'SwiftUI.Edge' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a prefix operator that does not exist",
    """
    let sum = %total
    let total = 3
    """,
    said: """
      6:11 error: '%' is not a prefix unary operator [SnippetDoesNotCompile]
      """),
  Mistake(
    "a color that has the name of a modifier",
    """
    LoadingBar()
        .background(Color.background)
    """,
    said: """
      7:6 warning: no guess about what is not shown fits: type '(Color) -> (Edge.Set) -> some View' cannot conform to 'ShapeStyle' [UnverifiedSnippet]
        7:6 note: only concrete types such as structs, enums and classes can conform to protocols
        7:6 note: required by instance method 'background(_:ignoresSafeAreaEdges:)' where 'S' = '(Color) -> (Edge.Set) -> some View'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an object of any class",
    """
    struct Call {
        weak var target: AnyObject?
        let action: Selector
        func perform() { _ = target?.perform(action) }
    }
    """,
    said: """
      9:34 warning: no guess about what is not shown fits: value of type 'AnyObject' has no member 'perform' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an alert of the app's own",
    """
    .sheet(isPresented: .constant(true)) {
        PlaceScreen(context: context)
            .alert(item: $context.alert)
    }
    """,
    said: """
      8:36 warning: no guess about what is not shown fits: missing argument for parameter 'content' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a slip of a modifier of a tab",
    """
    TabView {
        Tab("Basket", systemImage: "basket") { Text("Empty") }
            .baadge(3)
    }
    """,
    said: """
      8:10 error: value of type 'Tab<Never, Text, DefaultTabLabel>' has no member 'baadge' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an alert of which the content is forgotten",
    """
    struct BasketScreen: View {
        @State private var notice: Notice?
        var body: some View { Text("Basket").alert(item: $notice) }
    }
    struct Notice: Identifiable { let id: Int }
    """,
    said: """
      8:61 error: missing argument for parameter 'content' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "an error that a catch leaves out",
    """
    func load() {
        do { try Data(contentsOf: URL(fileURLWithPath: "/")) } catch is CocoaError {}
    }
    """,
    said: """
      7:10 error: errors thrown from here are not handled because the enclosing catch is not exhaustive [SnippetDoesNotCompile]
      """),
  Mistake(
    "an error that a catch of an unseen call leaves out",
    """
    func load() {
        do { try store.save() } catch StoreError.full {}
    }
    """,
    said: """
      7:10 error: errors thrown from here are not handled [SnippetDoesNotCompile]
      """),
  Mistake(
    "a question that an app adds to all errors",
    """
    func load() async {
        do { try await store.load() } catch {
            if error.isOffline { showBanner() }
        }
    }
    """,
    said: """
      8:18 warning: no guess about what is not shown fits: value of type 'any Error' has no member 'isOffline' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a question that no error answers, and no app adds",
    """
    func load() async {
        do { try await store.load() } catch {
            showBanner(error.code)
        }
    }
    """,
    said: """
      8:26 error: value of type 'any Error' has no member 'code' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a slip in the member of a list, beside what is not shown",
    """
    let prices: [Int] = []
    if prices.coount > 3 { basket.add(product) }
    """,
    said: """
      7:11 error: value of type '[Int]' has no member 'coount' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an optional in a condition, beside what is not shown in its body",
    """
    let prices: [Int] = []
    if prices.first > 3 { basket.add(product) }
    """,
    said: """
      7:11 error: value of optional type 'Int?' must be unwrapped to a value of type 'Int' [SnippetDoesNotCompile]
        7:11 note: coalesce using '??' to provide a default when the optional value contains 'nil'
        7:11 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "an error with a payload that is not shown",
    """
    func delete(_ id: String) throws {
        do {
            try Vault.password.delete(id)
        } catch let VaultError.unhandled(code) where code == missingItem {}
    }
    """,
    said: """
      9:38 warning: no guess about what is not shown fits: pattern variable binding cannot appear in an expression [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a table of columns that are not shown",
    """
    func encode(to container: inout Row) throws {
        container[Column.id] = id
        container[Column.title] = title
    }
    """,
    said: """
      7:14 warning: no guess about what is not shown fits: no exact matches in call to subscript [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function of a library's type that calls another form of itself",
    """
    func evaluate(_ policy: Policy, reason: String) -> Promise<Void> {
        Promise<Void> { fulfill, reject in
            self.evaluate(policy, reason: reason) { isDone, error in
                if isDone { fulfill(()) } else { reject(error) }
            }
        }
    }
    """,
    said: """
      8:47 warning: no guess about what is not shown fits: extra trailing closure passed in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a key that an extension stores, given to a container",
    """
    extension Shortcut: Codable {
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            self.key = try KeyCode(rawValue: container.decode(Int.self))
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(key.rawValue)
        }
    }
    """,
    said: """
      13:23 warning: no guess about what is not shown fits: ambiguous use of 'encode' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a constant of the own type that is not shown",
    """
    struct Product: RawRepresentable, Hashable {
        let rawValue: String
        init?(rawValue: String) {
            guard rawValue.range(of: Self.prefix) != nil else { return nil }
            self.rawValue = rawValue
        }
    }
    """,
    said: """
      9:39 warning: no guess about what is not shown fits: cannot convert value of type 'Product' to expected argument type 'String' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "views made of what may be nil",
    """
    extension View {
        func screens(of editor: Editor) -> some View {
            navigationDestination(for: Route.self) { route in
                editor.handler(for: route).map { handler in AnyView(handler.screen) }
            }
        }
    }
    """,
    said: """
      9:13 warning: no guess about what is not shown fits: type '()' cannot conform to 'View' [UnverifiedSnippet]
        9:13 note: only concrete types such as structs, enums and classes can conform to protocols
        9:13 note: required by static method 'buildExpression' where 'Content' = '()'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an action of an alert that an extension makes",
    """
    alert.addAction(UIAlertAction.remove())
    """,
    said: """
      6:31 warning: no guess about what is not shown fits: type 'UIAlertAction' has no member 'remove' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a row in a table that is found in a list that is not shown",
    """
    func target(of path: IndexPath) -> IndexPath {
        let items = snapshot().items(in: path.section)
        let first = items.first(where: Item.isServer).flatMap { item in indexPath(for: item) }
        guard let first else { return path }
        return first
    }
    """,
    said: """
      9:11 warning: no guess about what is not shown fits: initializer for conditional binding must have Optional type, not '()' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an override that is called with fewer arguments",
    """
    extension Net.Relay {
        func override(first: Address?, second: Address?) -> Net.Relay {
            override(first: first)
        }
    }
    """,
    said: """
      8:30 warning: no guess about what is not shown fits: missing argument for parameter 'second' in call [UnverifiedSnippet]
        7:10 note: 'override(first:second:)' declared here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "what a publisher that is not shown sends",
    """
    func mute() {
        events.send(service.mute().map { _ in .done }.eraseToAnyPublisher())
    }
    """,
    said: """
      7:44 warning: no guess about what is not shown fits: cannot infer contextual base in reference to member 'done' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a context of a filter that is not shown",
    """
    extension Feed {
        var context: Filter.Context? {
            switch self {
            case .home, .list: return .home
            default: return nil
            }
        }
    }
    """,
    said: """
      9:36 warning: no guess about what is not shown fits: reference to member 'home' cannot be resolved without a contextual type [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a text for an identifier that is not shown",
    """
    struct Talk: Hashable {
        let id: Id
        init(id: String) { self.id = id }
    }
    """,
    said: """
      8:34 warning: no guess about what is not shown fits: cannot assign value of type 'String' to type 'Id' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a number of a kind that is not shown",
    """
    if let url = Bundle.main.url(forResource: "done", withExtension: "mp3") {
        var sound: SoundID = 0
        play(url, &sound)
    }
    """,
    said: """
      7:26 warning: no guess about what is not shown fits: cannot convert value of type 'Int' to specified type 'SoundID' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a number for a text",
    """
    let title: String = 0
    show(title)
    """,
    said: """
      6:21 error: cannot convert value of type 'Int' to specified type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "the identifier's type of a type that is not shown, without self",
    """
    struct Recipes: View {
        var body: some View {
            NavigationStack {
                List(recipes) { recipe in NavigationLink(recipe.name, value: recipe.id) }
                    .navigationDestination(for: Recipe.ID) { id in RecipeScreen(id: id) }
            }
        }
    }
    """,
    said: """
      10:52 error: 'Recipe.ID' is a type, which needs '.self' here [SnippetDoesNotCompile]
        help: Did you mean 'ID.self'?
      """),
  Mistake(
    "a slip in a method of controllers",
    """
    func close() {
        self.dismis(animated: true)
    }
    """,
    said: """
      7:10 error: cannot find 'dismis' in scope [SnippetDoesNotCompile]
        help: Did you mean 'dismiss'?
      """),
  Mistake(
    "a slip in a method of controllers that is given another",
    """
    func show(_ card: UIViewController) {
        presnt(card, animated: true)
    }
    """,
    said: """
      7:5 error: cannot find 'presnt' in scope [SnippetDoesNotCompile]
        help: Did you mean 'present'?
      """),
  Mistake(
    "a list in words",
    """
    - The basket is empty
    - The order is placed
    """,
    said: """
      6:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "a command",
    """
    swift build --product shop
    shop check --strict
    """,
    said: """
      6:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "an override with another name of a parameter's type",
    """
    class SpyController: UIViewController {
        var isPresented = false
        override func present(_ card: UIViewController, animated flag: Bool, completion: Done? = nil) {
            isPresented = true
        }
    }
    """,
    said: """
      8:19 warning: no guess about what is not shown fits: method does not override any method from its superclass [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the selector of a setter",
    """
    let setter = #selector(setter: URLSessionConfiguration.protocolClasses)
    """,
    said: """
      6:14 warning: no guess about what is not shown fits: '#selector' can only be used with the Objective-C runtime [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type-erased view that is returned early",
    """
    func view(for step: StepIdentifier) -> AnyView {
        if step.isOwn {
            guard let view = ownSteps[step] else { return AnyView(UnknownView()) }
            return AnyView(view)
        }
        return AnyView(UnknownView())
    }
    """,
    said: """
      9:16 warning: no guess about what is not shown fits: type '()' cannot conform to 'View' [UnverifiedSnippet]
        9:16 note: only concrete types such as structs, enums and classes can conform to protocols
        9:16 note: required by initializer 'init(_:)' where 'V' = '()'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an enum of C",
    """
    extension PaymentKind {
        var title: String {
            switch self {
            case PaymentKindCard: return "Card"
            case PaymentKindCash: return "Cash"
            default: return ""
            }
        }
    }
    """,
    said: """
      9:14 warning: no guess about what is not shown fits: expression pattern of type 'String' cannot match values of type 'PaymentKind' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a reference that is unwrapped, and then held weakly",
    """
    func connect(_ model: FeedModel) {
        guard let panel = model.panel else { return }
        model.onChange { [weak panel = model.panel] in panel?.reload() }
        panel.open()
    }
    """,
    said: """
      8:28 warning: no guess about what is not shown fits: 'weak' may only be applied to class and class-bound protocol types, not a type that the snippet does not show [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a list in a text",
    #"""
    let help = """
      - The basket is empty
      - The order is placed
      - The card is valid
      """
    let count: Int = "three"
    """#,
    said: """
      11:18 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a protocol for a property wrapper",
    """
    struct CardView: View {
        @ObservableObject var model: CardModel
        var body: some View { Text(model.title) }
    }
    """,
    said: """
      7:5 error: unknown attribute 'ObservableObject' [SnippetDoesNotCompile]
        help: Did you mean 'ObservedObject'?
      """),
  Mistake(
    "a property wrapper in the plural",
    """
    struct CardView: View {
        @StateObjects var model = CardModel()
        var body: some View { Text(model.title) }
    }
    """,
    said: """
      7:6 error: unknown attribute 'StateObjects' [SnippetDoesNotCompile]
        help: Did you mean 'StateObject'?
      """),
  Mistake(
    "a method of a projection that is not shown",
    """
    @Shared var count: Int
    $count.withLock { $0 += 1 }
    """,
    said: """
      7:8 warning: no guess about what is not shown fits: value of type 'Binding<Int>' has no dynamic member 'withLock' using key path from root type 'Int' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a form of a modifier that a package may bring",
    """
    import Popovers

    struct CardView: View {
        @State private var present = false
        var body: some View {
            Text("Card").popover(present: $present) { Text("More") }
        }
    }
    """,
    said: """
      11:30 warning: no guess about what is not shown fits: no 'popover' takes an argument 'present:' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a view that is inherited from",
    """
    struct Card: Text {
        var body: some View { Text("a") }
    }
    """,
    said: """
      6:8 error: inheritance from non-protocol type 'Text' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a line of a file for Carthage",
    """
    github "example/Basket"
    """,
    said: """
      6:1 error: this is a line of a Cartfile, and no Swift; name its language after the fence [SnippetDoesNotCompile]
      """),
  Mistake(
    "a command in two words",
    """
    pod install
    """,
    said: """
      6:1 error: this does not read as Swift; name its language after the fence, or mark it `unchecked` [SnippetDoesNotCompile]
      """),
  Mistake(
    "statements about the parameter of a closure",
    """
    $0.presentation.animation = .easeInOut
    $0.presentation.transition = .opacity
    """,
    said: """
      6:1 warning: no guess about what is not shown fits: anonymous closure argument not contained in a closure [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a class whose methods are left out",
    """
    class UserService: UserServing {
        // The network's requests
    }
    protocol UserServing {
        func users() async throws -> [String]
    }
    """,
    said: """
      6:7 warning: no guess about what is not shown fits: type 'UserService' does not conform to protocol 'UserServing': protocol requires function 'users()' with type '() async throws -> [String]' [UnverifiedSnippet]
        6:7 note: add stubs for conformance
        10:10 note: protocol requires function 'users()' with type '() async throws -> [String]'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a switch over an enum that is not shown, before and after",
    """
    class OldLayout: PanelLayout {
        func inset(for position: PanelPosition) -> CGFloat? {
            switch position {
            case .full: return 16
            case .tip: return 44
            }
        }
    }
    class NewLayout: PanelLayout {
        func inset(for position: PanelPosition) -> CGFloat? {
            switch position {
            case .full, .half: return 16
            default: return nil
            }
        }
    }
    """,
    said: """
      8:9 warning: no guess about what is not shown fits: this 'switch' lacks '.half' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the shared objects of Foundation, misspelled",
    """
    let defaults = UserDefaults.standrd
    let session = URLSession.shard
    let zone = TimeZone.curent
    let text = NumberFormatter.localizedStrng(from: 1, number: .decimal)
    """,
    said: """
      6:29 error: type 'UserDefaults' has no member 'standrd' [SnippetDoesNotCompile]
        help: Did you mean 'standard'?
      7:26 error: type 'URLSession' has no member 'shard' [SnippetDoesNotCompile]
        help: Did you mean 'shared'?
      8:21 error: type 'TimeZone' has no member 'curent' [SnippetDoesNotCompile]
        help: Did you mean 'current'?
      9:28 error: type 'NumberFormatter' has no member 'localizedStrng' [SnippetDoesNotCompile]
        help: Did you mean 'localizedString'?
      """),
  Mistake(
    "a nested type that is misspelled, beside a protocol that is not shown",
    """
    struct Shop: Sellable {
        enum Kind { case bakery, market }
        let kind: Kind
    }
    func show(_ kind: Shop.Knd) { print(kind) }
    """,
    said: """
      10:24 error: 'Knd' is not a member type of struct 'Shop' [SnippetDoesNotCompile]
        6:8 note: 'Shop' declared here
        help: Did you mean 'Kind'?
      """),
  Mistake(
    "a matcher that is not shown, given nothing and a number",
    """
    expect(order).to(equal(nil))
    expect(count).to(equal(5))
    """,
    said: """
      7:24 warning: no guess about what is not shown fits: cannot convert value of type 'Int' to expected argument type 'String' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function for a type that is not shown",
    """
    func collate(_ compare: @escaping (String) -> Void) {
        let box: Collation = compare
        box.run("a")
    }
    """,
    said: """
      7:26 warning: no guess about what is not shown fits: cannot convert value of type '(String) -> Void' to specified type 'Collation' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a list of pairs that is not shown",
    """
    let titles = items.map { index, item in item.title }
    """,
    said: """
      6:26 warning: no guess about what is not shown fits: contextual closure type '(Item) -> T' expects 1 argument, but 2 were used in closure body [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a property that a copy has, with the name of a function",
    """
    func labelOpacity(_ newValue: Double) -> Self {
        var copy = self
        copy.labelOpacity = newValue
        return copy
    }
    """,
    said: """
      8:10 warning: no guess about what is not shown fits: cannot assign to value: 'labelOpacity' is a method [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "another form of a function that an extension shows",
    """
    extension MiterLimit {
        init(ratio: Double) {
            self.init(angle: Self.angle(forRatio: ratio))
        }
        static func angle(_ angle: Angle) -> MiterLimit {
            .init(angle: angle)
        }
    }
    """,
    said: """
      8:36 warning: no guess about what is not shown fits: extraneous argument label 'forRatio:' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a class without an initializer, made with one",
    """
    final class OrderResult {
        func copy() -> OrderResult { OrderResult(identifier: 3) }
    }
    """,
    said: """
      7:58 error: argument passed to call that takes no arguments [SnippetDoesNotCompile]
      """),
  Mistake(
    "a class of a protocol, made with an argument",
    """
    final class OrderService: OrderServiceProtocol {
        func copy() -> OrderService { OrderService(identifier: 3) }
    }
    """,
    said: """
      7:60 error: argument passed to call that takes no arguments [SnippetDoesNotCompile]
      """),
  Mistake(
    "a list for arguments of the library's",
    """
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Trip.self, configurations: [configuration])
    """,
    said: """
      7:68 error: cannot pass array of type '[ModelConfiguration]' as variadic arguments of type 'ModelConfiguration' [SnippetDoesNotCompile]
        7:68 note: remove brackets to pass array elements directly
      """),
  Mistake(
    "a member as documentation shows it, with its type",
    """
    var data: Self.Data { get }
    """,
    said: """
      6:11 warning: no guess about what is not shown fits: global function cannot return 'Self' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a slip in a member as documentation shows it",
    """
    func open(_ path: NavigationPth) -> some View
    """,
    said: """
      6:19 error: cannot find type 'NavigationPth' in scope [SnippetDoesNotCompile]
        help: Did you mean 'NavigationPath'?
      """),
  Mistake(
    "a type that an extension adds to attributes",
    """
    let keys: KeyPath<AttributeScopes.ShopAttributes, Int>? = nil
    """,
    said: """
      6:35 warning: no guess about what is not shown fits: 'ShopAttributes' is not a member type of enum 'FoundationEssentials.AttributeScopes' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a switch over a shown enum, beside views that are not shown",
    """
    enum Page { case home, search, profile }

    struct PageView: View {
        let page: Page
        var body: some View {
            switch page {
            case .home: HomeView()
            case .search: SearchView()
            }
        }
    }
    """,
    said: """
      11:9 error: this 'switch' lacks '.profile' [SnippetDoesNotCompile]
      """),
  Mistake(
    "arguments in another order, beside views that are not shown",
    """
    HStack(spacing: 12, alignment: .center) {
        LeadingItems()
    }
    """,
    said: """
      6:21 error: argument 'alignment' must precede argument 'spacing' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case that an enum of the library's lacks",
    """
    SettingsForm()
        .controlSize(.big)
    """,
    said: """
      7:19 error: type 'ControlSize' has no member 'big' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a guard that goes on",
    """
    func open(_ text: String) -> URL? {
        guard let url = URL(string: text) else {
            logger.warning("no address")
        }
        return url
    }
    """,
    said: """
      9:5 error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope [SnippetDoesNotCompile]
      """),
  Mistake(
    "an override that does not say so",
    """
    final class CartController: UIViewController {
        func viewDidLoad() {
            super.viewDidLoad()
            render(cart)
        }
    }
    """,
    said: """
      7:10 error: overriding declaration requires an 'override' keyword [SnippetDoesNotCompile]
      """),
  Mistake(
    "a weak value",
    """
    struct Handler {
        func handle() {}
    }

    final class Center {
        weak var handler: Handler?
        func run() { handler?.handle(); log(handler) }
    }
    """,
    said: """
      11:14 error: 'weak' may only be applied to class and class-bound protocol types, not 'Handler' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a private member of another type",
    """
    struct Session {
        private var token = ""
    }

    struct TokenView: View {
        let session: Session
        var body: some View { TokenLabel(text: session.token) }
    }
    """,
    said: """
      12:52 error: 'token' is inaccessible due to 'private' protection level [SnippetDoesNotCompile]
        7:17 note: 'token' declared here
      """),
  Mistake(
    "a lazy property of an observable class",
    """
    @Observable final class Gallery {
        lazy var loader = ImageLoader()
    }
    """,
    said: """
      7:5 error: '@Observable' makes 'loader' a computed property, which cannot be 'lazy' [SnippetDoesNotCompile]
        help: Did you mean '@ObservationIgnored lazy var loader'?
      """),
  Mistake(
    "a function of texts that is not called",
    """
    Text(user.name.uppercased)
    """,
    said: """
      6:16 error: 'uppercased' is a method that is not called [SnippetDoesNotCompile]
        help: Did you mean 'uppercased()'?
      """),
  Mistake(
    "the length of a text",
    """
    func isShort(_ name: String) -> Bool { name.length < 8 }
    """,
    said: """
      6:45 warning: no guess about what is not shown fits: value of type 'String' has no member 'length' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type of Foundation's that an iPhone lacks",
    """
    let process = Process()
    process.arguments = ["-l"]
    """,
    said: """
      5:4 warning: snippet uses 'Process', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a scene of a Mac's",
    """
    MenuBarExtra("Status", systemImage: "star") {
        StatusMenu()
    }
    """,
    said: """
      5:4 warning: snippet uses 'MenuBarExtra', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a modifier of a headset's",
    """
    StatusView()
        .ornament(attachmentAnchor: .scene(.bottom)) { BarView() }
    """,
    said: """
      5:4 warning: snippet uses 'ornament', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a name of C's",
    """
    let state: UIControlState = .init()
    """,
    said: """
      6:12 error: cannot find type 'UIControlState' in scope [SnippetDoesNotCompile]
        help: Did you mean 'UIControl.State'?
      """),
  Mistake(
    "a constant of C's",
    """
    cell.height = UITableViewAutomaticDimension
    """,
    said: """
      6:15 error: cannot find 'UITableViewAutomaticDimension' in scope [SnippetDoesNotCompile]
        help: Did you mean 'UITableView.automaticDimension'?
      """),
  Mistake(
    "a function of C's",
    """
    let data = UIImageJPEGRepresentation(photo, 0.8)
    """,
    said: """
      6:12 error: cannot find 'UIImageJPEGRepresentation' in scope [SnippetDoesNotCompile]
        help: Did you mean 'jpegData(compressionQuality:)'?
      """),
  Mistake(
    "a class of Objective-C's",
    """
    let session = NSURLSession.sharedSession()
    """,
    said: """
      5:4 warning: snippet uses 'NSURLSession', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a color as Objective-C calls it",
    """
    label.textColor = UIColor.redColor()
    """,
    said: """
      5:4 warning: snippet uses 'UIColor.redColor', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a circle with a radius, among views",
    """
    VStack {
        Circle(radius: 20)
        FooterView()
    }
    """,
    said: """
      7:12 warning: no guess about what is not shown fits: no initializer of 'Circle' takes an argument 'radius:' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a key of the environment in other letters",
    """
    struct LinkView: View {
        @Environment(\\.openUrl) private var open
        var body: some View { Text("Open") }
    }
    """,
    said: """
      7:20 error: value of type 'EnvironmentValues' has no member 'openUrl' [SnippetDoesNotCompile]
        help: Did you mean 'openURL'?
      """),
  Mistake(
    "the end of a statement that is not shown",
    """
    catch {
        show(error)
    }
    """,
    said: """
      6:1 warning: this closes what the code does not open: it begins in the middle [UnverifiedSnippet]
        help: Show how it begins, or leave out its end
      """),
  Mistake(
    "a column without its table",
    """
    TableColumn("Name", value: \\.name)
    """,
    said: """
      6:28 warning: no guess about what is not shown fits: cannot infer key path type from context; consider explicitly specifying a root type [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "marks without their chart, with parts left out",
    """
    BarMark(x: .value("Day", sale.day), y: .value("Sum", sale.sum))
    // with a symbol
    LineMark(...)
        .symbol(by: .value("City", sale.city))
    """,
    said: """
      6:1 warning: no guess about what is not shown fits: an expression of type 'BarMark' is not a 'View' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a condition on a model that is not shown",
    """
    let customer = order.customer.id
    #Predicate<Order> { $0.customer?.id == customer }
    """,
    said: """
      7:1 warning: no guess about what is not shown fits: an expression of type '[PredicateExpressions.ForceCast<PredicateExpressions.Value<PredicateExpressions.Variable<Order>>, Any>]' is not a 'PredicateExpression' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a flag that is stored without a value to begin with",
    """
    struct StartView: View {
        @AppStorage("isDone") private var isDone: Bool
        var body: some View { Text(isDone ? "Done" : "Open") }
    }
    """,
    said: """
      7:6 error: a 'Bool' that is stored needs a value to begin with, as nothing is stored at first [SnippetDoesNotCompile]
        help: Did you mean 'Bool = false'?
      """),
  Mistake(
    "a label that takes a binding in SwiftUI alone",
    """
    let address = URL(path: 3)
    """,
    said: """
      6:25 error: no 'URL(path:)' takes '3', which is of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a timer without a word on repeats",
    """
    Timer.scheduledTimer(withTimeInterval: 1) { _ in tick() }
    """,
    said: """
      6:41 warning: no guess about what is not shown fits: missing argument for parameter 'repeats' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a macro whose plugin is not shown",
    """
    @freestanding(expression)
    macro latin(_ name: String) -> String = #externalMacro(module: "GardenMacros", type: "LatinMacro")

    let rose = #latin("rose")
    """,
    said: """
      9:12 warning: no guess about what is not shown fits: external macro implementation type 'GardenMacros.LatinMacro' could not be found for macro 'latin'; plugin for module 'GardenMacros' not found [UnverifiedSnippet]
        7:7 note: 'latin' declared here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "nil as one result of a function that is not shown",
    """
    await withTaskCancellationHandler {
        let crop = await bed.harvest()
        guard season.isOpen else { return nil }
        return crop
    } onCancel: {
        season.close()
    }
    """,
    said: """
      8:39 warning: no guess about what is not shown fits: 'nil' requires a contextual type [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a date of Objective-C's",
    """
    final class Diary: NSObject {
        @objc dynamic var entry = NSDate()
        func postpone() { entry = entry.addingTimeInterval(3600) }
    }
    """,
    said: """
      8:37 warning: no guess about what is not shown fits: cannot assign value of type 'Date' to type 'NSDate' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a value without its type alone",
    """
    .init(color: Color(red: 0.2, green: 0.6, blue: 0.3), location: 0.4)
    """,
    said: """
      6:1 warning: this is an argument of a call that the code does not show [UnverifiedSnippet]
        help: Show the call
      """),
  Mistake(
    "an initializer of a superclass that is not shown, which may give nil",
    """
    final class UntitledBed: Bed {
        override init() {
            super.init(name: "Untitled")!
        }
    }
    """,
    said: """
      8:37 warning: no guess about what is not shown fits: cannot force unwrap value of non-optional type 'Bed' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a kind that an extension of numbers has",
    """
    func show(_ depths: [Int]) {
        for depth in depths {
            switch depth.kind {
            case .shallow: print("near")
            case .deep: print("far")
            }
        }
    }
    """,
    said: """
      8:22 warning: no guess about what is not shown fits: value of type 'Int' has no member 'kind' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "lines of a diff",
    """
    enum Screen: Hashable {
        case home
    +   case bed(id: Int)
    }
    """,
    said: """
      8:1 error: '+' marks a line of a diff, and no Swift; show the code as it becomes, or name the language `diff` after the fence [SnippetDoesNotCompile]
      """),
  Mistake(
    "lines of a diff that take something out",
    """
    struct Bed {
    -   var name: String
    +   let name: String
    }
    """,
    said: """
      7:1 error: '-' marks a line of a diff, and no Swift; show the code as it becomes, or name the language `diff` after the fence [SnippetDoesNotCompile]
      """),
  Mistake(
    "a drawing below the code",
    """
    VStack {
        Text("Rose")
        Image("rose")
    }

          VStack
            |
        ---------
        |       |
       Text   Image
    """,
    said: """
      12:1 error: a drawing is no Swift; put it into a fence of its own that is marked `text`, or into a comment [SnippetDoesNotCompile]
      """),
  Mistake(
    "a closure that is called, without an equals sign",
    """
    final class BedController: UIViewController {
        private lazy var stack: UIStackView {
            let stack = UIStackView()
            stack.axis = .vertical
            return stack
        }()
    }
    """,
    said: """
      7:41 error: '=' is missing before '{': a closure that is called with '()' is a value [SnippetDoesNotCompile]
      """),
  Mistake(
    "parameters without types",
    """
    func plant(seed, bed) {
        garden.add(seed, bed)
    }
    """,
    said: """
      6:12 error: parameter 'seed' has no type; write it after ':' [SnippetDoesNotCompile]
      6:18 error: parameter 'bed' has no type; write it after ':' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a type and an attribute in other letters",
    """
    func water(_ name: string, then: @escape () -> Void) {
        pump.run(name, then)
    }
    """,
    said: """
      6:20 error: cannot find type 'string' in scope [SnippetDoesNotCompile]
        help: Did you mean 'String'?
      6:34 error: unknown attribute 'escape' [SnippetDoesNotCompile]
        help: Did you mean 'escaping'?
      """),
  Mistake(
    "a plain property of a view that is added to",
    """
    struct Basket: View {
        private var apples = 0
        var body: some View {
            Button("Pick") { apples += 1 }
        }
    }
    """,
    said: """
      9:26 error: a view cannot change its plain property 'apples'; what changes is kept in '@State', or in a '@Binding' to it [SnippetDoesNotCompile]
        help: Did you mean '@State private var apples'?
      """),
  Mistake(
    "a list of a view that is added to",
    """
    struct BasketList: View {
        var picked: [String] = []
        var body: some View {
            Button("Pick") { self.picked.append("Apple") }
        }
    }
    """,
    said: """
      9:26 error: a view cannot change its plain property 'picked'; what changes is kept in '@State', or in a '@Binding' to it [SnippetDoesNotCompile]
        help: Did you mean '@State private var picked'?
      """),
  Mistake(
    "an observable model in the wrapper of the older kind",
    """
    @Observable final class Orchard { var trees = 3 }

    struct OrchardView: View {
        @ObservedObject var orchard: Orchard
        var body: some View { Text("\\(orchard.trees)") }
    }
    """,
    said: """
      9:5 error: '@ObservedObject' holds an 'ObservableObject', and 'Orchard' is '@Observable' [SnippetDoesNotCompile]
        help: Did you mean '@Bindable'?
      """),
  Mistake(
    "a flag for a sheet of an item",
    """
    struct PickerView: View {
        @State private var isPicking = false
        var body: some View {
            Text("Apples").sheet(item: $isPicking) { _ in Text("Pick") }
        }
    }
    """,
    said: """
      9:30 error: 'item:' takes a binding of an optional, whose value is shown; one of a 'Bool' is for 'isPresented:' [SnippetDoesNotCompile]
        help: Did you mean 'isPresented:'?
      """),
  Mistake(
    "an item for a sheet of a flag",
    """
    struct Tree: Identifiable { let id: Int }

    struct TreeView: View {
        @State private var tree: Tree?
        var body: some View {
            Text("Trees").fullScreenCover(isPresented: $tree) { Text("Tree") }
        }
    }
    """,
    said: """
      11:39 error: 'isPresented:' takes a binding of a 'Bool'; one of an optional is for 'item:' [SnippetDoesNotCompile]
        help: Did you mean 'item:'?
      """),
  Mistake(
    "a publisher where a binding is meant",
    """
    final class Paths: ObservableObject { @Published var path: [Int] = [] }

    struct PathsView: View {
        @ObservedObject var paths: Paths
        var body: some View {
            NavigationStack(path: paths.$path) { Text("Garden") }
        }
    }
    """,
    said: """
      11:31 error: 'paths.$path' is a publisher; the binding is '$paths.path' [SnippetDoesNotCompile]
        help: Did you mean '$paths.path'?
      """),
  Mistake(
    "a private property that hides the initializer",
    """
    struct Label3: View {
        private let text: String
        var body: some View { Text(text) }
    }

    let label = Label3(text: "Rose")
    """,
    said: """
      11:13 error: the initializer that 'Label3' gets from its properties is private, as its property 'text' is [SnippetDoesNotCompile]
      """),
  Mistake(
    "a binding that is given to its value",
    """
    struct Valve: View {
        @Binding var isOpen: Bool
        init(isOpen: Binding<Bool>) { self.isOpen = isOpen }
        var body: some View { Toggle("Valve", isOn: $isOpen) }
    }
    """,
    said: """
      8:35 error: 'isOpen' is the value behind the binding, which itself is '_isOpen' [SnippetDoesNotCompile]
        help: Did you mean 'self._isOpen'?
      """),
  Mistake(
    "an override without its parameter",
    """
    final class GardenController: UIViewController {
        override func viewDidAppear() { title = "Garden" }
    }
    """,
    said: """
      7:19 error: 'UIViewController' has no such method, but 'viewDidAppear(_:)' [SnippetDoesNotCompile]
        help: Did you mean 'viewDidAppear(_:)'?
      """),
  Mistake(
    "branches of a function that are different views",
    """
    struct Beds: View {
        let isEmpty: Bool
        func content() -> some View {
            switch isEmpty {
            case true: Text("None")
            case false: Image("bed")
            }
        }
        var body: some View { content() }
    }
    """,
    said: """
      8:10 error: the branches are different views: 'content()' needs a view builder, as 'body' has one [SnippetDoesNotCompile]
        help: Did you mean '@ViewBuilder'?
      """),
  Mistake(
    "an action that is called at once",
    """
    struct Pump: View {
        func start() {}
        var body: some View { Button("Start", action: start()) }
    }
    """,
    said: """
      8:51 error: 'start()' is called at once; 'action:' takes a function, which is called later [SnippetDoesNotCompile]
        help: Did you mean '{ start() }'?
      """),
  Mistake(
    "a type among views",
    """
    struct Shed: View { var body: some View { Text("Shed") } }

    struct Yard: View {
        var body: some View { VStack { Shed } }
    }
    """,
    said: """
      9:36 error: 'Shed' is a type; 'Shed()' makes a value of it [SnippetDoesNotCompile]
        help: Did you mean 'Shed()'?
      """),
  Mistake(
    "an identifier that no element has",
    """
    struct Bulb { let number: Int }

    struct Bulbs: View {
        let bulbs: [Bulb]
        var body: some View {
            ForEach(bulbs, id: \\.identifier) { Text("\\($0.number)") }
        }
    }
    """,
    said: """
      11:30 error: value of type 'Bulb' has no member 'identifier' [SnippetDoesNotCompile]
      """),
  Mistake(
    "the content of a modifier as a view",
    """
    struct Fence: ViewModifier {
        func body(content: View) -> some View { content.padding() }
    }
    """,
    said: """
      7:24 error: 'body(content:)' of a 'ViewModifier' is given a 'Content', not a 'View' [SnippetDoesNotCompile]
        help: Did you mean 'Content'?
      """),
  Mistake(
    "places of several elements for one",
    """
    struct Rows: View {
        @State private var rows = ["a", "b"]
        var body: some View {
            List { ForEach(rows, id: \\.self) { Text($0) }.onDelete { rows.remove(at: $0) } }
        }
    }
    """,
    said: """
      9:78 error: 'remove(at:)' takes one place; 'remove(atOffsets:)' takes an 'IndexSet' [SnippetDoesNotCompile]
        help: Did you mean 'atOffsets:'?
      """),
  Mistake(
    "a weak reference to what may be no object",
    """
    protocol GardenDelegate { func bloomed() }

    final class Gardener { weak var delegate: GardenDelegate? }
    """,
    said: """
      8:33 error: only a reference to an object can be weak, and what conforms to 'GardenDelegate' may be none [SnippetDoesNotCompile]
        help: Did you mean 'protocol GardenDelegate: AnyObject'?
      """),
  Mistake(
    "a closure that is kept",
    """
    final class Bell {
        private var listeners: [() -> Void] = []
        func listen(_ listener: () -> Void) { listeners.append(listener) }
    }
    """,
    said: """
      8:60 error: 'listener' is kept here beyond the call of 'listen', so its type must be '@escaping' [SnippetDoesNotCompile]
        help: Did you mean 'listener: @escaping'?
      """),
  Mistake(
    "an operator of any type",
    """
    func sum<Value>(_ first: Value, _ second: Value) -> Value { first + second }
    """,
    said: """
      6:67 error: binary operator '+' cannot be applied to two 'Value' operands: 'Value' may be any type [SnippetDoesNotCompile]
        help: Did you mean 'Value: AdditiveArithmetic'?
      """),
  Mistake(
    "a loop among views",
    """
    struct Petals: View {
        var body: some View {
            HStack { for number in 0..<5 { Text("\\(number)") } }
        }
    }
    """,
    said: """
      8:18 error: a loop is not a 'View'; 'ForEach' makes a view of each element [SnippetDoesNotCompile]
      """),
  Mistake(
    "an environment object whose binding is asked for",
    """
    @Observable final class Router { var path: [Int] = [] }

    struct Start: View {
        @Environment(Router.self) private var router
        var body: some View { NavigationStack(path: $router.path) { Text("Start") } }
    }
    """,
    said: """
      10:49 error: cannot find '$router' in scope: 'router' has no wrapper that makes a binding, such as '@Bindable' [SnippetDoesNotCompile]
        help: Did you mean '@Bindable var router = router'?
      """),
  Mistake(
    "arguments in another order, beside a guess",
    """
    List(lessons) { lesson in
        NavigationLink(destination: LessonView(lesson: lesson), "Open")
    }
    """,
    said: """
      7:5 error: 'NavigationLink' takes these arguments in another order [SnippetDoesNotCompile]
        help: Did you mean 'NavigationLink(_:destination:)'?
      """),
  Mistake(
    "a word of another framework",
    """
    Text(bed.name)
        .toolbar { ToolbarItem(placement: .topBarRight) { Button("Edit", action: edit) } }
    """,
    said: """
      7:40 error: type 'ToolbarItemPlacement' has no member 'topBarRight' [SnippetDoesNotCompile]
        help: Did you mean 'topBarTrailing'?
      """),
  Mistake(
    "a label without its preposition",
    """
    UIView.animate(duration: 0.3) { panel.alpha = 0 }
    """,
    said: """
      6:15 error: incorrect argument label in call (have 'duration:_:', expected 'withDuration:_:') [SnippetDoesNotCompile]
        help: Did you mean 'withDuration:'?
      """),
  Mistake(
    "a label by another word",
    """
    VStack {
        Slider(value: $depth, range: 0...10)
        DepthLegend()
    }
    """,
    said: """
      7:27 error: 'Slider' takes no 'range:', but 'in:' [SnippetDoesNotCompile]
        help: Did you mean 'in:'?
      """),
  Mistake(
    "a label that is left out, beside a guess",
    """
    HStack {
        BedIcon(bed: bed)
        Text(9.5, format: .currency("EUR"))
    }
    """,
    said: """
      8:33 error: missing argument label 'code:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a range with two dots, beside a guess",
    """
    Stepper("Beds: \\(beds)", value: $beds, in: 1..10)
    """,
    said: """
      6:45 error: cannot find operator '..' in scope; did you mean '...'? [SnippetDoesNotCompile]
      """),
  Mistake(
    "what a function throws that throws nothing, beside a guess",
    """
    func cachedBeds() -> [Bed] {
        let data = try Data(contentsOf: cache)
        return parser.beds(from: data)
    }
    """,
    said: """
      7:16 error: errors thrown from here are not handled [SnippetDoesNotCompile]
      """),
  Mistake(
    "a stored property of an extension, beside a guess",
    """
    extension Bed {
        var isWatered: Bool = false
        func water() { pump.run(self) }
    }
    """,
    said: """
      7:9 error: extensions must not contain stored properties [SnippetDoesNotCompile]
      """),
  Mistake(
    "anchors of different axes, beside a guess",
    """
    let label = UILabel()
    view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.topAnchor).isActive = true
    """,
    said: """
      8:46 error: cannot convert value of type 'NSLayoutAnchor<NSLayoutYAxisAnchor>' to expected argument type 'NSLayoutAnchor<NSLayoutXAxisAnchor>' [SnippetDoesNotCompile]
        8:46 note: arguments to generic parameter 'AnchorType' ('NSLayoutYAxisAnchor' and 'NSLayoutXAxisAnchor') are expected to be equal
      """),
  Mistake(
    "a closure without its parameter, beside a guess",
    """
    ScrollViewReader {
        List(beds) { BedRow(bed: $0) }
            .onAppear { reader.scrollTo(lastBed) }
    }
    """,
    said: """
      6:18 error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored [SnippetDoesNotCompile]
      """),
  Mistake(
    "an associated type as documentation shows it",
    """
    /// What the bed grows.
    associatedtype Crop: Identifiable
    """,
    said: """
      7:1 warning: no guess about what is not shown fits: associated types can only be defined in a protocol; define a type or introduce a 'typealias' to satisfy an associated type requirement [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a pattern of a payload and a number, of a type that is not shown",
    """
    let replies: [PumpReply] = allReplies()
    for case .done(let crop, 200) in replies {
        store(crop)
    }
    """,
    said: """
      7:1 warning: no guess about what is not shown fits: the compiler finds no meaning for this expression, and cannot say why [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a key whose default is not static",
    """
    struct DepthKey: EnvironmentKey {
        let defaultValue = 3
    }
    """,
    said: """
      7:9 error: 'EnvironmentKey' asks the type for 'defaultValue', and not its values, so it must be 'static' [SnippetDoesNotCompile]
        help: Did you mean 'static var defaultValue'?
      """),
  Mistake(
    "a preview that is not static",
    """
    struct Bed_Previews: PreviewProvider {
        var previews: some View { Text("Bed") }
    }
    """,
    said: """
      7:9 error: 'PreviewProvider' asks the type for 'previews', and not its values, so it must be 'static' [SnippetDoesNotCompile]
        help: Did you mean 'static var previews'?
      """),
  Mistake(
    "what is identifiable, without an id",
    """
    struct Crop: Identifiable {
        let cropID = UUID()
        let name: String
    }
    """,
    said: """
      6:8 error: type 'Crop' is 'Identifiable' only with a property 'id' that tells its values apart; 'cropID' has another name [SnippetDoesNotCompile]
      """),
  Mistake(
    "a key of no property",
    """
    struct CropRecord: Codable {
        let id: Int
        let cropname: String
        enum CodingKeys: String, CodingKey {
            case id
            case cropName = "crop_name"
        }
    }
    """,
    said: """
      11:14 error: the key 'cropName' is the name of no stored property of 'CropRecord' [SnippetDoesNotCompile]
        help: Did you mean 'cropname'?
      """),
  Mistake(
    "a binding with a value",
    """
    struct Valve2: View {
        @Binding var isOpen: Bool = false
        var body: some View { Text(isOpen ? "Open" : "Shut") }
    }
    """,
    said: """
      7:31 error: a '@Binding' has no value of its own: it is given one that is kept elsewhere; leave out '= false', or keep the value in '@State' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a focus that begins with a value",
    """
    struct Note2: View {
        @FocusState private var isFocused = false
        var body: some View { Text("Note").focused($isFocused) }
    }
    """,
    said: """
      7:39 error: a '@FocusState' begins without a value, as nothing has the focus; leave out '= false' [SnippetDoesNotCompile]
      """),
  Mistake(
    "choices of a set, one by one",
    """
    Text("Filter").presentationDetents(.medium, .large)
    """,
    said: """
      6:36 error: 'presentationDetents' takes one list of choices [SnippetDoesNotCompile]
        help: Did you mean '[.medium, .large]'?
      6:37 error: type 'Set<PresentationDetent>' has no member 'medium' [SnippetDoesNotCompile]
      6:46 error: type 'Binding<PresentationDetent>' has no member 'large' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a query of a struct",
    """
    struct Seed { var name: String }

    struct Seeds: View {
        @Query private var seeds: [Seed]
        var body: some View { Text("\\(seeds.count)") }
    }
    """,
    said: """
      9:5 error: 'Seed' is no model: what is stored and fetched is a class with '@Model' [SnippetDoesNotCompile]
        help: Did you mean '@Model final class Seed'?
      """),
  Mistake(
    "a focus of several fields, without the field",
    """
    struct Sign: View {
        enum Field { case name, code }
        @State private var name = ""
        @FocusState private var field: Field?
        var body: some View { TextField("Name", text: $name).focused($field) }
    }
    """,
    said: """
      10:66 error: 'focused' without 'equals:' takes the focus of a 'Bool'; this one says which field has it [SnippetDoesNotCompile]
        help: Did you mean 'equals:'?
      """),
  Mistake(
    "all cases of an enum, asked of its name",
    """
    enum Season { case spring, autumn }

    let seasons = Season.allCases
    """,
    said: """
      8:22 error: type 'Season' has no member 'allCases', which 'CaseIterable' would give it [SnippetDoesNotCompile]
        help: Did you mean 'Season: CaseIterable'?
      """),
  Mistake(
    "a lazy property of a view",
    """
    struct Price: View {
        lazy var formatter = NumberFormatter()
        var body: some View { Text(formatter.string(from: 3) ?? "") }
    }
    """,
    said: """
      8:32 error: 'formatter' is a 'lazy var', which changes the struct when it is first read; 'Price' cannot be changed here [SnippetDoesNotCompile]
      """),
  Mistake(
    "a stream without await",
    """
    func total(of steps: AsyncStream<Int>) async -> Int {
        var sum = 0
        for step in steps { sum += step }
        return sum
    }
    """,
    said: """
      8:17 error: the elements of 'AsyncStream<Int>' arrive one by one, so the loop must wait for each [SnippetDoesNotCompile]
        help: Did you mean 'for await'?
      """),
  Mistake(
    "a part of a text as a text",
    """
    func initial(_ name: String) -> String {
        let letter: String = name.prefix(1)
        return letter
    }
    """,
    said: """
      7:31 error: 'prefix' of a text gives a 'Substring' [SnippetDoesNotCompile]
        help: Did you mean 'String(name.prefix(1))'?
      """),
  Mistake(
    "a method for a selector",
    """
    final class AddController: UIViewController {
        @objc private func add() {}
        override func viewDidLoad() {
            super.viewDidLoad()
            toolbar.items = [UIBarButtonItem(barButtonSystemItem: .add, target: self, action: add)]
        }
    }
    """,
    said: """
      10:91 error: a selector names a method for Objective-C; this is the method itself [SnippetDoesNotCompile]
        help: Did you mean '#selector(add)'?
      """),
  Mistake(
    "two frames in one",
    """
    Text("Bed").frame(maxWidth: .infinity, height: 40)
    """,
    said: """
      6:19 error: no 'frame' takes both 'maxWidth:' and 'height:'; use one for each [SnippetDoesNotCompile]
      """),
  Mistake(
    "an override without the type of its result",
    """
    final class Beds3: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) {
            return 3
        }
    }
    """,
    said: """
      7:19 error: 'tableView' of 'UITableViewController' gives a value; its type is missing after '->' [SnippetDoesNotCompile]
      8:16 error: unexpected non-void return value in void function [SnippetDoesNotCompile]
        8:16 note: did you mean to add a return type?
      """),
  Mistake(
    "what a getter throws",
    """
    struct Weather {
        let address: URL
        var latest: Data {
            let (data, _) = try await URLSession.shared.data(from: address)
            return data
        }
    }
    """,
    said: """
      9:25 error: the getter of 'latest' does not throw; catch the error, or declare it 'get async throws { … }' [SnippetDoesNotCompile]
      9:35 error: 'async' call in a function that does not support concurrency [SnippetDoesNotCompile]
      """),
  Mistake(
    "a colon that is missing",
    """
    struct Logo: View {
        var body some View { Text("Logo") }
    }
    """,
    said: """
      7:14 error: ':' is missing after 'body' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a word of another language before a type",
    """
    let pump = new Pump(id: 3)
    """,
    said: """
      6:12 error: Swift has no 'new': 'Pump(…)' makes a value [SnippetDoesNotCompile]
      """),
  Mistake(
    "a capture behind the parameters",
    """
    pump.start { result [weak self] in
        self?.show(result)
    }
    """,
    said: """
      6:21 error: what a closure captures stands before its parameters: '{ [weak self] result in' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an arrow of another language",
    """
    pumps.forEach { pump => pump.start() }
    """,
    said: """
      6:22 error: '=>' is no Swift; the parameters of a closure end with 'in', and a case with ':' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a condition behind a name",
    """
    func open(_ address: URL?, isOnline: Bool) {
        if let address = address && isOnline { print(address) }
    }
    """,
    said: """
      7:30 error: a condition after 'let' is separated from it by ',', and not by '&&' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a pattern of a payload that is compared",
    """
    enum Phase { case idle, done(Int) }

    func show(_ phase: Phase) {
        if case .done(let count) == phase { print(count) }
    }
    """,
    said: """
      9:30 error: a pattern is matched with '=', and not with '==' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a comma between views",
    """
    VStack {
        Text("Rose"),
        Text("Tulip")
    }
    """,
    said: """
      7:17 error: statements and views are not separated by ',' [SnippetDoesNotCompile]
      """),
  Mistake(
    "cases without their word",
    """
    enum Soil: String {
        clay, sand, loam
    }
    """,
    said: """
      7:5 error: 'case' is missing before 'clay' [SnippetDoesNotCompile]
      """),
  Mistake(
    "nothing, in another language",
    """
    func clear() { selection = null }
    """,
    said: """
      6:28 error: cannot find 'null' in scope [SnippetDoesNotCompile]
        help: Did you mean 'nil'?
      """),
  Mistake(
    "await in what is read later, beside a guess",
    """
    func testTotal() async {
        await cart.add(3)
        XCTAssertEqual(await cart.total, 3)
    }
    """,
    said: """
      8:20 error: 'await' in an autoclosure that does not support concurrency [SnippetDoesNotCompile]
      """),
  Mistake(
    "a condition that is no closure, beside a guess",
    """
    let bed = beds.first(where: $0.id == wanted)
    """,
    said: """
      6:29 error: 'where:' takes a closure [SnippetDoesNotCompile]
        help: Did you mean '{ $0.id == wanted }'?
      6:29 error: anonymous closure argument not contained in a closure [SnippetDoesNotCompile]
      """),
  Mistake(
    "a word of loops in a closure, beside a guess",
    """
    beds.forEach { bed in
        if bed.isEmpty { continue }
        water(bed)
    }
    """,
    said: """
      7:22 error: 'continue' is only allowed inside a loop [SnippetDoesNotCompile]
      """),
  Mistake(
    "a cast that may fail, beside a guess",
    """
    final class BedController2: UIViewController { var name = "" }

    func open(_ name: String) {
        let shown: UIViewController = factory.controller()
        let controller = shown as BedController2
        controller.name = name
    }
    """,
    said: """
      10:28 error: 'as' is for what surely is of a type; whether a 'UIViewController' is a 'BedController2' shows when the program runs [SnippetDoesNotCompile]
        help: Did you mean 'as?'?
      """),
  Mistake(
    "a color of another framework, beside a guess",
    """
    let card = UIView(frame: frame)
    card.layer.borderColor = UIColor.red
    """,
    said: """
      7:34 error: cannot assign value of type 'UIColor' to type 'CGColor' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an alignment of the other axis, beside a guess",
    """
    HStack(alignment: .leading) { BedIcon(bed: bed) }
    """,
    said: """
      6:20 error: type 'VerticalAlignment' has no member 'leading' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a binding for its value, beside a guess",
    """
    struct Finder: View {
        @State private var text = ""
        var body: some View { BedList(beds: beds).onChange(of: $text) { search() } }
    }
    """,
    said: """
      8:47 error: instance method 'onChange(of:initial:_:)' requires that 'Binding<String>' conform to 'Equatable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a dictionary for a list, beside a guess",
    """
    struct Prices: View {
        @State private var prices: [String: Double] = [:]
        var body: some View {
            List { ForEach(prices, id: \\.key) { entry in PriceRow(name: entry.key) } }
        }
    }
    """,
    said: """
      9:16 error: generic struct 'ForEach' requires that '[String : Double]' conform to 'RandomAccessCollection' [SnippetDoesNotCompile]
      """),
  Mistake(
    "two styles for one, beside a guess",
    """
    Text(bed.name).background(bed.isDry ? Color.brown : Material.thin)
    """,
    said: """
      6:45 error: result values in '? :' expression have mismatching types 'Color' and 'Material' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a superclass without its argument, beside a guess",
    """
    final class ShedController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear()
            pump.start()
        }
    }
    """,
    said: """
      8:29 error: missing argument for parameter #1 in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "arguments of a decoder in another order, beside a guess",
    """
    func read() throws { beds = try JSONDecoder().decode(from: data, [Bed].self) }
    """,
    said: """
      6:66 error: unnamed argument #2 must precede argument 'from' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a public view with a hidden body",
    """
    public struct PublicBadge: View {
        var body: some View { Text("New") }
    }
    """,
    said: """
      7:9 error: 'body' must be public, because it meets a requirement of the public protocol 'View' [SnippetDoesNotCompile]
        help: Did you mean 'public'?
      """),
  Mistake(
    "a delegate that is no object",
    """
    final class BedSource: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
    """,
    said: """
      6:13 error: 'UITableViewDataSource' is a part for objects of Objective-C, and 'BedSource' derives from none [SnippetDoesNotCompile]
        help: Did you mean 'BedSource: NSObject'?
      """),
  Mistake(
    "what an argument throws in a function that throws nothing, beside a guess",
    """
    func show() { print(try store.load()) }
    """,
    said: """
      6:21 error: errors thrown from here are not handled [SnippetDoesNotCompile]
      """),
  Mistake(
    "a binding of an observable object without Bindable",
    """
    @Observable final class PumpModel { var isMuted = false }

    struct PumpView: View {
        @Environment(PumpModel.self) private var pump
        var body: some View { Toggle("Mute", isOn: pump.$isMuted) }
    }
    """,
    said: """
      10:48 error: the properties of an '@Observable' class have no '$'; a '@Bindable' of the object makes the binding [SnippetDoesNotCompile]
        help: Did you mean '$pump.isMuted'?
      """),
  Mistake(
    "an object of the environment with a value",
    """
    final class Cart5: ObservableObject { @Published var count = 0 }

    struct CartBadge: View {
        @EnvironmentObject private var cart = Cart5()
        var body: some View { Text("\\(cart.count)") }
    }
    """,
    said: """
      9:41 error: an '@EnvironmentObject' is given by a view above, with 'environmentObject'; leave out '= Cart5()', or keep the object in '@StateObject' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view under a condition alone",
    """
    struct Row5: View {
        let isNew: Bool
        var badge: some View {
            if isNew { Text("New") }
        }
        var body: some View { badge }
    }
    """,
    said: """
      8:9 error: 'badge' shows a view only under a condition: it needs a view builder, as 'body' has one [SnippetDoesNotCompile]
        help: Did you mean '@ViewBuilder'?
      """),
  Mistake(
    "what the main actor cannot wait for",
    """
    actor Loader5 { func warmUp() {} }

    func start(_ loader: Loader5) async {
        await MainActor.run { await loader.warmUp() }
    }
    """,
    said: """
      9:27 error: the closure of 'MainActor.run' cannot wait; await this outside of it [SnippetDoesNotCompile]
      """),
  Mistake(
    "a type for a modifier",
    """
    struct Card5: ViewModifier { func body(content: Content) -> some View { content.padding() } }

    let quote = Text("Rose").modifier(Card5)
    """,
    said: """
      8:35 error: 'Card5' is a type; 'Card5()' makes a value of it [SnippetDoesNotCompile]
        help: Did you mean 'Card5()'?
      """),
  Mistake(
    "a color among styles",
    """
    extension Color { static let petal = Color("Petal") }

    struct Petal5: View {
        var body: some View { Text("Rose").foregroundStyle(.petal) }
    }
    """,
    said: """
      9:57 error: 'petal' is a member of 'Color' alone; where any style may stand, its type must be named [SnippetDoesNotCompile]
        help: Did you mean 'Color.petal'?
      """),
  Mistake(
    "a wrapper of a computed property",
    """
    final class Order5: ObservableObject {
        @Published var prices: [Double] = []
        @Published var total: Double { prices.reduce(0, +) }
    }
    """,
    said: """
      8:5 error: property wrapper cannot be applied to a computed property [SnippetDoesNotCompile]
      """),
  Mistake(
    "a choice without its label",
    """
    Image("rose").resizable().aspectRatio(.fit)
    """,
    said: """
      6:39 error: missing argument label 'contentMode:' in call [SnippetDoesNotCompile]
        help: Did you mean 'contentMode: .fit'?
      """),
  Mistake(
    "an edge as a label",
    """
    Text("Rose").padding(top: 24)
    """,
    said: """
      6:22 error: 'padding' has no 'top:'; the edges come first, without a label [SnippetDoesNotCompile]
        help: Did you mean '.top, 24'?
      """),
  Mistake(
    "a part of a control that may be nil",
    """
    let button = UIButton(type: .system)
    button.titleLabel.font = .boldSystemFont(ofSize: 17)
    """,
    said: """
      7:19 error: value of optional type 'UILabel?' must be unwrapped to refer to member 'font' [SnippetDoesNotCompile]
        help: Did you mean 'button.titleLabel?.font'?
      """),
  Mistake(
    "a requirement that is met privately",
    """
    protocol Refreshable5 { func refresh() }

    struct Weather5: Refreshable5 { private func refresh() {} }
    """,
    said: """
      8:46 error: 'refresh()' meets a requirement of 'Refreshable5', so it must be as visible as that is; leave out 'private' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an escaping closure that may be nil, beside a guess",
    """
    func load(then: @escaping (() -> Void)?) { pump.run(then) }
    """,
    said: """
      6:18 error: closure is already escaping in optional type argument [SnippetDoesNotCompile]
      """),
  Mistake(
    "an element that is a struct, beside a guess",
    """
    struct Expense5 { var amount: Double }

    extension Array where Element: Expense5 {
        var total: Double { summed(self) }
    }
    """,
    said: """
      8:30 error: type 'Element' constrained to non-protocol, non-class type 'Expense5' [SnippetDoesNotCompile]
        8:30 note: use 'Element == Expense5' to require 'Element' to be 'Expense5'
      """),
  Mistake(
    "a type in other letters",
    """
    struct Home5: view {
        var body: some View { Text("Home") }
    }
    """,
    said: """
      6:15 error: cannot find type 'view' in scope [SnippetDoesNotCompile]
        help: Did you mean 'View'?
      """),
  Mistake(
    "a key path without its backslash, beside a guess",
    """
    List { ForEach(trips, id: .id) { trip in Text(trip.name) } }
    """,
    said: """
      6:27 error: a key path begins with a backslash: '\\.id' [SnippetDoesNotCompile]
        help: Did you mean '\\.id'?
      """),
  Mistake(
    "a comma that is missing between arguments",
    """
    ProfileHeader(
        name: user.name,
        address: user.address
        isFollowed: user.isFollowed
    )
    """,
    said: """
      8:19 error: ',' is missing after this argument [SnippetDoesNotCompile]
      """),
  Mistake(
    "quotation marks with backslashes inside a text",
    """
    struct SpeedView: View {
        let speed: Double
        var body: some View {
            Text("Speed: \\(String(format: \\"%.1f\\", speed))")
        }
    }
    """,
    said: """
      9:39 error: inside '\\(…)', a quotation mark has no backslash before it [SnippetDoesNotCompile]
      """),
  Mistake(
    "two backslashes before a key path",
    """
    List(words, id: \\.self) { Text($0) }
        .environment(\\\\.defaultMinListRowHeight, 24)
    """,
    said: """
      7:18 error: a key path begins with one backslash [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parameter that has a modifier's name",
    """
    extension View {
        func withSheet(sheet: Binding<Panel?>) -> some View {
            sheet(item: sheet) { panel in Text(panel.title) }
        }
    }
    """,
    said: """
      8:9 error: 'sheet' is the parameter of type 'Binding<Panel?>' here; the modifier is 'self.sheet(…)' [SnippetDoesNotCompile]
        help: Did you mean 'self.sheet'?
      """),
  Mistake(
    "an assignment as the condition of an if",
    """
    func tapped(_ tab: Garden) {
        if tab = selected { router.popToRoot(of: tab) }
        selected = tab
    }
    """,
    said: """
      7:12 error: '=' assigns; a condition compares with '==' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an isolated closure without in",
    """
    func finish() {
        Task { @MainActor
            router.path.removeAll()
            toast.show("Saved")
        }
    }
    """,
    said: """
      7:12 error: 'in' is missing after '@MainActor' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an environment value without a backslash",
    """
    @Environment(.verticalSizeClass) private var heightClass

    var body: some View {
        if heightClass == .compact { Row() } else { Column() }
    }
    """,
    said: """
      6:14 error: a key path begins with a backslash: '\\.verticalSizeClass' [SnippetDoesNotCompile]
      9:24 error: cannot infer contextual base in reference to member 'compact' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an opening brace that is missing",
    """
    VStack {
        Button(action: { login.show() })
            Text("Log in")
        }
    }
    """,
    said: """
      7:36 error: '{' is missing at the end of this line [SnippetDoesNotCompile]
      """),
  Mistake(
    "a closing brace that is missing inside",
    """
    struct AlbumView: View {
        @State private var isEditing = false

        var body: some View {
            List(0..<3) { Text("Song \\($0)") }
                .toolbar {
                    Button("Edit") {
                        isEditing.toggle()
                }
        }
    }
    """,
    said: """
      12:32 error: this '{' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a choice without its label before a closure",
    """
    ResultList(results: results)
        .searchable(text: $query)
        .onSubmit(.search) { model.search(query) }
    """,
    said: """
      8:15 error: missing argument label 'of:' in call [SnippetDoesNotCompile]
        help: Did you mean 'of: .search'?
      8:24 error: extra trailing closure passed in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "labels of two forms of a modifier",
    """
    .navigationDestination(isPresented: $isShown, for: Invoice.self) {
        InvoiceView(invoice: invoice)
    }
    """,
    said: """
      6:47 error: no 'navigationDestination' takes both 'isPresented:' and 'for:' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a preference that is not changed in place",
    """
    struct WidthKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: CGFloat, nextValue: () -> CGFloat) { _ = nextValue() }
    }
    """,
    said: """
      8:31 error: 'reduce' of 'PreferenceKey' changes 'value', so it is 'inout' [SnippetDoesNotCompile]
        help: Did you mean 'inout CGFloat'?
      """),
  Mistake(
    "the body of an app that is a view",
    """
    @main
    struct GardenApp: App {
        var body: some View {
            NavigationStack { Text("Garden") }
        }
    }
    """,
    said: """
      8:15 error: the body of an 'App' is 'some Scene'; its views are in a 'WindowGroup { … }' [SnippetDoesNotCompile]
        help: Did you mean 'some Scene'?
      """),
  Mistake(
    "a print among views",
    """
    struct TraceView: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                print("path is \\(path)")
                Text("Home")
            }
        }
    }
    """,
    said: """
      10:13 error: 'print' gives no view; among views, 'let _ = print(…)' runs it [SnippetDoesNotCompile]
        help: Did you mean 'let _ = print("path is \\(path)")'?
      """),
  Mistake(
    "a title in place of a tab's label",
    """
    TabView(selection: $tab) {
        FeedView()
            .tabItem("Feed", systemImage: "list.bullet")
            .tag(Area.feed)
    }
    """,
    said: """
      8:18 error: 'tabItem' takes a closure with a view [SnippetDoesNotCompile]
        help: Did you mean '{ Label("Feed", systemImage: "list.bullet") }'?
      8:39 error: extra argument 'systemImage' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view in place of a label's closure",
    """
    ForEach(albums) { album in
        NavigationLink(value: album, label: Text(album.title))
    }
    """,
    said: """
      7:41 error: 'label:' takes a closure [SnippetDoesNotCompile]
        help: Did you mean '{ Text(album.title) }'?
      """),
  Mistake(
    "a comparison in place of a getter",
    """
    let isFailed = Binding<Bool>(
        get: model.failure != nil,
        set: { _ in model.failure = nil }
    )
    """,
    said: """
      7:10 error: 'get:' takes a closure [SnippetDoesNotCompile]
        help: Did you mean '{ model.failure != nil }'?
      """),
  Mistake(
    "an action in place of a function",
    """
    @Environment(\\.dismiss) private var dismiss

    var closeButton: some View {
        Button("Close", action: dismiss)
            .tint(theme.accent)
    }
    """,
    said: """
      9:29 error: 'dismiss' is a 'DismissAction', not a function; call it in a closure [SnippetDoesNotCompile]
        help: Did you mean '{ dismiss() }'?
      """),
  Mistake(
    "a button in place of a toolbar's closure",
    """
    EventList(events: events)
        .toolbar(content: EditButton())
    """,
    said: """
      7:23 error: 'content:' takes a closure [SnippetDoesNotCompile]
        help: Did you mean '{ EditButton() }'?
      """),
  Mistake(
    "an animation with another label",
    """
    withAnimation(.easeInOut(seconds: 0.3)) { router.tab = .home }
    """,
    said: """
      6:16 error: no 'easeInOut' takes 'seconds:' [SnippetDoesNotCompile]
        help: Did you mean 'easeInOut(duration:)'?
      """),
  Mistake(
    "a property of an element that is called",
    """
    let app = XCUIApplication()
    app.launch()
    robot.signIn(app)
    XCTAssertTrue(app.navigationBars["Recipes"].exists())
    """,
    said: """
      9:45 error: 'exists' is a property, which is not called [SnippetDoesNotCompile]
        help: Did you mean 'exists'?
      """),
  Mistake(
    "a delay without its label",
    """
    func hideToast() {
        DispatchQueue.main.asyncAfter(2.0) { toasts.hide() }
    }
    """,
    said: """
      7:35 error: missing argument label 'deadline:' in call [SnippetDoesNotCompile]
        help: Did you mean 'deadline: .now() + 2.0'?
      """),
  Mistake(
    "a text as the order of a query",
    """
    @Query(sort: "title") private var books: [Book]

    var body: some View { Shelf(books: books) }
    """,
    said: """
      6:14 error: 'sort:' takes a key path, not a text [SnippetDoesNotCompile]
        help: Did you mean '\\Book.title'?
      6:14 error: cannot convert value of type 'String' to expected argument type '[SortDescriptor<Element>]' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an older stack with the path of the new one",
    """
    struct TripList: View {
        @State private var path = NavigationPath()
        var body: some View {
            NavigationView(path: $path) { Text("Trips") }
        }
    }
    """,
    said: """
      9:9 error: no initializer of 'NavigationView' takes an argument 'path:'; one of 'NavigationStack' does [SnippetDoesNotCompile]
        help: Did you mean 'NavigationStack'?
      """),
  Mistake(
    "an argument without an ampersand, beside a guess",
    """
    func push(_ stop: Stop, onto path: inout [Stop]) { path.append(stop) }

    func openLast() {
        var path = router.path
        push(Stop.last, onto: path)
    }
    """,
    said: """
      10:27 error: the parameter is 'inout', so the argument is marked with '&' [SnippetDoesNotCompile]
        help: Did you mean '&path'?
      """),
  Mistake(
    "a binding that is assigned",
    """
    @State private var isShown = false

    func open() {
        analytics.log("open")
        $isShown = true
    }
    """,
    said: """
      10:5 error: '$isShown' is the binding; the value is set without '$' [SnippetDoesNotCompile]
        help: Did you mean 'isShown'?
      10:16 error: cannot assign value of type 'Bool' to type 'Binding<Bool>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a chain given to a text, of a value that is not shown",
    """
    VStack {
        Avatar(user: session.user)
        Text(session.user?.name)
    }
    """,
    said: """
      8:10 error: 'session.user?.name' may be nil, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "a chain given to a text, of a value that is shown",
    """
    struct Guest { var name: String }
    struct GuestLabel: View {
        var guest: Guest?
        var body: some View { Text(guest?.name) }
    }
    """,
    said: """
      9:39 error: value of optional type 'String?' must be unwrapped to a value of type 'String' [SnippetDoesNotCompile]
        9:39 note: coalesce using '??' to provide a default when the optional value contains 'nil'
        9:39 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "a chain that is kept as a number",
    """
    let count: Int = user?.posts.count
    """,
    said: """
      6:18 error: 'user?.posts.count' may be nil, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "a class with a property that nothing sets",
    """
    @Observable
    final class Voucher {
        var items: [String] = []
        var code: String
    }
    """,
    said: """
      7:13 error: class 'Voucher' has no initializers that give 'code' a value [SnippetDoesNotCompile]
      """),
  Mistake(
    "a placement without its label, beside a guess",
    """
    .toolbar {
        ToolbarItem(.topBarTrailing) {
            Button("Add", systemImage: "plus") { router.present(.newRecipe) }
        }
    }
    """,
    said: """
      7:16 error: missing argument label 'placement:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text without its label, given to an action of the environment",
    """
    @Environment(\\.openWindow) private var openWindow

    var body: some View {
        Button("Open") {
            player.prepare()
            openWindow("player")
        }
    }
    """,
    said: """
      11:20 error: missing argument label 'id:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a set without its label",
    """
    private var bag = Set<AnyCancellable>()

    func observe() {
        hub.links
            .sink { [weak self] link in self?.open(link) }
            .store(&bag)
    }
    """,
    said: """
      11:16 error: missing argument label 'in:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "an animation that nobody leaves out",
    """
    func show(_ order: Order) {
        let navigation = UINavigationController()
        navigation.pushViewController(UIHostingController(rootView: OrderView(order: order)))
    }
    """,
    said: """
      8:89 error: missing argument for parameter 'animated' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a library's optional of a value that is shown",
    """
    func code(in url: URL) -> String? {
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)!
        return parts.queryItems.first { $0.name == promoKey }?.value
    }
    """,
    said: """
      8:18 error: value of optional type '[URLQueryItem]?' must be unwrapped to refer to member 'first' of wrapped base type '[URLQueryItem]' [SnippetDoesNotCompile]
        8:18 note: chain the optional using '?' to access member 'first' only for non-'nil' base values
        8:18 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
      """),
  Mistake(
    "a chain after a value that is made here",
    """
    func reset() {
        var path = NavigationPath()
        path?.append(start)
        router.path = path
    }
    """,
    said: """
      8:9 error: cannot use optional chaining on non-optional value of type 'NavigationPath' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a switch over a text without default, beside a guess",
    """
    func handle(_ url: URL) {
        switch url.host() {
        case "recipe": router.show(.recipe)
        case "settings": router.show(.settings)
        }
    }
    """,
    said: """
      7:5 error: switch must be exhaustive [SnippetDoesNotCompile]
        7:5 note: add missing case: '.none'
        7:5 note: add missing case: '.some(_)'
        7:5 note: add missing cases
      """),
  Mistake(
    "a guard without else, beside a guess",
    """
    func open(_ response: UNNotificationResponse) {
        guard let id = response.orderID { return }
        router.push(.order(id))
    }
    """,
    said: """
      7:37 error: expected 'else' after 'guard' condition [SnippetDoesNotCompile]
      """),
  Mistake(
    "a transition with another label",
    """
    DetailScreen(photo: photo)
        .navigationTransition(.zoom(sourceID: photo.id, namespace: namespace))
    """,
    said: """
      7:32 error: incorrect argument label in call (have 'sourceID:namespace:', expected 'sourceID:in:') [SnippetDoesNotCompile]
      """),
  Mistake(
    "actions that ignore what an alert presents",
    """
    .alert("Upload failed", isPresented: $isFailed, presenting: failure) {
        Button("Retry") { uploader.retry() }
    } message: { failure in
        Text(failure.text)
    }
    """,
    said: """
      6:70 error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored [SnippetDoesNotCompile]
      """),
  Mistake(
    "a pattern behind its value",
    """
    if case route = .detail(let id) {
        Text(id)
    }
    """,
    said: """
      6:9 error: the pattern stands before '=': 'case .detail(…) = route' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parameter without in",
    """
    ForEach(mixtape.songs) { song
        SongRow(song: song)
    }
    """,
    said: """
      6:26 error: 'in' is missing after 'song' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a message of an alert that is a text",
    """
    struct TripList: View {
        @State private var isAsking = false
        var body: some View {
            Text("Trips").alert("Delete?", isPresented: $isAsking, message: Text("Gone for good.")) {
                Button("Delete", role: .destructive) {}
            }
        }
    }
    """,
    said: """
      9:73 error: 'message:' takes a closure [SnippetDoesNotCompile]
        help: Did you mean '{ Text("Gone for good.") }'?
      """),
  Mistake(
    "views of any kind in a loop",
    """
    struct Pages: View {
        let pages: [any View]
        var body: some View {
            VStack {
                ForEach(pages.indices, id: \\.self) { index in pages[index] }
            }
        }
    }
    """,
    said: """
      10:59 error: 'any View' is not a 'View' itself; wrap it in 'AnyView(…)' [SnippetDoesNotCompile]
        help: Did you mean 'AnyView(pages[index])'?
      """),
  Mistake(
    "content of any type",
    """
    struct Card<Content>: View {
        let content: Content
        var body: some View {
            VStack { content }
        }
    }
    """,
    said: """
      6:13 error: 'Content' may be any type, and only a 'View' is shown; write 'Content: View' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a hash that changes nothing",
    """
    final class Folder: Hashable {
        let id = UUID()
        static func == (a: Folder, b: Folder) -> Bool { a.id == b.id }
        func hash(into hasher: Hasher) { hasher.combine(id) }
    }
    """,
    said: """
      9:28 error: 'hash' of 'Hashable' changes 'hasher', so it is 'inout' [SnippetDoesNotCompile]
        help: Did you mean 'inout Hasher'?
      9:45 error: cannot use mutating member on immutable value: 'hasher' is a 'let' constant [SnippetDoesNotCompile]
      """),
  Mistake(
    "an object that is assigned in an initializer",
    """
    final class DetailModel: ObservableObject {
        init(id: Int) {}
    }
    struct Detail: View {
        @StateObject private var model: DetailModel
        init(id: Int) {
            model = DetailModel(id: id)
        }
        var body: some View { Text("Detail") }
    }
    """,
    said: """
      12:9 error: 'model' is the object in the '@StateObject', which itself is '_model' [SnippetDoesNotCompile]
        help: Did you mean '_model = StateObject(wrappedValue: DetailModel(id: id))'?
      """),
  Mistake(
    "a payload named like a modifier, without let",
    """
    enum Path5: Hashable {
        case product(Int)
    }
    struct Shop5: View {
        let path: Path5
        var body: some View {
            switch path {
            case .product(id): Text("Product \\(id)")
            }
        }
    }
    """,
    said: """
      13:23 error: 'id' is a modifier of the view here; a pattern that names what it finds needs 'let' [SnippetDoesNotCompile]
        help: Did you mean '.product(let id)'?
      """),
  Mistake(
    "a list type without self",
    """
    func trips(in data: Data) throws -> [Trip] {
        try JSONDecoder().decode([Trip], from: data)
    }
    """,
    said: """
      7:30 error: '[Trip]' is a type, which needs '.self' here [SnippetDoesNotCompile]
        help: Did you mean '[Trip].self'?
      """),
  Mistake(
    "curly quotes around an argument",
    """
    NavigationLink(“Settings”) { SettingsView() }
    """,
    said: """
      6:16 error: unicode curly quote found, replace with '"' [SnippetDoesNotCompile]
      6:27 error: unicode curly quote found, replace with '"' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a system's version without a star",
    """
    if #available(iOS 18) { NewHome() }
    """,
    said: """
      6:19 error: must handle potential future platforms with '*' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a path of any hashable values",
    """
    struct Trail: View {
        @State private var path: [any Hashable] = []
        var body: some View {
            NavigationStack(path: $path) { Text("Start") }
        }
    }
    """,
    said: """
      9:31 error: 'any Hashable' is not 'Hashable' itself, so '[any Hashable]' is no path; a 'NavigationPath' holds values of several types [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case without its type, appended to a path",
    """
    @State private var path = NavigationPath()

    func open() { path.append(.detail(trip)) }
    """,
    said: """
      8:27 error: a 'NavigationPath' takes values of any type: '.detail' needs its type before the dot [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case without its type, as the value of a link",
    """
    NavigationLink("Settings", value: .settings)
    """,
    said: """
      6:35 error: 'value:' takes values of any type: '.settings' needs its type before the dot [SnippetDoesNotCompile]
      """),
  Mistake(
    "an icon of a tab",
    """
    struct Bar5: View {
        var body: some View {
            TabView {
                Tab("Library", icon: "books.vertical") { Text("Library") }
            }
        }
    }
    """,
    said: """
      9:28 error: 'Tab' takes no 'icon:', but 'systemImage:' [SnippetDoesNotCompile]
        help: Did you mean 'systemImage:'?
      """),
  Mistake(
    "a payload that one pattern lacks",
    """
    switch route {
    case .home, .detail(let id): show(id)
    }
    """,
    said: """
      7:25 error: 'id' must be bound in every pattern [SnippetDoesNotCompile]
      """),
  Mistake(
    "a path that is changed later",
    """
    func restore(_ path: inout [Stop]) {
        Task {
            let saved = await store.load()
            path.append(saved)
        }
    }
    """,
    said: """
      7:10 error: escaping closure captures 'inout' parameter 'path' [SnippetDoesNotCompile]
        6:16 note: parameter 'path' is declared 'inout'
        9:9 note: captured here
      """),
  Mistake(
    "a title that is assigned",
    """
    NavigationStack {
        List(mails) { MailRow(mail: $0) }
            .navigationTitle = "Inbox"
    }
    """,
    said: """
      8:10 error: 'navigationTitle' is a modifier, which is called [SnippetDoesNotCompile]
        help: Did you mean 'navigationTitle("Inbox")'?
      """),
  Mistake(
    "a sum that is changed in reduce",
    """
    let total = cart.items.reduce(0) { sum, item in
        sum += item.price
        return sum
    }
    """,
    said: """
      7:5 error: 'sum' cannot be changed in the closure of 'reduce(_:_:)', which returns the next value; that of 'reduce(into:)' changes it [SnippetDoesNotCompile]
      """),
  Mistake(
    "an order of one element",
    """
    let sorted = chats.sorted { chat in chat.date }
    """,
    said: """
      6:29 error: contextual closure type '(Chat, Chat) throws -> Bool' expects 2 arguments, but 1 was used in closure body [SnippetDoesNotCompile]
      """),
  Mistake(
    "a guard with return among views",
    """
    List {
        ForEach(folders) { folder in FolderRow(folder: folder) }
    }
    .overlay {
        guard let folder = selection else { return EmptyView() }
        FolderDetail(folder: folder)
    }
    """,
    said: """
      10:41 error: with 'return', a closure builds no views, and must return one everywhere; 'if let … else' chooses between views [SnippetDoesNotCompile]
      """),
  Mistake(
    "a label in place of a tab's closure",
    """
    FavoriteList(songs: songs)
        .tabItem(Label("Favorites", systemImage: "heart"))
    """,
    said: """
      7:14 error: 'tabItem' takes a closure [SnippetDoesNotCompile]
        help: Did you mean '{ Label("Favorites", systemImage: "heart") }'?
      """),
  Mistake(
    "a plain choice in place of a binding",
    """
    NavigationSplitView(columnVisibility: .all) {
        Sidebar(model: model)
    } detail: {
        Detail(model: model)
    }
    """,
    said: """
      6:39 error: 'columnVisibility:' takes a binding, and '.all' is a plain value [SnippetDoesNotCompile]
        help: Did you mean '.constant(.all)'?
      """),
  Mistake(
    "styles of two types",
    """
    Button("Buy") { cart.add(product) }
        .buttonStyle(isBought ? .borderedProminent : .bordered)
    """,
    said: """
      7:18 error: the two branches are styles of different types; choose between two views with 'if' instead [SnippetDoesNotCompile]
      """),
  Mistake(
    "a place that is called by its label",
    """
    ScrollViewReader { proxy in
        List(chats) { chat in ChatRow(chat: chat) }
            .onAppear { proxy.scrollTo(id: chats.last?.id, anchor: .bottom) }
    }
    """,
    said: """
      8:35 error: extraneous argument label 'id:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a focus without its binding",
    """
    @FocusState private var focused: Field?

    var body: some View {
        TextField("Mail", text: $model.mail).focused(focused, equals: .mail)
    }
    """,
    said: """
      9:50 error: cannot convert value 'focused' of type 'Field?' to expected type 'FocusState<Field?>.Binding', use wrapper instead [SnippetDoesNotCompile]
        help: Did you mean '$focused'?
      """),
  Mistake(
    "a cast that must be forced",
    """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let detail = segue.destination as DetailViewController
        detail.trip = trip
    }
    """,
    said: """
      7:36 error: 'as' is for what surely is of a type; whether a 'UIViewController' is a 'DetailViewController' shows when the program runs [SnippetDoesNotCompile]
        help: Did you mean 'as?'?
      """),
  Mistake(
    "a date without its origin",
    """
    let lastWeek = Calendar.current.date(byAdding: .day, value: -7)
    load(since: lastWeek)
    """,
    said: """
      6:63 error: missing argument for parameter 'to' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a formatter that is made here, without its label",
    """
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    let subtitle = formatter.string(trip.start)
    """,
    said: """
      8:33 error: missing argument label 'from:' in call [SnippetDoesNotCompile]
        help: Did you mean 'from: trip.start'?
      """),
  Mistake(
    "a drawer without its label",
    """
    TripList(trips: trips)
        .searchable(text: $query, placement: .navigationBarDrawer(.always))
    """,
    said: """
      7:63 error: missing argument label 'displayMode:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "an error in a function that throws none",
    """
    func open(_ url: URL) {
        guard let host = url.host() else {
            throw LinkError.missingHost
        }
        router.open(host)
    }
    """,
    said: """
      8:9 error: error is not handled because the enclosing function is not declared 'throws' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a result without return",
    """
    func badge(for folder: Folder) -> String {
        let count = folder.unread
        count > 99 ? "99+" : "\\(count)"
    }
    """,
    said: """
      8:5 error: missing return in global function expected to return 'String' [SnippetDoesNotCompile]
        8:5 note: did you mean to return the last expression?
      """),
  Mistake(
    "a preview's name with a label",
    """
    #Preview(name: "Trip") { TripView(trip: .sample) }
    """,
    said: """
      6:9 error: extraneous argument label 'name:' in macro expansion [SnippetDoesNotCompile]
      """),
  Mistake(
    "keys without an order",
    """
    ForEach(groups.keys, id: \\.self) { day in
        DaySection(day: day, entries: groups[day] ?? [])
    }
    """,
    said: """
      6:9 error: 'ForEach' takes a list, and the 'keys' of a dictionary have no order [SnippetDoesNotCompile]
        help: Did you mean 'groups.keys.sorted()'?
      """),
  Mistake(
    "a default among arguments",
    """
    Card(
        title: String = "Card",
        radius: CGFloat? = nil
    )
    """,
    said: """
      7:12 error: a call gives values; 'func' is missing before a declaration of parameters [SnippetDoesNotCompile]
      8:13 error: a call gives values; 'func' is missing before a declaration of parameters [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parameter of a closure with its type alone",
    """
    .navigationDestination(for: Stop.self) { stop: Stop in
        StopView(stop: stop)
    }
    """,
    said: """
      6:42 error: a parameter of a closure with its type stands in parentheses: '(stop: Stop)' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a captured object and a parameter without in",
    """
    auth.login(mail: mail, password: password) { [weak self] result
        switch result {
        case .success(let user): self?.open(user)
        case .failure(let error): self?.show(error)
        }
    }
    """,
    said: """
      6:58 error: 'in' is missing after 'result' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a statement behind an isolation without in",
    """
    Task { @MainActor
        await store.refresh()
    }
    """,
    said: """
      6:8 error: 'in' is missing after '@MainActor' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a first value behind a colon",
    """
    @State private var isOpen: Bool: false

    var body: some View { Panel(isOpen: isOpen) }
    """,
    said: """
      6:32 error: the first value of a variable follows '=' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a label that is no closure",
    """
    NavigationLink {
        BillView(bill: bill)
    } label: Text(bill.number)
    """,
    said: """
      8:10 error: 'label:' behind a closure takes a closure, too: '{ Text(…) }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "patterns that are joined by an operator",
    """
    switch link {
    case .login || .register: showForm()
    default: showHome()
    }
    """,
    said: """
      7:13 error: the patterns of a case are separated by ',' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a parenthesis that is not closed in a chain",
    """
    Text(chapter.title)
        .font(.title2)
        .padding(.horizontal, 16
        .onTapGesture {
            router.push(.chapter(chapter.id))
        }
    """,
    said: """
      8:13 error: this '(' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a choice in place of a set",
    """
    SheetView(order: order)
        .presentationDetents(.medium)
    """,
    said: """
      7:26 error: 'presentationDetents' takes a set of choices [SnippetDoesNotCompile]
        help: Did you mean '[.medium]'?
      """),
  Mistake(
    "a time that is not called",
    """
    DispatchQueue.main.asyncAfter(deadline: .now + 0.3) {
        toasts.hide()
    }
    """,
    said: """
      6:41 error: 'now' of a 'DispatchTime' is a method [SnippetDoesNotCompile]
        help: Did you mean '.now()'?
      """),
  Mistake(
    "buttons of an older alert",
    """
    struct Question5: View {
        @State private var isAsking = false
        var body: some View {
            Text("Home").alert(isPresented: $isAsking) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
        }
    }
    """,
    said: """
      9:22 error: 'alert(isPresented:)' is given a closure that makes an 'Alert'; buttons are for 'alert(_:isPresented:)', whose title comes first [SnippetDoesNotCompile]
      """),
  Mistake(
    "an expectation of two values",
    """
    import Testing

    @Test func pushes() {
        let path = [1]
        #expect(path.count, 1)
    }
    """,
    said: """
      10:13 error: '#expect' takes one condition [SnippetDoesNotCompile]
        help: Did you mean 'path.count == 1'?
      10:25 error: cannot convert value of type 'Int' to expected argument type 'Comment?' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method that is not called, below a tap",
    """
    struct Fold5: View {
        @State private var isOpen = false
        var body: some View {
            HStack {
                Text("More")
                Image(systemName: "chevron.down")
            }
            .onTapGesture {
                isOpen.toggle
            }
        }
    }
    """,
    said: """
      14:20 error: cannot reference 'mutating' method as function value [SnippetDoesNotCompile]
      """),
  Mistake(
    "a preview with a body",
    """
    struct Badge_Previews: PreviewProvider {
        static var body: some View { Text("Badge") }
    }
    """,
    said: """
      6:8 error: a 'PreviewProvider' has a 'static var previews: some View', which 'Badge_Previews' lacks [SnippetDoesNotCompile]
      """),
  Mistake(
    "a closure with another label",
    """
    struct Split5: View {
        var body: some View {
            NavigationSplitView {
                Text("Sidebar")
            } details: {
                Text("Detail")
            }
        }
    }
    """,
    said: """
      10:11 error: no 'NavigationSplitView' takes a closure 'details:' [SnippetDoesNotCompile]
        help: Did you mean 'detail:'?
      """),
  Mistake(
    "a view with an item beside tabs",
    """
    struct Tabs5: View {
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Text("Profile").tabItem { Label("Profile", systemImage: "person") }
            }
        }
    }
    """,
    said: """
      10:13 error: among 'Tab's, each tab of the 'TabView' is a 'Tab', and this is a view [SnippetDoesNotCompile]
      """),
  Mistake(
    "a link with a value and a destination",
    """
    NavigationLink("Open", value: trip, destination: {
        TripDetail(trip: trip)
    })
    """,
    said: """
      6:37 error: no 'NavigationLink' takes both 'value:' and 'destination:' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a radius with a shorter label",
    """
    Card(trip: trip)
        .background(.thinMaterial, in: .rect(radius: 16))
    """,
    said: """
      7:37 error: no 'rect' takes 'radius:' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a root that is no closure",
    """
    NavigationStack(path: $coordinator.path, root: HomeView())
    """,
    said: """
      6:48 error: 'root:' takes a closure [SnippetDoesNotCompile]
        help: Did you mean '{ HomeView() }'?
      """),
  Mistake(
    "a query ordered by a text, with a direction",
    """
    @Query(sort: "created", order: .reverse) private var notes: [Note]

    var body: some View { NoteGrid(notes: notes) }
    """,
    said: """
      6:14 error: 'sort:' takes a key path, not a text [SnippetDoesNotCompile]
        help: Did you mean '\\Note.created'?
      """),
  Mistake(
    "a set that is not marked, below a guess",
    """
    private var bag = Set<AnyCancellable>()

    func observe() {
        session.$user
            .sink { [weak self] user in self?.update(user) }
            .store(in: bag)
    }
    """,
    said: """
      11:20 error: 'store(in:)' changes the set, so it is marked with '&' [SnippetDoesNotCompile]
        help: Did you mean '&bag'?
      """),
  Mistake(
    "a case behind the default",
    """
    switch route {
    case .home: showHome()
    default: showNothing()
    case .privacy: showPrivacy()
    }
    """,
    said: """
      9:1 error: additional 'case' blocks cannot appear after the 'default' block of a 'switch' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a try in place of a do",
    """
    func load() async {
        try {
            trips = try await api.trips()
        } catch {
            failure = error
        }
    }
    """,
    said: """
      7:5 error: the 'do' keyword is used to specify a 'catch' region [SnippetDoesNotCompile]
      """),
  Mistake(
    "nil as the default of a route",
    """
    func start(with route: AppRoute = nil) {
        router.show(route)
    }
    """,
    said: """
      6:35 error: nil default argument value cannot be converted to type 'AppRoute' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a row in place of a place",
    """
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath.row)
        cell.textLabel?.text = trips[indexPath.row].name
        return cell
    }
    """,
    said: """
      7:85 error: cannot convert value of type 'Int' to expected argument type 'IndexPath' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a comparison given to an assertion of equality",
    """
    XCTAssertEqual(router.path.count == 1)
    """,
    said: """
      6:38 error: missing argument for parameter #2 in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a placement of another name",
    """
    .toolbar {
        ToolbarItem(placement: .trailing) {
            Button("Add") { router.add() }
        }
    }
    """,
    said: """
      7:29 error: type 'ToolbarItemPlacement' has no member 'trailing' [SnippetDoesNotCompile]
        help: Did you mean 'topBarTrailing'?
      """),
  Mistake(
    "a type in place of a destination",
    """
    NavigationLink(destination: ProfileView) {
        Label(user.name, systemImage: "person")
    }
    """,
    said: """
      6:29 error: 'ProfileView' is a type; 'ProfileView()' makes a value of it [SnippetDoesNotCompile]
        help: Did you mean 'ProfileView()'?
      """),
  Mistake(
    "a line of a switch that is not shown",
    """
    // good
    case (.success, _):
    """,
    said: """
      7:1 warning: no guess about what is not shown fits: 'case' label can only appear inside a 'switch' statement [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method that is not called, in an animation",
    """
    struct Fold6: View {
        @State private var isOpen = false
        var body: some View {
            HStack {
                Button("More") {
                    withAnimation {
                        isOpen.toggle
                    }
                }
                if isOpen { Text("Details") }
            }
        }
    }
    """,
    said: """
      12:28 error: 'toggle' is a method that is not called [SnippetDoesNotCompile]
        help: Did you mean 'toggle()'?
      """),
  Mistake(
    "a loop over elements that may fail to arrive",
    """
    func read(_ url: URL) async throws -> Int {
        var count = 0
        for await line in url.lines {
            count += line.count
        }
        return count
    }
    """,
    said: """
      8:9 error: an element may fail to arrive, which the loop must say [SnippetDoesNotCompile]
        help: Did you mean 'for try await'?
      """),
  Mistake(
    "a task that fails in a group of those that do not",
    """
    func total(_ urls: [URL]) async -> Int {
        await withTaskGroup(of: Int.self) { group in
            for url in urls {
                group.addTask { try await URLSession.shared.data(from: url).0.count }
            }
            return await group.reduce(0, +)
        }
    }
    """,
    said: """
      9:29 error: a task of 'withTaskGroup' cannot fail; one of 'withThrowingTaskGroup' can [SnippetDoesNotCompile]
        help: Did you mean 'withThrowingTaskGroup'?
      """),
  Mistake(
    "a continuation that never fails",
    """
    func place() async -> Int {
        await withCheckedContinuation { continuation in
            find { result in
                switch result {
                case .success(let place): continuation.resume(returning: place)
                case .failure(let error): continuation.resume(throwing: error)
                }
            }
        }
    }

    func find(_ completion: @escaping (Result<Int, any Error>) -> Void) {}
    """,
    said: """
      11:39 error: the continuation of 'withCheckedContinuation' never fails; that of 'withCheckedThrowingContinuation' may [SnippetDoesNotCompile]
        help: Did you mean 'withCheckedThrowingContinuation'?
      """),
  Mistake(
    "a change of an actor from outside",
    """
    actor Score {
        var points = 0
    }

    func reset(_ score: Score) async {
        await score.points = 0
    }
    """,
    said: """
      11:11 error: only the actor 'Score' itself changes its 'points'; call a method of it that does [SnippetDoesNotCompile]
      """),
  Mistake(
    "a sink of a publisher that may fail",
    #"""
    final class Prices {
        private var cancellables: Set<AnyCancellable> = []

        func load(_ url: URL) {
            URLSession.shared.dataTaskPublisher(for: url)
                .map(\.data)
                .sink { data in print(data.count) }
                .store(in: &cancellables)
        }
    }
    """#,
    said: """
      12:14 error: this publisher may fail, so 'sink' takes 'receiveCompletion:', too [SnippetDoesNotCompile]
        help: Did you mean 'sink(receiveCompletion: { … }, receiveValue: { … })'?
      """),
  Mistake(
    "a publisher of its own type",
    """
    final class Form: ObservableObject {
        @Published var name = ""

        var isValid: AnyPublisher<Bool, Never> {
            $name.map { !$0.isEmpty }.removeDuplicates()
        }
    }
    """,
    said: """
      10:35 error: each operator makes a publisher of its own type; 'eraseToAnyPublisher()' at the end makes it an 'AnyPublisher<Bool, Never>' [SnippetDoesNotCompile]
        help: Did you mean '.eraseToAnyPublisher()'?
      """),
  Mistake(
    "a scheduler without its type",
    """
    NotificationCenter.default
        .publisher(for: UIApplication.didBecomeActiveNotification)
        .receive(on: .main)
        .sink { _ in refresh() }
        .store(in: &cancellables)
    """,
    said: """
      8:18 warning: no guess about what is not shown fits: any kind of scheduler may stand here, so '.main' needs its type before the dot [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method that a continuation of a stream does not have",
    """
    func ticks() -> AsyncStream<Int> {
        AsyncStream { continuation in
            continuation.send(1)
            continuation.finish()
        }
    }
    """,
    said: """
      8:22 error: the continuation of an 'AsyncStream' has no 'send', but 'yield' and 'finish' [SnippetDoesNotCompile]
        help: Did you mean 'yield'?
      """),
  Mistake(
    "a setter that does not name its value",
    """
    let name = Binding(
        get: { store.name },
        set: { store.name = newValue })
    """,
    said: """
      8:10 error: the closure of 'set:' is given the new value, which it must name: '{ newValue in … }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a list for a path",
    """
    struct Home: View {
        @State private var path = NavigationPath()
        var body: some View {
            NavigationStack(path: $path) {
                Button("Start again") { path = [] }
            }
        }
    }
    """,
    said: """
      10:44 error: a 'NavigationPath' is no list [SnippetDoesNotCompile]
        help: Did you mean 'NavigationPath()'?
      """),
  Mistake(
    "a delegate of another kind",
    """
    final class Notes: UIViewController {
        func start(_ coordinator: Coordinator) {
            let view = UITextView()
            view.delegate = coordinator
        }

        final class Coordinator: NSObject {}
    }
    """,
    said: """
      9:9 error: 'Notes.Coordinator' does not conform to 'UITextViewDelegate', which the delegate of a 'UITextView' does [SnippetDoesNotCompile]
        help: Did you mean 'Coordinator: UITextViewDelegate'?
      """),
  Mistake(
    "a property without a key",
    """
    struct Article: Decodable {
        let title: String
        let author: String

        enum CodingKeys: String, CodingKey {
            case title
        }
    }
    """,
    said: """
      8:9 error: 'CodingKeys' has no case for 'author', which has no value of its own [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method that changes its value, of a protocol in which it does not",
    """
    protocol Resettable {
        func reset()
    }

    struct Stopwatch: Resettable {
        var seconds = 0
        mutating func reset() { seconds = 0 }
    }
    """,
    said: """
      12:19 error: 'reset' is 'mutating' here, and not in 'Resettable', which must say so, too [SnippetDoesNotCompile]
        help: Did you mean 'mutating func reset'?
      """),
  Mistake(
    "types of a container one after the other",
    """
    import SwiftData

    @Model final class Note {
        var text = ""
        init() {}
    }
    @Model final class Tag {
        var name = ""
        init() {}
    }

    struct Home: View {
        var body: some View {
            Text("Notes").modelContainer(for: Note.self, Tag.self)
        }
    }
    """,
    said: """
      19:38 error: 'modelContainer(for:)' takes one type, or one list of types [SnippetDoesNotCompile]
        help: Did you mean 'for: [Note.self, Tag.self]'?
      19:54 error: cannot convert value of type 'Tag.Type' to expected argument type 'Bool' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view in place of the last closure",
    """
    Image("avatar")
        .overlay(alignment: .topTrailing, Badge(count: user.unread))
    """,
    said: """
      7:39 error: 'overlay' takes a closure here [SnippetDoesNotCompile]
        help: Did you mean '{ Badge(count: user.unread) }'?
      """),
  Mistake(
    "a title beside a footer",
    """
    Form {
        Section("Sound") {
            Toggle("Loud", isOn: $isLoud)
        } footer: {
            Text("Louder than usual")
        }
    }
    """,
    said: """
      7:13 error: a 'Section' with 'footer:' has no title of its own; its header is a closure, too [SnippetDoesNotCompile]
        help: Did you mean 'header: { Text("Sound") }'?
      7:13 warning: no guess about what is not shown fits: cannot convert value of type 'String' to expected argument type '() -> Content' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a label of another name in a macro",
    """
    import SwiftData

    @Model final class Album {
        @Relationship(delete: .cascade) var photos: [String] = []
        init() {}
    }
    """,
    said: """
      9:19 error: '@Relationship' takes no 'delete:', but 'deleteRule:' [SnippetDoesNotCompile]
        help: Did you mean 'deleteRule:'?
      9:28 error: type 'Schema.Relationship.Option' has no member 'cascade' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a condition as text for a query",
    #"""
    import SwiftData

    @Model final class Todo {
        var isDone = false
        init() {}
    }

    struct Todos: View {
        @Query(filter: NSPredicate(format: "isDone == NO")) private var todos: [Todo]
        var body: some View { Text("\(todos.count)") }
    }
    """#,
    said: """
      14:20 error: cannot convert value of type 'NSPredicate' to expected argument type 'Predicate<Element>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a cast that may fail",
    """
    final class MessageCell: UITableViewCell {}

    final class Inbox: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as MessageCell
            return cell
        }
    }
    """,
    said: """
      10:93 error: 'as' is for what surely is of a type; whether a 'UITableViewCell' is a 'MessageCell' shows when the program runs [SnippetDoesNotCompile]
        help: Did you mean 'as?'?
      """),
  Mistake(
    "constraints one after the other",
    """
    NSLayoutConstraint.activate(
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    )
    """,
    said: """
      7:5 error: 'activate' takes one list, in brackets: '([…])' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a specifier in a text that is no localized one",
    #"""
    struct Offer {
        let name: String
        let price: Double
        var title: String { "\(name): \(price, specifier: "%.2f") €" }
    }
    """#,
    said: """
      9:35 error: only a localized text, as 'Text' takes it, has 'specifier:'; a 'String' is made by 'formatted()' or 'String(format:)' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an operator of a type that may be any",
    """
    struct Chart<Value> {
        let values: [Value]
        func total(from zero: Value) -> Value { values.reduce(zero, +) }
    }
    """,
    said: """
      8:65 error: 'Value' may be any type, and '+' is not for all [SnippetDoesNotCompile]
        help: Did you mean 'Value: AdditiveArithmetic'?
      """),
  Mistake(
    "returns in a view builder",
    """
    struct Row: View {
        let isNew: Bool
        var body: some View { mark }

        @ViewBuilder var mark: some View {
            if isNew {
                return Image(systemName: "star")
            } else {
                return Text("Seen")
            }
        }
    }
    """,
    said: """
      12:13 error: with 'return', a view builder builds nothing; leave out each 'return' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a builder without what an if needs",
    #"""
    @resultBuilder enum LinesBuilder {
        static func buildBlock(_ lines: String...) -> String { lines.joined(separator: "\n") }
    }

    func lines(@LinesBuilder _ make: () -> String) -> String { make() }

    func letter(isFormal: Bool) -> String {
        lines {
            if isFormal { "Dear Sir" }
            "Hello"
        }
    }
    """#,
    said: """
      14:9 error: 'LinesBuilder' has no 'buildOptional(_:)', which this statement needs [SnippetDoesNotCompile]
      """),
  Mistake(
    "a binding that is negated",
    """
    struct Gate: View {
        @State private var isSignedIn = false
        var body: some View {
            Text("Home").sheet(isPresented: !$isSignedIn) { Text("Sign in") }
        }
    }
    """,
    said: """
      9:41 error: '!' negates a truth value, and '$isSignedIn' is a binding; a 'Binding(get:set:)' can give the opposite [SnippetDoesNotCompile]
      9:42 error: cannot convert value '$isSignedIn' of type 'Binding<Bool>' to expected type 'Bool', use wrapped value instead [SnippetDoesNotCompile]
      """),
  Mistake(
    "two views without a builder",
    """
    struct Profile: View {
        var body: some View { header }

        private var header: some View {
            Text("Name").font(.title)
            Text("Place")
        }
    }
    """,
    said: """
      9:17 error: 'header' gives one view; several views need a view builder, as 'body' has one [SnippetDoesNotCompile]
        help: Did you mean '@ViewBuilder'?
      """),
  Mistake(
    "a key path for a comparison",
    #"""
    struct Trip {
        let date: Date
    }

    func upcoming(_ trips: [Trip]) -> [Trip] {
        trips.sorted(by: \.date)
    }
    """#,
    said: """
      11:22 error: 'sorted(by:)' compares two elements [SnippetDoesNotCompile]
        help: Did you mean '{ $0.date < $1.date }'?
      11:22 error: cannot convert key path into a multi-argument function type '(Trip, Trip) throws -> Bool' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a type for a value of it",
    """
    struct User: Decodable { let name: String }

    func decode<T: Decodable>(_ type: T, from data: Data) throws -> T {
        try JSONDecoder().decode(T.self, from: data)
    }

    func user(_ data: Data) throws -> User {
        try decode(User.self, from: data)
    }
    """,
    said: """
      13:16 error: 'decode' takes a value of 'T' here, and 'User.self' is a type; declare the parameter as 'T.Type' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a branch of two statements that gives a value",
    """
    enum Level { case low, high }

    func title(_ level: Level) -> String {
        let text = switch level {
        case .low: "Low"
        case .high:
            print("high")
            "High"
        }
        return text
    }
    """,
    said: """
      13:9 error: each branch of 'switch' that gives a value is one expression, and this one has several statements [SnippetDoesNotCompile]
      """),
  Mistake(
    "transitions that are added",
    """
    Banner()
        .transition(.move(edge: .top) + .opacity)
    """,
    said: """
      7:17 error: 'combined(with:)' joins transitions, and not '+' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a wait in the closure of map",
    #"""
    func title(_ id: Int) async -> String { "\(id)" }

    func titles(_ ids: [Int]) async -> [String] {
        ids.map { id in
            await title(id)
        }
    }
    """#,
    said: """
      10:9 error: the closure of 'map' cannot wait; a loop can: 'for … in … { … await … }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a published property of an observable class",
    """
    import Combine

    @Observable final class Profile {
        @Published var name = ""
    }
    """,
    said: """
      9:5 error: 'name' of an '@Observable' class has '@Published', which does not go together [SnippetDoesNotCompile]
        help: Did you mean '@ObservationIgnored @Published'?
      """),
  Mistake(
    "a button without a label",
    """
    Button {
        save()
    }
    """,
    said: """
      6:1 error: 'Button' needs a label: a title in parentheses before the closure, or 'label: { … }' behind it [SnippetDoesNotCompile]
      """),
  Mistake(
    "effects of a property behind its type",
    """
    struct RemoteFile {
        let url: URL
        var text: String async throws {
            String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
        }
    }
    """,
    said: """
      8:22 error: 'async' and 'throws' of a property stand behind 'get': '{ get async throws { … } }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an optional closure behind a dot",
    """
    struct Row: View {
        var onSelect: ((Int) -> Void)?
        var body: some View {
            Button("Select") { onSelect?.(1) }
        }
    }
    """,
    said: """
      9:37 error: an optional closure is called without a dot: '?(…)' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a word of another language for a type check",
    """
    if screen instanceof SettingsScreen {
        close()
    }
    """,
    said: """
      6:11 error: Swift has no 'instanceof'; 'is' asks whether a value is of a type [SnippetDoesNotCompile]
      """),
  Mistake(
    "a value of a type in place of the type",
    """
    struct ShopApp: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate.self
        var body: some Scene {
            WindowGroup { ShopRoot() }
        }
    }
    """,
    said: """
      7:69 error: a type behind ':' has no '.self' [SnippetDoesNotCompile]
      """),
  Mistake(
    "data of another language",
    """
    [
        {
            "id": 1,
            "title": "Tart"
        }
    ]
    """,
    said: """
      7:5 error: '{' begins a closure; a dictionary is written '[…]', and JSON in a fence of its own [SnippetDoesNotCompile]
      """),
  Mistake(
    "an arrow in place of in",
    """
    let titles = model.items.map { item -> item.title }
    """,
    said: """
      6:37 error: the parameters of a closure end with 'in', and not with '->' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a list that is spread",
    """
    items = [...items, item]
    """,
    said: """
      6:10 error: Swift has no '...' that spreads a list; '+' joins two: 'items + […]' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a key path that is negated",
    #"""
    let open = chores.filter(!\.isDone)
    """#,
    said: """
      6:26 error: a key path cannot be negated; write '{ !$0.isDone }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a pattern behind its value, which is a member",
    """
    if case model.state = .loaded(let items) {
        ItemList(items: items)
    }
    """,
    said: """
      6:9 error: the pattern stands before '=': 'case .loaded(…) = model.state' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a name with a hyphen",
    """
    enum OrderStatus: String {
        case open
        case on-hold
    }
    """,
    said: """
      8:12 error: a name has no '-': 'onHold' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a condition that nothing ends",
    """
    struct Home: View {
        var body: some View {
            VStack {
                Text("Home")
                #if DEBUG
                Text("Debug")
            }
        }
    }
    """,
    said: """
      10:13 error: this '#if' has no '#endif' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view that begins the program",
    """
    @main
    struct ContentView: View {
        var body: some View { Text("Hello") }
    }
    """,
    said: """
      6:2 error: '@main' marks the 'App' that the program begins with, and 'ContentView' is a view [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view behind a truth value",
    """
    ZStack {
        MapCanvas(region: model.region)
        model.isLoading && ProgressView()
    }
    """,
    said: """
      8:21 error: '&&' joins truth values, and no view; write 'if … { … }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier behind a condition",
    """
    VStack {
        if model.isLoading {
            ProgressView()
        } else {
            Text("Done")
        }
        .padding()
    }
    """,
    said: """
      12:5 error: a modifier cannot follow 'if' or 'switch'; put that into a 'Group { … }', and the modifier behind it [SnippetDoesNotCompile]
      """),
  Mistake(
    "a sort that gives nothing",
    #"""
    struct Names: View {
        @State private var names = ["Ada", "Ben"]
        var body: some View {
            List(names.sort(), id: \.self) { Text($0) }
        }
    }
    """#,
    said: """
      9:20 error: 'sort' gives nothing [SnippetDoesNotCompile]
        help: Did you mean 'sorted'?
      """),
  Mistake(
    "a set of subscriptions without its mark",
    """
    model.$query
        .removeDuplicates()
        .sink { query in search(query) }
        .store(in: cancellables)
    """,
    said: """
      9:16 error: 'store(in:)' changes the set, so it is marked with '&' [SnippetDoesNotCompile]
        help: Did you mean '&cancellables'?
      """),
  Mistake(
    "a parameter by number beside named ones",
    """
    let sum = lines.reduce(0) { sum, line in
        sum + $1.price
    }
    """,
    said: """
      7:11 error: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'line'? [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text that is padded, and one more",
    """
    Text(user.name).padding(.trailing, 4) + Text(user.handle)
    """,
    said: """
      6:17 error: cannot convert value of type 'some View' to expected argument type 'Text' [SnippetDoesNotCompile]
      """),
  Mistake(
    "plain values for a mark",
    #"""
    import Charts

    struct Sales: View {
        let months = ["Jan", "Feb"]
        let amounts = [3.0, 4.0]
        var body: some View {
            Chart(months.indices, id: \.self) { index in
                BarMark(x: months[index], y: amounts[index])
            }
        }
    }
    """#,
    said: """
      13:30 error: cannot convert value of type 'String' to expected argument type 'PlottableValue<X>' [SnippetDoesNotCompile]
      13:49 error: cannot convert value of type 'Double' to expected argument type 'PlottableValue<Y>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "arguments of a decoder in another order",
    """
    func orders(from data: Data) throws -> [Order] {
        let decoder = JSONDecoder()
        return try decoder.decode(from: data, [Order].self)
    }
    """,
    said: """
      8:43 error: unnamed argument #2 must precede argument 'from' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case that an enum of Foundation does not have",
    #"""
    let descriptor = SortDescriptor(\Trip.date, order: .descending)
    """#,
    said: """
      6:53 error: type 'SortOrder' has no member 'descending' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a timer without its mode",
    """
    let ticks = Timer.publish(every: 1, on: .main).autoconnect()
    """,
    said: """
      6:46 error: missing argument for parameter 'in' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a closure that no form of a view has",
    """
    NavigationSplitView {
        Sidebar(selection: $folder)
    } primary: {
        MailList(folder: folder)
    } detail: {
        MailDetail(mail: mail)
    }
    """,
    said: """
      6:21 error: incorrect argument label in call (have '_:primary:detail:', expected 'sidebar:content:detail:') [SnippetDoesNotCompile]
      """),
  Mistake(
    "two views of a choice",
    """
    HStack {
        model.isLoading ? ProgressView() : Text("Up to date")
    }
    """,
    said: """
      7:23 error: result values in '? :' expression have mismatching types 'ProgressView<EmptyView, EmptyView>' and 'Text' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member that overrides what an extension has",
    """
    class Base {}

    extension Base {
        func greet() { print("Base") }
    }

    class Sub: Base {
        func greet() { print("Sub") }
    }
    """,
    said: """
      13:10 error: instance method 'greet()' is declared in extension of 'Base' and cannot be overridden [SnippetDoesNotCompile]
        9:10 note: overridden declaration is here
      """),
  Mistake(
    "a type that is not closed before the next",
    """
    struct Memory<Content> {
        private(set) var cards: [Content]

        private var first: Content? {
            cards.first
        }

    extension Array {
        var only: Element? { count == 1 ? first : nil }
    }
    """,
    said: """
      6:24 error: this '{' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property wrapper whose members are left out",
    """
    @propertyWrapper struct Stored<Value>: DynamicProperty { ... }
    """,
    said: """
      6:25 warning: no guess about what is not shown fits: property wrapper type 'Stored' does not contain a non-static property named 'wrappedValue' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a call whose closure is left out",
    """
    Task {
        let rooms = await withTaskGroup { ... }
    }
    """,
    said: """
      7:23 warning: no guess about what is not shown fits: generic parameter 'ChildTaskResult' could not be inferred [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a case that a switch lacks",
    """
    enum Route { case home, account, about }

    @ViewBuilder func screen(for route: Route) -> some View {
        switch route {
        case .home: Text("Home")
        case .account: Text("Account")
        }
    }
    """,
    said: """
      9:5 error: this 'switch' lacks '.about' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method of a struct that is not marked as changing it",
    """
    struct Cart {
        private(set) var items: [String] = []
        func add(_ item: String) {
            items.append(item)
        }
    }
    """,
    said: """
      9:15 error: 'add' changes the value that it is called on here, so it must be 'mutating' [SnippetDoesNotCompile]
        help: Did you mean 'mutating func add'?
      """),
  Mistake(
    "a coordinator that is no delegate",
    """
    struct SearchBar: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
        }
        func updateUIView(_ bar: UISearchBar, context: Context) {}

        final class Coordinator: NSObject {}
    }
    """,
    said: """
      10:24 error: 'Coordinator' does not conform to 'UISearchBarDelegate' [SnippetDoesNotCompile]
        help: Did you mean 'Coordinator: UISearchBarDelegate'?
      """),
  Mistake(
    "a parenthesis that is not closed above a statement",
    """
    Button("Open settings") {
        router.path.append(Route.settings(section: .privacy)
        isMenuShown = false
    }
    """,
    said: """
      7:23 error: this '(' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a failure of two values",
    """
    func show(_ result: Result<[Item], any Error>) {
        switch result {
        case .success(let items): list(items)
        case .failure(let error, let code): fail(error, code)
        }
    }
    """,
    said: """
      9:18 error: tuple pattern cannot match values of the non-tuple type 'any Error' [SnippetDoesNotCompile]
      """),
  Mistake(
    "the value of a wrapper that is asked for once more",
    #"""
    struct EditSheet: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Done") { dismiss.wrappedValue() }
        }
    }
    """#,
    said: """
      9:26 error: 'dismiss' is the value behind its wrapper already, so it has no 'wrappedValue' [SnippetDoesNotCompile]
        help: Did you mean 'dismiss()'?
      """),
  Mistake(
    "a setter that names its value, and uses another name",
    """
    extension EnvironmentValues {
        var router: Router {
            get { self[RouterKey.self] }
            set(router) { self[RouterKey.self] = newValue }
        }
    }
    """,
    said: """
      9:46 error: the setter names its value 'router', and not 'newValue' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a preview as an attribute",
    """
    @Preview("Dark mode") {
        SettingsView().preferredColorScheme(.dark)
    }
    """,
    said: """
      6:1 error: a preview is a macro: '#Preview' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an attribute behind what a closure captures",
    """
    func reload() {
        task = Task { [weak self] @MainActor in
            await self?.model.refresh()
        }
    }
    """,
    said: """
      7:31 error: an attribute of a closure stands before what it captures: '{ @MainActor […] in' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a self that is captured weakly, and used as it is",
    """
    service.load { [weak self] items in
        self.items = items
    }
    """,
    said: """
      7:5 error: 'self' may be nil here, as it is captured weakly [SnippetDoesNotCompile]
        help: Did you mean 'self?'?
      """),
  Mistake(
    "a property that an initializer does not set",
    """
    struct Settings: Decodable {
        let theme: String
        let size: Int

        init(from decoder: any Decoder) throws {
            theme = try decoder.singleValueContainer().decode(String.self)
        }
    }
    """,
    said: """
      12:5 error: the initializer ends before 'self.size' has a value [SnippetDoesNotCompile]
      """),
  Mistake(
    "raw values of another type",
    """
    enum Host: Int, CaseIterable {
        case article = "article"
        case profile = "user-profile"
    }
    """,
    said: """
      7:20 error: cannot convert value of type 'String' to raw type 'Int' [SnippetDoesNotCompile]
      8:20 error: cannot convert value of type 'String' to raw type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a target of two forms",
    """
    import Combine

    final class SignUp: ObservableObject {
        @Published var email = ""
        @Published private(set) var isValid = false
        init() {
            $email.map { $0.contains("@") }.assign(to: &$isValid, on: self)
        }
    }
    """,
    said: """
      12:63 error: 'assign(to:)' of a published property has no 'on:' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a label of another place in a query",
    #"""
    import SwiftData

    struct Trips: View {
        @Query(sortBy: \Trip.start) private var trips: [Trip]
        var body: some View { List(trips) { TripRow(trip: $0) } }
    }
    """#,
    said: """
      9:12 error: '@Query' takes no 'sortBy:', but 'sort:' [SnippetDoesNotCompile]
        help: Did you mean 'sort:'?
      """),
  Mistake(
    "a model in place of a descriptor",
    #"""
    import SwiftData

    struct Cleaner: View {
        @Environment(\.modelContext) private var context
        var body: some View { Button("Clean", action: clean) }
        private func clean() {
            let trips = (try? context.fetch(Trip.self)) ?? []
            print(trips)
        }
    }
    """#,
    said: """
      12:41 error: 'fetch' takes a 'FetchDescriptor', which says of what [SnippetDoesNotCompile]
        help: Did you mean 'FetchDescriptor<Trip>()'?
      """),
  Mistake(
    "a rule without its label",
    """
    import SwiftData

    @Model final class Trip {
        @Relationship(.cascade) var stops: [Stop] = []
        init() {}
    }
    """,
    said: """
      9:20 error: 'deleteRule:' is missing before '.cascade' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an accuracy of an expectation",
    """
    import Testing

    @Test func converts() {
        let celsius = 37.01
        #expect(celsius == 37.0, accuracy: 0.1)
    }
    """,
    said: """
      10:30 error: '#expect' has no 'accuracy:', as 'XCTAssertEqual' has; compare the difference: 'abs(a - b) < 0.01' [SnippetDoesNotCompile]
      """),
  Mistake(
    "two views in a closure that is no builder",
    """
    struct Card<Content: View>: View {
        private let content: Content
        init(content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
    }

    struct Profile: View {
        var body: some View {
            Card {
                Text("Ada")
                Text("Engineer")
            }
        }
    }
    """,
    said: """
      8:10 error: the closure 'content' of 'Card' is no view builder, so it cannot give several views [SnippetDoesNotCompile]
        help: Did you mean '@ViewBuilder content'?
      """),
  Mistake(
    "a constant where a property must be settable",
    """
    protocol Session: AnyObject {
        var isOpen: Bool { get set }
    }

    final class MockSession: Session {
        let isOpen = true
    }
    """,
    said: """
      11:9 error: 'Session' requires that 'isOpen' can be set, and here it cannot [SnippetDoesNotCompile]
        help: Did you mean 'var isOpen'?
      """),
  Mistake(
    "a placement that the library does not have",
    """
    NoteList(notes: model.notes)
        .toolbar {
            ToolbarItem(placement: .navigationBarRight) {
                Button("Add") { model.add() }
            }
        }
    """,
    said: """
      8:33 error: type 'ToolbarItemPlacement' has no member 'navigationBarRight' [SnippetDoesNotCompile]
        help: Did you mean 'topBarTrailing'?
      """),
  Mistake(
    "a stored property of some view",
    """
    struct SectionCard: View {
        let title: String
        let content: some View
        var body: some View { SectionHeader(title: title) }
    }
    """,
    said: """
      8:9 error: property declares an opaque return type, but has no initializer expression from which to infer an underlying type [SnippetDoesNotCompile]
      """),
  Mistake(
    "a text that is not closed",
    """
    VStack(spacing: 8) {
        AvatarView(user: user)
        Text("Welcome back)
            .font(.title2)
    }
    """,
    said: """
      8:10 error: this text is not closed: '"' is missing at its end [SnippetDoesNotCompile]
      """),
  Mistake(
    "an argument of an object of the environment",
    """
    struct Account: View {
        @EnvironmentObject(SessionStore.self) private var session: SessionStore
        var body: some View { Details(user: session.user) }
    }
    """,
    said: """
      7:24 error: '@EnvironmentObject' takes no argument: it finds an object by the type of its variable; '@Environment(SessionStore.self)' finds an '@Observable' one [SnippetDoesNotCompile]
      """),
  Mistake(
    "an availability without its mark",
    """
    if available(iOS 18, *) {
        ModernTabs(selection: $selection)
    } else {
        OldTabs(selection: $selection)
    }
    """,
    said: """
      6:4 error: '#' is missing before 'available' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view for a controller",
    """
    let root = NavigationStack {
        HomeView()
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    """,
    said: """
      10:29 error: a view is no 'UIViewController' [SnippetDoesNotCompile]
        help: Did you mean 'UIHostingController(rootView: root)'?
      """),
  Mistake(
    "a case twice",
    """
    enum Route: Hashable {
        case settings
        case profile(User.ID)
        case settings
    }
    """,
    said: """
      9:10 error: invalid redeclaration of 'settings' [SnippetDoesNotCompile]
        7:10 note: 'settings' previously declared here
      """),
  Mistake(
    "a binding of a name that a property no longer has",
    """
    struct SettingsView: View {
        @State private var isNotificationsOn = true
        var body: some View {
            Toggle("Notifications", isOn: $notificationsEnabled)
        }
    }
    """,
    said: """
      9:39 error: cannot find '$notificationsEnabled' in scope; the property is 'isNotificationsOn' [SnippetDoesNotCompile]
      """),
  Mistake(
    "values of two types that are compared",
    """
    import XCTest

    final class RouterTests: XCTestCase {
        func testPush() {
            let path = ["a"]
            XCTAssertEqual(path.count, "1")
        }
    }
    """,
    said: """
      11:36 error: 'XCTAssertEqual' compares values of one type, and these are of 'Int' and 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property in place of its publisher",
    """
    import Combine

    final class Search: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        init() {
            $query.map { [$0] }.assign(to: &results)
        }
    }
    """,
    said: """
      12:40 error: 'assign(to:)' takes the publisher of 'results' [SnippetDoesNotCompile]
        help: Did you mean '&$results'?
      """),
  Mistake(
    "a type that is decoded, without self",
    """
    struct Article: Decodable { let title: String }

    func article(_ data: Data) throws -> Article {
        try JSONDecoder().decode(Article, from: data)
    }
    """,
    said: """
      9:30 error: 'Article' is a type, which needs '.self' here [SnippetDoesNotCompile]
        help: Did you mean 'Article.self'?
      """),
  Mistake(
    "a dialog without its title",
    """
    struct Trash: View {
        @State private var isShown = false
        var body: some View {
            Button("Empty") { isShown = true }
                .confirmationDialog(isPresented: $isShown) {
                    Button("Empty", role: .destructive) {}
                }
        }
    }
    """,
    said: """
      10:33 error: the title of the dialog is missing, which comes first [SnippetDoesNotCompile]
      """),
  Mistake(
    "a next value that is no function",
    """
    struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: CGFloat) {
            value = max(value, nextValue)
        }
    }
    """,
    said: """
      8:57 error: 'nextValue' of 'reduce' is a function that gives the value [SnippetDoesNotCompile]
        help: Did you mean '() -> CGFloat'?
      """),
  Mistake(
    "a label that only begins like the right one",
    #"""
    struct Steps: View {
        @State private var steps = ["Mix", "Bake"]
        var body: some View {
            List {
                ForEach(steps, id: \.self) { Text($0) }
                    .onMove { source, target in steps.move(fromOffsets: source, to: target) }
            }
        }
    }
    """#,
    said: """
      11:77 error: no 'move' takes both 'fromOffsets:' and 'to:' [SnippetDoesNotCompile]
        help: Did you mean 'toOffset:'?
      """),
  Mistake(
    "a shared value that is not static",
    """
    final class Links {
        let shared = Links()
        var url: URL?
    }

    func open(_ url: URL) {
        Links.shared.url = url
    }
    """,
    said: """
      7:9 error: 'shared' is a property of each 'Links', and not of the type, as it is not 'static' [SnippetDoesNotCompile]
        help: Did you mean 'static let shared'?
      """),
  Mistake(
    "a key without self",
    """
    extension EnvironmentValues {
        var router: Router {
            get { self[RouterKey.self] }
            set { self[RouterKey] = newValue }
        }
    }
    """,
    said: """
      9:20 error: 'RouterKey' is a type, which needs '.self' here [SnippetDoesNotCompile]
      """),
  Mistake(
    "a rest without its label",
    """
    func wait() async throws {
        try await Task.sleep(.seconds(2))
    }
    """,
    said: """
      7:26 error: 'for:' is missing before '.seconds(…)' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an operator of Kotlin's for what stands for nil",
    """
    struct NoteRow: View {
        let title: String?

        var body: some View {
            Text(title ?: "Untitled")
        }
    }
    """,
    said: """
      10:20 error: Swift has no '?:'; '??' gives what stands for nil [SnippetDoesNotCompile]
      """),
  Mistake(
    "a closure behind another without its colon",
    """
    ItemRow(item: item)
        .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
                store.delete(item)
            } label {
                Label("Delete", systemImage: "trash")
            }
        }
    """,
    said: """
      10:11 error: ':' is missing after 'label' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view among scenes",
    """
    @main
    struct NotesApp: App {
        @StateObject private var store = NotesStore()

        var body: some Scene {
            ContentView()
                .environmentObject(store)
        }
    }
    """,
    said: """
      11:9 error: 'ContentView' is a view, and no scene; put it into a 'WindowGroup { … }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a view alone as a scene",
    """
    @main
    struct NotesApp: App {
        var body: some Scene {
            ContentView()
        }
    }
    """,
    said: """
      9:9 error: 'ContentView' is a view, and no scene; put it into a 'WindowGroup { … }' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a link with a value and a destination as closures",
    """
    NavigationLink(value: recipe) {
        RecipeRow(recipe: recipe)
    } destination: {
        RecipeDetail(recipe: recipe)
    }
    """,
    said: """
      8:3 error: no 'NavigationLink' takes both 'value:' and 'destination:' [SnippetDoesNotCompile]
      """),
  Mistake(
    "content of any type with a modifier",
    """
    struct ContentCard<Content>: View {
        let content: Content

        var body: some View {
            content
                .padding()
                .background(.thinMaterial)
        }
    }
    """,
    said: """
      6:20 error: 'Content' may be any type, and only a 'View' is shown; write 'Content: View' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a condition that may be nil",
    """
    func section(for session: UserSession) -> some View {
        let user: Account? = session.user
        return Group {
            if user?.isPremium { Text("Premium") }
        }
    }
    """,
    said: """
      9:12 error: 'user?.isPremium' may be nil, and is no condition; write 'user?.isPremium == true' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an operand that may be nil",
    """
    func open(_ door: Door?) {
        guard isNear && !door?.isLocked else { return }
        show(door)
    }
    """,
    said: """
      7:22 error: 'door?.isLocked' may be nil, and is no condition; write 'door?.isLocked != true' [SnippetDoesNotCompile]
      """),
  Mistake(
    "names of the keychain",
    """
    func token() -> Data? {
        let query: [String: Any] = ["account": "token"]
        var result: AnyObject?
        guard SecItemCopyMatching(query, &result) == errSecSuccess else { return nil }
        return result as? Data
    }
    """,
    said: """
      5:4 warning: snippet uses 'SecItemCopyMatching', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a parameter of a completion without any",
    """
    @objc private func deleteTapped() {
        present(alert, animated: true) { _ in
            Analytics.log("delete_alert_shown")
        }
    }
    """,
    said: """
      7:38 error: the closure of 'present' takes no parameter [SnippetDoesNotCompile]
      """),
  Mistake(
    "a state of the view that shows this one",
    """
    struct NotebookView: View {
        @State private var isEditing = false
        let title: String

        var body: some View {
            VStack {
                NotebookHeader(title: title)
                Text(isEditing ? "Editing" : "Reading")
            }
        }
    }

    struct NotebookHeader: View {
        let title: String

        var body: some View {
            Button(isEditing ? "Done" : "Edit") { print(title) }
        }
    }
    """,
    said: """
      22:16 error: cannot find 'isEditing' in scope [SnippetDoesNotCompile]
      """),
  Mistake(
    "a property of UIKit's as a modifier",
    """
    Text(article.title)
        .font(.headline)
        .numberOfLines(2)
    """,
    said: """
      8:6 error: no view has a modifier 'numberOfLines'; SwiftUI's is 'lineLimit' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a function that waits in the version below",
    """
    // Before
    DispatchQueue.global().async {
        let result = heavyComputation()
        DispatchQueue.main.async { self.result = result }
    }

    // After
    @concurrent
    func heavyComputation() async -> ComputationResult { ... }
    """,
    said: """
      8:18 warning: no guess about what is not shown fits: 'async' call in a function that does not support concurrency [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an identifier from a number, as a package makes it",
    """
    let expected = [Model(id: UUID(0)), Model(id: UUID(1))]
    """,
    said: """
      6:32 warning: no guess about what is not shown fits: no 'UUID(_:)' takes '0', which is of type 'Int' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the rest of a call",
    """
    } destination: { store in
      switch store.case {
      case .addItem(let store):
        AddView(store: store)
      case .detailItem(let store):
        DetailView(store: store)
      }
    }
    """,
    said: """
      6:3 warning: this closes what the code does not open: it begins in the middle [UnverifiedSnippet]
        help: Show how it begins, or leave out its end
      """),
  Mistake(
    "a completion beside a geocoder that does not throw",
    """
    final class GeocodingService {
        private let geocoder = CLGeocoder()

        func placemarks(for address: String) async throws -> [CLPlacemark] {
            await withCheckedContinuation { continuation in
                geocoder.geocodeAddressString(address) { placemarks, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else {
                        continuation.resume(returning: placemarks ?? [])
                    }
                }
            }
        }
    }
    """,
    said: """
      13:21 error: the continuation of 'withCheckedContinuation' never fails; that of 'withCheckedThrowingContinuation' may [SnippetDoesNotCompile]
        help: Did you mean 'withCheckedThrowingContinuation'?
      """),
  Mistake(
    "a property of another part below its use",
    """
    if foo {
        bar()
    }
    else if isShown {
        baz()
    }

    // ...

    var isShown: Bool {
        return !foo
    }
    """,
    said: """
      9:9 warning: no guess about what is not shown fits: use of local variable 'isShown' before its declaration [UnverifiedSnippet]
        15:5 note: 'isShown' declared here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a value that an elided statement made",
    """
    struct Reader {
        var parsedJson: ParsedJson?

        mutating func parse(json: String) -> Int {
            self.parsedJson = nil
            ...
            self.parsedJson = parsedJson
            return 1
        }
    }
    """,
    said: """
      12:25 warning: no guess about what is not shown fits: assigning a property to itself [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a value assigned to itself",
    """
    struct Reader {
        var order: String?

        mutating func read() {
            self.order = order
        }
    }
    """,
    said: """
      10:20 error: assigning a property to itself [SnippetDoesNotCompile]
      """),
  Mistake(
    "a type that breaks off below comments at the margin",
    """
    public struct Spaceship {
     // WRONG: other files use it
     fileprivate let engine: AntimatterEngine

    // WRONG: nobody else uses it
     fileprivate let hull: Hull
    """,
    said: """
      11:27 warning: the code breaks off here [UnverifiedSnippet]
        6:25 note: this is not closed
        help: Close it; write `...` for what is not shown
      """),
  Mistake(
    "a parameter of a closure that is given nothing",
    #"""
    AxisMarks(values: .stride(by: 1)) {
        AxisValueLabel { Text("W\($0.as(Int.self) ?? 0)") }
    }
    """#,
    said: """
      7:31 error: the closure of 'AxisValueLabel' is given nothing, so there is no '$0' [SnippetDoesNotCompile]
      """),
  Mistake(
    "two functions with the same labels",
    """
    func fade(from anchor: CGPoint) { }
    func fade(from point: CGPoint) { }
    """,
    said: """
      7:6 error: invalid redeclaration of 'fade(from:)' [SnippetDoesNotCompile]
        6:6 note: 'fade(from:)' previously declared here
      """),
  Mistake(
    "a stack whose path has no label",
    """
    NavigationStack($path) {
        TripList()
            .navigationDestination(for: Route.self) { route in
                RouteView(route: route)
            }
    }
    """,
    said: """
      6:16 error: missing argument label 'path:' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a key path that cannot be written through",
    """
    func update<Value>(_ keyPath: KeyPath<AppState, Value>, to value: Value) {
        state[keyPath: keyPath] = value
        persist(state)
    }
    """,
    said: """
      7:10 error: cannot assign through subscript: 'keyPath' is a read-only key path [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case for a truth value",
    """
    struct SignInForm: View {
        @State private var email = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Email", text: $email)
                .focused($isFocused, equals: .email)
        }
    }
    """,
    said: """
      12:43 error: type 'Bool' has no member 'email' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a guard that only prints",
    #"""
    func open(_ url: URL) {
        guard let host = url.host(), let target = DeepLinkTarget(rawValue: host) else {
            print("Unknown link: \(url)")
        }
        selectedTab = target.tab
    }
    """#,
    said: """
      9:5 error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope [SnippetDoesNotCompile]
      """),
  Mistake(
    "a path that is decoded itself",
    """
    func restore() {
        guard let data = UserDefaults.standard.data(forKey: storageKey) else { return }
        do {
            path = try JSONDecoder().decode(NavigationPath.self, from: data)
        } catch {
            path = NavigationPath()
        }
    }
    """,
    said: """
      9:34 error: instance method 'decode(_:from:)' requires that 'NavigationPath' conform to 'Decodable' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a binding of a binding",
    """
    struct TermsSheet: View {
        @Binding var isPresented: Binding<Bool>

        var body: some View {
            Toggle("Shown", isOn: isPresented)
        }
    }
    """,
    said: """
      7:31 error: '@Binding' makes a 'Binding' of its property, whose type is 'Bool' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a message that is no closure",
    """
    Text("Trip")
        .alert("Delete this trip?", isPresented: $isConfirmingDelete, actions: {
            Button("Cancel", role: .cancel) {}
        }, message: "This cannot be undone.")
    """,
    said: """
      9:17 error: 'message:' takes a closure [SnippetDoesNotCompile]
        help: Did you mean '{ Text("This cannot be undone.") }'?
      """),
  Mistake(
    "words of a concurrent constant in another order",
    """
    func loadDashboard() async throws {
        let async profile = api.profile()
        dashboard = try await Dashboard(profile: profile)
    }
    """,
    said: """
      7:9 error: 'async' stands before 'let' [SnippetDoesNotCompile]
      """),
  Mistake(
    "the form of a path that is encoded",
    """
    struct Store {
        var path = NavigationPath()
        func save() throws {
            guard let representation = path.codableRepresentation else { return }
            print(try JSONEncoder().encode(representation))
        }
    }
    """,
    said: """
      9:41 error: value of type 'NavigationPath' has no member 'codableRepresentation' [SnippetDoesNotCompile]
        help: Did you mean 'codable'?
      """),
  Mistake(
    "a stream that Linux lacks, among statements",
    """
    let task = URLSession.shared.streamTask(withHostName: "example.com", port: 443)
    task.resume()
    task.write(Data("Hello".utf8), timeout: 10) { _ in }
    """,
    said: """
      5:4 warning: snippet uses 'streamTask(withHostName:port:)', 'write(_:timeout:completionHandler:)', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a property of an entity that is not shown",
    """
    // of the entity
    @NSManaged var posts: NSSet?

    extension User {
        var all: [Post] { (posts?.allObjects as? [Post]) ?? [] }
    }
    """,
    said: """
      7:1 warning: no guess about what is not shown fits: '@NSManaged' only allowed on an instance property or method [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a query that begins with its condition, and a macro of a package",
    """
    .where { $0.status == .done }

    // or
    .where { $0.status.eq(#bind(.done)) }
    """,
    said: """
      6:2 warning: no guess about what is not shown fits: a view has no member 'where' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type inside of attributed texts",
    """
    var paragraph = AttributedString.Paragraph()
    paragraph.spacing = 0.92
    """,
    said: """
      6:17 warning: no guess about what is not shown fits: instance member 'Paragraph' cannot be used on type 'AttributedString'; did you mean to use a value of this type instead? [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a closure of Foundation's that changes what is isolated",
    """
    @MainActor
    final class Monitor: ObservableObject {
        @Published var isBusy = false
        func start() {
            NotificationCenter.default.addObserver(forName: .syncDone, object: nil, queue: .main) { [weak self] _ in
                self?.isBusy = false
            }
        }
    }
    """,
    said: """
      11:19 warning: no guess about what is not shown fits: main actor-isolated property 'isBusy' can not be mutated from a Sendable closure [UnverifiedSnippet]
        8:20 note: mutation of this property is only permitted within the actor
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an expression of which the compiler says nothing",
    """
    func download(from url: URL) async throws -> Data {
        let download = URLSession.shared.dataTask(with: url)
        return try await withTaskCancellationHandler {
            try await download.value
        } onCancel: {
            download.cancel()
        }
    }
    """,
    said: """
      8:16 error: the compiler finds no meaning for this expression, and cannot say why [SnippetDoesNotCompile]
      """),
  Mistake(
    "an argument alone, on one line",
    """
    uniqueIdentifier: order.id.uuidString
    """,
    said: """
      6:1 warning: this is an argument of a call that the code does not show [UnverifiedSnippet]
        help: Show the call
      """),
  Mistake(
    "an element of a dictionary alone",
    """
    "userID": data.userID.trimmingCharacters(in: .whitespaces)
    """,
    said: """
      6:1 warning: this is an element of a dictionary that the code does not show [UnverifiedSnippet]
        help: Show the dictionary
      """),
  Mistake(
    "a value of a parameter that is isolated as its function is",
    """
    @MainActor
    final class Editor {
        func configure(title: String = standardTitle) { }
        static var standardTitle: String { "Untitled" }
    }
    """,
    said: """
      8:36 warning: no guess about what is not shown fits: main actor-isolated static property 'standardTitle' can not be referenced from a nonisolated context [UnverifiedSnippet]
        9:16 note: static property declared here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a name that a later example declares",
    """
    // try, where it may fail
    do {
        try fileManager.removeItem(at: url)
    } catch {
        show(error)
    }

    // another way to get one
    let url = URL(string: "https://example.com")!
    """,
    said: """
      8:36 warning: no guess about what is not shown fits: use of local variable 'url' before its declaration [UnverifiedSnippet]
        14:5 note: 'url' declared here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a value that is unwrapped under its own name",
    """
    // The storyboard connects it before.
    let tableView = tableView!
    """,
    said: """
      7:1 warning: no guess about what is not shown fits: circular reference [UnverifiedSnippet]
        7:5 note: through reference here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a requirement whose parameters are left out",
    """
    protocol Fetching {
        func request<T: Decodable>(path: String, type: T.Type) async throws -> T
    }

    final class Canned: Fetching {
        func request<T: Decodable>(...) async throws -> T {
            // gives what the test wants
        }
    }
    """,
    said: """
      10:13 warning: no guess about what is not shown fits: type 'Canned' does not conform to protocol 'Fetching': protocol requires function 'request(path:type:)' with type '<T> (path: String, type: T.Type) async throws -> T' [UnverifiedSnippet]
        10:13 note: add stubs for conformance
        7:10 note: protocol requires function 'request(path:type:)' with type '<T> (path: String, type: T.Type) async throws -> T'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a field with a format among the rows of a form",
    """
    struct TipScreen: View {
        @State private var amount = 0.0
        var body: some View {
            Form {
                Section {
                    TextField("Amount", text: $amount, format: .currency(code: "EUR"))
                }
            }
        }
    }
    """,
    said: """
      11:43 error: cannot convert value of type 'Binding<Double>' to expected argument type 'Binding<String>' [SnippetDoesNotCompile]
        11:43 note: arguments to generic parameter 'Value' ('Double' and 'String') are expected to be equal
      11:61 error: extra argument 'format' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a route that is no value, beside identifiers that are guessed",
    """
    enum ShopRoute: Hashable {
        case product(Product.ID)
        case basket
    }
    struct Shop: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Kettle", value: ShopRoute.product(1))
                    .navigationDestination(for: ShopRoute) { route in
                        switch route {
                        case .product(let id): ProductScreen(id: id)
                        case .basket: BasketScreen()
                        }
                    }
            }
        }
    }
    """,
    said: """
      14:45 error: 'ShopRoute' is a type, which needs '.self' here [SnippetDoesNotCompile]
        help: Did you mean 'ShopRoute.self'?
      """),
  Mistake(
    "a literal that no form of a modifier takes, beside a guess",
    """
    struct DrinkPicker: View {
        @State private var drink = Drink.coffee
        var body: some View {
            Picker("Drink", selection: $drink) {
                Text("Coffee").tag(Drink.coffee, animated: true)
                Text("Tea").tag(Drink.tea)
            }
        }
    }
    """,
    said: """
      10:56 error: extra argument 'animated' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a folder of iCloud's, which Linux lacks",
    """
    func container() -> URL? {
        return FileManager.default.url(
            forUbiquityContainerIdentifier: nil
        )
    }
    """,
    said: """
      5:4 warning: snippet uses 'url(forUbiquityContainerIdentifier:)', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a session in the background, which Linux lacks",
    """
    let settings = URLSessionConfiguration.background(withIdentifier: "org.example.uploads")
    settings.sharedContainerIdentifier = "group.org.example"
    let session = URLSession(configuration: settings)
    """,
    said: """
      5:4 warning: snippet uses 'URLSessionConfiguration.sharedContainerIdentifier', 'background(withIdentifier:)', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a call of a version with a closure, above one that waits",
    """
    // ❌ before
    fetchOrders(for: customer) { result in
        print(result)
    }

    // ✅ now
    func fetchOrders(for customer: Customer) async throws -> [Order] {
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode([Order].self, from: data)
    }
    """,
    said: """
      7:28 warning: no guess about what is not shown fits: extra trailing closure passed in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "members that a nested model leaves out",
    #"""
    enum ShelfSchema: VersionedSchema {
        static var versionIdentifier = Schema.Version(2, 0, 0)
        static var models: [any PersistentModel.Type] { [Note.self, Shelf.self] }

        @Model
        final class Note {
            var title = ""
            @Relationship(deleteRule: .nullify, inverse: \Shelf.notes)
            var shelf: Shelf?
            init() { }
        }

        @Model final class Shelf { /* as in the first version */ }
    }
    """#,
    said: """
      13:54 warning: no guess about what is not shown fits: value of type 'ShelfSchema.Shelf' has no member 'notes' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a self that may be nil, in a function without a type around it",
    """
    func start() {
        let list = ProductListController()
        list.onSelect = { [weak self] product in
            self.showDetail(for: product)
        }
    }
    """,
    said: """
      9:9 error: 'self' may be nil here, as it is captured weakly [SnippetDoesNotCompile]
        help: Did you mean 'self?'?
      """),
  Mistake(
    "capitals of a method of UIKit's views",
    """
    final class BannerView: UIView {
        private let label = UILabel()
        func build() {
            addSubView(label)
        }
    }
    """,
    said: """
      9:9 error: cannot find 'addSubView' in scope [SnippetDoesNotCompile]
        help: Did you mean 'addSubview'?
      """),
  Mistake(
    "a color of SwiftUI's that is made of another one, for a label",
    """
    override func viewDidLoad() {
        super.viewDidLoad()
        let subtitle = UILabel()
        subtitle.textColor = Color.primary.opacity(0.6)
        view.addSubview(subtitle)
    }
    """,
    said: """
      9:26 error: 'Color.primary.opacity(0.6)' is a 'Color' of SwiftUI's, and a 'UIColor' is needed [SnippetDoesNotCompile]
        help: Did you mean 'UIColor(Color.primary.opacity(0.6))'?
      """),
  Mistake(
    "a closure that a task of the network keeps",
    """
    final class ProductAPI {
        func load(from url: URL, completion: (Result<[Product], Error>) -> Void) {
            URLSession.shared.dataTask(with: url) { data, _, error in
                if let error { return completion(.failure(error)) }
                completion(Result { try JSONDecoder().decode([Product].self, from: data ?? Data()) })
            }.resume()
        }
    }
    """,
    said: """
      8:47 error: escaping closure captures non-escaping parameter 'completion' [SnippetDoesNotCompile]
        7:30 note: parameter 'completion' is implicitly non-escaping
        9:35 note: captured here
        10:13 note: captured here
      """),
  Mistake(
    "a part of UIKit's searches without an object",
    """
    final class SearchUpdater: UISearchResultsUpdating {
        var onQuery: (String) -> Void = { _ in }
        func updateSearchResults(for searchController: UISearchController) {
            onQuery(searchController.searchBar.text ?? "")
        }
    }
    """,
    said: """
      6:13 error: 'UISearchResultsUpdating' is a part for objects of Objective-C, and 'SearchUpdater' derives from none [SnippetDoesNotCompile]
        help: Did you mean 'SearchUpdater: NSObject'?
      """),
  Mistake(
    "a link with a value and a screen",
    """
    List(store.products) { product in
        NavigationLink(value: product, destination: ProductScreen(product: product)) {
            ProductRow(product: product)
        }
    }
    """,
    said: """
      7:36 error: no 'NavigationLink' takes both 'value:' and 'destination:' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a place of a bar by another word",
    """
    .toolbar {
        ToolbarItem(placement: .topTrailing) {
            Button("Add", systemImage: "plus") { isAdding = true }
        }
    }
    """,
    said: """
      7:29 error: type 'ToolbarItemPlacement' has no member 'topTrailing' [SnippetDoesNotCompile]
        help: Did you mean 'topBarTrailing'?
      """),
  Mistake(
    "a whole model for its identifier",
    """
    enum ShopRoute: Hashable {
        case product(Product.ID)
        case basket
    }
    struct ShopRow: View {
        let product: Product
        var body: some View {
            NavigationLink("Open", value: ShopRoute.product(product))
        }
    }
    """,
    said: """
      13:57 error: cannot convert value of type 'Product' to expected argument type 'Product.ID' (aka 'String') [SnippetDoesNotCompile]
      """),
  Mistake(
    "a function with the attribute of a builder that is not shown",
    """
    @MenuBuilder
    private func header() -> some View {
        Text("Library")
        Text("Recently updated")
    }
    """,
    said: """
      7:14 warning: no guess about what is not shown fits: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type [UnverifiedSnippet]
        9:5 note: did you mean to return the last expression?
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a property of a document, filtered below it",
    """
    @Query var allTrips: [Trip]
    let longTrips = allTrips.filter { $0.days > 7 }
    """,
    said: """
      7:17 warning: no guess about what is not shown fits: cannot use instance member 'allTrips' within property initializer; property initializers run before 'self' is available [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a constant above the property that is made with it",
    """
    let openOnly = #Predicate<Order> { $0.isOpen }
    @Query(filter: openOnly) var orders: [Order]
    """,
    said: """
      7:16 warning: no guess about what is not shown fits: instance member 'openOnly' cannot be used on type 'Self'; did you mean to use a value of this type instead? [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a method asked of itself with other arguments in another example",
    """
    // On the main actor
    @MainActor
    func refresh() {
        title = "Ready"
    }

    // From a task
    func load() async {
        let items = await download()
        await MainActor.run {
            self.refresh(with: items)
        }
    }
    """,
    said: """
      16:28 warning: no guess about what is not shown fits: argument passed to call that takes no arguments [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an error that a flag of the build decides",
    """
    #if DEBUG
    let host = "localhost"
    #else
    #error("Only debug builds talk to this server")
    #endif
    """,
    said: """
      9:8 warning: no guess about what is not shown fits: Only debug builds talk to this server [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "what a later compiler takes",
    """
    enum LoadResult: ~Sendable {
        case done
        case failed(LocalError)
    }
    """,
    said: """
      6:18 warning: no guess about what is not shown fits: '~Sendable' requires -enable-experimental-feature TildeSendable [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an app's type with the name of a wrapper",
    """
    class Cart: ObservableObject {
        @Published var state = State()
    }
    """,
    said: """
      7:28 warning: no guess about what is not shown fits: generic parameter 'Value' could not be inferred [UnverifiedSnippet]
        7:28 note: explicitly specify the generic arguments to fix this issue
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "members of lists that an extension may add",
    """
    struct Song: Identifiable {
        let id: UUID
    }
    struct Playlist: View {
        @State private var songs: [Song] = []
        var body: some View {
            Button("Update") { songs.merge(difference: difference) }
        }
    }
    """,
    said: """
      12:34 warning: no guess about what is not shown fits: value of type '[Song]' has no member 'merge' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a range of what is not shown in a text with attributes",
    """
    func marked(_ raw: String) -> AttributedString {
        var text = AttributedString(raw)
        for match in findMatches(raw) {
            if let range = Range(match.range, in: text) {
                text[range].foregroundColor = .accentColor
            }
        }
        return text
    }
    """,
    said: """
      9:24 warning: no guess about what is not shown fits: type '()' cannot conform to 'RangeExpression' [UnverifiedSnippet]
        9:24 note: only concrete types such as structs, enums and classes can conform to protocols
        9:24 note: required by initializer 'init(_:in:)' where 'R' = '()'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type inside of Foundation's that Linux lacks",
    """
    func slowDown(for state: ProcessInfo.ThermalState) {
        switch state {
        case .nominal: interval = 1
        @unknown default: interval = 5
        }
    }
    """,
    said: """
      6:38 warning: no guess about what is not shown fits: 'ThermalState' is not a member type of class 'FoundationEssentials.ProcessInfo' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a returned list of choices of a function that is not shown",
    """
    return [.build(
        tool: try context.tool(named: "generator").path,
        output: context.outputFolder
    )]
    """,
    said: """
      6:8 warning: no guess about what is not shown fits: unexpected non-void return value in void function [UnverifiedSnippet]
        6:8 note: did you mean to add a return type?
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a modifier that takes a closure",
    """
    Text("Total")
        .modifier {
            $0.padding()
        }
    """,
    said: """
      7:15 warning: no guess about what is not shown fits: cannot infer type of closure parameter '$0' without a type annotation [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a macro's parameter of a type that is not shown",
    """
    @attached(peer)
    public macro Tracked(
        _ options: TrackingOption...
    ) = #externalMacro(module: "TrackingPlugin", type: "TrackedMacro")
    """,
    said: """
      7:14 warning: no guess about what is not shown fits: macro cannot be declared public because its parameter uses a fileprivate type [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a model that is not shown, bound to a loose property",
    """
    @Bindable var contact = existingContact
    contact.email = "ada@example.com"

    func rename(_ name: String) {
        contact.name = name
    }
    """,
    said: """
      6:2 warning: no guess about what is not shown fits: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an argument that a framework takes, of which the stub has a part",
    """
    UNNotificationAction(identifier: "LIKE", title: "Like", options: [], symbol: likeSymbol)
    """,
    said: """
      6:78 warning: no guess about what is not shown fits: extra argument 'symbol' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a view of another version with other arguments",
    """
    struct EditSheet: View {
        let item: Item
        init(item: Item) { self.item = item }
        var body: some View { Text(item.name) }
    }

    // Avoid: the parent manages what the sheet does
    struct Parent: View {
        @State private var chosen: Item?
        var body: some View {
            Text("Items")
                .sheet(item: $chosen) { item in
                    EditSheet(item: item, onSave: { name in }, onCancel: { chosen = nil })
                }
        }
    }
    """,
    said: """
      18:26 warning: no guess about what is not shown fits: extra arguments at positions #2, #3 in call [UnverifiedSnippet]
        8:5 note: 'init(item:)' declared here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a platform that a later compiler knows",
    """
    @available(anyAppleOS 27, *)
    func showStatus() { }
    """,
    said: """
      6:12 warning: no guess about what is not shown fits: any Apple OS requires '-enable-experimental-feature AnyAppleOSAvailability' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a publisher from a function that is not shown",
    """
    class SearchModel: ObservableObject {
        @Published var text = ""
        @Published var results: [Item] = []
        init() {
            $text
                .debounce(for: 0.5, scheduler: RunLoop.main)
                .flatMap { text in
                    self.search(text)
                }
                .assign(to: &$results)
        }
    }
    """,
    said: """
      12:14 warning: no guess about what is not shown fits: type '()' cannot conform to 'Publisher' [UnverifiedSnippet]
        12:14 note: only concrete types such as structs, enums and classes can conform to protocols
        12:14 note: required by instance method 'flatMap(maxPublishers:_:)' where 'P' = '()'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a requirement that a comment stands for",
    """
    struct CachedFlow: Layout {
        struct Cache { var width: CGFloat = -1 }
        func makeCache(subviews: Subviews) -> Cache { Cache() }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            CGSize(width: cache.width, height: 1)
        }
        // placeSubviews reads the cache directly.
    }
    """,
    said: """
      6:8 warning: no guess about what is not shown fits: type 'CachedFlow' does not conform to protocol 'Layout': protocol requires function 'placeSubviews(in:proposal:subviews:cache:)' with type '(CGRect, ProposedViewSize, CachedFlow.Subviews, inout CachedFlow.Cache) -> ()' (aka '(CGRect, ProposedViewSize, LayoutSubviews, inout CachedFlow.Cache) -> ()') [UnverifiedSnippet]
        6:8 note: add stubs for conformance
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a layout beside a function with the types of one",
    """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }[0]
    }
    struct Flow: Layout {
        struct Cache { var sizes: [CGSize] }
        func makeCache(subviews: Subviews) -> Cache {
            Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) { }
    }
    """,
    said: """
      9:8 warning: no guess about what is not shown fits: type 'Flow' does not conform to protocol 'Layout': candidate has non-matching type '(Subviews) -> Flow.Cache' [UnverifiedSnippet]
        11:10 note: candidate has non-matching type '(Subviews) -> Flow.Cache'
        14:10 note: candidate has non-matching type '(ProposedViewSize, Subviews, inout Flow.Cache) -> CGSize'
        15:10 note: candidate has non-matching type '(CGRect, ProposedViewSize, Subviews, inout Flow.Cache) -> ()'
        9:8 note: add stubs for conformance
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a class of Objective-C made without arguments",
    """
    let count = NSNumber() as! Int
    """,
    said: """
      6:22 warning: no guess about what is not shown fits: missing argument for parameter 'value' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member that is less visible than the library's type",
    """
    extension Array: Identifiable where Element: Identifiable {
        var id: String { "list" }
    }
    """,
    said: """
      7:9 error: 'id' meets a requirement of 'Identifiable', so it must be as visible as that is; write 'public' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a method of a controls extension that may be nil",
    """
    class SearchController: UIViewController {
        @IBOutlet weak var field: UITextField!
        func bind() {
            field.publisher(for: .editingChanged)
        }
    }
    """,
    said: """
      9:15 warning: no guess about what is not shown fits: cannot call value of non-function type 'some Publisher<UITextField, Never>' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a line that shows what a type looks like",
    """
    () -> Void
    """,
    said: """
      6:1 warning: no guess about what is not shown fits: expected member name or initializer call after type name [UnverifiedSnippet]
        6:7 note: use '.self' to reference the type object
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "protocols whose functions a comment stands for",
    """
    class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        var items: [Item] = []

        // UITableViewDataSource and UITableViewDelegate methods here

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { }
    }
    """,
    said: """
      6:7 warning: no guess about what is not shown fits: type 'ListController' does not conform to protocol 'UITableViewDataSource': protocol requires function 'tableView(_:numberOfRowsInSection:)' with type '(UITableView, Int) -> Int' [UnverifiedSnippet]
        6:7 note: add stubs for conformance
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a name of a type as a protocol lists it",
    """
    typealias Content = PlaceholderContentView<Self>
    """,
    said: """
      6:44 warning: no guess about what is not shown fits: global function cannot return 'Self' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a list without ids, and a comment with those letters",
    """
    struct Song: Identifiable {
        // Shown inside of a list; id is the name.
        let name: String
    }
    """,
    said: """
      6:8 error: type 'Song' is 'Identifiable' only with a property 'id' that tells its values apart [SnippetDoesNotCompile]
      """),
  Mistake(
    "an operator that a document declares elsewhere",
    """
    let total = 1 ???? 10
    """,
    said: """
      6:15 warning: no guess about what is not shown fits: cannot find operator '????' in scope [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a request that Xcode writes for an entity",
    """
    @objc(Trip)
    class Trip: NSManagedObject {
        @NSManaged var title: String
    }
    func load() {
        let request: NSFetchRequest<Trip> = Trip.fetchRequest()
        print(request)
    }
    """,
    said: """
      11:46 warning: no guess about what is not shown fits: cannot assign value of type 'NSFetchRequest<any NSFetchRequestResult>' to type 'NSFetchRequest<Trip>' [UnverifiedSnippet]
        11:46 note: arguments to generic parameter 'ResultType' ('any NSFetchRequestResult' and 'Trip') are expected to be equal
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a modifier with a wrong name on a view of the app's",
    """
    VStack {
        RatingView(stars: 3)
            .onChanged(of: count) {
                save()
            }
    }
    """,
    said: """
      8:10 error: value of type 'RatingView' has no member 'onChanged' [SnippetDoesNotCompile]
        help: Did you mean 'onChange'?
      """),
  Mistake(
    "an event that views have, with a wrong name",
    """
    VStack {
        Text("Rating")
            .onChanged {
                save()
            }
    }
    """,
    said: """
      8:10 error: value of type 'Text' has no member 'onChanged' [SnippetDoesNotCompile]
        help: Did you mean 'onChange'?
      """),
  Mistake(
    "a text as an identifier, compared with a number in a closure",
    """
    struct Order {
        let id: String
    }
    func has(number: Int, orders: [Order]) -> Bool {
        orders.contains { $0.id == number }
    }
    """,
    said: """
      10:29 error: binary operator '==' cannot be applied to operands of type 'String' and 'Int' [SnippetDoesNotCompile]
        10:29 note: overloads for '==' exist with these partially matching parameter lists: (Int, Int), (String, String)
      """),
  Mistake(
    "a model that is observable in the later version",
    """
    // Before
    struct FormView: View {
        @ObservedObject var model: FormModel
        var body: some View { TextField("Name", text: $model.name) }
    }

    // After
    struct FormView: View {
        @Bindable var model: FormModel
        var body: some View { TextField("Name", text: $model.name) }
    }
    """,
    said: """
      14:6 warning: no guess about what is not shown fits: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a value that is missing above a declaration",
    """
    let pinned =
    let other = 2
    """,
    said: """
      6:13 error: expected initial value after '=' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a bindable model that is an observable object",
    """
    class FormModel: ObservableObject {
        @Published var name = ""
    }
    struct FormView: View {
        @Bindable var model: FormModel
        var body: some View { TextField("Name", text: $model.name) }
    }
    """,
    said: """
      10:6 error: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable [SnippetDoesNotCompile]
      """),
  Mistake(
    "an operator that is declared elsewhere",
    """
    func ^^ (base: Int, power: Int) -> Int {
        (0..<power).reduce(1) { result, _ in result * base }
    }
    """,
    said: """
      6:6 warning: no guess about what is not shown fits: operator implementation without matching operator declaration [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a precedence that is declared elsewhere",
    """
    infix operator ~~>: PipePrecedence
    """,
    said: """
      6:21 warning: no guess about what is not shown fits: unknown precedence group 'PipePrecedence' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a global below what uses it",
    """
    measure("Load") {
        load()
    }
    let store = UserDefaults.standard
    func measure(_ label: String, work: () -> Void) { work() }
    func load() {
        print(store)
    }
    """,
    said: """
      6:17 warning: no guess about what is not shown fits: closure captures 'store' before it is declared [UnverifiedSnippet]
        9:5 note: captured value declared here
        12:11 note: captured here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "two forms that are not filled in",
    """
    class Shop: Store {
        ...
    }
    struct Shop: Store {
        ...
    }
    """,
    said: """
      9:8 warning: no guess about what is not shown fits: invalid redeclaration of 'Shop' [UnverifiedSnippet]
        6:7 note: 'Shop' previously declared here
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "what waits, alone",
    """
    URLSession.shared.data(for: request)
    """,
    said: """
      6:1 error: expression is 'async' but is not marked with 'await' [SnippetDoesNotCompile]
        6:1 note: call is 'async'
      6:1 warning: no guess about what is not shown fits: call can throw but is not marked with 'try' [UnverifiedSnippet]
        6:1 note: did you mean to use 'try'?
        6:1 note: did you mean to handle error as optional value?
        6:1 note: did you mean to disable error propagation?
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function with a type in an if",
    """
    if let value = Wrapper {
        print(value)
    }
    """,
    said: """
      6:4 warning: no guess about what is not shown fits: initializer for conditional binding must have Optional type, not 'Wrapper.Type' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function that is shown, called at once",
    """
    struct ProfileScreen: View {
        @State private var isEditing = false
        let store: ProfileStore

        var body: some View {
            ProfileHeader(profile: store.profile)
                .onTapGesture { isEditing = true }
                .sheet(isPresented: $isEditing, onDismiss: reload()) {
                    EditProfileView(store: store)
                }
        }

        private func reload() {
            store.refresh()
        }
    }
    """,
    said: """
      13:56 error: 'reload()' is called at once; 'onDismiss:' takes a function, which is called later [SnippetDoesNotCompile]
        help: Did you mean '{ reload() }'?
      """),
  Mistake(
    "a constant path",
    """
    func makePath(for payload: Notice) -> NavigationPath {
        let path = NavigationPath()
        path.append(ShopRoute.inbox)
        path.append(ShopRoute.message(id: payload.messageID))
        return path
    }
    """,
    said: """
      8:10 error: cannot use mutating member on immutable value: 'path' is a 'let' constant [SnippetDoesNotCompile]
        7:5 note: change 'let' to 'var' to make it mutable
      9:10 error: cannot use mutating member on immutable value: 'path' is a 'let' constant [SnippetDoesNotCompile]
        7:5 note: change 'let' to 'var' to make it mutable
      """),
  Mistake(
    "views of two types from one function",
    """
    enum ShopRoute: Hashable {
        case home
        case settings
    }

    @MainActor
    func destination(for route: ShopRoute) -> some View {
        switch route {
        case .home:
            return HomeScreen()
        case .settings:
            return SettingsScreen()
        }
    }
    """,
    said: """
      12:6 error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types [SnippetDoesNotCompile]
        15:16 note: return statement has underlying type 'HomeScreen'
        17:16 note: return statement has underlying type 'SettingsScreen'
      """),
  Mistake(
    "a body of any view",
    """
    struct AccountTab: View {
        let user: User

        var body: any View {
            ProfileHeader(user: user)
                .padding()
                .navigationTitle(user.name)
        }
    }
    """,
    said: """
      9:15 error: a body is 'some View', and not 'any View' [SnippetDoesNotCompile]
        help: Did you mean 'some View'?
      """),
  Mistake(
    "a pattern with one value too many",
    """
    enum StaffRoute: Hashable {
        case user(id: Int)
        case invitations
    }

    struct StaffScreen: View {
        let route: StaffRoute

        var body: some View {
            switch route {
            case .user(let id, let name):
                UserScreen(id: id, name: name)
            case .invitations:
                InvitationsScreen()
            }
        }
    }
    """,
    said: """
      16:14 error: 'case user(id: Int)' has one value, and the pattern has 2 [SnippetDoesNotCompile]
      """),
  Mistake(
    "a controller in place of its view",
    """
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: BoardView(model: model))
        addChild(host)
        host.view.frame = view.bounds
        view.addSubview(host)
        host.didMove(toParent: self)
    }
    """,
    said: """
      11:21 error: 'addSubview' takes a view, and 'host' is a controller, whose view is 'host.view' [SnippetDoesNotCompile]
        help: Did you mean 'host.view'?
      """),
  Mistake(
    "a link without a label",
    """
    Section("Account") {
        NavigationLink(value: ShopRoute.profile) {
            Label("Profile", systemImage: "person")
        }
        NavigationLink(value: ShopRoute.settings)
            .buttonStyle(.plain)
    }
    """,
    said: """
      10:5 warning: no guess about what is not shown fits: 'NavigationLink(value: ShopRoute.settings)' lacks the closure that makes its label [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a group that is not waited for",
    """
    protocol TitleService: Sendable {
        func title(for id: Int) async -> String
    }

    func loadTitles(for ids: [Int], using service: any TitleService) async -> [String] {
        await withTaskGroup(of: String.self) { group in
            for id in ids {
                group.addTask { await service.title(for: id) }
            }
            var titles: [String] = []
            for title in group {
                titles.append(title)
            }
            return titles
        }
    }
    """,
    said: """
      16:22 error: the elements of 'TaskGroup<String>' arrive one by one, so the loop must wait for each [SnippetDoesNotCompile]
        help: Did you mean 'for await'?
      """),
  Mistake(
    "names of UIKit before Swift 3",
    """
    class ShopController: UIViewController {
      func show(_ detail: UIViewController) {
        addChildViewController(detail)
        print(childViewControllers.count)
      }
    }
    """,
    said: """
      8:5 error: 'addChildViewController' has been renamed to 'addChild(_:)' [SnippetDoesNotCompile]
      9:11 error: 'childViewControllers' has been renamed to 'children' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a delegate that another extension makes one",
    """
    extension UIApplication {
        func watchTaps() {
            let tap = UITapGestureRecognizer(target: nil, action: nil)
            tap.delegate = self
        }
    }
    """,
    said: """
      9:24 warning: no guess about what is not shown fits: cannot assign value of type 'UIApplication' to type '(any UIGestureRecognizerDelegate)?' [UnverifiedSnippet]
        9:24 note: add missing conformance to 'UIGestureRecognizerDelegate' to class 'UIApplication'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "names of months that may be nil",
    """
    let formatter = DateFormatter()
    if let months = formatter.standaloneMonthSymbols {
        print(months[0])
    }
    """,
    said: """
      7:4 warning: no guess about what is not shown fits: initializer for conditional binding must have Optional type, not '[String]' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "what a macro declares",
    """
    @attached(accessor) @attached(peer, names: prefixed(__Key_)) macro Stored()
    """,
    said: """
      6:68 warning: no guess about what is not shown fits: macro 'Stored()' requires a definition [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a text that an extension makes",
    """
    Text.lorem(3, seed: 27)
        .foregroundStyle(.secondary)
    """,
    said: """
      6:6 warning: no guess about what is not shown fits: type 'Text' has no member 'lorem' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "modifiers that are only mentioned",
    """
    TabView { ... }
    .toolbar { ... }
    .sheet { ... }
    """,
    said: """
      8:7 warning: no guess about what is not shown fits: missing argument for parameter 'isPresented' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a form with words to fill in",
    """
    continue <#name of a loop#>
    """,
    said: """
      6:10 warning: no guess about what is not shown fits: cannot find label '<#name of a loop#>' in scope [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a call of a form",
    """
    <#function#>(<#label#>: <#argument#>)
    """,
    said: """
      6:1 warning: no guess about what is not shown fits: cannot call value of non-function type '()' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an error in a form",
    """
    Text(<#title#>)
        .paddding()
    """,
    said: """
      7:6 error: value of type 'Text' has no member 'paddding' [SnippetDoesNotCompile]
        help: Did you mean 'padding'?
      """),
  Mistake(
    "a variable that is left out",
    """
    class CartModel: ObservableObject {
        @Published var ...
    }
    """,
    said: """
      7:20 warning: no guess about what is not shown fits: expected pattern [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a macro whose definition is in a comment",
    """
    @freestanding(expression)
    macro place<T: ExpressibleByIntegerLiteral>() -> T =
        /* where it is implemented */
    """,
    said: """
      7:53 warning: no guess about what is not shown fits: expected macro definition following '='' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a key path of Objective-C without its type",
    """
    class Player: NSObject {
        @objc dynamic var rate = 0.0
        func observe() {
            addObserver(self, forKeyPath: #keyPath(rate), options: [.new], context: nil)
        }
    }
    """,
    said: """
      9:39 warning: no guess about what is not shown fits: '#keyPath' can only be used with the Objective-C runtime [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member type of a protocol that is not shown",
    """
    protocol Cuttable: Shelf {
        associatedtype Rest: Cuttable where Rest.Item == Item
        func rest(from index: Int) -> Rest
    }
    """,
    said: """
      7:46 warning: no guess about what is not shown fits: 'Item' is not a member type of type 'Self.Rest' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type of the library that may conform to what is not shown",
    """
    func start<T>(with item: T) -> some Shelf {
        return [item]
    }
    let first = start(with: 12)[0]
    """,
    said: """
      9:28 warning: no guess about what is not shown fits: value of type 'some Shelf' has no subscripts [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a class whose initializer leaves out its parameters",
    """
    class Point { var x: Int; var y: Int; init(...) { ... } }
    let point = Point(x: 0, y: 0)
    """,
    said: """
      7:18 warning: no guess about what is not shown fits: argument passed to call that takes no arguments [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a form of the Mac's",
    """
    ForEach(fruits) { fruit in
        FruitRow(fruit)
            .draggable(containerItemID: fruit.id)
    }
    """,
    said: """
      8:19 warning: no guess about what is not shown fits: extraneous argument label 'containerItemID:' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an effect of another platform",
    """
    Text("Buy")
        .hoverEffect { effect, isActive, _ in
            effect.scaleEffect(isActive ? 1.1 : 1)
        }
    """,
    said: """
      7:18 warning: no guess about what is not shown fits: extra trailing closure passed in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an app's own shapes",
    #"""
    struct Flipped<S: Shape>: Shape {
        var shape: S
        func draw() -> String {
            shape.draw().reversed().joined(separator: "\n")
        }
    }
    """#,
    said: """
      6:8 warning: no guess about what is not shown fits: type 'Flipped<S>' does not conform to protocol 'Shape': protocol requires function 'path(in:)' with type '(CGRect) -> Path' [UnverifiedSnippet]
        6:8 note: add stubs for conformance
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a closure that may not be kept",
    """
    class Counter {
        var count = 0
        func start() {
            measure { count = 200 }
        }
    }
    """,
    said: """
      9:19 warning: no guess about what is not shown fits: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit [UnverifiedSnippet]
        9:19 note: reference 'self.' explicitly
        9:17 note: capture 'self' explicitly to enable implicit 'self' in this closure
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "dots with blanks between them",
    """
    Button { /* buys it */ } label: {
        Image( . . . )
            .resizable()
    }
    """,
    said: """
      5:4 warning: snippet leaves out what it gives to 'Image(...)' [UnverifiedSnippet]
        help: Write arguments, as the compiler needs them, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the state of an animation",
    """
    struct Pausable: CustomAnimation {
        let base: Animation
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.pauseState = PauseState(time: time)
            return base.animate(value: value, time: time, context: &context)
        }
    }
    """,
    said: """
      9:17 warning: no guess about what is not shown fits: value of type 'AnimationContext<V>' has no member 'pauseState' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a result that waits",
    """
    .run { send in
        await send(.loaded(Result { try await client.load() }))
    }
    """,
    said: """
      7:37 warning: no guess about what is not shown fits: nothing waits for this closure; wrap what it awaits in 'Task { … }' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an element by its key path",
    #"""
    selection.attributes(in: text)[\.foregroundColor].contains(.red)
    """#,
    said: """
      6:32 warning: no guess about what is not shown fits: missing argument label 'keyPath:' in subscript [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an error beside one that may be right",
    """
    let count: Int = "three"
    struct Note: FileDocument { ... }
    """,
    said: """
      6:18 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      7:8 warning: no guess about what is not shown fits: type 'Note' does not conform to protocol 'FileDocument': protocol requires property 'readableContentTypes' with type '[UTType]' [UnverifiedSnippet]
        7:8 note: add stubs for conformance
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a sheet of a package's",
    #"""
    // ✅ New
    .sheet(
        store: store.scope(state: \.$panel, action: \.panel)
    )
    """#,
    said: """
      5:4 warning: snippet uses the package 'ComposableArchitecture', which the check does not have [UnverifiedSnippet]
        help: Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "sections of a table",
    #"""
    Table(of: Drink.self) {
        TableColumn("Name", value: \.name)
    } rows: {
        Section("Hot") {
            ForEach(drinks)
        }
    }
    """#,
    said: """
      9:5 warning: no guess about what is not shown fits: an expression of type 'Section<Text, Content, EmptyView>' is not a 'TableRowContent' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a bracket that is missing beside dots in a text",
    """
    VStack {
        Text("Loading…"
        Text("Please wait ...")
    }
    """,
    said: """
      7:9 error: this '(' is not closed [SnippetDoesNotCompile]
      """),
  Mistake(
    "a constant for an image beside one that the library lacks",
    """
    struct SaleBanner: View {
        var body: some View {
            Image(.background)
            Button("Buy") {}
                .buttonStyle(GlassButtonStyle(.tint))
        }
    }
    """,
    said: """
      10:44 error: type 'Glass' has no member 'tint' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a purchase without the import of its framework",
    """
    func handle(_ transaction: Transaction) async {
        print(transaction.productID)
        await transaction.finish()
    }
    """,
    said: """
      6:28 warning: no guess about what is not shown fits: 'Transaction' is ambiguous for type lookup in this context [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a function whose last parameters are left out with its result",
    """
    func application(_ application: UIApplication, didFinishLaunchingWithOptions...) {
        configure()
        return true
    }
    """,
    said: """
      8:12 warning: no guess about what is not shown fits: unexpected non-void return value in void function [UnverifiedSnippet]
        8:12 note: did you mean to add a return type?
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a declaration of the library's protocol",
    """
    public protocol UIViewRepresentable: View where Self.Body == Never {
        associatedtype UIViewType: UIView
        func makeUIView(context: Self.Context) -> Self.UIViewType
        associatedtype Coordinator = Void
        func makeCoordinator() -> Self.Coordinator
        typealias Context = UIViewRepresentableContext<Self>
    }
    """,
    said: """
      11:25 warning: no guess about what is not shown fits: type 'Self' does not conform to protocol 'UIViewRepresentable' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a macro that is called like a view",
    #"""
    @Table
    struct Invoice: Identifiable {
        let id: Int
        var total = 0.0
    }
    let unpaid = Invoice.where { !$0.isPaid }.order(by: \.total)
    """#,
    said: """
      5:4 warning: snippet uses the package 'StructuredQueries', which the check does not have [UnverifiedSnippet]
        help: Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a builder that is not shown, for a closure",
    """
    func rules(@RuleBuilder _ content: () -> [Rule]) -> [Rule] {
        content()
    }
    let checks = rules {
        Rule(message: "Required") { !$0.isEmpty }
        Rule(message: "Too short") { $0.count >= 8 }
    }
    """,
    said: """
      12:1 warning: no guess about what is not shown fits: missing return in closure expected to return '[Rule]' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a depth, which only a headset has",
    """
    HStack { Marker().offset(z: 100) }
    """,
    said: """
      6:25 warning: no guess about what is not shown fits: incorrect argument label in call (have 'z:', expected 'x:') [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a modifier of what dots and words stand for",
    """
    NavigationSplitView {
         … sidebar …
        .containerBackground(.thinMaterial, for: .navigation)
    } detail: {
        Text("Nothing is chosen")
    }
    """,
    said: """
      8:6 warning: no guess about what is not shown fits: instance member 'containerBackground' cannot be used on type 'View' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a view of which only dots are shown, with a modifier",
    """
    NavigationSplitView {
        ...
    }
    .focusedSceneObject(library)
    """,
    said: """
      8:2 warning: no guess about what is not shown fits: missing argument for parameter 'detail' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a declaration with a pack of types",
    """
    init(_ value: repeat each Value)
    """,
    said: """
      6:27 warning: no guess about what is not shown fits: cannot find type 'Value' in scope [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the depth of an effect, which only a headset has",
    """
    Marker()
        .visualEffect3D { content, proxy in
            content.offset(z: proxy.size.depth)
        }
    """,
    said: """
      8:17 warning: no guess about what is not shown fits: value of type 'String' has no member 'offset' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "the size of a file in two ways",
    #"""
    // Before
    Text("\(attachment.formatted(.byteCount(style: .file)))")

    // After
    Text(attachment, format: .byteCount(style: .file))
    """#,
    said: """
      7:8 warning: no guess about what is not shown fits: ambiguous use of 'appendInterpolation' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "modifiers of a mark in a chart, and of the chart",
    """
    .foregroundStyle(.blue)
    .foregroundStyle(by: .value("Category", category))
    .chartXScale(domain: 0...100)
    """,
    said: """
      7:17 warning: no guess about what is not shown fits: extraneous argument label 'by:' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an announcement with a priority",
    """
    func announce(_ message: String) {
        var announcement = AttributedString(message)
        announcement.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(announcement).post()
    }
    """,
    said: """
      5:4 warning: snippet uses 'AttributedString.accessibilitySpeechAnnouncementPriority', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a view above what waits",
    """
    PhotosPicker(selection: $chosen, matching: .images) { Text("Choose") }
    let poster = try await photo.loadTransferable(type: Poster.self)
    """,
    said: """
      7:18 warning: no guess about what is not shown fits: 'await' in a function that does not support concurrency [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a view of which only a comment with dots is shown, with a modifier",
    """
    NavigationSplitView { /* ... */ }
        .task { await library.load() }
    """,
    said: """
      6:34 warning: no guess about what is not shown fits: missing argument for parameter 'detail' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a query with a common expression, beside a macro that is not shown",
    """
    @Table
    nonisolated struct Reply: Identifiable {
        let id: UUID
        var depth = 0
    }
    let thread = try With {
        Reply.where { $0.depth == 0 }
    } query: { reply in
        reply.order { ($0.depth, $0.createdAt) }
    }
    """,
    said: """
      5:4 warning: snippet uses the package 'StructuredQueries', which the check does not have [UnverifiedSnippet]
        help: Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
]

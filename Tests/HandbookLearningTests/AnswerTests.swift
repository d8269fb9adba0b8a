import HandbookModel
import Testing

@testable import HandbookAssembly
@testable import HandbookLearning
@testable import HandbookPlaceholders

/// What each row of the table of answers makes of a message. No compiler is started.
struct AnswerTests {
  /// A message of the compiler about a place in code, and what is tried because of it.
  struct Case: CustomTestStringConvertible {
    /// The identifier of the message.
    var id: String
    var text: String
    /// What the snippet is, with `▸` before the place that the message is about.
    var code: String
    /// What the next file has that the first did not: a line, or a part of one.
    var adds: String
    var testDescription: String { "\(id): \(text)" }
  }

  static let cases = [
    Case(
      id: "cannot_convert_argument_value",
      text: "cannot convert value of type 'user.Type' to expected argument type 'User'",
      code: "struct Deck { var view: Cabin { Cabin(user: ▸user) } }\nstruct Cabin { let user: User }",
      adds: "fileprivate var user: User"),
    Case(
      id: "cannot_infer_base_of_unresolved_member",
      text: "cannot infer contextual base in reference to member 'mage'",
      code: "let hero = Job(role: .▸mage)", adds: "struct Job"),
    Case(
      id: "empty_enum_raw_type", text: "an enum with no cases cannot declare a raw type",
      code: "enum Berth: ▸String { ... }", adds: "{ case leftOut;"),
    Case(
      id: "value_of_metatype_type", text: "expected member name or initializer call after type name",
      code: "▸Berth<Deck, Int>", adds: "Berth<Deck, Int>.self"),
    Case(
      id: "value_of_metatype_type", text: "expected member name or initializer call after type name",
      code: "let text = \"\\(▸Limit)\"", adds: "fileprivate var Limit: Int"),
    Case(
      id: "cannot_convert_to_return_type",
      text: "cannot convert return expression of type '((), String)' to return type '([Bed], String)'",
      code: """
        func beds() async throws -> ([Bed], String) {
          let loading = Task { try await loadBeds() }
          let found = try await loading.value
          return ▸(found, "")
        }
        """,
      adds: "func loadBeds() -> [Bed]"),
    Case(
      id: "method_does_not_override", text: "method does not override any method from its superclass",
      code: "class Fade: NavigationTransition { override func ▸duration() -> Double { 3 } }",
      adds: "fileprivate class NavigationTransition"),
    Case(
      id: "cannot_convert_to_return_type",
      text: "cannot convert return expression of type '()' to return type '[String]'",
      code: "func beds() -> [String] {\n  let found = // ... asks the server\n  return ▸found\n}",
      adds: "let found: [String] ="),
    Case(
      id: "no_overloads_match_exactly_in_call",
      text: "no exact matches in call to instance method 'contains'",
      code:
        "func f(problem: PumpError) { switch problem { case .broken(let code) where (5...9).▸contains(code): break; default: break } }",
      adds: "case broken(Int)"),
    Case(
      id: "invalid_redecl", text: "invalid redeclaration of 'monsoon'",
      code:
        "extension Season { static let ▸monsoon = Season() }\nfunc f(s: Season) -> Int { switch s { case .monsoon: 1; default: 2 } }",
      adds: "case inventedOther\n  init"),
    Case(
      id: "unresolved_member_no_inference",
      text: "reference to member 'stems' cannot be resolved without a contextual type",
      code: "let rose = Image(\"rose\").alignmentGuide(▸.stems) { $0.height }",
      adds: "static var stems: HorizontalAlignment"),
    Case(
      id: "type_does_not_conform", text: "type 'Response' does not conform to protocol 'Decodable'",
      code:
        "struct ▸Response: Codable { let stories: [StoryModel] }\nfunc f(model: StoryModel) { model.title = 1 }",
      adds: "struct StoryModel"),
    Case(
      id: "cannot_convert_argument_value",
      text:
        "cannot convert value of type 'StoreError' to expected argument type 'Continuation.Termination'",
      code:
        "func f(problem: any Error) { if let failure = problem as? StoreError, failure ▸== .cancelled {} }",
      adds: "case cancelled"),
    Case(
      id: "cannot_convert_argument_value",
      text: "cannot convert value of type 'Int' to expected argument type 'Berth.ID' (aka 'String')",
      code: "enum Deck { case berth(Berth.ID) }\nlet deck = Deck.berth(▸7)", adds: "var id: Int"),
    Case(
      id: "inheritance_from_non_protocol", text: "inheritance from non-protocol type 'Logger'",
      code: "struct FileLogger: ▸Logger {}", adds: "protocol Logger"),
    Case(
      id: "cannot_find_type_in_cast_expression",
      text: "type-casting operator expects a type on its right-hand side (got: macro 'Entry()')",
      code: "let entry = object as? ▸Entry", adds: "fileprivate struct Entry"),
    Case(
      id: "cannot_convert_argument_value",
      text: "cannot convert value of type 'BorderWidth.Type' to expected argument type 'CGFloat'",
      code: "func f(line: Line) { line.width(▸BorderWidth) }", adds: "var BorderWidth: CGFloat"),
    Case(
      id: "cannot_convert_argument_value",
      text:
        "cannot convert value of type 'String' to expected argument type '() -> any StandardPredicateExpression<String>'",
      code: "let id = Expression<String>(▸\"id\")", adds: "fileprivate struct Expression"),
    Case(
      id: "cannot_convert_argument_value",
      text: "cannot convert value of type 'String' to expected argument type 'Int'",
      code:
        "func f(step: Step) { switch step { case .picked(let entity): show(▸entity) } }\nfunc show(_ number: Int) {}",
      adds: "case picked(Int)"),
    Case(
      id: "cannot_apply_binop_to_args",
      text: "binary operator '==' cannot be applied to operands of type 'String' and 'Int'",
      code: "func f(step: Step) { if case .picked(let entity) = step, entity ▸== 4 { } }",
      adds: "case picked(Int)"),
    Case(
      id: "generic_type_requires_arguments",
      text: "reference to generic type 'Slider' requires arguments in <...>",
      code: "class Volume: ▸Slider { }", adds: "protocol Slider"),
    Case(
      id: "generic_type_requires_arguments",
      text: "reference to generic type 'Slider' requires arguments in <...>",
      code: "class Volume: UIViewController { var slider: ▸Slider! }", adds: "class Slider: UIView"),
    Case(
      id: "type_does_not_conform_in_decl_ref",
      text: "instance method 'fetch' requires that 'Notice' conform to 'NSFetchRequestResult'",
      code: "func f(context: Context) { context.▸fetch(Notice.self) }", adds: "class Notice: NSManagedObject"),
    Case(
      id: "type_does_not_conform_in_decl_ref",
      text: "instance method 'container(keyedBy:)' requires that 'Keys' conform to 'CodingKey'",
      code: "func f(encoder: any Encoder) { encoder.▸container(keyedBy: Keys.self) }", adds: "enum Keys"),
    Case(
      id: "async_in_nonasync_function", text: "'async' call in a function that does not support concurrency",
      code: "let store = Store()\n▸store.load()", adds: "func snippet() async throws {"),
    Case(
      id: "protocol_does_not_have_primary_assoc_type",
      text: "protocol 'Form' does not have primary associated types that can be constrained",
      code: "func f(form: ▸Form<Int>) -> Bool { form.isValid }", adds: "fileprivate struct Form"),
    Case(
      id: "availability_decl_unavailable",
      text: "'URLSession' is unavailable: This type has moved to the FoundationNetworking module.",
      code: "func f(_ session: Foundation.▸URLSession) {}", adds: "FoundationNetworking.URLSession"),
    Case(
      id: "closure_bad_param",
      text: "trailing closure passed to parameter of type 'DispatchWorkItem' that does not accept a closure",
      code: "func f(key: Int) { DispatchQueue.main.async ▸{ print(self.counts[key]) } }", adds: "var counts: "
    ),
    Case(
      id: "assignment_lhs_is_immutable_variable", text: "cannot assign to value: 'cornerRadius' is a method",
      code: "let card = CardView(frame: frame)\ncard.▸cornerRadius = 8", adds: "class CardView: UIView"),
    Case(
      id: "type_does_not_conform", text: "type 'Post' does not conform to protocol 'Encodable'",
      code: "struct ▸Post: Encodable { let access: Visibility }", adds: "fileprivate struct Visibility"),
    Case(
      id: "cannot_convert_condition_value",
      text: "cannot convert value of type 'String' to expected condition type 'Bool'",
      code: "func f(outcome: Outcome) { switch outcome { case .saved(let entity): if ▸entity { } } }",
      adds: "case saved(Bool)"),
    Case(
      id: "wrong_argument_labels",
      text: "incorrect argument label in call (have 'action:_:', expected 'role:action:')",
      code: "▸Button(action: buy) { Image.asset(.cart) }", adds: "static func asset"),
    Case(
      id: "nominal_type_not_attribute", text: "generic struct 'Table' cannot be used as an attribute",
      code: "▸@Table struct Note { var id: Int }",
      adds: "import SwiftUI\n       \n"),
    Case(
      id: "result_builder_disabled_by_return",
      text: "cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'",
      code: "var body: some View { GeometryReader { proxy -> Color in self.height = 8; ▸return .clear } }",
      adds: "var height: "),
    Case(
      id: "unresolved_member_no_inference",
      text: "reference to member 'brandRed' cannot be resolved without a contextual type",
      code: "func color(of day: Int) -> UIColor? { return .▸brandRed }", adds: "static var brandRed: UIColor"),
    Case(
      id: "unresolved_member_no_inference",
      text: "reference to member 'inMemory' cannot be resolved without a contextual type",
      code: "@Suite(.▸inMemory { $0.reset() }) struct CartTests { }",
      adds: "Testing\n                                 \n"),
    Case(
      id: "could_not_use_instance_member_on_type",
      text:
        "instance member 'error' cannot be used on type 'Logger'; did you mean to use a value of this type instead?",
      code: "func f() { ▸Logger.error(1) }", adds: "fileprivate struct Logger"),
    Case(
      id: "expected_argument_in_contextual_member",
      text: "member 'open(id:)' expects argument of type 'Event'",
      code: "func f(router: Router) { log(Event.close); let event: Event = .▸open }",
      adds: "static var open: Event"),
    Case(
      id: "missing_argument_named", text: "missing argument for parameter 'value' in call",
      code: "import UIKit\nlet a = ▸Slider()", adds: "struct Slider: InventedValue"),
    Case(
      id: "unresolved_member_no_inference",
      text: "reference to member 'saved' cannot be resolved without a contextual type",
      code: "let saved = expectation(forNotification: .▸saved, object: nil)",
      adds: "extension Notification.Name"),
    Case(
      id: "requirement_conflict",
      text: "no type for 'Self' can satisfy both 'Self == BrandStyle' and 'Self : FormatStyle'",
      code: "▸extension FormatStyle where Self == BrandStyle { }", adds: "Codable, FormatStyle {"),
    Case(
      id: "requirement_conflict",
      text: "no type for 'C.Item' can satisfy both 'C.Item == Int' and 'C.Item : Identifiable'",
      code: "func ▸f<C: Shelf>(_ shelf: C) where C.Item == Int { }", adds: "associatedtype Item\n"),
    Case(
      id: "noncopyable_parameter_requires_ownership",
      text: "parameter of noncopyable type 'Job' must specify ownership",
      code: "func f(job: ▸Job) { job.run() }",
      adds: "fileprivate struct Job: InventedValue"),
    Case(
      id: "actor_isolated_call_decl",
      text: "call to main actor-isolated initializer 'init(rootView:)' in a synchronous nonisolated context",
      code:
        "class AppCoordinator: Coordinator { func show() { print(▸UIHostingController(rootView: Text(\"\"))) } }",
      adds: "@MainActor fileprivate protocol Coordinator"),
    Case(
      id: "no_overloads_match_exactly_in_call", text: "no exact matches in call to instance method 'append'",
      code:
        "class Flow: Coordinator {\n  var children: [Coordinator] = []\n  func f() { children.▸append(Login()) }\n}",
      adds: "struct Login: InventedValue, Hashable, Identifiable, Codable, Coordinator"),
    Case(
      id: "wrong_argument_labels",
      text: "incorrect argument label in subscript (have 'scoreFor:', expected 'dynamicMember:')",
      code: "func f() { print(model▸[scoreFor: player]) }",
      adds: "subscript(scoreFor key: some Any) -> Invented"),
    Case(
      id: "cannot_convert_argument_value",
      text: "cannot convert value of type 'String' to expected argument type 'Int'",
      code: "func f(name: String) { let word = name + name\n print(model.decks[▸word].title) }",
      adds: "var decks: Invented "),
    Case(
      id: "enum_element_pattern_assoc_values_mismatch",
      text: "pattern with associated values does not match enum case 'done'",
      code: "state = .done\nif case ▸.done(_) = state { print(1) }", adds: "case done(Double)"),
    Case(
      id: "cannot_convert_initializer_value",
      text: "cannot convert value of type 'HomeViewModel.Type' to specified type 'any Routable.Type'",
      code: "let type: any Routable.Type = ▸HomeViewModel.self", adds: "Hashable, Routable {"),
    Case(
      id: "cannot_find_in_scope", text: "cannot find 'ProductList' in scope",
      code: "struct Home: View { var body: some View { ▸ProductList(name: \"a\") } }",
      adds: "fileprivate struct ProductList: View {"),
    Case(
      id: "could_not_find_value_member", text: "value of type 'Product' has no member 'price'",
      code: "struct Product { /* … */ }\nfunc f(a: Product) { print(a.▸price) }", adds: "var price: Double {"),
    Case(
      id: "could_not_find_type_member", text: "type 'Product' has no member 'sample'",
      code: "struct Product { }\nlet a = Product.▸sample", adds: "static var sample: Product {"),
    Case(
      id: "missing_argument_named", text: "missing argument for parameter 'id' in call",
      code: "struct Product {\n  let name: String\n  // ...\n}\nlet a = Product▸(name: \"a\")",
      adds: "init<A0>(name a0: A0) {"),
    Case(
      id: "cannot_apply_binop_to_args",
      text: "binary operator '+' cannot be applied to operands of type '()' and 'Int'",
      code: "func f() { let x = refresh() ▸+ total }", adds: "func refresh() -> Invented"),
    Case(
      id: "invalid_member_type", text: "'Route' is not a member type of type 'C'",
      code: "struct A<C: Coordinator> { var route: C.▸Route }", adds: "associatedtype Route"),
    Case(
      id: "cannot_convert_parent_type",
      text: "cannot convert parent type 'Published<[Item]>' to expected type 'Published<[Invented]>'",
      code: """
        class Model: ObservableObject {
          @Published var items: [Item] = []
          init(api: API) { api.search("").replaceError(with: []).assign(to: &▸$items) }
        }
        """,
      adds: "func search<A0>(_ a0: A0) -> AnyPublisher<[Item], any Error>"),
    Case(
      id: "unbound_generic_parameter", text: "generic parameter 'C' could not be inferred",
      code:
        "struct A: View { var body: some View { ▸ForEach(areas) { area in let way = find(area); PlanView().card(way) } } }",
      adds: "func card<"),
    Case(
      id: "unbound_generic_parameter", text: "generic parameter 'Element' could not be inferred",
      code: "func f() { router▸[tab].path = [] }", adds: "subscript<Key: Hashable>(_ key: Key) -> Invented"),
    Case(
      id: "generic_type_requires_arguments",
      text: "reference to generic type 'Form' requires arguments in <...>",
      code: "func f(form: ▸Form) -> Bool { form.isValid }", adds: "fileprivate struct Form: InventedValue"),
    Case(
      id: "generic_type_requires_arguments",
      text: "reference to generic type 'Result' requires arguments in <...>",
      code: "func f() -> ▸Result { ... }", adds: "fileprivate struct Result: InventedValue"),
    Case(
      id: "no_accessible_initializers",
      text: "'any NavigationTransition' cannot be constructed because it has no accessible initializers",
      code: "func f() { apply(▸NavigationTransition()) }",
      adds: "fileprivate struct NavigationTransition: InventedValue"),
    Case(
      id: "use_local_before_declaration", text: "use of local variable 'copy' before its declaration",
      code: "func f() { let copy = ▸copy(1) }", adds: "func copy<"),
    Case(
      id: "ambiguous_decl_ref", text: "ambiguous use of 'init'",
      code: "func f() { print(▸Text(order.start.formatted())) }", adds: "formatted() as String"),
    Case(
      id: "cannot_convert_closure_result",
      text: "cannot convert value of type '()' to closure result type 'DateFormatter'",
      code: "let style: DateFormatter = ▸{ ... }()", adds: "fatalError(\"'...'"),
    Case(
      id: "ambiguous_decl_ref", text: "ambiguous use of 'error'",
      code: "func f() { check(model.state == .▸error) }", adds: "case error"),
    Case(
      id: "cannot_apply_binop_to_args",
      text: "binary operator '==' cannot be applied to operands of type 'Invented' and 'Status'",
      code: "func f(a: Status) {\n  let found = api.load()\n  print(found ▸== a)\n}",
      adds: "func load() -> Status"),
    Case(
      id: "missing_argument_labels", text: "missing argument label 'dynamicMember:' in subscript",
      code: "func f(router: Router) { print(router▸[tab]) }",
      adds: "subscript<Key: Hashable, Element>(_ key: Key) -> Element"),
    Case(
      id: "extra_argument_labels", text: "extraneous argument label 'safe:' in subscript",
      code: "func f(items: [Item]) { if let item = items▸[safe: 1] { show(item) } }",
      adds: "subscript(safe index: Index) -> Element?"),
    Case(
      id: "could_not_use_type_member_on_instance",
      text: "static member 'max' cannot be used on instance of type 'CGFloat'",
      code: "extension CGFloat { var positive: CGFloat { ▸max(self, 0) } }", adds: "Swift.max(self, 0)"),
    Case(
      id: "cannot_convert_closure_result",
      text: "cannot convert value of type '()' to closure result type 'Item'",
      code: "func f() async { await g { ▸load() } }", adds: "func load() -> Item"),
    Case(
      id: "non_class_cannot_conform_to_class_protocol",
      text:
        "non-class type 'AppDelegate' cannot conform to class protocol 'UNUserNotificationCenterDelegate'",
      code: "▸extension AppDelegate: UNUserNotificationCenterDelegate { }",
      adds: "fileprivate class AppDelegate: NSObject"),
    Case(
      id: "override_decl_extension",
      text:
        " instance method 'viewDidLoad()' declared in 'UIViewController' cannot be overridden from extension",
      code: "extension UIViewController { override func ▸viewDidLoad() { } }",
      adds: "func viewDidLoadOverride()"),
    Case(
      id: "optional_not_unwrapped",
      text: "value of optional type 'String?' must be unwrapped to a value of type 'String'",
      code: "func f() { router.path.append(.item(▸name)) }", adds: "case item(String?)"),
    Case(
      id: "optional_not_unwrapped",
      text: "value of optional type 'String?' must be unwrapped to a value of type 'String'",
      code: "func f(user: User?) { banner.title = user?.▸name }", adds: "var title: String? {"),
    Case(
      id: "foreach_sequence_does_not_conform_to_expected_protocol",
      text: "for-in loop requires '[Event]' to conform to 'AsyncSequence'",
      code: "func f() async {\n  let found = loadEvents()\n  for await event in ▸found { print(event) }\n}",
      adds: "func loadEvents() -> AsyncStream<Event>"),
    Case(
      id: "cannot_convert_assign", text: "cannot assign value of type 'UIColor' to type 'String'",
      code: "func f() { item.title = ▸tint }", adds: "var title: UIColor {"),
    Case(
      id: "cannot_convert_argument_value",
      text: "cannot convert value of type 'String' to expected argument type 'Int'",
      code: "func f(count: Int) { }\nfunc g() { f(count: ▸title) }", adds: "var title: Int {"),
    Case(
      id: "cannot_convert_argument_value",
      text:
        "cannot convert value of type 'Tracker.Type' to expected argument type 'AnyClass' (aka 'any AnyObject.Type')",
      code: "func f() { print(Bundle(for: ▸Tracker.self)) }", adds: "fileprivate class Tracker"),
    Case(
      id: "cannot_apply_binop_to_args",
      text: "binary operator '*' cannot be applied to operands of type 'Double' and 'Int'",
      code: "func f(rate: Double) { print(order.total ▸* rate) }", adds: "var total: Int {"),
    Case(
      id: "cannot_apply_binop_to_same_args",
      text: "binary operator '<' cannot be applied to two 'AppVersion' operands",
      code: "func f(a: AppVersion, b: AppVersion) -> Bool { a ▸< b }", adds: "Comparable"),
    Case(
      id: "failed_to_produce_diagnostic", text: "failed to produce diagnostic for expression",
      code: "func f() async -> [Item] { ▸await MainActor.run { ... } }", adds: "run { <#elided#>"),
    Case(
      id: "cannot_infer_contextual_keypath_type_specify_root",
      text: "cannot infer key path type from context; consider explicitly specifying a root type",
      code: "class Trip {\n  #Index<Trip>([▸\\.start])\n  // ...\n}", adds: "var start: "),
    Case(
      id: "cannot_convert_assign_nil", text: "'nil' cannot be assigned to type '[Order]'",
      code: "func f() {\n  for order in page.orders { print(order) }\n  page.orders = ▸nil\n}",
      adds: "var orders: [Order]? {"),
    Case(
      id: "optional_chain_noop", text: "cannot use optional chaining on non-optional value of type 'Product'",
      code: "struct Product { let id: Int }\nfunc f() { print(product, ▸product) }",
      adds: "var product: Product? {"),
    Case(
      id: "type_does_not_conform", text: "type 'Product' does not conform to protocol 'Comparable'",
      code: "func f(a: Product) { ▸print(a) }", adds: "Comparable"),
    Case(
      id: "type_does_not_conform_decl_owner",
      text: "initializer 'init(wrappedValue:)' requires that 'Settings' conform to 'ObservableObject'",
      code: "struct A: View { @State var a = ▸Settings() }", adds: "ObservableObject"),
    Case(
      id: "type_is_not_a_class", text: "'Box' requires that 'Product' be a class type",
      code: "func f(a: Product) { ▸print(a) }", adds: "fileprivate class Product: InventedValue, Observable"),
    Case(
      id: "redundant_conformance", text: "redundant conformance of 'Product' to protocol 'Decodable'",
      code: "▸extension Product: Decodable { }",
      adds: "struct Product: InventedValue, Hashable, Identifiable {"),
    Case(
      id: "invalid_redecl", text: "invalid redeclaration of 'hash(into:)'",
      code: "▸extension Router { func hash(into hasher: inout Hasher) { } }\nlet a: Router",
      adds: "a === b }\n  subscript<Member>"),
    Case(
      id: "invalid_redecl", text: "invalid redeclaration of 'model'",
      code: "struct A: View {\n  let model: Model\n  // OR\n  var ▸model: Other\n}",
      adds: "modelAlternative4: Other"),
    Case(
      id: "class_without_init", text: "class 'Store' has no initializers",
      code: "▸class Store {\n  let name: String\n  // ...\n}", adds: "init() { \(Trap.code("Store")) };"),
    Case(
      id: "invalid_ownership_type",
      text: "'weak' may only be applied to class and class-bound protocol types, not 'Owner'",
      code: "class Store { weak var owner: ▸Owner? }",
      adds: "fileprivate class Owner: InventedValue, Observable"),
    Case(
      id: "designated_init_in_extension",
      text: "designated initializer cannot be declared in an extension of 'RowModel'",
      code: "extension RowModel { ▸init(order: Order) { id = order.id } }",
      adds: "fileprivate struct RowModel: InventedValue"),
    Case(
      id: "no_convenience_keyword_init", text: "initializers in structs are not marked with 'convenience'",
      code: "extension Player { ▸convenience init(station: Station) { self.init() } }",
      adds: "fileprivate class Player: InventedValue"),
    Case(
      id: "missing_argument_named", text: "missing argument for parameter 'frame' in call",
      code:
        "class Badge: UIView {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}\nlet badge = Badge▸()",
      adds: "let badge = Badge(frame: .zero)"),
    Case(
      id: "cannot_infer_base_of_unresolved_member",
      text: "reference to member 'reloadData' cannot be resolved without a contextual type",
      code: "func f() { tableView.▸reloadData() }\nfunc tableView(_ view: UITableView) -> Int { 1 }",
      adds: "tableViewValue.reloadData()"),
    Case(
      id: "cannot_infer_base_of_unresolved_member",
      text: "reference to member 'trackTaps' cannot be resolved without a contextual type",
      code: "Button(...) { buy() }.▸trackTaps()", adds: "func trackTaps("),
    Case(
      id: "cannot_infer_base_of_unresolved_member",
      text: "cannot infer contextual base in reference to member 'done'",
      code: "func f() -> Bool { status == .▸done }", adds: "case done"),
    Case(
      id: "member_shadows_function",
      text: "use of 'title' refers to instance method rather than global function",
      code: "struct A: View { var body: some View { Text(▸title) } }", adds: "titleValue"),
    Case(
      id: "ambiguous_operator_ref", text: "ambiguous use of operator '=='",
      code: "func f() -> Bool { order.state == .▸open }", adds: "case open"),
    Case(
      id: "unbound_generic_parameter", text: "generic parameter 'Member' could not be inferred",
      code: "func f() -> Bool { order.state == .▸open }", adds: "case open"),
    Case(
      id: "unbound_generic_parameter", text: "generic parameter 'Member' could not be inferred",
      code: "let a = make { $0.▸client.fetch = { [] } }",
      adds: "var fetch: (@MainActor () async throws -> [Invented])?"),
    Case(
      id: "unbound_generic_parameter", text: "generic parameter 'Content' could not be inferred",
      code: "let a = Snapshot<▸Section, Item>()", adds: "fileprivate struct Section: InventedValue"),
    Case(
      id: "cannot_call_non_function_value", text: "cannot call value of non-function type 'Invented'",
      code: "make { send in ▸send(1) }", adds: "func callAsFunction<A0>(_ a0: A0)"),
    Case(
      id: "closure_argument_list_missing",
      text:
        "contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored",
      code: "let a = Text(\"\").onChange(of: 1) ▸{ ... }", adds: "{ _ in "),
    Case(
      id: "expression_too_complex",
      text:
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression",
      code: "func f() { let x = ▸box.front + box.side }", adds: "var side: "),
    Case(
      id: "ambiguous_decl_ref", text: "ambiguous use of 'subtotal'", code: "func f() { let x = order.▸fee }",
      adds: "var fee: "),
    Case(
      id: "type_cannot_conform", text: "type '()' cannot conform to 'View'",
      code: "explain { ▸Berth.ask(\"A\") { _ in } }", adds: "_ a0: @escaping @MainActor () -> Void)"),
    Case(
      id: "type_cannot_conform", text: "type '()' cannot conform to 'View'",
      code: "func f() { let x = ▸order.fee }", adds: "var fee: "),
  ]

  @Test(arguments: cases) func isTried(_ example: Case) throws {
    let (before, after) = try refine(example)
    #expect(!before.contains(example.adds))
    #expect(after.contains(example.adds))
  }

  /// A new row needs a case: the first row that answers a message is the one that counts.
  @Test func everyRowHasACase() throws {
    var rows = Set(answers.indices)
    for example in Self.cases {
      let (question, first) = try ask(example)
      var hypothesis = first
      let row = answers.firstIndex {
        question.message.isOf($0.kinds) && question.quoted.count >= $0.quotes
          && $0.give(question, &hypothesis)
      }
      if let row { rows.remove(row) }
    }
    #expect(rows.map { answers[$0].kinds.sorted() } == [])
  }

  /// Each of these errors is left to the other: one speaks of what the check invented, the other of nothing else.
  @Test func whatHasAnErrorNeverPasses() throws {
    let (question, hypothesis) = try ask(
      Case(
        id: "cannot_convert_argument_value",
        text: "cannot convert value of type 'Invented' to expected argument type 'Int'",
        code: "func f() { list(▸order) }", adds: ""))
    var vague = question.message
    vague.id = "unbound_generic_parameter"
    vague.text = "generic parameter 'T' could not be inferred"
    let outcome = Outcome(source: question.source, messages: [question.message, vague])
    let attempt = Attempt(hypothesis: hypothesis, outcome: outcome)
    let found = findings(of: attempt, in: question.analysis, knowledge: Knowledge(question.api))
    #expect(
      found.map(\.text) == [
        "cannot convert value of type that the snippet does not show to expected argument type 'Int'"
      ])
  }

  /// Right types are half of it: a missing `return` is found in depth only.
  @Test func whatIsNotLookedAtInDepthNeverPasses() throws {
    let (question, hypothesis) = try ask(
      Case(id: "", text: "", code: "▸func f() -> Int { print(1) }", adds: ""))
    let clean = Attempt(hypothesis: hypothesis, outcome: Outcome(source: question.source))
    var search = Search(clean, of: question.analysis)
    for _ in 0..<100 { search.add(clean, of: question.analysis) }
    #expect(search.result.outcome.failure != nil)
    let next = nextHypothesis(after: search, of: question.analysis, knowledge: Knowledge(question.api))
    #expect(next.hypothesis?.depth == .all)
  }

  /// Two answers that undo each other do not lead back: where the first was tried, the next is.
  @Test func whatWasTriedIsNotTriedAgain() throws {
    let (question, hypothesis) = try ask(
      Case(
        id: "cannot_convert_argument_value",
        text: "cannot convert value of type 'String' to expected argument type 'Int'",
        code: "func f(count: Int) { }\nfunc g() { f(count: ▸title) }", adds: ""))
    func next(_ search: Search) -> Hypothesis? {
      nextHypothesis(after: search, of: question.analysis, knowledge: Knowledge(question.api)).hypothesis
    }
    let outcome = Outcome(source: question.source, messages: [question.message])
    var search = Search(Attempt(hypothesis: hypothesis, outcome: outcome), of: question.analysis)
    let answered = try #require(next(search))
    search.add(Attempt(hypothesis: answered, outcome: outcome), of: question.analysis)
    search.add(Attempt(hypothesis: hypothesis, outcome: outcome), of: question.analysis)
    #expect(next(search) != answered)
  }

  /// The files before and after the answer.
  private func refine(_ example: Case) throws -> (String, String) {
    let (question, first) = try ask(example)
    var hypothesis = first
    answer(question, &hypothesis)
    return (
      question.source.text, hypothesis.assembled(of: question.analysis, support: Self.support).source.text
    )
  }

  private static let support = SupportCode([]).part(for: "")

  private func ask(_ example: Case) throws -> (Question, Hypothesis) {
    let mark = try #require(example.code.firstRange(of: "▸"))
    let before = example.code[..<mark.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let place = AssembledSource.Place(
      piece: 0, line: before.count, column: (before.last?.utf8.count ?? 0) + 1)
    let program = Program(
      id: SnippetID(page: "a.md", index: 0), role: .correct,
      pieces: [.init(index: 0, code: example.code.replacing("▸", with: ""))], languageMode: "6")
    var api = KnownAPI()
    for name in [
      "View", "Text", "State", "EmptyView", "print", "UIViewController", "Form", "Section", "Result",
      "Button",
      "Entry", "Expression", "Image", "Job", "Logger", "NavigationTransition", "Slider", "Suite", "Table",
      "Visibility",
    ] {
      api.topLevel[name] = name == "Logger" ? "os" : "SwiftUI"
    }
    api.members = ["View": ["padding"]]
    api.views = ["Text", "Form", "Section", "Button", "Image", "Slider"]
    let knowledge = Knowledge(api)
    let read = Analysis(program, known: ["SwiftUI"], api: api)
    let analysis = read.with(
      undeclared: read.names.free.subtracting(api.topLevel.keys)
        .subtracting(["Int", "String", "Double", "Bool", "UIColor", "ProductList"]))
    let hypothesis = firstHypothesis(
      for: analysis.shapes[0], of: analysis, facts: analysis.facts, knowledge: knowledge)
    let source = hypothesis.assembled(of: analysis, support: Self.support).source
    let (line, column) = try #require(source.generated(of: place))
    let message = CompilerMessage(
      kind: .error, file: "s0.swift", line: line, column: column, highlight: column..<column + 1,
      text: example.text,
      id: example.id)
    let attempt = Attempt(hypothesis: hypothesis, outcome: Outcome(source: source, messages: [message]))
    let question = Question(
      message, about: attempt, of: analysis, knowledge: knowledge, hints: hypothesis.hints(for: analysis))
    return (question, hypothesis)
  }
}

extension AssembledSource {
  /// The generated line and column that stand for a place.
  fileprivate func generated(of place: Place) -> (Int, Int)? {
    for (index, line) in lines.enumerated() {
      for column in 1...line.utf8.count + 1 where self.place(line: index + 1, column: column) == place {
        return (index + 1, column)
      }
    }
    return nil
  }
}

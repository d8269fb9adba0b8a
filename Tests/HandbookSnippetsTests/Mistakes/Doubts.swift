/// Errors that may be the fault of the stub library, which lacks a member, or of a guess about what is not shown.
let doubts: [Mistake] = [
  Mistake(
    "a member that the stub library's type lacks",
    """
    import UIKit
    func mark(_ label: UIView) {
      label.largeContentTitle = "Mark"
    }
    """,
    said: """
      5:4 warning: snippet uses 'UIView.largeContentTitle', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a choice that a member is given which the stub library lacks",
    """
    import UIKit
    final class Product: UIViewController {
      func dim() {
        view.tintAdjustmentMode = .dimmed
        if view.tintAdjustmentMode == .normal { print("bright") }
        view.perform(.delete, on: [], options: [], animations: nil)
      }
    }
    """,
    said: """
      5:4 warning: snippet uses 'UIView.tintAdjustmentMode', 'UIView.perform', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a choice that an unknown member is given",
    """
    import UIKit
    final class Product: UIViewController {
      func dim() { navigationItem.backButtonDisplayKind = .minimal }
    }
    """,
    said: """
      8:31 error: value of type 'UINavigationItem' has no member 'backButtonDisplayKind' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what a class inherits and the stub library lacks, by its name alone",
    """
    import UIKit
    class Screen: UIViewController {}
    final class Product: Screen {
      func restart() {
        preferredContainerBackgroundStyle = .glass
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      }
    }
    extension Product {
      func hide() { setNeedsUpdateOfPrefersPointerLocked() }
    }
    """,
    said: """
      5:4 warning: snippet uses 'UIViewController.preferredContainerBackgroundStyle', 'UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures', 'UIViewController.setNeedsUpdateOfPrefersPointerLocked', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a mistake beside what a class inherits and the stub library lacks",
    """
    import UIKit
    final class Product: UIViewController {
      func restart() {
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        title = 3
      }
    }
    """,
    said: """
      10:13 error: cannot assign value of type 'Int' to type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an initializer that the stub library's type lacks",
    """
    func image(_ source: CIImage) -> UIImage { UIImage(ciImage: source) }
    func turned(_ source: CIImage) -> UIImage { UIImage(ciImage: source, scale: 2, orientation: .up) }
    """,
    said: """
      5:4 warning: snippet uses 'CoreImage', 'UIImage.init(ciImage:)', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a misspelled member beside one that the stub library lacks",
    """
    import UIKit
    func mark(_ label: UIView) {
      label.largeContentTitle = "Mark"
      label.largeContentTitel = "Mark"
    }
    """,
    said: """
      9:9 error: value of type 'UIView' has no member 'largeContentTitel' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a case that the stub library lacks",
    """
    import NaturalLanguage
    let tag: NLTag = .openParenthesis
    let text: String = 3
    """,
    said: """
      8:20 error: cannot convert value of type 'Int' to specified type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "what no guess fits",
    """
    Text("A").keyframeAnimator(initialValue: Values()) { content, value in
      content.scaleEffect(value.scale)
    } keyframes: { _ in
      KeyframeTrack(\\.scale) { LinearKeyframe(1.2, duration: 0.2) }
    }
    """,
    said: """
      7:11 warning: no guess about what is not shown fits: no exact matches in call to instance method 'scaleEffect' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a mistake beside what no guess fits",
    """
    let count: Int = "three"
    Text("A").keyframeAnimator(initialValue: Values()) { content, value in
      content.scaleEffect(value.scale)
    } keyframes: { _ in
      KeyframeTrack(\\.scale) { LinearKeyframe(1.2, duration: 0.2) }
    }
    """,
    said: """
      6:18 error: cannot convert value of type 'String' to specified type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a literal beside a module that is not covered",
    """
    import HealthKit
    struct Steps: View {
      let store = HKHealthStore()
      var body: some View { Label("Steps", systemImage: true) }
    }
    """,
    said: """
      9:53 error: cannot convert value of type 'Bool' to expected argument type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an override of what the stub library's class lacks",
    """
    import UIKit
    final class MessageCell: UITableViewCell {
      override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { [] } set { } }
    }
    """,
    said: """
      5:4 warning: snippet uses 'NSObject.accessibilityCustomActions', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an override of what no class has",
    """
    import UIKit
    final class MessageCell: UITableViewCell {
      override func reuseThis() { }
    }
    """,
    said: """
      8:17 error: method does not override any method from its superclass [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member that an app adds to texts",
    """
    Text("settings.title".localized)
    """,
    said: """
      6:23 warning: no guess about what is not shown fits: value of type 'String' has no member 'localized' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member of texts that is misspelled",
    """
    let shout = "a".uppercasd()
    """,
    said: """
      6:17 error: value of type 'String' has no member 'uppercasd' [SnippetDoesNotCompile]
        help: Did you mean 'uppercased'?
      """),
  Mistake(
    "a member of publishers, asked of a list",
    """
    let items: [Int] = []
    let all = items.sink { _ in }
    """,
    said: """
      7:17 error: value of type '[Int]' has no member 'sink' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a delegate whose conformance is elsewhere",
    """
    final class ShopController: UIViewController {
      let table = UITableView()
      func wire() { table.dataSource = self }
    }
    """,
    said: """
      8:36 warning: no guess about what is not shown fits: cannot assign value of type 'ShopController' to type '(any UITableViewDataSource)?' [UnverifiedSnippet]
        8:36 note: add missing conformance to 'UITableViewDataSource' to class 'ShopController'
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a wrong object as a delegate",
    """
    final class ShopController: UIViewController {
      let table = UITableView()
      func wire() { table.dataSource = table }
    }
    """,
    said: """
      8:36 error: cannot assign value of type 'UITableView' to type '(any UITableViewDataSource)?' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a result that is unwrapped once and given on once",
    """
    guard let name = argument(at: 1) else { return }
    handle(argument(at: 1))
    """,
    said: """
      6:7 warning: no guess about what is not shown fits: initializer for conditional binding must have Optional type, not 'String' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a reducer of a package, without its import",
    """
    struct AppFeature {
      enum Action: Equatable {
        case counter(CounterFeature.Action)
      }

      var body: some ReducerOf<Self> {
        Scope(state: \\.counter, action: \\.counter) {
          CounterFeature()
        }
      }
    }
    """,
    said: """
      5:4 warning: snippet uses the package 'ComposableArchitecture', which the check does not have [UnverifiedSnippet]
        help: Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a modifier of a framework that is not covered, on its view",
    """
    TipView(tip).tipViewStyle(PlainTip())
    """,
    said: """
      5:4 warning: snippet uses 'tipViewStyle', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a misspelled modifier on such a view",
    """
    TipView(tip).paddding()
    """,
    said: """
      6:14 error: value of type 'TipView' has no member 'paddding' [SnippetDoesNotCompile]
        help: Did you mean 'padding'?
      """),
  Mistake(
    "a call that the library allows and the stub library does not",
    """
    struct ShopView: View {
      var body: some View {
        Text("Basket").accessibilityHint("Opens the basket", isEnabled: true)
      }
    }
    """,
    said: """
      5:4 warning: snippet uses 'accessibilityHint(_:isEnabled:)', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a call with labels that no form of it has",
    """
    struct ShopView: View {
      var body: some View {
        Text("Basket").accessibilityHint("Opens the basket", isActive: true)
      }
    }
    """,
    said: """
      8:68 error: extra argument 'isActive' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "an attribute of a text that the stub library lacks",
    """
    func style(_ text: String) -> AttributedString {
      var styled = AttributedString(text)
      styled.inlinePresentationIntent = .code
      return styled
    }
    """,
    said: """
      5:4 warning: snippet uses 'AttributedString.inlinePresentationIntent', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a type inside of a type that the stub library lacks",
    """
    func show(_ indices: AttributedTextSelection.Indices) {}
    """,
    said: """
      5:4 warning: snippet uses 'AttributedTextSelection.Indices', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member that the type behind another name lacks in the stub library",
    """
    func isBold(_ container: AttributeContainer, in context: Font.Context) -> Bool {
      (container.font ?? .body).resolve(in: context).isBold
    }
    """,
    said: """
      5:4 warning: snippet uses 'Font.Context', 'Font.resolve', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a misspelled alignment",
    """
    HStack(alignment: .cennter) { Text("Basket") }
    """,
    said: """
      6:20 error: type 'VerticalAlignment' has no member 'cennter' [SnippetDoesNotCompile]
        help: Did you mean 'center'?
      """),
  Mistake(
    "a value of the app's own for containers",
    """
    extension View {
      func pin(_ rotation: Double) -> some View { containerValue(\\.pinPosition.rotation, rotation) }
    }
    """,
    said: """
      7:62 warning: no guess about what is not shown fits: cannot convert value of type 'KeyPath<ContainerValues, Value>' to expected argument type 'WritableKeyPath<ContainerValues, Double>' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member of the app's own of a class of Apple's",
    """
    func scene(_ scene: UIScene, session: UISceneSession) { session.appDependency.start() }
    """,
    said: """
      6:65 warning: no guess about what is not shown fits: value of type 'UISceneSession' has no member 'appDependency' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a class that a macro which is not shown may isolate",
    """
    @NavigationModel
    final class ShopModel {
      private lazy var screen = ScreenModel(owner: self)
    }

    @MainActor final class ScreenModel {
      init(owner: ShopModel) {}
    }
    """,
    said: """
      8:29 warning: no guess about what is not shown fits: call to main actor-isolated initializer 'init(owner:)' in a synchronous nonisolated context [UnverifiedSnippet]
        12:3 note: calls to initializer 'init(owner:)' from outside of its actor context are implicitly asynchronous
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a list that a protocol which is not shown may build",
    """
    struct BasketTip: Tip {
      var title: Text { Text("Basket") }
      var actions: [Action] {
        Action(id: "open", title: "Open")
        Action(id: "later", title: "Later")
      }
    }
    """,
    said: """
      11:3 warning: no guess about what is not shown fits: missing return in getter expected to return '[Action]' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a configuration of another package",
    """
    let configuration = ModelConfiguration(id: "llama")
    """,
    said: """
      6:39 warning: no guess about what is not shown fits: extraneous argument label 'id:' in call [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a task that throws, kept as one that does not",
    """
    final class Loader {
      var task: Task<Void, Never>?
      func load() {
        task = Task {
          let items = try await fetchItems()
          print(items)
        }
      }
    }
    """,
    said: """
      10:19 error: nothing catches what this task throws, and it is kept as one that never fails; use 'do' and 'catch' in it, or declare a 'Task<…, any Error>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a row's modifier that the stub library lacks",
    """
    Table(of: Person.self) {
      TableColumn("Name", value: \\.name)
    } rows: {
      ForEach(people) { person in
        TableRow(person).contextMenu { Button("Send") {} }
      }
    }
    """,
    said: """
      5:4 warning: snippet uses 'TableRowContent.contextMenu', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a button without its action",
    """
    struct ShopView: View {
      var body: some View { Button("Buy") }
    }
    """,
    said: """
      7:37 error: missing argument for parameter 'action' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member that sounds like one of UIKit's",
    """
    func scene(_ scene: UIScene, session: UISceneSession) { session.stateRestorationData = nil }
    """,
    said: """
      6:65 error: value of type 'UISceneSession' has no member 'stateRestorationData' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an own property of a view of UIKit and of SwiftUI",
    """
    func hide(_ view: UIView) { view.backport.hide() }

    struct ShopView: View {
      var body: some View { Text("Basket").backport }
    }
    """,
    said: """
      6:34 warning: no guess about what is not shown fits: value of type 'UIView' has no member 'backport' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member of AsyncAlgorithms",
    """
    func observe(_ model: Model) async {
      for await text in Observations({ model.query }).debounce(for: .seconds(1)) { print(text) }
    }
    """,
    said: """
      7:51 warning: no guess about what is not shown fits: value of type 'Observations<String, Never>' has no member 'debounce' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a preview of a widget",
    """
    #Preview("Small", as: .systemSmall) {
      BasketWidget()
    } timeline: {
      BasketEntry(date: .now)
    }
    """,
    said: """
      5:4 warning: snippet uses '#Preview.init(_:as:widget:timeline:)', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "rows of what CoreData fetches",
    """
    struct TripList: View {
      @FetchRequest(sortDescriptors: []) private var trips: FetchedResults<Trip>
      var body: some View { List(trips) { trip in Text(trip.title ?? "") } }
    }
    """,
    said: """
      5:4 warning: snippet uses 'FetchRequest', 'FetchedResults', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a wrapper that is not shown, beside a call that does not fit",
    """
    struct CountView: View {
      @Watched(CountSource().changes(of: 3)) var count
      var body: some View { Text("\\(count)") }
    }
    struct CountSource { func changes(of key: String) -> Int { 1 } }
    """,
    said: """
      7:38 error: cannot convert value of type 'Int' to expected argument type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a transition that is none of SwiftUI's",
    """
    func transition(to route: Route) -> NavigationTransition {
      switch route {
      case .basket: return .push(BasketScreen())
      case .none: return .dismiss()
      }
    }
    """,
    said: """
      8:25 warning: no guess about what is not shown fits: type 'any NavigationTransition' has no member 'push' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "members of a few views among assignments that the stub library lacks",
    """
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.topEdgeEffect.style = .automatic
    scrollView.leftEdgeEffect.isHidden = true
    """,
    said: """
      5:4 warning: snippet uses 'UIScrollView.topEdgeEffect', 'UIScrollView.leftEdgeEffect', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "conformances to protocols that are not shown, on a condition",
    """
    final class Proxy<T: AnyObject> { weak var object: T? }
    extension Proxy: ErrorShowing where T: ErrorShowing {
      func show(_ error: ShopError) { object?.show(error) }
    }
    extension Proxy: LoadingShowing where T: LoadingShowing {
      func show(_ state: LoadingState) { object?.show(state) }
    }
    """,
    said: """
      10:1 warning: no guess about what is not shown fits: type 'Proxy<T>' does not conform to protocol 'LoadingShowing' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a modifier of the app on a view whose arguments are left out",
    """
    Button(...) { ... }
      .trackTaps(as: "buy")
    """,
    said: """
      5:4 warning: snippet leaves out what it gives to 'Button(...)' [UnverifiedSnippet]
        help: Write arguments, as the compiler needs them, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a shape of MapKit's, which resembles one of SwiftUI's",
    """
    func ring(_ center: CLLocationCoordinate2D) -> MKOverlay { MKCircle(center: center, radius: 900) }
    """,
    said: """
      5:4 warning: snippet uses 'MKCircle', 'MKOverlay', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a member of a value whose type was guessed by its name",
    """
    struct Slide: AtomicTransition {
      func transition(_ view: TransientView) { view.animation.translation.dy = 0 }
    }
    """,
    said: """
      7:59 warning: no guess about what is not shown fits: value of type 'Namespace.ID' has no member 'translation' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "what a modifier that is not shown takes",
    """
    .customTransition(.slide.combined(with: .fade(.in)))
    """,
    said: """
      6:42 warning: no guess about what is not shown fits: cannot infer contextual base in reference to member 'fade' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a call that a package which is absent may add",
    """
    import Navigator
    struct ShopView: View {
      @State private var item: Item?
      struct Item: Identifiable { let id: Int }
      var body: some View { Text("Shop").sheet(item: $item) }
    }
    """,
    said: """
      5:4 warning: snippet uses the package 'Navigator', which the check does not have [UnverifiedSnippet]
        help: Declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "an extension whose members a comment stands for",
    """
    extension ShopScreen: UICollectionViewDataSource {
      // the products
    }
    final class ShopScreen: UIViewController {}
    """,
    said: """
      6:1 warning: no guess about what is not shown fits: type 'ShopScreen' does not conform to protocol 'UICollectionViewDataSource': protocol requires function 'collectionView(_:numberOfItemsInSection:)' with type '(UICollectionView, Int) -> Int' [UnverifiedSnippet]
        6:1 note: add stubs for conformance
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "a preview that sets a member which a controller leaves out",
    """
    final class ShopScreen: UIViewController {
      // ...
    }
    #Preview("Shop") {
      let screen = ShopScreen()
      screen.showsOffers = true
      return screen
    }
    """,
    said: """
      12:3 warning: no guess about what is not shown fits: cannot use explicit 'return' statement in the body of result builder 'ViewBuilder' [UnverifiedSnippet]
        12:3 note: remove 'return' statements to apply the result builder
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "elements that may be nil",
    """
    for await style in session.styles {
      if let style { print(style) }
    }
    """,
    said: """
      7:6 warning: no guess about what is not shown fits: initializer for conditional binding must have Optional type, not 'Style' [UnverifiedSnippet]
        help: Mend it; or declare what it uses in a fence with the word `setup` or in 'Content/Support', or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "statements that throw among those that the stub library lacks",
    """
    let camera = AVCaptureDevice.systemPreferredCamera
    try session.setCategory(.playback, mode: .default, policy: .longFormAudio)
    """,
    said: """
      5:4 warning: snippet uses 'AVCaptureDevice.systemPreferredCamera', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
  Mistake(
    "generic arguments that are left out",
    """
    @SectionedFetchRequest(sectionIdentifier: \\.isPinned, sortDescriptors: [])
    private var trips: SectionedFetchResults<...>
    """,
    said: """
      5:4 warning: snippet uses 'SectionedFetchRequest', 'SectionedFetchResults', which the stub library does not cover [UnverifiedSnippet]
        help: Declare it in the stub, or mark the fence `unchecked="reason"`
      """),
]

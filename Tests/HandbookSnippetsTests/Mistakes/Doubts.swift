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
]

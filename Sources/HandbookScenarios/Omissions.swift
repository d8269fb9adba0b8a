/// Something that SwiftUI does, or is said to do, and the model does not.
struct Omission: Hashable, Sendable {
  /// Why the model leaves it out.
  enum Reason: String, Sendable, CaseIterable {
    /// Needs time to pass between the frames of a transition or gesture; the model's steps are instant.
    case timing = "Within a transition"
    /// No source says what happens, or sources contradict each other.
    case unclear = "Not established"
    /// A fault that was fixed, or is known of single releases or set-ups only.
    case fault = "Faults of single releases"
    /// Looks, layout, accessibility: the model draws nothing.
    case looks = "What is drawn"
    /// Windows beyond the first, other platforms, UIKit underneath.
    case scope = "Outside the model"
  }

  let reason: Reason
  /// A sentence: what is left out, and what the model does instead if that can be seen.
  let statement: String
  /// Where it is written; several are separated by semicolons.
  let source: String

  init(_ reason: Reason, _ statement: String, source: String) {
    self.reason = reason
    self.statement = statement
    self.source = source
  }

  /// What is known and left out, by reason. What is modelled is in `Behaviour.all`.
  static let all: [Omission] = timing + unclear + faults + looks + scope

  private static let timing: [Omission] = [
    Omission(
      .timing,
      "Of two navigation writes in one update the second is sometimes lost. The model says what the console says, and keeps both.",
      source: "console, in many public logs"),
    Omission(
      .timing, "A path cleared while tabs are switched fast may not take effect.",
      source: "github.com/swiftlang/swift/issues/77088"),
    Omission(
      .timing, "Before iOS 16.4, presenting again while a dismissal was animated did nothing.",
      source: "iOS & iPadOS 16.4 release notes (101487810)"),
    Omission(
      .timing,
      "A path binding made anew during an interactive back gesture can trap, as if too much were removed.",
      source: "github.com/pointfreeco/swift-composable-architecture/issues/2058"),
    Omission(
      .timing, "A half-way back swipe that is let go changes nothing in the model: gestures have no middle.",
      source: "a limit of the model"),
  ]

  private static let unclear: [Omission] = [
    Omission(
      .unclear,
      "What a sheet, an alert, a destination, a toolbar or onChange does on a Group of several views. The model applies it once.",
      source: "developer.apple.com/documentation/swiftui/group"),
    Omission(
      .unclear,
      "Whether a modifier on a branch without a Group, or on a view whose body is several views, applies to each. The model applies it once.",
      source: "no source found"),
    Omission(
      .unclear,
      "Whether a task on a Group runs for each view in it, and again for another branch, as onAppear does. The model runs it once; a ZStack leaves no doubt.",
      source: "github.com/vellum-ai/vellum-assistant/pull/23333"),
    Omission(
      .unclear,
      "Two registrations of one type on the same view. The model takes the first and reports the other.",
      source: "no source found"),
    Omission(
      .unclear,
      "Whether a screen whose value is replaced by another of its type keeps its state. In the model it is another screen.",
      source: "github.com/johnpatrickmorgan/NavigationBackport/issues/38"),
    Omission(
      .unclear,
      "Whether an item that changes from one value to another replaces its screen in place. The model pushes another.",
      source: "github.com/johnpatrickmorgan/NavigationBackport/discussions/52"),
    Omission(
      .unclear,
      "Several pushes by flags or items at once: the second screen is reported blank or popped. The model shows both.",
      source:
        "github.com/woocommerce/woocommerce-ios/issues/12559; github.com/pointfreeco/swift-navigation/discussions/117"
    ),
    Omission(
      .unclear,
      "Whether a missing environment object that is declared but never read does harm. The model ends the app when the view that declares it is evaluated.",
      source: "SwiftUI's fatal error"),
    Omission(
      .unclear, "That values cannot be pushed at all above a screen presented by an item.",
      source: "gist.github.com/nteissler/0634aeafe5eae385d2b147459e8f7b6c"),
    Omission(
      .unclear,
      "That a sheet without a stack pushes onto the stack behind it. In the model its links are disabled.",
      source: "reported of some versions"),
    Omission(
      .unclear,
      "Where the items of a toolbar go that is added to a split view, and not to what is in a column. The model shows them.",
      source: "developer.apple.com/documentation/swiftui/view/toolbar(content:)"),
    Omission(
      .unclear, "A tab selection that no tab has. The model shows no tab as selected, and says nothing.",
      source: "no source found"),
    Omission(
      .unclear,
      "What a destination in a lazy container does before iOS 18 while its row is scrolled away. All rows are there in the model.",
      source: "iOS & iPadOS 18 release notes (117998693)"),
    Omission(
      .unclear,
      "What the back button is called since iOS 26, where it shows no text. In the model, Back.",
      source: "no source found"),
    Omission(
      .unclear,
      "Which visibility the button of the sidebar writes where there are three columns. In the model doubleColumn, and all to show it.",
      source: "no source found"),
    Omission(
      .unclear,
      "Whether a long press is told of its end before or after its action. In the model, after.",
      source: "no source found"),
    Omission(
      .unclear,
      "When an address is delivered on a cold launch, and to which window. The model opens it at once.",
      source: "no source found"),
  ]

  private static let faults: [Omission] = [
    Omission(
      .fault, "Reports of a duplicate destination where there is none, on iOS 16 and with searchable lists.",
      source: "developer.apple.com/forums/thread/707592"),
    Omission(
      .fault, "Appearances of screens in between, with a path from Binding(get:set:) and Xcode 16.3.",
      source: "dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue"),
    Omission(
      .fault, "One more appearance of the root when a stack is removed while a screen is pushed.",
      source: "fatbobman.com/en/posts/traps-and-countermeasures-for-abnormal-onappear-calls-in-swiftui"),
    Omission(
      .fault, "isPresented that keeps the first binding it was given.",
      source: "github.com/pointfreeco/swift-composable-architecture/discussions/2210"),
    Omission(
      .fault, "isActive that stays true after going back, in a stack on iOS 16.",
      source: "github.com/wwt/SwiftCurrent/issues/220"),
    Omission(
      .fault, "Simultaneous accesses to an observable selection on iOS 17.0.",
      source: "iOS & iPadOS 17 release notes (113978783)"),
    Omission(
      .fault, "dismiss without effect in an inspector on iOS 17.",
      source: "iOS & iPadOS 17 release notes (111643518)"),
    Omission(
      .fault, "dismiss without effect in a split view before iOS 18. The model leaves the selection there.",
      source: "iOS & iPadOS 18 release notes (92522613)"),
    Omission(
      .fault, "Tab bars that do not pop to the root on a second tap, with some routers.",
      source: "github.com/canopas/UIPilot/issues/63"),
    Omission(
      .fault,
      "Crashes said to come from several types in one NavigationPath; the project traced them to nested stacks.",
      source: "github.com/home-assistant/iOS/issues/5515; github.com/home-assistant/iOS/pull/5694"),
    Omission(
      .fault, "A popover that misses changes of the environment before iOS 26.",
      source: "iOS & iPadOS 26 release notes (147954025)"),
  ]

  private static let looks: [Omission] = [
    Omission(
      .looks,
      "Zoom transitions and matched geometry, and a sheet with zoom that came up as a cover on iOS 18.",
      source: "iOS & iPadOS 26 release notes (150455117)"),
    Omission(
      .looks, "Rows that are made and thrown away while scrolling, with their state.",
      source: "iOS & iPadOS 18 release notes (90667238)"),
    Omission(
      .looks,
      "Sizes: a geometry reader tells the window's, ViewThatFits shows its first view, and of what lies in front of a control only that is known to cover it which is as large as it may be.",
      source: "a limit of the model"),
    Omission(
      .looks,
      "A menu or context menu that is closed does not show its items; a scenario may tap them all the same, which is short for opening it first.",
      source: "a limit of the model"),
    Omission(
      .looks, "Detents, toolbars' places, safe areas, accessibility beyond labels.",
      source: "a limit of the model"),
  ]

  private static let scope: [Omission] = [
    Omission(
      .scope,
      "Sliders, several dates and colors that are picked, drags that are not of rows, drops, and other gestures that move, all of which need sizes. Code can set the value.",
      source: "a limit of the model"),
    Omission(
      .scope,
      "A delegate given by UIApplicationDelegateAdaptor: without the Objective-C runtime no object can be made from its class alone. It is not made, and not called.",
      source: "developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor"),
    Omission(
      .scope, "What userActivity offers to other devices. What they hand back is modelled.",
      source: "developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:)"),
    Omission(
      .scope, "Dispatch groups, semaphores and sources, which wait in real time, on threads of their own.",
      source: "a limit of the model"),
    Omission(
      .scope, "Search state, which a tab view resets when the tab changes.",
      source: "iOS & iPadOS 18 release notes (125926765)"),
    Omission(
      .scope, "Columns of NavigationView: the old container is one stack, in any width.",
      source: "developer.apple.com/documentation/swiftui/navigationview"),
    Omission(
      .scope,
      "Which windows are restored, how a user changes between them or closes one, and the choice of a window for an address. The model restores the first, uses the one in front, and leaves those behind as they are.",
      source: "developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)"),
    Omission(
      .scope,
      "UIKit's screen: no view is loaded, nothing appears, and messages about it, such as those about presenting from a detached view controller, are missing.",
      source: "console"),
    Omission(
      .scope, "A path write that is lost when the stack's root changes its identity, on macOS.",
      source: "github.com/radiosilence/koan/issues/261"),
    Omission(
      .scope, "SDKs after iOS 26, with which the initial value of @State is made once.",
      source: "iOS & iPadOS 27 release notes"),
  ]
}

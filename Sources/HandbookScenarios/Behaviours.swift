extension Behaviour {
  /// Everything the model does on purpose, by topic. Each has a test of the name given.
  static let all: [Behaviour] =
    destinations + path + mixedPushes + buildingViews + lifeOfAScreen + state + environment + dismiss
    + presentations + tabs + splitViews + windows + touches + input + time

  private static let destinations: [Behaviour] = [
    Behaviour(
      "value-link-pushes", topic: "destinations",
      "A value link pushes the destination declared for the static type of its value, and appends the value to the path.",
      source: "developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)", .apple,
      test: "aValueLinkPushesTheDestinationOfItsType"),
    Behaviour(
      "missing-destination-link", topic: "destinations",
      "A value link without a destination does nothing; the console says why.",
      source:
        "console; github.com/StanfordSpezi/SpeziOnboarding/issues/21; developer.apple.com/forums/thread/737671",
      .message,
      test: "aLinkWithoutDestinationDoesNothingButSaysSo"),
    Behaviour(
      "nil-link-disabled", topic: "destinations",
      "A link to nil is disabled.",
      source: "developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)", .apple,
      test: "aLinkToNilIsDisabled"),
    Behaviour(
      "link-outside-disabled", topic: "destinations",
      "A link outside any navigation container is disabled.",
      source: "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack", .apple,
      test: "aLinkOutsideAStackIsDisabled"),
    Behaviour(
      "link-outside-message", topic: "destinations",
      "On iOS 16 the console says that a value link is outside a stack.",
      source: "console; iOS & iPadOS 17 release notes (107877668)", .message, versions: "iOS 16",
      test: "iOS16SaysThatALinkIsOutside"),
    Behaviour(
      "missing-destination-path", topic: "destinations",
      "A value that code puts on the path without a destination stays on it and shows a placeholder.",
      source: "volcengine.com/article/1211148", .single,
      test: "aValueOnThePathWithoutDestinationShowsAPlaceholder"),
    Behaviour(
      "closest-to-root-wins", topic: "destinations",
      "Of several destinations for one type the one closest to the root is used, and the others are reported.",
      source: "console; github.com/johnpatrickmorgan/NavigationBackport/issues/58", .message,
      test: "theDestinationClosestToTheRootWins"),
    Behaviour(
      "pushed-views-declare", topic: "destinations",
      "A stack collects destinations from its root and from every view pushed onto it.",
      source: "WWDC22 session 10054", .apple,
      test: "aPushedViewMayDeclareDestinations"),
    Behaviour(
      "destination-reads-state", topic: "destinations",
      "State that only the closure of a destination reads brings the pushed screen up to date.",
      source: "iOS & iPadOS 16.4 release notes (103429535)", .apple,
      test: "stateThatOnlyADestinationReadsUpdatesTheScreen"),
    Behaviour(
      "homogeneous-root-only", topic: "destinations",
      "On a stack with a typed path only destinations declared at the root are effective.",
      source: "console; openillumi.com", .message,
      test: "onATypedPathOnlyTheRootDeclares"),
    Behaviour(
      "lazy-ignored", topic: "destinations",
      "Destinations for a type declared inside a list or another lazy container are ignored; before, they worked while on screen.",
      source:
        "iOS & iPadOS 18 release notes (117998693); developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)",
      .apple, versions: "ignored since iOS 18",
      test: "sinceIOS18DestinationsInLazyContainersAreIgnored"),
    Behaviour(
      "tabview-lazy", topic: "destinations",
      "A tab view is such a container: a stack around it does not see the destinations of its tabs.",
      source: "iOS & iPadOS 18 release notes (117998693)", .apple, versions: "iOS 18 and later",
      test: "sinceIOS18DestinationsInATabViewAreIgnored"),
    Behaviour(
      "lazy-presents", topic: "destinations",
      "Destinations that present (isPresented, item) push from inside a lazy container, too, and are reported.",
      source:
        "iOS & iPadOS 18 release notes (117998693); developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)",
      .apple,
      test: "destinationsThatPresentWorkInALazyContainerAndAreReported"),
    Behaviour(
      "destination-on-stack", topic: "destinations",
      "A destination attached to the stack itself is not seen by it.",
      source: "developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)",
      .apple,
      test: "aDestinationOnTheStackItselfIsNotSeen"),
    Behaviour(
      "nested-stacks-crash", topic: "destinations",
      "A stack in a stack with a path of another type traps: on iOS 16 at first layout, later on the first push.",
      source:
        "github.com/home-assistant/iOS/pull/5694; github.com/pointfreeco/swift-composable-architecture/pull/2397",
      .reproduced,
      test: "nestedStacksWithPathsOfDifferentTypesCrash"),
    Behaviour(
      "navigation-view-values", topic: "destinations",
      "A value link in a NavigationView finds no destination: values need a NavigationStack.",
      source: "developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)", .apple,
      test: "aNavigationViewTakesNoValues"),
    Behaviour(
      "disabled-tap", topic: "destinations",
      "Tapping a disabled control does nothing.",
      source: "developer.apple.com/documentation/swiftui/view/disabled(_:)", .apple,
      test: "tappingWhatIsDisabledDoesNothing"),
  ]

  private static let path: [Behaviour] = [
    Behaviour(
      "path-binding", topic: "path",
      "Links and the back button write through the path binding.",
      source:
        "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack; WWDC22 session 10054",
      .apple,
      test: "linksAndBackWriteThroughThePathBinding"),
    Behaviour(
      "several-values", topic: "path",
      "Several values appended in one update push several screens; back walks through them.",
      source: "WWDC22 session 10054", .apple,
      test: "severalValuesInOneUpdatePushSeveralScreens"),
    Behaviour(
      "clear-pops", topic: "path",
      "Clearing the path pops to the root.",
      source: "WWDC22 session 10054", .apple,
      test: "clearingThePathPopsToTheRoot"),
    Behaviour(
      "equal-path", topic: "path",
      "Assigning a path that equals the old one changes nothing on screen.",
      source: "iOS & iPadOS 18 release notes (125093883)", .apple, versions: "iOS 18 and later",
      test: "anEqualPathChangesNothing"),
    Behaviour(
      "codable-overload", topic: "path",
      "A path is codable if every value was appended by the overload for Codable values.",
      source: "declaration of NavigationPath.append; github.com/gemwalletcom/gem-ios/pull/1765", .declaration,
      test: "aPathIsCodableByTheOverloadThatAppended"),
    Behaviour(
      "written-path", topic: "path",
      "A path read back from its codable form shows the same screens, and does not equal the original.",
      source: "forums.swift.org/t/58857", .single,
      test: "aWrittenPathComesBackButIsNotEqual"),
    Behaviour(
      "remove-too-many", topic: "path",
      "Removing more values than a path has traps.",
      source: "github.com/pointfreeco/swift-composable-architecture/issues/1798", .reproduced,
      test: "poppingBelowTheRootCrashes"),
    Behaviour(
      "mixed-types", topic: "path",
      "One NavigationPath may hold values of several types.",
      source: "developer.apple.com/documentation/swiftui/navigationpath", .apple,
      test: "oneNavigationPathMayHoldSeveralTypes"),
    Behaviour(
      "two-changes-per-frame", topic: "path",
      "Two handlers that change one path in the same frame are reported.",
      source: "console, in many public logs", .message,
      test: "twoChangesOfAPathInOneFrameAreReported"),
  ]

  private static let mixedPushes: [Behaviour] = [
    Behaviour(
      "value-pops-views", topic: "mixed pushes",
      "A value pushed while view destinations are on the stack pops them first (variant “documented”).",
      source: "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack", .apple,
      test: "documentedAValuePushPopsViewDestinations"),
    Behaviour(
      "value-lands-underneath", topic: "mixed pushes",
      "A value pushed while view destinations are on the stack lands underneath them (variant “observed”).",
      source: "hackmd.io/@nanashiki/H18ozHELn; chowple.com/en/blog/swiftui-navigation", .single,
      versions: "iOS 16 to 18",
      test: "observedAValuePushLandsUnderneath"),
    Behaviour(
      "item-push", topic: "mixed pushes",
      "An item pushes its destination outside the path; going back writes nil.",
      source: "developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)",
      .apple, versions: "iOS 17 and later",
      test: "anItemPushesAndBackWritesNil"),
    Behaviour(
      "ispresented-push", topic: "mixed pushes",
      "isPresented pushes one view; going back sets it to false.",
      source:
        "developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)",
      .apple,
      test: "isPresentedPushesAndBackSetsFalse"),
    Behaviour(
      "view-links", topic: "mixed pushes",
      "Links with a destination view push outside the path; back and dismiss pop them.",
      source: "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack", .apple,
      test: "viewLinksPushOutsideThePath"),
    Behaviour(
      "selection-item", topic: "mixed pushes",
      "In a list whose selection is the item of a destination, a value link pushes through the selection.",
      source: "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack", .apple,
      versions: "iOS 17 and later",
      test: "aSelectionPushesThroughItsItemDestination"),
    Behaviour(
      "legacy-links", topic: "mixed pushes",
      "The deprecated links follow isActive and tag/selection, and write them back.",
      source: "declaration of NavigationLink", .declaration,
      test: "deprecatedLinksFollowTheirBindings"),
  ]

  private static let buildingViews: [Behaviour] = [
    Behaviour(
      "view-link-eager", topic: "building views",
      "A link with a destination view makes that view whenever the link is evaluated.",
      source: "declaration of NavigationLink; attributedstrings.com/swiftui-can-be-a-bit-eager", .declaration,
      test: "aViewLinkMakesItsDestinationBeforeThePush"),
    Behaviour(
      "ispresented-eager", topic: "building views",
      "navigationDestination(isPresented:) makes its view with the parent.",
      source: "declaration; alfonsoft.dev/a-swiftui-navigation-destination-surprise", .declaration,
      test: "isPresentedMakesItsDestinationWithTheParent"),
    Behaviour(
      "value-lazy", topic: "building views",
      "navigationDestination(for:) makes its view when a value is on the path, not before.",
      source: "declaration of navigationDestination(for:destination:)", .declaration,
      test: "aValueDestinationIsMadeOnThePush"),
    Behaviour(
      "sheet-lazy", topic: "building views",
      "The content of a sheet is made when it is presented.",
      source: "declaration of sheet(isPresented:onDismiss:content:)", .declaration,
      test: "aSheetIsMadeWhenItIsPresented"),
    Behaviour(
      "group-members", topic: "building views",
      "A modifier on a Group applies to each view in it, not to the group: what runs on appearance runs for each, again when the branch changes, and not at all where there is none. Tags, gestures, context menus, swipe actions and labels apply to each as well.",
      source: "developer.apple.com/documentation/swiftui/group", .apple,
      test: "aModifierOnAGroupAppliesToEachViewInIt"),
    Behaviour(
      "loop-members", topic: "building views",
      "The same holds for ForEach, which stands for its views as a Group does.",
      source: "developer.apple.com/videos/play/wwdc2024/10146", .assumed,
      test: "swipeActionsOnALoopAreThoseOfEachRow"),
    Behaviour(
      "group-of-tabs", topic: "building views",
      "Tabs in a Group with a modifier are tabs, each with the modifier.",
      source: "developer.apple.com/documentation/swiftui/group", .apple,
      test: "aModifierOnAGroupOfTabsLeavesThemTabs"),
    Behaviour(
      "tabs-lazy", topic: "building views",
      "A tab is made when it is first selected; before, all were made at once.",
      source: "swiftyplace.com/blog/swiftui-view-lifecycle-onappear", .single, versions: "lazy since iOS 18",
      test: "sinceIOS18ATabIsMadeWhenFirstSelected"),
  ]

  private static let lifeOfAScreen: [Behaviour] = [
    Behaviour(
      "covered-keeps-state", topic: "life of a screen",
      "A covered screen keeps its state.",
      source: "swiftyplace.com/blog/swiftui-view-lifecycle-onappear", .reproduced,
      test: "aCoveredScreenKeepsItsState"),
    Behaviour(
      "popped-loses-state", topic: "life of a screen",
      "A popped screen loses its state.",
      source: "swiftyplace.com/blog/swiftui-view-lifecycle-onappear", .reproduced,
      test: "aPoppedScreenLosesItsState"),
    Behaviour(
      "appears-again", topic: "life of a screen",
      "A covered screen disappears, and appears again each time it is revealed.",
      source:
        "developer.apple.com/documentation/swiftui/environmentvalues/ispresented; iOS & iPadOS 18 release notes (119737698)",
      .apple,
      test: "aCoveredScreenAppearsAgain"),
    Behaviour(
      "hidden", topic: "life of a screen",
      "A hidden view is neither seen nor used; it stays in the hierarchy, and so appears like others.",
      source: "developer.apple.com/documentation/swiftui/view/hidden()", .apple,
      test: "aHiddenViewIsNotSeenButAppears"),
    Behaviour(
      "appear-before-disappear", topic: "life of a screen",
      "On a push or pop the new screen appears before the old one disappears.",
      source: "commonly stated", .assumed,
      test: "theNewScreenAppearsBeforeTheOldOneDisappears"),
    Behaviour(
      "between-not-appearing", topic: "life of a screen",
      "Screens pushed in between do not appear until they are revealed.",
      source: "dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue", .single,
      test: "screensBetweenDoNotAppearUntilRevealed"),
    Behaviour(
      "appearance-order", topic: "life of a screen",
      "In one tree the deepest view appears first, handlers of one view run as written, and tasks start last.",
      source: "android.benigumo.com", .single,
      test: "inOneTreeTheDeepestGoesFirstAndTasksLast"),
    Behaviour(
      "task-cover", topic: "life of a screen",
      "A task is cancelled when its screen is covered and starts again when it returns.",
      source: "developer.apple.com/documentation/swiftui/view/task(priority:_:)", .apple,
      test: "aTaskEndsWhenItsScreenIsCoveredAndStartsAgain"),
    Behaviour(
      "task-id", topic: "life of a screen",
      "A task starts anew when its id changes.",
      source: "developer.apple.com/documentation/swiftui/view/task(id:priority:_:)", .apple,
      test: "aTaskStartsAnewWhenItsIdChanges"),
    Behaviour(
      "id-new-view", topic: "life of a screen",
      "Another id makes another view: its state begins anew.",
      source: "developer.apple.com/documentation/swiftui/view/id(_:)", .apple,
      test: "anotherIdIsAnotherView"),
  ]

  private static let state: [Behaviour] = [
    Behaviour(
      "state-init-every-time", topic: "state",
      "The initial value of @State is evaluated with every init of the view; the first one is kept.",
      source: "declaration of State", .declaration, versions: "iOS 26 and earlier",
      test: "aStateInitialiserRunsWithEveryInitOfTheView"),
    Behaviour(
      "observable", topic: "state",
      "A view is updated when an observable property it read changes.",
      source: "developer.apple.com/documentation/observation", .apple, versions: "iOS 17 and later",
      test: "observableObjectsUpdateTheViewsThatReadThem"),
    Behaviour(
      "state-object", topic: "state",
      "@StateObject makes its object once.",
      source: "declaration of StateObject", .declaration,
      test: "aStateObjectIsMadeOnceAndSharedByReference"),
    Behaviour(
      "branches", topic: "state",
      "The branches of an if are different views.",
      source: "WWDC21 session 10022", .apple,
      test: "theBranchesOfAnIfAreDifferentViews"),
    Behaviour(
      "row-identity", topic: "state",
      "Rows keep their state by id.",
      source: "WWDC21 session 10022", .apple,
      test: "rowsKeepTheirStateByIdentity"),
    Behaviour(
      "one-value-twice", topic: "state",
      "One view value shown in two places has two states.",
      source: "WWDC21 session 10022", .apple,
      test: "oneValueShownTwiceHasTwoStates"),
    Behaviour(
      "storage", topic: "state",
      "SceneStorage and AppStorage outlive the process, State does not.",
      source: "developer.apple.com/documentation/swiftui/scenestorage", .apple,
      test: "sceneAndAppStorageOutliveTheProcess"),
    Behaviour(
      "state-in-body", topic: "state",
      "Setting state in a body is reported.",
      source: "console", .message,
      test: "settingStateInABodyIsReported"),
    Behaviour(
      "publishing-in-body", topic: "state",
      "Changing a published property in a body is reported.",
      source: "console", .message,
      test: "publishingInABodyIsReported"),
    Behaviour(
      "reading-outside", topic: "state",
      "State and environment used in an initializer are reported: they read the initial and the default value.",
      source: "console", .message,
      test: "readingOutsideOfAViewIsReported"),
    Behaviour(
      "duplicate-ids", topic: "state",
      "An id that occurs twice in a ForEach is reported.",
      source: "console", .message,
      test: "anIdThatOccursTwiceIsReported"),
    Behaviour(
      "row-closure", topic: "state",
      "A row of a loop is made anew when something changes that its closure read.",
      source:
        "developer.apple.com/documentation/swiftui/managing-model-data-in-your-app", .apple,
      versions: "iOS 17 and later",
      test: "rowsFollowWhatTheirClosureReads"),
    Behaviour(
      "section-expanded", topic: "state",
      "A section that is not expanded hides its rows.",
      source:
        "developer.apple.com/documentation/swiftui/section/init(_:isexpanded:content:)", .apple,
      versions: "iOS 17 and later",
      test: "aSectionThatIsNotExpandedHidesItsRows"),
  ]

  private static let environment: [Behaviour] = [
    Behaviour(
      "destination-environment", topic: "environment",
      "A pushed screen takes the environment of the place where its destination is declared.",
      source:
        "fivestars.blog/articles/swiftui-environment-propagation-2; chowple.com/en/blog/swiftui-navigation",
      .reproduced,
      test: "aDestinationTakesTheEnvironmentOfItsDeclaration"),
    Behaviour(
      "not-from-pushing-screen", topic: "environment",
      "It does not take the environment of the screen that pushed it.",
      source: "github.com/SwiftfulThinking/SwiftfulRouting/issues/116", .reproduced,
      test: "aDestinationDoesNotTakeTheEnvironmentOfThePushingScreen"),
    Behaviour(
      "sheet-environment", topic: "environment",
      "A sheet takes the environment at its modifier.",
      source: "oleb.net/2020/sheet-environment", .apple, versions: "iOS 14 and later",
      test: "aSheetTakesTheEnvironmentOfItsModifier"),
    Behaviour(
      "missing-object", topic: "environment",
      "A missing environment object traps.",
      source: "SwiftUI's fatal error", .message,
      test: "aMissingObjectCrashes"),
    Behaviour(
      "missing-optional", topic: "environment",
      "A missing object read as an optional is nil.",
      source: "declaration of Environment", .declaration, versions: "iOS 17 and later",
      test: "aMissingOptionalObjectIsNil"),
  ]

  private static let dismiss: [Behaviour] = [
    Behaviour(
      "dismiss-pops", topic: "dismiss",
      "dismiss read on a pushed screen pops it.",
      source: "developer.apple.com/documentation/swiftui/environmentvalues/dismiss", .apple,
      versions: "iOS 15 and later",
      test: "dismissPopsAPushedScreen"),
    Behaviour(
      "dismiss-root", topic: "dismiss",
      "dismiss read on the root of a window does nothing.",
      source: "developer.apple.com/documentation/swiftui/environmentvalues/dismiss", .apple,
      versions: "iOS 15 and later",
      test: "dismissDoesNothingOnTheRoot"),
    Behaviour(
      "dismiss-sheet-stack", topic: "dismiss",
      "In a sheet with a stack dismiss closes the sheet from the root, and pops from a pushed screen.",
      source: "developer.apple.com/documentation/swiftui/environmentvalues/dismiss", .declaration,
      versions: "iOS 15 and later",
      test: "inASheetWithAStackDismissPopsOrCloses"),
    Behaviour(
      "dismiss-presenter", topic: "dismiss",
      "dismiss read in the presenting view does not close the sheet.",
      source: "developer.apple.com/documentation/swiftui/environmentvalues/dismiss", .apple,
      versions: "iOS 15 and later",
      test: "dismissReadInThePresenterDoesNotCloseTheSheet"),
    Behaviour(
      "presentation-mode", topic: "dismiss",
      "presentationMode dismisses in the same way.",
      source: "developer.apple.com/documentation/swiftui/presentationmode", .apple,
      test: "presentationModeDismissesToo"),
    Behaviour(
      "hidden-back", topic: "dismiss",
      "Hiding the back button disables the swipe back too.",
      source: "commonly stated", .assumed,
      test: "aHiddenBackButtonLeavesNoWayBack"),
  ]

  private static let presentations: [Behaviour] = [
    Behaviour(
      "swipe-writes", topic: "presentations",
      "A swipe closes a sheet, writes its binding, then calls onDismiss.",
      source: "developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)", .apple,
      test: "aSwipeClosesASheetAndWritesTheBinding"),
    Behaviour(
      "dismiss-writes", topic: "presentations",
      "dismiss does the same.",
      source: "developer.apple.com/documentation/swiftui/environmentvalues/dismiss", .apple,
      versions: "iOS 15 and later",
      test: "dismissClosesASheetAndWritesTheBinding"),
    Behaviour(
      "item-replaced", topic: "presentations",
      "An item with another id closes the sheet and presents a new one, with onDismiss in between.",
      source: "developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)", .apple,
      test: "anotherItemIsAnotherSheet"),
    Behaviour(
      "item-updated", topic: "presentations",
      "An item with the same id updates the sheet in place.",
      source: "developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)", .reproduced,
      test: "theSameItemWithOtherContentUpdatesInPlace"),
    Behaviour(
      "one-sheet", topic: "presentations",
      "A view shows one sheet at a time; the next waits, and the console says so.",
      source: "console", .message,
      test: "aSecondSheetWaitsForTheFirst"),
    Behaviour(
      "sheet-in-sheet", topic: "presentations",
      "A sheet attached inside a sheet stacks on top of it.",
      source: "github.com/Infomaniak/ios-kMail/pull/1050", .reproduced,
      test: "aSheetInASheetStacksOnTop"),
    Behaviour(
      "sheet-own-context", topic: "presentations",
      "A sheet is not in the stack of its presenter: links in it need a stack of their own.",
      source: "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack", .apple,
      test: "aSheetIsNotInTheStackOfItsPresenter"),
    Behaviour(
      "dismiss-disabled", topic: "presentations",
      "interactiveDismissDisabled blocks the user, not the app.",
      source: "developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)", .apple,
      versions: "iOS 15 and later",
      test: "aGuardedSheetClosesOnlyByTheApp"),
    Behaviour(
      "cover", topic: "presentations",
      "A full-screen cover cannot be swiped away.",
      source: "github.com/sceneview/sceneview/issues/1580", .reproduced, versions: "iOS 14 and later",
      test: "aCoverCannotBeSwipedAway"),
    Behaviour(
      "popover-adapts", topic: "presentations",
      "Where there is little room a popover becomes a sheet, unless it says otherwise.",
      source: "iOS & iPadOS 16.4 release notes (103257577)", .apple,
      test: "aPopoverIsASheetWhereThereIsLittleRoom"),
    Behaviour(
      "alert-ok", topic: "presentations",
      "An alert without actions has an OK button.",
      source: "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)", .apple,
      versions: "iOS 15 and later",
      test: "anAlertWithoutActionsHasAnOKButton"),
    Behaviour(
      "dialog-popover", topic: "presentations",
      "Where there is room a dialog is a popover: it gets no cancel button, and a tap outside closes it.",
      source:
        "developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)",
      .apple, versions: "iOS 15 and later",
      test: "whereThereIsRoomADialogHasNoCancelButton"),
    Behaviour(
      "inspector-adapts", topic: "presentations",
      "Where there is little room an inspector is a sheet.",
      source: "developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)", .apple,
      versions: "iOS 17 and later",
      test: "anInspectorIsASheetWhereThereIsLittleRoom"),
    Behaviour(
      "background-interaction", topic: "presentations",
      "What lies behind a presentation can be used only where presentationBackgroundInteraction says so.",
      source:
        "developer.apple.com/documentation/swiftui/view/presentationbackgroundinteraction(_:)", .apple,
      versions: "iOS 16.4 and later",
      test: "whatLiesBehindASheetCanBeUsedOnlyIfItSaysSo"),
    Behaviour(
      "dialog-cancel", topic: "presentations",
      "A dialog without a cancel button gets one; every action closes it.",
      source:
        "developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)",
      .apple, versions: "iOS 15 and later",
      test: "aDialogGetsACancelButtonAndClosesAfterItsActions"),
    Behaviour(
      "sheet-goes-with-view", topic: "presentations",
      "A sheet goes with the view it is attached to; its binding stays as it is since iOS 18.",
      source:
        "iOS & iPadOS 18 release notes (123742063), for the binding; github.com/pointfreeco/swift-composable-architecture/issues/3783, for the sheet",
      .reproduced, versions: "binding kept since iOS 18",
      test: "aSheetGoesWithTheViewItIsAttachedTo"),
    Behaviour(
      "push-behind-sheet", topic: "presentations",
      "A push behind a sheet shows when the sheet is gone.",
      source: "github.com/home-assistant/iOS/pull/5284", .reproduced,
      test: "aPushBehindASheetShowsWhenItIsGone"),
    Behaviour(
      "open-url", topic: "presentations",
      "An address reaches every live onOpenURL handler.",
      source: "developer.apple.com/documentation/swiftui/view/onopenurl(perform:)", .assumed,
      versions: "iOS 14 and later",
      test: "anAddressReachesTheLiveHandlers"),
    Behaviour(
      "alert-data", topic: "presentations",
      "What an alert or a dialog was shown with stays as it is while it is up.",
      source:
        "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:)", .apple,
      versions: "iOS 15 and later",
      test: "anAlertKeepsTheDataItWasShownWith"),
    Behaviour(
      "dialog-title", topic: "presentations",
      "A dialog can hide its title.",
      source:
        "developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)",
      .apple, versions: "iOS 15 and later",
      test: "aDialogMayHideItsTitle"),
  ]

  private static let tabs: [Behaviour] = [
    Behaviour(
      "tab-state", topic: "tabs",
      "Each tab keeps its state and its stack.",
      source: "swiftyplace.com/blog/swiftui-view-lifecycle-onappear", .reproduced,
      versions: "iOS 14 and later",
      test: "eachTabKeepsItsState"),
    Behaviour(
      "retap-binding", topic: "tabs",
      "A tap on the selected tab writes the value it already has; onChange stays silent.",
      source: "the article “NavigationStack is not NavigationView”", .single,
      test: "tappingTheSelectedTabWritesTheSameValueAndOnChangeStaysSilent"),
    Behaviour(
      "retap-pops", topic: "tabs",
      "A tap on the selected tab pops its stack to the root.",
      source: "iOS & iPadOS 18 release notes (50924017)", .apple, versions: "iOS 18 and later",
      test: "sinceIOS18TappingTheSelectedTabPopsToTheRoot"),
    Behaviour(
      "optional-selection", topic: "tabs",
      "A tab view with an optional selection takes tabs with plain values.",
      source: "declaration of Tab", .declaration, versions: "iOS 18 and later",
      test: "tabsOfAnOptionalSelectionTakePlainValues"),
    Behaviour(
      "own-selection", topic: "tabs",
      "Without a selection a tab view keeps its own.",
      source: "declaration of TabView", .declaration,
      test: "withoutASelectionTheTabViewKeepsItsOwn"),
    Behaviour(
      "tab-bar-hidden", topic: "tabs",
      "A screen that hides the tab bar leaves no tab to tap.",
      source: "developer.apple.com/documentation/swiftui/view/toolbar(_:for:)", .apple,
      versions: "iOS 16 and later",
      test: "aScreenThatHidesTheBarLeavesNoTabToTap"),
    Behaviour(
      "more-tabs", topic: "tabs",
      "Where there is little room the fifth place of a bar with more tabs is a list of the rest, called More.",
      source:
        "developer.apple.com/documentation/uikit/uitabbarcontroller; Human Interface Guidelines, tab bars",
      .apple,
      test: "moreThanFiveTabsLeaveAListOfTheRest"),
    Behaviour(
      "pages", topic: "tabs",
      "A swipe shows the next page of a paged tab view, or the one before, and writes the selection.",
      source:
        "developer.apple.com/documentation/swiftui/pagetabviewstyle", .apple, versions: "iOS 14 and later",
      test: "aSwipeTurnsThePage"),
  ]

  private static let windows: [Behaviour] = [
    Behaviour(
      "app-state", topic: "windows",
      "What the content of a window group reads of the app's state is brought up to date with it.",
      source: "developer.apple.com/documentation/swiftui/state", .apple, versions: "iOS 14 and later",
      test: "windowsFollowTheStateOfTheirApp"),
    Behaviour(
      "open-window", topic: "windows",
      "A window that is opened has state of its own and is in front; a phone has one window.",
      source:
        "developer.apple.com/documentation/swiftui/openwindowaction; developer.apple.com/documentation/swiftui/windowgroup",
      .apple, versions: "iOS 16 and later",
      test: "aNewWindowHasStateOfItsOwn"),
    Behaviour(
      "window-value", topic: "windows",
      "A value that a window shows already brings that window to the front.",
      source:
        "developer.apple.com/documentation/swiftui/openwindowaction", .apple, versions: "iOS 16 and later",
      test: "aValueShownAlreadyBringsItsWindowForward"),
    Behaviour(
      "close-window", topic: "windows",
      "dismissWindow closes the windows it names, and dismiss on the root of one that was opened that one.",
      source:
        "developer.apple.com/documentation/swiftui/dismisswindowaction; developer.apple.com/documentation/swiftui/dismissaction",
      .apple, versions: "iOS 17 and later",
      test: "windowsAreClosed"),
    Behaviour(
      "user-activity", topic: "windows",
      "An activity reaches the live handlers of its type.",
      source:
        "developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)", .assumed,
      versions: "iOS 14 and later",
      test: "anActivityReachesTheHandlersOfItsType"),
  ]

  private static let touches: [Behaviour] = [
    Behaviour(
      "invisible", topic: "touches",
      "A view of no opacity is neither seen nor touched.",
      source: "codegenes.net/blog/what-is-the-correct-way-to-pass-touches-through-a-view-to-those-below-it",
      .single,
      test: "whatHasNoOpacityCannotBeTapped"),
    Behaviour(
      "hit-testing", topic: "touches",
      "A view that does not allow hit testing is seen, but not touched.",
      source: "developer.apple.com/documentation/swiftui/view/allowshittesting(_:)", .apple,
      test: "whatDoesNotAllowHitTestingCannotBeTapped"),
    Behaviour(
      "covered", topic: "touches",
      "What fills the space in front of a view takes the touches; a clear colour, a line, or a view that allows no hit testing lets them through.",
      source:
        "openillumi.com/en/en-fix-swiftui-zstack-hit-testing; dev.to/sebastienlato/swiftui-hit-testing-event-propagation-internals-2106; hackingwithswift.com/books/ios-swiftui/disabling-user-interactivity-with-allowshittesting",
      .reproduced,
      test: "whatIsCoveredCannotBeTapped"),
    Behaviour(
      "row-buttons", topic: "touches",
      "A tap on a row of a list calls all its buttons of the default style; buttons of another style answer alone.",
      source: "openillumi.com/en/en-swiftui-list-multiple-button-conflict-fix", .reproduced,
      test: "aRowCallsAllItsButtonsOfTheDefaultStyle"),
    Behaviour(
      "gesture-order", topic: "touches",
      "A tap goes to a control before a gesture added to it, unless the gesture has priority; a simultaneous one is called, too.",
      source: "developer.apple.com/documentation/swiftui/composing-swiftui-gestures", .apple,
      test: "aControlGoesBeforeAGestureWithoutPriority"),
    Behaviour(
      "spoken-name", topic: "touches",
      "A control with an accessibility label is found by it.",
      source: "developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)", .apple,
      versions: "iOS 14 and later",
      test: "anAccessibilityLabelNamesTheControl"),
    Behaviour(
      "swipe-actions", topic: "touches",
      "The buttons of swipeActions, and Delete of onDelete, are there after a swipe on the row.",
      source:
        "developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:); developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)",
      .apple,
      test: "aSwipeOnARowShowsItsButtons"),
    Behaviour(
      "swipe-outside-a-list", topic: "touches",
      "Outside of a List or a Form a swipe shows no buttons.",
      source:
        "developer.apple.com/documentation/swiftui/view/swipeactionscontainer(); github.com/scastiel/kado/issues/87",
      .reproduced, versions: "iOS 15 to 26",
      test: "aSwipeOutsideOfAListShowsNothing"),
    Behaviour(
      "menus", topic: "touches",
      "A menu shows its items once it is open; a long press opens a context menu.",
      source:
        "developer.apple.com/documentation/swiftui/menu; developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)",
      .apple,
      test: "aMenuShowsItsItemsOnceItIsOpen"),
    Behaviour(
      "refresh", topic: "touches",
      "A pull on refreshable content calls its action.",
      source: "developer.apple.com/documentation/swiftui/view/refreshable(action:)", .apple,
      versions: "iOS 15 and later",
      test: "aPullLoadsAnew"),
    Behaviour(
      "edit-mode", topic: "touches",
      "An edit button switches the edit mode, in which rows of a loop with onDelete can be deleted.",
      source: "developer.apple.com/documentation/swiftui/editbutton", .apple,
      test: "anEditButtonSwitchesTheEditMode"),
    Behaviour(
      "multiple-selection", topic: "touches",
      "Several rows of a list are selected in edit mode; elsewhere a tap selects one row alone.",
      source:
        "developer.apple.com/documentation/swiftui/editmode, for several rows; velog.io/@rudin_/SwiftUI-List-%EC%84%A0%ED%83%9D, for one",
      .single, versions: "iOS 16 and later",
      test: "severalRowsAreSelectedOnlyInEditMode"),
    Behaviour(
      "row-move", topic: "touches",
      "A row that is dragged to the place of another is moved by onMove, unless it refuses.",
      source:
        "developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)", .apple,
      test: "aRowIsDraggedToThePlaceOfAnother"),
    Behaviour(
      "edit-actions", topic: "touches",
      "A list with edit actions edits its data by itself.",
      source:
        "developer.apple.com/documentation/swiftui/list/init(_:editactions:rowcontent:)", .apple,
      versions: "iOS 16 and later",
      test: "aListWithEditActionsEditsItsData"),
    Behaviour(
      "title-menu", topic: "touches",
      "A tap on the title opens the menu of toolbarTitleMenu.",
      source:
        "developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:)", .apple,
      versions: "iOS 16 and later",
      test: "aTapOnTheTitleOpensItsMenu"),
    Behaviour(
      "selection-menu", topic: "touches",
      "In a selectable list with a menu for its selection a tap is the primary action, and a long press opens the menu.",
      source:
        "developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:)",
      .apple, versions: "iOS 16 and later",
      test: "aTapOnARowIsThePrimaryActionOfItsMenu"),
    Behaviour(
      "menu-picker", topic: "touches",
      "A picker in a menu offers its options there.",
      source:
        "developer.apple.com/documentation/swiftui/menu", .apple, versions: "iOS 14 and later",
      test: "aPickerInAMenuOffersItsOptionsThere"),
    Behaviour(
      "press-tells", topic: "touches",
      "A long press is told when it begins and when it ends.",
      source:
        "developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)",
      .apple,
      test: "aLongPressIsToldWhenItBeginsAndEnds"),
    Behaviour(
      "text-links", topic: "touches",
      "A text shows its Markdown without the marks, and its links can be tapped; arguments are shown as they are.",
      source:
        "developer.apple.com/documentation/swiftui/openurlaction; developer.apple.com/documentation/swiftui/text",
      .apple, versions: "iOS 15 and later",
      test: "aTextHasLinks"),
    Behaviour(
      "hidden-bar", topic: "touches",
      "A screen that hides its navigation bar hides the items in it.",
      source:
        "developer.apple.com/documentation/swiftui/view/toolbar(_:for:)", .apple,
      versions: "iOS 16 and later",
      test: "aHiddenBarHidesItsItems"),
    Behaviour(
      "bar-of-a-container", topic: "touches",
      "Items of a toolbar, titles and search fields show in the bars of a stack or split view around them, and nowhere else: not on a sheet that has none of its own. Items do not show where the toolbar is added to the stack itself.",
      source:
        "swiftuirecipes.com/blog/swiftui-toolbar-placement-cheatsheet; github.com/IEEE-VIT/Xpendi/pull/26; github.com/kasianov-mikhail/scout/pull/665",
      .reproduced, test: "aToolbarNeedsABar"),
    Behaviour(
      "keyboard-items", topic: "touches",
      "Items above the keyboard are there while a field has it.",
      source:
        "developer.apple.com/documentation/swiftui/toolbaritemplacement/keyboard", .apple,
      versions: "iOS 15 and later",
      test: "itemsAboveTheKeyboardComeWithIt"),
    Behaviour(
      "back-title", topic: "touches",
      "The back button is called by the title of the screen it leads to, or Back.",
      source:
        "developer.apple.com/documentation/uikit/uinavigationitem/backbarbuttonitem", .apple,
      versions: "iOS 16 to 18",
      test: "theBackButtonIsCalledByTheTitleItLeadsTo"),
  ]

  private static let input: [Behaviour] = [
    Behaviour(
      "search", topic: "input",
      "A search begins with the use of its field; dismissSearch ends it and clears the text.",
      source: "developer.apple.com/documentation/swiftui/dismisssearchaction", .apple,
      versions: "iOS 15 and later",
      test: "aSearchBeginsInItsFieldAndEndsWithItsText"),
    Behaviour(
      "submit", topic: "input",
      "Return in a field calls the onSubmit handlers around it and gives up the keyboard.",
      source: "developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)", .apple,
      versions: "iOS 15 and later",
      test: "returnSubmitsAndGivesUpTheKeyboard"),
    Behaviour(
      "picker", topic: "input",
      "Choosing an option writes its tag; in a menu only the chosen one is seen.",
      source: "developer.apple.com/documentation/swiftui/picker", .apple,
      test: "choosingAnOptionWritesItsTag"),
    Behaviour(
      "bridged", topic: "input",
      "A UIKit view or controller is a leaf; a hosting controller's view is part of the screen.",
      source: "developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable", .apple,
      test: "aBridgedControllerIsALeafThatMayHostAView"),
    Behaviour(
      "pop-to-another", topic: "input",
      "Popping to a controller that is not on UIKit's stack ends the app.",
      source: "console; github.com/helpscout/beacon-ios-sdk/issues/132", .message,
      test: "poppingToAControllerThatIsNotOnTheStackEndsTheApp"),
    Behaviour(
      "push-again", topic: "input",
      "Pushing a controller that is on UIKit's stack already ends the app.",
      source:
        "developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:); console, for the crash",
      .message, test: "pushingAControllerTwiceEndsTheApp"),
    Behaviour(
      "controllers-know-their-containers", topic: "input",
      "A controller finds the containers that it is in through its parent, and none after it was popped.",
      source: "developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller", .apple,
      test: "aControllerFindsItsContainersThroughItsParent"),
    Behaviour(
      "present-beside", topic: "input",
      "A controller that presents another presents nothing else, and the console says so.",
      source: "console; developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller",
      .message, test: "aControllerPresentsOneOtherAtATime"),
    Behaviour(
      "present-again", topic: "input",
      "Presenting a controller that is presented already, or that is a child of another, ends the app.",
      source: "console; github.com/TitouanVanBelle/TDBWalkthrough/issues/3", .message,
      test: "presentingAnActiveControllerEndsTheApp"),
    Behaviour(
      "columns-of-uikit", topic: "input",
      "A split view of UIKit is as on an iPad held upright: it shows the detail alone, unless something else is preferred or asked for.",
      source:
        "github.com/migueldeicaza/SwiftTermApp/issues/131; github.com/GitHawkApp/GitHawk/issues/27; developer.apple.com/documentation/uikit/uisplitviewcontroller, for what show and hide do",
      .reproduced, test: "aColumnIsShownWhenItIsAskedFor"),
    Behaviour(
      "geometry", topic: "input",
      "A geometry reader tells the size of the window: an iPhone's or an iPad's.",
      source: "a choice of the model, which measures nothing", .assumed,
      test: "aGeometryReaderTellsTheSizeOfTheWindow"),
    Behaviour(
      "geometry-change", topic: "input",
      "onGeometryChange is called when the view appears, and when the window has another size.",
      source:
        "developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:), for the change; of the first call no source was found",
      .assumed, versions: "iOS 16 and later",
      test: "aChangeOfGeometryIsTold"),
    Behaviour(
      "view-that-fits", topic: "input",
      "ViewThatFits shows one of its views: the first, as the model measures nothing.",
      source: "developer.apple.com/documentation/swiftui/viewthatfits", .apple,
      versions: "iOS 16 and later",
      test: "viewThatFitsShowsOneOfItsViews"),
    Behaviour(
      "date-picker", topic: "input",
      "A date picker takes a date of its range, and keeps the parts of the old one that it does not show.",
      source:
        "developer.apple.com/documentation/swiftui/datepicker", .apple,
      test: "aDatePickerTakesADateOfItsRange"),
    Behaviour(
      "picker-no-tag", topic: "input",
      "A selection that none of the options has is reported.",
      source:
        "console", .message,
      test: "aSelectionWithoutATagIsReported"),
    Behaviour(
      "search-scopes", topic: "input",
      "Scopes are offered while the search goes on.",
      source:
        "developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)", .apple,
      versions: "iOS 16 and later",
      test: "scopesAreOfferedDuringTheSearch"),
    Behaviour(
      "focus-goes", topic: "input",
      "A field that goes takes its focus along.",
      source:
        "developer.apple.com/documentation/swiftui/focusstate", .apple, versions: "iOS 15 and later",
      test: "aFieldThatGoesTakesItsFocusAlong"),
    Behaviour(
      "default-focus", topic: "input",
      "The focus begins where defaultFocus says, unless code has set it.",
      source:
        "developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)", .apple,
      versions: "iOS 17 and later",
      test: "theFocusBeginsWhereItIsSaid"),
    Behaviour(
      "dismantle", topic: "input",
      "A bridged view or controller is taken apart when its view goes.",
      source:
        "developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/dismantleuiviewcontroller(_:coordinator:)",
      .apple,
      test: "aBridgedControllerIsTakenApart"),
  ]

  private static let time: [Behaviour] = [
    Behaviour(
      "clock", topic: "time",
      "Sleeping tasks, timers, queues and publishers wait for one clock, which a step does not move.",
      source: "a choice of the model, so that what is seen in between can be shown", .assumed,
      test: "aStepRunsOnlyWhatIsDue"),
    Behaviour(
      "blocked-thread", topic: "time",
      "While code blocks the main thread, time goes by and nothing else runs.",
      source: "developer.apple.com/documentation/foundation/thread/sleep(fortimeinterval:)", .apple,
      test: "blockingTheMainThreadTakesTime"),
    Behaviour(
      "timers", topic: "time",
      "A repeating timer fires once for each interval that passes.",
      source: "developer.apple.com/documentation/foundation/timer", .apple,
      test: "aTimerFiresOnceAnInterval"),
    Behaviour(
      "debounce", topic: "time",
      "debounce passes on what is followed by nothing for its time.",
      source: "developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:)", .apple,
      test: "debounceWaitsForAPause"),
    Behaviour(
      "animations", topic: "time",
      "A timeline follows the clock, and an animation’s completion is called when its time is over; the change itself is seen at once.",
      source:
        "developer.apple.com/documentation/swiftui/timelineview; developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)",
      .apple,
      test: "timelinesAndAnimationsTakeTheirTime"),
    Behaviour(
      "scene-phase", topic: "time",
      "On the way to the background and back a scene is inactive in between.",
      source: "developer.apple.com/documentation/swiftui/scenephase", .apple, versions: "iOS 14 and later",
      test: "aSceneIsInactiveOnItsWay"),
    Behaviour(
      "clocks", topic: "time",
      "The clocks of the standard library show the model’s time.",
      source:
        "a choice of the model, so that measured and slept time agree", .assumed,
      test: "theClocksShowTheModelsTime"),
  ]

  private static let splitViews: [Behaviour] = [
    Behaviour(
      "same-column", topic: "split views",
      "A value link finds a destination declared in its own column, and shows it in the next; it is reported not to on iOS 26.1 and 26.2 (variant “observed”).",
      source:
        "SwiftUI's console text for a missing destination; github.com/SAP/cloud-sdk-ios-fiori/pull/1539",
      .message, versions: "iOS 16 to 26.0",
      test: "aLinkFindsADestinationInItsOwnColumn"),
    Behaviour(
      "selection-drives", topic: "split views",
      "The selection of a leading column drives what the next shows.",
      source: "developer.apple.com/documentation/swiftui/navigationsplitview", .apple,
      versions: "iOS 16 and later",
      test: "aSelectionDrivesTheNextColumn"),
    Behaviour(
      "collapsed", topic: "split views",
      "Collapsed, the columns are one stack; the top is the last column with something chosen.",
      source: "developer.apple.com/documentation/swiftui/navigationsplitview", .apple,
      versions: "iOS 16 and later",
      test: "collapsedTheColumnsAreOneStack"),
    Behaviour(
      "collapsed-back", topic: "split views",
      "Going back while collapsed clears the selection that led there.",
      source: "iOS & iPadOS 18 release notes (92522613), of which it is the inverse", .reproduced,
      versions: "iOS 16 and later",
      test: "goingBackWhileCollapsedClearsTheSelection"),
    Behaviour(
      "resize-keeps", topic: "split views",
      "A selection survives collapsing and expanding.",
      source: "developer.apple.com/documentation/swiftui/navigationsplitview", .apple,
      versions: "iOS 16 and later",
      test: "aSelectionSurvivesTheChangeOfSize"),
    Behaviour(
      "earlier-link-replaces", topic: "split views",
      "A value link in an earlier column replaces the contents of a later column's stack, above its root.",
      source: "developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)", .apple,
      versions: "iOS 16 and later",
      test: "aLinkInAnEarlierColumnReplacesTheStackOfALaterOne"),
    Behaviour(
      "detail-link", topic: "split views",
      "A view link in a leading column shows its view in the next.",
      source: "developer.apple.com/documentation/swiftui/navigationlink/isdetaillink(_:)", .apple,
      versions: "iOS 16 and later",
      test: "aViewLinkInTheSidebarShowsItsViewInTheNextColumn"),
    Behaviour(
      "visibility", topic: "split views",
      "columnVisibility counts only while expanded.",
      source: "developer.apple.com/documentation/swiftui/navigationsplitview", .apple,
      versions: "iOS 16 and later",
      test: "theVisibilityOfColumnsCountsOnlyWhileExpanded"),
    Behaviour(
      "compact-column", topic: "split views",
      "preferredCompactColumn says which column is shown while collapsed; going back writes it.",
      source: "iOS & iPadOS 17 release notes (106241051)", .apple, versions: "iOS 17 and later",
      test: "thePreferredColumnIsShownWhileCollapsedAndWrittenBack"),
    Behaviour(
      "split-dismiss", topic: "split views",
      "dismiss in the detail column clears the sidebar's selection.",
      source: "iOS & iPadOS 18 release notes (92522613)", .apple, versions: "iOS 18 and later",
      test: "sinceIOS18DismissInTheDetailColumnClearsTheSelection"),
    Behaviour(
      "link-selects", topic: "split views",
      "A value link without a destination, in a list whose selection takes its value, selects it.",
      source: "developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)", .apple,
      versions: "iOS 16 and later",
      test: "aLinkWithoutDestinationSelectsInItsList"),
    Behaviour(
      "sidebar-toggle", topic: "split views",
      "A button hides and shows the sidebar, and writes columnVisibility, unless it is removed.",
      source:
        "developer.apple.com/documentation/swiftui/toolbardefaultitemkind/sidebartoggle; developer.apple.com/documentation/swiftui/navigationsplitview/init(columnvisibility:sidebar:detail:)",
      .apple, versions: "iOS 16 and later",
      test: "aButtonHidesAndShowsTheSidebar"),
  ]
}

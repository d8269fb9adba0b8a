/// The words that guesses are made from. A guess only decides what is tried first: the compiler has the last word.
package enum Lexicon {
  /// Property wrappers that only views and modifiers can hold: loose members with one belong to a view.
  package static let viewWrappers: Set<String> = [
    "State", "Binding", "Environment", "EnvironmentObject", "StateObject", "ObservedObject", "Bindable",
    "FocusState", "SceneStorage", "AppStorage", "Namespace", "GestureState", "Query", "ScaledMetric",
    "FocusedValue", "FocusedBinding", "UIApplicationDelegateAdaptor", "AccessibilityFocusState",
    "Previewable",
  ]

  /// Capitalized names whose calls are statements; a call of any other capitalized name is a view.
  static let actionTypes: Set<String> = [
    "Task", "Timer", "Thread", "DispatchQueue", "NotificationCenter", "Logger", "UserDefaults",
    "UIApplication",
    "UNUserNotificationCenter", "WidgetCenter", "FileManager", "URLSession", "UIAccessibility", "MainActor",
    "UIView", "CATransaction", "UIPasteboard", "URLCache", "HTTPCookieStorage", "AVAudioSession",
    "NSLayoutConstraint", "ProcessInfo", "Analytics", "Crashlytics",
  ]

  /// Ends of names of types that do something, and show nothing: `AppLogger.general.debug("…")`.
  static let serviceEndings = ["Analytics", "Center", "Logger", "Manager", "Service", "Tracker"]

  /// Attributes that require `public`, which an assembled declaration is not.
  package static let libraryAttributes: Set<String> = [
    "_alwaysEmitIntoClient", "_spi", "_transparent", "backDeployed", "frozen", "inlinable",
    "usableFromInline",
  ]

  /// Attributes that give a declaration a name the whole program shares.
  static let symbolAttributes: Set<String> = [
    "_cdecl", "_dynamicReplacement", "_exported", "_expose", "_extern", "_section", "_silgen_name", "_used",
    "c",
    "cdecl", "section", "used",
  ]

  /// Attributes for the Objective-C runtime. They are replaced by blanks.
  static let objectiveCAttributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
  ]

  /// Wrappers whose storage is created in the declaration, or in an initializer.
  package static let storages: Set<String> = [
    "AppStorage", "FocusState", "GestureState", "SceneStorage", "State", "StateObject",
  ]

  /// Types of the language that have elements.
  package static let collections: Set<String> = ["Array", "Dictionary", "Set", "String"]

  /// Members that lists, dictionaries and texts have in other languages, and what Swift calls them.
  package static let otherLanguages: [String: String] = [
    "concat": "+", "every": "allSatisfy", "find": "first(where:)", "findIndex": "firstIndex(where:)",
    "includes": "contains", "indexOf": "firstIndex(of:)", "length": "count", "pop": "popLast",
    "push": "append",
    "shift": "removeFirst", "slice": "prefix", "sum": "reduce(0, +)", "toLowerCase": "lowercased",
    "toUpperCase": "uppercased",
    "unshift": "insert(_:at:)",
  ]

  /// Functions of XCTest that assert something.
  package static let assertions: Set<String> = [
    "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertGreaterThan", "XCTAssertGreaterThanOrEqual",
    "XCTAssertIdentical", "XCTAssertLessThan", "XCTAssertLessThanOrEqual", "XCTAssertNil", "XCTAssertNoThrow",
    "XCTAssertNotEqual", "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue", "XCTExpectFailure",
    "XCTFail",
    "XCTSkipIf", "XCTSkipUnless", "XCTUnwrap",
  ]

  /// Names of the language and Foundation that snippets misspell, beside those of the stub.
  package static let misspeltOfLanguage: Set<String> = [
    "String", "Double", "Float", "Array", "Dictionary", "Optional", "Result", "Hashable", "Identifiable",
    "Equatable",
    "Codable", "Comparable", "Sendable", "Observable", "JSONEncoder", "JSONDecoder", "UserDefaults",
    "MainActor",
    "NotificationCenter", "DispatchQueue", "URLComponents", "AnyHashable",
  ]

  /// Names that resemble others, and are not misspelled: of types, and of values such as `context` beside `content`.
  package static let apart: Set<String> = [
    "XCUIApplication", "XCUIElement", "CLLocationManager", "PHPickerViewController", "ModalContent",
    "ShareView", "Bath", "Cable", "Estate", "Farm", "Fork", "Fort", "Lift", "Line", "Market", "Math", "Modal",
    "Payout", "Shade", "Share", "Slate", "Sprint", "Stack", "Stage", "Stats", "Ticker", "context", "contact",
    "content", "contract", "router", "border", "ContextView",
  ]

  /// Beginnings of names of the Mach kernel and of the keychain, which Linux does not have: code that uses one is unverified.
  package static let systemPrefixes: [String] = [
    "mach_", "task_", "thread_act_", "SecItem", "kSec", "kern_return", "host_statistics", "vm_",
  ]

  /// Modules whose types app code means by their names. StoreKit's `Product`, for example, is not among them.
  package static let nearMissModules: Set<String> = ["SwiftUI", "Combine", "UIKit", "SwiftData", "os"]

  /// Endings of type names that say an observable object.
  package static let modelEndings: [String] = [
    "ViewModel", "Model", "Store", "Router", "Coordinator", "Manager", "Service", "Controller", "Navigator",
    "Provider", "Client", "Repository", "Session", "Loader", "Cache",
  ]

  /// Static members that give a value of their own type: `Store.shared`, `Product.sample`.
  package static let samples: Set<String> = [
    "shared", "default", "standard", "current", "sample", "mock", "example", "preview", "empty", "main",
    "placeholder", "live",
  ]

  /// Endings of type names that mean a choice of constants: `Route.home` is a `Route`.
  package static let choiceEndings: [String] = [
    "Route", "Tab", "Destination", "Screen", "State", "Status", "Kind", "Type", "Sheet", "Section", "Step",
    "Mode", "Category", "Action", "Event", "Error", "Filter", "Option", "Phase", "Page", "Item", "Link",
    "Key", "Field", "ID",
  ]

  /// Endings of names of types whose constants may just as well be texts: `StorageKey.theme`.
  package static let textChoiceEndings: [String] = ["Key", "ID", "Type", "Field", "Event", "Link"]

  /// Endings of names of types that group constants of one kind, with that kind: `Spacing.small`,
  /// `BrandColor.primary`.
  package static let constantEndings: [(type: String, endings: [String])] = [
    (
      "CGFloat",
      ["Spacing", "Padding", "Radius", "Size", "Sizes", "Dimensions", "Metrics", "Layout", "Insets"]
    ),
    ("Color", ["Color", "Colors", "Palette"]),
    ("Font", ["Font", "Fonts", "Typography"]),
    ("String", ["Strings", "Keys", "Copy", "Icons"]),
    ("Double", ["Duration", "Durations", "Timing"]),
    ("Animation", ["Animations", "Motion", "Springs"]),
  ]

  /// Endings of names of protocols that say what a type does: `MockProductService` implements `ProductService`.
  package static let contractEndings: [String] = [
    "Protocol", "Providing", "able", "ible", "ing", "Service", "Client", "Repository", "Store", "Provider",
    "Manager",
    "Delegate", "Coordinator", "Strategy", "Factory", "Handler", "Type", "API", "Loader", "Logger", "Cache",
    "Tracker",
    "Analytics", "Source", "Gateway", "Storage", "Navigator", "Router", "Fetcher", "Builder", "Policy",
    "Shape",
    "Animal", "Interface", "Contract", "Dependency", "Dependencies", "Container", "Session", "Network",
    "Database",
    "Model", "Command", "Observer", "Interactor", "Presenter", "UseCase", "Engine", "Adapter", "Parser",
    "Formatter",
    "Validator", "Worker", "Backend", "Persistence", "Clock", "Environment",
  ]

  /// Words in names of types whose values cannot be compared, or not be hashed.
  package static let incomparable: Set<String> = [
    "AnyPublisher", "AnyView", "Binding", "GeometryProxy", "GridItem", "ModelContext", "NavigationPath",
    "Result", "any",
  ]

  /// Texts that the system itself writes on its controls. `expect no text` may name them, even if the code does not
  /// contain them.
  package static let labelsOfSystem =
    "Back Cancel Clear Close Delete Done Edit More OK Paste Rename Search Share Show Hide Sidebar Reset"

  /// Properties that Foundation for Linux does not let anybody set, with their full names.
  package static let settableOnApple = [
    "multipathServiceType": "URLSessionConfiguration.multipathServiceType",
    "sharedContainerIdentifier": "URLSessionConfiguration.sharedContainerIdentifier",
    "waitsForConnectivity": "URLSessionConfiguration.waitsForConnectivity",
  ]

  /// A value of each opaque type that documentation shows as a result: `func fade() -> some ViewModifier`.
  package static let someValues = [
    "some Gesture": "TapGesture()", "some Scene": "WindowGroup { EmptyView() }", "some Shape": "Rectangle()",
    "some ShapeStyle": "Color.clear", "some ToolbarContent": "ToolbarItem { EmptyView() }",
    "some View": "EmptyView()", "some ViewModifier": "EmptyModifier()",
  ]

  /// Operators that compare two values.
  package static let comparisons: Set<String> = ["!=", "<", "<=", "==", ">", ">="]

  /// Those among them that ask which of two values comes first.
  package static let orders: Set<String> = ["<", "<=", ">", ">="]

  /// Members of optionals themselves.
  package static let optionalMembers: Set<String> = [
    "debugDescription", "flatMap", "hashValue", "map", "self", "some", "take", "unsafelyUnwrapped",
  ]

  /// Methods of lists whose first argument is an element.
  package static let elementTakers: Set<String> = ["append", "contains", "firstIndex", "insert", "lastIndex"]

  /// Operators that assign to their left operand.
  package static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  /// Names of numbers that are a position in a list.
  package static let positions: Set<String> = [
    "i", "j", "k", "n", "index", "row", "column", "section", "item", "offset", "position", "page",
    "startIndex",
  ]

  /// Static members that give several values of their own type.
  package static let sampleLists: Set<String> = [
    "samples", "mocks", "examples", "all", "allCases", "previews",
  ]

  /// Endings of type names that say a view.
  package static let viewEndings: [String] = [
    "View", "Screen", "Row", "Cell", "Card", "Sheet", "Page", "Header", "Footer", "Button", "Label",
    "Badge", "Grid", "Tab", "Placeholder", "Banner", "Flow", "Detail", "Home", "Settings", "Profile",
    "Feed", "Section", "Toolbar", "Indicator", "Thumbnail", "Icon", "Panel", "Form", "Editor", "Picker",
    "Sidebar", "Overlay", "Background",
  ]

  /// Classes of UIKit that values of these names have. An extension that is not shown may add members.
  package static let classesOfNames: [String: String] = [
    "navigationController": "UINavigationController", "splitViewController": "UISplitViewController",
    "tabBarController": "UITabBarController", "navigationItem": "UINavigationItem",
  ]

  /// Apple's classes whose initializers have these first labels: `super.init(nibName: nil, bundle: nil)`.
  static let classesOfInitializers: [String: String] = [
    "frame": "UIView", "nibName": "UIViewController", "style": "UITableViewCell",
  ]

  /// Labels of the initializers of Swift's own types, for messages about misspelled ones.
  package static let labelsOfLanguage: [String: Set<String>] = [
    "AsyncStream": ["bufferingPolicy", "onCancel", "unfolding"],
    "AsyncThrowingStream": ["bufferingPolicy", "throwing", "unfolding"],
    "Task": ["executorPreference", "name", "operation", "priority"],
  ]

  /// Endings of the names of values that are views, such as `content`, beside those of types.
  package static let viewWords: [String] = ["Content", "Image", "Text", "Logo", "List", "Title"]

  /// Members that only collections have: a value that has one is a list.
  package static let collectionMembers: Set<String> = [
    "append", "removeAll", "removeLast", "insert", "filter", "map", "compactMap", "sorted", "forEach",
    "firstIndex",
    "indices", "enumerated", "reversed", "reduce", "remove",
  ]

  /// Labels of closures that show something, by the view that takes them: in `List(users, rowContent: row)`, `row` is
  /// a function.
  package static let handedBuilders: [String: Set<String>] = [
    "actions": ["alert", "confirmationDialog"],
    "content": [
      "ForEach", "Form", "Group", "GroupBox", "HStack", "LazyHStack", "LazyVStack", "List", "Menu",
      "NavigationSplitView", "Picker", "ScrollView", "Section", "Tab", "VStack", "ZStack", "background",
      "contextMenu", "fullScreenCover", "inspector", "overlay", "popover", "safeAreaInset", "sheet",
      "swipeActions", "toolbar",
    ],
    "destination": ["navigationDestination"],
    "detail": ["NavigationSplitView"],
    "label": ["Button", "Menu", "NavigationLink", "ShareLink", "Toggle"],
    "message": ["alert", "confirmationDialog"],
    "root": ["NavigationStack"],
    "rowContent": ["List"],
    "sidebar": ["NavigationSplitView"],
  ]

  /// Modifiers of SwiftUI that pass their argument to their closure.
  package static let valueTakers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog", "onChange",
    "fileExporter", "inspector", "onDelete", "onDrop", "onHover", "onInsert", "onMove", "onOpenURL",
    "onReceive",
  ]

  /// Members that go through a list. A `NavigationPath` has none of them.
  package static let membersThatGoThrough: Set<String> = [
    "compactMap", "dropFirst", "dropLast", "enumerated", "filter", "firstIndex", "forEach", "indices",
    "insert", "lastIndex", "map", "prefix", "reversed", "suffix",
  ]

  /// Members of the standard library, which are not invented.
  package static let standardMethods: Set<String> = [
    "append", "removeLast", "removeAll", "remove", "insert", "map", "filter", "contains", "first", "last",
    "sorted",
    "forEach", "compactMap", "reduce", "prefix", "suffix", "dropFirst", "dropLast", "joined", "split",
    "enumerated",
    "isEmpty", "toggle", "formatted", "count", "description", "rawValue", "uppercased", "lowercased",
    "hasPrefix", "hasSuffix",
  ]

  /// Methods of lists whose closure is a condition.
  package static let conditionTakers: Set<String> = [
    "allSatisfy", "contains", "count", "drop", "filter", "first", "firstIndex", "last", "lastIndex",
    "partition", "prefix",
    "removeAll",
  ]

  /// Methods of lists whose closure decides their result's type.
  package static let transformingMethods: Set<String> = ["compactMap", "flatMap", "map", "reduce"]

  /// Methods of values that a program states to be lists.
  package static let listMethods = standardMethods.union([
    "allSatisfy", "firstIndex", "flatMap", "indices", "lastIndex", "max", "min", "move", "randomElement",
    "reversed", "shuffled", "swapAt",
  ])

  /// Methods of the library whose names nobody gives to a property.
  package static let surelyMethods: Set<String> = methodsWithoutArguments.union([
    "allSatisfy", "append", "compactMap", "contains", "dropFirst", "dropLast", "firstIndex", "flatMap",
    "forEach", "hasPrefix", "hasSuffix", "lastIndex", "removeFirst", "removeLast", "removeSubrange",
    "replacingOccurrences", "trimmingCharacters",
  ])

  /// Those among them that are called without an argument.
  package static let methodsWithoutArguments: Set<String> = [
    "enumerated", "lowercased", "popLast", "randomElement", "uppercased",
  ]

  /// Methods of lists. A property may have such a name, but not a property of a list.
  package static let methodsOfLists: Set<String> = ["joined", "reversed", "shuffled", "sorted"]

  /// Labels of the library's methods whose names nobody gives to a method of their own, `_` for none: one list for each
  /// form.
  package static let formsOfMethods: [String: [[String]]] = [
    "enumerated": [[]], "firstIndex": [["of"], ["where"]], "hasPrefix": [["_"]], "hasSuffix": [["_"]],
    "joined": [["separator"], []], "lastIndex": [["of"], ["where"]], "lowercased": [[], ["with"]],
    "randomElement": [[], ["using"]],
    "replacingOccurrences": [
      ["of", "with"], ["of", "with", "options"], ["of", "with", "range"], ["of", "with", "options", "range"],
    ],
    "trimmingCharacters": [["in"]], "uppercased": [[], ["with"]],
  ]

  /// The same for methods of lists. A model may have one of its own, but not a list.
  package static let formsOfListMethods: [String: [[String]]] = [
    "contains": [["_"], ["where"]], "insert": [["_"], ["_", "at"], ["contentsOf", "at"]],
    "shuffled": [[], ["using"]],
  ]

  /// Properties of the library whose names nobody gives to a function.
  package static let propertiesOfLibrary: Set<String> = ["capitalized", "isEmpty"]

  /// Properties of lists. A model may have a function of such a name, but not a list.
  package static let propertiesOfLists: Set<String> = ["count", "indices"]

  /// Methods that change a list and give nothing, or go through it, with the labels of each form.
  package static let changesOfLists: [String: [[String]]] = [
    "append": [["_"], ["contentsOf"]], "forEach": [["_"], []],
    "insert": [["_", "at"], ["contentsOf", "at"]],
    "move": [["fromOffsets", "toOffset"]], "remove": [["atOffsets"]],
    "removeAll": [[], ["where"], ["keepingCapacity"]], "reverse": [[]], "shuffle": [[]],
    "sort": [[], ["by"], ["using"]], "swapAt": [["_", "_"]],
  ]

  /// What gives a list in place of those that change one.
  package static let makersBesideChanges: [String: String] = [
    "forEach": "map", "removeAll": "filter", "reverse": "reversed", "shuffle": "shuffled", "sort": "sorted",
  ]

  /// What a list gives only where it has it, with the labels of each form, nil for a property.
  package static let optionalsOfLists: [String: [[String]?]] = [
    "first": [nil, [], ["where"]], "firstIndex": [[], ["of"], ["where"]], "last": [nil, [], ["where"]],
    "lastIndex": [[], ["of"], ["where"]], "max": [[], ["by"]], "min": [[], ["by"]], "popLast": [[]],
    "randomElement": [[]],
  ]

  /// Functions that take whatever they are given, even nothing.
  package static let printers: Set<String> = ["debugPrint", "dump", "print", "type", "withExtendedLifetime"]

  /// Operators between two values. Neither value is a function.
  package static let valueOperators: Set<String> = [
    "!=", "%", "&&", "*", "+", "-", "/", "<", "<=", "==", ">", ">=", "||",
  ]

  /// Names that apps give to their subscripts of lists which give nil where there is no element.
  package static let safeSubscripts: Set<String> = ["checked", "ifExists", "optional", "safe", "safely"]

  /// Methods of lists that return a list.
  package static let listMakers: Set<String> = [
    "compactMap", "dropFirst", "dropLast", "filter", "flatMap", "map", "prefix", "reversed", "shuffled",
    "sorted",
    "suffix",
  ]

  /// Methods of texts that return a text.
  package static let textMakers: Set<String> = [
    "appending", "capitalized", "joined", "lowercased", "replacingOccurrences", "trimmingCharacters",
    "uppercased",
  ]

  /// Calls whose trailing closure is an action or holds no views.
  package static let actionCallees: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "Dictionary", "Task", "onAppear", "onDisappear", "onTapGesture",
    "onChange", "task", "onOpenURL", "onReceive",
    "onSubmit",
    "withAnimation", "refreshable", "onDelete", "onMove", "onEnded", "onChanged", "detached", "map", "filter",
    "forEach",
    "sorted", "compactMap", "first", "contains", "run", "perform", "onLongPressGesture", "onDismiss", "sink",
    "Binding",
    "action", "async", "asyncAfter", "withTransaction", "withTaskGroup", "onHover", "onDrop", "onDrag",
    "reduce", "scan", "throttle", "debounce", "flatMap", "tryMap", "catch", "handleEvents", "combineLatest",
    "sort", "allSatisfy", "firstIndex", "lastIndex", "drop", "prefix", "addTask", "withMemoryRebound",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafePointer", "measure",
  ]

  /// Argument labels that take a view.
  package static let viewLabels: Set<String?> = [
    "destination", "content", "label", "sidebar", "detail", "rootView", "header", "footer",
  ]

  /// Labels of trailing closures that are actions.
  package static let actionLabels: Set<String> = [
    "action", "perform", "onDismiss", "set", "onEditingChanged", "onCommit",
  ]

  /// Labels of closures that build views.
  package static let builderLabels: Set<String> = [
    "content", "label", "destination", "root", "sidebar", "detail", "header", "footer", "message",
    "actions",
  ]

  /// Labels of arguments that are bindings in all of SwiftUI.
  package static let bindingLabels: Set<String> = [
    "columnVisibility", "isExpanded", "isOn", "isPresented", "item", "path", "selection", "text",
  ]

  /// Arguments of views and modifiers that can only be bindings.
  package static let bindingArguments: [String: Set<String>] = [
    "ColorPicker": ["selection"], "DatePicker": ["selection"], "DisclosureGroup": ["isExpanded"],
    "List": ["selection"], "NavigationSplitView": ["columnVisibility", "preferredCompactColumn"],
    "NavigationStack": ["path"], "Picker": ["selection"], "SecureField": ["text"], "TabView": ["selection"],
    "TextEditor": ["text"], "TextField": ["text"], "Toggle": ["isOn"], "alert": ["isPresented"],
    "confirmationDialog": ["isPresented"], "fileImporter": ["isPresented"],
    "fullScreenCover": ["isPresented", "item"], "inspector": ["isPresented"],
    "navigationDestination": ["isPresented", "item"], "popover": ["isPresented", "item"],
    "searchable": ["isPresented", "text"], "sheet": ["isPresented", "item"],
  ]

  /// Views whose first argument is a list.
  package static let listViews: Set<String> = ["ForEach", "List", "Table", "OutlineGroup", "Chart"]

  /// Calls whose first argument is a title: a text.
  package static let titled: Set<String> = [
    "Button", "Label", "Toggle", "TextField", "Link", "Menu", "navigationTitle", "LabeledContent", "alert",
    "confirmationDialog", "SecureField", "ContentUnavailableView", "DisclosureGroup", "accessibilityLabel",
    "accessibilityHint",
  ]

  /// Types of Combine that guesses name. A file that mentions one imports Combine.
  package static let combineTypes: Set<String> = ["AnyPublisher", "AnyCancellable"]

  /// Members of Combine's publishers: a value that has one is a publisher.
  package static let publisherMembers: Set<String> = [
    "catch", "eraseToAnyPublisher", "receive", "sink", "replaceError", "debounce",
  ]

  /// Members of publishers that take other publishers.
  package static let publisherJoiners: Set<String> = [
    "combineLatest", "merge", "prepend", "zip", "withLatestFrom",
  ]

  /// Members that only publishers have …
  package static let onlyOfPublishers: Set<String> = [
    "assertNoFailure", "combineLatest", "eraseToAnyPublisher", "handleEvents", "removeDuplicates",
    "replaceError", "sink",
    "switchToLatest",
  ]

  /// … or that only publishers have with these labels.
  package static let labelledOfPublishers: [String: [String?]] = [
    "assign": ["to"], "debounce": ["for", "scheduler"], "delay": ["for", "scheduler"], "receive": ["on"],
    "throttle": ["for", "scheduler", "latest"],
  ]

  /// Calls of SwiftData that take types of models.
  package static let modelTakers: Set<String> = [
    "ModelContainer", "modelContainer", "Schema", "fetchCount", "delete",
  ]

  /// Calls whose closures take values of the frameworks' own types.
  package static let valueGivers: Set<String> = [
    "GeometryReader", "ScrollViewReader", "TimelineView", "Canvas", "visualEffect", "onGeometryChange",
    "onChanged",
    "onEnded", "updating", "AsyncImage", "scrollTransition", "onScrollGeometryChange", "alignmentGuide",
    "containerRelativeFrame", "onContinuousHover", "chartOverlay", "withTaskGroup", "MapReader",
  ]

  /// Words before a type's name in the name of a value: `selectedOrder` is an `Order`.
  package static let adjectives: [String] = [
    "selected", "current", "new", "active", "presented", "editing", "edited", "tapped", "chosen", "pending",
    "last", "first", "next", "previous", "old", "deleted", "initial", "focused", "mock", "sample", "loaded",
  ]

  /// Members of types by words of other frameworks that are often written in their place.
  package static let otherWords: [String: [String: String]] = [
    "Alignment": ["left": "leading", "right": "trailing", "middle": "center"],
    "CGPoint": ["height": "y", "width": "x"], "CGSize": ["x": "width", "y": "height"],
    "ButtonRole": ["danger": "destructive", "delete": "destructive"],
    "Edge": ["left": "leading", "right": "trailing"],
    "Edge.Set": ["left": "leading", "right": "trailing"],
    "HorizontalAlignment": ["left": "leading", "right": "trailing", "middle": "center"],
    "NavigationPath": ["codableRepresentation": "codable"],
    "TextAlignment": ["left": "leading", "right": "trailing"],
    "ToolbarItemPlacement": [
      "leading": "topBarLeading", "navigationBarLeft": "topBarLeading",
      "navigationBarRight": "topBarTrailing",
      "topBarLeft": "topBarLeading", "topBarRight": "topBarTrailing", "topLeading": "topBarLeading",
      "topTrailing": "topBarTrailing", "trailing": "topBarTrailing",
    ],
    "ToolbarPlacement": ["tab": "tabBar", "navigation": "navigationBar"],
    "VerticalAlignment": ["middle": "center"],
  ]

  /// Words of UIKit and of other systems that are written as modifiers, and the modifier that is meant.
  package static let otherModifiers: [String: String] = [
    "numberOfLines": "lineLimit", "onClick": "onTapGesture", "textAlignment": "multilineTextAlignment",
    "textColor": "foregroundStyle",
  ]

  /// Views that such words are asked of.
  package static let viewsOfModifiers: Set<String> = [
    "Button", "HStack", "Image", "Label", "List", "Text", "TextField", "VStack", "ZStack",
  ]

  /// Names of apps' values that are words of the language before a parenthesis: `switch type { … }`, `type(of: self)`.
  package static let valuesLikeLanguage: Set<String> = ["type"]

  /// Functions of Swift's whose names apps' values have, too: `for try await value in sequence`, `Text(zip)`.
  package static let functionsLikeValues: Set<String> = ["sequence", "zip", "stride", "dump", "min", "max"]

  /// What initializers without a label take that well-known packages add to a type: `UUID(0)` of Dependencies.
  package static let initializersOfPackages: [String: String] = ["UUID": "Int"]

  /// Labels by words that are often written in their place, by the function that has them.
  package static let otherLabels: [String: [String: String]] = [
    "animation": ["for": "value", "on": "value"], "onChange": ["for": "of", "in": "of"],
    "matchedGeometryEffect": ["namespace": "in"], "Query": ["sortBy": "sort"],
    "Relationship": ["delete": "deleteRule"],
    "ModelConfiguration": ["inMemory": "isStoredInMemoryOnly"], "Slider": ["range": "in"],
    "Stepper": ["range": "in"], "Tab": ["icon": "systemImage", "tag": "value"],
  ]

  /// Functions of lists that call their closure for the elements, one after the other, and do not wait.
  package static let walkers: Set<String> = [
    "allSatisfy", "compactMap", "filter", "first", "flatMap", "forEach", "map", "max", "min", "reduce",
    "sorted",
  ]

  /// Sets of Combine's subscriptions, by the names that most apps give them.
  package static let setsOfSubscriptions: Set<String> = ["cancellables", "subscriptions"]

  /// Enums of Foundation, to whose cases nobody adds.
  package static let enumsOfFoundation: Set<String> = ["ComparisonResult", "SortOrder"]

  /// Ends of the names that apps give to types of closures, which may be optional.
  package static let endsOfClosures = ["Action", "Block", "Callback", "Closure", "Completion", "Handler"]

  /// Frameworks of which the stub has only a part, and no list says what else their types have.
  package static let partlyCovered: Set<String> = [
    "AVFoundation", "AVKit", "CarPlay", "Charts", "CoreData", "CoreLocation", "LocalAuthentication", "MapKit",
    "MessageUI", "NaturalLanguage",
    "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "UserNotifications", "WebKit", "WidgetKit",
  ]

  /// Functions whose every form begins with a label: the end of the name of what they are asked of, the label, and what
  /// stands between it and a plain number.
  package static let firstLabels = [
    (owner: "main", name: "asyncAfter", label: "deadline", before: ".now() + "),
    (owner: "queue", name: "asyncAfter", label: "deadline", before: ".now() + "),
    (owner: "formatter", name: "string", label: "from", before: ""),
  ]

  /// Parameters without a default, by functions for which apps seldom have a shorter form of their own.
  package static let neverLeftOut: [String: String] = [
    "date": "to", "debounce": "scheduler", "popToRootViewController": "animated",
    "popViewController": "animated",
    "pushViewController": "animated", "throttle": "scheduler", "URLComponents": "resolvingAgainstBaseURL",
  ]

  /// Attributes by other forms of their words.
  package static let otherAttributes: [String: String] = [
    "autoClosure": "autoclosure", "discardable": "discardableResult", "escape": "escaping",
    "escaped": "escaping",
    "mainActor": "MainActor", "sendable": "Sendable", "viewBuilder": "ViewBuilder",
  ]

  /// Members that public protocols require, which are as public as the type that has them.
  package static let publicRequirements: [String: Set<String>] = [
    "App": ["body"], "ButtonStyle": ["makeBody"], "Identifiable": ["id"], "LabelStyle": ["makeBody"],
    "PrimitiveButtonStyle": ["makeBody"], "Shape": ["path"], "ToggleStyle": ["makeBody"], "View": ["body"],
    "UIViewControllerRepresentable": ["makeUIViewController", "updateUIViewController"],
    "UIViewRepresentable": ["makeUIView", "updateUIView"], "ViewModifier": ["body"],
  ]

  /// Members that protocols ask of a type, and not of its values.
  package static let staticRequirements: [String: Set<String>] = [
    "EnvironmentKey": ["defaultValue"], "FocusedValueKey": ["defaultValue"],
    "PreferenceKey": ["defaultValue", "reduce"], "PreviewProvider": ["previews"],
    "UIViewControllerRepresentable": ["dismantleUIViewController"],
    "UIViewRepresentable": ["dismantleUIView"],
    "SchemaMigrationPlan": ["schemas", "stages"], "VersionedSchema": ["models", "versionIdentifier"],
  ]

  /// Modifiers whose first argument is a set of choices.
  package static let takersOfSets: Set<String> = [
    "accessibilityAddTraits", "edgesIgnoringSafeArea", "presentationDetents",
  ]

  /// Words of other languages, with what Swift calls it.
  package static let wordsOfOtherLanguages: [String: String] = [
    "False": "false", "NULL": "nil", "True": "true", "null": "nil", "println": "print", "this": "self",
  ]

  /// What a stored value of a type may begin with.
  package static let firstValues: [String: String] = [
    "Bool": "false", "Data": "Data()", "Date": ".now", "Double": "0", "Int": "0", "String": "\"\"",
  ]

  /// What functions that give the elements of a list begin with.
  package static let gettingVerbs: [String] = ["fetch", "find", "get", "list", "load", "make"]

  /// Types of the frameworks, by members that only they have.
  package static let owners: [String: String] = [
    "topAnchor": "UIView", "bottomAnchor": "UIView", "leadingAnchor": "UIView", "trailingAnchor": "UIView",
    "leftAnchor": "UIView", "rightAnchor": "UIView", "widthAnchor": "UIView", "heightAnchor": "UIView",
    "centerXAnchor": "UIView", "centerYAnchor": "UIView", "safeAreaLayoutGuide": "UIView",
    "addSubview": "UIView", "asyncAfter": "DispatchQueue",
    "translatesAutoresizingMaskIntoConstraints": "UIView",
    "dequeueReusableCell": "UITableView", "textLabel": "UITableViewCell", "split": "String",
    "detailTextLabel": "UITableViewCell", "predictedEndTranslation": "DragGesture.Value",
    "predictedEndLocation": "DragGesture.Value",
  ]

  /// Values of SwiftUI and Foundation by the names everybody gives them.
  package static let wellKnown: [String: String] = [
    "path": "NavigationPath", "dismiss": "DismissAction", "openURL": "OpenURLAction",
    "colorScheme": "ColorScheme", "scenePhase": "ScenePhase",
    "horizontalSizeClass": "UserInterfaceSizeClass?",
    "verticalSizeClass": "UserInterfaceSizeClass?", "reduceMotion": "Bool",
    "dynamicTypeSize": "DynamicTypeSize",
    "geometry": "GeometryProxy", "geo": "GeometryProxy", "namespace": "Namespace.ID",
    "animation": "Namespace.ID", "tableView": "UITableView", "collectionView": "UICollectionView",
    "error": "any Error", "modelContext": "ModelContext", "modelContainer": "ModelContainer",
    "locale": "Locale", "calendar": "Calendar", "url": "URL", "columns": "[GridItem]",
    "columnVisibility": "NavigationSplitViewVisibility",
    "cancellables": "Set<AnyCancellable>", "now": "Date",
  ]

  /// Words before `Path` in names of paths that are not paths of navigation.
  package static let otherPaths: [String] = ["file", "image", "key", "index", "folder", "asset"]

  /// Words before `Gesture` in names of SwiftUI's gestures; an `interactivePopGesture` is a recognizer of UIKit's.
  package static let gestureKinds: [String] = [
    "drag", "tap", "press", "longPress", "magnify", "magnification", "pinch", "rotate", "rotation", "swipe",
    "pan", "zoom", "combined", "simultaneous",
  ]

  /// Beginnings of names of Booleans, before a capital.
  package static let booleanPrefixes: [String] = ["is", "has", "should", "can", "show", "needs"]

  /// Endings of names of texts, in lower case.
  package static let textEndings: [String] = [
    "title", "name", "text", "subtitle", "description", "message", "label", "caption", "body", "summary",
    "email", "username", "icon", "symbol", "string", "query", "headline", "prompt", "content", "author",
  ]

  /// Modifiers that are given a style, which no text is.
  package static let takersOfStyles: Set<String> = [
    "background", "fill", "foregroundStyle", "stroke", "tint",
  ]

  /// How the labels end, in lower case, of arguments that are texts, and no types: a name with a capital letter is a constant
  /// there.
  package static let labelsOfConstants: [String] = ["domain", "identifier", "key", "name"]

  /// What Foundation has on Linux and on a Mac, and not on an iPhone.
  package static let foundationOfOtherSystems: Set<String> = ["Process", "homeDirectoryForCurrentUser"]

  /// Functions of C that Swift calls otherwise.
  package static let renamedFunctions = [
    "UIImageJPEGRepresentation": "jpegData(compressionQuality:)", "UIImagePNGRepresentation": "pngData()",
    "UIEdgeInsetsInsetRect": "inset(by:)", "CGRectMake": "CGRect(x:y:width:height:)",
    "CGPointMake": "CGPoint(x:y:)", "CGSizeMake": "CGSize(width:height:)",
    "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
    "UIAccessibilityPostNotification": "UIAccessibility.post(notification:argument:)",
  ]

  /// Modifiers whose `for:` is a type.
  package static let takersOfTypes: Set<String> = ["dropDestination", "navigationDestination"]

  /// Names of texts that are nothing else.
  package static let surelyTexts: Set<String> = [
    "author", "caption", "email", "firstName", "headline", "lastName", "name", "subtitle", "title",
    "username",
  ]

  /// Endings of names of whole numbers.
  package static let integerEndings: [String] = [
    "count", "index", "quantity", "year", "page", "level", "total", "score", "points", "number",
    "length",
  ]

  /// Endings of names of numbers with fractions.
  package static let doubleEndings: [String] = [
    "price", "rating", "amount", "progress", "percentage", "distance", "duration", "latitude", "longitude",
    "fraction", "value",
  ]

  /// Endings of names of lengths.
  package static let lengthEndings: [String] = ["width", "height", "offset", "spacing", "padding", "radius"]

  /// Endings of names of dates: a `startDate` is one, a `candidate` is not.
  package static let dateEndings: [String] = ["date", "timestamp"]

  /// Protocols whose `body` is composed of others of the kind, as a view's is, each with the smallest body.
  package static let composed: [String: String] = [
    "Commands": "var body: some Commands { EmptyCommands() }",
    "Scene": "var body: some Scene { WindowGroup { EmptyView() } }",
    "ToolbarContent": "var body: some ToolbarContent { ToolbarItem { EmptyView() } }",
    "Widget": "var body: Never { \(Trap.code("Widget")) }",
  ]

  /// Protocols that a model may conform to beside everything else, each with the least that it requires.
  package static let fulfilled: [String: [String]] = [
    "CustomAnimation": [
      """
      nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) \
      -> V? { \(Trap.code("CustomAnimation")) }
      """
    ],
    "SchemaMigrationPlan": [
      "static var schemas: [any VersionedSchema.Type] { \(Trap.code("SchemaMigrationPlan")) }",
      "static var stages: [MigrationStage] { \(Trap.code("SchemaMigrationPlan")) }",
    ],
    "VersionedSchema": [
      "static var versionIdentifier: Schema.Version { \(Trap.code("VersionedSchema")) }",
      "static var models: [any PersistentModel.Type] { \(Trap.code("VersionedSchema")) }",
    ],
    "FileDocument": [
      "static var readableContentTypes: [UTType] { \(Trap.code("FileDocument")) }",
      "init(configuration: ReadConfiguration) throws { \(Trap.code("FileDocument")) }",
      "func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { \(Trap.code("FileDocument")) }",
    ],
    "AlignmentID": [
      "static func defaultValue(in context: ViewDimensions) -> CGFloat { \(Trap.code("AlignmentID")) }"
    ],
    "FormatStyle": ["func format(_ value: String) -> String { \(Trap.code("FormatStyle")) }"],
    "Layout": [
      """
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize \
      { \(Trap.code("Layout")) }
      """,
      """
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) \
      { \(Trap.code("Layout")) }
      """,
    ],
    "TextRenderer": [
      "func draw(layout: Text.Layout, in context: inout GraphicsContext) { \(Trap.code("TextRenderer")) }"
    ],
    "Transferable": [
      "static var transferRepresentation: Never { return \(Trap.code("Transferable")) }"
    ],
  ]

  /// Modifiers that only scenes have.
  package static let sceneModifiers: Set<String> = [
    "commands", "commandsRemoved", "commandsReplaced", "defaultPosition", "defaultSize", "windowResizability",
    "windowStyle", "windowToolbarStyle", "backgroundTask", "restorationBehavior", "defaultLaunchBehavior",
  ]

  /// Scenes, by the names of their initializers.
  package static let scenes: Set<String> = ["WindowGroup", "DocumentGroup"]

  /// Cases of the library's generic enums. A type of which only such cases are used may be one of those enums.
  package static let genericCases: Set<String> = ["some", "none", "success", "failure", "finished"]

  /// Generic types of SwiftUI of which many apps have their own without parameters.
  package static let genericTypesOfApps: Set<String> = ["State", "Environment"]

  /// Static members of `Date`.
  package static let dateMembers: Set<String> = ["now", "distantPast", "distantFuture"]

  /// Protocols of styles that apps implement, by the modifier that takes a style.
  package static let styleProtocols: [String: String] = [
    "buttonStyle": "ButtonStyle", "labelStyle": "LabelStyle", "toggleStyle": "ToggleStyle",
    "progressViewStyle": "ProgressViewStyle", "groupBoxStyle": "GroupBoxStyle", "gaugeStyle": "GaugeStyle",
    "menuStyle": "MenuStyle", "controlGroupStyle": "ControlGroupStyle",
    "disclosureGroupStyle": "DisclosureGroupStyle", "labeledContentStyle": "LabeledContentStyle",
    "formStyle": "FormStyle", "datePickerStyle": "DatePickerStyle",
  ]

  /// Frameworks that are known by name, even if the stub lacks them: code that imports one is unverified, and not
  /// wrong.
  package static let appleModules: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AuthenticationServices", "CarPlay", "Charts",
    "CloudKit", "Contacts",
    "CoreData", "CoreGraphics", "CoreHaptics", "CoreLocation", "CoreMotion", "CoreSpotlight", "CryptoKit",
    "EventKit",
    "FoundationModels", "GameKit", "HealthKit", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MessageUI",
    "Network", "NaturalLanguage", "OSLog", "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "Security",
    "Speech",
    "SpriteKit", "StoreKit", "TipKit", "Translation", "UniformTypeIdentifiers", "UserNotifications", "Vision",
    "WebKit", "WidgetKit", "CoreTransferable", "SwiftUICore", "DeveloperToolsSupport", "AppKit", "RealityKit",
    "ARKit", "Accelerate", "WatchKit", "Darwin", "os", "PackageDescription", "XCUIAutomation", "MetricKit",
    "BackgroundTasks",
    "VisionKit", "PassKit", "CoreML", "CoreImage", "CoreBluetooth", "Photos", "Intents", "ImageIO",
    "QuartzCore", "Metal", "AlarmKit", "DeviceActivity", "FamilyControls", "ManagedSettings",
    "ManagedSettingsUI", "TabletopKit",
  ]

  /// Modules that an app for iPhone cannot import, though a Mac, a watch or the machine of the check may have them:
  /// `canImport` is false for them.
  package static let modulesOfOtherSystems: Set<String> = [
    "AppKit", "Cocoa", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "PackageDescription",
    "WatchKit",
  ]

  /// Modules of the app's surface and of what it is made of, which every iPhone has.
  package static let uiModules: Set<String> = ["Combine", "Foundation", "SwiftData", "SwiftUI", "UIKit"]

  /// Modules whose declarations are in the stub of SwiftUI itself. Importing one adds nothing.
  package static let partsOfSwiftUI: Set<String> = [
    "CoreTransferable", "SwiftUICore", "UniformTypeIdentifiers",
  ]

  /// Attributes of the language, and macros of its library.
  package static let builtinAttributes: Set<String> = [
    "main", "available", "escaping", "autoclosure", "Sendable", "MainActor", "discardableResult",
    "resultBuilder",
    "propertyWrapper", "dynamicMemberLookup", "dynamicCallable", "objc", "unchecked", "retroactive",
    "preconcurrency",
    "frozen", "inlinable", "usableFromInline", "testable", "attached", "freestanding", "Observable",
    "ObservationIgnored", "ObservationTracked", "concurrent", "isolated", "Test", "Suite", "nonobjc",
    "IBOutlet",
    "IBAction", "NSManaged", "convention", "globalActor", "unknown", "warn_unqualified_access", "inline",
    "ViewBuilder", "backDeployed", "implementationOnly", "exported", "specialized", "objcMembers",
  ]

  /// The module of the builder in `Regex { ... }`.
  package static let regexBuilder = "RegexBuilder"

  /// Modules of the toolchain itself.
  package static let systemModules: Set<String> = [
    "Foundation", "Observation", "Testing", "XCTest", "Dispatch", "Synchronization", "RegexBuilder",
  ]

  /// Types of the frameworks that apps add static members to.
  package static let extensible: Set<String> = [
    "Color", "Font", "Animation", "ShapeStyle", "ButtonStyle", "Image", "CGFloat", "Notification.Name",
    "LinearGradient",
    "AnyTransition", "Logger", "String", "UIFont", "UTType", "UserDefaults", "Date", "URL", "Spacing",
    "UIColor", "UIImage", "EdgeInsets",
    "Double", "Locale", "NSNotification.Name", "Transaction", "URLSession",
    "JSONDecoder", "JSONEncoder", "DateFormatter", "Gradient", "Calendar", "Bundle", "NumberFormatter",
    "ISO8601DateFormatter", "RelativeDateTimeFormatter", "DateComponentsFormatter", "MeasurementFormatter",
    "ByteCountFormatter", "TimeZone",
    "PreviewTrait", "ColorResource", "ImageResource", "AttributeScopes",
  ]

  /// Protocols that any type may conform to: for a value of theirs, a case of an invented enum will do.
  package static let anything: Set<String> = [
    "Hashable", "Any", "Equatable", "Encodable", "Sendable", "Identifiable", "InventedValue",
  ]

  /// Constants that people know from other frameworks, each with SwiftUI's name for it. No app adds one of these
  /// names.
  package static let otherFrameworks: [String: String] = [
    "infinite": "infinity", "left": "leading", "right": "trailing",
  ]

  /// Endings of protocols that apps add static members to.
  package static let extensibleEndings: [String] = [
    "ButtonStyle", "ShapeStyle", "PrimitiveButtonStyle", "LabelStyle", "TextFieldStyle",
    "ToggleStyle", "GroupBoxStyle", "ProgressViewStyle", "ListStyle", "Shape",
  ]

  /// Generic parameters of SwiftUI's types, which the compiler names where it does not know the type. Those that apps
  /// call types of their own, such as `Destination`, are left out.
  package static let genericNames: Set<String> = [
    "RowContent", "SelectionValue", "PreviewImage", "PreviewIcon", "CurrentValueLabel",
  ]

  /// Generic types of libraries whose members have the types that they were made with.
  package static let wrappingTypes: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "KeyValuePairs", "Optional", "Result",
    "Range", "ClosedRange", "AnySequence", "AnyCollection", "AnyIterator", "Binding", "Bindable", "State",
    "StateObject", "ObservedObject", "Published", "GestureState", "FocusState", "AppStorage",
    "SceneStorage", "Just", "Future", "CurrentValueSubject", "PassthroughSubject", "AnyPublisher",
    "AsyncStream", "AsyncThrowingStream", "Task", "FetchDescriptor", "Measurement", "Mutex",
    "OSAllocatedUnfairLock", "IndexedCollection",
  ]

  /// Types that apps extend with members of their own, beside those of the library that are no views. Documents use these
  /// members without showing the extensions: `"settings.title".localized`, `items.chunked(into: 2)`, `label.pinToSuperview()`.
  package static let extendedTypes: Set<String> = [
    "ActionSheet", "Angle", "Animation", "AnimationContext", "Array", "AttributedString", "Bool", "Bundle",
    "CGFloat",
    "CGPoint", "CGRect", "CGSize", "CLLocationCoordinate2D", "Calendar", "Character", "CharacterSet",
    "ClosedRange", "ColorScheme", "ContainerValues", "ContentSizeCategory", "Data", "Date",
    "DateComponents", "DateFormatter", "Decimal", "Dictionary", "DispatchQueue", "Double", "Duration",
    "DynamicTypeSize", "Edge", "EdgeInsets", "FileHandle", "FileManager", "Float", "Font", "Gradient",
    "HTTPURLResponse",
    "HorizontalAlignment", "ISO8601DateFormatter", "IndexPath", "IndexSet", "Int", "JSONDecoder",
    "JSONEncoder", "Locale", "LocalizedStringKey", "LocalizedStringResource", "MKCoordinateRegion",
    "Measurement", "ModelContext", "NSAttributedString", "NSError", "NotificationCenter", "NumberFormatter",
    "OperationQueue", "Optional", "ProcessInfo", "Range", "Result", "RunLoop", "ScenePhase", "Set",
    "String", "Substring", "TimeInterval", "TimeZone", "Timer", "Transaction", "UIApplication", "UIButton",
    "UICollectionView", "UIDevice", "UIFont", "UIImage", "UIImageView", "UILabel", "UIScreen",
    "UIStackView", "UITableView", "UITextField", "UIView", "URL", "URLCache", "URLComponents", "URLRequest",
    "URLResponse", "URLSession", "UUID", "UnitPoint", "UserDefaults", "UserInterfaceSizeClass",
    "VerticalAlignment",
  ]

  /// Operators that well-known packages declare: parsers, databases, reactive libraries.
  package static let operatorsOfPackages: Set<String> = [
    "<-", "<~", "~>", "|>", "<|", ">>>", "<<<", ">=>", "<>", "<|>", "<*>", "<%>", "<^>", ">>-", "=~",
  ]

  /// How the names of protocols end, and hardly those of classes.
  package static let endingsOfProtocols = [
    "Protocol", "Providing", "Delegate", "DataSource", "able", "ible", "ing",
  ]

  /// How the names of types end that are often texts by another name: `CellIdentifier`.
  package static let endsOfTexts: Set<String> = [
    "ID", "Id", "Identifier", "Key", "Name", "Path", "Tag", "Title",
  ]

  /// Controls that a style makes from the configuration that it is given, as in `Button(configuration)`. The stub library
  /// lacks these initializers, because beside them the compiler takes `Button("Buy")` for a wrong configuration.
  package static let madeFromConfiguration: Set<String> = [
    "Button", "ControlGroup", "Form", "GroupBox", "Label", "Menu", "Toggle",
  ]

  /// Members that the package AsyncAlgorithms adds to asynchronous sequences, and such sequences.
  package static let asyncAlgorithms: Set<String> = [
    "adjacentPairs", "buffer", "chunked", "chunks", "compacted", "debounce", "interspersed",
    "removeDuplicates", "throttle",
  ]
  package static let asyncSequences: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "NotificationCenter.Notifications", "Observations", "TaskGroup",
    "ThrowingTaskGroup",
  ]

  /// The type whose members are SwiftUI's attributes of texts.
  package static let scopeOfAttributes = "AttributeScopes.SwiftUIAttributes"

  /// Foundation's attributes of texts that Linux has, too.
  package static let attributesOfTexts: Set<String> = [
    "alternateDescription", "byteCount", "dateField", "durationField", "imageURL", "languageIdentifier",
    "link", "measurement", "numberPart", "personNameComponent", "replacementIndex",
  ]

  /// Protocols that give modifiers to types of their own, beside views and scenes.
  package static let contractsOfTypes = [
    "Tab": "TabContent", "TabSection": "TabContent", "TableColumn": "TableColumnContent",
    "TableRow": "TableRowContent",
  ]

  /// Those of them that apps extend for literals, as in `3.minutes`.
  package static let numbersAndFlags: Set<String> = [
    "Bool", "CGFloat", "Double", "Float", "Int", "TimeInterval",
  ]

  /// Traits of tests, as in `@Test(.tags(.checkout))`.
  package static let traits = ["bug", "disabled", "enabled", "serialized", "tags", "timeLimit"]

  /// Types of whole numbers, besides `Int`.
  package static let wholeNumbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Members of StoreKit's `Transaction`, which SwiftUI's does not have.
  package static let membersOfPurchases: Set<String> = [
    "all", "currentEntitlement", "currentEntitlements", "latest", "unfinished", "updates",
  ]

  /// What is asked of a `Transaction` of StoreKit alone.
  package static let membersOfPurchase: [String] = [
    ".originalID", ".productID", ".appAccountToken", ".finish()", ".purchaseDate", ".revocationDate",
  ]

  /// Macros for types that are called like types of the libraries, each with its package: `@Table struct Reminder { … }`.
  package static let typesAndMacros = ["Table": "StructuredQueries"]

  /// What apps add to numbers and flags, as in `isOpen.not`.
  package static let membersAddedToNumbers: Set<String> = [
    "cgFloat", "clamped", "currency", "degreesToRadians", "inverted", "isEven", "isFalse", "isOdd", "kind",
    "negated",
    "not", "ordinal", "percent", "radiansToDegrees", "squared", "string",
  ]

  /// Starts of the names of conversions that apps add to numbers: `asCurrency`, `toString()`.
  package static let startsOfConversions: [String] = ["as", "formatted", "to"]

  /// Members of texts and lists, one of which a misspelled name means: `uppercasd`.
  package static let membersOfTextsAndLists: Set<String> = listMethods.union(surelyMethods).union(textMakers)
    .union(listMakers).union(methodsOfLists).union(propertiesOfLibrary).union(optionalsOfLists.keys)
    .union(["components", "padding", "replacing", "startIndex", "endIndex", "values", "keys", "utf8"])

  /// Packages that documents use without importing them, with names of types, wrappers and macros that are theirs
  /// alone. What such a package adds to the program is not known.
  package static let packages: [String: Set<String>] = [
    "ComposableArchitecture": [
      "AlertState", "ButtonState", "ConfirmationDialogState", "DependencyKey", "DependencyValues", "EffectOf",
      "IdentifiedActionOf", "ObservableState", "PresentationAction", "Presents", "Reducer", "ReducerOf",
      "StackAction", "StackActionOf", "StackState", "StoreOf", "TestStore", "TestStoreOf", "ViewStore",
      "ViewStoreOf", "WithViewStore",
    ],
    "Atoms": [
      "AsyncPhaseAtom", "AtomContext", "ObservableObjectAtom", "StateAtom", "ValueAtom", "Watch",
      "WatchState", "WatchStateObject",
    ],
    "XCoordinator": ["NavigationCoordinator", "StrongRouter", "UnownedRouter"],
    "SQLiteData": ["FetchAll", "FetchOne", "FetchKeyRequest"],
    "GRDB": ["DatabaseQueue", "DatabasePool", "FetchableRecord", "PersistableRecord"],
  ]

  /// Types of the frameworks whose names apps use for their own types: a `Tab` with a case `.home` is the app's. With
  /// each of Foundation's stand its members, as the stub library has none.
  package static let everydayTypes: [String: Set<String>] = [
    "Tab": [], "Transaction": [], "Section": [], "Table": [], "Link": [], "Menu": [], "Group": [],
    "Layout": [], "Observable": [],
    "Path": [], "Event": [], "MenuOrder": [], "Query": [], "Configuration": [], "Visibility": [],
    "Logger": [], "Environment": [], "Empty": [], "BackgroundTask": [], "State": [], "Copyable": [],
    "Character": [],
    "Expression": [], "Host": [], "Job": [], "Unit": ["symbol"], "SortOrder": ["forward", "reverse"],
    "Notification": ["name", "object", "userInfo"],
    "Operation": [
      "start", "main", "cancel", "isCancelled", "isExecuting", "isFinished", "isReady", "addDependency",
      "removeDependency", "dependencies", "queuePriority", "completionBlock", "waitUntilFinished",
      "qualityOfService",
    ],
    "Process": [
      "run", "arguments", "executableURL", "environment", "terminate", "waitUntilExit", "terminationStatus",
    ],
    "Port": ["invalidate", "isValid", "schedule"],
  ]

  /// Generic types whose names apps use for models and screens, each with the labels and static members that the
  /// generic type has.
  package static let languageTypes: [String: Set<String>] = [
    "Task": [
      "name", "priority", "operation", "executorPreference", "sleep", "yield", "checkCancellation",
      "isCancelled", "currentPriority", "basePriority", "detached", "immediate", "immediateDetached",
    ],
    "Result": ["catching", "success", "failure"],
    // The library's needs a schedule, so one that is created without an argument is the app's.
    "TimelineView": [],
  ]

  /// Types of identifiers, beside `String`, which is guessed first.
  package static let typesOfIdentifiers: Set<String> = ["Int", "Int64", "UInt64", "UUID", "URL"]

  /// Foundation's functions that call a closure later, on a thread of their choice.
  package static let callersOfClosures: Set<String> = [
    "addObserver", "addOperation", "async", "asyncAfter", "dataTask", "downloadTask", "perform",
    "scheduledTimer", "uploadTask",
  ]

  /// Foundation's types of which any member may be asked, as they look it up by its name.
  package static let typesWithDynamicMembers: Set<String> = ["AttributedString", "AttributedSubstring"]

  /// What stands before the name of a model that somebody chose or changes: `selectedTask` is the app's, and `loadTask` may
  /// be the language's.
  package static let choicesOfModels: Set<String> = [
    "selected", "editing", "edited", "chosen", "deleted", "draft", "completed", "new",
  ]

  /// Members of the language's tasks.
  package static let membersOfTasks: Set<String> = ["cancel", "isCancelled", "value", "result"]

  /// Views whose names apps use for their own types: where no view is built of it, `form.email` is a member of the
  /// app's `Form`.
  package static let everydayViews: Set<String> = ["Form", "Grid", "Map", "Circle", "Label", "List", "Alert"]

  /// Names of SwiftUI's types that apps also give to types of their own.
  package static let namesOfAppTypes = everydayViews.union(everydayTypes.keys).union([
    "Animation", "Canvas", "ModelConfiguration", "NavigationTransition", "Scene", "Shape", "Transition",
  ])

  /// Words of queries, though one letter makes a modifier of them: `query.order { $0.date }` means no `border`.
  package static let wordsOfQueries: Set<String> = ["order"]

  /// Labels that a modifier has on other platforms alone.
  package static let labelsOfOtherPlatforms = ["offset": "z"]

  /// Names of SwiftUI's that its interfaces mark as unavailable on iOS, and labels of forms that other platforms alone have:
  /// what is said of a statement with one may be right there. Names that apps use, too, such as `Settings`, are left out.
  package static let ofOtherPlatforms = Set(
    """
    AccessibilityQuickActionStyle AccessoryBarActionButtonStyle AccessoryBarButtonStyle AlertScene
    AlternatingRowBackgroundBehavior AnyCompositorContent BorderedButtonMenuStyle BorderedTableStyle CardButtonStyle
    CarouselListStyle CarouselTabViewStyle CheckboxToggleStyle CompositorContent ContentHoverEffect ControlActiveState
    CustomHoverEffect DigitalCrownEvent DigitalCrownRotationalSensitivity DismissImmersiveSpaceAction
    DragDropPreviewsFormation EllipticalListStyle EmptyHoverEffectContent FrameResizeDirection FrameResizePosition
    GroupHoverEffect HSplitView HelpLink HiddenTitleBarWindowStyle HoverEffectContent HoverEffectGroup
    HoverEffectPhaseOverride ImmersiveSpace ImmersiveSpaceContent LinkButtonStyle MapPitchSlider MapZoomStepper
    MenuBarExtra MenuBarExtraStyle Model3D Model3DAsset Model3DPhase MoveCommandDirection
    NSGestureRecognizerRepresentable NSHostingSceneRepresentation OpenImmersiveSpaceAction OpenSettingsAction
    OrnamentAttachmentAnchor PointerStyle PullDownMenuBarExtraStyle PushWindowAction RemoteDeviceIdentifier
    RemoteImmersiveSpace ResolvedModel3D Rotation3D SceneLaunchBehavior SettingsLink TextFieldLink TitleBarWindowStyle
    TouchBar UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UtilityWindow VSplitView
    VerticalPageTabViewStyle Viewpoint3D VolumeViewpointUpdateStrategy WindowDragGesture WindowIdealSize
    WindowInteractionBehavior WindowLayoutRoot WindowMenuBarExtraStyle WindowPlacement WindowPlacementContext
    WindowStyle WindowToolbarStyle WindowVisibilityToggle WorldAlignmentBehavior WorldRecenterPhase
    accessibilityQuickAction alternatingRowBackgrounds chart3DRenderingStyle controlActiveState
    defaultLaunchBehavior defaultWheelPickerItemHeight defaultWindowPlacement dialogPreventsAppTermination
    dialogSeverity digitalCrownAccessory digitalCrownRotation dismissImmersiveSpace dismissalConfirmationDialog
    dragConfiguration dragContainer dragContainerSelection dragPreviewsFormation dropConfiguration
    dropPreviewsFormation exportableToServices exportsItemProviders horizontalRadioGroupLayout hoverEffectGroup
    hoverEffectPhaseOverride immersiveEnvironmentPicker immersiveSpaceDisplacement importableFromServices
    importsItemProviders listRowHoverEffect listRowHoverEffectDisabled listRowPlatterColor menuBarExtraStyle
    modifierKeyAlternate onCopyCommand onCutCommand onDeleteCommand onDragSessionUpdated onDropSessionUpdated
    onExitCommand onLongTouchGesture onModifierKeysChanged onMoveCommand onPasteCommand onPlayPauseCommand
    onVolumeViewpointChange onWorldRecenter openImmersiveSpace pasteDestination pointerVisibility
    prefersDefaultFocus presentedWindowStyle presentedWindowToolbarStyle pushWindow remoteDeviceIdentifier
    supportedVolumeViewpoints textInputCompletion textInputSuggestions touchBar touchBarCustomizationLabel
    touchBarItemPresence touchBarItemPrincipal volumeWorldAlignment webViewContextMenu windowBackgroundDragBehavior
    windowDismissBehavior windowFullScreenBehavior windowIdealPlacement windowIdealSize windowMinimizeBehavior
    windowResizeAnchor windowResizeBehavior windowToolbarStyle
    containerItemID containerNamespace
    """.split { $0.isWhitespace }.map(String.init))

  /// Properties of Foundation's formatters that may be nil for Apple's compilers (`[String]!`), and may not on Linux.
  package static let implicitlyUnwrappedOfFormatters: Set<String> = [
    "eraSymbols", "longEraSymbols", "monthSymbols", "quarterSymbols", "shortMonthSymbols",
    "shortQuarterSymbols",
    "shortStandaloneMonthSymbols", "shortStandaloneQuarterSymbols", "shortStandaloneWeekdaySymbols",
    "shortWeekdaySymbols", "standaloneMonthSymbols", "standaloneQuarterSymbols", "standaloneWeekdaySymbols",
    "veryShortMonthSymbols", "veryShortStandaloneMonthSymbols", "veryShortStandaloneWeekdaySymbols",
    "veryShortWeekdaySymbols", "weekdaySymbols",
  ]

  /// Types that apps add initializers to, with the first labels of those they have.
  package static let extensibleInitializers: [String: Set<String>] = [
    "Color": ["red", "white", "hue", "uiColor", "cgColor", "_"],
    "UIColor": ["red", "white", "hue", "named", "cgColor"],
    "Date": ["timeIntervalSince1970", "timeIntervalSinceNow", "timeInterval"],
  ]

  /// Of the protocols that have an associated type, the requirement that the compiler infers the type from: without
  /// `body(content:)`, it only says that a `ViewModifier` requires a type `Body`.
  package static let sourcesOfTypes = [
    "App": "body", "ButtonStyle": "makeBody(configuration:)", "EnvironmentKey": "defaultValue",
    "LabelStyle": "makeBody(configuration:)", "PreferenceKey": "defaultValue",
    "PrimitiveButtonStyle": "makeBody(configuration:)", "Scene": "body",
    "UIViewControllerRepresentable": "makeUIViewController(context:)",
    "UIViewRepresentable": "makeUIView(context:)", "View": "body", "ViewModifier": "body(content:)",
  ]

  /// Simple types. Such a guess is taken back where the code uses a member that the type lacks.
  package static let plainTypes: Set<String> = [
    "String", "Substring", "Int", "Double", "Bool", "Date", "CGFloat", "Any",
  ]

  /// The everyday type that conforms to a protocol which a value is required to conform to.
  package static let typeThatConforms: [String: String] = [
    "StringProtocol": "String", "BinaryInteger": "Int", "BinaryFloatingPoint": "Double",
    "Sequence": "[Invented]", "Collection": "[Invented]", "RandomAccessCollection": "[Invented]",
  ]

  /// Words that begin comments above versions of the same code: `// Before`, `// OR`, `// ✅ Better`.
  package static let versionWords: Set<String> = [
    "after", "alternative", "alternatively", "avoid", "bad", "before", "better", "correct", "good",
    "incorrect",
    "instead", "new", "now", "old", "option", "or", "prefer", "preferred", "previously", "right", "step",
    "then",
    "version", "worse", "wrong",
  ]

  /// Protocols that do not make the types that conform to them hashable.
  package static let contractsWithoutHash: Set<String> = [
    "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Identifiable", "Sendable",
  ]

  /// Protocols whose requirements the compiler synthesizes from a type's stored properties.
  package static let conformancesFromStorage: Set<String> = [
    "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  /// Formats that only numbers have.
  package static let formatsOfNumbers: Set<String> = ["byteCount", "currency", "number", "percent"]

  /// Formats that the messages of logs have, with the type of the numbers that are written so.
  package static let formatsOfLogs: [String: String] = [
    "decimal": "Int", "octal": "Int", "exponential": "Double", "fixed": "Double", "hybrid": "Double",
  ]

  /// Protocols that a class can conform to without an initializer of its own.
  package static let plainContracts: Set<String> = [
    "AnyObject", "Equatable", "Hashable", "Identifiable", "Observable", "ObservableObject", "Sendable",
  ]

  /// Protocols of styles that have a `makeBody(configuration:)`.
  package static let styles: Set<String> = [
    "ButtonStyle", "LabelStyle", "ToggleStyle", "ProgressViewStyle", "GroupBoxStyle", "GaugeStyle",
    "MenuStyle",
    "ControlGroupStyle", "DisclosureGroupStyle", "LabeledContentStyle", "FormStyle", "DatePickerStyle",
  ]

  /// Members that mean a list where the type of the value is open.
  package static let listMembers: Set<String> = [
    "append", "removeAll", "removeLast", "insert", "indices", "enumerated", "reversed", "remove", "first",
    "last",
    "sort", "shuffled", "dropFirst", "dropLast", "firstIndex",
  ]

  /// Members that mean a text there.
  package static let textMembers: Set<String> = [
    "localizedCaseInsensitiveContains", "localizedStandardContains", "lowercased", "uppercased", "hasPrefix",
    "hasSuffix", "trimmingCharacters", "contains", "isEmpty", "count", "split", "components",
    "replacingOccurrences", "utf8", "data", "capitalized",
  ]

  /// Short names of the C library that app code uses for its own values and functions.
  package static let cNames: Set<String> = [
    "user", "index", "time", "link", "stat", "select", "signal", "timezone", "stack", "gamma", "send",
    "accept",
    "connect", "bind", "listen", "pause", "alarm", "rename", "remove", "read", "write", "open", "close",
    "access",
    "sync", "nice", "truncate", "random", "div", "group", "host", "net", "log", "pid", "environ", "daylight",
    "abort",
    "exit", "shutdown", "socket", "step", "rewind", "wait", "kill", "sleep", "system", "raise", "settings",
    "login", "logout", "entry", "clock", "poll", "pipe", "mount", "clone", "daemon", "times",
    "glob",
    "tee", "splice", "y0", "y1", "j0", "j1",
  ]

  /// Types that protocols give to the types that conform to them. They are found only inside those types, so the name
  /// is asked for again when the compiler misses it.
  package static let memberTypes: Set<String> = [
    "Content", "Body", "Configuration", "Context", "Coordinator", "Element", "Value", "ID", "Key", "RawValue",
    "Output", "Failure", "Cache", "AnimatableData", "Subviews", "UIViewType", "UIViewControllerType", "Entry",
    "Index", "Iterator", "CodingKeys", "AllCases", "Self", "ReadConfiguration", "TargetContext",
    "WriteConfiguration",
  ]

  /// The results of functions of representables, by the functions' names.
  package static let madeClasses: [String: String] = [
    "makeUIView": "UIView", "makeUIViewController": "UIViewController",
  ]

  /// Modifiers that pass an object down the view tree.
  package static let objectTakers: Set<String> = ["environment", "environmentObject"]

  /// The member that Foundation gives to every error.
  package static let errorText = "localizedDescription"

  /// Members that a test case inherits.
  package static let testMethods: Set<String> = [
    "expectation", "wait", "waitForExpectations", "fulfillment", "measure", "addTeardownBlock",
    "continueAfterFailure", "keyValueObservingExpectation", "executionTimeAllowance", "name",
  ]

  /// Modules of tests. Where one is imported, its names are its own and are not invented.
  package static let testModules: Set<String> = [
    "XCTest", "XCUIAutomation", "Testing",
  ]

  /// Words in the names of companion modules that apps use for their own types.
  package static let companionWords: Set<String> = [
    "Annotation", "AppStore", "Marker", "Product", "Timeline", "VerificationResult", "Widget",
  ]

  /// Words that need backticks as names.
  package static let keywords: Set<String> = [
    "default", "self", "Self", "in", "case", "is", "as", "for", "while", "repeat", "return", "switch",
    "where",
    "import", "internal", "public", "private", "func", "var", "let", "class", "struct", "enum", "protocol",
    "operator", "break", "continue", "do", "else", "guard", "if", "nil", "true", "false", "throw", "throws",
    "try", "catch", "super", "static", "extension", "Any", "init", "inout", "rethrows", "defer",
    "subscript",
  ]

  /// Functions of the standard library that a member of the same name hides.
  package static let globalFunctions: Set<String> = ["abs", "max", "min", "print", "swap", "zip"]

  /// Styles that are not colors. A conditional expression with one beside a color, or beside another of them, has no
  /// single type.
  package static let otherStyles: Set<String> = [
    "background", "bar", "fill", "foreground", "linkStyle", "placeholder", "quaternary", "quinary",
    "regularMaterial",
    "secondary", "selection", "separator", "tertiary", "thickMaterial", "thinMaterial", "tint",
    "ultraThickMaterial",
    "ultraThinMaterial", "windowBackground",
  ]
}

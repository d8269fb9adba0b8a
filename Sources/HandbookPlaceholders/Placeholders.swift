import HandbookAssembly
package import HandbookModel

/// Declarations invented for what a snippet only mentions.
package struct Placeholders: Hashable, Sendable {
  package struct TypeShape: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case data, view, observable, object, stored, choice, contract, base, wrapper, modifier, provider,
        function
    }
    package var kind = Kind.data
    package var initializers: Set<CallShape> = []
    /// Enum cases, each with its payload.
    package var cases: [String: [SwiftType.Element]] = [:]
    /// Associated types of a protocol: `C.Route`, where `C: Coordinator`.
    package var memberTypes: Set<String> = []
    /// Those of them of which nothing is required, because the program says what they are: `C.Route == Int`.
    package var openMemberTypes: Set<String> = []
    /// Nested types, with the names they are declared under: `Draft` in `Shop.Draft(title: "")`.
    package var nestedTypes: [String: String] = [:]
    /// Nested names of function types, with those types.
    package var functionTypes: [String: SwiftType] = [:]
    /// Static members and their types.
    package var statics: [String: SwiftType] = [:]
    /// Static functions. One without a result returns a value of the type itself.
    package var staticFunctions: [String: Set<StaticFunction>] = [:]
    package var conformances: Set<String> = []
    /// What protocols of the snippet require of it.
    package var implementations: [String] = []
    /// Conformances and members that extensions in the program declare. The invented declaration leaves them out.
    package var shown: Set<String> = []
    /// Declarations of what classes of the program override, by their names and labels.
    package var overridden: [String: String] = [:]
    /// The class of Apple's it derives from.
    package var superclass: String?
    /// What a widget's provider gives.
    var entry = "InventedEntry"
    /// A property wrapper that is given a key: `@Injected(\.analytics)`.
    var isKeyed = false
    /// It, and so what follows it, is of the main actor.
    package var isIsolated = false
    /// Whether the enum has raw values, which are texts.
    var isRaw = false
    /// Whether a payload of the enum is of a type that can neither be compared nor encoded.
    package var isOpaque = false
    var genericParameters = 0
    /// Types that the program states for a protocol's associated types: `some Store<AppState, AppAction>`.
    var associated: [SwiftType] = []

    package init(kind: Kind = .data) { self.kind = kind }
  }

  package struct StaticFunction: Hashable, Sendable {
    package var shape: CallShape
    /// The result; nil for a value of the type itself.
    package var result: SwiftType?

    package init(shape: CallShape, result: SwiftType? = nil) {
      self.shape = shape
      self.result = result
    }
  }

  package struct Function: Hashable, Sendable {
    package var shape: CallShape
    package var result: SwiftType

    package init(shape: CallShape, result: SwiftType) {
      self.shape = shape
      self.result = result
    }
  }

  package var types: [String: TypeShape] = [:]
  package var functions: [String: Set<Function>] = [:]
  package var values: [String: SwiftType] = [:]
  /// Modifiers of views that the app declares elsewhere.
  package var modifiers: [String: Set<CallShape>] = [:]
  package var environment: [String: SwiftType] = [:]
  /// Members of types, by type then name: properties …
  package var members: [String: [String: SwiftType]] = [:]
  /// … and methods.
  package var methods: [String: [String: Set<Function>]] = [:]
  /// The type of the elements of invented values: `router[tab]`.
  package var element: SwiftType?
  /// Labels of subscripts of types that are not shown: `scoreFor` in `model[scoreFor: player]`.
  package var subscriptLabels: Set<String> = []
  /// Labels of the app's own subscripts of collections, which give nil beyond the end: `safe` in `items[safe: 7]`.
  package var safeSubscripts: Set<String> = []
  /// Initializers of the snippet's own types for calls that leave out stored properties.
  package var extraInitializers: [String: Set<CallShape>] = [:]
  /// Static members of types of the frameworks. The key is the text that follows `extension`, such as `Color` or
  /// `ShapeStyle where Self == Color`.
  package var staticExtensions: [String: [String: SwiftType]] = [:]
  /// Static functions of the program's own types that the program does not show, by type, then by name.
  package var staticMethods: [String: [String: Set<StaticFunction>]] = [:]
  /// The app's own keys of `FocusedValues`.
  package var focused: [String: SwiftType] = [:]
  /// Styles of the app, by the protocol they conform to.
  package var styles: [String: Set<String>] = [:]
  /// The snippet's own classes that were given members.
  package var references: Set<String> = []
  /// Classes of the snippet whose initializers it leaves out.
  package var classes: Set<String> = []

  package init() {}

  var isEmpty: Bool { self == Placeholders() }

  /// What was invented, for reports: sorted by name.
  package var summary: [SnippetReport.Placeholder] {
    var list: [SnippetReport.Placeholder] = []
    for (name, type) in types {
      let kind =
        switch type.kind {
        case .data, .base, .provider, .function: "type"
        case .view: "view"
        case .observable, .object, .stored: "model"
        case .choice: "enum"
        case .contract: "protocol"
        case .wrapper: "property wrapper"
        case .modifier: "view modifier"
        }
      list.append(.init(name: name, kind: kind))
    }
    list += functions.keys.map { .init(name: $0, kind: "function") }
    list += values.keys.map { .init(name: $0, kind: "value") }
    list += modifiers.keys.map { .init(name: $0, kind: "modifier") }
    list += environment.keys.map { .init(name: $0, kind: "environment") }
    for (type, names) in members where !Self.shared.contains(type) && type != wrapperName {
      list += names.keys.map { .init(name: "\(type).\($0)", kind: "member") }
    }
    for (type, names) in methods where !Self.shared.contains(type) && type != wrapperName {
      list += names.keys.map { .init(name: "\(type).\($0)", kind: "member") }
    }
    list += classes.union(extraInitializers.keys).map { .init(name: "\($0).init", kind: "initializer") }
    for (type, names) in staticExtensions {
      list += names.keys.map { .init(name: "\(type).\($0)", kind: "member") }
    }
    for (type, names) in staticMethods {
      list += names.keys.map { .init(name: "\(type).\($0)", kind: "member") }
    }
    list += focused.keys.map { .init(name: $0, kind: "focused value") }
    for (contract, names) in styles { list += names.map { .init(name: "\(contract).\($0)", kind: "style") } }
    // Names that the check made up mean nothing to an author, and every type has a `self`.
    return list.filter { !$0.name.hasPrefix("Invented") && $0.name != "self" }
      .sorted { ($0.name, $0.kind) < ($1.name, $1.kind) }
  }

  /// The key in `staticExtensions` for colors that are used as styles.
  package static let colorStyles = "ShapeStyle where Self == Color"

  /// The type of `.none` in `return .none`, in a closure or function whose result nothing states.
  package static let returned = "InventedResult"

  /// The name of the subject of a `switch` of which only the cases are shown.
  package static let subject = ParsedPiece.leftOutSubject

  /// The first parameter of an invented generic type.
  static let firstParameter = parameter(0)

  /// The parameters of an invented generic type, from the first on.
  static func parameter(_ index: Int) -> String { "G\(index)" }

  /// The name that a nested type of a type that is not shown is declared under.
  package static func nestedName(_ member: String, of owner: String) -> String {
    "Invented\(owner.trimmingPrefix("Invented"))\(member)"
  }

  /// The name of an invented type as the program writes it: `Checkout.Step` for `InventedCheckoutStep`.
  package func invented(_ written: String) -> String {
    let parts = written.split(separator: ".").map(String.init)
    guard var name = parts.first else { return written }
    for part in parts.dropFirst() {
      guard let nested = types[name]?.nestedTypes[part] else { return written }
      name = nested
    }
    return name
  }

  /// Whether the check made up the name of a type, as it does with `InventedStatus`, where all that is known is that
  /// something has a `status`. Nothing at all is known of a value of type `Invented`.
  package static func isMadeUp(_ name: String) -> Bool {
    name.hasPrefix("Invented") && !shared.contains(name) && name != returned && name != subject
  }

  package static func isParameter(_ name: String) -> Bool {
    name.first == "G" && Int(name.dropFirst()) != nil
  }

  static let shared: Set<String> = ["Invented", "InventedValue"]

  /// The type in which the keys of invented property wrappers are looked up.
  static let keys = "InventedKeys"

  /// Whether a type that the program shows was given a member of that name.
  package func addsToOwnType(_ member: String) -> Bool {
    members.contains { !Self.shared.contains($0.key) && types[$0.key] == nil && $0.value[member] != nil }
      || methods.contains { !Self.shared.contains($0.key) && types[$0.key] == nil && $0.value[member] != nil }
  }
}

extension Placeholders {
  /// Makes a type with a made-up name one that the program names, and joins what is known of both: `InventedPath`,
  /// where a `[Route]` is required, is `Route`.
  package mutating func take(_ made: String, for named: String) {
    func changed(_ type: SwiftType) -> SwiftType { type.map { $0 == .named(made) ? .named(named) : $0 } }
    func changed(_ element: SwiftType.Element) -> SwiftType.Element {
      .init(element.label, changed(element.type))
    }
    func changed(_ shape: CallShape) -> CallShape {
      var shape = shape
      for index in shape.parameters.indices {
        shape.parameters[index].type = shape.parameters[index].type.map(changed)
        shape.parameters[index].builderInput = shape.parameters[index].builderInput.map(changed)
      }
      return shape
    }
    func changed(_ functions: Set<Function>) -> Set<Function> {
      Set(functions.map { .init(shape: changed($0.shape), result: changed($0.result)) })
    }
    func changed(_ functions: Set<StaticFunction>) -> Set<StaticFunction> {
      Set(functions.map { .init(shape: changed($0.shape), result: $0.result.map(changed)) })
    }
    if let said = types.removeValue(forKey: made), var known = types[named] {
      if said.kind == .choice, known.kind == .data { known.kind = .choice }
      known.initializers.formUnion(said.initializers)
      known.cases.merge(said.cases) { known, _ in known }
      known.statics.merge(said.statics) { known, _ in known }
      known.staticFunctions.merge(said.staticFunctions) { $0.union($1) }
      known.conformances.formUnion(said.conformances)
      types[named] = known
    }
    for (name, shape) in types {
      var shape = shape
      shape.initializers = Set(shape.initializers.map(changed))
      shape.cases = shape.cases.mapValues { $0.map(changed) }
      shape.statics = shape.statics.mapValues(changed)
      shape.staticFunctions = shape.staticFunctions.mapValues(changed)
      types[name] = shape
    }
    functions = functions.mapValues(changed)
    values = values.mapValues(changed)
    environment = environment.mapValues(changed)
    focused = focused.mapValues(changed)
    members = members.mapValues { $0.mapValues(changed) }
    methods = methods.mapValues { $0.mapValues(changed) }
    staticMethods = staticMethods.mapValues { $0.mapValues(changed) }
    element = element.map(changed)
    settleChoice(named)
  }
}

extension Placeholders {
  /// Declares a member that all invented types share for each of them instead. Of two declarations, a use would take
  /// the one whose type fits.
  package mutating func moveMember(_ name: String) {
    guard let type = members["InventedValue"]?.removeValue(forKey: name) else { return }
    if members["InventedValue"]?.isEmpty == true { members["InventedValue"] = nil }
    let kinds: Set<TypeShape.Kind> = [.data, .observable, .object, .stored, .choice, .contract, .base]
    let owners = types.filter { kinds.contains($1.kind) }.keys + ["Invented"]
    for owner in owners where members[owner]?[name] == nil {
      members[owner, default: [:]][name] = type
    }
  }
}

extension Dictionary where Key == String {
  /// Sorted by name, because guesses must not depend on the order of a dictionary.
  package var inOrder: [(key: String, value: Value)] { sorted { $0.key < $1.key } }
}

extension String {
  /// In backticks where it is a keyword.
  package var escaped: String {
    return Lexicon.keywords.contains(self) ? "`\(self)`" : self
  }
}

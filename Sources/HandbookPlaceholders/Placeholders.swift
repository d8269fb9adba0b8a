import HandbookAssembly
package import HandbookModel

/// Declarations invented for what a snippet only mentions, kept until the compiler is content.
package struct Placeholders: Hashable, Sendable {
  package struct TypeShape: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case data, view, observable, object, stored, choice, contract, base, wrapper, modifier, provider,
        function
    }
    package var kind = Kind.data
    package var initializers: Set<CallShape> = []
    /// Enum cases, each with what it carries.
    package var cases: [String: [SwiftType.Element]] = [:]
    /// Associated types of a contract: `C.Route` of a `C: Coordinator`.
    package var memberTypes: Set<String> = []
    /// Types inside it, with the names that they stand under: `Draft` of `Shop.Draft(title: "")`.
    package var nestedTypes: [String: String] = [:]
    /// Member types that are types of functions, with their parameters.
    package var functionTypes: [String: SwiftType] = [:]
    /// Static members and their types.
    package var statics: [String: SwiftType] = [:]
    /// Static functions; one without a result gives a value of the type itself.
    package var staticFunctions: [String: Set<StaticFunction>] = [:]
    package var conformances: Set<String> = []
    /// What protocols of the snippet ask of it.
    package var implementations: [String] = []
    /// Conformances and members that extensions in the program declare, and the invented declaration leaves out.
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
    /// Raw values of an enum are texts.
    var isRaw = false
    var genericParameters = 0
    /// What the program gives a contract's associated types: `some Store<AppState, AppAction>`.
    var associated: [SwiftType] = []

    package init(kind: Kind = .data) { self.kind = kind }
  }

  package struct StaticFunction: Hashable, Sendable {
    package var shape: CallShape
    /// nil: one of the type itself.
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
  /// What is given where something invented is asked for an element: `router[tab]`.
  package var element: SwiftType?
  /// Labels of the app's own subscripts of collections that give nothing beyond the end: `safe` of `items[safe: 7]`.
  package var safeSubscripts: Set<String> = []
  /// Initialisers of the snippet's own types whose stored properties a call leaves out.
  package var extraInitializers: [String: Set<CallShape>] = [:]
  /// Static members of the frameworks' types, by what follows `extension`.
  package var staticExtensions: [String: [String: SwiftType]] = [:]
  /// Static functions of the program's own types that it does not show, by type then name.
  package var staticMethods: [String: [String: Set<StaticFunction>]] = [:]
  /// The app's own keys of `FocusedValues`.
  package var focused: [String: SwiftType] = [:]
  /// Styles of the app, by the protocol they follow.
  package var styles: [String: Set<String>] = [:]
  /// The snippet's own classes that were given members.
  package var references: Set<String> = []
  /// Classes of the snippet whose initialisers were left out.
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
    // Names made up for what has none say nothing to an author, and everything has a `self`.
    return list.filter { !$0.name.hasPrefix("Invented") && $0.name != "self" }
      .sorted { ($0.name, $0.kind) < ($1.name, $1.kind) }
  }

  /// The key for styles that are colors.
  package static let colorStyles = "ShapeStyle where Self == Color"

  /// What closures and functions that are not shown give: `return .none`.
  package static let returned = "InventedResult"

  /// What a switch that is not shown looks at.
  package static let subject = ParsedPiece.leftOutSubject

  /// The first parameter of an invented generic type.
  static let firstParameter = parameter(0)

  /// The parameters of an invented generic type, from the first on.
  static func parameter(_ index: Int) -> String { "G\(index)" }

  /// What a type inside one that is not shown stands under.
  package static func nestedName(_ member: String, of owner: String) -> String { "Invented\(owner)\(member)" }

  /// The name of an invented type as the program writes it: `InventedCheckoutStep` of `Checkout.Step`.
  package func invented(_ written: String) -> String {
    let parts = written.split(separator: ".").map(String.init)
    return parts.count == 2 ? types[parts[0]]?.nestedTypes[parts[1]] ?? written : written
  }

  /// Whether the name of a type is none that a program has: `InventedStatus`, where all that is known is that something
  /// has a `status`. Of `Invented` not even that is known.
  package static func isMadeUp(_ name: String) -> Bool {
    name.hasPrefix("Invented") && !shared.contains(name) && name != returned && name != subject
  }

  static func isParameter(_ name: String) -> Bool { name.first == "G" && Int(name.dropFirst()) != nil }

  static let shared: Set<String> = ["Invented", "InventedValue"]

  /// What the keys of property wrappers are looked up in.
  static let keys = "InventedKeys"

  /// Whether a type that the program shows was given a member of that name.
  package func addsToOwnType(_ member: String) -> Bool {
    members.contains { !Self.shared.contains($0.key) && types[$0.key] == nil && $0.value[member] != nil }
      || methods.contains { !Self.shared.contains($0.key) && types[$0.key] == nil && $0.value[member] != nil }
  }
}

extension Placeholders {
  /// A type whose name was made up is one that the program names: `InventedPath`, where a `[Route]` is asked for, is
  /// `Route`. What was said of the one is said of the other.
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

extension Dictionary where Key == String {
  /// By name: what is guessed must not depend on the order of a dictionary.
  package var inOrder: [(key: String, value: Value)] { sorted { $0.key < $1.key } }
}

extension String {
  /// In backticks where it is a keyword.
  var escaped: String {
    return Lexicon.keywords.contains(self) ? "`\(self)`" : self
  }
}

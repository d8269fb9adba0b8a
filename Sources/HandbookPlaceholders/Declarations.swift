import HandbookAssembly

/// The placeholders as Swift code. Elements of dictionaries and sets are sorted, so that the code does not depend on
/// their order.
extension Placeholders {
  /// The declarations, one a line.
  package var declarations: [String] {
    guard !isEmpty else { return [] }
    let lines =
      types.inOrder.flatMap { declaration(of: $1, named: $0) } + fileLevelDeclarations
      + extensionsOfFrameworks + extensionsOfTypes
    let needsInvented = !types.isEmpty || lines.contains { $0.contains("Invented") }
    return needsInvented ? lines + commonDeclarations : lines
  }

  /// Declarations that all invented types share, and `Invented`, the type of which nothing is known.
  private var commonDeclarations: [String] {
    ["fileprivate protocol InventedValue {}"]
      + block("extension InventedValue", memberLines(of: "InventedValue") + subscriptLines)
      + (types["Invented"] == nil ? declaration(of: TypeShape(), named: "Invented") : [])
  }

  private var subscriptLines: [String] {
    let accessors = Trap.accessors("subscript", set: "nonmutating set")
    let labeled = subscriptLabels.sorted().flatMap { label in
      // The second one is taken where nothing says what the subscript gives.
      [
        "@_disfavoredOverload subscript<Element>(\(label) key: some Any) -> Element \(accessors)",
        "subscript(\(label) key: some Any) -> Invented \(accessors)",
      ]
    }
    guard let element else { return labeled }
    let open = "subscript<Key: Hashable, Element>(_ key: Key) -> Element \(accessors)"
    // Subscripts with keys or defaults, where another invented type gives elements of another type.
    let counting =
      "subscript<Key: Hashable, Element>(_ key: Key, default value: @autoclosure () -> Element) -> Element \(accessors)"
    return labeled + [open, counting]
      + (element == .open ? [] : ["subscript<Key: Hashable>(_ key: Key) -> \(element) \(accessors)"])
  }

  private var fileLevelDeclarations: [String] {
    functions.inOrder.flatMap { name, overloads in
      distinct(overloads).map {
        "@discardableResult fileprivate " + declaration(of: $0, named: name)
      }
    }
      + values.inOrder.map { name, type in
        "fileprivate var \(name.escaped): \(type) \(Trap.accessors(name))"
      }
  }

  /// Modifiers, environment keys and styles of the app.
  private var extensionsOfFrameworks: [String] {
    let modifiers = modifiers.inOrder.flatMap { name, shapes in
      shapes.sorted().map { "nonisolated func \(name.escaped)\($0.declaration) -> some View { self }" }
    }
    let keys = environment.inOrder.map { name, type in
      "var \(name.escaped): \(type) \(Trap.accessors(name))"
    }
    let focused = focused.inOrder.map { name, type in
      "var \(name.escaped): \(type) \(Trap.accessors(name))"
    }
    return (modifiers.isEmpty ? [] : block("fileprivate extension View", modifiers))
      + (keys.isEmpty ? [] : block("fileprivate extension EnvironmentValues", keys))
      + (focused.isEmpty ? [] : block("fileprivate extension FocusedValues", focused))
  }

  private var extensionsOfTypes: [String] {
    var lines: [String] = []
    for (type, shapes) in extraInitializers.inOrder {
      let convenience = classes.contains(type) ? "convenience " : ""
      lines += block(
        "fileprivate extension \(type)", shapes.sorted().map { convenience + $0.initializer(of: type) })
    }
    if !safeSubscripts.isEmpty {
      lines += block(
        "fileprivate extension Collection",
        safeSubscripts.sorted().map { "subscript(\($0) index: Index) -> Element? { \(Trap.code($0)) }" })
    }
    for (contract, names) in styles.inOrder {
      let type = "Invented\(contract)"
      lines += block("fileprivate struct \(type): \(contract)", [Self.styleBody])
      lines += block(
        "fileprivate extension \(contract) where Self == \(type)",
        names.sorted().map { "static var \($0.escaped): \(type) { \(type)() }" })
    }
    for type in Set(members.keys).union(methods.keys).sorted()
    where !Self.shared.contains(type) && types[type] == nil {
      lines += block("fileprivate extension \(type)", memberLines(of: type))
    }
    for (type, names) in staticMethods.inOrder {
      lines += block(
        "fileprivate extension \(type)", names.inOrder.flatMap { staticLines($1, named: $0, of: type) })
    }
    for (type, names) in staticExtensions.inOrder {
      lines += block("fileprivate extension \(type)", names.inOrder.map(staticLine))
    }
    if let styles = staticExtensions[Self.colorStyles] {
      let own = styles.keys.filter { staticExtensions["Color"]?[$0] == nil }.sorted()
      lines += block("fileprivate extension Color", own.map { staticLine($0, "Color") })
    }
    return lines
  }

  /// A declaration with its members, one a line.
  private func block(_ head: String, _ members: [String]) -> [String] {
    ["\(head) {"] + members.map { "  \($0)" } + ["}"]
  }

  private static let styleBody = "func makeBody(configuration: Configuration) -> some View { EmptyView() }"

  private func staticLines(
    _ overloads: Set<StaticFunction>, named name: String, of type: String
  ) -> [String] {
    distinct(Set(overloads.map { Function(shape: $0.shape, result: $0.result ?? .named(type)) })).map {
      "@discardableResult static " + declaration(of: $0, named: name)
    }
  }

  private func staticLine(_ name: String, _ type: SwiftType) -> String {
    "static var \(name.escaped): \(type) \(Trap.accessors(name))"
  }

  /// One declaration for each set of labels. If guesses disagree about the result, the declaration returns any type
  /// that its context requires.
  private func distinct(_ overloads: some Sequence<Function>) -> [Function] {
    Dictionary(grouping: overloads, by: \.shape.key).inOrder.map { _, same in
      var first = same.min { ($0.result, $0.shape.declaration) < ($1.result, $1.shape.declaration) }!
      // A statement may ignore the result, so a use without result says nothing about it.
      let results = Set(same.map(\.result)).subtracting(["Void"])
      // A list with unknown elements is the same list as one whose elements another use states.
      let lists = results.subtracting([.array(.invented)])
      if results.count == 1 {
        first.result = results.first!
      } else if lists.count == 1, lists.first!.isArray {
        first.result = lists.first!
      } else if results.count > 1 {
        first.result = .open
      }
      for other in same { first.shape.allow(other.shape) }
      return first
    }
  }

  private func memberLines(of type: String, isClass: Bool = false) -> [String] {
    let set = isClass || references.contains(type) ? "set" : "nonmutating set"
    return members[type, default: [:]].inOrder.map { name, value in
      "var \(name.escaped): \(value) \(Trap.accessors(name, set: set))"
    }
      + methods[type, default: [:]].inOrder.flatMap { name, overloads in
        distinct(overloads).map { "@discardableResult " + declaration(of: $0, named: name) }
      }
  }

  private func declaration(of function: Function, named name: String) -> String {
    var shape = function.shape.declaration
    var result = function.result
    if !result.isVoid, result != "Bool", !result.isSomeView, !result.description.hasPrefix("Async"),
      let index = function.shape.parameters.firstIndex(where: \.isMetatype)
    {
      result = result.isOptional ? .optional(.named("A\(index)")) : .named("A\(index)")
    }
    if result == .open {
      result = "Result"
      shape = shape.hasPrefix("<") ? "<Result, " + shape.dropFirst() : "<Result>" + shape
    }
    return "func \(name.escaped)\(shape)\(result == "Void" ? "" : " -> \(result)") { \(Trap.code(name)) }"
  }

  private func declaration(of type: TypeShape, named name: String) -> [String] {
    let generics = (0..<type.genericParameters).map { "G\($0)" }.joined(separator: ", ")
    let generic = generics.isEmpty ? name : "\(name)<\(generics)>"
    if type.conformances.contains("PreferenceKey") {
      return block(
        "fileprivate struct \(name): PreferenceKey",
        [
          "static var defaultValue: CGFloat { 0 }",
          "static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { }",
        ])
    }
    if let style = type.conformances.sorted().first(where: Lexicon.styles.contains) {
      return block(
        "fileprivate struct \(generic): \(style)",
        type.initializers.sorted().map { "nonisolated init\($0.declaration) { }" }
          + [Self.styleBody])
    }
    if let contract = type.conformances.sorted().first(where: { Lexicon.composed[$0] != nil }) {
      return block(
        "fileprivate struct \(generic)\(type.inheriting([contract]))",
        common(type, name) + [Lexicon.composed[contract]!])
    }
    switch type.kind {
    case _ where type.superclass != nil:
      let all = [type.superclass!, "InventedValue"] + type.conformances.sorted()
      return block(
        "fileprivate class \(generic): \(all.joined(separator: ", "))", common(type, name, isClass: true))
    case .data: return dataType(type, name, generic)
    case .view:
      return block(
        "fileprivate struct \(generic)\(type.inheriting(["View"]))",
        common(type, name) + ["var body: some View { EmptyView() }"])
    case .modifier:
      return block(
        "fileprivate struct \(generic)\(type.inheriting(["ViewModifier"]))",
        common(type, name) + ["func body(content: Content) -> some View { content }"])
    case .base:
      let isMade = type.overridden["init()"] != nil || type.initializers.contains(CallShape())
      return block(
        "\(type.isIsolated ? "@MainActor " : "")fileprivate class \(generic)\(type.inheriting(["InventedValue"]))",
        (isMade ? [] : ["init() { \(Trap.code(name)) }"]) + common(type, name, isClass: true))
    case .observable, .object, .stored: return model(type, name, generic)
    case .choice: return choice(type, name, generic)
    case .provider: return provider(type, name)
    case .function: return ["fileprivate typealias \(generic) = \(type.functionTypes[name] ?? "() -> Void")"]
    case .contract:
      return contract(type, name)
    case .wrapper:
      let trap = Trap.code(name)
      return block(
        "@propertyWrapper fileprivate struct \(name)<Value>",
        common(type, name)
          + (type.isKeyed ? ["init(_ key: KeyPath<\(Self.keys), Value>) { \(trap) }"] : [])
          + [
            "init() { \(trap) }",
            "init(wrappedValue: Value) { \(trap) }", "init<each A>(_ a: repeat each A) { \(trap) }",
            "var wrappedValue: Value \(Trap.accessors(name, set: "nonmutating set"))",
            "var projectedValue: Binding<Value> { \(trap) }",
          ])
        + block(
          "extension \(name): Equatable where Value: Equatable",
          ["static func == (a: Self, b: Self) -> Bool { \(trap) }"])
        + block(
          "extension \(name): Hashable where Value: Hashable", ["func hash(into hasher: inout Hasher) { }"])
    }
  }

  /// Initializers, static members, then instance members.
  private func common(_ type: TypeShape, _ name: String, isClass: Bool = false) -> [String] {
    let modifier = type.superclass != nil ? "convenience " : type.kind == .view ? "nonisolated " : ""
    let initializers = type.initializers.sorted().filter { type.superclass == nil || $0 != CallShape() }
    let functions = type.staticFunctions.inOrder.filter { !type.shown.contains($0.key) }.flatMap {
      staticLines($1, named: $0, of: name)
    }
    return initializers.map { modifier + $0.initializer(of: name, isInert: type.isInert) }
      + type.implementations
      + type.nestedTypes.inOrder.filter {
        type.functionTypes[$0.key] == nil && !type.hasAsIdentifiable($0.key)
      }.map { "typealias \($0) = \($1)" }
      + type.functionTypes.inOrder.map { "typealias \($0) = \($1)" }
      + type.overridden.inOrder.map(\.value)
      // Every error has this member. If another invented type has it, too, each type declares its own, or the
      // compiler would find neither.
      + (type.isError && members["InventedValue"]?[Lexicon.errorText] != nil
        ? ["var \(Lexicon.errorText): String { \(Trap.code(name)) }"] : [])
      + type.statics.inOrder.filter { !type.shown.contains($0.key) }.map(staticLine) + functions
      + memberLines(of: name, isClass: isClass)
  }

  /// A lookup of any member by its name. If a scenario reaches it, the message gives the name that the code asked
  /// for.
  private static let lookup = (
    head: "subscript<Member>(dynamicMember name: String) -> Member", name: "\\(name)"
  )
  private static let staticLookup = "static \(lookup.head) { \(Trap.code(lookup.name)) }"

  private static func lookup(set: String) -> String {
    "\(lookup.head) \(Trap.accessors(lookup.name, set: set))"
  }

  private func dataType(_ type: TypeShape, _ name: String, _ generic: String) -> [String] {
    // `init(from:)` of the app would be mistaken for decoding; so would `urls.map(DeepLink.init)`.
    let coding = [
      "@_disfavoredOverload init(from decoder: any Decoder) throws { \(Trap.code(name)) }",
      "func encode(to encoder: any Encoder) throws { }",
    ]
    let hasID = members[name]?["id"] != nil || type.shown.contains("id")
    return block(
      "@dynamicMemberLookup fileprivate struct \(generic)"
        + type.inheriting(["InventedValue", "Hashable", "Identifiable", "Codable"]),
      common(type, name) + (type.initializers.contains { ["from", "_"].contains($0.key) } ? coding : [])
        + (hasID ? [] : ["var id: \(members["InventedValue"]?["id"] ?? "String") { \(Trap.code(name)) }"])
        + [Self.lookup(set: "nonmutating set"), Self.staticLookup])
  }

  private func model(_ type: TypeShape, _ name: String, _ generic: String) -> [String] {
    let contracts =
      switch type.kind {
      case .observable: ["InventedValue", "Observable", "Identifiable", "Hashable"]
      case .stored: ["InventedValue", "PersistentModel"]
      default: ["InventedValue", "ObservableObject", "Identifiable", "Hashable"]
      }
    var lines = type.initializers.contains(CallShape()) ? [] : ["init() { \(Trap.code(name)) }"]
    // An object's identity is not the kind of `id` that other types have, and neither is a model's.
    if members[name]?["id"] == nil, !type.shown.contains("id"),
      let id = members["InventedValue"]?["id"]
    {
      lines.append("var id: \(id) { \(Trap.code(name)) }")
    }
    if type.kind == .stored {
      lines.append("var persistentModelID: PersistentIdentifier { \(Trap.code(name)) }")
    }
    if !type.shown.contains("==") {
      lines.append("static func == (a: \(name), b: \(name)) -> Bool { a === b }")
    }
    if !type.shown.contains("hash") { lines.append("func hash(into hasher: inout Hasher) { }") }
    return block(
      "@dynamicMemberLookup fileprivate class \(generic)\(type.inheriting(contracts))",
      lines + common(type, name, isClass: true) + [Self.lookup(set: "set"), Self.staticLookup])
  }

  private func choice(_ type: TypeShape, _ name: String, _ generic: String) -> [String] {
    let isPlain = type.cases.values.allSatisfy(\.isEmpty)
    // An enum whose payload is an error or an action is not hashable.
    let isHashable =
      name != Self.subject
      && type.cases.values.joined().allSatisfy { element in
        !element.type.unwrapped.isFunction
          && element.type.words.allSatisfy { !Lexicon.incomparable.contains(String($0)) }
      }
    // An enum whose payload is an error may be compared all the same, in a way that its author defines.
    let compares =
      type.isOpaque || !isHashable && !type.conformances.isDisjoint(with: ["Equatable", "Hashable"])
    let comparison = [
      "static func == (a: Self, b: Self) -> Bool { \(Trap.code(name)) }",
      "func hash(into hasher: inout Hasher) { \(Trap.code(name)) }",
    ]
    let contracts =
      (type.isRaw && isPlain ? ["String"] : []) + ["InventedValue"]
      + (isHashable ? ["Hashable", "Identifiable"] : []) + (isHashable && !type.isOpaque ? ["Codable"] : [])
      + (isPlain ? ["CaseIterable"] : [])
    let cases = type.cases.inOrder.map { member, payload in
      let payload = payload.map { element in
        if case .modified(let words, let function) = element.type, words.hasPrefix("@escaping") {
          return SwiftType.Element(element.label, function)
        }
        let isParameter = element.type == .named(Self.firstParameter) && type.genericParameters == 0
        return SwiftType.Element(element.label, isParameter ? .invented : element.type)
      }
      return "case \(member.escaped)\(payload.isEmpty ? "" : SwiftType.tuple(payload).description)"
    }
    return block(
      // A case may have a payload of the enum's own type, or of another type that contains it.
      "fileprivate \(isPlain ? "" : "indirect ")enum \(generic)\(type.inheriting(contracts))",
      cases + common(type, name) + (compares ? comparison : [])
        + (type.shown.contains("id") || !isHashable ? [] : ["var id: Self { self }"]))
  }

  /// A protocol without requirements: nobody knows what the real one requires of the types that conform to it.
  private func contract(_ type: TypeShape, _ name: String) -> [String] {
    let types = type.memberTypes.sorted().map {
      type.openMemberTypes.contains($0)
        ? "associatedtype \($0)" : "associatedtype \($0): InventedValue & Hashable & Identifiable = Invented"
    }
    let initializers = type.initializers.sorted().map { $0.initializer(of: name) }
    let statics = type.statics.inOrder.map { member, value in
      staticLine(member, value == .named(name) ? "Self" : value)
    }
    let functions = type.staticFunctions.inOrder.flatMap { staticLines($1, named: $0, of: "Self") }
    // Types in angle brackets: `any Store<AppState>`.
    let primary = (0..<type.genericParameters).map { "G\($0)" }
    let clause = primary.isEmpty ? "" : "<\(primary.joined(separator: ", "))>"
    let given = primary.indices.map { index in
      let value = type.associated.indices.contains(index) ? type.associated[index] : .invented
      return "associatedtype G\(index) = \(value)"
    }
    let actor = type.isIsolated ? "@MainActor " : ""
    return block(
      "\(actor)fileprivate protocol \(name)\(clause)\(type.inheriting(["InventedValue"]))", given + types)
      + block("extension \(name)", initializers + statics + functions + memberLines(of: name))
  }

  private func provider(_ type: TypeShape, _ name: String) -> [String] {
    block(
      "fileprivate struct \(name): TimelineProvider",
      common(type, name) + [
        "func placeholder(in context: Context) -> \(type.entry) { \(Trap.code(name)) }",
        "func getSnapshot(in context: Context, completion: @escaping (\(type.entry)) -> Void) { }",
        "func getTimeline(in context: Context, completion: @escaping (Timeline<\(type.entry)>) -> Void) { }",
      ])
  }
}

extension Placeholders.TypeShape {
  /// Whether the type has an `id`, whose type is then its `ID`.
  fileprivate func hasAsIdentifiable(_ name: String) -> Bool {
    name == "ID" && [.data, .observable, .object, .choice].contains(kind) && superclass == nil
      && !shown.contains("Identifiable")
  }

  /// Whether creating a value does nothing and ends no scenario. An invented view or modifier can be created, and is
  /// empty. An invented model cannot: what the code writes to it would be lost, so correct code would seem to do
  /// nothing.
  fileprivate var isInert: Bool { superclass == nil && [.view, .modifier].contains(kind) }

  fileprivate var isError: Bool { !conformances.isDisjoint(with: ["Error", "LocalizedError"]) }

  /// `: View, Sendable`: its conformances, without those that extensions in the program declare.
  fileprivate func inheriting(_ contracts: [String]) -> String {
    let all = (contracts + conformances.subtracting(contracts).sorted()).filter { !shown.contains($0) }
    return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
  }
}

extension CallShape {
  /// The initializer of this shape. Creating an inert placeholder, such as a view that is only mentioned, does not
  /// end a scenario, unless it is given content to show or an action to perform.
  fileprivate func initializer(of name: String, isInert: Bool = false) -> String {
    let isGivenCode = parameters.contains { $0.isBuilder || $0.type?.isFunction ?? false }
    let body = isInert && !isGivenCode ? "" : Trap.code(name) + " "
    return "init\(isFailable ? "?" : "")\(declaration) { \(body)}"
  }
}

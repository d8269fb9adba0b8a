import HandbookAssembly
package import HandbookModel

/// Declarations invented for what a snippet only mentions, kept until the compiler is content.
package struct Placeholders: Hashable, Sendable {
  package struct TypeShape: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case data, view, observable, object, stored, choice, contract, wrapper, modifier, provider
    }
    package var kind = Kind.data
    package var initializers: Set<CallShape> = []
    /// Enum cases, each with its payload types.
    package var cases: [String: [String]] = [:]
    /// Static members and their types.
    package var statics: [String: String] = [:]
    /// Those that give one of the type have no result.
    package var staticFunctions: [String: Set<StaticFunction>] = [:]
    package var conformances: Set<String> = []
    /// What protocols of the snippet ask of it.
    package var implementations: [String] = []
    /// Conformances and members that extensions in the program declare, and the invented declaration leaves out.
    package var shown: Set<String> = []
    /// The class of Apple's it derives from.
    package var superclass: String?
    /// What a widget's provider gives.
    var entry = "InventedEntry"
    /// Raw values of an enum are texts.
    var isRaw = false
    var genericParameters = 0

    package init(
      kind: Kind = .data, initializers: Set<CallShape> = [], cases: [String: [String]] = [:],
      statics: [String: String] = [:], staticFunctions: [String: Set<StaticFunction>] = [:],
      conformances: Set<String> = [], implementations: [String] = [], superclass: String? = nil,
      entry: String = "InventedEntry", isRaw: Bool = false, genericParameters: Int = 0
    ) {
      self.kind = kind
      self.initializers = initializers
      self.cases = cases
      self.statics = statics
      self.staticFunctions = staticFunctions
      self.conformances = conformances
      self.implementations = implementations
      self.superclass = superclass
      self.entry = entry
      self.isRaw = isRaw
      self.genericParameters = genericParameters
    }
  }

  package struct StaticFunction: Hashable, Sendable {
    package var shape: CallShape
    /// nil: one of the type itself.
    package var result: String?

    package init(shape: CallShape, result: String? = nil) {
      self.shape = shape
      self.result = result
    }
  }

  package struct Function: Hashable, Sendable {
    package var shape: CallShape
    package var result: String

    package init(shape: CallShape, result: String) {
      self.shape = shape
      self.result = result
    }
  }

  /// The result of a function that gives whatever is asked of it: no type of a program is called so.
  package static let anyResult = "Result of any type"

  package var types: [String: TypeShape] = [:]
  package var functions: [String: Set<Function>] = [:]
  package var values: [String: String] = [:]
  /// Modifiers of views that the app declares elsewhere.
  package var modifiers: [String: Set<CallShape>] = [:]
  package var environment: [String: String] = [:]
  /// Members of types, by type then name: properties …
  package var members: [String: [String: String]] = [:]
  /// … and methods.
  package var methods: [String: [String: Set<Function>]] = [:]
  /// Initialisers of the snippet's own types whose stored properties a call leaves out.
  package var extraInitializers: [String: Set<CallShape>] = [:]
  package var staticExtensions: [String: [String: String]] = [:]
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
        case .data, .provider: "type"
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
    for (type, names) in members where !Self.shared.contains(type) {
      list += names.keys.map { .init(name: "\(type).\($0)", kind: "member") }
    }
    for (type, names) in methods where !Self.shared.contains(type) {
      list += names.keys.map { .init(name: "\(type).\($0)", kind: "member") }
    }
    list += classes.union(extraInitializers.keys).map { .init(name: "\($0).init", kind: "initializer") }
    for (type, names) in staticExtensions {
      list += names.keys.map { .init(name: "\(type).\($0)", kind: "member") }
    }
    for (contract, names) in styles { list += names.map { .init(name: "\(contract).\($0)", kind: "style") } }
    // Names made up for what has none say nothing to an author.
    return list.filter { !$0.name.hasPrefix("Invented") }
      .sorted { ($0.name, $0.kind) < ($1.name, $1.kind) }
  }

  static let shared: Set<String> = ["Invented", "InventedValue"]

  /// Whether a type that the program shows was given a member of that name.
  package func addsToOwnType(_ member: String) -> Bool {
    members.contains { !Self.shared.contains($0.key) && types[$0.key] == nil && $0.value[member] != nil }
      || methods.contains { !Self.shared.contains($0.key) && types[$0.key] == nil && $0.value[member] != nil }
  }

  /// The declarations as Swift, one a line, in a fixed order.
  package var declarations: [String] {
    guard !isEmpty else { return [] }
    var lines: [String] = []
    var needsInvented = false
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      lines += declaration(of: type, named: name)
      needsInvented = true
    }
    for (name, overloads) in functions.sorted(by: { $0.key < $1.key }) {
      for function in distinct(overloads) {
        lines.append("@discardableResult fileprivate " + declaration(of: function, named: name))
      }
    }
    for (name, type) in values.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "fileprivate var \(name.escaped): \(type) { get { fatalError() } set { } }")
    }
    if !modifiers.isEmpty {
      lines.append("fileprivate extension View {")
      for (name, shapes) in modifiers.sorted(by: { $0.key < $1.key }) {
        for shape in shapes.sorted() {
          lines.append("  nonisolated func \(name.escaped)\(shape.declaration) -> some View { self }")
        }
      }
      lines.append("}")
    }
    if !environment.isEmpty {
      lines.append("fileprivate extension EnvironmentValues {")
      for (name, type) in environment.sorted(by: { $0.key < $1.key }) {
        lines.append("  var \(name.escaped): \(type) { get { fatalError() } set { } }")
      }
      lines.append("}")
    }
    for (type, shapes) in extraInitializers.sorted(by: { $0.key < $1.key }) {
      lines.append("fileprivate extension \(type) {")
      for shape in shapes.sorted() {
        lines.append(
          "  \(classes.contains(type) ? "convenience " : "")init\(shape.isFailable ? "?" : "")"
            + "\(shape.declaration) { fatalError() }")
      }
      lines.append("}")
    }
    for (contract, names) in styles.sorted(by: { $0.key < $1.key }) {
      let type = "Invented\(contract)"
      lines.append("fileprivate struct \(type): \(contract) {")
      lines.append("  func makeBody(configuration: Configuration) -> some View { EmptyView() }")
      lines.append("}")
      lines.append("fileprivate extension \(contract) where Self == \(type) {")
      for name in names.sorted() {
        lines.append("  static var \(name.escaped): \(type) { \(type)() }")
      }
      lines.append("}")
    }
    for type in Set(members.keys).union(methods.keys).sorted()
    where !Self.shared.contains(type) && types[type] == nil {
      lines.append("fileprivate extension \(type) {")
      lines += memberLines(of: type)
      lines.append("}")
    }
    for (type, names) in staticExtensions.sorted(by: { $0.key < $1.key }) {
      lines.append("fileprivate extension \(type) {")
      for (name, value) in names.sorted(by: { $0.key < $1.key }) {
        lines.append("  static var \(name.escaped): \(value) { fatalError() }")
      }
      lines.append("}")
    }
    if let styles = staticExtensions["ShapeStyle where Self == Color"] {
      lines.append("fileprivate extension Color {")
      for name in styles.keys.sorted() where staticExtensions["Color"]?[name] == nil {
        lines.append("  static var \(name.escaped): Color { fatalError() }")
      }
      lines.append("}")
    }
    let text = lines.joined(separator: "\n")
    if needsInvented || text.contains("Invented") {
      lines.append("fileprivate protocol InventedValue {}")
      lines.append("extension InventedValue {")
      lines += memberLines(of: "InventedValue")
      lines.append("}")
      if types["Invented"] == nil { lines += declaration(of: TypeShape(), named: "Invented") }
    }
    return lines
  }

  /// Overloads by their labels; where guesses about one differ, its result is whatever is asked for.
  private func distinct(_ overloads: Set<Function>) -> [Function] {
    Dictionary(grouping: overloads, by: \.shape.key).sorted { $0.key < $1.key }.map { _, same in
      let sorted = same.sorted { ($0.result, $0.shape.declaration) < ($1.result, $1.shape.declaration) }
      var first = sorted[0]
      if sorted.contains(where: { $0.result != first.result }) { first.result = Self.anyResult }
      return first
    }
  }

  private func memberLines(of type: String) -> [String] {
    var lines: [String] = []
    for (name, value) in members[type, default: [:]].sorted(by: { $0.key < $1.key }) {
      let set = references.contains(type) ? "set" : "nonmutating set"
      lines.append("  var \(name.escaped): \(value) { get { fatalError() } \(set) { } }")
    }
    for (name, overloads) in methods[type, default: [:]].sorted(by: { $0.key < $1.key }) {
      for function in distinct(overloads) {
        lines.append("  @discardableResult " + declaration(of: function, named: name))
      }
    }
    return lines
  }

  private func declaration(of function: Function, named name: String) -> String {
    var shape = function.shape.declaration
    var function = function
    if !["Void", "Bool", "some View"].contains(function.result),
      let index = function.shape.parameters.firstIndex(where: \.isMetatype)
    {
      function.result = function.result.hasSuffix("?") ? "A\(index)?" : "A\(index)"
    }
    if function.result == Self.anyResult {
      function.result = "Result"
      shape = shape.hasPrefix("<") ? "<Result, " + shape.dropFirst() : "<Result>" + shape
    }
    let result = function.result == "Void" ? "" : " -> \(function.result)"
    return "func \(name.escaped)\(shape)\(result) { fatalError() }"
  }

  private func declaration(of type: TypeShape, named name: String) -> [String] {
    let generics =
      type.genericParameters == 0
      ? "" : "<" + (0..<type.genericParameters).map { "G\($0)" }.joined(separator: ", ") + ">"
    let own = type.conformances.sorted()
    var lines: [String] = []
    if own.contains("PreferenceKey") {
      lines.append("fileprivate struct \(name): PreferenceKey {")
      lines.append("  static var defaultValue: CGFloat { 0 }")
      lines.append("  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { }")
      lines.append("}")
      return lines
    }
    if let style = own.first(where: { Lexicon.styles.contains($0) }) {
      lines.append("fileprivate struct \(name)\(generics): \(style) {")
      for shape in type.initializers.sorted() {
        lines.append("  nonisolated init\(shape.declaration) { fatalError() }")
      }
      lines.append("  func makeBody(configuration: Configuration) -> some View { EmptyView() }")
      lines.append("}")
      return lines
    }
    func conforming(_ names: [String]) -> String {
      let all = (names + own.filter { !names.contains($0) }).filter { !type.shown.contains($0) }
      return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
    }
    func common(isClass: Bool) {
      let modifier = type.superclass != nil ? "convenience " : type.kind == .view ? "nonisolated " : ""
      for shape in type.initializers.sorted()
      where type.superclass == nil || shape != CallShape() {
        lines.append(
          "  \(modifier)init\(shape.isFailable ? "?" : "")\(shape.declaration) { fatalError() }")
      }
      lines += type.implementations.map { "  \($0)" }
      for (member, value) in type.statics.sorted(by: { $0.key < $1.key }) {
        lines.append("  static var \(member.escaped): \(value) { fatalError() }")
      }
      for (member, overloads) in type.staticFunctions.sorted(by: { $0.key < $1.key }) {
        let functions = overloads.map { Function(shape: $0.shape, result: $0.result ?? name) }
        for function in distinct(Set(functions)) {
          lines.append("  @discardableResult static " + declaration(of: function, named: member))
        }
      }
      if isClass {
        for (member, value) in members[name, default: [:]].sorted(by: { $0.key < $1.key }) {
          lines.append("  var \(member.escaped): \(value) { get { fatalError() } set { } }")
        }
        for (member, overloads) in methods[name, default: [:]].sorted(by: { $0.key < $1.key }) {
          for function in distinct(overloads) {
            lines.append("  @discardableResult " + declaration(of: function, named: member))
          }
        }
      } else {
        lines += memberLines(of: name)
      }
    }
    let lookup =
      "  subscript<Member>(dynamicMember name: String) -> Member { get { fatalError() } nonmutating set { } }"
    let staticLookup =
      "  static subscript<Member>(dynamicMember name: String) -> Member { get { fatalError() } }"
    switch type.kind {
    case .data:
      // `init(from:)` of the app would be mistaken for decoding.
      lines.append(
        "@dynamicMemberLookup fileprivate struct \(name)\(generics)"
          + "\(conforming(["InventedValue", "Hashable", "Identifiable", "Codable"])) {")
      common(isClass: false)
      if type.initializers.contains(where: { $0.key == "from" }) {
        lines.append("  init(from decoder: any Decoder) throws { fatalError() }")
        lines.append("  func encode(to encoder: any Encoder) throws { }")
      }
      if members[name]?["id"] == nil, !type.shown.contains("id") {
        lines.append("  var id: \(members["InventedValue"]?["id"] ?? "String") { fatalError() }")
      }
      lines += [lookup, staticLookup, "}"]
    case .view:
      lines.append("fileprivate struct \(name)\(generics)\(conforming(["View"])) {")
      common(isClass: false)
      lines += ["  var body: some View { EmptyView() }", "}"]
    case .modifier:
      lines.append("fileprivate struct \(name)\(generics)\(conforming(["ViewModifier"])) {")
      common(isClass: false)
      lines += ["  func body(content: Content) -> some View { content }", "}"]
    case _ where type.superclass != nil:
      lines.append(
        "fileprivate class \(name): \(([type.superclass!, "InventedValue"] + own).joined(separator: ", ")) {")
      common(isClass: true)
      lines.append("}")
    case .observable, .object, .stored:
      let names =
        switch type.kind {
        case .observable: ["InventedValue", "Observable", "Identifiable", "Hashable"]
        case .stored: ["InventedValue", "PersistentModel"]
        default: ["InventedValue", "ObservableObject", "Identifiable", "Hashable"]
        }
      lines.append("@dynamicMemberLookup fileprivate class \(name)\(generics)\(conforming(names)) {")
      if !type.initializers.contains(CallShape()) { lines.append("  init() { }") }
      if type.kind == .stored {
        lines.append("  var persistentModelID: PersistentIdentifier { fatalError() }")
      }
      if !type.shown.contains("==") {
        lines.append("  static func == (a: \(name), b: \(name)) -> Bool { a === b }")
      }
      if !type.shown.contains("hash") { lines.append("  func hash(into hasher: inout Hasher) { }") }
      common(isClass: true)
      lines += [
        lookup.replacing("nonmutating ", with: ""),
        staticLookup, "}",
      ]
    case .choice:
      let isPlain = type.cases.values.allSatisfy(\.isEmpty)
      let isRaw = type.isRaw && isPlain
      lines.append(
        "fileprivate enum \(name)\(conforming((isRaw ? ["String"] : []) + ["InventedValue", "Hashable", "Identifiable", "Codable"] + (isPlain ? ["CaseIterable"] : []))) {"
      )
      for (member, payload) in type.cases.sorted(by: { $0.key < $1.key }) {
        lines.append(
          "  case \(member.escaped)" + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"))
      }
      common(isClass: false)
      if !type.shown.contains("id") { lines.append("  var id: Self { self }") }
      lines.append("}")
    case .provider:
      lines.append("fileprivate struct \(name): TimelineProvider {")
      common(isClass: false)
      lines += [
        "  func placeholder(in context: Context) -> \(type.entry) { fatalError() }",
        "  func getSnapshot(in context: Context, completion: @escaping (\(type.entry)) -> Void) { }",
        "  func getTimeline(in context: Context, completion: @escaping (Timeline<\(type.entry)>) -> Void) { }",
        "}",
      ]
    case .contract:
      lines.append("fileprivate protocol \(name)\(conforming([])) {}")
      lines.append("extension \(name) {")
      lines += memberLines(of: name)
      lines.append("}")
    case .wrapper:
      lines.append("@propertyWrapper fileprivate struct \(name)<Value> {")
      common(isClass: false)
      lines += [
        "  init(wrappedValue: Value) { fatalError() }", "  init<each A>(_ a: repeat each A) { fatalError() }",
        "  var wrappedValue: Value { get { fatalError() } nonmutating set { } }",
        "  var projectedValue: Binding<Value> { fatalError() }", "}",
      ]
    }
    return lines
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

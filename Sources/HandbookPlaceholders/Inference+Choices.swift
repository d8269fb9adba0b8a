import HandbookAssembly
import SwiftSyntax

/// A pattern that matches a case of an enum.
package struct CasePattern {
  var name: String
  /// The payload; nil where the pattern does not look at it.
  var payload: [SwiftType.Element]?
  /// Patterns inside the payload, with the enums they belong to: `.push` in `.navigation(.push(let route))`.
  var inner: [(type: String, pattern: CasePattern)] = []

  package init(
    name: String, payload: [SwiftType.Element]? = nil, inner: [(type: String, pattern: CasePattern)] = []
  ) {
    self.name = name
    self.payload = payload
    self.inner = inner
  }
}

/// Reads the enum cases that a `switch` or `if case` names.
struct ChoiceReader {
  var hints: NameHints
  var names: ProgramNames
  var unknown: Set<String>

  func cases(of node: SwitchExprSyntax) -> [CasePattern] {
    node.cases.flatMap { element -> [CasePattern] in
      guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else {
        return []
      }
      return label.caseItems.compactMap { pattern($0.pattern) }
    }
  }

  /// The parts of each pattern of a `switch`, of which all are tuples: `.idle` and `.start` of `case (.idle, .start):`.
  func tuples(of node: SwitchExprSyntax) -> [[ExprSyntax]]? {
    let patterns = node.cases.compactMap {
      $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
    }
    .flatMap { $0.caseItems.map(\.pattern) }
    let tuples = patterns.filter { !$0.is(WildcardPatternSyntax.self) }.map { pattern in
      let bound = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
      return bound.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)
    }
    guard !tuples.isEmpty, tuples.allSatisfy({ ($0?.elements.count ?? 0) > 1 }) else { return nil }
    return tuples.compactMap { $0?.elements.map(\.expression) }
  }

  /// The cases that the patterns of a `switch` name at each place of a tuple with so many parts.
  func columns(of node: SwitchExprSyntax, count: Int) -> [[CasePattern]]? {
    guard let tuples = tuples(of: node), tuples.allSatisfy({ $0.count == count }) else { return nil }
    return (0..<count).map { column in
      tuples.compactMap { isImplicit($0[column]) ? pattern($0[column]) : nil }
    }
  }

  /// What a pattern compares with: `.detail(let id)`, or `.detail(id)` after `let`.
  private func compared(_ pattern: PatternSyntax) -> ExprSyntax? {
    (pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern).as(ExpressionPatternSyntax.self)?
      .expression
  }

  /// The unknown type that a pattern names, and its case: `Route` and `detail` in `case Route.detail(let id)`. Only a case
  /// has values that a pattern gives names to; `case Route.home` may also be a constant of a structure.
  func named(_ pattern: PatternSyntax) -> (type: String, pattern: CasePattern)? {
    guard let expression = compared(pattern), let call = expression.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.simpleName,
      unknown.contains(type),
      pattern.is(ValueBindingPatternSyntax.self)
        || !Syntax(call).descendants(of: PatternExprSyntax.self).isEmpty
    else { return nil }
    return self.pattern(expression).map { (type, $0) }
  }

  func pattern(_ pattern: PatternSyntax) -> CasePattern? {
    let expression = compared(pattern)
    guard let made = expression.flatMap({ self.pattern($0) }), let expression, isImplicit(expression) else {
      return nil
    }
    return made
  }

  /// `.detail(let id)`, or `Route.detail(let id)` if no other members of the type are used.
  func pattern(_ pattern: ExprSyntax) -> CasePattern? {
    var expression = pattern
    if let optional = expression.as(OptionalChainingExprSyntax.self) { expression = optional.expression }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return CasePattern(name: member.declName.baseName.text)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    let name = member.declName.baseName.text
    var inner: [(type: String, pattern: CasePattern)] = []
    return CasePattern(
      name: name,
      payload: call.arguments.map { argument in
        if let pattern = self.pattern(argument.expression), isImplicit(argument.expression) {
          let type = hints.choiceType(for: argument.label?.text ?? name)
          inner.append((type, pattern))
          return .init(argument.label?.text, .named(type))
        }
        let bound =
          argument.expression.as(PatternExprSyntax.self)?.pattern
          .descendantsAndSelf(of: IdentifierPatternSyntax.self).first?.identifier.text
          ?? argument.expression.simpleName
        let type = payloadType(named: argument.label?.text ?? bound ?? "_", bound: bound)
        return .init(argument.label?.text, type)
      }, inner: inner)
  }

  private func isImplicit(_ pattern: ExprSyntax) -> Bool {
    let expression = pattern.as(OptionalChainingExprSyntax.self)?.expression ?? pattern
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return called.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// The type of a payload: `product` is a `Product`; a name that says nothing stands for text.
  private func payloadType(named name: String, bound: String?) -> SwiftType {
    let type = [bound, name].compactMap { $0.map(hints.type) }.first { $0 != .invented } ?? "String"
    // A generic parameter of the type or function around it. The enum gets a parameter of its own.
    return names.genericNames.contains(type.bareName) ? .named(Placeholders.firstParameter) : type
  }

  /// The unknown type that a name stands for; it may be a nested one, `Checkout.Step`.
  private func choice(_ written: String) -> String? {
    let parts = written.split(separator: ".").map(String.init)
    guard var made = parts.first, unknown.contains(made) else { return nil }
    var owner = made
    for part in parts.dropFirst() {
      guard names.declaredMembers[owner]?.contains(part) != true else { return nil }
      (made, owner) = (Placeholders.nestedName(part, of: made), "\(owner).\(part)")
    }
    return made
  }

  /// The type of a `switch`'s subject, if it is an unknown type.
  func subject(_ expression: ExprSyntax) -> String? {
    if expression.simpleName == "self" {
      let owner = expression.ancestor(of: ExtensionDeclSyntax.self)
      return owner.map { $0.extendedType.trimmedDescription }.flatMap(choice)
    }
    guard let root = expression.rootName else { return nil }
    let name =
      expression.memberName
      ?? (expression.is(DeclReferenceExprSyntax.self) ? root : nil)
    guard let name else { return nil }
    if let declared = names.valueTypes[name]?.bareName, !declared.isEmpty {
      return choice(declared)
    }
    // `{ route in switch route … }` of `navigationDestination(for: Route.self)`.
    if let closure = expression.ancestor(
      of: ClosureExprSyntax.self, where: { hints.closureParameters($0).contains(root) }),
      let call = closure.ancestor(of: FunctionCallExprSyntax.self)
    {
      for argument in call.arguments {
        guard let member = argument.expression.as(MemberAccessExprSyntax.self),
          member.declName.baseName.text == "self",
          let type = member.base?.simpleName
        else { continue }
        return unknown.contains(type) ? type : nil
      }
    }
    let guess = name.capitalizedFirst
    return unknown.contains(guess) ? guess : nil
  }
}

extension Placeholders {
  /// Makes a type an enum, and adds cases to it. Static members of the same names become cases.
  package mutating func addCases(_ patterns: [CasePattern], to type: String) {
    var shape = types[type] ?? TypeShape()
    shape.kind = .choice
    for pattern in patterns {
      for (owner, part) in pattern.inner where owner != type { addCases([part], to: owner) }
      if let payload = pattern.payload {
        shape.cases[pattern.name] = payload
      } else if shape.cases[pattern.name] == nil {
        shape.cases[pattern.name] = []
      }
    }
    types[type] = shape
    settleChoice(type)
  }

  /// Adds a case to each enum of which all `switch` statements have a `default`: it stands for the cases that the program
  /// does not show. Without one the compiler would say that `default` never runs, and not miss a `return` in it.
  mutating func addCasesForDefaults(in pieces: [ParsedPiece]) {
    let switches = pieces.flatMap { Syntax($0.tree).descendants(of: SwitchExprSyntax.self) }
      .map { (cases: $0.namesOfCases, hasDefault: $0.hasDefault) }.filter { !$0.cases.isEmpty }
    for (name, shape) in types where shape.kind == .choice && name != Self.subject {
      let about = switches.filter { !$0.cases.isDisjoint(with: shape.cases.keys) }
      guard !about.isEmpty, about.allSatisfy(\.hasDefault) else { continue }
      types[name]?.cases[Self.otherCase] = []
    }
  }

  /// The name of the case that stands for those that the program does not show.
  private static let otherCase = "inventedOther"

  /// Turns static members of an enum into cases.
  mutating func settleChoice(_ type: String) {
    guard var shape = types[type], shape.kind == .choice else { return }
    for name in shape.statics.keys.sorted() where shape.statics[name] == .named(type) {
      shape.statics[name] = nil
      if shape.cases[name] == nil { shape.cases[name] = [] }
    }
    for (name, calls) in shape.staticFunctions.inOrder {
      // A static function that returns another type, or an optional, is no case. Neither is one that is called with
      // different labels, as in `.item(id: x)` and `.item(name: s)`.
      guard calls.allSatisfy({ $0.result == nil }), Set(calls.map(\.shape.key)).count <= 1,
        let call = calls.map(\.shape).min()
      else { continue }
      shape.staticFunctions[name] = nil
      if shape.cases[name]?.count != call.parameters.count {
        shape.cases[name] = call.parameters.map { parameter in
          // Closures are not hashable.
          .init(parameter.label, parameter.type.flatMap { $0.isFunction ? nil : $0 } ?? "String")
        }
      }
    }
    shape.statics = shape.statics.filter { shape.cases[$0.key] == nil }
    if shape.cases.isEmpty { shape.kind = .data }
    types[type] = shape
  }
}

extension SwitchExprSyntax {
  /// Names of the enum cases in its patterns: `detail` of `case .detail(let id):`.
  fileprivate var namesOfCases: Set<String> {
    Set(
      cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
        .flatMap(\.caseItems).flatMap { item in
          Syntax(item.pattern).descendantsAndSelf(of: MemberAccessExprSyntax.self)
            .filter { $0.base == nil }.map(\.declName.baseName.text)
        })
  }

  fileprivate var hasDefault: Bool {
    cases.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true }
  }
}

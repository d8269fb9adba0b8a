import HandbookModel
import SwiftSyntax

/// Learns from the compiler's errors what the invented declarations must be.
///
/// Only errors about names the app would declare are answered with a declaration; everything else
/// is left for the author. Near misses of known names are never answered.
struct Refiner {
  var api: KnownAPI
  var guardian: NameGuard

  /// - Returns: Whether anything changed, so that another compilation is worth its time.
  func refine(_ state: inout ProgramState) -> Bool {
    let before = (state.placeholders, state.pieces.map(\.edits), state.imports)
    let waited = state.waits
    let size = state.original.reduce(0) { $0 + $1.code.utf8.count }
    for message in state.errors where state.mayStep(size) { answer(message, in: &state) }
    guard state.failure == nil else { return false }
    state.placeholders.settle(
      hints: NameHints(types: state.names.declaredTypes.union(state.placeholders.types.keys)),
      known: state.names.declaredTypes)
    let changed =
      before.0 != state.placeholders || before.1 != state.pieces.map(\.edits) || before.2 != state.imports
      || waited != state.waits
    return changed || punchHoles(&state)
  }

  private func answer(_ message: CompilerMessage, in state: inout ProgramState) {
    let text = message.text.withoutAliases
    if text.hasPrefix("'async' call in a function that does not support concurrency") {
      state.waits = true
      return
    }
    if addEnvironmentKey(message, &state) { return }
    let hints = NameHints(
      types: state.names.declaredTypes.union(state.placeholders.types.keys))
    if let name = text.between("cannot find type '", "' in scope") ?? text.between(
      "cannot find '", "' in scope")
      ?? text.between("unknown attribute '", "'")
    {
      addMissing(name, message, &state)
      return
    }
    if let (type, member) = text.pair("value of type '", "' has no member '", "'")
      ?? text.pair("value of type '", "' has no dynamic member '", "'")
      ?? text.pair("value of optional type '", "' has no member '", "'")
    {
      addMember(member, of: type, isStatic: false, message, hints, &state)
      return
    }
    if let (type, member) = text.pair("type '", "' has no member '", "'") {
      addMember(member, of: type.replacing(".Type", with: ""), isStatic: true, message, hints, &state)
      return
    }
    if text.hasPrefix("missing argument") || text.hasPrefix("incorrect argument label")
      || text.hasPrefix("extra argument") || text.hasPrefix("extraneous argument")
      || text.hasPrefix("argument passed to call that takes no")
      || text.hasPrefix("trailing closure passed to parameter") || text.hasPrefix("missing arguments")
      || text.contains("cannot be constructed because it has no accessible initializers")
      || text.hasPrefix("incorrect argument labels")
    {
      addCall(message, hints, &state)
      return
    }
    if text.contains("tuple type '()'") || text.contains("non-function type '()'")
      || text.contains("operands of type '()'") || text.contains("requires '()' to conform")
      || text.contains("type '()' cannot conform"), giveResult(message, hints, &state)
    {
      return
    }
    if let (found, _) = text.pair("cannot assign value of type '", "' to type '", "'"),
      retypeAssigned(message, to: found, hints, &state)
    {
      return
    }
    if let (found, wanted) = text.pair("cannot convert value of type '", "' to expected argument type '", "'")
      ?? text.pair("cannot convert value of type '", "' to specified type '", "'")
      ?? text.pair("cannot convert return expression of type '", "' to return type '", "'")
      ?? text.pair("cannot convert value of type '", "' to expected element type '", "'")
      ?? text.pair("cannot assign value of type '", "' to type '", "'")
    {
      if found.hasPrefix("Invented"), addContextCase(message, hints, &state) { return }
      retype(message, from: found, to: wanted, hints, &state)
      return
    }
    if let (left, right) = text.pair("binary operator", "operands of type '", "'").flatMap({ _, left in
      text.between("operands of type '\(left)' and '", "'").map { (left, $0) }
    }), retypeOperand(message, left, right, &state) {
      return
    }
    if text.hasPrefix("'nil' cannot be assigned to type"), makeAssignedOptional(message, &state) { return }
    if text.hasPrefix("initializer for conditional binding must have Optional type")
      || text.hasPrefix("cannot use optional chaining on non-optional value")
      || text.hasPrefix("cannot force unwrap value of non-optional")
    {
      makeOptional(message, &state)
      return
    }
    if let (type, contract) = text.pair("type '", "' does not conform to protocol '", "'")
      ?? text.requirement
      ?? text.pair("default argument value of type '", "' cannot be converted to type '", "'")
      ?? text.pair("default argument value of type '", "' does not conform to '", "'")
      ?? text.pair("value of type '", "' does not conform to specified type '", "'")
      ?? text.pair("return expression of type '", "' does not conform to '", "'")
      ?? text.pair("thrown expression type '", "' does not conform to '", "'")
      ?? text.pair("argument type '", "' does not conform to expected type '", "'")
    {
      conform(type, to: contract.replacing("any ", with: ""), message, &state)
      retypeText(message, for: contract, type: type, &state)
      return
    }
    if let type = text.between("class '", "' has no initializers") {
      initialise(type, message, &state)
      return
    }
    if let type = text.between("argument type '", "' expected to be an instance of a class")
      ?? text.between("class-bound protocol types, not '", "'")
    {
      conform(type, to: "a class type", message, &state)
      makeObject(message, &state)
      return
    }
    if let member = text.between("reference to member '", "' cannot be resolved without a contextual type")
      ?? text.between("cannot infer contextual base in reference to member '", "'")
    {
      if addContextCase(message, hints, &state) || addStyle(member, message, &state) { return }
      addImplicit(member, message, &state)
      concretise(message, hints, &state)
      return
    }
    if let name = text.between("use of '", "' refers to instance method rather than")
      ?? text.between("expansion of macro '", "' requires leading '#'"),
      state.rename(name, hints)
    {
      return
    }
    if text.hasPrefix("ambiguous use of operator") || text.hasPrefix("generic parameter 'Member'"),
      addContextCase(message, hints, &state)
    {
      return
    }
    if text.contains("in reasonable time") { return concretiseAll(message, hints, &state) }
    if text.contains("generic parameter '") && text.contains("could not be inferred")
      || text.hasPrefix("ambiguous use of") || text.hasPrefix("cannot infer")
      || text.hasPrefix("failed to produce diagnostic") || text.hasPrefix("type of expression is ambiguous")
      || text.hasPrefix("type '()' cannot conform") || text.hasPrefix("unable to infer")
      || text.hasPrefix("no exact matches in call") || text.hasPrefix("cannot infer key path type")
    {
      concretise(message, hints, &state)
    }
  }
}

extension Placeholders {
  mutating func merge(_ other: Placeholders) {
    types.merge(other.types) { a, _ in a }
    functions.merge(other.functions) { a, _ in a }
    values.merge(other.values) { a, _ in a }
    modifiers.merge(other.modifiers) { $0.union($1) }
    environment.merge(other.environment) { a, _ in a }
    members.merge(other.members) { $0.merging($1) { a, _ in a } }
    methods.merge(other.methods) { $0.merging($1) { $0.union($1) } }
  }
}

package import HandbookAssembly
import HandbookModel
package import HandbookPlaceholders
import SwiftSyntax

/// What is known of the modules a snippet may use.
package struct Knowledge: Sendable {
  package let api: KnownAPI
  let guardian: NameGuard

  package init(_ api: KnownAPI) {
    self.api = api
    guardian = NameGuard(api: api)
  }
}

/// The first guess about a program whose last piece has the given shape.
///
/// - Parameter facts: What is already known about its names.
package func firstHypothesis(
  for shape: Shape, of analysis: Analysis, facts: NameFacts, knowledge: Knowledge
) -> Hypothesis {
  let (api, guardian) = (knowledge.api, knowledge.guardian)
  var facts = facts
  var pieces = analysis.pieces
  for index in pieces.indices {
    pieces[index].qualifyListedMembers(owner: api.owner)
    if pieces[index].edits.isEmpty { pieces[index].blankListedMembers { api.knowsMember($0) } }
    pieces[index].completeTypes()
  }
  let names = analysis.names
  var unknown = names.free.intersection(analysis.undeclared)
  for (type, used) in names.usedInside {
    unknown.subtract(used.intersection(api.allMembers(of: type)))
    guard let lineage = api.lineageOfClass(type) else { continue }
    unknown.subtract(used.filter { RealMembers.owner(of: $0, among: lineage) != nil })
  }
  for name in Lexicon.foundationOfOtherSystems where !names.declaredTypes.contains(name) {
    // `Process()` is there on Linux and on a Mac, and not on an iPhone.
    if analysis.pieces.contains(where: { $0.identifiers.contains(name) }) { facts.lacking.insert(name) }
  }
  unknown = unknown.filter { !analysis.lacksLet($0) }
  let written = Set(
    analysis.pieces.flatMap { Syntax($0.tree).descendants(of: IdentifierTypeSyntax.self) }.map(\.name.text))
  for name in unknown {
    // `(title: string)`, `struct Home: view`: no app has a type of that name.
    if written.contains(name), case let type = name.capitalizedFirst, type != name,
      Lexicon.plainTypes.contains(type) || api.topLevel[type] != nil
    {
      facts.nearMisses[name] = type
      unknown.remove(name)
    } else if let near = guardian.nearMiss(name, names: names) {
      facts.nearMisses[name] = near
      unknown.remove(name)
    } else {
      if guardian.isMissingType(name) { facts.lacking.insert(name) }
      if let framework = guardian.uncoveredFramework(of: name) { facts.uncoveredModules.insert(framework) }
    }
  }
  var placeholders = inferPlaceholders(in: &pieces, names: names, guardian: guardian, unknown: unknown)
  for (name, type) in placeholders.types where unknown.contains(name) {
    let meant = type.initializers.map { guardian.nearType(name, called: $0) }
    guard let near = meant.first ?? nil, meant.allSatisfy({ $0 == near }) else { continue }
    facts.nearMisses[name] = near
    placeholders.types[name] = nil
  }
  for (name, forms) in placeholders.functions where unknown.contains(name) {
    let classes = names.usedInside.filter { $1.contains(name) && api.isClass($0) }.keys.sorted()
    let near = (["UIViewController"] + classes).lazy.compactMap {
      api.method(of: $0, nearTo: name, called: forms.map(\.shape))
    }.first
    guard let near else { continue }
    facts.nearMisses[name] = near
    placeholders.functions[name] = nil
  }
  // `state[CBCentralManagerRestoredStatePeripheralsKey]`: a key of CoreBluetooth's, though it reads like a type.
  for name in placeholders.values.keys where unknown.contains(name) && name.first?.isUppercase == true {
    let subject = String(name.dropLast(Lexicon.keyEnding.count))
    guard let framework = guardian.uncoveredFramework(of: subject) else { continue }
    facts.uncoveredModules.insert(framework == subject ? name : framework)
  }
  // A class that derives from one of Apple's need not declare what it inherits.
  for (name, type) in placeholders.types {
    guard let superclass = type.superclass, let members = api.members[superclass] else { continue }
    let inherited = api.initializers(of: superclass)
    placeholders.types[name]?.initializers = type.initializers.filter { shape in
      !inherited.contains(shape.parameters.map { $0.label ?? "_" })
    }
    placeholders.types[name]?.overridden = type.overridden.filter { signature, _ in
      !members.contains(String(signature.prefix { $0 != "(" }))
    }
  }
  var hypothesis = Hypothesis(
    shape: shape, placeholders: placeholders, edits: pieces.map(\.edits), imports: analysis.imports,
    waits: analysis.waits, facts: facts)
  hypothesis.publishMembers(in: analysis)
  if shape == .statements { hypothesis.dropReturnedValues(in: analysis) }
  // Inside a view, modifiers hide values of the app that have the same name.
  let hints = hypothesis.hints(for: analysis, guardian: guardian)
  for name in placeholders.values.keys.sorted() where api.members["View"]?.contains(name) ?? false {
    _ = hypothesis.rename(name, in: analysis, hints)
  }
  return hypothesis
}

/// The hypothesis to compile next, or nil where nothing more can be learned; and what is known about names after the
/// last attempt.
package func nextHypothesis(
  after search: Search, of analysis: Analysis, knowledge: Knowledge
) -> (hypothesis: Hypothesis?, facts: NameFacts) {
  let attempt = search.last
  let known = attempt.hypothesis.facts
  guard attempt.outcome.failure == nil, !search.isHopeless, !search.isExhausted else { return (nil, known) }
  switch attempt.hypothesis.depth {
  case .types where attempt.outcome.isClean:
    var deeper = attempt.hypothesis
    deeper.depth = .all
    return (deeper, known)
  case .types:
    if search.isLong { return (nil, known) }
    let refined = refined(attempt, in: search, of: analysis, knowledge: knowledge)
    if !search.hasTried(refined) { return (refined, refined.facts) }
    if hasErrorOfItsOwn(attempt, of: analysis) { return (nil, refined.facts) }
    return (nextShape(after: refined, of: analysis, knowledge: knowledge), refined.facts)
  // No other shape is tried after types are right: one that hides the mistake could probably be found.
  case .all where attempt.outcome.isClean:
    return (nextTrial(after: search, of: analysis, knowledge: knowledge), known)
  case .all: return (search.isLong ? nil : stoppedAtElisions(attempt, of: analysis), known)
  }
}

/// Whether one of the errors would appear in every shape: it is in a function at file level that uses only its
/// parameters and declarations of the document, and accesses another type's isolated members.
///
/// `func reset(_ router: Router) { router.path = [] }` beside a `@MainActor class Router` does not compile. It would
/// compile as a member of a view, but nothing suggests that it is one. If it used `path`, a value that is not shown,
/// it would most likely be a member.
private func hasErrorOfItsOwn(_ attempt: Attempt, of analysis: Analysis) -> Bool {
  guard attempt.hypothesis.shape == .declarations else { return false }
  return attempt.outcome.errors.contains { message in
    // An `async let` must be awaited wherever it stands.
    if message.isOf(MessageKind.missingAwait) { return true }
    guard message.isOf(MessageKind.isolation),
      let place = attempt.outcome.source.place(line: message.line, column: message.column),
      let function = analysis.node(at: place)?.ancestor(of: FunctionDeclSyntax.self),
      function.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return false }
    return !function.descendants(of: DeclReferenceExprSyntax.self).contains { reference in
      let name = reference.baseName.text
      let isMember =
        reference.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == reference.id } ?? false
      let isInvented =
        attempt.hypothesis.placeholders.values[name] != nil
        || attempt.hypothesis.placeholders.functions[name] != nil
      return !isMember && (analysis.looseNames.contains(name) || isInvented)
    }
  }
}

/// A hypothesis of the same shape that takes the compiler's errors about invented declarations into account.
///
/// Only errors about names that the app would declare are answered with a declaration. All others are the author's. A
/// name that resembles a known one is never invented.
///
/// Two answers may undo each other, each answering the message that the other causes. A hypothesis that was compiled
/// before is not compiled again. Instead, one error at a time is answered, in each way there is; after that,
/// expressions are replaced by holes.
func refined(_ attempt: Attempt, in search: Search, of analysis: Analysis, knowledge: Knowledge)
  -> Hypothesis
{
  func ask(_ message: CompilerMessage, _ hypothesis: Hypothesis) -> Question {
    Question(
      message, about: attempt, of: analysis, knowledge: knowledge,
      hints: hypothesis.hints(for: analysis, guardian: knowledge.guardian))
  }
  var hypothesis = attempt.outcome.errors.reduce(into: attempt.hypothesis) { hypothesis, message in
    answer(ask(message, hypothesis), &hypothesis)
  }
  hypothesis.placeholders.settle(known: analysis.names.declaredTypes)
  if !search.hasTried(hypothesis) { return hypothesis }
  if hypothesis.compiled != attempt.hypothesis.compiled {
    let facts = hypothesis.facts
    hypothesis = attempt.hypothesis
    hypothesis.facts = facts
    for message in attempt.outcome.errors {
      for other in otherAnswers(ask(message, hypothesis), hypothesis, of: analysis)
      where !search.hasTried(other) {
        return other
      }
    }
  }
  // The last resort: expressions are replaced by holes.
  let settled = attempt.outcome.errors.map { ask($0, hypothesis) }.filter(\.isSettled).compactMap(\.place)
  return attempt.outcome.errors.reduce(into: hypothesis) { hypothesis, message in
    ask(message, hypothesis).punchHoles(&hypothesis, sparing: settled)
  }
}

/// The hypotheses that the rows of the table make of one message alone, in the order of the rows.
private func otherAnswers(_ question: Question, _ hypothesis: Hypothesis, of analysis: Analysis)
  -> some Sequence<Hypothesis>
{
  rows(for: question).lazy.compactMap { row in
    var other = hypothesis
    guard row.give(question, &other) else { return nil }
    other.placeholders.settle(known: analysis.names.declaredTypes)
    return other
  }
}

/// Tries the rows of the table until one answers.
package func answer(_ question: Question, _ hypothesis: inout Hypothesis) {
  if question.addEnvironmentKey(&hypothesis) { return }
  for row in rows(for: question) where row.give(question, &hypothesis) { return }
}

private func rows(for question: Question) -> [Answer] {
  if question.isGivenByLibrary { return [] }
  return answers.filter { question.message.isOf($0.kinds) && question.quoted.count >= $0.quotes }
}

private func nextShape(after hypothesis: Hypothesis, of analysis: Analysis, knowledge: Knowledge)
  -> Hypothesis?
{
  guard let index = analysis.shapes.firstIndex(of: hypothesis.shape),
    analysis.shapes.indices.contains(index + 1)
  else { return nil }
  return firstHypothesis(
    for: analysis.shapes[index + 1], of: analysis, facts: hypothesis.facts, knowledge: knowledge)
}

extension Hypothesis {
  /// What names suggest, together with the types that are already known.
  func hints(for analysis: Analysis, guardian: NameGuard? = nil) -> NameHints {
    NameHints(
      types: analysis.names.declaredTypes.union(analysis.names.sharedTypes).union(placeholders.types.keys)
        .subtracting(analysis.names.genericNames),
      genericTypes: analysis.names.genericTypes.union(analysis.names.typesWithArguments), guardian: guardian)
  }
}

extension KnownAPI {
  /// The method of a class that calls by a name alone mean: `dismiss` for `dismis(animated: true)`, `addSubview` for
  /// `addSubView(label)`. Only a name that differs in capitals, or in two letters at most and in calls with the method's
  /// labels, is a slip. `dismissMe` has a word more.
  fileprivate func method(of type: String, nearTo name: String, called shapes: [CallShape]) -> String? {
    let members = allMembers(of: type)
    let same = members.filter { $0 != name && $0.lowercased() == name.lowercased() }
    if let same = same.min() { return same }
    let given = shapes.map { $0.parameters.map { $0.label ?? "_" } }
    guard given.contains(where: { $0.contains { $0 != "_" } }) else { return nil }
    let near = members.filter {
      $0.camelWords.count == name.camelWords.count && (1...2).contains(NearMiss.editDistance($0, name))
    }
    guard !near.isEmpty else { return nil }
    let owners = lineage(of: type)
    return symbols.values.filter { symbol in
      near.contains(String(symbol.baseName)) && symbol.owner.map(owners.contains) == true
        && given.allSatisfy { symbol.labels.starts(with: $0) }
    }.map { String($0.baseName) }.min()
  }
}

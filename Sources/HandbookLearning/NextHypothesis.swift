package import HandbookAssembly
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

/// The first guess at a program whose last piece has a shape.
///
/// - Parameter facts: What is known of its names already.
package func firstHypothesis(
  for shape: Shape, of analysis: Analysis, facts: NameFacts, knowledge: Knowledge
) -> Hypothesis {
  let (api, guardian) = (knowledge.api, knowledge.guardian)
  var facts = facts
  var pieces = analysis.pieces
  for index in pieces.indices {
    pieces[index].qualifyListedMembers(owner: api.owner)
    if pieces[index].edits.isEmpty { pieces[index].blankListedMembers { api.knowsMember($0) } }
  }
  let names = analysis.names
  var unknown = names.free.intersection(analysis.undeclared)
  for (type, used) in names.usedInside { unknown.subtract(used.intersection(api.allMembers(of: type))) }
  for name in unknown {
    if let near = guardian.nearMiss(name, names: names) {
      facts.nearMisses[name] = near
      unknown.remove(name)
    } else if guardian.isMissingType(name) {
      facts.lacking.insert(name)
    } else if let framework = guardian.uncoveredFramework(of: name) {
      facts.uncoveredModules.insert(framework)
    }
  }
  var placeholders = inferPlaceholders(in: &pieces, names: names, unknown: unknown)
  for (name, type) in placeholders.types where unknown.contains(name) {
    let meant = type.initializers.map { guardian.nearType(name, called: $0) }
    guard let near = meant.first ?? nil, meant.allSatisfy({ $0 == near }) else { continue }
    facts.nearMisses[name] = near
    placeholders.types[name] = nil
  }
  // What a class of Apple's has, one that derives from it need not declare.
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
  // Inside a view, its modifiers hide the app's values of the same name.
  let hints = hypothesis.hints(for: analysis)
  for name in placeholders.values.keys.sorted() where api.members["View"]?.contains(name) ?? false {
    _ = hypothesis.rename(name, in: analysis, hints)
  }
  return hypothesis
}

/// What to compile next; nil where nothing more is to be learnt. What the last attempt says of names is known
/// either way.
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
    if search.isLong || hasErrorOfItsOwn(attempt, of: analysis) { return (nil, known) }
    let refined = refined(after: search, of: analysis, knowledge: knowledge)
    if !search.hasTried(refined) { return (refined, refined.facts) }
    return (nextShape(after: refined, of: analysis, knowledge: knowledge), refined.facts)
  // No other shape is tried: one that hides the mistake may well be found.
  case .all: return (search.isLong ? nil : stoppedAtElisions(attempt, of: analysis), known)
  }
}

/// Whether an error is about code that no other shape may change: a function that uses nothing but its parameters and
/// what the document declares stands at file level, where another type's isolation is not its own.
///
/// `func reset(_ router: Router) { router.path = [] }` beside a `@MainActor class Router` does not compile. As a member
/// of a view it would; but where it used `path`, a value that is not shown, it would most likely be one.
private func hasErrorOfItsOwn(_ attempt: Attempt, of analysis: Analysis) -> Bool {
  guard attempt.hypothesis.shape == .declarations else { return false }
  return attempt.outcome.errors.contains { message in
    // An `async let` is awaited wherever it stands.
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

/// A hypothesis of the same shape, with all that the compiler's errors say of what is invented.
///
/// Only errors about names the app would declare are answered with a declaration; everything else is left for the
/// author. Near misses of known names are never answered.
///
/// Answers may undo each other, each being for the message that the other leads to. What was compiled before is not
/// compiled again: then one error is answered at a time, in each way there is, and at last expressions are given up on.
private func refined(after search: Search, of analysis: Analysis, knowledge: Knowledge) -> Hypothesis {
  let attempt = search.last
  func ask(_ message: CompilerMessage, _ hypothesis: Hypothesis) -> Question {
    Question(
      message, about: attempt, of: analysis, knowledge: knowledge, hints: hypothesis.hints(for: analysis))
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
  // The last resort: expressions are given up on.
  let settled = attempt.outcome.errors.map { ask($0, hypothesis) }.filter(\.isSettled).compactMap(\.place)
  return attempt.outcome.errors.reduce(into: hypothesis) { hypothesis, message in
    ask(message, hypothesis).punchHoles(&hypothesis, sparing: settled)
  }
}

/// What each row of the table makes of one message alone, the first row first.
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
  /// Guesses from names, with the types that are known by now.
  func hints(for analysis: Analysis) -> NameHints {
    NameHints(
      types: analysis.names.declaredTypes.union(analysis.names.sharedTypes).union(placeholders.types.keys)
        .subtracting(analysis.names.genericNames),
      genericTypes: analysis.names.genericTypes.union(analysis.names.typesWithArguments))
  }
}

import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Mistakes that no error mentions. If much is wrong in an expression, the compiler complains about another part of
/// it, or cannot say what is wrong.
func hiddenMistakes(
  of attempt: Attempt, in analysis: Analysis, knowledge: Knowledge
) -> [CompiledProgram.Finding] {
  let errors = attempt.outcome.errors
  guard !errors.isEmpty, let position = analysis.pieces.indices.last else { return [] }
  let search = MistakeSearch(attempt: attempt, analysis: analysis, knowledge: knowledge)
  return analysis.pieces[position].tree.tokens(viewMode: .sourceAccurate).compactMap { token in
    guard case .identifier(let name) = token.tokenKind,
      !errors.contains(where: { $0.text.contains(name) }),
      let (text, meant) = search.misspelling(token, name) ?? search.missingSelf(token, name)
    else { return nil }
    return CompiledProgram.Finding(
      isError: true, text: text, place: analysis.place(ofByte: token.bytes.lowerBound, in: position),
      length: name.utf8.count, notes: [], suggestion: meant)
  }
}

private struct MistakeSearch {
  let attempt: Attempt
  let analysis: Analysis
  let knowledge: Knowledge

  private var names: ProgramNames { analysis.names }

  /// A type that stands where a value is expected, in an expression of which the compiler says little.
  func missingSelf(_ token: TokenSyntax, _ name: String) -> (text: String, meant: String?)? {
    guard attempt.outcome.errors.contains(where: { $0.isOf(MessageKind.saysLittle) }),
      token.parent?.parent?.as(LabeledExprSyntax.self)?.expression.is(DeclReferenceExprSyntax.self) == true,
      names.declaredTypes.contains(name) || attempt.hypothesis.placeholders.types[name] != nil
    else { return nil }
    return ("expected member name or initializer call after type name", "\(name).self")
  }

  /// `animated` in `content.opacity(0.5, animated: true)`: no form of the modifier has the label.
  private func labelOfNoModifier(_ token: TokenSyntax, _ name: String) -> (text: String, meant: String?)? {
    guard let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.calleeName != "init",
      knowledge.guardian.isModifier(call),
      case let labels = knowledge.guardian.labels(ofModifier: call.calleeName), !labels.contains(name),
      Lexicon.labelsOfOtherPlatforms[call.calleeName] != name,
      // `.foregroundStyle(by: .value("City", city))` of a mark in a chart
      !knowledge.api.symbols.values.contains(where: {
        $0.baseName == call.calleeName && $0.labels.contains(name)
      })
    else { return nil }
    let near = NearMiss.nearest(to: name, in: labels)
    // `import Popovers` may bring a form of the modifier, and an extension one with other labels alone: `.sheet(store: store)`.
    let isOwnForm =
      !attempt.hypothesis.facts.absentModules.isEmpty
      || call.arguments.allSatisfy { $0.label.map { !labels.contains($0.text) } ?? false }
    guard near != nil || !isOwnForm else { return nil }
    return ("no '\(call.calleeName)' takes an argument '\(name):'", near)
  }

  func misspelling(_ token: TokenSyntax, _ name: String) -> (text: String, meant: String?)? {
    let api = knowledge.api
    if let near = attempt.hypothesis.facts.nearMisses[name] {
      let isAttribute = token.parent?.parent?.is(AttributeSyntax.self) == true
      return (isAttribute ? "unknown attribute '\(name)'" : "cannot find '\(name)' in scope", near)
    }
    if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id,
      name.count > 3,
      let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      let labels = api.labels(ofInitializersOf: callee)
      guard !labels.contains(name), let near = NearMiss.nearest(to: name, in: labels),
        NearMiss.editDistance(name, near) < 3
      else { return nil }
      return ("no initializer of '\(callee)' takes an argument '\(name):'", near)
    }
    if let mistake = labelOfNoModifier(token, name) { return mistake }
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      // `.order(id)` is a static member of the type that its context requires, `Fact.order(id)` one of `Fact`.
      let base = member.base, base.simpleName?.first?.isUppercase != true,
      // `Post.filter(…).order(…)` of a record that is not shown
      base.typeOfStaticStart.map({ analysis.undeclared.contains($0) }) != true,
      member.declName.baseName.id == token.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id, !call.isAwaitedOrTried,
      !names.declaredValues.contains(name), !api.knowsMember(name),
      !Lexicon.wordsOfQueries.contains(name) || call.trailingClosure == nil,
      // `_Concurrency.Task { }` is a type.
      name.first?.isLowercase == true, let near = knowledge.guardian.nearAnyModifier(name),
      // `query.order(by: \.title)`: no modifier that is called nearly so takes the label.
      call.arguments.compactMap({ $0.label?.text }).allSatisfy(
        knowledge.guardian.labels(ofModifier: near).contains)
    else { return nil }
    return ("no view has a modifier '\(name)'", near)
  }
}

extension ExprSyntax {
  /// The type whose static member a chain begins with: `Post` of `Post.all().limit(3)`.
  fileprivate var typeOfStaticStart: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.typeOfStaticStart }
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return nil }
    return base.simpleName.map { $0.first?.isUppercase == true ? $0 : nil } ?? base.typeOfStaticStart
  }
}

extension KnownAPI {
  /// Labels that initializers of a type take.
  func labels(ofInitializersOf type: String) -> Set<String> {
    Set(initializers(of: type).joined()).union(Lexicon.labelsOfLanguage[type] ?? [])
  }

  /// The initializers of a type, each as its labels.
  func initializers(of type: String) -> Set<[String]> {
    Set(
      symbols.values.lazy.filter { $0.owner == type && $0.name.hasPrefix("init(") }.map {
        $0.name.dropFirst(5).dropLast().split(separator: ":").map(String.init)
      })
  }
}

import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

extension Analysis {
  /// Names of types of the language, such as `Task`, that the program uses for a model of its own which it does not
  /// show.
  ///
  /// Only an app with a list of things to do can write `Task(title: "Buy milk")`, `Task.sample` and `tasks: [Task]`.
  /// A program that starts one of the language's tasks anywhere has no such model: its `loadTask: Task?` lacks
  /// generic arguments.
  var namesOfModels: Set<String> {
    Set(
      Lexicon.languageTypes.keys.filter { name in
        guard names.free.contains(name) else { return false }
        let uses = pieces.flatMap { $0.tree.uses(ofType: name) }
        return uses.contains(.ofModel) && !uses.contains(.ofLanguage)
      })
  }
}

extension Analysis {
  /// Whether the program uses a type as the library declares it: it asks it, or a value that is declared with it, for a
  /// member that the library's type has or nearly has, or creates one with the library's labels.
  func usesLibraryType(_ type: String, api: KnownAPI) -> Bool {
    let labels = api.labels(ofInitializersOf: type)
    let members = api.allMembers(of: type).union(Lexicon.everydayTypes[type] ?? [])
    let values = names.everyType.filter { $0.value.contains { $0.unwrapped.bareName == type } }.keys
    return pieces.contains { piece in
      Syntax(piece.tree).descendants(of: MemberAccessExprSyntax.self).contains { access in
        guard let base = access.base?.simpleName ?? access.base?.memberName,
          base == type || values.contains(base)
        else { return false }
        let member = access.declName.baseName.text
        return members.contains(member) || RealMembers.has(member[...], of: type)
          || NearMiss.nearest(to: member, in: members) != nil
      }
        || Syntax(piece.tree).descendants(of: FunctionCallExprSyntax.self).contains { call in
          // `Logger.database.error("\(id, privacy: .public)")`
          type == "Logger" && call.calledExpression.rootName == type && call.saysPrivacy
            || call.calledExpression.simpleName == type
              && call.arguments.contains { $0.label.map { labels.contains($0.text) } ?? false }
        }
    }
  }
}

/// Whose type is meant, according to one use.
private enum TypeUse {
  case ofModel, ofLanguage, ofEither
}

extension SourceFileSyntax {
  fileprivate func uses(ofType name: String) -> [TypeUse] {
    Syntax(self).descendants(of: IdentifierTypeSyntax.self).filter { $0.name.text == name }.map {
      use(of: $0)
    }
      + Syntax(self).descendants(of: DeclReferenceExprSyntax.self).filter {
        $0.baseName.text == name && !$0.isNameOfMember
      }.map { use(of: $0, known: Lexicon.languageTypes[name] ?? []) }
  }

  /// A use without generic arguments, as only a model can have: as the element of a list, or as the type of a value
  /// with the model's name.
  private func use(of type: IdentifierTypeSyntax) -> TypeUse {
    if type.genericArgumentClause != nil { return .ofLanguage }
    // `Task.ID`; the language's has types inside, but none that code names.
    if type.parent?.as(MemberTypeSyntax.self)?.baseType.id == TypeSyntax(type).id { return .ofModel }
    if type.parent?.is(ArrayTypeSyntax.self) == true || type.parent?.is(GenericArgumentSyntax.self) == true {
      return .ofModel
    }
    let isOptional = type.parent?.is(OptionalTypeSyntax.self) == true
    let place = isOptional ? type.parent?.parent : type.parent
    let parameter = place?.as(FunctionParameterSyntax.self)
    let value =
      parameter.map { ($0.secondName ?? $0.firstName).text }
      ?? place?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    // `task: Task?` is more often what an app starts and cancels.
    guard let value, value.namesModel(of: type.name.text), !isOptional || value != type.name.text.lowercased()
    else { return .ofEither }
    // `task.cancel()` of the language's task.
    let asked = Syntax(self).descendants(of: MemberAccessExprSyntax.self).filter {
      $0.base?.rootName == value || $0.base?.memberName == value
    }
    let isHandle = asked.contains { Lexicon.membersOfTasks.contains($0.declName.baseName.text) }
    return isHandle ? .ofLanguage : .ofModel
  }

  private func use(of reference: DeclReferenceExprSyntax, known: Set<String>) -> TypeUse {
    if reference.parent?.is(GenericSpecializationExprSyntax.self) == true { return .ofLanguage }
    // `decode([Task].self, from: data)`
    if let list = reference.ancestor(of: ArrayExprSyntax.self), list.elements.count == 1,
      list.elements.first?.expression.id == ExprSyntax(reference).id,
      list.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
    {
      return .ofModel
    }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self) {
      let member = access.declName.baseName.text
      // Without its arguments, a generic type is no value: `.modelContainer(for: [Task.self])`.
      if member == "self" { return .ofModel }
      if ["init", "Type"].contains(member) { return .ofEither }
      let isKnown = known.contains(member) || NearMiss.nearest(to: member, in: known) != nil
      return isKnown ? .ofLanguage : .ofModel
    }
    guard let call = reference.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(reference).id
    else { return .ofEither }
    let isGivenCode =
      call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    if isGivenCode { return .ofLanguage }
    if call.arguments.isEmpty, known.isEmpty { return .ofModel }
    let labels = call.arguments.compactMap { $0.label?.text }
    if labels.contains(where: { NearMiss.nearest(to: $0, in: known) != nil && !known.contains($0) }) {
      return .ofLanguage
    }
    return labels.contains { !known.contains($0) } ? .ofModel : .ofEither
  }
}

extension String {
  /// Whether a value of this name is a model of the type: `task`, `taskToDelete` and `selectedTask`, and not `loadTask`.
  fileprivate func namesModel(of type: String) -> Bool {
    let name = type.lowercased()
    if self == name || hasPrefix(name + "To") || hasPrefix(name + "Being") { return true }
    return hasSuffix(type) && Lexicon.choicesOfModels.contains(String(dropLast(type.count)))
  }
}

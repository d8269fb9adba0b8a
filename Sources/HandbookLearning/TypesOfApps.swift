import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

extension Analysis {
  /// Makes a doubt of each error about a type that has the name of one of SwiftUI's, where no use of it can be of
  /// SwiftUI's: `Scene(named: "forest")`, `extension Animation { … frames = … }`. An app has probably a type of that name,
  /// which the document does not show.
  func doubtful(_ findings: [CompiledProgram.Finding], _ knowledge: Knowledge) -> [CompiledProgram.Finding] {
    guard findings.contains(where: \.isError) else { return findings }
    let names = typesOfApp(knowledge)
    guard !names.isEmpty else { return findings }
    return findings.map { finding in
      var finding = finding
      if finding.isError, finding.suggestion == nil, let node = node(at: finding.place),
        isAbout(names, node)
      {
        finding.isDoubtful = true
      }
      return finding
    }
  }

  /// Whether the statement or member around a node mentions one of the types or a value of one, or the node is in an
  /// extension of one.
  private func isAbout(_ types: Set<String>, _ node: Syntax) -> Bool {
    let extended = node.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    if let extended, types.contains(extended) { return true }
    let result = node.ancestor(of: FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
    if let result, types.contains(result), let access = node.ancestor(of: MemberAccessExprSyntax.self),
      access.base == nil
    {
      return true
    }
    let item =
      node.ancestor(of: CodeBlockItemSyntax.self).map { Syntax($0) }
      ?? node.ancestor(of: MemberBlockItemSyntax.self).map { Syntax($0) }
    return item?.tokens(viewMode: .sourceAccurate).contains { token in
      types.contains(token.text)
        || names.everyType[token.text]?.contains { types.contains($0.unwrapped.bareName) } == true
    } == true
  }

  /// Names that apps give to types of their own, of which the program has uses that are none of SwiftUI's type, and no
  /// others.
  private func typesOfApp(_ knowledge: Knowledge) -> Set<String> {
    let identifiers: Set<String> = pieces.reduce(into: []) { $0.formUnion($1.identifiers) }
    return Lexicon.namesOfAppTypes.filter { name in
      guard identifiers.contains(name), knowledge.api.topLevel[name] != nil,
        !names.declaredTypes.contains(name), !names.attributes.contains(name)
      else { return false }
      let found = pieces.flatMap { uses(of: name, in: Syntax($0.tree), knowledge) }
      return found.contains(false) && !found.contains(true)
    }
  }

  /// Of each use of a type that says whose type is meant, whether it is SwiftUI's.
  private func uses(of name: String, in tree: Syntax, _ knowledge: Knowledge) -> [Bool] {
    let calls = tree.descendants(of: FunctionCallExprSyntax.self).filter {
      $0.calledExpression.simpleName == name
    }
    // `struct Flipped<S: Shape> { var shape: S }`: a value of a parameter that is of the type
    let parameters = tree.descendants(of: GenericParameterSyntax.self).filter {
      $0.inheritedType?.trimmedDescription == name
    }.map(\.name.text)
    let values = self.names.everyType.filter {
      $0.value.contains { ([name] + parameters).contains($0.unwrapped.bareName) }
    }.keys
    let asked = tree.descendants(of: MemberAccessExprSyntax.self).filter {
      ($0.base?.simpleName ?? $0.base?.memberName).map { $0 == name || values.contains($0) } ?? false
    }
    let extensions = tree.descendants(of: ExtensionDeclSyntax.self).filter {
      $0.extendedType.trimmedDescription == name
    }
    // `func transition() -> NavigationTransition { .push(screen) }`
    let returned = tree.descendants(of: FunctionDeclSyntax.self).filter {
      $0.signature.returnClause?.type.trimmedDescription == name
    }.flatMap { Syntax($0).descendants(of: ReturnStmtSyntax.self) }.compactMap { statement in
      let value = statement.expression
      return (value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value)?.implicitMember
    }
    return calls.compactMap { isOfLibrary($0, name, knowledge) }
      + returned.map { isMember($0.declName.baseName.text, of: name, knowledge) }
      + asked.map { isMember($0.declName.baseName.text, of: name, knowledge) }
      + extensions.map { mentionsMember(of: name, in: Syntax($0.memberBlock), knowledge) }
  }

  /// Whether a call makes a value of SwiftUI's type; nil where it may make one of either type. Only SwiftUI's types have
  /// closures that build views, or stand where a view is built.
  private func isOfLibrary(_ call: FunctionCallExprSyntax, _ name: String, _ knowledge: Knowledge) -> Bool? {
    if call.trailingClosure != nil || call.isInViewPosition { return true }
    let labels = call.arguments.map { $0.label?.text }
    guard !labels.isEmpty, labels.allSatisfy({ $0 != nil }) else { return nil }
    let known = knowledge.api.labels(ofInitializersOf: name)
    return labels.compactMap(\.self).contains {
      known.contains($0) || NearMiss.nearest(to: $0, in: known) != nil
    }
  }

  /// Whether code in an extension of a type uses a member of SwiftUI's type, or nearly does.
  private func mentionsMember(of name: String, in block: Syntax, _ knowledge: Knowledge) -> Bool {
    block.descendants(of: DeclReferenceExprSyntax.self).contains { reference in
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      let isOfSelf =
        access.map { access in
          access.declName.id != reference.id || access.base.map { $0.simpleName == "self" } ?? true
        } ?? true
      return isOfSelf && isMember(reference.baseName.text, of: name, knowledge)
    }
  }

  private func isMember(_ member: String, of name: String, _ knowledge: Knowledge) -> Bool {
    let owners = [name] + (knowledge.api.views.contains(name) ? ["View"] : [])
    return owners.contains {
      knowledge.api.allMembers(of: $0).contains(member) || RealMembers.has(member[...], of: $0)
    } || knowledge.guardian.nearMember(member, of: owners) != nil
  }
}

package import SwiftSyntax

/// Whether the code of a file can change the meaning of other files of its module.
///
/// Many snippets share a module, each in a file of its own whose declarations are `fileprivate`. Some declarations of
/// Swift have an effect beyond their file whatever their access level, such as `extension String: Identifiable`: with
/// it in one snippet, wrong code of another one compiles. A snippet with such a declaration is compiled and run
/// alone. Only declarations that are known to stay within their file may share a module. Every kind that is not
/// listed here counts as reaching beyond it.
///
/// - Parameters:
///   - trees: The file's code, as written or assembled, in parts.
///   - types: Types that other code of the file declares.
package func reachesBeyondItsFile(_ trees: [SourceFileSyntax], beside types: Set<String> = []) -> Bool {
  let own = ownTypes(in: trees).union(types)
  return trees.contains { tree in
    tree.statements.contains { reachesOut(Syntax($0.item), own: own) }
  }
}

/// Whether code that is not parsed yet reaches beyond its file.
package func reachesBeyondItsFile(_ code: String) -> Bool { reachesBeyondItsFile([parse(code).tree]) }

/// Whether a top-level item reaches beyond its file; `own` are the types that its file declares.
package func reachesOut(_ item: Syntax, own: Set<String>) -> Bool {
  guard let declaration = item.as(DeclSyntax.self) else { return false }
  // `@_cdecl` and its like give a declaration a name that the whole program shares.
  let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
  if attributes?.contains(where: { $0.namesASymbol }) == true { return true }
  switch declaration.as(DeclSyntaxEnum.self) {
  case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .variableDecl,
    .importDecl:
    return Syntax(declaration).descendants(of: AttributeSyntax.self).contains { $0.namesASymbol }
  case .typeAliasDecl(let alias):
    // The compiler looks for `IntegerLiteralType` and its like in the whole module.
    return alias.name.text.hasSuffix("LiteralType")
  case .extensionDecl(let node):
    if own.contains(node.extendedType.rootName) { return false }
    // Neither a conformance nor a member with an access level of its own takes the extension's `fileprivate`.
    return node.inheritanceClause != nil
      || node.memberBlock.members.contains { member in
        member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: \.isAccess) ?? true
      }
  case .macroExpansionDecl(let node):
    return !["Preview", "error", "warning"].contains(node.macroName.text)
  default:
    // Operators, precedence groups, `#if` around declarations, and whatever the language adds.
    return true
  }
}

extension AttributeListSyntax.Element {
  fileprivate var namesASymbol: Bool { self.as(AttributeSyntax.self)?.namesASymbol ?? true }
}

extension AttributeSyntax {
  fileprivate var namesASymbol: Bool {
    Lexicon.symbolAttributes.contains(attributeName.trimmedDescription)
  }
}

extension TypeSyntax {
  /// `Outer` of `Outer.Inner<T>`.
  var rootName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.rootName }
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    return trimmedDescription
  }
}

/// Names of the types that code declares at its top level; a `typealias` is another name of somebody's type.
func ownTypes(in trees: [SourceFileSyntax]) -> Set<String> {
  Set(
    trees.flatMap(\.statements).compactMap { item in
      guard let declaration = item.item.as(DeclSyntax.self), !declaration.is(TypeAliasDeclSyntax.self),
        declaration.isProtocol((any DeclGroupSyntax).self)
      else { return nil }
      return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    })
}

import HandbookAssembly
import SwiftSyntax

/// Declarations with a wider access level than a type in their signature, such as `public var item: Item` of an
/// internal `Item`.
///
/// The compiler cannot report them: the check makes declarations at file level `fileprivate`, so that many snippets
/// can share a module.
///
/// Source: The Swift Programming Language, "Access Control", guiding principle.
func accessMistakes(in analysis: Analysis, shape: Shape) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let statements = analysis.pieces[position].tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
  var levels: [String: AccessLevel] = [:]
  for type in statements where !type.is(ExtensionDeclSyntax.self) && type.isGroup {
    guard let name = type.asProtocol((any NamedDeclSyntax).self)?.name.text else { continue }
    // Where a snippet shows the type in two ways, the wider level counts.
    let level = type.writtenLevel ?? .internal
    levels[name] = max(levels[name] ?? level, level)
  }
  return statements.flatMap { declaration -> [CompiledProgram.Finding] in
    guard declaration.isGroup else {
      // A loose function may be a member of a type that the snippet does not show.
      return shape == .declarations ? uses(in: declaration, from: declaration.writtenLevel ?? .internal) : []
    }
    return uses(inMembersOf: declaration, around: .open) + witnesses(in: declaration)
  }

  /// `var body` of a `public struct Badge: View`: what meets a public protocol must be public, too.
  func witnesses(in group: DeclSyntax) -> [CompiledProgram.Finding] {
    guard [.public, .open].contains(group.writtenLevel),
      let declaration = group.asProtocol((any DeclGroupSyntax).self), !group.is(ProtocolDeclSyntax.self)
    else { return [] }
    let contracts = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return contracts.flatMap { contract in
      let required = Lexicon.publicRequirements[contract] ?? []
      return declaration.memberBlock.members.map(\.decl).compactMap { member -> CompiledProgram.Finding? in
        guard let name = member.nameOfMember, required.contains(name.text),
          (member.writtenLevel ?? .internal) < .public
        else {
          return nil
        }
        return CompiledProgram.Finding(
          isError: true,
          text:
            "'\(name.text)' must be public, because it meets a requirement of the public protocol '\(contract)'",
          place: analysis.place(ofByte: name.bytes.lowerBound, in: position), length: name.text.utf8.count,
          notes: [],
          suggestion: "public")
      }
    }
  }

  func uses(inMembersOf group: DeclSyntax, around: AccessLevel) -> [CompiledProgram.Finding] {
    guard let block = group.asProtocol((any DeclGroupSyntax).self)?.memberBlock else { return [] }
    let extended = group.as(ExtensionDeclSyntax.self).map {
      levels[$0.extendedType.trimmedDescription] ?? .internal
    }
    let outer = min(around, extended ?? group.writtenLevel ?? .internal)
    return block.members.map(\.decl).flatMap { member -> [CompiledProgram.Finding] in
      // A nested type may have the same name as a type outside.
      if member.isGroup { return uses(inMembersOf: member, around: outer) }
      let unwritten = group.is(ExtensionDeclSyntax.self) ? group.writtenLevel ?? .internal : .internal
      let isOfGroup = group.is(ProtocolDeclSyntax.self) || member.is(EnumCaseDeclSyntax.self)
      return uses(in: member, from: isOfGroup ? outer : min(outer, member.writtenLevel ?? unwritten))
    }
  }

  func uses(in declaration: DeclSyntax, from level: AccessLevel) -> [CompiledProgram.Finding] {
    let hidden = declaration.namesOfItsOwn
    return declaration.signatureTypes.flatMap { $0.descendantsAndSelf(of: IdentifierTypeSyntax.self) }
      .compactMap {
        let name = $0.name.text
        guard let type = levels[name], type < level, !hidden.contains(name) else { return nil }
        return CompiledProgram.Finding(
          isError: true,
          text: "this declaration is \(level), but '\(name)' in its signature is \(type)",
          place: analysis.place(ofByte: $0.name.bytes.lowerBound, in: position), length: name.utf8.count,
          notes: [])
      }
  }
}

/// From the narrowest to the widest. At file level, `private` is `fileprivate`.
private enum AccessLevel: Int, Comparable, CustomStringConvertible {
  case `private`, `internal`, package, `public`, open

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  init?(_ word: String) {
    switch word {
    case "private", "fileprivate": self = .private
    case "internal": self = .internal
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .private: "private"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    case .open: "open"
    }
  }
}

extension DeclSyntax {
  fileprivate var isGroup: Bool { asProtocol((any DeclGroupSyntax).self) != nil }

  /// `private(set)` restricts who may write, and says nothing about who may read.
  fileprivate var writtenLevel: AccessLevel? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.lazy
      .compactMap { $0.detail == nil ? AccessLevel($0.name.text) : nil }.first
  }

  /// The types in the signature: whoever can see the declaration must be able to see them.
  fileprivate var signatureTypes: [Syntax] {
    if let function = self.as(FunctionDeclSyntax.self) { return function.signature.types }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.signature.types }
    if let element = self.as(SubscriptDeclSyntax.self) {
      return element.parameterClause.parameters.map { Syntax($0.type) } + [Syntax(element.returnClause.type)]
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.typeAnnotation.map { Syntax($0.type) } }
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) {
      return cases.elements.flatMap { $0.parameterClause.map { Array($0.parameters) } ?? [] }.map {
        Syntax($0.type)
      }
    }
    return self.as(TypeAliasDeclSyntax.self).map { [Syntax($0.initializer.value)] } ?? []
  }

  /// Names of generic parameters, and of types inside the types around it.
  fileprivate var namesOfItsOwn: Set<String> {
    var names = Set(Syntax(self).descendants(of: GenericParameterSyntax.self).map(\.name.text))
    var node = parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        names.formUnion(
          group.memberBlock.members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text })
        names.formUnion(
          current.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
            .map(\.name.text) ?? [])
      }
      node = current.parent
    }
    return names
  }
}

extension FunctionSignatureSyntax {
  fileprivate var types: [Syntax] {
    parameterClause.parameters.map { Syntax($0.type) } + (returnClause.map { [Syntax($0.type)] } ?? [])
  }
}

extension DeclSyntax {
  /// The name of a function, or of the first of the properties that are declared together.
  var nameOfMember: TokenSyntax? {
    self.as(FunctionDeclSyntax.self)?.name
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?
      .identifier
  }
}

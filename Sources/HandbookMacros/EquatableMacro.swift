internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Equatable`: makes a view equatable by comparing the stored properties that it gets from outside.
///
/// Source: the behavior of the `ordo-one/equatable` package, which leaves out closures, properties with
/// property wrappers (`@State`, `@Environment` …), and properties with a mark (`@EquatableIgnored`,
/// `@SkipEquatable`).
struct EquatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      throw MacroError("@Equatable can only be applied to structs")
    }
    let isPublic = structure.modifiers.contains {
      [.keyword(.public), .keyword(.open), .keyword(.package)].contains($0.name.tokenKind)
    }
    let names = structure.memberBlock.members.flatMap { comparedNames($0.decl) }
    let comparison =
      names.isEmpty ? "true" : names.map { "_isSame($0.\($0), $1.\($0))" }.joined(separator: " && ")
    let closure = names.isEmpty ? "{ _, _ in true }" : "{ \(comparison) }"
    let source: DeclSyntax = """
      extension \(type.trimmed): Equatable {
        nonisolated \(raw: isPublic ? "public " : "")static func == (lhs: Self, rhs: Self) -> Bool {
          _compareOnMainActor(lhs, rhs) \(raw: closure)
        }
      }
      """
    return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }

  /// The names of a member's properties that are compared; none for computed and wrapped ones.
  private static func comparedNames(_ member: DeclSyntax) -> [String] {
    guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
    let isWrapped = variable.attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      return attribute.attributeName.trimmedDescription.first?.isUppercase ?? false
    }
    let isStatic = variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
    if isWrapped || isStatic { return [] }
    return variable.bindings.compactMap { binding in
      if let accessors = binding.accessorBlock, !isObserved(accessors) { return nil }
      if let type = binding.typeAnnotation?.type, isFunction(type) { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
  }

  /// Whether a property has only `willSet` and `didSet`, and so is stored.
  private static func isObserved(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  private static func isFunction(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    if let attributed = type.as(AttributedTypeSyntax.self) { return isFunction(attributed.baseType) }
    if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isFunction(only.type)
    }
    return false
  }
}

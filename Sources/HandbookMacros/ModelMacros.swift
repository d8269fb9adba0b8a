internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Model`: an observable class that a model context can keep.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw MacroError("'@Model' can only be applied to a class")
    }
    let access = type.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
    // A model that derives from another one (iOS 26) has its identifier.
    let identifier: [DeclSyntax] =
      protocols.isEmpty
      ? [] : ["@ObservationIgnored \(raw: access)let persistentModelID = PersistentIdentifier()"]
    return identifier + [
      "@ObservationIgnored private let _$observationRegistrar = ObservationRegistrar()",
      """
      internal nonisolated func access<Member>(keyPath: KeyPath<\(type.name.trimmed), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(type.name.trimmed), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
        lhs != rhs
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
    else { return [] }
    if let accessors = binding.accessorBlock {
      guard case .accessors(let list) = accessors.accessors,
        list.allSatisfy({
          [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        })
      else { return [] }
    }
    return ["@ObservationTracked"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let source: DeclSyntax = "extension \(type.trimmed): PersistentModel, Observable {}"
    return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}

/// `@ModelActor`: an actor with a container and a context of its own.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let isPublic = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    let access = isPublic ? "public " : ""
    return [
      "nonisolated \(raw: access)let modelExecutor: any ModelExecutor",
      "nonisolated \(raw: access)let modelContainer: ModelContainer",
      """
      \(raw: access)init(modelContainer: ModelContainer) {
        self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) -> [ExtensionDeclSyntax] {
    let source: DeclSyntax = "extension \(type.trimmed): ModelActor {}"
    return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}

/// `@Query`: adds a query beside the variable, whose getter reads the query's results.
struct QueryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try variable(declaration).name
    return ["get { _\(raw: name).wrappedValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type) = try variable(declaration)
    let arguments = node.arguments?.trimmedDescription ?? ""
    let element = type.as(ArrayTypeSyntax.self)?.element.trimmed
    guard let element else { throw MacroError("@Query requires an array of models") }
    return [
      "private var _\(raw: name): Query<\(element), [\(element)]> = Query(\(raw: arguments))"
    ]
  }

  private static func variable(_ declaration: some DeclSyntaxProtocol) throws -> (
    name: String, type: TypeSyntax
  ) {
    if declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let" {
      throw MacroError("@Query can only be applied to a 'var'")
    }
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    else { throw MacroError("@Query requires a variable with a type") }
    return (name, type)
  }
}

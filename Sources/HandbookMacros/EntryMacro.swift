internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@Entry`: a key and accessors for a value of the environment, the focused view, a transaction or a container.
///
/// Source: the expansion documented for SwiftUI's `Entry()`. The default value is a computed property, so
/// that its type need not be `Sendable`.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    if entry.keyProtocol == "FocusedValueKey" {
      let type = entry.type?.as(OptionalTypeSyntax.self)?.wrappedType ?? entry.type
      return ["private struct \(raw: entry.key): FocusedValueKey { typealias Value = \(type) }"]
    }
    if let type = entry.type {
      return [
        """
        private struct \(raw: entry.key): \(raw: entry.keyProtocol) {
          typealias Value = \(type.trimmed)
          static var defaultValue: Value { \(entry.value ?? "nil") }
        }
        """
      ]
    }
    guard let value = entry.value else { throw MacroError("'@Entry' needs a type or a default value") }
    return [
      """
      private struct \(raw: entry.key): \(raw: entry.keyProtocol) {
        static let defaultValue = \(value)
      }
      """
    ]
  }
}

/// The parts of a variable marked `@Entry`.
private struct Entry {
  let key: String
  let type: TypeSyntax?
  let value: ExprSyntax?
  let keyProtocol: String

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroError("'@Entry' can only be attached to a 'var' declaration") }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      throw MacroError("'@Entry' can only be attached to a 'var' declaration")
    }
    key = "__Key_\(name)"
    type = binding.typeAnnotation?.type
    value = binding.initializer?.value.trimmed
    let owner =
      context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    switch owner.split(separator: ".").last {
    case "EnvironmentValues": keyProtocol = "EnvironmentKey"
    case "FocusedValues": keyProtocol = "FocusedValueKey"
    case "Transaction": keyProtocol = "TransactionKey"
    case "ContainerValues": keyProtocol = "ContainerValueKey"
    default:
      throw MacroError(
        "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, "
          + "Transaction, ContainerValues, or FocusedValues")
    }
  }
}

/// Why a macro cannot be expanded. The compiler shows the text at the attribute.
struct MacroError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

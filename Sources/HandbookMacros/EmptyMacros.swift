internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `#Preview`, `#Index` …: their arguments are type-checked, and nothing more happens headless.
struct EmptyDeclarationMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// `@Previewable`, `@Attribute`, `@EquatableIgnored` …: marks that other macros or Apple's tools read.
struct EmptyPeerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `#Preview`, `#Index` …: the compiler checks the types of their arguments; they expand to nothing.
struct EmptyDeclarationMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// `@Previewable`, `@Attribute`, `@EquatableIgnored` …: marks that other macros or Apple's tools read; they
/// expand to nothing.
struct EmptyPeerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// `#bundle`: a snippet has one bundle.
struct BundleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax { "Bundle.main" }
}

internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// The macros that snippets use, run by the compiler as a process of its own.
@main
struct HandbookMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EmptyDeclarationMacro.self, EmptyPeerMacro.self, EntryMacro.self, EquatableMacro.self, ModelMacro.self,
    ModelActorMacro.self, QueryMacro.self,
  ]
}

@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling
internal import SwiftSyntaxMacros

/// The macros that snippets use. The compiler runs them in a process of its own.
///
/// The process reads requests from standard input and answers on standard output. `SwiftCompilerPlugin` would
/// do this, but toolchains do not ship it.
@main
struct HandbookMacros: PluginProvider {
  let macros: [any Macro.Type] = [
    BundleMacro.self, EmptyDeclarationMacro.self, EmptyPeerMacro.self, EntryMacro.self, EquatableMacro.self,
    ModelMacro.self, ModelActorMacro.self, QueryMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    let name = "\(moduleName).\(typeName)"
    guard let macro = macros.first(where: { String(reflecting: $0) == name }) else {
      throw UnknownMacro(name: name)
    }
    return macro
  }

  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: HandbookMacros()).main()
  }
}

/// The stub declares a macro that is not in `HandbookMacros.macros`.
struct UnknownMacro: Error, CustomStringConvertible {
  var name: String
  var description: String { "there is no macro '\(name)'; add it to HandbookMacros.macros" }
}

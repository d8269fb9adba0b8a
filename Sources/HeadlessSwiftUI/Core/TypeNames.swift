/// The type's name as SwiftUI prints it in full: with its module.
func qualifiedName(of type: Any.Type) -> String { withoutContexts(String(reflecting: type)) }

/// The type's name without its module and generic arguments.
func plainName(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

/// Text without the marks that reflection puts before types of a file or function
/// (`(unknown context at $7f…).`): they hold addresses, which differ from run to run.
func withoutContexts(_ text: String) -> String {
  // Most texts have none, and a pattern is read anew each time it is used.
  guard text.contains("(unknown context at $") else { return text }
  return text.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
}

/// The unqualified type name of a view the app declares; nil for SwiftUI's own.
@MainActor
func appTypeName(of view: any View) -> String? {
  if view is any Primitive { return nil }
  let name = String(reflecting: type(of: view))
  if name.hasPrefix("HeadlessSwiftUI.") || name.hasPrefix("SwiftUI.") { return nil }
  return plainName(of: type(of: view))
}

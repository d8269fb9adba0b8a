import Foundation

/// The type's name as SwiftUI prints it in full: with its module.
///
/// Asked of the runtime once, and directly: `String(reflecting:)` looks first for all that a type could describe itself
/// with.
func qualifiedName(of type: Any.Type) -> String { TypeNames.qualified(type) }

private enum TypeNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  static func qualified(_ type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = lock.withLock({ known[id] }) { return name }
    let name = withoutContexts(_typeName(type, qualified: true))
    lock.withLock { known[id] = name }
    return name
  }
}

/// The type's name without its module and generic arguments.
func plainName(of type: Any.Type) -> String { String(_typeName(type, qualified: false).prefix { $0 != "<" }) }

/// Text without the marks that reflection puts before types of a file or function
/// (`(unknown context at $7f…).`): they hold addresses, which differ from run to run.
func withoutContexts(_ text: String) -> String {
  let mark = "(unknown context at $"
  guard text.contains(mark) else { return text }
  // By hand: a pattern is read anew in each process that uses it, and each run is one.
  let parts = text.components(separatedBy: mark)
  return parts[0]
    + parts.dropFirst().map { part in
      let rest = part.drop(while: \.isHexDigit)
      return rest.hasPrefix(").") ? String(rest.dropFirst(2)) : mark + part
    }.joined()
}

/// The name of a view's type with those of the types it is nested in, `Shop.Detail`; nil for SwiftUI's own views.
///
/// Types that the check puts around loose members (`Snippet`) or around the second of two types with one name
/// (`SnippetAlternative1`) are not part of it.
@MainActor
func appTypePath(of view: any View) -> String? {
  guard let name = appTypeName(of: view) else { return nil }
  var depth = 0
  let path = qualifiedName(of: type(of: view)).filter { character in
    if character == "<" { depth += 1 }
    defer { if character == ">" { depth -= 1 } }
    return depth == 0
  }
  let outer = path.split(separator: ".").dropFirst().dropLast().filter { !$0.hasPrefix("Snippet") }
  return (outer + [name[...]]).joined(separator: ".")
}

/// The unqualified type name of a view the app declares; nil for SwiftUI's own.
@MainActor
func appTypeName(of view: any View) -> String? {
  let name = qualifiedName(of: type(of: view))
  if name.hasPrefix("HeadlessSwiftUI.") || name.hasPrefix("SwiftUI.") { return nil }
  // Of an app's type it is known; to find it out, the runtime would search all that there is.
  if name.hasPrefix("Headless") || name.hasPrefix("Swift."), view is any Primitive { return nil }
  return plainName(of: type(of: view))
}

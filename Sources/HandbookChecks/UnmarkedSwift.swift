package import HandbookModel

/// Reports a block without a language that reads like Swift: readers would take it for code that was
/// compiled.
package struct UnmarkedSwift: PageCheck {
  package let id = "UnmarkedSwift"

  package func run(_ page: Page) -> [Diagnostic] {
    page.snippets.filter { $0.language.isEmpty && $0.code.contains(Self.swift) }.map {
      Diagnostic(
        .error, id, "this reads like Swift, and is not compiled", at: $0.range,
        help: "Write ```swift before it, or ```text if it is not meant as code")
    }
  }

  /// Declarations, attributes and imports as only Swift has them.
  private static var swift: Regex<Substring> {
    #/(?m)^\s*(?:import (?:SwiftUI|UIKit|Foundation)\b|@(?:State|Binding|Observable|MainActor|Environment|main)\b|(?:\w+ )*(?:struct|class|enum|actor|extension) \w+(?:<[^>]*>)?: [A-Z][\w, .&]* \{|(?:\w+ )*func \w+\([^)]*\)(?: async)?(?: throws)?(?: ->|$| \{$)|(?:\w+ )*var \w+: some |(?:\w+ )*(?:let|var) \w+: \[?[A-Z]\w*\]?\?? = |(?:\w+ )*guard let \w+)/#
  }
}

import SwiftSyntax

/// Blanks what only the Objective-C runtime understands, byte for byte as long: attributes vanish, and
/// `#selector(save)` becomes the stub's `_selector(save)`, which asks for a method all the same.
func withoutObjectiveC(_ code: String, _ tree: SourceFileSyntax) -> String? {
  guard ["@objc", "@IB", "#selector"].contains(where: code.contains) else { return nil }
  let finder = ObjectiveCFinder(viewMode: .sourceAccurate)
  finder.walk(tree)
  guard !finder.attributes.isEmpty || !finder.selectors.isEmpty else { return nil }
  var bytes = Array(code.utf8)
  for range in finder.attributes {
    for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
  }
  for offset in finder.selectors { bytes[offset] = UInt8(ascii: "_") }
  return String(decoding: bytes, as: UTF8.self)
}

private final class ObjectiveCFinder: SyntaxVisitor {
  var attributes: [Range<Int>] = []
  var selectors: [Int] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Lexicon.objectiveCAttributes.contains(node.attributeName.trimmedDescription) {
      attributes.append(node.bytes)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // `getter:` and `setter:` name a property by its type, which is no expression.
    if node.macroName.text == "selector", node.arguments.first?.label == nil {
      selectors.append(node.pound.bytes.lowerBound)
    }
    return .visitChildren
  }
}

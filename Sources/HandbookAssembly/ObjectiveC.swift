import SwiftSyntax

/// Replaces what only the Objective-C runtime understands, byte for byte as long: attributes become blanks, and
/// `#selector(save)` becomes the stub's `_selector(save)`, which requires a method all the same, as `_pathOf(\Trip.date)` for
/// `#keyPath(Trip.date)` requires a property.
func withoutObjectiveC(_ code: String, _ tree: SourceFileSyntax) -> String? {
  guard ["@objc", "@IB", "#selector", "#keyPath"].contains(where: code.contains) else { return nil }
  let finder = ObjectiveCFinder(viewMode: .sourceAccurate)
  finder.walk(tree)
  guard !finder.attributes.isEmpty || !finder.selectors.isEmpty || !finder.paths.isEmpty else { return nil }
  var bytes = Array(code.utf8)
  for range in finder.attributes {
    for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
  }
  for offset in finder.selectors { bytes[offset] = UInt8(ascii: "_") }
  for offset in finder.paths { bytes.replaceSubrange(offset..<offset + 9, with: "_pathOf(\\".utf8) }
  return String(decoding: bytes, as: UTF8.self)
}

/// A method that a `#selector` names, though the Objective-C runtime cannot see it.
package struct HiddenSelector {
  package var name: String
  /// Byte offset of the name.
  package var offset: Int
}

/// Methods that are declared in the type of their `#selector`, none of them with `@objc`.
///
/// Source: The Swift Programming Language, "Attributes", `objc`: an override of an exposed method is exposed, too.
func hiddenSelectors(in tree: SourceFileSyntax) -> [HiddenSelector] {
  Syntax(tree).descendants(of: MacroExpansionExprSyntax.self).compactMap { macro in
    guard macro.macroName.text == "selector", let argument = macro.arguments.first, argument.label == nil,
      let reference =
        (argument.expression.as(MemberAccessExprSyntax.self)?.declName
          ?? argument.expression.as(DeclReferenceExprSyntax.self))
    else { return nil }
    let base = argument.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    let around =
      macro.ancestor(of: ClassDeclSyntax.self)?.name.text
      ?? macro.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    let owner = base == nil || base == "self" || base == "Self" ? around : base
    let methods = Syntax(tree).descendants(of: FunctionDeclSyntax.self).filter {
      $0.name.text == reference.baseName.text && $0.ownerName == owner
    }
    guard !methods.isEmpty, !methods.contains(where: \.isExposed) else { return nil }
    return HiddenSelector(name: reference.baseName.text, offset: reference.bytes.lowerBound)
  }
}

extension FunctionDeclSyntax {
  /// The class that has the member, or the extended type.
  fileprivate var ownerName: String? {
    let group = parent?.ancestor(of: MemberBlockSyntax.self)?.parent
    return group?.as(ClassDeclSyntax.self)?.name.text
      ?? group?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  fileprivate var isExposed: Bool {
    let group = parent?.ancestor(of: MemberBlockSyntax.self)?.parent?.asProtocol((any DeclGroupSyntax).self)
    return modifiers.contains { ["override", "dynamic"].contains($0.name.text) }
      || ([attributes] + (group.map { [$0.attributes] } ?? [])).joined().contains {
        $0.as(AttributeSyntax.self).map {
          Lexicon.objectiveCAttributes.contains($0.attributeName.trimmedDescription)
        } ?? false
      }
  }
}

private final class ObjectiveCFinder: SyntaxVisitor {
  var attributes: [Range<Int>] = []
  var selectors: [Int] = []
  var paths: [Int] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Lexicon.objectiveCAttributes.contains(node.attributeName.trimmedDescription) {
      attributes.append(node.bytes)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // A path that begins with a property, and not with its type, cannot be written so.
    let isTyped =
      node.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.trimmedDescription.first?.isUppercase
    if node.macroName.text == "keyPath", isTyped == true,
      node.leftParen?.bytes.lowerBound == node.bytes.lowerBound + 8
    {
      paths.append(node.bytes.lowerBound)
    }
    // `getter:` and `setter:` name a property by its type, which is no expression.
    if node.macroName.text == "selector", node.arguments.first?.label == nil {
      selectors.append(node.pound.bytes.lowerBound)
    }
    return .visitChildren
  }
}

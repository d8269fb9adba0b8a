import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// `_title = item.title`: the storage of `@State var title` is set to a plain value instead of a `State`.
///
/// If the snippet does not show `Item`, the type of its `title` is unknown, so the compiler infers `State<String>`,
/// and reports nothing. But a model never has a `State` as its property.
func storageMistakes(in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  return Syntax(analysis.pieces[position].tree).descendants(of: SequenceExprSyntax.self).compactMap {
    sequence in
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let storage = elements[0].simpleName ?? elements[0].memberName, storage.hasPrefix("_"),
      let owner = sequence.ancestor(of: MemberBlockSyntax.self),
      let wrapper = owner.wrapper(of: String(storage.dropFirst())),
      analysis.isHeldValue(elements[2], by: wrapper)
    else { return nil }
    return CompiledProgram.Finding(
      isError: true, text: "'\(storage)' is a '\(wrapper)', not what it holds",
      place: analysis.place(ofByte: elements[0].bytes.lowerBound, in: position),
      length: elements[0].bytes.count, notes: [],
      suggestion: "\(storage) = \(wrapper)(wrappedValue: \(elements[2].trimmedDescription))")
  }
}

extension MemberBlockSyntax {
  /// The wrapper of one of the type's properties, if it is one that creates its own storage: such a storage is never
  /// passed on.
  fileprivate func wrapper(of property: String) -> String? {
    members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .first { $0.bindings.contains { $0.pattern.trimmedDescription == property } }?
      .attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      }
      .first { Lexicon.storages.contains($0) }
  }
}

extension Analysis {
  /// Whether the expression is a name or a chain of names, none of which is a wrapper's storage itself.
  fileprivate func isHeldValue(_ expression: ExprSyntax, by wrapper: String) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.base.map { $0.rootName?.first?.isLowercase == true || $0.trimmedDescription == "self" }
        == true
        && !access.declName.baseName.text.hasPrefix("_")
    }
    guard let name = expression.simpleName, let types = names.statedTypes[name] else { return false }
    return !types.contains { $0.words.contains { $0 == wrapper } }
  }
}

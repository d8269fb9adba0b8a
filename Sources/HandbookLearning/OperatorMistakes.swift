import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// Comparison operators with a result other than `Bool`, such as `static func == (a: Product, b: Product) -> String`
/// in an extension of a `Product` that is not shown.
///
/// A type that nothing declares is invented as `Equatable`, so the compiler takes the operator for one more overload,
/// and reports nothing. But an operator of that name is meant to compare.
func operatorMistakes(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  let functions = Syntax(analysis.pieces[position].tree).descendants(of: FunctionDeclSyntax.self)
  return functions.compactMap { function in
    let name = function.name.text
    guard Lexicon.comparisons.contains(name),
      let owner = function.ancestor(of: MemberBlockSyntax.self)?.parent?.as(ExtensionDeclSyntax.self)?
        .extendedType.trimmedDescription,
      attempt.hypothesis.placeholders.types[owner] != nil,
      let result = function.signature.returnClause?.type, result.trimmedDescription != "Bool"
    else { return nil }
    let compared = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard compared.count == 2, compared.allSatisfy({ [owner, "Self"].contains($0) }) else { return nil }
    return CompiledProgram.Finding(
      isError: true, text: "'\(name)' of two '\(owner)' gives 'Bool', not '\(result.trimmedDescription)'",
      place: analysis.place(ofByte: result.bytes.lowerBound, in: position),
      length: result.bytes.count, notes: [], suggestion: "Bool")
  }
}

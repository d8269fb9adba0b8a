import HandbookAssembly
import SwiftSyntax

/// A `lazy` property of a struct that is read where the struct cannot change, such as in a view's `body`.
///
/// The first reading sets the property. The compiler says so if it knows the property's type; for `lazy var average =
/// computeAverage(games)` of a function that the snippet does not show, it cannot, and reports nothing.
func lazyMistakes(of attempt: Attempt, in analysis: Analysis) -> [CompiledProgram.Finding] {
  guard let position = analysis.pieces.indices.last else { return [] }
  return Syntax(analysis.pieces[position].tree).descendants(of: StructDeclSyntax.self).flatMap { type in
    let members = type.memberBlock.members.map(\.decl)
    let names = Set(members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.lazyNames))
    return members.flatMap { $0.codeThatCannotChangeSelf }.flatMap { $0.readings(of: names) }.compactMap {
      reading -> CompiledProgram.Finding? in
      let place = analysis.place(ofByte: reading.bytes.lowerBound, in: position)
      // Lines that already have an error of the compiler are left out.
      guard !attempt.hasError(onLineOf: place) else { return nil }
      return CompiledProgram.Finding(
        isError: true,
        text:
          "'\(reading.baseName.text)' is lazy, so reading it changes the '\(type.name.text)', which is immutable here",
        place: place, length: reading.bytes.count, notes: [])
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var lazyNames: [String] {
    guard modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) else { return [] }
    return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}

extension DeclSyntax {
  /// The bodies of a method that is not `mutating`, and of getters.
  fileprivate var codeThatCannotChangeSelf: [Syntax] {
    if let function = self.as(FunctionDeclSyntax.self) {
      let isOther = function.modifiers.contains {
        [.keyword(.mutating), .keyword(.static)].contains($0.name.tokenKind)
      }
      return isOther ? [] : function.body.map { [Syntax($0)] } ?? []
    }
    guard let variable = self.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
    else { return [] }
    return variable.bindings.compactMap(\.accessorBlock?.accessors).flatMap { accessors -> [Syntax] in
      if case .getter(let code) = accessors { return [Syntax(code)] }
      guard case .accessors(let list) = accessors else { return [] }
      return list.filter { $0.accessorSpecifier.tokenKind == .keyword(.get) && $0.modifier == nil }
        .compactMap { $0.body.map(Syntax.init) }
    }
  }
}

extension Syntax {
  /// Where the code names one of the properties, unless it declares something of that name itself.
  fileprivate func readings(of properties: Set<String>) -> [DeclReferenceExprSyntax] {
    guard !properties.isEmpty else { return [] }
    let declared =
      descendants(of: IdentifierPatternSyntax.self).map(\.identifier.text)
      + descendants(of: ClosureShorthandParameterSyntax.self).map(\.name.text)
      + descendants(of: ClosureParameterSyntax.self).map(\.firstName.text)
      + (parent?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text
      } ?? [])
    let meant = properties.subtracting(declared)
    return descendants(of: DeclReferenceExprSyntax.self).filter { reference in
      guard meant.contains(reference.baseName.text) else { return false }
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      return access?.declName.id != reference.id || access?.base?.trimmedDescription == "self"
    }
  }
}

import HandbookAssembly
import SwiftSyntax

/// Reads what classes that are not shown must declare, from the classes that derive from them.
extension UseVisitor {
  /// `override func reload()` and `super.reload()` say that a name is a class with that method.
  func noteSuperclass(of node: ClassDeclSyntax) {
    let supers = Syntax(node.memberBlock).descendants(of: SuperExprSyntax.self)
    let overriding = node.memberBlock.members.map(\.decl).filter(\.isOverride)
    let delegated = node.initializersOfSuperclass
    guard let inherited = node.inheritanceClause?.inheritedTypes.first?.type,
      let name = nameOfInvented(inherited), !supers.isEmpty || !overriding.isEmpty || !delegated.isEmpty
    else { return }
    let overridden = overriding.compactMap(\.overriddenDeclaration)
    type(name) { shape in
      if shape.superclass == nil { shape.kind = .base }
      for (signature, code) in overridden { shape.overridden[signature] = code }
    }
    for call in delegated { type(name) { $0.initializers.insert(CallShape(call, names: hints)) } }
    for access in supers.compactMap({ $0.parent?.as(MemberAccessExprSyntax.self) }) {
      let member = access.declName.baseName.text
      guard let call = ExprSyntax(access).callOfCallee else { continue }
      let shape = CallShape(call, names: hints)
      if member == "init" {
        let signature = signature(ofInitializer: shape.parameters.map(\.label))
        guard placeholders.types[name]?.kind == .base, placeholders.types[name]?.overridden[signature] == nil
        else {
          continue
        }
        type(name) { $0.initializers.insert(shape) }
      } else if !overridden.contains(where: { $0.signature.prefix { $0 != "(" } == member }),
        placeholders.types[name]?.kind == .base
      {
        placeholders.methods[name, default: [:]][member, default: []]
          .insert(.init(shape: shape, result: resultType(of: call)))
      }
    }
  }
}

extension ClassDeclSyntax {
  /// `self.init(rootView: HomeView())` of a convenience initializer, where the class declares no other: the superclass has
  /// that initializer.
  fileprivate var initializersOfSuperclass: [FunctionCallExprSyntax] {
    let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard initializers.allSatisfy({ $0.modifiers.contains { $0.name.text == "convenience" } }) else {
      return []
    }
    return initializers.flatMap { Syntax($0).descendants(of: FunctionCallExprSyntax.self) }
      .filter { $0.calledExpression.trimmedDescription == "self.init" }
  }
}

private func signature(ofInitializer labels: [String?]) -> String {
  "init(\(labels.map { "\($0 ?? "_"):" }.joined()))"
}

extension DeclSyntax {
  fileprivate var isOverride: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      $0.name.tokenKind == .keyword(.override)
    } ?? false
  }

  /// The superclass's declaration of an overridden member, on one line, with its name and labels.
  fileprivate var overriddenDeclaration: (signature: String, code: String)? {
    func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
      // A class may override what another declares as `class`, and not what it declares as `static`.
      let words = modifiers.filter { !["override", "final"].contains($0.name.text) }
        .map { $0.name.text == "static" ? "class" : $0.trimmedDescription }
      return (attributes.map(\.trimmedDescription) + words).map { $0 + " " }.joined()
    }
    var found: (signature: String, code: String)?
    if let function = self.as(FunctionDeclSyntax.self) {
      var plain = function
      (plain.attributes, plain.modifiers, plain.body) = ([], [], nil)
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
      found = (
        "\(function.name.text)(\(labels))",
        head(function.attributes, function.modifiers) + plain.trimmedDescription
          + " { \(Trap.code(function.name.text)) }"
      )
    } else if let initializer = self.as(InitializerDeclSyntax.self) {
      var plain = initializer
      (plain.attributes, plain.modifiers, plain.body) = ([], [], nil)
      let labels = initializer.signature.parameterClause.parameters.map { Optional($0.firstName.text) }
      let words = initializer.modifiers.filter { $0.name.text == "required" }.map {
        $0.trimmedDescription + " "
      }.joined()
      found = (
        HandbookPlaceholders.signature(ofInitializer: labels),
        words + plain.trimmedDescription + " { \(Trap.code("super.init")) }"
      )
    } else if let variable = self.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
    {
      let isReadOnly =
        if case .accessors(let list)? = binding.accessorBlock?.accessors {
          list.allSatisfy { $0.accessorSpecifier.text == "get" }
        } else {
          binding.accessorBlock != nil
        }
      let name = binding.pattern.trimmedDescription
      found = (
        name,
        head(variable.attributes, variable.modifiers) + "var \(name): \(type) "
          + (isReadOnly ? "{ \(Trap.code(name)) }" : Trap.accessors(name))
      )
    }
    return found.map { ($0.signature, $0.code.replacing("\n", with: " ")) }
  }
}

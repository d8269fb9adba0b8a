package import SwiftSyntax

extension ProgramNames {
  /// The type of an expression as declarations state it, with nothing between but what the library says of lists,
  /// dictionaries and optionals: of `products: [Product]`, `products.first` is a `Product?`, whatever that is.
  package func statedType(of expression: ExprSyntax) -> SwiftType? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return statedType(of: reference.baseName.text)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return statedType(of: force.expression)?.unwrapped
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return statedType(of: chain.expression)?.unwrapped
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return statedType(of: tuple.elements.first!.expression)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      guard element.arguments.count == 1, element.arguments.first?.label == nil,
        case .dictionary(_, let value)? = statedType(of: element.calledExpression)
      else { return nil }
      return .optional(value)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        case .array(let element)? = statedType(of: base)
      else { return nil }
      return switch access.declName.baseName.text {
      case "first", "last", "min", "max", "randomElement", "popLast": .optional(element)
      case "filter", "sorted", "reversed", "shuffled": .array(element)
      default: nil
      }
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.text
    if base.trimmedDescription == "self" { return statedType(of: name) }
    switch (statedType(of: base), name) {
    case (.array(let element), "first"), (.array(let element), "last"): return .optional(element)
    case (.array, "count"), (.dictionary, "count"), (.named("String", []), "count"): return "Int"
    case (.array, "isEmpty"), (.dictionary, "isEmpty"), (.named("String", []), "isEmpty"): return "Bool"
    default: return nil
    }
  }

  /// The one type that is stated of all that have a name, where nothing of that name takes its type from elsewhere.
  private func statedType(of name: String) -> SwiftType? {
    guard sources[name] == nil, let types = statedTypes[name], types.count == 1 else { return nil }
    return types.first
  }
}

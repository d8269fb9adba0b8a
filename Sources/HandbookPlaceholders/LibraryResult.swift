import HandbookAssembly
package import SwiftSyntax

/// The type of a library member's result, known from its name and labels alone. `order.name.uppercased()` is a text,
/// even if the snippet does not show `order`.
package enum LibraryResult: Sendable {
  case text, flag, count, description
  case list(ofText: Bool)

  package init?(_ access: MemberAccessExprSyntax) {
    let call = ExprSyntax(access).callOfCallee
    let labels = call?.arguments.map { $0.label?.text }
    let name = access.declName.baseName.text
    switch (name, labels) {
    case ("uppercased", []?), ("lowercased", []?), ("capitalized", nil), ("joined", ["separator"]?),
      ("trimmingCharacters", ["in"]?), ("replacingOccurrences", ["of", "with"]?):
      self = .text
    case ("hasPrefix", [nil]?), ("hasSuffix", [nil]?), ("isEmpty", nil), ("contains", [nil]?),
      ("contains", ["where"]?),
      ("contains", []?) where call?.trailingClosure != nil,
      ("allSatisfy", []?) where call?.trailingClosure != nil,
      ("localizedCaseInsensitiveContains", [nil]?), ("localizedStandardContains", [nil]?):
      self = .flag
    case ("count", nil): self = .count
    case ("description", nil), ("formatted", []?): self = .description
    case ("enumerated", []?): self = .list(ofText: false)
    // The `map` of an optional gives an optional.
    case ("map", .some) where call.flatMap({ ExprSyntax($0).statedContext })?.isOptional != false: return nil
    case (_, .some) where Lexicon.listMakers.contains(name) && name != "flatMap":
      self = .list(ofText: !["compactMap", "map", "shuffled", "sorted"].contains(name))
    default: return nil
    }
  }

  /// The type, where it is certain; nil where an app's own member of that name may give another.
  package var type: SwiftType? {
    switch self {
    case .text: "String"
    case .flag: "Bool"
    case .count, .description, .list: nil
    }
  }

  /// Whether the member never gives the type, in the library or in an app. An app's own count may be a `Double`, and
  /// its description a `LocalizedStringKey`.
  package func excludes(_ type: SwiftType) -> Bool {
    let isNumber = Self.numbers.contains(type.unwrapped)
    let isText = ["String", "Substring", "Character"].contains(type.unwrapped)
    let isFlag = type.unwrapped == "Bool"
    let isOther = Self.others.contains(type.unwrapped)
    let isCollection =
      switch type.unwrapped {
      case .array, .dictionary: true
      default: type.unwrapped.isNamed("Set")
      }
    return switch self {
    case .text: isNumber || isFlag || isOther || isCollection
    case .flag: isNumber || isText || isOther || isCollection
    case .count: isText || isFlag || isOther || isCollection
    case .description: isNumber || isFlag || isOther || isCollection
    // The `filter` of a text gives a text.
    case .list(let ofText): isNumber || isFlag || isOther || isText && !ofText
    }
  }

  private static let numbers: Set<SwiftType> = [
    "CGFloat", "Decimal", "Double", "Float", "Int", "Int64", "TimeInterval", "UInt",
  ]

  /// Types of Foundation and SwiftUI that are neither texts, numbers, flags nor lists.
  private static let others: Set<SwiftType> = ["Color", "Data", "Date", "Font", "UUID", "URL"]
}

extension ExprSyntax {
  /// The written type of the variable or result that takes the whole expression: `Int?` in `let count: Int? = …`, and
  /// in a function with `-> Int?` that returns it.
  package var statedContext: SwiftType? {
    if let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { SwiftType($0.type) }
    }
    let isOnlyItem = parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    guard
      parent?.is(ReturnStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true && isOnlyItem,
      let scope = parent?.ancestor(
        of: Syntax.self,
        where: {
          $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) || $0.is(PatternBindingSyntax.self)
            || $0.as(AccessorDeclSyntax.self).map { $0.accessorSpecifier.tokenKind != .keyword(.get) } == true
        })
    else { return nil }
    return
      (scope.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? scope.as(PatternBindingSyntax.self)?.typeAnnotation?.type).map { SwiftType($0) }
  }
}

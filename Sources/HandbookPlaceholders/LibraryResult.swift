import HandbookAssembly
package import SwiftSyntax

/// What a member gives by its name and labels alone, as the standard library has it, whoever is asked for it:
/// `order.name.uppercased()` is a text, though nobody shows what an `order` is.
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
    // What an optional is mapped to is an optional.
    case ("map", .some) where call.flatMap({ ExprSyntax($0).statedContext })?.isOptional != false: return nil
    case (_, .some) where Lexicon.listMakers.contains(name) && name != "flatMap":
      self = .list(ofText: !["compactMap", "map", "shuffled", "sorted"].contains(name))
    default: return nil
    }
  }

  /// The type of what surely is of one; nil where members that apps name so may give others.
  package var type: SwiftType? {
    switch self {
    case .text: "String"
    case .flag: "Bool"
    case .count, .description, .list: nil
    }
  }

  /// Whether nobody's member of the name is of a type. A number of something may be a `Double`, and a description a
  /// `LocalizedStringKey`.
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
    // Of a text, `filter` gives a text.
    case .list(let ofText): isNumber || isFlag || isOther || isText && !ofText
    }
  }

  private static let numbers: Set<SwiftType> = [
    "CGFloat", "Decimal", "Double", "Float", "Int", "Int64", "TimeInterval", "UInt",
  ]

  /// Other types of Foundation and SwiftUI that are neither.
  private static let others: Set<SwiftType> = ["Color", "Data", "Date", "Font", "UUID", "URL"]
}

extension ExprSyntax {
  /// The type that is written for what it is the whole value of: `Int?` of `let count: Int? = …` and of a function's
  /// `-> Int?` where it is returned.
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
        })
    else { return nil }
    return
      (scope.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? scope.as(PatternBindingSyntax.self)?.typeAnnotation?.type).map { SwiftType($0) }
  }
}

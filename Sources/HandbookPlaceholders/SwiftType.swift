import HandbookAssembly
package import SwiftSyntax

/// A type as a program or a message of the compiler writes it. Its printed form reads back as the same type.
package indirect enum SwiftType: Hashable, Sendable {
  /// `Product`, `Namespace.ID`, `Binding<Bool>`.
  case named(String, [SwiftType] = [])
  case optional(SwiftType)
  /// `UILabel!`
  case implicitlyUnwrapped(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  /// `(id: Int, String)`, and `()` without any elements.
  case tuple([Element])
  /// `effects` is `async throws` or a part of it.
  case function([Element], effects: String = "", result: SwiftType)
  /// A type with words before it: `any Error`, `some View`, `inout Int`, `@escaping () -> Void`.
  case modified(String, SwiftType)
  /// `Codable & Sendable`
  case composition([SwiftType])
  /// `Product.Type`
  case metatype(SwiftType)
  /// The result of an invented function that returns any type that its context requires.
  case open
  /// A text that is no type, or a type of a kind that guesses do not use: `Array<Int>.Index`.
  case other(String)

  /// An element of a tuple, a parameter of a function, or a value in the payload of an enum case.
  package struct Element: Hashable, Sendable, CustomStringConvertible {
    package var label: String?
    package var type: SwiftType

    package init(_ label: String? = nil, _ type: SwiftType) {
      self.label = label
      self.type = type
    }

    package var description: String { (label.map { "\($0): " } ?? "") + type.description }
  }

  /// The type of a value of which nothing is known.
  package static let invented: Self = "Invented"
}

extension SwiftType {
  package init(_ text: String) {
    if let first = text.first, !first.isNumber, text.allSatisfy(\.isOfName) {
      self = .named(text)
      return
    }
    let (tree, _) = parse("let _: \(text)")
    let type = tree.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    guard let type, !tree.hasError, type.trimmedDescription == text else {
      self = .other(text)
      return
    }
    self.init(type)
  }

  package init(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let arguments = type.genericArgumentClause.map { Array($0.arguments) } ?? []
      self = .named(
        type.name.text,
        arguments.map {
          $0.argument.as(TypeSyntax.self).map { SwiftType($0) } ?? .other($0.argument.trimmedDescription)
        })
    case .memberType(let type):
      if case .named(let base, []) = SwiftType(type.baseType), type.genericArgumentClause == nil {
        self = .named("\(base).\(type.name.text)")
      } else {
        self = .other(syntax.trimmedDescription)
      }
    case .optionalType(let type): self = .optional(SwiftType(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): self = .implicitlyUnwrapped(SwiftType(type.wrappedType))
    case .arrayType(let type): self = .array(SwiftType(type.element))
    case .dictionaryType(let type): self = .dictionary(SwiftType(type.key), SwiftType(type.value))
    case .tupleType(let type):
      let elements = type.elements.map(Element.init)
      self = elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
    case .functionType(let type):
      self = .function(
        type.parameters.map(Element.init), effects: type.effectSpecifiers?.trimmedDescription ?? "",
        result: SwiftType(type.returnClause.type))
    case .someOrAnyType(let type):
      // `some Hashable?` is an optional of something hashable.
      let constraint = SwiftType(type.constraint)
      let plain = Self.modified(type.someOrAnySpecifier.text, constraint.unwrapped)
      self = constraint.isOptional ? .optional(plain) : plain
    case .attributedType(let type):
      let words = syntax.trimmedDescription.dropLast(type.baseType.trimmedDescription.count)
      self = .modified(words.split(separator: " ").joined(separator: " "), SwiftType(type.baseType))
    case .compositionType(let type): self = .composition(type.elements.map { SwiftType($0.type) })
    case .metatypeType(let type) where type.metatypeSpecifier.text == "Type":
      self = .metatype(SwiftType(type.baseType))
    default: self = .other(syntax.trimmedDescription)
    }
  }
}

extension SwiftType.Element {
  fileprivate init(_ syntax: TupleTypeElementSyntax) {
    let names = [syntax.firstName, syntax.secondName].compactMap { $0?.text }
    let type = SwiftType(syntax.type)
    self.init(
      names.isEmpty ? nil : names.joined(separator: " "),
      syntax.ellipsis == nil ? type : .other("\(type)..."))
  }
}

extension SwiftType: CustomStringConvertible, ExpressibleByStringLiteral, Comparable {
  package init(stringLiteral text: String) { self.init(text) }

  package var description: String {
    func list(_ parts: [some CustomStringConvertible]) -> String {
      parts.map(\.description).joined(separator: ", ")
    }
    return switch self {
    case .named(let name, let arguments): arguments.isEmpty ? name : "\(name)<\(list(arguments))>"
    case .optional(let type): "\(type.beforeSuffix)?"
    case .implicitlyUnwrapped(let type): "\(type.beforeSuffix)!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): "(\(list(elements)))"
    case .function(let parameters, let effects, let result):
      "(\(list(parameters))) \(effects.isEmpty ? "" : effects + " ")-> \(result)"
    case .modified(let words, let type): "\(words) \(type)"
    case .composition(let parts): parts.map(\.beforeSuffix).joined(separator: " & ")
    case .metatype(let type): "\(type.beforeSuffix).Type"
    // No type of a program has this name.
    case .open: "Result of any type"
    case .other(let text): text
    }
  }

  /// The printed form before a suffix such as `?`, in parentheses where the suffix would otherwise belong to a part
  /// of the type.
  private var beforeSuffix: String {
    switch self {
    case .modified, .function, .composition: "(\(self))"
    default: description
    }
  }

  package static func < (a: Self, b: Self) -> Bool { a.description < b.description }
}

extension SwiftType {
  package var isOptional: Bool { if case .optional = self { true } else { false } }
  package var isArray: Bool { if case .array = self { true } else { false } }
  package var isVoid: Bool { self == "Void" || self == .tuple([]) }
  package var isFunction: Bool {
    switch self {
    case .function: true
    case .modified(_, let type): type.isFunction
    default: false
    }
  }
  package var isSomeView: Bool { self == .modified("some", "View") }
  package var isSome: Bool { if case .modified("some", _) = self { true } else { false } }

  /// Whether the type has the name, with any generic arguments: `Binding<Bool>` is named `Binding`.
  package func isNamed(_ name: String) -> Bool { if case .named(name, _) = self { true } else { false } }

  /// Whether the compiler has found all parts of the type: none is `$T0`, `τ_0_0` or `_`.
  package var isSettled: Bool { !words.contains("_") && !description.contains { "$τ".contains($0) } }

  /// Whether the type contains a generic parameter, as compilers print them: `C`, `[T]`.
  package var hasGenericName: Bool {
    words.contains { $0.count == 1 || Lexicon.genericNames.contains(String($0)) }
  }

  /// What `for await` and `for try await` go through.
  package static func stream(of element: SwiftType, in loop: ForStmtSyntax) -> SwiftType {
    loop.tryKeyword == nil
      ? .named("AsyncStream", [element]) : .named("AsyncThrowingStream", [element, "any Error"])
  }

  /// The optional of the type. An optional stays as it is.
  package var asOptional: SwiftType { isOptional ? self : .optional(self) }

  /// `Product` of `Product?`.
  package var unwrapped: SwiftType {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    default: self
    }
  }

  /// `Product` of `Product.Type`.
  package var instance: SwiftType { if case .metatype(let type) = self { type } else { self } }

  /// `View` of `some View` and `any View`.
  package var constraint: SwiftType {
    if case .modified("any", let type) = self { return type }
    if case .modified("some", let type) = self { return type }
    return self
  }

  /// The name of the type whose members are meant: `Product` of `[Product]?`, `Box` of `any Box<Int>`.
  package var bareName: String {
    switch self {
    case .named(let name, _): name
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type): type.bareName
    case .modified where constraint != self: constraint.bareName
    default: description
    }
  }

  /// The generic arguments of the type, or of the first type in it that has the name.
  package func arguments(of name: String) -> [SwiftType]? {
    var found: [SwiftType]?
    _ = map { type in
      if case .named(name, let arguments) = type, found == nil { found = arguments }
      return type
    }
    return found
  }

  /// The type that a writable key path leads to.
  package var keyPathValue: SwiftType? {
    arguments(of: "WritableKeyPath")?.last ?? arguments(of: "KeyPath")?.last
  }

  /// All names and labels in the type.
  package var words: [Substring] { description.split { !$0.isOfName } }

  /// The type after a change of each type in it, from the inside outwards.
  package func map(_ change: (SwiftType) -> SwiftType) -> SwiftType {
    func map(_ elements: [Element]) -> [Element] { elements.map { Element($0.label, $0.type.map(change)) } }
    let changed: SwiftType =
      switch self {
      case .named(let name, let arguments): .named(name, arguments.map { $0.map(change) })
      case .optional(let type): .optional(type.map(change))
      case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(type.map(change))
      case .array(let element): .array(element.map(change))
      case .dictionary(let key, let value): .dictionary(key.map(change), value.map(change))
      case .tuple(let elements): .tuple(map(elements))
      case .function(let parameters, let effects, let result):
        .function(map(parameters), effects: effects, result: result.map(change))
      case .modified(let words, let type): .modified(words, type.map(change))
      case .composition(let parts): .composition(parts.map { $0.map(change) })
      case .metatype(let type): .metatype(type.map(change))
      case .open, .other: self
      }
    return change(changed)
  }
}

extension ExprSyntax {
  /// The type of a literal where the context requires none.
  package var literalType: SwiftType? {
    switch kind {
    case .stringLiteralExpr: "String"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    case .prefixOperatorExpr: self.as(PrefixOperatorExprSyntax.self)?.expression.literalType
    default: nil
    }
  }
}

extension Character {
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "_" }
}

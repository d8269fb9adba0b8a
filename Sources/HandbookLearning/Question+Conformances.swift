import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Answers about protocols that invented types must conform to.
extension Question {
  /// Makes an invented type conform to a protocol, or makes it a class.
  func conform(_ type: SwiftType, to contract: String, _ hypothesis: inout Hypothesis) {
    // In `products.first.id`, the compiler may take `id` for the modifier of views. It is not meant, unless it is
    // called. A route may have a `view`.
    if contract == "View", let access = node?.ancestor(of: MemberAccessExprSyntax.self), access.base != nil,
      ExprSyntax(access).callOfCallee == nil,
      !Lexicon.viewEndings.contains(where: access.declName.baseName.text.capitalizedFirst.hasSuffix)
    {
      return
    }
    let before = hypothesis.placeholders
    declareConformance(of: type.bareName, to: SwiftType(contract).constraint.description, &hypothesis)
    if !isTextGivenForView { retypeText(for: contract, type: type, &hypothesis) }
    if hypothesis.placeholders == before { inventType(conformingTo: contract, for: type, &hypothesis) }
  }

  /// `let route: any Route.Type = Home.self`: the type conforms to the protocol.
  func conformMetatype(_ hypothesis: inout Hypothesis) -> Bool {
    guard quoted[0].hasSuffix(".Type"), quoted[1].hasPrefix("any "), quoted[1].hasSuffix(".Type") else {
      return false
    }
    let (type, contract) = (quoted[0].dropLast(5), quoted[1].dropFirst(4).dropLast(5))
    guard hypothesis.placeholders.types[String(type)] != nil else { return false }
    let before = hypothesis.placeholders
    conform(.named(String(type)), to: String(contract), &hypothesis)
    return hypothesis.placeholders != before
  }

  /// `extension FormatStyle where Self == BrandStyle`: the type conforms to the protocol.
  func conformSelf(_ hypothesis: inout Hypothesis) -> Bool {
    guard let type = quoted[1].split(separator: " == ").last, quoted[1].hasPrefix("Self == "),
      let contract = quoted[2].split(separator: " : ").last, quoted[2].hasPrefix("Self : "),
      hypothesis.placeholders.types[String(type)] != nil
    else { return false }
    let before = hypothesis.placeholders
    conform(.named(String(type)), to: String(contract), &hypothesis)
    return hypothesis.placeholders != before
  }

  /// `current < minimum` of two values of an invented type: the app says which of them comes first.
  func order(_ type: SwiftType, _ hypothesis: inout Hypothesis) -> Bool {
    guard Lexicon.orders.contains(quoted[0]), hypothesis.placeholders.types[type.bareName] != nil else {
      return false
    }
    let before = hypothesis.placeholders
    conform(type, to: "Comparable", &hypothesis)
    return hypothesis.placeholders != before
  }

  /// `extension RowModel { init(order: Order) { … } }`: only a struct may have such an initializer in an extension.
  func makeStruct(_ hypothesis: inout Hypothesis) -> Bool {
    let type = type(0).bareName
    guard [.observable, .object].contains(hypothesis.placeholders.types[type]?.kind) else { return false }
    hypothesis.placeholders.types[type]?.kind = .data
    return true
  }

  /// `extension Player { convenience init(url: URL) { … } }`: only a class may have such an initializer.
  func makeClass(_ hypothesis: inout Hypothesis) -> Bool {
    guard let type = node?.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      hypothesis.placeholders.types[type]?.kind == .data
    else { return false }
    conform(.named(type), to: Contract.classType, &hypothesis)
    return true
  }

  /// `struct Response: Codable { let stories: [StoryModel] }`: what is stored in a type that can be read is no observable
  /// class, whatever its name says.
  func makeStoredPlain(_ hypothesis: inout Hypothesis) -> Bool {
    guard ["Decodable", "Encodable"].contains(quoted[1]) else { return false }
    var isNew = false
    for stored in analysis.groups(of: quoted[0]).flatMap({ $0.descendants(of: IdentifierTypeSyntax.self) })
    where [.observable, .object].contains(hypothesis.placeholders.types[stored.name.text]?.kind) {
      hypothesis.placeholders.types[stored.name.text]?.kind = .data
      isNew = true
    }
    return isNew
  }

  /// Removes a conformance from an invented type, if an extension such as `extension Product: Hashable` in the
  /// document declares it.
  ///
  /// - Returns: Whether the invented type had it.
  func leaveConformance(of type: String, to contract: String, _ hypothesis: inout Hypothesis) -> Bool {
    let name = ["Decodable", "Encodable"].contains(contract) ? "Codable" : contract
    return hypothesis.placeholders.types[type]?.shown.insert(name).inserted ?? false
  }

  /// Removes a member from invented types, if an extension in the document declares it. The message does not say
  /// which type it is about.
  func leaveMember(_ signature: String, _ hypothesis: inout Hypothesis) -> Bool {
    let member = String(signature.prefix { $0 != "(" })
    let types = hypothesis.placeholders.types.keys.filter {
      names.declaredMembers[$0]?.contains(member) ?? false
    }
    var isNew = false
    for type in types where hypothesis.placeholders.types[type]?.shown.insert(member).inserted == true {
      isNew = true
    }
    return isNew
  }

  func declareConformance(of bare: String, to contract: String, _ hypothesis: inout Hypothesis) {
    if ["Hashable", "Identifiable", "Codable", "Encodable", "Decodable"].contains(contract),
      shadow(bare, &hypothesis)
    {
      return
    }
    if let asked = constraint(ofParameter: bare), hypothesis.placeholders.types[asked] != nil {
      hypothesis.placeholders.types[asked]?.kind = .contract
      hypothesis.placeholders.types[asked]?.conformances.insert(contract)
      return
    }
    if names.declaredTypes.contains(bare) { return complete(bare, for: contract, &hypothesis) }
    guard hypothesis.placeholders.types[bare] != nil else { return }
    // The message is about the invented enum itself: a payload such as MapKit's `MKCoordinateRegion` cannot be encoded,
    // so the compiler finds no way to encode the enum.
    if place == nil, hypothesis.placeholders.types[bare]?.kind == .choice, Self.ofPayloads.contains(contract)
    {
      hypothesis.placeholders.types[bare]?.isOpaque = true
      return
    }
    if let lines = analysis.requirements(of: contract) {
      hypothesis.placeholders.types[bare]?.conformances.insert(contract)
      hypothesis.placeholders.types[bare]?.implementations = lines.map(\.code)
      return
    }
    switch contract {
    case "View": hypothesis.placeholders.types[bare]?.kind = .view
    case let contract where Lexicon.composed[contract] != nil:
      hypothesis.placeholders.types[bare]?.kind = .data
      hypothesis.placeholders.types[bare]?.conformances.insert(contract)
    case let contract where Lexicon.fulfilled[contract] != nil:
      guard hypothesis.placeholders.types[bare]?.conformances.insert(contract).inserted == true else {
        return
      }
      hypothesis.placeholders.types[bare]?.implementations += Lexicon.fulfilled[contract]!
    // `.sheet(item: $page) { page in page }`
    case "Identifiable" where hypothesis.placeholders.types[bare]?.kind == .view:
      hypothesis.placeholders.types[bare]?.conformances.insert(contract)
      hypothesis.placeholders.members[bare, default: [:]]["id"] = "String"
    case "Equatable" where hypothesis.placeholders.types[bare]?.kind == .view,
      "Hashable" where hypothesis.placeholders.types[bare]?.kind == .view:
      hypothesis.placeholders.types[bare]?.conformances.insert(contract)
    // `JSONEncoder().encode(order)` of an observable object that encodes itself
    case "Encodable" where hypothesis.placeholders.types[bare]?.kind == .object,
      "Decodable" where hypothesis.placeholders.types[bare]?.kind == .object,
      "Encodable" where hypothesis.placeholders.types[bare]?.kind == .observable,
      "Decodable" where hypothesis.placeholders.types[bare]?.kind == .observable:
      hypothesis.placeholders.types[bare]?.conformances.insert(contract)
    case "Equatable" where hypothesis.placeholders.types[bare]?.kind == .choice,
      "Hashable" where hypothesis.placeholders.types[bare]?.kind == .choice:
      hypothesis.placeholders.types[bare]?.conformances.insert(contract)
    case "Observable": hypothesis.placeholders.types[bare]?.kind = .observable
    case "ObservableObject": hypothesis.placeholders.types[bare]?.kind = .object
    case let superclass where api.isClass(superclass):
      hypothesis.placeholders.types[bare]?.superclass = contract
    case "AnyObject", Contract.classType:
      if hypothesis.placeholders.types[bare]?.kind == .view {
        // `weak var view: MyView?` is a view of UIKit.
        hypothesis.placeholders.types[bare]?.kind = .data
        hypothesis.placeholders.types[bare]?.superclass = "UIView"
      } else if hypothesis.placeholders.types[bare]?.kind == .data {
        hypothesis.placeholders.types[bare]?.kind = .observable
      } else if hypothesis.placeholders.types[bare]?.kind == .contract {
        hypothesis.placeholders.types[bare]?.conformances.insert("AnyObject")
      }
    case "CodingKey":
      hypothesis.placeholders.types[bare]?.kind = .choice
      hypothesis.placeholders.types[bare]?.conformances.insert(contract)
    case "NSFetchRequestResult": hypothesis.placeholders.types[bare]?.superclass = "NSManagedObject"
    case "PersistentModel":
      hypothesis.placeholders.types[bare]?.kind = .stored
      hypothesis.imports.insert("SwiftData")
    case "ViewModifier": hypothesis.placeholders.types[bare]?.kind = .modifier
    case let style where Lexicon.styles.contains(style):
      hypothesis.placeholders.types[bare]?.conformances.insert(style)
    case "PrimitiveButtonStyle": hypothesis.placeholders.types[bare]?.conformances.insert("ButtonStyle")
    case "TimelineEntry":
      hypothesis.placeholders.types[bare]?.conformances.insert(contract)
      hypothesis.placeholders.members[bare, default: [:]]["date"] = "Date"
    case "Error", "Sendable", "Comparable", "CustomStringConvertible", "LocalizedError", "PreferenceKey":
      let isNew = hypothesis.placeholders.types[bare]?.conformances.insert(contract).inserted == true
      if isNew, contract == "Comparable", names.declaredMembers[bare]?.contains("<") != true {
        let lines = Self.requirements(of: contract, in: bare) ?? []
        hypothesis.placeholders.types[bare]?.implementations += lines.map(\.code)
      }
    case let other
    where hypothesis.placeholders.types[other]?.kind == .contract
      || message.isOf(MessageKind.lacksConformance)
        && hypothesis.placeholders.types[other]?.initializers.isEmpty == true:
      hypothesis.placeholders.types[other]?.kind = .contract
      hypothesis.placeholders.types[bare]?.conformances.insert(other)
    case let delegate where delegate.hasSuffix("Delegate") && api.topLevel[delegate] != nil:
      hypothesis.placeholders.types[bare]?.superclass = "NSObject"
      hypothesis.placeholders.types[bare]?.conformances.insert(delegate)
    case "CaseIterable": hypothesis.placeholders.types[bare]?.statics["allCases"] = .array(.named(bare))
    default: break
    }
  }

  /// Isolates a protocol that is not shown to the main actor, such as the `Coordinator` of a `class AppCoordinator:
  /// Coordinator` that calls `UIHostingController(rootView: view)`.
  func isolateContract(_ hypothesis: inout Hypothesis) -> Bool {
    guard let owner = node?.ancestor(of: ClassDeclSyntax.self), !owner.isIsolated,
      node?.ancestor(of: FunctionDeclSyntax.self)?.modifiers.contains(where: {
        ["nonisolated", "static", "class"].contains($0.name.text)
      }) != true
    else { return false }
    let contracts = owner.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    for contract in contracts
    where [.contract, .base].contains(hypothesis.placeholders.types[contract]?.kind) {
      guard hypothesis.placeholders.types[contract]?.isIsolated == false else { continue }
      hypothesis.placeholders.types[contract]?.isIsolated = true
      return true
    }
    return false
  }

  /// Makes the element conform that is appended to a list of protocol values: `children.append(child)` with
  /// `children: [any Coordinator]`.
  func conformElement(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      Lexicon.elementTakers.contains(access.declName.baseName.text), let list = access.base,
      case .array(let element)? = names.statedType(of: list),
      let given = call.arguments.first?.expression,
      let made = (given.simpleName.flatMap(analysis.initializer) ?? given).as(FunctionCallExprSyntax.self)?
        .calledExpression.simpleName
    else { return false }
    let contract = element.constraint.description
    guard hypothesis.placeholders.types[contract]?.kind == .contract else { return false }
    return hypothesis.placeholders.types[made]?.conformances.insert(contract).inserted ?? false
  }

  /// The protocol that a generic parameter must conform to: `Routable` for `Route` in `struct Stack<Route:
  /// Routable>`.
  func constraint(ofParameter name: String) -> String? {
    let parameter = pieces.lazy.flatMap { Syntax($0.tree).descendants(of: GenericParameterSyntax.self) }
      .first { $0.name.text == name && $0.inheritedType != nil }?.inheritedType
    // `extension Binding where Value: OptionalProtocol`
    let required = pieces.lazy.flatMap { Syntax($0.tree).descendants(of: ConformanceRequirementSyntax.self) }
      .first { $0.leftType.trimmedDescription == name }?.rightType
    return (parameter ?? required)?.trimmedDescription
  }

  /// Protocols to which an enum conforms if all of its payloads do.
  private static let ofPayloads: Set<String> = ["Decodable", "Encodable", "Equatable", "Hashable"]

  /// The requirements of the library's protocols that many documents leave out.
  private static func requirements(of contract: String, in type: String) -> [(name: String, code: String)]? {
    switch contract {
    case "Identifiable": [("id", "var id: String { \(Trap.code("id")) }")]
    case "Comparable": [("<", "static func < (a: \(type), b: \(type)) -> Bool { \(Trap.code("<")) }")]
    default: nil
    }
  }

  /// Adds the requirements that a type of the snippet lacks, if the type says `// ...` among its members.
  private func complete(_ type: String, for contract: String, _ hypothesis: inout Hypothesis) {
    guard let place = place,
      let lines = analysis.requirements(of: contract) ?? Self.requirements(of: contract, in: type),
      let block = node?.ancestor(
        of: StructDeclSyntax.self, where: { $0.name.text == type })?.memberBlock,
      block.leavesOutMembers(elisions: pieces[place.piece].elisions)
    else { return }
    let shown = names.declaredMembers[type, default: []]
    let missing = lines.filter { !shown.contains($0.name) }.map { "\($0.code); " }.joined()
    let end = block.rightBrace.bytes.lowerBound
    if !missing.isEmpty { hypothesis.edit(.init(range: end..<end, text: missing), in: place.piece) }
  }
}

extension ClassDeclSyntax {
  /// Whether it says which actor it belongs to.
  fileprivate var isIsolated: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Actor") == true
    }
  }
}

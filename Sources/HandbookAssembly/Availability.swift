package import HandbookModel
import SwiftSyntax

extension ParsedPiece {
  /// The iOS version that code at a place can count on, because something around it asked: `if #available(iOS 17, *)`,
  /// `guard #available`, the else branch of `#unavailable`, or `@available(iOS 17, *)` on a declaration.
  ///
  /// - Parameters: 1-based line and UTF-8 column.
  /// - Returns: The newest version asked for; nil where none was. `#available(macOS 14, *)` says nothing of iOS.
  /// Source: The Swift Programming Language, "Checking API Availability"; what refines is what the compiler's
  ///   `TypeRefinementContext` refines.
  package func assuredVersion(line: Int, column: Int) -> OSVersion? {
    guard let offset = offset(line: line, column: column), offset < code.utf8.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    return assuredVersion(around: Syntax(token))
  }

  /// The iOS version that a declaration is marked for, by its own `@available` or by that of a type around it. Nil if
  /// the place is not the name of a declaration.
  package func declaredVersion(line: Int, column: Int) -> OSVersion? {
    guard let offset = offset(line: line, column: column), offset < code.utf8.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), token.isDeclaredName
    else { return nil }
    var versions: [OSVersion] = []
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes {
        versions += attributes.availableVersions
      }
      node = current.parent
    }
    return versions.max()
  }
}

extension ParsedPiece {
  /// Stored properties, and cases with a payload, whose `@available` requires a newer system than the type around
  /// them does.
  ///
  /// Source: the compiler's "stored properties cannot be marked potentially unavailable with '@available'".
  package var storedForNewer: [(name: String, version: OSVersion, bytes: Range<Int>)] {
    Syntax(tree).descendants(of: MemberBlockItemSyntax.self).flatMap { item in
      let declaration = item.decl
      guard
        let version = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.availableVersions
          .max(),
        version > assuredVersion(around: Syntax(item)) ?? OSVersion(0)
      else { return [(name: String, version: OSVersion, bytes: Range<Int>)]() }
      let names: [TokenSyntax] =
        declaration.as(VariableDeclSyntax.self)?.storedNames
        ?? declaration.as(EnumCaseDeclSyntax.self)?.elements.filter { $0.parameterClause != nil }.map(\.name)
        ?? []
      return names.map { ($0.text, version, $0.bytes) }
    }
  }

  private func assuredVersion(around node: Syntax) -> OSVersion? {
    var versions: [OSVersion] = []
    var node = node
    while let parent = node.parent {
      versions += parent.versions(assuredTo: node)
      node = parent
    }
    return versions.max()
  }
}

extension VariableDeclSyntax {
  /// Names of the stored instance properties: those without `get` and `static`.
  fileprivate var storedNames: [TokenSyntax] {
    guard !modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else { return [] }
    return bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      guard let accessors = binding.accessorBlock?.accessors else { return name }
      guard case .accessors(let list) = accessors else { return nil }
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) } ? name : nil
    }
  }
}

extension Syntax {
  /// The versions that this node assures for one of its children.
  fileprivate func versions(assuredTo child: Syntax) -> [OSVersion] {
    if let choice = self.as(IfExprSyntax.self) {
      if choice.body.id == child.id { return choice.conditions.availableVersions }
      if choice.elseBody?.id == child.id { return choice.conditions.unavailableVersions }
    }
    if let loop = self.as(WhileStmtSyntax.self), loop.body.id == child.id {
      return loop.conditions.availableVersions
    }
    if let guardian = self.as(GuardStmtSyntax.self), guardian.body.id == child.id {
      return guardian.conditions.unavailableVersions
    }
    // `if #available(iOS 17, *), let new = make()`: the second condition may rely on the first.
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return conditions.prefix { $0.id != child.id }.flatMap(\.availableVersions)
    }
    if let list = self.as(CodeBlockItemListSyntax.self) {
      return list.prefix { $0.id != child.id }.flatMap { item in
        item.item.as(GuardStmtSyntax.self)?.conditions.availableVersions ?? []
      }
    }
    return asProtocol((any WithAttributesSyntax).self)?.attributes.availableVersions ?? []
  }
}

extension ConditionElementListSyntax {
  /// Versions that are assured if all conditions hold.
  fileprivate var availableVersions: [OSVersion] { flatMap(\.availableVersions) }

  /// Versions that are assured if not all conditions hold. With more than one condition nobody knows which one
  /// failed.
  fileprivate var unavailableVersions: [OSVersion] {
    guard count == 1, let check = first?.condition.as(AvailabilityConditionSyntax.self),
      check.availabilityKeyword.tokenKind == .poundUnavailable
    else { return [] }
    return check.availabilityArguments.iOSVersion.map { [$0] } ?? []
  }
}

extension ConditionElementSyntax {
  fileprivate var availableVersions: [OSVersion] {
    guard let check = condition.as(AvailabilityConditionSyntax.self),
      check.availabilityKeyword.tokenKind == .poundAvailable
    else { return [] }
    return check.availabilityArguments.iOSVersion.map { [$0] } ?? []
  }
}

extension AttributeListSyntax {
  /// Versions of `@available(iOS 17, *)` and `@available(iOS, introduced: 17)`.
  fileprivate var availableVersions: [OSVersion] {
    compactMap { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
      else { return nil }
      if let version = arguments.iOSVersion { return version }
      let words = arguments.map(\.argument)
      guard case .token(let platform)? = words.first, platform.text == "iOS" else { return nil }
      for case .availabilityLabeledArgument(let argument) in words where argument.label.text == "introduced" {
        return OSVersion(argument.value.trimmedDescription)
      }
      return nil
    }
  }
}

extension AvailabilityArgumentListSyntax {
  fileprivate var iOSVersion: OSVersion? {
    for case .availabilityVersionRestriction(let restriction) in map(\.argument)
    where ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text) {
      return restriction.version.flatMap { OSVersion($0.trimmedDescription) }
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name in `func name`, `var name`, `struct Name`, `case name`.
  fileprivate var isDeclaredName: Bool {
    if let declaration = parent?.asProtocol((any NamedDeclSyntax).self) { return declaration.name.id == id }
    return parent?.is(IdentifierPatternSyntax.self) ?? false
      || parent?.is(EnumCaseElementSyntax.self) ?? false
      || tokenKind == .keyword(.`init`) && parent?.is(InitializerDeclSyntax.self) ?? false
  }
}

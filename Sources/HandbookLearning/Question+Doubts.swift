import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What the rows of the table of doubts ask of a message.
extension Question {
  /// Whether the statement is a `map` of something that is not shown, and that is not named like a list.
  func isMapOfGuess(_ hypothesis: Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: CodeBlockItemSyntax.self)?.item.as(FunctionCallExprSyntax.self),
      Lexicon.transformingMethods.contains(call.calleeName),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    let name = base.memberName ?? base.simpleName ?? base.as(FunctionCallExprSyntax.self)?.calleeName ?? ""
    return !name.isPlural && hypothesis.isGuessed(base, in: analysis)
  }

  /// Whether the code is in an initializer of which parameters are left out.
  var isInElidedInitializer: Bool {
    guard let place, let initializer = node?.ancestor(of: InitializerDeclSyntax.self) else { return false }
    return pieces[place.piece].elisions.contains(where: initializer.signature.bytes.contains)
  }

  /// Whether the code is in a function of which statements are left out.
  var isInElidedFunction: Bool {
    guard let place, let body = node?.ancestor(of: FunctionDeclSyntax.self)?.body else { return false }
    return pieces[place.piece].elisions.contains(where: body.bytes.contains)
  }

  /// Whether the message is about a function that stands beside the statements of the snippet, and states no actor.
  var callsLooseFunction: Bool {
    let name = quoted[0].prefix { $0 != "(" }
    return pieces.contains { piece in
      piece.tree.statements.contains { statement in
        statement.item.as(DeclSyntax.self)?.as(FunctionDeclSyntax.self).map {
          $0.name.text == name && $0.attributes.isEmpty
        } ?? false
      }
    }
  }

  /// Whether the `switch` that the message is about has a subject of a type that is not shown.
  func switchesOverUnknown(_ hypothesis: Hypothesis) -> Bool {
    guard let subject = node?.ancestor(of: SwitchExprSyntax.self)?.subject else { return false }
    if let stated = names.statedType(of: subject) {
      return hypothesis.placeholders.types[stated.unwrapped.bareName] != nil
    }
    return hypothesis.isGuessed(subject, in: analysis)
  }

  /// Whether the code calls a type of a framework of which the stub library has little, or derives from one.
  var isAboutPartlyCovered: Bool {
    let called = node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName
    let kind = node?.ancestor(of: ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
      .trimmedDescription
    return [called, message.isOf(MessageKind.overridesNothing) || called == nil ? kind : nil].contains {
      $0.map { $0.hasPrefix("MK") && api.topLevel[$0] != nil } ?? false
    }
  }

  /// Whether the type is the one that the check put around members of a type that is not shown.
  func isWrapper(_ type: SwiftType) -> Bool {
    !names.declaredTypes.contains(type.bareName) && type.bareName.wholeMatch(of: #/Snippet\d*/#) != nil
  }

  /// Whether a type does not conform only because the compiler does not find another: "associated value type '_' does not
  /// conform to protocol 'Hashable'".
  var isAboutMissingType: Bool {
    message.isOf(MessageKind.missingRequirement)
      && message.notes.contains { quotedTexts(of: $0.text).contains("_") }
  }

  /// Whether the message asks a type of the library's for a type inside of it that an extension may add, and that resembles
  /// none it has.
  var isTypeInLibraryType: Bool {
    let parts: [Substring] = type(1).bareName.split(separator: ".")
    guard let owner = parts.last.map(String.init),
      api.topLevel[owner] != nil || Lexicon.extensible.contains(owner) || quoted[1].hasPrefix("Foundation"),
      !names.declaredTypes.contains(owner)
    else { return false }
    var own: Set<String> = []
    for symbol in api.symbols.values where symbol.owner == owner { own.insert(String(symbol.baseName)) }
    return NearMiss.nearest(to: quoted[0], in: own).map { NearMiss.editDistance($0, quoted[0]) > 3 } ?? true
  }

  /// Whether a function is asked of a type of UIKit's that has no static one of that name: `UIActivityViewController.show(url)`.
  func isAskedOfTypeOnly(_ access: MemberAccessExprSyntax) -> Bool {
    guard let type = access.base?.simpleName, type.hasPrefix("UI"), api.topLevel[type] != nil,
      ExprSyntax(access).callOfCallee != nil
    else { return false }
    let member = access.declName.baseName.text
    let owners = api.lineage(of: type)
    // The name of a static declaration, as the compiler mangles it, ends with `Z`.
    return !RealMembers.has(member[...], of: type)
      && !api.symbols.contains { key, symbol in
        symbol.baseName == member && key.hasSuffix("Z") && symbol.owner.map(owners.contains) == true
      }
  }

  /// Whether the code stands in a function of a type that is not shown, and calls one of its name, which may be another one
  /// of the same type: `func validate(code: Int) -> Self { validate { … } }`.
  var isInCallOfOtherForm: Bool {
    let extended = node?.ancestor(of: ExtensionDeclSyntax.self)
    let isOfUnknown = extended?.extendedType.tokens(viewMode: .sourceAccurate).contains {
      analysis.undeclared.contains($0.text)
    }
    guard isLoose || isOfUnknown == true else { return false }
    let beside = extended?.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) } ?? []
    let shown = [node?.ancestor(of: FunctionDeclSyntax.self)].compactMap(\.self) + beside
    var call = node?.ancestor(of: FunctionCallExprSyntax.self)
    while let asked = call {
      let base = asked.calledExpression.as(MemberAccessExprSyntax.self)?.base?.simpleName
      if shown.contains(where: {
        $0.name.text == asked.calleeName && !asked.bytes.contains($0.bytes.lowerBound)
      }),
        base.map({ ["self", "Self"].contains($0) }) ?? true
      {
        return true
      }
      call = asked.parent?.ancestor(of: FunctionCallExprSyntax.self)
    }
    return false
  }

  /// Whether the code is a member that a document shows alone and without its body, as documentation of a library does.
  var isInBareDeclaration: Bool {
    guard let items = pieces.last?.tree.statements else { return false }
    let own = node.map { node in items.filter { $0.bytes.contains(node.position.utf8Offset) } }
    return !items.isEmpty
      && (own.flatMap { $0.isEmpty ? nil : $0 } ?? items).allSatisfy { item in
        if case .decl(let declaration) = item.item {
          declaration.hasNoBody || declaration.listsInterface || declaration.namesSelfAlone
        } else {
          false
        }
      }
  }

  /// Whether the code stands in no type that is shown.
  var isLoose: Bool { node?.ancestor(of: MemberBlockSyntax.self) == nil }

  /// Whether the message is about a statement of the fence itself, which is in no declaration and no closure, and is no
  /// literal.
  var isLineOfFence: Bool {
    guard let statement = node?.ancestor(of: CodeBlockItemSyntax.self) else { return false }
    return statement.parent?.parent?.is(SourceFileSyntax.self) == true
      && statement.item.as(ExprSyntax.self)?.literalType == nil
  }

  /// Whether a function that overrides nothing has nearly the name of one of UIKit's, as `viewDidLod`, or such a name itself,
  /// though the check knows the class that the code belongs to.
  func resemblesOverride(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.text
    return ["UIViewController", "UIView", "UITableViewCell"].flatMap(api.lineage).contains { type in
      NearMiss.nearest(to: name, in: api.allMembers(of: type).union(RealMembers.all(of: type)))
        .map { NearMiss.editDistance($0, name) < (name.count > 10 ? 3 : 2) } ?? false
        || !pieces.allSatisfy { $0.superclass == nil } && api.allMembers(of: type).contains(name)
    }
  }

  /// Whether the code stands in a class that derives from `XCTestCase`.
  var isInTestCase: Bool {
    node?.ancestor(of: ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      == "XCTestCase"
  }

  /// Whether the closure around the code is given to one of Foundation's functions that call it later.
  var isInClosureOfFoundation: Bool {
    node?.ancestor(of: ClosureExprSyntax.self)?.call.map {
      Lexicon.callersOfClosures.contains($0.calleeName) && !names.declaredFunctions.contains($0.calleeName)
    } ?? false
  }

  /// Whether a variable is made from another one of its name: `let total = total ?? 0`.
  var readsOtherOfItsName: Bool {
    let binding =
      node?.ancestor(of: PatternBindingSyntax.self)
      ?? node?.ancestor(of: VariableDeclSyntax.self)?.bindings.first
    return binding?.initializer?.descendants(of: DeclReferenceExprSyntax.self).contains {
      $0.baseName.text == binding?.pattern.trimmedDescription.filter { $0 != "`" } && !$0.isNameOfMember
    } ?? false
  }

  /// Whether the variable is declared further down, below a comment that follows a blank line and begins another example.
  func isAboveExample(declaring name: String) -> Bool {
    guard let statements = pieces.last?.tree.statements,
      let use = node?.position,
      let below = statements.first(where: { item in
        item.position > use
          && item.item.as(VariableDeclSyntax.self)?.bindings.contains {
            $0.pattern.trimmedDescription == name
          } == true
      })
    else { return false }
    return statements.contains {
      $0.position > use && $0.position <= below.position && $0.leadingTrivia.beginsExample
    }
  }

  /// Whether the fence declares a variable of that name outside of all functions and types.
  func declaresAtTop(_ name: String) -> Bool {
    pieces.last?.tree.statements.contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name }
        == true
    } == true
  }

  /// Whether the message is about a function that is called on a view's type, and that resembles no member of it.
  var isMakerOfView: Bool {
    guard
      let access = node?.ancestor(
        of: MemberAccessExprSyntax.self, where: { $0.declName.baseName.text == quoted[1] }),
      let view = access.base?.simpleName, view == quoted[0], api.views.contains(view)
    else { return false }
    return ExprSyntax(access).callOfCallee != nil
      && guardian.nearMember(quoted[1], of: [view, "View"]) == nil
  }

  /// Whether all that is shown of a call is `{ ... }`. That it lacks an argument is said behind it, of a modifier that follows.
  var isMentionWithClosure: Bool {
    let modified = node?.ancestor(of: MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
    guard let place, let call = modified ?? node?.ancestor(of: FunctionCallExprSyntax.self),
      call.leftParen == nil,
      let closure = call.trailingClosure, closure.statements.isEmpty
    else { return false }
    return pieces[place.piece].elisions.contains(where: closure.bytes.contains)
      || closure.trimmedDescription.contains("...")
  }

  /// Whether the message is about a type of which only `{ ... }` is shown.
  var isUnfilledForm: Bool {
    guard let place, let type = node?.parent?.asProtocol((any DeclGroupSyntax).self) else { return false }
    return type.memberBlock.members.isEmpty
      && pieces[place.piece].elisions.contains(where: type.memberBlock.bytes.contains)
  }

  /// Whether a comment in the type names what it lacks: `// placeSubviews reads the cache`, `// UITableViewDataSource methods`.
  /// Short names are words of other sentences, and so is the name of a protocol that is no delegate's: `// Not Hashable`.
  private var isRequirementInComment: Bool {
    guard let type = node?.ancestor(of: Syntax.self, where: { $0.typeName == quoted[0] }) else {
      return false
    }
    var lacking = message.notes.filter { $0.isOf(MessageKind.requirement) }.compactMap {
      quotedTexts(of: $0.text).first.map { String($0.prefix { $0 != "(" }) }
    }.filter { $0.count > 4 }
    lacking += quoted.dropFirst().prefix(1).filter { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
    let words = type.tokens(viewMode: .sourceAccurate).flatMap {
      Array($0.leadingTrivia) + Array($0.trailingTrivia)
    }.filter(\.isComment).flatMap { String(describing: $0).split { !$0.isLetter && !$0.isNumber } }
    return lacking.contains { name in words.contains { $0 == name } }
  }

  /// Whether the type names one that its protocol gives it, and that the check invented because other code names it, too.
  private var namesInventedMemberType: Bool {
    node?.ancestor(of: Syntax.self, where: { $0.typeName == quoted[0] })?.tokens(viewMode: .sourceAccurate)
      .contains { Lexicon.memberTypes.contains($0.text) && placeholders.types[$0.text] != nil } == true
  }

  /// Whether the code makes a value of a type that is shown above a comment such as `// Avoid`, which begins another version.
  var makesTypeOfEarlierVersion: Bool {
    guard let statements = pieces.last?.tree.statements,
      let call = node?.ancestor(of: FunctionCallExprSyntax.self), let made = call.calledExpression.simpleName,
      let above = statements.last(where: { $0.position < call.position && Syntax($0.item).typeName == made }),
      !above.bytes.overlaps(call.bytes)
    else { return false }
    return statements.contains {
      $0.position > above.position && $0.position <= call.position && $0.leadingTrivia.namesVersion
    }
  }

  /// Whether the statement is in no function and no closure of the document.
  var isInNoFunction: Bool {
    isLoose && node?.ancestor(of: FunctionDeclSyntax.self) == nil
      && node?.ancestor(of: ClosureExprSyntax.self) == nil
      && node?.ancestor(of: AccessorBlockSyntax.self) == nil
  }

  /// Whether the code asks `self` for a function that stands in another example above it, and that may be of another type.
  var callsFunctionOfOtherExample: Bool {
    guard isLoose, let statements = pieces.last?.tree.statements,
      let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.simpleName == "self",
      let above = statements.last(where: {
        $0.position < call.position && $0.item.as(FunctionDeclSyntax.self)?.name.text == call.calleeName
      })
    else { return false }
    return statements.contains {
      $0.position > above.position && $0.position <= call.position && $0.leadingTrivia.beginsExample
    }
  }

  /// Whether a variable that is declared here, or the one that the message names, has no attribute, while the other one may be
  /// a property: a statement can be meant, or a constant of the file.
  var isBetweenPropertyAndConstant: Bool {
    let loose = pieces.flatMap(\.tree.statements).compactMap { $0.item.as(VariableDeclSyntax.self) }
    func isPlain(_ variable: VariableDeclSyntax) -> Bool {
      variable.attributes.isEmpty && variable.modifiers.isEmpty && variable.bindingSpecifier.text == "let"
    }
    let named = loose.first {
      $0.bindings.first?.pattern.trimmedDescription == quoted[0]
    }
    let own = node?.ancestor(of: VariableDeclSyntax.self)
    return [named, own].contains { $0.map(isPlain) == true } && named != nil
  }

  /// Whether a declaration around the code, or what it extends or derives from, has a name that is not shown: a superclass, a
  /// protocol, an attribute of a type or property.
  var isInDeclarationOfUnknown: Bool {
    if isInTypeOfUnknown { return true }
    guard let node else { return false }
    let type = node.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    let members =
      node.ancestor(of: VariableDeclSyntax.self).map { [$0] }
      ?? node.ancestor(of: MemberBlockItemSyntax.self)?.decl.asProtocol((any DeclGroupSyntax).self)?
      .memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } ?? []
    let own = (node.parent?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? [])
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let attributes = (members + own).flatMap(\.attributes).compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    return !analysis.undeclared.isDisjoint(with: attributes + [type].compactMap(\.self))
  }

  /// Whether the function or the variable around the code has an attribute that is not shown.
  var isInFunctionWithUnknownAttribute: Bool {
    let attributes =
      node?.ancestor(of: FunctionDeclSyntax.self)?.attributes
      ?? node?.ancestor(of: VariableDeclSyntax.self)?.attributes
    return attributes?.contains {
      $0.as(AttributeSyntax.self).map { analysis.undeclared.contains($0.attributeName.trimmedDescription) }
        == true
    } == true
  }

  /// Whether the message is about a label that some modifier of the name has, of what is not shown.
  var isLabelOfListedModifier: Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      ExprSyntax(call).startsWithDot || call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
    else { return false }
    let label = quoted[0].prefix { $0 != ":" }
    return api.symbols.values.contains {
      $0.baseName == call.calleeName && $0.labels.contains(String(label))
    }
  }

  /// Whether the code stands in a closure for a parameter with an attribute that is not shown.
  var isForUnknownBuilder: Bool {
    guard let callee = node?.ancestor(of: ClosureExprSyntax.self)?.call?.calleeName else { return false }
    return pieces.contains { piece in
      Syntax(piece.tree).descendants(of: FunctionDeclSyntax.self).contains { function in
        function.name.text == callee
          && function.signature.parameterClause.parameters.flatMap(\.attributes).contains {
            $0.as(AttributeSyntax.self).map {
              analysis.undeclared.contains($0.attributeName.trimmedDescription)
            } == true
          }
      }
    }
  }

  /// Whether the code modifies what a comment or dots before it stand for.
  var isModifierOfElided: Bool {
    guard let item = node?.ancestor(of: CodeBlockItemSyntax.self), case .expr(let value) = item.item,
      value.startsWithDot, let piece = place?.piece
    else { return false }
    let before = item.position.utf8Offset..<item.positionAfterSkippingLeadingTrivia.utf8Offset
    return item.leadingTrivia.contains(where: \.isComment)
      || pieces[piece].elisions.contains { before.contains($0) }
  }

  /// Whether the code stands in a type with an attribute or a protocol that is not shown.
  var isInTypeOfUnknown: Bool {
    var around = node?.parent
    while let scope = around {
      if let type = scope.asProtocol((any DeclGroupSyntax).self) {
        let attributes = type.attributes.compactMap {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        let contracts = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if !analysis.undeclared.isDisjoint(with: attributes + contracts) { return true }
      }
      around = scope.parent
    }
    return false
  }

  /// Whether the message names a type that was invented, and that the document does not name: `providers.contains("apple")`
  /// of providers that are not shown, which were guessed to be of a type `Provider`.
  func isAboutUnnamedType(_ hypothesis: Hypothesis) -> Bool {
    quoted.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
        hypothesis.placeholders.types[String(word)] != nil
          && !analysis.pieces.contains { $0.identifiers.contains(String(word)) }
      }
    }
  }

  /// Whether the message names a type that was invented without a name of the document's, or a parameter of a generic
  /// function that was: `A0`.
  var isAboutInventedType: Bool {
    quoted.contains { text in
      SwiftType(text).words.contains { word in
        word.hasPrefix("Invented")
          || word.wholeMatch(of: #/[AV]\d+/#) != nil
            && !pieces.contains { $0.identifiers.contains(String(word)) }
      }
    }
  }

  /// Whether a member may be the app's own, in an extension that is not shown: `URLSession.shared.pay(order)`. A member
  /// that resembles one of the type's, or that another type of the library has, is none. Numbers are extended with
  /// what is asked of literals and of the type, as in `3.minutes`.
  var isMemberOfExtendedType: Bool {
    guard message.isOf(MessageKind.unknownMember.union(MessageKind.unknownStaticMember)),
      !message.isOf(MessageKind.correctedMember), quoted.count > 1,
      // `.foregroundStyle(.brand)` beside `extension Color { static let brand = … }`
      type(0) != "ShapeStyle" || names.declaredMembers["Color"]?.contains(quoted[1]) != true
    else { return false }
    // `queryChanges.debounce(for: .seconds(1))`
    if Lexicon.asyncAlgorithms.contains(quoted[1]), Lexicon.asyncSequences.contains(type(0).bareName) {
      return true
    }
    let name =
      switch type(0).instance {
      case .array: "Array"
      case .dictionary: "Dictionary"
      case .optional: "Optional"
      case let type: type.bareName
      }
    let base = node?.ancestor(of: MemberAccessExprSyntax.self)?.base
    if Lexicon.numbersAndFlags.contains(name), base?.literalType == nil, base?.simpleName != name,
      Lexicon.membersAddedToNumbers.contains(quoted[1])
        || Lexicon.startsOfConversions.contains(where: {
          quoted[1].hasPrefix($0) && quoted[1].dropFirst($0.count).first?.isUppercase == true
        })
    {
      return true
    }
    // `label.backport.spacing(4)`: views are extended with properties, too.
    let isOwnProperty =
      api.views.contains(name)
      && node?.ancestor(of: MemberAccessExprSyntax.self).map { ExprSyntax($0).callOfCallee == nil } == true
    let isExtended =
      isOwnProperty || name.hasPrefix("NS")
      || (Lexicon.extendedTypes.contains(name) || api.topLevel[name] != nil && !api.views.contains(name))
        && !isHandle(name) && !isShown(type(0))
        && !(name.hasPrefix("UI") && soundsLikeMember(of: name))
    func isSlip(_ near: String?) -> Bool { near.map { quoted[1].isSlip(of: $0) } ?? false }
    // `UIAlertAction.remove()`: what lists and texts can do is asked of values.
    let isOfValue = message.isOf(MessageKind.unknownMember)
    // `isOn ? .accentPrimary : .fill.tertiary`: the branches have two types, whatever is not shown.
    let isBranch =
      base == nil
      && node?.ancestor(of: ExprListSyntax.self)?.contains { $0.is(UnresolvedTernaryExprSyntax.self) } == true
    return isExtended && !isBranch && !isMemberOfOtherTypes
      && !(Lexicon.numbersAndFlags.contains(name) && Lexicon.membersOfTextsAndLists.contains(quoted[1]))
      && !api.allMembers(of: name).contains(where: {
        quoted[1].count > 4 && NearMiss.editDistance(quoted[1], $0) == 1
      })
      && !isSlip(guardian.nearMember(quoted[1], of: api.lineage(of: name)))
      && !isSlip(name == "Tab" ? guardian.nearMember(quoted[1], of: ["TabContent", "View"]) : nil)
      && !(isOfValue
        && isSlip(
          NearMiss.nearest(
            to: quoted[1], in: Lexicon.membersOfTextsAndLists.filter { !quoted[1].addsWord(to: $0) })))
      && !api.lineage(of: name).contains { isSlip(RealMembers.near(quoted[1], of: $0)) }
  }

  /// Whether another type of the library has the member that the message is about. A function with other labels is not
  /// the same: `FileManager.default.store(account: account, for: user)` is none of a publisher's. Neither is a value's
  /// member that is asked of a type: `UIApplication.topViewController()`.
  private var isMemberOfOtherTypes: Bool {
    guard api.knowsMember(quoted[1]) else { return false }
    let access = node?.ancestor(of: MemberAccessExprSyntax.self) { $0.declName.baseName.text == quoted[1] }
    if message.isOf(MessageKind.unknownStaticMember), access?.base != nil { return false }
    guard let call = access.flatMap({ ExprSyntax($0).callOfCallee }) else {
      // The name of a static declaration, as the compiler mangles it, ends with `Z`.
      return api.symbols.contains { $0.value.baseName == quoted[1] && !$0.key.hasSuffix("Z") }
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return api.symbols.values.contains {
      $0.baseName == quoted[1] && $0.name.hasSuffix(")") && Set($0.labels).isSuperset(of: labels)
    }
  }

  /// Whether the member begins like one of a type of UIKit's, such as `backButtonDisplayKind`: it is meant to be one.
  func soundsLikeMember(of name: String) -> Bool {
    let asked = quoted[1].camelWords.prefix(2)
    // `UIAlertAction.cancel()`: one word may be that of any member.
    if message.isOf(MessageKind.unknownStaticMember), asked.count == 1 { return false }
    return (api.lineageOfClass(name) ?? [name, "NSObject"]).contains { type in
      RealMembers.all(of: type).union(api.allMembers(of: type)).contains {
        asked.count > 1 ? $0.camelWords.prefix(2) == asked : $0.camelWords.first == asked.first
      }
    }
  }

  /// `tableView.delegate = self` in a class that conforms to nothing of the kind: most apps write the conformance in an
  /// extension, which may not be shown.
  var isConformanceElsewhere: Bool {
    let kinds = MessageKind.wrongAssignment.union(MessageKind.wrongType).union(MessageKind.lacksConformance)
    guard message.isOf(kinds), quoted.count > 1, names.declaredTypes.contains(type(0).bareName),
      let expression = node?.parent?.as(DeclReferenceExprSyntax.self), expression.baseName.text == "self"
    else { return false }
    let contract = type(1).unwrapped.bareName
    return contract.hasSuffix("Delegate") || contract.hasSuffix("DataSource")
  }

  /// Whether a type may meet the requirement where it is not shown: its members are left out, or nothing of it is shown,
  /// as in `extension Store: Scheduler`, or the check made it up. So may one that a comment of the type names, or whose types
  /// the check invented, because a function outside of the type names them: `Subviews` of a layout.
  var isRequirementElsewhere: Bool {
    guard message.isOf(MessageKind.missingRequirement), let type = quoted.first else { return false }
    return analysis.undeclared.contains(type) || analysis.elidesMembers(of: type)
      || analysis.elidesParameters(in: type) || Placeholders.isMadeUp(type) || type == "Invented"
      || isRequirementInComment || namesInventedMemberType
  }

  /// Whether the statement mentions a value whose type was guessed, or makes one.
  func usesGuesses(_ hypothesis: Hypothesis) -> Bool {
    // `.customTransition(.slide.combined(with: .fade(.in)))`: nothing says what the app's modifier takes.
    if let argument = node?.ancestor(
      of: LabeledExprSyntax.self,
      where: {
        $0.callGiven.map { hypothesis.placeholders.modifiers[$0.calleeName] != nil } == true
      }), !argument.expression.is(ClosureExprSyntax.self)
    {
      return true
    }
    // A message about no code of the document is shown at the first line.
    guard let item = node?.ancestor(of: CodeBlockItemSyntax.self) else { return true }
    if message.isOf(MessageKind.unknownContext), isInContextOfGuess(hypothesis) { return true }
    // What the body of an `if` or a loop mentions says nothing about the condition.
    let bodies = Syntax(item).descendants(of: CodeBlockSyntax.self).filter {
      !$0.bytes.contains(node?.bytes.lowerBound ?? 0) && !$0.isBodyOfFunction
    }.map(\.bytes)
    func mentioned<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
      Syntax(item).descendants(of: kind).filter { part in !bodies.contains { $0.overlaps(part.bytes) } }
    }
    // `UIColor.brand`
    let asked = mentioned(MemberAccessExprSyntax.self)
    if asked.contains(where: { hypothesis.isAddedToKnownType($0) }) { return true }
    return mentioned(DeclReferenceExprSyntax.self).contains {
      let name = $0.baseName.text
      return hypothesis.placeholders.types[name] != nil || analysis.undeclared.contains(name)
        || hypothesis.isGuessed(ExprSyntax($0), in: analysis)
    }
      // `guard let row`
      || mentioned(OptionalBindingConditionSyntax.self).contains {
        guard $0.initializer == nil, let name = $0.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          names.statedTypes[name.text] == nil
        else { return false }
        return hypothesis.isGuessed(ExprSyntax(DeclReferenceExprSyntax(baseName: name)), in: analysis)
      }
      || message.isOf(MessageKind.mismatch.union(MessageKind.saysLittle))
        && asked.contains { $0.base != nil && hypothesis.isGuessed(ExprSyntax($0), in: analysis) }
      || mentioned(MemberTypeSyntax.self).contains {
        hypothesis.placeholders.types[$0.baseType.trimmedDescription] != nil
      }
      || node?.ancestor(of: VariableDeclSyntax.self)?.attributes.contains {
        $0.as(AttributeSyntax.self).map {
          hypothesis.placeholders.types[$0.attributeName.trimmedDescription] != nil
        }
          ?? false
      } == true
  }

  /// Whether the code takes its type from what is not shown: `.cart` in `store.publisher.map { _ in .cart }`, or in a function
  /// that returns a `Filter.Context?`.
  private func isInContextOfGuess(_ hypothesis: Hypothesis) -> Bool {
    if let closure = node?.ancestor(of: ClosureExprSyntax.self), let call = closure.call {
      return hypothesis.isGuessed(ExprSyntax(call), in: analysis) && !guardian.isModifier(call)
    }
    let result =
      node?.ancestor(of: FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? node?.ancestor(of: PatternBindingSyntax.self)?.typeAnnotation?.type
    return result.map { type in
      type.tokens(viewMode: .sourceAccurate).contains { hypothesis.placeholders.types[$0.text] != nil }
    } == true
  }

  /// Whether the type of the value that the message is about was guessed, and may be another one.
  func isAboutGuessedValue(_ hypothesis: Hypothesis) -> Bool {
    // `Route.home` is a `Route`, and `Route.self` is a type, whatever a `Route` is.
    if isChoiceGivenForValue(hypothesis) || quoted.first?.hasSuffix(".Type") == true || isMissingContract {
      return false
    }
    func isGuessed(_ expression: ExprSyntax?) -> Bool {
      let value = expression?.as(InOutExprSyntax.self)?.expression ?? expression
      return value.map { hypothesis.isGuessed($0, in: analysis) } ?? false
    }
    if let condition = node?.ancestor(of: OptionalBindingConditionSyntax.self),
      message.isOf(MessageKind.notOptional)
    {
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier
      // `let seconds = Double(value)` after `let value = action.value(for: "seconds")`
      if let made = condition.initializer?.value.as(FunctionCallExprSyntax.self), made.arguments.count == 1,
        made.calledExpression.simpleName.map(Lexicon.numbersAndFlags.contains) == true
      {
        return isGuessed(made.arguments.first?.expression)
      }
      return isGuessed(
        condition.initializer?.value ?? name.map { ExprSyntax(DeclReferenceExprSyntax(baseName: $0)) })
    }
    // `await withCheckedContinuation { continuation in … }` gives what its closure resumes with.
    if let call = node?.ancestor(of: FunctionCallExprSyntax.self), call.calleeName.hasPrefix("with"),
      let closure = call.trailingClosure,
      Syntax(closure).descendants(of: DeclReferenceExprSyntax.self).contains(where: {
        isGuessed(ExprSyntax($0))
      })
    {
      return true
    }
    // `.onPreferenceChange(OffsetKey.self, perform: scrolled)`: what the key's value is, nothing says.
    if message.isOf(MessageKind.wrongType),
      let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      call.arguments.contains(where: { argument in
        argument.expression.as(MemberAccessExprSyntax.self).map {
          $0.declName.baseName.text == "self"
            && $0.base?.simpleName.map { hypothesis.placeholders.types[$0] != nil } == true
        } == true
      })
    {
      return true
    }
    // A function takes its generic arguments from what it is given, and from what its closures give.
    if message.isOf(MessageKind.generic),
      let call = node?.ancestor(of: FunctionCallExprSyntax.self)
    {
      let closures =
        call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        + [call.trailingClosure].compactMap(\.self)
      let results = closures.compactMap { $0.statements.last?.item.as(ExprSyntax.self) }
      if (call.arguments.map(\.expression) + results).contains(where: isGuessed) { return true }
    }
    var current = node
    while let syntax = current, !syntax.is(CodeBlockItemSyntax.self), !syntax.is(LabeledExprSyntax.self) {
      if let expression = syntax.as(ExprSyntax.self) {
        if let list = expression.as(ArrayExprSyntax.self) {
          return list.elements.allSatisfy { isGuessed($0.expression) }
        }
        // `movies = result`, `response.data ?? []`
        if let parts = expression.as(SequenceExprSyntax.self)?.elements {
          return parts.contains(where: isGuessed)
        }
        if isGuessed(expression) { return true }
      }
      if syntax.is(ClosureExprSyntax.self) { break }
      current = syntax.parent
    }
    return false
  }

  /// Whether the document or the library says what type the value has that the message is about: it is a literal, has a
  /// stated type, or is made of a type that is known.
  func isOfKnownType(_ hypothesis: Hypothesis) -> Bool {
    var value: ExprSyntax?
    var current = node
    while let syntax = current, !syntax.is(CodeBlockItemSyntax.self), !syntax.is(LabeledExprSyntax.self),
      !syntax.is(ArrayElementSyntax.self), !syntax.is(ExprListSyntax.self), !syntax.is(ClosureExprSyntax.self)
    {
      value = syntax.as(ExprSyntax.self) ?? value
      current = syntax.parent
    }
    return value.map { isKnown($0, hypothesis) } == true
  }

  private func isKnown(_ value: ExprSyntax, _ hypothesis: Hypothesis) -> Bool {
    if let attempt = value.as(TryExprSyntax.self) { return isKnown(attempt.expression, hypothesis) }
    if let wait = value.as(AwaitExprSyntax.self) { return isKnown(wait.expression, hypothesis) }
    if value.literalType != nil || value.is(NilLiteralExprSyntax.self) || names.statedType(of: value) != nil {
      return true
    }
    let called = value.as(FunctionCallExprSyntax.self)
    if let called, names.typesGiven(by: called) != nil || hypothesis.makesLibraryType(called, in: analysis) {
      return true
    }
    // `$day` of `@State var day = Date()`
    if let name = value.simpleName, name.hasPrefix("$") {
      return !hypothesis.isGuessed(value, in: analysis)
    }
    // `User`, `Route.home`, `DeepLink.init`, but not `Self.prefix`, which is not shown
    return value.rootName?.first?.isUppercase == true
      && !Syntax(value).descendantsAndSelf(of: MemberAccessExprSyntax.self)
        .contains(where: hypothesis.isAddedToKnownType)
  }

  /// Whether the document shows what says in which form the code may use a name: the function or type that it calls, or the
  /// type that it asks. A label that is a slip of the right one is wrong, too, whatever is not shown.
  var isAboutShownForm: Bool {
    if message.isOf(MessageKind.wrongLabels), quoted.count > 1 {
      let pairs = zip(quoted[0].split(separator: ":"), quoted[1].split(separator: ":"))
      // `.alert(isPresent: $isWrong, view: alert)` has one label that resembles, and one of a form of the app's own.
      if pairs.contains(where: { $0 != $1 && String($0).resembles(label: String($1)) }),
        pairs.allSatisfy({ $0 == $1 || $0 == "_" || String($0).resembles(label: String($1)) })
      {
        return true
      }
    }
    if message.isOf(MessageKind.noSubscript.union(MessageKind.requiresConformance)) {
      return quoted.contains { isShown(SwiftType($0)) }
    }
    guard let node, let call = node.ancestor(of: FunctionCallExprSyntax.self) else { return false }
    if node.isUnfinished { return true }
    let name = call.calledExpression.simpleName ?? call.calledExpression.memberName ?? ""
    // `Text("\(name, privacy: .public)")`: texts take what the library says, and the app's loggers what the app says.
    if let segment = node.ancestor(of: ExpressionSegmentSyntax.self),
      !segment.bytes.contains(call.bytes.lowerBound)
    {
      return api.topLevel[name] != nil
    }
    // `Text("Home", color: .red)`: nobody adds such a form to a type of the library's.
    let isWithLiteral = message.isOf(MessageKind.argumentsDoNotFit) && isGivenLiteral
    // `container.encode(key)` in the app's own `encode(to:)`: nothing says whose the function is.
    if message.isOf(MessageKind.ambiguousUse), api.knowsMember(name) { return false }
    return names.declaredTypes.contains(name) || names.declaredFunctions.contains(name)
      || isWithLiteral && api.topLevel[name] != nil
  }

  /// Whether the type has the members that the document or the library shows, and no others: it is declared in the document
  /// and leaves nothing out, or it is one of SwiftUI's that apps seldom extend, as `ScrollViewProxy`, or some error.
  var isMemberOfShownType: Bool {
    guard !quoted.isEmpty, !isAboutInventedType else { return false }
    if message.isOf(MessageKind.correctedMember) || isShown(type(0)) { return true }
    if message.isOf(MessageKind.unknownMember), quoted[0] == "any Error" { return isMemberOfSomeError }
    return message.isOf(MessageKind.unknownMember) && isHandle(type(0).bareName)
  }

  /// Whether an error without a type is asked for what some error or object has, as `error.code`, or for a single word, as
  /// `error.message`. Apps add questions to all errors, such as `error.isInternetError`.
  private var isMemberOfSomeError: Bool {
    quoted.count < 2 || api.knowsMember(quoted[1]) || RealNames.members.contains(quoted[1])
      || quoted[1].camelWords.count == 1
  }

  /// Whether the statement uses what SwiftUI has on other platforms alone. There, `hoverEffect` has a closure, too.
  var isForOtherPlatform: Bool {
    guard let item = node?.ancestor(of: CodeBlockItemSyntax.self) else { return false }
    return item.tokens(viewMode: .sourceAccurate).contains { Lexicon.ofOtherPlatforms.contains($0.text) }
      || Syntax(item).descendants(of: FunctionCallExprSyntax.self).contains {
        $0.calleeName == "hoverEffect" && $0.trailingClosure != nil
          || Lexicon.labelsOfOtherPlatforms[$0.calleeName].map(
            $0.arguments.compactMap(\.label?.text).contains) == true
      }
  }

  /// Whether values of the type come from SwiftUI alone, which apps seldom extend: `ScrollViewProxy`, `DismissAction`. An
  /// `AnimationContext` is extended with each animation's state, as its documentation shows.
  private func isHandle(_ name: String) -> Bool {
    name == "NavigationPath"
      || !name.hasPrefix("UI") && name != "AnimationContext"
        && ["Proxy", "Action", "Context", "Configuration"].contains(where: name.hasSuffix)
  }

  private func isShown(_ type: SwiftType) -> Bool {
    // An extension can add members to lists of what is shown.
    if type.isArray { return false }
    let written = type.instance.unwrapped.bareName
    let name = written.split(separator: ".").last.map(String.init) ?? written
    return names.declaredTypes.contains(name) && !analysis.elidesMembers(of: name)
  }

  /// Whether an argument of the call that the message is about is a text or a number: `Text(text: "Order")`.
  var isGivenLiteral: Bool {
    node?.ancestor(of: FunctionCallExprSyntax.self)?.arguments.contains { $0.expression.literalType != nil }
      ?? false
  }

  /// Whether the type of the expression was guessed, or it is of a type that is not shown, as `SchemaV2.Item.self` and
  /// `Search.handler`.
  private func isGuess(_ expression: ExprSyntax, _ hypothesis: Hypothesis) -> Bool {
    // `&random`
    if let passed = expression.as(InOutExprSyntax.self) { return isGuess(passed.expression, hypothesis) }
    // `self.rows` of a type that is not shown, beside a parameter `rows`
    if let access = expression.as(MemberAccessExprSyntax.self), isLoose,
      ["self", "Self"].contains(access.base?.simpleName)
    {
      return !names.declaredMembers.values.contains { $0.contains(access.declName.baseName.text) }
    }
    return hypothesis.isGuessed(expression, in: analysis)
      || expression.rootName.map { hypothesis.placeholders.types[$0] != nil } == true
  }

  /// Whether the code is in a closure that is assigned to something that was guessed: `Search.handler = { key in return true
  /// }`.
  func isInAssignedClosure(_ hypothesis: Hypothesis) -> Bool {
    guard let closure = node?.ancestor(of: ClosureExprSyntax.self),
      let list = closure.parent?.as(ExprListSyntax.self),
      list.contains(where: { $0.is(AssignmentExprSyntax.self) }), let target = list.first
    else { return false }
    return isGuess(target, hypothesis)
  }
}

extension String {
  /// Whether it may be a slip of the other name: `openUrl` of `openURL`, `popToRoot` of `popToRootViewController`, but not
  /// `isMatch` of `firstMatch`, which differs in a word.
  fileprivate func isSlip(of other: String) -> Bool {
    let (words, others) = (camelWords.map { $0.lowercased() }, other.camelWords.map { $0.lowercased() })
    if words.starts(with: others) || others.starts(with: words) { return true }
    guard words.count == others.count else { return NearMiss.editDistance(self, other) < 3 }
    return zip(words, others).allSatisfy { word, other in
      NearMiss.editDistance(word, other) <= max(1, max(word.count, other.count) / 3)
    }
  }

  /// Whether it is the other name with more words: `isNotEmpty` is `isEmpty` with one.
  fileprivate func addsWord(to other: String) -> Bool {
    let (words, others) = (camelWords.map { $0.lowercased() }, other.camelWords.map { $0.lowercased() })
    var rest = others[...]
    for word in words where rest.first == word { rest.removeFirst() }
    return rest.isEmpty && words.count > others.count
  }
}

extension CodeBlockSyntax {
  /// Whether it is what a function or property does, and no part of a statement.
  fileprivate var isBodyOfFunction: Bool {
    parent?.is(FunctionDeclSyntax.self) == true || parent?.is(AccessorDeclSyntax.self) == true
      || parent?.is(InitializerDeclSyntax.self) == true
  }
}

extension Syntax {
  /// `@State`
  func hasAttribute(_ name: String) -> Bool {
    descendants(of: AttributeSyntax.self).contains { $0.attributeName.trimmedDescription == name }
  }
}

extension Question {
  /// Whether the place is an attribute `@Bindable` below a comment such as `// After`, of a model that is not shown.
  var bindsModelOfOtherVersion: Bool {
    guard let attribute = node?.ancestor(of: AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == "Bindable",
      let type = attribute.ancestor(of: VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type,
      !names.declaredTypes.contains(SwiftType(type).bareName), let items = pieces.last?.tree.statements
    else { return false }
    return items.contains { $0.position <= attribute.position && $0.leadingTrivia.namesVersion }
  }

  /// Whether the function that is called is declared below, and a comment between them says that another version of the code
  /// begins: `// Before`, `load()`, `// After`, `func load() async { … }`.
  var callsLaterVersion: Bool {
    guard let place, let call = node?.ancestor(of: FunctionCallExprSyntax.self) else { return false }
    let items = pieces[place.piece].tree.statements.drop { !$0.bytes.overlaps(call.bytes) }.dropFirst()
    let declaration = items.firstIndex {
      $0.item.as(FunctionDeclSyntax.self)?.name.text == call.calleeName
    }
    return declaration.map { items[...$0].contains { $0.leadingTrivia.namesVersion } } ?? false
  }
}

extension DeclSyntax {
  /// Whether it is `typealias Content = Placeholder<Self>`, a line of the documentation of a protocol.
  fileprivate var namesSelfAlone: Bool {
    self.is(TypeAliasDeclSyntax.self)
      && tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
  }
}

extension Trivia {
  /// Whether a comment stands in it below a blank line.
  var beginsExample: Bool {
    var lines = 0
    for piece in self {
      switch piece {
      case .newlines(let count): lines += count
      case .carriageReturnLineFeeds(let count): lines += count
      case .lineComment: if lines > 1 { return true } else { lines = 0 }
      default: break
      }
    }
    return false
  }
}

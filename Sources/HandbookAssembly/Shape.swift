import SwiftSyntax

/// How the top level of a fence is made into a file that compiles.
package enum Shape: String, Hashable, Sendable, CaseIterable {
  /// Everything stands at file level as written.
  case declarations
  /// Loose members go into a view, loose expressions into its body.
  case view
  /// Loose members go into a class, statements into a method.
  case object
  /// Loose members go into a struct that is no view.
  case value
  /// Loose members go into a view, statements into a method of it.
  case statements
  /// `body` of an app: members go into an `App`.
  case app
  /// `func body(content:)`: members go into a view modifier.
  case modifier
}

/// One top-level piece of a fence.
package struct TopLevelItem {
  package enum Kind {
    /// Types, extensions, imports, operators: legal at file level only.
    case file
    /// Legal only inside a type: wrapped properties, initialisers, overrides …
    case member
    /// `let`, `var`, `func` that could stand anywhere.
    case flexible
    /// Statements and expressions.
    case statement
  }
  package var kind: Kind
  var node: CodeBlockItemSyntax
}

/// Classes of Apple's, the more special first, with members that tell that loose code belongs to one.
private let superclasses: [(name: String, members: Set<String>)] = [
  (
    "XCTestCase",
    [
      "setUp", "tearDown", "setUpWithError", "tearDownWithError", "expectation", "fulfillment",
      "continueAfterFailure",
    ]
  ),
  (
    "UIViewController",
    [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "viewDidLayoutSubviews", "viewWillLayoutSubviews", "prepare", "performSegue", "shouldPerformSegue",
      "navigationController", "presentedViewController", "presentingViewController",
      "contentUnavailableConfiguration", "storyboard", "tabBarController", "viewWillTransition", "loadView",
      "viewIsAppearing", "preferredStatusBarStyle", "prefersStatusBarHidden",
      "supportedInterfaceOrientations",
    ]
  ),
  ("UITableViewCell", ["setSelected", "setHighlighted", "accessoryView", "defaultContentConfiguration"]),
  ("UICollectionViewCell", ["prepareForReuse", "isHighlighted", "isSelected"]),
  (
    "UIView",
    [
      "layoutSubviews", "intrinsicContentSize", "accessibilityLabel", "traitCollectionDidChange", "hitTest",
      "didMoveToWindow", "didMoveToSuperview", "sizeThatFits", "point", "draw", "updateConstraints",
    ]
  ),
]

extension VariableDeclSyntax {
  /// Whether it is an `@Entry var router = Router()`, which only an extension of the environment may contain.
  var isEntry: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Entry"
    }
  }
}

extension ParsedPiece {
  /// The class of Apple's that loose code belongs to, because it overrides or calls a member of that class.
  package var superclass: String? {
    var used: Set<String> = []
    var overridden: Set<String> = []
    for item in items where item.kind != .file {
      let tokens = Array(item.node.tokens(viewMode: .sourceAccurate))
      let isOverride = tokens.contains { $0.tokenKind == .keyword(.override) }
      for token in tokens {
        guard case .identifier(let name) = token.tokenKind else { continue }
        // `navigationController?` stands alone, or behind `self`; in `viewModel.prepare()`, `prepare` is another object's.
        let before = token.previousToken(viewMode: .sourceAccurate)
        let owner = before?.tokenKind == .period ? before?.previousToken(viewMode: .sourceAccurate) : nil
        if before?.tokenKind != .period || owner?.tokenKind == .keyword(.self) { used.insert(name) }
        if isOverride { overridden.insert(name) }
      }
    }
    for item in items where item.kind != .file {
      guard let function = item.node.item.as(FunctionDeclSyntax.self),
        function.modifiers.contains(where: { $0.name.text == "override" })
      else { continue }
      let first = function.signature.parameterClause.parameters.first
      if function.name.text == "tableView" || first?.secondName?.text == "tableView" {
        return "UITableViewController"
      }
      if function.name.text == "collectionView" { return "UICollectionViewController" }
    }
    for call in items.flatMap({ Syntax($0.node).descendants(of: FunctionCallExprSyntax.self) })
    where call.calledExpression.trimmedDescription == "super.init" {
      let label = call.arguments.first?.label?.text
      if let found = label.flatMap({ Lexicon.classesOfInitializers[$0] }) { return found }
    }
    let calls: Set<String> = [
      "contentUnavailableConfiguration", "defaultContentConfiguration", "navigationController",
      "performSegue", "expectation", "fulfillment", "storyboard", "tabBarController",
    ]
    let evidence = overridden.union(used.intersection(calls))
    return superclasses.first { !$0.members.isDisjoint(with: evidence) }?.name
  }

  package var items: [TopLevelItem] {
    let items = tree.statements.map { TopLevelItem(kind: kind(of: $0), node: $0) }
    guard items.contains(where: { $0.kind == .statement }), items.contains(where: { $0.kind == .file }) else {
      return items
    }
    let moved = namesForTypes(among: items)
    return items.map { item in
      var item = item
      if item.canStandAlone, item.declaredName.map(moved.contains) == true { item.kind = .file }
      return item
    }
  }

  private func kind(of item: CodeBlockItemSyntax) -> TopLevelItem.Kind {
    if let macro = item.item.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
      return .file
    }
    guard case .decl(let declaration) = item.item else { return .statement }
    switch declaration.kind {
    case .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl: return .member
    case .variableDecl:
      let variable = declaration.cast(VariableDeclSyntax.self)
      if variable.isEntry { return .file }
      // A member could not take its value from a variable of the same name.
      if variable.bindings.contains(where: \.copiesOuterValue) { return .statement }
      // Nor does the value of a member wait for something, or throw.
      if variable.attributes.isEmpty, variable.bindings.contains(where: \.waitsOrThrows) { return .statement }
      if variable.attributes.contains(where: { $0.isWrapper }) { return .member }
      if variable.modifiers.contains(where: { $0.needsType }) { return .member }
      // But `var body = AttributedString("…")` is a variable among statements.
      if let binding = variable.bindings.first, binding.typeAnnotation != nil || binding.initializer == nil,
        ["body", "previews"].contains(binding.pattern.trimmedDescription)
      {
        return .member
      }
      return .flexible
    case .functionDecl:
      let function = declaration.cast(FunctionDeclSyntax.self)
      if function.modifiers.contains(where: { $0.needsType }) { return .member }
      // A test cannot stand inside a function.
      if function.attributes.contains(where: { $0.isTest }) { return .file }
      // As a member of a type, an operator would be static.
      if case .identifier = function.name.tokenKind {} else { return .file }
      if function.name.text == "body" || function.mentionsSelf { return .member }
      return .flexible
    case .macroExpansionDecl: return .file
    case .ifConfigDecl:
      let clauses = declaration.cast(IfConfigDeclSyntax.self).clauses
      let hasStatement = clauses.contains { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self)?.contains { self.kind(of: $0) == .statement }
          ?? false
      }
      return hasStatement ? .statement : .flexible
    default: return .file
    }
  }

  /// Shapes worth trying, best guess first.
  package var shapes: [Shape] {
    let guesses = shapesByForm
    return superclass == nil && !holdsItselfWeakly
      ? guesses : [.object] + guesses.filter { $0 != .object }
  }

  /// Whether loose code contains `[weak self]`, and so belongs to a class.
  private var holdsItselfWeakly: Bool {
    items.contains { item in
      item.kind != .file
        && Syntax(item.node).descendants(of: ClosureCaptureSyntax.self).contains {
          $0.specifier != nil && $0.name.text == "self" && $0.ancestor(of: MemberBlockSyntax.self) == nil
        }
    }
  }

  private var shapesByForm: [Shape] {
    let items = items
    let hasStatements = items.contains { $0.kind == .statement }
    let hasMembers = items.contains { $0.kind == .member }
    if !hasStatements && !hasMembers {
      return items.contains { $0.kind == .flexible }
        ? [.declarations, .view, .object, .statements] : [.declarations]
    }
    let text = items.filter { $0.kind == .member }.map { $0.node.trimmedDescription }
    let wrappers = Set(
      items.flatMap { item -> [String] in
        guard case .decl(let declaration) = item.node.item,
          let variable = declaration.as(VariableDeclSyntax.self)
        else { return [] }
        return variable.attributes.compactMap {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
      })
    if hasMembers && !hasStatements {
      if text.contains(where: { $0.contains("some Scene") }) { return [.app, .view] }
      if text.contains(where: { $0.contains("body(content") }) { return [.modifier, .view] }
      let isObject =
        text.contains { $0.contains("override ") || $0.hasPrefix("deinit") || $0.contains("weak var") }
        || wrappers.contains("Published") || items.contains(where: \.needsClass)
      if isObject { return [.object, .view] }
      // `static func sample() -> Self { .init(id: 1) }` would need a required initializer in a class.
      if items.contains(where: { $0.givesSelf }) { return [.value, .view] }
      // `static func ==` and `hash(into:)` belong to a model.
      if items.contains(where: { $0.isOfContractForValues }) { return [.value, .view] }
      let hasInitializer = items.contains {
        if case .decl(let declaration) = $0.node.item {
          declaration.is(InitializerDeclSyntax.self)
        } else {
          false
        }
      }
      if hasInitializer && wrappers.isDisjoint(with: Lexicon.viewWrappers) { return [.object, .view] }
      return [.view, .object]
    }
    let statements = items.filter { $0.kind == .statement }
    if statements.allSatisfy(\.node.looksLikeScene) { return [.app, .view] }
    let looksLikeView = items.contains { item in
      item.kind == .statement && item.node.looksLikeView
    }
    let looksImperative = items.contains { item in
      item.kind == .statement && !item.node.looksLikeView
        && (!item.node.item.is(DeclSyntax.self) || item.node.item.is(IfConfigDeclSyntax.self))
    }
    if looksLikeView && !looksImperative { return [.view, .statements] }
    return looksLikeView ? [.statements, .view] : [.statements, .object, .view]
  }
}

extension PatternBindingSyntax {
  /// `items = try context.fetch(descriptor)`, `user = await client.user()`
  fileprivate var waitsOrThrows: Bool {
    guard let value = initializer?.value else { return false }
    return value.is(AwaitExprSyntax.self)
      || value.as(TryExprSyntax.self).map { $0.questionOrExclamationMark == nil } ?? false
  }
}

extension Syntax {
  /// Names that code uses and does not declare itself.
  fileprivate var namesUsedOutside: Set<String> {
    let used = Set(descendants(of: DeclReferenceExprSyntax.self).map(\.baseName.text))
    return used.subtracting(descendants(of: IdentifierPatternSyntax.self).map(\.identifier.text))
      .subtracting(
        descendants(of: FunctionParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text })
  }
}

/// Names of constants and functions that types of the fence use, and that mention nothing loose but each other. A script has
/// them at file level: `func total(…) { … }; struct Cart { … total(…) … }; print(Cart())`.
private func namesForTypes(among items: [TopLevelItem]) -> Set<String> {
  func used(by item: TopLevelItem) -> Set<String> {
    var names = Syntax(item.node).namesUsedOutside
    if let name = item.declaredName { names.remove(name) }
    return names
  }
  var alone = items.filter { $0.kind != .file && $0.canStandAlone }
  var others = Set(items.filter { $0.kind != .file && !$0.canStandAlone }.compactMap(\.declaredName))
  while let bound = alone.firstIndex(where: { !others.isDisjoint(with: used(by: $0)) }) {
    others.formUnion([alone.remove(at: bound).declaredName].compactMap(\.self))
  }
  var wanted = items.filter { $0.kind == .file }.reduce(into: Set()) { $0.formUnion(used(by: $1)) }
  var found: Set<String> = []
  while let next = alone.first(where: { item in
    item.declaredName.map { wanted.contains($0) && !found.contains($0) } == true
  }) {
    found.insert(next.declaredName!)
    wanted.formUnion(used(by: next))
  }
  return found.subtracting(others)
}

extension TopLevelItem {
  /// Whether it is a function, or `let defaults = UserDefaults(suiteName: "shop")!`, and is no member of a type that is not shown.
  fileprivate var canStandAlone: Bool {
    guard kind == .flexible, case .decl(let declaration) = node.item else { return false }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.body != nil
        && !node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let"
    else { return false }
    return variable.bindings.count == 1 && variable.bindings.first?.initializer != nil
  }
}

extension PatternBindingSyntax {
  /// Whether it is `@Bindable var model = model` or `let user = try #require(user)`, which takes the value of a variable that
  /// is declared outside of the function or body around it. In a type, this would be an error.
  package var copiesOuterValue: Bool {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return false }
    let value = initializer?.value
    return [value, value?.unwrappedInTest].contains { $0?.simpleName == name }
      && parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == false
  }
}

extension ExprSyntax {
  /// `user` of `try #require(user)` and `try XCTUnwrap(user)`
  fileprivate var unwrappedInTest: ExprSyntax? {
    let value = self.as(TryExprSyntax.self)?.expression
    if let macro = value?.as(MacroExpansionExprSyntax.self), macro.macroName.text == "require" {
      return macro.arguments.first?.expression
    }
    guard let call = value?.as(FunctionCallExprSyntax.self),
      call.calledExpression.simpleName == "XCTUnwrap"
    else { return nil }
    return call.arguments.first?.expression
  }
}

extension OptionalBindingConditionSyntax {
  /// `user` of `if let user` and `if let user = user`: a variable of that name is declared outside.
  package var nameOfOuterValue: String? {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      initializer == nil || initializer?.value.simpleName == name
    else { return nil }
    return name
  }
}

extension AttributeListSyntax.Element {
  /// `@Test`, `@Suite("Orders")`
  fileprivate var isTest: Bool {
    ["Test", "Suite"].contains(self.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
  }

  fileprivate var isWrapper: Bool {
    guard let attribute = self.as(AttributeSyntax.self) else { return false }
    let name = attribute.attributeName.trimmedDescription
    // A capitalized attribute that is no global actor is a property wrapper, even if it is misspelled.
    return name.first?.isUppercase == true && !name.hasSuffix("Actor")
      && !Lexicon.builtinAttributes.contains(name)
  }
}

extension DeclModifierSyntax {
  fileprivate var needsType: Bool {
    switch name.text {
    case "static", "class", "override", "mutating", "lazy", "weak", "required", "convenience", "unowned": true
    default: false
    }
  }
}

extension TopLevelItem {
  /// Whether it is `class func make()` or `convenience init()`.
  fileprivate var needsClass: Bool {
    node.item.as(DeclSyntax.self)?.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      ["class", "convenience"].contains($0.name.text)
    } ?? false
  }

  /// Whether it is a function with a result of type `Self` or `[Self]`.
  fileprivate var givesSelf: Bool {
    node.item.as(DeclSyntax.self)?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      .tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) } ?? false
  }

  /// Whether it is `static func ==`, `hash(into:)` or `encode(to:)`, which belong to models.
  fileprivate var isOfContractForValues: Bool {
    guard let function = node.item.as(DeclSyntax.self)?.as(FunctionDeclSyntax.self) else { return false }
    let label = function.signature.parameterClause.parameters.first?.firstName.text
    if case .binaryOperator = function.name.tokenKind { return kind == .member }
    return function.name.text == "hash" && label == "into" || function.name.text == "encode" && label == "to"
  }
}

extension FunctionDeclSyntax {
  /// Whether the function uses the value it is called on, or its type. The `self` of `T.self` is another.
  fileprivate var mentionsSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.Self)
        || $0.tokenKind == .keyword(.self)
          && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is a view expression: a call of a capitalized name, or a chain of modifiers that begins with a dot.
  package var looksLikeView: Bool {
    switch item {
    case .expr(let expression): expression.looksLikeView
    case .stmt(let statement): statement.looksLikeView
    default: false
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is a scene such as `WindowGroup { … }`, or a modifier of scenes without a base.
  fileprivate var looksLikeScene: Bool {
    guard case .expr(var node) = item else { return false }
    var isOfScenes = false
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        isOfScenes = isOfScenes || Lexicon.sceneModifiers.contains(member.declName.baseName.text)
        guard let base = member.base else { return isOfScenes }
        node = base
      } else {
        return node.simpleName.map(Lexicon.scenes.contains) ?? false
      }
    }
  }
}

extension StmtSyntax {
  fileprivate var looksLikeView: Bool {
    guard let expression = self.as(ExpressionStmtSyntax.self)?.expression else { return false }
    if let conditional = expression.as(IfExprSyntax.self) {
      return conditional.body.statements.contains { $0.looksLikeView }
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.contains { element in
        element.as(SwitchCaseSyntax.self)?.statements.contains { $0.looksLikeView } ?? false
      }
    }
    return expression.looksLikeView
  }
}

extension ExprSyntax {
  var looksLikeView: Bool {
    var node = self
    var isCall = false
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        isCall = true
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return isCall }
        node = base
      } else if let generic = node.as(GenericSpecializationExprSyntax.self) {
        node = generic.expression
      } else {
        break
      }
    }
    guard isCall, let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    // `XCTAssertEqual(a, b)` is a statement.
    return name.first?.isUppercase == true && !Lexicon.actionTypes.contains(name) && !name.hasPrefix("XCT")
      && !Lexicon.serviceEndings.contains(where: name.hasSuffix)
  }

  /// Whether it is a chain without a base, such as `.sheet(…)`.
  package var startsWithDot: Bool {
    var node = self
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return true }
        node = base
      } else {
        return false
      }
    }
  }
}

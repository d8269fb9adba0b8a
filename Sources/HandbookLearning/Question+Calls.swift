import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Answers about calls, initializers and subscripts that no declaration fits.
extension Question {
  private func addInitializer(_ shape: CallShape, to type: String, _ hypothesis: inout Hypothesis) {
    hypothesis.placeholders.extraInitializers[type, default: []].insert(shape)
    if names.declaredClasses.contains(type) || type == "UIColor" {
      hypothesis.placeholders.classes.insert(type)
    }
  }

  /// Adds an initializer to a class that leaves out its own.
  func initialise(_ type: String, _ hypothesis: inout Hypothesis) {
    guard let place = place,
      let declaration = node?.ancestor(of: ClassDeclSyntax.self),
      declaration.name.text == type.split(separator: ".").last.map(String.init),
      declaration.memberBlock.leavesOutMembers(elisions: pieces[place.piece].elisions)
    else { return }
    let start = declaration.memberBlock.leftBrace.bytes.upperBound
    let edit = ParsedPiece.Edit(range: start..<start, text: " init() { \(Trap.code(type)) };")
    guard hypothesis.edit(edit, in: place.piece) else { return }
    hypothesis.placeholders.classes.insert(declaration.name.text)
  }

  /// Adds an overload for a call of an invented type or function, or one of the program's own, whose arguments do not
  /// fit.
  func addCall(_ hypothesis: inout Hypothesis) {
    if relabelPayload(&hypothesis) { return }
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self)
    else { return }
    var callee = call.calledExpression
    // `Basket.init(limit: 42)`
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    {
      callee = base
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    // `SwiftUI.Color(hex:)`
    if let access = callee.as(MemberAccessExprSyntax.self),
      access.base?.simpleName == "SwiftUI"
    {
      callee = ExprSyntax(access.declName)
    }
    if let name = callee.simpleName {
      let shape = CallShape(call, names: hints)
      if addOverload(shape, of: name, for: call, &hypothesis) { return }
      // No view has an initializer like `Tab(rawValue: name)` or `Link(id: id, url: url)`: the app has a type of that
      // name. Among views, it would hide SwiftUI's view of that name, which is likelier to be meant: `Circle(radius: 20)`.
      if isUnlikeKnown(shape, name), !call.isInViewPosition || !api.views.contains(name),
        shadow(name, isMade: true, &hypothesis)
      {
        return
      }
      if hypothesis.placeholders.types[name] != nil {
        hypothesis.placeholders.types[name]?.initializers.insert(shape)
      } else if let overloads = hypothesis.placeholders.functions[name] {
        hypothesis.placeholders.functions[name]?.insert(
          .init(shape: shape, result: overloads.map(\.result).min() ?? .open))
      } else if let known = Lexicon.extensibleInitializers[name], let label = shape.parameters.first?.label,
        !known.contains(label), NearMiss.nearest(to: label, in: known) == nil
      {
        // An initializer of the app, such as `Color(hex:)`.
        addInitializer(shape, to: name, &hypothesis)
      } else if let above = superclassNotShown(of: name, hypothesis) {
        hypothesis.placeholders.types[above]?.kind = .base
        hypothesis.placeholders.types[above]?.initializers.insert(shape)
      } else if names.declaredTypes.contains(name), api.topLevel[name] == nil,
        analysis.leavesOutMembers(of: name),
        message.isOf(MessageKind.missingArgument) || analysis.elidesMembers(of: name)
          || shape.parameters.allSatisfy({
            names.declaredMembers[name]?.contains($0.label ?? "") ?? false
          })
      {
        addInitializer(shape, to: name, &hypothesis)
      }
      return
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let member = access.declName.baseName.text
      let shape = CallShape(call, names: hints)
      // `.detail(.init(id: id))`: the payload's type has the name of the label.
      if access.base == nil, member == "init", let argument = call.parent?.as(LabeledExprSyntax.self) {
        let type = hints.implicitType(label: argument.label?.text, member: member)
        hypothesis.placeholders.types[type]?.initializers.insert(shape)
        return
      }
      if access.base == nil, member == "init", let type = call.typeStatedForMade ?? typeAssigned(by: call) {
        let made = hypothesis.placeholders.invented(type.unwrapped.bareName)
        // `static func sample() -> Self { .init(id: 1) }` of a type that is not shown
        let extended = call.ancestor(of: ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        let name = made == "Self" ? extended ?? wrapperName : made
        if name == wrapperName, self.shape != .object {
          addInitializer(shape, to: name, &hypothesis)
        } else {
          hypothesis.placeholders.types[name]?.initializers.insert(shape)
        }
        return
      }
      if hypothesis.placeholders.modifiers[member] != nil {
        hypothesis.placeholders.modifiers[member]?.insert(shape)
      } else if let owner = hypothesis.placeholders.methods.inOrder.first(where: { $0.value[member] != nil }
      ) {
        let result = owner.value[member]?.map(\.result).min() ?? .open
        hypothesis.placeholders.methods[owner.key]?[member]?.insert(.init(shape: shape, result: result))
      } else if let base = access.base?.simpleName,
        hypothesis.placeholders.types[base] != nil
      {
        hypothesis.placeholders.types[base]?.staticFunctions[member, default: []].insert(
          .init(shape: shape))
      } else if let owner = hypothesis.placeholders.staticMethods.inOrder.first(where: {
        $0.value[member] != nil
      }) {
        let result = owner.value[member]?.compactMap(\.result).min()
        hypothesis.placeholders.staticMethods[owner.key]?[member]?.insert(.init(shape: shape, result: result))
      }
    }
  }

  /// The class that is not shown, and that one of the program has its initializers from: `BaseResult` for `OrderResult(id: id)`
  /// of `class OrderResult: BaseResult`.
  private func superclassNotShown(of name: String, _ hypothesis: Hypothesis) -> String? {
    guard let above = names.superclasses[name],
      [.base, .contract].contains(hypothesis.placeholders.types[above]?.kind),
      !Lexicon.endingsOfProtocols.contains(where: above.hasSuffix),
      let declaration = analysis.groups(of: name).lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first,
      !analysis.showsInitializer(declaration)
    else { return nil }
    return above
  }

  /// `func show(_ error: any Error) { show(message: error.text) }`: a method that calls one of the same name with other
  /// labels, which its type has in a part that is not shown.
  private func addOverload(
    _ shape: CallShape, of name: String, for call: FunctionCallExprSyntax, _ hypothesis: inout Hypothesis
  ) -> Bool {
    guard let function = call.ancestor(of: FunctionDeclSyntax.self, where: { $0.name.text == name }),
      CallShape(labels: function.signature.parameterClause.parameters.map(\.firstName.text)).key != shape.key
    else { return false }
    let overload = Placeholders.Function(shape: shape, result: call.isValueless ? "Void" : .open)
    guard let owner = function.ancestor(of: MemberBlockSyntax.self)?.parent else {
      if self.shape == .declarations {
        return hypothesis.placeholders.functions[name, default: []].insert(overload).inserted
      }
      return hypothesis.placeholders.methods[wrapperName, default: [:]][name, default: []].insert(overload)
        .inserted
    }
    guard let type = owner.typeName, analysis.undeclared.contains(type) || analysis.elidesMembers(of: type)
    else { return false }
    return hypothesis.placeholders.methods[type, default: [:]][name, default: []].insert(overload).inserted
  }

  /// The type of `x` in `x = .init(…)`, if the program states it.
  private func typeAssigned(by call: FunctionCallExprSyntax) -> SwiftType? {
    guard let parts = call.parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
      parts[1].isAssignment
    else { return nil }
    return names.statedType(of: parts[0])
  }

  /// Whether every argument of a call has a label, and no known initializer has any of these labels.
  func isUnlikeKnown(_ shape: CallShape, _ type: String) -> Bool {
    let labels = shape.parameters.map(\.label)
    guard !labels.isEmpty, labels.allSatisfy({ $0 != nil }) else { return false }
    let known = api.labels(ofInitializersOf: type)
    return labels.compactMap(\.self).allSatisfy {
      !known.contains($0) && NearMiss.nearest(to: $0, in: known) == nil
    }
  }

  /// Makes a value a function: `send(.loaded)` of a closure's parameter `send`, or `uuid()` of `@Dependency(\.uuid)
  /// var uuid`.
  func makeCallable(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let name = call.calledExpression.simpleName,
      hypothesis.placeholders.types[type(0).bareName] != nil || type(0) == .invented
    else { return false }
    let closure = call.ancestor(
      of: ClosureExprSyntax.self, where: { hints.closureParameters($0).contains(name) })
    let wrappers = pieces.flatMap { Syntax($0.tree).descendants(of: VariableDeclSyntax.self) }
      .filter { $0.bindings.first?.pattern.trimmedDescription == name }
      .flatMap { $0.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } }
    guard closure != nil || wrappers.contains(where: { hypothesis.placeholders.types[$0]?.kind == .wrapper })
    else { return false }
    let shape = CallShape(call, names: hints)
    var parent = call.parent
    while let current = parent, current.is(AwaitExprSyntax.self) || current.is(TryExprSyntax.self) {
      parent = current.parent
    }
    // `let id = uuid()`
    let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    let named = binding.flatMap {
      $0.typeAnnotation == nil ? $0.pattern.as(IdentifierPatternSyntax.self) : nil
    }
    let result: SwiftType =
      parent?.is(CodeBlockItemSyntax.self) == true
      ? "Void" : named.map { hints.type(for: $0.identifier.text) } ?? .open
    return hypothesis.placeholders.methods["InventedValue", default: [:]]["callAsFunction", default: []]
      .insert(.init(shape: shape, result: result)).inserted
  }

  /// Adds a subscript to a type that is not shown, for `router[tab]`. Its element is optional where `if let` unwraps
  /// it.
  func addSubscript(_ hypothesis: inout Hypothesis) -> Bool {
    guard let element = node?.ancestor(of: SubscriptCallExprSyntax.self),
      [[nil], [nil, "default"]].contains(element.arguments.map { $0.label?.text })
    else { return false }
    let label = element.parent?.as(LabeledExprSyntax.self)?.label?.text
    let bound = element.parent?.parent?.as(OptionalBindingConditionSyntax.self)
    let type: SwiftType =
      label == "path"
      ? "NavigationPath" : bound.map { hints.type(for: $0.pattern.trimmedDescription).asOptional } ?? .open
    let known = hypothesis.placeholders.element
    guard known != type else { return false }
    // A use that states the element's type decides; for the others the element takes any type.
    if known == nil || known == .open { hypothesis.placeholders.element = type }
    return true
  }

  /// `app.tables[name].cells`, where `name` is a text: what was guessed to be a list has a subscript of its own.
  func openContainer(_ hypothesis: inout Hypothesis) -> Bool {
    guard let node, let element = node.ancestor(of: SubscriptCallExprSyntax.self), quoted[1] == "Int",
      element.arguments.count == 1, element.arguments.bytes.overlaps(node.bytes),
      let origin = hypothesis.origin(of: element.calledExpression, in: analysis),
      case .array? = hypothesis.type(of: origin)
    else { return false }
    hypothesis.set(origin, to: .invented)
    return true
  }

  /// `model[scoreFor: player]`: a subscript with a label, of a type that is not shown.
  func addLabeledSubscript(_ hypothesis: inout Hypothesis) -> Bool {
    guard let element = node?.ancestor(of: SubscriptCallExprSyntax.self), element.arguments.count == 1,
      let label = element.arguments.first?.label?.text, label != "dynamicMember",
      !names.subscripts.contains(where: { $0.map(\.label) == [label] }),
      let root = element.calledExpression.rootName, hypothesis.isInvented(root, in: analysis)
    else { return false }
    return hypothesis.placeholders.subscriptLabels.insert(label).inserted
  }

  /// Adds the subscript of `items[safe: 7]`, which nearly every app has: it gives nil beyond the end.
  func addSafeSubscript(_ hypothesis: inout Hypothesis) -> Bool {
    guard let element = node?.ancestor(of: SubscriptCallExprSyntax.self), element.arguments.count == 1,
      let label = element.arguments.first?.label?.text, quoted[0] == "\(label):",
      Lexicon.safeSubscripts.contains(label)
    else { return false }
    hypothesis.placeholders.safeSubscripts.insert(label)
    return true
  }
}

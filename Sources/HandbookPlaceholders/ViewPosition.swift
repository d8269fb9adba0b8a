import HandbookAssembly
package import SwiftSyntax

extension ExprSyntax {
  /// Whether an implicit member is a statement of a view builder, alone or with modifiers.
  var isLooseView: Bool {
    if let item = parent?.as(CodeBlockItemSyntax.self) { return item.isInViewBuilder }
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.isInViewPosition
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call, with its modifiers, stands where a view is built.
  package var isInViewPosition: Bool {
    var top = ExprSyntax(self)
    while let member = top.parent?.as(MemberAccessExprSyntax.self), member.base?.id == top.id,
      let call = ExprSyntax(member).callOfCallee
    {
      top = ExprSyntax(call)
    }
    guard let parent = top.parent else { return false }
    if let argument = parent.as(LabeledExprSyntax.self) {
      let owner = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return Lexicon.viewLabels.contains(argument.label?.text)
        || ["overlay", "background"].contains(owner?.calledExpression.memberName)
        || owner?.calledExpression.trimmedDescription == "AnyView"
    }
    if parent.is(ReturnStmtSyntax.self) { return parent.isInViewFunction }
    return parent.as(CodeBlockItemSyntax.self)?.isInViewBuilder ?? false
  }
}

extension SyntaxProtocol {
  /// Whether the function or computed variable around the node returns a view.
  fileprivate var isInViewFunction: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let givesView = parent.givesView { return givesView }
      if let closure = parent.as(ClosureExprSyntax.self) { return closure.isPreview }
      node = parent
    }
    return false
  }

  /// Whether a function or computed variable returns `some View`; nil for other nodes.
  fileprivate var givesView: Bool? {
    let node = Syntax(self)
    let binding = node.as(PatternBindingSyntax.self).flatMap { $0.accessorBlock == nil ? nil : $0 }
    let function = node.as(FunctionDeclSyntax.self)
    guard function != nil || binding != nil else { return nil }
    let type = function?.signature.returnClause?.type ?? binding?.typeAnnotation?.type
    return type.map { SwiftType($0).isSomeView } ?? false
  }
}

extension SyntaxProtocol {
  /// Whether the node is in a branch of a property or function that gives a view and has no builder: all branches must
  /// have one type there, `var header: some View { if isOn { title } else { logo } }`.
  package var isBranchWithoutBuilder: Bool {
    var node = Syntax(self)
    var isInBranch = false
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self) {
      isInBranch = isInBranch || parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self)
      if parent.givesView != nil {
        let binding = parent.as(PatternBindingSyntax.self)
        let attributes =
          parent.as(FunctionDeclSyntax.self)?.attributes
          ?? parent.ancestor(of: VariableDeclSyntax.self)?.attributes
        let isBuilder = attributes?.trimmedDescription.contains("Builder") ?? false
        return isInBranch && !isBuilder && binding?.pattern.trimmedDescription != "body"
      }
      node = parent
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// Whether it is the closure of `#Preview { … }`.
  fileprivate var isPreview: Bool {
    parent?.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
      || parent?.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item is in a view builder: a `some View` body, or a closure given to a view.
  package var isInViewBuilder: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self) {
        if closure.isPreview { return true }
        // `orders.filter { (order: Order) -> Bool in order.isOpen }`
        if let result = closure.signature?.returnClause?.type {
          return result.trimmedDescription.hasSuffix("View")
        }
        if let call = closure.parent?.as(FunctionCallExprSyntax.self) {
          let name = call.calledExpression.memberName ?? call.calledExpression.simpleName ?? ""
          // `Button("Title") { action }`, `Button { action } label: { … }`.
          if Lexicon.actionCallees.contains(name) || name == "Button" || name == "UIAction" { return false }
          return name.first?.isUppercase == true || call.calledExpression.is(MemberAccessExprSyntax.self)
        }
        if let labeled = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
          return !Lexicon.actionLabels.contains(labeled.label.text)
        }
        if let argument = closure.parent?.as(LabeledExprSyntax.self) {
          return Lexicon.builderLabels.contains(argument.label?.text ?? "")
        }
        return false
      }
      if let givesView = parent.givesView { return givesView }
      if parent.is(InitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self) { return false }
      node = parent
    }
    // A loose item at the top level of the fence.
    return looksLikeView
  }
}

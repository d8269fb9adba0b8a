import HandbookAssembly
import HandbookModel
package import SwiftSyntax

/// Values that must be views, because a modifier is called on them. What else the document leaves out of them, the
/// arguments of the modifier must be what SwiftUI takes: `content.padding("wide")` is wrong for each `content`.
extension NameGuard {
  /// The type of a value that is not shown and is asked for a member: `AnyView` for `content.padding(16)`, `Image` for
  /// `logo.resizable()`; nil where it may be something else.
  package func view(askedFor access: MemberAccessExprSyntax) -> SwiftType? {
    guard let call = ExprSyntax(access).callOfCallee else { return nil }
    let modifiers = call.modifiers
    // Shapes and texts have modifiers of their own.
    if let special = modifiers.first(where: { isOfOneView($0.calleeName) }) {
      return special.id == call.id && isModifier(special.calleeName, of: "Image") ? "Image" : nil
    }
    // `content`, `.cardStyle()` and `.padding(16)`, each on its line: a modifier of the app's, and one of SwiftUI's.
    let known = modifiers.first { forms(ofModifier: $0.calleeName) != nil }
    guard let known, known.id == call.id || access.isOnNewLine else { return nil }
    return isModifier(known) ? "AnyView" : nil
  }

  /// Whether a call is of one of the modifiers that all views have. In `coordinator.sheet(for: route)`, it may be the
  /// app's own: nothing else tells that a coordinator is a view, and no `sheet` of SwiftUI takes `for:`.
  package func isModifier(_ call: FunctionCallExprSyntax) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      forms(ofModifier: access.declName.baseName.text) != nil
    else { return false }
    if call.isInViewPosition { return access.isOnNewLine || isNear(call) }
    guard call.isLooseChain else { return false }
    let root = ExprSyntax(access).rootName?.capitalizedFirst ?? ""
    if (Lexicon.viewEndings + Lexicon.viewWords).contains(where: root.hasSuffix) {
      return access.isOnNewLine || isNear(call)
    }
    let modifiers = call.modifiers
    // A name of several words, such as `navigationTransition`, is hardly that of anything else.
    let isPlain = modifiers.count > 1 || access.declName.baseName.text.contains(where: \.isUppercase)
    return access.isOnNewLine && isPlain
      && modifiers.allSatisfy { forms(ofModifier: $0.calleeName) != nil }
  }

  /// Whether a modifier of SwiftUI takes the labels of the call, without closures.
  package func hasForm(of call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return call.trailingClosure == nil
      && forms(ofModifier: call.calleeName)?.contains { $0.starts(with: labels) } == true
  }

  /// Whether one of the forms takes the labels, or those that none takes resemble labels of one.
  private func isNear(_ call: FunctionCallExprSyntax) -> Bool {
    let known = labels(ofModifier: call.calleeName)
    return call.arguments.map { $0.label?.text ?? "_" }.allSatisfy {
      known.contains($0) || NearMiss.nearest(to: $0, in: known) != nil
    }
  }
}

extension UseVisitor {
  /// The view that a value must be because of the modifiers that are called on it; nil if it may be something else, or
  /// if its name tells what it is.
  func view(of expression: ExprSyntax, named name: String) -> SwiftType? {
    let named = hints.type(for: name)
    let isPlain = ["String", "Int", "Double", "CGFloat", "Bool", "Date"].contains(named.description)
    guard named == .invented || isPlain, let (base, mayBeNil) = expression.choice,
      let access = base.parent?.as(MemberAccessExprSyntax.self), access.base?.id == base.id,
      let view = guardian.view(askedFor: access)
    else { return nil }
    return mayBeNil ? view.asOptional : view
  }
}

extension ExprSyntax {
  /// What the expression is a part of, if another value may be taken instead: the brackets in `(header ?? footer)` and
  /// `(isOn ? header : footer)`, and whether the expression may be nil there; the expression itself where it stands
  /// alone; nil for the condition of a choice.
  fileprivate var choice: (whole: ExprSyntax, mayBeNil: Bool)? {
    guard let list = parent?.as(ExprListSyntax.self), let brackets = list.ancestor(of: TupleExprSyntax.self),
      brackets.elements.count == 1,
      list.parent?.parent?.id == brackets.elements.first?.id
    else { return (self, false) }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == id }) else { return nil }
    let next = elements.indices.contains(index + 1) ? elements[index + 1] : nil
    if next?.is(UnresolvedTernaryExprSyntax.self) == true { return nil }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.allSatisfy({ $0 == "??" }) else { return nil }
    return (ExprSyntax(brackets), next?.as(BinaryOperatorExprSyntax.self) != nil)
  }
}

extension FunctionCallExprSyntax {
  /// The call, and the calls of the members of its result: `padding` and `bold` in `content.padding().bold()`.
  fileprivate var modifiers: [FunctionCallExprSyntax] {
    Array(
      sequence(first: self) { call in
        guard let access = call.parent?.as(MemberAccessExprSyntax.self),
          access.base?.id == ExprSyntax(call).id
        else { return nil }
        return ExprSyntax(access).callOfCallee
      })
  }

  /// Whether the call, with the members that are asked of its result, is a statement.
  fileprivate var isLooseChain: Bool { modifiers.last?.parent?.is(CodeBlockItemSyntax.self) == true }
}

extension MemberAccessExprSyntax {
  fileprivate var isOnNewLine: Bool { period.leadingTrivia.contains(where: \.isNewline) }
}

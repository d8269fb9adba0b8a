import HandbookAssembly
import HandbookPlaceholders
import SwiftSyntax

/// Types of the app that have a name of one of the library's types.
extension Question {
  /// Invents a type for the name, whatever the library calls so.
  private func invent(_ name: String, _ hypothesis: inout Hypothesis) {
    var pieces = pieces
    hypothesis.placeholders.merge(
      inferPlaceholders(in: &pieces, names: names, guardian: guardian, unknown: [name]))
  }

  /// Invents a type for a name that SwiftUI has, too: a `Tab` with a case `.home` is the app's.
  ///
  /// - Returns: Whether the name now stands for an invented type.
  func shadow(_ name: String, isMade: Bool = false, _ hypothesis: inout Hypothesis) -> Bool {
    let isOwn =
      Lexicon.everydayTypes[name] != nil
      || Lexicon.everydayViews.contains(name) && (isMade || !analysis.calls(name))
    guard isOwn, hypothesis.placeholders.types[name] == nil, !names.declaredTypes.contains(name),
      !names.attributes.contains(name),
      !analysis.usesLibraryType(name, api: api)
    else { return false }
    invent(name, &hypothesis)
    return true
  }

  /// `Character(role: .mage)`: no initializer of the library's type has one of these labels.
  func shadowMade(_ hypothesis: inout Hypothesis) -> Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let name = call.calledExpression.simpleName, isUnlikeKnown(CallShape(call, names: hints), name)
    else { return false }
    return !call.isInViewPosition && shadow(name, isMade: true, &hypothesis)
  }

  /// `Logger.error("…")` in code that does not import `os`: the system's logger has a method of that name, and the app's
  /// may have a static one.
  func shadowWithStatic(_ hypothesis: inout Hypothesis) -> Bool {
    let name = quoted[1]
    guard let module = api.topLevel[name], module != "SwiftUI", Lexicon.everydayTypes[name] != nil,
      !names.imports.contains(where: { $0.name == module || $0.name == "OSLog" }),
      hypothesis.placeholders.types[name] == nil, !names.declaredTypes.contains(name)
    else { return false }
    invent(name, &hypothesis)
    return true
  }

  /// `modifier(NavigationTransition())`: no protocol makes a value, so the type is the app's own.
  func shadowContract(_ hypothesis: inout Hypothesis) -> Bool {
    shadowContract(quoted[0].replacing("any ", with: ""), &hypothesis)
  }

  /// `class Circle: Shape { override func area() -> Double { … } }`: only a class has what is overridden, so the app has one
  /// of that name.
  func shadowSuperclass(_ hypothesis: inout Hypothesis) -> Bool {
    node?.ancestor(of: ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first.map {
      shadowContract($0.type.trimmedDescription, &hypothesis)
    } ?? false
  }

  private func shadowContract(_ name: String, _ hypothesis: inout Hypothesis) -> Bool {
    guard Lexicon.namesOfAppTypes.contains(name), hypothesis.placeholders.types[name] == nil,
      !names.declaredTypes.contains(name)
    else { return false }
    invent(name, &hypothesis)
    return true
  }

  /// `Slider()` in code that imports UIKit, and not SwiftUI: a type of the app.
  func shadowNotImported(_ hypothesis: inout Hypothesis) -> Bool {
    let imports = Set(names.imports.map(\.name))
    guard let name = node?.ancestor(of: FunctionCallExprSyntax.self)?.calledExpression.simpleName,
      imports.contains("UIKit"), !imports.contains("SwiftUI"), api.topLevel[name] == "SwiftUI",
      hypothesis.placeholders.types[name] == nil, !names.declaredTypes.contains(name)
    else { return false }
    invent(name, &hypothesis)
    return true
  }

  /// `struct Post: Encodable { let visibility: Visibility }`: the app's own type, as SwiftUI's cannot be encoded.
  func shadowStored(in type: String, _ hypothesis: inout Hypothesis) -> Bool {
    let stored = analysis.groups(of: type).flatMap { $0.descendants(of: TypeAnnotationSyntax.self) }
    return stored.map { SwiftType($0.type).unwrapped.bareName }.contains { shadow($0, &hypothesis) }
  }

  /// `func process(_ item: Item) -> Result`: a type of the app, if the document shows nothing that the library's
  /// `Result` has: neither its arguments nor its cases.
  func shadowResult(_ hypothesis: inout Hypothesis) -> Bool {
    let name = "Result"
    guard node?.as(TokenSyntax.self)?.text == name, hypothesis.placeholders.types[name] == nil,
      !names.declaredTypes.contains(name),
      !pieces.contains(where: { piece in
        piece.tree.tokens(viewMode: .sourceAccurate).contains {
          ["success", "failure"].contains($0.text)
            || $0.text == name && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftAngle
        }
      })
    else { return false }
    invent(name, &hypothesis)
    return true
  }

  /// `class BasketModel: Stepper` and `@IBOutlet var code: TextField!`: nothing derives from a view of SwiftUI's, and no outlet
  /// is one, so the app has a type of that name.
  func shadowView(_ hypothesis: inout Hypothesis) -> Bool {
    guard let name = node?.as(TokenSyntax.self)?.text, hypothesis.placeholders.types[name] == nil,
      !names.declaredTypes.contains(name), api.views.contains(name)
    else { return false }
    let isOutlet = node?.ancestor(of: ImplicitlyUnwrappedOptionalTypeSyntax.self) != nil
    guard isOutlet || node?.parent?.parent?.is(InheritedTypeSyntax.self) == true else { return false }
    invent(name, &hypothesis)
    if isOutlet { hypothesis.placeholders.types[name]?.superclass = "UIView" }
    return true
  }

  /// `Snapshot<Section, Item>`: a generic argument is not SwiftUI's view `Section`, but a type of the app.
  func shadowArgument(_ hypothesis: inout Hypothesis) -> Bool {
    guard let name = node?.as(TokenSyntax.self)?.text,
      node?.parent?.is(IdentifierTypeSyntax.self) == true
        && node?.parent?.parent?.is(GenericArgumentSyntax.self) == true
    else { return false }
    return shadow(name, &hypothesis)
  }

  /// Invents a type that has the name of one of SwiftData's macros, such as the app's own `Model()`.
  func addTypeNamedLikeMacro(_ hypothesis: inout Hypothesis) -> Bool {
    let name = String(quoted[0].prefix { $0 != "(" })
    guard name.first?.isUppercase == true, hypothesis.placeholders.types[name] == nil,
      !names.declaredTypes.contains(name)
    else { return false }
    invent(name, &hypothesis)
    return true
  }
}

import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What rows of the table of tellings say of a call whose arguments the library's function does not take.
extension Question {
  private var call: FunctionCallExprSyntax? { node?.ancestor(of: FunctionCallExprSyntax.self) }
  private var argument: LabeledExprSyntax? { node?.ancestor(of: LabeledExprSyntax.self) }

  /// The forms that the library has of the function that is called, by their labels.
  private func forms(of call: FunctionCallExprSyntax) -> [[String]] {
    let name = call.calleeName
    guard !names.declaredFunctions.contains(name), !names.declaredTypes.contains(name) else { return [] }
    if call.calledExpression.simpleName != nil {
      return api.topLevel[name] == nil ? [] : Array(api.initializers(of: name))
    }
    return api.symbols.values.filter { $0.baseName == name && $0.owner != nil && $0.name.hasSuffix(")") }
      .map(\.labels)
  }

  /// `.onSubmit(.search) { … }`, where the compiler takes the argument for the closure.
  var choiceWithoutLabel: CompiledProgram.Finding? {
    guard quoted[0].contains("->"), let argument, argument.label == nil,
      argument.expression.implicitMember != nil, let call, call.arguments.count == 1,
      call.trailingClosure != nil
    else { return nil }
    let labels = Set(forms(of: call).filter { $0.count == 2 }.compactMap(\.first)).subtracting(["_"])
    guard labels.count == 1, let label = labels.first else { return nil }
    return finding(
      "missing argument label '\(label):' in call", at: argument,
      suggestion: "\(label): \(argument.expression.trimmedDescription)")
  }

  /// `.navigationDestination(isPresented: $isShown, for: Receipt.self) { … }`: each label is one of the library's, but of
  /// another form.
  var labelsOfTwoForms: CompiledProgram.Finding? {
    guard let call, case let forms = forms(of: call), !forms.isEmpty else { return nil }
    let given = call.arguments.compactMap(\.label) + call.additionalTrailingClosures.map(\.label)
    let labels = given.map(\.text)
    guard let first = labels.first, forms.contains(where: { $0.contains(first) }) else { return nil }
    let strange = given.first { label in
      forms.contains { $0.contains(label.text) }
        && !forms.contains { $0.contains(first) && $0.contains(label.text) }
    }
    guard let strange else { return nil }
    // `to` of `move(fromOffsets: source, to: target)`
    let meant = forms.filter { $0.contains(first) }.joined().filter {
      !labels.contains($0) && $0.hasPrefix(strange.text)
    }
    return finding(
      "no '\(call.calleeName)' takes both '\(first):' and '\(strange.text):'", at: strange,
      suggestion: meant.min().map { "\($0):" })
  }

  /// `NavigationLink(value: song, label: Text(song.title))`, `Binding(get: model.isOn, set: …)`,
  /// `.tabItem("Feed", systemImage: "list")`: a closure is called when its value is needed.
  var valueForClosure: CompiledProgram.Finding? {
    guard quoted[1].contains("->"), !quoted[0].contains("->"), let argument,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let value = argument.expression.trimmedDescription
    if argument.label == nil, guardian.isModifier(call), call.arguments.count == 1,
      call.trailingClosure == nil,
      isGivenNoClosure, case let forms = forms(of: call), !forms.isEmpty, forms.allSatisfy({ $0.count == 1 })
    {
      return finding("'\(call.calleeName)' takes a closure", at: argument, suggestion: "{ \(value) }")
    }
    if quoted[0].hasSuffix("Action"), argument.expression.simpleName != nil {
      return finding(
        "'\(value)' is a '\(quoted[0])', not a function; call it in a closure", at: argument.expression,
        suggestion: "{ \(value)() }")
    }
    if let label = argument.label?.text {
      // `message: "It is gone"` of an alert, where the closure gives a view
      let content = quoted[0] == "String" && !quoted[1].hasSuffix("String") ? "Text(\(value))" : value
      return finding(
        "'\(label):' takes a closure", at: argument.expression, suggestion: "{ \(content) }")
    }
    guard guardian.isModifier(call), call.trailingClosure == nil, quoted[0] == "String",
      forms(of: call).allSatisfy({ $0.count == 1 })
    else { return nil }
    let label = "Label(\(call.arguments.trimmedDescription))"
    return finding(
      "'\(call.calleeName)' takes a closure with a view", at: argument,
      suggestion: "{ \(call.arguments.count == 2 ? label : "Text(\(value))") }")
  }

  /// Whether the argument is no closure, whatever is guessed in it: a text, a comparison, a view of the library's, or an action
  /// of the environment.
  var isGivenNoClosure: Bool {
    guard let value = argument?.expression else { return false }
    if value.literalType != nil || quoted[0].hasSuffix("Action") { return true }
    if let made = value.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName {
      return api.views.contains(made) && !names.declaredTypes.contains(made)
    }
    return value.as(SequenceExprSyntax.self)?.elements.contains {
      $0.as(BinaryOperatorExprSyntax.self).map { ["==", "!=", "<", ">"].contains($0.operator.text) } ?? false
    } ?? false
  }

  /// `.toolbar(content: EditButton())`: what the argument is called, a closure is called in each form.
  var valueForContent: CompiledProgram.Finding? {
    guard let call, case let forms = forms(of: call), !forms.isEmpty,
      let argument = call.arguments.first(where: { ["content", "label", "root"].contains($0.label?.text) }),
      let made = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName,
      api.views.contains(made) && !names.declaredTypes.contains(made)
        || Lexicon.viewEndings.contains(where: made.hasSuffix)
    else { return nil }
    let value = argument.expression.trimmedDescription
    return finding(
      "'\(argument.label!.text):' takes a closure", at: argument.expression, suggestion: "{ \(value) }")
  }

  /// `.modelContainer(for: Note.self, Tag.self)`
  var typesOfContainer: CompiledProgram.Finding? {
    guard let call, call.calleeName == "modelContainer", call.arguments.first?.label?.text == "for",
      case let types = call.arguments.filter({ $0.expression.memberName == "self" }), types.count > 1
    else { return nil }
    let list = types.map(\.expression.trimmedDescription).joined(separator: ", ")
    return finding(
      "'modelContainer(for:)' takes one type, or one list of types", at: call.arguments,
      suggestion: "for: [\(list)]")
  }

  /// `.overlay(alignment: .top, Badge(count: 3))`
  var valueForLastClosure: CompiledProgram.Finding? {
    guard quoted[0] == "content:", let call, guardian.isModifier(call), call.arguments.count > 1,
      let value = call.arguments.last, value.label == nil, !value.expression.is(ClosureExprSyntax.self)
    else { return nil }
    return finding(
      "'\(call.calleeName)' takes a closure here", at: value,
      suggestion: "{ \(value.expression.trimmedDescription) }")
  }

  /// `Section("Sound") { … } footer: { … }`
  var titleBesideFooter: CompiledProgram.Finding? {
    guard let call, call.calledExpression.simpleName == "Section", let title = call.arguments.first,
      title.label == nil, let other = call.additionalTrailingClosures.first?.label.text
    else { return nil }
    return finding(
      "a 'Section' with '\(other):' has no title of its own; its header is a closure, too", at: title,
      suggestion: "header: { Text(\(title.expression.trimmedDescription)) }")
  }

  /// `@Relationship(delete: .cascade)`
  var labelOfMacro: CompiledProgram.Finding? {
    guard let attribute = node?.ancestor(of: AttributeSyntax.self),
      case let name = attribute.attributeName.trimmedDescription,
      let arguments = attribute.arguments?.as(LabeledExprListSyntax.self),
      let strange = arguments.first(where: { $0.label.map { quoted[0] == "\($0.text):" } == true }),
      let label = strange.label?.text, let meant = Lexicon.otherLabels[name]?[label]
    else { return nil }
    return finding("'@\(name)' takes no '\(label):', but '\(meant):'", at: strange, suggestion: "\(meant):")
  }

  /// `NSLayoutConstraint.activate(top, bottom)`
  var listOfConstraints: CompiledProgram.Finding? {
    let call = node?.ancestor(of: FunctionCallExprSyntax.self) {
      ["activate", "deactivate"].contains($0.calleeName)
    }
    guard let call, call.arguments.count > 1,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.simpleName == "NSLayoutConstraint"
    else { return nil }
    return finding("'\(call.calleeName)' takes one list, in brackets: '([…])'", at: call.arguments)
  }

  /// `let text = "\\(price, specifier: "%.2f")"`, which only a localized text understands.
  var specifierOfText: CompiledProgram.Finding? {
    guard quoted[0] == "_:specifier:", let segment = node?.ancestor(of: ExpressionSegmentSyntax.self) else {
      return nil
    }
    return finding(
      "only a localized text, as 'Text' takes it, has 'specifier:'; a 'String' is made by 'formatted()' or 'String(format:)'",
      at: segment)
  }

  /// `trips.sorted(by: \\.date)`
  var pathForComparison: CompiledProgram.Finding? {
    guard let argument, argument.label?.text == "by",
      let path = argument.expression.as(KeyPathExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      ["max", "min", "sort", "sorted"].contains(call.calleeName)
    else { return nil }
    let members = path.components.trimmedDescription
    return finding(
      "'\(call.calleeName)(by:)' compares two elements", at: path,
      suggestion: "{ $0\(members) < $1\(members) }")
  }

  /// `decode(User.self)` of `func decode<T>(_ type: T)`
  var typeForValue: CompiledProgram.Finding? {
    guard let call, let name = call.calledExpression.simpleName else { return nil }
    let declared = pieces.lazy.flatMap { Syntax($0.tree).descendants(of: FunctionDeclSyntax.self) }
      .first { $0.name.text == name }
    guard let declared, case let parameters = declared.signature.parameterClause.parameters,
      parameters.count == call.arguments.count
    else { return nil }
    let generic = Set(declared.genericParameterClause?.parameters.map(\.name.text) ?? [])
    for (parameter, argument) in zip(parameters, call.arguments)
    where argument.expression.memberName == "self" && generic.contains(parameter.type.trimmedDescription) {
      let type = parameter.type.trimmedDescription
      return finding(
        "'\(name)' takes a value of '\(type)' here, and '\(argument.expression.trimmedDescription)' is a type; declare the parameter as '\(type).Type'",
        at: argument)
    }
    return nil
  }

  /// `Button { save() }`, which has an action, and no label.
  var viewWithoutLabel: CompiledProgram.Finding? {
    guard let call, let name = call.calledExpression.simpleName, api.views.contains(name),
      call.arguments.isEmpty, call.trailingClosure != nil, call.additionalTrailingClosures.isEmpty,
      forms(of: call).contains(where: { $0.contains("label") })
    else { return nil }
    return finding(
      "'\(name)' needs a label: a title in parentheses before the closure, or 'label: { … }' behind it",
      at: call.calledExpression)
  }

  /// `.easeInOut(seconds: 0.3)`, where `easeInOut` is a property, too; `app.buttons["Buy"].exists()`.
  var calledProperty: CompiledProgram.Finding? {
    guard let call, let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName
    guard api.knowsMember(name.text) else { return nil }
    if call.arguments.isEmpty, call.trailingClosure == nil {
      return finding("'\(name.text)' is a property, which is not called", at: name, suggestion: name.text)
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let forms = forms(of: call).filter { $0.count >= labels.count && $0 != labels }
    guard access.base == nil, !forms.isEmpty else { return nil }
    // `radius` is a part of `cornerRadius`.
    let resembling = forms.filter { form in
      form.count == labels.count && zip(form, labels).allSatisfy { $0.lowercased().contains($1.lowercased()) }
    }
    let meant = resembling.count == 1 ? resembling : forms.count == 1 ? forms : []
    return finding(
      "no '\(name.text)' takes '\(labels.map { "\($0):" }.joined())'", at: name,
      suggestion: meant.first.map { form in "\(name.text)(\(form.map { "\($0):" }.joined()))" })
  }

  /// `NavigationSplitView { … } details: { … }`: a label of a closure that no form has.
  var closureOfNoForm: CompiledProgram.Finding? {
    guard let call, case let known = Set(forms(of: call).joined()), !known.isEmpty,
      let closure = call.additionalTrailingClosures.first(where: { !known.contains($0.label.text) })
    else { return nil }
    let label = closure.label.text
    let near = known.subtracting(["_"]).filter { label.resembles(label: $0) }.min()
    return near.flatMap {
      finding("no '\(call.calleeName)' takes a closure '\(label):'", at: closure.label, suggestion: "\($0):")
    }
  }

  /// `DispatchQueue.main.asyncAfter(2.0) { … }`: each form of the library's begins with a label.
  var firstLabelLeftOut: CompiledProgram.Finding? {
    guard let call, let argument = call.arguments.first, argument.label == nil,
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.lastName?.lowercased(),
      let first = Lexicon.firstLabels.first(where: {
        $0.name == call.calleeName && base.hasSuffix($0.owner)
      })
    else { return nil }
    return finding(
      "missing argument label '\(first.label):' in call", at: argument,
      suggestion:
        "\(first.label): \(argument.expression.literalType == nil ? "" : first.before)\(argument.expression.trimmedDescription)"
    )
  }

  /// `@Query(sort: "title")`
  var textForKeyPath: CompiledProgram.Finding? {
    guard let attribute = node?.ancestor(of: AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == "Query",
      let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first,
      argument.label?.text == "sort",
      let text = argument.expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription
    else { return nil }
    let element = attribute.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      .as(ArrayTypeSyntax.self)?.element.trimmedDescription
    return finding(
      "'sort:' takes a key path, not a text", at: argument.expression,
      suggestion: "\\\(element ?? "").\(text)")
  }

  /// `NavigationView(path: $path) { … }`: another type whose name begins alike has an initializer with these labels.
  var typeWithSuchInitializer: CompiledProgram.Finding? {
    guard let call, let name = call.calledExpression.simpleName, api.views.contains(name),
      !names.declaredTypes.contains(name), let word = name.camelWords.first,
      case let labels = call.arguments.compactMap({ $0.label?.text }), !labels.isEmpty,
      !forms(of: call).contains(where: { $0.starts(with: labels) })
    else { return nil }
    let others = api.views.filter { other in
      other != name && other.camelWords.first == word && other.camelWords.count > 1
        && api.initializers(of: other).contains { $0.starts(with: labels) }
    }
    guard others.count == 1, let other = others.first else { return nil }
    return finding(
      "no initializer of '\(name)' takes an argument '\(labels[0]):'; one of '\(other)' does", at: call,
      suggestion: other)
  }

  /// `push(route, onto: path)` of a function that is shown, whose parameter is `inout`.
  var argumentWithoutAmpersand: CompiledProgram.Finding? {
    guard let argument, argument.expression.simpleName != nil, let call,
      let name = call.calledExpression.simpleName,
      let index = Array(call.arguments).firstIndex(where: { $0.id == argument.id })
    else { return nil }
    let functions = pieces.flatMap { Syntax($0.tree).descendants(of: FunctionDeclSyntax.self) }
      .filter { $0.name.text == name }
    guard functions.count == 1,
      case let parameters = Array(functions[0].signature.parameterClause.parameters),
      parameters.count == call.arguments.count,
      parameters[index].type.as(AttributedTypeSyntax.self)?.specifiers.contains(where: {
        $0.trimmedDescription == "inout"
      }) == true
    else { return nil }
    let value = argument.expression.trimmedDescription
    return finding(
      "the parameter is 'inout', so the argument is marked with '&'", at: argument.expression,
      suggestion: "&\(value)")
  }

  /// `$isShown = true`
  var assignmentToBinding: CompiledProgram.Finding? {
    guard quoted[0].hasPrefix("$"), let target = node?.ancestor(of: ExprListSyntax.self)?.first,
      target.trimmedDescription == quoted[0]
    else { return nil }
    let name = String(quoted[0].dropFirst())
    return finding(
      "'\(quoted[0])' is the binding; the value is set without '$'", at: target, suggestion: name)
  }

  /// `print(path)` among views.
  var callThatGivesNoView: CompiledProgram.Finding? {
    guard quoted[0] == "()", quoted[1] == "View", let call,
      let statement = node?.ancestor(of: CodeBlockItemSyntax.self), statement.item.id == Syntax(call).id,
      let name = call.calledExpression.simpleName, Lexicon.printers.contains(name)
    else { return nil }
    return finding(
      "'\(name)' gives no view; among views, 'let _ = \(name)(…)' runs it", at: call,
      suggestion: "let _ = \(call.trimmedDescription)")
  }

  /// `func reduce(value: String, nextValue: () -> String)` of a `PreferenceKey`, `func hash(into hasher: Hasher)`.
  var parameterThatIsNotInout: CompiledProgram.Finding? {
    let methods = ["PreferenceKey": ("reduce", "value"), "Hashable": ("hash", "into")]
    guard let (method, label) = methods[quoted[1]] else { return nil }
    let changing = analysis.groups(of: quoted[0]).flatMap { group in
      group.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.compactMap {
        $0.decl.as(FunctionDeclSyntax.self)
      } ?? []
    }.first { $0.name.text == method }
    guard let value = changing?.signature.parameterClause.parameters.first, value.firstName.text == label,
      case let type = value.type.trimmedDescription, !type.hasPrefix("inout ")
    else { return nil }
    return finding(
      "'\(method)' of '\(quoted[1])' changes '\((value.secondName ?? value.firstName).text)', so it is 'inout'",
      at: value.type,
      suggestion: "inout \(type)")
  }

  /// `func reduce(value: inout CGFloat, nextValue: CGFloat)` of a preference.
  var valueForNextValue: CompiledProgram.Finding? {
    guard quoted[1] == "PreferenceKey" else { return nil }
    let parameters = analysis.groups(of: quoted[0]).flatMap { group in
      group.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.compactMap {
        $0.decl.as(FunctionDeclSyntax.self)
      } ?? []
    }.first { $0.name.text == "reduce" }?.signature.parameterClause.parameters
    guard let next = parameters?.last, next.firstName.text == "nextValue",
      case let type = next.type.trimmedDescription, !type.contains("->")
    else { return nil }
    return finding(
      "'nextValue' of 'reduce' is a function that gives the value", at: next.type,
      suggestion: "() -> \(type)")
  }

  /// `.confirmationDialog(isPresented: $isShown) { … }`
  var dialogWithoutTitle: CompiledProgram.Finding? {
    guard let call, call.calleeName == "confirmationDialog", let first = call.arguments.first,
      first.label != nil
    else { return nil }
    return finding("the title of the dialog is missing, which comes first", at: first)
  }

  /// `.assign(to: &results)` of a published property.
  var propertyForPublisher: CompiledProgram.Finding? {
    guard let call, call.calleeName == "assign", let argument = call.arguments.first,
      let target = argument.expression.as(InOutExprSyntax.self)?.expression, let name = target.lastName,
      !name.hasPrefix("$"), names.wrappers[name]?.contains("Published") == true
    else { return nil }
    let written = target.trimmedDescription
    return finding(
      "'assign(to:)' takes the publisher of '\(name)'", at: argument.expression,
      suggestion: "&\(written.dropLast(name.count))$\(name)")
  }

  /// `var body: some View` of an `App`.
  var bodyOfApp: CompiledProgram.Finding? {
    guard quoted[1] == "App" || quoted[1] == "Scene" else { return nil }
    let body = analysis.groups(of: quoted[0]).flatMap { group in
      group.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.compactMap {
        $0.decl.as(VariableDeclSyntax.self)?.bindings.first
      } ?? []
    }.first { $0.pattern.trimmedDescription == "body" }
    guard let type = body?.typeAnnotation?.type, type.trimmedDescription == "some View" else { return nil }
    return finding(
      "the body of \(quoted[1] == "App" ? "an 'App'" : "a 'Scene'") is 'some Scene'; its views are in a 'WindowGroup { … }'",
      at: type, suggestion: "some Scene")
  }

  /// The stored properties that keep a class from having an initializer: `coupon` of `var coupon: String`.
  var propertyWithoutValue: CompiledProgram.Finding? {
    guard let type = node?.ancestor(of: ClassDeclSyntax.self), type.name.text == quoted[0] else { return nil }
    let binding = type.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { variable in
        variable.attributes.isEmpty
          && !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      }.flatMap { variable in
        variable.bindings.filter { binding in
          let type = binding.typeAnnotation?.type
          let isNilAtFirst =
            variable.bindingSpecifier.tokenKind == .keyword(.var)
            && (type?.is(OptionalTypeSyntax.self) == true
              || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true)
          return binding.initializer == nil && binding.accessorBlock == nil && !isNilAtFirst
        }
      }.first
    guard let name = binding?.pattern.trimmedDescription, var finding = finding() else { return nil }
    finding.text = "class '\(quoted[0])' has no initializers that give '\(name)' a value"
    return finding
  }
}

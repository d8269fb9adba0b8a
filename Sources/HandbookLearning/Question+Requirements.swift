import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What rows of the table of tellings say of a type that does not meet a protocol, and of wrappers and modifiers that are given
/// what they do not take.
extension Question {
  /// The members of the type that the message is about.
  private var membersOfType: [DeclSyntax] {
    analysis.groups(of: quoted[0]).flatMap { group in
      group.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
    }
  }

  /// `let defaultValue = Color.blue` of an `EnvironmentKey`.
  var memberThatIsNotStatic: CompiledProgram.Finding? {
    guard let required = Lexicon.staticRequirements[quoted[1]] else { return nil }
    for member in membersOfType {
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard modifiers?.contains(where: { ["static", "class"].contains($0.name.text) }) != true,
        let name = member.nameOfMember, required.contains(name.text)
      else { continue }
      return finding(
        "'\(quoted[1])' asks the type for '\(name.text)', and not its values, so it must be 'static'",
        at: name,
        suggestion: "static \(member.is(FunctionDeclSyntax.self) ? "func" : "var") \(name.text)")
    }
    return nil
  }

  /// A type that says it is `Identifiable`, and has no `id`.
  var missingIdentity: CompiledProgram.Finding? {
    guard quoted[1] == "Identifiable", names.declaredTypes.contains(quoted[0]),
      names.declaredMembers[quoted[0]]?.contains("id") != true,
      var finding = finding()
    else { return nil }
    let near = names.declaredMembers[quoted[0], default: []].filter { $0.lowercased().hasSuffix("id") }
    finding.text =
      "type '\(quoted[0])' is 'Identifiable' only with a property 'id' that tells its values apart"
    finding.notes = []
    finding.isDoubtful = isRequirementElsewhere
    if near.count == 1 { finding.text += "; '\(near.first!)' has another name" }
    return finding
  }

  /// `case userName` of the `CodingKeys` of a type with a property `username`.
  var keyOfNoProperty: CompiledProgram.Finding? {
    guard ["Decodable", "Encodable"].contains(quoted[1]) else { return nil }
    let members = membersOfType
    let keys = members.lazy.compactMap { $0.as(EnumDeclSyntax.self) }.first { $0.name.text == "CodingKeys" }
    let properties = Set(
      members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings).map(
        \.pattern.trimmedDescription))
    let cases =
      keys?.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements) ?? []
    guard let strange = cases.first(where: { !properties.contains($0.name.text) }) else { return nil }
    let near = NearMiss.nearest(to: strange.name.text, in: properties)
    return finding(
      "the key '\(strange.name.text)' is the name of no stored property of '\(quoted[0])'", at: strange.name,
      suggestion: near)
  }

  /// `@Binding var isOn = false`, `@FocusState private var isFocused = false`.
  var valueOfWrapperWithout: CompiledProgram.Finding? {
    guard let variable = node?.ancestor(of: VariableDeclSyntax.self),
      let value = variable.bindings.first?.initializer,
      let wrapper = variable.attributes.first?.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    else { return nil }
    switch wrapper {
    case "Binding":
      return finding(
        "a '@Binding' has no value of its own: it is given one that is kept elsewhere; leave out '\(value.trimmedDescription)', or keep the value in '@State'",
        at: value)
    case "FocusState":
      return finding(
        "a '@FocusState' begins without a value, as nothing has the focus; leave out '\(value.trimmedDescription)'",
        at: value)
    case "EnvironmentObject":
      return finding(
        "an '@EnvironmentObject' is given by a view above, with 'environmentObject'; leave out '\(value.trimmedDescription)', or keep the object in '@StateObject'",
        at: value)
    default: return nil
    }
  }

  /// `player.$isMuted` of an `@Observable` class.
  var bindingOfObservable: CompiledProgram.Finding? {
    guard quoted[1].hasPrefix("$"), analysis.contracts(of: type(0).bareName).contains("Observable"),
      let access = node?.ancestor(of: MemberAccessExprSyntax.self), let base = access.base?.trimmedDescription
    else { return nil }
    return finding(
      "the properties of an '@Observable' class have no '$'; a '@Bindable' of the object makes the binding",
      at: access,
      suggestion: "$\(base).\(quoted[1].dropFirst())")
  }

  /// `var badge: some View { if isNew { Text("New") } }`
  var viewUnderCondition: CompiledProgram.Finding? {
    let block =
      node?.ancestor(of: PatternBindingSyntax.self)?.accessorBlock.map { Syntax($0) }
      ?? node?.ancestor(of: FunctionDeclSyntax.self)?.body.map { Syntax($0) }
    guard
      let choice = block?.descendants(of: CodeBlockItemSyntax.self).lazy.compactMap(\.choice).first,
      let owner = choice.ownerOfView
    else { return nil }
    return finding(
      "'\(owner.name)' shows a view only under a condition: it needs a view builder, as 'body' has one",
      at: owner.token,
      suggestion: "@ViewBuilder")
  }

  /// `var header: some View { Text("a"); Text("b") }`
  var severalViews: CompiledProgram.Finding? {
    let binding = node?.ancestor(of: PatternBindingSyntax.self)
    let function = node?.ancestor(of: FunctionDeclSyntax.self)
    var statements = function?.body?.statements
    if case .getter(let list)? = binding?.accessorBlock?.accessors { statements = list }
    guard let statements, let views = statements.last.map({ Syntax($0.item) }), statements.count > 1,
      statements.allSatisfy({ statement in
        statement.item.as(ExprSyntax.self)?.rootName.map {
          api.views.contains($0) || Lexicon.viewEndings.contains(where: $0.hasSuffix)
        } ?? false
      }), let owner = views.ownerOfView
    else { return nil }
    return finding(
      "'\(owner.name)' gives one view; several views need a view builder, as 'body' has one", at: owner.token,
      suggestion: "@ViewBuilder")
  }

  /// `return Text("a")` in a function with `@ViewBuilder`.
  func returnInBuilder(in attempt: Attempt) -> CompiledProgram.Finding? {
    let ignored = attempt.outcome.messages.first { $0.isOf(MessageKind.returnIgnoresBuilder) }
    guard
      let returned = ignored.flatMap({ source.place(line: $0.line, column: $0.column) }).flatMap(
        analysis.node)
    else { return nil }
    return finding("with 'return', a view builder builds nothing; leave out each 'return'", at: returned)
  }

  /// `if isFormal { "Dear" }` in a builder without `buildOptional`.
  var lackOfBuilder: CompiledProgram.Finding? {
    guard let note = message.notes.first(where: { $0.isOf(MessageKind.lackOfBuilder) }),
      let method = quotedTexts(of: note.text).first, let builder = quoted.last, var finding = finding(),
      builder != "ViewBuilder"
    else { return nil }
    finding.text = "'\(builder)' has no '\(method)', which this statement needs"
    finding.notes = []
    return finding
  }

  /// `case title` of `CodingKeys`, where the type has `author`, too.
  var propertyWithoutKey: CompiledProgram.Finding? {
    guard let note = message.notes.first(where: { $0.isOf(MessageKind.notDecoded) }),
      let name = quotedTexts(of: note.text).dropFirst().first,
      let property = source.place(line: note.line, column: note.column).flatMap(analysis.node)
    else { return nil }
    return finding("'CodingKeys' has no case for '\(name)', which has no value of its own", at: property)
  }

  /// `let isLoggedIn` of a requirement `var isLoggedIn: Bool { get set }`.
  var propertyThatIsFixed: CompiledProgram.Finding? {
    guard let note = message.notes.first(where: { $0.isOf(MessageKind.witnessThatIsFixed) }),
      let variable = source.place(line: note.line, column: note.column).flatMap(analysis.node)?
        .ancestor(of: VariableDeclSyntax.self), let name = variable.bindings.first?.pattern
    else { return nil }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    return finding(
      "'\(quoted[1])' requires that '\(name.trimmedDescription)' can be set, and here it cannot", at: name,
      suggestion: isConstant ? "var \(name.trimmedDescription)" : nil)
  }

  /// `func add(_ item: String) { items.append(item) }` of a struct.
  var methodThatIsNotMutating: CompiledProgram.Finding? {
    guard quoted.contains("self"), message.notes.contains(where: { $0.isOf(MessageKind.mustChange) }),
      let name = node?.ancestor(of: FunctionDeclSyntax.self)?.name.text
    else { return nil }
    var found = finding()
    found?.text = "'\(name)' changes the value that it is called on here, so it must be 'mutating'"
    found?.suggestion = "mutating func \(name)"
    found?.notes = []
    return found
  }

  /// `init(content: () -> Content)` of a view that is made with several views in its closure.
  var closureWithoutBuilder: CompiledProgram.Finding? {
    guard quoted[0] == "()", quoted[1] == "View", let call = node?.ancestor(of: FunctionCallExprSyntax.self),
      let made = call.calledExpression.simpleName, let closure = call.trailingClosure,
      closure.statements.count > 1,
      let view = pieces.lazy.flatMap({ Syntax($0.tree).descendants(of: StructDeclSyntax.self) })
        .first(where: { $0.name.text == made })
    else { return nil }
    let parameters = Syntax(view).descendants(of: InitializerDeclSyntax.self)
      .flatMap(\.signature.parameterClause.parameters)
    guard let parameter = parameters.last(where: { $0.type.description.contains("->") }),
      parameter.attributes.isEmpty
    else { return nil }
    let name = (parameter.secondName ?? parameter.firstName).text
    return finding(
      "the closure '\(name)' of '\(made)' is no view builder, so it cannot give several views", at: parameter,
      suggestion: "@ViewBuilder \(name)")
  }

  /// `mutating func reset()` of a requirement `func reset()`.
  var methodThatChanges: CompiledProgram.Finding? {
    guard let note = message.notes.first(where: { $0.isOf(MessageKind.witnessThatChanges) }),
      let method = source.place(line: note.line, column: note.column).flatMap(analysis.node)?
        .ancestor(of: FunctionDeclSyntax.self)
    else { return nil }
    return finding(
      "'\(method.name.text)' is 'mutating' here, and not in '\(quoted[1])', which must say so, too",
      at: method.name, suggestion: "mutating func \(method.name.text)")
  }

  /// `.padding(top: 24)`
  var edgeAsLabel: CompiledProgram.Finding? {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self), call.calleeName == "padding",
      let argument = call.arguments.first, let label = argument.label?.text,
      ["top", "bottom", "leading", "trailing", "horizontal", "vertical"].contains(label)
    else { return nil }
    return finding(
      "'padding' has no '\(label):'; the edges come first, without a label", at: argument,
      suggestion: ".\(label), \(argument.expression.trimmedDescription)")
  }

  /// Whether the call is given one choice, and nothing else: `.aspectRatio(.fit)`.
  var givesOneChoice: Bool {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count == 1, let argument = call.arguments.first
    else { return false }
    return argument.label == nil && argument.expression.implicitMember != nil
  }

  /// `.aspectRatio(.fit)`, where another message says that `contentMode` is missing.
  func labelOfChoice(in attempt: Attempt) -> CompiledProgram.Finding? {
    guard givesOneChoice, let argument = node?.ancestor(of: LabeledExprSyntax.self),
      let label = attempt.outcome.errors.lazy.filter({
        $0.line == message.line && $0.column > message.column && $0.isOf(MessageKind.missingArgument)
      }).compactMap(\.quoted.first).first
    else { return nil }
    return finding(
      "missing argument label '\(label):' in call", at: argument,
      suggestion: "\(label): \(argument.expression.trimmedDescription)")
  }

  /// `.presentationDetents(.medium, .large)`
  var choicesOfSet: CompiledProgram.Finding? {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self), call.arguments.count > 1,
      Lexicon.takersOfSets.contains(call.calleeName),
      call.arguments.allSatisfy({ $0.label == nil && $0.expression.implicitMember != nil })
    else { return nil }
    let list = call.arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
    return finding(
      "'\(call.calleeName)' takes one list of choices", at: call.arguments, suggestion: "[\(list)]")
  }

  /// `formatter` of `lazy var formatter`, in a view.
  var lazyPropertyOfView: CompiledProgram.Finding? {
    guard let view = node?.ancestor(of: StructDeclSyntax.self), let name = node?.as(TokenSyntax.self)?.text,
      view.memberBlock.members.contains(where: { member in
        member.decl.as(VariableDeclSyntax.self).map { variable in
          variable.modifiers.contains { $0.name.text == "lazy" }
            && variable.bindings.first?.pattern.trimmedDescription == name
        } ?? false
      }), var finding = finding()
    else { return nil }
    finding.text =
      "'\(name)' is a 'lazy var', which changes the struct when it is first read; '\(view.name.text)' cannot be changed here"
    return finding
  }

  /// `var latest: Data { try await load() }`
  var tryInGetter: CompiledProgram.Finding? {
    guard let tried = node?.ancestor(of: TryExprSyntax.self), tried.isInFunctionThatThrowsNothing,
      node?.ancestor(of: ClosureExprSyntax.self) == nil, node?.ancestor(of: FunctionDeclSyntax.self) == nil,
      let binding = node?.ancestor(of: PatternBindingSyntax.self, where: { $0.accessorBlock != nil })
    else { return nil }
    let waits = !Syntax(binding).descendants(of: AwaitExprSyntax.self).isEmpty
    return finding(
      "the getter of '\(binding.pattern.trimmedDescription)' does not throw; catch the error, or declare it 'get \(waits ? "async " : "")throws { … }'",
      at: tried)
  }

  /// `.frame(maxWidth: .infinity, height: 50)`
  var framesInOne: CompiledProgram.Finding? {
    guard let call = node?.ancestor(of: FunctionCallExprSyntax.self), call.calleeName == "frame",
      case let labels = call.arguments.compactMap({ $0.label?.text }),
      let plain = labels.first(where: { ["height", "width"].contains($0) }),
      let other = labels.first(where: { $0.hasPrefix("max") || $0.hasPrefix("min") || $0.hasPrefix("ideal") })
    else { return nil }
    return finding(
      "no 'frame' takes both '\(other):' and '\(plain):'; use one for each", at: call.arguments)
  }
}

import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What the rows of the table of tellings say.
extension Question {
  private var call: FunctionCallExprSyntax? { node?.ancestor(of: FunctionCallExprSyntax.self) }

  /// A finding at a node of the piece that the message is about.
  func finding(_ text: String, at node: some SyntaxProtocol, suggestion: String? = nil)
    -> CompiledProgram.Finding?
  {
    guard let place else { return nil }
    return CompiledProgram.Finding(
      isError: message.kind == .error, text: text,
      place: analysis.place(ofByte: node.bytes.lowerBound, in: place.piece), length: 1, notes: [],
      suggestion: suggestion)
  }

  /// `label.textColor = Color.primary.opacity(0.6)`
  var colorForUIColor: CompiledProgram.Finding? {
    guard quoted[1] == "UIColor", let call, ExprSyntax(call).rootName == "Color" else { return nil }
    let text = call.trimmedDescription
    return finding(
      "'\(text)' is a 'Color' of SwiftUI's, and a 'UIColor' is needed", at: call,
      suggestion: "UIColor(\(text))")
  }

  /// `var header: some View { if isOn { title } else { logo } }`, where the branches have different types.
  var branchesWithoutBuilder: CompiledProgram.Finding? {
    guard let branch = node?.ancestor(of: IfExprSyntax.self), branch.body.isBranchWithoutBuilder,
      // `if isOwn { return AnyView(own) }` is a statement.
      Syntax(branch).descendants(of: ReturnStmtSyntax.self).isEmpty,
      // A function that gives no view has none to build.
      branch.ancestor(of: FunctionDeclSyntax.self).map({
        $0.signature.returnClause?.type.trimmedDescription.contains("View") == true
      }) != false
    else { return nil }
    return finding(
      "an 'if' is a view only in a view builder; elsewhere its branches must have one type", at: branch,
      suggestion: "@ViewBuilder")
  }

  /// `List(tags, id: .self)`, where a key path is required.
  var pathWithoutBackslash: CompiledProgram.Finding? {
    guard type(0).bareName.hasSuffix("KeyPath"),
      let member = node?.ancestor(of: MemberAccessExprSyntax.self), member.base == nil
    else { return nil }
    let path = "\\.\(member.declName.baseName.text)"
    return finding("a key path begins with a backslash: '\(path)'", at: member, suggestion: path)
  }

  /// `items.removeAll { $0.id = id }`: the closure says which elements are meant, and changes none.
  var assignmentForComparison: CompiledProgram.Finding? {
    guard let closure = node?.ancestor(of: ClosureExprSyntax.self), closure.statements.count == 1,
      let elements = closure.statements.first?.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let call = closure.call, Lexicon.conditionTakers.contains(call.calleeName)
    else { return nil }
    return finding("'=' assigns; a condition compares with '=='", at: elements[1], suggestion: "==")
  }

  /// `.modelContainer(Note.self)`: without the label, a container is meant.
  var labelOfModels: CompiledProgram.Finding? {
    guard case .metatype = type(0), let call, call.calleeName == "modelContainer",
      let argument = call.arguments.first, argument.label == nil
    else { return nil }
    return finding("missing argument label 'for:' in call", at: argument, suggestion: "for:")
  }

  /// Whether the message, or a note of it, quotes a member that the program declares: `reload()`.
  var isAboutShownMember: Bool {
    (quoted + message.notes.flatMap { quotedTexts(of: $0.text) }).contains { text in
      let member = String(text.prefix { $0 != "(" })
      return names.declaredMembers.values.contains { $0.contains(member) }
    }
  }

  /// Whether the message's call has one argument too many, at the message's place.
  func isExtraArgument(in attempt: Attempt) -> Bool {
    attempt.outcome.messages.contains {
      $0.line == message.line && $0.isOf(MessageKind.extraArgument) && abs($0.column - message.column) < 2
    }
  }

  /// Whether the message is about an argument of a misspelled modifier, or of a modifier after it: the compiler knows
  /// nothing about what follows the first mistake.
  func followsMisspeltModifier(in attempt: Attempt) -> Bool {
    var call = self.call
    while let current = call {
      var link: ExprSyntax? = current.calledExpression
      while let expression = link {
        let member = expression.as(MemberAccessExprSyntax.self)
        if let token = member?.declName.baseName,
          attempt.hypothesis.facts.nearMisses[token.text] != nil || isUnknownMember(token, in: attempt)
        {
          return true
        }
        link = member?.base ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
      }
      call = current.parent?.ancestor(of: FunctionCallExprSyntax.self)
    }
    return false
  }

  /// Whether the compiler knows no such member, whatever is invented.
  private func isUnknownMember(_ token: TokenSyntax, in attempt: Attempt) -> Bool {
    attempt.outcome.errors.contains { error in
      error.isOf(MessageKind.unknownMember) && error.quoted.last == token.text
        && source.place(line: error.line, column: error.column).flatMap(analysis.node)?.id == Syntax(token).id
    }
  }

  /// The first label of a call that differs from the real one, at its own line, with the label it resembles.
  var wrongLabel: CompiledProgram.Finding? {
    let (have, wanted) = (quoted[0].split(separator: ":"), quoted[1].split(separator: ":"))
    guard let index = zip(have, wanted).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset,
      let place, let label = call.flatMap({ Array($0.arguments).dropFirst(index).first?.label }),
      var finding = finding()
    else { return nil }
    let found = analysis.place(ofByte: label.bytes.lowerBound, in: place.piece)
    if found.line != place.line { finding.place = found }
    if wanted[index] != "_", String(have[index]).resembles(label: String(wanted[index])) {
      finding.suggestion = "\(wanted[index]):"
    }
    return finding
  }

  /// `align:` of `VStack(align: .leading)`: a label that no form of the library's function has. A label that resembles
  /// none of them, such as `style:` of `.font(style: .title)`, may be one of a form of the app's own.
  func labelOfNoForm(_ hypothesis: Hypothesis) -> CompiledProgram.Finding? {
    guard let call, let known = labelsOfLibrary(of: call), RealCalls.lacking(call, api: api) == nil else {
      return nil
    }
    let free = known.subtracting(call.arguments.compactMap { $0.label?.text }).subtracting(["_"]).sorted()
    // `import Popovers` may bring a form with `present:`, which begins as `presenting:` does.
    let usesPackage = !hypothesis.facts.absentModules.isEmpty
    // `Image(nsImage:)` is AppKit's, and no slip of `uiImage`.
    func near(_ label: String) -> String? {
      free.first {
        label.resembles(label: $0) && !label.hasPrefix("ns") && !(usesPackage && $0.hasPrefix(label))
      }
    }
    let strange = Array(call.arguments).filter { $0.label.map { !known.contains($0.text) } ?? false }
    guard let argument = strange.first, let label = argument.label?.text,
      !Lexicon.ofOtherPlatforms.contains(label)
    else { return nil }
    if strange.count == 1, let meant = Lexicon.otherLabels[call.calleeName]?[label], free.contains(meant) {
      return finding(
        "'\(call.calleeName)' takes no '\(label):', but '\(meant):'", at: argument, suggestion: "\(meant):")
    }
    // `provider.coordinator.present(scene: .cart)`: the app's own function, which has a name of one of the library's.
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      hypothesis.isGuessed(base, in: analysis), !guardian.isModifier(call)
    {
      return nil
    }
    // `.alert(isPresent: $isWrong, view: alert)` is none of the library's, whatever `isPresent` resembles.
    let isOwnForm = strange.contains { $0.label.map { near($0.text) == nil } ?? false }
    let near = isOwnForm ? nil : near(label)
    let isMade = call.calledExpression.simpleName != nil
    var found = finding(
      "no \(isMade ? "initializer of " : "")'\(call.calleeName)' takes an argument '\(label):'", at: argument,
      suggestion: near)
    found?.isDoubtful = near == nil
    return found
  }

  /// The labels of all initializers of a type of the library, those of its superclasses included, or of all members of
  /// that name, whichever type has them; nil for a function of the program's own.
  private func labelsOfLibrary(of call: FunctionCallExprSyntax) -> Set<String>? {
    let symbols: [KnownAPI.Symbol]
    if let type = call.calledExpression.simpleName, api.topLevel[type] != nil,
      !names.declaredTypes.contains(type)
    {
      let owners = api.lineage(of: type)
      symbols = api.symbols.values.filter { $0.baseName == "init" && $0.owner.map(owners.contains) == true }
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      // `.init(search: query)` makes what its context asks for, which may be a type of the app's, and so may `.error(title:
      // title)` of `dialog = .error(title: title)`.
      member != "init", call.isModifierOrAsked,
      // `Self.duration(of: track)`
      call.calledExpression.rootName.map({ ["self", "Self"].contains($0) }) != true,
      !names.declaredFunctions.contains(member),
      // `Photo(…).matchedGeometryEffect(id: id, namespace: names)`
      guardian.isModifier(call) && Lexicon.otherLabels[member] != nil
        // `Timer.scheduledTimer(withTimeInterval: 1)`, `Bundle.main.url(forResource: "seed")`: what Foundation has is in no table.
        || call.calledExpression.rootName.map({ $0.first?.isUppercase == true && api.topLevel[$0] == nil })
          != true
    {
      symbols = api.symbols.values.filter { $0.baseName == member && $0.owner != nil }
    } else {
      return nil
    }
    return symbols.isEmpty ? nil : Set(symbols.flatMap(\.labels))
  }

  /// `$path.append(route)`: a binding has the properties of its value, and not its methods.
  var methodOfBinding: CompiledProgram.Finding? {
    guard let access = node?.ancestor(of: MemberAccessExprSyntax.self),
      let base = access.base?.trimmedDescription, ExprSyntax(access).callOfCallee != nil
    else { return nil }
    // `presentationMode.dismiss()` of `@Environment(\.presentationMode)`, which is a binding without `$`
    let isBinding =
      access.base?.simpleName != nil && !base.hasPrefix("$") && quoted[0].hasPrefix("Binding<(")
    guard base.hasPrefix("$") || isBinding else { return nil }
    let variable = base.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    // `$rows.load(query)` of a wrapper that is not shown
    guard !analysis.hasUnseenWrapper(String(variable)) else { return nil }
    let usual = api.allMembers(of: "NavigationPath").union(Lexicon.membersOfTextsAndLists)
    guard
      isBinding || names.declaredValues.contains(String(variable))
        || usual.contains(access.declName.baseName.text)
    else { return nil }
    let value = base.hasPrefix("$") ? String(base.dropFirst()) : "\(base).wrappedValue"
    return finding(
      "'\(base)' is a binding; '\(access.declName.baseName.text)' is a method of '\(value)'", at: access,
      suggestion: value)
  }

  /// Whether an error at another place of the same call names the cause.
  func isExplained(in attempt: Attempt) -> Bool {
    guard let place, let call else { return false }
    let vague = message.isOf(MessageKind.saysLittle) ? MessageKind.saysLittle : MessageKind.vague
    return attempt.outcome.errors.contains { other in
      guard other != message, !other.isOf(vague),
        let found = source.place(line: other.line, column: other.column), found.piece == place.piece,
        let token = analysis.node(at: found)
      else { return false }
      // `ToolbarItem(placement: .automatic)`: the compiler reports the missing argument at the end of the call.
      if other.isOf(MessageKind.missingArgument),
        token.ancestor(of: FunctionCallExprSyntax.self)?.id == call.id
      {
        return true
      }
      // An error in a trailing closure has a cause of its own.
      return found == place || call.arguments.bytes.overlaps(token.bytes)
    }
  }

  /// A value whose type user defaults cannot store: they store texts, numbers and the like.
  var valueThatCannotBeStored: CompiledProgram.Finding? {
    guard let attribute = node?.ancestor(of: AttributeSyntax.self),
      ["AppStorage", "SceneStorage"].contains(attribute.attributeName.trimmedDescription),
      let binding = attribute.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer?.value.rootName,
      type.first?.isUppercase == true || type.hasPrefix("["), var finding = finding()
    else { return nil }
    if binding.initializer == nil, ["Bool", "Data", "Date", "Double", "Int", "String", "URL"].contains(type) {
      finding.text = "a '\(type)' that is stored needs a value to begin with, as nothing is stored at first"
      finding.suggestion = Lexicon.firstValues[type].map { "\(type) = \($0)" } ?? "\(type)?"
      finding.notes = []
      return finding
    }
    finding.text =
      "'\(attribute.attributeName.trimmedDescription)' stores no '\(type)', only texts, numbers, addresses, data, and enums with raw values"
    finding.notes = []
    return finding
  }

  /// `$model` of `let model: Model`.
  var bindingOfPlainProperty: CompiledProgram.Finding? {
    let name = String(quoted[0].dropFirst())
    guard isPlainProperty(quoted[0]), !name.isEmpty, var finding = finding() else { return nil }
    let type = (names.valueTypes[name] ?? names.statedTypes[name]?.first ?? environmentType(of: name))?
      .bareName
    let isObserved = type.map { analysis.contracts(of: $0).contains("Observable") } ?? false
    finding.text +=
      ": '\(name)' has no wrapper that makes a binding\(isObserved ? ", such as '@Bindable'" : "")"
    finding.notes = []
    if isObserved, names.wrappers[name]?.contains("Environment") == true {
      finding.suggestion = "@Bindable var \(name) = \(name)"
    }
    return finding
  }

  /// `Cart` of `@Environment(Cart.self) private var cart`.
  private func environmentType(of name: String) -> SwiftType? {
    let variables = pieces.lazy.flatMap { Syntax($0.tree).descendants(of: VariableDeclSyntax.self) }
    let attribute = variables.first { $0.bindings.first?.pattern.trimmedDescription == name }?.attributes
      .first?
      .as(AttributeSyntax.self)
    let given = attribute?.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    return given?.as(MemberAccessExprSyntax.self)?.base?.simpleName.map { .named($0) }
  }

  /// `trim(name)` of a variable, where the function changes its argument.
  var lostAmpersand: CompiledProgram.Finding? {
    let variables = call?.arguments.map(\.expression).filter {
      $0.is(DeclReferenceExprSyntax.self) || $0.is(MemberAccessExprSyntax.self)
    }
    guard let variables, let argument = variables.first, variables.count == 1,
      call?.calledExpression.simpleName.map(analysis.undeclared.contains) != true
    else { return nil }
    return finding(
      "passing value of type '\(quoted[0])' to an inout parameter requires explicit '&'", at: argument,
      suggestion: "&\(argument.trimmedDescription)")
  }

  /// `genre.title` in the rows of `List(genres) { genre in … }`. Of a text or a number it is what is asked of it, if that
  /// is one thing.
  var memberThatNoRowHas: CompiledProgram.Finding? {
    guard case .array(let element) = type(0), type(1).isNamed("Binding"), let closure = call?.trailingClosure,
      let row = hints.closureParameters(closure).first, case let type = element.description
    else { return nil }
    var asked = closure.descendants(of: MemberAccessExprSyntax.self).filter { $0.base?.simpleName == row }
    if names.declaredTypes.contains(type), analysis.showsWhole(type) {
      let known = analysis.membersShown(of: type, api)
      asked.removeAll { known.contains($0.declName.baseName.text) }
    } else if !Lexicon.plainTypes.contains(type) || Set(asked.map(\.declName.baseName.text)).count > 1 {
      return nil
    }
    return asked.first.flatMap {
      finding("value of type '\(type)' has no member '\($0.declName.baseName.text)'", at: $0.declName)
    }
  }

  /// `ForEach(tags) { tag in … }` of a `[String]`: the compiler finds the form that takes a range of numbers.
  var listWithoutID: CompiledProgram.Finding? {
    guard case .array(let element) = type(0), type(1) == "Range<Int>" || type(1).isNamed("Binding"),
      let call, let callee = call.calledExpression.simpleName, ["ForEach", "List"].contains(callee),
      call.arguments.first?.expression.bytes.contains(node?.bytes.lowerBound ?? 0) == true,
      !call.arguments.contains(where: { $0.label?.text == "id" }),
      Lexicon.plainTypes.contains(element.description)
        || names.declaredTypes.contains(element.description)
          && !analysis.contracts(of: element.description).contains("Identifiable")
    else { return nil }
    return finding(
      "'\(callee)' needs 'id:' here, because '\(element)' does not conform to 'Identifiable'",
      at: call.arguments.first!.expression)
  }

  var selectionOfList: CompiledProgram.Finding? {
    guard quoted[0] == "SelectionValue", let call, call.calledExpression.trimmedDescription == "List",
      let selection = call.arguments.first(where: { $0.label?.text == "selection" })?.expression,
      let name = selection.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$"),
      let type = names.valueTypes[String(name.dropFirst())], !type.isOptional, !type.isNamed("Set")
    else { return nil }
    return finding("the selection of a 'List' is an optional or a 'Set' on iOS, not '\(type)'", at: selection)
  }

  /// `isOn: isOn`, where the program declares `@State var isOn`.
  var lostDollar: CompiledProgram.Finding? {
    guard type(1).isNamed("Binding"), !type(0).isNamed("Binding"),
      let name = node?.as(TokenSyntax.self)?.text, names.wrappers[name] != nil, var finding = finding()
    else { return nil }
    finding.suggestion = "$\(name)"
    return finding
  }

  /// `try` in a function without `throws`: a function that is not shown throws, or nobody would write `try` before
  /// its call.
  func errorThatNobodyCatches(in attempt: Attempt) -> CompiledProgram.Finding? {
    guard let tried = node?.ancestor(of: TryExprSyntax.self), tried.questionOrExclamationMark == nil,
      tried.isInFunctionThatThrowsNothing,
      tried.expression.descendantsAndSelf(of: FunctionCallExprSyntax.self).contains(where: { call in
        ExprSyntax(call).rootName.map { attempt.hypothesis.isOpen($0, at: Syntax(call), in: analysis) }
          ?? false
      })
    else { return nil }
    var found = finding("errors thrown from here are not handled", at: tried)
    // The compiler only warns, because the invented function does not throw.
    found?.isError = true
    return found
  }

  /// The first `await` or `try` of a closure that may not have one. A closure inside it has its own.
  var effectInClosure: CompiledProgram.Finding? {
    guard let closure = node?.ancestor(of: ClosureExprSyntax.self) else { return nil }
    if message.isOf(MessageKind.needlessWait) {
      let waits = closure.descendants(of: AwaitExprSyntax.self)
      if closure.call?.calledExpression.trimmedDescription == "MainActor.run" {
        return waits.first.flatMap {
          finding("the closure of 'MainActor.run' cannot wait; await this outside of it", at: $0)
        }
      }
      if let name = closure.call?.calleeName, Lexicon.walkers.contains(name) {
        return waits.first.flatMap {
          finding("the closure of '\(name)' cannot wait; a loop can: 'for … in … { … await … }'", at: $0)
        }
      }
      return waits.first { $0.ancestor(of: ClosureExprSyntax.self)?.id == closure.id }.flatMap {
        finding("nothing waits for this closure; wrap what it awaits in 'Task { … }'", at: $0)
      }
    }
    let group = closure.ancestor(of: FunctionCallExprSyntax.self) { $0.calleeName == "withTaskGroup" }
    if closure.call?.calleeName.hasPrefix("addTask") == true, let group {
      return closure.uncaughtTry.flatMap {
        finding(
          "a task of '\(group.calleeName)' cannot fail; one of 'withThrowingTaskGroup' can", at: $0,
          suggestion: "withThrowingTaskGroup")
      }
    }
    return closure.uncaughtTry.flatMap {
      finding("nothing catches what this closure throws; use 'do' and 'catch' in it", at: $0)
    }
  }

  /// The first `try` in a task that is kept as one that never throws.
  var taskThatThrows: CompiledProgram.Finding? {
    guard let call, ["Task", "Task.detached"].contains(call.calledExpression.trimmedDescription),
      let closure = call.trailingClosure, let tried = closure.uncaughtTry,
      message.notes.contains(where: {
        $0.isOf(MessageKind.needsSameType) && quotedTexts(of: $0.text).prefix(2) == ["Never", "any Error"]
      })
    else { return nil }
    return finding(
      "nothing catches what this task throws, and it is kept as one that never fails; use 'do' and 'catch' in it, or declare a 'Task<…, any Error>'",
      at: tried)
  }

  /// A variable that a closure changes, while the function that declares it goes on: `Task.detached { count += 1 }`.
  var raceForVariable: CompiledProgram.Finding? {
    guard let closure = call?.trailingClosure,
      let function = closure.ancestor(of: CodeBlockItemListSyntax.self)
    else { return nil }
    let variables = function.compactMap { $0.item.as(VariableDeclSyntax.self) }.filter {
      $0.bindingSpecifier.tokenKind == .keyword(.var)
    }.flatMap(\.bindings).map(\.pattern.trimmedDescription)
    let changed = closure.descendants(of: SequenceExprSyntax.self).compactMap { sequence -> ExprSyntax? in
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].isAssignment, let name = elements[0].rootName else { return nil }
      return variables.contains(name) ? elements[0] : nil
    }
    return changed.first.flatMap {
      finding(
        "'\($0.rootName!)' is changed here while the code around this closure goes on, which may use it at the same time: a data race",
        at: $0)
    }
  }

  /// `path.append(.home)` of a `NavigationPath`, and `.tag(.home)`, which take values of any type.
  var caseWithoutType: CompiledProgram.Finding? {
    guard quoted[0] == "Decodable" || quoted[0] == "Hashable",
      let access = call?.calledExpression.as(MemberAccessExprSyntax.self),
      let value = call?.arguments.first?.expression, value.implicitMember != nil
    else { return nil }
    let taker: String
    switch access.declName.baseName.text {
    case "append" where access.base?.lastName.flatMap({ names.valueTypes[$0] })?.unwrapped == "NavigationPath":
      taker = "a 'NavigationPath'"
    case "tag": taker = "'tag'"
    default: return nil
    }
    return finding(
      "\(taker) takes values of any type: '\(value.trimmedDescription)' needs its type before the dot",
      at: value)
  }

  /// A closure with several statements must say `return`.
  var missingReturn: CompiledProgram.Finding? {
    guard quoted[0] == "()", let call,
      let closure = call.trailingClosure
        ?? call.arguments.lazy.compactMap({ $0.expression.as(ClosureExprSyntax.self) }).last,
      closure.statements.count > 1, let last = closure.statements.last, case .expr(let result) = last.item,
      !["View", "Scene", "ToolbarContent", "Commands", "TableRowContent"].contains(quoted[1])
    else { return nil }
    return finding(
      "missing return in a closure that must give a '\(quoted[1])'", at: result)
  }

  /// `count = 3` or `count += 1` where every statement must be a view.
  var assignmentAmongViews: CompiledProgram.Finding? {
    guard quoted[0] == "()", quoted[1] == "View",
      let item = node?.ancestor(of: CodeBlockItemSyntax.self, where: { $0.isInViewBuilder }),
      let elements = Syntax(item.item).as(SequenceExprSyntax.self)?.elements,
      elements.contains(where: \.isAssignment)
    else { return nil }
    // `List(mails) { … }.navigationTitle = "Inbox"`
    if let access = elements.first?.as(MemberAccessExprSyntax.self), let value = elements.last,
      case let name = access.declName.baseName.text, api.members["View"]?.contains(name) == true
    {
      return finding(
        "'\(name)' is a modifier, which is called", at: access.declName,
        suggestion: "\(name)(\(value.trimmedDescription))")
    }
    return finding("an assignment is not a 'View'; do it in an action or in 'onAppear'", at: item)
  }

  /// A stack's path of values whose type, as the program shows it, is not hashable.
  var pathOfUnhashable: CompiledProgram.Finding? {
    guard let call, call.calledExpression.simpleName == "NavigationStack",
      let path = call.arguments.first(where: { $0.label?.text == "path" })?.expression,
      let name = path.simpleName, name.hasPrefix("$"),
      case .array(.named(let type, []))? = names.valueTypes[String(name.dropFirst())],
      names.declaredTypes.contains(type), !isPlainEnum(type),
      analysis.contracts(of: type).isSubset(of: Lexicon.contractsWithoutHash)
    else { return nil }
    return finding(
      "the path of a 'NavigationStack' holds 'Hashable' values, and a '\(type)' is not", at: path)
  }

  /// An enum whose cases have no payload is hashable without saying so.
  private func isPlainEnum(_ type: String) -> Bool {
    pieces.contains { piece in
      Syntax(piece.tree).descendants(of: EnumDeclSyntax.self).contains { declaration in
        declaration.name.text == type
          && Syntax(declaration).descendants(of: EnumCaseParameterClauseSyntax.self).isEmpty
      }
    }
  }

  /// `@Environment(CartModel.self)`, where the class is not `@Observable`.
  var environmentOfUnobservable: CompiledProgram.Finding? {
    guard let attribute = node?.ancestor(of: AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == "Environment",
      let given = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression,
      let access = given.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let type = access.base?.simpleName, names.declaredTypes.contains(type),
      case let contracts = analysis.contracts(of: type), !contracts.contains("Observable")
    else { return nil }
    let isObject = contracts.contains("ObservableObject")
    return finding(
      "'@Environment' takes an '@Observable' class, and '\(type)' is \(isObject ? "an 'ObservableObject'" : "none")",
      at: given, suggestion: isObject ? "@EnvironmentObject" : nil)
  }

  /// `@FocusState var field: Field`: the value must be optional, because nothing may have the focus.
  var focusThatIsNeverNil: CompiledProgram.Finding? {
    guard message.kind == .error, let attribute = node?.ancestor(of: AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == "FocusState",
      let type = attribute.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type,
      case let written = type.trimmedDescription, !SwiftType(type).isOptional,
      // 'SignInForm.Field', of a type inside the view
      quoted.contains(where: { $0 == written || $0.hasSuffix(".\(written)") })
    else { return nil }
    return finding(
      "a '@FocusState' is a 'Bool' or an optional: nothing may have the focus", at: type,
      suggestion: "\(type.trimmedDescription)?")
  }

  /// A value where a modifier takes an action.
  var valueForAction: CompiledProgram.Finding? {
    // The message may be about the call inside the argument.
    let modifier = node?.ancestor(of: FunctionCallExprSyntax.self) {
      $0.calledExpression.memberName.map(Lexicon.actionCallees.contains) ?? false
    }
    guard let modifier, modifier.trailingClosure == nil, modifier.arguments.count == 1,
      let argument = modifier.arguments.first, argument.label == nil,
      argument.expression.is(FunctionCallExprSyntax.self),
      let name = modifier.calledExpression.memberName, api.members["View"]?.contains(name) == true
    else { return nil }
    return finding(
      "'\(name)' takes a closure: what is called here is called at once", at: argument.expression,
      suggestion: "{ \(argument.expression.trimmedDescription) }")
  }

  /// The label that a modifier requires before a closure that makes a view: `overlay(alignment:content:)`.
  var lostLabelBeforeClosure: CompiledProgram.Finding? {
    guard quoted[0].contains("->"), let call, call.trailingClosure != nil,
      let name = call.calledExpression.memberName,
      let argument = call.arguments.first, argument.label == nil
    else { return nil }
    let others = call.arguments.dropFirst().map { $0.label?.text ?? "_" }
    let labels = api.symbols.values.compactMap { symbol -> String? in
      guard symbol.owner == "View", symbol.name.hasPrefix("\(name)(") else { return nil }
      let labels = symbol.name.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
      guard let first = labels.first, first != "_", labels.count == call.arguments.count + 1,
        Array(labels.dropFirst().dropLast()) == others
      else { return nil }
      return first
    }
    return labels.min().flatMap { label in
      finding("missing argument label '\(label):' in call", at: argument, suggestion: "\(label):")
    }
  }

  /// A number's format for a value that is no number.
  func formatOfNumbers(in attempt: Attempt) -> CompiledProgram.Finding? {
    guard message.kind == .error,
      let shown = node?.ancestor(
        of: FunctionCallExprSyntax.self, where: { $0.arguments.contains { $0.label?.text == "format" } }),
      let argument = shown.arguments.first(where: { $0.label?.text == "format" }),
      case let made = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression,
      let format = (made ?? argument.expression).implicitMember?.declName.baseName.text,
      Lexicon.formatsOfNumbers.contains(format), let value = shown.arguments.first?.expression,
      let type = names.statedType(of: value)
        ?? attempt.hypothesis.origin(of: value, in: analysis).flatMap(attempt.hypothesis.type),
      ["Bool", "Date", "String", "URL", "UUID"].contains(type)
    else { return nil }
    return finding(
      "'\(format)' is a format of numbers, and '\(value.trimmedDescription)' is of type '\(type)'",
      at: argument.expression)
  }

  /// `$0` of `AxisValueLabel { Text("\($0)") }`, of whose closure the compiler says what it would be with a parameter.
  var parameterOfNone: CompiledProgram.Finding? {
    guard quoted.first?.hasPrefix("(_) ->") == true, let call, let closure = call.trailingClosure,
      closure.signature == nil,
      let parameter = Syntax(closure).descendants(of: DeclReferenceExprSyntax.self).first(where: {
        $0.baseName.text == "$0" && $0.ancestor(of: ClosureExprSyntax.self)?.id == closure.id
      })
    else { return nil }
    return finding("the closure of '\(call.calleeName)' is given nothing, so there is no '$0'", at: parameter)
  }

  /// `NotificationCenter.default.post(message)` of a message whose type is not shown: it may be one of those that newer
  /// forms take.
  func isOnlyArgumentInvented(_ hypothesis: Hypothesis) -> Bool {
    guard let value = call?.arguments.first?.expression, let type = plainType(of: value) else { return false }
    return hypothesis.placeholders.types[type.bareName] != nil
  }

  /// `Text(count)` of a number, `padding("10")`.
  var wrongOnlyArgument: CompiledProgram.Finding? {
    // The type that an implicit member belongs to may be right, and the member wrong.
    guard let call, call.arguments.count == 1, call.trailingClosure == nil,
      call.calledExpression.implicitMember == nil, let argument = call.arguments.first,
      let type = plainType(of: argument.expression),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      // Of two functions of the program's own, both may take the argument, and so may one that is not shown.
      !names.declaredFunctions.contains(callee),
      call.calledExpression.simpleName.map(analysis.undeclared.contains) != true,
      // A `Text` takes every text, so what is inserted in this one does not fit.
      callee != "Text" || !argument.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    if argument.expression.wholeChain.giverOfNil == "'?'" {
      return finding(
        "'\(argument.expression.trimmedDescription)' may be nil, so it must be unwrapped",
        at: argument.expression)
    }
    let label = argument.label.map { "\($0.text):" } ?? "_:"
    var finding = finding(
      "no '\(callee)(\(label))' takes '\(argument.expression.trimmedDescription)', which is of type '\(type)'",
      at: argument.expression)
    finding?.isDoubtful = Lexicon.initializersOfPackages[callee] == type.description && argument.label == nil
    return finding
  }

  /// `items` in `items.sink`, where the program declares `@Published var items`.
  var wrappedBase: String? {
    let access = node?.ancestor(of: MemberAccessExprSyntax.self, where: { $0.base?.simpleName != nil })
    return access?.base?.simpleName.flatMap { names.wrappers[$0] == nil ? nil : $0 }
  }

  /// `selection: 3`, where a binding is required.
  var literalForBinding: CompiledProgram.Finding? {
    let given = call?.arguments.first {
      Lexicon.bindingLabels.contains($0.label?.text ?? "") && $0.expression.literalType != nil
    }
    // `URL(path: 3)` takes no binding, whatever the label.
    if let made = call?.calledExpression.simpleName, api.topLevel[made] == nil { return nil }
    guard let given, let label = given.label?.text else { return nil }
    return finding(
      "'\(label):' takes a binding, not '\(given.expression.trimmedDescription)'", at: given.expression)
  }

  /// `@AppStorage("on") var isOn` of an `@Observable` class: the macro and the wrapper both declare `_isOn`.
  var wrapperInObservable: CompiledProgram.Finding? {
    let name = String(quoted[0].dropFirst())
    for (index, piece) in pieces.enumerated() {
      for variable in Syntax(piece.tree).descendants(of: VariableDeclSyntax.self) {
        guard variable.bindings.first?.pattern.trimmedDescription == name,
          let type = variable.ancestor(of: ClassDeclSyntax.self)?.name.text,
          analysis.contracts(of: type).contains("Observable"),
          let wrapper = variable.attributes.first?.as(AttributeSyntax.self)
        else { continue }
        let written = "@\(wrapper.attributeName.trimmedDescription)"
        return CompiledProgram.Finding(
          isError: true,
          text: "'\(name)' of an '@Observable' class has '\(written)', which does not go together",
          place: analysis.place(ofByte: wrapper.bytes.lowerBound, in: index), length: written.utf8.count,
          notes: [], suggestion: "@ObservationIgnored \(written)")
      }
    }
    return nil
  }

  /// `@Entry var router: Router`
  var entryWithoutDefault: CompiledProgram.Finding? {
    guard message.kind == .error, quoted[1].contains(".__Key_") else { return nil }
    let key = quoted[1].split(separator: ".").first { $0.hasPrefix("__Key_") }?.dropFirst("__Key_".count)
    for (index, piece) in pieces.enumerated() {
      for variable in Syntax(piece.tree).descendants(of: VariableDeclSyntax.self) {
        guard let binding = variable.bindings.first, binding.initializer == nil,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.text == key ?? ""
        else { continue }
        return CompiledProgram.Finding(
          isError: true, text: "the '@Entry' '\(name.text)' has no default value",
          place: analysis.place(ofByte: name.bytes.lowerBound, in: index), length: name.text.utf8.count,
          notes: [])
      }
    }
    return nil
  }

  private func plainType(of expression: ExprSyntax) -> SwiftType? {
    switch expression.kind {
    case .stringLiteralExpr: return "String"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .memberAccessExpr:
      switch expression.as(MemberAccessExprSyntax.self).flatMap(LibraryResult.init) {
      case .count: return "Int"
      case .flag: return "Bool"
      default: return names.statedType(of: expression)
      }
    default:
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        names.everyType[name]?.count == 1
      else { return nil }
      return names.valueTypes[name]
    }
  }

  /// `XCTAssertEqual(path.count, "1")`
  var valuesOfTwoTypes: CompiledProgram.Finding? {
    guard let call, let name = call.calledExpression.simpleName,
      ["XCTAssertEqual", "XCTAssertNotEqual"].contains(name), call.arguments.count > 1,
      case let values = call.arguments.prefix(2).map(\.expression),
      let first = plainType(of: values[0]), let second = plainType(of: values[1]), first != second
    else { return nil }
    return finding(
      "'\(name)' compares values of one type, and these are of '\(first)' and '\(second)'", at: values[1])
  }

  /// `var body: View`, or no body at all.
  var missingBody: CompiledProgram.Finding? {
    guard quoted[1] == "View",
      let view = node?.ancestor(of: StructDeclSyntax.self, where: { $0.name.text == quoted[0] })
    else { return nil }
    let variables = view.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)?.bindings.first
    }
    guard let body = variables.first(where: { $0.pattern.trimmedDescription == "body" }) else {
      return finding("view '\(quoted[0])' has no 'body'", at: view.name)
    }
    guard let type = body.typeAnnotation?.type, type.trimmedDescription == "View" else { return nil }
    return finding("'body' must be of one type: write 'some View'", at: type)
  }

  /// Whether the type lacks the conformance only because it stores a value of an unknown type, which another message
  /// reports. The compiler synthesizes `==` and the like from what is stored.
  func isLackOfUnfoundType(in attempt: Attempt) -> Bool {
    guard Lexicon.conformancesFromStorage.contains(quoted[1]) else { return false }
    let unfound = Set(
      attempt.outcome.errors.lazy.filter { $0.isOf(MessageKind.unknownName) }
        .compactMap { source.place(line: $0.line, column: $0.column).flatMap(analysis.node)?.id })
    guard !unfound.isEmpty else { return false }
    func stores(_ members: MemberBlockSyntax) -> Bool {
      let types = members.members.flatMap { member -> [Syntax] in
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          return variable.bindings.compactMap { $0.typeAnnotation.map(Syntax.init) }
        }
        return member.decl.as(EnumCaseDeclSyntax.self)?.elements
          .compactMap { $0.parameterClause.map(Syntax.init) } ?? []
      }
      return types.contains { $0.tokens(viewMode: .sourceAccurate).contains { unfound.contains($0.id) } }
    }
    return pieces.contains { piece in
      piece.tree.descendants(of: MemberBlockSyntax.self).contains { members in
        let declaration = members.parent?.asProtocol((any NamedDeclSyntax).self)
        return declaration?.name.text == quoted[0] && stores(members)
      }
    }
  }

  /// `isOn ? .primary : .fill.tertiary`: the branches are styles of different types.
  var differentStyles: CompiledProgram.Finding? {
    guard ["View", "ShapeStyle"].contains(quoted[0]),
      let list = node?.ancestor(
        of: ExprListSyntax.self, where: { $0.contains { $0.is(UnresolvedTernaryExprSyntax.self) } })
    else { return nil }
    let colors = api.members["Color"] ?? []
    let branches = list.flatMap { branch in
      [branch.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? branch]
    }.compactMap { $0.implicitMember?.declName.baseName.text }
    let styles = branches.filter { Lexicon.otherStyles.contains($0) && !colors.contains($0) }
    guard branches.count == 2, styles.count == 1 || styles.count == 2 && styles[0] != styles[1] else {
      return nil
    }
    return finding("the two branches are styles of different types; wrap each in 'AnyShapeStyle'", at: list)
  }
}

extension Analysis {
  /// The members that a type of the program has, with those of the library's protocols that it conforms to.
  func membersShown(of type: String, _ api: KnownAPI) -> Set<String> {
    contracts(of: type).reduce(into: names.declaredMembers[type, default: []]) {
      $0.formUnion(api.members[$1] ?? [])
    }
  }
}

extension SyntaxProtocol {
  /// Whether the nearest function around the place neither throws nor catches. For a closure this cannot be known.
  var isInFunctionThatThrowsNothing: Bool {
    var child = Syntax(self)
    while let parent = child.parent {
      if parent.is(ClosureExprSyntax.self) { return false }
      // `XCTAssertNoThrow(try load())`: what an assertion is given is a closure.
      if parent.as(FunctionCallExprSyntax.self)?.calledExpression.simpleName?.hasPrefix("XCT") == true {
        return false
      }
      if let block = parent.as(DoStmtSyntax.self), block.body.id == child.id, block.catchesAll {
        return false
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.throwsClause == nil
      }
      if let initializer = parent.as(InitializerDeclSyntax.self) {
        return initializer.signature.effectSpecifiers?.throwsClause == nil
      }
      if let accessor = parent.as(AccessorDeclSyntax.self) {
        return accessor.effectSpecifiers?.throwsClause == nil
      }
      if let block = parent.as(AccessorBlockSyntax.self), case .getter = block.accessors { return true }
      child = parent
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether it is `=`, `+=` or the like.
  var isAssignment: Bool {
    self.is(AssignmentExprSyntax.self)
      || self.as(BinaryOperatorExprSyntax.self).map { Lexicon.compoundAssignments.contains($0.operator.text) }
        == true
  }
}

extension String {
  /// Whether it may be meant to be the label: `align` for `alignment`, `isShowing` for `isPresented`.
  func resembles(label: String) -> Bool {
    let (words, others) = (camelWords, label.camelWords)
    // `key` for `forKey`, `duration` for `withDuration`
    let lacksPreposition = others.count > 1 && Array(others.dropFirst()).joined() == capitalizedFirst
    return label.hasPrefix(self) || lacksPreposition
      || NearMiss.editDistance(label, self) <= max(1, label.count / 3)
      || words.count > 1 && others.count > 1 && words[0] == "is" && others[0] == "is"
  }
}

extension FunctionCallExprSyntax {
  /// Whether the member that is called has a base, or stands at the beginning of a line: `.padding()`, and not the `.error()`
  /// of `dialog = .error()`.
  fileprivate var isModifierOrAsked: Bool {
    guard calledExpression.implicitMember != nil else { return true }
    var top = ExprSyntax(self)
    while let access = top.parent?.as(MemberAccessExprSyntax.self), let call = ExprSyntax(access).callOfCallee
    {
      top = ExprSyntax(call)
    }
    return top.parent?.is(CodeBlockItemSyntax.self) == true
  }
}

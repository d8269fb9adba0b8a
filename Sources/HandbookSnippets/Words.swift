import Foundation
import HandbookAssembly
import HandbookCompilation
import HandbookLearning
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// Says of each name in the last piece of each program what it is, for the page: its declaration, type and
/// first iOS.
///
/// Nothing is compiled for this. The compiler's index says which declaration each name refers to, and the USR
/// of a variable contains its type.
func words(
  of programs: [(analysis: Analysis, attempt: Attempt)], known: KnownAPI, declared: DeclaredAPI,
  support: SupportCode
) -> [Words] {
  let finders = programs.map {
    WordFinder($0.analysis, $0.attempt, known: known, declared: declared, support: support)
  }
  let wanted = finders.reduce(into: Set(declared.macros.values)) { $0.formUnion($1.usrs) }
  let symbols = declared.symbols(wanted)
  return finders.map { $0.words(symbols) }
}

/// Finds out what the names of one program mean.
private struct WordFinder {
  private struct Position: Hashable {
    var piece: Int
    var offset: Int
  }

  /// Where a declaration in the generated file comes from.
  private enum Site {
    case piece(Position)
    /// In the part of the support code that the program needs, or among the invented declarations.
    case generated(line: Int)
  }

  private let analysis: Analysis
  private let attempt: Attempt
  private let known: KnownAPI
  private let declared: DeclaredAPI
  private let support: SupportCode
  private let names: [Position: [SymbolOccurrence]]
  private let sites: [String: Site]
  /// The index (from 0) of the line in the generated file that begins the invented declarations.
  private let firstInvented: Int
  /// Types that were invented for the type of a value (`Element` of a list), and that the program itself does
  /// not mention.
  private let unmentioned: Set<String>
  private let protocols: Set<String>
  /// The USRs of all names that the pieces contain.
  let usrs: Set<String>

  init(_ analysis: Analysis, _ attempt: Attempt, known: KnownAPI, declared: DeclaredAPI, support: SupportCode)
  {
    self.analysis = analysis
    self.attempt = attempt
    self.known = known
    self.declared = declared
    self.support = support
    var names: [Position: [SymbolOccurrence]] = [:]
    var sites: [String: Site] = [:]
    var usrs: Set<String> = []
    var invented: Set<String> = []
    let source = attempt.outcome.source
    let lines = source.lines
    firstInvented = lines.firstIndex(of: inventedMark) ?? lines.count
    for occurrence in attempt.outcome.occurrences where !occurrence.isImplicit {
      guard let place = source.place(line: occurrence.line, column: occurrence.column) else {
        guard occurrence.isDefinition else { continue }
        sites[occurrence.usr] = .generated(line: occurrence.line)
        if occurrence.line > firstInvented, occurrence.name.first?.isUppercase == true {
          invented.insert(occurrence.name)
        }
        continue
      }
      guard let offset = analysis.pieces[place.piece].offset(line: place.line, column: place.column) else {
        continue
      }
      let position = Position(piece: place.piece, offset: offset)
      if occurrence.isDefinition { sites[occurrence.usr] = .piece(position) }
      if names[position]?.contains(occurrence) != true { names[position, default: []].append(occurrence) }
      usrs.insert(DeclaredAPI.stated[occurrence.usr] ?? occurrence.usr)
    }
    self.names = names
    self.sites = sites
    self.usrs = usrs
    if !invented.isEmpty {
      for piece in analysis.pieces {
        for token in piece.tree.tokens(viewMode: .sourceAccurate) { invented.remove(token.text) }
      }
    }
    unmentioned = invented
    protocols = analysis.pieces.reduce(into: declared.protocols) { protocols, piece in
      for node in Syntax(piece.tree).descendants(of: ProtocolDeclSyntax.self) {
        protocols.insert(node.name.text)
      }
    }
  }

  func words(_ symbols: [String: DeclaredAPI.Symbol]) -> Words {
    var words = Words()
    guard let piece = analysis.pieces.last, attempt.outcome.failure == nil else { return words }
    var labels: [(token: TokenSyntax, callee: TokenSyntax?)] = []
    var found: [(token: TokenSyntax, meaning: Words.Meaning?)] = []
    var meanings: [AbsolutePosition: Words.Meaning] = [:]
    for token in piece.tree.tokens(viewMode: .sourceAccurate) where token.isName {
      if let callee = token.labelledName {
        labels.append((token, callee))
        continue
      }
      let meaning = meaning(of: token, symbols)
      meanings[token.positionAfterSkippingLeadingTrivia] = meaning
      found.append((token, meaning))
    }
    // A label means what is called, as it is part of its name. For a label of a memberwise initializer, which
    // the compiler adds, the index names the property.
    found += labels.map { token, callee in
      let meaning =
        occurrences(of: token).isEmpty ? subscriptMeaning(of: token, symbols) : meaning(of: token, symbols)
      return (token, meaning ?? callee.flatMap { meanings[$0.positionAfterSkippingLeadingTrivia] })
    }
    for (token, meaning) in found.sorted(by: { $0.token.position < $1.token.position }) {
      if token.bytes.lowerBound < analysis.pieces[analysis.pieces.count - 1].leftOut { continue }
      let place = analysis.place(ofByte: token.bytes.lowerBound, in: analysis.pieces.count - 1)
      words.add(meaning, line: place.line, column: place.column, length: token.bytes.count)
    }
    return words
  }

  // MARK: Names

  /// The index's entries for a name in the last piece, the most specific first.
  private func occurrences(of token: TokenSyntax) -> [SymbolOccurrence] {
    names[Position(piece: analysis.pieces.count - 1, offset: token.bytes.lowerBound), default: []]
      .filter { $0.isCalled(token.text.trimmingBackticks) }
      .sorted { ($0.rank, $0.usr) < ($1.rank, $1.usr) }
  }

  /// The meaning of a label in square brackets: the subscript, which the index records at the bracket.
  private func subscriptMeaning(
    of label: TokenSyntax, _ symbols: [String: DeclaredAPI.Symbol]
  ) -> Words.Meaning? {
    guard let call = label.parent?.parent?.parent?.as(SubscriptCallExprSyntax.self) else { return nil }
    let place = Position(piece: analysis.pieces.count - 1, offset: call.leftSquare.bytes.lowerBound)
    return names[place, default: []].first { $0.name.hasPrefix("subscript(") }
      .flatMap { meaning(of: $0.usr, symbols) }
  }

  private func meaning(of token: TokenSyntax, _ symbols: [String: DeclaredAPI.Symbol]) -> Words.Meaning? {
    let last = analysis.pieces.count - 1
    let name = token.text.trimmingBackticks
    var offset = token.bytes.lowerBound
    var found = names[Position(piece: last, offset: offset), default: []]
    let isProjection = name.hasPrefix("$") && !found.contains { $0.name == name }
    // The index records `$path` at its `p`.
    if isProjection {
      offset += 1
      found = names[Position(piece: last, offset: offset), default: []]
    }
    let written = isProjection ? String(name.dropFirst()) : name
    found = found.filter { $0.isCalled(written) }
      .sorted { ($0.rank, $0.usr) < ($1.rank, $1.usr) }
    for occurrence in found {
      // For a call of a memberwise initializer, `Product(id: 1)`, the declaration of the type tells a reader
      // more than the initializer, which nobody wrote.
      if occurrence.name.hasPrefix("init("), written != "init", symbols[occurrence.usr] == nil,
        sites[occurrence.usr] == nil
      {
        continue
      }
      if let meaning = meaning(of: occurrence.usr, symbols) {
        return isProjection ? projected(meaning, occurrence.usr) : meaning
      }
    }
    if found.isEmpty { return unindexed(token, name, symbols) }
    return nil
  }

  private func meaning(of usr: String, _ symbols: [String: DeclaredAPI.Symbol]) -> Words.Meaning? {
    if let symbol = symbols[DeclaredAPI.stated[usr] ?? usr] { return api(symbol, usr) }
    switch sites[usr] {
    case .piece(let position):
      guard let declaration = declaration(at: position, usr) else { return nil }
      var meaning = Words.Meaning(declaration: declaration)
      meaning.snippet = position.piece
      meaning.line = analysis.pieces[position.piece].line(of: position.offset) + 1
      return meaning
    case .generated(let line): return generated(usr, line: line)
    case nil: return added(usr)
    }
  }

  /// The meaning of a member that the compiler adds to a type of the program, such as `rawValue` or a
  /// memberwise initializer.
  private func added(_ usr: String) -> Words.Meaning? {
    let identifier = "2IDa"
    if usr.hasSuffix(identifier) {
      // The associated type `ID` is the type of the property `id` of the same type.
      let property = usr.dropLast(identifier.count) + "2id"
      guard
        let id = attempt.outcome.occurrences.first(where: {
          $0.isDefinition && !$0.isImplicit && $0.name == "id" && $0.usr.hasPrefix(property)
        })?.usr, let type = typeName(id), var meaning = meaning(of: id, [:])
      else { return nil }
      meaning.declaration = "typealias ID = \(type)"
      return meaning
    }
    guard let text = demangledName(usr) else { return nil }
    if usr.hasSuffix("mfp") { return genericParameter(text) }
    // In a USR, a structure ends with `V`, an enumeration with `O`, a class with `C`, and the USR of a member
    // begins with that of its type.
    let owner = sites.keys.filter { usr.hasPrefix($0) && ["V", "O", "C"].contains($0.last) }
      .max { $0.count < $1.count }
    guard let owner, let ownerName = demangledName(owner), var meaning = meaning(of: owner, [:]),
      meaning.invented == nil,
      let name = attempt.outcome.occurrences.first(where: { $0.usr == usr })?.name
    else { return nil }
    let base = name.prefix { $0 != "(" }
    if base == "init", text.hasPrefix("\(ownerName).init(") {
      let parameters = parameters(ofFunction: usr, protocols: protocols)?.map(\.description)
      let isFailable = text.hasSuffix("?")
      meaning.declaration =
        parameters.map { "init\(isFailable ? "?" : "")(\($0.joined(separator: ", ")))" } ?? name
      return meaning
    }
    let isStatic = text.hasPrefix("static ")
    guard text.dropFirst(isStatic ? 7 : 0).hasPrefix("\(ownerName).\(base) : "), let type = typeName(usr)
    else { return nil }
    meaning.declaration = "\(isStatic ? "static " : "")var \(base): \(type)"
    return meaning
  }

  /// The meaning of a generic parameter of a framework's type: `Element` of `Swift.Array.Element`.
  private func genericParameter(_ text: String) -> Words.Meaning? {
    let path = text.split(separator: ".").map(String.init)
    guard path.count > 2, let module = declared.modules[path[0]], let name = path.last else { return nil }
    var meaning = Words.Meaning(declaration: name)
    meaning.api = SnippetReport.SymbolUse(
      name: name, owner: path[1..<(path.count - 1)].joined(separator: "."), module: module, introduced: nil)
    // Marked as overloaded so that it is not linked: Apple's documentation has no page for it.
    meaning.isOverloaded = true
    return meaning
  }

  private func api(_ symbol: DeclaredAPI.Symbol, _ usr: String) -> Words.Meaning {
    var meaning = Words.Meaning(declaration: symbol.declaration)
    let facts = known.symbols[usr]
    meaning.api = SnippetReport.SymbolUse(
      name: symbol.name, owner: symbol.owner, module: symbol.module, introduced: facts?.introduced)
    if symbol.documentedIn != symbol.module { meaning.documentedIn = symbol.documentedIn }
    meaning.isOverloaded = symbol.isOverloaded
    if let deprecated = facts?.deprecated, deprecated.major < 1000 {
      meaning.deprecated = deprecated
      meaning.advice = facts?.renamed.map { "use \($0)" } ?? facts?.message
    }
    return meaning
  }

  /// The meaning of a declaration that is in the generated file but in no piece: support code, or invented.
  private func generated(_ usr: String, line: Int) -> Words.Meaning? {
    let lines = attempt.outcome.source.lines
    let type = typeName(usr)
    guard let name = attempt.outcome.occurrences.first(where: { $0.usr == usr && $0.isDefinition })?.name
    else {
      return nil
    }
    let base = String(name.prefix { $0 != "(" })
    if line - 1 < firstInvented {
      // The declaration around it begins at the last line before it that is not indented.
      var at = line - 1
      while at >= 0, lines[at].hasPrefix(" ") || lines[at].hasPrefix("}") || lines[at].isEmpty { at -= 1 }
      guard at >= 0 else { return nil }
      let owner = lines[at].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        .first { support.names.contains($0) }
      guard let owner else { return nil }
      var meaning = Words.Meaning(
        declaration: owner == base
          ? header(of: lines[at])
          : type.map { "\(base): \($0)" }
            ?? (lines[line - 1].contains("func ")
              ? header(of: lines[line - 1]) : element(base, in: lines[line - 1]) ?? base))
      meaning.shared = owner
      return meaning
    }
    guard !base.hasPrefix("Invented"), base != "init" else { return nil }
    let kind = attempt.hypothesis.placeholders.summary.first {
      $0.name == base || $0.name.hasSuffix(".\(base)")
    }?.kind
    var meaning = Words.Meaning(declaration: type.map { "\(base): \($0)" } ?? name)
    meaning.invented = kind ?? "member"
    return meaning
  }

  /// The declaration of one case, from a line that may declare several: `case category(Category.ID)`.
  private func element(_ name: String, in line: String) -> String? {
    guard line.contains("case ") else { return nil }
    guard let start = line.firstRange(of: "\(name)(")?.lowerBound else { return "case \(name)" }
    var depth = 0
    for index in line.indices[start...] {
      if line[index] == "(" { depth += 1 }
      if line[index] == ")" { depth -= 1 }
      if line[index] == ")", depth == 0 { return "case \(line[start...index])" }
    }
    return nil
  }

  private func header(of line: String) -> String {
    var text = line.prefix { $0 != "{" }.drop { $0 == " " }
    while let word = text.split(separator: " ").first, ["fileprivate", "nonisolated"].contains(word) {
      text = text.dropFirst(word.count + 1)
    }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// The meaning of a name that the index does not contain.
  private func unindexed(
    _ token: TokenSyntax, _ name: String, _ symbols: [String: DeclaredAPI.Symbol]
  ) -> Words.Meaning? {
    if let meaning = macro(token, name, symbols) ?? module(token, name) { return meaning }
    if name.hasPrefix("$"), Int(name.dropFirst()) != nil {
      return anonymous(token).map { Words.Meaning(declaration: "\(name): \($0)") }
    }
    if let meaning = accessorParameter(token, name) ?? storage(token, name) { return meaning }
    if name == "error", let clause = token.ancestor(of: CatchClauseSyntax.self), clause.catchItems.isEmpty {
      // Without a `throws` clause after `do`, the type of `error` is not written anywhere: it is `any Error`,
      // or the one type that all calls throw.
      let type = clause.parent?.parent?.as(DoStmtSyntax.self)?.throwsClause?.type?.oneLine
      return own("let error" + (type.map { ": \($0)" } ?? ""), at: clause.catchKeyword)
    }
    if let meaning = subscriptParameter(token, name) { return meaning }
    // The index also leaves out the type after `throws` of a statement.
    if token.ancestor(of: ThrowsClauseSyntax.self) != nil {
      let types = Set(attempt.outcome.occurrences.filter { $0.isDefinition && $0.name == name }.map(\.usr))
      return types.count == 1 ? meaning(of: types.first!, symbols) : nil
    }
    return inventedBinding(token, name) ?? hole(token, name) ?? wrappedValue(token, name)
  }

  /// The meaning of a macro. The index records what a macro expands to, not its name.
  private func macro(
    _ token: TokenSyntax, _ name: String, _ symbols: [String: DeclaredAPI.Symbol]
  ) -> Words.Meaning? {
    let isMacro =
      token.parent?.parent?.is(AttributeSyntax.self) == true
      || token.parent?.is(MacroExpansionExprSyntax.self) == true
      || token.parent?.is(MacroExpansionDeclSyntax.self) == true
    guard isMacro, !analysis.names.declaredTypes.contains(name), let usr = declared.macros[name],
      let symbol = symbols[usr]
    else { return nil }
    return api(symbol, usr)
  }

  /// The meaning of a module's name, in an import or before a dot.
  private func module(_ token: TokenSyntax, _ name: String) -> Words.Meaning? {
    let isImported = token.ancestor(of: ImportDeclSyntax.self)?.path.trimmedDescription == name
    guard isImported || token.isQualifier && !analysis.names.declaredTypes.contains(name),
      attempt.hypothesis.imports.contains(name) || name == "SwiftUI" || DeclaredAPI.system.contains(name)
    else { return nil }
    var meaning = Words.Meaning(declaration: "import \(name)")
    meaning.api = SnippetReport.SymbolUse(name: name, owner: nil, module: name, introduced: nil)
    return meaning
  }

  /// The meaning of a subscript's parameter inside its accessors, where the index leaves it out.
  private func subscriptParameter(_ token: TokenSyntax, _ name: String) -> Words.Meaning? {
    guard token.parent?.is(DeclReferenceExprSyntax.self) == true,
      token.ancestor(of: AccessorBlockSyntax.self) != nil,
      let parameter = token.ancestor(of: SubscriptDeclSyntax.self)?.parameterClause.parameters
        .first(where: { ($0.secondName ?? $0.firstName).text == name })
    else { return nil }
    return own("\(name): \(parameter.type.oneLine)", at: parameter.secondName ?? parameter.firstName)
  }

  /// The meaning of `$model` if `model` is invented: an invented binding, `modelBinding`.
  private func inventedBinding(_ token: TokenSyntax, _ name: String) -> Words.Meaning? {
    guard name.hasPrefix("$"),
      let binding = names[
        Position(piece: analysis.pieces.count - 1, offset: token.bytes.lowerBound)]?
        .first(where: { $0.name == "\(name.dropFirst())Binding" })
    else { return nil }
    var meaning = Words.Meaning(declaration: typeName(binding.usr).map { "\(name): \($0)" } ?? name)
    meaning.invented = "binding"
    return meaning
  }

  /// The meaning of a name of which nothing is known: in the generated file it is a hole, `<#name#>`.
  private func hole(_ token: TokenSyntax, _ name: String) -> Words.Meaning? {
    guard token.parent?.is(DeclReferenceExprSyntax.self) == true,
      attempt.outcome.source.text.contains("<#\(name)#>")
    else { return nil }
    var meaning = Words.Meaning(declaration: name)
    meaning.invented = "value of whatever type fits"
    return meaning
  }

  /// The meaning of `item` in `{ $item in item }`: the wrapped value of the closure's parameter.
  private func wrappedValue(_ token: TokenSyntax, _ name: String) -> Words.Meaning? {
    guard let parameter = wrappedParameter(named: name, around: token) else { return nil }
    let position = Position(piece: analysis.pieces.count - 1, offset: parameter.bytes.lowerBound)
    guard let usr = names[position, default: []].first(where: \.isDefinition)?.usr,
      let type = typeName(usr), type.hasPrefix("Binding<")
    else { return nil }
    return own("\(name): \(type.dropFirst("Binding<".count).dropLast())", at: parameter)
  }

  /// The meaning of a name that the last piece declares at a token.
  private func own(_ declaration: String, at token: TokenSyntax) -> Words.Meaning {
    var meaning = Words.Meaning(declaration: declaration)
    meaning.snippet = analysis.pieces.count - 1
    meaning.line = analysis.pieces.last!.line(of: token.bytes.lowerBound) + 1
    return meaning
  }

  /// The meaning of `newValue` or `oldValue` in an accessor that names no parameter.
  private func accessorParameter(_ token: TokenSyntax, _ name: String) -> Words.Meaning? {
    guard ["newValue", "oldValue"].contains(name),
      let accessor = token.ancestor(of: AccessorDeclSyntax.self), accessor.parameters == nil
    else { return nil }
    let keywords: [Keyword] = name == "newValue" ? [.set, .willSet] : [.didSet]
    guard keywords.contains(where: { accessor.accessorSpecifier.tokenKind == .keyword($0) }) else {
      return nil
    }
    var type: String?
    if let binding = accessor.ancestor(of: PatternBindingSyntax.self) {
      type = binding.pattern.as(IdentifierPatternSyntax.self).flatMap { propertyType($0.identifier) }
    } else {
      type = accessor.ancestor(of: SubscriptDeclSyntax.self)?.returnClause.type.oneLine
    }
    return own(type.map { "\(name): \($0)" } ?? name, at: accessor.accessorSpecifier)
  }

  /// The meaning of `_text` where a type declares `@Binding var text`.
  private func storage(_ token: TokenSyntax, _ name: String) -> Words.Meaning? {
    guard name.hasPrefix("_") else { return nil }
    for ancestor in sequence(first: token.parent, next: { $0?.parent }) {
      guard let members = ancestor?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members else {
        continue
      }
      for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
        guard let property = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          property.text == name.dropFirst(),
          let wrapper = variable.attributes.first?.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        else { continue }
        var type: String?
        // The type of the storage is known only if the wrapper's generic parameter is the type of its value,
        // as in `Binding<Value>`.
        if !analysis.names.declaredTypes.contains(wrapper), let value = declared.wrappedValues[wrapper],
          value == declared.wrappedParameters[wrapper]
        {
          type = propertyType(property).map { "\(wrapper)<\($0)>" }
        }
        return own(type.map { "\(name): \($0)" } ?? name, at: property)
      }
    }
    return nil
  }

  private func propertyType(_ name: TokenSyntax) -> String? {
    type(ofVariableAt: name, occurrences(of: name).first { $0.isDefinition }?.usr ?? "")
  }

  /// The type of `$0`, taken from one of its uses in the closure: a property of a structure or an enumeration
  /// is read from it, or it is passed to a function whose parameter has such a type. These types have no
  /// subtypes, so the value must have exactly that type.
  private func anonymous(_ token: TokenSyntax) -> String? {
    guard let closure = token.closureWithoutParameters else { return nil }
    for use in closure.tokens(viewMode: .sourceAccurate)
    where use.text == token.text && use.closureWithoutParameters == closure {
      if let type = argumentType(use), isPlainValue(type) { return type }
      guard let access = use.parent?.parent?.as(MemberAccessExprSyntax.self),
        access.base?.firstToken(viewMode: .sourceAccurate) == use
      else { continue }
      let member = access.declName.baseName
      let found = names[
        Position(piece: analysis.pieces.count - 1, offset: member.bytes.lowerBound), default: []]
      guard found.allSatisfy({ $0.name == member.text }), let usr = found.first?.usr,
        let owner = ownerName(ofProperty: usr, protocols: protocols), isPlainValue(owner)
      else { continue }
      return owner
    }
    return nil
  }

  /// The type of the parameter to which a call passes this name as a whole argument.
  private func argumentType(_ use: TokenSyntax) -> String? {
    guard let argument = use.parent?.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    // At a label of a memberwise initializer, the index records the property.
    if let label = argument.label, let property = occurrences(of: label).first {
      return typeName(property.usr)
    }
    guard let callee = calledName(Syntax(call)),
      let function = occurrences(of: callee).first(where: { $0.name.contains("(") }),
      let parameters = parameters(ofFunction: function.usr, protocols: protocols)
    else { return nil }
    let fitting = parameters.filter {
      $0.label == argument.label?.text || $0.label == "_" && argument.label == nil
    }
    return fitting.count == 1 ? fitting[0].type.description : nil
  }

  /// Whether a type is a structure or an enumeration, and not generic.
  private func isPlainValue(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    guard !analysis.names.declaredClasses.contains(name), !protocols.contains(type) else { return false }
    if declared.plainValues.contains(type), !analysis.names.declaredTypes.contains(name) { return true }
    let text = attempt.outcome.source.lines
    let keywords = ["struct \(name)", "enum \(name)"]
    return text.contains { line in
      keywords.contains { keyword in
        guard let range = line.firstRange(of: keyword) else { return false }
        let next = line[range.upperBound...].first
        return next == nil || next == ":" || next == " " || next == "{"
      }
    }
  }

  private func wrappedParameter(named name: String, around token: TokenSyntax) -> TokenSyntax? {
    var node = token.parent
    while let closure = node?.ancestor(of: ClosureExprSyntax.self) {
      if case .simpleInput(let list) = closure.signature?.parameterClause,
        let match = list.first(where: { $0.name.text == "$\(name)" })
      {
        return match.name
      }
      node = closure.parent
    }
    return nil
  }

  /// The meaning of `$path` where the program declares `@State var path`.
  private func projected(_ meaning: Words.Meaning, _ usr: String) -> Words.Meaning? {
    guard case .piece(let position) = sites[usr], let token = token(at: position),
      let variable = token.ancestor(of: VariableDeclSyntax.self),
      let type = type(ofVariableAt: token, usr)
    else { return nil }
    for attribute in variable.attributes {
      guard let wrapper = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription,
        !analysis.names.declaredTypes.contains(wrapper), let projection = declared.projections[wrapper]
      else { continue }
      var result = projection
      if let parameter = declared.wrappedParameters[wrapper] {
        result = projection.replacing(try! Regex("\\b\(parameter)\\b"), with: type)
      }
      var meaning = meaning
      meaning.declaration = "$\(token.text): \(result)"
      return meaning
    }
    // The wrapper is declared in the program: the type of its projection is not known.
    var meaning = meaning
    meaning.declaration = "$\(token.text)"
    return meaning
  }

  // MARK: Declarations of the pieces

  private func token(at position: Position) -> TokenSyntax? {
    analysis.pieces[position.piece].tree.token(at: AbsolutePosition(utf8Offset: position.offset))
  }

  /// The declaration at a position as its author wrote it, without its body; a variable without a written
  /// type gets the one that the compiler inferred.
  private func declaration(at position: Position, _ usr: String) -> String? {
    guard let token = token(at: position), let parent = token.parent else { return nil }
    let inferred = { self.typeName(usr, around: token) }
    func named(_ type: String?) -> String { type.map { "\(token.text): \($0)" } ?? token.text }
    switch parent.as(SyntaxEnum.self) {
    case .identifierPattern: return variable(token, usr)
    case .functionDecl(let node):
      return node.with(\.body, nil).with(\.attributes, []).with(\.modifiers, node.modifiers.shown).oneLine
    case .initializerDecl(let node):
      return node.with(\.body, nil).with(\.attributes, []).with(\.modifiers, node.modifiers.shown).oneLine
    case .subscriptDecl(let node):
      return node.with(\.accessorBlock, nil).with(\.attributes, []).with(\.modifiers, node.modifiers.shown)
        .oneLine
    case .structDecl(let node):
      return header(
        node.modifiers, node.structKeyword, node.name, node.genericParameterClause, node.inheritanceClause)
    case .classDecl(let node):
      return header(
        node.modifiers, node.classKeyword, node.name, node.genericParameterClause, node.inheritanceClause)
    case .enumDecl(let node):
      return header(
        node.modifiers, node.enumKeyword, node.name, node.genericParameterClause, node.inheritanceClause)
    case .actorDecl(let node):
      return header(
        node.modifiers, node.actorKeyword, node.name, node.genericParameterClause, node.inheritanceClause)
    case .protocolDecl(let node):
      return header(
        node.modifiers, node.protocolKeyword, node.name, node.primaryAssociatedTypeClause,
        node.inheritanceClause)
    case .enumCaseElement(let node): return "case \(node.with(\.trailingComma, nil).oneLine)"
    case .typeAliasDecl(let node):
      return node.with(\.attributes, []).with(\.modifiers, node.modifiers.shown).oneLine
    case .associatedTypeDecl(let node): return node.oneLine
    case .genericParameter(let node): return node.with(\.trailingComma, nil).oneLine
    case .functionParameter(let node):
      return "\(token.text): \(node.type.oneLine)\(node.ellipsis?.text ?? "")"
    case .closureParameter(let node): return named(node.type?.oneLine ?? inferred())
    case .closureShorthandParameter, .closureCapture, .accessorParameters: return named(inferred())
    default: return nil
    }
  }

  /// - Parameter token: The declared name. Its type may contain the generic parameters of the declarations
  ///   around it.
  private func typeName(_ usr: String, around token: TokenSyntax? = nil) -> String? {
    let type = HandbookSnippets.typeName(
      ofVariable: usr, protocols: protocols, generics: token.map(genericNames) ?? [])
    guard let type, !unmentioned.isEmpty else { return type }
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return names.contains { unmentioned.contains(String($0)) } ? nil : type
  }

  /// The generic parameters in scope at a name, a list for each declaration around it, the outermost first;
  /// empty if they are not all known.
  private func genericNames(around token: TokenSyntax) -> [[String]] {
    var names: [[String]] = []
    for ancestor in sequence(first: token.parent, next: { $0?.parent }) {
      guard let ancestor else { break }
      if ancestor.is(ProtocolDeclSyntax.self) {
        names.append(["Self"])
      } else if let node = ancestor.as(ExtensionDeclSyntax.self) {
        let extended = node.extendedType.trimmedDescription
        if protocols.contains(extended) {
          names.append(["Self"])
        } else if let type = genericDeclaration(of: extended) {
          names.append(type.parameters.map(\.name.text))
        } else if declared.wrappedParameters[extended] != nil || extended.contains(".") {
          return []
        }
      } else if let clause = ancestor.asProtocol((any WithGenericParametersSyntax).self)?
        .genericParameterClause
      {
        names.append(clause.parameters.map(\.name.text))
      }
    }
    return names.reversed()
  }

  private func genericDeclaration(of type: String) -> GenericParameterClauseSyntax? {
    for piece in analysis.pieces {
      for node in Syntax(piece.tree).descendants(of: StructDeclSyntax.self) where node.name.text == type {
        return node.genericParameterClause
      }
      for node in Syntax(piece.tree).descendants(of: ClassDeclSyntax.self) where node.name.text == type {
        return node.genericParameterClause
      }
      for node in Syntax(piece.tree).descendants(of: EnumDeclSyntax.self) where node.name.text == type {
        return node.genericParameterClause
      }
    }
    return nil
  }

  private func header(
    _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax, _ name: TokenSyntax,
    _ generics: (some SyntaxProtocol)?,
    _ inheritance: InheritanceClauseSyntax?
  ) -> String {
    modifiers.shown.map { "\($0.oneLine) " }.joined()
      + "\(keyword.text) \(name.text)\(generics?.oneLine ?? "")\(inheritance?.oneLine ?? "")"
  }

  /// `@State var path: NavigationPath`, `let first: Int`.
  private func variable(_ token: TokenSyntax, _ usr: String) -> String? {
    let name = type(ofVariableAt: token, usr).map { "\(token.text): \($0)" } ?? token.text
    if let binding = token.parent?.parent?.as(PatternBindingSyntax.self),
      let node = binding.parent?.parent?.as(VariableDeclSyntax.self)
    {
      let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        .filter { !Lexicon.libraryAttributes.contains($0.attributeName.trimmedDescription) }
        .map { "\($0.oneLine) " }.joined()
      let modifiers = node.modifiers.shown.map { "\($0.oneLine) " }.joined()
      return "\(attributes)\(modifiers)\(node.bindingSpecifier.text) \(name)"
    }
    for ancestor in sequence(first: token.parent, next: { $0?.parent }) {
      guard let ancestor else { break }
      if let node = ancestor.as(OptionalBindingConditionSyntax.self) {
        return "\(node.bindingSpecifier.text) \(name)"
      }
      if let node = ancestor.as(ValueBindingPatternSyntax.self) {
        return "\(node.bindingSpecifier.text) \(name)"
      }
      if let node = ancestor.as(VariableDeclSyntax.self) { return "\(node.bindingSpecifier.text) \(name)" }
      if ancestor.is(CodeBlockItemSyntax.self) { break }
    }
    return "let \(name)"
  }

  /// The type of a variable as its author wrote it, or else as the compiler inferred it.
  private func type(ofVariableAt token: TokenSyntax, _ usr: String) -> String? {
    if let binding = token.parent?.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type
    {
      return type.oneLine
    }
    if let parameter = token.parent?.as(FunctionParameterSyntax.self) { return parameter.type.oneLine }
    return typeName(usr, around: token)
  }
}

extension SymbolOccurrence {
  /// Whether code refers to this symbol by a name; an initializer is also called by the name of its type.
  fileprivate func isCalled(_ written: String) -> Bool {
    let base = name.prefix { $0 != "(" }
    if base == "init" { return written == "init" || written.first?.isLetter == true }
    // If a document declares a name twice, as alternatives, the generated file calls the second one `name_2`.
    return base == written
      || base.hasPrefix("\(written)_") && base.dropFirst(written.count + 1).allSatisfy(\.isNumber)
  }

  /// If one place has several entries, the first in this order is shown: what it declares, then the
  /// initializer that it calls, then that initializer's type.
  fileprivate var rank: Int { isDefinition ? 0 : name.hasPrefix("init(") ? 1 : 2 }
}

extension TokenSyntax {
  /// The closure that `$0` is a parameter of.
  fileprivate var closureWithoutParameters: ClosureExprSyntax? {
    ancestor(of: ClosureExprSyntax.self, where: { $0.signature?.parameterClause == nil })
  }

  /// Whether it stands before a dot, where it may name a module: `SwiftUI.Text`.
  fileprivate var isQualifier: Bool {
    if let base = parent?.as(DeclReferenceExprSyntax.self) {
      return base.parent?.as(MemberAccessExprSyntax.self)?.base?.id == base.id
    }
    return parent?.is(IdentifierTypeSyntax.self) == true && parent?.parent?.is(MemberTypeSyntax.self) == true
  }

  /// Whether it is a name that somebody declared, as opposed to a keyword or a word that only the compiler
  /// knows.
  fileprivate var isName: Bool {
    switch tokenKind {
    case .identifier, .dollarIdentifier: break
    case .keyword(.`init`):
      return parent?.is(DeclReferenceExprSyntax.self) == true
        || parent?.is(InitializerDeclSyntax.self) == true
    default: return false
    }
    guard let parent else { return false }
    if ancestor(of: AvailabilityArgumentListSyntax.self) != nil { return false }
    if let attribute = ancestor(of: AttributeSyntax.self) {
      let name = attribute.attributeName.trimmedDescription
      if compilerAttributes.contains(name) { return false }
    }
    if let clause = ancestor(of: IfConfigClauseSyntax.self), let condition = clause.condition,
      condition.bytes.contains(bytes.lowerBound)
    {
      return false
    }
    return !parent.is(PrecedenceGroupDeclSyntax.self) && !parent.is(DeclModifierDetailSyntax.self)
  }

  /// If this is an argument label, the name that the label belongs to. The outer optional is nil if it is no
  /// label; the inner one is nil if what is called has no name.
  fileprivate var labelledName: TokenSyntax?? {
    guard let parent else { return nil }
    if let argument = parent.as(LabeledExprSyntax.self), argument.label?.id == id {
      return .some(argument.parent?.parent.flatMap(calledName))
    }
    if let closure = parent.as(MultipleTrailingClosureElementSyntax.self), closure.label.id == id {
      return .some(closure.parent?.parent.flatMap(calledName))
    }
    if let parameter = parent.as(FunctionParameterSyntax.self), let second = parameter.secondName,
      parameter.firstName.id == id
    {
      return .some(second)
    }
    if let argument = parent.as(DeclNameArgumentSyntax.self) {
      return .some(argument.ancestor(of: DeclReferenceExprSyntax.self)?.baseName)
    }
    if let parameter = parent.as(EnumCaseParameterSyntax.self), parameter.firstName?.id == id {
      return .some(parameter.ancestor(of: EnumCaseElementSyntax.self)?.name)
    }
    return nil
  }
}

/// The name that a call, an attribute or a macro uses: `padding` for `text.padding(8)`.
private func calledName(_ node: Syntax) -> TokenSyntax? {
  switch node.as(SyntaxEnum.self) {
  case .functionCallExpr(let node): return calledName(Syntax(node.calledExpression))
  case .memberAccessExpr(let node): return node.declName.baseName
  case .declReferenceExpr(let node): return node.baseName
  case .genericSpecializationExpr(let node): return calledName(Syntax(node.expression))
  case .optionalChainingExpr(let node): return calledName(Syntax(node.expression))
  case .attribute(let node): return node.attributeName.lastToken(viewMode: .sourceAccurate)
  case .macroExpansionExpr(let node): return node.macroName
  case .macroExpansionDecl(let node): return node.macroName
  default: return nil
  }
}

/// Attributes that are built into the compiler, so that no module declares them.
private let compilerAttributes: Set<String> = [
  "main", "available", "escaping", "autoclosure", "discardableResult", "resultBuilder", "propertyWrapper",
  "dynamicMemberLookup", "dynamicCallable", "objc", "unchecked", "retroactive", "preconcurrency", "frozen",
  "inlinable",
  "usableFromInline", "testable", "attached", "freestanding", "concurrent", "nonobjc", "IBOutlet", "IBAction",
  "NSManaged", "convention", "globalActor", "unknown", "warn_unqualified_access", "inline", "backDeployed",
  "implementationOnly", "exported", "specialized", "objcMembers", "Sendable", "isolated",
]

extension DeclModifierListSyntax {
  /// The modifiers without `public`, `private` and the like, which say little to a reader of a page.
  fileprivate var shown: DeclModifierListSyntax {
    filter { !$0.isAccess && !["private", "fileprivate"].contains($0.name.text) }
  }
}

extension SyntaxProtocol {
  /// The code on one line, without comments.
  fileprivate var oneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty, !text.hasSuffix(" ") { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    return text.trimmingCharacters(in: .whitespaces).replacing("( ", with: "(").replacing(" )", with: ")")
  }
}

extension String {
  fileprivate var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

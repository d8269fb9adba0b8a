import HandbookModel
import SwiftSyntax

/// The type made around the loose members of a program's last piece.
package let wrapperName = "Snippet"

/// The line before the invented declarations.
package let inventedMark = "// Invented for this snippet."

/// Puts a program's pieces, the support code they need and the invented declarations into one file.
///
/// Each top-level declaration becomes `fileprivate`, so that many programs can share a module.
///
/// - Parameters:
///   - pieces: The program's pieces with their edits.
///   - shape: How the last piece's top level is wrapped.
///   - imports: Modules beside SwiftUI.
///   - isLenient: Whether a violation of the imported modules' isolation is only a warning.
///   - waits: Whether functions made around loose statements are `async`.
///   - invented: Invented declarations, one a line.
package func assemble(
  _ pieces: [ParsedPiece], shape: Shape, imports: Set<String>, isLenient: Bool, waits: Bool,
  support: SupportCode.Part, invented: [String]
) -> AssembledSource {
  var source = AssembledSource()
  for module in ["SwiftUI"] + imports.subtracting(["SwiftUI"]).sorted() {
    let isForStyles = module == "SwiftUI" && pieces.contains(where: \.makesControlsAnew)
    let forms = isForStyles ? "@_spi(StyleConfigurations) " : ""
    source.append(forms + (isLenient ? "@preconcurrency import \(module)" : "import \(module)"))
  }
  for (position, piece) in pieces.enumerated() {
    let isLast = position == pieces.count - 1
    // Earlier pieces have the shape that is their own first guess.
    appendPiece(
      piece, at: position, shape: isLast ? shape : piece.shapes[0],
      wrapper: "\(wrapperName)\(isLast ? "" : "\(position)")", waits: waits, to: &source)
  }
  for line in support.lines { source.append(line) }
  if !invented.isEmpty {
    source.append(inventedMark)
    for line in invented { source.append(line) }
  }
  return source
}

private func appendPiece(
  _ piece: ParsedPiece, at position: Int, shape: Shape, wrapper: String, waits: Bool,
  to source: inout AssembledSource
) {
  var piece = piece
  let items = piece.items
  for item in items {
    piece.fillEmptyBodies(in: Syntax(item.node))
    piece.giveBody(to: item.node)
  }
  piece.renameAlternatives()
  // `final let changes = PassthroughSubject<Void, Never>()`, a member of a class that is not shown
  if shape != .object { piece.blankFinal() }
  func emit(_ item: TopLevelItem, fileLevel: Bool, isLocal: Bool = false) {
    var piece = piece
    if fileLevel { piece.makeFilePrivate(item.node) }
    if isLocal { piece.makeLocal(item.node) }
    if case .expr(let expression) = item.node.item, expression.startsWithDot {
      source.append(shape == .app ? "WindowGroup { EmptyView() }" : "EmptyView()")
    }
    piece.append(item.node, position: position, to: &source)
  }
  // A fence that declares a type twice, with a comment between, shows two alternatives. The one that other code does not
  // mean is nested in an enum, together with those that follow it: in `class Model {} struct Page { Model() }`, each
  // alternative of the page means the model of its own.
  let meant = piece.declarationsMeant
  var alternatives = 0
  // For a type that is nested, the last alternative that has one of its name.
  var owners: [String: String] = [:]
  func emitAlternative(_ items: [TopLevelItem]) {
    guard !items.isEmpty else { return }
    alternatives += 1
    let owner = "\(wrapper)Alternative\(alternatives)"
    source.append("fileprivate enum \(owner) {")
    // `struct Page { Model() }` of a third alternative means the `Model` of the second one.
    let own = Set(items.compactMap(\.typeName))
    let used = items.reduce(into: Set()) { $0.formUnion($1.node.identifiers) }
    for name in owners.keys.sorted() where used.contains(name) && !own.contains(name) {
      source.append("typealias \(name) = \(owners[name]!).\(name)")
    }
    for item in items { emit(item, fileLevel: false) }
    source.append("}")
    for name in own { owners[name] = owner }
  }
  func emitFile(_ items: [TopLevelItem]) {
    var nested: [TopLevelItem] = []
    func endAlternative() {
      emitAlternative(nested)
      nested = []
    }
    for item in items {
      if let name = item.typeName, let meant = meant[name], meant != item.node.id {
        let isAnother =
          nested.contains { $0.typeName == name }
          || item.node.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.namesVersion == true
        if isAnother { endAlternative() }
        nested.append(item)
        continue
      }
      endAlternative()
      if item.node.item.as(VariableDeclSyntax.self)?.isEntry == true {
        source.append("fileprivate extension EnvironmentValues {")
        emit(item, fileLevel: false)
        source.append("}")
      } else {
        emit(item, fileLevel: true)
      }
    }
    endAlternative()
  }
  // Of two alternatives that unwrap the same name, the first one gets a scope of its own.
  func emitStatements(_ body: [TopLevelItem]) {
    let scopes = piece.scopesOfAlternatives(in: body)
    for (index, item) in body.enumerated() {
      if scopes.contains(where: { $0.lowerBound == index }) { source.append("do {") }
      emit(item, fileLevel: false, isLocal: true)
      if scopes.contains(where: { $0.upperBound == index + 1 }) { source.append("}") }
    }
  }
  if shape == .declarations {
    emitFile(items)
    return
  }
  emitFile(items.filter { $0.kind == .file })
  let loose = items.filter { $0.kind != .file }
  guard !loose.isEmpty else { return }
  let effects = waits ? " async throws" : " throws"
  var members = loose.filter { $0.kind == .member }
  var body = loose.filter { $0.kind != .member }
  switch shape {
  case .declarations: break
  case .view, .app, .modifier:
    if !body.contains(where: { $0.kind == .statement }) {
      members = loose
      body = []
    } else {
      // Functions beside a view expression are members of that view.
      let functions = body.filter { $0.isFunctionOrComputed }
      members += functions
      body = body.filter { !$0.isFunctionOrComputed }
    }
    let conformance = shape == .app ? "App" : shape == .modifier ? "ViewModifier" : "View"
    let hasBody = members.contains { $0.declares("body") }
    // A view that is shown beside a `body` is checked in a property of its own, and statements in a method.
    func emitBesideBody() {
      guard !body.isEmpty else { return }
      let areViews = body.allSatisfy { $0.node.item.as(ExprSyntax.self)?.looksLikeView == true }
      source.append(
        areViews ? "@ViewBuilder var besideBody: some View {" : "@MainActor func besideBody()\(effects) {")
      for item in body { emit(item, fileLevel: false, isLocal: true) }
      source.append("}")
    }
    source.append("fileprivate struct \(wrapper): \(conformance) {")
    if members.contains(where: { $0.declares("previews") }) {
      source.lines[source.lines.count - 1] = "fileprivate struct \(wrapper): PreviewProvider {"
      for item in members { emit(item, fileLevel: false) }
      emitBesideBody()
      source.append("}")
      return
    }
    for item in members { emit(item, fileLevel: false) }
    if hasBody {
      emitBesideBody()
    } else {
      source.append("var body: some \(shape == .app ? "Scene" : "View") {")
      for item in body { emit(item, fileLevel: false, isLocal: true) }
      if body.isEmpty { source.append("EmptyView()") }
      source.append("}")
    }
    source.append("}")
  case .object:
    // A class takes the isolation of its superclass.
    source.append(
      piece.superclass.map { "fileprivate class \(wrapper): \($0) {" }
        ?? "@MainActor fileprivate class \(wrapper) {")
    for item in members { emit(item, fileLevel: false) }
    if piece.superclass != "XCTestCase", piece.superclass != nil, members.lacksInitializerForCoder {
      source.append("required init?(coder: NSCoder) { \(Trap.code("init")) }")
    }
    if body.contains(where: { $0.kind == .statement }) {
      source.append("func run()\(effects) {")
      emitStatements(body)
      source.append("}")
    } else {
      for item in body { emit(item, fileLevel: false) }
    }
    source.append("}")
  case .value:
    source.append("fileprivate struct \(wrapper) {")
    for item in loose { emit(item, fileLevel: false) }
    source.append("}")
  case .statements:
    if members.isEmpty {
      source.append("@MainActor fileprivate func \(wrapper.lowercased())()\(effects) {")
      emitStatements(body)
      source.append("}")
    } else {
      source.append("fileprivate struct \(wrapper): View {")
      for item in members { emit(item, fileLevel: false) }
      if !members.contains(where: { $0.declares("body") }) {
        source.append("var body: some View { EmptyView() }")
      }
      source.append("@MainActor func run()\(effects) {")
      emitStatements(body)
      source.append("}")
      source.append("}")
    }
  }
}

extension ParsedPiece {
  /// By the name of a type that the fence declares in several ways, the declaration that other code means. It is the
  /// first one, or the last one where all other code follows it: a preview below two alternatives shows the last one,
  /// which is the better one.
  fileprivate var declarationsMeant: [String: SyntaxIdentifier] {
    let places = Dictionary(grouping: items.indices.filter { items[$0].typeName != nil }) {
      items[$0].typeName!
    }
    return places.compactMapValues { places in
      guard zip(places, places.dropFirst()).allSatisfy({ hasWords(between: items[$0], and: items[$1]) })
      else {
        return nil
      }
      let uses = items.indices.filter { items[$0].typeName == nil && items[$0].usesTypes }
      let extensions = items.indices.filter {
        items[$0].node.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
          == items[places[0]].typeName
      }
      let isLastMeant =
        !(uses + extensions).isEmpty && (uses + extensions).allSatisfy { $0 > places[places.count - 1] }
      return items[isLastMeant ? places[places.count - 1] : places[0]].node.id
    }
  }

  /// The statements from each `guard let user` to the next `guard` or `if` that unwraps the same name below a comment:
  /// the fence shows several ways to write it.
  fileprivate func scopesOfAlternatives(in body: [TopLevelItem]) -> [Range<Int>] {
    let unwraps = body.indices.filter { !body[$0].namesUnwrapped.isEmpty }
    return zip(unwraps, unwraps.dropFirst()).compactMap { first, second in
      let isRepeated = !body[first].namesUnwrapped.isDisjoint(with: body[second].namesUnwrapped)
      return isRepeated && body[first].isGuard && hasWords(between: body[second - 1], and: body[second])
        ? first..<second : nil
    }
  }

  /// Whether a comment or an elision stands between two declarations, which may say that the second one is another way
  /// to write the first; or whether comments in both say so, or they only spell the type in two ways. Without it, two
  /// declarations of one name are a mistake.
  private func hasWords(between first: TopLevelItem, and second: TopLevelItem) -> Bool {
    if showsVersions(in: first.node), showsVersions(in: second.node) { return true }
    if first.node.trimmedDescription != second.node.trimmedDescription,
      first.node.trimmedDescription.withShortTypes == second.node.trimmedDescription.withShortTypes
    {
      return true
    }
    let range = first.node.bytes.upperBound..<second.node.bytes.lowerBound
    return elisions.contains(where: range.contains)
      || tree.tokens(viewMode: .sourceAccurate).contains { token in
        token.position.utf8Offset < range.upperBound && token.endPosition.utf8Offset > range.lowerBound
          && (token.bytes.lowerBound >= range.lowerBound && token.leadingTrivia.contains(where: \.isComment)
            || token.bytes.upperBound <= range.upperBound
              && token.trailingTrivia.contains(where: \.isComment))
      }
  }
}

extension ParsedPiece {
  /// Whether a style makes its control anew, as in `Label(configuration)`. The stub library shows these initializers to
  /// such code only: the compiler would name them in its messages about every other mistake in `Form { … }`.
  fileprivate var makesControlsAnew: Bool {
    Syntax(tree).descendants(of: FunctionCallExprSyntax.self).contains { call in
      guard call.arguments.count == 1, let argument = call.arguments.first else { return false }
      return argument.label == nil
        && argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "configuration"
    }
  }
}

extension [TopLevelItem] {
  /// Whether an initializer is among these members of a class of UIKit's, and not the one that such a class must have,
  /// too, if it declares any.
  fileprivate var lacksInitializerForCoder: Bool {
    let initializers = compactMap { $0.node.item.as(DeclSyntax.self)?.as(InitializerDeclSyntax.self) }
    return !initializers.isEmpty
      && !initializers.contains { $0.signature.parameterClause.parameters.first?.firstName.text == "coder" }
  }
}

extension String {
  /// The code with `Optional<Int>` and `Array<Int>` written as `Int?` and `[Int]`.
  fileprivate var withShortTypes: String {
    replacing(#/\bOptional<(\w+)>/#) { "\($0.output.1)?" }.replacing(#/\bArray<(\w+)>/#) {
      "[\($0.output.1)]"
    }
    .replacing(#/\bDictionary<(\w+), (\w+)>/#) { "[\($0.output.1): \($0.output.2)]" }
  }
}

extension TopLevelItem {
  /// Whether it may use types of the fence: it is neither an import nor an extension.
  fileprivate var usesTypes: Bool {
    !node.item.is(ImportDeclSyntax.self) && !node.item.is(ExtensionDeclSyntax.self)
  }

  /// Name of the type it declares, if it can stand inside another type.
  var typeName: String? {
    guard case .decl(let declaration) = node.item else { return nil }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): return node.name.text
    case .classDecl(let node): return node.name.text
    case .enumDecl(let node): return node.name.text
    case .actorDecl(let node): return node.name.text
    case .protocolDecl(let node): return node.name.text
    case .typeAliasDecl(let node): return node.name.text
    default: return nil
    }
  }

  fileprivate var isGuard: Bool { node.item.as(StmtSyntax.self)?.is(GuardStmtSyntax.self) == true }

  /// The names in the conditions of a `guard` or an `if`: `user` of `guard let user else { return }`.
  fileprivate var namesUnwrapped: Set<String> {
    guard let statement = node.item.as(StmtSyntax.self) else { return [] }
    let conditions =
      statement.as(GuardStmtSyntax.self)?.conditions
      ?? statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)?.conditions
    return Set(conditions?.descendants(of: IdentifierPatternSyntax.self).map(\.identifier.text) ?? [])
  }

  var isFunctionOrComputed: Bool {
    guard case .decl(let declaration) = node.item else { return false }
    if declaration.is(FunctionDeclSyntax.self) { return true }
    return declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock != nil
  }

  /// Name of the function or of the first variable it declares.
  package var declaredName: String? {
    guard case .decl(let declaration) = node.item else { return nil }
    return declaration.as(FunctionDeclSyntax.self)?.name.text
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  func declares(_ name: String) -> Bool { declaredName == name }
}

extension ParsedPiece {
  /// Appends a top-level item line by line, edits applied, each line with its origin.
  func append(_ node: CodeBlockItemSyntax, position: Int, to source: inout AssembledSource) {
    let range = node.bytes
    let utf8 = Array(code.utf8)
    let edits = edits.filter {
      range.contains($0.range.lowerBound) || $0.range.lowerBound == range.upperBound
    }
    .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var next = 0
    // The line of a `switch` that is not shown, before its cases.
    if range.lowerBound < leftOut {
      source.append(String(decoding: utf8[range.lowerBound..<leftOut - 1], as: UTF8.self))
    }
    for line in line(of: range.lowerBound)...line(of: max(range.lowerBound, range.upperBound - 1)) {
      let lineStart = lineStarts[line]
      let lineEnd = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : utf8.count
      let start = max(lineStart, range.lowerBound)
      let end = min(lineEnd, range.upperBound)
      var columns: [AssembledSource.ColumnPair] = []
      // Indentation is kept. An item that follows another one on its line begins a line of its own.
      let isFirst = utf8[lineStart..<start].allSatisfy { $0 == 32 || $0 == 9 }
      func indentation(to end: Int) -> String {
        if isFirst { return String(repeating: " ", count: end - lineStart) }
        columns = [.init(generated: 1, code: end - lineStart + 1, isFixed: false)]
        return ""
      }
      var text = indentation(to: start)
      var cursor = start
      // The end of an edit that began on a line above becomes blanks, so that what follows keeps its column.
      if let over = edits.first(where: { $0.range.lowerBound < lineStart && $0.range.upperBound > lineStart })
      {
        cursor = min(over.range.upperBound, end)
        text = String(repeating: " ", count: cursor - lineStart)
        columns = []
      }
      func flush() {
        source.append(
          text, origin: AssembledSource.Origin(piece: position, line: line + 1, columns: columns))
      }
      while next < edits.count, edits[next].range.lowerBound <= end {
        let edit = edits[next]
        next += 1
        guard edit.range.lowerBound >= cursor else { continue }
        text += String(decoding: utf8[cursor..<edit.range.lowerBound], as: UTF8.self)
        let column = edit.range.lowerBound - lineStart + 1
        if edit.breaksLine {
          flush()
          source.append(edit.text)
          columns = []
          text = indentation(to: edit.range.upperBound)
        } else {
          columns.append(.init(generated: text.utf8.count + 1, code: column, isFixed: true))
          text += edit.text
          columns.append(
            .init(
              generated: text.utf8.count + 1, code: min(edit.range.upperBound, lineEnd) - lineStart + 1,
              isFixed: false))
        }
        cursor = min(edit.range.upperBound, end)
        // An edit over several lines leaves the rest of its lines empty.
        if edit.range.upperBound > end { cursor = end }
      }
      if cursor < end {
        let covered = edits.first { $0.range.lowerBound < cursor && $0.range.upperBound > end }
        if covered == nil { text += String(decoding: utf8[cursor..<end], as: UTF8.self) }
      }
      flush()
    }
  }

  /// Makes a file-level declaration `fileprivate`. Its own access word is replaced by blanks, and `fileprivate` is
  /// put on a line before its keyword, so that no column moves.
  mutating func makeFilePrivate(_ item: CodeBlockItemSyntax) {
    guard case .decl(let declaration) = item.item else { return }
    if let main = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
      .first(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" })
    {
      blank(main.bytes)
    }
    // Attributes of library interfaces require `public`, which the declaration no longer has.
    for attribute in Syntax(item).descendants(of: AttributeSyntax.self)
    where Lexicon.libraryAttributes.contains(attribute.attributeName.trimmedDescription) {
      blank(attribute.bytes)
    }
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
      let keyword = declaration.introducer
    else { return }
    if let imported = declaration.as(ImportDeclSyntax.self) {
      blank(imported.bytes)
      return
    }
    // An extension that adds a conformance cannot have an access level, so its members get one each.
    if let conformance = declaration.as(ExtensionDeclSyntax.self), conformance.inheritanceClause != nil {
      for modifier in modified.modifiers where modifier.isAccess { blank(modifier.bytes) }
      return
    }
    // At file level `private` says the same, but what is added to such a type could not say `fileprivate`.
    let isPrivateType =
      declaration.asProtocol((any NamedDeclSyntax).self) != nil
      && declaration.asProtocol((any DeclGroupSyntax).self) != nil
      && modified.modifiers.contains { $0.name.text == "private" }
    if !isPrivateType,
      modified.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
    {
      return
    }
    for modifier in modified.modifiers where modifier.isAccess || modifier.name.text == "private" {
      blank(modifier.bytes)
    }
    let place =
      modified.modifiers.first { !$0.isAccess }?.bytes.lowerBound ?? keyword.bytes.lowerBound
    edits.append(Edit(range: place..<place, text: "fileprivate", breaksLine: true))
    if let extended = declaration.as(ExtensionDeclSyntax.self) { hideMembers(of: extended) }
  }

  /// Blanks `public` of a member whose type may be one of the file's: `extension UIView { public var router: Router? }`.
  /// An override keeps it, since it must be as accessible as what it overrides.
  private mutating func hideMembers(of extended: ExtensionDeclSyntax) {
    for member in extended.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        !modifiers.contains(where: { $0.name.text == "override" })
      else { continue }
      for modifier in modifiers where modifier.isAccess && modifier.detail == nil { blank(modifier.bytes) }
    }
  }

  /// Renames the second of two loose properties or functions of the same name, with which a fence shows two
  /// alternatives; likewise the second of two members, where two extensions of a type are the alternatives.
  mutating func renameAlternatives() {
    var seen: [String: [TopLevelItem]] = [:]
    for item in items {
      guard case .decl(let declaration) = item.node.item else { continue }
      if let extended = declaration.as(ExtensionDeclSyntax.self) {
        if showsVersions, let contracts = extended.inheritanceClause {
          let key = "\(extended.extendedType.trimmed): \(contracts.inheritedTypes.trimmed)"
          if let last = seen[key]?.last, hasWords(between: last, and: item) { blank(contracts.bytes) }
          seen[key, default: []].append(item)
        }
        let condition = extended.genericWhereClause?.trimmedDescription ?? ""
        for member in extended.memberBlock.members {
          rename(member.decl, in: item, of: "\(extended.extendedType.trimmed) \(condition)", &seen)
        }
      } else if item.kind != .file {
        rename(declaration, in: item, of: "", &seen)
      }
    }
  }

  /// Renames a declaration that an item of the fence before declares, too, if words stand between the two items.
  ///
  /// - Parameters:
  ///   - owner: The extended type, and the condition of the extension.
  ///   - seen: The items that have declared each name so far.
  private mutating func rename(
    _ declaration: DeclSyntax, in item: TopLevelItem, of owner: String, _ seen: inout [String: [TopLevelItem]]
  ) {
    let name: TokenSyntax
    var key: String
    if let function = declaration.as(FunctionDeclSyntax.self) {
      name = function.name
      // `async` beside `async throws` is another way, too, as is `borrowing` before a type, and another result, if comments
      // speak of versions.
      var signature = function.signature.with(\.effectSpecifiers, nil)
      if showsVersions { signature.returnClause = nil }
      signature.parameterClause.parameters = .init(
        signature.parameterClause.parameters.map { $0.with(\.secondName, nil) })
      key = "\(function.name.text)\(signature.description.filter { !$0.isWhitespace })"
        .replacing("->()", with: "->Void").replacing(#/:(borrowing|consuming)/#, with: ":")
    } else if let pattern = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(
      IdentifierPatternSyntax.self)
    {
      name = pattern.identifier
      key = name.text
    } else if let last = declaration.as(DeinitializerDeclSyntax.self)?.deinitKeyword {
      let before = seen["deinit"] ?? []
      seen["deinit"] = before + [item]
      // The second `deinit` becomes a method, which nothing calls.
      if let first = before.last, hasWords(between: first, and: item) {
        edits.append(Edit(range: last.bytes, text: "func deinit_\(before.count + 1)()"))
      }
      return
    } else {
      return
    }
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    if modifiers.contains(where: { $0.name.text == "static" }) { key += " static" }
    key = "\(owner) \(key)"
    let before = seen[key] ?? []
    seen[key] = before + [item]
    guard let last = before.last, hasWords(between: last, and: item) else { return }
    let end = name.bytes.upperBound
    let suffix = "_\(before.count + 1)"
    edits.append(Edit(range: end..<end, text: suffix))
    if owner.isEmpty {
      // The statements below use the version above them.
      let isFunction = declaration.is(FunctionDeclSyntax.self)
      let below = items.filter { $0.kind != .file && $0.node.position > item.node.position }
        .prefix { !$0.declares(name.text) }
      for use in below.flatMap({ Syntax($0.node).uses(of: name.text, inCalls: isFunction) }) {
        edits.append(Edit(range: use.bytes.upperBound..<use.bytes.upperBound, text: suffix))
      }
    }
    for modifier in modifiers where modifier.name.text == "override" { blank(modifier.bytes) }
    let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    if name.text == "body", type?.trimmedDescription == "some View", owner.isEmpty {
      let start = item.node.bytes.lowerBound
      edits.append(Edit(range: start..<start, text: "@ViewBuilder "))
    }
  }

  /// Removes access words, which are not allowed inside a function.
  mutating func makeLocal(_ item: CodeBlockItemSyntax) {
    guard case .decl(let declaration) = item.item,
      let modified = declaration.asProtocol((any WithModifiersSyntax).self)
    else { return }
    for modifier in modified.modifiers
    where modifier.isAccess || ["private", "fileprivate"].contains(modifier.name.text) {
      blank(modifier.bytes)
    }
  }

  /// Removes `final` from functions and variables, which only members of classes may have.
  mutating func blankFinal() {
    for item in items {
      guard case .decl(let declaration) = item.node.item,
        declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self),
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      else { continue }
      for modifier in modifiers where modifier.name.text == "final" { blank(modifier.bytes) }
    }
  }

  private mutating func blank(_ range: Range<Int>) {
    edits.append(Edit(range: range, text: String(repeating: " ", count: range.count)))
  }

  /// Gives elided bodies something to return.
  mutating func fillEmptyBodies(in node: Syntax) {
    let filler = BodyFiller(elisions: elisions)
    filler.walk(node)
    edits += filler.edits
  }
}

extension ParsedPiece {
  /// Gives a body to a function, an initializer, a property or a subscript that a fence shows alone and without one, as
  /// protocols and documentation do: `func load() throws`, `var isOn: Bool { get }`, `static let shared: Store`.
  fileprivate mutating func giveBody(to item: CodeBlockItemSyntax) {
    guard case .decl(let declaration) = item.item, !declaration.hasError else { return }
    giveBody(to: declaration)
  }

  /// Gives bodies to the members of a type that is listed without them, too.
  private mutating func giveBody(to declaration: DeclSyntax) {
    if declaration.listsInterface {
      for member in declaration.membersOfType { giveBody(to: member) }
    }
    guard declaration.hasNoBody else { return }
    func add(_ body: String, at node: some SyntaxProtocol) {
      let end = node.bytes.upperBound
      edits.append(Edit(range: end..<end, text: " { \(body) }"))
    }
    func addBodies(to accessors: AccessorBlockSyntax, of name: String) {
      guard case .accessors(let accessors) = accessors.accessors else { return }
      for accessor in accessors { add(Trap.code(name), at: accessor) }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription
      add(result.flatMap { Lexicon.someValues[$0] } ?? Trap.code(function.name.text), at: function)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      add(Trap.code("init"), at: initializer)
    } else if let member = declaration.as(SubscriptDeclSyntax.self) {
      if let accessors = member.accessorBlock { addBodies(to: accessors, of: "subscript") }
    } else if let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first {
      let name = binding.pattern.trimmedDescription
      if let accessors = binding.accessorBlock {
        addBodies(to: accessors, of: name)
      } else {
        let end = binding.bytes.upperBound
        edits.append(Edit(range: end..<end, text: " = { \(Trap.code(name)) }()"))
      }
    }
  }
}

extension Syntax {
  /// The references to a loose declaration, with `$` or without; none where something inside has the name, too.
  ///
  /// - Parameter inCalls: Whether only the names of called functions are wanted.
  fileprivate func uses(of name: String, inCalls: Bool) -> [TokenSyntax] {
    if inCalls {
      return descendants(of: FunctionCallExprSyntax.self)
        .compactMap { $0.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName }
        .filter { $0.text == name }
    }
    let isHidden =
      descendants(of: IdentifierPatternSyntax.self).contains { $0.identifier.text == name }
      || descendants(of: FunctionParameterSyntax.self).contains {
        ($0.secondName ?? $0.firstName).text == name
      }
      || descendants(of: ClosureShorthandParameterSyntax.self).contains { $0.name.text == name }
      || descendants(of: ClosureParameterSyntax.self).contains {
        ($0.secondName ?? $0.firstName).text == name
      }
    if isHidden { return [] }
    return descendants(of: DeclReferenceExprSyntax.self)
      .filter { $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.id }
      .map(\.baseName).filter { [name, "$" + name].contains($0.text) }
  }
}

extension DeclSyntax {
  /// Declarations inside of a type or an extension.
  fileprivate var membersOfType: [DeclSyntax] {
    asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
  }

  /// Whether it is a type as the documentation of a library lists it, in which nothing has a body: `public struct Service {
  /// public init(name: String); public func start() throws }`. One function without a body in an app's type is a mistake;
  /// an extension of nothing else shows what a library adds.
  package var listsInterface: Bool {
    guard !self.is(ProtocolDeclSyntax.self) else { return false }
    let bare = membersOfType.filter { $0.hasNoBody || $0.listsInterface }
    let isPublic = (bare + [self]).contains {
      $0.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        ["public", "open"].contains($0.name.text)
      } == true
    }
    let isListed = isPublic || self.is(ExtensionDeclSyntax.self)
    return (isListed ? !bare.isEmpty : bare.count > 1) && !membersOfType.contains(where: \.hasCode)
  }

  /// Whether it is a member with a body.
  private var hasCode: Bool {
    if let function = self.as(FunctionDeclSyntax.self) { return function.body != nil }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.body != nil }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.contains {
        $0.accessorBlock.map { !$0.lacksBodies } == true
      }
    }
    return self.is(DeinitializerDeclSyntax.self)
  }

  /// Whether it is a function, an initializer, a property or a subscript as documentation shows it: `func load() throws`,
  /// `var isOn: Bool { get }`, `static let shared: Store`.
  package var hasNoBody: Bool {
    if self.is(AssociatedTypeDeclSyntax.self) { return true }
    if let function = self.as(FunctionDeclSyntax.self) { return function.body == nil }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.body == nil }
    if let member = self.as(SubscriptDeclSyntax.self) { return member.accessorBlock?.lacksBodies ?? true }
    guard let variable = self.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
      return false
    }
    return binding.accessorBlock?.lacksBodies
      ?? (variable.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer == nil
        && variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) })
  }
}

extension AccessorBlockSyntax {
  fileprivate var lacksBodies: Bool {
    if case .accessors(let accessors) = accessors { accessors.allSatisfy { $0.body == nil } } else { false }
  }
}

extension DeclModifierSyntax {
  package var isAccess: Bool {
    switch name.text {
    case "public", "open", "internal", "package": true
    default: false
    }
  }
}

extension DeclSyntax {
  /// The keyword that begins the declaration proper.
  var introducer: TokenSyntax? {
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): node.structKeyword
    case .classDecl(let node): node.classKeyword
    case .enumDecl(let node): node.enumKeyword
    case .actorDecl(let node): node.actorKeyword
    case .protocolDecl(let node): node.protocolKeyword
    case .extensionDecl(let node): node.extensionKeyword
    case .typeAliasDecl(let node): node.typealiasKeyword
    case .variableDecl(let node): node.bindingSpecifier
    case .functionDecl(let node): node.funcKeyword
    case .importDecl(let node): node.importKeyword
    default: nil
    }
  }
}

/// Finds bodies that contain nothing but an elision or a comment.
private final class BodyFiller: SyntaxVisitor {
  let elisions: [Int]
  var edits: [ParsedPiece.Edit] = []

  init(elisions: [Int]) {
    self.elisions = elisions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, let type = node.signature.returnClause?.type.trimmedDescription {
      fill(body.statements, close: body.rightBrace, returning: type)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    fill(node.memberBlock, contracts: node.inheritanceClause)
    return .visitChildren
  }

  /// Adds what its protocols require to a type that contains nothing but an elision, or one after the members that
  /// are shown.
  private func fill(_ members: MemberBlockSyntax, contracts: InheritanceClauseSyntax?) {
    guard let contracts, !members.members.contains(where: { $0.declaresBody }) else { return }
    let isEmpty = members.members.isEmpty
    let start = members.members.last?.bytes.upperBound
    let range = (start ?? members.leftBrace.bytes.upperBound)...members.rightBrace.bytes.lowerBound
    let comments = members.leftBrace.trailingTrivia + members.rightBrace.leadingTrivia
    guard
      elisions.contains(where: { range.contains($0) })
        || comments.contains(where: { isEmpty ? $0.isComment : $0.isElision })
    else { return }
    let end = members.rightBrace.bytes.lowerBound
    for contract in contracts.inheritedTypes.map(\.type.trimmedDescription) {
      let text: String? =
        switch contract {
        case "View": "var body: some View { EmptyView() }"
        case "ViewModifier": "func body(content: Content) -> some View { content }"
        case "App", "Scene": "var body: some Scene { WindowGroup { EmptyView() } }"
        case "TextFieldStyle": nil
        case let style where style.hasSuffix("Style"):
          "func makeBody(configuration: Configuration) -> some View { EmptyView() }"
        default: nil
        }
      if let text { edits.append(.init(range: end..<end, text: " \(text) ")) }
    }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let accessors = node.accessorBlock, case .getter(let statements) = accessors.accessors,
      let type = node.typeAnnotation?.type.trimmedDescription
    {
      fill(statements, close: accessors.rightBrace, returning: type)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    // `switch route { ... }`: no case is shown.
    if node.cases.isEmpty, leavesOutCases(node) {
      let start = node.leftBrace.bytes.upperBound
      edits.append(.init(range: start..<start, text: " default: \(Trap.code("..."));"))
      return .visitChildren
    }
    // `// ...` after the cases that are shown stands for all other cases.
    let hasDefault = node.cases.contains {
      $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? false
    }
    let first = node.cases.first?.firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []
    if !hasDefault, (first + node.rightBrace.leadingTrivia).contains(where: \.isElision) {
      let end = node.rightBrace.bytes.lowerBound
      edits.append(.init(range: end..<end, text: " default: \(Trap.code("...")) "))
    }
    return .visitChildren
  }

  private func leavesOutCases(_ node: SwitchExprSyntax) -> Bool {
    let inside = node.leftBrace.bytes.upperBound..<node.rightBrace.bytes.lowerBound
    return elisions.contains(where: inside.contains)
      || (node.leftBrace.trailingTrivia + node.rightBrace.leadingTrivia).contains(where: \.isComment)
  }

  /// `case .home: ...` and `case .home: // shows the home screen` stand for statements that are not shown.
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    let end = node.label.endPositionBeforeTrailingTrivia.utf8Offset
    let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    let comments = node.label.trailingTrivia + (next?.leadingTrivia ?? [])
    let isElided = elisions.contains { end <= $0 && $0 < next?.bytes.lowerBound ?? end }
    if node.statements.isEmpty, isElided || comments.contains(where: \.isComment) {
      edits.append(.init(range: end..<end, text: " let _ = ();"))
    }
    return .visitChildren
  }

  /// `let store = ...`, where the dots were replaced by `_`.
  override func visit(_ node: DiscardAssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    if elisions.contains(node.bytes.lowerBound) { edits.append(.init(range: node.bytes, text: "<##>")) }
    return .skipChildren
  }

  /// `VStack { // The details` above an indented `.padding()`: the comment stands for the view that has the modifier.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item, expression.startsWithDot, followsCommentForView(node) {
      let start = node.bytes.lowerBound
      edits.append(.init(range: start..<start, text: "EmptyView()"))
    }
    return .visitChildren
  }

  /// Whether a modifier follows an elision, is indented deeper than the comment above it, or follows a comment on the line on
  /// which the closure of a view begins. A comment above `.home` that is indented like it only says something about it.
  private func followsCommentForView(_ item: CodeBlockItemSyntax) -> Bool {
    guard let dot = item.firstToken(viewMode: .sourceAccurate),
      let open = dot.previousToken(viewMode: .sourceAccurate),
      open.tokenKind == .leftBrace || open.tokenKind == .keyword(.in)
    else { return false }
    var (offset, column) = (dot.position.utf8Offset, 0)
    var columnOfWords: Int?
    for piece in dot.leadingTrivia {
      let range = offset..<offset + piece.sourceLength.utf8Length
      if piece.isComment { columnOfWords = column }
      // What is left out may stand right above: `...` in one line, `.sheet(isPresented: $isOn) { … }` in the next.
      if let elision = elisions.first(where: range.contains) { columnOfWords = column + elision - offset - 1 }
      column = piece.isNewline ? 0 : column + range.count
      offset = range.upperBound
    }
    if let columnOfWords { return columnOfWords < column }
    let call = open.parent?.as(ClosureExprSyntax.self)?.ancestor(of: FunctionCallExprSyntax.self)
    return open.trailingTrivia.contains(where: \.isComment)
      && call.map { ExprSyntax($0).looksLikeView } == true
  }

  override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
    // `Text(...)`: the arguments that were left out have the right types.
    let range = node.position.utf8Offset - 1..<node.endPosition.utf8Offset + 1
    if node.isEmpty, let elision = elisions.first(where: { range.contains($0) }) {
      edits.append(.init(range: elision..<elision + 3, text: "<#elided#>"))
    } else if node.isEmpty, let call = node.parent?.as(FunctionCallExprSyntax.self),
      let left = call.leftParen,
      let right = call.rightParen, (left.trailingTrivia + right.leadingTrivia).contains(where: \.isComment)
    {
      let place = right.bytes.lowerBound
      edits.append(.init(range: place..<place, text: "<#elided#>"))
    }
    return .visitChildren
  }

  private func fill(_ statements: CodeBlockItemListSyntax, close: TokenSyntax, returning type: String) {
    guard type != "Void", type != "()", type != "Never" else { return }
    let isOpen =
      switch statements.last?.item {
      case .stmt(let statement):
        !statement.is(ReturnStmtSyntax.self) && !statement.is(ThrowStmtSyntax.self)
          && !statement.is(ExpressionStmtSyntax.self)
      case .expr: false
      default: true
      }
    let start = statements.bytes.upperBound
    let end = close.bytes.lowerBound
    let hasElision = elisions.contains { ($0 >= start - 3 || statements.isEmpty) && $0 < end }
    // `{ /* as before */ }`
    let opening =
      statements.isEmpty ? close.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? [] : []
    let hasComment = (opening + close.leadingTrivia).contains { $0.isComment }
    guard isOpen && (hasElision || hasComment) || leavesOutBranch(statements.last) else { return }
    let text = type.hasPrefix("some View") ? "EmptyView()" : Trap.code("...")
    edits.append(.init(range: end..<end, text: " \(text) "))
  }

  /// Whether a branch of an `if` stands for statements that are not shown, and all others leave the function.
  private func leavesOutBranch(_ item: CodeBlockItemSyntax?) -> Bool {
    guard
      var branch = item?.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        ?? item?.item.as(IfExprSyntax.self)
    else { return false }
    var bodies = [branch.body]
    while let other = branch.elseBody?.as(IfExprSyntax.self) {
      bodies.append(other.body)
      branch = other
    }
    if let last = branch.elseBody?.as(CodeBlockSyntax.self) { bodies.append(last) }
    return bodies.contains(where: isLeftOut) && bodies.allSatisfy { isLeftOut($0) || leaves($0) }
  }

  /// `{ // ... }` and `{ ... }`. An empty branch is a mistake.
  private func isLeftOut(_ body: CodeBlockSyntax) -> Bool {
    let range = body.leftBrace.bytes.upperBound..<body.rightBrace.bytes.lowerBound
    let inside = body.leftBrace.trailingTrivia + body.rightBrace.leadingTrivia
    return body.statements.isEmpty
      && (inside.contains(where: \.isComment) || elisions.contains(where: range.contains))
  }

  private func leaves(_ body: CodeBlockSyntax) -> Bool {
    guard case .stmt(let last) = body.statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
  }
}

extension MemberBlockItemSyntax {
  /// `body` of a view, `body(content:)` of a modifier, `makeBody(configuration:)` of a style.
  fileprivate var declaresBody: Bool {
    if let function = decl.as(FunctionDeclSyntax.self) {
      return ["body", "makeBody"].contains(function.name.text)
    }
    return decl.as(VariableDeclSyntax.self)?.bindings.contains {
      $0.pattern.trimmedDescription == "body"
    } ?? false
  }
}

extension TriviaPiece {
  /// Whether the comment begins with `...`, whatever follows, or says that something is left out: `// ...`, `/* ... */`,
  /// `/* Initializers skipped */`.
  package var isElision: Bool {
    let said: Substring
    switch self {
    case .lineComment(let text): said = text.drop { $0 == "/" || $0 == " " }
    case .blockComment(let text): said = text.drop { $0 == "/" || $0 == "*" || $0 == " " }
    default: return false
    }
    let last = said.split { !$0.isLetter }.last ?? ""
    return said.hasPrefix("...") || said.hasPrefix("…")
      || said.lowercased().hasPrefix("and so on")
      || ["elided", "omitted", "skipped"].contains(last.lowercased())
  }

  var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}

import HandbookModel
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the compiler finally said about one program, free of places in the document: this is
/// what the cache keeps.
struct CompiledProgram: Codable, Hashable, Sendable {
  struct Finding: Codable, Hashable, Sendable {
    var isError: Bool
    var text: String
    var place: AssembledSource.Place
    /// UTF-8 bytes from `place.column`; at least 1.
    var length: Int
    var notes: [Note]
    /// The known name that was probably meant.
    var suggestion: String?
  }

  /// A name resolved to API of the stub.
  struct Use: Codable, Hashable, Sendable {
    var symbol: SnippetReport.SymbolUse
    var place: AssembledSource.Place
    var deprecated: OSVersion?
    /// What the compiler says of its deprecation on Apple's platforms.
    var deprecation: String?
  }

  /// A name that needs a newer system than the code around it has asked for.
  struct Requirement: Codable, Hashable, Sendable {
    var name: String
    /// iOS version.
    var version: OSVersion
    var place: AssembledSource.Place
    /// UTF-8 bytes from `place.column`.
    var length: Int
  }

  struct Note: Codable, Hashable, Sendable {
    var text: String
    var place: AssembledSource.Place?
  }

  var findings: [Finding]
  var placeholders: [SnippetReport.Placeholder]
  var missing: [String]
  /// In source order, setup and continued pieces included.
  var uses: [Use]
  /// What decides which system the program needs, in source order.
  var requirements: [Requirement]
  /// The generated file.
  var source: String
  /// Why the compiler could not finish; nil if it did.
  var failure: String?
}

extension CompiledProgram {
  /// Oldest iOS the program runs on; nil where no symbol says.
  var minimumOS: OSVersion? { requirements.map(\.version).max() }

  /// The API the snippet itself uses, each symbol once, by name.
  var symbols: [SnippetReport.SymbolUse] {
    let last = uses.map(\.place.piece).max() ?? 0
    return Set(uses.filter { $0.place.piece == last }.map(\.symbol))
      .sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
  }

  init(_ state: ProgramState, guardian: NameGuard, api: KnownAPI) {
    findings = state.beyondLimits + state.unbalanced
    let isUnbalanced = !findings.isEmpty
    for message in state.messages where message.kind != .note {
      if isUnbalanced, message.kind == .error { continue }
      if let finding = state.unknownKey(message) {
        if !findings.contains(finding) { findings.append(finding) }
        continue
      }
      if message.text.hasPrefix("editor placeholder in source file") || state.isConsequence(message) {
        continue
      }
      guard
        let place = state.labelPlace(of: message) ?? state.place(of: message)
          ?? state.nearestPlace(of: message)
      else { continue }
      findings.append(
        Finding(
          isError: message.kind == .error, text: message.text, place: place,
          length: max(1, message.highlight.count),
          notes: message.notes.compactMap { note in
            // Notes inside modules and macro expansions have no place a reader could look at.
            guard note.file == message.file,
              let place = state.source.place(line: note.line, column: note.column)
            else { return nil }
            return Note(text: note.text, place: place)
          },
          suggestion: state.suggestion(for: message)))
    }
    if !isUnbalanced, !findings.contains(where: { $0.suggestion != nil }) {
      let hidden = state.hiddenMistakes(guardian: guardian, api: api)
      if !hidden.isEmpty { findings.removeAll { Self.saysLittle($0.text) } }
      findings += hidden
    }
    for (name, node) in state.names.imports where state.forbidden[name] != nil {
      guard let position = state.original.firstIndex(where: { $0.tree.id == node.root.id }) else { continue }
      findings.append(
        Finding(
          isError: true, text: "no such module '\(name)'",
          place: state.place(ofByte: node.path.bytes.lowerBound, in: position), length: name.utf8.count,
          notes: [], suggestion: state.forbidden[name]))
    }
    placeholders = state.placeholders.summary
    missing = state.missing.sorted()
    // Errors may be about names of a module no stub stands for; misspelt ones are still told.
    if !state.uncovered.isEmpty, findings.contains(where: \.isError) {
      findings.removeAll { $0.isError && $0.suggestion == nil }
      missing += state.uncovered.sorted()
    }
    uses = state.uses
    requirements = state.requirements
    source = state.source.text
    failure = state.failure
  }
}

extension ProgramState {
  /// An error inside invented code is shown at the first line of the snippet.
  fileprivate func nearestPlace(of message: CompilerMessage) -> AssembledSource.Place? {
    guard message.kind == .error else { return nil }
    let position = original.count - 1
    return AssembledSource.Place(piece: position, line: 1, column: 1)
  }

  /// Of a call over several lines, the line of the label that is wrong.
  fileprivate func labelPlace(of message: CompilerMessage) -> AssembledSource.Place? {
    guard message.text.hasPrefix("incorrect argument label"),
      let have = message.text.between("(have '", "'"), let wanted = message.text.between("expected '", "'"),
      let index = zip(have.split(separator: ":"), wanted.split(separator: ":")).enumerated()
        .first(where: { $0.element.0 != $0.element.1 })?.offset,
      let place = place(of: message),
      let call = node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }),
      let label = Array(call.arguments).dropFirst(index).first?.label
    else { return nil }
    let found = self.place(ofByte: label.bytes.lowerBound, in: place.piece)
    return found.line == place.line ? nil : found
  }

  /// `.red` is unknown only because the modifier it is given to is misspelt, or does not take it.
  fileprivate func isConsequence(_ message: CompilerMessage) -> Bool {
    guard message.text.hasPrefix("cannot infer contextual base") else { return false }
    let isExtra = messages.contains {
      $0.line == message.line && $0.text.hasPrefix("extra argument") && abs($0.column - message.column) < 2
    }
    if isExtra { return true }
    var call = node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })
    while let current = call {
      var link: ExprSyntax? = current.calledExpression
      // The modifiers before it count, too: nothing is known after the first that is wrong.
      while let expression = link {
        let member = expression.as(MemberAccessExprSyntax.self)
        if let name = member?.declName.baseName.text, forbidden[name] != nil { return true }
        link = member?.base ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
      }
      call = current.parent?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })
    }
    return false
  }

  /// Code that is too deeply nested to be read.
  fileprivate var beyondLimits: [CompiledProgram.Finding] {
    original.indices.compactMap { position in
      original[position].beyondLimit.map { offset in
        CompiledProgram.Finding(
          isError: true, text: "code nests too deeply to be checked",
          place: place(ofByte: offset, in: position),
          length: 1, notes: [])
      }
    }
  }

  /// Where brackets do not match, the compiler complains of what it was given around the snippet; the parser
  /// says what is missing in the snippet itself.
  fileprivate var unbalanced: [CompiledProgram.Finding] {
    let signs = [
      "expected '}'", "expected ')'", "expected ']'",
      "declaration is only valid at file scope",
    ]
    guard errors.contains(where: { message in signs.contains { message.text.hasPrefix($0) } }),
      let index = original.lastIndex(where: \.tree.hasError)
    else { return [] }
    let piece = original[index]
    func place(of position: AbsolutePosition) -> AssembledSource.Place {
      self.place(ofByte: min(position.utf8Offset, piece.code.utf8.count), in: index)
    }
    return ParseDiagnosticsGenerator.diagnostics(for: piece.tree).prefix(3).map { diagnostic in
      CompiledProgram.Finding(
        isError: true, text: diagnostic.message, place: place(of: diagnostic.position), length: 1,
        notes: diagnostic.notes.map { .init(text: $0.message, place: place(of: $0.position)) })
    }
  }

  /// A misspelt key of `@Environment`, of which the compiler only says that nothing fits.
  fileprivate func unknownKey(_ message: CompilerMessage) -> CompiledProgram.Finding? {
    guard message.kind == .error, let place = place(of: message),
      let key = environmentKey(at: message), let near = forbidden[key.text]
    else { return nil }
    return CompiledProgram.Finding(
      isError: true, text: "value of type 'EnvironmentValues' has no member '\(key.text)'",
      place: self.place(ofByte: key.bytes.lowerBound, in: place.piece), length: key.text.utf8.count,
      notes: [], suggestion: near)
  }

  fileprivate func suggestion(for message: CompilerMessage) -> String? {
    forbidden.inOrder.first { name, _ in message.text.contains("'\(name)'") }?.value
  }
}

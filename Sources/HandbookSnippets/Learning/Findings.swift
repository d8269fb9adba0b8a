import HandbookModel
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What is told of an attempt: the compiler's messages at the places of the document that they are about.
func findings(of attempt: Attempt, in analysis: Analysis, knowledge: Knowledge) -> [CompiledProgram.Finding] {
  let report = Report(attempt: attempt, analysis: analysis)
  let unreadable = report.beyondLimits + report.unbalanced
  var findings = unreadable
  for message in attempt.outcome.messages where message.kind != .note {
    // One of them is reason enough for the others.
    if !unreadable.isEmpty, message.kind == .error { continue }
    if let finding = report.finding(for: message), !findings.contains(finding) { findings.append(finding) }
  }
  if unreadable.isEmpty, !findings.contains(where: { $0.suggestion != nil }) {
    let hidden = hiddenMistakes(of: attempt, in: analysis, knowledge: knowledge)
    if !hidden.isEmpty {
      let vague = Set(attempt.outcome.errors.filter { $0.isOf(MessageKind.saysLittle) }.map(\.text))
      findings.removeAll { vague.contains($0.text) }
    }
    findings += hidden
  }
  return findings + report.misspeltImports
}

/// An attempt seen from the document.
private struct Report {
  let attempt: Attempt
  let analysis: Analysis

  private var nearMisses: [String: String] { attempt.hypothesis.facts.nearMisses }

  private func place(of message: CompilerMessage) -> AssembledSource.Place? {
    attempt.outcome.source.place(line: message.line, column: message.column)
  }

  private func node(at message: CompilerMessage) -> Syntax? { place(of: message).flatMap(analysis.node) }

  /// nil where a message says nothing that another does not.
  func finding(for message: CompilerMessage) -> CompiledProgram.Finding? {
    if let finding = unknownKey(message) { return finding }
    if message.isOf(MessageKind.placeholder) || isConsequence(message) { return nil }
    guard let place = labelPlace(of: message) ?? place(of: message) ?? nearestPlace(of: message) else {
      return nil
    }
    return CompiledProgram.Finding(
      isError: message.kind == .error, text: message.text, place: place,
      length: max(1, message.highlight.count),
      notes: message.notes.compactMap { note in
        // Notes inside modules and macro expansions have no place a reader could look at.
        guard note.file == message.file,
          let place = attempt.outcome.source.place(line: note.line, column: note.column)
        else { return nil }
        return CompiledProgram.Note(text: note.text, place: place)
      },
      suggestion: nearMisses.inOrder.first { name, _ in message.quoted.contains(name) }?.value)
  }

  /// An error inside invented code is shown at the first line of the snippet.
  private func nearestPlace(of message: CompilerMessage) -> AssembledSource.Place? {
    guard message.kind == .error else { return nil }
    return AssembledSource.Place(piece: analysis.pieces.count - 1, line: 1, column: 1)
  }

  /// Of a call over several lines, the line of the label that is wrong.
  private func labelPlace(of message: CompilerMessage) -> AssembledSource.Place? {
    // incorrect argument label in call (have '_:forr:', expected '_:for:')
    guard message.isOf(MessageKind.wrongLabels), message.quoted.count == 2,
      let index = zip(message.quoted[0].split(separator: ":"), message.quoted[1].split(separator: ":"))
        .enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset,
      let place = place(of: message),
      let call = node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true }),
      let label = Array(call.arguments).dropFirst(index).first?.label
    else { return nil }
    let found = analysis.place(ofByte: label.bytes.lowerBound, in: place.piece)
    return found.line == place.line ? nil : found
  }

  /// `.red` is unknown only because the modifier it is given to is misspelt, or does not take it.
  private func isConsequence(_ message: CompilerMessage) -> Bool {
    guard message.isOf(["cannot_infer_base_of_unresolved_member"]) else { return false }
    let isExtra = attempt.outcome.messages.contains {
      $0.line == message.line && $0.isOf(MessageKind.extraArgument) && abs($0.column - message.column) < 2
    }
    if isExtra { return true }
    var call = node(at: message)?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })
    while let current = call {
      var link: ExprSyntax? = current.calledExpression
      // The modifiers before it count, too: nothing is known after the first that is wrong.
      while let expression = link {
        let member = expression.as(MemberAccessExprSyntax.self)
        if let name = member?.declName.baseName.text, nearMisses[name] != nil { return true }
        link = member?.base ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
      }
      call = current.parent?.ancestor(of: FunctionCallExprSyntax.self, where: { _ in true })
    }
    return false
  }

  /// Code that is too deeply nested to be read.
  var beyondLimits: [CompiledProgram.Finding] {
    analysis.pieces.indices.compactMap { position in
      analysis.pieces[position].beyondLimit.map { offset in
        CompiledProgram.Finding(
          isError: true, text: "code nests too deeply to be checked",
          place: analysis.place(ofByte: offset, in: position), length: 1, notes: [])
      }
    }
  }

  /// Where brackets do not match, the compiler complains of what it was given around the snippet; the parser
  /// says what is missing in the snippet itself.
  var unbalanced: [CompiledProgram.Finding] {
    guard attempt.outcome.errors.contains(where: \.saysUnbalanced),
      let index = analysis.pieces.lastIndex(where: \.tree.hasError)
    else { return [] }
    let piece = analysis.pieces[index]
    func place(of position: AbsolutePosition) -> AssembledSource.Place {
      analysis.place(ofByte: min(position.utf8Offset, piece.code.utf8.count), in: index)
    }
    return ParseDiagnosticsGenerator.diagnostics(for: piece.tree).prefix(3).map { diagnostic in
      CompiledProgram.Finding(
        isError: true, text: diagnostic.message, place: place(of: diagnostic.position), length: 1,
        notes: diagnostic.notes.map { .init(text: $0.message, place: place(of: $0.position)) })
    }
  }

  /// A misspelt key of `@Environment`, of which the compiler only says that nothing fits.
  private func unknownKey(_ message: CompilerMessage) -> CompiledProgram.Finding? {
    guard message.kind == .error, let place = place(of: message), let key = node(at: message)?.environmentKey,
      let near = nearMisses[key.text]
    else { return nil }
    return CompiledProgram.Finding(
      isError: true, text: "value of type 'EnvironmentValues' has no member '\(key.text)'",
      place: analysis.place(ofByte: key.bytes.lowerBound, in: place.piece), length: key.text.utf8.count,
      notes: [],
      suggestion: near)
  }

  var misspeltImports: [CompiledProgram.Finding] {
    analysis.names.imports.compactMap { name, node in
      guard let near = analysis.facts.nearMisses[name],
        let position = analysis.pieces.firstIndex(where: { $0.tree.id == node.root.id })
      else { return nil }
      return CompiledProgram.Finding(
        isError: true, text: "no such module '\(name)'",
        place: analysis.place(ofByte: node.path.bytes.lowerBound, in: position), length: name.utf8.count,
        notes: [],
        suggestion: near)
    }
  }
}

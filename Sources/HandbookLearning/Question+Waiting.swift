import HandbookAssembly
import HandbookModel
import HandbookPlaceholders
import SwiftSyntax

/// What rows of the table of tellings say of code whose values come later, one by one, or perhaps never: tasks,
/// continuations, streams and publishers.
extension Question {
  private var call: FunctionCallExprSyntax? { node?.ancestor(of: FunctionCallExprSyntax.self) }

  /// `for await line in url.lines`, where reading a line may fail.
  var loopThatMayFail: CompiledProgram.Finding? {
    guard let loop = node?.ancestor(of: ForStmtSyntax.self), let wait = loop.awaitKeyword,
      loop.tryKeyword == nil, wait.id == node?.as(TokenSyntax.self)?.id
    else { return nil }
    return finding(
      "an element may fail to arrive, which the loop must say", at: wait, suggestion: "for try await")
  }

  /// `continuation.resume(throwing: error)` in `withCheckedContinuation`.
  var continuationThatNeverFails: CompiledProgram.Finding? {
    guard quoted.prefix(2) == ["any Error", "Never"], let call, call.calleeName == "resume" else {
      return nil
    }
    let maker = call.ancestor(of: FunctionCallExprSyntax.self) {
      $0.calleeName.hasPrefix("with") && $0.calleeName.hasSuffix("Continuation")
    }
    guard let name = maker?.calleeName, !name.contains("Throwing") else { return nil }
    let other = name.replacing("Continuation", with: "ThrowingContinuation")
    return finding(
      "the continuation of '\(name)' never fails; that of '\(other)' may", at: call, suggestion: other)
  }

  /// `await board.points = 0` of an actor.
  var changeFromOutside: CompiledProgram.Finding? {
    guard message.notes.contains(where: { $0.isOf(MessageKind.changeOfIsolated) }),
      let access = node?.ancestor(of: MemberAccessExprSyntax.self),
      case let name = access.declName.baseName.text,
      let actor = pieces.lazy.flatMap({ Syntax($0.tree).descendants(of: ActorDeclSyntax.self) })
        .first(where: { names.declaredMembers[$0.name.text]?.contains(name) == true })
    else { return nil }
    return finding(
      "only the actor '\(actor.name.text)' itself changes its '\(name)'; call a method of it that does",
      at: access)
  }

  /// `sink { … }` and `assign(to:)` of a publisher that may fail.
  var publisherThatMayFail: CompiledProgram.Finding? {
    guard quoted.last == "Never", quoted.count > 3, quoted[1] == "Publisher", var finding = finding() else {
      return nil
    }
    switch quoted[0].prefix(while: { $0 != "(" }) {
    case "sink":
      finding.text = "this publisher may fail, so 'sink' takes 'receiveCompletion:', too"
      finding.suggestion = "sink(receiveCompletion: { … }, receiveValue: { … })"
    case "assign":
      finding.text =
        "this publisher may fail, and 'assign' takes one that cannot; 'replaceError(with:)' makes it one"
    default: return nil
    }
    finding.notes = []
    return finding
  }

  /// `return $query.removeDuplicates()` of an `AnyPublisher`.
  var publisherOfOwnType: CompiledProgram.Finding? {
    guard case .named("AnyPublisher", let wanted) = type(1), case .named(let name, let given) = type(0),
      name != "AnyPublisher", name.hasPrefix("_") || name.hasPrefix("Publishers."),
      given.first == wanted.first,
      var finding = finding()
    else { return nil }
    finding.text =
      "each operator makes a publisher of its own type; 'eraseToAnyPublisher()' at the end makes it an '\(quoted[1])'"
    finding.suggestion = ".eraseToAnyPublisher()"
    finding.notes = []
    return finding
  }

  /// `.receive(on: .main)`
  var schedulerWithoutType: CompiledProgram.Finding? {
    guard quoted[0] == "Scheduler", quoted[1] == "main",
      let argument = node?.ancestor(of: LabeledExprSyntax.self)
    else { return nil }
    return finding(
      "any kind of scheduler may stand here, so '.main' needs its type before the dot",
      at: argument.expression, suggestion: "DispatchQueue.main")
  }

  /// `AsyncStream { continuation in continuation.send(1) }`
  var methodOfNoContinuation: CompiledProgram.Finding? {
    guard let closure = node?.ancestor(of: ClosureExprSyntax.self), let stream = closure.call?.calleeName,
      ["AsyncStream", "AsyncThrowingStream"].contains(stream),
      let name = hints.closureParameters(closure).first
    else { return nil }
    let strange = closure.descendants(of: MemberAccessExprSyntax.self).first {
      $0.base?.simpleName == name
        && !["finish", "onTermination", "yield"].contains($0.declName.baseName.text)
    }
    return strange.flatMap {
      finding(
        "the continuation of an '\(stream)' has no '\($0.declName.baseName.text)', but 'yield' and 'finish'",
        at: $0.declName, suggestion: "yield")
    }
  }
}

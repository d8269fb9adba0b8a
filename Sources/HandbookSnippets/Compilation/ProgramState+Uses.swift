import HandbookModel
import SwiftSyntax

extension ProgramState {
  /// Turns resolved names of the generated file into uses of the stub's API in the pieces.
  mutating func resolve(_ occurrences: [SymbolIndex.Occurrence], api: KnownAPI) {
    var found: Set<CompiledProgram.Use> = []
    for occurrence in occurrences {
      guard let symbol = api.symbols[occurrence.usr],
        let place = source.place(line: occurrence.line, column: occurrence.column)
      else { continue }
      found.insert(
        CompiledProgram.Use(
          symbol: SnippetReport.SymbolUse(
            name: symbol.name, owner: symbol.owner, module: symbol.module, introduced: symbol.introduced),
          place: place,
          deprecated: symbol.deprecated.flatMap { $0.major < 1000 ? $0 : nil },
          deprecation: symbol.deprecationText, isGuarded: isGuarded(place)))
    }
    uses = found.sorted {
      ($0.place.piece, $0.place.line, $0.place.column, $0.symbol.name)
        < ($1.place.piece, $1.place.line, $1.place.column, $1.symbol.name)
    }
  }

  /// Inside the body of an `if #available(…)`, or after a `guard #available(…)` of the same block.
  private func isGuarded(_ place: AssembledSource.Place) -> Bool {
    let piece = original[place.piece]
    guard piece.code.contains("#available"),
      let offset = piece.offset(line: place.line, column: place.column),
      let token = piece.tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return false }
    var node = Syntax(token)
    while let parent = node.parent {
      if let choice = parent.as(IfExprSyntax.self), choice.body.id == node.id,
        choice.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) })
      {
        return true
      }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        let guards = list.prefix { $0.id != node.id }.contains { item in
          item.item.as(GuardStmtSyntax.self)?.conditions
            .contains { $0.condition.is(AvailabilityConditionSyntax.self) } ?? false
        }
        if guards { return true }
      }
      node = parent
    }
    return false
  }
}

extension KnownAPI.Symbol {
  /// As Xcode words it: "'old(_:)' was deprecated in iOS 16.0: use …".
  var deprecationText: String? {
    guard let deprecated, deprecated.major < 1000 else { return nil }
    let start = "'\(name)' was deprecated in iOS \(deprecated.major).\(deprecated.minor)"
    if let renamed { return "\(start): renamed to '\(renamed)'" }
    return message.map { "\(start): \($0)" } ?? start
  }
}

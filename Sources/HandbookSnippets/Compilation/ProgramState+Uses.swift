import HandbookModel

extension ProgramState {
  /// Turns resolved names of the generated file into uses of the stub's API in the pieces, and of what the pieces
  /// themselves declare for newer systems.
  mutating func resolve(_ occurrences: [SymbolIndex.Occurrence], api: KnownAPI) {
    var found: Set<CompiledProgram.Use> = []
    var own: [String: OSVersion] = [:]
    for occurrence in occurrences where api.symbols[occurrence.usr] == nil {
      guard let place = source.place(line: occurrence.line, column: occurrence.column),
        let version = original[place.piece].declaredVersion(line: place.line, column: place.column)
      else { continue }
      own[occurrence.usr] = max(version, own[occurrence.usr] ?? version)
    }
    var requirements: Set<CompiledProgram.Requirement> = []
    for occurrence in occurrences {
      guard let place = source.place(line: occurrence.line, column: occurrence.column) else { continue }
      let symbol = api.symbols[occurrence.usr]
      if let symbol {
        found.insert(
          CompiledProgram.Use(
            symbol: SnippetReport.SymbolUse(
              name: symbol.name, owner: symbol.owner, module: symbol.module, introduced: symbol.introduced),
            place: place,
            deprecated: symbol.deprecated.flatMap { $0.major < 1000 ? $0 : nil },
            deprecation: symbol.deprecationText))
      }
      let piece = original[place.piece]
      let word = piece.word(line: place.line, column: place.column)
      // What a result builder calls is written nowhere; the API that needs it is.
      guard let needed = symbol?.introduced ?? own[occurrence.usr],
        symbol.map({ $0.baseName == word }) ?? true,
        needed > piece.assuredVersion(line: place.line, column: place.column) ?? OSVersion(0)
      else { continue }
      let name = symbol.map { $0.name.hasPrefix("init") ? "\(word).\($0.name)" : $0.name } ?? word
      requirements.insert(.init(name: name, version: needed, place: place, length: word.utf8.count))
    }
    uses = found.sorted { ($0.place, $0.symbol.name) < ($1.place, $1.symbol.name) }
    self.requirements = requirements.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }
}

extension KnownAPI.Symbol {
  /// What stands in code: `sheet` of `sheet(item:content:)`; of an initialiser, its type's own name.
  fileprivate var baseName: String {
    let base = String(name.prefix { $0 != "(" })
    return base == "init" ? owner?.split(separator: ".").last.map(String.init) ?? base : base
  }

  /// As Xcode words it: "'old(_:)' was deprecated in iOS 16.0: use …".
  var deprecationText: String? {
    guard let deprecated, deprecated.major < 1000 else { return nil }
    let start = "'\(name)' was deprecated in iOS \(deprecated.major).\(deprecated.minor)"
    if let renamed { return "\(start): renamed to '\(renamed)'" }
    return message.map { "\(start): \($0)" } ?? start
  }
}

import SwiftSyntax

/// What a file is made from to be compiled: a guess at everything the document does not show.
struct Hypothesis: Hashable, Sendable {
  /// How the last piece's top level is wrapped.
  var shape: Shape
  /// Declarations invented for what the program only mentions.
  var placeholders = Placeholders()
  /// Changes of the code, for each piece.
  var edits: [[ParsedPiece.Edit]]
  var imports: Set<String>
  /// Loose statements await something: the function made around them is `async`.
  var waits: Bool
  /// How far it is compiled: what has the right types is looked at in depth.
  var depth = Compiler.Depth.types
  /// What was found out about names. It does not change what is compiled.
  var facts: NameFacts

  /// Whether the compiler would be given the same.
  func compilesLike(_ other: Hypothesis) -> Bool {
    shape == other.shape && placeholders == other.placeholders && edits == other.edits
      && imports == other.imports
      && waits == other.waits && depth == other.depth
  }

  /// Adds an edit of a piece.
  ///
  /// - Returns: Whether it is new.
  mutating func edit(_ edit: ParsedPiece.Edit, in piece: Int) -> Bool {
    guard !edits[piece].contains(edit) else { return false }
    edits[piece].append(edit)
    return true
  }
}

/// What was found out about names, whatever the guess it was found with.
struct NameFacts: Hashable, Sendable {
  /// Names that are taken for misspelt and never invented, with the known name each nearly is.
  var nearMisses: [String: String] = [:]
  /// Real API that the stub lacks.
  var lacking: Set<String> = []
  /// Imported modules of the system that no stub stands for.
  var uncoveredModules: Set<String> = []
}

extension Hypothesis {
  /// A value of the app that has the name of a modifier or macro stands under another name.
  ///
  /// - Returns: Whether there was one to rename.
  mutating func rename(_ name: String, in analysis: Analysis, _ hints: NameHints) -> Bool {
    var found = false
    for (index, piece) in analysis.pieces.enumerated() {
      for reference in Syntax(piece.tree).descendants(of: DeclReferenceExprSyntax.self)
      where reference.baseName.text == name
        && reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      {
        let edit = ParsedPiece.Edit(range: reference.baseName.bytes, text: "\(name)Value")
        if !edits[index].contains(edit) {
          edits[index].append(edit)
          found = true
        }
      }
    }
    guard found else { return false }
    placeholders.values["\(name)Value"] =
      placeholders.values.removeValue(forKey: name) ?? hints.typeName(for: name)
    return true
  }

  /// Read from a key that was invented.
  private func isOwnEnvironmentKey(_ name: String, in analysis: Analysis) -> Bool {
    !placeholders.environment.isEmpty
      && analysis.pieces.contains { piece in
        Syntax(piece.tree).descendants(of: VariableDeclSyntax.self).contains { variable in
          variable.bindings.first?.pattern.trimmedDescription == name
            && placeholders.environment.keys.contains {
              variable.attributes.trimmedDescription.contains("Environment(\\.\($0))")
            }
        }
      }
  }

  /// A value whose type comes from an invented declaration.
  func isInvented(_ name: String, in analysis: Analysis) -> Bool {
    let root = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if placeholders.values[root] != nil { return true }
    // `$0` and its like, whose type no text says.
    if name.hasPrefix("$"), Int(root) != nil { return true }
    guard let types = analysis.names.everyType[root] else {
      return analysis.names.declaredValues.contains(root) && !analysis.names.declaredFunctions.contains(root)
        && (!analysis.names.frameworkValues.contains(root) || isOwnEnvironmentKey(root, in: analysis))
    }
    return types.allSatisfy { placeholders.types[$0.trimmingCharactersOfTypes] != nil }
  }
}

import SwiftSyntax

/// `Content/Support`: declarations that every snippet may use.
///
/// A program gets the declarations that it names, and those that they name in turn, each `fileprivate` like the
/// snippet's own. So a snippet that uses nothing of the app is not made slower by the app's code, and is not compiled
/// again when that changes.
package struct SupportCode: Sendable {
  /// One top-level declaration.
  private struct Declaration: Sendable {
    /// The declaration is needed if the program contains one of these names. Nil if it always is, because it works
    /// without being named, as an operator or a conformance of another module's type does.
    var names: Set<String>?
    /// All words of its code.
    var words: Set<String>
    /// Its code, as it is put into a program.
    var lines: [String]
    /// Whether it has an effect beyond its file although it is `fileprivate` (`reachesBeyondItsFile`).
    var reachesOut: Bool
  }

  private var declarations: [Declaration] = []
  /// Names declared at top level.
  package private(set) var names: Set<String> = []
  /// The declared names that are types.
  package let types: Set<String>

  /// - Parameter files: Content of the files, in order.
  package init(_ files: [String]) {
    let pieces = files.map { ParsedPiece(Program.Piece(index: 0, code: $0)) }
    types = ownTypes(in: pieces.map(\.tree))
    for piece in pieces {
      for item in piece.items {
        var piece = piece
        piece.fillEmptyBodies(in: Syntax(item.node))
        piece.makeFilePrivate(item.node)
        var source = AssembledSource()
        piece.append(item.node, position: 0, to: &source)
        let declared = declaredNames(item.node, types: types)
        if item.node.item.as(DeclSyntax.self)?.is(ExtensionDeclSyntax.self) != true {
          names.formUnion(declared ?? [])
        }
        declarations.append(
          Declaration(
            names: declared, words: words(of: source.text), lines: source.lines,
            reachesOut: HandbookAssembly.reachesOut(Syntax(item.node.item), own: types)))
      }
    }
  }

  /// The declarations that a program needs.
  package struct Part: Hashable, Sendable {
    var lines: [String] = []
    /// The types it declares.
    package var types: Set<String> = []
    package var reachesOut = false

    package var text: String { lines.map { "\($0)\n" }.joined() }
  }

  /// The declarations that code needs, in the order of the files.
  package func part(for code: String) -> Part {
    part(needed(by: words(of: code)))
  }

  private func part(_ needed: Set<Int>) -> Part {
    Part(
      lines: needed.sorted().flatMap { declarations[$0].lines },
      types: types.intersection(needed.compactMap { declarations[$0].names }.joined()),
      reachesOut: needed.contains { declarations[$0].reachesOut })
  }

  /// The declarations that scenarios need, and that the code they run on does not.
  package func part(for scenarios: [String], beyond code: String) -> Part {
    let present = words(of: code)
    let all = scenarios.reduce(into: present) { $0.formUnion(words(of: $1)) }
    return part(needed(by: all).subtracting(needed(by: present)))
  }

  private func needed(by words: Set<String>) -> Set<Int> {
    var words = words
    var needed: Set<Int> = []
    var count = -1
    while needed.count > count {
      count = needed.count
      for (index, declaration) in declarations.enumerated() where !needed.contains(index) {
        guard declaration.names.map({ !$0.isDisjoint(with: words) }) ?? true else { continue }
        needed.insert(index)
        words.formUnion(declaration.words)
      }
    }
    return needed
  }
}

/// Words by which a program can use a declaration; nil where it has an effect without any.
///
/// An extension of one of `types` is used by the type's name: that is how `init(id:)` is called. An extension of
/// another type is used by its members' names.
private func declaredNames(_ item: CodeBlockItemSyntax, types: Set<String>) -> Set<String>? {
  guard let declaration = item.item.as(DeclSyntax.self) else { return nil }
  switch declaration.as(DeclSyntaxEnum.self) {
  case .variableDecl(let node):
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    return names.count == node.bindings.count ? Set(names) : nil
  case .extensionDecl(let node):
    let type = node.extendedType.rootName
    if types.contains(type) { return [type] }
    guard node.inheritanceClause == nil else { return nil }
    var names: Set<String> = []
    for member in node.memberBlock.members {
      guard let declared = memberNames(member.decl) else { return nil }
      names.formUnion(declared)
    }
    return names
  case .macroDecl, .macroExpansionDecl, .operatorDecl, .precedenceGroupDecl, .importDecl: return nil
  default:
    guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text, isWord(name) else {
      return nil
    }
    return [name]
  }
}

/// Nil for members that are used without a name, such as initializers and subscripts.
private func memberNames(_ member: DeclSyntax) -> Set<String>? {
  if let variable = member.as(VariableDeclSyntax.self) {
    return Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
  }
  guard let name = member.asProtocol((any NamedDeclSyntax).self)?.name.text, isWord(name) else { return nil }
  return [name]
}

private func isWord(_ name: String) -> Bool { words(of: name) == [name] }

/// All words in the code that may be names. Words of comments and texts are among them, which does no harm.
private func words(of code: String) -> Set<String> {
  var code = code
  return code.withUTF8 { bytes in
    var words: Set<String> = []
    var start = 0
    func end(_ index: Int) {
      if index > start { words.insert(String(decoding: bytes[start..<index], as: UTF8.self)) }
      start = index + 1
    }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        continue
      default: end(index)
      }
    }
    end(bytes.count)
    return words
  }
}

import Foundation
import HandbookModel

/// How the stub modules, Swift and Foundation declare what snippets use, as their symbol graphs state it.
package struct DeclaredAPI: Codable, Sendable {
  package struct Symbol: Hashable, Sendable {
    /// As snippets import it.
    package var module: String
    /// Type it is a member of, dotted.
    package var owner: String?
    /// `map(_:)`.
    package var name: String
    /// `func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]`.
    package var declaration: String
    /// Others of its owner have the same name and labels.
    package var isOverloaded: Bool
  }

  /// One symbol a line: USR, module, owner, name, declaration and whether it is overloaded, with tabs between. Of thirty thousand symbols, a
  /// program needs some hundred; as a text, the others cost next to nothing to read.
  var lines = ""
  /// Names of protocols, without their modules.
  package var protocols: Set<String> = []
  /// USRs of macros by name.
  package var macros: [String: String] = [:]
  /// Property wrappers → the type of their `$` form.
  package var projections: [String: String] = [:]
  /// Property wrappers → the name of the generic parameter that is the type of their value.
  package var wrappedParameters: [String: String] = [:]

  /// Modules that no stub stands for, whose names are explained all the same.
  package static let system = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "Synchronization", "RegexBuilder",
  ]

  /// The module that authors know a declaration by.
  static func knownModule(_ module: String) -> String {
    if module.hasPrefix("Foundation") { return "Foundation" }
    return module.hasPrefix("_") ? "Swift" : module
  }

  mutating func add(_ graph: SymbolGraph, module: String) {
    for symbol in graph.symbols {
      guard let name = symbol.pathComponents.last, let fragments = symbol.declarationFragments else {
        continue
      }
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let path = symbol.pathComponents.joined(separator: ".")
      let declaration = Self.text(of: fragments.map(\.spelling).joined())
      switch symbol.kind.identifier {
      case "swift.protocol": protocols.insert(path)
      case "swift.macro": macros[String(name.prefix { $0 != "(" })] = symbol.identifier.precise
      case "swift.property" where name == "projectedValue":
        let type = declaration.split(separator: ": ", maxSplits: 1).last.map { $0.prefix { $0 != "{" } } ?? ""
        projections[owner] = type.trimmingCharacters(in: .whitespaces)
      case "swift.struct", "swift.class":
        if let start = declaration.firstIndex(of: "<") {
          wrappedParameters[path] = String(
            declaration[start...].dropFirst().prefix { $0.isLetter || $0.isNumber })
        }
      default: break
      }
      lines +=
        "\(symbol.identifier.precise)\t\(Self.knownModule(module))\t\(owner)\t\(name)\t\(declaration)\n"
    }
  }

  /// Marks what shares its name with others; to be called when all is added.
  mutating func markOverloads() {
    let all = lines.split(separator: "\n")
    func name(_ line: Substring) -> String {
      line.split(separator: "\t", omittingEmptySubsequences: false)[1...3].joined(separator: "\t")
    }
    let counts = all.reduce(into: [:]) { $0[name($1), default: 0] += 1 }
    lines = all.map { "\($0)\t\(counts[name($0)]! > 1 ? "+" : "")\n" }.joined()
  }

  /// A declaration on one line, as an author would write it.
  private static func text(of fragments: String) -> String {
    var words = fragments.split(whereSeparator: \.isWhitespace)
    let noise: Set<Substring> = ["@preconcurrency", "nonisolated", "@frozen", "@discardableResult"]
    while let first = words.first,
      noise.contains(first) || first == "@MainActor" && words.dropFirst().first.map(noise.contains) == true
    {
      // The actor stays, what says that older code need not know of it goes.
      if first == "@MainActor" { words.remove(at: 1) } else { words.removeFirst() }
    }
    // Functions of the main actor can be sent anyway; only the compiler writes so.
    return words.joined(separator: " ").replacing(" : ", with: ": ")
      .replacing("@MainActor @Sendable (", with: "@MainActor (")
  }

  /// The symbols with these USRs, as far as they are declared.
  package func symbols(_ wanted: Set<String>) -> [String: Symbol] {
    var found: [String: Symbol] = [:]
    var text = lines
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
        defer { start = end + 1 }
        guard let tab = bytes[start..<end].firstIndex(of: 9) else { continue }
        let usr = String(decoding: bytes[start..<tab], as: UTF8.self)
        guard wanted.contains(usr) else { continue }
        let fields = bytes[(tab + 1)..<end].split(separator: 9, omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 5 else { continue }
        found[usr] = Symbol(
          module: fields[0], owner: fields[1].isEmpty ? nil : fields[1], name: fields[2],
          declaration: fields[3], isOverloaded: !fields[4].isEmpty)
      }
    }
    return found
  }
}

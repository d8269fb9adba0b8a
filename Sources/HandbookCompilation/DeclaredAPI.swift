import Foundation
import HandbookModel

/// How the stub modules, Swift and Foundation declare what snippets use, as their symbol graphs state it.
package struct DeclaredAPI: Codable, Sendable {
  package struct Symbol: Hashable, Sendable {
    /// As snippets import it.
    package var module: String
    /// Where Apple's documentation lists it: a member stands below the type it extends.
    package var documentedIn: String
    /// Type it is a member of, dotted.
    package var owner: String?
    /// `map(_:)`.
    package var name: String
    /// `func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]`.
    package var declaration: String
    /// Others of its owner have the same name and labels.
    package var isOverloaded: Bool
  }

  /// One symbol a line: USR, module, module of the documentation, owner, name, declaration and whether it is overloaded,
  /// with tabs between. Of thirty thousand symbols, a program needs some hundred; as a text, the others cost next to
  /// nothing to read.
  var lines = ""
  /// Names of protocols, without their modules.
  package var protocols: Set<String> = []
  /// USRs of macros by name.
  package var macros: [String: String] = [:]
  /// Property wrappers → the type of their `$` form.
  package var projections: [String: String] = [:]
  /// Property wrappers → the name of the generic parameter that is the type of their value.
  package var wrappedParameters: [String: String] = [:]
  /// Property wrappers → the type of their value.
  package var wrappedValues: [String: String] = [:]
  /// Structures and enumerations that are not generic. A function that asks for one is given just that, and no subtype.
  package var plainValues: Set<String> = []
  /// Modules as the compiler calls them → as authors know them.
  package var modules: [String: String] = [:]

  /// Modules that no stub stands for, whose names are explained all the same.
  package static let system = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Dispatch", "Synchronization", "RegexBuilder",
  ]

  /// Types with UIKit's prefix that SwiftUI declares itself.
  private static let swiftUITypes: Set<String> = [
    "UIApplicationDelegateAdaptor", "UIGestureRecognizerRepresentable",
    "UIGestureRecognizerRepresentableContext", "UIGestureRecognizerRepresentableCoordinateSpaceConverter",
    "UIHostingConfiguration", "UIHostingController", "UIHostingControllerSizingOptions",
    "UIHostingSceneDelegate", "UITraitBridgedEnvironmentKey", "UIViewControllerRepresentable",
    "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext",
  ]

  /// Members of the standard library's hidden protocols, by the USRs of what they stand in for: the documentation has only
  /// the latter.
  package static let stated = [
    // `filter(_:)` of `_ArrayProtocol`, that of `Sequence`
    "s:s14_ArrayProtocolPsE6filterySay7ElementQzGSbAEKXEKF": "s:STsE6filterySay7ElementQzGSbACKXEKF"
  ]

  /// Types that the compiler converts others to without a word.
  private static let convertible: Set<String> = ["AnyHashable", "CGFloat", "Double"]

  /// The module that authors know a declaration by.
  static func knownModule(_ module: String) -> String {
    if module.hasPrefix("Foundation") { return "Foundation" }
    return module.hasPrefix("_") ? "Swift" : module
  }

  /// - Parameter names: Modules of the stub → the modules of Apple's they stand for.
  mutating func add(_ graph: SymbolGraph, module: String, names: [String: String]) {
    let stub = names.first { $0.value == module }?.key
    let isStub = stub != nil
    modules[stub ?? module] = Self.knownModule(module)
    for symbol in graph.symbols {
      guard let name = symbol.pathComponents.last, let fragments = symbol.declarationFragments else {
        continue
      }
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let path = symbol.pathComponents.joined(separator: ".")
      var declaration = Self.text(of: fragments.map(\.spelling).joined())
      // Setters that only the stub itself may use are listed, too, so none of its setters is told.
      if isStub, declaration.hasSuffix(" { get set }") { declaration.removeLast(" { get set }".count) }
      let extended = symbol.swiftExtension.map { names[$0.extendedModule] ?? $0.extendedModule }
      let (home, documented) = Self.modules(
        of: symbol.pathComponents[0], declaredIn: module, extending: extended)
      switch symbol.kind.identifier {
      case "swift.protocol": protocols.insert(path)
      case "swift.macro": macros[String(name.prefix { $0 != "(" })] = symbol.identifier.precise
      case "swift.property" where name == "projectedValue":
        let type = declaration.split(separator: ": ", maxSplits: 1).last.map { $0.prefix { $0 != "{" } } ?? ""
        projections[owner] = type.trimmingCharacters(in: .whitespaces)
      case "swift.property" where name == "wrappedValue":
        wrappedValues[owner] =
          declaration.split(separator: ": ", maxSplits: 1).last
          .map { $0.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces) }
      case "swift.enum" where !declaration.contains("<"): plainValues.insert(path)
      case "swift.struct", "swift.class":
        if symbol.kind.identifier == "swift.struct", !declaration.contains("<"),
          !Self.convertible.contains(path), !path.hasPrefix("Unsafe")
        {
          plainValues.insert(path)
        }
        if let start = declaration.firstIndex(of: "<") {
          wrappedParameters[path] = String(
            declaration[start...].dropFirst().prefix { $0.isLetter || $0.isNumber })
        }
      default: break
      }
      lines +=
        "\(symbol.identifier.precise)\t\(home)\t\(documented)\t\(owner)\t\(name)\t\(declaration)\n"
    }
  }

  /// The module that has a declaration on Apple's platforms, and the one whose documentation lists it.
  ///
  /// - Parameters:
  ///   - type: The declaration, or the outermost type that it is a member of.
  ///   - module: The module that declares it here.
  ///   - extended: The module of the type that it is a member of, where it is declared in an extension.
  private static func modules(
    of type: String, declaredIn module: String, extending extended: String?
  ) -> (home: String, documented: String) {
    let home = knownModule(module)
    let documented = knownModule(extended ?? module)
    guard home == "SwiftUI" else { return (home, documented) }
    // What Foundation lacks beyond Apple's platforms, the stub of SwiftUI adds to it; UIKit comes with it.
    if documented == "Foundation" { return ("Foundation", "Foundation") }
    if type.hasPrefix("UI"), !swiftUITypes.contains(type) { return ("UIKit", "UIKit") }
    return (home, documented)
  }

  /// Marks what shares its name with others; to be called when all is added.
  mutating func markOverloads() {
    let all = lines.split(separator: "\n")
    func name(_ line: Substring) -> String {
      line.split(separator: "\t", omittingEmptySubsequences: false)[1...4].joined(separator: "\t")
    }
    let counts = all.reduce(into: [:]) { $0[name($1), default: 0] += 1 }
    lines = all.map { "\($0)\t\(counts[name($0)]! > 1 ? "+" : "")\n" }.joined()
  }

  /// A declaration on one line, as an author would write it.
  private static func text(of fragments: String) -> String {
    var words = fragments.withoutCompilerAttributes.split(whereSeparator: \.isWhitespace)
    let noise: Set<Substring> = [
      "@preconcurrency", "nonisolated", "@frozen", "@discardableResult", "@warn_unqualified_access",
      "override",
    ]
    while let first = words.first,
      noise.contains(first) || first == "@MainActor" && words.dropFirst().first.map(noise.contains) == true
    {
      // The actor stays, what says that older code need not know of it goes.
      if first == "@MainActor" { words.remove(at: 1) } else { words.removeFirst() }
    }
    var text = words.joined(separator: " ").replacing(" : ", with: ": ")
      // Functions of the main actor can be sent anyway; only the compiler writes so.
      .replacing("@MainActor @Sendable (", with: "@MainActor (")
      // The stub has one publisher for what each operator has one of its own for.
      .replacing("-> _Transform<", with: "-> some Publisher<")
    if words.prefix(2).contains("protocol") {
      // Protocols with an underscore are for the module itself.
      text.replace(/, _\w+/, with: "")
      text.replace(#/: _\w+, /#, with: ": ")
      text.replace(/: _\w+/, with: "")
    }
    return text
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
        guard fields.count == 6 else { continue }
        found[usr] = Symbol(
          module: fields[0], documentedIn: fields[1], owner: fields[2].isEmpty ? nil : fields[2],
          name: fields[3], declaration: fields[4], isOverloaded: !fields[5].isEmpty)
      }
    }
    return found
  }
}

extension String {
  /// Without the attributes at its beginning that say how a macro is expanded, or where a function is copied to.
  fileprivate var withoutCompilerAttributes: Substring {
    var rest = self[...]
    while ["@attached(", "@freestanding(", "@backDeployed("].contains(where: rest.hasPrefix) {
      var depth = 0
      guard
        let end = rest.firstIndex(where: {
          depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
          return $0 == ")" && depth == 0
        })
      else { break }
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    }
    return rest
  }
}

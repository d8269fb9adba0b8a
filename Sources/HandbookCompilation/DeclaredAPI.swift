import Foundation
import HandbookModel

/// How the stub modules, Swift and Foundation declare what snippets use, as their symbol graphs state it.
package struct DeclaredAPI: Codable, Sendable {
  package struct Symbol: Hashable, Sendable {
    /// The module that snippets import for it: `SwiftUI`.
    package var module: String
    /// The module whose documentation lists it: Apple lists a member below the type that it extends, which
    /// may be in another module.
    package var documentedIn: String
    /// The type that it is a member of, with dots: `Edge.Set`.
    package var owner: String?
    /// `map(_:)`.
    package var name: String
    /// `func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]`.
    package var declaration: String
    /// Whether its owner has other members with the same name and labels.
    package var isOverloaded: Bool
  }

  /// One symbol per line, with tabs between its fields: USR, module, module of the documentation, owner,
  /// name, declaration, and `+` if it is overloaded. A program needs some hundred of about thirty thousand
  /// symbols. In one text, the others cost almost nothing to read.
  var lines = ""
  /// Names of protocols, without their modules.
  package var protocols: Set<String> = []
  /// The name of a macro, `Observable`, → its USR.
  package var macros: [String: String] = [:]
  /// The name of a property wrapper, `State`, → the type of its `$` form, `Binding<Value>`.
  package var projections: [String: String] = [:]
  /// The name of a generic type, `State`, → its first generic parameter, `Value`.
  package var wrappedParameters: [String: String] = [:]
  /// The name of a property wrapper, `State`, → the type of its value, `Value`.
  package var wrappedValues: [String: String] = [:]
  /// Structures and enumerations that are not generic. A parameter of such a type takes only values of
  /// exactly that type, as there are no subtypes.
  package var plainValues: Set<String> = []
  /// The name of a module in the compiler, `HeadlessSwiftUI`, → the name that authors know, `SwiftUI`.
  package var modules: [String: String] = [:]

  /// Modules of the toolchain for which there is no stub; pages explain their names, too.
  package static let system = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Dispatch", "Synchronization", "RegexBuilder",
  ]

  /// Types that begin with `UI` but are declared by SwiftUI, not by UIKit.
  private static let swiftUITypes: Set<String> = [
    "UIApplicationDelegateAdaptor", "UIGestureRecognizerRepresentable",
    "UIGestureRecognizerRepresentableContext", "UIGestureRecognizerRepresentableCoordinateSpaceConverter",
    "UIHostingConfiguration", "UIHostingController", "UIHostingControllerSizingOptions",
    "UIHostingSceneDelegate", "UITraitBridgedEnvironmentKey", "UIViewControllerRepresentable",
    "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext",
  ]

  /// USRs of members of the standard library's hidden protocols → the USRs of the public members that the
  /// documentation shows instead.
  package static let stated = [
    // `filter(_:)` of `_ArrayProtocol`, that of `Sequence`
    "s:s14_ArrayProtocolPsE6filterySay7ElementQzGSbAEKXEKF": "s:STsE6filterySay7ElementQzGSbACKXEKF"
  ]

  /// Types to which the compiler converts values of other types implicitly. Their parameters take more than
  /// values of the type.
  private static let convertible: Set<String> = ["AnyHashable", "CGFloat", "Double"]

  /// The module from which authors know a declaration: `Foundation` for `FoundationEssentials`, `Swift` for
  /// `_Concurrency`.
  static func knownModule(_ module: String) -> String {
    if module.hasPrefix("Foundation") { return "Foundation" }
    return module.hasPrefix("_") ? "Swift" : module
  }

  /// - Parameter names: A module of the stub, `HeadlessSwiftUI`, → Apple's module that it stands for,
  ///   `SwiftUI`.
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
      // The symbol graph also lists setters that only the stub itself may use, so `{ get set }` of the stub's
      // properties is left out.
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

  /// The module that declares something on Apple's platforms, and the one whose documentation lists it.
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
    // Outside Apple's platforms, Foundation lacks some declarations; the stub of SwiftUI adds them. It also
    // contains parts of UIKit.
    if documented == "Foundation" { return ("Foundation", "Foundation") }
    if type.hasPrefix("UI"), !swiftUITypes.contains(type) { return ("UIKit", "UIKit") }
    return (home, documented)
  }

  /// Marks the symbols that share their name with others of their owner. Call it once, after all graphs are
  /// added.
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
      // In `@preconcurrency @MainActor`, the actor matters to readers, and `@preconcurrency` does not.
      if first == "@MainActor" { words.remove(at: 1) } else { words.removeFirst() }
    }
    var text = words.joined(separator: " ").replacing(" : ", with: ": ")
      // `@Sendable` is implied by `@MainActor`; only the compiler writes both.
      .replacing("@MainActor @Sendable (", with: "@MainActor (")
      // The stub uses one publisher type, `_Transform`, where Combine has a type for each operator.
      .replacing("-> _Transform<", with: "-> some Publisher<")
    if words.prefix(2).contains("protocol") {
      // Protocols that begin with an underscore are internal to their module.
      text.replace(/, _\w+/, with: "")
      text.replace(#/: _\w+, /#, with: ": ")
      text.replace(/: _\w+/, with: "")
    }
    return text
  }

  /// The symbols with these USRs. Those that are not declared are left out.
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
  /// Without the attributes at the beginning that say how a macro expands, or that a function is copied into
  /// apps for older systems.
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

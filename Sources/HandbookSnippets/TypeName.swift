import Foundation
import HandbookPlaceholders

/// The type of a variable as an author would write it, read from what the compiler calls the variable.
///
/// The USR ("unified symbol resolution", the index's identifier for a declaration) of a Swift variable is its
/// mangled name, which ends with its type. Source: "Mangling", in the documentation of the Swift compiler.
///
/// - Parameters:
///   - usr: `s:`, then the mangled name without its `$s`.
///   - protocols: Names of protocols: as types they are written with `any`.
///   - generics: The generic parameters in scope at the variable, a list for each declaration around it, the
///     outermost first.
/// - Returns: nil if the type is not certain: it contains a generic parameter that `generics` does not name,
///   a function type (mangling leaves out its actor), or a type that the check invented.
func typeName(ofVariable usr: String, protocols: Set<String>, generics: [[String]] = []) -> String? {
  guard let text = demangledName(usr) else { return nil }
  return typeName(ofDemangled: text, protocols: protocols, generics: generics)
}

/// - Parameter text: The demangled name: `path #1 : HeadlessSwiftUI.NavigationPath in Handbook.(show in
///   _A1)() -> ()`.
func typeName(ofDemangled text: String, protocols: Set<String>, generics: [[String]] = []) -> String? {
  guard let start = text.firstRange(of: " : ") else { return nil }
  var reader = TypeReader(
    Array(text[start.upperBound...].utf8), protocols: protocols, generics: generics)
  guard let type = reader.type(), reader.isAtEnd else { return nil }
  return type.isVoid ? "Void" : type.description
}

/// The type that a property belongs to: `Product` of `Handbook.(Product in _A1).name : Swift.String`.
func ownerName(ofProperty usr: String, protocols: Set<String>) -> String? {
  guard usr.hasSuffix("vp"), let text = demangledName(usr),
    let end = text.firstRange(of: " : "), let dot = text[..<end.lowerBound].lastIndex(of: ".")
  else { return nil }
  var reader = TypeReader(Array(text[..<dot].utf8), protocols: protocols)
  guard let type = reader.type(), reader.isAtEnd else { return nil }
  return type.description
}

/// The labels and types of a function's or an initializer's parameters: `_ url: URL` of
/// `Handbook.(Router in _A1).follow(_: Foundation.URL) -> ()`.
///
/// - Returns: nil if one of the types is not certain.
func parameters(ofFunction usr: String, protocols: Set<String>) -> [SwiftType.Element]? {
  guard let text = demangledName(usr) else { return nil }
  return parameters(ofDemangled: text, protocols: protocols)
}

func parameters(ofDemangled text: String, protocols: Set<String>) -> [SwiftType.Element]? {
  var reader = TypeReader(Array(text.utf8), protocols: protocols)
  return reader.parameters()
}

/// The readable form of a mangled name: `Handbook.(Product in _A1).name : Swift.String`.
func demangledName(_ usr: String) -> String? {
  usr.hasPrefix("s:") ? demangled("$s" + usr.dropFirst(2)) : nil
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

private func demangled(_ name: String) -> String? {
  guard let text = swiftDemangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}

/// Parses a type as the demangler prints it. Returns nil for everything that it does not know for certain.
private struct TypeReader {
  private let bytes: [UInt8]
  private let protocols: Set<String>
  private let generics: [[String]]
  private var position = 0

  init(_ bytes: [UInt8], protocols: Set<String>, generics: [[String]] = []) {
    self.bytes = bytes
    self.protocols = protocols
    self.generics = generics
  }

  /// After a type, the text ends, or ` in ` and the declaration around it follow.
  var isAtEnd: Bool { position == bytes.count || bytes[position...].starts(with: " in ".utf8) }

  private mutating func take(_ text: StaticString) -> Bool {
    let found = text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if found { position += text.utf8CodeUnitCount }
    return found
  }

  mutating func type() -> SwiftType? {
    guard var result = simple() else { return nil }
    while true {
      if take("?") {
        result = .optional(result)
      } else if take(".Type") {
        guard result.constraint == result else { return nil }
        result = .metatype(result)
      } else {
        return result
      }
    }
  }

  /// Parses a function's name and its parameters, and returns the parameters.
  mutating func parameters() -> [SwiftType.Element]? {
    while position < bytes.count {
      if take("(extension in ") {
        while position < bytes.count, !take("):") { position += 1 }
      } else if take("(") {
        let start = position
        // The name of a `fileprivate` declaration is printed as `(follow in _A1)`.
        if word() != nil, take(" in _"), word() != nil, take(")") { continue }
        position = start
        return list(until: ")")
      } else {
        position += 1
      }
    }
    return nil
  }

  private mutating func simple() -> SwiftType? {
    if take("[") {
      guard let element = type() else { return nil }
      if take("]") { return .array(element) }
      guard take(" : "), let value = type(), take("]") else { return nil }
      return .dictionary(element, value)
    }
    if take("(") {
      let start = position
      if let elements = list(until: ")") {
        // These are the parameters of a function type, which is printed without its actor, so it is not
        // certain.
        guard !bytes[position...].starts(with: " ->".utf8), !bytes[position...].starts(with: " async".utf8),
          !bytes[position...].starts(with: " throws".utf8), position >= bytes.count || bytes[position] != 46
        else { return nil }
        return .tuple(elements)
      }
      position = start - 1
    }
    if take("<<opaque return type of ") { return opaque() }
    return named()
  }

  /// Parses a list of types with commas between them, with their labels.
  private mutating func list(until end: StaticString) -> [SwiftType.Element]? {
    var elements: [SwiftType.Element] = []
    if take(end) { return elements }
    repeat {
      let label = label()
      guard let element = type() else { return nil }
      elements.append(.init(label, element))
    } while take(", ")
    return take(end) ? elements : nil
  }

  private mutating func label() -> String? {
    let end = bytes[position...].prefix { isWord($0) }.endIndex
    guard end > position, bytes[end...].starts(with: ": ".utf8) else { return nil }
    defer { position = end + 2 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// Parses an opaque type, such as `some View`. The demangler prints which function returns it, but not what
  /// it conforms to. That is known only for the stub's modifiers: those of `View` return `some View`, those
  /// of `Scene` return `some Scene`.
  private mutating func opaque() -> SwiftType? {
    let start = position
    var depth = 1
    while depth > 0 {
      guard position + 1 < bytes.count else { return nil }
      if bytes[position...].starts(with: "<<opaque".utf8) {
        depth += 1
        position += 2
      } else if bytes[position...].starts(with: ">>.".utf8) {
        depth -= 1
        position += depth > 0 ? 2 : 0
      } else {
        position += 1
      }
    }
    let function = bytes[start..<position]
    guard take(">>.0") else { return nil }
    for kind in ["View", "Scene"]
    where function.starts(with: "(extension in HeadlessSwiftUI):HeadlessSwiftUI.\(kind).".utf8) {
      return .modified("some", .named(kind))
    }
    return nil
  }

  /// `Swift.Result<Swift.Int, Swift.Error>`, `Handbook.(Product in _A1).ID`.
  private mutating func named() -> SwiftType? {
    var path: [String] = []
    var result: SwiftType?
    repeat {
      if take("(extension in ") {
        while position < bytes.count, !take("):") { position += 1 }
      }
      if take("(") {
        guard let name = word(), take(" in _") else { return nil }
        _ = word()
        guard take(")") else { return nil }
        path.append(name)
      } else {
        guard let name = word() else { return nil }
        path.append(name)
        if path.count == 1 { result = generic(name).map { .named($0) } }
      }
      if path.count > 1 {
        // `path[0]` is the module. `Snippet` and its alternatives are types that the check wrapped the code
        // in: authors do not know them.
        let isWrapping = path.last!.wholeMatch(of: /Snippet\d*(Alternative\d+)?/) != nil
        if !isWrapping { result = .named((result.map { "\($0)." } ?? "") + path.last!) }
      }
      if take("<") {
        guard let arguments = list(until: ">")?.map({ $0.type.isVoid ? "Void" : $0.type }) else { return nil }
        switch (path, arguments.count) {
        case (["Swift", "Array"], 1): result = .array(arguments[0])
        case (["Swift", "Dictionary"], 2): result = .dictionary(arguments[0], arguments[1])
        case (["Swift", "Optional"], 1): result = .optional(arguments[0])
        default: result = result.map { .named("\($0)", arguments) }
        }
      }
      if bytes[position...].starts(with: ".Type".utf8), bytes[(position + 5)...].first.map(isWord) != true {
        break
      }
    } while take(".")
    if path.count == 1 {
      // A name without a module is a generic parameter, except `Any`.
      return path[0] == "Any" ? "Any" : result
    }
    if let parameter = generic(path[0]) {
      // A member of a generic parameter: `C.Element`, also printed with the protocol that requires it, as
      // `C.Swift.Sequence.Element`.
      let isPlain = path.count == 2 || path.count == 4 && protocols.contains(path[2])
      return isPlain ? .named("\(parameter).\(path.last!)") : nil
    }
    guard let result, path[0].wholeMatch(of: /[A-Z]\d*/) == nil,
      !path.contains(where: { $0.hasPrefix("Invented") || $0.hasPrefix("_") })
    else {
      return nil
    }
    if bytes[position...].starts(with: " & ".utf8) { return nil }
    return protocols.contains(result.description) ? .modified("any", result) : result
  }

  /// The author's name of a generic parameter. The demangler prints a letter for its place in its
  /// declaration, and a number for the declaration, counted from the outermost: `B1` is the second parameter
  /// of the second declaration.
  private func generic(_ text: String) -> String? {
    guard let letter = text.utf8.first, (65...90).contains(letter),
      let depth = text.count == 1 ? 0 : Int(text.dropFirst()), generics.indices.contains(depth)
    else { return nil }
    let index = Int(letter) - 65
    return generics[depth].indices.contains(index) ? generics[depth][index] : nil
  }

  private mutating func word() -> String? {
    let end = bytes[position...].prefix { isWord($0) }.endIndex
    guard end > position else { return nil }
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
      || byte >= 128
  }
}

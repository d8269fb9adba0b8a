extension Simulator {
  /// All that the app and the model keep, written down: two states with the same text go on in the same way.
  ///
  /// It holds the tree of views with what each keeps (state, storage, paths, tabs that were left), the model objects
  /// that views hold or find in their environment, what sleeps and for how long, and the user's defaults. What is
  /// different in each run of the same steps, an identifier made at random or an address, is a number: that of its
  /// first appearance. What an app keeps beyond its views' reach, in a global variable say, is not in it.
  public func stateKey() -> String {
    var key = ""
    ModelThread.entering { key = writtenState() }
    return key
  }

  private func writtenState() -> String {
    let writer = StateWriter()
    writer.write(runtime)
    for (key, value) in runtime.storage.scene.sorted(by: { $0.key < $1.key }) {
      writer.line("scene \(key) ", value)
    }
    for (key, value) in UserDefaults.standard.dictionaryRepresentation().sorted(by: { $0.key < $1.key }) {
      writer.line("defaults \(key) ", value)
    }
    writer.line("size ", sizeClass.rawValue)
    return numbered(writer.text)
  }
}

/// The text with a number for everything that differs from run to run, UUIDs and addresses: that of its first
/// appearance.
@_spi(Headless)
public func numbered(_ text: String) -> String {
  // By hand: it reads all that is explored, and patterns take a hundred times as long.
  var text = text
  return text.withUTF8 { bytes in
    var numbers: [String: Int] = [:]
    var result: [UInt8] = []
    var copied = 0
    var place = 0
    while place < bytes.count {
      guard let length = lengthOfIdentifier(in: bytes, at: place) else {
        place += 1
        continue
      }
      let found = String(decoding: bytes[place..<place + length], as: UTF8.self)
      let number = numbers[found, default: numbers.count + 1]
      numbers[found] = number
      result += bytes[copied..<place]
      result += Array("#\(number)".utf8)
      place += length
      copied = place
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

/// - Returns: Bytes of the UUID or the address (`0x7f…`) that begins there; nil where none does.
private func lengthOfIdentifier(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
  func isHex(_ byte: UInt8) -> Bool { isLowerHex(byte) || (65...70).contains(byte) }
  func isLowerHex(_ byte: UInt8) -> Bool { (48...57).contains(byte) || (97...102).contains(byte) }
  guard isHex(bytes[start]) else { return nil }
  if bytes[start] == UInt8(ascii: "0"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "x") {
    let digits = bytes[(start + 2)...].prefix(while: isLowerHex).count
    return digits < 6 ? nil : 2 + digits
  }
  guard start + 36 <= bytes.count else { return nil }
  for offset in 0..<36 {
    let byte = bytes[start + offset]
    let isDash = [8, 13, 18, 23].contains(offset)
    guard isDash ? byte == UInt8(ascii: "-") : isHex(byte) else { return nil }
  }
  return 36
}

/// Something of the model's own that keeps values for an app.
@MainActor
protocol StateKeeping: AnyObject {
  var keptValue: Any { get }
}

extension Location: StateKeeping {}
extension StoredLocation: StateKeeping {}
extension StackContext: StateKeeping {}
extension TabsContext: StateKeeping {}
extension SplitContext: StateKeeping {}
extension PresentationSlot: StateKeeping {}
extension Subscription: StateKeeping {}

@MainActor
private final class StateWriter {
  private(set) var text = ""
  private var objects: [ObjectIdentifier: Int] = [:]
  /// Objects that were written are not to go, else another one could be taken for them.
  private var written: [AnyObject] = []

  /// Values in values that are written, and bytes in all.
  private static let maximumDepth = 12
  private static let maximumLength = 200_000

  func line(_ start: String, _ value: Any) {
    text += start
    write(value, depth: 0)
    text += "\n"
  }

  func write(_ runtime: Runtime) {
    if let crash = runtime.crash { text += "crash \(crash)\n" }
    for text in runtime.warnings { self.text += "said \(text)\n" }
    for seconds in runtime.pump.sleeping { text += "sleeps \(seconds)\n" }
    if let root = runtime.root { write(root, runtime, indentation: "") }
  }

  private func write(_ node: Node, _ runtime: Runtime, indentation: String) {
    guard text.utf8.count < Self.maximumLength else { return }
    let name = appTypeName(of: node.view)
    text += indentation + (name ?? "-")
    if node.isConcealed { text += " concealed" }
    if runtime.revealed.contains(where: { $0 === node }) { text += " revealed" }
    if runtime.usedField === node { text += " typing" }
    if let element = node.element {
      text += " \(element.kind.rawValue) \(element.label ?? "")\(node.isUsable ? "" : " disabled")"
    }
    text += "\n"
    if name != nil {
      for (label, value) in Mirror(reflecting: node.view).children where !(value is any DynamicProperty) {
        line("\(indentation) .\(label ?? "") ", value)
      }
    }
    for object in node.environment.objects where objects[ObjectIdentifier(object)] == nil {
      line("\(indentation) environment ", object)
    }
    for (name, value) in node.keptValues { line("\(indentation) \(name) ", value) }
    for child in node.children { write(child, runtime, indentation: indentation + " ") }
  }

  private func write(_ value: Any, depth: Int) {
    guard depth < Self.maximumDepth, text.utf8.count < Self.maximumLength else {
      text += "…"
      return
    }
    // Asked of what may be one alone: to find out that a value is no such thing, the runtime searches all that there is.
    if type(of: value) is AnyClass {
      if let keeper = value as? any StateKeeping { return write(keeper.keptValue, depth: depth) }
      if value is Node || value is Runtime { return }
    }
    if value is Any.Type { return }
    if type(of: value) == PathElement.self, let element = value as? PathElement {
      text += "\(element.typeName) "
      if let base = element.base { write(base.base, depth: depth + 1) } else { text += element.description }
      return
    }
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      return write(hashable.base, depth: depth)
    }
    if type(of: value) == String.self, let string = value as? String {
      text += withoutContexts(string)
      return
    }
    let mirror = Mirror(reflecting: value)
    // A published property keeps its value in an object.
    if mirror.children.first?.label == "storage", qualifiedName(of: type(of: value)).contains("Published<"),
      let published = mirror.descendant("storage", "value")
    {
      return write(published, depth: depth)
    }
    switch mirror.displayStyle {
    case .class: write(object: value as AnyObject, mirror, depth: depth)
    case .dictionary, .set:
      // Their order is that in which they were filled.
      let entries = mirror.children.map { child in apart { self.write(child.value, depth: depth + 1) } }
      text += "{\(entries.sorted().joined(separator: ", "))}"
    case .enum:
      if let child = mirror.children.first {
        text += (child.label ?? "") + "("
        write(child.value, depth: depth + 1)
        text += ")"
      } else {
        text += withoutContexts("\(value)")
      }
    case .optional, .collection, .tuple:
      text += "["
      for child in mirror.children {
        write(child.value, depth: depth + 1)
        text += ", "
      }
      text += "]"
    default:
      // Numbers, texts, dates; functions, which all look alike.
      if type(of: value) == Data.self, let data = value as? Data {
        text += data.base64EncodedString()
      } else if mirror.children.isEmpty || !isDeclaredByApp(value) && value is any CustomStringConvertible {
        text += withoutContexts("\(value)")
      } else {
        write(children: mirror, depth: depth)
      }
    }
  }

  private func write(object: AnyObject, _ mirror: Mirror, depth: Int) {
    let id = ObjectIdentifier(object)
    if let number = objects[id] {
      text += "object \(number)"
      return
    }
    objects[id] = objects.count
    written.append(object)
    let name = qualifiedName(of: type(of: object))
    // What the model, the runtime and Foundation keep in objects of their own is not the app's.
    guard isDeclaredByApp(object) else {
      text += name.hasPrefix("Foundation.") ? "" : name
      return
    }
    text += name
    var level: Mirror? = mirror
    while let current = level {
      write(children: current, depth: depth)
      level = current.superclassMirror
    }
  }

  private func write(children mirror: Mirror, depth: Int) {
    text += "("
    for (label, value) in mirror.children {
      // The macro's own: who observes is no state.
      if label == "_$observationRegistrar" { continue }
      if value is any DynamicProperty, !(type(of: value) is AnyClass && value is any StateKeeping) {
        continue
      }
      text += "\(label ?? ""): "
      write(value, depth: depth + 1)
      text += ", "
    }
    text += ")"
  }

  private func apart(_ work: () -> Void) -> String {
    let before = text
    text = ""
    work()
    defer { text = before }
    return text
  }

  private func isDeclaredByApp(_ value: Any) -> Bool {
    let module = qualifiedName(of: type(of: value)).prefix { $0 != "." }
    return ![
      "HeadlessSwiftUI", "HeadlessCombine", "Foundation", "FoundationEssentials", "Swift", "_Concurrency",
    ]
    .contains(module)
  }
}

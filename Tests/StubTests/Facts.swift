import Foundation

/// What is known of SwiftUI's interface: names, argument labels and first iOS versions.
struct Facts {
  enum Kind: String {
    case type, macro, modifier, member, labels, environment
    case function = "func"
    case staticMember = "static"
  }

  /// First iOS version by name; "" where iOS lacks it.
  private var introduced: [Kind: [String: String]] = [:]
  /// Names that come with SwiftUI from other modules.
  private let elsewhere: Set<String>

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Facts")
    for line in try Self.lines(folder.appending(path: "swiftui.tsv")) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let kind = Kind(rawValue: fields[0]) else { continue }
      introduced[kind, default: [:]][fields[1]] = fields[2]
    }
    elsewhere = Set(try Self.lines(folder.appending(path: "elsewhere.txt")).filter { !$0.hasPrefix("#") })
  }

  /// `16.0`; "" where iOS lacks the name; nil where nothing has it.
  func version(_ kind: Kind, _ name: String) -> String? { introduced[kind]?[name] }

  /// All argument labels known for a base name; nil where the facts do not list that name's declarations.
  func labels(of base: String) -> [String]? {
    let found = introduced[.labels, default: [:]].keys.filter { $0.hasPrefix("\(base)(") }
    return found.isEmpty ? nil : found.sorted()
  }

  /// Whether a type, or the type around it, belongs to a module that SwiftUI passes on.
  func isElsewhere(_ name: String) -> Bool {
    let outer = name.prefix { $0 != "." }
    return elsewhere.contains(String(outer)) || outer.hasPrefix("UI")
  }

  private static func lines(_ file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

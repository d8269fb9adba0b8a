import Foundation
import Testing

@testable import HandbookRendering

/// The list of names in `Templates/README.md` is written from the types, so that it cannot go stale.
@Suite struct TemplateReferenceTests {
  @Test func theReadMeNamesEveryValue() throws {
    let file = TestBook.templateFolder.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let mark = "<!-- written from the types: RECORD_SNAPSHOTS=1 swift test -->\n"
    let parts = try #require(text.firstRange(of: mark))
    let expected = text[..<parts.upperBound] + Self.reference()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try String(expected).write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded Templates/README.md; read the diff and run again")
    } else {
      #expect(text == expected)
    }
  }

  /// Every type reachable from the page value, in the order templates meet them.
  static func reference() -> String {
    var text = ""
    var queue: [any TemplateValue.Type] = [
      PageValue.self, RedirectValue.self, RootedCard.self, WordValue.self, SidebarItemValue.self,
    ]
    var seen: Set<String> = []
    while !queue.isEmpty {
      let type = queue.removeFirst()
      guard seen.insert(String(reflecting: type)).inserted else { continue }
      text += "\n### \(name(type))\n\n| name | holds | |\n|---|---|---|\n"
      for field in type.fieldNames {
        guard let kind = type.holds(field) else { continue }
        let holds: String
        switch kind {
        case .text: holds = "text"
        case .html: holds = "HTML"
        case .flag: holds = "flag"
        case .record(let inner):
          holds = "one \(name(inner))"
          queue.append(inner)
        case .list(let inner):
          holds = "many \(name(inner))"
          queue.append(inner)
        }
        text += "| `\(field)` | \(holds) | \(note(type, field)) |\n"
      }
    }
    return text
  }

  private static func name(_ type: any TemplateValue.Type) -> String {
    let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: " ")
    return name.replacingOccurrences(of: "Value", with: "")
  }

  private static func note<Value: TemplateValue>(_ type: Value.Type, _ field: String) -> String {
    type.number(of: field).map { Value.fields.all[$0].note } ?? ""
  }
}

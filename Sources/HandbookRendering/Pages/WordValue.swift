import HandbookModel

/// What a name in the code is, as `word.mustache` shows it.
struct WordValue: TemplateValue {
  var meaning: Words.Meaning
  /// Way from the page to the site's root.
  var root: String
  /// What it does, in the words of the handbook.
  var summary: LinkValue?
  /// The line or the shared code that declares it, and its address.
  var declared: (place: String, address: String)?
  /// The rules and guides that use it.
  var pages: LinkValue?

  static let fields: Fields<Self> = [
    "root": .text("Way to the site's root") { $0.root },
    "declaration": .text("Swift that declares it") { WordValue.formatted($0.meaning.declaration) },
    "isAPI": .flag("A framework declares it") { $0.meaning.api != nil },
    "owner": .text("Type it is a member of") { $0.meaning.api?.owner },
    "module": .text("Framework that declares it") { $0.meaning.api?.module },
    "introduced": .text("First iOS that has it: `16`") { $0.meaning.api?.introduced?.description },
    "deprecated": .text("First iOS that advises against it") { $0.meaning.deprecated?.description },
    "advice": .text("What to use instead") { $0.meaning.advice },
    "invented": .text("What the check invented it as: `view`") { $0.meaning.invented },
    "summary": .record("What it does in the handbook's words; its link leads to the glossary") { $0.summary },
    "declaredIn": .text("Where it is declared, if not in a framework: `line 12`") { $0.declared?.place },
    "declaredAddress": .text("The address of that line") { $0.declared?.address },
    "pages": .record("The rules and guides that use it") { $0.pages },
    "appleURL": .text("Apple's page about it, or about its type") { $0.meaning.appleURL },
  ]

  /// With a line for each parameter where one line would be long.
  static func formatted(_ declaration: String) -> String {
    var text = declaration
    if let clause = text.firstRange(of: " where ") {
      text.replaceSubrange(clause, with: "\n  where ")
    }
    let head = text.prefix { $0 != "\n" }
    guard head.count > 60, let open = head.firstIndex(of: "("),
      declaration.contains("func ") || declaration.hasPrefix("init")
    else { return text }
    var depth = 0
    var lines = [String(head[...open])]
    var current = ""
    var end = open
    for index in head.indices[open...].dropFirst() {
      let character = head[index]
      if depth == 0, character == ")" {
        end = index
        break
      }
      if "([<".contains(character) { depth += 1 }
      // The arrow of a function's type closes nothing.
      if ")]".contains(character) || character == ">" && !current.hasSuffix("-") { depth -= 1 }
      current.append(character)
      if depth == 0, character == "," {
        lines.append("  " + current.trimmedSpaces)
        current = ""
      }
    }
    guard end > open else { return text }
    lines.append("  " + current.trimmedSpaces)
    return lines.joined(separator: "\n") + "\n" + text[end...]
  }
}

extension Words.Meaning {
  /// Apple's page about it. Overloads have addresses that nothing here tells: for them it is the page of their type.
  var appleURL: String? {
    guard let api, !api.name.hasPrefix("CG"), api.owner?.hasPrefix("CG") != true else { return nil }
    var path = [documentedIn ?? api.module]
    if let owner = api.owner { path += owner.split(separator: ".").map(String.init) }
    if !isOverloaded, api.name != api.module { path.append(api.name) }
    guard path.count > 1 || api.name == api.module else { return nil }
    return "https://developer.apple.com/documentation/\(path.joined(separator: "/").lowercased())"
  }
}

extension String {
  fileprivate var trimmedSpaces: String { String(drop { $0 == " " }) }
}

import ArgumentParser
import Foundation
import HandbookModel

struct New: ParsableCommand {
  enum Kind: String, ExpressibleByArgument, CaseIterable { case rule, guide }

  static let configuration = CommandConfiguration(abstract: "Starts a rule or guide from a template.")

  @Argument(help: "rule or guide.") var kind: Kind
  @Argument(help: "The document's title.") var title: String
  @Option(help: "Section the rule belongs to.") var section: String?
  @Option(help: "One of \(Impact.allCases.map(\.rawValue).joined(separator: ", ")).") var impact = "MEDIUM"
  @Option(help: "Folder with the project.") var project = "."

  func validate() throws {
    guard Impact(rawValue: impact.uppercased()) != nil else {
      let near = NearMiss.nearest(to: impact.uppercased(), in: Impact.allCases.map(\.rawValue))
      throw ValidationError("unknown impact '\(impact)'" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
    if kind == .rule, section == nil { throw ValidationError("a rule needs --section") }
    if let section, section.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
      throw ValidationError("a section's id has letters, digits and hyphens only")
    }
    if slug.isEmpty { throw ValidationError("the title has no letter to make a file name from") }
  }

  private var slug: String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-")
  }

  func run() throws {
    let content = project == "." ? "Content" : "\(project)/Content"
    let path = kind == .rule ? "\(content)/rules/\(section!)/\(slug).md" : "\(content)/guides/\(slug).md"
    guard !FileManager.default.fileExists(atPath: path) else {
      printError("error: \(path) is there already")
      throw ExitCode(1)
    }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let text =
      kind == .rule ? ruleTemplate(title: title, impact: impact.uppercased()) : guideTemplate(title: title)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
  }
}

/// YAML needs the quotes where a title has a colon or begins with a mark.
private func quoted(_ title: String) -> String {
  "\"" + title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

private func ruleTemplate(title: String, impact: String) -> String {
  """
  ---
  title: \(quoted(title))
  impact: \(impact)
  impactDescription: what goes wrong without it, in a few words
  tags: navigation
  ---

  Why this matters, in two or three sentences.

  **Incorrect (what is wrong):**

  ```swift
  struct ItemList: View {
    let items: [Item]

    var body: some View {
      NavigationStack {
        List(items) { item in
          NavigationLink(item.title) { ItemDetail(item: item) }
        }
      }
    }
  }
  ```

  **Correct (what is right):**

  ```swift
  struct ItemList: View {
    let items: [Item]

    var body: some View {
      NavigationStack {
        List(items) { item in
          NavigationLink(item.title, value: item)
        }
        .navigationDestination(for: Item.self) { item in
          ItemDetail(item: item)
        }
      }
    }
  }
  ```

  """
}

private func guideTemplate(title: String) -> String {
  """
  ---
  title: \(quoted(title))
  description: One sentence for lists.
  tags: navigation
  ---

  ## First step

  Text and code.

  ```swift
  NavigationStack {
    Text("Hello")
  }
  ```

  """
}

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Starts a handbook in a folder.")

  @Argument(help: "Folder to create; must not hold a project yet.") var folder: String

  func run() throws {
    let content = "\(folder)/Content"
    guard !FileManager.default.fileExists(atPath: content) else {
      printError("error: \(content) is there already")
      throw ExitCode(1)
    }
    let files = [
      "\(content)/handbook.yml": """
      title: Our handbook
      description: How we build navigation.
      sections:
        - id: navigation
          title: Navigation

      """,
      "\(content)/rules/navigation/link-by-value.md": ruleTemplate(title: "Link by value", impact: "HIGH"),
      "\(folder)/.gitignore": "_site/\n",
    ]
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      if !FileManager.default.fileExists(atPath: path) {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        print(path)
      }
    }
  }
}

import ArgumentParser
import Foundation
import HandbookFiles
import HandbookModel
import HandbookPipeline

struct New: ParsableCommand {
  enum Kind: String, ExpressibleByArgument, CaseIterable { case rule, guide }

  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Starts a rule or guide from a template.",
    discussion: """
      The template's code is about the section's subject. A section that the handbook does not list is \
      refused, unless --section-title names it: then it is added to the list.
      """)

  @Argument(help: "rule or guide.") var kind: Kind
  @Argument(help: "The document's title.") var title: String
  @Option(help: "Section the rule belongs to.") var section: String?
  @Option(help: "Name of a section that is new.") var sectionTitle: String?
  @Option(help: "One of \(Impact.allCases.map(\.rawValue).joined(separator: ", ")).") var impact = "MEDIUM"
  @Option(help: "Folder with the project.") var project = "."

  func validate() throws {
    guard Impact(rawValue: impact.uppercased()) != nil else {
      let near = NearMiss.nearest(to: impact.uppercased(), in: Impact.allCases.map(\.rawValue))
      throw ValidationError("unknown impact '\(impact)'" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
    if kind == .guide, section != nil {
      throw ValidationError("a guide is in no section; leave out --section")
    }
    if kind == .rule, section == nil { throw ValidationError("a rule needs --section") }
    if let section, section.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
      throw ValidationError("a section's id has letters, digits and hyphens only")
    }
    if !title.contains(where: { $0.isLetter || $0.isNumber }) {
      throw ValidationError("the title has no letter to make a file name from")
    }
  }

  /// The document's file name. Of a long title, it has the words that fit: file names end at 255 bytes, and
  /// 80 leave room.
  private var slug: String {
    let whole = title.urlSlug
    var words = whole.split(separator: "-")
    while words.count > 1, words.joined(separator: "-").utf8.count > 80 { words.removeLast() }
    var slug = words.joined(separator: "-")
    while slug.utf8.count > 160 { slug.removeLast() }
    return slug
  }

  func run() throws {
    let place = Project(root: project)
    let starter = try shipped("Starter")
    let tree = (try? place.load(builtinTemplates: nil)) ?? emptyProject(place.content)
    let isFlat = isFlat(tree)
    let content = place.content
    let path =
      switch kind {
      case .guide where isFlat: join(content, "\(slug).md")
      case .guide: "\(content)/guides/\(slug).md"
      case .rule where isFlat: join(content, "\(section!)-\(slug).md")
      case .rule: "\(content)/rules/\(section!)/\(slug).md"
      }
    guard !FileManager.default.fileExists(atPath: path) else {
      printError("error: \(path) is there already")
      throw ExitCode(1)
    }
    if let other = readBook(tree).value.documents.first(where: { $0.id == slug }) {
      printError("error: \(join(content, other.path)) has the id \(slug) already; choose another title")
      throw ExitCode(1)
    }
    let subject = kind == .rule ? try listSection(in: tree, content: place.content) : ""
    let name = kind == .guide ? "guide" : template(for: "\(subject) \(title)")
    let text = try String(contentsOfFile: "\(starter)/new/\(name).md", encoding: .utf8)
      .replacing("TITLE", with: yamlText(title), maxReplacements: 1)
      .replacing("IMPACT", with: impact.uppercased(), maxReplacements: 1)
      .replacing("TAGS", with: kind == .rule ? section! : "navigation", maxReplacements: 1)
    try create(path, Array(text.utf8))
  }

  /// A project that has no documents yet.
  private func emptyProject(_ content: String) -> SourceTree {
    let configuration = FileManager.default.contents(atPath: join(content, "handbook.yml"))
    return SourceTree(
      contentName: content,
      configuration: configuration.map { SourceFile(path: "handbook.yml", bytes: Array($0)) })
  }

  /// If the section is new and has a title, adds it to the handbook's list.
  ///
  /// - Returns: Words about the section's subject: its id and title.
  private func listSection(in tree: SourceTree, content: String) throws -> String {
    let section = section!
    let listed = listedSections(tree)
    if let known = listed.first(where: { $0.id == section }) { return "\(section) \(known.title)" }
    // If no section is listed, any may be used.
    guard !listed.isEmpty || sectionTitle != nil else { return section }
    guard let sectionTitle else {
      let ids = listed.map(\.id)
      let near = NearMiss.nearest(to: section, in: ids)
      throw ValidationError(
        "section '\(section)' is not listed" + NearMiss.question(near)
          + "\nListed sections are \(ids.joined(separator: ", ")). To add one: --section-title \"…\"")
    }
    let old = sectionsFile(of: tree)
    let new = SourceFile(
      path: old.path,
      bytes: Array(adding(section, title: sectionTitle, to: String(decoding: old.bytes, as: UTF8.self)).utf8))
    guard Set(listedSections(tree.replacing(new)).map(\.id)) == Set(listed.map(\.id) + [section]) else {
      throw ValidationError("section '\(section)' cannot be added to \(old.path); add it there by hand")
    }
    let path = join(content, new.path)
    try create(path, new.bytes)
    return "\(section) \(sectionTitle)"
  }

  /// The file that lists sections: `handbook.yml`, unless only a `_sections.md` does.
  private func sectionsFile(of tree: SourceTree) -> SourceFile {
    var configured = tree
    configured.documents = []
    let isInSections = listedSections(configured).isEmpty
    return tree.documents.first { $0.path == "_sections.md" && isInSections } ?? tree.configuration
      ?? SourceFile(path: "handbook.yml", bytes: [])
  }

  private func adding(_ id: String, title: String, to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    if lines.contains(where: { $0.hasPrefix("## ") }) {
      let number = lines.count { $0.hasPrefix("## ") } + 1
      return (lines + ["", "## \(number). \(title) (\(id))", ""]).joined(separator: "\n")
    }
    let item = ["- id: \(id)", "  title: \(yamlText(title))"]
    guard let head = lines.firstIndex(where: { $0.hasPrefix("sections:") }) else {
      return (lines + ["sections:"] + item.map { "  \($0)" } + [""]).joined(separator: "\n")
    }
    // The list goes on as long as lines are indented or begin with `-` or `#`.
    let rest = lines[(head + 1)...]
    let end = rest.firstIndex { !$0.isEmpty && !" -#".contains($0.first!) } ?? lines.endIndex
    let last = lines[head..<end].lastIndex { !$0.isEmpty && $0.first != "#" } ?? head
    let indent = rest.first { $0.drop { $0 == " " }.first == "-" }?.prefix { $0 == " " } ?? "  "
    lines.insert(contentsOf: item.map { indent + $0 }, at: last + 1)
    return (lines + [""]).joined(separator: "\n")
  }
}

/// The name of the template whose code is about the subject; `stack` if none fits.
private func template(for subject: String) -> String {
  let words = subject.lowercased()
  let subjects: [(String, [String])] = [
    ("sheet", ["sheet", "modal", "present", "popover", "cover", "alert", "dialog"]),
    ("tab", ["tab"]),
    ("link", ["deep", "url", "universal", "notification"]),
    ("split", ["split", "column", "sidebar"]),
    ("state", ["state", "restor", "storage", "persist"]),
  ]
  return subjects.first { $0.1.contains { words.contains($0) } }?.0 ?? "stack"
}

/// Whether rules are in one folder, with their section in the file name, instead of in a folder for each
/// section.
private func isFlat(_ tree: SourceTree) -> Bool {
  tree.documents.contains { $0.path == "_sections.md" }
    || readBook(tree).value.documents.contains { $0.kind == .rule && !$0.path.contains("/") }
}

/// The text as YAML, in quotes if it has a colon, begins with a mark, or is otherwise not plain.
func yamlText(_ text: String) -> String {
  let isPlain =
    text.first?.isLetter == true && text.last != " "
    && text.allSatisfy { $0.isLetter || $0.isNumber || " -(),.'".contains($0) }
    && !["true", "false", "yes", "no", "on", "off", "null"].contains(text.lowercased())
  guard !isPlain else { return text }
  return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// Writes a file, creates its folders, and prints its path.
///
/// - Throws: `FileError`.
func create(_ path: String, _ bytes: [UInt8]) throws {
  try createFile(path, bytes)
  try printResult(path)
}

func join(_ folder: String, _ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

/// The path of a folder that comes with the program.
///
/// - Throws: `ExitCode(69)` if it is not installed.
func shipped(_ name: String) throws -> String {
  guard let folder = shippedFolder(name, executable: executablePath()) else {
    printError("error: the program's folder \(name) is not there; install the program whole (`make install`)")
    throw ExitCode(69)
  }
  return folder
}

extension SourceTree {
  /// The tree with its configuration or one of its documents replaced.
  fileprivate func replacing(_ file: SourceFile) -> SourceTree {
    var tree = self
    if let index = tree.documents.firstIndex(where: { $0.path == file.path }) {
      tree.documents[index] = file
    } else {
      tree.configuration = file
    }
    return tree
  }
}

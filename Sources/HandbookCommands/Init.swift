import ArgumentParser
import Foundation
import HandbookFiles
import HandbookModel
import HandbookPipeline

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Starts a handbook in a folder.",
    discussion: """
      The project checks and publishes itself on GitHub and GitLab. Files that are there already are kept.
      """)

  @Argument(help: "Folder to create; must not hold a project yet.") var folder: String
  @Option(
    help: """
      Folder of documents that become the content, with rules in rules/<section>/, in a folder a section, or \
      side by side with the section first in the file's name. They are copied, unless this is the project's \
      folder itself.
      """) var from: String?
  @Option(help: "The handbook's title (default: made of the folder's name).") var title: String?
  @Option(help: "The GitHub action that the workflow uses, as owner/repository@version.") var action: String?

  @Option(help: "Number of machines of GitHub that share the work of a check, for a large handbook.")
  var shards: Int?

  func validate() throws {
    if let shards, !(2...256).contains(shards) {
      throw ValidationError("--shards takes a number from 2 to 256")
    }
    if let action, action.wholeMatch(of: /[\w.-]+\/[\w.-]+@[\w.\/-]+/) == nil {
      throw ValidationError("'\(action)' is not an action such as owner/handbook@v1")
    }
  }

  func run() throws {
    let content = join(folder, "Content")
    for path in [content, join(folder, "handbook.yml")] where FileManager.default.fileExists(atPath: path) {
      printError(
        "error: \(path) is there already: add documents to that project with `handbook new`, "
          + "or name another folder")
      throw ExitCode(1)
    }
    try requireFolder(folder, for: folder)
    let starter = try shipped("Starter")
    var files: [String: [UInt8]] = [:]
    if let from {
      files = adopted(try load(content: from))
    }
    for (path, bytes) in try starterFiles(in: "\(starter)/project") {
      if from == nil || !path.hasPrefix("Content/") { files[path] = bytes }
    }
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let path = join(folder, path)
      if FileManager.default.fileExists(atPath: path) { continue }
      try create(path, bytes)
    }
    let here = folder == "." ? "" : "cd \(shellWord(folder)) && "
    try printResult("Next: \(here)handbook serve")
  }

  /// The files of a new project, by path, with its title and the place of the action filled in.
  private func starterFiles(in starter: String) throws -> [String: [UInt8]] {
    let known = try? String(contentsOfFile: "\(starter)/../../action", encoding: .utf8)
    let action = action ?? known?.trimmingWhitespace() ?? "OWNER/handbook@main"
    if action.hasPrefix("OWNER/") {
      printError(
        "note: the workflows name OWNER as the owner of the program's repository: fill it in, or say --action"
      )
    }
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: starter) {
      // With `--shards`, files for several machines replace those of the same name.
      let places = (shards == nil ? [] : ["\(starter)/../shards/\(path)"]) + ["\(starter)/\(path)"]
      guard let data = places.lazy.compactMap(FileManager.default.contents).first else { continue }
      let text = String(decoding: data, as: UTF8.self)
        .replacing("title: Our handbook", with: "title: \(yamlText(bookTitle))")
        .replacing("# Our handbook", with: "# \(bookTitle)")
        .replacing("OWNER/handbook@main", with: action)
        .replacing("OWNER/handbook", with: action.prefix { $0 != "@" })
        .replacing("0.1.0", with: Handbook.configuration.version)
        .replacing("[1, 2, 3, 4]", with: "[\((1...(shards ?? 4)).map(String.init).joined(separator: ", "))]")
        .replacing("shards: 4", with: "shards: \(shards ?? 4)")
      files[path] = Array(text.utf8)
    }
    return files
  }

  /// A text quoted so that a shell takes it for one word.
  private func shellWord(_ text: String) -> String {
    if text.wholeMatch(of: /[\w.\/,+:@%-]+/) != nil { return text }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private var bookTitle: String {
    if let title { return title }
    let name = URL(fileURLWithPath: from ?? folder).standardizedFileURL.lastPathComponent
    let words = name.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    return words.isEmpty ? "Our handbook" : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The documents at their new paths, and a configuration for them.
  private func adopted(_ tree: SourceTree) -> [String: [UInt8]] {
    let isInPlace =
      URL(fileURLWithPath: folder).standardizedFileURL == URL(fileURLWithPath: from!).standardizedFileURL
    var tree = tree
    let book = readBook(tree).value
    // If each section has a folder, these folders go into `rules`, as the convention demands.
    let isByFolder =
      !isInPlace && !book.documents.isEmpty
      && book.documents.allSatisfy {
        $0.frontMatter.impact != nil && $0.path.contains("/") && !$0.path.contains("rules/")
      }
    if isByFolder {
      for index in tree.documents.indices {
        tree.documents[index].path = "rules/" + tree.documents[index].path
      }
    }
    let content = isInPlace ? "" : "Content/"
    var files: [String: [UInt8]] = [:]
    if let configuration = tree.configuration {
      files[content + configuration.path] = configuration.bytes
    } else {
      let schema = isInPlace ? "schemas/handbook.schema.json" : "../schemas/handbook.schema.json"
      var text = """
        # yaml-language-server: $schema=\(schema)
        title: \(yamlText(bookTitle))
        description: Rules whose code is compiled before it is published.

        """
      // If `_sections.md` lists the sections, the configuration need not.
      let sections = listedSections(tree).isEmpty ? readBook(tree).value.configuration.sections : []
      if !sections.isEmpty { text += "sections:\n" }
      for section in sections {
        text += "  - id: \(yamlText(section.id))\n    title: \(yamlText(section.title))\n"
      }
      files[content + "handbook.yml"] = Array(text.utf8)
    }
    guard !isInPlace else { return files }
    let resources = tree.resources.map {
      SourceFile(path: (isByFolder ? "rules/" : "") + $0.path, bytes: $0.bytes)
    }
    let others = [tree.synonyms, tree.questions].compactMap { $0 }
    for file in tree.documents + tree.support + resources + others { files[content + file.path] = file.bytes }
    return files
  }
}

import ArgumentParser
import Foundation

struct Schema: ParsableCommand {
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case handbook
    case frontMatter = "front-matter"
    case synonyms
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints a JSON Schema for editors.",
    discussion: """
      handbook describes handbook.yml; front-matter describes the head of documents; synonyms describes \
      synonyms.yml. Editors with a YAML language server read a schema that the file's first line names: \
      # yaml-language-server: $schema=../schemas/handbook.schema.json
      """)

  @Argument(help: "handbook, front-matter or synonyms.") var kind: Kind

  func run() throws {
    let path = "\(try shipped("Starter"))/project/schemas/\(kind.rawValue).schema.json"
    try printResult(try String(contentsOfFile: path, encoding: .utf8), terminator: "")
  }
}

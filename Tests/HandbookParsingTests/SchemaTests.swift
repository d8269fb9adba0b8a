import Foundation
import HandbookModel
import Testing

@testable import HandbookParsing

/// Editors complete from the schemas what the program reads, all of it and nothing else.
@Suite struct SchemaTests {
  private struct Schema: Decodable {
    struct Items: Decodable {
      var oneOf: [Schema]?
      var `enum`: [String]?
    }
    struct Property: Decodable {
      var items: Items?
      var anyOf: [Property]?
    }
    var properties: [String: Property]?
  }

  private func schema(_ name: String) throws -> Schema {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = package.appending(path: "Starter/project/schemas/\(name).schema.json")
    return try JSONDecoder().decode(Schema.self, from: Data(contentsOf: file))
  }

  @Test func frontMatterHasTheKeysOfItsSchema() throws {
    #expect(try schema("front-matter").properties?.keys.sorted() == frontMatterKeys.sorted())
  }

  @Test func configurationHasTheKeysOfItsSchema() throws {
    let properties = try schema("handbook").properties
    #expect(properties?.keys.sorted() == configurationKeys.sorted())
    let sections = properties?["sections"]?.items?.oneOf?.compactMap(\.properties)
    #expect(sections?.map { $0.keys.sorted() } == [sectionKeys.sorted()])
  }

  @Test func editorialHasTheChecksOfItsSchema() throws {
    let forms = try schema("handbook").properties?["editorial"]?.anyOf
    let names = forms?.compactMap { $0.items?.enum }
    #expect(names == [["all"] + EditorialCheck.allCases.map(\.rawValue)])
  }
}

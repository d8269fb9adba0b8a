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
      var pattern: String?
      var minimum: Double?
      var exclusiveMaximum: Double?
      /// What it must not be.
      var not: Gap?
    }
    struct Gap: Decodable {
      var minimum: Double
      var exclusiveMaximum: Double
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

  @Test(arguments: [("handbook", "since"), ("front-matter", "since"), ("front-matter", "until")])
  func versionsAreThoseThatThereAre(_ name: String, _ key: String) throws {
    let property = try #require(try schema(name).properties?[key])
    let pattern = try Regex(#require(property.pattern))
    let (minimum, maximum) = try (#require(property.minimum), #require(property.exclusiveMaximum))
    let gap = try #require(property.not)
    for version in 0...100 {
      let isReleased = OSVersion("\(version)")?.isReleased ?? false
      #expect("iOS \(version).1".contains(pattern) == isReleased, "iOS \(version).1")
      let number = Double(version) + 0.1
      let isNumber =
        number >= minimum && number < maximum
        && !(number >= gap.minimum && number < gap.exclusiveMaximum)
      #expect(isNumber == isReleased, "\(number)")
    }
  }
}

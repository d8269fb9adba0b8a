package import HandbookModel

/// Reports a `description` or `impactDescription` that is too long for lists and search results, or too short
/// to say anything.
package struct DescriptionLength: Check {
  package let id = EditorialCheck.descriptionLength.rawValue

  /// Limits in characters. Search engines cut a description at about 160; a card has two lines for an impact.
  private static let limits = [("description", 20...160), ("impactDescription", 10...72)]

  package func run(_ book: Book) -> [Diagnostic] {
    book.documents.flatMap { page in
      let matter = page.frontMatter
      let texts = ["description": matter.description, "impactDescription": matter.impactDescription]
      return Self.limits.compactMap { key, limit -> Diagnostic? in
        guard let text = texts[key] ?? nil, !limit.contains(text.count) else { return nil }
        let isLong = text.count > limit.upperBound
        return Diagnostic(
          .warning, id, "'\(key)' is \(text.count) characters long",
          at: page.keys[key] ?? matter.title.range,
          help: isLong
            ? "Lists have room for \(limit.upperBound)" : "Say in at least \(limit.lowerBound) what it brings"
        )
      }
    }
  }
}

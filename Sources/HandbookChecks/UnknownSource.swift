package import HandbookModel

/// Reports a scenario fence that names a source which is not among those of its document.
package struct UnknownSource: PageCheck {
  package let id = "UnknownSource"

  package func run(_ page: Page) -> [Diagnostic] {
    page.snippets.flatMap(\.scenarios).flatMap { $0.evidence.documented + $0.evidence.reported }
      .filter { page.frontMatter.source($0.value) == nil }
      .map { diagnostic($0, page.frontMatter.sources) }
  }

  private func diagnostic(
    _ reference: FrontMatter.Placed<String>, _ sources: [FrontMatter.Source]
  ) -> Diagnostic {
    let near = NearMiss.nearest(to: reference.value, in: sources.compactMap(\.url))
    let has =
      switch sources.count {
      case 0: "The front matter has no 'sources'"
      case 1: "The front matter has one source: write 1, or its address"
      default: "The front matter has \(sources.count) sources: write a number from 1, or an address of theirs"
      }
    return Diagnostic(
      .error, id,
      "document has no source '\(reference.value)'" + NearMiss.question(near),
      at: reference.range, help: has)
  }
}

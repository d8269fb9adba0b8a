import HandbookModel

/// The terms of the handbook.
struct GlossaryValue: TemplateValue {
  var terms: [TermValue]

  static let fields: Fields<Self> = [
    "terms": .list("Terms by title") { $0.terms }
  ]
}

/// A term with its definition.
struct TermValue: TemplateValue {
  var title: String
  var anchor: String
  var aliases: [String]
  var blocks: Later<[BlockValue]>
  var sources: [FrontMatter.Source]

  static let fields: Fields<Self> = [
    "title": .text("The term") { $0.title },
    "anchor": .text("Anchor on the page") { $0.anchor },
    "aliases": .text("Further names: `push, pushed`") { $0.aliases.joined(separator: ", ") },
    "blocks": .list("The definition", later: { $0.blocks }),
    "sources": .list("Where it is from") { $0.sources.map(SourceValue.init) },
    "hasSources": .flag("There are sources") { !$0.sources.isEmpty },
  ]
}

extension ArticleBuilder {
  /// - Parameter isBook: On the page with everything: anchors get a prefix, links become anchors.
  func glossary(isBook: Bool = false) -> GlossaryValue? {
    guard !book.terms.isEmpty else { return nil }
    return GlossaryValue(
      terms: book.terms.map { term in
        let anchor = isBook ? plan.bookAnchor(of: term) : term.slug
        let links = LinkResolver(plan: plan, page: term, root: "", isBook: isBook)
        return TermValue(
          title: term.frontMatter.title.value, anchor: anchor, aliases: term.frontMatter.aliases.map(\.value),
          blocks: body(term, links, anchorPrefix: anchor + "-").later,
          sources: term.frontMatter.sources)
      })
  }
}

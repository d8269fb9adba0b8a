/// All documents in reading order, with everything that needs to know more than one page.
package struct Book: Sendable {
  /// Configuration with the sections completed (those found but not configured follow by id).
  package var configuration: Configuration
  /// Guides first, then rules by section order, impact, title.
  package var pages: [Page]
  /// The glossary, by title.
  package var terms: [Page]
  /// Other words of readers for what the book says.
  package var synonyms: [Synonym]
  /// What readers asked: search learns from it.
  package var questions: [ReaderQuestion]
  /// Support declarations shared by all snippets.
  package var support: [SourceFile]
  /// Files published as they are; link targets too.
  package var resources: [SourceFile]
  /// Folders whose whole content is known: a link to what is not below them cannot be judged.
  package var roots: [String]
  /// Paths of files that exist and are not published.
  package var unread: [String]
  /// How diagnostics name the content folder.
  package var contentName: String

  package init(
    configuration: Configuration, pages: [Page], terms: [Page] = [], synonyms: [Synonym] = [],
    questions: [ReaderQuestion] = [], support: [SourceFile] = [], resources: [SourceFile] = [],
    roots: [String] = [""], unread: [String] = [],
    contentName: String = "Content"
  ) {
    self.configuration = configuration
    self.pages = pages
    self.terms = terms
    self.synonyms = synonyms
    self.questions = questions
    self.support = support
    self.resources = resources
    self.roots = roots
    self.unread = unread
    self.contentName = contentName
  }

  /// Everything that was read from a file of its own: what checks look at.
  package var documents: [Page] { pages + terms }
}

/// What readers may say for something, and what the book says: an entry of `synonyms.yml`.
package struct Synonym: Hashable, Sendable {
  package var phrase: FrontMatter.Placed<String>
  /// One or more, each a word or a few.
  package var meanings: [FrontMatter.Placed<String>]

  package init(phrase: FrontMatter.Placed<String>, meanings: [FrontMatter.Placed<String>]) {
    self.phrase = phrase
    self.meanings = meanings
  }
}

extension Page {
  /// The names that others may call it by: its own, and those it had.
  package var ids: [String] { [id] + frontMatter.aliases.map(\.value) }
}

/// What somebody asked, and the pages that answer it: a line of `questions.tsv`.
package struct ReaderQuestion: Hashable, Sendable {
  package var text: String
  /// Ids; none where the book does not answer.
  package var pages: [FrontMatter.Placed<String>]

  package init(text: String, pages: [FrontMatter.Placed<String>]) {
    self.text = text
    self.pages = pages
  }
}

/// All documents in reading order, and what belongs to the book as a whole.
package struct Book: Sendable {
  /// The configuration. Sections that were found but not configured follow the others, ordered by id.
  package var configuration: Configuration
  /// Guides, then rules, each ordered by section, impact and title.
  package var pages: [Page]
  /// The words of the glossary, ordered by title.
  package var terms: [Page]
  /// What readers call things that the book calls otherwise.
  package var synonyms: [Synonym]
  /// Questions of readers, from which search learns.
  package var questions: [ReaderQuestion]
  /// The files of `Content/Support`, whose declarations all snippets share.
  package var support: [SourceFile]
  /// Files that are published as they are. Links may lead to them.
  package var resources: [SourceFile]
  /// Folders whose contents are fully known. A link that leads out of them cannot be judged.
  package var roots: [String]
  /// The paths of files that exist but are not published.
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

  /// All documents, including the words of the glossary.
  package var documents: [Page] { pages + terms }
}

/// A phrase that readers use, and what the book says instead: an entry of `synonyms.yml`.
package struct Synonym: Hashable, Sendable {
  package var phrase: FrontMatter.Placed<String>
  /// One or more phrases of the book.
  package var meanings: [FrontMatter.Placed<String>]

  package init(phrase: FrontMatter.Placed<String>, meanings: [FrontMatter.Placed<String>]) {
    self.phrase = phrase
    self.meanings = meanings
  }
}

extension Page {
  /// Its id and its former ids.
  package var ids: [String] { [id] + frontMatter.aliases.map(\.value) }
}

/// A question that somebody asked, and the pages that answer it: a line of `questions.tsv`.
package struct ReaderQuestion: Hashable, Sendable {
  package var text: String
  /// The ids of the pages; empty if no page answers the question.
  package var pages: [FrontMatter.Placed<String>]

  package init(text: String, pages: [FrontMatter.Placed<String>]) {
    self.text = text
    self.pages = pages
  }
}

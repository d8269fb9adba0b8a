package import HandbookFiles
import HandbookLearning
import HandbookModel
import HandbookParsing
import HandbookRendering
import Synchronization

/// What a build in this process passes on to the next one of the same project, such as parsed documents and
/// compiled templates. Only what the last build used is kept.
package final class BuildMemory: Sendable {
  private let state = Mutex(State())
  let results = CostlyResults()
  /// The contents of files that were read from disk.
  package let files = FileMemory()

  private struct State {
    var contentName = ""
    var convention = PageConvention()
    var pages: Pages = [:]
    var templates: [SourceFile] = []
    var assets: [SourceFile] = []
    var renderer: SiteRenderer?
    var findings: Findings = [:]
  }

  /// The path of a document → the document, and the findings of each check that looks at one document alone
  /// (`PageCheck`).
  typealias Findings = [String: (page: Page, found: [[Diagnostic]])]

  typealias Pages = [String: (file: SourceFile, parsed: Parsed<Page?>)]

  package init() {}

  /// The documents that the last build parsed: path → the file as it was, and the result of parsing it. Empty
  /// if the folder or its convention has changed, as documents are then parsed differently.
  func pages(of contentName: String, _ convention: PageConvention) -> Pages {
    state.withLock { state in
      if state.contentName != contentName || state.convention != convention { state.pages = [:] }
      state.contentName = contentName
      state.convention = convention
      return state.pages
    }
  }

  func keep(_ pages: Pages) { state.withLock { $0.pages = pages } }

  func findings() -> Findings { state.withLock { $0.findings } }

  func keep(_ findings: [[[Diagnostic]]], of pages: [Page]) {
    let findings = Dictionary(
      zip(pages, findings).map { ($0.path, (page: $0, found: $1)) }, uniquingKeysWith: { $1 })
    state.withLock { $0.findings = findings }
  }

  /// The renderer for these templates and assets: the last build's if they are the same, otherwise the one
  /// that `make` returns.
  func renderer(of tree: SourceTree, make: () -> SiteRenderer) -> SiteRenderer {
    let known = state.withLock {
      $0.templates == tree.templates && $0.assets == tree.assets ? $0.renderer : nil
    }
    if let known { return known }
    let renderer = make()
    state.withLock { state in
      state.templates = tree.templates
      state.assets = tree.assets
      state.renderer = renderer
    }
    return renderer
  }
}

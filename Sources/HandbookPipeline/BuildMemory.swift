package import HandbookFiles
import HandbookLearning
import HandbookModel
import HandbookParsing
import HandbookRendering
import Synchronization

/// What builds of one project pass on to those after them, in one process: documents as they were parsed, templates as
/// they were compiled. Only what the last build used is kept.
package final class BuildMemory: Sendable {
  private let state = Mutex(State())
  let results = CostlyResults()
  /// What was read from disk.
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

  /// Path → document, and what the checks that look at one alone found in it.
  typealias Findings = [String: (page: Page, found: [[Diagnostic]])]

  typealias Pages = [String: (file: SourceFile, parsed: Parsed<Page?>)]

  package init() {}

  /// Path → the document as it was, and what it was parsed to; empty where documents are read in another way now.
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

  /// The renderer of these templates and assets.
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

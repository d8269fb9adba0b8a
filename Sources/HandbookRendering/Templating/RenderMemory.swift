import HandbookModel
import Synchronization

/// Pages of an earlier build of the same site: those whose values are as they were are not rendered again.
package final class RenderMemory: Sendable {
  private let state = Mutex(State())

  private struct State {
    var files: [SourceFile] = []
    var library: TemplateLibrary?
    var pages: [String: (value: PageValue, bytes: [UInt8])] = [:]
  }

  package init() {}

  /// The library made of these templates before; with others, everything rendered is forgotten.
  func library(of files: [SourceFile], make: () -> TemplateLibrary) -> TemplateLibrary {
    if let known = state.withLock({ $0.files == files ? $0.library : nil }) { return known }
    let library = make()
    state.withLock { $0 = State(files: files, library: library) }
    return library
  }

  /// The bytes of a page, rendered only if its value is another than last time.
  func bytes(of value: PageValue, render: (PageValue) -> [UInt8]) -> [UInt8] {
    let known = state.withLock { $0.pages[value.path] }
    if let known, known.value == value { return known.bytes }
    let bytes = render(value)
    state.withLock { $0.pages[value.path] = (value, bytes) }
    return bytes
  }
}

import Dispatch
package import HandbookModel
import Synchronization

// What a build need not make again
// ================================
//
// A site is made in stages, each a plain function: documents are parsed, put in order, and become values that templates
// show as pages. Nearly all of a second build would be what the first one made, so each result is kept with a *key*, and
// made again only where the key is another.
//
// **A key stands for all that a result depends on.** `Digest` is one, 128 bits that are the same in every process. The
// key of a document is that of its bytes, its path and the section it is in. The key of a page is that of all templates
// and of the value they show: `TemplateValue.add(to:)` goes through the same table of fields that templates read, so
// what a template can see is in the key, and nothing can be forgotten there. The body of an article would cost more to
// make than to read; it is a value made `Later`, whose key is that of the document, of what was found out about its
// snippets, of the addresses that its links lead to, and of what it may borrow from the glossary and the shared code.
// Files about the whole book, such as `rules.json`, have the key of the whole book: `ArticleBuilder.digest`. Where
// anything that has no key goes into a result, the result has none either, and is always made.
//
// **A part of the site is its name, its key, and a function that makes its files** (`SitePart`). Planning a site makes
// no part, and no key that nobody asks for. Whoever wants the files decides which to make:
//
// - `handbook build` writes to a folder. The folder itself is the store: `SiteRecord`, a file in the folder for caches,
//   says which key each part had when it was written, and which file stands there since. A part with the same key whose
//   files are the ones that were written is not made, and its files get their place in the new site as they are.
// - `handbook serve` keeps what was asked for in memory (`ServedSite`). A part is made when a browser asks for it, unless
//   the site before had one with the same key.
//
// Two files depend on the bytes of all others: the stylesheet has a rule for each number of rows in use, and the list for
// offline reading has a version. They are made last, of a `FileNote` of each file, which is kept where its bytes are not.
//
// What parsing gave is kept by the bytes it was given: by `BuildMemory` within one process, by `KeptPages` from one
// process to the next, as long as the book is small enough for that to pay. `BuildMemory` keeps compiled templates, too.
//
// **The law: a build that kept what it could writes the bytes of a build that made everything.** It holds after any
// sequence of edits, with failed builds between; `KeptResultsTests` takes random ones. Nothing that was kept has to be
// there: a lost or foreign record costs time and nothing else.

/// All parts of a site. The files that come last, stylesheet and list for offline reading, depend on what is in all
/// others.
package struct SiteParts: Sendable {
  /// Each name once: pages hide resources, resources hide assets. Checks report resources that a page hides.
  package let all: [SitePart]
  /// The stylesheet without what rows need.
  package let styles: SourceFile?
  private let hasOfflineList: Bool
  /// Stands for all that the site but its stylesheets is made of; nil where that is not known.
  package let edition: Digest?
  /// Stands for its stylesheets.
  package let styleEdition: Digest?

  /// A site that is made already.
  package init(_ files: [OutputFile]) {
    self.init(
      files.map { file in SitePart(name: file.path, key: nil) { [file] } }, styles: nil, hasOfflineList: false
    )
  }

  init(
    _ parts: [SitePart], styles: SourceFile?, hasOfflineList: Bool, edition: Digest? = nil,
    styleEdition: Digest? = nil
  ) {
    self.edition = edition
    self.styleEdition = styleEdition
    var names: Set<String> = []
    all = parts.filter { names.insert($0.name).inserted }
    self.styles = styles
    self.hasOfflineList = hasOfflineList
  }

  /// Hands out the files of the site one by one, in a fixed order, and keeps none: for books whose
  /// site is larger than memory should be.
  ///
  /// - Parameters:
  ///   - known: What is known of a part if its files are still there, and need not be made; called on many threads.
  ///   - emit: Takes the files; each path comes once.
  /// - Returns: What is now known of all parts, and of the last files, which come last.
  package func make<Failure>(
    known: @escaping @Sendable (SitePart) -> PartNote? = { _ in nil },
    emit: (SiteFile) throws(Failure) -> Void
  ) throws(Failure) -> [PartNote] {
    var taken: Set<String> = []
    var notes: [PartNote] = []
    notes.reserveCapacity(all.count)
    let waves = stride(from: 0, to: all.count, by: 128).map { all[$0..<min($0 + 128, all.count)] }
    guard let first = waves.first else { return [] }
    // One wave is given away while the next is made.
    var next = Pending { Self.made(first, known) }
    for number in waves.indices {
      let wave = next.value()
      if number + 1 < waves.count { next = Pending { Self.made(waves[number + 1], known) } }
      for part in wave {
        notes.append(part.note)
        for (index, note) in part.note.files.enumerated() where taken.insert(note.path).inserted {
          try emit(part.files.map { .made($0[index]) } ?? .kept(note.path))
        }
      }
    }
    let files = last(notes.flatMap(\.files)).filter { taken.insert($0.path).inserted }
    for file in files { try emit(.made(file)) }
    return notes + [PartNote(name: "", key: nil, files: files.map(FileNote.init))]
  }

  /// The files that come last.
  ///
  /// - Parameter notes: Of all files before them.
  package func last(_ notes: [FileNote]) -> [OutputFile] {
    var files: [OutputFile] = []
    if let styles {
      let rows = Set(notes.flatMap(\.rows))
      files.append(OutputFile(path: "assets/site.css", bytes: styles.bytes + RowClasses.css(rows)))
    }
    guard hasOfflineList else { return files }
    var offline = OfflineList()
    var taken: Set<String> = []
    for note in notes + files.map(FileNote.init) where taken.insert(note.path).inserted {
      offline.add(note.path, digest: note.digest)
    }
    return files + [offline.file()]
  }

  /// Name of the part that has several files: the search index.
  package static let several = SearchIndex.name

  /// Paths of the files that come last.
  package static let lastPaths = ["assets/site.css", "assets/offline.js"]

  private typealias Made = (note: PartNote, files: [OutputFile]?)

  private static func made(
    _ parts: ArraySlice<SitePart>, _ known: @Sendable (SitePart) -> PartNote?
  ) -> [Made] {
    let results = Mutex([Made?](repeating: nil, count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let part = parts[parts.startIndex + index]
      let made: Made
      if let note = known(part) {
        made = (note, nil)
      } else {
        let files = part.make()
        made = (PartNote(name: part.name, key: part.key, files: files.map(FileNote.init)), files)
      }
      results.withLock { $0[index] = made }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}

extension FileNote {
  package init(_ file: OutputFile) {
    var digest = fnv1a([])
    file.forEachPiece { digest = fnv1a($0, after: digest) }
    self.init(
      path: file.path, digest: digest,
      rows: file.path.hasSuffix(".html") ? RowClasses.used(in: file).sorted() : [])
  }
}

/// A value that is being made on another thread.
private final class Pending<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(_ make: @escaping @Sendable () -> Value) {
    // On a thread of its own: the one that waits counts as one at work, and would leave a core idle.
    DispatchQueue(label: "handbook.parts").async {
      let value = make()
      self.made.withLock { $0 = value }
      self.done.signal()
    }
  }

  /// Waits for it; to be called once.
  func value() -> Value {
    done.wait()
    return made.withLock { $0.take()! }
  }
}

package import HandbookModel

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
// process to the next, as long as the book is small enough for that to pay. `CostlyResults` does the same for code, which
// takes longer to highlight than all else that a page is made of, and for what the questions of readers teach the search.
// `BuildMemory` keeps compiled templates, too.
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

  /// Hands out the files of the site one by one, and keeps none: for books whose site is larger than memory should be.
  ///
  /// - Parameters:
  ///   - known: What is known of a part if its files are still there, and need not be made; called on many threads.
  ///   - emit: Takes the files; each path comes once.
  /// - Returns: What is now known of all parts, and of the last files, which come last.
  package func make<Failure>(
    known: @escaping @Sendable (SitePart) -> PartNote? = { _ in nil },
    emit: (SiteFile) throws(Failure) -> Void
  ) throws(Failure) -> [PartNote] {
    // Parts are given away as they come, whichever is made first. The search index, which takes longest, is begun first,
    // and together with it what its files may hide.
    let search = all.indices.filter { SearchIndex.owns(all[$0].name) }
    let others = all.indices.filter { !SearchIndex.owns(all[$0].name) }
    let work = [search] + others.map { [$0] }
    var taken: Set<String> = []
    var notes = [PartNote?](repeating: nil, count: all.count)
    // What there is to note of them comes when they are read.
    var long: [(index: Int, part: Made)] = []
    try makeInParallel(
      work, make: { $0.map { (index: $0, part: Self.made(all[$0], known)) } },
      take: { (made) throws(Failure) in
        for (index, var part) in made {
          for file in part.files {
            // What stands at the path of a file that another part hides is not that file.
            if taken.insert(file.path).inserted { try emit(file.given) } else { part.key = nil }
          }
          if part.isLong { long.append((index, part)) } else { notes[index] = part.note }
        }
      })
    for (index, part) in long { notes[index] = part.note }
    var noted = notes.compactMap(\.self)
    notes = []
    let files = last(noted.lazy.flatMap(\.files)).filter { taken.insert($0.path).inserted }
    for file in files { try emit(.made(file)) }
    noted.append(PartNote(name: "", key: nil, files: files.map(FileNote.init)))
    return noted
  }

  /// The files that come last.
  ///
  /// - Parameter notes: Of all files before them.
  package func last(_ notes: some Sequence<FileNote>) -> [OutputFile] {
    var files: [OutputFile] = []
    if let styles {
      let rows = Set(notes.flatMap(\.rows))
      files.append(OutputFile(path: "assets/site.css", bytes: styles.bytes + RowClasses.css(rows)))
    }
    guard hasOfflineList else { return files }
    var offline = OfflineList()
    var taken: Set<String> = []
    func add(_ note: FileNote) {
      if taken.insert(note.path).inserted { offline.add(note.path, digest: note.digest) }
    }
    for note in notes { add(note) }
    for file in files { add(FileNote(file)) }
    return files + [offline.file()]
  }

  /// Name of the part that has several files: the search index.
  package static let several = SearchIndex.name

  /// Whether a path may be that of one of its files.
  package static func isOfSeveral(_ path: String) -> Bool { SearchIndex.owns(path) }

  /// Paths of the files that come last.
  package static let lastPaths = ["assets/site.css", "assets/offline.js"]

  /// A part with its files, or with what is known of them.
  private struct Made: Sendable {
    enum File: Sendable {
      case made(OutputFile, FileNote)
      case kept(FileNote)
      /// To be read when it is given away, and not before; what there is to note comes with that.
      case long(OutputFile)

      var path: String {
        switch self {
        case .made(_, let note), .kept(let note): note.path
        case .long(let file): file.path
        }
      }

      var given: SiteFile {
        switch self {
        case .made(let file, _), .long(let file): .made(file)
        case .kept(let note): .kept(note.path)
        }
      }

      var note: FileNote {
        switch self {
        case .made(_, let note), .kept(let note): note
        case .long(let file): FileNote(file)
        }
      }
    }

    var name: String
    var key: Digest?
    var files: [File]

    var note: PartNote { PartNote(name: name, key: key, files: files.map(\.note)) }

    var isLong: Bool { files.contains { if case .long = $0 { true } else { false } } }
  }

  private static func made(_ part: SitePart, _ known: (SitePart) -> PartNote?) -> Made {
    let make = part.begun()
    let files: [Made.File] =
      known(part)?.files.map(Made.File.kept)
      ?? make().map { $0.size == nil ? .long($0) : .made($0, FileNote($0)) }
    return Made(name: part.name, key: part.key, files: files)
  }
}

extension FileNote {
  package init(_ file: OutputFile) {
    self.init(
      path: file.path, digest: file.digest,
      rows: file.path.hasSuffix(".html") ? RowClasses.used(in: file).sorted() : [])
  }
}

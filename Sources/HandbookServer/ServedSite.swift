import HandbookModel
package import HandbookRendering
import Synchronization

/// A site whose parts are made when they are asked for. A part that the previous site has with the same key
/// is taken from it.
package final class ServedSite: Sendable {
  private let parts: SiteParts
  private let byName: [String: SitePart]
  private let made: Mutex<[String: Made]>

  private struct Made {
    var note: PartNote
    /// The files of the part, if a browser has asked for it; of other parts, only the note is kept.
    var files: [OutputFile]?
  }

  /// A site without files.
  package convenience init() { self.init(SiteParts([])) }

  /// - Parameter last: The site that was served before.
  package init(_ parts: SiteParts, after last: ServedSite? = nil) {
    self.parts = parts
    byName = Dictionary(parts.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let old = last?.made.withLock { $0 } ?? [:]
    var kept: [String: Made] = [:]
    for (name, made) in old {
      if let key = byName[name]?.key, made.note.key == key { kept[name] = made }
    }
    made = Mutex(kept)
  }

  /// The file at a path; nil if the site has none.
  package func file(_ path: String) -> [UInt8]? {
    // The search index is the part with several files, and hides what would stand in their places.
    let several = SiteParts.isOfSeveral(path) ? byName[SiteParts.several] : nil
    for part in [several, byName[path]].compactMap(\.self) {
      if let file = files(of: part).first(where: { $0.path == path }) { return file.bytes }
    }
    if SiteParts.lastPaths.contains(path) {
      return parts.last(notes().flatMap(\.files)).first { $0.path == path }?.bytes
    }
    return nil
  }

  /// The paths of all files, sorted. Makes the parts that were not made yet.
  package func paths() -> [String] {
    let last = SiteParts.lastPaths.filter { file($0) != nil }
    return Set(notes().flatMap(\.files).map(\.path) + last).sorted()
  }

  private func files(of part: SitePart) -> [OutputFile] {
    if let files = made.withLock({ $0[part.name]?.files }) { return files }
    let files = part.make()
    let note = PartNote(name: part.name, key: part.key, files: files.map(FileNote.init))
    made.withLock { $0[part.name] = Made(note: note, files: files) }
    return files
  }

  /// The notes of all parts, in order. Makes the parts that were not made yet.
  private func notes() -> [PartNote] {
    let known = made.withLock { $0.mapValues(\.note) }
    let notes = parts.make(known: { known[$0.name] }, emit: { _ in }).dropLast()
    made.withLock { made in
      for note in notes where made[note.name] == nil { made[note.name] = Made(note: note) }
    }
    return Array(notes)
  }

  /// A text that changes when any file except the stylesheets may have changed.
  var edition: String { text(parts.edition) }

  /// A text that changes when a stylesheet may have changed.
  var styleEdition: String { text(parts.styleEdition) }

  /// An edition as text. If it is not known, the text is new each time, so that the browser fetches the files
  /// again.
  private func text(_ edition: Digest?) -> String {
    edition.map { "\($0.low)" } ?? "\(UInt64.random(in: 0 ... .max))"
  }
}

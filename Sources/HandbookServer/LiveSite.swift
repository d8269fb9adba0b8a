import Foundation
package import HandbookModel
import Synchronization

/// The site as it is served: the last good one, and what is wrong with the newest.
package final class LiveSite: Sendable {
  private let state = Mutex(State())

  private struct State {
    var files: [String: [UInt8]] = [:]
    var news = News()
    var listeners: [UUID: AsyncStream<String>.Continuation] = [:]

    func tell() { for listener in listeners.values { listener.yield(news.event) } }
  }

  /// What pages are told. Numbers only say whether two states are the same, within one run of the program.
  struct News: Encodable {
    /// All files but the stylesheets.
    var site = ""
    var style = ""
    /// The report of a build that failed.
    var problems: String?

    /// As one server-sent event.
    var event: String {
      let data = (try? JSONEncoder().encode(self)) ?? Data()
      return "data: \(String(decoding: data, as: UTF8.self))\n\n"
    }
  }

  package init() {}

  /// Serves this site from now on.
  package func show(_ site: Site) {
    var styles = Hasher()
    var others = Hasher()
    for file in site.files where file.path != "assets/offline.js" {
      if file.path.hasSuffix(".css") { styles.combine(file) } else { others.combine(file) }
    }
    let news = News(site: String(others.finalize()), style: String(styles.finalize()))
    let files = Dictionary(site.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    state.withLock {
      $0.files = files
      $0.news = news
      $0.tell()
    }
  }

  /// Keeps serving the site that is there, and shows on it why there is no newer one.
  ///
  /// - Parameter problems: The report as plain text.
  package func report(_ problems: String) {
    state.withLock {
      $0.news.problems = problems
      $0.tell()
    }
  }

  func file(_ path: String) -> [UInt8]? { state.withLock { $0.files[path] } }

  var news: News { state.withLock { $0.news } }

  /// Events for one page, the present state first.
  func events() -> AsyncStream<String> {
    AsyncStream { continuation in
      let id = UUID()
      continuation.onTermination = { _ in
        _ = self.state.withLock { $0.listeners.removeValue(forKey: id) }
      }
      state.withLock {
        $0.listeners[id] = continuation
        continuation.yield($0.news.event)
      }
    }
  }

  /// Says nothing to every page: those that left are found out by it.
  func ping() {
    state.withLock { state in for listener in state.listeners.values { listener.yield(":\n\n") } }
  }
}

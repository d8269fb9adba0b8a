import Dispatch
import Foundation
package import HandbookRendering
import Synchronization

/// The site as it is served: the last good one, and what is wrong with the newest.
package final class LiveSite: Sendable {
  private let state = Mutex(State())

  private struct State {
    var site = ServedSite()
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
  package func show(_ parts: SiteParts) {
    let last = state.withLock { $0.site }
    let site = ServedSite(parts, after: last)
    let news = News(site: site.edition, style: site.styleEdition)
    state.withLock {
      $0.site = site
      $0.news = news
      $0.tell()
    }
    // Taking a large site apart takes a while, and readers wait for the next.
    DispatchQueue.global().async { withExtendedLifetime(last) {} }
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

  func file(_ path: String) -> [UInt8]? { state.withLock { $0.site }.file(path) }

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

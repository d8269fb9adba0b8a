import Dispatch
import Foundation
package import HandbookRendering
import Synchronization

/// The site as it is served: the last good one, and the problems of the newest build.
package final class LiveSite: Sendable {
  private let state = Mutex(State())

  private struct State {
    var site = ServedSite()
    var news = News()
    var listeners: [UUID: AsyncStream<String>.Continuation] = [:]

    func tell() { for listener in listeners.values { listener.yield(news.event) } }
  }

  /// What open pages are told. The numbers in it only tell whether two states differ, within one run of the
  /// program.
  struct News: Encodable {
    /// The edition of all files except the stylesheets.
    var site = ""
    var style = ""
    /// The report of a build that failed.
    var problems: String?

    /// The news as a server-sent event.
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
    // Freeing a large site takes a while. It is done in the background, so that readers need not wait.
    DispatchQueue.global().async { withExtendedLifetime(last) {} }
  }

  /// Keeps serving the site that is there, and shows on its pages why there is no newer one.
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

  /// The events for one page, beginning with the present state.
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

  /// Sends every page an event without content. A connection whose page is gone fails then, and is removed.
  func ping() {
    state.withLock { state in for listener in state.listeners.values { listener.yield(":\n\n") } }
  }
}

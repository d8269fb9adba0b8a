import FlyingFox
import FlyingSocks
import Foundation

/// Why a site cannot be served.
package struct ServerError: Error, CustomStringConvertible {
  package var description: String
}

/// A simple server for a site while it is written. It is meant for this machine, not for the open network.
package struct SiteServer: Sendable {
  private let site: LiveSite
  private let host: String
  private let port: UInt16

  package init(site: LiveSite, host: String, port: UInt16) {
    self.site = site
    self.host = host
    self.port = port
  }

  package var address: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter begun: Is called once, when browsers can connect.
  /// - Throws: `ServerError` if the address is invalid or in use.
  package func run(begun: @escaping @Sendable () -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await listen(begun: begun) }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(15))
          site.ping()
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Listens. If the machine runs out of something, such as open files, listens again.
  private func listen(begun: @escaping @Sendable () -> Void) async throws {
    var isFirst = true
    while true {
      let server = try await server()
      let start = Task { [isFirst] in
        try await server.waitUntilListening()
        if isFirst { begun() }
      }
      do {
        try await server.run()
      } catch  where !Task.isCancelled {
        start.cancel()
        guard case .success = await start.result else {
          throw ServerError(description: refusal(error))
        }
        isFirst = false
        try await Task.sleep(for: .seconds(1))
      }
    }
  }

  private func server() async throws(ServerError) -> HTTPServer {
    let server: HTTPServer
    do {
      server =
        host.contains(":")
        ? HTTPServer(address: try .inet6(ip6: host, port: port), logger: .disabled)
        : HTTPServer(address: try .inet(ip4: host, port: port), logger: .disabled)
    } catch {
      throw ServerError(description: "\(host) is not an address to listen on")
    }
    await server.appendRoute("*") { [site, host] request in response(to: request, of: site, host: host) }
    return server
  }

  /// Why this machine does not let the server listen.
  private func refusal(_ error: any Error) -> String {
    guard case SocketError.failed(_, let number, let message) = error else {
      return "cannot listen on \(host):\(port): \(error)"
    }
    return switch number {
    case EADDRINUSE: "port \(port) is taken; choose another with --port"
    case EACCES: "port \(port) is not for everybody; choose one from 1024 with --port"
    case EADDRNOTAVAIL: "\(host) is no address of this machine; choose another with --host"
    default: "cannot listen on \(host):\(port): \(message)"
    }
  }

  /// - Throws: `ServerError` if this machine has no program for it.
  package func openBrowser() throws(ServerError) {
    #if os(macOS)
      let command = "/usr/bin/open"
    #else
      let command = "/usr/bin/xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = [address]
    do {
      try process.run()
    } catch {
      throw ServerError(description: "\(command) does not open \(address): \(error.localizedDescription)")
    }
  }
}

/// The response to a request: the file at its path, `index.html` for a folder, or the site's 404 page. Paths
/// are looked up among the site's files only, never on the disk.
private func response(to request: HTTPRequest, of site: LiveSite, host: String) -> HTTPResponse {
  guard request.method == .GET || request.method == .HEAD else {
    return HTTPResponse(statusCode: .methodNotAllowed)
  }
  guard request.headers[.host].map({ isOwnName($0, host: host) }) ?? true else {
    return answer(
      Data("Open this site by the address that the terminal names.\n".utf8), to: request,
      type: "text/plain; charset=utf-8", status: .forbidden)
  }
  // `request.path` has lost the slash at its end, so the path is taken from the target.
  var path = String(request.target.path(percentEncoded: false).drop { $0 == "/" })
  // The browser asks for a service worker, whatever its name is.
  if request.headers[HTTPHeader("Service-Worker")] != nil {
    return answer(Data(farewellWorker.utf8), to: request, type: "text/javascript; charset=utf-8")
  }
  if path == liveScriptPath {
    return answer(Data(liveScript.utf8), to: request, type: "text/javascript; charset=utf-8")
  }
  if path == liveEventsPath {
    return HTTPResponse(
      statusCode: .ok,
      headers: HTTPHeaders([.contentType: "text/event-stream", HTTPHeader("Cache-Control"): "no-store"]),
      body: HTTPBodySequence(from: EventBytes(events: site.events())))
  }
  if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
  let news = site.news
  if let bytes = site.file(path) {
    let type = contentType(of: path)
    let isPage = type.hasPrefix("text/html")
    return answer(isPage ? listening(bytes, news) : Data(bytes), to: request, type: type)
  }
  if site.file(path + "/index.html") != nil {
    return HTTPResponse(statusCode: .movedPermanently, headers: HTTPHeaders([.location: "/\(path)/"]))
  }
  let isEmpty = site.file("index.html") == nil
  return answer(
    listening(site.file("404.html") ?? Array(emptyPage.utf8), news), to: request,
    type: "text/html; charset=utf-8", status: isEmpty ? .serviceUnavailable : .notFound)
}

/// Whether a request's `Host` is a name of this server: `localhost`, the host it listens on, or an IP
/// address.
///
/// A foreign page could make its own domain name lead to this server, and would then read the site as if it
/// were its own ("DNS rebinding"). Such a request carries that domain name, never an IP address.
func isOwnName(_ field: String, host: String) -> Bool {
  var name = field.lowercased()
  if let end = name.lastIndex(of: "]"), name.hasPrefix("[") {
    var address = in6_addr()
    return inet_pton(AF_INET6, String(name[..<end].dropFirst()), &address) == 1
  }
  if let colon = name.lastIndex(of: ":") { name = String(name[..<colon]) }
  if name.hasSuffix(".") { name.removeLast() }
  var address = in_addr()
  return name == "localhost" || name.hasSuffix(".localhost") || name == host.lowercased()
    || inet_pton(AF_INET, name, &address) == 1
}

private func answer(
  _ body: Data, to request: HTTPRequest, type: String, status: HTTPStatusCode = .ok
) -> HTTPResponse {
  var headers = HTTPHeaders([.contentType: type, HTTPHeader("Cache-Control"): "no-store"])
  // A response to HEAD has no body from which the length could be computed.
  headers[HTTPHeader("Content-Length")] = String(body.count)
  return HTTPResponse(
    statusCode: status, headers: headers, body: request.method == .HEAD ? Data() : body)
}

/// The page with the script above, and the editions that the page is from.
private func listening(_ page: [UInt8], _ news: LiveSite.News) -> Data {
  var data = Data(page)
  let script =
    "<script src=\"/\(liveScriptPath)?site=\(news.site)&amp;style=\(news.style)\" defer></script>\n"
  let place = data.range(of: Data("</head>".utf8))?.lowerBound ?? data.endIndex
  data.insert(contentsOf: script.utf8, at: place)
  return data
}

/// The body of a response that does not end, made of server-sent events.
private struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  let events: AsyncStream<String>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<String>.Iterator
    private var rest: [UInt8] = []

    init(events: AsyncStream<String>.Iterator) { self.events = events }

    mutating func next() async -> UInt8? {
      if rest.isEmpty { rest = await nextBuffer(suggested: 1) ?? [] }
      return rest.isEmpty ? nil : rest.removeFirst()
    }

    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
      guard rest.isEmpty else {
        defer { rest = [] }
        return rest
      }
      return await events.next().map { Array($0.utf8) }
    }
  }
}

private func contentType(of path: String) -> String {
  switch path.split(separator: ".").last.map({ $0.lowercased() }) {
  case "html": "text/html; charset=utf-8"
  case "css": "text/css; charset=utf-8"
  case "js": "text/javascript; charset=utf-8"
  case "json", "webmanifest": "application/json; charset=utf-8"
  case "svg": "image/svg+xml"
  case "png": "image/png"
  case "jpg", "jpeg": "image/jpeg"
  case "webp": "image/webp"
  case "ico": "image/x-icon"
  case "xml": "application/xml; charset=utf-8"
  case "md", "txt": "text/plain; charset=utf-8"
  default: "application/octet-stream"
  }
}

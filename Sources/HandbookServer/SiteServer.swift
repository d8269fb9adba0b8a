import FlyingFox
import FlyingSocks
import Foundation

/// Why a site cannot be served.
package struct ServerError: Error, CustomStringConvertible {
  package var description: String
  package var isMissingSite: Bool
}

/// A plain static server for a built site: local reading, not for the open network.
package struct SiteServer: Sendable {
  private let folder: String
  private let host: String
  private let port: UInt16

  /// - Throws: `ServerError` where there is no site, or the address is none.
  package init(folder: String, host: String, port: UInt16) throws {
    guard FileManager.default.fileExists(atPath: "\(folder)/index.html") else {
      throw ServerError(description: "no site in \(folder); run `handbook build` first", isMissingSite: true)
    }
    self.folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    self.host = host
    self.port = port
  }

  package var address: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }

  /// Serves until the task is cancelled.
  package func run(openingBrowser: Bool) async throws {
    let server: HTTPServer
    do {
      server =
        host.contains(":")
        ? HTTPServer(address: try .inet6(ip6: host, port: port))
        : HTTPServer(address: try .inet(ip4: host, port: port))
    } catch {
      throw ServerError(description: "\(host) is not an address to listen on", isMissingSite: false)
    }
    let folder = folder
    await server.appendRoute("*") { request in response(to: request, in: folder) }
    if openingBrowser { openBrowser() }
    do {
      try await server.run()
    } catch {
      throw ServerError(description: "cannot listen on \(host):\(port): \(error)", isMissingSite: false)
    }
  }

  private func openBrowser() {
    #if os(macOS)
      let command = "/usr/bin/open"
    #else
      let command = "/usr/bin/xdg-open"
    #endif
    guard FileManager.default.isExecutableFile(atPath: command) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = [address]
    try? process.run()
  }
}

/// The file a path names, `index.html` for folders, and the site's own 404 page otherwise.
private func response(to request: HTTPRequest, in folder: String) -> HTTPResponse {
  guard request.method == .GET || request.method == .HEAD else {
    return HTTPResponse(statusCode: .methodNotAllowed)
  }
  let decoded = request.path.removingPercentEncoding ?? "/"
  let parts = decoded.split(separator: "/").map(String.init)
  guard !parts.contains(".."), !decoded.contains("\0") else { return HTTPResponse(statusCode: .badRequest) }
  var path = ([folder] + parts).joined(separator: "/")
  var isDirectory: ObjCBool = false
  if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
    guard request.path.hasSuffix("/") else {
      return HTTPResponse(
        statusCode: .movedPermanently, headers: HTTPHeaders([.location: request.path + "/"]))
    }
    path += "/index.html"
  }
  // A link inside the site must not lead out of it.
  let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  guard real.hasPrefix(folder + "/"), let data = FileManager.default.contents(atPath: real) else {
    let page = FileManager.default.contents(atPath: "\(folder)/404.html") ?? Data("Not found".utf8)
    return HTTPResponse(
      statusCode: .notFound, headers: HTTPHeaders([.contentType: "text/html; charset=utf-8"]), body: page)
  }
  return HTTPResponse(
    statusCode: .ok,
    headers: HTTPHeaders([.contentType: contentType(of: path), HTTPHeader("Cache-Control"): "no-cache"]),
    body: request.method == .HEAD ? Data() : data)
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

import Foundation
import HandbookModel
import HandbookRendering
import HandbookServer

/// Requests as browsers send them, or as nobody should, to the server itself.
///
/// The answer is one of the site's files or says why there is none, and the server goes on serving.
struct RequestSubject: Subject {
  let name = "request"
  let words = [
    "GET / HTTP/1.1\r\n", "HEAD ", "POST ", "DELETE ", "/", "//", "/.handbook/live.js", "/.handbook/events",
    "/rules/one.html", "/assets", "/..", "/%2e%2e/", "%2F", "%00", "%", "%zz", "?", "#", "*",
    "http://a.example/",
    "Host: localhost\r\n", "Host: evil.example\r\n", "Host: [::1]:80\r\n", "Host: :\r\n",
    "Host: 127.0.0.1:99999999999\r\n",
    "Content-Length: 5\r\n", "Content-Length: -1\r\n", "Content-Length: 99999999999999999999\r\n",
    "Transfer-Encoding: chunked\r\n", "Service-Worker: script\r\n", "Range: bytes=0-1\r\n",
    "Range: bytes=9-1\r\n",
    "Connection: close\r\n", "Connection: Upgrade\r\nUpgrade: websocket\r\n", "Expect: 100-continue\r\n",
    "\r\n", "\r\n\r\n", ":",
    " ", "HTTP/1.0", "HTTP/9.9", "Origin: http://evil.example\r\n",
  ]

  private static let site = Site(
    files: [
      OutputFile(path: "index.html", text: "<head></head>home"),
      OutputFile(path: "404.html", text: "nothing here"),
      OutputFile(path: "rules/index.html", text: "rules"), OutputFile(path: "rules/one.html", text: "one"),
      OutputFile(path: "assets/site.css", text: "css"), OutputFile(path: "ü b.txt", text: "umlaut"),
    ], diagnostics: [])

  /// Port of the server, which runs as long as the process.
  private static let port: UInt16 = {
    // One that the system says is free.
    let port = 20_000 + UInt16(getpid() % 20_000)
    let live = LiveSite()
    live.show(SiteParts(site.files))
    Task.detached {
      try await SiteServer(site: live, host: "127.0.0.1", port: port).run {}
    }
    // Two minutes at most: tests beside it may keep all threads busy for long.
    for _ in 0..<6_000 {
      if let socket = connection(to: port) {
        close(socket)
        break
      }
      usleep(20_000)
    }
    return port
  }()

  func seeds(in repository: Repository) -> [[UInt8]] {
    let headers = "Host: localhost:8080\r\nUser-Agent: a\r\nAccept: */*\r\n"
    return [
      "GET / HTTP/1.1\r\n\(headers)\r\n",
      "GET /rules/one.html?a=b#c HTTP/1.1\r\n\(headers)Connection: keep-alive\r\n\r\n",
      "HEAD /rules HTTP/1.1\r\n\(headers)\r\n", "GET /%C3%BC%20b.txt HTTP/1.1\r\n\(headers)\r\n",
      "POST / HTTP/1.1\r\n\(headers)Content-Length: 5\r\n\r\nhello",
      "GET /.handbook/events HTTP/1.1\r\n\(headers)\r\n",
      "GET /sw.js HTTP/1.1\r\n\(headers)Service-Worker: script\r\n\r\n",
      "POST / HTTP/1.1\r\n\(headers)Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    ].map { Array($0.utf8) } + Repository.corpus(of: self).map(\.bytes)
  }

  func examine(_ input: [UInt8], _ examination: inout Examination) throws {
    if let answer = Self.answer(to: input) {
      let line = String(decoding: answer.prefix { $0 != 13 }, as: UTF8.self)
      examination.require(
        answer.isEmpty || line.hasPrefix("HTTP/1.1 "),
        "an answer of no form: \(line.prefix(80).debugDescription)")
    } else {
      examination.require(false, "no answer")
    }
    let home = Self.answer(
      to: Array("GET / HTTP/1.1\r\nHost: localhost:\(Self.port)\r\nConnection: close\r\n\r\n".utf8))
    examination.require(
      home.map { String(decoding: $0, as: UTF8.self).hasSuffix("</head>home") } == true,
      "the server serves no longer")
  }

  /// What the server says before it ends the connection, or has said all; nil where it does neither in two
  /// minutes: tests beside it may keep all threads busy for long.
  private static func answer(to request: [UInt8]) -> [UInt8]? {
    guard let socket = connection(to: port) else { return nil }
    defer { close(socket) }
    var sent = 0
    while sent < request.count {
      let count = request[sent...].withUnsafeBytes { send(socket, $0.baseAddress!, $0.count, noSignal) }
      guard count > 0 else { break }
      sent += count
    }
    shutdown(socket, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0 { return errno == ECONNRESET ? answer : nil }
      if count == 0 { return answer }
      answer += buffer[..<count]
      // Events go on for ever.
      if answer.count > 1 << 20 || String(decoding: answer, as: UTF8.self).contains("text/event-stream") {
        return answer
      }
    }
  }

  private static func connection(to port: UInt16) -> Int32? {
    #if canImport(Glibc)
      let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let handle = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(handle)
      return nil
    }
    return handle
  }

  #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
    private static let noSignal: Int32 = 0
  #endif
}

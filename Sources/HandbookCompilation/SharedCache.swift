package import Foundation
import HandbookModel
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Results that machines share: a server that answers GET and PUT of an address with a key at its end, as ccache and
/// Bazel use them.
///
/// Nothing that the server says is believed. An entry begins with the SHA-256 of its key and its content, so that a part
/// of one, another one, or an error page is none. Whatever is wrong with the server, whatever is not there, what it does
/// not give in time: the result is made here. Redirections are not followed. After the first failure it is not asked
/// again, and one warning says why. Who may write to the server is trusted, as whoever may write to the folder is.
package final class SharedCache: Sendable {
  private let address: URL
  private let authorization: String?
  /// Whether what is made here is sent there.
  package let takesResults: Bool
  private let transfers: Transfers
  private let limits: Limits
  private let warn: @Sendable (String) -> Void
  private let state = Mutex((isGivenUp: false, hasWarned: false))

  /// What a server may take.
  package struct Limits: Sendable {
    /// Seconds for one answer.
    package var answer = 5.0
    /// Seconds for all answers of a call, and more for each of them. Making a result takes longer than that.
    package var call = 5.0
    package var perEntry = 0.02
    /// Bytes of an entry.
    package var size = 8 << 20
    /// Transfers at a time.
    package var width = 16

    package init() {}
  }

  /// - Parameters:
  ///   - address: As `http://cache:8080/handbook`; keys follow after a slash. A name and a password in it are sent as such.
  ///   - isReadOnly: Whether nothing is sent there.
  ///   - warn: Told once, where the server does not do.
  package init(
    address: URL, isReadOnly: Bool, limits: Limits = Limits(), warn: @escaping @Sendable (String) -> Void
  ) {
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: false) ?? URLComponents()
    authorization = parts.user.map { user in
      "Basic \(Data("\(user):\(parts.password ?? "")".utf8).base64EncodedString())"
    }
    parts.user = nil
    parts.password = nil
    self.address = parts.url ?? address
    takesResults = !isReadOnly
    self.limits = limits
    self.warn = warn
    transfers = Transfers(limits)
  }

  /// Hands out those entries that the server has and that are whole, in no order.
  func fetch(_ keys: [String], take: @escaping @Sendable (_ key: String, _ entry: Data) -> Void) async {
    await each(keys) { [self] key in
      guard let answer = await answer(to: request("GET", key)) else { return }
      switch answer.status {
      case 200:
        if let entry = Self.unwrapped(answer.body, key) {
          take(key, entry)
        } else {
          tell("gave something else than the result it was asked for, which is made here instead")
        }
      case 404, 410: break
      case let status: giveUp("answered GET with \(status)")
      }
    }
  }

  func put(_ entries: [(key: String, value: Data)]) async {
    guard takesResults else { return }
    await each(entries) { [self] key, value in
      var request = request("PUT", key)
      request.httpBody = Self.wrapped(value, key)
      request.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
      guard let answer = await answer(to: request) else { return }
      if !(200..<300).contains(answer.status) { giveUp("answered PUT with \(answer.status)") }
    }
  }

  // MARK: Entries

  /// An entry as it travels: a line that says what it is, and the entry.
  static func wrapped(_ entry: Data, _ key: String) -> Data {
    Data("handbook-result 1 \(digest(entry, key))\n".utf8) + entry
  }

  /// - Returns: nil for what is not the entry with this key, byte for byte.
  static func unwrapped(_ data: Data, _ key: String) -> Data? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let entry = Data(data[(end + 1)...])
    return data[..<end].elementsEqual("handbook-result 1 \(digest(entry, key))".utf8) ? entry : nil
  }

  private static func digest(_ entry: Data, _ key: String) -> String {
    SHA256.hex(Array("\(key)\n".utf8) + entry)
  }

  // MARK: Asking

  private func request(_ method: String, _ key: String) -> URLRequest {
    var request = URLRequest(url: address.appendingPathComponent(key))
    request.httpMethod = method
    request.timeoutInterval = limits.answer
    if let authorization { request.setValue(authorization, forHTTPHeaderField: "Authorization") }
    return request
  }

  /// - Returns: nil where there is none.
  private func answer(to request: URLRequest) async -> Transfers.Answer? {
    do {
      let transfers = transfers
      let answer = try await withTimeLimit(.seconds(limits.answer)) {
        try await transfers.answer(to: request)
      }
      guard let answer else {
        giveUp("did not answer in \(Int(limits.answer)) s")
        return nil
      }
      return answer
    } catch {
      if !Task.isCancelled { giveUp("cannot be asked: \((error as NSError).localizedDescription)") }
      return nil
    }
  }

  /// So many at a time as are allowed, until all are done, or one has failed, or time is up.
  private func each<Item: Sendable>(_ items: [Item], _ work: @escaping @Sendable (Item) async -> Void) async {
    let seconds = limits.call + limits.perEntry * Double(items.count)
    let end = ContinuousClock.now + .seconds(seconds)
    await withTaskGroup(of: Void.self) { tasks in
      var waiting = items.makeIterator()
      func start() {
        guard !state.withLock({ $0.isGivenUp }), let item = waiting.next() else { return }
        tasks.addTask { await work(item) }
      }
      for _ in 0..<limits.width { start() }
      while await tasks.next() != nil {
        if ContinuousClock.now > end {
          giveUp("is too slow: \(items.count) results took longer than \(Int(seconds)) s")
        }
        start()
      }
    }
  }

  private func giveUp(_ reason: String) {
    state.withLock { $0.isGivenUp = true }
    tell("\(reason); it is not asked again")
  }

  private func tell(_ problem: String) {
    let isFirst = state.withLock { state in
      defer { state.hasWarned = true }
      return !state.hasWarned
    }
    if isFirst { warn("\(address.absoluteString) \(problem)") }
  }
}

/// Requests on their way.
private final class Transfers: NSObject, URLSessionDataDelegate, Sendable {
  struct Answer: Sendable {
    var status: Int
    var body: Data
  }

  private struct Transfer {
    var body = Data()
    let ended: CheckedContinuation<Answer, any Error>
  }

  private let open = Mutex<[Int: Transfer]>([:])
  private let limit: Int
  private let configuration: @Sendable () -> URLSessionConfiguration
  private let session = Mutex<URLSession?>(nil)

  init(_ limits: SharedCache.Limits) {
    limit = limits.size
    configuration = {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpMaximumConnectionsPerHost = limits.width
      configuration.timeoutIntervalForRequest = limits.answer
      configuration.httpShouldSetCookies = false
      configuration.urlCache = nil
      return configuration
    }
  }

  /// - Throws: What kept it from an answer; `CancellationError` where the task was cancelled.
  func answer(to request: URLRequest) async throws -> Answer {
    let session = session.withLock { session in
      // Made when it is first needed: most runs need none.
      let made = session ?? URLSession(configuration: configuration(), delegate: self, delegateQueue: nil)
      session = made
      return made
    }
    let task = session.dataTask(with: request)
    let number = task.taskIdentifier
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        open.withLock { $0[number] = Transfer(ended: continuation) }
        task.resume()
        if Task.isCancelled { end(number, .failure(CancellationError())) }
      }
    } onCancel: {
      task.cancel()
      end(number, .failure(CancellationError()))
    }
  }

  /// Only the first end of a transfer counts.
  private func end(_ number: Int, _ result: Result<Answer, any Error>) {
    open.withLock { $0.removeValue(forKey: number) }?.ended.resume(with: result)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = open.withLock { open in
      open[dataTask.taskIdentifier]?.body.append(data)
      return (open[dataTask.taskIdentifier]?.body.count ?? 0) > limit
    }
    guard isTooLong else { return }
    dataTask.cancel()
    // Too long for an entry, and so none.
    end(dataTask.taskIdentifier, .success(Answer(status: 200, body: Data())))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let body = open.withLock { $0[task.taskIdentifier]?.body } ?? Data()
    if let error {
      end(task.taskIdentifier, .failure(error))
    } else {
      let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
      end(task.taskIdentifier, .success(Answer(status: status, body: body)))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}

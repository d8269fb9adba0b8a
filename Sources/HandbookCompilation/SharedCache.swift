package import Foundation
import HandbookModel
import Subprocess
import Synchronization

/// Results that machines share on a server. The server answers GET and PUT of an address that ends with the
/// result's key, as servers for ccache and Bazel do.
///
/// The server is not trusted to be in order. An entry begins with the SHA-256 of its key and its content, so
/// a truncated entry, the entry of another key or an error page is not taken for a result. If the server
/// lacks an entry, is broken or is slow, the result is computed here. Redirections are not followed. curl
/// does the transfers, in a process of its own: it speaks HTTPS, knows proxies, and keeps an endless answer
/// out of this process's memory. After the first failure the server is not asked again, and one warning says
/// why. Whoever may write to the server is trusted, as whoever may write to the cache folder is: such a
/// person can store false results.
package final class SharedCache: Sendable {
  private let address: String
  /// A name and a password, with a colon between them.
  private let user: String?
  /// Whether this machine's results are sent to the server.
  package let takesResults: Bool
  private let limits: Limits
  private let warn: @Sendable (String) -> Void
  private let state = Mutex((isGivenUp: false, hasWarned: false))

  /// How long the server may take, and how much it may send.
  package struct Limits: Sendable {
    /// The seconds for one answer.
    package var answer = 5
    /// The seconds for all answers of a call: `call`, plus `perEntry` for each entry. Computing the results
    /// takes longer than that.
    package var call = 5.0
    package var perEntry = 0.02
    /// The bytes that an entry may have.
    package var size = 8 << 20
    /// How many transfers may run at a time.
    package var width = 16

    package init() {}
  }

  /// - Parameters:
  ///   - address: `http://cache:8080/handbook`; a slash and the key follow. A name and a password in it are
  ///     used to log in.
  ///   - isReadOnly: Whether to read results without sending any.
  ///   - warn: Is called once if the server fails.
  package init(
    address: URL, isReadOnly: Bool, limits: Limits = Limits(), warn: @escaping @Sendable (String) -> Void
  ) {
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: false) ?? URLComponents()
    user = parts.user.map { "\($0):\(parts.password ?? "")" }
    parts.user = nil
    parts.password = nil
    self.address = parts.string ?? address.absoluteString
    takesResults = !isReadOnly
    self.limits = limits
    self.warn = warn
  }

  /// Calls `take` with each entry that the server has and that is intact, in any order.
  func fetch(_ keys: [String], take: (_ key: String, _ entry: Data) -> Void) async {
    await transfer(keys) { folder in
      keys.flatMap { [("url", "\(address)/\($0)"), ("output", "\(folder)/\($0)")] }
    } end: { key, status, folder in
      guard status == 200 else { return status == 404 || status == 410 ? nil : "answered GET with \(status)" }
      if let entry = Self.unwrapped(self.contents(of: "\(folder)/\(key)"), key) {
        take(key, entry)
      } else {
        tell("gave something else than the result it was asked for, which is made here instead")
      }
      return nil
    }
  }

  func put(_ entries: [(key: String, value: Data)]) async {
    guard takesResults else { return }
    await transfer(entries.map(\.key)) { folder in
      for (key, value) in entries {
        try Self.wrapped(value, key).write(to: URL(fileURLWithPath: "\(folder)/\(key)"))
      }
      return [("header", "Content-Type: application/octet-stream"), ("header", "Expect:")]
        + entries.flatMap {
          [("url", "\(address)/\($0.key)"), ("upload-file", "\(folder)/\($0.key)"), ("output", "/dev/null")]
        }
    } end: { _, status, _ in
      (200..<300).contains(status) ? nil : "answered PUT with \(status)"
    }
  }

  // MARK: Entries

  /// An entry as it is sent: a line with its digest, then the entry itself.
  static func wrapped(_ entry: Data, _ key: String) -> Data {
    Data("handbook-result 1 \(digest(entry, key))\n".utf8) + entry
  }

  /// - Returns: nil if this is not the entry of the key, byte for byte.
  static func unwrapped(_ data: Data, _ key: String) -> Data? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let entry = Data(data[(end + 1)...])
    return data[..<end].elementsEqual("handbook-result 1 \(digest(entry, key))".utf8) ? entry : nil
  }

  private static func digest(_ entry: Data, _ key: String) -> String {
    SHA256.hex(Array("\(key)\n".utf8) + entry)
  }

  /// - Returns: Empty data if the file does not exist or is larger than an entry may be.
  private func contents(of path: String) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: limits.size + 1), data.count <= limits.size else {
      return Data()
    }
    return data
  }

  // MARK: Asking

  /// Makes all transfers with one curl process, until all are done, one has failed, or time is up.
  ///
  /// - Parameters:
  ///   - options: Returns curl's options for the addresses; its argument is the folder for files.
  ///   - end: Is called with each answer. If it returns a reason, the server is not asked again.
  private func transfer(
    _ keys: [String], options: (_ folder: String) throws -> [(name: String, value: String)],
    end: (_ key: String, _ status: Int, _ folder: String) -> String?
  ) async {
    guard !keys.isEmpty, !state.withLock({ $0.isGivenUp }) else { return }
    do {
      let folder = try ScratchFolder()
      defer { folder.remove() }
      let config = try (common + options(folder.path)).map { "\($0.name) = \(quoted($0.value))\n" }.joined()
      let seconds = limits.call + limits.perEntry * Double(keys.count)
      let said = try await withTimeLimit(.seconds(seconds)) {
        // curl reads its options from standard input, because other users of the machine can see a process's
        // arguments, and the options may contain a password.
        try await run(
          .name("curl"),
          arguments: ["--disable", "--silent", "--parallel", "--fail-early", "--globoff", "--config", "-"],
          input: .string(config), output: .string(limit: 64 << 20), error: .discarded
        ).standardOutput
      }
      guard let said else {
        return giveUp("is too slow: \(keys.count) results took longer than \(Int(seconds)) s")
      }
      for line in said.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
        guard parts.count >= 3, let status = Int(parts[1]), let key = parts[0].split(separator: "/").last
        else {
          continue
        }
        if parts[2] != "0" {
          return giveUp("cannot be asked: \(parts.count > 3 ? parts[3] : "curl ended with \(parts[2])")")
        }
        if let reason = end(String(key), status, folder.path) { return giveUp(reason) }
      }
    } catch {
      if !Task.isCancelled { giveUp("cannot be asked: curl could not be run: \(error)") }
    }
  }

  /// The options of every transfer.
  private var common: [(name: String, value: String)] {
    [
      ("proto", "=http,https"), ("parallel-max", "\(limits.width)"), ("max-time", "\(limits.answer)"),
      ("max-filesize", "\(limits.size)"),
      // If the server does not announce the length of its answer, curl does not enforce `max-filesize`. With
      // this rate, no more than `size` bytes arrive in time.
      ("limit-rate", "\(limits.size / limits.answer)"),
      ("write-out", "%{url} %{http_code} %{exitcode} %{errormsg}\n"),
    ] + (user.map { [("user", $0)] } ?? [])
  }

  /// A value in the quotes of curl's configuration files.
  private func quoted(_ value: String) -> String {
    "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
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
    if isFirst { warn("\(address) \(problem)") }
  }
}

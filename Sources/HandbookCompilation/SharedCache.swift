package import Foundation
import HandbookModel
import Subprocess
import Synchronization

/// Results that machines share: a server that answers GET and PUT of an address with a key at its end, as ccache and
/// Bazel use them.
///
/// Nothing that the server says is believed. An entry begins with the SHA-256 of its key and its content, so that a part
/// of one, another one, or an error page is none. Whatever is wrong with the server, whatever is not there, what it does
/// not give in time: the result is made here. Redirections are not followed. curl asks, in a process of its own: it speaks
/// HTTPS and knows proxies, and an answer without an end is kept from memory. After the first failure it is not asked
/// again, and one warning says why. Who may write to the server is trusted, as whoever may write to the folder is.
package final class SharedCache: Sendable {
  private let address: String
  /// A name and a password, with a colon between.
  private let user: String?
  /// Whether what is made here is sent there.
  package let takesResults: Bool
  private let limits: Limits
  private let warn: @Sendable (String) -> Void
  private let state = Mutex((isGivenUp: false, hasWarned: false))

  /// What a server may take.
  package struct Limits: Sendable {
    /// Seconds for one answer.
    package var answer = 5
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
    user = parts.user.map { "\($0):\(parts.password ?? "")" }
    parts.user = nil
    parts.password = nil
    self.address = parts.string ?? address.absoluteString
    takesResults = !isReadOnly
    self.limits = limits
    self.warn = warn
  }

  /// Hands out those entries that the server has and that are whole, in no order.
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

  /// - Returns: Nothing where there is none, or more than an entry holds.
  private func contents(of path: String) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: limits.size + 1), data.count <= limits.size else {
      return Data()
    }
    return data
  }

  // MARK: Asking

  /// Asks for all in one process of curl, until all are done, or one has failed, or time is up.
  ///
  /// - Parameters:
  ///   - options: Makes curl's options for the addresses, given a folder to put files in.
  ///   - end: Told of each answer; returns why the server is not asked again, if it is not.
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
        // The options are read from its input: other users of the machine may read a process's arguments.
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

  /// Options of every transfer.
  private var common: [(name: String, value: String)] {
    [
      ("proto", "=http,https"), ("parallel-max", "\(limits.width)"), ("max-time", "\(limits.answer)"),
      ("max-filesize", "\(limits.size)"),
      // Where a server does not say how long its answer is, curl does not count: no more than an entry arrives in time.
      ("limit-rate", "\(limits.size / limits.answer)"),
      ("write-out", "%{url} %{http_code} %{exitcode} %{errormsg}\n"),
    ] + (user.map { [("user", $0)] } ?? [])
  }

  /// As curl's files of options want it.
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

import Foundation
import HandbookCompilation
import HandbookModel
import Synchronization

/// Shows the progress of a check on standard error: as a bar on a terminal. Elsewhere, if there is much to
/// do, as a line at the start and one every ten seconds.
final class Progress: Sendable {
  private struct State {
    /// The text to show next; empty if nothing is going on.
    var text = ""
    var shown = ""
    var ticker: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let isShown: Bool
  private let tellsReasons: Bool
  private let isTerminal: Bool

  init(quiet: Bool, verbose: Bool) {
    let variables = ProcessInfo.processInfo.environment
    isShown = !quiet
    tellsReasons = verbose
    isTerminal = isatty(2) == 1 && variables["CI"] == nil && variables["TERM"] != "dumb"
  }

  func tell(_ step: CheckStep) {
    switch step {
    case .compiles(let range, let reason):
      guard tellsReasons else { return }
      printError("\(range.file):\(range.start.line): compiling: \(reason)")
    case .compiled(let done, let count): show("compiling snippets", done, count)
    case .ran(let done, let count): show("running scenarios of snippets", done, count)
    case .done:
      state.withLock { state in
        state.ticker?.cancel()
        if isTerminal, !state.shown.isEmpty { printProgress("\r\u{1B}[K") }
        state = State()
      }
    }
  }

  private func show(_ work: String, _ done: Int, _ count: Int) {
    guard isShown, isTerminal || count >= muchWork else { return }
    state.withLock { state in
      state.text = "\(work): \(done) of \(count)"
      if isTerminal {
        let filled = done * 20 / max(1, count)
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: 20 - filled)
        state.text = "[\(bar)] \(state.text)"
      } else if done == 0 {
        // The first line comes at once, not after ten seconds.
        print(&state)
      }
      guard state.ticker == nil else { return }
      let interval = isTerminal ? Duration.milliseconds(200) : .seconds(10)
      state.ticker = Task {
        while (try? await Task.sleep(for: interval)) != nil { self.state.withLock { self.print(&$0) } }
      }
    }
  }

  private func print(_ state: inout State) {
    guard state.text != state.shown else { return }
    printProgress(isTerminal ? "\r\u{1B}[K\(state.text)" : "\(state.text)\n")
    state.shown = state.text
  }
}

/// From so many snippets on, compiling takes more than a few seconds.
private let muchWork = 40

private func printProgress(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

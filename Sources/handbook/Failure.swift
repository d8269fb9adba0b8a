import ArgumentParser
import Foundation
import HandbookCompilation
import HandbookFiles
import HandbookServer
import HandbookSnippets

/// Prints an error that ended a command.
///
/// - Returns: What ends the program: status 1 for what the user can mend in the project, 69 for what the machine
///   lacks. Errors that are about the command line, and cancelled work, are as they were.
func reported(_ error: any Error) -> any Error {
  switch error {
  case is ExitCode, is CancellationError: return error
  // Help that was asked for is an error, too.
  case let error where [.success, .validationFailure].contains(Handbook.exitCode(for: error)): return error
  case let error as FileError where !error.isFaultOfMachine:
    printError("error: \(explanation(of: error))")
    return ExitCode(1)
  default:
    printError("error: \(explanation(of: error))")
    return ExitCode(69)
  }
}

/// What an error says to people.
func explanation(of error: any Error) -> String {
  let text =
    (error as? CocoaError).map { "cannot use '\($0.filePath ?? "a file")': \(systemReason($0))" }
    ?? "\(error)"
  let fullDisk = systemReason(POSIXError(.ENOSPC))
  return text.hasSuffix(fullDisk) ? "\(text). Free some room there, and try again" : text
}

/// Writes a result to standard output at once. Nothing else writes there: `print` tells nobody of what was lost.
///
/// - Throws: `FileError` where that is not possible: whoever reads half a result must not take it for a whole one.
///   `ExitCode` where nobody reads on, as in `handbook check | head -1`: that ends other tools without a word, too.
func printResult(_ text: String, terminator: String = "\n") throws {
  var rest = Array((text + terminator).utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EPIPE { throw ExitCode(128 + SIGPIPE) }
    guard count >= 0 else { throw FileError("write", "standard output") }
    rest = rest.dropFirst(count)
  }
}

import ArgumentParser
import Foundation
import HandbookCompilation
import HandbookFiles
import HandbookSnippets

/// Prints an error that ended a command.
///
/// - Returns: The error that ends the program: with status 1 for what the user can mend in the project, 69
///   for what the machine lacks. Errors about the command line, and cancellation, are returned unchanged.
func reported(_ error: any Error) -> any Error {
  switch error {
  case is ExitCode, is CancellationError: return error
  // ArgumentParser also throws when the user asks for help.
  case let error where [.success, .validationFailure].contains(Handbook.exitCode(for: error)): return error
  case let error as FileError where !error.isFaultOfMachine:
    printError("error: \(explanation(of: error))")
    return ExitCode(1)
  default:
    printError("error: \(explanation(of: error))")
    return ExitCode(69)
  }
}

/// The text of an error for the user.
package func explanation(of error: any Error) -> String {
  let text =
    (error as? CocoaError).map { "cannot use '\($0.filePath ?? "a file")': \(systemReason($0))" }
    ?? "\(error)"
  let fullDisk = systemReason(POSIXError(.ENOSPC))
  return text.hasSuffix(fullDisk) ? "\(text). Free some room there, and try again" : text
}

/// Writes a result to standard output at once. Nothing else may write there: `print` does not report
/// failures.
///
/// - Throws: `FileError` if the result cannot be written: nobody must take half a result for a whole one.
///   `ExitCode` if the reader has closed the pipe, as in `handbook check | head -1`; other tools also end
///   silently then.
package func printResult(_ text: String, terminator: String = "\n") throws {
  var rest = Array((text + terminator).utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EPIPE { throw ExitCode(128 + SIGPIPE) }
    guard count >= 0 else { throw FileError("write", "standard output") }
    rest = rest.dropFirst(count)
  }
}

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
    printError("error: \(error)")
    return ExitCode(1)
  default:
    printError("error: \(explanation(of: error))")
    return ExitCode(69)
  }
}

/// What an error says to people.
func explanation(of error: any Error) -> String {
  guard let error = error as? CocoaError else { return "\(error)" }
  return "cannot use '\(error.filePath ?? "a file")': \(systemReason(error))"
}

/// Writes out what was printed.
///
/// - Throws: `FileError` where that is not possible: whoever reads half a result must not take it for a whole one.
func flushResults() throws(FileError) {
  guard fflush(nil) == 0 else { throw FileError("write", "standard output") }
}

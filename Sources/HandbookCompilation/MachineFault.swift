import Foundation
import HandbookLearning

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Why a file could not be read or written, in the system's words: `No space left on device`.
package func systemReason(_ error: any Error) -> String {
  switch error {
  case let error as Errno: error.description
  case let error as POSIXError: Errno(rawValue: error.code.rawValue).description
  case let error as CocoaError: error.underlying.map(systemReason) ?? error.localizedDescription
  default: "\(error)"
  }
}

/// Finds the line in which the compiler or the linker says that the machine refused it a file, memory or a
/// process. Such a line names no place in a document.
///
/// - Returns: nil if there is no such line.
package func machineFault(in output: String) -> String? {
  let reasons = [
    Errno.noSpace, .diskQuotaExceeded, .permissionDenied, .notPermitted, .readOnlyFileSystem, .ioError,
    .tooManyOpenFiles, .tooManyOpenFilesInSystem, .noMemory, .resourceTemporarilyUnavailable,
  ].map(\.description)
  let speakers = [
    "<unknown>:0: error: ", "LLVM ERROR: ", "error: ", "ld.lld: error: ", "ld: ", "clang: error: ",
  ]
  let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated()
  where speakers.contains(where: line.hasPrefix) && reasons.contains(where: line.contains) {
    // After a message with a place, the compiler prints that line of the snippet, which may contain any
    // words.
    let isExcerpt = index > 0 && !parseCompilerOutput(String(lines[index - 1])).isEmpty
    if !isExcerpt || lines[index - 1].hasPrefix("<unknown>") {
      return "the compiler could not work on this machine: \(line)"
    }
  }
  return nil
}

/// Returns the folder if it can hold the compiler's cache of the system's C modules, otherwise nil.
package func roomForModules(_ folder: String) -> String? {
  let manager = FileManager.default
  try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let free = try? manager.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? Int
  // The modules of the C library take about 20 MB. 64 MB leave room to spare.
  return manager.isWritableFile(atPath: folder) && (free ?? .max) > 64 << 20 ? folder : nil
}

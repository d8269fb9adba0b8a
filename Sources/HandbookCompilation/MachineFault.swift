import Foundation
import HandbookLearning

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// What is wrong with a file, in the system's words: `No space left on device`.
package func systemReason(_ error: any Error) -> String {
  switch error {
  case let error as Errno: error.description
  case let error as POSIXError: Errno(rawValue: error.code.rawValue).description
  case let error as CocoaError: error.underlying.map(systemReason) ?? error.localizedDescription
  default: "\(error)"
  }
}

/// The line in which the compiler or the linker says that the machine refused it a file, memory or a process; nil
/// where it says nothing of the kind. Such a line is about no place in a document.
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
    // A message with a place is followed by a line of the snippet, which may hold any words.
    let isExcerpt = index > 0 && !parseCompilerOutput(String(lines[index - 1])).isEmpty
    if !isExcerpt || lines[index - 1].hasPrefix("<unknown>") {
      return "the compiler could not work on this machine: \(line)"
    }
  }
  return nil
}

/// The folder, if the compiler can keep there what it makes of the system's C modules; nil where it cannot.
package func roomForModules(_ folder: String) -> String? {
  let manager = FileManager.default
  try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let free = try? manager.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? Int
  // The modules of the C library take about 20 MB.
  return manager.isWritableFile(atPath: folder) && (free ?? .max) > 64 << 20 ? folder : nil
}

import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// When each document was last changed, as git knows it: path below `content` → ISO 8601 date.
///
/// Empty outside a repository or without git; documents that are not committed have no date.
package func changeDates(of content: String) async -> [String: String] {
  // `-z` has git write names as they are, each with a NUL after it; without it, `über.md` comes quoted.
  let result = try? await run(
    .name("git"),
    arguments: [
      "-C", content, "log", "-z", "--relative", "--format=%x01%cs", "--name-only", "--", ".",
    ], output: .bytes(limit: 64 << 20), error: .discarded)
  guard let result, result.terminationStatus.isSuccess else { return [:] }
  var dates: [String: String] = [:]
  var date = ""
  for field in result.standardOutput.split(separator: 0) {
    if field.first == 1 {
      date = String(decoding: field.dropFirst(), as: UTF8.self)
    } else {
      // The first name after a date has a line end before it.
      let path = String(
        decoding: field.first == UInt8(ascii: "\n") ? field.dropFirst() : field, as: UTF8.self)
      dates[path] = dates[path] ?? date
    }
  }
  return dates
}

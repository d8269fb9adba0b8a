import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The day on which each document was last changed, according to git: path below `content` → ISO 8601 date.
///
/// Empty outside a repository or without git. Documents that are not committed have no date.
package func changeDates(of content: String) async -> [String: String] {
  // With `-z`, git writes each name as it is, with a NUL after it. Without it, `über.md` would be quoted.
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
      // git writes a line feed between a date and the first name after it.
      let path = String(
        decoding: field.first == UInt8(ascii: "\n") ? field.dropFirst() : field, as: UTF8.self)
      dates[path] = dates[path] ?? date
    }
  }
  return dates
}

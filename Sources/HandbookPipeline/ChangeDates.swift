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
  let result = try? await run(
    .name("git"),
    arguments: ["-C", content, "log", "--relative", "--format=%x01%cs", "--name-only", "--", "."],
    output: .string(limit: 64 << 20), error: .discarded)
  guard let result, result.terminationStatus.isSuccess else { return [:] }
  var dates: [String: String] = [:]
  var date = ""
  for line in result.standardOutput.split(separator: "\n") {
    if line.first == "\u{1}" {
      date = String(line.dropFirst())
    } else if dates[String(line)] == nil {
      dates[String(line)] = date
    }
  }
  return dates
}

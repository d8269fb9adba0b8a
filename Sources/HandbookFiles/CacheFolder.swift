#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps the folder for caches small: results that nobody used for 90 days go, then those that were used longest ago,
/// until the others take a gigabyte at most. Looks once a day; whatever is removed is made again where it is needed.
///
/// Results are the files in folders of two hexadecimal digits, and the records of sites. What the compiler keeps is not
/// touched. Where a file system does not write down when a file was read, the time of writing counts.
///
/// - Parameters:
///   - age: Longest time without use, in seconds.
///   - size: Most bytes of all results.
///   - now: Seconds since 1970.
package func tidyCaches(
  _ folder: String, age: Int = 90 * 86_400, size: Int = 1 << 30, now: Int = time(nil)
) {
  let mark = "\(folder)/tidied"
  if let last = FileSystem.status(mark)?.modified, now - last / 1_000_000_000 < 86_400 { return }
  guard let names = try? FileSystem.names(in: folder), (try? FileSystem.write([], to: mark)) != nil else {
    return
  }
  var results: [(path: String, size: Int, used: Int)] = []
  for name in names where name == "sites" || name.utf8.count == 2 && UInt8(name, radix: 16) != nil {
    for file in (try? FileSystem.names(in: "\(folder)/\(name)")) ?? [] {
      let path = "\(folder)/\(name)/\(file)"
      guard let status = FileSystem.status(path), status.kind == .file else { continue }
      results.append((path, status.size, max(status.modified, status.read) / 1_000_000_000))
    }
  }
  results.sort { $0.used > $1.used }
  var total = 0
  for result in results {
    total += result.size
    if total > size || now - result.used > age { FileSystem.removeFile(result.path) }
  }
}

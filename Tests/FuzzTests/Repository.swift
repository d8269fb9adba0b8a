import Foundation
import HandbookModel

/// The files of this repository, which inputs are made from.
struct Repository: Sendable {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Bytes by path below the root, of all text files that authors write.
  let files: [(path: String, bytes: [UInt8])]

  /// Reads `Content`, `Templates` and the golden cases.
  init() {
    files = ["Content", "Templates", "Tests/GoldenTests/Cases"].flatMap { folder in
      Self.paths(in: folder).compactMap { path in
        FileManager.default.contents(atPath: "\(Self.root)/\(path)").map { (path, Array($0)) }
      }
    }
  }

  func bytes(of suffix: String) -> [[UInt8]] { files.filter { $0.path.hasSuffix(suffix) }.map(\.bytes) }

  /// Files of a folder as the program reads them: their paths begin below it.
  func sources(in folder: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix("\(folder)/") }.map {
      SourceFile(path: String($0.path.dropFirst(folder.count + 1)), bytes: $0.bytes)
    }
  }

  /// Inputs kept for a subject: what once was wrong.
  static func corpus(of subject: any Subject) -> [(name: String, bytes: [UInt8])] {
    let folder = "Tests/FuzzTests/Corpus/\(subject.name)"
    return paths(in: folder).compactMap { path in
      FileManager.default.contents(atPath: "\(root)/\(path)").map {
        (String(path.dropFirst(folder.count + 1)), Array($0))
      }
    }
  }

  private static func paths(in folder: String) -> [String] {
    let found =
      FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
    return found.sorted().map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}

import Foundation
import HandbookModel
import Testing

@testable import HandbookFiles

struct LoadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aProjectIsReadByKind() throws {
    try folder.write([
      "Content/handbook.yml": "title: x", "Content/rules/stack/b.md": "b", "Content/rules/stack/a.md": "a",
      "Content/guides/g.md": "g", "Content/rules/_sections.md": "s", "Content/rules/_template.md": "t",
      "Content/README.md": "r", "Content/Support/Product.swift": "struct Product {}",
      "Content/synonyms.yml": "grey: disabled", "Content/questions.tsv": "Why?\t-\t-",
      "Content/images/i.png": "png", "Content/.hidden.md": "h",
      "Content/.git/x.md": "h",
      "Templates/page.mustache": "mine", "Templates/assets/site.css": "css",
      "builtin/page.mustache": "theirs", "builtin/home.mustache": "home", "builtin/assets/js/a.js": "js",
    ])
    let tree = try load(
      content: "\(folder.path)/Content", templates: "\(folder.path)/Templates",
      builtinTemplates: "\(folder.path)/builtin")
    #expect(tree.contentName == "Content")
    #expect(tree.configuration?.bytes == Array("title: x".utf8))
    #expect(tree.synonyms?.bytes == Array("grey: disabled".utf8))
    #expect(tree.questions?.bytes == Array("Why?\t-\t-".utf8))
    #expect(
      tree.documents.map(\.path) == [
        "guides/g.md", "rules/_sections.md", "rules/stack/a.md", "rules/stack/b.md",
      ])
    #expect(tree.support.map(\.path) == ["Support/Product.swift"])
    #expect(tree.resources.map(\.path) == ["images/i.png"])
    #expect(
      tree.templates.map { "\($0.path)=\(String(decoding: $0.bytes, as: UTF8.self))" } == [
        "home.mustache=home", "page.mustache=mine",
      ])
    #expect(tree.assets.map(\.path) == ["js/a.js", "site.css"])
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func namedFilesAreReadWhateverTheirExtension() throws {
    try folder.write([
      "a.txt": "a", "docs/b.md": "b", "docs/_c.md": "c", "docs/d.txt": "d", "docs/deep/e.md": "e",
      "flat/async-x.md": "x", "flat/_sections.md": "s",
    ])
    let root = folder.path
    let tree = try load(paths: [
      "\(root)/docs/", "\(root)/a.txt", "\(root)/docs/b.md", "\(root)/flat/async-x.md", "\(root)/docs/_c.md",
    ])
    #expect(
      tree.documents.map { String($0.path.dropFirst(root.count + 1)) } == [
        "a.txt", "docs/_c.md", "docs/b.md", "docs/deep/e.md", "flat/_sections.md", "flat/async-x.md",
      ])
    #expect(tree.contentName == "")
    #expect(tree.roots == ["\(root)/docs"])
    #expect(tree.unread == ["\(root)/docs/_c.md", "\(root)/docs/d.txt"])
  }

  @Test func linksStayInTheProject() throws {
    try folder.write([
      "secret.md": "secret", "secrets/s.md": "secret", "project/Content/a.md": "a",
      "project/shared/b.md": "b", "project/Contents/c.md": "c",
    ])
    try folder.link("project/Content/out.md", to: "../../secret.md")
    try folder.link("project/Content/absolute.md", to: "\(folder.path)/secret.md")
    try folder.link("project/Content/folder", to: "../../secrets")
    try folder.link("project/Content/sibling.md", to: "../Contents/c.md")
    try folder.link("project/Content/within.md", to: "../shared/b.md")
    try folder.link("project/Content/loop", to: ".")
    try folder.link("project/Content/above", to: "..")
    try folder.link("project/Content/nowhere.md", to: "missing.md")
    try folder.link("project/Content/.hidden.md", to: "../../secret.md")
    let tree = try load(content: "\(folder.path)/project/Content", project: "\(folder.path)/project")
    #expect(tree.documents.map(\.path) == ["a.md", "sibling.md", "within.md"])
    #expect(
      tree.diagnostics.map { "\($0.range.file): \($0.severity): \($0.message) [\($0.id)]" } == [
        "Content/above: error: symbolic link leads to a folder that it is in [LinkToFolderAbove]",
        "Content/absolute.md: error: symbolic link leaves the project [LinkLeavesProject]",
        "Content/folder: error: symbolic link leaves the project [LinkLeavesProject]",
        "Content/loop: error: symbolic link leads to a folder that it is in [LinkToFolderAbove]",
        "Content/nowhere.md: error: symbolic link leads nowhere [UnreadableFile]",
        "Content/out.md: error: symbolic link leaves the project [LinkLeavesProject]",
      ])
    let narrow = try load(content: "\(folder.path)/project/Content")
    #expect(narrow.documents.map(\.path) == ["a.md"])
  }

  @Test func largeFilesAreReported() throws {
    try folder.write(["Content/a.md": String(repeating: "x", count: fileSizeLimit + 1), "Content/b.md": "b"])
    let tree = try load(content: "\(folder.path)/Content")
    #expect(tree.documents.map(\.path) == ["b.md"])
    #expect(
      tree.diagnostics.map { "\($0.range.file): \($0.message) [\($0.id)]" } == [
        "Content/a.md: file is larger than 8 MB [FileTooLarge]"
      ])
    let named = try load(paths: ["\(folder.path)/Content/a.md"])
    #expect(named.diagnostics.map(\.id) == ["FileTooLarge"])
  }

  @Test func aWrittenSiteIsNoContent() throws {
    try folder.write(["a.md": "a"])
    try write(
      Site(files: [OutputFile(path: "rules/a.md", text: "a")], diagnostics: []), to: "\(folder.path)/_site")
    #expect(try load(paths: [folder.path]).documents.map(\.path) == ["\(folder.path)/a.md"])
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8AreReported() throws {
      try folder.write(["a.md": "a"])
      let bytes =
        Array("\(folder.path)/b".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
        + Array(".md".utf8CString)
      let file = open(bytes, O_CREAT | O_WRONLY, 0o644)
      close(file)
      let tree = try load(content: folder.path)
      #expect(tree.documents.map(\.path) == ["a.md"])
      #expect(
        tree.diagnostics.map { "\($0.message) [\($0.id)]" } == ["file name is not UTF-8 [UnreadableFile]"])
      unlink(bytes)
    }
  #endif

  @Test func whatIsNotThereThrows() {
    #expect(throws: FileError("read", "\(folder.path)/none", reason: "No such file or directory")) {
      try load(content: "\(folder.path)/none")
    }
    #expect(throws: FileError("read", "\(folder.path)/none.md", reason: "No such file or directory")) {
      try load(paths: ["\(folder.path)/none.md"])
    }
  }

  @Test func specialFilesAreNotRead() throws {
    #expect(throws: FileError("read", "/dev/zero", reason: "Not a regular file")) {
      try load(paths: ["/dev/zero"])
    }
  }

  @Test func namesAreComparedByTheirBytes() {
    let long = String(repeating: "x", count: 40)
    let names = ["", "Z", "a", "a b", "ab", "b", "e\u{301}", "é", long, long + "y", "日本", "\u{1F600}"]
    let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(names.reversed().sorted(by: FileSystem.areInByteOrder) == expected)
  }
}

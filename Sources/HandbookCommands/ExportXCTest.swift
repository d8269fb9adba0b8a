import ArgumentParser
import HandbookExport
import HandbookFiles
import HandbookModel
import HandbookPipeline
import HandbookReports

struct ExportXCTest: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export-xctest",
    abstract: "Writes snippets and scenarios as an Xcode project with UI tests.",
    discussion: "Files of yours in the folder are kept. The project's README says how to run it on a Mac.")

  @Argument(help: "Folder to write, new or empty or written by this command before.") var folder: String
  @OptionGroup var project: ProjectOptions
  @Option(help: "Leave out snippets that need a newer iOS.") var ios: String?
  @OptionGroup var checking: CheckingOptions

  func validate() throws {
    guard let ios else { return }
    guard let version = OSVersion(ios) else { throw ValidationError("'\(ios)' is not an iOS version") }
    guard version.isReleased else {
      throw ValidationError("there is no iOS \(version); versions of iOS are \(OSVersion.releasedVersions)")
    }
  }

  func run() async throws {
    try requireOutput(folder)
    let tree = try project.project().load(builtinTemplates: nil)
    let checker = try await checking.checker()
    let book = readBook(tree)
    let reports = try await inspect(book.value, checker: checker)
    let diagnostics = sorted(book.diagnostics + reports.diagnostics)
    if report(diagnostics, tree: tree, strict: checking.strict) { throw ExitCode(1) }
    let files = exportXcodeProject(book.value, reports, newest: ios.flatMap(OSVersion.init))
    try write(Site(files: files, diagnostics: []), to: folder)
    try printResult("\(files.count) files in \(folder)")
  }
}

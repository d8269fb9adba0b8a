import ArgumentParser
import HandbookCompilation
import HandbookFiles
import HandbookModel
import HandbookPipeline
import HandbookReports
import HandbookSnippets

struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Checks the content and writes the site.",
    discussion: "A build with problems leaves the site that is there untouched.")

  @OptionGroup var project: ProjectOptions
  @Option(help: "Folder the site is written to (default: _site in the project).") var output: String?
  @Option(help: "Address the site will have, for feeds and the sitemap.") var baseURL: String?
  @OptionGroup var checking: CheckingOptions
  @Flag(
    help: ArgumentHelp(
      "Try out all that a user can do on both sides of each comparison, so that the devices on its page can be used.",
      discussion: "It takes about twice as long as a check of a book that was not explored before."))
  var explore = false
  @Flag(name: .customLong("no-check"), help: "Do not compile or run snippets.") var noCheck = false

  func validate() throws {
    guard let baseURL, !isWebAddress(baseURL) else { return }
    throw ValidationError(
      "--base-url is '\(baseURL)', not an address that starts with https:// or http://")
  }

  func run() async throws {
    let project = project.project(output: output)
    // The output is checked first, as checking the content takes long.
    try requireOutput(project.output)
    // git is asked while documents are read and the compiler is looked for.
    async let dates = changeDates(of: project.content)
    var tree = try project.load(builtinTemplates: builtinTemplates(executable: executablePath()))
    var checker = noCheck ? nil : try await checking.checker()
    checker?.exploresAll = explore
    let place = checking.cacheFolder.map { recordPath(of: project.output, in: $0) }
    let program = programStamp(executablePath())
    let last = place.map { SiteRecord.read($0, program: program) } ?? SiteRecord()
    let key = siteKey(
      of: tree, baseURL: baseURL,
      checking: checker?.identity,
      dates: await dates)
    if let count = last.count(ifMadeOf: key, in: project.output) {
      _ = report([], tree: tree, strict: checking.strict)
      try printResult("\(count) files in \(project.output)")
      return
    }
    let results = checking.costlyResults(of: project.content)
    let book = try await check(
      tree, baseURL: baseURL, checker: checker, dates: dates,
      kept: checking.keptPages(of: project.content), results: results)
    leaveToSystem(book)
    let failed = report(book.diagnostics, tree: tree, strict: checking.strict)
    if failed { throw ExitCode(1) }
    // The documents are parsed, and their problems are reported. While pages are made, the texts are not
    // needed.
    let isLarge = !KeptPages.takes(tree.documents)
    tree.documents = []
    // A small book needs little memory; to give it back and to get it again would take longer than it is worth.
    if isLarge { giveMemoryBack() }
    let (summary, record) = try book.write(to: project.output, last: last, key: key)
    if isLarge { giveMemoryBack() }
    results?.write()
    // A failure is ignored: without a record, the next build only takes longer.
    if let place { try? record.write(to: place, program: program) }
    checking.tidy()
    try printResult("\(summary.written + summary.unchanged) files in \(project.output)")
  }
}

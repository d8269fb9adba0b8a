import Foundation
import HandbookCommands
import HandbookFiles
import HandbookModel
import HandbookPipeline
import HandbookReports
import HandbookServer
import HandbookSnippets

extension Serve {
  /// Serves the site until the task is cancelled.
  func serve() async throws {
    let site = LiveSite()
    let server = SiteServer(site: site, host: host, port: port)
    // Ends when browsers can connect. A server that cannot listen says so before anything is built.
    let (listening, beginning) = AsyncStream.makeStream(of: Never.self)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await server.run {
            defer { beginning.finish() }
            say("\(server.address) follows \(project.project().content)")
            guard open else { return }
            do { try server.openBrowser() } catch { printError("warning: \(error)") }
          }
        }
        group.addTask {
          for await _ in listening {}
          try Task.checkCancellation()
          try await follow(site)
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch  where Task.isCancelled {
      // Ctrl-C is the usual way to end the server, so this is no failure.
    }
  }

  /// Builds the site, and again after each edit.
  private func follow(_ site: LiveSite) async throws {
    let builtin = builtinTemplates(executable: executablePath())
    let folders: @Sendable () -> [String] = {
      let project = project.project()
      return [project.content, project.templates, builtin].compactMap { $0 }
    }
    // Watching begins before the first build, so that no edit is missed while it runs.
    let edits = edits(below: folders)
    let dates = await changeDates(of: project.project().content)
    let memory = BuildMemory()
    var checker: SnippetChecker?
    func rebuild() async throws {
      do {
        if !noCheck, checker == nil {
          checker = try await checking.checker()
          checker?.exploresAll = explore
        }
        try await self.rebuild(site, checker: checker, builtin: builtin, dates: dates, memory: memory)
      } catch  where !Task.isCancelled {
        // The cause may pass: a file that is just being replaced, a full disk, a missing compiler. The next
        // edit tries again, with a new search for the compiler.
        if !(error is FileError) { checker = nil }
        printError("error: \(explanation(of: error))")
        site.report("error: \(explanation(of: error))")
      }
    }
    try await rebuild()
    for await _ in edits { try await rebuild() }
  }

  private func rebuild(
    _ live: LiveSite, checker: SnippetChecker?, builtin: String?, dates: [String: String], memory: BuildMemory
  ) async throws {
    let start = ContinuousClock().now
    let tree = try project.project().load(builtinTemplates: builtin, memory: memory.files)
    // Addresses begin at the server's root, as the page for unknown addresses needs.
    let book = try await check(tree, baseURL: "/", checker: checker, dates: dates, memory: memory)
    try Task.checkCancellation()
    let failed = report(book.diagnostics, tree: tree, strict: checking.strict)
    if failed {
      live.report(TextReport(book.diagnostics, tree: tree).text)
    } else {
      live.show(book.parts())
      let seconds = (ContinuousClock().now - start) / .seconds(1)
      say("built in \(String(format: "%.2f", seconds)) s")
    }
  }
}

/// Prints a line to standard output. A failure is ignored.
private func say(_ text: String) { try? printResult(text) }

package import ArgumentParser

/// What the user asks of the server, which is in the program `handbook-serve`.
package struct Serve: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves the site locally, and builds it again after each edit.",
    discussion: """
      The site is kept in memory; nothing is written. Pages that are open follow the edits, and show \
      what is wrong where a build fails.
      """)

  @OptionGroup package var project: ProjectOptions
  @Option(help: "Port to listen on.") package var port: UInt16 = 8080
  @Option(help: "Address to listen on.") package var host = "127.0.0.1"
  @Flag(help: "Open the site in a browser.") package var open = false
  @OptionGroup package var checking: CheckingOptions
  @Flag(help: "Try out all that a user can do on both sides of each comparison, as `build --explore` does.")
  package var explore = false
  @Flag(name: .customLong("no-check"), help: "Do not compile or run snippets.") package var noCheck = false

  package init() {}
}

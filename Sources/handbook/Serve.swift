import ArgumentParser
import HandbookServer

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serves the built site locally.")

  @Option(help: "Folder with the project.") var project = "."
  @Option(help: "Port to listen on.") var port: UInt16 = 8080
  @Option(help: "Address to listen on.") var host = "127.0.0.1"
  @Flag(help: "Open the site in a browser.") var open = false

  func run() async throws {
    let site = project == "." ? "_site" : "\(project)/_site"
    do {
      let server = try SiteServer(folder: site, host: host, port: port)
      print("\(site) at \(server.address)")
      try await server.run(openingBrowser: open)
    } catch let error as ServerError {
      printError("error: \(error)")
      throw ExitCode(error.isMissingSite ? 1 : 69)
    }
  }
}

package import ArgumentParser
import Dispatch

package struct Handbook: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "handbook",
    abstract: "Checks and builds a handbook whose code is compiled and run.",
    version: "0.1.0",
    // Each command states its name. Without it, ArgumentParser asks the runtime to print the type, which
    // takes milliseconds.
    subcommands: [
      Build.self, Check.self, Explore.self, Serve.self, New.self, Init.self, Schema.self, ExportXCTest.self,
    ])

  package init() {}

  /// Runs the command, and ends the program with its status.
  ///
  /// - Parameter serve: What the command `serve` does, in the program that has the server.
  package static func main(serve: (@Sendable (Serve) async throws -> Void)? = nil) async {
    shareFreedMemory()
    let work = Task {
      let command = try parseAsRoot()
      do {
        if let serve, let command = command as? Serve {
          try await serve(command)
        } else if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          var command = command
          try command.run()
        }
      } catch {
        throw Task.isCancelled ? error : reported(error)
      }
    }
    let signals = whenInterrupted { work.cancel() }
    let result = await work.result
    for source in signals { source.cancel() }
    switch result {
    case .success: exit()
    case .failure(let error):
      endAsInterrupted()
      exit(withError: error)
    }
  }
}

import ArgumentParser
import Dispatch

@main
struct Handbook: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "handbook",
    abstract: "Checks and builds a handbook whose code is compiled and run.",
    version: "0.1.0",
    // Each command states its name. Without it, ArgumentParser asks the runtime to print the type, which
    // takes milliseconds.
    subcommands: [
      Build.self, Check.self, Explore.self, Serve.self, New.self, Init.self, Schema.self, ExportXCTest.self,
    ])

  /// Runs the command, and ends the program with its status.
  static func main() async {
    shareFreedMemory()
    let work = Task {
      let command = try parseAsRoot()
      do {
        if var command = command as? any AsyncParsableCommand {
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

import ArgumentParser

@main
struct Handbook: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "handbook",
    abstract: "Checks and builds a handbook whose code is compiled and run.",
    version: "0.1.0",
    subcommands: [Build.self, Check.self, Serve.self, New.self, Init.self, ExportXCTest.self])
}

import Foundation

/// What the name of the program that serves adds to that of the other one.
let serverSuffix = "-serve"

/// Goes on as the program that serves, with the same arguments. Call it before anything listens for signals, and on the
/// first thread: signals that are ignored or blocked would remain so.
package func goOnAsServer() -> Never {
  let program = executablePath()
  execv(program + serverSuffix, CommandLine.unsafeArgv)
  let reason = String(cString: strerror(errno))
  printError("error: \(program)\(serverSuffix) does not start: \(reason); build it with `make build`")
  exit(69)
}

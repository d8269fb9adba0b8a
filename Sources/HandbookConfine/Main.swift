#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a tool with limits, so that it can harm nothing, whatever its input is.
///
///     HandbookConfine CPU-SECONDS MEMORY-BYTES READABLE WRITABLE TOOL [ARGUMENT …]
///
/// READABLE and WRITABLE are lists of folders, with a line feed between the folders. CPU-SECONDS and
/// MEMORY-BYTES are the processor time and the address space that the tool may use. On Linux, if the kernel
/// has Landlock, the tool can open only files in these folders and in the system's own, and can make no TCP
/// connection. The tool ends when this process does, and this process ends when the one that started it does,
/// so a compiler never outlives the program it works for.
///
/// Ends as the tool ends, with its exit status or by its signal; with 127 if the tool cannot be started.
@main
struct HandbookConfine {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 5, let seconds = UInt(arguments[1]), let bytes = UInt(arguments[2]) else {
      fail("usage: HandbookConfine CPU-SECONDS MEMORY-BYTES READABLE WRITABLE TOOL [ARGUMENT …]")
    }
    let parent = getppid()
    let watcher = getpid()
    let child = forkProcess()
    if child == 0 {
      #if os(Linux)
        _ = setOption(1, UInt(SIGKILL), 0, 0, 0)  // PR_SET_PDEATHSIG
        if getppid() != watcher { _exit(127) }
        _ = setOption(38, 1, 0, 0, 0)  // PR_SET_NO_NEW_PRIVS
        allowOnly(reading: folders(arguments[3]), writing: folders(arguments[4]))
      #endif
      limit(RLIMIT_CORE, 0)
      // The soft limit is lower than the hard one, so that a tool that took too long ends by SIGXCPU, by
      // which the caller recognizes it.
      limit(RLIMIT_CPU, seconds, hard: seconds + 2)
      limit(RLIMIT_AS, bytes)
      var pointers = arguments[5...].map { strdup($0) }
      pointers.append(nil)
      execv(arguments[5], pointers)
      fail("\(arguments[5]): \(String(cString: strerror(errno)))")
    }
    guard child > 0 else { fail("no process could be started: \(String(cString: strerror(errno)))") }
    var status: Int32 = 0
    wait(for: child, while: parent, status: &status)
    let signal = status & 0x7F
    guard signal != 0 else { exit((status >> 8) & 0xFF) }
    limit(RLIMIT_CORE, 0)
    #if canImport(Darwin)
      Darwin.signal(signal, SIG_DFL)
    #elseif canImport(Musl)
      Musl.signal(signal, SIG_DFL)
    #else
      Glibc.signal(signal, SIG_DFL)
    #endif
    kill(getpid(), signal)
    _exit(128 + signal)
  }

  /// Waits for the tool. If the process that started this one ends, ends the tool.
  private static func wait(for child: pid_t, while parent: pid_t, status: inout Int32) {
    #if os(Linux)
      // pidfd_open gives descriptors that become readable when a process ends.
      let descriptors = [systemCall(434, UInt(parent), 0, 0, 0), systemCall(434, UInt(child), 0, 0, 0)]
      if !descriptors.contains(where: { $0 < 0 }) {
        var events = descriptors.map { pollfd(fd: Int32($0), events: Int16(POLLIN), revents: 0) }
        while poll(&events, 2, -1) < 0, errno == EINTR {}
        if events[1].revents == 0 || getppid() != parent { kill(child, SIGKILL) }
      }
    #endif
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }
}

private func folders(_ argument: String) -> [String] { argument.split(separator: "\n").map(String.init) }

private func fail(_ message: String) -> Never {
  let line = "HandbookConfine: \(message)\n"
  write(2, line, line.utf8.count)
  _exit(127)
}

@_silgen_name("fork") private func forkProcess() -> pid_t

#if os(Linux)
  private func limit(_ resource: __rlimit_resource, _ value: UInt, hard: UInt? = nil) {
    var limits = rlimit(rlim_cur: value, rlim_max: hard ?? value)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
  }

  // These C functions are variadic, so Swift does not import them. On these systems, a variadic call passes
  // integers as any other call does.
  @_silgen_name("prctl")
  private func setOption(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
  @_silgen_name("syscall")
  private func systemCall(_ number: Int, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int

  /// Limits access to files and the network with Landlock (numbers: linux/landlock.h). Does nothing if the
  /// kernel has no Landlock.
  private func allowOnly(reading: [String], writing: [String]) {
    let version = systemCall(444, 0, 0, 1, 0)
    guard version > 0 else { return }
    let read: UInt64 = 1 << 0 | 1 << 2 | 1 << 3  // run, read files, list folders
    var files: UInt64 = 0x1FFF
    if version >= 2 { files |= 1 << 13 }  // rename between folders
    if version >= 3 { files |= 1 << 14 }  // truncate
    var handled: (files: UInt64, network: UInt64) = (files, version >= 4 ? 3 : 0)  // bind, connect
    let rules = withUnsafePointer(to: &handled) {
      systemCall(444, UInt(bitPattern: $0), version >= 4 ? 16 : 8, 0, 0)
    }
    guard rules >= 0 else { return }
    func allow(_ access: UInt64, below folder: String) {
      let descriptor = open(folder, 0o10000000 | O_CLOEXEC)  // O_PATH
      guard descriptor >= 0 else { return }
      var rule: (access: UInt64, parent: Int32) = (access, descriptor)
      _ = withUnsafePointer(to: &rule) { systemCall(445, UInt(rules), 1, UInt(bitPattern: $0), 0) }
      close(descriptor)
    }
    let system = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/proc", "/sys", "/dev"]
    for folder in system + reading { allow(read, below: folder) }
    for folder in writing { allow(files, below: folder) }
    for file in ["/dev/null", "/dev/tty"] { allow(1 << 1 | 1 << 2, below: file) }
    _ = systemCall(446, UInt(rules), 0, 0, 0)
  }
#else
  private func limit(_ resource: Int32, _ value: UInt, hard: UInt? = nil) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(hard ?? value))
    setrlimit(resource, &limits)
  }
#endif

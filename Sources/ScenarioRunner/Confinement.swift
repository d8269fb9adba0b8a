import Foundation

/// Keeps the process of a run to itself; called first in it, and there is no way back.
///
/// It gets limits on time, memory and output. On Linux it can neither open a socket nor start a process
/// or signal one (seccomp), nor write a file, nor read one outside the system's own folders (Landlock, where
/// the kernel has it). On macOS the program is started under `sandbox-exec` instead.
func confine(seconds: Int, bytes: Int) {
  limit(RLIMIT_CORE, 0)
  limit(RLIMIT_FSIZE, 16 << 20)
  limit(RLIMIT_AS, bytes)
  #if os(Linux)
    _ = setOption(38, 1, 0, 0, 0)  // PR_SET_NO_NEW_PRIVS
    denyFiles()
    denyCalls()
  #endif
  alarm(UInt32(seconds))
}

#if os(Linux)
  private func limit(_ resource: __rlimit_resource, _ value: Int) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
  }

  // Variadic in C, and so not imported; the calling conventions of these systems pass integers alike.
  @_silgen_name("prctl")
  private func setOption(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
  @_silgen_name("syscall")
  private func systemCall(_ number: Int, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int

  /// Landlock: linux/landlock.h. Reading stays allowed below the system's folders.
  private func denyFiles() {
    let version = systemCall(444, 0, 0, 1, 0)
    guard version > 0 else { return }
    let read: UInt64 = 1 << 2
    var handled: UInt64 = 0x1FF2 | read  // write, remove, make
    if version >= 2 { handled |= 1 << 13 }  // rename between folders
    if version >= 3 { handled |= 1 << 14 }  // truncate
    let rules = withUnsafePointer(to: &handled) { systemCall(444, UInt(bitPattern: $0), 8, 0, 0) }
    guard rules >= 0 else { return }
    for folder in ["/usr", "/lib", "/lib64", "/etc", "/proc/self", "/dev"] {
      let descriptor = Foundation.open(folder, 0o10000000 | O_CLOEXEC)  // O_PATH
      guard descriptor >= 0 else { continue }
      var rule: (access: UInt64, parent: Int32) = (read, descriptor)
      _ = withUnsafePointer(to: &rule) { systemCall(445, UInt(rules), 1, UInt(bitPattern: $0), 0) }
      close(descriptor)
    }
    _ = systemCall(446, UInt(rules), 0, 0, 0)
  }

  private struct Instruction {
    var code: UInt16
    var whenTrue: UInt8 = 0
    var whenFalse: UInt8 = 0
    var value: UInt32
  }

  /// A seccomp filter: linux/seccomp.h, linux/filter.h.
  private func denyCalls() {
    #if arch(x86_64)
      // socket, fork, vfork, execve, kill, ptrace, execveat, io_uring_setup
      let denied: [UInt32] = [41, 57, 58, 59, 62, 101, 322, 425]
      let clone: UInt32 = 56
    #else
      let denied: [UInt32] = [198, 221, 129, 117, 281, 425]
      let clone: UInt32 = 220
    #endif
    let load: UInt16 = 0x20
    let ifEqual: UInt16 = 0x15
    let ifAnyBit: UInt16 = 0x45
    let answer: UInt16 = 0x06
    var filter = [Instruction(code: load, value: 0)]
    for (index, number) in denied.enumerated() {
      filter.append(
        Instruction(code: ifEqual, whenTrue: UInt8(denied.count - index + 5), value: number))
    }
    filter += [
      // clone3 takes its flags from memory, out of reach: say it is unknown, and clone is used.
      Instruction(code: ifEqual, whenFalse: 1, value: 435),
      Instruction(code: answer, value: 0x0005_0000 | UInt32(ENOSYS)),
      Instruction(code: ifEqual, whenFalse: 2, value: clone),
      Instruction(code: load, value: 16),
      Instruction(code: ifAnyBit, whenTrue: 0, whenFalse: 1, value: 0x10000),  // a thread
      Instruction(code: answer, value: 0x7FFF_0000),
      Instruction(code: answer, value: 0x0005_0000 | UInt32(EPERM)),
    ]
    filter.withUnsafeMutableBufferPointer { instructions in
      var program: (count: UInt16, instructions: UnsafeMutablePointer<Instruction>) = (
        UInt16(instructions.count), instructions.baseAddress!
      )
      withUnsafePointer(to: &program) {
        _ = setOption(22, 2, UInt(bitPattern: $0), 0, 0)  // PR_SET_SECCOMP, a filter
      }
    }
  }
#else
  private func limit(_ resource: Int32, _ value: Int) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(resource, &limits)
  }
#endif

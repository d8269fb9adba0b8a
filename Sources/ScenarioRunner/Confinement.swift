import Foundation

/// Confines the process of a run, so that a snippet's code can harm nothing else. It is called before any of
/// that code, and cannot be undone.
///
/// The process gets limits on memory and processor time. On Linux, seccomp forbids it to open a socket, to
/// start, signal or look into another process, to leave its process group, and to raise a limit; it also
/// loses the capabilities of an administrator. Landlock, if the kernel has it, forbids it to write files, and
/// to read any outside the system's folders. On macOS the program is started under `sandbox-exec` instead,
/// and cannot start processes.
///
/// The process that watches a run limits its real time. If the watcher is gone, the limit of processor time
/// ends the run.
func confine(seconds: Int, bytes: Int) {
  limit(RLIMIT_CORE, 0)
  limit(RLIMIT_FSIZE, 16 << 20)
  limit(RLIMIT_AS, bytes)
  // A run may use up to eight processors for all of its real time.
  limit(RLIMIT_CPU, 8 * seconds)
  #if os(Linux)
    _ = setOption(38, 1, 0, 0, 0)  // PR_SET_NO_NEW_PRIVS
    denyFiles()
    dropCapabilities()
    denyCalls()
  #else
    limit(RLIMIT_NPROC, 1)
  #endif
}

/// Makes the system end this process when its parent ends, however that happens; on Linux only.
func endWith(_ parent: Int32) {
  #if os(Linux)
    _ = setOption(1, UInt(SIGKILL), 0, 0, 0)  // PR_SET_PDEATHSIG
    // The parent may have ended before the call.
    if getppid() != parent { _exit(0) }
  #endif
}

/// Protects this process from the runs' processes: they cannot open its descriptors or read its memory,
/// although they belong to the same user.
func hideFromRuns() {
  #if os(Linux)
    _ = setOption(4, 0, 0, 0, 0)  // PR_SET_DUMPABLE
  #endif
}

#if os(Linux)
  private func limit(_ resource: __rlimit_resource, _ value: Int) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
  }

  // These C functions are variadic, so Swift does not import them. On these systems, a variadic call passes
  // integers as any other call does.
  @_silgen_name("prctl")
  private func setOption(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
  @_silgen_name("syscall")
  private func systemCall(_ number: Int, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int

  /// Forbids access to files with Landlock (numbers: linux/landlock.h). Reading stays allowed below the
  /// system's folders.
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
    close(Int32(rules))
  }

  /// Gives up all capabilities, the rights of an administrator (numbers: linux/capability.h).
  private func dropCapabilities() {
    var header: (version: UInt32, process: Int32) = (0x2008_0522, 0)
    var none: (UInt64, UInt64, UInt64) = (0, 0, 0)
    #if arch(x86_64)
      let capset = 126
    #else
      let capset = 91
    #endif
    _ = withUnsafePointer(to: &header) { header in
      withUnsafePointer(to: &none) { none in
        systemCall(capset, UInt(bitPattern: header), UInt(bitPattern: none), 0, 0)
      }
    }
  }

  /// An instruction of a filter program (numbers: linux/filter.h).
  private struct Instruction {
    var code: UInt16
    var whenTrue: UInt8 = 0
    var whenFalse: UInt8 = 0
    var value: UInt32

    /// Loads four bytes of `struct seccomp_data`: at 0 the number of the call, at 4 the architecture, from 16
    /// on the arguments, eight bytes each, with the lower half first.
    static func load(_ offset: UInt32) -> Self { Self(code: 0x20, value: offset) }
    /// Continues if the loaded value is this one; otherwise skips so many instructions.
    static func unless(_ value: UInt32, skip count: UInt8) -> Self {
      Self(code: 0x15, whenFalse: count, value: value)
    }
    static let allow = Self(code: 0x06, value: 0x7FFF_0000)
    static func fail(_ error: Int32) -> Self { Self(code: 0x06, value: 0x0005_0000 | UInt32(error)) }
  }

  /// Forbids system calls with a seccomp filter (numbers: linux/seccomp.h).
  private func denyCalls() {
    #if arch(x86_64)
      let architecture: UInt32 = 0xC000_003E
      let clone: UInt32 = 56
      let tgkill: UInt32 = 234
      let prctl: UInt32 = 157
      let prlimit: UInt32 = 302
      let denied: [UInt32] = [
        41, 57, 58, 59, 322, 425,  // socket, fork, vfork, execve, execveat, io_uring_setup
        62, 200, 129, 297, 424, 434, 438,  // kill, tkill, rt_(tg)sigqueueinfo, pidfd_send_signal/open/getfd
        101, 310, 311, 298, 321,  // ptrace, process_vm_readv/writev, perf_event_open, bpf
        109, 112, 160, 272, 308,  // setpgid, setsid, setrlimit, unshare, setns
        29, 64, 68, 240, 248, 249, 250,  // shmget, semget, msgget, mq_open, add_key, request_key, keyctl
      ]
    #else
      let architecture: UInt32 = 0xC000_00B7
      let clone: UInt32 = 220
      let tgkill: UInt32 = 131
      let prctl: UInt32 = 167
      let prlimit: UInt32 = 261
      let denied: [UInt32] = [
        198, 221, 281, 425, 129, 130, 138, 240, 424, 434, 438, 117, 270, 271, 241, 280, 154, 157, 164, 97,
        268, 194, 190, 186, 180, 217, 218, 219,
      ]
    #endif
    // The numbers hold for this architecture only; calls of another one, or of the x32 interface, are
    // refused.
    var filter: [Instruction] = [
      .load(4), Instruction(code: 0x15, whenTrue: 1, value: architecture), .fail(EPERM), .load(0),
      Instruction(code: 0x35, whenFalse: 1, value: 0x4000_0000), .fail(EPERM),
    ]
    for number in denied { filter += [.unless(number, skip: 1), .fail(EPERM)] }
    // clone3 reads its flags from memory, which a filter cannot see. With ENOSYS, the C library uses clone
    // instead.
    filter += [.unless(435, skip: 1), .fail(ENOSYS)]
    // clone may make a thread (CLONE_THREAD), but no process.
    filter += [
      .unless(clone, skip: 4), .load(16), Instruction(code: 0x45, whenFalse: 1, value: 0x10000), .allow,
      .fail(EPERM),
    ]
    // `raise` and `abort` use tgkill for a thread of this process; other processes cannot be signaled.
    filter += [.unless(tgkill, skip: 4), .load(16), .unless(UInt32(getpid()), skip: 1), .allow, .fail(EPERM)]
    // prctl may not change PR_SET_PDEATHSIG (1), which `endWith` has set.
    filter += [.unless(prctl, skip: 4), .load(16), .unless(1, skip: 1), .fail(EPERM), .allow]
    // prlimit may read limits: then its third argument, the address of new limits, is 0 in both halves.
    filter += [
      .unless(prlimit, skip: 6), .load(32), .unless(0, skip: 3), .load(36), .unless(0, skip: 1), .allow,
      .fail(EPERM),
    ]
    filter.append(.allow)
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

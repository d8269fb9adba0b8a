import Foundation

/// Global and static variables of the snippets in this program, as they are before any code of a snippet runs.
///
/// They end with the app's process. A relaunch is played in the process of the run, so they are set back there:
///
///     enum Session { static var isLoggedIn = false }   // false again after `relaunch`
///     let store = Store()                              // made anew where it is first used
///
/// A variable is known by its symbol in the program's own file: `vp` ends that of a variable, `vpZ` that of a static
/// one, `_Wz` that of the mark that one was made (docs/ABI/Mangling.rst of Swift). On Linux only: elsewhere they
/// keep their values.
struct ProgramGlobals: Sendable {
  /// Read by the process that runs no code of a snippet, and handed on to those forked from it.
  static let atStart = ProgramGlobals()

  /// By address.
  private var bytes: [UInt: [UInt8]] = [:]

  func restore() {
    for (address, saved) in bytes {
      guard let variable = UnsafeMutableRawPointer(bitPattern: address) else { continue }
      // What never changes may stand in memory that cannot be written.
      saved.withUnsafeBytes {
        if memcmp(variable, $0.baseAddress!, $0.count) != 0 {
          variable.copyMemory(from: $0.baseAddress!, byteCount: $0.count)
        }
      }
    }
  }

  private init() {
    #if os(Linux)
      guard let file = FileManager.default.contents(atPath: "/proc/self/exe"), let start = Self.loadAddress
      else {
        return
      }
      file.withUnsafeBytes { file in
        for symbol in symbols(ofELF: file) where symbol.size > 0 && Self.isVariable(symbol.name) {
          let address = start + UInt(symbol.value)
          let variable = UnsafeRawBufferPointer(
            start: UnsafeRawPointer(bitPattern: address), count: symbol.size)
          bytes[address] = Array(variable)
        }
      }
    #endif
  }

  #if os(Linux)
    private static func isVariable(_ symbol: UnsafeRawBufferPointer.SubSequence) -> Bool {
      symbol.starts(with: "$s8Handbook".utf8)
        && ["vp", "vpZ", "_Wz"].contains { symbol.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    /// Where the program's file begins in memory.
    private static var loadAddress: UInt? {
      guard let maps = FileManager.default.contents(atPath: "/proc/self/maps"),
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      else { return nil }
      let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix(path) }
      return line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) }
    }
  #endif
}

#if os(Linux)
  /// The symbols of a program or library: elf(5), 64 bits, the byte order of this machine.
  private func symbols(
    ofELF file: UnsafeRawBufferPointer
  ) -> [(name: UnsafeRawBufferPointer.SubSequence, value: UInt64, size: Int)] {
    func load<Number: FixedWidthInteger>(_ offset: Int, as type: Number.Type) -> Int {
      offset >= 0 && offset + MemoryLayout<Number>.size <= file.count
        ? Int(file.loadUnaligned(fromByteOffset: offset, as: type)) : 0
    }
    typealias Section = (kind: Int, start: Int, size: Int, link: Int)
    let table = load(0x28, as: UInt64.self)
    let sections: [Section] = (0..<load(0x3C, as: UInt16.self)).map { number in
      let header = table + number * load(0x3A, as: UInt16.self)
      return (
        load(header + 0x04, as: UInt32.self), load(header + 0x18, as: UInt64.self),
        load(header + 0x20, as: UInt64.self), load(header + 0x28, as: UInt32.self)
      )
    }
    guard let symbols = sections.first(where: { $0.kind == 2 }), sections.indices.contains(symbols.link),
      symbols.start + symbols.size <= file.count
    else { return [] }
    let names = sections[symbols.link]
    return stride(from: symbols.start, to: symbols.start + symbols.size, by: 24).compactMap { entry in
      // An object, defined here.
      guard load(entry + 4, as: UInt8.self) & 0xF == 1, load(entry + 6, as: UInt16.self) != 0 else {
        return nil
      }
      let name = file[(names.start + load(entry, as: UInt32.self))...].prefix { $0 != 0 }
      return (name, UInt64(load(entry + 8, as: UInt64.self)), load(entry + 16, as: UInt64.self))
    }
  }
#endif

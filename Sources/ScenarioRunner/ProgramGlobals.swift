import Foundation

/// The global and static variables of the snippets in this program, as they are before any code of a snippet
/// runs.
///
/// On a device, these variables end with the app's process. Here, `relaunch` stays in the process of the run,
/// so it sets them back:
///
///     enum Session { static var isLoggedIn = false }   // false again after `relaunch`
///     let store = Store()                              // made anew where it is first used
///
/// Variables are found by their symbols in the program's file: that of a global variable ends with `vp`, that
/// of a static one with `vpZ`, and that of the flag which says that one was initialized with `_Wz`
/// (docs/ABI/Mangling.rst of Swift). This works on Linux only: elsewhere variables keep their values.
struct ProgramGlobals: Sendable {
  /// The variables as read by the process that runs no code of a snippet; processes forked from it inherit
  /// them.
  static let atStart = ProgramGlobals()

  /// The address of a variable → its bytes.
  private var bytes: [UInt: [UInt8]] = [:]

  func restore() {
    for (address, saved) in bytes {
      guard let variable = UnsafeMutableRawPointer(bitPattern: address) else { continue }
      // A constant may be in memory that cannot be written, so only bytes that have changed are.
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

    /// The address at which the program's file is loaded.
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
  /// The symbols of a program or library (format: elf(5), with 64 bits and this machine's byte order).
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
      // Only symbols of objects that are defined in this file.
      guard load(entry + 4, as: UInt8.self) & 0xF == 1, load(entry + 6, as: UInt16.self) != 0 else {
        return nil
      }
      let name = file[(names.start + load(entry, as: UInt32.self))...].prefix { $0 != 0 }
      return (name, UInt64(load(entry + 8, as: UInt64.self)), load(entry + 16, as: UInt64.self))
    }
  }
#endif

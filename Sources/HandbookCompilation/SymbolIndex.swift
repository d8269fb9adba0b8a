import CIndexStore
import Foundation
package import HandbookLearning

/// Reads from the compiler's index store which declaration each name refers to.
///
/// The library that reads the store belongs to the toolchain and is loaded from it. Source of the calls:
/// LLVM's `indexstore/indexstore.h`.
package struct SymbolIndex: Sendable {
  private let library: Library

  /// - Throws: `MissingTool` if the toolchain lacks its index library. Without the index, the check would not
  ///   know which API a snippet uses, and would accept API that is deprecated or too new.
  package init(toolchain: Toolchain) throws {
    guard let library = Library.shared(in: "\(toolchain.usr)/lib") else {
      throw MissingTool(
        "the toolchain in \(toolchain.usr) lacks lib/libIndexStore; install a complete Swift toolchain "
          + "(https://www.swift.org/install)")
    }
    self.library = library
  }

  /// The names in an index store folder, by the name of their file without `.swift`.
  package func occurrences(in store: String) -> [String: [SymbolOccurrence]] {
    guard let handle = library.createStore(store, nil) else { return [:] }
    defer { library.disposeStore(handle) }
    var result: [String: [SymbolOccurrence]] = [:]
    let records = "\(store)/v5/records"
    for folder in (try? FileManager.default.contentsOfDirectory(atPath: records)) ?? [] {
      for record in (try? FileManager.default.contentsOfDirectory(atPath: "\(records)/\(folder)")) ?? [] {
        guard let end = record.firstRange(of: ".swift-") else { continue }
        result[String(record[..<end.lowerBound]), default: []] += occurrences(of: record, in: handle)
      }
    }
    return result
  }

  private func occurrences(of record: String, in store: OpaquePointer) -> [SymbolOccurrence] {
    guard let reader = library.createRecordReader(store, record, nil) else { return [] }
    defer { library.disposeRecordReader(reader) }
    final class Collector {
      let library: Library
      var occurrences: [SymbolOccurrence] = []
      init(_ library: Library) { self.library = library }
    }
    let collector = Collector(library)
    _ = library.applyOccurrences(reader, Unmanaged.passUnretained(collector).toOpaque()) {
      context, occurrence in
      let collector = Unmanaged<Collector>.fromOpaque(context!).takeUnretainedValue()
      var line: UInt32 = 0
      var column: UInt32 = 0
      collector.library.lineColumn(occurrence!, &line, &column)
      let symbol = collector.library.symbol(occurrence!)!
      let roles = collector.library.roles(occurrence!)
      collector.occurrences.append(
        SymbolOccurrence(
          usr: String(collector.library.usr(symbol)), name: String(collector.library.name(symbol)),
          isDefinition: roles & Library.definition != 0, isImplicit: roles & Library.implicit != 0,
          line: Int(line), column: Int(column)))
      return true
    }
    return collector.occurrences
  }
}

extension String {
  fileprivate init(_ text: CIndexStoreString) {
    self.init(decoding: UnsafeRawBufferPointer(start: text.data, count: text.length), as: UTF8.self)
  }
}

/// The functions of libIndexStore that are used here.
private final class Library: Sendable {
  typealias Applier = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Bool
  let createStore: @convention(c) @Sendable (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> OpaquePointer?
  let disposeStore: @convention(c) @Sendable (OpaquePointer) -> Void
  let createRecordReader:
    @convention(c) @Sendable (OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> OpaquePointer?
  let disposeRecordReader: @convention(c) @Sendable (OpaquePointer) -> Void
  let applyOccurrences: @convention(c) @Sendable (OpaquePointer, UnsafeMutableRawPointer?, Applier) -> Bool
  let symbol: @convention(c) @Sendable (OpaquePointer) -> OpaquePointer?
  let usr: @convention(c) @Sendable (OpaquePointer) -> CIndexStoreString
  let name: @convention(c) @Sendable (OpaquePointer) -> CIndexStoreString
  let roles: @convention(c) @Sendable (OpaquePointer) -> UInt64
  let lineColumn:
    @convention(c) @Sendable (OpaquePointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) ->
      Void

  /// `INDEXSTORE_SYMBOL_ROLE_DEFINITION` and `_IMPLICIT`.
  static let definition: UInt64 = 1 << 1
  static let implicit: UInt64 = 1 << 8

  static func shared(in folder: String) -> Library? {
    for name in ["libIndexStore.so", "libIndexStore.dylib"] {
      if let handle = dlopen("\(folder)/\(name)", RTLD_NOW | RTLD_LOCAL) { return Library(handle) }
    }
    return nil
  }

  private init?(_ handle: UnsafeMutableRawPointer) {
    func function<F>(_ name: String, as type: F.Type) -> F? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard let createStore = function("indexstore_store_create", as: type(of: self.createStore)),
      let disposeStore = function("indexstore_store_dispose", as: type(of: self.disposeStore)),
      let createRecordReader = function(
        "indexstore_record_reader_create", as: type(of: self.createRecordReader)),
      let disposeRecordReader = function(
        "indexstore_record_reader_dispose", as: type(of: self.disposeRecordReader)),
      let applyOccurrences = function(
        "indexstore_record_reader_occurrences_apply_f", as: type(of: self.applyOccurrences)),
      let symbol = function("indexstore_occurrence_get_symbol", as: type(of: self.symbol)),
      let usr = function("indexstore_symbol_get_usr", as: type(of: self.usr)),
      let name = function("indexstore_symbol_get_name", as: type(of: self.name)),
      let roles = function("indexstore_occurrence_get_roles", as: type(of: self.roles)),
      let lineColumn = function("indexstore_occurrence_get_line_col", as: type(of: self.lineColumn))
    else { return nil }
    self.createStore = createStore
    self.disposeStore = disposeStore
    self.createRecordReader = createRecordReader
    self.disposeRecordReader = disposeRecordReader
    self.applyOccurrences = applyOccurrences
    self.symbol = symbol
    self.usr = usr
    self.name = name
    self.roles = roles
    self.lineColumn = lineColumn
  }
}

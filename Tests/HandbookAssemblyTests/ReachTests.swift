import Testing

@testable import HandbookAssembly

/// What decides whether code may share a program with that of other documents.
struct ReachTests {
  @Test(arguments: [
    "extension CGPoint: CustomStringConvertible { public var description: String { \"p\" } }",
    "extension URL: @retroactive Identifiable { public var id: URL { self } }",
    "extension [Int]: Error {}",
    "extension View { public func card() -> some View { self } }",
    // Another name for a type of others, a type of the same name inside another, and a local one.
    "typealias Point = CGPoint\nextension Point: Error {}",
    "struct Shop { struct CGPoint {} }\nextension CGPoint: Error {}",
    "func f() { struct CGPoint {} }\nextension CGPoint: Error {}",
    "#if os(iOS) || true\nextension Int: Error {}\n#endif",
    "infix operator <+>",
    "infix operator +: MultiplicationPrecedence",
    "precedencegroup Pipe { higherThan: AdditionPrecedence }",
    "@_cdecl(\"malloc\") func f() {}",
    "@_silgen_name(\"fork\") private func f() -> Int32",
    "@_exported import Foundation",
    "@section(\".init_array\") @used let start: @convention(c) () -> Void = {}",
  ])
  func changesOthers(source: String) { #expect(reachesBeyondItsFile(source)) }

  @Test(arguments: [
    "fileprivate extension View { func card() -> some View { self } }",
    // It becomes `fileprivate` where it is assembled.
    "extension View { func card() -> some View { self } }",
    "struct Router {}\nextension Router: Identifiable { var id: Int { 1 } }",
    "enum Shop { struct Item {} }\nextension Shop.Item: Error {}\nextension Shop { enum Tab {} }\nextension Shop.Tab: Error {}",
    "struct Box<Value> {}\nextension Box<Int>: Error {}\nstruct `Type` {}\nextension `Type`: Error {}",
    "class Poller { @objc func poll() {} }",
    "protocol Named {}\nextension Named { var name: String { \"\" } }",
    "let text = \"extension Int: Error {}\" // infix operator <+>",
  ])
  func keepsToItself(source: String) { #expect(!reachesBeyondItsFile(source)) }
}

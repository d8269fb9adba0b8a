import Testing

@testable import HandbookSnippets

/// What the demangler prints of a variable, and the type as an author would write it.
@Suite struct TypeNameTests {
  static let types: [(demangled: String, written: String?)] = [
    (
      "path #1 : HeadlessSwiftUI.Binding<HeadlessSwiftUI.NavigationPath> in Handbook.(f in _A1)() -> ()",
      "Binding<NavigationPath>"
    ),
    ("Handbook.(Shop in _A1).items : [Swift.String]", "[String]"),
    ("Handbook.(Shop in _A1).items : Swift.Array<Handbook.(Product in _A1)>", "[Product]"),
    ("Handbook.(Shop in _A1).byID : [Swift.String : [Swift.Int]]", "[String: [Int]]"),
    (
      "Handbook.(Shop in _A1).byID : Swift.Dictionary<Swift.String, Swift.Array<Swift.Int>>",
      "[String: [Int]]"
    ),
    ("item #1 : Handbook.(Product in _A1)? in closure #1 (A) -> () in Handbook.f() -> ()", "Product?"),
    ("id #1 : Handbook.(Product in _A1).ID in Handbook.f() -> ()", "Product.ID"),
    ("route #1 : Handbook.(Snippet in _A1).Route in Handbook.f() -> ()", "Route"),
    ("route #1 : Handbook.(Snippet0Alternative1 in _A1).Route in Handbook.f() -> ()", "Route"),
    ("pair #1 : (index: Swift.Int, Swift.String?) in Handbook.f() -> ()", "(index: Int, String?)"),
    ("kind #1 : Handbook.(Product in _A1).Type in Handbook.f() -> ()", "Product.Type"),
    ("error #1 : Swift.Error in Handbook.f() -> ()", "any Error"),
    ("error #1 : Swift.Error? in Handbook.f() -> ()", "(any Error)?"),
    ("result #1 : Swift.Result<Swift.Int, Swift.Error> in Handbook.f() -> ()", "Result<Int, any Error>"),
    ("any #1 : Any in Handbook.f() -> ()", "Any"),
    ("nothing #1 : () in Handbook.f() -> ()", "Void"),
    ("task #1 : Swift.Task<(), Swift.Never> in Handbook.f() -> ()", "Task<Void, Never>"),
    (
      "view #1 : <<opaque return type of (extension in HeadlessSwiftUI):HeadlessSwiftUI.View.padding(HeadlessSwiftUI.Edge.Set) -> some>>.0 in Handbook.f() -> ()",
      "some View"
    ),
    ("index #1 : Swift.String.Index in Handbook.f() -> ()", "String.Index"),
    // What cannot be told for certain is not told.
    ("e #1 : A in Handbook.f<A>(A) -> ()", nil),
    ("e #1 : A1.Element in Handbook.f<A>(A) -> ()", nil),
    ("f #1 : (Swift.Int) -> Swift.String in Handbook.g() -> ()", nil),
    ("f #1 : @Sendable () -> () in Handbook.g() -> ()", nil),
    ("f #1 : (() -> ())? in Handbook.g() -> ()", nil),
    ("x #1 : <ERROR TYPE> in Handbook.g() -> ()", nil),
    ("x #1 : Handbook.(InventedThing in _A1) in Handbook.g() -> ()", nil),
    ("x #1 : Swift.Hashable & Swift.Sendable in Handbook.g() -> ()", nil),
    ("view #1 : <<opaque return type of Handbook.(make in _A1)() -> some>>.0 in Handbook.g() -> ()", nil),
    ("Handbook.(f in _A1)() -> ()", nil),
  ]

  @Test(arguments: types) func isWrittenAsAuthorsWriteIt(_ type: (demangled: String, written: String?)) {
    #expect(
      typeName(ofDemangled: type.demangled, protocols: ["Error", "Hashable", "Sendable"]) == type.written)
  }

  struct Generic: Sendable {
    var type: String
    var names: [[String]]
    var written: String?
  }
  static let generics = [
    Generic(type: "A", names: [["Value"]], written: "Value"),
    Generic(type: "[B1]?", names: [["Element"], ["T", "U"]], written: "[U]?"),
    Generic(type: "A.Swift.Error.Code", names: [["C"]], written: "C.Code"),
    Generic(type: "A.Element", names: [["C"]], written: "C.Element"),
    Generic(type: "Swift.Result<A1, Swift.Error>", names: [["C"], ["T"]], written: "Result<T, any Error>"),
    // Neither one that is not named, nor a member of a protocol that is named.
    Generic(type: "B", names: [["Value"]], written: nil),
    Generic(type: "A1", names: [["Value"]], written: nil),
    Generic(type: "A.Swift.Sequence.Element", names: [["C"]], written: nil),
  ]

  @Test(arguments: generics) func genericParametersHaveTheNamesOfTheirDeclarations(_ item: Generic) {
    let demangled = "x #1 : \(item.type) in Handbook.f<A>(A) -> ()"
    #expect(typeName(ofDemangled: demangled, protocols: ["Error"], generics: item.names) == item.written)
  }

  static let functions: [(demangled: String, parameters: String?)] = [
    ("Handbook.(Router in _A1).follow(_: Foundation.URL) -> ()", "_: URL"),
    ("Handbook.(go in _A1)(to: Foundation.URL, fast: Swift.Bool) -> ()", "to: URL, fast: Bool"),
    ("(extension in Handbook):HeadlessSwiftUI.View.row(Swift.Int) -> some", "Int"),
    ("Handbook.(Row in _A1).init(route: Handbook.(Route in _A1)?) -> Handbook.(Row in _A1)", "route: Route?"),
    ("Handbook.(reset in _A1)() -> ()", ""),
    ("Handbook.(show in _A1)<A>(A) -> ()", nil),
    ("Handbook.(onFinish in _A1)(() -> ()) -> ()", nil),
    ("Handbook.(Shop in _A1).items : [Swift.String]", nil),
  ]

  @Test(arguments: functions) func parametersOfAFunction(_ item: (demangled: String, parameters: String?)) {
    let found = HandbookSnippets.parameters(ofDemangled: item.demangled, protocols: [])
    #expect(found.map { $0.map { "\($0)" }.joined(separator: ", ") } == item.parameters)
  }

  @Test func isReadFromWhatTheCompilerCallsAVariable() {
    #expect(typeName(ofVariable: "s:4main1fyyF5namesL_SaySSGvp", protocols: []) == "[String]")
    #expect(typeName(ofVariable: "c:@F@main", protocols: []) == nil)
  }
}

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

  @Test func isReadFromWhatTheCompilerCallsAVariable() {
    #expect(typeName(ofVariable: "s:4main1fyyF5namesL_SaySSGvp", protocols: []) == "[String]")
    #expect(typeName(ofVariable: "c:@F@main", protocols: []) == nil)
  }
}

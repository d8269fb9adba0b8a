import HandbookAssembly
import Testing

/// What was left out is blanked, byte for byte; ranges, variadics, comments and strings stay.
struct ElisionTests {
  @Test(arguments: [
    ("VStack { ... }", "VStack {     }", [9]),
    ("VStack { … }", "VStack {     }", [9]),
    ("foo(...)", "foo(   )", [4]),
    ("[1, ...]", "[1,    ]", [4]),
    ("List(items) { item in ... }", "List(items) { item in     }", [22]),
    ("...\nfoo()", "   \nfoo()", [0]), ("f()\n  ???\ng()", "f()\n     \ng()", [6]),
    ("class A {\n  [...]\n}", "class A {\n       \n}", [13]),
    ("\"\"\"\n???\n\"\"\"", "\"\"\"\n???\n\"\"\"", []), ("a ??? b", "a ??? b", []),
    ("switch x { case .a: ... }", "switch x { case .a:     }", [20]),
    ("0...9", "0...9", []),
    ("return a!\n  ...\n  b!", "return a!\n  ...\n  b!", []),
    ("return a(1)\n  ...\nreturn b", "return a(1)\n     \nreturn b", [14]),
    ("func f(_ a: Int, didEnd...) {}", "func f(_ a: Int, didEnd:()) {}", [23]),
    ("func f(_ a: Int, b: ...) {}", "func f(_ a: Int, b: Any) {}", [20]),
    ("a[...]", "a[   ]", [2]),
    ("a[1...]", "a[1...]", []),
    ("f(x: Int...)", "f(x: Int...)", []),
    ("f(g()...)", "f(g()   )", [5]),
    ("f((i + 1)...)", "f((i + 1)...)", []),
    ("f(a.index(after: i)...)", "f(a.index(after: i)...)", []),
    ("// ...\n\"...\"", "// ...\n\"...\"", []),
    ("/* ... */ x", "/* ... */ x", []),
    ("/* a /* ... */ ... */ f(...)", "/* a /* ... */ ... */ f(   )", [24]),
    ("#\"a\" ... \"#", "#\"a\" ... \"#", []),
    ("#\"a \\(f(...)) ... \"#", "#\"a \\(f(...)) ... \"#", []),
    ("f(\"\\(g(...))\")", "f(\"\\(g(   ))\")", [7]),
    ("f(a: /* ... */, b: 1)", "f(a: <# ... #>, b: 1)", [5]),
    ("f(size: ...)", "f(size:<##>)", [8]), ("f(a: …, b: 1)", "f(a:<##>, b: 1)", [5]),
    ("return ...\n", "return<##>\n", [7]), ("let a = b ? ... : 3", "let a = b ?<##> : 3", [12]),
    ("let a = ...", "let a = _  ", [8]), ("if ... { f() }", "if<##> { f() }", [3]),
    ("guard ... else { return }", "guard<##> else { return }", [6]), ("f(a: 1...)", "f(a: 1...)", []),
    ("switch x { case .a: ...\ndefault: ... }", "switch x { case .a:    \ndefault:     }", [20, 33]),
    ("let a = ...5", "let a = ...5", []), ("f(x: ...5)", "f(x: ...5)", []),
    ("func f(a: Int ...) {}", "func f(a: Int ...) {}", []),
    ("let a = [...]", "let a = <#.#>", [9]), ("f([ ... ], b)", "f(<#...#>, b)", [4]),
    ("f(/* ... */)", "f(/* ... */)", [2]), ("f(a /* b */)", "f(a /* b */)", []),
    ("let a = /* later */\nlet b = 1", "let a = <# later #>\nlet b = 1", [8]),
    ("let a = /* one */ 1", "let a = /* one */ 1", []),
    ("let a: A = // ...\na.b", "let a: A = <# .#>\na.b", [11]),
    ("func f() -> A { return /* b */ }", "func f() -> A { return <# b #> }", [23]),
    ("var a: A { return /* b */ }", "var a: A { return <# b #> }", [18]),
    ("func f() { return /* b */ }", "func f() { return /* b */ }", []),
    ("func f() -> A { g { return /* b */ } }", "func f() -> A { g { return /* b */ } }", []),
    (".a(b, c),\n.d(),", ".a(b, c);\n.d();", []), ("a(b, c),", "a(b, c),", []),
    ("if let a = b, ..., c { }", "if let a = b,      c { }", [14]), ("f(a, ..., b)", "f(a,      b)", [5]),
    ("f()\n...  // the rest\ng()", "f()\n     // the rest\ng()", [4]),
    ("\"\"\"\n...\n\"\"\"", "\"\"\"\n...\n\"\"\"", []),
  ])
  func blanks(code: String, expected: String, offsets: [Int]) {
    let result = blankElisions(code)
    #expect(result.code == expected.replacing("…", with: "   "))
    #expect(result.elisions == offsets)
    #expect(result.code.utf8.count == code.utf8.count)
  }
}

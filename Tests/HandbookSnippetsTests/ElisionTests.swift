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
    ("...\nfoo()", "   \nfoo()", [0]),
    ("switch x { case .a: ... }", "switch x { case .a:     }", [20]),
    ("0...9", "0...9", []),
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
    ("let a = /* later */\nlet b = 1", "let a = <# later #>\nlet b = 1", [8]),
    ("let a = /* one */ 1", "let a = /* one */ 1", []),
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

/// Calls that do not fit what is called.
let wrongArguments: [Mistake] = [
  Mistake(
    "misspelt label",
    #"NavigationLink("Tea", vale: 1)"#,
    said: """
      6:15 error: incorrect argument label in call (have '_:vale:', expected '_:value:') [SnippetDoesNotCompile]
        help: Did you mean 'value:'?
      """),
  Mistake(
    "misspelt label of a modifier",
    #"Text("a").sheet(isPresent: $isOpen) { Text("b") }"#,
    said: """
      6:16 error: incorrect argument label in call (have 'isPresent:_:', expected 'isPresented:_:') [SnippetDoesNotCompile]
        help: Did you mean 'isPresented:'?
      """),
  Mistake(
    "misspelt closure label",
    """
    Button {
      save()
    } labl: {
      Text("Save")
    }
    """,
    said: """
      8:3 error: no 'Button' takes a closure 'labl:' [SnippetDoesNotCompile]
        help: Did you mean 'label:'?
      """),
  Mistake(
    "misspelt tab label",
    #"TabView(selecton: $tab) { Text("a") }"#,
    said: """
      6:8 error: incorrect argument label in call (have 'selecton:_:', expected 'selection:_:') [SnippetDoesNotCompile]
        help: Did you mean 'selection:'?
      """),
  Mistake(
    "unknown keyword argument of a stack",
    #"VStack(aligment: .leading) { Text("a") }"#,
    said: """
      6:7 error: incorrect argument label in call (have 'aligment:_:', expected 'alignment:_:') [SnippetDoesNotCompile]
        help: Did you mean 'alignment:'?
      """),
  Mistake(
    "undeclared label of own function",
    """
    func open(route: String) {}

    open(rout: "a")
    """,
    said: """
      8:5 error: incorrect argument label in call (have 'rout:', expected 'route:') [SnippetDoesNotCompile]
        help: Did you mean 'route:'?
      """),
  Mistake(
    "missing dollar",
    """
    struct Catalog: View {
      @State private var isOpen = false
      var body: some View {
        Text("a").sheet(isPresented: isOpen) { Text("b") }
      }
    }
    """,
    said: """
      9:34 error: cannot convert value 'isOpen' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead [SnippetDoesNotCompile]
        help: Did you mean '$isOpen'?
      """),
  Mistake(
    "missing dollar of a path",
    """
    struct Catalog: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: path) { Text("a") }
      }
    }
    """,
    said: """
      9:27 error: cannot convert value 'path' of type '[Int]' to expected type 'Binding<[Int]>', use wrapper instead [SnippetDoesNotCompile]
        help: Did you mean '$path'?
      """),
  Mistake(
    "missing self",
    #"""
    List { Text("a") }
      .navigationDestination(for: Int) { number in Text("\(number)") }
    """#,
    said: """
      7:31 error: 'Int' is a type, which needs '.self' here [SnippetDoesNotCompile]
        help: Did you mean 'Int.self'?
      """),
  Mistake(
    "wrong literal type",
    #"Text("a").padding("wide")"#,
    said: """
      6:19 error: no 'padding(_:)' takes '"wide"', which is of type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "string for a boolean",
    #"Text("a").navigationBarBackButtonHidden("yes")"#,
    said: """
      6:41 error: cannot convert value of type 'String' to expected argument type 'Bool' [SnippetDoesNotCompile]
      """),
  Mistake(
    "string for a number",
    #"VStack(spacing: "8") { Text("a") }"#,
    said: """
      6:17 error: cannot convert value of type 'String' to expected argument type 'CGFloat' [SnippetDoesNotCompile]
      """),
  Mistake(
    "number for a title",
    #"Text("a").navigationTitle(42)"#,
    said: """
      6:27 error: no 'navigationTitle(_:)' takes '42', which is of type 'Int' [SnippetDoesNotCompile]
      """),
  Mistake(
    "nil for a binding",
    #"Text("a").sheet(isPresented: nil) { Text("b") }"#,
    said: """
      6:30 error: 'nil' is not compatible with expected argument type 'Binding<Bool>' [SnippetDoesNotCompile]
      """),
  Mistake(
    "extra argument",
    #"Text("a").navigationTitle("Orders", animated: true)"#,
    said: "6:47 error: extra argument 'animated' in call [SnippetDoesNotCompile]"),
  Mistake(
    "onChange with three parameters",
    #"Text("a").onChange(of: 1) { a, b, c in }"#,
    said: """
      6:29 error: contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 3 were used in closure body [SnippetDoesNotCompile]
      """),
  Mistake(
    "sheet item not optional",
    #"""
    struct Item: Identifiable { var id = 1 }

    struct Screen: View {
      @State private var item = Item()
      var body: some View {
        Text("a").sheet(item: $item) { item in Text("\(item.id)") }
      }
    }
    """#,
    said: """
      11:27 error: cannot convert value of type 'Binding<Item>' to expected argument type 'Binding<Item?>' [SnippetDoesNotCompile]
        11:27 note: arguments to generic parameter 'Value' ('Item' and 'Item?') are expected to be equal
      """),
  Mistake(
    "a shortened label, and all that follows from it",
    """
    VStack(align: .leading) { Text("A") }
    """,
    said: """
      6:8 error: no initializer of 'VStack' takes an argument 'align:' [SnippetDoesNotCompile]
        help: Did you mean 'alignment'?
      """),
  Mistake(
    "a label of another view",
    """
    Label("Home", systemName: "house")
    """,
    said: """
      6:15 error: no initializer of 'Label' takes an argument 'systemName:' [SnippetDoesNotCompile]
        help: Did you mean 'systemImage'?
      """),
  Mistake(
    "a shortened label of a modifier",
    """
    Text("A").animation(.spring, val: count)
    """,
    said: """
      6:30 error: no 'animation' takes an argument 'val:' [SnippetDoesNotCompile]
        help: Did you mean 'value'?
      """),
  Mistake(
    "a method asked of a binding",
    """
    $path.append(Route.detail)
    """,
    said: """
      6:1 error: '$path' is a binding; 'append' is a method of 'path' [SnippetDoesNotCompile]
        help: Did you mean 'path'?
      """),
]

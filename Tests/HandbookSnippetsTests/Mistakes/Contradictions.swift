/// Uses of one member of a type that is not shown, each right by itself, that no type of the member fits.
let contradictions: [Mistake] = [
  Mistake(
    "a number that is a text elsewhere",
    """
    struct C {
      let order: Order
      var total: Int { order.total }
      var label: String { order.total }
    }
    """,
    said: """
      9:29 error: cannot convert return expression of type 'Int' to return type 'String' [SnippetDoesNotCompile]
        8:26 note: 'total' is used as 'Int' here
      """),
  Mistake(
    "a price that is multiplied and shown",
    """
    struct ProductRow: View {
      let product: Product
      var discounted: Double { product.price * 0.8 }
      var body: some View { Text(product.price) }
    }
    """,
    said: """
      9:25 error: no exact matches in call to initializer [SnippetDoesNotCompile]
        8:36 note: 'price' is used as 'Double' here
      """),
  Mistake(
    "an optional that is given where a value is needed",
    """
    func pay(_ address: Address) { print(address) }
    func go(_ cart: Cart) {
      if let address = cart.address { print(address) }
      pay(cart.address)
    }
    """,
    said: """
      9:12 error: value of optional type 'Address?' must be unwrapped to a value of type 'Address' [SnippetDoesNotCompile]
        9:12 note: coalesce using '??' to provide a default when the optional value contains 'nil'
        9:12 note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
        8:25 note: 'address' is used as 'Address?' here
      """),
  Mistake(
    "a condition that is shown as text",
    """
    struct ProductRow: View {
      let product: Product
      var body: some View {
        VStack {
          if product.isNew { Text("New") }
          Text(product.isNew)
        }
      }
    }
    """,
    said: """
      11:7 error: no exact matches in call to initializer [SnippetDoesNotCompile]
        10:18 note: 'isNew' is used as 'Bool' here
      """),
  Mistake(
    "a list that disables",
    """
    struct CartView: View {
      let cart: CartModel
      var body: some View {
        List(cart.lines) { CartRow(line: $0) }
        Button("Pay") { cart.pay() }.disabled(cart.lines)
      }
    }
    """,
    said: """
      10:48 error: cannot convert value of type '[Line]' to expected argument type 'Bool' [SnippetDoesNotCompile]
        9:15 note: 'lines' is used as '[Line]' here
      """),
  Mistake(
    "a note that disables its field",
    """
    struct NoteView: View {
      @Bindable var model: NoteModel
      var body: some View {
        VStack {
          TextField("Note", text: $model.note)
          Button("Save") { model.save() }.disabled(model.note)
        }
      }
    }
    """,
    said: """
      11:54 error: cannot convert value of type 'String' to expected argument type 'Bool' [SnippetDoesNotCompile]
        10:38 note: 'note' is used as 'String' here
      """),
  Mistake(
    "an index that no list takes",
    """
    func go(_ items: [Item], at path: IndexPath, router: Router) { router.show(items[path]) }
    func show(_ item: Item) { print(item) }
    func pick(_ items: [Item], key: String) { show(items[key]) }
    """,
    said: """
      6:81 error: no exact matches in call to subscript [SnippetDoesNotCompile]
      8:54 error: cannot convert value of type 'String' to expected argument type 'Int' [SnippetDoesNotCompile]
      """),
]

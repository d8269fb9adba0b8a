/// Local names that may be nil, as what they were made from says, or that were unwrapped before.
let mayBeNil: [Mistake] = [
  Mistake(
    "the first of a list that is not shown, kept in a name",
    """
    func open(_ id: Item.ID) {
      let item = items.first { $0.id == id }
      show(item.title)
    }
    """,
    said: """
      8:8 error: 'item' may be nil, as 'first' gives it, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "the same in two functions",
    """
    func open(_ id: Item.ID) {
      let item = store.items.first(where: { $0.id == id })
      show(item.title)
    }
    func close(_ id: Item.ID) {
      let item = store.items.last(where: { $0.id == id })
      hide(item.title)
    }
    """,
    said: """
      8:8 error: 'item' may be nil, as 'first' gives it, so it must be unwrapped [SnippetDoesNotCompile]
      12:8 error: 'item' may be nil, as 'last' gives it, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "what may have failed",
    """
    func open(_ url: URL) {
      let route = try? parser.parse(url)
      show(route.screen)
    }
    """,
    said: """
      8:8 error: 'route' may be nil, as 'try?' gives it, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "a member of what may be nil, kept in a name",
    """
    let title = cart?.owner.name
    Text(title)
    """,
    said: """
      7:6 error: 'title' may be nil, as '?' gives it, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "a result that cannot be nil, from a list",
    """
    func item(_ id: Item.ID) -> Item {
      items.first { $0.id == id }
    }
    """,
    said: """
      7:9 error: 'first' may give nil, so it must be unwrapped [SnippetDoesNotCompile]
      """),
  Mistake(
    "unwrapped twice",
    """
    guard let item = items.first(where: { $0.id == id }) else { return }
    path.append(item?.route)
    """,
    said: """
      7:13 error: 'item' was unwrapped before, so it is never nil [SnippetDoesNotCompile]
      """),
  Mistake(
    "unwrapped twice, in a branch",
    """
    func open(_ id: Item.ID) {
      if let item = items.first(where: { $0.id == id }) {
        show(item!.title)
      }
    }
    """,
    said: """
      8:10 error: 'item' was unwrapped before, so it is never nil [SnippetDoesNotCompile]
      """),
]

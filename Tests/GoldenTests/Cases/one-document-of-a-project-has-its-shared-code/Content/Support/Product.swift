struct Product: Hashable {
  let name: String
}

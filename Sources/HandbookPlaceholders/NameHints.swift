import HandbookAssembly
package import SwiftSyntax

/// Guesses types from names: `user` is a `User`, `topics` holds `Topic`s, `isOpen` is a `Bool`.
package struct NameHints {
  /// Type names the program declares or mentions.
  package var types: Set<String>
  /// Generic types. Without arguments, their name is no type of a value.
  var genericTypes: Set<String>

  /// Knows which names are the library's.
  private(set) var guardian: NameGuard?

  package init(types: Set<String>, genericTypes: Set<String> = [], guardian: NameGuard? = nil) {
    self.types = types
    self.genericTypes = genericTypes
    self.guardian = guardian
  }

  /// More parameters than any closure has. `$2147483648` is not one.
  private static let parameterLimit = 100

  /// Names of a closure's parameters; `$0` counts as one.
  package func closureParameters(_ closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.map(\.name.text)
    case .parameterClause(let clause): return clause.parameters.map { $0.firstName.text }
    default:
      let highest = shorthandNumbers(in: Syntax(closure.statements)).filter { $0 < Self.parameterLimit }.max()
      return highest.map { (0...$0).map { "$\($0)" } } ?? []
    }
  }

  /// The numbers of `$0`, `$1` and so on, without those of closures inside.
  private func shorthandNumbers(in node: Syntax) -> [Int] {
    if case .dollarIdentifier(let text)? = node.as(TokenSyntax.self)?.tokenKind {
      return Int(text.dropFirst()).map { [$0] } ?? []
    }
    return node.children(viewMode: .sourceAccurate).flatMap {
      $0.is(ClosureExprSyntax.self) ? [] : shorthandNumbers(in: $0)
    }
  }

  /// A type for a value of that name; `Invented` where the name says nothing.
  ///
  /// A number at its end says nothing: `date1` is a date.
  package func type(for name: String) -> SwiftType {
    if let type = ownType(for: name).map({ .named($0) }) ?? simpleType(for: name) { return type }
    let word = String(name.reversed().drop(while: \.isNumber).reversed())
    return word.isEmpty || word == name ? .invented : type(for: word)
  }

  /// A type for a closure's parameter of that name. The parameter of `{ $item in … }` is a binding.
  package func parameterType(for name: String) -> SwiftType {
    guard name.hasPrefix("$"), Int(name.dropFirst()) == nil else { return type(for: name) }
    return .named("Binding", [type(for: String(name.dropFirst()))])
  }

  /// The program's type for a value of that name.
  private func ownType(for name: String) -> String? {
    let capital = name.capitalizedFirst
    if genericTypes.contains(capital) { return nil }
    if types.contains(capital) { return capital }
    // `topic` may be a `SupportTopic`.
    let longer = types.filter {
      $0.hasSuffix(capital) && name.count > 3 && !genericTypes.contains($0)
    }
    if longer.count == 1 { return longer.first }
    // `selectedOrder` is an `Order`.
    return Lexicon.adjectives.lazy.filter(name.hasPrefix).map { String(name.dropFirst($0.count)) }
      .first(where: types.contains)
  }

  /// The type of a member. A plain type that its name suggests counts most.
  package func memberType(for name: String) -> SwiftType { simpleType(for: name) ?? type(for: name) }

  /// The enum for a value of that name: the program's `Tab` for `tab`, or an `InventedTab`.
  package func choiceType(for name: String) -> String {
    let named = type(for: name).description
    return named != "Invented" && types.contains(named) ? named : "Invented\(name.capitalizedFirst)"
  }

  /// The element type of a collection of that name.
  func elementType(of collection: String, parameter: String?) -> String {
    // The name in `store.items(in: section)` is `items`.
    let path = collection.prefix { $0 != "(" && $0 != "[" }
    let name = path.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? "element"
    let singular = name.singular.capitalizedFirst
    if types.contains(singular) { return singular }
    // `fetchArticles(page: 1)`
    if let verb = Lexicon.gettingVerbs.first(where: name.hasPrefix),
      case let element = String(singular.dropFirst(verb.count)), types.contains(element)
    {
      return element
    }
    if let parameter, !parameter.hasPrefix("$"), parameter != "_", simpleType(for: parameter) == nil {
      return ownType(for: parameter) ?? singular
    }
    return singular
  }

  /// `count`, `itemCount`
  package static func isCount(_ name: String) -> Bool { name == "count" || name.hasSuffix("Count") }

  /// The plain type that a member of that name usually has.
  package func simpleType(for name: String) -> SwiftType? {
    if let known = Lexicon.wellKnown[name] { return SwiftType(known) }
    if name.hasSuffix("Path"),
      !Lexicon.otherPaths.contains(where: { name.hasPrefix($0) })
    {
      return "NavigationPath"
    }
    if name.hasSuffix("Publisher") { return "AnyPublisher<Invented, Never>" }
    if name.hasSuffix("Gesture"), Lexicon.gestureKinds.contains(where: name.hasPrefix) {
      return "AnyGesture<DragGesture.Value>"
    }
    // A `formattedDate` is no longer a date.
    if name.hasPrefix("formatted"), name.count > "formatted".count { return "String" }
    let lower = name.lowercased()
    if Lexicon.booleanPrefixes.contains(where: {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }) {
      return "Bool"
    }
    func ends(_ words: [String]) -> Bool { words.contains { lower.hasSuffix($0) } }
    if ends(Lexicon.textEndings) {
      return "String"
    }
    // `image` ends with "age", and is no number.
    if ends(["account"]) { return nil }
    if ends(Lexicon.integerEndings) || name == "age" || name.hasSuffix("Age") {
      return "Int"
    }
    if ends(Lexicon.doubleEndings) {
      return "Double"
    }
    if ends(Lexicon.lengthEndings) { return "CGFloat" }
    // `sentAt`, `expiresAt`
    let isMoment = name.hasSuffix("At") && name.count > 3
    if isMoment || Lexicon.dateEndings.contains(where: { name == $0 || name.hasSuffix($0.capitalizedFirst) })
    {
      return "Date"
    }
    if ends(["url"]) { return "URL" }
    if ends(["color"]) { return "Color" }
    return nil
  }

  /// The type that an implicit member argument such as `.primary` belongs to, named after the argument's label.
  package func implicitType(label: String?, member: String) -> String {
    if Lexicon.dateMembers.contains(member) { return "Date" }
    guard let label else { return "InventedChoice" }
    let capital = label.capitalizedFirst
    // `InventedValue` is the name of what all invented types conform to.
    return types.contains(capital) ? capital : capital == "Value" ? "InventedChoice" : "Invented\(capital)"
  }
}

extension String {
  /// Whether the name is a plural, as `users` and `userList` are, and `status` and `analysis` are not.
  package var isPlural: Bool {
    singular != self + "Element" && !["us", "is", "News", "news"].contains { hasSuffix($0) }
  }

  /// `AI` and `View` of `AIView`, `Navigation` and `State` of `NavigationState`.
  package var camelWords: [String] {
    var words: [String] = []
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let endsAcronym =
        index > 0 && characters[index - 1].isUppercase && characters.indices.contains(index + 1)
        && characters[index + 1].isLowercase
      let begins = index == 0 || character.isUppercase && (!characters[index - 1].isUppercase || endsAcronym)
      if begins { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  package var singular: String {
    if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
    for ending in ["sses", "shes", "ches", "xes"] where hasSuffix(ending) { return String(dropLast(2)) }
    if hasSuffix("s"), !hasSuffix("ss"), count > 3 { return String(dropLast()) }
    if hasSuffix("List"), count > 4 { return String(dropLast(4)) }
    return self + "Element"
  }
}

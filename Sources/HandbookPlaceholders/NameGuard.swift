import HandbookAssembly
import HandbookModel

/// Keeps names that resemble known ones from being invented.
package struct NameGuard: Sendable {
  private let topLevel: Set<String>
  private let members: [String: Set<String>]
  private let modifiers: Set<String>
  /// Labels of the initializers of each type, and of each modifier of views; several where there are overloads.
  private let labels: [String: [[String]]]
  /// Modifiers that only one view or kind of view has: by the modifier, those views with the modifier's labels.
  private let owners: [String: [(owner: String, labels: [String])]]
  private let missingTypes: Set<String>
  private let missingMembers: Set<String>
  /// Modules that the stub library has, in whole or in part.
  private let coveredModules: Set<String>
  /// Classes of the stub library that derive from another.
  let classes: Set<String>

  package init(api: KnownAPI) {
    // App code does not mean StoreKit's `Product` and the like.
    topLevel = Set(api.topLevel.filter { Lexicon.nearMissModules.contains($0.value) }.keys).union(
      Lexicon.misspeltOfLanguage)
    members = api.members
    modifiers = (api.members["View"] ?? []).filter { $0.count > 3 }
    labels = api.symbols.values.reduce(into: [:]) { labels, symbol in
      guard let open = symbol.name.firstIndex(of: "("), let owner = symbol.owner else { return }
      let isInitializer = symbol.name.hasPrefix("init(")
      guard isInitializer ? api.topLevel[owner] != nil : owner == "View" else { return }
      let name = isInitializer ? owner : String(symbol.name[..<open])
      labels[name, default: []].append(
        symbol.name[open...].dropFirst().dropLast().split(separator: ":").map(String.init))
    }
    owners = api.symbols.values.reduce(into: [:]) { owners, symbol in
      guard let open = symbol.name.firstIndex(of: "("), let owner = symbol.owner, owner != "View",
        api.views.contains(owner), case let name = String(symbol.name[..<open]), name != "init"
      else { return }
      let labels = symbol.name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
      owners[name, default: []].append((owner, labels))
    }
    missingTypes = RealNames.topLevel.subtracting(api.topLevel.keys)
    missingMembers = RealNames.members.subtracting(api.memberNames).union(
      RealNames.membersElsewhere.subtracting(api.members["View"] ?? []))
    coveredModules = Lexicon.systemModules.union(KnownAPI.common).union(api.topLevel.values)
    classes = Set(api.superclasses.keys)
  }

  /// The known name that an unknown type, function or attribute resembles.
  package func nearMiss(_ name: String, names: ProgramNames) -> String? {
    if name.hasPrefix("$") { return nil }
    if names.attributes.contains(name), let near = Lexicon.otherAttributes[name] ?? nearWrapper(name) {
      return near
    }
    if Lexicon.apart.contains(name) { return nil }
    if let own = near(name, in: names.declaredTypes.filter { $0.count > 4 }, strict: true) { return own }
    if name.hasPrefix("XCT"), let near = NearMiss.nearest(to: name, in: Lexicon.assertions),
      NearMiss.editDistance(near, name) <= 2
    {
      return near
    }
    if let renamed = Lexicon.wordsOfOtherLanguages[name] ?? renamed(name) { return renamed }
    guard name.first?.isUppercase == true else {
      return near(name, in: names.declaredValues.filter { $0.count > 4 }, strict: true)
    }
    // `lines: [Line]` and `selectedMail: Mail?`: nobody names a value after a misspelled type.
    let value = name.prefix(1).lowercased() + name.dropFirst()
    if names.declaredValues.contains(where: { [$0, $0 + "s"].contains(value) || $0.hasSuffix(name) }) {
      return nil
    }
    let near = near(name, in: topLevel.filter { isOfFramework($0, of: name) }, strict: false)
    // `TabSelection.playlist(id)`: `TabSection` has no `playlist`, so it is not meant.
    let asked = names.askedOfTypes[name, default: []].subtracting(["self", "init", "Type"])
    if let near, !Lexicon.extensible.contains(near), !asked.isEmpty,
      asked.isDisjoint(with: members[near] ?? [])
    {
      return nil
    }
    // `Slide(axis: .horizontal)`: no `Slider` is made with an axis.
    if let near, let given = names.labelsGiven[name], !given.isEmpty, let forms = labels[near],
      given.isDisjoint(with: forms.joined())
    {
      return nil
    }
    // `TagView(tag: tag)` is no misspelled `TabView`.
    if let near, let word = zip(name.camelWords, near.camelWords).first(where: { $0 != $1 })?.0.lowercased(),
      !names.declaredValues.union(names.usedValues).isDisjoint(with: [word, word + "s"])
    {
      return nil
    }
    // `SharedLink` is a link that is shared, and no misspelled `ShareLink`.
    if let near,
      zip(name.camelWords, near.camelWords).contains(where: {
        $0 != $1 && [$1 + "d", $1 + "ed"].contains($0)
      })
    {
      return nil
    }
    // What iOS lacks has its own name: `Alignment3D`.
    if missingTypes.contains(name) { return nil }
    // `EditModel` is the model of an edit, and not a misspelled `EditMode`.
    let isModel = Lexicon.modelEndings.contains { name.hasSuffix($0) && near?.hasSuffix($0) == false }
    return isModel ? nil : near
  }

  /// What Swift calls a constant or a type that has another name in C: `UIControl.State` for `UIControlState`,
  /// `UIEdgeInsets.zero` for `UIEdgeInsetsZero`.
  private func renamed(_ name: String) -> String? {
    if let function = Lexicon.renamedFunctions[name] { return function }
    guard name.hasPrefix("UI") else { return nil }
    let words = name.camelWords
    return words.indices.dropFirst().reversed().lazy.compactMap { end -> String? in
      let type = words[..<end].joined()
      let rest = words[end...].joined()
      let member = [rest, rest.prefix(1).lowercased() + rest.dropFirst(), rest.singular].first {
        members[type]?.contains($0) == true
      }
      return member.map { "\(type).\($0)" }
    }.first
  }

  /// The property wrapper that an attribute is meant to be, though it may differ in more letters than a slip does:
  /// `@ObservableObject` is no attribute, and `@StateObjects` none of the app's.
  private func nearWrapper(_ name: String) -> String? {
    let words = name.camelWords
    return Lexicon.viewWrappers.union(["Published"]).filter { known in
      let others = known.camelWords
      return words.count == others.count && zip(words, others).allSatisfy(isOtherForm)
    }.min { (NearMiss.editDistance($0, name), $0) < (NearMiss.editDistance($1, name), $1) }
  }

  /// Whether the words are the same but for their ends: `Observable` and `Observed`, `Objects` and `Object`.
  private func isOtherForm(_ word: String, _ other: String) -> Bool {
    let shared = zip(word, other).prefix { $0 == $1 }.count
    return word == other || word == other + "s"
      || shared > 5 && max(word.count, other.count) - shared < 5
  }

  /// The member, of one of the types, that a name resembles.
  package func nearMember(_ name: String, of types: [String]) -> String? {
    for type in types {
      if let meant = Lexicon.otherWords[type]?[name] { return meant }
      if let near = near(name, in: members[type] ?? [], strict: false) { return near }
    }
    return nil
  }

  /// Whether a known type may be the one that is meant by another name: `MKCircle` is a type of MapKit's, and no misspelled
  /// `MapCircle`.
  private func isOfFramework(_ known: String, of name: String) -> Bool {
    Lexicon.framework(ofType: name) == nil || known.prefix(2) == name.prefix(2)
  }

  /// The modifier that a call means: one whose name is nearly the same, or one whose name resembles it less (a
  /// plural, for instance) but whose labels are those of the call.
  package func nearModifier(_ name: String, called shape: CallShape) -> String? {
    // `alert2` is another `alert`.
    if name.last?.isNumber == true, modifiers.contains(String(name.dropLast())) { return nil }
    return nearAnyModifier(name) ?? slip(name, called: shape) { $0.first?.isLowercase == true }
  }

  /// Whether a call hears an event of the app's own, though its name resembles a modifier's: no form of `onChange` takes
  /// a closure alone, as `onChanged` does in `RatingView().onChanged { save() }`.
  package func isOwnEvent(_ name: String, called shape: CallShape) -> Bool {
    guard name.hasPrefix("on"), shape.parameters.allSatisfy({ $0.type?.isFunction == true }),
      let known = nearAnyModifier(name), let forms = forms(ofModifier: known)
    else { return false }
    return forms.allSatisfy { $0.count > 1 }
  }

  /// The type that a call means: `LazyVGrid` for `LazyVGrids(columns:)`.
  package func nearType(_ name: String, called shape: CallShape) -> String? {
    guard shape.parameters.contains(where: { $0.label != nil }) else { return nil }
    return slip(name, called: shape) { $0.first?.isUppercase == true && isOfFramework($0, of: name) }
  }

  /// The view, or the kind of view, that alone has a modifier with the labels of the call.
  package func owner(ofModifier name: String, called shape: CallShape) -> String? {
    let given = shape.parameters.filter { !$0.isBuilder && $0.type?.isFunction != true }.map {
      $0.label ?? "_"
    }
    return owners[name]?.filter { Set(given).isSubset(of: $0.labels) }.map(\.owner).min()
  }

  private func slip(_ name: String, called shape: CallShape, among isKind: (String) -> Bool) -> String? {
    let given = shape.parameters.filter { !$0.isBuilder && $0.type?.isFunction != true }.map {
      $0.label ?? "_"
    }
    // Many apps have a modifier `.if(isOn) { … }`, which is no slip of `id`.
    guard !given.isEmpty, labels[name] == nil, name.count > 1, name != "if" else { return nil }
    return labels.keys.filter { known in
      guard isKind(known), known.first == name.first, abs(known.count - name.count) <= 2,
        !differsInWord(name, known),
        // `NBNavigationStack` and `nbNavigationDestination` are a package's.
        !name.hasSuffix(known.capitalizedFirst)
      else { return false }
      let isPlural = known + "s" == name
      guard isPlural || NearMiss.editDistance(known, name) <= (name.count > 7 ? 2 : 1) else { return false }
      return labels[known]!.contains { $0.starts(with: given) }
    }.min()
  }

  /// The labels of each form of a modifier that all views have; nil for other names.
  func forms(ofModifier name: String) -> [[String]]? {
    name.first?.isLowercase == true && name != "init" ? labels[name] : nil
  }

  /// All labels that the forms of a modifier have.
  package func labels(ofModifier name: String) -> Set<String> {
    Set((forms(ofModifier: name) ?? []).joined())
  }

  /// Whether a modifier belongs to one view, or kind of view, and not to all.
  func isOfOneView(_ name: String) -> Bool { labels[name] == nil && owners[name] != nil }

  func isModifier(_ name: String, of view: String) -> Bool {
    owners[name]?.contains { $0.owner == view } == true
  }

  package func nearAnyModifier(_ name: String) -> String? { near(name, in: modifiers, strict: false) }

  /// A type or function the real frameworks have and the stub lacks.
  package func isMissingType(_ name: String) -> Bool { missingTypes.contains(name) }

  /// The framework of Apple's that a name belongs to, though nothing declares it. The name itself, where the stub has
  /// another part of its framework, or where it belongs to the system library, which differs on Linux.
  package func uncoveredFramework(of name: String) -> String? {
    if Lexicon.systemPrefixes.contains(where: name.hasPrefix) { return name }
    // `NSURLSession`, and what else only Objective-C calls so
    if name.hasPrefix("NS"), name.dropFirst(2).first?.isUppercase == true, name.contains(where: \.isLowercase)
    {
      return name
    }
    return Lexicon.framework(ofType: name).map { coveredModules.contains($0) ? name : $0 }
  }

  /// A modifier or environment key the real frameworks have and the stub lacks.
  package func isMissingMember(_ name: String) -> Bool { missingMembers.contains(name) }

  private func near(_ name: String, in candidates: Set<String>, strict: Bool) -> String? {
    if candidates.contains(name) { return nil }
    let limit = name.count >= 12 && !strict ? 2 : name.count >= (strict ? 4 : 3) ? 1 : 0
    guard limit > 0 else { return nil }
    var best: (Int, String)?
    for candidate in candidates where abs(candidate.count - name.count) <= limit && candidate.count >= 4 {
      // `Products` beside `Product`, and `sectionA` beside `sectionB`, are meant so.
      if name.replacing("s", with: "") == candidate.replacing("s", with: "") && strict { continue }
      if candidate + "s" == name && !candidate.hasSuffix("s") { continue }
      if name + "s" == candidate && !candidate.hasSuffix("ss") { continue }
      guard candidate.first?.isUppercase == name.first?.isUppercase || !strict else { continue }
      // `\.openUrl`
      if !strict, candidate.first == name.first, candidate.lowercased() == name.lowercased() {
        return candidate
      }
      let distance = NearMiss.editDistance(candidate, name)
      // `ViewA` and `ViewB` are views of the app: nobody adds a capital letter by mistake.
      if name.dropLast() == candidate, name.last?.isUppercase == true, candidate.last?.isLowercase == true {
        continue
      }
      // `Mail` is no `Fail`: a short word that begins with another letter is another word.
      if name.count < 6, name.count == candidate.count, name.dropFirst() == candidate.dropFirst() { continue }
      // Nor a letter before it, as in `AView`, nor a number, as in `Model2` and `label4Style`.
      if name.dropFirst() == candidate, name.first?.isUppercase == true, name.first != candidate.first {
        continue
      }
      if name.filter({ !$0.isNumber }) == candidate { continue }
      // `showPaywall1` is no `showPaywall2`, and `EdgeInsets3D` are no `EdgeInsets`.
      if strict, name.filter({ !$0.isNumber }) == candidate.filter({ !$0.isNumber }) { continue }
      if name.hasPrefix(candidate), name.dropFirst(candidate.count).contains(where: \.isNumber) { continue }
      // `parseAuthor(author)` makes a `parsedAuthor`.
      if strict, isParticiple(name, candidate) || isParticiple(candidate, name) { continue }
      // `CFDictionary` is not a misspelled `Dictionary`.
      if name.count > candidate.count, name.hasSuffix(candidate.capitalizedFirst) { continue }
      if distance == 2, name.hasSuffix(candidate) || candidate.hasSuffix(name) { continue }
      guard distance > 0, distance <= limit else { continue }
      if differsInWord(name, candidate), !isSlip(name, of: candidate) { continue }
      if strict, differsInLastWord(name, candidate) { continue }
      if best == nil || (distance, candidate) < best! { best = (distance, candidate) }
    }
    return best?.1
  }

  /// Whether two names consist of words, one of which is a different word, and not a misspelled one:
  /// `NavigationState` and `NavigationStack`, `AIView` and `UIView`. A slip changes at most a third of a word, and only one
  /// letter into another: `UITestingConfiguration` is no `UIHostingConfiguration`.
  private func differsInWord(_ a: String, _ b: String) -> Bool {
    let (words, others) = (a.camelWords, b.camelWords)
    guard words.count > 1, words.count == others.count else { return false }
    let different = zip(words, others).filter { $0 != $1 }
    guard different.count == 1, let (word, other) = different.first else { return false }
    let replaced = word.count == other.count ? zip(word, other).count { $0 != $1 } : 0
    let distance = NearMiss.editDistance(word, other)
    return distance * 3 > max(word.count, other.count) || distance > 1 && replaced == distance
  }

  /// Whether the first word of a name is the participle of the other's: `parsedAuthor` and `parseAuthor`.
  private func isParticiple(_ name: String, _ other: String) -> Bool {
    let (words, others) = (name.camelWords, other.camelWords)
    guard words.count > 1, words.dropFirst() == others.dropFirst() else { return false }
    return words[0] == others[0] + "d" || words[0] == others[0] + "ed"
  }

  /// Whether a letter was left out or typed twice, as in `scaledTFill` and `HSStack`. In a word of two letters this is
  /// much, but no other word is meant.
  private func isSlip(_ name: String, of known: String) -> Bool {
    if name.count < known.count { return true }
    let letters = Array(name.lowercased())
    return letters.indices.dropFirst().contains { index in
      guard letters[index] == letters[index - 1] else { return false }
      var rest = Array(name)
      rest.remove(at: index)
      var other = Array(name)
      other.remove(at: index - 1)
      return [String(rest), String(other)].contains(known)
    }
  }

  /// Whether two names differ only at the end, as `item1` and `item2` do. A letter that is typed twice is a slip:
  /// `selectedTripp` beside `selectedTrip`.
  private func differsInLastWord(_ a: String, _ b: String) -> Bool {
    if let last = b.last, a == b + String(last), last.isLetter { return false }
    return a.last?.isNumber == true || b.last?.isNumber == true || a.first != b.first
      // `router` beside `route` and `routes`.
      || a.dropLast() == b.dropLast() || a.hasPrefix(b) || b.hasPrefix(a)
  }
}

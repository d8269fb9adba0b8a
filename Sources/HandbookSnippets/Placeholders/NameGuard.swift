import HandbookModel

/// Keeps near misses of known names from being invented.
struct NameGuard: Sendable {
  private let topLevel: Set<String>
  private let members: [String: Set<String>]
  private let modifiers: Set<String>
  private let missingTypes: Set<String>
  private let missingMembers: Set<String>

  init(api: KnownAPI) {
    // StoreKit's `Product` and the like are not what app code means.
    topLevel = Set(api.topLevel.filter { Lexicon.nearMissModules.contains($0.value) }.keys).union(
      Lexicon.misspeltOfLanguage)
    members = api.members
    modifiers = (api.members["View"] ?? []).filter { $0.count > 3 }
    missingTypes = RealNames.topLevel.subtracting(api.topLevel.keys)
    missingMembers = RealNames.members.subtracting(api.memberNames)
  }

  /// The known name a type, function or attribute nearly is.
  func nearMiss(_ name: String, names: ProgramNames) -> String? {
    if name.hasPrefix("$") { return nil }
    if let own = near(name, in: names.declaredTypes.filter { $0.count > 4 }, strict: true) { return own }
    if Lexicon.apart.contains(name) { return nil }
    guard name.first?.isUppercase == true else {
      return near(name, in: names.declaredValues.filter { $0.count > 4 }, strict: true)
    }
    return near(name, in: topLevel, strict: false)
  }

  /// The member of one of the types a name nearly is.
  func nearMember(_ name: String, of types: [String]) -> String? {
    for type in types {
      if let near = near(name, in: members[type] ?? [], strict: false) { return near }
    }
    return nil
  }

  func nearAnyModifier(_ name: String) -> String? { near(name, in: modifiers, strict: false) }

  /// A type or function the real frameworks have and the stub lacks.
  func isMissingType(_ name: String) -> Bool { missingTypes.contains(name) }

  /// A name of the system underneath, which Linux does not share.
  func isKernel(_ name: String) -> Bool { Lexicon.kernelPrefixes.contains { name.hasPrefix($0) } }

  /// A modifier or environment key the real frameworks have and the stub lacks.
  func isMissingMember(_ name: String) -> Bool { missingMembers.contains(name) }

  private func near(_ name: String, in candidates: Set<String>, strict: Bool) -> String? {
    if candidates.contains(name) { return nil }
    let limit = name.count >= 12 && !strict ? 2 : name.count >= (strict ? 4 : 3) ? 1 : 0
    guard limit > 0 else { return nil }
    var best: (Int, String)?
    for candidate in candidates where abs(candidate.count - name.count) <= limit && candidate.count >= 4 {
      // `Products` beside `Product`, `sectionA` beside `sectionB`: meant, not misspelt.
      if name.replacing("s", with: "") == candidate.replacing("s", with: "") && strict { continue }
      if candidate + "s" == name && !candidate.hasSuffix("s") { continue }
      if name + "s" == candidate && !candidate.hasSuffix("ss") { continue }
      guard candidate.first?.isUppercase == name.first?.isUppercase || !strict else { continue }
      let distance = NearMiss.editDistance(candidate, name)
      // `CFDictionary` is no misspelt `Dictionary`.
      if distance == 2, name.hasSuffix(candidate) || candidate.hasSuffix(name) { continue }
      guard distance > 0, distance <= limit else { continue }
      if strict, differsInLastWord(name, candidate) { continue }
      if best == nil || (distance, candidate) < best! { best = (distance, candidate) }
    }
    return best?.1
  }

  /// Names like `item1` and `item2`, `aView` and `bView`.
  private func differsInLastWord(_ a: String, _ b: String) -> Bool {
    a.last?.isNumber == true || b.last?.isNumber == true || a.first != b.first
      // `router` beside `route` and `routes`.
      || a.dropLast() == b.dropLast() || a.hasPrefix(b) || b.hasPrefix(a)
  }
}

import HandbookModel

/// Members of Apple's types that the stub library lacks. Code that uses one is unverified, and not wrong.
package enum RealMembers {
  /// Base names of members, by type: `UIControl.Event` has `touchUpInside`. It is read when the first error asks for it.
  private static let byType: [Substring: Set<Substring>] = {
    var found: [Substring: Set<Substring>] = [:]
    var type: Substring = ""
    for line in realMembersText.split(separator: "\n") {
      var words = line.split(separator: " ")
      if line.first != " " { type = words.removeFirst().dropLast() }
      found[type, default: []].formUnion(words)
    }
    return found
  }()

  /// - Parameter member: Its base name, `open` of `open(_:options:)`.
  package static func has(_ member: Substring, of type: String) -> Bool {
    byType[type[...]]?.contains(member) == true
  }

  /// The member of the type that a name resembles: `string` of `strng`.
  package static func near(_ member: String, of type: String) -> String? {
    NearMiss.nearest(to: member, in: Set((byType[type[...]] ?? []).map(String.init)))
  }
}

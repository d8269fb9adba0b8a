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

  /// First labels of initializers that Apple's types have and the stub library's lack, as their arguments are of
  /// frameworks that it does not cover, or as Foundation lacks them on Linux; empty for one without arguments.
  package static let initializers: [String: Set<String>] = [
    "UIImage": ["ciImage"], "UIColor": ["displayP3Red"], "UIFont": ["descriptor"], "Button": ["intent"],
    "NSAttributedString": [""], "NSMutableAttributedString": [""],
  ]

  /// What Swift calls the one object that all code shares. The headers that the table of members is from call it
  /// `standardUserDefaults`.
  private static let shared = [
    "Bundle": "main", "DispatchQueue": "main", "FileManager": "default", "NotificationCenter": "default",
    "OperationQueue": "main", "URLCache": "shared", "URLSession": "shared", "UserDefaults": "standard",
  ]

  /// The type that has a member which code of a class calls by its name alone, as `setContentScrollView(table)`.
  ///
  /// Names of one word are left out: what the headers call `addChildViewController` may also be called `add`, and apps
  /// have an `add` of their own.
  ///
  /// - Parameter types: A class of Apple's and those that it derives from.
  package static func owner(of name: String, among types: [String]) -> String? {
    guard name.contains(where: \.isUppercase) else { return nil }
    return types.first { has(name[...], of: $0) }
  }

  /// Base names of all members of a type that the stub library lacks.
  package static func all(of type: String) -> Set<String> { Set((byType[type[...]] ?? []).map(String.init)) }

  /// The member of the type that a name resembles: `string` of `strng`.
  package static func near(_ member: String, of type: String) -> String? {
    NearMiss.nearest(to: member, in: all(of: type).union([shared[type]].compactMap(\.self)))
  }
}

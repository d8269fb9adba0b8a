/// What a placeholder does where a scenario needs something of it: the app ends. Nothing but its name is known, so there
/// is no value to give and no effect to show, and whatever followed would be claimed of code that nobody has seen.
///
///     Button("Save") { store.save() }   // `store` is nowhere declared: tapping "Save" ends the scenario
///     Button("Next") { lastTab = 2 }    // so does a write: what is written would be lost, and seem to do nothing
///     func total() -> Int { ... }       // and so does what its author left out, which is called `...`
package enum Trap {
  private static let (opening, closing) = ("'", "' is mentioned, not declared")

  /// The end as Swift, for a placeholder of a name.
  package static func code(_ name: String) -> String { "fatalError(\"\(opening)\(name)\(closing)\")" }

  /// The accessors of a property that is only mentioned, as Swift.
  ///
  /// - Parameter set: How the setter begins: `nonmutating set` where the owner may be a constant.
  package static func accessors(_ name: String, set: String = "set") -> String {
    "{ get { \(code(name)) } \(set) { \(code(name)) } }"
  }

  /// The name of the placeholder that ended an app; nil where the app's own code did.
  ///
  /// - Parameter crash: What the app said at its end: `Fatal error: 'store' is mentioned, not declared`.
  package static func name(in crash: String) -> String? {
    guard let line = crash.split(separator: "\n").first(where: { $0.hasSuffix(closing) }) else { return nil }
    return line.dropLast(closing.count).split(separator: opening, omittingEmptySubsequences: false).last.map(
      String.init)
  }
}

/// What a placeholder does where a scenario needs something of it: the app ends. Nothing but its name is known, so there
/// is no value to give and no effect to show, and whatever followed would be claimed of code that nobody has seen.
///
///     Button("Save") { store.save() }   // `store` is nowhere declared: tapping "Save" ends the scenario
package enum Trap {
  private static let (opening, closing) = ("'", "' is mentioned, not declared")

  /// The end as Swift, for a placeholder of a name.
  package static func code(_ name: String) -> String { "fatalError(\"\(opening)\(name)\(closing)\")" }

  /// The name of the placeholder that ended an app; nil where the app's own code did.
  ///
  /// - Parameter crash: What the app said at its end: `Fatal error: 'store' is mentioned, not declared`.
  package static func name(in crash: String) -> String? {
    guard let line = crash.split(separator: "\n").first(where: { $0.hasSuffix(closing) }) else { return nil }
    return line.dropLast(closing.count).split(separator: opening, omittingEmptySubsequences: false).last.map(
      String.init)
  }
}

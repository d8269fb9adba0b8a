package import HandbookModel

/// The progress that a check reports while it works.
package enum CheckStep: Sendable {
  /// A snippet is about to be compiled. `reason` says why a kept result cannot be used.
  case compiles(SourceRange, reason: String)
  /// So many snippets are compiled. The number can go down: snippets that fail are compiled again, alone.
  case compiled(Int, of: Int)
  /// The scenarios of so many snippets have run.
  case ran(Int, of: Int)
  /// The check has ended, with or without an error.
  case done
}

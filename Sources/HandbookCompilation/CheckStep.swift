package import HandbookModel

/// What a check tells while it works.
package enum CheckStep: Sendable {
  /// A snippet is about to be compiled, and why a kept result does not do.
  case compiles(SourceRange, reason: String)
  /// So many snippets are compiled; the number may fall again where some are tried another way.
  case compiled(Int, of: Int)
  /// The scenarios of so many snippets have run.
  case ran(Int, of: Int)
  /// The check is over, whatever came of it.
  case done
}

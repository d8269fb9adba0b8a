package import HandbookModel

/// Looks at a finished book for one kind of problem.
package protocol Check: Sendable {
  /// Id of the diagnostics it makes.
  var id: String { get }
  func run(_ book: Book) -> [Diagnostic]
}

/// Every check, in the order they run.
package let checks: [any Check] = []

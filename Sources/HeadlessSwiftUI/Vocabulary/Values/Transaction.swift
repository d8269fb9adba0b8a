@_spi(Headless) import HeadlessCombine

/// What accompanies one change of state.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  public var scrollTargetAnchor: UnitPoint?
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  public var dismissBehavior = DismissBehavior.interactive

  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }
  var completions: [() -> Void] = []

  /// The transaction of the change now being made.
  nonisolated(unsafe) static var current = Transaction()
}

/// A key of `Transaction`.
@available(iOS 17.0, *)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// How a window is dismissed.
@available(iOS 17.0, *)
public struct DismissBehavior: Sendable {
  private let name: String
  public static let interactive = DismissBehavior(name: "interactive")
  public static let destructive = DismissBehavior(name: "destructive")
}

/// How a scroll view moves when its content changes.
@available(iOS 18.0, *)
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
  private let name: String
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

/// Makes a change and says how it is animated; headless, the change is seen at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// As `withAnimation(_:_:)`; calls `completion` when the animation's time is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Makes a change with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer {
    let completions = Transaction.current.completions
    Transaction.current = outer
    let seconds = transaction.disablesAnimations ? 0 : transaction.animation?.seconds ?? 0
    for completion in completions {
      if seconds > 0, let clock = RunningClock.current() {
        _ = clock.schedule(seconds, completion)
      } else {
        completion()
      }
    }
  }
  return try body()
}

/// Makes a change with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

import AmbientGraph

/// Runs a closure, and gives its writes a transaction.
///
/// Calls can be nested: the values of the inner transaction override the values of the outer
/// transaction. The transaction ends when the closure returns or throws. A task created by the
/// closure has no transaction.
///
/// - Parameters:
///   - transaction: The transaction of the writes.
///   - body: The closure.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
/// - Invalidation: Writes with different transactions are applied in separate updates, even if one
///   action makes them. Each update applies the last values that were written in its transaction.
///   Reads outside of bodies return the newest value at once.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try TransactionContext(transaction.merged(over: .current)).during(body)
}

/// Runs a closure, and gives its writes a transaction with one value.
///
/// ```swift
/// withTransaction(\.sourceOfChange, "keyboard") { selection = next }
/// ```
///
/// - Parameters:
///   - keyPath: The key path to the transaction's value.
///   - value: The value for the writes.
///   - body: The closure.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes are animated.
///
/// - Parameters:
///   - animation: The animation of the changes; nil for changes without animation.
///   - body: The closure.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure whose changes are animated, and another closure when the animation is complete.
///
/// The tree plays the animation if ``ViewTree/runsAnimations`` is true. If not, the host plays the
/// animation: see ``ViewTree/onAnimation``. If neither the tree nor the host plays the animation,
/// the animation is complete after the update that applies the changes. If `body` changes nothing,
/// `completion` runs as soon as `body` returns.
///
/// - Parameters:
///   - animation: The animation of the changes; nil for changes without animation.
///   - completionCriteria: The moment at which the animation counts as complete.
///   - body: The closure that makes the changes.
///   - completion: The closure that runs once, when the animation is complete.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The write context that passes a transaction from a write to the update that applies the write.
// Sendable because it never changes. The values of a transaction reach the tree's thread together
// with the written state values, and are as safe to send as the state values.
final class TransactionContext: WriteContext, @unchecked Sendable {
  let transaction: Transaction

  init(_ transaction: Transaction) {
    self.transaction = transaction
    super.init()
  }

  override func isSame(as other: WriteContext) -> Bool {
    (other as? TransactionContext)?.transaction.isSame(as: transaction) == true
  }

  override var isEmpty: Bool { transaction.isEmpty }

  override func begin() { for completion in transaction.completions { completion.await() } }

  override func end() { for completion in transaction.completions { completion.finish() } }

  // Calls `begin()` on the returned context. The update calls `end()` on that context in an action
  // of the phase `ActionPhase.completion`.
  override func joining(_ earlier: WriteContext?) -> WriteContext {
    guard let earlier = earlier as? TransactionContext else {
      begin()
      return self
    }
    let both = TransactionContext(transaction.merged(over: earlier.transaction))
    both.begin()
    earlier.end()
    return both
  }
}

extension Transaction {
  static var current: Transaction { Transaction(WriteContext.current) }

  init(_ context: WriteContext?) {
    self = (context as? TransactionContext)?.transaction ?? Transaction()
  }
}

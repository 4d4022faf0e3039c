import AmbientGraph

/// Does work whose writes take a transaction along.
///
/// Within another transaction, what this one sets goes before what that one sets. The transaction ends
/// with the work, also when the work throws; a task that the work makes has none.
///
/// - Parameters:
///   - transaction: What goes along with the writes.
///   - body: The work.
/// - Returns: What the work returns.
/// - Invalidation: Writes of one action that have different transactions are different updates, each with the
///   last values that were written in its transaction. Outside of bodies, the newest value is read at once.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try TransactionContext(transaction.merged(over: .current)).during(body)
}

/// Does work whose writes take one value of a transaction along.
///
/// ```swift
/// withTransaction(\.sourceOfChange, "keyboard") { selection = next }
/// ```
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Does work whose changes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Does work whose changes are animated, and something else when that is over.
///
/// When the animation is over is for the host to say: see ``ViewTree/onAnimation``. Without a host that
/// animates, it is over after the update that applies the changes; if nothing changes, at once.
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

/// A transaction on its way from those who write to the update.
// Sendable because it never changes; what users put into it is as safe to hand to the thread of the
// tree as the values that they write there.
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

  // What the update takes along has begun, and ends when the changes have been shown.
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
  /// The transaction that a write of now takes along.
  static var current: Transaction { Transaction(WriteContext.current) }

  /// The transaction in a context, or one in which nothing is set.
  init(_ context: WriteContext?) {
    self = (context as? TransactionContext)?.transaction ?? Transaction()
  }
}

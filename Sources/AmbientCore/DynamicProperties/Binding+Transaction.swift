import AmbientGraph

extension Binding {
  /// The transaction of writes through this binding.
  ///
  /// The values of this transaction override the values of the transaction that is current when the
  /// write occurs.
  public var transaction: Transaction {
    get { (location as? TransactionLocation)?.transaction ?? Transaction() }
    set { self = transaction(newValue) }
  }

  /// Returns a copy of the binding; the copy adds a transaction to each write.
  ///
  /// - Parameter transaction: The transaction.
  /// - Returns: The copy. If this binding already adds a transaction, the new transaction replaces
  ///   it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let base = (location as? TransactionLocation)?.base ?? location
    return Binding(TransactionLocation(base, transaction))
  }

  /// Returns a copy of the binding; the copy animates each write.
  ///
  /// - Parameter animation: The animation of the writes; nil for writes without animation.
  /// - Returns: The new binding.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Creates a binding from two closures; `set` also receives the transaction of the write.
  ///
  /// The transaction of the write combines two transactions: the one that is current when the write
  /// occurs, and the ``transaction`` of the binding. If both have a value for a key, the value in
  /// the binding's transaction is used.
  ///
  /// - Parameters:
  ///   - get: Returns the value; called when the binding is created, and at each read.
  ///   - set: Stores a new value; its second parameter is the transaction of the write.
  /// - Invalidation: A body that creates the binding depends on the values that `get` reads.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let set = synchronously(set)
    self.init(readingOnce: ClosureLocation(get: synchronously(get)) { set($0, .current) })
  }
}

private final class TransactionLocation<Value>: Location<Value> {
  let base: Location<Value>
  let transaction: Transaction

  init(_ base: Location<Value>, _ transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }

  override func get() -> Value { base.get() }

  override func set(_ newValue: Value) {
    withTransaction(transaction) { base.set(newValue) }
  }

  override func modify(_ change: (inout Value) -> Void) {
    withTransaction(transaction) { base.modify(change) }
  }

  override func isRead(through source: Source) -> Bool { base.isRead(through: source) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? TransactionLocation<Value> else { return false }
    return base.isSame(as: other.base) && transaction.isSame(as: other.transaction)
  }

  override var comparesParts: Bool { base.comparesParts }

  override func projecting<Inner>(_ part: Part<Value, Inner>) -> Location<Inner> {
    TransactionLocation<Inner>(base.projecting(part), transaction)
  }
}

extension TransactionLocation: Inspectable {
  var inspectedValue: Any? { (base as? any Inspectable)?.inspectedValue }
}

import AmbientGraph

extension Binding {
  /// What goes along with the writes through this binding.
  public var transaction: Transaction {
    get { (location as? TransactionLocation)?.transaction ?? Transaction() }
    set { self = transaction(newValue) }
  }

  /// A binding to the same value whose writes take a transaction along.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    let base = (location as? TransactionLocation)?.base ?? location
    return Binding(TransactionLocation(base, transaction))
  }

  /// A binding to the same value whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Makes a binding of two closures, of which the second learns what goes along with the write: what
  /// was set for the binding, and around that what is set where it is written.
  ///
  /// - Parameters:
  ///   - get: Returns the value. It is called once when the binding is made, and at each read.
  ///   - set: Takes a new value, and the transaction of the write.
  /// - Invalidation: A body that makes the binding depends on what `get` reads.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let set = synchronously(set)
    self.init(readingOnce: ClosureLocation(get: synchronously(get)) { set($0, .current) })
  }
}

/// A location whose writes take a transaction along.
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

import AmbientGraph

/// The animation of a change, and other values for the views and hosts that show the change.
///
/// A write of a state has the transaction that is current at that time: see
/// ``withTransaction(_:_:)`` and ``withAnimation(_:_:)``. The update that applies the write passes
/// the transaction down the tree. The modifier `transaction(_:)` edits the transaction for one view
/// and the descendants of this view. A host reads the transaction from each ``Element`` that
/// changed.
///
/// A transaction lasts for one update. Writes with different transactions are applied in separate
/// updates, in the order of the writes.
///
/// - Invalidation: None. No body runs because of a transaction.
public struct Transaction {
  private var values: [ObjectIdentifier: any AnyTransactionValue] = [:]

  /// The actions that run when the animations of the transaction are complete.
  var completions: [AnimationCompletion] = []

  /// Creates a transaction in which every value is its default.
  public init() {}

  /// The value of a key, or its default value if no value is set.
  ///
  /// - Parameter key: The type of the key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { value(of: key)?.value ?? K.defaultValue }
    set {
      if let old = value(of: key)?.value, K._valuesEqual(old, newValue) { return }
      values[ObjectIdentifier(key)] = TransactionValue<K>(value: newValue)
    }
  }

  private func value<K: TransactionKey>(of key: K.Type) -> TransactionValue<K>? {
    values[ObjectIdentifier(key)] as? TransactionValue<K>
  }
}

@available(*, unavailable)
extension Transaction: Sendable {}

extension Transaction {
  /// Returns a transaction with the values of both transactions.
  ///
  /// If both transactions have a value for a key, the value of this transaction wins.
  func merged(over earlier: Transaction) -> Transaction {
    var result = earlier
    result.values.merge(values) { _, newer in newer }
    let existing = Set(earlier.completions.map(ObjectIdentifier.init))
    result.completions += completions.filter { !existing.contains(ObjectIdentifier($0)) }
    return result
  }

  var isEmpty: Bool { values.isEmpty && completions.isEmpty }

  /// Returns whether both transactions set the same values and have the same completions.
  func isSame(as other: Transaction) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map(value.isSame) ?? false }
      && completions.elementsEqual(other.completions, by: ===)
  }
}

private protocol AnyTransactionValue {
  func isSame(as other: any AnyTransactionValue) -> Bool
}

private struct TransactionValue<K: TransactionKey>: AnyTransactionValue {
  let value: K.Value

  func isSame(as other: any AnyTransactionValue) -> Bool {
    guard let other = other as? TransactionValue<K> else { return false }
    return K._valuesEqual(value, other.value)
  }
}

import AmbientGraph

/// What goes along with a change to all views that the change concerns: how it is to be animated, and
/// whatever else those who change something want those who show it to know.
///
/// A write of a state takes the transaction of the time along: see ``withTransaction(_:_:)`` and
/// ``withAnimation(_:_:)``. The update that applies the write carries it down the tree, where
/// `transaction(_:)` edits it for a view and everything below; a host finds it at each ``Element`` that
/// changed. It lasts for one update: writes that have different transactions are different updates, in the
/// order of the writes.
///
/// - Invalidation: None. No body runs because of a transaction.
public struct Transaction {
  private var values: [ObjectIdentifier: any AnyTransactionValue] = [:]

  /// Those who wait until what is animated has come to its end.
  var completions: [AnimationCompletion] = []

  /// Makes a transaction in which every value is its default.
  public init() {}

  /// The value of a key, or its default.
  ///
  /// - Complexity: O(1).
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
  /// What was set in this transaction, in front of what was set in an earlier one.
  func merged(over earlier: Transaction) -> Transaction {
    var result = earlier
    result.values.merge(values) { _, newer in newer }
    let known = Set(earlier.completions.map(ObjectIdentifier.init))
    result.completions += completions.filter { !known.contains(ObjectIdentifier($0)) }
    return result
  }

  /// Whether nothing was set.
  var isEmpty: Bool { values.isEmpty && completions.isEmpty }

  /// Whether the same was set in both.
  func isSame(as other: Transaction) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map(value.isSame) ?? false }
      && completions.elementsEqual(other.completions, by: ===)
  }
}

/// A value that was set, whatever its key.
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

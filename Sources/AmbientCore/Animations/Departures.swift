package import AmbientHosting

/// Elements that were removed, or removed elements that have come back.
///
/// Removed elements are shown until their transition is over, and can come back until then.
package struct DepartureChange {
  /// The element that contains the elements; nil if they are outermost.
  package let container: Element?

  package let elements: [Element]

  /// Whether the elements have been removed.
  package let isDeparture: Bool

  /// The completion to finish when the host's default transition ends; nil if the elements have a
  /// transition of their own.
  let departure: AnimationCompletion?

  /// Whether the elements disappear with a default transition of the host.
  package var isDefault: Bool { departure != nil }

  /// Returns the transaction for a transition of the host.
  ///
  /// The elements leave the tree when this transition ends.
  ///
  /// - Parameter element: One of the elements.
  /// - Returns: The transaction of the removal.
  @MainActor package func transaction(of element: Element) -> Transaction {
    var transaction = element.transaction
    if let departure { transaction.completions.append(departure) }
    return transaction
  }
}

package import AmbientHosting

/// Elements that their views have removed, and that are shown until their transition is over; or
/// elements that have come back in the meantime.
package struct DepartureChange {
  /// The element around them; nil for the outermost elements.
  package let container: Element?

  /// The elements.
  package let elements: [Element]

  /// Whether the elements have been removed.
  package let isDeparture: Bool

  /// The end of the departure, for which a default transition waits; nil if the elements have a
  /// transition of their own.
  let departure: AnimationCompletion?

  /// Whether the host shows how the elements disappear.
  package var isDefault: Bool { departure != nil }

  /// Returns the transaction of a host's transition, at whose end the elements leave the tree.
  ///
  /// - Parameter element: One of the elements.
  /// - Returns: The transaction of the removal.
  @MainActor package func transaction(of element: Element) -> Transaction {
    var transaction = element.transaction
    if let departure { transaction.completions.append(departure) }
    return transaction
  }
}

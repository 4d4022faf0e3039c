package import AmbientHosting

/// The removal of elements, or the return of removed elements.
///
/// Removed elements are shown until their transition is over. Until then, they can come back.
package struct DepartureChange {
  /// The element that contains the removed or returned elements; nil if no element contains them.
  package let container: Element?

  package let elements: [Element]

  /// True if the elements were removed; false if they have come back.
  package let isDeparture: Bool

  /// The completion of the host's default transition.
  ///
  /// It is nil if the elements have a transition of their own, or have come back.
  let departure: AnimationCompletion?

  /// Whether the elements disappear with the host's default transition.
  package var isDefault: Bool { departure != nil }

  /// Returns the transaction with which the host animates its default transition of an element.
  ///
  /// The host calls this function only if ``isDefault`` is true. The removed elements stay in the
  /// tree until all animations with these transactions have ended.
  ///
  /// - Parameter element: One of the elements.
  /// - Returns: The transaction of the element, with ``departure`` among its completions.
  @MainActor package func transaction(of element: Element) -> Transaction {
    var transaction = element.transaction
    if let departure { transaction.completions.append(departure) }
    return transaction
  }
}

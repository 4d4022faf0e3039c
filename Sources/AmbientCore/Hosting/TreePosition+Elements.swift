package import AmbientHosting

extension TreePosition {
  /// Returns whether an element between this view and an outer view satisfies a condition.
  ///
  /// - Parameters:
  ///   - other: The position of the outer view.
  ///   - condition: Returns whether an element satisfies the condition.
  /// - Returns: Whether such an element is around this view and inside the outer view.
  /// - Complexity: O(n) in the number of views between both views.
  @MainActor
  package func isInElement(
    inside other: TreePosition,
    where condition: (ElementDescription) -> Bool
  ) -> Bool {
    guard isInTree, other.isInTree else { return false }
    var candidate = node?.parent
    while let next = candidate, next !== other.node {
      if let element = next as? AnyElementNode, condition(element.description) { return true }
      candidate = next.parent
    }
    return false
  }
}

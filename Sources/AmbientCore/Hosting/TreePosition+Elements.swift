package import AmbientHosting

extension TreePosition {
  /// Returns whether the view is in an element that satisfies a condition and is inside another
  /// view.
  ///
  /// - Parameters:
  ///   - other: The position of the other view, which is around this view.
  ///   - condition: Returns whether an element satisfies the condition.
  /// - Returns: Whether such an element is around this view and inside the other view.
  /// - Complexity: O(views between both views).
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

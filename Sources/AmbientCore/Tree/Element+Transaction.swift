import AmbientGraph

extension Element {
  /// The transaction of the last update, as edited by the element's ancestors.
  ///
  /// A host reads it when it receives mutations: to animate an inserted or updated element, or to
  /// animate the removal or move of a child of this element. An element that has left the tree has
  /// an empty transaction; the transaction of its former parent applies to the removal.
  ///
  /// - Complexity: O(depth) for the first read after an update.
  public var transaction: Transaction {
    (isMounted ? node?.transaction : nil) ?? Transaction()
  }

  /// The animation for the changes of the last update to this element; nil for changes without
  /// animation.
  public var animation: Animation? { transaction.animation }
}

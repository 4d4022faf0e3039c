import AmbientGraph

extension Element {
  /// The transaction of the last update, as edited by the element's ancestors.
  ///
  /// The transaction applies to the insertion or update of this element, and to the removal or move
  /// of its children. A host reads the transaction when it receives such a mutation. An element
  /// that has left the tree has an empty transaction; the transaction of its former parent applies
  /// to the removal.
  ///
  /// - Complexity: O(depth) for the first read after an update.
  public var transaction: Transaction {
    (isMounted ? node?.transaction : nil) ?? Transaction()
  }

  /// The animation of the changes that the last update made to this element; nil for changes
  /// without animation.
  public var animation: Animation? { transaction.animation }
}

import AmbientGraph

extension Element {
  /// What goes along with the changes of the last update, as it comes to this element.
  ///
  /// A host asks when it is told of changes: how an element that came or looks different is to be
  /// animated, or how one goes or moves among the children of this one. Once it is out of the tree, an
  /// element has no transaction of its own; it is its former parent's then.
  public var transaction: Transaction {
    (isMounted ? node?.transaction : nil) ?? Transaction()
  }

  /// How the changes of the last update to this element are to be animated; nil lets them happen at once.
  public var animation: Animation? { transaction.animation }
}

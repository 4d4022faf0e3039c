import AmbientGraph

@MainActor
extension ViewNode {
  /// Whether the node can have the focus now.
  var canHaveFocus: Bool { canHaveFocusIfShown && !isHiddenByBoundary }

  /// Whether the node can have the focus while it is shown.
  ///
  /// For example, a node in a tab that is not selected is not shown.
  var canHaveFocusIfShown: Bool {
    guard !isRetired, takesFocus, !isLeaving else { return false }
    return tree.focusIfUsed?.presentations.allowsFocus(at: self) ?? true
  }

  /// Whether the node can have the focus if it is shown, and no presentation covers it.
  private var takesFocus: Bool {
    if let element = self as? AnyElementNode {
      return element.description.isFocusable && element.description.isEnabled
    }
    guard let focusable = self as? FocusableNode, focusable.isFocusable else { return false }
    return elementsBelow.first?.isEnabled ?? false
  }

  /// The element that a host shows as focused when this node has the focus.
  var elementInFocus: Element? {
    (self as? AnyElementNode).map(Element.init) ?? elementsBelow.first
  }

  /// Returns the first node that `isMatch` accepts, among this node and its descendants.
  fileprivate func firstNode(where isMatch: (ViewNode) -> Bool) -> ViewNode? {
    var candidate: ViewNode? = self
    while let node = candidate, node === self || node.depth > depth {
      if isMatch(node) { return node }
      candidate = node.nextNode
    }
    return nil
  }

  /// Returns whether `other` is this node or a descendant of this node.
  func contains(_ other: ViewNode) -> Bool {
    sequence(first: other, next: \.parent).contains { $0 === self }
  }
}

extension FocusSystem {
  /// Moves the focus to the first node that can have the focus, among the nodes of some subtrees.
  ///
  /// - Parameter subtrees: The roots of the subtrees. Earlier subtrees are searched first.
  /// - Returns: False if the subtrees have nodes that could have the focus, but all of these nodes
  ///   are hidden. True if the focus has moved, or if the subtrees have no such node.
  @MainActor func move(toFirstIn subtrees: [FocusNode]) -> Bool {
    for subtree in subtrees {
      guard let node = subtree.firstNode(where: \.canHaveFocus) else { continue }
      move(to: node)
      return true
    }
    return !subtrees.contains { $0.firstNode(where: \.canHaveFocusIfShown) != nil }
  }
}

import AmbientGraph

@MainActor
extension ViewNode {
  /// Whether the node can have the focus now.
  var canHaveFocus: Bool {
    guard !isRetired, takesFocus, !isLeaving, hidingBoundary == nil else { return false }
    return tree.focusIfUsed?.presentations.allowsFocus(at: self) ?? true
  }

  /// Whether the node can have the focus if the next layout shows it.
  ///
  /// The node is in a view of a `ViewThatFits` that the host does not show now.
  private var canHaveFocusAfterLayout: Bool {
    !isRetired && takesFocus && !isLeaving && hidingBoundary?.followsLayout ?? false
  }

  /// Whether the node can have the focus if it appears, and no presentation covers it.
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

  /// The first node that can have the focus, among this node and its descendants; nil if no node
  /// can.
  var firstFocusable: ViewNode? { firstNode(where: \.canHaveFocus) }

  /// Whether no node in this subtree can have the focus, but the next layout may change that.
  var isFocusableAfterLayout: Bool {
    firstFocusable == nil && firstNode(where: \.canHaveFocusAfterLayout) != nil
  }

  private func firstNode(where isMatch: (ViewNode) -> Bool) -> ViewNode? {
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

extension Array where Element: FocusNode {
  /// The first node in these subtrees that can have the focus; nil if no node can.
  @MainActor var firstFocusable: ViewNode? {
    for node in self {
      if let first = node.firstFocusable { return first }
    }
    return nil
  }
}

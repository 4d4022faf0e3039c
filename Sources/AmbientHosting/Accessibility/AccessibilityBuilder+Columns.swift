extension AccessibilityBuilder {
  /// Returns the nodes of a column of a split view.
  ///
  /// Usually, the result is one node for the whole column. If the views in the column set a title,
  /// the title is the label of this node, and the first child of this node is a heading.
  ///
  /// If a column without a title contains a navigation stack, the result is the nodes of the
  /// stack's pages. If the column has neither a title nor accessible views, the result is empty.
  mutating func column(_ element: Element) -> [AccessibilityNode] {
    let node = container(element)
    if node.children.isEmpty { return [] }
    let isStack = node.label == nil && node.children.allSatisfy { $0.roleOfKind == .page }
    return isStack ? node.children : [node]
  }
}

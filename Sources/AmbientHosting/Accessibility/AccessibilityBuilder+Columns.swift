extension AccessibilityBuilder {
  /// Returns the nodes of a column of a split view.
  ///
  /// Usually, the result is one page. The page has a heading if the views in the column set a
  /// title. If a column without a title contains a navigation stack, the result is the pages of the
  /// stack. The result is empty if the column has no elements.
  mutating func column(_ element: Element) -> [AccessibilityNode] {
    let node = container(element)
    if node.children.isEmpty { return [] }
    let isStack = node.label == nil && node.children.allSatisfy { $0.natural == .page }
    return isStack ? node.children : [node]
  }
}

// The nodes of the columns of split views.

extension AccessibilityBuilder {
  /// The node of a column: a page, with a heading if the views in the column set a title.
  ///
  /// If a column without a title contains a navigation stack, the result is the pages of the stack.
  /// A column without elements has no node.
  mutating func column(_ element: Element) -> [AccessibilityNode] {
    let node = container(element)
    if node.children.isEmpty { return [] }
    let isStack = node.label == nil && node.children.allSatisfy { $0.natural == .page }
    return isStack ? node.children : [node]
  }
}

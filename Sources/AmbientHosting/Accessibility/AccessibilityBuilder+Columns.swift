// The nodes of the columns of split views.

extension AccessibilityBuilder {
  /// The column as a page with a heading, if the views in it set a title for the column.
  ///
  /// A column that contains a navigation stack has the pages of the stack. A column without
  /// elements has no node.
  mutating func column(_ element: Element) -> [AccessibilityNode] {
    let node = container(element)
    if node.children.isEmpty { return [] }
    let isStack = node.label == nil && node.children.allSatisfy { $0.natural == .page }
    return isStack ? node.children : [node]
  }
}

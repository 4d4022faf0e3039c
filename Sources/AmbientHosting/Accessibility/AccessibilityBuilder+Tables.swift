// The accessibility nodes of tables.

extension AccessibilityBuilder {
  /// The node of a table, which contains the nodes of the column labels and of the rows.
  mutating func table(_ element: Element) -> AccessibilityNode {
    var nodes: [AccessibilityNode] = []
    for part in element.children {
      nodes += part.kind == "TableRows" ? rows(of: part) : self.nodes(of: part)
    }
    return container(element, .table, nodes)
  }

  /// The nodes of a column's label: a button if the user can sort by the column, or else headings.
  ///
  /// While the table is sorted by the column, the value of the button is `ascending` or
  /// `descending`.
  mutating func tableColumn(_ element: Element) -> [AccessibilityNode] {
    guard element.takes(PressEvent.self) else { return headings(contents(of: element)) }
    var node = control(element, .button)
    node.traits.insert(.isHeader)
    switch element[ElementAttribute<String>("sortOrder")] {
    case "forward": node.value = "ascending"
    case "reverse": node.value = "descending"
    default: break
    }
    return [node]
  }

  /// The node of a row, which contains the nodes of the cells.
  ///
  /// If the row has inner rows, the value of the node is `expanded` or `collapsed`.
  mutating func tableRow(_ element: Element) -> AccessibilityNode {
    var node = container(element, .row, contents(of: element))
    guard element.takes(ExpandEvent.self) else { return node }
    let isExpanded = element[.isExpanded] == true
    node.value = isExpanded ? "expanded" : "collapsed"
    node.add(.sending(.expand(!isExpanded), isExpanded ? .collapse : .expand, to: element))
    return node
  }
}

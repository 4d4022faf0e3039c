// The nodes of menus, and of groups that the user expands.

extension AccessibilityBuilder {
  /// The button of a menu.
  ///
  /// Its main action opens the menu, or is the primary action of the menu. In the second case,
  /// another action shows the menu.
  mutating func menu(_ element: Element) -> AccessibilityNode {
    var node = control(element, .button)
    if element[ElementAttribute<Bool>("hasPrimaryAction")] == true {
      node.add(.sending(.expand(true), .showMenu, to: element))
    }
    return node
  }

  /// The button that expands and closes a group; its value is `expanded` or `collapsed`.
  mutating func disclosureLabel(_ element: Element) -> AccessibilityNode {
    var node = control(element, .button)
    let state = element[.isExpanded] == true ? "expanded" : "collapsed"
    node.value = [node.value ?? "", state].spoken
    return node
  }

  /// The menu of a view can be opened at each of the outermost elements in the view.
  mutating func contextMenu(_ element: Element) -> [AccessibilityNode] {
    var nodes = contents(of: element)
    guard element.takes(ExpandEvent.self), element[.isExpanded] != true else { return nodes }
    for index in nodes.indices where nodes[index].action(.showMenu) == nil {
      nodes[index].add(.sending(.expand(true), .showMenu, to: element))
    }
    return nodes
  }
}

// The accessibility nodes of menus, and of groups that the user expands.

extension AccessibilityBuilder {
  /// The button of a menu.
  ///
  /// If the menu has a primary action, this action is the main action of the button, and the action
  /// `showMenu` opens the menu. Otherwise, the main action opens the menu.
  mutating func menu(_ element: Element) -> AccessibilityNode {
    var node = control(element, .button)
    if element[ElementAttribute<Bool>("hasPrimaryAction")] == true {
      node.add(.sending(.expand(true), .showMenu, to: element))
    }
    return node
  }

  /// The button that expands and collapses a group.
  ///
  /// The value of the button ends with `expanded` or `collapsed`.
  mutating func disclosureLabel(_ element: Element) -> AccessibilityNode {
    var node = control(element, .button)
    let state = element[.isExpanded] == true ? "expanded" : "collapsed"
    node.value = [node.value ?? "", state].spoken
    return node
  }

  /// The nodes of a view that has a context menu.
  ///
  /// While the menu is closed, each outermost node gets the action `showMenu`, which opens the
  /// menu. A node that already has such an action keeps its own.
  mutating func contextMenu(_ element: Element) -> [AccessibilityNode] {
    var nodes = contents(of: element)
    guard element.takes(ExpandEvent.self), element[.isExpanded] != true else { return nodes }
    for index in nodes.indices where nodes[index].action(.showMenu) == nil {
      nodes[index].add(.sending(.expand(true), .showMenu, to: element))
    }
    return nodes
  }
}

// The accessibility nodes of views with accessibility modifiers. In this file, a node is an
// `AccessibilityNode`, not the node of a view in a tree.

extension AccessibilityBuilder {
  /// The nodes of a view with a modifier.
  ///
  /// The modifier describes each of the outermost nodes of the view.
  mutating func modified(_ modifier: Element) -> [AccessibilityNode] {
    if modifier[.accessibilityHidden] == true {
      exclude(modifier.children, .excluded)
      return []
    }
    if let role = modifier[.styledControl] {
      return styledControl(modifier, AccessibilityRole(rawValue: role))
    }
    let before = exclusions
    var nodes = presented(modifier)
    switch modifier[.accessibilityChildren] {
    case "contain": nodes = [container(modifier, .group, nodes)]
    case "combine": nodes = [.combining(arranged(nodes), in: modifier)]
    case "ignore":
      hide(nodes, .ignored)
      nodes = [element(modifier)]
    default:
      // A view without nodes becomes a node itself on two conditions: no part of the view is
      // hidden, and the modifier describes the view, for example with a name or an action.
      if nodes.isEmpty, exclusions == before, modifier.describesElement {
        nodes = [element(modifier)]
      }
    }
    for index in nodes.indices { apply(modifier, to: &nodes[index]) }
    return nodes
  }

  /// The nodes of a view, or the nodes of the views that a modifier presents in place of the view.
  private mutating func presented(_ modifier: Element) -> [AccessibilityNode] {
    if let views = modifier.part(.accessibilityRepresentation) {
      hide(modifier.shownChildren, .replaced(by: "accessibilityRepresentation"))
      return contents(of: views)
    }
    if let views = modifier.part(.accessibilityContent) {
      let replaced = contents(modifier.shownChildren)
      var node = container(modifier, .group, contents(of: views))
      if replaced.count == 1 {
        node.keepDescription(of: replaced[0])
      } else {
        // The modifiers that describe all of the replaced nodes also describe the new node.
        let shared = replaced.first?.modifiers.filter { modifier in
          replaced.allSatisfy { $0.modifiers.contains { $0.id == modifier.id } }
        }
        for modifier in shared?.reversed() ?? [] { apply(modifier, to: &node) }
        hide(replaced, .replaced(by: "accessibilityChildren"))
      }
      return [node]
    }
    return contents(of: modifier)
  }

  /// Creates a node for a view that has no nodes, or whose nodes the modifier hides.
  ///
  /// A tap target that covers the whole view gives the node its main action.
  private func element(_ modifier: Element) -> AccessibilityNode {
    var node = AccessibilityNode(modifier, .element)
    let controls = modifier.descendants.filter {
      $0.isControl && $0.presentation != .assistive
    }
    if !controls.isEmpty, !controls.contains(where: \.isEnabled) { node.isElementEnabled = false }
    if let target = modifier.coveringTapTarget {
      node.add(.sending(.press, .activate, to: target))
    }
    return node
  }

  /// Applies a modifier to a node.
  ///
  /// The modifier may contain views that give the node a label or actions.
  private mutating func apply(_ modifier: Element, to node: inout AccessibilityNode) {
    node.apply(modifier)
    if let views = modifier.part(.accessibilityLabel) {
      let outer = placeholder
      placeholder = node.name
      node.label = contents(of: views).map(\.name).spoken
      placeholder = outer
    }
    if let views = modifier.part(.accessibilityActionLabel) {
      let name = contents(of: views).map(\.name).spoken
      node.actions.removeAll { $0.element.id == modifier.id }
      node.add(.sending(AssistiveActionEvent(), .named(name), to: modifier))
    }
    for kind in [ElementKind.accessibilityActions, .accessibilityQuickAction] {
      guard let views = modifier.part(kind) else { continue }
      addActions(in: views, category: modifier[.actionCategory], to: &node)
    }
  }

  /// For each enabled button in `views`, adds an action with the name of the button to `node`.
  mutating func addActions(
    in views: Element,
    category: String? = nil,
    to node: inout AccessibilityNode
  ) {
    for button in contents(of: views).flatMap(\.all) {
      guard let action = button.action(.activate), button.isEnabled else { continue }
      var named = AccessibilityNode.Action(.named(button.name), action.element, send: action.send)
      named.category = category
      node.add(named)
    }
  }
}

extension Element {
  /// Returns the child that has the given kind, and is presented only by assistive technologies.
  ///
  /// The result is nil if the element has no such child.
  func part(_ kind: ElementKind) -> Element? {
    children.first { $0.kind == kind && $0.presentation == .assistive }
  }

  fileprivate var shownChildren: [Element] {
    children.filter { $0.presentation != .assistive }
  }

  /// The outermost tap target that contains all of the shown views in the element; nil if there is
  /// none.
  fileprivate var coveringTapTarget: Element? {
    var candidate = self
    while candidate.shownChildren.count == 1 {
      candidate = candidate.shownChildren[0]
      if candidate.isTapTarget { return candidate }
    }
    return nil
  }

  /// Whether the element takes a single tap anywhere in its view.
  var isTapTarget: Bool {
    (kind == "TapTarget" || kind == "GestureTarget") && takes(PressEvent.self)
      && (self[ElementAttribute<Int>("count")] ?? 1) == 1
  }

  /// Whether the modifier turns a view without nodes, such as a shape, into a node.
  fileprivate var describesElement: Bool {
    let texts: [ElementAttribute<String>] = [
      .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityIdentifier,
      .adds, .contentLabel,
    ]
    return texts.contains { self[$0] != nil } || !events.isEmpty || self[.wantsFocus] != nil
      || children.contains { $0.presentation == .assistive }
  }
}

// The accessibility nodes of controls that have a custom style.

extension AccessibilityBuilder {
  /// Returns the nodes of a control; for most controls, one node with the label and the value.
  ///
  /// The style builds the control from other views. If one of these views is a control with the
  /// same role, the result is the nodes of all these views.
  mutating func styledControl(_ element: Element, _ role: AccessibilityRole)
    -> [AccessibilityNode]
  {
    let contents = contents(of: element)
    guard
      !contents.flatMap(\.all).contains(where: { $0.roleOfKind == role && role != .text })
    else {
      return contents
    }
    switch role {
    case .toggle: return toggle(element, contents)
    case .text: return labeledContent(element, contents)
    default:
      var node = AccessibilityNode(element, role)
      node.absorb(contents)
      let isValue = { (node: AccessibilityNode) in node[.styledPart] == "value" }
      let values = contents.flatMap(\.all).filter(isValue).map(\.name).withoutRepetitions
      node.value = values.isEmpty ? element[.accessibilityValue] : values.spoken
      let names = contents.filter { !isValue($0) }.map(\.name).filter { $0 != node.value }
      node.label = element[.accessibilityLabel] ?? names.withoutRepetitions.spoken
      node.children = contents.filter { !$0.actions.isEmpty || !$0.children.isEmpty }
      return [node]
    }
  }

  /// Returns the nodes of the views from which the style builds a toggle.
  ///
  /// If these views include controls, such as a button, each control without a value gets the value
  /// of the toggle. If exactly one of the views is a control, its node is marked as a toggle. If
  /// none of the views is a control, the result is one node that switches the toggle.
  private func toggle(_ element: Element, _ contents: [AccessibilityNode]) -> [AccessibilityNode] {
    let controls = contents.flatMap(\.all).filter { $0.action(.activate) != nil }
    guard controls.isEmpty else {
      return contents.map { $0.describingToggle(element, isSingle: controls.count == 1) }
    }
    var node = AccessibilityNode(element, .toggle)
    node.absorb(contents)
    let titles = contents.filter { $0.role != .image }.map(\.name).spoken
    node.label = element[.accessibilityLabel] ?? (titles.isEmpty ? node.label : titles)
    node.value = element[.accessibilityValue]
    node.add(.sending(AssistiveActionEvent(), .activate, to: element))
    return [node]
  }

  /// Returns the nodes of the views from which the style builds labeled content.
  ///
  /// If these views are the label and at least one other text or image, and nothing else, one node
  /// represents all of them.
  private func labeledContent(_ element: Element, _ contents: [AccessibilityNode])
    -> [AccessibilityNode]
  {
    let isText = contents.allSatisfy {
      ($0.role == .text || $0.role == .image) && $0.value == nil && $0.actions.isEmpty
        && $0.children.isEmpty
    }
    var names = contents.map(\.name)
    guard isText, let label = element[.accessibilityLabel], names.count > 1,
      let index = names.firstIndex(of: label)
    else { return contents }
    names.remove(at: index)
    var node = AccessibilityNode(element, .text)
    node.absorb(contents)
    node.label = label
    node.value = names.spoken
    return [node]
  }
}

extension AccessibilityNode {
  fileprivate func describingToggle(_ toggle: Element, isSingle: Bool) -> AccessibilityNode {
    var node = self
    if action(.activate) != nil {
      node.value = value ?? toggle[.accessibilityValue]
      if isSingle { node.traits.insert(.isToggle) }
    }
    node.children = children.map { $0.describingToggle(toggle, isSingle: isSingle) }
    return node
  }
}

extension [String] {
  /// The strings in order, without those that equal an earlier string.
  ///
  /// A style can show the label of a control twice, for example to draw the shadow of the label.
  var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

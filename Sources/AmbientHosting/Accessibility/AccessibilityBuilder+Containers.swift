// The accessibility nodes of lists, pickers, tab views, and the shown view of a `ViewThatFits`.

extension AccessibilityBuilder {
  /// The nodes of the rows, headers and footers in a list or a section.
  mutating func rows(of element: Element) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    for child in element.children {
      switch child.kind {
      case "Header", "Footer": nodes += self.nodes(of: child)
      case "Row": nodes += self.nodes(of: child).map { editable($0, child) }
      case "Section", "ListSection", "LazyRow", "ListRow", "ListRowBackground":
        nodes += rows(of: child)
      case "Layer": break
      default:
        let contents = self.nodes(of: child)
        if contents.count == 1, contents[0].roleOfKind == .row {
          nodes.append(editable(contents[0], child))
        } else if !contents.isEmpty {
          nodes.append(editable(row(child, contents), child))
        }
      }
    }
    return nodes
  }

  mutating func row(_ element: Element, _ contents: [AccessibilityNode]) -> AccessibilityNode {
    var node = container(element, .row, contents)
    guard element.kind == "Row" else { return node }
    if contents.count == 1, contents[0].roleOfKind == .row {
      // In a table, the selectable row contains another row, which has the cells. One node
      // represents both rows.
      let isEnabled = node.isElementEnabled
      node.keepDescription(of: contents[0])
      node.children = contents[0].children
      node.isElementEnabled = isEnabled
    }
    if element[ElementAttribute<Bool>("isSelected")] == true { node.traits.insert(.isSelected) }
    for action in AccessibilityNode.Action.ofControl(element) { node.add(action) }
    if element.takes(ExpandEvent.self) {
      node.add(.sending(.expand(true), .showMenu, to: element))
    }
    return node
  }

  /// Adds the action that deletes a row, and the actions that a swipe shows.
  private mutating func editable(_ row: AccessibilityNode, _ element: Element) -> AccessibilityNode
  {
    var row = row
    for part in element.partsOfRow {
      if part.kind == "EditableRow", part.isEnabled, part.takes(DeleteEvent.self) {
        row.add(.sending(DeleteEvent(), .delete, to: part))
      }
      if part.kind == "SwipeRow", let views = part.part(.accessibilityActions) {
        addActions(in: views, to: &row)
      }
    }
    return row
  }

  /// Marks texts, and the labels of groups that the user expands, as headings.
  func headings(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.map { node in
      var node = node
      if node.role == .text || node.element.kind == "DisclosureLabel" {
        node.traits.insert(.isHeader)
      }
      return node
    }
  }

  mutating func picker(_ element: Element) -> AccessibilityNode {
    let labels = element.children.filter { $0.kind == "PickerLabel" }
    let others = element.children.filter {
      $0.kind != "PickerLabel" && $0.kind != .valueLabel && $0.presentation != .assistive
        && !$0.presentation.isInFront
    }
    var node = container(element, .picker, contents(others))
    node.label = contents(labels).map(\.name).spoken
    let selected = node.all.filter { $0.roleOfKind == .option && $0.isSelected }
    if !selected.isEmpty { node.value = selected.map(\.name).spoken }
    return node
  }

  /// Returns the content of the selected tab, followed by the tab bar or the page control.
  mutating func tabView(_ element: Element) -> [AccessibilityNode] {
    let contents = contents(of: element)
    let tabs = contents.filter { $0.roleOfKind == .tab }
    var nodes = contents.filter { $0.roleOfKind != .tab }
    guard !tabs.isEmpty else { return nodes }
    guard element.takes(StepEvent.self) else {
      nodes.append(container(element, .tabBar, tabs))
      return nodes
    }
    var node = AccessibilityNode(element, .pageControl)
    let page = tabs.firstIndex(where: \.isSelected) ?? 0
    node.value = "page \(page + 1) of \(tabs.count)"
    for action in AccessibilityNode.Action.ofControl(element) { node.add(action) }
    nodes.append(node)
    return nodes
  }

  /// Returns the button of a tab and, if the tab is selected, the content of the tab.
  mutating func tab(_ element: Element) -> [AccessibilityNode] {
    guard let button = element.children.first else { return [] }
    let labels = contents(of: button)
    let titles = labels.filter { $0.role != .image }
    hide(labels.filter { $0.role == .image && !titles.isEmpty }, .icon(of: "a tab"))
    var node = control(button, .tab, titles.isEmpty ? labels : titles)
    if let badge = element[ElementAttribute<String>("badge")] { node.value = badge }
    node.label = element[.accessibilityLabel] ?? node.label
    node.value = element[.accessibilityValue] ?? node.value
    node.hint = element[.accessibilityHint] ?? node.hint
    node.identifier = element[.accessibilityIdentifier] ?? node.identifier
    if let names = element.detail(AccessibilityInputLabels.self) { node.inputLabels = names.labels }
    let content = Array(element.children.dropFirst())
    guard element[ElementAttribute<Bool>("isSelected")] == true else {
      hide(content, .inUnselectedTab(node.name))
      return [node]
    }
    node.traits.insert(.isSelected)
    return [node] + contents(content)
  }

  /// The nodes of the view that the host shows among the views of a `ViewThatFits`.
  ///
  /// A host without a layout does not report which view it shows. In the tree of such a host, the
  /// first view counts as the shown view.
  mutating func fitting(_ element: Element) -> [AccessibilityNode] {
    let children = reachableChildren(of: element)
    let isReported = element.detail(FittingViewDetail.self) != nil
    let others = isReported ? element.rejectedViews : Array(children.dropFirst())
    rejected.formUnion(others.map(\.id))
    return contents(children)
  }
}

extension Element {
  /// The element and its descendants.
  ///
  /// Lists, forms, and elements whose presentation is not inline are left out, with their contents.
  fileprivate var partsOfRow: [Element] {
    let children = children.filter {
      $0.presentation == .inline && $0.kind != "List" && $0.kind != "Form"
    }
    return [self] + children.flatMap(\.partsOfRow)
  }
}

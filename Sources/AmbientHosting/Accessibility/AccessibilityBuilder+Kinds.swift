extension AccessibilityBuilder {
  mutating func nodes(of element: Element) -> [AccessibilityNode] {
    var nodes = unfocusedNodes(of: element)
    if element.id == focused, !nodes.isEmpty { nodes[0].isFocused = true }
    return nodes
  }

  private mutating func unfocusedNodes(of element: Element) -> [AccessibilityNode] {
    guard element.presentation != .assistive, !element.presentation.isInFront else { return [] }
    if element.presentation == .window || element.presentation == .page {
      return [container(element)]
    }
    if let role = element[.accessibilityRole] {
      let contents = contents(of: element)
      let role = AccessibilityRole(rawValue: role)
      guard contents.isEmpty || element.isControl else {
        return [container(element, role, contents)]
      }
      return [control(element, role, contents)]
    }
    switch element.kind {
    case .accessibility: return modified(element)
    case .accessibilityPlaceholder: return [text(element, placeholder)]
    case "Text": return [linkedText(element)]
    case "Image": return image(element)
    case "Label": return label(element)
    case "LabeledContent": return labeledContent(element)
    case "Help": return explained(element)
    case "Button": return [control(element, .button)]
    case "Toggle": return [toggle(element)]
    case "Link": return [control(element, .link)]
    case "TextField": return [field(element, .textField)]
    case "SecureField": return [field(element, .secureField)]
    case "SearchField": return [field(element, .searchField)]
    case "Slider": return [slider(element)]
    case "Stepper": return [stepper(element)]
    case "ProgressView", "Gauge": return [progress(element)]
    case "DatePicker", "MultiDatePicker": return [datePicker(element)]
    case "ColorPicker": return [control(element, .colorPicker)]
    case "Menu": return [menu(element)]
    case "DisclosureLabel": return [disclosureLabel(element)]
    case "NavigationColumn": return column(element)
    case "PasteButton": return [control(element, .button)]
    case "Option": return [control(element, .option)]
    case "Picker": return [picker(element)]
    case "TapTarget", "GestureTarget": return target(element)
    case "ContextMenu": return contextMenu(element)
    case "DragPreview": return []
    case "List": return [container(element, .list, rows(of: element))]
    case "Form": return [container(element, .form, contents(of: element))]
    case "Header": return headings(contents(of: element))
    case "Row": return [row(element, contents(of: element))]
    case "Table": return [table(element)]
    case "TableColumn": return tableColumn(element)
    case "TableRow": return [tableRow(element)]
    case "TabView": return tabView(element)
    case "Tab": return tab(element)
    case "Toolbar": return group(element, .toolbar)
    case "Commands": return group(element, .menuBar)
    case "CommandMenu": return group(element, .menu)
    case "Canvas":
      hide(element.children, .drawnByCanvas)
      return []
    case "Hidden":
      exclude(element.children, .hidden)
      return []
    case "Opacity" where element[ElementAttribute<Double>("opacity")] == 0:
      exclude(element.children, .transparent)
      return []
    case "Mask": return contents(element.children.filter { $0.kind != "Layer" })
    case "ViewThatFits": return fitting(element)
    default: return unknown(element)
    }
  }

  /// The nodes of an element whose kind has no rule.
  ///
  /// The events of the element decide the role.
  private mutating func unknown(_ element: Element) -> [AccessibilityNode] {
    let contents = contents(of: element)
    if element.takes(EditEvent.self) { return [field(element, .textField)] }
    if element.takes(ToggleEvent.self) { return [toggle(element)] }
    if element.takes(AdjustEvent.self) { return [control(element, .slider, contents)] }
    if element.takes(StepEvent.self) { return [control(element, .stepper, contents)] }
    if element.takes(PressEvent.self) { return [control(element, .button, contents)] }
    guard contents.isEmpty, element.isText, let string = element.text else { return contents }
    return [text(element, string)]
  }

  /// Returns the node of a container, or no node if the container is empty.
  private mutating func group(_ element: Element, _ role: AccessibilityRole)
    -> [AccessibilityNode]
  {
    let contents = contents(of: element)
    guard !contents.isEmpty else { return [] }
    var node = container(element, role, contents)
    node.label = element.text ?? element[.title]
    return [node]
  }

  // MARK: Texts, labels and controls

  func text(_ element: Element, _ string: String) -> AccessibilityNode {
    var node = AccessibilityNode(element, .text)
    node.label = string
    return node
  }

  private mutating func image(_ element: Element) -> [AccessibilityNode] {
    let name = element[ElementAttribute<String>("name")]
    let symbol = element[ElementAttribute<String>("systemName")]
    var node = AccessibilityNode(element, .image)
    node.label = element[.accessibilityLabel] ?? element.text ?? name ?? symbol
    if element[ElementAttribute<Bool>("isDecorative")] == true {
      hide([node], .decorative)
      return []
    }
    return [node]
  }

  /// Returns the nodes of the title of a `Label`, or of the icon if there is no title.
  ///
  /// If none of the nodes has actions or children, they become one node.
  private mutating func label(_ element: Element) -> [AccessibilityNode] {
    let contents = contents(of: element)
    let titles = contents.filter { $0.role != .image }
    let shown = titles.isEmpty ? contents : titles
    hide(contents.filter { $0.role == .image && !titles.isEmpty }, .icon(of: "a Label"))
    guard !shown.isEmpty, shown.allSatisfy({ $0.actions.isEmpty && $0.children.isEmpty }) else {
      return shown
    }
    var node = AccessibilityNode(element, titles.isEmpty ? .image : .text)
    node.label = shown.map(\.name).spoken
    return [node]
  }

  /// Returns one node for a label and the labeled content, if both have only texts and images.
  ///
  /// The label is the name of the node, and the content is the value of the node. If the label or
  /// the content has a node of another kind, such as a control, all nodes stay separate.
  private mutating func labeledContent(_ element: Element) -> [AccessibilityNode] {
    let labels = element.children.filter { $0.kind == "ControlLabel" }
    let names = contents(labels)
    let values = contents(element.children.filter { $0.kind != "ControlLabel" })
    let isText = { (node: AccessibilityNode) in
      (node.role == .text || node.role == .image) && node.actions.isEmpty && node.children.isEmpty
    }
    guard !names.isEmpty, !values.isEmpty, (names + values).allSatisfy(isText) else {
      return names + values
    }
    var node = AccessibilityNode(element, .text)
    node.absorb(names)
    node.value = values.map(\.name).spoken
    return [node]
  }

  /// The nodes of a view with a help text; the text becomes the hint of each node without a hint.
  private mutating func explained(_ element: Element) -> [AccessibilityNode] {
    contents(of: element).map { node in
      var node = node
      node.hint = node.hint ?? element[ElementAttribute<String>("help")]
      return node
    }
  }

  /// The node of a control, with the names of the nodes inside the control.
  mutating func control(
    _ element: Element,
    _ role: AccessibilityRole,
    _ contents: [AccessibilityNode]? = nil
  ) -> AccessibilityNode {
    let contents = contents ?? self.contents(of: element)
    var node = AccessibilityNode(element, role)
    node.absorb(contents)
    if element[ElementAttribute<Bool>("isSelected")] == true { node.traits.insert(.isSelected) }
    for action in AccessibilityNode.Action.ofControl(element) { node.add(action) }
    return node
  }

  private mutating func toggle(_ element: Element) -> AccessibilityNode {
    var node = control(element, .toggle)
    let isMixed = element[ElementAttribute<Bool>("isMixed")] == true
    node.value = isMixed ? "mixed" : element[.isOn] == true ? "on" : "off"
    return node
  }

  private mutating func field(_ element: Element, _ role: AccessibilityRole) -> AccessibilityNode {
    var node = control(element, role)
    if node.name.isEmpty { node.label = element[.prompt] }
    if let text = element[.text], !text.isEmpty {
      node.value = role == .secureField ? String(repeating: "•", count: text.count) : text
    }
    return node
  }

  /// The node of a slider, with the first label as its name.
  ///
  /// The label of kind `valueLabel` describes the current value, and becomes the value of the node.
  /// The labels of the limits and of the marks are left out.
  private mutating func slider(_ element: Element) -> AccessibilityNode {
    let children = reachableChildren(of: element)
    let labels = contents(children.filter { $0.kind != .valueLabel && $0.kind != .sliderTick })
    var node = control(element, .slider, Array(labels.prefix(1)))
    let value = contents(children.filter { $0.kind == .valueLabel }).map(\.name).spoken
    node.value = value.isEmpty ? element[.value].map { "\(ElementValue.number($0))" } : value
    return node
  }

  /// Returns the node of a stepper.
  ///
  /// If the attribute `showsValue` is true, the last text in the stepper becomes the value of the
  /// node, and the other texts become its name.
  private mutating func stepper(_ element: Element) -> AccessibilityNode {
    guard element[ElementAttribute<Bool>("showsValue")] == true else {
      return control(element, .stepper)
    }
    let contents = contents(of: element)
    var node = control(element, .stepper, Array(contents.dropLast()))
    node.value = contents.last?.name
    return node
  }

  private mutating func progress(_ element: Element) -> AccessibilityNode {
    let labels = contents(of: element)
    var node = control(element, .progress, Array(labels.prefix(1)))
    node.value = element[.value].flatMap(Int.init(percent:)).map { "\($0)%" }
    if labels.count > 1 { node.value = labels.dropFirst().map(\.name).spoken }
    return node
  }

  private mutating func datePicker(_ element: Element) -> AccessibilityNode {
    var node = control(element, .datePicker)
    node.value = element[ElementAttribute<String>("dateText")] ?? node.value
    return node
  }

  // MARK: Gestures

  /// Returns the nodes inside the element.
  ///
  /// If the element takes single taps, each node without a main action gets a main action that taps
  /// the element.
  private mutating func target(_ element: Element) -> [AccessibilityNode] {
    var nodes = contents(of: element)
    guard element.isTapTarget else { return nodes }
    for index in nodes.indices where nodes[index].action(.activate) == nil {
      nodes[index].add(.sending(.press, .activate, to: element))
    }
    return nodes
  }
}

extension Int {
  /// The nearest whole percentage of a fraction; nil if the fraction is no number or too large.
  fileprivate init?(percent fraction: Double) { self.init(exactly: (fraction * 100).rounded()) }
}

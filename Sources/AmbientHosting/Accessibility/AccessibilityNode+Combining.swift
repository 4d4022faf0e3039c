extension AccessibilityNode {
  mutating func keepDescription(of replaced: AccessibilityNode) {
    label = replaced.label
    value = replaced.value
    hint = replaced.hint
    identifier = replaced.identifier
    actions = replaced.actions
    isElementEnabled = replaced.isElementEnabled
    modifiers = replaced.modifiers
    sortPriority = replaced.sortPriority
  }

  /// Takes over the names, values, first hint, input labels, custom content and named actions of
  /// other nodes.
  ///
  /// If there is only one other node, this node also takes over the identifier of the other node.
  /// If the element of this node has a text or a title, this text is the label, and the names are
  /// ignored.
  mutating func absorb(_ contents: [AccessibilityNode]) {
    let names = contents.map(\.name).spoken
    label = element.text ?? (names.isEmpty ? nil : names)
    let values = contents.compactMap(\.value).spoken
    if !values.isEmpty { value = values }
    hint = contents.lazy.compactMap(\.hint).first
    inputLabels = contents.flatMap(\.inputLabels)
    customContent = contents.flatMap(\.customContent)
    if contents.count == 1 { identifier = contents[0].identifier }
    for action in contents.flatMap(\.actions) {
      if case .named = action.kind { add(action) }
    }
  }

  /// Combines nodes into one that has their names, values, traits and actions.
  ///
  /// If exactly one of the nodes is a control, the result has the role and the main action of that
  /// control.
  ///
  /// If several nodes are controls, but the same element performs all of their main actions, the
  /// result has one main action. If different elements perform the main actions, each main action
  /// becomes a named action with the name of its control.
  static func combining(_ nodes: [AccessibilityNode], in element: Element) -> AccessibilityNode {
    let leaves = nodes.flatMap(\.leaves)
    let controls = leaves.filter { $0.action(.activate) != nil }
    let targets = Set(controls.compactMap { $0.action(.activate)?.element.id })
    let only = controls.count == 1 ? controls.first : leaves.count == 1 ? leaves.first : nil
    let isText = leaves.allSatisfy { $0.roleOfKind == .text }
    let roleOfKind = only.map { $0.roleOfKind == .group ? .element : $0.roleOfKind }
    let role = roleOfKind ?? (isText && !leaves.isEmpty ? .text : .element)
    var node = AccessibilityNode(element, role)
    node.absorb(leaves)
    node.isElementEnabled =
      only?.isEnabled ?? (controls.isEmpty || controls.contains(where: \.isEnabled))
    node.isFocused = leaves.contains(where: \.isFocused)
    node.headingLevel = leaves.lazy.compactMap(\.headingLevel).first
    node.rotors = leaves.flatMap(\.rotors)
    let ofRole: AccessibilityTraits = [
      .isImage, .isStaticText, .isButton, .isToggle, .isLink, .isSearchField, .isTabBar,
    ]
    for leaf in leaves { node.traits.formUnion(leaf.traits.subtracting(ofRole)) }
    if let only { node.traits.formUnion(only.traits) }
    for leaf in leaves {
      for action in leaf.actions {
        if action.kind != .activate || targets.count == 1 {
          if node.action(action.kind) == nil { node.add(action) }
        } else {
          node.add(Action(.named(leaf.name), action.element, send: action.send))
        }
      }
    }
    return node
  }

  /// The nodes that ``combining(_:in:)`` combines: this node, or nodes inside it.
  ///
  /// A picker is a leaf, and a node without children is a leaf. A text with links is a leaf too. In
  /// this leaf, each link is an action with the name of the link, and no longer a child. Any other
  /// node has the leaves of its children.
  private var leaves: [AccessibilityNode] {
    guard !children.isEmpty, roleOfKind != .picker else { return [self] }
    guard roleOfKind == .text else { return children.flatMap(\.leaves) }
    var text = self
    text.children = []
    for link in children {
      guard let action = link.action(.activate) else { continue }
      text.add(Action(.named(link.name), action.element, send: action.send))
    }
    return [text]
  }

  mutating func apply(_ modifier: Element) {
    modifiers.insert(modifier, at: 0)
    label = modifier[.accessibilityLabel] ?? label
    value = modifier[.accessibilityValue] ?? value
    hint = modifier[.accessibilityHint] ?? hint
    identifier = modifier[.accessibilityIdentifier] ?? identifier
    sortPriority = modifier[.sortPriority] ?? sortPriority
    if let level = modifier[.headingLevel] {
      headingLevel = level > 0 ? level : nil
      traits.insert(.isHeader)
    }
    if let removed = modifier[.removes] {
      traits.subtract(AccessibilityTraits(attribute: removed))
    }
    if let added = modifier[.adds] { traits.formUnion(AccessibilityTraits(attribute: added)) }
    if let labels = modifier.detail(AccessibilityInputLabels.self) { inputLabels = labels.labels }
    if let rotors = modifier.detail(AccessibilityRotors.self) {
      let replaced = Set(rotors.rotors.map(\.name))
      self.rotors = self.rotors.filter { !replaced.contains($0.name) } + rotors.rotors
    }
    applyContent(of: modifier)
    applyEvents(of: modifier)
  }

  private mutating func applyContent(of modifier: Element) {
    guard let label = modifier[.contentLabel] else { return }
    let id = modifier[.contentID] ?? label
    customContent.removeAll { $0.id == id }
    guard let value = modifier[.contentValue] else { return }
    let isImportant = modifier[.importance] == "high"
    customContent.append(
      CustomContent(id: id, label: label, value: value, isImportant: isImportant)
    )
  }

  private mutating func applyEvents(of modifier: Element) {
    if modifier.takes(AssistiveStepEvent.self) {
      add(.sending(AssistiveStepEvent(isUp: true), .increment, to: modifier))
      add(.sending(AssistiveStepEvent(isUp: false), .decrement, to: modifier))
    }
    guard modifier.takes(AssistiveActionEvent.self) else { return }
    let kind: Action.Kind =
      switch modifier[.accessibilityAction] {
      case "escape": .escape
      case "magicTap": .magicTap
      case "delete": .delete
      case "showMenu": .showMenu
      case "named": .named(modifier[.actionName] ?? "")
      default: .activate
      }
    var action = Action.sending(AssistiveActionEvent(), kind, to: modifier)
    action.category = modifier[.actionCategory]
    add(action)
  }
}

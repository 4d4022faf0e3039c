import AmbientHosting
import AmbientLayout

extension ScreenLayout {
  /// Takes over the changes of the elements.
  func apply(_ mutations: [ElementMutation]) {
    var rearranged: [ElementID?: LayoutNode] = [:]
    for mutation in mutations {
      switch mutation {
      case .insert(_, let parent, _), .remove(_, let parent), .move(_, let parent, _):
        rearranged[parent] = parent.map { nodes[$0] } ?? content
      case .update(let element):
        guard let node = nodes[element.id] else { continue }
        updateRule(of: node)
        updatePresentation(of: node)
        scrollRequests.note(node)
      }
    }
    for node in rearranged.values where node.isAttached { updateChildren(of: node) }
  }

  /// Gives a node the rule of its element, and the same to the views that depend on it.
  func updateRule(of node: LayoutNode) {
    guard let element = node.element else { return }
    let axis = node.containedAxis
    let rule = rule(for: element, in: node.container)
    let givesOtherValues = !rule.hasSameValues(as: node.rule)
    guard node.setRule(rule) else { return }
    changed.insert(node)
    if givesOtherValues { noteValues(of: node) }
    if node.containedAxis != axis { node.views.forEach(updateRule) }
  }

  /// Notes that the container of a node, which gets values through the modifiers around the node,
  /// gets others.
  private func noteValues(of node: LayoutNode) {
    for ancestor in node.ancestors {
      changed.insert(ancestor)
      if !ancestor.rule.isModifier { return }
    }
  }

  /// Moves a node in front of others, or back, if the presentation of its element has changed.
  private func updatePresentation(of node: LayoutNode) {
    guard let element = node.element else { return }
    if element.presentation.isSeparate != (fronts[element.id] != nil) {
      if let parent = node.container { updateChildren(of: parent) }
    } else if node.children.count != node.views.count || element.presentation == .collapsed {
      arrangeChildren(of: node)
    }
  }

  /// Brings the nodes in a node up to date with the children of its element.
  func updateChildren(of node: LayoutNode) {
    let elements = node.element?.children ?? tree.elements
    let removed = Set(node.children.compactMap { $0.element?.id }).subtracting(elements.map(\.id))
    for id in removed { nodes[id].map(discard) }
    var waiting = [(node, elements)]
    while let (container, elements) = waiting.popLast() {
      container.children = elements.map { element in
        if let node = nodes[element.id] { return node }
        let node = makeNode(for: element, in: container)
        waiting.append((node, element.children))
        return node
      }
      arrangeChildren(of: container)
    }
  }

  /// Returns the layout of an element from its kind, and from the nodes around it.
  private func rule(for element: Element, in node: LayoutNode?) -> ElementLayout {
    let around = node.map { sequence(first: $0, next: \.container) }
    let container = around?.first { $0.rule.isContainer }
    return settings.rules.layout(
      of: element,
      LayoutRules.Context(
        settings: settings,
        stackAxis: node?.containedAxis,
        containerSize: container.flatMap(size) ?? settings.safeArea.size
      )
    )
  }

  /// The size that a container has for the frames that depend on it: the proposed one, which their
  /// own lengths do not change.
  private func size(of container: LayoutNode) -> CGSize? {
    container.place.map { place in
      let proposal = place.proposal
      return CGSize(
        width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? place.size.width,
        height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? place.size.height
      )
    }
  }

  /// Updates the frames in a node that depend on its size.
  func updateRelativeFrames(in node: LayoutNode) {
    var waiting = node.views
    while let next = waiting.popLast() {
      guard next.census.relativeFrames > 0 else { continue }
      if next.rule.dependsOnContainer { updateRule(of: next) }
      if !next.rule.isContainer { waiting += next.views }
    }
  }

  private func makeNode(for element: Element, in container: LayoutNode) -> LayoutNode {
    let node = LayoutNode(element, rule: rule(for: element, in: container), in: context)
    node.container = container
    nodes[element.id] = node
    scrollRequests.note(node)
    return node
  }

  /// Chooses the views that a node arranges: those in front of others belong to the screen.
  private func arrangeChildren(of node: LayoutNode) {
    let presentation = node.element?.presentation ?? .inline
    var views: [LayoutNode] = []
    var hasFronts = false
    for child in node.children {
      guard let element = child.element else { continue }
      if element.presentation.isSeparate {
        fronts[element.id] = child
        hasFronts = true
      } else {
        if fronts.removeValue(forKey: element.id) != nil { hasFronts = true }
        views.append(child)
      }
    }
    if presentation == .collapsed { views = Array(views.prefix(1)) }
    node.setViews(views)
    changed.insert(node)
    if node.rule.isModifier { noteValues(of: node) }
    if hasFronts { arrangeFronts() }
  }

  /// Puts the sheets, dialogs and windows in front of the content.
  private func arrangeFronts() {
    let ordered = fronts.sorted { $0.key.number < $1.key.number }.map(\.value)
    root.setViews([content] + ordered)
    changed.insert(root)
  }

  /// Removes a node and all nodes in it.
  private func discard(_ node: LayoutNode) {
    var waiting = [node]
    var hadFronts = false
    while let next = waiting.popLast() {
      waiting += next.children
      next.isAttached = false
      guard let id = next.element?.id else { continue }
      nodes[id] = nil
      scrollRequests.forget(id)
      if fronts.removeValue(forKey: id) != nil { hadFronts = true }
    }
    if hadFronts { arrangeFronts() }
  }
}

extension ElementPresentation {
  /// Whether the screen arranges the element, and not its parent.
  fileprivate var isSeparate: Bool { isInFront || self == .window }
}

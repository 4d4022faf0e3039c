import AmbientHosting
import AmbientLayout
import AmbientViews

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
        node.copies.forEach(updateRule)
        updatePresentation(of: node)
      }
    }
    for node in rearranged.values where node.isAttached {
      ([node] + node.copies).forEach(updateChildren)
    }
    arrangeOutdated()
    hasMutations = true
  }

  /// Gives a node the rule of its element, and the same to the views that depend on it.
  func updateRule(of node: LayoutNode) {
    guard let element = node.element else { return }
    let axis = node.containedAxis
    let parent = node.parent ?? node.parts.first?.parent ?? node.container
    let rule = rule(for: element, in: node.container, relativeTo: parent, isCopy: node.isCopy)
    let givesOtherValues = !rule.hasSameValues(as: node.rule)
    let (isModifier, space) = (node.rule.isModifier, node.rule.coordinateSpace)
    guard node.setRule(rule) else { return }
    if rule.coordinateSpace != space { node.representatives.forEach(noteGeometry) }
    if rule.isModifier != isModifier { outdated.insert(node) }
    rowRequests.update(node)
    updateSections(in: node)
    for node in node.representatives {
      changed.insert(node)
      if givesOtherValues { noteValues(of: node) }
    }
    if node.containedAxis != axis { updateDirections(in: node) }
  }

  /// Updates the views in a node that depend on the direction of its stack, such as spacers, also
  /// within modifiers.
  private func updateDirections(in node: LayoutNode) {
    var waiting = node.children
    while let next = waiting.popLast() {
      updateRule(of: next)
      if next.rule.isModifier { waiting += next.children }
    }
  }

  /// Gives the sections in a list, a lazy stack or a lazy grid the arrangement of their container.
  private func updateSections(in node: LayoutNode) {
    guard node.rule.takesRows else { return }
    var waiting = node.children
    while let next = waiting.popLast() {
      if next.rule.takesRows {
        updateRule(of: next)
      } else if next.rule.isModifier {
        waiting += next.children
      }
    }
  }

  /// Notes that the container of a node, which gets values through the modifiers around the node,
  /// gets others.
  func noteValues(of node: LayoutNode) {
    for ancestor in node.ancestors {
      changed.insert(ancestor)
      if !ancestor.rule.isModifier { return }
    }
  }

  /// Moves a node in front of others, or back, if the presentation of its element has changed.
  private func updatePresentation(of node: LayoutNode) {
    guard let presentation = node.element?.presentation else { return }
    if presentation.isSeparate != (node.element.flatMap { fronts[$0.id] } != nil) {
      node.container.map { outdated.insert($0) }
    }
    if (presentation == .collapsed) != node.isCollapsed { outdated.insert(node) }
  }

  /// Returns the layout of an element from its kind, and from the nodes around it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - container: The node of the element around it.
  ///   - parent: The node that arranges it, if there is one already.
  ///   - isCopy: Whether the rule is for a copy of the node.
  func rule(
    for element: Element,
    in container: LayoutNode?,
    relativeTo parent: LayoutNode?,
    isCopy: Bool
  ) -> ElementLayout {
    var rule = settings.rules.layout(
      of: element,
      LayoutRules.Context(
        settings: settings,
        stackAxis: container?.containedAxis,
        containerSize: sizeOfContainer(around: parent) ?? settings.safeArea.size,
        rowContainer: element.kind.isPartOfRows ? rowContainer(around: container) : nil
      )
    )
    if isCopy { rule.takesGeometry = false }
    return rule
  }

  /// The size that the container around a node has for the frames that depend on it: the proposed
  /// one, which their own lengths do not change; nil for that of the screen.
  private func sizeOfContainer(around node: LayoutNode?) -> CGSize? {
    var next = node
    while let node = next {
      if node.rule.isContainer { return node.sizeForRelativeFrames }
      // What is in front of others belongs to the screen, and not to the view that presents it.
      if node.element?.presentation.isSeparate ?? false { return nil }
      next = node.parent ?? node.container
    }
    return nil
  }

  /// The list, lazy stack or lazy grid whose rows a node contains, or that the node is.
  private func rowContainer(around node: LayoutNode?) -> Element? {
    let around = node.map { sequence(first: $0, next: \.container) }
    return around?.first { $0.rule.takesRows && $0.element?.kind != .section }?.element
  }

  /// Updates the frames in a node that depend on its size.
  func updateRelativeFrames(in node: LayoutNode) {
    var waiting = node.views
    while let next = waiting.popLast() {
      guard next.census.relativeFrames > 0 else { continue }
      if next.rule.dependsOnContainer { updateRule(of: next.whole ?? next) }
      if !next.rule.isContainer { waiting += next.views }
    }
  }
}

extension LayoutNode {
  /// The size that frames in a container depend on, without the safe area of the container; nil if
  /// the container has no place yet.
  fileprivate var sizeForRelativeFrames: CGSize? {
    guard let place else { return nil }
    let insets = safeAreaInsets ?? EdgeInsets()
    let proposal = place.proposal
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? place.size.width
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? place.size.height
    return CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

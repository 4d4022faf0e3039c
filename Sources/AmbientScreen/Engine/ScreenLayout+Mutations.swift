import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Applies the changes of the elements to their nodes.
  func apply(_ mutations: [ElementMutation]) {
    var rearranged: [ElementID?: LayoutNode] = [:]
    for mutation in mutations {
      switch mutation {
      case .insert(_, let parent, _), .remove(_, let parent), .move(_, let parent, _):
        rearranged[parent] = parent.map { nodes[$0] } ?? content
        if case .insert(let element, _, _) = mutation { inserted?.append(element) }
      case .update(let element):
        guard let node = nodes[element.id] else { continue }
        for node in [node] + node.copies {
          updateRule(of: node)
          updateDirection(of: node)
          if node.rule.transformsViews { node.representatives.forEach(noteTransform) }
        }
        updatePresentation(of: node)
        scrollRequests.note(node)
        keptScrollPlaces.note(node)
      }
    }
    for node in rearranged.values where node.isAttached {
      ([node] + node.copies).forEach(updateChildren)
    }
    arrangeOutdated()
    hasMutations = true
    if (tree as? ViewTree)?.isShowingStep == false { hasPlainChanges = true }
  }

  /// Updates the rule of a node, and the rules of the views that depend on this rule.
  func updateRule(of node: LayoutNode) {
    guard let element = node.element else { return }
    let axis = node.containedAxis
    let parent = node.layoutParent ?? node.parts.first?.layoutParent ?? node.elementParent
    let rule = rule(for: element, in: node.elementParent, relativeTo: parent, isCopy: node.isCopy)
    let givesOtherValues =
      !rule.hasSameValues(as: node.rule) || rule.priority != node.rule.priority
    let (isModifier, space) = (node.rule.isModifier, node.rule.coordinateSpace)
    let (edges, regions) = (node.rule.safeAreaEdges, node.rule.safeAreaRegions)
    let margins = node.rule.scrolling?.insets
    let isNew = node.setRule(rule)
    updateSections(in: node)
    guard isNew else { return }
    if rule.isContainer, rule.scrolling?.insets != margins { updateRelativeFrames(in: node) }
    if rule.coordinateSpace != space || rule.safeAreaEdges != edges
      || rule.safeAreaRegions != regions
    {
      for view in node.representatives { noteGeometry(below: view) }
    }
    if rule.isModifier != isModifier { outdated.insert(node) }
    rowRequests.update(node)
    for node in node.representatives {
      changed.insert(node)
      if givesOtherValues { noteValues(of: node) }
    }
    if node.containedAxis != axis { updateChildRules(of: node) }
  }

  /// Updates the rules of the views in a node, after the axis of their stack has changed.
  ///
  /// For example, the rule of a spacer depends on this axis. The rules of views in modifiers are
  /// updated too.
  private func updateChildRules(of node: LayoutNode) {
    var waiting = node.elementChildren
    while let next = waiting.popLast() {
      updateRule(of: next)
      if next.rule.isModifier { waiting += next.elementChildren }
    }
  }

  /// Updates the rules of the sections in a list, a lazy stack or a lazy grid, and of their headers
  /// and footers.
  ///
  /// These rules depend on the attributes of the list, stack or grid around the section. Some of
  /// these attributes, such as the style of a list, do not change the rule of the list itself.
  private func updateSections(in node: LayoutNode) {
    guard node.rule.takesRows else { return }
    var waiting = node.elementChildren
    while let next = waiting.popLast() {
      if next.rule.takesRows || next.element?.kind.isPartOfRows == true {
        updateRule(of: next)
      } else if next.rule.isModifier {
        waiting += next.elementChildren
      }
    }
  }

  /// Records that the layout values of a node have changed.
  ///
  /// The modifiers and the container around the node read these values.
  func noteValues(of node: LayoutNode) {
    for ancestor in node.ancestors {
      changed.insert(ancestor)
      if !ancestor.rule.isModifier { return }
    }
  }

  /// Marks a node, or its parent, as outdated if the presentation of the element has changed.
  ///
  /// For example, the node of a new sheet has to move in front of the content.
  private func updatePresentation(of node: LayoutNode) {
    guard let presentation = node.element?.presentation else { return }
    if presentation.isSeparate != (node.element.flatMap { fronts[$0.id] } != nil) {
      node.elementParent.map { outdated.insert($0) }
    }
    if (presentation == .collapsed) != node.isCollapsed { outdated.insert(node) }
  }

  /// Returns the rule of an element: how the element arranges its views.
  ///
  /// The rule depends on the element and on the nodes around the element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - container: The node of the parent element.
  ///   - parent: The node that arranges the element; nil if no such node is known yet.
  ///   - isCopy: Whether the rule is for a copy of the element's node.
  /// - Returns: The rule.
  func rule(
    for element: Element,
    in container: LayoutNode?,
    relativeTo parent: LayoutNode?,
    isCopy: Bool
  ) -> ElementLayout {
    let rows = element.kind.isPartOfRows ? rowContainer(around: container) : nil
    let rule = settings.rules.layout(
      of: element,
      LayoutRules.Context(
        settings: settings,
        stackAxis: container?.containedAxis,
        containerSize: sizeOfContainer(around: parent) ?? settings.safeAreaBehindKeyboard.size,
        rowContainer: rows?.element,
        rowLengthMean: rows?.rowLengthMean
      )
    )
    return isCopy ? rule.further : rule
  }

  /// Returns the innermost list, lazy stack or lazy grid among a node and its ancestors.
  private func rowContainer(around node: LayoutNode?) -> LayoutNode? {
    let around = node.map { sequence(first: $0, next: \.elementParent) }
    return around?.first { $0.rule.takesRows && $0.element?.kind != .section }
  }
}

import AmbientHosting
import AmbientLayout

extension ScreenLayout {
  /// Updates the child nodes of a node from the children of its element.
  ///
  /// The method itself arranges the new nodes, from the inside out: it sets the views that each new
  /// node lays out. The given node is arranged later, by ``arrangeOutdated()``.
  func updateChildren(of node: LayoutNode) {
    var created: [LayoutNode] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      created.append(next)
      let elements = next.element?.children ?? tree.elements
      let existing = Dictionary(
        next.elementChildren.compactMap { child in child.element.map { ($0.id, child) } },
        uniquingKeysWith: { first, _ in first }
      )
      let remaining = Set(elements.map(\.id))
      for (id, child) in existing where !remaining.contains(id) { discard(child) }
      next.elementChildren = elements.map { element in
        if let node = existing[element.id] { return node }
        let node = makeNode(for: element, in: next, isCopy: next.isCopy)
        waiting.append(node)
        return node
      }
    }
    for inner in created.dropFirst().reversed() { arrange(inner) }
    outdated.insert(node)
  }

  private func makeNode(
    for element: Element,
    in container: LayoutNode,
    isCopy: Bool
  ) -> LayoutNode {
    let rule = rule(for: element, in: container, relativeTo: container, isCopy: isCopy)
    let node = LayoutNode(element, rule: rule, in: container, context)
    node.isCopy = isCopy
    node.ownDirection = element.direction ?? container.ownDirection
    if isCopy {
      node.original = nodes[element.id]
      node.isLeaving = node.original?.isLeaving ?? false
      node.original?.copies.append(node)
    } else {
      nodes[element.id] = node
    }
    rowRequests.update(node)
    if !isCopy {
      scrollRequests.note(node)
      keptScrollPlaces.note(node)
      matchedSources.note(node)
    }
    return node
  }

  /// Arranges the nodes whose children have changed, and the containers whose views therefore
  /// change.
  func arrangeOutdated() {
    while !outdated.isEmpty {
      for node in outdated.takeDeepest() where node.isAttached {
        let before = node.representatives
        arrange(node)
        let after = node.representatives
        if before.count != after.count || zip(before, after).contains(where: { $0 !== $1 }) {
          node.elementParent.map { outdated.insert($0) }
        }
      }
    }
  }

  /// Sets the views that a node lays out.
  private func arrange(_ node: LayoutNode) {
    let children = takeInlineChildren(of: node)
    guard !node.rule.isModifier else { return arrangeModifier(node, children) }
    // A node that was a modifier before may have parts. `setParts(around:)` removes them, because
    // it gets a single view.
    for part in node.setParts(around: [node]) { removePart(part) }
    setViews(children.flatMap(\.representatives), of: node)
    changed.insert(node)
  }

  /// Returns the children that a node arranges.
  ///
  /// Sheets, dialogs and windows are left out, because the screen arranges them. This method puts
  /// them into ``fronts``. Elements that only assistive technologies present are left out too.
  private func takeInlineChildren(of node: LayoutNode) -> [LayoutNode] {
    var inline: [LayoutNode] = []
    var hasFronts = false
    for child in node.elementChildren {
      guard let element = child.element, element.presentation != .assistive else { continue }
      if !element.presentation.isSeparate {
        if fronts.removeValue(forKey: element.id) != nil { hasFronts = true }
        inline.append(child)
      } else if !child.isCopy {
        fronts[element.id] = child
        hasFronts = true
      }
    }
    if hasFronts { arrangeFronts() }
    node.isCollapsed = node.element?.presentation == .collapsed
    return node.isCollapsed ? Array(inline.filter { !$0.isLeaving }.prefix(1)) : inline
  }

  /// Sets the views that the node of a modifier lays out: the views to which the modifier applies,
  /// and the layers that the modifier adds, such as a background.
  ///
  /// If the modifier applies to several views, its node is divided into parts, which are nodes too.
  /// Each part lays out one of the views. The first part also lays out the layers, and each of the
  /// other parts lays out copies of the layers.
  private func arrangeModifier(_ node: LayoutNode, _ children: [LayoutNode]) {
    let views = children.flatMap { $0.rule.isLayer ? [] : $0.representatives }
    let layerPlaces = inserted == nil ? nil : LayerPlaces(of: node)
    // A view may be in a different part than in the last layout. The new part begins at the place
    // of the old part, so that an animation starts there.
    let wereHeld = views.contains { $0.layoutParent != nil || $0.predecessor != nil }
    let holders = wereHeld ? views.map { Holder(of: $0, in: node) } : []
    let removed = node.setParts(around: views)
    let parts = node.representatives
    for (holder, (part, view)) in zip(holders, zip(parts, views)) {
      holder.map { take(place: $0, view, to: part) }
    }
    removed.forEach(removePart)
    for part in node.parts { part.elementChildren.removeAll { !$0.isAttached } }
    if node.rule.takesGeometry { observers.insert(node) }
    if node.modifiesNothing, !node.isEmptyModifier {
      changed.insert(node)
      noteValues(of: node)
    }
    let split = children.firstIndex { !$0.rule.isLayer } ?? children.count
    let behind = children[..<split]
    let inFront = children[split...].filter(\.rule.isLayer)
    for (index, (part, view)) in zip(parts, views).enumerated() {
      if index == 0 { discardLayers(of: part) }
      let layers = { (originals: [LayoutNode]) in
        index == 0 ? originals : originals.map { self.copy(of: $0, for: part) }
      }
      let predecessor = view.predecessor
      part.setViews(layers(Array(behind)) + [view] + layers(inFront))
      layerPlaces?.restore(in: part, around: predecessor ?? view, self)
      changed.insert(part)
      noteValues(of: part)
    }
  }

  private func removePart(_ part: LayoutNode) {
    forgetDeparture(of: part)
    discardLayers(of: part)
  }

  /// Returns the copy of a layer for a part of a modifier.
  ///
  /// The first call makes the copy.
  private func copy(of layer: LayoutNode, for part: LayoutNode) -> LayoutNode {
    if let existing = part.elementChildren.first(where: { $0.element?.id == layer.element?.id }) {
      return existing
    }
    guard let element = layer.element, let container = layer.elementParent else { return layer }
    let copy = makeNode(for: element, in: container, isCopy: true)
    part.elementChildren.append(copy)
    updateChildren(of: copy)
    return copy
  }

  private func discardLayers(of part: LayoutNode) {
    guard part.whole != nil else { return }
    part.elementChildren.forEach(discard)
    part.elementChildren = []
  }

  /// Puts the sheets, dialogs and windows in front of the content.
  func arrangeFronts() {
    let ordered = fronts.sorted { $0.key.number < $1.key.number }.map(\.value)
    setViews([content] + ordered, of: root)
    changed.insert(root)
  }

  private func discard(_ node: LayoutNode) {
    var waiting = [node]
    var hadFronts = false
    while let next = waiting.popLast() {
      waiting += next.elementChildren + next.parts
      next.isAttached = false
      forgetDeparture(of: next)
      rowRequests.update(next)
      guard let id = next.element?.id, next.whole == nil else { continue }
      if next.isCopy {
        nodes[id]?.copies.removeAll { $0 === next }
      } else {
        for copy in next.copies { copy.isAttached = false }
        nodes[id] = nil
        leaving.remove(id)
        scrollRequests.forget(id)
        keptScrollPlaces.forget(id)
        matchedSources.forget(id)
        if fronts.removeValue(forKey: id) != nil { hadFronts = true }
      }
    }
    if hadFronts { arrangeFronts() }
  }
}

extension ElementPresentation {
  /// Whether the element is arranged by the screen, and not by its parent.
  var isSeparate: Bool { isInFront || self == .window }
}

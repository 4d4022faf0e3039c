import AmbientHosting
import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Returns the scroll targets in an element, in tree order.
  ///
  /// The rows of a section are targets, but the section as a whole is not.
  ///
  /// - Complexity: O(n) in the number of views in the element.
  func scrollTargets(in node: LayoutNode) -> [LayoutNode] {
    var targets: [LayoutNode] = []
    if node.isListOfTargets { return node.viewsOutsideOfSections }
    var waiting: [LayoutNode] = node.views.reversed()
    while let next = waiting.popLast() {
      guard next.rule.scrolling == nil, next.frame != nil else { continue }
      let isEnabled = next.element?[.targets] ?? true
      switch next.element?.kind {
      case .scrollTarget where isEnabled: targets.append(next)
      case .scrollTargetLayout where isEnabled:
        targets += next.unmodified.viewsOutsideOfSections
      default: waiting += next.views.reversed()
      }
    }
    return targets
  }

  /// Describes the fully or partly visible scroll targets in an element.
  func visibleTargets(
    in node: LayoutNode,
    _ geometry: ScrollGeometry
  ) -> [ScrollTargetsEvent.Target] {
    scrollTargets(in: node).compactMap { target in
      guard let frame = frame(of: target, inContentOf: node) else { return nil }
      let part = frame.intersection(geometry.visibleRect)
      guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
      return ScrollTargetsEvent.Target(
        identifiers: target.identifiers,
        frame: frame,
        coveredEdges: target.edgesCoveredByPinnedRows(aroundRow: nil, in: node),
        isPinned: target.isInPinnedRow
      )
    }
  }

  /// Returns the offset at which a scroll of the user ends.
  ///
  /// - Parameters:
  ///   - node: The node of the element that scrolls.
  ///   - offset: The offset at which the scroll would end without a target behavior, in points.
  ///   - velocity: The velocity of the content, in points per second.
  /// - Returns: The offset that the target behavior chooses; without a behavior, the given offset.
  func restingOffset(of node: LayoutNode, at offset: CGPoint, _ velocity: CGVector) -> CGPoint {
    guard let rule = node.rule.scrolling, let state = node.scroll,
      let behavior = node.element?.detail(ScrollTargetBehaviorDetail.self)?.behavior
    else { return offset }
    var geometry = state.geometry
    geometry.contentOffset = rule.offset(nearestTo: offset, in: geometry)
    var target = ScrollTarget(rect: geometry.visibleRect)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        geometry: geometry,
        axes: rule.axes,
        start: state.start ?? geometry.contentOffset,
        velocity: velocity,
        targets: scrollTargets(in: node).compactMap { frame(of: $0, inContentOf: node) },
        in: node.element
      )
    )
    return geometry.offset(showing: target.rect, at: target.anchor ?? .topLeading)
  }
}

extension LayoutNode {
  fileprivate var isListOfTargets: Bool {
    guard element?.kind == .list else { return false }
    let target = ancestors.prefix { $0.rule.isModifier }
      .first { $0.element?.kind == .scrollTargetLayout }
    return target.map { $0.element?[.targets] ?? true } ?? false
  }

  /// The placed views in the node.
  ///
  /// In place of each section, the array has the views in the section.
  fileprivate var viewsOutsideOfSections: [LayoutNode] {
    var found: [LayoutNode] = []
    var waiting: [LayoutNode] = views.reversed()
    while let view = waiting.popLast() {
      guard view.frame != nil else { continue }
      let inner = view.unmodified
      if inner.element?.kind == .section {
        waiting += inner.views.reversed()
      } else {
        found.append(view)
      }
    }
    return found
  }

  /// The explicit identifiers of a view, the innermost first.
  ///
  /// The array includes the identifiers of the row and of the section that contain the view.
  fileprivate var identifiers: [ScrollViewID] {
    var outer = element?.parent
    var identifiers: [ScrollViewID] = []
    while let container = outer, container.kind.isPartOfRow {
      identifiers += container.identifiers.map(ScrollViewID.init)
      outer = container.parent
    }
    var node = self
    while let element = node.element {
      identifiers = element.identifiers.map(ScrollViewID.init) + identifiers
      guard node.rule.isModifier, let inner = node.views.first(where: { !$0.rule.isLayer }) else {
        break
      }
      node = inner
    }
    return identifiers
  }
}

extension ElementKind {
  /// Whether an element of this kind is a row, a section, a header or a footer.
  fileprivate var isPartOfRow: Bool {
    self == .lazyRow || self == .row || isPartOfRows
  }
}

import AmbientHosting
import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// The views in an element that are scroll targets, in the order of the tree.
  ///
  /// - Complexity: O(n) in the number of views in the element.
  func scrollTargets(in node: LayoutNode) -> [LayoutNode] {
    var targets: [LayoutNode] = []
    var waiting: [LayoutNode] = node.views.reversed()
    while let next = waiting.popLast() {
      guard next.rule.scrolling == nil, next.frame != nil else { continue }
      let isEnabled = next.element?[.targets] ?? true
      switch next.element?.kind {
      case .scrollTarget where isEnabled: targets.append(next)
      case .scrollTargetLayout where isEnabled:
        targets += next.unmodified.views.filter { $0.frame != nil }
      default: waiting += next.views.reversed()
      }
    }
    return targets
  }

  /// Describes the scroll targets in an element that are at least partly visible.
  func visibleTargets(
    in node: LayoutNode,
    _ geometry: ScrollGeometry
  ) -> [ScrollTargetsEvent.Target] {
    scrollTargets(in: node).compactMap { target in
      guard let frame = frame(of: target, inContentOf: node) else { return nil }
      let part = frame.intersection(geometry.bounds)
      guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
      return ScrollTargetsEvent.Target(identifiers: target.identifiers, frame: frame)
    }
  }

  /// The offset at which a scroll of the user ends.
  ///
  /// - Parameters:
  ///   - node: The node of the element that scrolls.
  ///   - offset: The offset without a target behavior, in points.
  ///   - velocity: The velocity of the content, in points per second.
  /// - Returns: The offset with the behavior of the element.
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
        targets: scrollTargets(in: node).compactMap { frame(of: $0, inContentOf: node) }
      )
    )
    return geometry.offset(showing: target.rect, at: target.anchor ?? .topLeading)
  }
}

extension LayoutNode {
  /// The explicit identifiers of a view, the innermost first.
  fileprivate var identifiers: [ScrollViewID] {
    var identifiers: [ScrollViewID] = []
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

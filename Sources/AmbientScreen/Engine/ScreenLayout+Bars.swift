import AmbientLayout
import AmbientViews

/// The bars of navigation pages and of tab views; content of scroll views can scroll behind them.
extension ScreenLayout {
  /// Returns whether a view is behind the bar of its container at a point of the screen.
  func isBehindBar(_ view: LayoutNode, in container: LayoutNode, at point: CGPoint) -> Bool {
    guard container.rule.layout is any BarLayout, !container.containsInBar(view),
      let insets = container.safeAreaInsets, let frame = shownFrame(of: container)
    else { return false }
    return insets.top > 0 && point.y < frame.minY + insets.top
      || insets.bottom > 0 && point.y >= frame.maxY - insets.bottom
  }

  /// Returns the area of a node's bar, extended to the edge of the screen; nil if no content is
  /// under the bar.
  func barOverContent(of node: LayoutNode) -> CGRect? {
    guard node.rule.layout is any BarLayout, let insets = node.safeAreaInsets,
      let frame = shownFrame(of: node)
    else { return nil }
    for edge in [Edge.top, .bottom] where insets[edge] > 0 && hasContent(under: edge, of: node) {
      var bar = extended(frame, of: node, at: Edge.Set(edge))
      let length = insets[edge] + bar.height - frame.height
      if edge == .bottom { bar.origin.y = bar.maxY - length }
      bar.size.height = length
      return bar
    }
    return nil
  }

  /// Returns whether content of a scroll view is under the bar of a node.
  private func hasContent(under edge: Edge, of node: LayoutNode) -> Bool {
    var waiting = node.views.filter { !node.containsInBar($0) }
    while let next = waiting.popLast() {
      guard next.frame != nil, next.nodeCounts.covers > 0 else { continue }
      waiting += next.views
      guard next.overhang[edge] > 0, let geometry = next.scroll?.geometry else { continue }
      let visible = geometry.visibleRect
      if edge == .top ? visible.minY > 0.5 : visible.maxY < geometry.contentSize.height - 0.5 {
        return true
      }
    }
    return false
  }
}

extension LayoutNode {
  func containsInBar(_ view: LayoutNode) -> Bool {
    guard let layout = rule.layout as? any BarLayout else { return false }
    return !layout.insetsSafeArea(of: LayoutSubview(view), among: subviews)
  }
}

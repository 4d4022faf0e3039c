import AmbientHosting
import AmbientLayout
import AmbientViews

/// A bar that shows how far a view is scrolled.
struct ScrollIndicator {
  let axis: Axis

  /// The frame of the bar on the screen, in points.
  let frame: CGRect

  /// The frame of the scrolled view on the screen, in points.
  let container: CGRect

  /// Whether the layout runs from right to left, so that vertical bars are at the left edge.
  let isRightToLeft: Bool
}

extension ScreenLayout {
  /// Returns the visible scroll indicators of an element.
  ///
  /// An element has indicators only if its content is longer than the element. With the visibility
  /// `automatic`, the indicators are visible while the user scrolls. With the visibility `visible`,
  /// they are always visible.
  func scrollIndicators(of node: LayoutNode) -> [ScrollIndicator] {
    guard let element = node.element, let rule = node.rule.scrolling, let state = node.scroll,
      let frame = layoutFrame(of: node), element[.showsIndicators] ?? true
    else { return [] }
    return Axis.allCases.compactMap { axis in
      let visibility =
        element[axis == .vertical ? .verticalIndicators : .horizontalIndicators] ?? "automatic"
      let isVisible = visibility == "visible" || visibility == "automatic" && state.start != nil
      guard isVisible, rule.axes.contains(Axis.Set(axis)),
        let bar = bar(along: axis, element, rule, state.geometry, in: frame.size)
      else { return nil }
      return ScrollIndicator(
        axis: axis,
        frame: pixels(node.mirroredIfNeeded(bar).offsetBy(dx: frame.minX, dy: frame.minY)),
        container: pixels(frame),
        isRightToLeft: node.direction == .rightToLeft
      )
    }
  }

  /// Returns the frame of an indicator, relative to the top leading corner of its element; nil if
  /// the content is not longer than the element.
  private func bar(
    along axis: Axis,
    _ element: Element,
    _ rule: ScrollRule,
    _ geometry: ScrollGeometry,
    in size: CGSize
  ) -> CGRect? {
    let offsets = rule.offsets(along: axis, in: geometry)
    let way = offsets.upperBound - offsets.lowerBound
    let shown = geometry.visibleRect.size[axis]
    guard way > 0, shown > 0 else { return nil }
    let isVertical = axis == .vertical
    let before = element.length(isVertical ? .topIndicatorMargin : .leadingIndicatorMargin) ?? 0
    let after = element.length(isVertical ? .bottomIndicatorMargin : .trailingIndicatorMargin) ?? 0
    let track = max(0, size[axis] - before - after)
    let length = min(track, max(min(8, settings.cellSize[axis]), track * shown / (shown + way)))
    let share = (geometry.contentOffset[axis] - offsets.lowerBound) / way
    var bar = CGRect.zero
    bar.origin[axis] = before + (track - length) * share
    bar.size[axis] = length
    let edge = element.length(isVertical ? .trailingIndicatorMargin : .bottomIndicatorMargin) ?? 0
    let thickness = min(3, settings.cellSize[axis.cross])
    bar.origin[axis.cross] = size[axis.cross] - edge - thickness
    bar.size[axis.cross] = thickness
    return bar
  }
}

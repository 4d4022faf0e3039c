import AmbientLayout

/// Space that expands along the stack that contains it, or in both directions outside of stacks.
struct SpacerLayout: LeafLayout {
  /// The minimum length, in points.
  let minimum: CGFloat

  /// The direction of the stack; nil outside of stacks.
  let axis: Axis?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in Axis.allCases where self.axis == nil || self.axis == axis {
      size[axis] = max(minimum, proposal[axis] ?? minimum)
    }
    return size
  }

  /// Adds no space around the spacer, because the spacer itself is space between views.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
}

/// A line that divides views: vertical in a horizontal stack, and otherwise horizontal.
struct DividerLayout: LeafLayout {
  /// The thickness, in points.
  let thickness: CGFloat

  /// The direction of the stack; nil outside of stacks.
  let axis: Axis?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return axis == .horizontal
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }
}

/// A layout that adds space around a view, for `padding(_:)`.
package struct PaddingLayout: UnaryLayout {
  /// The space at each edge, in points.
  ///
  /// Negative space lets the view extend beyond its container.
  package let insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  package func proposal(
    to child: LayoutSubview,
    in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  package func size(around child: CGSize, in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(0, child.width + insets.leading + insets.trailing),
      height: max(0, child.height + insets.top + insets.bottom)
    )
  }

  package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  /// Returns the spacing of the child, without preferences at the edges that have padding.
  package func spacing(around child: LayoutSubview) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.removingPreferences(at: edges)
  }
}

/// A layout of one view: a modifier that changes the size or the position of the view.
///
/// The *container* is the box that the layout makes around the view. The container takes over the
/// alignment guides that the view sets, and the layout priority of the view. If the layout moves
/// the view in the container, the guides move with the view.
package protocol UnaryLayout: Layout where Cache == Void {
  /// Returns the size that the container proposes to the view.
  ///
  /// - Parameters:
  ///   - child: The view. The layout may measure it, but does not place it here.
  ///   - proposal: The size that the parent proposes to the container.
  /// - Returns: The proposal to the view.
  func proposal(to child: LayoutSubview, in proposal: ProposedViewSize) -> ProposedViewSize

  /// Returns the size of the container, in points; by default, the size of the view.
  ///
  /// - Parameters:
  ///   - child: The size of the view, in points.
  ///   - proposal: The size that the parent proposes.
  /// - Returns: The size of the container.
  func size(around child: CGSize, in proposal: ProposedViewSize) -> CGSize

  /// Returns the position of the view's top leading corner in the container, in points.
  ///
  /// By default, this is the top leading corner of the container.
  ///
  /// - Parameters:
  ///   - child: The size and the guides of the view.
  ///   - size: The size of the container, in points.
  /// - Returns: The position of the corner.
  func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint

  /// Returns the distances that the container prefers between itself and the views around it.
  ///
  /// By default, they are the distances that the view prefers.
  ///
  /// - Parameter child: The view, whose own distances are in ``LayoutSubview/spacing``.
  /// - Returns: The distances at each edge of the container.
  func spacing(around child: LayoutSubview) -> ViewSpacing
}

extension UnaryLayout {
  package func size(around child: CGSize, in proposal: ProposedViewSize) -> CGSize { child }

  package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint { .zero }

  package func spacing(around child: LayoutSubview) -> ViewSpacing { child.spacing }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first.map(spacing) ?? ViewSpacing()
  }

  package func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    guard let child = subviews.first else { return .zero }
    return size(
      around: child.sizeThatFits(self.proposal(to: child, in: proposal)),
      in: proposal
    )
  }

  package func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard let child = subviews.first else { return }
    let offer = self.proposal(to: child, in: proposal)
    let origin = origin(of: child.dimensions(in: offer), in: bounds.size)
    child.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
      proposal: offer
    )
  }
}

extension Alignment {
  /// Returns the position at which this alignment places the top leading corner of a view in a box.
  ///
  /// The guides of the box are at their default positions.
  ///
  /// - Parameters:
  ///   - child: The size and the guides of the view.
  ///   - size: The size of the box, in points.
  /// - Returns: The position in points from the top leading corner of the box.
  package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    origin(of: child, in: ViewDimensions(size: size))
  }

  /// Returns the position at which this alignment places the top leading corner of a view in a box.
  ///
  /// - Parameters:
  ///   - child: The size and the guides of the view.
  ///   - box: The size and the guides of the box.
  /// - Returns: The position in points from the top leading corner of the box.
  func origin(of child: ViewDimensions, in box: ViewDimensions) -> CGPoint {
    CGPoint(
      x: (box[horizontal] - child[horizontal]).finiteOrZero,
      y: (box[vertical] - child[vertical]).finiteOrZero
    )
  }
}

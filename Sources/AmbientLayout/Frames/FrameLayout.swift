/// The layout of `frame(width:height:alignment:)`: a frame with a width, a height or both.
///
/// The frame proposes these lengths to the view, and the view chooses its own size. The view can be
/// smaller or larger than the frame. The alignment then determines the position of the view.
package struct FrameLayout: UnaryLayout {
  /// The width in points; nil for the width of the view.
  package let width: CGFloat?

  /// The height in points; nil for the height of the view.
  package let height: CGFloat?

  package let alignment: Alignment

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - width: The width in points. A negative or infinite width counts as nil.
  ///   - height: The height in points. A negative or infinite height counts as nil.
  ///   - alignment: The alignment of the view in the frame.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }

  package func proposal(
    to child: LayoutSubview,
    in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(around child: CGSize, in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    alignment.origin(of: child, in: size)
  }

  /// Returns the spacing of the view, without preferences at some edges.
  ///
  /// If the frame has a width, there is no preference at the leading and trailing edges. If the
  /// frame has a height, there is no preference at the top and bottom edges.
  package func spacing(around child: LayoutSubview) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.removingPreferences(at: edges)
  }
}

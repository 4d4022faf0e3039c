/// A layout that places views over or under a view, as `overlay` and `background` do.
///
/// The first view is the base: it alone decides the size, the guides and the preferred distances of
/// the container. The other views are proposed the size of the base, and are aligned with it.
package struct LayeredLayout: GuidedLayout {
  /// The alignment of the other views with the base.
  package let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }

  package func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard let base = subviews.first else { return }
    base.place(at: bounds.origin, proposal: proposal)
    let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
    let dimensions = base.dimensions(in: proposal)
    let offer = ProposedViewSize(dimensions.size)
    for layer in subviews.dropFirst() {
      let own = layer.dimensions(in: offer)
      layer.place(
        at: CGPoint(
          x: bounds.minX + (dimensions[horizontal] - own[horizontal]).finiteOrZero,
          y: bounds.minY + (dimensions[vertical] - own[vertical]).finiteOrZero
        ),
        proposal: offer
      )
    }
  }

  package func explicitGuide(
    _ guide: AlignmentGuide,
    in proposal: ProposedViewSize,
    subviews: Subviews
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}

/// A layout that places layers over or under a base view, as `overlay` and `background` do.
///
/// The base is the first view that is not a layer. The container has the size, the alignment guides
/// and the spacing of the base. The layout proposes the size of the base to each layer, and aligns
/// the layer with the base.
package struct LayeredLayout: GuidedLayout {
  /// The alignment of a layer with the base; nil for the base.
  package enum LayerAlignment: LayoutValueKey {
    package static var defaultValue: Alignment? { nil }
  }

  package init() {}

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.base?.spacing ?? ViewSpacing()
  }

  package func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.base?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let base = subviews.base
    base?.place(at: bounds.origin, proposal: proposal)
    let dimensions = base?.dimensions(in: proposal) ?? ViewDimensions(size: bounds.size)
    let offer = ProposedViewSize(dimensions.size)
    for layer in subviews {
      guard let alignment = layer[LayerAlignment.self] else { continue }
      let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
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
    subviews.base?.dimensions(in: proposal)[explicit: guide]
  }
}

extension LayoutSubviews {
  /// The first view that is not a layer.
  package var base: LayoutSubview? {
    first { $0[LayeredLayout.LayerAlignment.self] == nil }
  }

  package var layers: [LayoutSubview] {
    filter { $0[LayeredLayout.LayerAlignment.self] != nil }
  }
}

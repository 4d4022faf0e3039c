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
    for layer in subviews {
      guard let alignment = layer[LayerAlignment.self] else { continue }
      layer.place(alignment, with: dimensions, at: bounds.origin)
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

extension LayoutSubview {
  /// Proposes the size of a box to the view, and aligns the view with the box.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the view with the box.
  ///   - box: The size and the guides of the box.
  ///   - corner: The top leading corner of the box, in the coordinates of the container's bounds.
  package func place(_ alignment: Alignment, with box: ViewDimensions, at corner: CGPoint) {
    let proposal = ProposedViewSize(box.size)
    let origin = alignment.origin(of: dimensions(in: proposal), in: box)
    place(at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), proposal: proposal)
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

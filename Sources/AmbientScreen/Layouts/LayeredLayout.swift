import AmbientLayout

/// The layout of a view with an overlay or a background: the view decides the size, and each layer
/// is proposed that size.
struct LayeredLayout: Layout {
  /// The alignment of a layer; nil for the view itself.
  enum LayerAlignment: LayoutValueKey {
    static var defaultValue: Alignment? { nil }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    base(of: subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let base = base(of: subviews)
    base?.place(at: bounds.origin, proposal: proposal)
    let dimensions =
      base?.dimensions(in: proposal) ?? ViewDimensions(size: bounds.size)
    for layer in subviews {
      guard let alignment = layer[LayerAlignment.self] else { continue }
      let size = ProposedViewSize(dimensions.size)
      let own = layer.dimensions(in: size)
      layer.place(
        at: CGPoint(
          x: bounds.minX + dimensions[alignment.horizontal] - own[alignment.horizontal],
          y: bounds.minY + dimensions[alignment.vertical] - own[alignment.vertical]
        ),
        proposal: size
      )
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    base(of: subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    base(of: subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    base(of: subviews)?.spacing ?? ViewSpacing()
  }

  private func base(of subviews: Subviews) -> LayoutSubview? {
    subviews.first { $0[LayerAlignment.self] == nil }
  }
}

import AmbientLayout

/// The layout of the modifier `safeAreaInset`.
///
/// The layout puts the inset views at one edge, and gives the remaining space to the modified view.
struct SafeAreaInsetLayout: SafeAreaLayout {
  let edge: Edge

  /// The distance between the modified view and the inset views, in points; nil for the distance
  /// that the views prefer.
  let spacing: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    guard let view = subviews.base else { return .zero }
    let length = insetLength(subviews, proposal)
    var size = view.sizeThatFits(remainder(of: proposal, after: length))
    size[axis] += length
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard let view = subviews.base else { return }
    let length = insetLength(subviews, proposal)
    var origin = bounds.origin
    if edge.isFirst { origin[axis] += length }
    view.place(at: origin, proposal: remainder(of: proposal, after: length))
    for layer in subviews {
      guard let alignment = layer[LayeredLayout.LayerAlignment.self] else { continue }
      var offer = ProposedViewSize(bounds.size)
      offer[axis] = nil
      let own = layer.dimensions(in: offer)
      let whole = ViewDimensions(size: bounds.size)
      var origin = CGPoint(
        x: bounds.minX + whole[alignment.horizontal] - own[alignment.horizontal],
        y: bounds.minY + whole[alignment.vertical] - own[alignment.vertical]
      )
      origin[axis] = bounds.origin[axis] + (edge.isFirst ? 0 : bounds.size[axis] - own.size[axis])
      layer.place(at: origin, proposal: offer)
    }
  }

  func safeAreaInsets(
    in size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews
  ) -> EdgeInsets {
    EdgeInsets(insetLength(subviews, proposal), Edge.Set(edge))
  }

  func insetsSafeArea(of subview: LayoutSubview, among subviews: Subviews) -> Bool {
    subview == subviews.base
  }

  private var axis: Axis { edge.axis }

  /// Returns the space that the inset views take from the modified view; zero if there is no inset
  /// view.
  ///
  /// An inset view takes its length plus its distance to the modified view. The inset views
  /// overlap, so the result is the largest of these sums.
  private func insetLength(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGFloat {
    var offer = proposal
    offer[axis] = nil
    let lengths = subviews.layers.map { layer in
      let size = layer.sizeThatFits(offer)
      return size == .zero ? 0 : size[axis] + distance(from: subviews.base, to: layer)
    }
    return lengths.max() ?? 0
  }

  private func distance(from base: LayoutSubview?, to layer: LayoutSubview) -> CGFloat {
    if let spacing { return spacing }
    guard let base else { return 0 }
    let (first, second) = edge.isFirst ? (layer, base) : (base, layer)
    return first.spacing.distance(to: second.spacing, along: axis)
  }

  private func remainder(
    of proposal: ProposedViewSize,
    after length: CGFloat
  ) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = proposal[axis].map { max(0, $0 - length) }
    return proposal
  }
}

import AmbientLayout

/// Adds space around the layout `base`, such as the space between a button's label and border.
struct InsetLayout<Base: Layout>: Layout {
  let base: Base
  let insets: EdgeInsets

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Base.Cache
  ) -> CGSize {
    let size = base.sizeThatFits(
      proposal: proposal.inset(by: insets),
      subviews: subviews,
      cache: &cache
    )
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Base.Cache
  ) {
    base.placeSubviews(
      in: CGRect(
        x: bounds.minX + insets.leading,
        y: bounds.minY + insets.top,
        width: bounds.width - insets.leading - insets.trailing,
        height: bounds.height - insets.top - insets.bottom
      ),
      proposal: proposal.inset(by: insets),
      subviews: subviews,
      cache: &cache
    )
  }
}

extension EdgeInsets {
  static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top,
      leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom,
      trailing: first.trailing + second.trailing
    )
  }

  /// Creates insets with a length in points at the given edges, and 0 at the other edges.
  init(_ length: CGFloat, _ edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}

extension CGSize {
  func inset(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

extension CGRect {
  /// Returns the rectangle enlarged by a length at each edge.
  func extended(by lengths: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - lengths.leading,
      y: minY - lengths.top,
      width: width + lengths.leading + lengths.trailing,
      height: height + lengths.top + lengths.bottom
    )
  }

  /// Returns the lengths by which a larger rectangle extends beyond this rectangle.
  func lengths(to larger: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: minY - larger.minY,
      leading: minX - larger.minX,
      bottom: larger.maxY - maxY,
      trailing: larger.maxX - maxX
    )
  }
}

extension Sequence<CGRect> {
  /// The smallest rectangle that contains all rectangles; nil for an empty sequence.
  var union: CGRect? { reduce(nil) { $0?.union($1) ?? $1 } }
}

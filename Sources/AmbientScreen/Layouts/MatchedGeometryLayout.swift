import AmbientHosting
import AmbientLayout
import AmbientViews

/// The layout of a view with a matched geometry.
///
/// The *container* is the box that the layout makes around the view. The container has the size and
/// the explicit guides that the view would have without a matched geometry. If the view follows the
/// source of its group, the layout proposes the size of the source to the view, and places the view
/// at the position of the source. The view can then extend beyond the container. The size and the
/// place of the container do not depend on the source.
struct MatchedGeometryLayout {
  /// The size of the source; nil if the view has the same proposal as the container.
  var size: CGSize?

  /// The position of the source's anchor, relative to the container.
  ///
  /// If this property is nil, the layout uses the point of the container at ``anchor`` instead.
  var position: CGPoint?

  /// The point of the view that lies at ``position``.
  var anchor: UnitPoint
}

extension MatchedGeometryLayout {
  @MainActor init(of element: Element) {
    if let width = element.length(.width), let height = element.length(.height) {
      size = CGSize(width: max(0, width), height: max(0, height))
    }
    if let x = element.length(.x), let y = element.length(.y) { position = CGPoint(x: x, y: y) }
    anchor = element.detail(MatchedGeometryDetail.self)?.anchor ?? .center
  }
}

extension MatchedGeometryLayout: UnaryLayout, GuidedLayout {
  /// Returns the proposal that the container gets.
  ///
  /// The size of the container therefore does not depend on the source.
  func proposal(to child: LayoutSubview, in proposal: ProposedViewSize) -> ProposedViewSize {
    proposal
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard let view = subviews.first else { return }
    guard size != nil || position != nil else {
      return view.place(at: bounds.origin, proposal: proposal)
    }
    let point = position ?? anchor.point(in: bounds.size)
    view.place(
      at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
      anchor: anchor,
      proposal: size.map { ProposedViewSize($0) } ?? proposal
    )
  }

  func explicitGuide(
    _ guide: AlignmentGuide,
    in proposal: ProposedViewSize,
    subviews: Subviews
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}

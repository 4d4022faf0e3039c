import AmbientLayout

/// A view that uses a layout to arrange other views.
final class FakeContainer<Container: Layout>: LayoutItem {
  private let layout: Container
  private let subviews: LayoutSubviews
  private var cache: Container.Cache
  let priority: Double
  private(set) var placement: LayoutPlacement?

  init(_ layout: Container, _ items: [any LayoutItem], priority: Double = 0) {
    self.layout = layout
    self.priority = priority
    subviews = LayoutSubviews(items, layoutDirection: .leftToRight)
    cache = layout.makeCache(subviews: subviews)
  }

  var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? {
    let bounds = placeSubviews(in: proposal)
    return layout.explicitAlignment(
      of: guide,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value { Key.defaultValue }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placement = LayoutPlacement(origin: origin, proposal: proposal)
    placeSubviews(in: proposal)
  }

  /// Places the subviews in bounds with the origin (0, 0), and returns the bounds.
  @discardableResult
  func placeSubviews(in proposal: ProposedViewSize) -> CGRect {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return bounds
  }
}

extension LayoutItem {
  /// The frame of the view in its container, or the null rectangle if the view is not placed.
  var frame: CGRect {
    guard let placement else { return .null }
    return CGRect(origin: placement.origin, size: sizeThatFits(placement.proposal))
  }
}

extension Layout {
  /// Returns the size of a container with these items for a proposed width and height.
  func size(_ items: [any LayoutItem], _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    FakeContainer(self, items).sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  /// Places items in a container with a proposed width and height, and returns their frames.
  func frames(_ items: [any LayoutItem], _ width: CGFloat?, _ height: CGFloat?) -> [CGRect] {
    FakeContainer(self, items).placeSubviews(in: ProposedViewSize(width: width, height: height))
    return items.map(\.frame)
  }

  /// Returns the position of a guide in a container with these items, or nil if neither the layout
  /// nor an item sets the position.
  func explicitGuide(
    _ guide: AlignmentGuide,
    _ items: [any LayoutItem],
    _ width: CGFloat?,
    _ height: CGFloat?
  ) -> CGFloat? {
    FakeContainer(self, items)
      .explicitGuide(guide, in: ProposedViewSize(width: width, height: height))
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A layout of any type.
///
/// The layout of a view can change, for example from a horizontal to a vertical stack. If both
/// layouts are wrapped, the arranged views keep their state:
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { content }
/// ```
public struct AnyLayout: Layout {
  private var box: any LayoutBox

  /// Wraps a layout.
  ///
  /// - Parameter layout: The layout to wrap.
  public init<L: Layout>(_ layout: L) { box = BoxOf(layout: layout) }

  /// The values that the wrapped layout keeps.
  public struct Cache {
    fileprivate var values: Any
    fileprivate let type: Any.Type
  }

  package var base: any Layout { box.anyLayout }

  /// Makes the values that the wrapped layout keeps.
  ///
  /// - Parameter subviews: The views.
  /// - Returns: The values, with the type of the layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(values: box.makeCache(subviews), type: box.type)
  }

  /// Updates the values that the wrapped layout keeps, or makes them if the layout has another
  /// type now.
  ///
  /// - Parameters:
  ///   - cache: The values that the wrapped layout keeps.
  ///   - subviews: The views.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == box.type {
      box.updateCache(&cache.values, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  /// Returns the distances that the wrapped layout prefers around the container.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The values that the wrapped layout keeps.
  /// - Returns: The distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.values)
  }

  /// Returns the size that the wrapped layout chooses.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The values that the wrapped layout keeps.
  /// - Returns: The size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.values)
  }

  /// Places the views as the wrapped layout does.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The values that the wrapped layout keeps.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache.values)
  }

  /// Returns the position of a horizontal guide of the wrapped layout.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the container, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The values that the wrapped layout keeps.
  /// - Returns: The position in the coordinates of `bounds`; nil if the wrapped layout does not set
  ///   the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache.values)
  }

  /// Returns the position of a vertical guide of the wrapped layout.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the container, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The values that the wrapped layout keeps.
  /// - Returns: The position in the coordinates of `bounds`; nil if the wrapped layout does not set
  ///   the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache.values)
  }
}

/// A layout whose cache has the type `Any`.
private protocol LayoutBox {
  var type: Any.Type { get }
  var anyLayout: any Layout { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGSize
  func placeSubviews(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  )
  func explicitAlignment(
    _ guide: HorizontalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
}

private struct BoxOf<L: Layout>: LayoutBox {
  let layout: L

  var type: Any.Type { L.self }
  var anyLayout: any Layout { layout }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  func explicitAlignment(
    _ guide: VerticalAlignment,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  /// Calls a function that can change the values in the cache.
  private func with<Result>(
    _ cache: inout Any,
    _ subviews: LayoutSubviews,
    _ function: (inout L.Cache) -> Result
  ) -> Result {
    var values = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    // The cache must not hold the values during the call. Otherwise, a change of an array in the
    // values would copy the array.
    cache = ()
    defer { cache = values }
    return function(&values)
  }
}

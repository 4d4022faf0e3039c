import AmbientLayout

/// The layout of one element, with its cache.
@MainActor
protocol CachedLayout: AnyObject {
  /// The direction of a stack, a lazy stack or a list; nil for any other layout.
  var stackOrientation: Axis? { get }

  /// The size of a scroll view's content in the last layout; nil for any other layout.
  var contentSize: CGSize? { get }

  /// The lines of a container with lazy rows; nil for any other layout, and before the first
  /// call of the layout.
  var rowLines: RowLines? { get }

  /// Marks the cache as outdated. The next call of the layout first updates the cache.
  func viewsChanged()

  /// Replaces this layout with a new layout of the element.
  ///
  /// If both layouts have the same type, the old cache is kept and marked as outdated. For lazy
  /// rows, both layouts must also measure rows in the same way. If the cache is not kept, the new
  /// cache is empty.
  ///
  /// - Parameter layout: The new layout.
  /// - Returns: The new layout with its cache.
  func replaced(by layout: any Layout) -> any CachedLayout

  /// Returns the size of the container for a proposal of its parent.
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize

  /// Places the views in the container. The layout returned `size` for the proposal.
  func place(_ size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)

  /// Returns the distances that the container prefers between itself and the views around it.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing

  /// Returns the position that the layout computes for a guide of the container.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - size: The size of the container, in points.
  ///   - proposal: The proposal of the parent, for which the layout returned the size.
  ///   - subviews: The views.
  /// - Returns: The position, in points from the leading or top edge; nil if the layout computes
  ///   none.
  func position(
    of guide: AlignmentGuide,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat?
}

@MainActor
private final class CachedLayoutOf<L: Layout>: CachedLayout {
  private var typed: L
  private var cache: L.Cache?
  private var isOutdated = false

  init(_ layout: L) { typed = layout }

  var stackOrientation: Axis? {
    // `lazyRows` casts the layout. The comparison of types is cheaper, and avoids this cast for
    // most layouts.
    guard L.self == LazyRowsLayout.self || L.self == ScrollLayout<LazyRowsLayout>.self else {
      return L.layoutProperties.stackOrientation
    }
    return typed.lazyRows?.stackOrientation
  }

  var contentSize: CGSize? { (cache as? any ContentSized)?.contentSize }

  var rowLines: RowLines? {
    cache as? RowLines ?? (cache as? ScrollLayout<LazyRowsLayout>.Cache)?.content
  }

  func viewsChanged() { isOutdated = true }

  func replaced(by layout: any Layout) -> any CachedLayout {
    let layout = (layout as? AnyLayout)?.base ?? layout
    guard let layout = layout as? L else { return layout.cached() }
    if let rows = layout.lazyRows {
      guard let oldRows = typed.lazyRows, rows.canTakeLines(of: oldRows) else {
        return layout.cached()
      }
    }
    typed = layout
    isOutdated = true
    return self
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { typed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(_ size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let bounds = CGRect(origin: .zero, size: size)
    withCache(subviews) {
      typed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { typed.spacing(subviews: subviews, cache: &$0) }
  }

  func position(
    of guide: AlignmentGuide,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache(subviews) {
      typed.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  /// Creates or updates the cache if necessary, and calls a function with the cache.
  private func withCache<Result>(
    _ subviews: LayoutSubviews,
    _ function: (inout L.Cache) -> Result
  ) -> Result {
    var values: L.Cache
    if let cache {
      values = cache
      // The property becomes nil, so that `values` is the only reference to the cache. Changing
      // `values` then copies nothing.
      self.cache = nil
      if isOutdated { typed.updateCache(&values, subviews: subviews) }
    } else {
      values = typed.makeCache(subviews: subviews)
    }
    isOutdated = false
    defer { cache = values }
    return function(&values)
  }
}

extension Layout {
  /// Returns the layout with an empty cache.
  @MainActor
  func cached() -> any CachedLayout {
    (self as? AnyLayout)?.base.cached() ?? CachedLayoutOf(self)
  }
}

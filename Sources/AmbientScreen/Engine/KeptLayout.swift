import AmbientLayout

/// The layout of one element, with the values that it keeps between its calls.
@MainActor
protocol KeptLayout: AnyObject {
  /// The direction of a stack; nil for another layout.
  var stackOrientation: Axis? { get }

  /// The size of a scroll view's content in the last layout; nil for another layout.
  var contentSize: CGSize? { get }

  /// Makes the layout update its kept values before its next call.
  func viewsChanged()

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize

  func place(_ size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)

  /// Returns the rows that a part of the bounds needs; nil for a layout without rows on demand.
  ///
  /// The result includes current rows that are close to this part.
  func demand(
    in rect: CGRect,
    keeping current: Range<Int>,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> RowDemand?

  /// Returns the place of a row, even of a row that is not in the tree; nil for a layout without
  /// rows on demand.
  func frame(
    ofRow row: Int,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGRect?

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing

  func position(
    of guide: AlignmentGuide,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat?
}

/// A layout of a type, with its kept values.
@MainActor
private final class KeptLayoutOf<L: Layout>: KeptLayout {
  private let typed: L
  private var cache: L.Cache?
  private var isOutdated = false

  init(_ layout: L) { typed = layout }

  var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  var contentSize: CGSize? { (cache as? any ContentSized)?.contentSize }

  func viewsChanged() { isOutdated = true }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { typed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(_ size: CGSize, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let bounds = CGRect(origin: .zero, size: size)
    withCache(subviews) {
      typed.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func demand(
    in rect: CGRect,
    keeping current: Range<Int>,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> RowDemand? {
    withCache(subviews) { cache in
      (typed as? any RowsOnDemandLayout)?.demand(
        in: rect,
        keeping: current,
        proposal,
        subviews,
        &cache
      )
    }
  }

  func frame(
    ofRow row: Int,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGRect? {
    withCache(subviews) { cache in
      (typed as? any RowsOnDemandLayout)?.frame(ofRow: row, size, proposal, subviews, &cache)
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

  /// Calls a function with the kept values, after it has made or updated them if needed.
  private func withCache<Result>(
    _ subviews: LayoutSubviews,
    _ function: (inout L.Cache) -> Result
  ) -> Result {
    var values: L.Cache
    if let cache {
      values = cache
      // Without this reference, a change of `values` in place copies nothing.
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
  /// Returns the layout with no values kept yet.
  @MainActor
  func kept() -> any KeptLayout {
    (self as? AnyLayout)?.base.kept() ?? KeptLayoutOf(self)
  }
}

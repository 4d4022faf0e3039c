/// A layout that places views one after the other along an axis.
package protocol StackLayout: Layout where Cache == StackCache {
  static var axis: Axis { get }

  /// The guide at which the stack aligns its views.
  var guide: AlignmentGuide { get }

  /// The distance in points between two views; nil for the distance that the views prefer.
  var spacing: CGFloat? { get }
}

/// The arrangements that a stack has computed for its views, by proposal.
public struct StackCache {
  fileprivate var arrangements: [ProposedViewSize: StackArrangement] = [:]

  /// The limits of the views along the stack, for the latest proposed length across the stack.
  fileprivate var limits: (crossLength: CGFloat?, ofViews: [LengthLimits])?
}

extension StackLayout {
  /// The properties of a stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// Returns an empty cache.
  ///
  /// - Parameter subviews: The views.
  /// - Returns: The cache.
  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  /// Returns the distances that the stack prefers between itself and the views around it.
  ///
  /// At each end, the stack prefers the distance that the first or the last view prefers there. At
  /// each side, the stack prefers the largest distance that one of the views prefers there.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The arrangements of the views, by proposal.
  /// - Returns: The distances.
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    let isHorizontal = Self.axis == .horizontal
    return ViewSpacing(
      combining: subviews.map { subview in
        var edges: Edge.Set = isHorizontal ? .vertical : .horizontal
        if subview == subviews.first { edges.insert(isHorizontal ? .leading : .top) }
        if subview == subviews.last { edges.insert(isHorizontal ? .trailing : .bottom) }
        return (subview.spacing, edges)
      }
    )
  }

  /// Returns the size of the stack.
  ///
  /// Along the stack, the size is the sum of the views' lengths and the distances between them.
  /// Across the stack, the size is the extent of the aligned views.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The arrangements of the views, by proposal.
  /// - Returns: The size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackCache
  ) -> CGSize {
    arrangement(proposal, subviews, &cache).size
  }

  /// Places the views one after the other.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the stack, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The arrangements of the views, by proposal.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackCache
  ) {
    for (subview, place) in zip(subviews, arrangement(proposal, subviews, &cache).places) {
      var origin = bounds.origin
      origin[Self.axis] += place.position
      origin[Self.axis.cross] += place.crossPosition
      subview.place(at: origin, proposal: place.proposal)
    }
  }

  private func arrangement(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout StackCache
  ) -> StackArrangement {
    if let cached = cache.arrangements[proposal] { return cached }
    // Measuring the limits can measure nested stacks, which call this function again. The limits
    // are therefore measured before the arrangement's initializer is called: the call stack then
    // has no frame of this initializer for each level of nesting, and needs less memory.
    let hasLimits = proposal[Self.axis].map(\.isFinite) ?? false
    let arrangement = StackArrangement(
      subviews,
      along: Self.axis,
      alignment: guide,
      spacing: spacing,
      proposal: proposal,
      limits: hasLimits ? limits(in: proposal, subviews, &cache) : []
    )
    // A full cache is emptied. A cache usually becomes full after several changes of the screen's
    // size. Most arrangements in the cache then belong to old sizes, which are not proposed again.
    if cache.arrangements.count == 16 { cache = StackCache() }
    cache.arrangements[proposal] = arrangement
    return arrangement
  }

  private func limits(
    in proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout StackCache
  ) -> [LengthLimits] {
    let crossLength = proposal[Self.axis.cross]
    if let limits = cache.limits, limits.crossLength == crossLength { return limits.ofViews }
    let limits = StackArrangement.limits(of: subviews, along: Self.axis, in: proposal)
    cache.limits = (crossLength, limits)
    return limits
  }
}

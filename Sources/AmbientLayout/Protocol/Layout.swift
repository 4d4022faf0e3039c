/// A type that arranges views in a container: it measures the views, chooses the size of the
/// container, and places the views.
///
/// The stacks of the library are layouts, and programs can declare other layouts:
///
/// ```swift
/// /// Places views on a diagonal line.
/// struct Staircase: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     subviews.map { $0.sizeThatFits(.unspecified) }
///       .reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: .unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
///
/// Staircase { Text("1"); Text("2") }
/// ```
///
/// A layout can measure a view any number of times. The size for a proposal is computed once, and
/// kept until the view changes.
///
/// A layout that declares `animatableData` is animated: when the data changes in an animation, the
/// views move step by step.
public protocol Layout: Animatable {
  /// The properties that all layouts of the type share.
  static var layoutProperties: LayoutProperties { get }

  /// The type of the values that a layout keeps between calls of its functions.
  associatedtype Cache = Void

  /// The views that a layout arranges.
  typealias Subviews = LayoutSubviews

  /// Makes the values that the layout keeps between calls of its functions.
  ///
  /// By default, `Cache` is `Void`, and the layout keeps no values.
  ///
  /// - Parameter subviews: The views.
  /// - Returns: The values.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after views, or the layout itself, have changed.
  ///
  /// By default, the function makes the values again.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the container prefers between itself and the views around it.
  ///
  /// By default, the distance at each edge is the largest distance that one of the views prefers at
  /// this edge.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The distances.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The size in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each view with `place(at:anchor:proposal:)`.
  ///
  /// A view that the function does not place is centered.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container, in points. Its size is the size that the layout has
  ///     returned for the proposal.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Returns the position of a horizontal guide of the container.
  ///
  /// By default, the function combines the guides that the views set.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the container, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The position in the coordinates of `bounds`; nil if the container does not set the
  ///   guide.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide of the container.
  ///
  /// By default, the function combines the guides that the views set.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the container, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The position in the coordinates of `bounds`; nil if the container does not set the
  ///   guide.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// The properties that all layouts of a type share.
public struct LayoutProperties: Sendable {
  /// The direction of a stack; nil for other layouts.
  ///
  /// A `Spacer` or `Divider` in the container adapts to this direction.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}

extension Layout where Cache == Void {
  /// Returns nothing, because the layout keeps no values.
  ///
  /// - Parameter subviews: The views.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Combines the distances that the views prefer.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The combined distances.
  /// - Complexity: O(n) in the number of views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(combining: subviews.map { ($0.spacing, .all) })
  }

  /// Combines the guides that the views set.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the container, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The position in the coordinates of `bounds`; nil if no view sets the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide.guide.combined(of: subviews)
  }

  /// Combines the guides that the views set.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the container, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The position in the coordinates of `bounds`; nil if no view sets the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide.guide.combined(of: subviews)
  }

  /// Returns the position of a guide, in the coordinates of `bounds`; nil if the container does not
  /// set the guide.
  ///
  /// Call this function only after the layout has placed the views.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The frame of the container, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: The cache.
  /// - Returns: The position of the guide.
  package func explicitAlignment(
    of guide: AlignmentGuide,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    switch guide.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(guide.id),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(guide.id),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }
}

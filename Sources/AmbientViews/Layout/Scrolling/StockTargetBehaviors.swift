public import AmbientLayout

/// A behavior that ends each scroll at a whole page.
///
/// A page has the size of the scroll view within its margins. A scroll ends at the page that is
/// nearest to the start of the scroll, or at the next or previous page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging scroll target behavior.
  public init() {}

  /// Returns properties that limit the distance of a single scroll.
  ///
  /// - Parameter context: The environment of the scroll view.
  /// - Returns: The properties.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }

  /// Moves the end of the scroll to the nearest page that is at most one page from the start.
  ///
  /// - Parameters:
  ///   - target: The target at which the scroll ends, which the function changes.
  ///   - context: The sizes of the scroll view, and the part of the content that was visible when
  ///     the scroll began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let start = (context.originalTarget.rect.origin[axis] / length).rounded()
      let end = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(end, start - 1), start + 1) * length
    }
  }
}

/// A behavior that aligns a scroll target with the scroll view at the end of each scroll.
///
/// The targets are the views in a layout with ``View/scrollTargetLayout(isEnabled:)``, and views
/// with ``View/scrollTarget(isEnabled:)``.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The largest distance of a single scroll.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Limit { case none, page, few, one }

    fileprivate let limit: Limit

    /// No limit, the same as ``never``.
    ///
    /// SwiftUI, unlike Ambient, limits horizontal scrolls on narrow screens by default.
    public static var automatic: LimitBehavior { LimitBehavior(limit: .none) }
    /// A scroll is at most as long as the scroll view, but can always reach the next or the
    /// previous target.
    public static var always: LimitBehavior { LimitBehavior(limit: .page) }
    /// A scroll is limited as with ``always``.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .few) }
    /// A scroll moves at most to the next or to the previous target.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }
    /// No limit: a scroll can pass any number of targets.
    public static var never: LimitBehavior { LimitBehavior(limit: .none) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates a view aligned scroll target behavior.
  ///
  /// - Parameters:
  ///   - limitBehavior: The largest distance of a single scroll.
  ///   - anchor: The point at which a target and the scroll view are aligned; nil for the top
  ///     leading corner.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Returns properties; `limitsScrolls` is true if the behavior has a limit.
  ///
  /// - Parameter context: The environment of the scroll view.
  /// - Returns: The properties.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = limitBehavior.limit != .none
    return properties
  }

  /// Moves the end of the scroll to the nearest scroll target that the limit allows.
  ///
  /// Without scroll targets, the end stays the same.
  ///
  /// - Parameters:
  ///   - target: The target at which the scroll ends, which the function changes.
  ///   - context: The sizes of the scroll view, and the part of the content that was visible when
  ///     the scroll began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let anchor = anchor ?? .topLeading
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let share = axis == .horizontal ? anchor.x : anchor.y
      let containerLength = context.containerSize[axis]
      // Each stop is the offset that aligns a target with the scroll view, or the nearest offset to
      // which the content can scroll.
      let last = max(0, context.contentSize[axis] - containerLength)
      let stops: [CGFloat] = context.targets.map { frame in
        min(max(0, frame.origin[axis] + (frame.size[axis] - containerLength) * share), last)
      }
      let start = context.originalTarget.rect.origin[axis]
      let end = target.rect.origin[axis]
      guard
        let stop = self.stop(
          from: start,
          to: end,
          among: stops,
          containerLength: containerLength
        )
      else { continue }
      target.rect.origin[axis] = stop
    }
  }

  /// Returns the stop that is nearest to `end` among the stops that `limitBehavior` allows.
  ///
  /// The result is nil if there are no stops. With any limit, at least one stop is allowed.
  private func stop(
    from start: CGFloat,
    to end: CGFloat,
    among stops: [CGFloat],
    containerLength: CGFloat
  ) -> CGFloat? {
    func nearest(to offset: CGFloat, among stops: [CGFloat]) -> CGFloat? {
      stops.min { abs($0 - offset) < abs($1 - offset) }
    }
    switch limitBehavior.limit {
    case .none: return nearest(to: end, among: stops)
    case .page, .few:
      // The limit always allows the next and the previous stop, even if they are farther away than
      // `containerLength`.
      let next = stops.filter { $0 > start + 0.5 }.min()
      let previous = stops.filter { $0 < start - 0.5 }.max()
      let near =
        stops.filter { abs($0 - start) <= containerLength }
        + [previous, next].compactMap(\.self)
      return nearest(to: end, among: near)
    case .one:
      let sorted = stops.sorted()
      guard let stop = nearest(to: end, among: sorted),
        let first = nearest(to: start, among: sorted)
      else { return nil }
      if stop > first { return sorted.first { $0 > first } }
      if stop < first { return sorted.last { $0 < first } }
      return first
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Each scroll ends at a whole page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// When a scroll ends, a scroll target is at the beginning of the scroll view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// When a scroll ends, a scroll target is at the beginning of the scroll view.
  ///
  /// - Parameter limitBehavior: The largest distance of a single scroll.
  /// - Returns: The behavior.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// When a scroll ends, a scroll target and the scroll view are aligned at a point.
  ///
  /// - Parameters:
  ///   - limitBehavior: The largest distance of a single scroll.
  ///   - anchor: The point; nil for the top leading corner.
  /// - Returns: The behavior.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
    anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

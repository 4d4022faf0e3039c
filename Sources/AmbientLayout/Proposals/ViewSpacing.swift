/// The distances that a view prefers between itself and the views around it.
public struct ViewSpacing: Hashable, Sendable {
  /// The preferred distances in points, indexed by the edge's raw value; nil for no preference.
  private var distances: [CGFloat?]

  /// The distance between two views that have no preference, in points; nil if the host sets none.
  private var defaultDistance: CGFloat?

  /// The spacing of a view that touches the views around it.
  public static let zero = ViewSpacing(all: 0)

  /// Creates the spacing of a view without preferences.
  public init() { self.init(all: nil) }

  /// Creates a spacing with the same distance at all edges.
  ///
  /// - Parameters:
  ///   - distance: The distance in points; nil for no preference.
  ///   - defaultDistance: The distance between two views without a preference.
  package init(all distance: CGFloat?, default defaultDistance: CGFloat? = nil) {
    distances = Array(repeating: distance, count: Edge.allCases.count)
    self.defaultDistance = defaultDistance
  }

  /// Creates the spacing of a container from the spacings of its views.
  ///
  /// - Parameter views: For each view, its spacing and the edges of the container at which the view
  ///   lies.
  package init(combining views: some Sequence<(spacing: ViewSpacing, edges: Edge.Set)>) {
    self.init()
    var listed: Edge.Set = []
    for view in views {
      for edge in Edge.allCases where view.edges.subtracting(listed).contains(Edge.Set(edge)) {
        self[edge] = view.spacing[edge]
      }
      formUnion(view.spacing, edges: view.edges.intersection(listed))
      listed.formUnion(view.edges)
      defaultDistance = defaultDistance ?? view.spacing.defaultDistance
    }
  }

  /// The preferred distance at an edge, in points; nil if there is no preference.
  package subscript(edge: Edge) -> CGFloat? {
    get { distances[Int(edge.rawValue)] }
    set { distances[Int(edge.rawValue)] = newValue }
  }

  /// The distance between two views that have no preference, in points; 8 if the host sets none.
  package var standardDistance: CGFloat { defaultDistance ?? 8 }

  /// Returns a copy that gets a default distance if this spacing has no default distance.
  ///
  /// The default distance applies between two views without a preference.
  ///
  /// - Parameter distance: The distance in points.
  /// - Returns: A copy with the same preferences.
  package func withStandardDistance(_ distance: CGFloat) -> ViewSpacing {
    var result = self
    result.defaultDistance = defaultDistance ?? distance
    return result
  }

  /// Returns a copy without preferences at some edges.
  ///
  /// At these edges, only the preference of the neighboring view determines the distance to this
  /// view.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: A copy with the same default distance.
  package func removingPreferences(at edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = nil }
    return result
  }

  /// Adds the preferences of another view: the larger distance applies.
  ///
  /// If only one of the two views has a preference at an edge, and this preference is less than the
  /// default distance, the result has no preference at the edge.
  ///
  /// - Parameters:
  ///   - other: The spacing of the other view.
  ///   - edges: The edges at which to add the preferences.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    defaultDistance = defaultDistance ?? other.defaultDistance
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      let (first, second) = (self[edge], other[edge])
      let isFirst = (first ?? standardDistance) >= (second ?? standardDistance)
      self[edge] = isFirst ? first : second
    }
  }

  /// Returns a spacing with the preferences of this view and of another view.
  ///
  /// - Parameters:
  ///   - other: The spacing of the other view.
  ///   - edges: The edges at which to add the preferences.
  /// - Returns: The spacing.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance to the view after this one: the larger of the distances that the two
  /// views prefer.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view.
  ///   - axis: The direction in which the views follow each other.
  /// - Returns: The distance in points; the host's default if neither view has a preference.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (after, before): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    switch (self[after], next[before]) {
    case (let first?, let second?): return max(first, second)
    case (let one?, nil), (nil, let one?): return one
    case (nil, nil): return defaultDistance ?? next.standardDistance
    }
  }
}

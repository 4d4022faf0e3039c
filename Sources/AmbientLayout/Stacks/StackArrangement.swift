/// The places of the views of a stack for one proposal, along the stack and across it.
struct StackArrangement {
  /// A view in the stack.
  struct Place {
    /// The size that the stack proposes to the view.
    var proposal: ProposedViewSize
    /// The distance of the view from the beginning of the stack, in points.
    var position: CGFloat = 0
    /// The distance of the view from the edge along the stack, in points.
    var crossPosition: CGFloat = 0
  }

  /// The places, in the order of the views.
  private(set) var places: [Place] = []

  /// The size of the stack, in points.
  private(set) var size = CGSize.zero

  /// Divides the space of a stack among its views.
  ///
  /// The views with the highest layout priority get their space first; all others keep only their
  /// minimum. Among views of one priority, the least flexible view is asked first, and is offered
  /// an equal share of the space that is left.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - axis: The direction of the stack.
  ///   - alignment: The guide at which the stack aligns its views.
  ///   - spacing: The distance between two views in points; nil for the distance that they prefer.
  ///   - proposal: The size that the parent of the stack proposes.
  init(
    _ subviews: LayoutSubviews,
    along axis: Axis,
    alignment: AlignmentGuide,
    spacing: CGFloat?,
    proposal: ProposedViewSize
  ) {
    guard !subviews.isEmpty else { return }
    let distances = Self.distances(subviews, along: axis, spacing: spacing)
    let lengths = Self.divide(
      proposal[axis].map { $0 - distances.reduce(0, +) },
      among: subviews,
      along: axis,
      proposal: proposal
    )
    var position: CGFloat = 0
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    var guides: [CGFloat] = []
    for (index, subview) in subviews.enumerated() {
      var offer = proposal
      offer[axis] = lengths[index]
      let dimensions = subview.dimensions(in: offer)
      let guide = dimensions[alignment]
      guides.append(guide)
      if index > 0 { position += distances[index - 1] }
      places.append(Place(proposal: offer, position: position))
      position += dimensions.size[axis]
      before = index == 0 ? guide : max(before, guide)
      let rest = dimensions.size[axis.cross] - guide
      after = index == 0 ? rest : max(after, rest)
    }
    for index in places.indices { places[index].crossPosition = before - guides[index] }
    size[axis] = position
    size[axis.cross] = before + after
  }

  /// Returns the distances between each view and the next one.
  private static func distances(
    _ subviews: LayoutSubviews,
    along axis: Axis,
    spacing: CGFloat?
  ) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
    let spacings = subviews.map(\.spacing)
    return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  /// Returns the length to offer to each view; nil for the ideal length.
  private static func divide(
    _ space: CGFloat?,
    among subviews: LayoutSubviews,
    along axis: Axis,
    proposal: ProposedViewSize
  ) -> [CGFloat?] {
    guard let space, space.isFinite else {
      return Array(repeating: space, count: subviews.count)
    }
    let limits = subviews.map { Limits($0, along: axis, proposal: proposal) }
    var offers = [CGFloat?](repeating: nil, count: subviews.count)
    var left = space
    var minimumOfTheRest = limits.reduce(0) { $0 + $1.minimum }
    for group in Dictionary(grouping: limits.indices, by: { limits[$0].priority })
      .sorted(by: { $0.key > $1.key }).map(\.value)
    {
      minimumOfTheRest -= group.reduce(0) { $0 + limits[$1].minimum }
      var waiting = group.count
      for index in group.sorted(by: { (limits[$0], $0) < (limits[$1], $1) }) {
        let offer = max(0, (left - minimumOfTheRest) / CGFloat(waiting))
        offers[index] = offer
        var size = proposal
        size[axis] = offer
        left -= subviews[subviews.startIndex + index].sizeThatFits(size)[axis]
        waiting -= 1
      }
    }
    return offers
  }

  /// The limits of a view's length.
  private struct Limits: Comparable {
    let priority: Double
    let minimum: CGFloat
    let flexibility: CGFloat

    init(_ subview: LayoutSubview, along axis: Axis, proposal: ProposedViewSize) {
      var (smallest, largest) = (proposal, proposal)
      smallest[axis] = 0
      largest[axis] = .infinity
      priority = subview.priority
      minimum = subview.sizeThatFits(smallest)[axis]
      flexibility = subview.sizeThatFits(largest)[axis] - minimum
    }

    static func < (first: Limits, second: Limits) -> Bool {
      first.flexibility < second.flexibility
    }
  }
}

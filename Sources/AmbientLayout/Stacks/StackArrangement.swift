/// The result of one proposal to a stack: the positions of the views, and the proposals to them.
struct StackArrangement {
  /// The position of a view in the stack, and the proposal to the view.
  struct Place {
    var proposal: ProposedViewSize
    /// The distance of the view along the stack, in points: from the leading edge of a horizontal
    /// stack, and from the top edge of a vertical stack.
    var position: CGFloat = 0
    /// The distance of the view across the stack, in points: from the top edge of a horizontal
    /// stack, and from the leading edge of a vertical stack.
    var crossPosition: CGFloat = 0
  }

  private(set) var places: [Place] = []

  private(set) var size = CGSize.zero

  /// Divides the space of a stack among its views.
  ///
  /// If the parent proposes no length across the stack, the views decide that length with their
  /// ideal sizes. The stack then proposes this length to all views. A divider in an `HStack`, for
  /// example, is as tall as the tallest other view.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - axis: The direction of the stack.
  ///   - alignment: The guide at which the stack aligns its views.
  ///   - spacing: The distance in points between two views; nil for the distance that they prefer.
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
    let offers = Self.divide(
      proposal[axis].map { $0 - distances.reduce(0, +) },
      among: subviews,
      along: axis,
      proposal: proposal
    )
    var extent = AlignedExtent()
    var guides: [CGFloat] = []
    var lengths: [CGFloat] = []
    for (index, subview) in subviews.enumerated() {
      var place = Place(proposal: proposal)
      place.proposal[axis] = offers[index]
      let dimensions = subview.dimensions(in: place.proposal)
      guides.append(dimensions[alignment])
      lengths.append(dimensions.size[axis])
      extent.add(length: dimensions.size[axis.cross], guide: guides[index])
      if index > 0 { size[axis] += distances[index - 1] }
      place.position = size[axis]
      size[axis] += lengths[index]
      places.append(place)
    }
    size[axis.cross] = extent.length
    if proposal[axis.cross] == nil {
      for (index, subview) in subviews.enumerated() {
        places[index].proposal[axis] = offers[index] ?? lengths[index]
        places[index].proposal[axis.cross] = extent.length
        guides[index] = subview.dimensions(in: places[index].proposal)[alignment]
      }
    }
    for index in places.indices {
      places[index].crossPosition = extent.position(ofViewWith: guides[index])
    }
  }

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
    func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
      var size = proposal
      size[axis] = offer
      return subviews[subviews.startIndex + index].sizeThatFits(size)[axis]
    }
    func limits(_ index: Int) -> LengthLimits {
      LengthLimits(
        priority: subviews[subviews.startIndex + index].priority,
        minimum: length(index, 0),
        maximum: length(index, .infinity)
      )
    }
    return SpaceDivision.offers(space, among: subviews.count, limits: limits, length: length)
  }
}

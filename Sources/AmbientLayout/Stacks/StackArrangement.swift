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
  ///   - limits: The layout priorities and the length limits of the views; empty if the proposal
  ///     has no finite length along the stack.
  init(
    _ subviews: LayoutSubviews,
    along axis: Axis,
    alignment: AlignmentGuide,
    spacing: CGFloat?,
    proposal: ProposedViewSize,
    limits: [LengthLimits]
  ) {
    guard !subviews.isEmpty else { return }
    let distances = Self.distances(subviews, along: axis, spacing: spacing)
    let offers = SpaceDivision.offers(
      proposal[axis].map { $0 - distances.reduce(0, +) },
      among: subviews.count,
      limits: limits
    ) { index, offer in
      subviews[subviews.startIndex + index].length(along: axis, offer, in: proposal)
    }
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

  /// Returns the layout priorities and the length limits of views in a stack.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - axis: The direction of the stack.
  ///   - proposal: The size that the parent of the stack proposes. Only its length across the stack
  ///     matters.
  /// - Returns: The limits, in the order of the views.
  static func limits(
    of subviews: LayoutSubviews,
    along axis: Axis,
    in proposal: ProposedViewSize
  ) -> [LengthLimits] {
    subviews.map { subview in
      LengthLimits(
        priority: subview.priority,
        minimum: subview.length(along: axis, 0, in: proposal),
        maximum: subview.length(along: axis, .infinity, in: proposal)
      )
    }
  }
}

extension LayoutSubview {
  /// Returns the length that the view chooses along a stack.
  ///
  /// - Parameters:
  ///   - axis: The direction of the stack.
  ///   - offer: The length that the stack offers, in points.
  ///   - proposal: The proposal to the stack, which has the length across the stack.
  /// - Returns: The length in points.
  fileprivate func length(
    along axis: Axis,
    _ offer: CGFloat,
    in proposal: ProposedViewSize
  ) -> CGFloat {
    var size = proposal
    size[axis] = offer
    return sizeThatFits(size)[axis]
  }
}

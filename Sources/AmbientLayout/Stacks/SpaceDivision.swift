/// The layout priority and the length limits of a view, a column or a row.
struct LengthLimits {
  var priority: Double = 0

  var minimum: CGFloat = 0

  var maximum: CGFloat = 0

  fileprivate var flexibility: CGFloat { minimum < maximum ? maximum - minimum : 0 }
}

/// The division of a length among views, or among the columns or rows of a grid.
///
/// In the comments below, a column or row of a grid counts as a view.
enum SpaceDivision {
  /// Returns the length to offer to each view; nil for the ideal length.
  ///
  /// The views with the highest layout priority get their offers first. The minimum lengths of the
  /// views with lower priorities are reserved. Views of one priority get their offers one after the
  /// other, the least flexible view first. An offer is the remaining length minus the reserved
  /// lengths, divided by the number of views of this priority that have no offer yet.
  ///
  /// - Parameters:
  ///   - space: The length to divide, in points; nil to let all views have their ideal length.
  ///   - count: The number of views.
  ///   - limits: The limits of the views, in order. They are not needed if there is no length to
  ///     divide, or if the length is infinite.
  ///   - length: Returns the length that a view chooses for an offer.
  /// - Returns: The offers in the order of the views.
  /// - Complexity: O(*n* log *n*) for *n* views.
  static func offers(
    _ space: CGFloat?,
    among count: Int,
    limits: @autoclosure () -> [LengthLimits],
    length: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat?] {
    guard let space, space.isFinite else { return Array(repeating: space, count: count) }
    let limits = limits()
    let order = limits.indices.sorted { (first, second) in
      let (one, other) = (limits[first], limits[second])
      if one.priority != other.priority { return one.priority > other.priority }
      return (one.flexibility, first) < (other.flexibility, second)
    }
    var offers = [CGFloat?](repeating: nil, count: count)
    var left = space
    var reserved = limits.reduce(0) { $0 + $1.minimum.finiteOrZero }
    var group = 0..<0
    for (rank, index) in order.enumerated() {
      if rank == group.upperBound {
        let priority = limits[index].priority
        let end = order[rank...].firstIndex { limits[$0].priority != priority } ?? count
        group = rank..<end
        reserved -= order[group].reduce(0) { $0 + limits[$1].minimum.finiteOrZero }
      }
      let offer = max(0, (left - reserved) / CGFloat(group.upperBound - rank))
      offers[index] = offer
      left -= length(index, offer)
    }
    return offers
  }
}

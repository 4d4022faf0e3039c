import AmbientLayout

/// The rows that a container should have in the tree.
struct RowDemand {
  /// The indices of the rows.
  var rows: Range<Int>

  /// The distance by which the visible rows have moved since the last demand, in points.
  ///
  /// They move if rows before them differ from their estimated lengths.
  var correction = CGSize.zero
}

/// A layout that knows which of its rows belong to a part of its bounds.
protocol RowsOnDemandLayout: Layout {
  /// Returns the rows that lie in a part of the bounds, with a few more before and after them.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the bounds.
  ///   - current: The rows that are in the tree. The rows close to the part stay.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The rows that are in the tree.
  ///   - cache: The kept values of the layout.
  /// - Returns: The rows, and the distance by which the visible rows have moved.
  func demand(
    in rect: CGRect,
    keeping current: Range<Int>,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> RowDemand

  /// Returns the place of a row in the bounds, even of a row that is not in the tree.
  func frame(
    ofRow row: Int,
    size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGRect
}

extension RowsOnDemandLayout {
  /// Returns the rows that lie in a part of the bounds; nil if the kept values are no cache of this
  /// layout.
  func demand<Kept>(
    in rect: CGRect,
    keeping current: Range<Int>,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ kept: inout Kept
  ) -> RowDemand? {
    guard var cache = kept as? Cache else { return nil }
    let demand = demand(
      in: rect,
      keeping: current,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
    if let changed = cache as? Kept { kept = changed }
    return demand
  }

  /// Returns the place of a row; nil if the kept values are no cache of this layout.
  func frame<Kept>(
    ofRow row: Int,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ kept: inout Kept
  ) -> CGRect? {
    guard var cache = kept as? Cache else { return nil }
    return frame(ofRow: row, size: size, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

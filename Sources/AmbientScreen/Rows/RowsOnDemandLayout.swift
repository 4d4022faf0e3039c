import AmbientLayout

/// A layout that knows which of its rows belong to a part of its bounds.
protocol RowsOnDemandLayout: Layout {
  /// Returns the rows that lie in a part of the bounds, with a few more before and after them.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the bounds.
  ///   - current: The rows that are in the tree. Those close to the part stay.
  ///   - size: The size of the bounds.
  func rows(
    in rect: CGRect,
    keeping current: Range<Int>,
    size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Range<Int>
}

extension RowsOnDemandLayout {
  /// Returns the rows that lie in a part of the bounds, with kept values of the type of this layout.
  func rows<Kept>(
    in rect: CGRect,
    keeping current: Range<Int>,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ kept: inout Kept
  ) -> Range<Int>? {
    guard var cache = kept as? Cache else { return nil }
    let rows = rows(
      in: rect,
      keeping: current,
      size: size,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
    if let changed = cache as? Kept { kept = changed }
    return rows
  }
}

import AmbientLayout

/// The size of a line of a lazy container, after its rows have been measured.
///
/// A line of a stack is one row. In a grid, each cell is a row, and the cells that are side by side
/// form one line. A line without a view has no length, and no distance from the next line.
struct MeasuredLine: Equatable {
  /// The length along the scroll direction, in points; always finite.
  private(set) var length: CGFloat = 0

  /// The length that the aligned views need across the scroll direction.
  private(set) var extentAcross = AlignedExtent()

  /// Whether a row of the line has a view.
  private(set) var hasViews = false

  /// Adds a row beside the rows that were added before.
  ///
  /// The views of the row follow each other along the axis. The sizes and the spacing are in
  /// points.
  mutating func addRow(_ views: [MeasuredView], _ axis: Axis, spacing: CGFloat) {
    guard !views.isEmpty else { return }
    let distances = spacing * CGFloat(views.count - 1)
    length = max(length, views.reduce(distances) { $0 + $1.size[axis].finiteOrZero })
    for view in views { extentAcross.add(length: view.size[axis.cross], guide: view.guide) }
    hasViews = true
  }
}

/// The size of a view in a row, in points.
struct MeasuredView {
  let size: CGSize

  /// The position of the guide by which a lazy stack aligns its lines, measured across the scroll
  /// direction; 0 for a view in a list or a grid.
  var guide: CGFloat = 0
}

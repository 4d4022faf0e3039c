import AmbientLayout

extension [FakeView] {
  /// Puts the views as cells into one row of a grid.
  func asRow(alignment: VerticalAlignment? = nil) -> [FakeView] {
    guard let first else { return [] }
    // The first cell identifies the row, so rows with different cells have different numbers.
    let row = GridCellRow.Row(
      number: UInt(bitPattern: ObjectIdentifier(first)),
      alignment: alignment
    )
    for cell in self { cell.row = row }
    return self
  }
}

extension GridLayout {
  /// A grid layout without space between the cells.
  static func tight(_ alignment: Alignment = .topLeading) -> GridLayout {
    GridLayout(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0)
  }

  /// Lays out a grid with a proposed width and height.
  ///
  /// - Returns: For each row, the frames of its cells.
  func cellFrames(_ rows: [[FakeView]], _ width: CGFloat?, _ height: CGFloat?) -> [[CGRect]] {
    _ = frames(rows.flatMap { $0.asRow() }, width, height)
    return rows.map { $0.map(\.frame) }
  }
}

import AmbientLayout

/// A row of cells of a grid.
final class FakeRow: LayoutItem {
  let cells: LayoutSubviews?
  let priority = 0.0
  let spacing = ViewSpacing()
  private let alignment: VerticalAlignment?
  private(set) var placement: LayoutPlacement?

  init(alignment: VerticalAlignment? = nil, _ cells: [FakeView]) {
    self.cells = LayoutSubviews(cells, layoutDirection: .leftToRight)
    self.alignment = alignment
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? { nil }

  func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
    if key == GridRowAlignment.self, let value = alignment as? Key.Value { return value }
    return Key.defaultValue
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placement = LayoutPlacement(origin: origin, proposal: proposal)
  }
}

extension GridLayout {
  /// A grid without distances.
  static func tight(_ alignment: Alignment = .topLeading) -> GridLayout {
    GridLayout(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0)
  }

  /// Places rows of cells, and returns the frames of all cells.
  func cellFrames(_ rows: [[FakeView]], _ width: CGFloat?, _ height: CGFloat?) -> [[CGRect]] {
    _ = frames(rows.map { FakeRow($0) }, width, height)
    return rows.map { $0.map(\.frame) }
  }
}

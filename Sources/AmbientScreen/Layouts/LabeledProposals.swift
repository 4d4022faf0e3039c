import AmbientLayout

/// The proposals for a label and a value that are side by side.
///
/// The available width is the width of the line, without the spacing between the two views. If the
/// ideal widths of the views add up to more than the available width, there are two cases:
///
/// - If each view is wider than half of the available width, each view gets this half.
/// - Otherwise, the narrower view keeps its ideal width, and the wider view gets the remaining
///   width.
struct LabeledProposals {
  private(set) var label = ProposedViewSize.unspecified
  private(set) var value = ProposedViewSize.unspecified

  /// Divides the width of a line.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points; nil if the line has no limit.
  ///   - label: The ideal width of the label, in points.
  ///   - value: The ideal width of the value, in points.
  ///   - spacing: The distance between the two, in points.
  init(of width: CGFloat?, label: CGFloat, value: CGFloat, spacing: CGFloat) {
    guard let width else { return }
    let space = max(0, width - (label > 0 && value > 0 ? spacing : 0))
    guard label + value > space else { return }
    if label > space / 2, value > space / 2 {
      self.label.width = space / 2
      self.value.width = space / 2
    } else if label > space / 2 {
      self.label.width = space - value
    } else {
      self.value.width = space - label
    }
  }
}

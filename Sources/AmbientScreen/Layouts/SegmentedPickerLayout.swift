import AmbientLayout

/// The layout of a picker with segments: all options are side by side and equally wide.
///
/// The label is not shown.
struct SegmentedPickerLayout: Layout {
  /// The space between the edges of a segment and the content of the segment.
  ///
  /// In a picker that is too narrow, the contents use this space too.
  let insets: EdgeInsets

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let options = options(subviews)
    let largest = options.largestSize(in: .unspecified)
    let ideal = CGFloat(options.count) * (largest.width + insets.leading + insets.trailing)
    return CGSize(
      width: proposal.width ?? ideal,
      height: largest.height + insets.top + insets.bottom
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let options = options(subviews)
    // An option that is too wide is truncated, and keeps its height.
    let height = options.largestSize(in: .unspecified).height
    let width = bounds.width / CGFloat(max(1, options.count))
    for (index, option) in options.enumerated() {
      option.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: width, height: height)
      )
    }
  }

  private func options(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { [.selected, .other].contains($0[PickerLayout.Role.self]) }
  }
}

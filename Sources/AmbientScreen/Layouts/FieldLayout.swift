import AmbientLayout

/// The layout of a text field: as wide as proposed, and as high as a line.
struct FieldLayout: Layout {
  /// The text in the field, or the prompt.
  let text: TextLayout

  /// The space between the text and the border.
  let insets: EdgeInsets

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let ideal = text.lines(in: .unspecified).size
    return CGSize(
      width: proposal.width ?? ideal.width + insets.leading + insets.trailing,
      height: ideal.height + insets.top + insets.bottom
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

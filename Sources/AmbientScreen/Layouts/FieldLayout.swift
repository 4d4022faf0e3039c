import AmbientLayout

/// The layout of a text field: as wide as proposed, and as high as a line.
struct FieldLayout: LeafLayout {
  /// The text in the field, or the prompt.
  let text: TextLayout

  /// The space between the text and the border.
  let insets: EdgeInsets

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = text.lines(in: .unspecified).size
    return CGSize(
      width: proposal.width ?? ideal.width + insets.leading + insets.trailing,
      height: ideal.height + insets.top + insets.bottom
    )
  }
}

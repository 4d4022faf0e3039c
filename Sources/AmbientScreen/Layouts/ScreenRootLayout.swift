import AmbientLayout

/// Centers the content of a screen, and each sheet and dialog, in the safe area.
struct ScreenRootLayout: Layout {
  /// The part of the screen that nothing covers, in points.
  let safeArea: CGRect

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: safeArea.size)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: safeArea.midX, y: safeArea.midY),
        anchor: .center,
        proposal: ProposedViewSize(safeArea.size)
      )
    }
  }
}

import AmbientHosting
import AmbientLayout
import AmbientViews

/// The layout of a text, which has no views in it.
struct TextLayout: LeafLayout {
  /// The text, its font and its line limit.
  let request: TextRequest

  /// The measure of the host.
  let measure: any TextMeasure

  /// The length of a pixel, in points.
  let pixel: CGFloat

  /// Returns the lines of the text in a proposed size.
  func lines(in proposal: ProposedViewSize) -> TextLines {
    measure.lines(of: request, in: proposal, unit: pixel)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    lines(in: proposal).size
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: bounds.minY + lines(in: proposal).firstBaseline
    case .lastTextBaseline: bounds.minY + lines(in: proposal).lastBaseline
    default: nil
    }
  }
}

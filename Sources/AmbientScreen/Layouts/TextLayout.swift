import AmbientHosting
import AmbientLayout
import AmbientViews

/// The layout of a text; a text contains no views.
struct TextLayout: LeafLayout {
  /// The text, its font and its line limit.
  let request: TextRequest

  /// The measure of the host.
  let measure: any TextMeasure

  /// The length of a pixel, in points.
  let pixel: CGFloat

  func lines(in proposal: ProposedViewSize) -> TextLines {
    measure.lines(of: request, in: proposal, unit: pixel)
  }

  /// The renderer of the program, which may choose the size; nil for none.
  var renderer: TextRendererDetail?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer else { return lines(in: proposal).size }
    let measure = DrawingMeasure(textMeasure: measure, pixel: pixel)
    return renderer.sizeThatFits(proposal, measure: measure)
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

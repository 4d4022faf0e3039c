import AmbientHosting
import AmbientLayout
import AmbientViews

/// The layout of a text.
struct TextLayout: LeafLayout {
  /// The text, its font and its line limit.
  let request: TextRequest

  let measure: any TextMeasure

  /// The length of a pixel, in points.
  let pixel: CGFloat

  /// The size of a symbol beside body text, in points.
  var symbolSize = CGSize.zero

  func lines(in proposal: ProposedViewSize) -> TextLines {
    measure.lines(of: request, in: proposal, unit: pixel)
  }

  /// The renderer that the program sets, if any.
  ///
  /// The renderer can choose the size of the text.
  var renderer: TextRendererDetail?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer else { return lines(in: proposal).size }
    return renderer.sizeThatFits(proposal, measure: drawingMeasure)
  }

  /// Measures the texts and the symbols that the renderer draws.
  var drawingMeasure: DrawingMeasure {
    DrawingMeasure(textMeasure: measure, pixel: pixel, symbolSize: symbolSize)
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

import AmbientHosting
import AmbientLayout
import AmbientViews

/// The layout of a text, which has no views in it.
struct TextLayout: Layout {
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

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    lines(in: proposal).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}

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

extension ElementLayout {
  /// The layout of the text of an element.
  @MainActor
  static func text(_ element: Element, _ context: LayoutRules.Context) -> ElementLayout {
    var layout = ElementLayout(
      TextLayout(
        request: TextRequest(element.text ?? "", element.attributes),
        measure: context.settings.textMeasure,
        pixel: 1 / context.settings.scale
      )
    )
    layout.hasBaselines = true
    return layout
  }
}

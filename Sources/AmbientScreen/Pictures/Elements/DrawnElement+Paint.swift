import AmbientHosting
import AmbientLayout
import AmbientViews

extension DrawnElement {
  /// Returns the paint in the element's `PaintDetail`, or else the paint that the attribute names.
  func paint(_ attribute: ElementAttribute<String>) -> ShapePaint? {
    if let detail = element.detail(PaintDetail.self) { return detail.paint }
    return element[attribute].map(ShapePaint.init(name:))
  }

  /// The appearance of the element's own text.
  var textLook: TextLook {
    TextLook(
      paint: paint(.foreground) ?? .named("foreground"),
      placement: PaintPlacement(frame),
      isUnderlined: element[.underline] != nil,
      isStruck: element[.strikethrough] != nil,
      isRedacted: element[.redacted]?.contains("placeholder") ?? false
    )
  }

  /// Returns the appearance of a title or of a prompt.
  func look(_ paint: ShapePaint, in frame: CGRect) -> TextLook {
    TextLook(paint: paint, placement: PaintPlacement(frame))
  }
}

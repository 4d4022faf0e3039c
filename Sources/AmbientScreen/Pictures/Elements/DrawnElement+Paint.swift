import AmbientHosting
import AmbientLayout
import AmbientViews

extension DrawnElement {
  /// The paint that an attribute of the element names; nil if the element has none.
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

  /// The appearance of a title or prompt in a color.
  func look(_ paint: ShapePaint, in frame: CGRect) -> TextLook {
    TextLook(paint: paint, placement: PaintPlacement(frame))
  }
}

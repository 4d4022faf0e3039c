import AmbientViews

/// The appearance of the characters of a text.
struct TextLook {
  var paint = ShapePaint.named("foreground")

  var placement: PaintPlacement

  var isUnderlined = false

  var isStruck = false

  /// Whether the characters are drawn as bars.
  var isRedacted = false
}

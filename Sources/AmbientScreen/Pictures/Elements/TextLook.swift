import AmbientViews

/// The appearance of the characters of a text.
struct TextLook {
  /// The color or style.
  var paint = ShapePaint.named("foreground")

  /// The placement of the paint.
  var placement: PaintPlacement

  /// Whether there is a line below the characters.
  var isUnderlined = false

  /// Whether there is a line through the characters.
  var isStruck = false

  /// Whether the characters are drawn as bars.
  var isRedacted = false
}

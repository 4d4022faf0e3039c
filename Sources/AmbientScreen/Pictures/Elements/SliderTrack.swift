import AmbientLayout

/// The line along which the knob of a slider moves.
struct SliderTrack {
  /// The left edge, and the length from there to the right edge.
  let start: CGFloat, length: CGFloat

  let knobWidth: CGFloat

  /// Returns the middle of the knob at a fraction of the range, counted from the left.
  ///
  /// The whole knob stays on the line. The mark of a value is at the same place as the middle of
  /// the knob while the slider has this value.
  func place(of fraction: CGFloat) -> CGFloat {
    start + knobWidth / 2 + max(0, length - knobWidth) * fraction
  }
}

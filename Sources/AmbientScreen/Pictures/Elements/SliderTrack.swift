import AmbientLayout

/// The line along which the knob of a slider moves.
struct SliderTrack {
  /// The left edge, and the length from there to the right edge.
  let start: CGFloat, length: CGFloat

  let knobWidth: CGFloat

  /// Returns the middle of the knob at a fraction of the range, counted from the left.
  ///
  /// The whole knob stays on the line. The marks and the ends of the colored bar are placed where
  /// the middle of the knob would be.
  func place(of fraction: CGFloat) -> CGFloat {
    start + knobWidth / 2 + max(0, length - knobWidth) * fraction
  }
}

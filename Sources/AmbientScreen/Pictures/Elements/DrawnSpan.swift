import AmbientLayout
import AmbientViews

/// A part of a line of a text: characters in one style, or an image.
struct DrawnSpan {
  let text: String

  /// The run of the text that contains this part, and has the style of the part.
  let run: TextRuns.Run

  /// The font, in the size in which the part is drawn.
  let font: TextFont

  /// The space after each character, in points.
  let kerning: CGFloat

  /// The frame of the characters or of the image, in points.
  let frame: CGRect

  /// The vertical position of the baseline of the characters, in points from the top of the screen.
  let baseline: CGFloat

  init(_ span: TextSpan, _ run: MeasuredRun, x: CGFloat, baseline: CGFloat) {
    text = span.text
    self.run = span.run
    font = run.font
    kerning = run.kerning
    self.baseline = baseline
    frame = CGRect(
      x: x,
      y: baseline - run.metrics.ascent,
      width: span.text.reduce(0) { $0 + run.width(of: $1) },
      height: run.metrics.lineHeight
    )
  }

  /// The image that is drawn instead of the characters; nil for characters.
  var picture: TextRuns.Picture? { run.picture }
}

import AmbientDrawing
import AmbientLayout
import AmbientViews

/// A surface on which the screen is drawn: an SVG document, or a grid of characters.
///
/// All lengths are in points. Some functions take a closure that draws the content. These functions
/// change the content, for example its opacity. A canvas that does not support a change draws the
/// content unchanged.
@MainActor
protocol PictureCanvas {
  /// The functions that draw the elements of each kind.
  static var drawers: Drawers<Self> { get }

  /// The paints for content that sets no paints.
  var inherited: InheritedPaints { get set }

  // MARK: Areas, lines, texts and images

  mutating func fill(_ outline: Outline, _ paint: ShapePaint, in placement: PaintPlacement)

  mutating func stroke(
    _ outline: Outline,
    _ style: StrokeStyle,
    _ paint: ShapePaint,
    in placement: PaintPlacement
  )

  mutating func write(_ text: DrawnText, _ look: TextLook)

  mutating func draw(_ separator: RowSeparator)

  mutating func draw(_ indicator: ScrollIndicator)

  /// Draws an image, or a placeholder if the bytes of the image are not known.
  mutating func drawImage(_ image: DrawnImage, _ paint: ShapePaint, in frame: CGRect)

  // MARK: Changes

  mutating func transformed(by transform: CGAffineTransform, _ content: (inout Self) -> Void)

  /// Draws the content with an opacity from 0 (invisible) to 1 (opaque).
  mutating func faded(_ opacity: Double, _ content: (inout Self) -> Void)

  /// Draws only the part of the content inside the outline.
  mutating func clipped(to outline: Outline, _ content: (inout Self) -> Void)

  /// Draws the content only where a mask is opaque.
  ///
  /// - Parameters:
  ///   - frame: The frame of the content.
  ///   - isInverted: Whether the content is drawn only where the mask is transparent.
  ///   - mask: Draws the mask.
  ///   - content: Draws the content.
  mutating func masked(
    in frame: CGRect,
    isInverted: Bool,
    by mask: (inout Self) -> Void,
    _ content: (inout Self) -> Void
  )

  /// Changes the colors or the edges of the content.
  ///
  /// - Parameters:
  ///   - filter: The filter that changes the content.
  ///   - frame: The frame of the content.
  ///   - content: Draws the content.
  mutating func filtered(
    _ filter: PictureFilter,
    in frame: CGRect,
    _ content: (inout Self) -> Void
  )

  /// Blends the colors of the content with the colors behind the content.
  mutating func blended(_ mode: BlendMode, in frame: CGRect, _ content: (inout Self) -> Void)

  /// Draws the content as one picture, and blends this picture with the colors behind it.
  mutating func grouped(_ content: (inout Self) -> Void)
}

extension PictureCanvas {
  mutating func draw(_ elements: [DrawnElement]) { Self.drawers.draw(elements, &self) }

  mutating func draw(_ separators: [RowSeparator]) {
    for separator in separators { draw(separator) }
  }

  /// Fills the inside of an outline; the paint is relative to the outline's frame.
  mutating func fill(_ outline: Outline, _ paint: ShapePaint) {
    fill(outline, paint, in: PaintPlacement(outline.frame))
  }

  /// Draws a line along an outline; the paint is relative to the outline's frame.
  mutating func stroke(_ outline: Outline, _ paint: ShapePaint, width: CGFloat = 1) {
    stroke(outline, StrokeStyle(lineWidth: width), paint, in: PaintPlacement(outline.frame))
  }

  /// Draws the content with other inherited paints; a paint stays the same if its argument is nil.
  mutating func styled(
    foreground: ShapePaint? = nil,
    tint: ShapePaint? = nil,
    _ content: (inout Self) -> Void
  ) {
    let before = inherited
    inherited = InheritedPaints(
      foreground: foreground.map { inherited.resolving($0) } ?? inherited.foreground,
      tint: tint.map { inherited.resolving($0) } ?? inherited.tint
    )
    content(&self)
    inherited = before
  }
}

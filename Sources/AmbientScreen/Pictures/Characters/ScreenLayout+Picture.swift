import AmbientHosting

extension ScreenLayout {
  /// A picture of the screen that consists of characters.
  ///
  /// The screen is divided into cells of the size ``ScreenSettings/cellSize``.
  ///
  /// ```text
  /// Sound              [x]
  ///
  /// ───────●──────────────
  /// ```
  ///
  /// An East Asian wide character or an emoji takes up two cells. Any other character takes up one
  /// cell. The font makes no difference. A colored shape is drawn as `░` in each cell whose center
  /// is inside of the shape. The outline of a rectangle is drawn as a box. Other lines are drawn as
  /// `▓`, or as `░` if they are partly transparent. Hidden and transparent views are left out, and
  /// clipped views end at the edges of their clip. If a view is rotated or scaled, its shapes are
  /// rotated and scaled. Its texts only move: their characters stay the same. Blurs, shadows and
  /// changes of colors are not drawn. No row of characters ends with spaces, and the picture does
  /// not end with empty rows.
  ///
  /// - Complexity: O(n + m) in the number n of elements and the number m of cells.
  public var picture: String {
    var canvas = CharacterCanvas(size: size, cellSize: settings.cellSize)
    canvas.draw(drawnElements)
    return canvas.text
  }
}

import AmbientHosting

extension ScreenLayout {
  /// A picture of the screen in characters, of which each stands for a cell of the size
  /// ``ScreenSettings/cellSize``.
  ///
  /// ```text
  /// Sound              [x]
  ///
  /// ───────●──────────────
  /// ```
  ///
  /// The characters of all fonts take up one cell, and an East Asian wide character or an emoji
  /// two. A color is `░`, in each cell whose middle is in the shape. A line is a box around a
  /// rectangle, and otherwise `▓`, or `░` if it is partly transparent. Hidden and transparent views
  /// are left out, and clipped views end at the edges of their clip. Shapes and places are rotated
  /// and scaled, and characters are not. Blurs, shadows and changes of colors are not drawn. The
  /// lines have no spaces at their ends, and there are no empty lines at the end.
  ///
  /// - Complexity: O(n + m) in the number n of elements and the number m of cells.
  public var picture: String {
    var canvas = CharacterCanvas(size: size, cellSize: settings.cellSize)
    canvas.draw(drawnElements)
    return canvas.text
  }
}

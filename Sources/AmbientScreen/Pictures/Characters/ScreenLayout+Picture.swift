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
  /// two. A color is `░`. Hidden and transparent views are left out, and the content of a scroll
  /// view, a list or a clipped view ends at its edges. Rotations and scales are not drawn. The
  /// lines have no spaces at their ends, and there are no empty lines at the end.
  ///
  /// - Complexity: O(n + m) in the number n of elements and the number m of cells.
  public var picture: String {
    var canvas = CharacterCanvas(size: size, cellSize: settings.cellSize)
    CharacterDrawers.standard.draw(drawnElements, &canvas)
    return canvas.text
  }
}

public import AmbientCore

/// The foreground style with styles for the levels of emphasis.
struct LeveledStyle: ShapeStyle {
  typealias Resolved = LeveledStyle

  /// The styles from the first level to the last one that is set, of which there are at least two.
  let levels: [AnyShapeStyle]

  /// Returns the paint of the first level.
  func _paint(in environment: EnvironmentValues) -> ShapePaint {
    paint(ofLevel: 0, in: environment)
  }

  /// Returns the paint of a level; the last style is that of all further levels too.
  func paint(ofLevel level: Int, in environment: EnvironmentValues) -> ShapePaint {
    var environment = environment
    // A level may have the style of another level of the environment. It would find itself there.
    environment.textStyle.characters.foreground = nil
    return levels[min(level, levels.count - 1)]._paint(in: environment)
  }
}

extension View {
  /// Sets the styles of the first two levels of the foreground.
  ///
  /// Further levels have the second style.
  ///
  /// The first style is that of texts, images and shapes too.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    foregroundStyle(
      LeveledStyle(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]),
      fileID: fileID,
      line: line
    )
  }

  /// Sets the styles of the first three levels of the foreground.
  ///
  /// Further levels have the third style.
  ///
  /// The first style is that of texts, images and shapes too.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    foregroundStyle(
      LeveledStyle(
        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
      ),
      fileID: fileID,
      line: line
    )
  }
}

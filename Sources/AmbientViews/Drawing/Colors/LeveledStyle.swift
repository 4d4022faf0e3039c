public import AmbientCore

/// A foreground style that consists of separate styles for the levels of emphasis.
struct LeveledStyle: ShapeStyle {
  typealias Resolved = LeveledStyle

  /// The styles from the first level to the last level, at least two.
  let levels: [AnyShapeStyle]

  func _paint(in environment: EnvironmentValues) -> ShapePaint {
    paint(ofLevel: 0, in: environment)
  }

  /// Returns the paint of a level; a level without a style of its own has the last style.
  func paint(ofLevel level: Int, in environment: EnvironmentValues) -> ShapePaint {
    levels[min(level, levels.count - 1)]._paint(in: environment)
  }
}

extension View {
  /// Sets the styles of the first two levels of the foreground.
  ///
  /// Further levels have the second style. Texts, images and shapes use the first level by default.
  ///
  /// - Parameters:
  ///   - primary: The style of the first level.
  ///   - secondary: The style of the second level.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
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
  /// Further levels have the third style. Texts, images and shapes use the first level by default.
  ///
  /// - Parameters:
  ///   - primary: The style of the first level.
  ///   - secondary: The style of the second level.
  ///   - tertiary: The style of the third level.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
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

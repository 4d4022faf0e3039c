public import AmbientCore

/// Modifiers that set the color of controls.
///
/// - Invalidation: When the color changes, the controls in the view and the elements that are
///   painted with `.tint` are updated. No body runs.
extension View {
  /// Sets the tint of the controls in the view to a color.
  ///
  /// Hosts see the tint as the attribute `tint` of each control. The shape style `.tint` resolves
  /// to the tint.
  ///
  /// - Parameters:
  ///   - tint: The tint. For nil, the controls have the accent color, or else the default color of
  ///     the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func tint(
    _ tint: Color?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.tint, tint.map(AnyShapeStyle.init), fileID: fileID, line: line)
  }

  /// Sets the tint of the controls in the view to a shape style.
  ///
  /// Hosts see the tint as the attribute `tint` of each control. The shape style `.tint` resolves
  /// to the tint.
  ///
  /// - Parameters:
  ///   - tint: The tint. For nil, the controls have the accent color, or else the default color of
  ///     the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(
    _ tint: S?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.tint, tint.map(AnyShapeStyle.init), fileID: fileID, line: line)
  }

  /// Sets the color of the view's controls that have no tint; nil for the default of the host.
  ///
  /// - Parameters:
  ///   - accentColor: The color; nil for the default of the host.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func accentColor(
    _ accentColor: Color?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.controlTraits.accentColor, accentColor, fileID: fileID, line: line)
  }
}

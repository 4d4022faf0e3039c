public import AmbientCore

/// A type-erased ``ButtonStyle`` or ``PrimitiveButtonStyle``.
protocol ErasedButtonStyle {
  /// Returns the button in this style.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - outer: The styles that are set further up the tree than this style. Buttons in the
  ///     returned view use these styles.
  /// - Returns: The view.
  @MainActor func show<Label: View>(_ button: Button<Label>, outer: ButtonStyles) -> AnyView
}

/// The styles that the ancestors set for buttons, from the nearest to the outermost.
typealias ButtonStyles = StyleStack<any ErasedButtonStyle>

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: ButtonStyles { .unstyled }
}

extension EnvironmentValues {
  var buttonStyles: ButtonStyles {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets a style for the appearance and the behavior of the buttons in the view.
  ///
  /// - Parameters:
  ///   - style: The style, which decides when the action of a button runs.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   button in the view. Setting an equal style again runs no body.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.buttonStyles.nearest,
      WholeButtonStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// Sets a style for the appearance of the buttons in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: When a stored property of the style changes, the style's body runs for each
  ///   button in the view. Setting an equal style again runs no body.
  public nonisolated func buttonStyle<S: ButtonStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(
      \.buttonStyles.nearest,
      ButtonLabelStyle(style: style),
      fileID: fileID,
      line: line
    )
  }

  /// The form of `buttonStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_asFunction style: S) -> some View {
    buttonStyle(style, fileID: "", line: 0)
  }

  /// The form of `buttonStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func buttonStyle<S: ButtonStyle>(_asFunction style: S) -> some View {
    buttonStyle(style, fileID: "", line: 0)
  }
}

public import AmbientCore

/// Shows buttons in a style.
protocol ButtonShowing {
  /// The button in this style, within which the outer styles hold.
  @MainActor func show<Label: View>(_ button: Button<Label>, outer: ButtonStyles) -> AnyView
}

/// The styles of buttons that were set, the nearest first.
typealias ButtonStyles = StyleStack<any ButtonShowing>

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: ButtonStyles { .usual }
}

extension EnvironmentValues {
  /// The styles of buttons.
  var buttonStyles: ButtonStyles {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in the view: how they look and how they act.
  ///
  /// - Invalidation: When a field of the style changes, its body runs for each button below; an equal
  ///   style changes nothing.
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

  /// Sets the style of the buttons in the view: how they look.
  ///
  /// - Invalidation: When a field of the style changes, its body runs for each button below; an equal
  ///   style changes nothing.
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
}

public import AmbientCore

/// A style of pickers; hosts see only the name of the style.
///
/// Unlike a ``ButtonStyle``, a picker style has no body: the host decides how a picker with the
/// style looks.
///
/// - Note: Ambient only passes this on to the host.
public protocol PickerStyle: Sendable {
  /// The value of the attribute `style`; nil for the default style, which sets no attribute.
  var _name: String? { get }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  var pickerStyleName: String? {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in the view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - fileID: The file of the caller, for diagnostics.
  ///   - line: The line of the caller, for diagnostics.
  /// - Returns: The modified view.
  /// - Invalidation: A change updates the descriptions of the pickers in the view; no body runs.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func pickerStyle<S: PickerStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.pickerStyleName, style._name, fileID: fileID, line: line)
  }

  /// The form of `pickerStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func pickerStyle<S: PickerStyle>(_asFunction style: S) -> some View {
    pickerStyle(style, fileID: "", line: 0)
  }
}

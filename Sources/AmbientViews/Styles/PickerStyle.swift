public import AmbientCore

/// How pickers look: one of the styles that hosts know.
public protocol PickerStyle: Sendable {
  /// The word by which hosts know the style; nil for the usual one.
  var _name: String? { get }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The word for the style of pickers.
  var pickerStyleName: String? {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in the view.
  public nonisolated func pickerStyle<S: PickerStyle>(
    _ style: S,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(\.pickerStyleName, style._name, fileID: fileID, line: line)
  }
}

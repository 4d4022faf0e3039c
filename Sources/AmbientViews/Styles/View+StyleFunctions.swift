public import AmbientCore

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `textFieldStyle(_:)` as a function.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_asFunction style: S) -> some View {
    textFieldStyle(style, fileID: "", line: 0)
  }

  /// `labelStyle(_:)` as a function.
  public nonisolated func labelStyle<S: LabelStyle>(_asFunction style: S) -> some View {
    labelStyle(style, fileID: "", line: 0)
  }

  /// `toggleStyle(_:)` as a function.
  public nonisolated func toggleStyle<S: ToggleStyle>(_asFunction style: S) -> some View {
    toggleStyle(style, fileID: "", line: 0)
  }

  /// `pickerStyle(_:)` as a function.
  public nonisolated func pickerStyle<S: PickerStyle>(_asFunction style: S) -> some View {
    pickerStyle(style, fileID: "", line: 0)
  }

  /// `buttonStyle(_:)` as a function.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_asFunction style: S) -> some View {
    buttonStyle(style, fileID: "", line: 0)
  }

  /// `buttonStyle(_:)` as a function.
  public nonisolated func buttonStyle<S: ButtonStyle>(_asFunction style: S) -> some View {
    buttonStyle(style, fileID: "", line: 0)
  }
}

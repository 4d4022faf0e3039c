public import AmbientCore

// Swift does not convert a function with default arguments to a function value. The overloads below
// have no default arguments, so that `style.map(labelStyle)` compiles. Their label `_asFunction`
// keeps them out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// Sets the style of text fields, for uses of `textFieldStyle(_:)` as a function value.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_asFunction style: S) -> some View {
    textFieldStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of labels, for uses of `labelStyle(_:)` as a function value.
  public nonisolated func labelStyle<S: LabelStyle>(_asFunction style: S) -> some View {
    labelStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of toggles, for uses of `toggleStyle(_:)` as a function value.
  public nonisolated func toggleStyle<S: ToggleStyle>(_asFunction style: S) -> some View {
    toggleStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of pickers, for uses of `pickerStyle(_:)` as a function value.
  public nonisolated func pickerStyle<S: PickerStyle>(_asFunction style: S) -> some View {
    pickerStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of buttons, for uses of `buttonStyle(_:)` as a function value.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_asFunction style: S) -> some View {
    buttonStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of buttons, for uses of `buttonStyle(_:)` as a function value.
  public nonisolated func buttonStyle<S: ButtonStyle>(_asFunction style: S) -> some View {
    buttonStyle(style, fileID: "", line: 0)
  }
}

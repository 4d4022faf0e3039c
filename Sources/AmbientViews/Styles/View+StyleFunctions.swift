public import AmbientCore

// Swift does not convert a function with default arguments to the type that `style.map(labelStyle)`
// needs. These overloads have no default arguments. Their label keeps them out of ordinary calls:
// an overload with the same form would make type checking of long chains that do not compile
// exponentially slower.
extension View {
  /// Sets the style of text fields, for uses of `textFieldStyle(_:)` as a function.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_asFunction style: S) -> some View {
    textFieldStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of labels, for uses of `labelStyle(_:)` as a function.
  public nonisolated func labelStyle<S: LabelStyle>(_asFunction style: S) -> some View {
    labelStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of toggles, for uses of `toggleStyle(_:)` as a function.
  public nonisolated func toggleStyle<S: ToggleStyle>(_asFunction style: S) -> some View {
    toggleStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of pickers, for uses of `pickerStyle(_:)` as a function.
  public nonisolated func pickerStyle<S: PickerStyle>(_asFunction style: S) -> some View {
    pickerStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of buttons, for uses of `buttonStyle(_:)` as a function.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_asFunction style: S) -> some View {
    buttonStyle(style, fileID: "", line: 0)
  }

  /// Sets the style of buttons, for uses of `buttonStyle(_:)` as a function.
  public nonisolated func buttonStyle<S: ButtonStyle>(_asFunction style: S) -> some View {
    buttonStyle(style, fileID: "", line: 0)
  }
}

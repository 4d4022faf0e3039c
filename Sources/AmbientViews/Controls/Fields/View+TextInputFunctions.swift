public import AmbientCore

#if canImport(UIKit)
public import UIKit
#endif

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `type.map(keyboardType)` compiles.
extension View {
  /// The form of `keyboardType(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func keyboardType(_asFunction type: UIKeyboardType) -> some View {
    keyboardType(type, fileID: "", line: 0)
  }

  /// The form of `textContentType(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func textContentType(_asFunction type: UITextContentType?) -> some View {
    textContentType(type, fileID: "", line: 0)
  }

  /// The form of `textInputAutocapitalization(_:)` without the parameters `fileID` and `line`, for
  /// use as a function value.
  public nonisolated func textInputAutocapitalization(
    _asFunction autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    textInputAutocapitalization(autocapitalization, fileID: "", line: 0)
  }

  /// The form of `autocapitalization(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func autocapitalization(
    _asFunction style: UITextAutocapitalizationType
  ) -> some View {
    autocapitalization(style, fileID: "", line: 0)
  }

  /// The form of `writingToolsBehavior(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func writingToolsBehavior(_asFunction behavior: WritingToolsBehavior)
    -> some View
  {
    writingToolsBehavior(behavior, fileID: "", line: 0)
  }

  /// The form of `writingToolsAffordanceVisibility(_:)` without the parameters `fileID` and `line`,
  /// for use as a function value.
  public nonisolated func writingToolsAffordanceVisibility(_asFunction visibility: Visibility)
    -> some View
  {
    writingToolsAffordanceVisibility(visibility, fileID: "", line: 0)
  }

  /// The form of `findDisabled(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func findDisabled(_asFunction isDisabled: Bool) -> some View {
    findDisabled(isDisabled, fileID: "", line: 0)
  }

  /// The form of `replaceDisabled(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func replaceDisabled(_asFunction isDisabled: Bool) -> some View {
    replaceDisabled(isDisabled, fileID: "", line: 0)
  }

  /// The form of `findNavigator(isPresented:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func findNavigator(_asFunction isPresented: Binding<Bool>) -> some View {
    findNavigator(isPresented: isPresented, fileID: "", line: 0)
  }

  /// The form of `textSelection(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func textSelection<S: TextSelectability>(_asFunction selectability: S)
    -> some View
  {
    textSelection(selectability, fileID: "", line: 0)
  }
}

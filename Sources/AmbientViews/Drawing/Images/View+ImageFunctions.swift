public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `variants.map(symbolVariant)` compiles. Their label `_asFunction`
// keeps them out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `symbolVariant(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func symbolVariant(_asFunction variant: SymbolVariants) -> some View {
    symbolVariant(variant, fileID: "", line: 0)
  }

  /// The form of `imageScale(_:)` without the parameters `fileID` and `line`, for use as a function
  /// value.
  public nonisolated func imageScale(_asFunction scale: Image.Scale) -> some View {
    imageScale(scale, fileID: "", line: 0)
  }

  /// The form of `symbolRenderingMode(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func symbolRenderingMode(_asFunction mode: SymbolRenderingMode?) -> some View {
    symbolRenderingMode(mode, fileID: "", line: 0)
  }

  /// The form of `allowedDynamicRange(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func allowedDynamicRange(_asFunction range: Image.DynamicRange?) -> some View {
    allowedDynamicRange(range, fileID: "", line: 0)
  }

  /// The form of `symbolVariableValueMode(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func symbolVariableValueMode(_asFunction mode: SymbolVariableValueMode?)
    -> some View
  {
    symbolVariableValueMode(mode, fileID: "", line: 0)
  }

  /// The form of `symbolColorRenderingMode(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func symbolColorRenderingMode(_asFunction mode: SymbolColorRenderingMode?)
    -> some View
  {
    symbolColorRenderingMode(mode, fileID: "", line: 0)
  }
}

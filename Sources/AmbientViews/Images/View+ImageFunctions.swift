public import AmbientCore

// Modifiers without default arguments, for uses as functions such as
// `object.map(environmentObject)`: Swift does not convert a function that has default arguments.
// The label keeps these overloads out of ordinary calls. Without it, type-checking a chain of
// modifiers that contains an error would take exponential time.
extension View {
  /// Sets symbol variants, for uses of `symbolVariant(_:)` as a function.
  public nonisolated func symbolVariant(_asFunction variant: SymbolVariants) -> some View {
    symbolVariant(variant, fileID: "", line: 0)
  }

  /// Sets the image scale, for uses of `imageScale(_:)` as a function.
  public nonisolated func imageScale(_asFunction scale: Image.Scale) -> some View {
    imageScale(scale, fileID: "", line: 0)
  }

  /// Sets the rendering mode, for uses of `symbolRenderingMode(_:)` as a function.
  public nonisolated func symbolRenderingMode(_asFunction mode: SymbolRenderingMode?) -> some View {
    symbolRenderingMode(mode, fileID: "", line: 0)
  }

  /// Sets the dynamic range, for uses of `allowedDynamicRange(_:)` as a function.
  public nonisolated func allowedDynamicRange(_asFunction range: Image.DynamicRange?) -> some View {
    allowedDynamicRange(range, fileID: "", line: 0)
  }
}

public import AmbientCore

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `symbolVariant(_:)` as a function.
  public nonisolated func symbolVariant(_asFunction variant: SymbolVariants) -> some View {
    symbolVariant(variant, fileID: "", line: 0)
  }

  /// `imageScale(_:)` as a function.
  public nonisolated func imageScale(_asFunction scale: Image.Scale) -> some View {
    imageScale(scale, fileID: "", line: 0)
  }

  /// `symbolRenderingMode(_:)` as a function.
  public nonisolated func symbolRenderingMode(_asFunction mode: SymbolRenderingMode?) -> some View {
    symbolRenderingMode(mode, fileID: "", line: 0)
  }

  /// `allowedDynamicRange(_:)` as a function.
  public nonisolated func allowedDynamicRange(_asFunction range: Image.DynamicRange?) -> some View {
    allowedDynamicRange(range, fileID: "", line: 0)
  }
}

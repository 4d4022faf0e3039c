public import AmbientCore

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `dynamicTypeSize(_:)` as a function.
  public nonisolated func dynamicTypeSize(_asFunction size: DynamicTypeSize) -> some View {
    dynamicTypeSize(size, fileID: "", line: 0)
  }

  /// `dynamicTypeSize(_:)` as a function.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_asFunction range: T) -> some View
  where T.Bound == DynamicTypeSize {
    dynamicTypeSize(range, fileID: "", line: 0)
  }

  /// `redacted(reason:)` as a function.
  public nonisolated func redacted(_asFunction reason: RedactionReasons) -> some View {
    redacted(reason: reason, fileID: "", line: 0)
  }

  /// `unredacted()` as a function.
  @_disfavoredOverload public nonisolated func unredacted() -> some View {
    unredacted(fileID: "", line: 0)
  }

  /// `privacySensitive(_:)` as a function.
  public nonisolated func privacySensitive(_asFunction sensitive: Bool) -> some View {
    privacySensitive(sensitive, fileID: "", line: 0)
  }

  /// `colorScheme(_:)` as a function.
  public nonisolated func colorScheme(_asFunction colorScheme: ColorScheme) -> some View {
    self.colorScheme(colorScheme, fileID: "", line: 0)
  }

  /// `preferredColorScheme(_:)` as a function.
  public nonisolated func preferredColorScheme(_asFunction colorScheme: ColorScheme?) -> some View {
    preferredColorScheme(colorScheme, fileID: "", line: 0)
  }
}

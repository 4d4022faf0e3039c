public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `scheme.map(colorScheme)` compiles. The label `_asFunction` keeps
// an overload out of ordinary calls. Without the label, the compiler would take exponentially
// longer to reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `dynamicTypeSize(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func dynamicTypeSize(_asFunction size: DynamicTypeSize) -> some View {
    dynamicTypeSize(size, fileID: "", line: 0)
  }

  /// The form of `dynamicTypeSize(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_asFunction range: T) -> some View
  where T.Bound == DynamicTypeSize {
    dynamicTypeSize(range, fileID: "", line: 0)
  }

  /// The form of `redacted(reason:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func redacted(_asFunction reason: RedactionReasons) -> some View {
    redacted(reason: reason, fileID: "", line: 0)
  }

  /// The form of `unredacted()` without the parameters `fileID` and `line`, for use as a function
  /// value.
  @_disfavoredOverload public nonisolated func unredacted() -> some View {
    unredacted(fileID: "", line: 0)
  }

  /// The form of `privacySensitive(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func privacySensitive(_asFunction sensitive: Bool) -> some View {
    privacySensitive(sensitive, fileID: "", line: 0)
  }

  /// The form of `colorScheme(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func colorScheme(_asFunction colorScheme: ColorScheme) -> some View {
    self.colorScheme(colorScheme, fileID: "", line: 0)
  }

  /// The form of `preferredColorScheme(_:)` without the parameters `fileID` and `line`, for use as
  /// a function value.
  public nonisolated func preferredColorScheme(_asFunction colorScheme: ColorScheme?) -> some View {
    preferredColorScheme(colorScheme, fileID: "", line: 0)
  }
}

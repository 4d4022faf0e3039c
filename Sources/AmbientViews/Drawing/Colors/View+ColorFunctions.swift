public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `style.map(backgroundStyle)` compiles. Their label `_asFunction`
// keeps them out of ordinary calls. Without the label, the compiler would take exponentially longer
// to reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `materialActiveAppearance(_:)` without the parameters `fileID` and `line`, for use
  /// as a function value.
  public nonisolated func materialActiveAppearance(_asFunction appearance: MaterialActiveAppearance)
    -> some View
  {
    materialActiveAppearance(appearance, fileID: "", line: 0)
  }

  /// The form of `backgroundStyle(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_asFunction style: S) -> some View {
    backgroundStyle(style, fileID: "", line: 0)
  }

  /// The form of `badgeProminence(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func badgeProminence(_asFunction prominence: BadgeProminence) -> some View {
    badgeProminence(prominence, fileID: "", line: 0)
  }
}

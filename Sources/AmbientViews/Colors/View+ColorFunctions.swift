public import AmbientCore

// Swift does not convert a function with default arguments to a function value:
// `object.map(environmentObject)` needs an overload without them. The label `_asFunction` keeps
// this overload out of ordinary calls. With two overloads of the same form, the compiler would take
// exponentially longer to reject a long chain with an error.
extension View {
  /// `materialActiveAppearance(_:)` for use as a function value.
  public nonisolated func materialActiveAppearance(_asFunction appearance: MaterialActiveAppearance)
    -> some View
  {
    materialActiveAppearance(appearance, fileID: "", line: 0)
  }

  /// `backgroundStyle(_:)` for use as a function value.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_asFunction style: S) -> some View {
    backgroundStyle(style, fileID: "", line: 0)
  }

  /// `badgeProminence(_:)` for use as a function value.
  public nonisolated func badgeProminence(_asFunction prominence: BadgeProminence) -> some View {
    badgeProminence(prominence, fileID: "", line: 0)
  }
}

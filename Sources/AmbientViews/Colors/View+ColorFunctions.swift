public import AmbientCore

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `materialActiveAppearance(_:)` as a function.
  public nonisolated func materialActiveAppearance(_asFunction appearance: MaterialActiveAppearance)
    -> some View
  {
    materialActiveAppearance(appearance, fileID: "", line: 0)
  }

  /// `backgroundStyle(_:)` as a function.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_asFunction style: S) -> some View {
    backgroundStyle(style, fileID: "", line: 0)
  }

  /// `badgeProminence(_:)` as a function.
  public nonisolated func badgeProminence(_asFunction prominence: BadgeProminence) -> some View {
    badgeProminence(prominence, fileID: "", line: 0)
  }
}

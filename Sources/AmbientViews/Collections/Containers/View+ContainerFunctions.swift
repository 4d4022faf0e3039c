public import AmbientCore

// A Swift function loses its default arguments when it is used as a value. The overloads below have
// no default arguments, so that `prominence.map(headerProminence)` compiles. Their label
// `_asFunction` keeps them out of ordinary calls. Without the label, the compiler would take
// exponentially longer to reject a long chain of modifiers that contains an error.
extension View {
  /// The form of `headerProminence(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func headerProminence(_asFunction prominence: Prominence) -> some View {
    headerProminence(prominence, fileID: "", line: 0)
  }

  /// The form of `listRowSpacing(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func listRowSpacing(_asFunction spacing: CGFloat?) -> some View {
    listRowSpacing(spacing, fileID: "", line: 0)
  }

  /// The form of `listSectionSpacing(_:)` without the parameters `fileID` and `line`, for use as a
  /// function value.
  public nonisolated func listSectionSpacing(_asFunction spacing: ListSectionSpacing) -> some View {
    listSectionSpacing(spacing, fileID: "", line: 0)
  }

  /// The form of `listSectionSpacing(_:)` that takes a distance in points and has no default
  /// arguments, for use as a function value.
  public nonisolated func listSectionSpacing(_asFunction spacing: CGFloat) -> some View {
    listSectionSpacing(spacing, fileID: "", line: 0)
  }
}

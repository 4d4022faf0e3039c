public import AmbientCore

// Swift does not convert a function with default arguments to a function value. The overload below
// has no default arguments, so that `prominence.map(headerProminence)` compiles. Its label
// `_asFunction` keeps it out of ordinary calls. Without the label, the compiler would take
// exponentially longer to reject a long chain of modifiers that contains an error.
extension View {
  /// `headerProminence(_:)` for use as a function value.
  public nonisolated func headerProminence(_asFunction prominence: Prominence) -> some View {
    headerProminence(prominence, fileID: "", line: 0)
  }
}

public import AmbientCore

// Swift does not convert a function with default arguments to a function value:
// `object.map(environmentObject)` needs an overload without them. The label `_asFunction` keeps
// this overload out of ordinary calls. With two overloads of the same form, the compiler would take
// exponentially longer to reject a long chain with an error.
extension View {
  /// `headerProminence(_:)` for use as a function value.
  public nonisolated func headerProminence(_asFunction prominence: Prominence) -> some View {
    headerProminence(prominence, fileID: "", line: 0)
  }
}

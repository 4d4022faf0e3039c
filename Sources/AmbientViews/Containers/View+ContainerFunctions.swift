public import AmbientCore

// Swift does not convert a function that has arguments with defaults: `object.map(environmentObject)` needs
// one without. Its label keeps it away from calls, which another overload of the same form would slow down
// exponentially where a chain does not compile.
extension View {
  /// `headerProminence(_:)` as a function.
  public nonisolated func headerProminence(_asFunction prominence: Prominence) -> some View {
    headerProminence(prominence, fileID: "", line: 0)
  }
}

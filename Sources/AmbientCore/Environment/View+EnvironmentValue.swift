import AmbientEnvironment

extension View {
  /// Sets a value of a type that is its own key in the surroundings of this view and everything below.
  ///
  /// - Invalidation: As for the same value set with its key path.
  public nonisolated func environment<T: EnvironmentValue>(
    _ value: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(T.keyPath, value, fileID: fileID, line: line)
  }
}

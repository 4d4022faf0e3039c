#if Objects
public import AmbientCore

extension View {
  /// Puts an object into the surroundings, to be found by its type.
  ///
  /// - Invalidation: Another object, and whatever the object publishes, re-runs the bodies below that
  ///   read it in their last run.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(EnvironmentValues.path(to: T.self), object, fileID: fileID, line: line)
  }
}
#endif

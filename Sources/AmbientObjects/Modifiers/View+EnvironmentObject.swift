#if Objects
public import AmbientCore

extension View {
  /// Sets an object, identified by its type, in the environment.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  /// - Invalidation: Setting another object re-runs each body below this view that read the object
  ///   in its last run. A change that the object publishes re-runs these bodies too.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(EnvironmentValues.path(to: T.self), object, fileID: fileID, line: line)
  }
}
#endif

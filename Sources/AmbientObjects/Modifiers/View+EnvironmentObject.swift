#if Objects
public import AmbientCore

extension View {
  /// Sets an object in the environment, identified by its type.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The modified view.
  /// - Invalidation: A body of a descendant that read the object in its last run runs again when
  ///   another object is set, and when the object publishes a change.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(EnvironmentValues.path(to: T.self), object, fileID: fileID, line: line)
  }
}
#endif

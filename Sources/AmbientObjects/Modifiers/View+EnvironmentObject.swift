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
  /// - Invalidation: Setting another object runs the bodies of descendants that read the object in
  ///   their last run. A change that the object publishes runs the same bodies.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    environment(EnvironmentValues.path(to: T.self), object, fileID: fileID, line: line)
  }
}
#endif

extension TaskScope {
  /// The value of a key, for a reader that captured a scope.
  @inlinable
  package static func value<K: EnvironmentKey>(
    of key: K.Type,
    capturedBy captured: TaskScope?
  ) -> K.Value {
    Resolution(captured: captured, current: current).value(of: key)
  }

  /// The values that a reader finds which captured a scope.
  package static func values(capturedBy captured: TaskScope?) -> EnvironmentValues {
    EnvironmentValues(captured ?? root)
  }
}

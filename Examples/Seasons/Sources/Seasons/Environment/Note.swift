import Ambient

extension EnvironmentValues {
  /// Writes a line into the diary: a plain closure.
  ///
  /// Closures cannot be compared, so each new one counts as changed. The parentheses state that
  /// this is on purpose: views call the closure in actions, and a new closure runs no body.
  @Entry var note: @MainActor (String) -> Void = ({ _ in })
}

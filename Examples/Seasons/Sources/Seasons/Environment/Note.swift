import Ambient

extension EnvironmentValues {
  /// Writes a line into the diary: a plain closure.
  ///
  /// Closures cannot be compared, so each new closure counts as changed. The parentheses state that
  /// the closure is used on purpose: views call it only in actions, so a new one runs no body.
  @Entry var note: @MainActor (String) -> Void = ({ _ in })
}

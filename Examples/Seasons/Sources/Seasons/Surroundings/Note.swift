import Ambient

extension EnvironmentValues {
  /// Writes a line into the diary: a closure and nothing else.
  ///
  /// Closures cannot be compared, which is why it stands in parentheses: views are to call it in
  /// actions, where nobody is woken by another one.
  @Entry var note: @MainActor (String) -> Void = ({ _ in })
}

extension EnvironmentValues {
  /// The values of this copy, on top of what a task overrides.
  package func onTop(of scope: TaskScope) -> EnvironmentValues {
    var base = EnvironmentValues(self.scope)
    for override in scope.overrides.all {
      override.noteRead()
      override.write.copyValue(into: &base)
    }
    if let context = scope.context { base[ContextKey.self] = context }
    return applyingWrites(to: base)
  }
}

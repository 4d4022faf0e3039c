package import AmbientEnvironment

extension ViewEnvironment {
  /// Calls `work` for the view with this environment: all code that runs in `work` finds the
  /// current values of the view.
  package func withTaskScope<Result>(_ work: () throws -> Result) rethrows -> Result {
    try TaskScope.$current.withValue(taskScope(in: .current), operation: work)
  }

  /// Returns the scope for work of the view with this environment, enclosed by `outer`.
  ///
  /// The scope is cached until the overrides outside of the view change.
  func taskScope(in outer: TaskScope?) -> TaskScope {
    let outer = outer?.withoutOwnView
    let defaults = outer?.defaults ?? .current
    if let last = workScope as? TaskScope, last.outer === outer, last.defaults === defaults {
      return last
    }
    let scope = TaskScope(in: outer, defaults: defaults, view: self)
    workScope = scope
    return scope
  }
}

extension EnvironmentValues {
  /// Returns these values with the overrides of `scope`.
  ///
  /// Values that were written on this copy take precedence over the overrides.
  package func onTop(of scope: TaskScope) -> EnvironmentValues {
    var base = EnvironmentValues(source)
    for override in scope.overrides.all {
      override.noteRead()
      override.write.copyValue(into: &base)
    }
    if let context = scope.context { base[ContextKey.self] = context }
    return applyingWrites(to: base)
  }
}

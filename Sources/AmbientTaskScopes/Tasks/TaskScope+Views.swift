package import AmbientEnvironment

extension ViewEnvironment {
  /// Calls `work`, such as an action of a view, for the view with this environment.
  ///
  /// All code that runs in `work` finds the current values of this environment.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of `work`.
  package func withTaskScope<Result>(_ work: () throws -> Result) rethrows -> Result {
    try TaskScope.$current.withValue(taskScope(in: .current), operation: work)
  }

  /// Returns the task scope for code that runs for a view with this environment.
  ///
  /// The enclosing scope of the result is `outer` or a scope around it: scopes that add only a view
  /// are skipped.
  ///
  /// The last result is cached. The next call returns the cached object if the enclosing scope and
  /// the defaults are the same as before.
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
  /// Returns a copy of these values with the overrides and the context of `scope`.
  ///
  /// For each key, a value that was written to `self` replaces the override in `scope`. The
  /// override replaces a value that `self` inherits.
  ///
  /// - Parameter scope: The scope.
  /// - Returns: The copy.
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

package import AmbientEnvironment

extension ViewEnvironment {
  /// Calls `work`, such as an action of a view, on behalf of the view that has this environment.
  ///
  /// All code that `work` runs reads the current values of this environment.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of `work`.
  /// - Throws: The error of the closure.
  package func withTaskScope<Result>(_ work: () throws -> Result) rethrows -> Result {
    try TaskScope.$current.withValue(taskScope(in: .current), operation: work)
  }

  /// Returns the task scope for code that runs for a view with this environment.
  ///
  /// The result has the overrides and the context of its enclosing scope, and adds this view. The
  /// enclosing scope is `outer`, unless this function created `outer`. In that case, the enclosing
  /// scope is the nearest scope around `outer` that this function did not create, if any.
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
  /// Returns a copy of these values that also has the overrides and the context of `scope`.
  ///
  /// For each key, the copy has the value that was written to `self`. If no value was written, the
  /// copy has the override of `scope`. If `scope` has no override either, the copy has the value
  /// that `self` inherits.
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

package import AmbientEnvironment

extension ViewSurroundings {
  /// Does some work of a view that stands here, so that all code which it runs finds the values of now.
  package func acting<Result>(_ work: () throws -> Result) rethrows -> Result {
    try TaskScope.$current.withValue(taskScope(in: .current), operation: work)
  }

  /// The scope of work that is done for a view which stands here; the same one each time, until
  /// something else is overridden around it.
  func taskScope(in outer: TaskScope?) -> TaskScope {
    let outer = outer?.withoutOwnView
    let defaults = outer?.defaults ?? .ofNow
    if let last = workScope as? TaskScope, last.outer === outer, last.defaults === defaults {
      return last
    }
    let scope = TaskScope(in: outer, defaults: defaults, view: self)
    workScope = scope
    return scope
  }
}

extension EnvironmentValues {
  /// The values of this copy, on top of what a task overrides.
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

import AmbientEnvironment

extension ViewNode {
  /// Queues an action that finds, in all code it calls, the values that are set here.
  @MainActor package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    guard TaskScope.hasReaders else { return tree.afterUpdate(action) }
    tree.afterUpdate { [scope] in scope.acting { action() } }
  }

  /// Does work that finds, in all code it calls, the values that are set here.
  @MainActor package func acting(_ work: () -> Void) {
    if TaskScope.hasReaders { scope.acting(work) } else { work() }
  }
}

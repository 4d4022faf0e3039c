import AmbientGraph

extension ViewNode {
  /// Queues an action that finds, in all code it calls, the values that are set here.
  @MainActor package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    tree.afterUpdate { [scope] in scope.acting { action() } }
  }
}

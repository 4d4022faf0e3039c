import AmbientEnvironment
import AmbientGraph

extension ViewNode {
  /// Queues an action that finds, in all code it calls, the values that are set here.
  ///
  /// - Parameters:
  ///   - phase: When it runs among the actions of the update.
  ///   - action: The action.
  @MainActor package func afterUpdate(
    _ phase: ActionPhase = .change,
    _ action: @escaping @MainActor () -> Void
  ) {
    tree.actions.add(phase, of: self) { [scope] in scope.acting { action() } }
  }

  /// Queues an action that may cause itself, at most twice until the tree comes to rest.
  ///
  /// - Parameters:
  ///   - repeats: The runs of this very action so far.
  ///   - label: What a warning calls the action.
  ///   - action: The action.
  @MainActor func afterUpdate(
    counting repeats: inout ActionRepeats,
    label: @autoclosure () -> String,
    _ action: @escaping @MainActor () -> Void
  ) {
    let count = repeats.countOneMore(in: graph.generation, since: tree.timesAtRest)
    if count < 2 {
      afterUpdate(.change, action)
    } else if count == 2 {
      Diagnostic.triedToUpdateMultipleTimes(label(), views: chainOfViews).warn()
    }
  }

  /// Does work that finds, in all code it calls, the values that are set here.
  @MainActor package func acting(_ work: () -> Void) {
    scope.acting(work)
  }
}

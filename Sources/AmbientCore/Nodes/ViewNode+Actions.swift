import AmbientEnvironment
import AmbientGraph
package import AmbientSupport

extension ViewNode {
  /// Queues an action that runs after the update.
  ///
  /// The `@Dependency` values that are set for this node apply in the action.
  ///
  /// - Parameters:
  ///   - phase: The phase in which the action runs among the actions of the update.
  ///   - action: The action.
  @MainActor package func afterUpdate(
    _ phase: ActionPhase = .change,
    _ action: @escaping @MainActor () -> Void
  ) {
    tree.actions.add(phase, of: self) { [scope] in scope.withTaskScope { action() } }
  }

  /// Queues an action whose changes may cause the same action again.
  ///
  /// The action runs at most twice until the tree settles. The third request warns that the action
  /// tried to update multiple times. This request and all further requests are dropped.
  ///
  /// - Parameters:
  ///   - repeats: The runs of this action since the tree settled last.
  ///   - label: The name of the action in the warning.
  ///   - action: The action.
  @MainActor func afterUpdate(
    counting repeats: inout ActionRepeats,
    label: @autoclosure () -> String,
    _ action: @escaping @MainActor () -> Void
  ) {
    let count = repeats.countRun(in: graph.generation, since: tree.settleCount)
    if count < 2 {
      afterUpdate(.change, action)
    } else if count == 2 {
      Diagnostic.triedToUpdateMultipleTimes(label(), views: chainOfViews).warn()
    }
  }

  /// Runs a closure in which the `@Dependency` values that are set for this node apply.
  @MainActor package func withTaskScope(_ work: () -> Void) {
    scope.withTaskScope(work)
  }
}

/// The number of runs of an action since its tree settled last.
///
/// The state of the modifier that declares the action stores the count. A table by the address of
/// the node would count wrongly when another node gets the same address.
///
/// Writes of one action are applied in several updates if their transactions differ. The runs in
/// these updates do not count as repeats of each other.
struct ActionRepeats {
  private var settleCount: UInt64 = 0
  private var generation: UInt64 = 0
  private var count = 0

  /// Counts one more run.
  ///
  /// - Parameters:
  ///   - generation: The ``Graph/generation`` of the update in which the action runs.
  ///   - settleCount: The number of times the tree has settled so far.
  /// - Returns: The number of earlier runs since the tree settled. Runs in updates of one
  ///   generation count as one.
  mutating func countRun(in generation: UInt64, since settleCount: UInt64) -> Int {
    if self.settleCount != settleCount {
      (self.settleCount, self.generation, count) = (settleCount, 0, 0)
    }
    // Once a run has been dropped, all further runs are dropped until the tree settles.
    guard self.generation != generation || count > 2 else { return count - 1 }
    self.generation = generation
    defer { count += 1 }
    return count
  }
}

extension Diagnostic {
  package static func triedToUpdateMultipleTimes(_ label: String, views: [String]) -> Diagnostic {
    Diagnostic(
      "\(label) tried to update multiple times per frame.",
      facts: [("Views", chain(views))],
      remedies: ["Let the action write only when the value it writes differs from the current one."]
    )
  }
}

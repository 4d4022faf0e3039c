import AmbientEnvironment
import AmbientGraph
package import AmbientSupport

extension ViewNode {
  /// Queues an action that runs after the update.
  ///
  /// The `@Dependency` values that are set for this node apply in the action.
  ///
  /// - Parameters:
  ///   - phase: When the action runs after the update.
  ///   - action: The action.
  @MainActor package func afterUpdate(
    _ phase: ActionPhase = .change,
    _ action: @escaping @MainActor () -> Void
  ) {
    tree.actions.add(phase, of: self) { [scope] in scope.withTaskScope { action() } }
  }

  /// Queues an action that may make itself run again.
  ///
  /// Until `settleNumber` changes, the action runs in at most two generations of updates (see
  /// ``Graph/generation``). It runs for each request in these generations. All later requests are
  /// dropped. The first dropped request also causes a warning.
  ///
  /// - Parameters:
  ///   - repeats: The runs of this action since `settleNumber` last changed.
  ///   - settleNumber: A number that grows each time the tree, or the layout, settles.
  ///   - label: The name of the action in the warning.
  ///   - action: The action.
  @MainActor func afterUpdate(
    counting repeats: inout ActionRepeats,
    since settleNumber: UInt64,
    label: @autoclosure () -> String,
    _ action: @escaping @MainActor () -> Void
  ) {
    switch repeats.answerRequest(in: graph.generation, since: settleNumber) {
    case .run: afterUpdate(.change, action)
    case .warn: Diagnostic.triedToUpdateMultipleTimes(label(), views: chainOfViews).warn()
    case .drop: break
    }
  }

  /// Runs a closure with the task scope of the node's environment.
  ///
  /// The `@Dependency` values that are set for this node apply in the closure.
  @MainActor package func withTaskScope(_ work: () -> Void) {
    scope.withTaskScope(work)
  }
}

/// The runs of an action since its tree, or the layout, most recently settled.
///
/// Each node stores the counts of its own actions. A table with node addresses as keys would count
/// wrongly: a new node may get the address of a released node.
///
/// If code writes in several transactions, each transaction has its own update. All these updates
/// have the same ``Graph/generation``. An action that runs in several of them is counted once.
struct ActionRepeats {
  enum Answer {
    case run
    /// The request is the first one that is dropped.
    case warn
    case drop
  }

  private var settleNumber: UInt64 = 0
  /// The generation of the last request that was counted; 0 if no request was counted.
  private var generation: UInt64 = 0
  private var runs = 0
  private var hasWarned = false

  /// Counts a request, and decides whether the action runs.
  ///
  /// - Parameters:
  ///   - generation: The ``Graph/generation`` of the update in which the action would run. Several
  ///     requests of one generation count as one.
  ///   - settleNumber: A number that grows each time the tree, or the layout, settles.
  /// - Returns: The answer to the request.
  mutating func answerRequest(in generation: UInt64, since settleNumber: UInt64) -> Answer {
    if self.settleNumber != settleNumber {
      self = ActionRepeats()
      self.settleNumber = settleNumber
    }
    if hasWarned { return .drop }
    if self.generation == generation { return .run }
    self.generation = generation
    if runs == 2 {
      hasWarned = true
      return .warn
    }
    runs += 1
    return .run
  }
}

extension Diagnostic {
  package static func triedToUpdateMultipleTimes(_ label: String, views: [String]) -> Diagnostic {
    Diagnostic(
      "\(label) tried to update multiple times per frame.",
      facts: [("Views", chain(views))],
      remedies: ["Let the action write only under a condition that becomes false, such as a limit."]
    )
  }
}

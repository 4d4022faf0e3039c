import AmbientEnvironment
import AmbientGraph
package import AmbientSupport

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
    tree.actions.add(phase, of: self) { [scope] in scope.withTaskScope { action() } }
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
    let count = repeats.countOneMore(in: graph.generation, since: tree.settleCount)
    if count < 2 {
      afterUpdate(.change, action)
    } else if count == 2 {
      Diagnostic.triedToUpdateMultipleTimes(label(), views: chainOfViews).warn()
    }
  }

  /// Does work that finds, in all code it calls, the values that are set here.
  @MainActor package func withTaskScope(_ work: () -> Void) {
    scope.withTaskScope(work)
  }
}

/// How often an action ran since its tree came to rest last.
///
/// It belongs to the action: kept by the address of a node, it would count for whatever comes to lie there.
/// Runs for writes of one piece of code, which are several updates if they have different transactions, are
/// no repeats of each other.
struct ActionRepeats {
  private var rest: UInt64 = 0
  private var generation: UInt64 = 0
  private var count = 0

  /// Counts one more run.
  ///
  /// - Parameters:
  ///   - generation: The update in which the action runs, as ``Graph/generation``.
  ///   - rest: How often the tree came to rest so far.
  /// - Returns: How often the action ran before, since then, in updates that are consequences of each other.
  mutating func countOneMore(in generation: UInt64, since rest: UInt64) -> Int {
    if self.rest != rest { (self.rest, self.generation, count) = (rest, 0, 0) }
    // An action that was cut off stays so.
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
      remedies: ["Let the action write only when the value it writes differs from the one there."]
    )
  }
}

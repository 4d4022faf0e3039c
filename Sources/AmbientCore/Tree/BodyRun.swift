import AmbientGraph
import AmbientHosting

/// The reason for the last run of each body; recorded only if a host observes runs.
@MainActor
final class RunHistory: NodeObserver {
  private struct Entry {
    let run: BodyRun
    /// The view or modifier whose body ran; the next run compares the new view with this value.
    let value: Any?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var propertyNames = PropertyNames()

  func note(_ node: ViewNode, name: String, _ reason: RunReason) -> BodyRun {
    let value = (node as? BodyNode)?.value
    let why: BodyRun.Reason =
      switch reason {
      case .changed(let source): .changed(source.label)
      case .scheduled where !node.hasRun: .appeared
      case .scheduled where node.hasOnlyObservedChange:
        .observableChanged(names(of: node.observedReads?.changes ?? [], readBy: value, in: node))
      case .scheduled:
        .newInputs(changedFields(from: entries[ObjectIdentifier(node)]?.value, to: value))
      }
    let run = BodyRun(view: name, reason: why)
    entries[ObjectIdentifier(node)] = Entry(run: run, value: value)
    return run
  }

  private func names(
    of changes: [ObservedChange],
    readBy value: Any?,
    in node: ViewNode
  ) -> [String] {
    node.graph.withoutTracking { propertyNames.names(of: changes, readBy: value ?? ()) }
  }

  func lastRun(of node: ViewNode) -> BodyRun? { entries[ObjectIdentifier(node)]?.run }

  func willLeaveTree(_ node: ViewNode) { entries[ObjectIdentifier(node)] = nil }
}

extension TreeState {
  /// The last runs of the bodies; nil if the host does not observe runs.
  var history: RunHistory? {
    get { self[RunHistory.self] }
    set { self[RunHistory.self] = newValue }
  }
}

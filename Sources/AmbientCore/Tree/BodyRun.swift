import AmbientGraph
import AmbientHosting

/// Remembers why each body ran last.
@MainActor
final class RunHistory: NodeObserver {
  private var lastRuns: [ObjectIdentifier: BodyRun] = [:]

  func note(_ node: ViewNode, name: String, _ reason: RunReason) -> BodyRun {
    let why: BodyRun.Reason =
      switch reason {
      case .changed(let source): .changed(source.label)
      case .scheduled where !node.hasRun: .appeared
      case .scheduled where node.hasOnlyObservedChange: .observableChanged
      case .scheduled: .newInputs
      }
    let run = BodyRun(view: name, reason: why)
    lastRuns[ObjectIdentifier(node)] = run
    return run
  }

  func lastRun(of node: ViewNode) -> BodyRun? { lastRuns[ObjectIdentifier(node)] }

  func willLeaveTree(_ node: ViewNode) { lastRuns[ObjectIdentifier(node)] = nil }
}

extension TreeState {
  /// Why each body ran last, if a host wants to know.
  var history: RunHistory? {
    get { self[RunHistory.self] }
    set { self[RunHistory.self] = newValue }
  }
}

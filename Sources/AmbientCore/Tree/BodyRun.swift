import AmbientGraph

/// A run of a body, and the reason for it.
public struct BodyRun: Sendable {
  /// The name of the type whose body ran: a view, a modifier, or a style.
  public let view: String

  /// The reason for the run.
  public let reason: Reason

  /// The reason for a run of a body.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The view appeared in the tree.
    case appeared
    /// The parent created the view again, with different fields.
    case newInputs
    /// A property of an `@Observable` object that the body read changed.
    case observableChanged
    /// A value that the body read changed; the name is that of a key, a state, or a computed value.
    case changed(String)

    /// The reason as a sentence.
    public var description: String {
      switch self {
      case .appeared: "it appeared"
      case .newInputs: "its fields changed"
      case .observableChanged: "an observable property that it read changed"
      case .changed(let name): "\(name) changed"
      }
    }
  }
}

/// Stores the last run of each body.
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
  /// The last runs of the bodies; nil if the host does not record runs.
  var history: RunHistory? {
    get { self[RunHistory.self] }
    set { self[RunHistory.self] = newValue }
  }
}

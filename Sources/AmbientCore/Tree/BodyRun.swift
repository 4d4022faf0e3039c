import AmbientGraph

/// A body that ran, and why.
public struct BodyRun: Sendable {
  /// The name of the view's type, or of the modifier's or style's.
  public let view: String

  /// Why it ran.
  public let reason: Reason

  /// Why a body runs.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The view appeared in the tree.
    case appeared
    /// Its parent made it anew, with other fields.
    case newInputs
    /// A property of an `@Observable` object that it read has changed.
    case observableChanged
    /// A value that it read has changed: the name of a key, a state, or a computed value.
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

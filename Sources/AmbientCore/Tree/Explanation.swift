import AmbientEnvironment
import AmbientGraph
import AmbientScopes

/// Where a value of the environment comes from, and whom it concerns.
public struct Explanation: CustomStringConvertible {
  /// The view that was asked about.
  public let view: String

  /// The value that the view finds now.
  public let value: Any

  /// Who set it: the view and the place in the source of each writer, or that it is a default.
  public let setBy: [String]

  /// The views whose bodies read it in their last run, in the order of the tree.
  public let readBy: [String]

  /// Why the view's body ran last, if runs are recorded.
  public let lastRun: BodyRun?

  @MainActor
  init<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, at node: ViewNode, lastRun: BodyRun?) {
    let scope = node.scope
    let probe = Computed("explanation", in: scope.graph, at: scope) {
      EnvironmentValues(scope)[keyPath: keyPath]
    }
    value = probe.read()
    let entries = probe.sources.compactMap { $0 as? any AnyEnvironmentEntry }
    setBy = entries.map { entry in
      let writer = entry.isDefault ? "its default" : scope.owner(of: entry)?.writerDescription
      return "\(entry.label): \(writer ?? "nobody")"
    }
    readBy = entries.namesOfReaders(except: probe)
    view = node.bodyName ?? ""
    self.lastRun = lastRun
  }

  /// The explanation as indented text.
  public var description: String {
    """
    \(view) finds \(value)
      set by   \(setBy.isEmpty ? "no one: it is computed without a key" : setBy.joined(separator: "; "))
      read by  \(readBy.isEmpty ? "no body" : readBy.joined(separator: ", "))
      last run \(lastRun.map { "because \($0.reason)" } ?? "not recorded")
    """
  }
}

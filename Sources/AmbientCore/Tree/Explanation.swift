import AmbientEnvironment
import AmbientGraph
import AmbientScopes

/// The origin of an environment value at a view, and the views that read it.
public struct Explanation: CustomStringConvertible {
  /// The name of the explained view.
  public let view: String

  /// The value that the view reads now.
  public let value: Any

  /// The writers of the value: for each key, the view and source location of the writer, or that
  /// the value is the default.
  public let setBy: [String]

  /// The views whose bodies read the value in their last run, in tree order.
  public let readBy: [String]

  /// The last run of the view's body; nil if runs are not recorded.
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
      return "\(entry.label): \(writer ?? "an unknown writer")"
    }
    readBy = entries.namesOfReaders(except: probe)
    view = node.bodyName ?? ""
    self.lastRun = lastRun
  }

  /// The explanation as indented text.
  public var description: String {
    let writers = setBy.isEmpty ? ["no view: it is computed without a key"] : setBy
    return """
      \(view) finds \(value)
        set by   \(writers.joined(separator: "; "))
        read by  \(readBy.isEmpty ? "no body" : readBy.joined(separator: ", "))
        last run \(lastRun.map { "because \($0.reason)" } ?? "not recorded")
      """
  }
}

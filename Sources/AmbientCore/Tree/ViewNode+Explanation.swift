import AmbientEnvironment
import AmbientGraph
import AmbientHosting
import AmbientScopes

extension ViewNode {
  func explanation<Value>(
    of keyPath: KeyPath<EnvironmentValues, Value>,
    lastRun: BodyRun?
  ) -> Explanation {
    let scope = self.scope
    let probe = Computed("explanation", in: scope.graph, at: scope) {
      EnvironmentValues(scope)[keyPath: keyPath]
    }
    let value = probe.read()
    let entries = probe.sources.compactMap { $0 as? any AnyEnvironmentEntry }
    return Explanation(
      of: value,
      at: bodyName ?? "",
      keys: entries.map { scope.explanation(of: $0, except: probe) },
      lastRunReason: lastRun.map { "\($0.reason)" }
    )
  }

  /// Explains, as text, each value that the body read in its last run.
  var explanationsOfReads: [String] {
    sources.map { source in
      let entries = ([source] + source.sources).compactMap { $0 as? any AnyEnvironmentEntry }
      guard !entries.isEmpty else { return source.label }
      return entries.map { "\(scope.explanation(of: $0))" }.joined(separator: "\n")
    }
  }
}

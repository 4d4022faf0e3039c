import AmbientEnvironment
import AmbientGraph
public import AmbientHosting
import AmbientScopes
public import Observation

extension ViewTree {
  /// The work done so far, in steps that do not depend on the machine.
  public var counters: UpdateCounters { UpdateCounters(state.graph.counters) }

  /// Tells where a value comes from at the first view of a type, who reads it, and why that view's
  /// body ran last; nil if no such view is in the tree.
  public func explain<Value, Explained>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    at view: Explained.Type
  ) -> Explanation? {
    explain(keyPath, atViewNamed: "\(view)")
  }

  /// Tells the same for an observable object that is found by its type.
  public func explain<Object: AnyObject & Observable, Explained>(
    _ objectType: Object.Type,
    at view: Explained.Type
  ) -> Explanation? {
    explain(\EnvironmentValues[observable: ObjectSlot<Object>()], at: view)
  }

  /// Tells the same for the first view whose type has a name.
  public func explain<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    atViewNamed name: String
  ) -> Explanation? {
    var candidate = root?.nextNode
    while let node = candidate, node.bodyName != name { candidate = node.nextNode }
    return candidate.map { node in
      state.graph.own { Explanation(keyPath, at: node, lastRun: state.history?.lastRun(of: node)) }
    }
  }

  /// The values and bodies of the tree, and what read what, as text.
  public var graphDescription: String { root?.graphDescription ?? "" }
}

extension ViewTree: InspectableTree {
  /// Explains the first view whose type has a name: the reason of its last run, if runs are
  /// recorded, and the values that the run read, each with its writer.
  public func explanation(ofViewNamed name: String) -> String? {
    var candidate = root?.nextNode
    while let node = candidate, node.bodyName != name { candidate = node.nextNode }
    guard let node = candidate else { return nil }
    return state.graph.own {
      let run = state.history?.lastRun(of: node)
      let reads = node.sources.map { source in
        guard let entry = source as? any AnyEnvironmentEntry else { return source.label }
        let writer =
          entry.isDefault ? "its default" : node.scope.owner(of: entry)?.writerDescription
        return "\(entry.label), set by \(writer ?? "the root")"
      }
      return """
        \(name)
          last run  \(run.map { "because \($0.reason)" } ?? "not recorded")
          reads     \(reads.isEmpty ? "no value" : reads.joined(separator: "\n            "))
        """
    }
  }

  /// The names of the views in the tree whose bodies run, each once, in the order of the tree.
  public var viewNames: [String] {
    var names: [String] = []
    var candidate = root?.nextNode
    while let node = candidate {
      if let name = node.bodyName, !names.contains(name) { names.append(name) }
      candidate = node.nextNode
    }
    return names
  }
}

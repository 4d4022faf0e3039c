import AmbientEnvironment
import AmbientGraph
public import AmbientHosting
import AmbientScopes
public import Observation

extension ViewTree {
  /// The work that the tree has done so far, in steps that do not depend on the machine.
  public var counters: UpdateCounters { UpdateCounters(state.graph.counters) }

  /// Explains an environment value at the first view of a type: its origin, its readers, and the
  /// reason for the view's last run.
  ///
  /// - Parameters:
  ///   - keyPath: The environment value.
  ///   - view: The type of the view.
  /// - Returns: The explanation; nil if the tree has no view of the type with a body.
  /// - Complexity: O(nodes before the view).
  public func explain<Value, Explained>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    at view: Explained.Type
  ) -> Explanation? {
    explain(keyPath, atViewNamed: "\(view)")
  }

  /// Explains an observable object in the environment at the first view of a type.
  ///
  /// - Parameters:
  ///   - objectType: The class of the object.
  ///   - view: The type of the view.
  /// - Returns: The explanation; nil if the tree has no view of the type with a body.
  /// - Complexity: O(nodes before the view).
  public func explain<Object: AnyObject & Observable, Explained>(
    _ objectType: Object.Type,
    at view: Explained.Type
  ) -> Explanation? {
    explain(\EnvironmentValues[observable: ObjectSlot<Object>()], at: view)
  }

  /// Explains an environment value at the first view whose type has a name.
  ///
  /// - Parameters:
  ///   - keyPath: The environment value.
  ///   - name: The name of the view's type.
  /// - Returns: The explanation; nil if the tree has no such view with a body.
  /// - Complexity: O(nodes before the view).
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

  /// A description of the tree's values and bodies, with the sources that each of them read.
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

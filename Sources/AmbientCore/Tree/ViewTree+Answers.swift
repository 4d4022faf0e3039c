public import AmbientEnvironment
import AmbientGraph
public import AmbientHosting
import AmbientScopes
public import Observation

extension ViewTree {
  /// The work that the tree has done so far, counted in steps and not in time.
  public var counters: UpdateCounters { UpdateCounters(state.graph.counters) }

  /// Explains an environment value at the first view of a type.
  ///
  /// The explanation names the value's origin and readers. If ``onBodyRun`` is set, the explanation
  /// also gives the reason for the view's last run.
  ///
  /// ```swift
  /// if let explanation = tree.explain(\.border, at: Tile.self) { print(explanation) }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The environment value.
  ///   - view: The type of the view.
  /// - Returns: The explanation; nil if the tree has no such view, or if the view has no body.
  /// - Complexity: O(nodes before the view + its ancestors + readers of the value).
  public func explain<Value, Explained>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    at view: Explained.Type
  ) -> Explanation? {
    explain(keyPath, atViewNamed: "\(view)")
  }

  /// Explains the observable object that the first view of a type finds in the environment.
  ///
  /// - Parameters:
  ///   - objectType: The class of the object.
  ///   - view: The type of the view.
  /// - Returns: The explanation; nil if the tree has no such view, or if the view has no body.
  /// - Complexity: O(nodes before the view + its ancestors + readers of the value).
  public func explain<Object: AnyObject & Observable, Explained>(
    _ objectType: Object.Type,
    at view: Explained.Type
  ) -> Explanation? {
    explain(\EnvironmentValues[observable: ObjectSlot<Object>()], at: view)
  }

  /// Explains an environment value at the first view whose type has a given name.
  ///
  /// - Parameters:
  ///   - keyPath: The environment value.
  ///   - name: The name of the view's type.
  /// - Returns: The explanation; nil if the tree has no such view, or if the view has no body.
  /// - Complexity: O(nodes before the view + its ancestors + readers of the value).
  public func explain<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    atViewNamed name: String
  ) -> Explanation? {
    var candidate = root?.nextNode
    while let node = candidate, node.bodyName != name { candidate = node.nextNode }
    return candidate.map { node in
      state.graph.own {
        node.explanation(of: keyPath, lastRun: state.history?.lastRun(of: node))
      }
    }
  }

  /// A description of the tree: one line for each node, with the sources that the node read in its
  /// last run.
  public var graphDescription: String { root?.graphDescription ?? "" }
}

extension ViewTree: InspectableTree {
  /// Explains the first view whose type has a given name.
  ///
  /// The explanation lists the values that the view's body read in its last run, each with its
  /// writers and readers. If ``onBodyRun`` is set, the explanation also gives the reason for that
  /// run.
  ///
  /// - Parameter name: The name of the view's type, such as `SongRow`.
  /// - Returns: The explanation; nil if the tree has no such view, or if the view has no body.
  /// - Complexity: O(n) in the number of views.
  public func explanation(ofViewNamed name: String) -> String? {
    var candidate = root?.nextNode
    while let node = candidate, node.bodyName != name { candidate = node.nextNode }
    guard let node = candidate else { return nil }
    return state.graph.own {
      let run = state.history?.lastRun(of: node)
      let reads = node.explanationsOfReads
      return Explanation.text(
        name,
        (reads.isEmpty ? ["reads no value"] : reads)
          + [Explanation.lastRun(because: run.map { "\($0.reason)" })]
      )
    }
  }

  /// The names of the views and modifiers with a body, each once, in tree order.
  ///
  /// Most views and modifiers of the library are left out.
  ///
  /// - Complexity: O(n · m) for n views with m different names.
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

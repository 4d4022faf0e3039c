import AmbientEnvironment
import AmbientGraph
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

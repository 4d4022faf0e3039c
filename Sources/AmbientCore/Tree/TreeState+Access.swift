package import AmbientEnvironment
package import AmbientGraph
import AmbientScopes

extension ViewTree {
  package var sharedState: TreeState { state }
}

extension TreeState {
  package nonisolated var sharedGraph: Graph { graph }
}

extension EnvironmentValues {
  /// The state of the tree to which the values belong; nil outside of a view.
  ///
  /// Only the owner of the graph may use the state.
  package var treeState: TreeState? { scope?.graph.client as? TreeState }
}

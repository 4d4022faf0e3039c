import AmbientEnvironment
import AmbientGraph
import AmbientScopes
import AmbientTaskScopes

/// The root node of a tree; it writes the host's environment values into the root scope.
final class RootNode<Content: View>: ParentNode, AnyRootNode {
  /// A copy of the values that the host set.
  ///
  /// If they come from another tree, the copy does not depend on that tree.
  @MainActor private var hostValues: EnvironmentValues

  @MainActor var environment: EnvironmentValues {
    get { hostValues }
    set {
      hostValues = newValue.holdingAllValues()
      graph.schedule(self)
    }
  }

  private var content: Content?

  /// The dependency overrides that applied when the tree was created.
  private let overrides = TaskScope.current

  @MainActor init(_ content: Content, environment: EnvironmentValues, tree: TreeState) {
    self.content = content
    hostValues = environment.holdingAllValues()
    let scope = Scope(graph: tree.graph)
    // `_ViewInputs` does not retain the scope.
    defer { withExtendedLifetime(scope) {} }
    super.init(_ViewInputs(tree: tree, parent: nil, scope: scope, depth: 0))
    graph.schedule(self)
  }

  override func run() {
    let values = overrides.map(environment.onTop) ?? environment
    if scope.apply(values, around: scope) { describeElementsBelow() }
    guard let content else { return }
    self.content = nil
    child = mount(content)
  }

  override func willRetire() {
    super.willRetire()
    scope.close()
  }
}

protocol AnyRootNode: ViewNode {
  @MainActor var environment: EnvironmentValues { get set }
}

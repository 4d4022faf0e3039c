import AmbientEnvironment
import AmbientGraph
import AmbientScopes
import AmbientTaskScopes

/// The root of a tree: it writes what the host sets in the surroundings of all views.
final class RootNode<Content: View>: ParentNode, AnyRootNode {
  /// What the host set, which belongs to no other tree.
  @MainActor private var hostValues: EnvironmentValues

  @MainActor var environment: EnvironmentValues {
    get { hostValues }
    set {
      hostValues = newValue.holdingAllValues()
      graph.schedule(self)
    }
  }

  private var content: Content?

  /// What was overridden where the tree was made: it holds for all views, like what the host sets.
  private let overrides = TaskScope.current

  @MainActor init(_ content: Content, environment: EnvironmentValues, tree: TreeState) {
    self.content = content
    hostValues = environment.holdingAllValues()
    let scope = Scope(graph: tree.graph)
    // Inputs do not keep what is in them.
    defer { withExtendedLifetime(scope) {} }
    super.init(_ViewInputs(tree: tree, parent: nil, scope: scope, depth: 0))
    graph.schedule(self)
  }

  override func run() {
    scope.apply(overrides.map(environment.onTop) ?? environment, around: scope)
    guard let content else { return }
    self.content = nil
    child = mount(content)
  }

  override func willRetire() {
    super.willRetire()
    scope.close()
  }
}

/// The root of a tree, whatever it shows.
protocol AnyRootNode: ViewNode {
  @MainActor var environment: EnvironmentValues { get set }
}

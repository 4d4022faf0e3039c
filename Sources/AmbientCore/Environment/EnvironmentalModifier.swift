import AmbientEnvironment
import AmbientGraph

/// A modifier that resolves to another modifier, depending on the environment.
///
/// - Invalidation: ``resolve(in:)`` runs again after a change of a field of the modifier, or of an
///   environment value that the last run read.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is applied to the view.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply.
  ///
  /// - Parameter environment: The environment of the modified view. Each value that this function
  ///   reads becomes a dependency.
  /// - Returns: The modifier.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes a node that resolves the modifier.
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ViewNode(EnvironmentalNode(view, inputs))
  }

  /// Schedules the node to resolve the modifier again if a field of the modifier has changed.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new modified view, with the new modifier.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(EnvironmentalNode<Modified, Self>.self).update(with: view)
  }
}

/// A node that resolves an environmental modifier and applies the result.
///
/// The node applies the resolved modifier to a placeholder. The placeholder's node reads the
/// content of the modifier from an input of the graph. When only the environment changes, the
/// content is therefore not updated.
private final class EnvironmentalNode<Content: View, Modifier: EnvironmentalModifier>:
  ModifyingNode<Content, Modifier>
{
  @MainActor init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    super.init(.of(Modifier.self, .environmentalModifier), view, inputs)
  }

  override func run() {
    run { modifier, content in
      content.modifier(modifier.resolve(in: EnvironmentValues(self.scope)))
    }
  }
}

import AmbientEnvironment
import AmbientGraph

/// A modifier that is made of what it finds in the surroundings.
///
/// - Invalidation: It is resolved again when it is another one, or when a value that it read in its
///   last resolution has changed.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that is applied in the end.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier for the given surroundings.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes a node that resolves the modifier.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ViewNode(EnvironmentalNode(view, inputs))
  }

  /// Lets the node resolve the modifier again if it is another one.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(EnvironmentalNode<Modified, Self>.self).update(with: view)
  }
}

/// Applies what a modifier is resolved to; the modified view comes by another way, so that it is not
/// made anew when only the surroundings are others.
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

import AmbientGraph

/// A modifier that runs actions when its view is inserted into the tree, changes, or is removed.
///
/// Hiding or showing the view affects an ``AppearanceModifier``, but not a `LifecycleModifier`.
package protocol LifecycleModifier: ViewModifier where Body == Never {
  /// The object that does the work of the modifier while the view is in the tree.
  associatedtype ModifierState: LifecycleState where ModifierState.Modifier == Self
}

@MainActor
package protocol LifecycleState: AnyObject {
  associatedtype Modifier

  /// Creates the state when the view is inserted into the tree.
  ///
  /// - Parameters:
  ///   - modifier: The modifier.
  ///   - node: The node of the modifier.
  init(_ modifier: Modifier, in node: ViewNode)

  /// Receives a new value of the modifier from the body of an ancestor.
  ///
  /// - Parameters:
  ///   - modifier: The new value.
  ///   - node: The node of the modifier.
  func update(with modifier: Modifier, in node: ViewNode)

  /// Ends the work of the modifier when the view is removed from the tree.
  ///
  /// - Parameter node: The node of the modifier.
  func end(in node: ViewNode)
}

extension LifecycleModifier {
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ViewNode(LifecycleNode(view, inputs))
  }

  package static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(LifecycleNode<Modified, Self>.self).update(with: view)
  }
}

private final class LifecycleNode<Content: View, Modifier: LifecycleModifier>: ParentNode {
  private var modifierState: Modifier.ModifierState?

  @MainActor init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    super.init(inputs)
    modifierState = Modifier.ModifierState(view.modifier, in: self)
    show(view.content)
  }

  @MainActor func update(with view: ModifiedContent<Content, Modifier>) {
    modifierState?.update(with: view.modifier, in: self)
    show(view.content)
  }

  override func willRetire() {
    modifierState?.end(in: self)
    modifierState = nil
    super.willRetire()
  }
}

import AmbientGraph

/// A modifier that shows nothing, and acts when its view comes, changes or goes.
package protocol LifecycleModifier: ViewModifier where Body == Never {
  /// What it remembers for as long as its view is in the tree.
  associatedtype Memory: LifecycleMemory where Memory.Modifier == Self
}

/// What a lifecycle modifier remembers.
@MainActor
package protocol LifecycleMemory: AnyObject {
  associatedtype Modifier

  /// The view has come.
  init(_ modifier: Modifier, in node: ViewNode)

  /// The view around it has made the modifier anew.
  func update(with modifier: Modifier, in node: ViewNode)

  /// The view goes.
  func end(in node: ViewNode)
}

extension LifecycleModifier {
  /// Makes a node that remembers for the modifier.
  package static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ViewNode(LifecycleNode(view, inputs))
  }

  /// Tells what remembers of another modifier.
  package static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(LifecycleNode<Modified, Self>.self).update(with: view)
  }
}

private final class LifecycleNode<Content: View, Modifier: LifecycleModifier>: ParentNode {
  private var memory: Modifier.Memory?

  @MainActor init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    super.init(inputs)
    memory = Modifier.Memory(view.modifier, in: self)
    show(view.content)
  }

  @MainActor func update(with view: ModifiedContent<Content, Modifier>) {
    memory?.update(with: view.modifier, in: self)
    show(view.content)
  }

  override func willRetire() {
    memory?.end(in: self)
    memory = nil
    super.willRetire()
  }
}

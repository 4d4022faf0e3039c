import AmbientGraph
import AmbientScopes

/// A view that hides the preferences of its content from all ancestors; sheets and popovers use it.
///
/// The boundary does not change the environment of the content.
package struct PreferenceBoundary<Content: View> {
  private let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension PreferenceBoundary: View {
  package typealias Body = Never

  /// Makes the node of the boundary, and mounts the content.
  ///
  /// If an ancestor collects preferences, the content gets a scope without collectors.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferenceBoundaryNode(inputs)
    node.child = node.mount(view.content, scope: node.inner)
    return _ViewNode(node)
  }

  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(PreferenceBoundaryNode.self).show(view.content)
  }
}

private final class PreferenceBoundaryNode: ParentNode {
  let inner: Scope

  @MainActor init(_ inputs: _ViewInputs) {
    let scope = inputs.scope
    inner = scope.preferences == nil ? scope : Scope(parent: scope, inheritedContext: nil)
    super.init(inputs)
  }

  override func willRetire() {
    super.willRetire()
    if inner !== scope { inner.close() }
  }
}

public import AmbientGraph

/// A view with a body.
///
/// What it does for its view is in the view's own requirements, and inlinable: the compiler writes it
/// out for each type of view, in the module of that type.
@usableFromInline
final class CompositeNode<Content: View>: BodyNode {
  @exclusivity(unchecked) @usableFromInline var view: Content

  @inlinable @MainActor
  init(_ view: consuming Content, _ inputs: _ViewInputs) {
    self.view = view
    super.init(.of(viewWithBody: Content.self), inputs)
  }

  @inlinable @MainActor
  func update(with new: Content) {
    let isSame = withPointer(to: new) { new in
      lending(properties.type) { $0.isSame(&view, as: new) }
    }
    guard !isSame else { return }
    view = new
    valueChanged()
  }

  override var bodyName: String? { type.name }

  override var value: Any { view }

  override func run() { Content._runNode(_ViewNode(self)) }

  @inlinable @MainActor
  func runComposite() {
    withMutablePointer(to: &view) { view in
      installProperties(at: view)
      show(runBody(of: view.assumingMemoryBound(to: Content.self)) { $0.pointee.body })
    }
  }
}

extension View {
  /// Makes a node that runs the body.
  @inlinable
  public static func _makeNode(_ view: consuming Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CompositeNode(view, inputs))
  }

  /// Lets the body run if a field of the view has changed.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    lending(node.lent(as: CompositeNode<Self>.self)) { $0.update(with: view) }
  }

  /// Runs the body, and shows what it makes.
  @inlinable
  public static func _runNode(_ node: _ViewNode) {
    lending(node.lent(as: CompositeNode<Self>.self)) { $0.runComposite() }
  }
}

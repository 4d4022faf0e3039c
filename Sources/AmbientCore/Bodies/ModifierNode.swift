import AmbientGraph

/// A node that runs a function of a modifier, and shows what that makes of the modified view.
class ModifyingNode<Content: View, Modifier: ViewModifier>: BodyNode {
  private final var modifier: Modifier
  private final let content: ModifiedView<Content>

  @MainActor init(
    _ type: ViewType,
    _ view: ModifiedContent<Content, Modifier>,
    _ inputs: _ViewInputs
  ) {
    modifier = view.modifier
    content = ModifiedView(view.content, in: inputs.tree.graph)
    super.init(type, inputs)
  }

  @MainActor final func update(with view: ModifiedContent<Content, Modifier>) {
    content.set(view.content)
    let new = view.modifier
    guard !withPointer(to: new, { type.isSame(&modifier, as: $0) }) else { return }
    modifier = new
    valueChanged()
  }

  override final var value: Any { modifier }

  /// Runs the function with the modifier and a stand-in for the modified view, and shows the result.
  @MainActor final func run<Result: View>(
    _ body: @MainActor (Modifier, _ViewModifier_Content<Modifier>) -> Result
  ) {
    let placeholder = _ViewModifier_Content<Modifier>(source: content)
    withMutablePointer(to: &modifier) { installProperties(at: $0) }
    show(runBody(of: modifier) { body($0, placeholder) })
  }
}

/// A modifier with a body.
final class ModifierNode<Content: View, Modifier: ViewModifier>: ModifyingNode<Content, Modifier> {
  @MainActor init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    super.init(.of(modifierWithBody: Modifier.self), view, inputs)
  }

  override var bodyName: String? { type.name }

  override func run() {
    run { modifier, content in modifier.body(content: content) }
  }
}

extension ViewModifier {
  /// Makes a node that runs the modifier's body.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ViewNode(ModifierNode(view, inputs))
  }

  /// Lets the body run if a field of the modifier has changed.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(ModifierNode<Modified, Self>.self).update(with: view)
  }
}

/// The view that a modifier is applied to, as its body's placeholder reads it.
///
/// When only this view is new, the placeholder alone runs, and the modifier's body does not.
final class ModifiedView<Content: View>: Input<Content>, AnyModifiedView {
  // Whether a view has changed is for the nodes below to say, each for its own part.
  override func isSame(_ old: UnsafePointer<Content>, _ new: UnsafePointer<Content>) -> Bool {
    false
  }

  func show(in placeholder: ParentNode) { placeholder.show(read()) }

  func list(in list: inout _SubviewList) { Content._listSubviews(of: read(), in: &list) }
}

/// The place in a modifier's body where the modified view stands.
private final class PlaceholderNode: ParentNode {
  private let source: any AnyModifiedView

  @MainActor init(_ source: any AnyModifiedView, _ inputs: _ViewInputs) {
    self.source = source
    super.init(inputs)
    graph.schedule(self)
  }

  override func run() { source.show(in: self) }
}

extension _ViewModifier_Content {
  /// Makes a node that shows the modified view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(PlaceholderNode(view.source, inputs))
  }

  /// Leaves the node as it is: the modified view comes by another way.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

@MainActor
extension _ViewModifier_Content {
  /// No: the modified view may be any.
  public static var _isOneView: Bool { false }

  /// Lists the modified view.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    view.source.list(in: &list)
  }
}

import AmbientGraph

/// A node that runs a function of a modifier and shows the resulting view.
class ModifyingNode<Content: View, Modifier: ViewModifier>: BodyNode {
  private final var modifier: Modifier
  private final let content: ModifierContent<Content>

  @MainActor init(
    _ type: ViewType,
    _ view: ModifiedContent<Content, Modifier>,
    _ inputs: _ViewInputs
  ) {
    modifier = view.modifier
    content = ModifierContent(view.content, in: inputs.tree.graph)
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

  /// Runs a function with the modifier and a placeholder for the content of the modifier, and shows
  /// the resulting view.
  @MainActor final func run<Result: View>(
    _ body: @MainActor (Modifier, _ViewModifier_Content<Modifier>) -> Result
  ) {
    let placeholder = _ViewModifier_Content<Modifier>(content: content)
    withMutablePointer(to: &modifier) { installProperties(at: $0) }
    show(runBody(of: modifier) { body($0, placeholder) })
  }
}

/// The node of a modifier with a body.
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
  ///
  /// - Parameters:
  ///   - view: The modified view, with the modifier.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ViewNode(ModifierNode(view, inputs))
  }

  /// Schedules a run of the body if a field of the modifier has changed.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new modified view, with the new modifier.
  public static func _updateNode<Modified: View>(
    _ node: _ViewNode,
    _ view: ModifiedContent<Modified, Self>
  ) {
    node.as(ModifierNode<Modified, Self>.self).update(with: view)
  }
}

/// The view to which a modifier is applied.
///
/// The placeholder in the modifier's body reads this view. When only this view changes, the node of
/// the placeholder runs and the modifier's body does not.
final class ModifierContent<Content: View>: Input<Content>, AnyModifierContent {
  // Each new view counts as a change, because the nodes below the placeholder compare the parts of
  // the view.
  override func isSame(_ old: UnsafePointer<Content>, _ new: UnsafePointer<Content>) -> Bool {
    false
  }

  func show(in placeholderNode: ParentNode) { placeholderNode.show(read()) }

  func list(in list: inout _SubviewList) { Content._listSubviews(of: read(), in: &list) }
}

/// The node that shows the content in place of the placeholder in a modifier's body.
private final class PlaceholderNode: ParentNode {
  private let content: any AnyModifierContent

  @MainActor init(_ content: any AnyModifierContent, _ inputs: _ViewInputs) {
    self.content = content
    super.init(inputs)
    graph.schedule(self)
  }

  override func run() { content.show(in: self) }
}

extension _ViewModifier_Content {
  /// Makes a node that shows the content.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: The tree, the parent and the environment of the new node.
  /// - Returns: The node.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(PlaceholderNode(view.content, inputs))
  }

  /// Does nothing: the node reads the content from the graph.
  ///
  /// - Parameters:
  ///   - node: The node that `_makeNode` has made.
  ///   - view: The new view.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

@MainActor
extension _ViewModifier_Content {
  /// Always false, because the content may be any number of views.
  public static var _isOneView: Bool { false }

  /// Adds the subviews of the content to a list.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - list: The list of the container's subviews.
  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    view.content.list(in: &list)
  }
}

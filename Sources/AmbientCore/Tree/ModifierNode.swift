import AmbientGraph

/// A modifier with a body.
final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode {
  private let type: ViewType
  private var runner: BodyRunner<Modifier>
  private let content: ModifiedView<Content>
  private var child: ViewNode?

  @MainActor init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    if Modifier.Body.self == Never.self { Diagnostic.mayNotHaveNeverBody(Modifier.self).stop() }
    type = .of(Modifier.self, role: "view modifiers")
    runner = BodyRunner(view.modifier, type)
    content = ModifiedView(view.content, in: inputs.tree.graph)
    super.init(inputs)
    graph.schedule(self)
  }

  override var bodyName: String? { type.name }
  override var lastChild: ViewNode? { child }

  @MainActor func update(with view: ModifiedContent<Content, Modifier>) {
    content.set(view.content)
    if runner.replace(with: view.modifier, type) { graph.schedule(self) }
  }

  override func run(because reason: RunReason) {
    let placeholder = _ViewModifier_Content<Modifier>(source: content)
    let body = runner.run(type, in: self) { $0.body(content: placeholder) }
    if let child {
      Modifier.Body._updateNode(_ViewNode(child), body)
    } else {
      child = mount(body)
    }
  }

  override func willRetire() {
    runner.end()
    child = nil
  }
}

/// The view that a modifier is applied to, as its body's placeholder reads it.
///
/// When only this view is new, the placeholder alone runs, and the modifier's body does not.
final class ModifiedView<Content: View>: Input<Content>, AnyModifiedView {
  // Whether a view has changed is for the nodes below to say, each for its own part.
  override func isSame(_ old: Content, _ new: Content) -> Bool { false }

  func makeNode(in placeholder: ViewNode) -> ViewNode { placeholder.mount(read()) }
  func updateNode(_ node: ViewNode) { Content._updateNode(_ViewNode(node), read()) }
}

/// A modified view whose type does not matter.
@MainActor
protocol AnyModifiedView: AnyObject {
  func makeNode(in placeholder: ViewNode) -> ViewNode
  func updateNode(_ node: ViewNode)
}

/// The place in a modifier's body where the modified view stands.
private final class PlaceholderNode: ViewNode {
  var source: any AnyModifiedView
  private var child: ViewNode?

  @MainActor init(_ source: any AnyModifiedView, _ inputs: _ViewInputs) {
    self.source = source
    super.init(inputs)
    graph.schedule(self)
  }

  override var lastChild: ViewNode? { child }

  override func run(because reason: RunReason) {
    if let child { source.updateNode(child) } else { child = source.makeNode(in: self) }
  }

  override func willRetire() { child = nil }
}

extension _ViewModifier_Content {
  /// Makes a node that shows the modified view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(PlaceholderNode(view.source, inputs))
  }

  /// Leaves the node as it is: the modified view comes by another way.
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

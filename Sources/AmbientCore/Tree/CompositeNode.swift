import AmbientGraph

/// A view with a body.
final class CompositeNode<Content: View>: ViewNode {
  private let type: ViewType
  private var runner: BodyRunner<Content>
  private var child: ViewNode?

  @MainActor init(_ view: Content, _ inputs: _ViewInputs) {
    if Content.Body.self == Never.self { Diagnostic.mayNotHaveNeverBody(Content.self).stop() }
    type = .of(Content.self, role: "views")
    runner = BodyRunner(view, type)
    super.init(inputs)
    graph.schedule(self)
  }

  override var bodyName: String? { type.name }
  override var lastChild: ViewNode? { child }

  @MainActor func update(with view: Content) {
    if runner.replace(with: view, type) { graph.schedule(self) }
  }

  override func run(because reason: RunReason) {
    let body = runner.run(type, in: self) { $0.body }
    if let child {
      Content.Body._updateNode(_ViewNode(child), body)
    } else {
      child = mount(body)
    }
  }

  override func willRetire() {
    runner.end()
    child = nil
  }
}

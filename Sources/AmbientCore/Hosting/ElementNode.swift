import AmbientGraph

/// A node that is an element.
class AnyElementNode: ViewNode {
  final let id: ElementID
  @MainActor final fileprivate(set) var description = ElementDescription("")

  @MainActor override init(_ inputs: _ViewInputs) {
    id = inputs.tree.makeElementID()
    super.init(inputs)
  }
}

/// The node of a view that becomes an element.
final class ElementNode<Content: ElementView>: AnyElementNode {
  // Nil once the element is gone: a host may hold on to it, and must not keep what is in the view.
  private var view: Content?
  private var child: ViewNode?
  private var observedReads: ObservedReads?

  @MainActor init(_ view: Content, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    graph.schedule(self)
  }

  override var lastChild: ViewNode? { child }

  @MainActor func update(with view: Content) {
    // What is inside is compared where it is shown; a leaf has nothing else to compare.
    if Content.Content.self == EmptyView.self, let current = self.view,
      areSame(view, current, mode: .equatableUnlessTrivial)
    {
      return
    }
    self.view = view
    graph.schedule(self)
  }

  override func run(because reason: RunReason) {
    guard let view else { return }
    let (new, content) = observing(&observedReads) {
      (view.element(in: EnvironmentValues(scope)), view.content)
    }
    let isChanged = !new.looksLike(description)
    description = new
    if isChanged { tree.elementChanges?.described(self) }
    guard Content.Content.self != EmptyView.self else { return }
    if let child {
      Content.Content._updateNode(_ViewNode(child), content)
    } else {
      child = mount(content)
    }
  }

  override func willRetire() {
    observedReads?.end()
    child = nil
    view = nil
    description.onEvent = nil
  }
}

@MainActor
extension ViewNode {
  /// The elements below, down to the first on each way.
  var elementsBelow: [Element] {
    var result: [Element] = []
    var candidate = nextNode
    while let node = candidate, node.depth > depth {
      if let element = node as? AnyElementNode {
        result.append(Element(element))
        candidate = element.lastInOrder.nextNode
      } else {
        candidate = node.nextNode
      }
    }
    return result
  }

  /// This node if it is an element, or else the one around it.
  var nearestElement: AnyElementNode? {
    var candidate: ViewNode? = self
    while let node = candidate {
      if let element = node as? AnyElementNode { return element }
      candidate = node.parent
    }
    return nil
  }

  /// Notes that elements may come, go or move below this node.
  func elementsBelowChanged() {
    guard let changes = tree.elementChanges else { return }
    changes.childrenChanged(of: nearestElement)
  }
}

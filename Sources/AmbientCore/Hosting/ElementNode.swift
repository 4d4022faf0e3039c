public import AmbientGraph

/// A node that is an element.
@usableFromInline
class AnyElementNode: ParentNode {
  final let id: ElementID
  @exclusivity(unchecked) @MainActor final private(set) var description = ElementDescription("")

  @usableFromInline @MainActor override init(_ inputs: _ViewInputs) {
    id = inputs.tree.makeElementID()
    super.init(inputs)
    graph.schedule(self)
  }

  /// Takes another description, and tells the host if it looks different.
  @usableFromInline @MainActor
  final func describe(as new: consuming ElementDescription) {
    let isChanged = !new.looksLike(description)
    description = new
    if isChanged { tree.looksDifferent(self) }
  }

  override func willRetire() {
    super.willRetire()
    description.onEvent = nil
  }
}

/// The node of a view that becomes an element.
///
/// What it does for its view is in the view's own requirements, as for views with a body.
@usableFromInline
final class ElementNode<Content: ElementView>: AnyElementNode {
  // Nil once the element is gone: a host may hold on to it, and must not keep what is in the view.
  @exclusivity(unchecked) @usableFromInline var view: Content?
  @usableFromInline let type: ViewType

  @inlinable @MainActor init(_ view: Content, _ inputs: _ViewInputs) {
    self.view = view
    type = .of(element: Content.self)
    super.init(inputs)
  }

  @inlinable @MainActor
  func update(with new: Content) {
    // What is inside is compared where it is shown; a leaf has nothing else to compare.
    if Content.Content.self == EmptyView.self, Content._isShown(new, by: _ViewNode(self)) { return }
    view = new
    graph.schedule(self)
  }

  @inlinable @MainActor
  func isSame(_ old: Content, _ new: Content) -> Bool {
    withPointer(to: old) { old in
      withPointer(to: new) { type.areSame(old, $0) }
    }
  }

  override func run() { Content._runNode(_ViewNode(self)) }

  override func willRetire() {
    super.willRetire()
    view = nil
  }
}

extension ElementView {
  /// Compares field by field.
  @inlinable
  public static func _isShown(_ view: Self, by node: _ViewNode) -> Bool {
    let node = node.as(ElementNode<Self>.self)
    guard let shown = node.view else { return false }
    return node.isSame(shown, view)
  }

  /// Makes a node that keeps the element.
  @inlinable
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ElementNode(view, inputs))
  }

  /// Lets the node describe the element again.
  @inlinable
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(ElementNode<Self>.self).update(with: view)
  }

  /// Describes the element, and shows what is inside.
  @inlinable
  public static func _runNode(_ node: _ViewNode) {
    let node = node.as(ElementNode<Self>.self)
    guard let view = node.view else { return }
    if Content.self == EmptyView.self {
      node.describe(
        as: node.observing(as: node.type) { view.element(in: EnvironmentValues(node.scope)) }
      )
    } else {
      let (description, content) = node.observing(as: node.type) {
        (view.element(in: EnvironmentValues(node.scope)), view.content)
      }
      node.describe(as: description)
      node.show(content)
    }
  }
}

extension ElementView where Self: Equatable {
  /// Compares with `==`; trivial types field by field, as all views are.
  @inlinable
  public static func _isShown(_ view: Self, by node: _ViewNode) -> Bool {
    let node = node.as(ElementNode<Self>.self)
    guard let shown = node.view else { return false }
    return _isPOD(Self.self) ? node.isSame(shown, view) : shown == view
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

import AmbientGraph

/// Shows the view that a closure builds from the subviews of another view.
///
/// - Invalidation: The closure runs again when a subview is inserted, removed or moved, or changes
///   its container values. A change of a subview's content does not run the closure.
struct SubviewsView<Base: View, Result: View> {
  let base: Base
  let transform: (ResolvedSubviews) -> Result
}

extension SubviewsView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(SubviewsNode(view, nil, inputs))
  }

  static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(SubviewsNode<Base, Result>.self).update(with: view, nil)
  }

  static var _isOneView: Bool { false }

  static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.expand(Self.self) { context, listing in
      ListedSubviews(view: view, target: SubviewsTarget(context: context, listing: listing))
    }
  }
}

/// A `SubviewsView` in the content of another container.
///
/// That container lists the subviews of the closure's result, and shows them. This view shows
/// nothing itself.
private struct ListedSubviews<Base: View, Result: View> {
  let view: SubviewsView<Base, Result>
  let target: SubviewsTarget
}

extension ListedSubviews: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(SubviewsNode(view.view, view.target, inputs))
  }

  static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(SubviewsNode<Base, Result>.self).update(with: view.view, view.target)
  }
}

/// The place where another container lists the subviews of the closure's result.
private struct SubviewsTarget {
  let context: SubviewContext
  let listing: SubviewListing
}

/// The node of a `SubviewsView`.
///
/// The node has three children. The first child lists the subviews. When all subviews are listed,
/// the second child collects them and their sections. The third child runs the closure, and shows
/// or lists the result of the closure.
private final class SubviewsNode<Base: View, Result: View>: ViewNode {
  private var listingNode: ListingNode<Base>?
  private var resolvingNode: ResolvingNode?
  private var transformingNode: TransformingNode<Result>?

  @MainActor init(
    _ view: SubviewsView<Base, Result>,
    _ target: SubviewsTarget?,
    _ inputs: _ViewInputs
  ) {
    super.init(inputs)
    willMountFirstChild()
    let listing = SubviewListing([], in: graph)
    listingNode = ListingNode(view.base, SubviewContext(), listing, self.inputs())
    let resolvingNode = ResolvingNode(listing, self.inputs())
    self.resolvingNode = resolvingNode
    transformingNode = TransformingNode(
      resolvingNode.result,
      view.transform,
      target,
      self.inputs()
    )
  }

  override var lastChild: ViewNode? { transformingNode ?? resolvingNode ?? listingNode }

  override func key(of child: ViewNode) -> AnyHashable? { child === listingNode }

  @MainActor func update(with view: SubviewsView<Base, Result>, _ target: SubviewsTarget?) {
    listingNode?.update(with: view.base)
    transformingNode?.update(view.transform, target)
  }

  override func willRetire() {
    super.willRetire()
    transformingNode = nil
    resolvingNode = nil
    listingNode = nil
  }
}

private final class TransformingNode<Result: View>: ParentNode {
  private let subviews: ResolvingNode.Result
  private var transform: ((ResolvedSubviews) -> Result)?
  private var target: SubviewsTarget?
  private let type: ViewType

  @MainActor init(
    _ subviews: ResolvingNode.Result,
    _ transform: @escaping (ResolvedSubviews) -> Result,
    _ target: SubviewsTarget?,
    _ inputs: _ViewInputs
  ) {
    self.subviews = subviews
    self.transform = transform
    self.target = target
    type = .of(SubviewsView<EmptyView, Result>.self, .view)
    super.init(inputs)
    graph.schedule(self)
  }

  @MainActor func update(
    _ transform: @escaping (ResolvedSubviews) -> Result,
    _ target: SubviewsTarget?
  ) {
    self.transform = transform
    self.target = target
    if let target { listingNode?.update(in: target.context) }
    graph.schedule(self)
  }

  // Safe because the child of a node with a target is always a `ListingNode<Result>`.
  private var listingNode: ListingNode<Result>? {
    child.map { unsafeDowncast($0, to: ListingNode<Result>.self) }
  }

  override func run() {
    guard let transform else { return }
    let result = observing(as: type) { transform(subviews.read()) }
    guard let target else { return show(result) }
    if let listingNode { return listingNode.update(with: result) }
    willMountFirstChild()
    child = ListingNode(result, target.context, target.listing, inputs())
  }

  override func willRetire() {
    super.willRetire()
    transform = nil
    target = nil
  }
}

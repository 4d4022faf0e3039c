import AmbientGraph

/// Shows the view that a closure builds from the subviews of another view.
///
/// - Invalidation: The closure runs again when a subview is inserted, removed or moved, or changes
///   its container values. A change of the content of a subview does not run the closure.
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

/// A view that is built from subviews, and is itself part of another container's content.
///
/// The closure's result is not shown, but listed for that other container.
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

/// The context and the listing for a closure's result that is listed and not shown.
private struct SubviewsTarget {
  let context: SubviewContext
  let listing: SubviewListing
}

/// The node of a view that is built from subviews.
///
/// It has three children: the first lists the subviews, the second resolves them when all are
/// listed, and the third shows the closure's result.
private final class SubviewsNode<Base: View, Result: View>: ViewNode {
  private var list: ListingNode<Base>?
  private var resolving: ResolvingNode?
  private var transforming: TransformingNode<Result>?

  @MainActor init(
    _ view: SubviewsView<Base, Result>,
    _ target: SubviewsTarget?,
    _ inputs: _ViewInputs
  ) {
    super.init(inputs)
    willMountFirstChild()
    let listing = SubviewListing([], in: graph)
    list = ListingNode(view.base, SubviewContext(), listing, self.inputs())
    let resolving = ResolvingNode(listing, self.inputs())
    self.resolving = resolving
    transforming = TransformingNode(resolving.result, view.transform, target, self.inputs())
  }

  override var lastChild: ViewNode? { transforming ?? resolving ?? list }

  @MainActor func update(with view: SubviewsView<Base, Result>, _ target: SubviewsTarget?) {
    list?.update(with: view.base)
    transforming?.update(view.transform, target)
  }

  override func willRetire() {
    super.willRetire()
    transforming = nil
    resolving = nil
    list = nil
  }
}

/// Runs the closure, and shows or lists its result.
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
    if let target { listing?.update(in: target.context) }
    graph.schedule(self)
  }

  // Safe because a node with a target has no child of a different class.
  private var listing: ListingNode<Result>? {
    child.map { unsafeDowncast($0, to: ListingNode<Result>.self) }
  }

  override func run() {
    guard let transform else { return }
    let result = observing(as: type) { transform(subviews.read()) }
    guard let target else { return show(result) }
    if let listing { return listing.update(with: result) }
    willMountFirstChild()
    child = ListingNode(result, target.context, target.listing, inputs())
  }

  override func willRetire() {
    super.willRetire()
    transform = nil
    target = nil
  }
}

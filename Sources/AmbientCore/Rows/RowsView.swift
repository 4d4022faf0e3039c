import AmbientGraph

/// Lists the rows of the view `base`, and shows the view that `transform` returns for these rows.
///
/// - Invalidation: `transform` runs again when this view is updated, when `base` lists its rows
///   again, and after a change of a value that `transform` reads.
package struct RowsView<Base: View, Result: View> {
  let base: Base
  let transform: (RowList) -> Result

  package init(_ base: Base, transform: @escaping (RowList) -> Result) {
    self.base = base
    self.transform = transform
  }
}

extension RowsView: View {
  package typealias Body = Never

  package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(RowsNode(view, inputs))
  }

  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(RowsNode<Base, Result>.self).update(with: view)
  }
}

/// A node that has two children: the first lists the rows, the second shows the closure's result.
private final class RowsNode<Base: View, Result: View>: ViewNode {
  private var listingNode: ListingNode<Base>?
  private var resultNode: RowsResultNode<Result>?

  @MainActor init(_ view: RowsView<Base, Result>, _ inputs: _ViewInputs) {
    super.init(inputs)
    willMountFirstChild()
    let listing = SubviewListing([], in: graph)
    var context = SubviewContext()
    context.listsLazyRows = true
    listingNode = ListingNode(view.base, context, listing, self.inputs())
    resultNode = RowsResultNode(listing, view.transform, self.inputs())
  }

  override var lastChild: ViewNode? { resultNode ?? listingNode }

  override func key(of child: ViewNode) -> AnyHashable? { child === listingNode }

  @MainActor func update(with view: RowsView<Base, Result>) {
    listingNode?.update(with: view.base)
    resultNode?.update(view.transform)
  }

  override func willRetire() {
    super.willRetire()
    resultNode = nil
    listingNode = nil
  }
}

private final class RowsResultNode<Result: View>: ParentNode {
  private let listing: SubviewListing
  private var transform: ((RowList) -> Result)?
  private let type: ViewType

  @MainActor init(
    _ listing: SubviewListing,
    _ transform: @escaping (RowList) -> Result,
    _ inputs: _ViewInputs
  ) {
    self.listing = listing
    self.transform = transform
    type = .of(RowsView<EmptyView, Result>.self, .view)
    super.init(inputs)
    graph.schedule(self)
  }

  @MainActor func update(_ transform: @escaping (RowList) -> Result) {
    self.transform = transform
    graph.schedule(self)
  }

  override func run() {
    guard let transform else { return }
    show(observing(as: type) { transform(RowList(listing)) })
  }

  override func willRetire() {
    super.willRetire()
    transform = nil
  }
}

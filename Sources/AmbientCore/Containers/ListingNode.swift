import AmbientGraph

/// Lists the subviews of a view.
///
/// An inner view may need a separate node that lists the inner view's subviews. For example, the
/// subviews of a custom view are unknown until its body has run. Such an inner view is listed as an
/// *expansion*. A listing node has one child for each expansion.
final class ListingNode<Content: View>: ViewNode {
  private var view: Content
  private var context: SubviewContext
  private let listing: SubviewListing
  private let type: ViewType
  private var children: [(expansion: SubviewExpansion, node: ViewNode)] = []

  @MainActor init(
    _ view: Content,
    _ context: SubviewContext,
    _ listing: SubviewListing,
    _ inputs: _ViewInputs
  ) {
    self.view = view
    self.context = context
    self.listing = listing
    type = .of(Content.self, .view)
    super.init(inputs)
    graph.schedule(self)
  }

  override var lastChild: ViewNode? { children.last?.node }

  override func key(of child: ViewNode) -> AnyHashable? {
    children.first { $0.node === child }?.expansion.key
  }

  @MainActor func update(with view: Content) {
    self.view = view
    graph.schedule(self)
  }

  @MainActor func update(in context: SubviewContext) {
    self.context = context
    graph.schedule(self)
  }

  override func run() {
    var existing: [SubviewExpansion.Key: SubviewListing] = [:]
    for (expansion, _) in children { existing[expansion.key] = expansion.listing }
    var list = _SubviewList(context, reusing: existing, in: graph)
    observing(as: type) { Content._listSubviews(of: view, in: &list) }
    expand(list.expansions)
    listing.set(list.parts)
  }

  /// Mounts, updates and unmounts children, so that each expansion has one child.
  ///
  /// The order of the children does not matter.
  @MainActor private func expand(_ expansions: [SubviewExpansion]) {
    var wanted: [SubviewExpansion.Key: SubviewExpansion] = [:]
    for expansion in expansions { wanted[expansion.key] = expansion }
    children = children.filter { child in
      if let expansion = wanted.removeValue(forKey: child.expansion.key) {
        AnyView._updateNode(_ViewNode(child.node), expansion.view)
        return true
      }
      unmount(child.node)
      return false
    }
    for expansion in expansions where wanted.removeValue(forKey: expansion.key) != nil {
      willMakeRow(after: children.last?.node)
      children.append((expansion, AnyView._makeNode(expansion.view, inputs()).node))
    }
  }

  override func willRetire() {
    super.willRetire()
    children = []
  }
}

import AmbientGraph

/// Runs the body of `content`, and lists the subviews of the body for a container.
///
/// The node stores the state of `content`. The container shows the subviews; this node does not.
struct ExpandedView<Content: View> {
  let content: Content
  let context: SubviewContext
  let listing: SubviewListing
}

extension ExpandedView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ExpandedNode(view, inputs))
  }

  static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.as(ExpandedNode<Content>.self).update(with: view)
  }
}

private final class ExpandedNode<Content: View>: BodyNode {
  private var view: Content
  private var context: SubviewContext
  private let listing: SubviewListing
  private var listingNode: ListingNode<Content.Body>?

  @MainActor init(_ view: ExpandedView<Content>, _ inputs: _ViewInputs) {
    self.view = view.content
    context = view.context
    listing = view.listing
    super.init(.of(viewWithBody: Content.self), inputs)
  }

  @MainActor func update(with new: ExpandedView<Content>) {
    context = new.context
    listingNode?.update(in: context)
    guard !withPointer(to: new.content, { type.isSame(&view, as: $0) }) else { return }
    view = new.content
    valueChanged()
  }

  override var bodyName: String? { type.name }

  override func run() {
    withMutablePointer(to: &view) { installProperties(at: $0) }
    let body = runBody(of: view) { $0.body }
    if let listingNode { return listingNode.update(with: body) }
    willMountFirstChild()
    let node = ListingNode(body, context, listing, inputs())
    child = node
    listingNode = node
  }

  override func willRetire() {
    super.willRetire()
    listingNode = nil
  }
}

/// Lists the subviews of a deeply nested view in a separate node.
///
/// Views inside an `AnyView` may contain further `AnyView`s, to any depth. Without separate nodes,
/// the calls that list the subviews would be nested as deeply as the views, and could overflow the
/// stack.
struct ListedLater {
  let content: AnyView
  let context: SubviewContext
  let listing: SubviewListing
}

extension ListedLater: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ListingNode(view.content, view.context, view.listing, inputs))
  }

  static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.as(ListingNode<AnyView>.self)
    node.update(with: view.content)
    node.update(in: view.context)
  }
}

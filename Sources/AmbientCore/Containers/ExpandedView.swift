import AmbientGraph

/// A view of a container's content whose body must run before its subviews are known.
///
/// It holds the state of the view and shows nothing.
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
    let made = ListingNode(body, context, listing, inputs())
    child = made
    listingNode = made
  }

  override func willRetire() {
    super.willRetire()
    listingNode = nil
  }
}

/// A view of a container's content that a separate node lists.
///
/// Views may be nested by value to any depth. A separate node keeps function calls from nesting as
/// deep.
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

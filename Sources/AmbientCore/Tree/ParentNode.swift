public import AmbientGraph

/// A node with at most one child.
@usableFromInline
class ParentNode: ViewNode {
  @exclusivity(unchecked) @usableFromInline final var child: ViewNode?

  @usableFromInline @MainActor
  override init(_ inputs: _ViewInputs, isPlaced: Bool = true) {
    super.init(inputs, isPlaced: isPlaced)
  }

  override final var lastChild: ViewNode? { child }

  /// The environment of the child.
  var scopeBelow: Scope { scope }

  override func willRetire() {
    super.willRetire()
    child = nil
  }

  /// Shows a view in the child; the view's type is always the same.
  @inlinable @MainActor
  final func show<Content: View>(_ view: Content) {
    guard child != nil else { return child = mount(view) }
    lending(childInPlace) { Content._updateNode(_ViewNode($0), view) }
  }

  /// The child, which stays where it is while it is given another view, and so need not be counted.
  @inlinable var childInPlace: Unmanaged<ViewNode> { .passUnretained(child.unsafelyUnwrapped) }
}
